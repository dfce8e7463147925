/* Written by `python -m folsom.wire.typescript` from the Python definitions; not by hand. */

export const PROTOCOL = 1;

export type Asked = Hello | Choose | TakeBack | Answer | Say | React | Ready | Wish | Rename | Leave | StandIn | PutBot | Change | Start | Reopen | Story | Forecast | Hint | Ping;
export type Told = Welcome | Happened | RoomChanged | Said | StoryTold | Forecasts | Hinted | Done | Refused | Pong;
export type View = ExpressView;
export type GameEvent = PlacedEvent | ChoseEvent | DrewEvent | ReshuffledEvent | RoundEvent | TurnEvent | PlayedEvent | PassedEvent | DiscardedEvent | KeptEvent | ResolvingEvent | NoEffectEvent | MovedEvent | ShotEvent | PunchedEvent | TookEvent | DroppedEvent | LeftEvent | MarshalEvent | WoundedEvent | BulletsShortEvent | HappeningEvent | StrongboxEvent | RansomEvent | DrankEvent | DrankSecretlyEvent | HostageEvent | ShotgunEvent | StagecoachEvent | HorseLostEvent | MarshalDrankEvent | SharedEvent | MortalBulletEvent | VanishedEvent | TimeMachineEvent | GoalEvent | SearchedEvent | AimedEvent | HealedEvent | ArrestedEvent | BrokeOutEvent | FreedPrisonerEvent | FreedBanditEvent | HandedOverEvent | CopiedEvent | FistfighterEvent | RecapturedEvent | ConfiscatedEvent | ThrownEvent | SafePlaceEvent | RumourEvent | FlaskTakenEvent | AchievementsEvent | GoalsShownEvent | OverEvent;
export type SuperEvent = SuperPlacedEvent | SuperRoundEvent | SuperChoseEvent | SuperTurnedUpEvent | SuperTurnedEvent | SuperMovedEvent | SuperShotEvent | SuperMissedEvent | SuperStoodUpEvent | SuperLayDownEvent | SuperSavedEvent | SuperFellEvent | SuperUncoupledEvent | SuperTookEvent | SuperOverEvent;

/** What the marshal has: bandits once arrested, prisoners brought back, mail bags. */
export interface Achievements {
  wanted: string[];
  companions: string[];
  bags: Token[];
}

/** At the end: prisoners left and bags that no bandit owns go to the marshal. */
export interface AchievementsEvent {
  event: "achievements";
  companions: string[];
  bags: number;
}

/** A shot of the marshal, and the bullet that it was. */
export interface AimedEvent {
  event: "aimed";
  target: string;
  stack: "left" | "right";
  bullet: "drop-the-bag" | "golden" | "gotcha" | "hurt-knee" | "hurt-shoulder" | "lost-weapon";
}

/** Agree or not to what another would take back. */
export interface Answer {
  type: "answer";
  seat: number;
  agree: boolean;
  id?: string;
}

/** To the cell, the first time with the Wanted card. */
export interface ArrestedEvent {
  event: "arrested";
  bandit: string;
  from: string;
  wanted: boolean;
}

/**
 * POST /api/lessons/{lesson} and /api/puzzles/{puzzle}: the learner's choices so far.
 *
 * Nothing is kept at the server: the same choices always lead to the same place.
 */
export interface Attempt {
  choices?: string[];
  scene?: number;
}

/** A bandit, where it stands and what lies on its sheet. */
export interface Bandit {
  bandit: string;
  seat: number;
  place: string | null;
  bullets: number;
  loot: Token[];
  station: number;
  hostage?: "banker" | "minister" | "old-lady" | "photographer" | "poker-player" | "poodle" | "teacher" | "zealot" | null;
  wanted?: boolean;
  prisoner?: string | null;
  fists?: ("bronze" | "gold" | "silver")[];
  hurt?: ("drop-the-bag" | "golden" | "gotcha" | "hurt-knee" | "hurt-shoulder" | "lost-weapon")[];
}

/**
 * Something happened (`frame`), or something is said to the learner.
 *
 * With `wanted` there is a choice to be made, and these are the ones that lead on.
 */
export interface Beat {
  frame: Frame | null;
  step: number;
  say: string;
  show: string;
  wanted: string[];
}

/** Out of the cell by Brainwave. */
export interface BrokeOutEvent {
  event: "broke-out";
  bandit: string;
  to: string;
}

/** Too few neutral bullets, so none of these takes one. */
export interface BulletsShortEvent {
  event: "bullets-short";
  bandits: string[];
}

/** GET /api/catalogue: what can be asked for in a set-up. */
export interface Catalogue {
  version: string;
  protocol: number;
  games: Record<string, Record<string, unknown>>;
  bots: string[];
  signs: string[];
}

/**
 * Host, in the waiting room: another set-up, as when the table was opened.
 *
 * What is left out stays as it is. With fewer seats the last ones go.
 */
export interface Change {
  type: "change";
  options?: Record<string, unknown> | null;
  seats?: number | null;
  public?: boolean | null;
  watching?: boolean | null;
  clock?: number | null;
  hints?: boolean | null;
  id?: string;
}

/** A choice of a seat, for the question that was put under the number `asked`. */
export interface Choose {
  type: "choose";
  seat: number;
  choice: string;
  asked: number;
  id?: string;
}

/** A seat has chosen in secret. */
export interface ChoseEvent {
  event: "chose";
  seat: number;
}

/** The bandit's mail bag goes to the marshal's achievements. */
export interface ConfiscatedEvent {
  event: "confiscated";
  bandit: string;
  loot: "flask" | "half-old" | "half-usual" | "jewel" | "mail-bag" | "purse" | "strongbox";
  value?: number;
}

/** A Brainwave becomes this action. */
export interface CopiedEvent {
  event: "copied";
  bandit: string;
  action: "arrest" | "brainwave" | "fire" | "floor" | "floor+" | "marshal" | "move" | "move+" | "punch" | "ride" | "rob";
}

/** Where a lesson or a puzzle stands after some choices: all that followed the last of them. */
export interface Course {
  game: string;
  seat: number;
  steps: number;
  beats: Beat[];
  status: "asked" | "failed" | "over" | "solved";
  forecasts: Record<string, Foretold>;
}

/** A card goes to the discard pile. */
export interface DiscardedEvent {
  event: "discarded";
  seat: number;
  card: string;
}

/** A message was carried out and, if it changed anything, stored under this number. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** A drink was taken. */
export interface DrankEvent {
  event: "drank";
  bandit: string;
  whiskey: "old" | "usual";
}

/** A drink in a turmoil, and the cards drawn for it: for the seat alone. */
export interface DrankSecretlyEvent {
  event: "drank-secretly";
  bandit: string;
  whiskey: "old" | "usual";
  cards: string[];
}

/** Cards came into the hand; which, only the seat knows. */
export interface DrewEvent {
  event: "drew";
  seat: number;
  count: number;
  how: "choose" | "partner" | "start" | "turmoil" | "turn" | "whiskey";
  cards?: string[];
}

/** Loot falls to the floor. */
export interface DroppedEvent {
  event: "dropped";
  bandit: string;
  loot: "flask" | "half-old" | "half-usual" | "jewel" | "mail-bag" | "purse" | "strongbox";
  place: string;
  cause: "punch" | "revenge";
  value?: number;
}

/** All that a seat (none: a spectator) may know. */
export interface ExpressView {
  game: "express";
  seat: number | null;
  phase: "angry-marshal" | "boarding" | "choose-card" | "discarding" | "fleeing" | "handing-over" | "keeping" | "over" | "pickpocketing" | "reflexes" | "schemin" | "start-places" | "stealin" | "taking-hostage" | "travelling" | "turmoil";
  round: number;
  turn: number | null;
  first: number;
  deciders: number[];
  acting: string | null;
  choices: string[];
  rounds: RoundCard[];
  wagons: string[];
  marshal: number | null;
  neutral: number;
  strongbox_waits: boolean;
  places: Place[];
  bandits: Bandit[];
  players: Player[];
  pile: Played[];
  powers: boolean;
  events: boolean;
  expert: boolean;
  pairs: boolean;
  teams: boolean;
  edition: number;
  chosen?: (boolean | string)[];
  expansions?: ("cursed" | "horses" | "machine" | "marshal")[];
  stagecoach?: number;
  shotgun?: string;
  horses?: number[];
  hostages?: ("banker" | "minister" | "old-lady" | "photographer" | "poker-player" | "poodle" | "teacher" | "zealot")[];
  drinking?: number;
  wagon?: number;
  destination?: string;
  prisoners?: string[];
  stacks?: Stacks;
  fistfighters?: ("bronze" | "gold" | "silver")[];
  achievements?: Achievements;
  goals?: Goal[];
  more?: boolean;
  result?: Result;
}

/** Who punched the marshal takes this card. */
export interface FistfighterEvent {
  event: "fistfighter";
  bandit: string;
  card: "bronze" | "gold" | "silver";
  amount: number;
}

/** The marshal took a flask from where he stands. */
export interface FlaskTakenEvent {
  event: "flask-taken";
  loot: "flask" | "half-old" | "half-usual" | "jewel" | "mail-bag" | "purse" | "strongbox";
  value?: number;
}

/** While planning: tell what each card would do, as far as the seat can know. */
export interface Forecast {
  type: "forecast";
  seat: number;
  id?: string;
}

/** What each choice of a seat would lead to; those of which nothing can be said are left out. */
export interface Forecasts {
  type: "forecast";
  seat: number;
  asked: number | null;
  choices: Record<string, Foretold>;
  id: string;
}

/** What a card would do, as far as the seat can know. */
export interface Foretold {
  steps: Step[];
  outcomes: string[];
}

/** One step of a record: what happened, and how things stood after it. */
export interface Frame {
  step: number;
  events: GameEvent[];
  view: View;
}

/** GET /api/records/{record}/frames: the steps from `first` on, as some eyes saw them. */
export interface Frames {
  steps: number;
  first: number;
  frames: Frame[];
}

/** The target leaves the cell with the bandit's help. */
export interface FreedBanditEvent {
  event: "freed-bandit";
  bandit: string;
  target: string;
  to: string;
}

/** A companion goes along with the bandit. */
export interface FreedPrisonerEvent {
  event: "freed-prisoner";
  bandit: string;
  prisoner: string;
}

/** A goal of the marshal; its name is none for eyes that cannot know it. */
export interface Goal {
  goal: string | null;
  turned: boolean;
  open: boolean;
  fulfilled?: boolean;
  count?: number;
  needed?: number;
}

/** The marshal turns over his next goal; which, only he knows. */
export interface GoalEvent {
  event: "goal";
  number: number;
  goal?: string;
}

/** At the end: the five goals, how many are fulfilled, and whether that is enough. */
export interface GoalsShownEvent {
  event: "goals-shown";
  goals: Goal[];
  fulfilled: number;
  won: boolean;
}

/** The freed bandit gives the target a token. */
export interface HandedOverEvent {
  event: "handed-over";
  bandit: string;
  target: string;
  loot: "flask" | "half-old" | "half-usual" | "jewel" | "mail-bag" | "purse" | "strongbox";
  value?: number;
}

/**
 * Something happened in the game, as one seat (none: a spectator) saw it.
 *
 * `number` counts everything that happens at the table; it only grows.
 */
export interface Happened {
  type: "happened";
  number: number;
  seat: number | null;
  events: GameEvent[];
  view: View;
  by: string;
  asked: number | null;
  deadline: number | null;
  undo: "ask" | "free" | "no";
  back: boolean;
}

/** The event of the round card begins. */
export interface HappeningEvent {
  event: "happening";
  name: string;
}

/** A lasting bullet goes into the deck. */
export interface HealedEvent {
  event: "healed";
  bandit: string;
  bullet: "drop-the-bag" | "golden" | "gotcha" | "hurt-knee" | "hurt-shoulder" | "lost-weapon";
}

/**
 * The first message of a socket: which table, and the keys of seats and host, if any.
 *
 * `since` is the last number seen; what happened after it is told again.
 */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  keys?: string[];
  since?: number | null;
  name?: string;
}

/** When the seat has to decide: tell what the expert would do, and why; where hints are on. */
export interface Hint {
  type: "hint";
  seat: number;
  id?: string;
}

/** What the expert would choose for a seat, with its reasons, the best first. */
export interface Hinted {
  type: "hint";
  seat: number;
  asked: number;
  choice: string;
  reasons: Reason[];
  playouts: number;
  id: string;
}

/** A horse beside this car leaves the game. */
export interface HorseLostEvent {
  event: "horse-lost";
  car: number;
}

/** A hostage was taken. */
export interface HostageEvent {
  event: "hostage";
  bandit: string;
  hostage: "banker" | "minister" | "old-lady" | "photographer" | "poker-player" | "poodle" | "teacher" | "zealot";
}

/** So many cards stay in hand. */
export interface KeptEvent {
  event: "kept";
  seat: number;
  count: number;
}

/** Give a seat up, or as host free any; its key is worth nothing from then on. */
export interface Leave {
  type: "leave";
  seat: number;
  id?: string;
}

/** A purse is left lying. */
export interface LeftEvent {
  event: "left";
  bandit: string;
  loot: "flask" | "half-old" | "half-usual" | "jewel" | "mail-bag" | "purse" | "strongbox";
}

/** A lesson by its name, and how many steps each of its scenes has. */
export interface LessonInfo {
  name: string;
  game: string;
  scenes: number[];
}

/** GET /api/lessons: the lessons there are, in their order. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** One line of the reckoning; no bandit where it belongs to the seat. */
export interface Line {
  kind: "badge" | "caught" | "fistfighter" | "goals" | "gunslinger" | "jewels" | "mail-bags" | "mortal-bullet" | "prisoner" | "purses" | "ransom-banker" | "ransom-minister" | "ransom-old-lady" | "ransom-photographer" | "ransom-poker-player" | "ransom-poodle" | "ransom-teacher" | "ransom-zealot" | "sharing" | "station" | "strongboxes" | "time-machine" | "wanted";
  bandit: string;
  count: number;
  amount: number;
}

/** The marshal emptied a flask. */
export interface MarshalDrankEvent {
  event: "marshal-drank";
  whiskey: "old" | "usual";
}

/** The marshal goes from car to car. */
export interface MarshalEvent {
  event: "marshal";
  from: number;
  to: number;
}

/** Something that happened while a client was away, without its view. */
export interface Missed {
  number: number;
  events: GameEvent[];
  by: string;
  back: boolean;
}

/** So much was lost for the bullets of this round. */
export interface MortalBulletEvent {
  event: "mortal-bullet";
  seat: number;
  amount: number;
}

/** A bandit goes, or is moved, from one place to another. */
export interface MovedEvent {
  event: "moved";
  bandit: string;
  from: string;
  to: string;
  cause: "braking" | "flee" | "floor" | "full-speed" | "move" | "punch" | "push" | "ride" | "swivel-arm" | "time-machine";
}

/** The card cannot be carried out; a hostage, a bullet or the cell may be the reason. */
export interface NoEffectEvent {
  event: "no-effect";
  bandit: string;
  action: "arrest" | "brainwave" | "fire" | "floor" | "floor+" | "marshal" | "move" | "move+" | "punch" | "ride" | "rob";
  hostage?: "banker" | "minister" | "old-lady" | "photographer" | "poker-player" | "poodle" | "teacher" | "zealot";
  bullet?: "drop-the-bag" | "golden" | "gotcha" | "hurt-knee" | "hurt-shoulder" | "lost-weapon";
  cell?: boolean;
}

/**
 * POST /api/tables: a new table.
 *
 * `options` are the words of the set-up, as in docs/protocol.md; `seats` says who sits where: a
 * bot by its level, or nobody yet.
 */
export interface OpenTable {
  game?: string;
  options?: Record<string, unknown>;
  seats?: (string | null)[];
  seed?: number | null;
  public?: boolean;
  watching?: boolean;
  clock?: number;
  hints?: boolean | null;
}

/** A table was opened; the host key starts it and changes it. */
export interface Opened {
  table: string;
  host: string;
}

/** The game has ended. */
export interface OverEvent {
  event: "over";
}

/** No card is played: none is wanted, there is none, or there is none to draw either. */
export interface PassedEvent {
  event: "passed";
  seat: number;
  cause: "declined" | "no-card" | "nothing";
}

/** Ask whether anyone is there. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** A place of the train, such as `3 roof`, and what lies there. */
export interface Place {
  place: string;
  loot: Token[];
}

/** A bandit is set on the train. */
export interface PlacedEvent {
  event: "placed";
  bandit: string;
  place: string;
}

/** POST /api/records/{record}/play-on: a new table that begins after so many steps. */
export interface PlayOn {
  step: number;
  seats: (string | null)[];
  public?: boolean;
  watching?: boolean;
  clock?: number;
}

/** A card on the pile; its text is none while it is hidden. */
export interface Played {
  seat: number;
  face_down: boolean;
  card: string | null;
  resolved: boolean;
}

/** A card goes on the pile. */
export interface PlayedEvent {
  event: "played";
  seat: number;
  face_down: boolean;
  card?: string;
}

/** A seat's cards: how many for all, which for the seat itself. */
export interface Player {
  seat: number;
  bandits: string[];
  hand: number;
  deck: number;
  received: Record<string, number>;
  clogged: number;
  cards?: string[];
  staged?: string[];
  top?: string[];
  discard?: string[];
  sure?: string[];
  kept?: number;
  strays?: number[];
  may_hold?: string[];
}

/** Yes, someone is. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** Why a request was not carried out. */
export interface Problem {
  code: string;
  text: string;
}

/** Followed by what dropped and where the target went. */
export interface PunchedEvent {
  event: "punched";
  bandit: string;
  target: string;
}

/** Host: a bot of this level takes the seat; no level opens it to people again. */
export interface PutBot {
  type: "put-bot";
  seat: number;
  level?: string | null;
  id?: string;
}

/** A puzzle: who is to reach what, within how many rounds. */
export interface PuzzleInfo {
  name: string;
  game: string;
  expansions: string[];
  level: number;
  bandit: string;
  goal: "ahead" | "alone" | "fire" | "gain" | "loot" | "stay" | "take";
  amount: number;
  rounds: number;
  plans: Record<string, string[]>;
}

/** GET /api/puzzles: the puzzles there are, the easiest first. */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
}

/** The conductor pays. */
export interface RansomEvent {
  event: "ransom";
  bandit: string;
  amount: number;
}

/** A quick reaction, by its name. */
export interface React {
  type: "react";
  sign: string;
  seat?: number | null;
  id?: string;
}

/** In the waiting room: this seat is ready, or not yet. */
export interface Ready {
  type: "ready";
  seat: number;
  ready: boolean;
  id?: string;
}

/** What the expert found out about one of the choices. */
export interface Reason {
  choice: string;
  share: number;
  wins: number;
  money: number;
}

/** The bandit's prisoner goes to the marshal's achievements. */
export interface RecapturedEvent {
  event: "recaptured";
  bandit: string;
  prisoner: string;
}

/** POST /api/records: the record was checked and can be watched under this name. */
export interface RecordKept {
  record: string;
  steps: number;
  over: boolean;
}

/** A message was not carried out, and nothing changed. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  id: string;
}

/** What the person at this seat is called. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  id?: string;
}

/** Host, when a game is over: back to the waiting room, with the same people. */
export interface Reopen {
  type: "reopen";
  id?: string;
}

/** Somebody would take a choice back and asks for consent. */
export interface Request {
  seat: number;
  to: number;
  agreed: number[];
  missing: number[];
}

/** The discard pile becomes the deck. */
export interface ReshuffledEvent {
  event: "reshuffled";
  seat: number;
}

/** The next card of the pile is carried out. */
export interface ResolvingEvent {
  event: "resolving";
  bandit: string;
  action: "arrest" | "brainwave" | "fire" | "floor" | "floor+" | "marshal" | "move" | "move+" | "punch" | "ride" | "rob";
  hidden: boolean;
}

/** How the game ended. */
export interface Result {
  standings: Standing[];
  winners: number[];
  decided_by: "bullets" | "goals" | "money" | "nobody" | "shared";
  teams?: Team[];
}

/** A table as everybody at it may see it. */
export interface Room {
  table: string;
  status: "over" | "playing" | "waiting";
  game: string;
  options: Record<string, unknown>;
  played: number;
  seats: SeatInfo[];
  public: boolean;
  watching: boolean;
  clock: number;
  seeded: boolean;
  hints: boolean;
  watchers: number;
  request: Request | null;
}

/** Who sits where, the set-up or the state of the table changed, or somebody came or went. */
export interface RoomChanged {
  type: "room";
  number: number;
  room: Room;
}

/** A round card that was turned up; `happening` is empty if it has no event. */
export interface RoundCard {
  card: string;
  turns: ("jolt" | "speeding-up" | "standard" | "switching" | "tunnel" | "turmoil")[];
  happening: string;
  keep?: number;
}

/** The round card is turned up. */
export interface RoundEvent {
  event: "round";
  round: number;
  card: string;
  turns: ("jolt" | "speeding-up" | "standard" | "switching" | "tunnel" | "turmoil")[];
  happening: string;
  first: number;
  keep?: number;
}

/** One of the goals is shown to all. */
export interface RumourEvent {
  event: "rumour";
  number: number;
  goal: string;
}

/** All loot inside the marshal's car goes to its roof. */
export interface SafePlaceEvent {
  event: "safe-place";
  from: string;
  to: string;
}

/** Words or a reaction. */
export interface Said {
  type: "said";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  sign: string;
  at: number;
}

/** Words for the table; those of one without a seat are for the spectators alone. */
export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
  id?: string;
}

/** Brainwave was taken into the hand. */
export interface SearchedEvent {
  event: "searched";
  seat: number;
  pile: "deck" | "discard";
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  who: "bot" | "open" | "person";
  name: string;
  level: string | null;
  bandit: string | null;
  ready: boolean;
  here: boolean;
  away: number | null;
  guest: boolean;
  shared: boolean;
}

/** A seat's side of the table (none: a spectator's), when a client comes or comes back. */
export interface Seen {
  seat: number | null;
  now: Happened | null;
  missed: Missed[];
}

/** The strongbox of the first was divided among these, so much each. */
export interface SharedEvent {
  event: "shared";
  bandit: string;
  bandits: string[];
  amount: number;
}

/** The target has one bullet more. */
export interface ShotEvent {
  event: "shot";
  bandit: string;
  target: string;
}

/** The Shotgun was thrown there from his stagecoach. */
export interface ShotgunEvent {
  event: "shotgun";
  to: string;
}

/** The bullets left in the marshal's two stacks, the next one first. */
export interface Stacks {
  left: ("drop-the-bag" | "golden" | "gotcha" | "hurt-knee" | "hurt-shoulder" | "lost-weapon")[];
  right: ("drop-the-bag" | "golden" | "gotcha" | "hurt-knee" | "hurt-shoulder" | "lost-weapon")[];
}

/** It fell behind, and with it the Shotgun if he is on the train. */
export interface StagecoachEvent {
  event: "stagecoach";
  from: number;
  to: number;
  shotgun: boolean;
}

/** Let a bot play for a person, at one's own seat or, as host, at any; no level ends it. */
export interface StandIn {
  type: "stand-in";
  seat: number;
  level?: string | null;
  id?: string;
}

/** What a seat has in the end; who was caught cannot win. */
export interface Standing {
  seat: number;
  bandits: string[];
  money: number;
  bullets: number;
  rank: number;
  lines: Line[];
  caught?: boolean;
  goals?: Goal[];
}

/**
 * Host: deal the cards. Bots of this level sit in for whoever is missing until they come.
 *
 * When a game is over it deals the next one, with the same people.
 */
export interface Start {
  type: "start";
  level?: string;
  id?: string;
}

/** Where a card of one's plan may leave the bandit. */
export interface Step {
  action: "arrest" | "brainwave" | "fire" | "floor" | "floor+" | "marshal" | "move" | "move+" | "punch" | "ride" | "rob";
  places: string[];
  unsure: boolean;
}

/** Tell the game from its beginning: all events that the seat (none: a spectator) has seen. */
export interface Story {
  type: "story";
  seat?: number | null;
  id?: string;
}

/** The game from its beginning, as a seat has seen it. */
export interface StoryTold {
  type: "story";
  seat: number | null;
  steps: Missed[];
  id: string;
}

/** The second strongbox is put there. */
export interface StrongboxEvent {
  event: "strongbox";
  place: string;
}

/** A bandit; one off the train has no place. `target` is whom a shot would hit now. */
export interface SuperBandit {
  bandit: string;
  seat: number;
  place: string | null;
  facing: "back" | "forward";
  stunned: boolean;
  target: string | null;
  loot: SuperLootCard[];
}

/** A seat has planned. */
export interface SuperChoseEvent {
  event: "chose";
  seat: number;
}

/** A bandit is off the train. */
export interface SuperFellEvent {
  event: "fell";
  bandit: string;
  from: string;
  cause: "move" | "shot" | "uncoupled";
}

/** What a plan would do if nobody else did anything. */
export interface SuperForetold {
  steps: SuperStep[];
}

/** A bandit lies down by Reflexes. */
export interface SuperLayDownEvent {
  event: "lay-down";
  bandit: string;
}

/** The loot of a seat. */
export interface SuperLine {
  kind: "loot";
  bandit: string;
  count: number;
  amount: number;
}

/** The card of a wagon that was uncoupled. */
export interface SuperLootCard {
  wagon: number;
  value: number;
}

/** A shot at nobody. */
export interface SuperMissedEvent {
  event: "missed";
  bandit: string;
}

/** A bandit comes to a place; `line` is who stands there then, from rear to front. */
export interface SuperMovedEvent {
  event: "moved";
  bandit: string;
  from: string;
  to: string;
  line: string[];
  facing: "back" | "forward";
  cause: "floor" | "horse" | "move" | "shot";
}

/** The game has ended. */
export interface SuperOverEvent {
  event: "over";
}

/** A place of the train, such as `3 roof`, and who stands there, from rear to front. */
export interface SuperPlace {
  place: string;
  bandits: string[];
}

/** A bandit is set on the train. */
export interface SuperPlacedEvent {
  event: "placed";
  bandit: string;
  place: string;
  facing: "back" | "forward";
}

/** A seat and its bandit. */
export interface SuperPlayer {
  seat: number;
  bandits: string[];
}

/** How the game ended. */
export interface SuperResult {
  standings: SuperStanding[];
  winners: number[];
  decided_by: "cards" | "shared" | "standing" | "value";
}

/** A round begins. */
export interface SuperRoundEvent {
  event: "round";
  round: number;
  first: number;
}

/** A bandit turns up its Horse at once, and its next turn is passed over. */
export interface SuperSavedEvent {
  event: "saved";
  bandit: string;
}

/** Followed by where the target goes; it lies stunned then, unless a horse saves it. */
export interface SuperShotEvent {
  event: "shot";
  bandit: string;
  target: string;
}

/** How a seat ended. */
export interface SuperStanding {
  seat: number;
  bandits: string[];
  money: number;
  bullets: number;
  rank: number;
  lines: SuperLine[];
}

/** Where a card of a plan would leave the bandit, and whom it would hit. */
export interface SuperStep {
  card: "floor" | "horse" | "move" | "reflexes" | "shoot" | "turn";
  place: string | null;
  facing: "back" | "forward";
  stunned: boolean;
  target: string | null;
}

/** A stunned bandit stands up. */
export interface SuperStoodUpEvent {
  event: "stood-up";
  bandit: string;
}

/** A bandit takes the card of that wagon as loot. */
export interface SuperTookEvent {
  event: "took";
  bandit: string;
  wagon: number;
  value: number;
}

/** A bandit turns around, and faces that way from now on. */
export interface SuperTurnedEvent {
  event: "turned";
  bandit: string;
  facing: "back" | "forward";
}

/** The next card of a bandit's plan is turned up and carried out. */
export interface SuperTurnedUpEvent {
  event: "turned-up";
  bandit: string;
  card: "floor" | "horse" | "move" | "reflexes" | "shoot" | "turn";
}

/** The last wagon goes. */
export interface SuperUncoupledEvent {
  event: "uncoupled";
  wagon: number;
}

/** All that a seat (none: a spectator) may know. */
export interface SuperView {
  game: "super";
  seat: number | null;
  phase: "over" | "planning";
  round: number;
  first: number;
  deciders: number[];
  choices: string[];
  cards: ("floor" | "horse" | "move" | "reflexes" | "shoot" | "turn")[];
  expansions: ("horse" | "reflexes")[];
  wagons: number;
  places: SuperPlace[];
  bandits: SuperBandit[];
  players: SuperPlayer[];
  chosen: (boolean | string)[];
  values?: number[];
  result?: SuperResult;
}

/** GET /api/tables: public tables that wait or play. */
export interface TableList {
  tables: Room[];
}

/** Take one's own last choice back; with `ask`, by consent of all people at the table. */
export interface TakeBack {
  type: "take-back";
  seat: number;
  ask?: boolean;
  id?: string;
}

/**
 * POST /api/tables/{table}/seats: sit down at these seats, or at the first that is free.
 *
 * Several seats are for a device that is passed around.
 */
export interface TakeSeats {
  name?: string;
  seats?: number[] | null;
  names?: string[] | null;
}

/** The seats taken and their keys, in the same order. A key is told once and kept nowhere. */
export interface Taken {
  table: string;
  seats: number[];
  keys: string[];
}

/** What partners have together; the lines are those that belong to neither alone. */
export interface Team {
  seats: number[];
  money: number;
  bullets: number;
  rank: number;
  lines: Line[];
}

/** Off the train for good. */
export interface ThrownEvent {
  event: "thrown";
  bandit: string;
  from: string;
  by: string;
}

/** The reward at the end. */
export interface TimeMachineEvent {
  event: "time-machine";
  bandit: string;
  amount: number;
}

/** A loot token; its value is none for eyes that cannot know it. Full flasks have a whiskey. */
export interface Token {
  kind: "flask" | "half-old" | "half-usual" | "jewel" | "mail-bag" | "purse" | "strongbox";
  value: number | null;
  whiskey?: "old" | "usual" | null;
}

/** Loot comes onto a sheet. */
export interface TookEvent {
  event: "took";
  bandit: string;
  loot: "flask" | "half-old" | "half-usual" | "jewel" | "mail-bag" | "purse" | "strongbox";
  place: string;
  cause: "pickpocketing" | "rob" | "snatch";
  value?: number;
}

/** A turn of the round card begins. */
export interface TurnEvent {
  event: "turn";
  turn: number;
  kind: "jolt" | "speeding-up" | "standard" | "switching" | "tunnel" | "turmoil";
  teams?: boolean;
}

/** A journey through time begins; where to, only the seat knows. */
export interface VanishedEvent {
  event: "vanished";
  bandit: string;
  to?: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  version: number;
  number: number;
  room: Room;
  host: boolean;
  seats: number[];
  seen: Seen[];
  chat: Said[];
  gap: boolean;
  now: number;
}

/** In the waiting room: which bandit this seat plays; none leaves it to chance. */
export interface Wish {
  type: "wish";
  seat: number;
  bandit?: string | null;
  id?: string;
}

/** A neutral bullet. */
export interface WoundedEvent {
  event: "wounded";
  bandit: string;
  by: string;
  cause: "angry-marshal" | "marshal" | "poodle" | "rebellion" | "shotgun" | "shotguns-rage";
}
