/* Written by `python -m folsom.wire.typescript` from the Python definitions; not by hand. */

import type { Facts } from "./shell/game.ts";

export const PROTOCOL = 5;

export type Asked = Hello | Choose | TakeBack | Answer | Admit | Say | React | Ready | Wish | Rename | Leave | StandIn | HandOver | PutBot | Change | Start | Reopen | Story | Forecast | Hint | Redeal | Ping;
export type Told<G extends Facts = Facts> = Welcome<G> | Seating<G> | Happened<G> | RoomChanged | Said | StoryTold<G> | Forecasts<G> | Hinted | Redealt | Done | Refused | Pong;
export type ExpressChoice = DrawChoice | PlayChoice | KeepRestChoice | DiscardChoice | ChooseChoice | StartChoice | MoveChoice | FloorChoice | FireChoice | RobChoice | PunchChoice | MarshalChoice | LeaveChoice | RideChoice | FleeChoice | HostageChoice | BoardChoice | RideOnChoice | DrinkChoice | KeepChoice | KeepNoMoreChoice | TravelChoice | PassChoice | SearchChoice | ArrestChoice | AimChoice | BreakOutChoice | FreePrisonerChoice | FreeBanditChoice | HandOverChoice;
export type ExpressEvent = PlacedEvent | ChoseEvent | DrewEvent | ReshuffledEvent | RoundEvent | TurnEvent | PlayedEvent | PassedEvent | DiscardedEvent | KeptEvent | ResolvingEvent | NoEffectEvent | MovedEvent | ShotEvent | PunchedEvent | TookEvent | DroppedEvent | LeftEvent | MarshalEvent | WoundedEvent | BulletsShortEvent | HappeningEvent | StrongboxEvent | RansomEvent | DrankEvent | DrankSecretlyEvent | HostageEvent | ShotgunEvent | StagecoachEvent | HorsesEvent | HorseLostEvent | MarshalDrankEvent | SharedEvent | MortalBulletEvent | VanishedEvent | TimeMachineEvent | GoalEvent | SearchedEvent | AimedEvent | HealedEvent | ArrestedEvent | BrokeOutEvent | FreedPrisonerEvent | FreedBanditEvent | HandedOverEvent | CopiedEvent | FistfighterEvent | RecapturedEvent | ConfiscatedEvent | ThrownEvent | SafePlaceEvent | RumourEvent | FlaskTakenEvent | AchievementsEvent | GoalsShownEvent | OverEvent | HoldsEvent | LiesEvent | OwnsEvent | AffairsEvent | StandsEvent;
export type SuperEvent = SuperPlacedEvent | SuperRoundEvent | SuperChoseEvent | SuperTurnedUpEvent | SuperTurnedEvent | SuperMovedEvent | SuperShotEvent | SuperMissedEvent | SuperStoodUpEvent | SuperLayDownEvent | SuperSavedEvent | SuperFellEvent | SuperUncoupledEvent | SuperTookEvent | SuperOverEvent | SuperStandsEvent;
export type Turn = "standard" | "tunnel" | "speeding-up" | "switching" | "turmoil" | "jolt";
export type Action = "move" | "floor" | "fire" | "rob" | "punch" | "marshal" | "ride" | "brainwave" | "move+" | "floor+" | "arrest";
export type Loot = "purse" | "jewel" | "strongbox" | "flask" | "half-usual" | "half-old" | "mail-bag";
export type Whiskey = "usual" | "old";
export type Hostage = "poodle" | "banker" | "minister" | "teacher" | "zealot" | "old-lady" | "poker-player" | "photographer";
export type Expansion = "horses" | "machine" | "cursed" | "marshal";
export type Bullet = "lost-weapon" | "hurt-knee" | "hurt-shoulder" | "gotcha" | "drop-the-bag" | "golden";
export type Fistfighter = "gold" | "silver" | "bronze";
export type Phase = "start-places" | "boarding" | "choose-card" | "schemin" | "turmoil" | "discarding" | "keeping" | "stealin" | "fleeing" | "taking-hostage" | "pickpocketing" | "travelling" | "handing-over" | "reflexes" | "angry-marshal" | "over";
export type SuperCard = "turn" | "move" | "floor" | "shoot" | "reflexes" | "horse";
export type Facing = "forward" | "back";
export type Level = "inside" | "roof";
export type Outside = "time machine" | "cell" | "hidden" | "gone";
export type Owed = "purses" | "jewels" | "strongboxes" | "station" | "sharing" | "mortal-bullet" | "time-machine" | "caught" | "gunslinger" | "mail-bags" | "wanted" | "prisoner" | "fistfighter" | "goals" | "badge";
export type SpecialGoal = "just-a-scratch" | "dodging" | "golden-bullet" | "mail" | "key" | "lead-rain" | "sworn-enemy";
/** A place of the train; car 0 is the locomotive. */
export type CarPlace = `${number} ${Level}`;
/** A place; car 0 is the locomotive, `hidden` a journey through time, `gone` off the train for good. */
export type Place = `${number} ${Level}` | `stagecoach ${Level}` | Outside;
/** A card and whose it is; a bullet is of whoever fired it, or `neutral`. */
export type Card = `${string} ${Action}` | `${string} bullet`;
/** A goal of the marshal; a warrant is for one bandit. */
export type GoalName = SpecialGoal | `warrant-${string}`;
/** What a line of the reckoning is about; a ransom is for one hostage. */
export type LineKind = Owed | `ransom-${Hostage}`;

/** What the marshal has: bandits once arrested, prisoners brought back, mail bags. */
export interface Achievements {
  wanted: string[];
  companions: string[];
  bags: Token[];
}

/** At the end: prisoners left and the number of bags that no bandit owns go to the marshal. */
export interface AchievementsEvent {
  event: "achievements";
  companions: string[];
  bags: number;
}

/**
 * Agree or not that somebody sits down, who is in the room's `newcomers` with this number.
 *
 * One answers for one's seat, or without a seat as host.
 */
export interface Admit {
  type: "admit";
  number: number;
  agree: boolean;
  seat?: number | null;
  id?: string;
}

/** Marshal & Prisoners: his car, who is in the prison car, his achievements and goals. */
export interface AffairsEvent {
  event: "affairs";
  marshal: number | null;
  prisoners: string[];
  achievements: Achievements;
  goals: Goal[];
}

/** A shot of the marshal: whom the next bullet of each stack hits, none if it is not fired. */
export interface AimChoice {
  text: string;
  verb: "aim";
  left: string | null;
  right: string | null;
}

/** The marshal's shot. `stack` is `left` or `right`, `bullet` its name; a `lasting` one lies before the target. The event `shot` does not come for him. */
export interface AimedEvent {
  event: "aimed";
  target: string;
  stack: "left" | "right";
  bullet: Bullet;
  lasting: boolean;
}

/**
 * Agree or not to what another would take back; `to` names the choice, as in `Request`.
 *
 * Who asked may withdraw it, by not agreeing.
 */
export interface Answer {
  type: "answer";
  seat: number;
  agree: boolean;
  to?: number | null;
  id?: string;
}

/** Take the target to the cell. */
export interface ArrestChoice {
  text: string;
  verb: "arrest";
  target: string;
}

/** To the cell; `wanted` if it is the first time. */
export interface ArrestedEvent {
  from: Place;
  event: "arrested";
  bandit: string;
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
  place: Place | null;
  bullets: number;
  loot: Token[];
  station: number;
  hostage?: Hostage | null;
  wanted?: boolean;
  prisoner?: string | null;
  fists?: Fistfighter[];
  hurt?: Bullet[];
}

/**
 * Something happened (`frame`), or something is said to the learner.
 *
 * With `wanted` there is a choice to be made, and these are the ones that lead on.
 */
export interface Beat<G extends Facts = Facts> {
  frame: Frame<G> | null;
  step: number;
  say: string;
  show: string;
  wanted: string[];
}

/** Board this car. */
export interface BoardChoice {
  text: string;
  verb: "board";
  bandit: string;
  partner: boolean;
  car: number;
}

/** Step out of the cell, to this place. */
export interface BreakOutChoice {
  text: string;
  verb: "break-out";
  place: Place;
}

/** What a choice brings on average, by the expert's searches. */
export interface Brings {
  choice: string;
  wins: number;
  money: number | null;
  best: boolean;
}

/** Out of the cell by Brainwave. */
export interface BrokeOutEvent {
  event: "broke-out";
  bandit: string;
  to: Place;
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
  games: SetUps;
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
  latecomers?: boolean | null;
  approval?: boolean | null;
  asking?: boolean | null;
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

/** Take this card into the hand, which may be a bullet. */
export interface ChooseChoice {
  text: string;
  verb: "choose";
  card: Card;
}

/** A seat has chosen in secret; an expert, when it keeps the rest. */
export interface ChoseEvent {
  event: "chose";
  seat: number;
}

/** The bandit's mail bag goes to the marshal's achievements. */
export interface ConfiscatedEvent {
  event: "confiscated";
  bandit: string;
  loot: Loot;
  value?: number;
}

/** A Brainwave becomes this action. */
export interface CopiedEvent {
  event: "copied";
  bandit: string;
  action: Action;
}

/** Where a lesson or a puzzle stands after some choices: all that followed the last of them. */
export interface Course<G extends Facts = Facts> {
  game: string;
  seat: number;
  steps: number;
  beats: Beat<G>[];
  status: "asked" | "failed" | "over" | "solved";
  forecasts: Record<string, G["foretold"]>;
  brings: Brings[];
}

/** Discard this card, which may be a bullet. */
export interface DiscardChoice {
  text: string;
  verb: "discard";
  card: Card;
}

/** Expert: a card goes to the discard pile. What was laid aside in secret goes there when all have chosen. */
export interface DiscardedEvent {
  event: "discarded";
  seat: number;
  card: Card;
}

/** A message was carried out and, if it changed anything, stored under this number. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** A drink was taken from this kind of token, of which that kind is left, or none. */
export interface DrankEvent {
  event: "drank";
  bandit: string;
  whiskey: Whiskey;
  loot: Loot;
  left: Loot | null;
}

/** Private: a drink in a turmoil, and the cards drawn for it. */
export interface DrankSecretlyEvent {
  event: "drank-secretly";
  bandit: string;
  whiskey: Whiskey;
  cards: Card[];
}

/** Draw cards instead of playing one. */
export interface DrawChoice {
  text: string;
  verb: "draw";
}

/** Cards came into the hand. `how` is `start`, `turn`, `choose`, `whiskey` or, from a partner's deck, `partner`; `turmoil` if for a drink in a turmoil, once all is shown. */
export interface DrewEvent {
  event: "drew";
  seat: number;
  count: number;
  how: "start" | "turn" | "choose" | "whiskey" | "turmoil" | "partner";
  cards?: Card[];
}

/** Drink from a bandit's flask; `loot` is what kind of token it is. */
export interface DrinkChoice {
  text: string;
  verb: "drink";
  bandit: string;
  whiskey: Whiskey;
  loot: Loot;
}

/** `cause` is `punch` or `revenge`. */
export interface DroppedEvent {
  event: "dropped";
  bandit: string;
  loot: Loot;
  place: Place;
  cause: "punch" | "revenge";
  value?: number;
}

/** What an expansion adds to what a set-up may name. */
export interface ExpressBox {
  bandits: string[];
  rounds: string[];
  stations: string[];
}

/** A way in which so many can play Colt Express. */
export interface ExpressMode {
  edition: number;
  pairs: boolean;
  teams: boolean;
  marshal: boolean;
  seats: number;
  wagons: number;
  cards: string;
  first: number[];
  bare: boolean;
}

/** How many cards of each kind a pool has. */
export interface ExpressPool {
  rounds: number;
  stations: number;
}

/** What a set-up of Colt Express may hold, and all ways to play it. */
export interface ExpressSetUps {
  bandits: string[];
  wagons: string[];
  rounds: Record<string, string[]>;
  stations: string[];
  expansions: string[];
  more: Record<string, ExpressBox>;
  pool: ExpressPool;
  length: number;
  modes: ExpressMode[];
}

/** All that a seat (none: a spectator) may know. */
export interface ExpressView {
  game: "express";
  seat: number | null;
  phase: Phase;
  round: number;
  turn: number | null;
  first: number;
  deciders: number[];
  acting: string | null;
  resolving: number | null;
  choices: string[];
  rounds: RoundCard[];
  wagons: string[];
  marshal: number | null;
  neutral: number;
  strongbox_waits: boolean;
  places: Heap[];
  bandits: Bandit[];
  players: Player[];
  pile: Played[];
  powers: boolean;
  events: boolean;
  expert: boolean;
  pairs: boolean;
  teams: boolean;
  edition: number;
  offers?: ExpressChoice[];
  chosen?: (boolean | DrawChoice | PlayChoice | KeepRestChoice | DiscardChoice | ChooseChoice | StartChoice | MoveChoice | FloorChoice | FireChoice | RobChoice | PunchChoice | MarshalChoice | LeaveChoice | RideChoice | FleeChoice | HostageChoice | BoardChoice | RideOnChoice | DrinkChoice | KeepChoice | KeepNoMoreChoice | TravelChoice | PassChoice | SearchChoice | ArrestChoice | AimChoice | BreakOutChoice | FreePrisonerChoice | FreeBanditChoice | HandOverChoice)[];
  expansions?: Expansion[];
  stagecoach?: number;
  shotgun?: Place;
  horses?: number[];
  hostages?: Hostage[];
  drinking?: number;
  wagon?: number;
  destination?: Place;
  prisoners?: string[];
  stacks?: Stacks;
  fistfighters?: Fistfighter[];
  achievements?: Achievements;
  goals?: Goal[];
  goals_to_win?: number;
  more?: boolean;
  result?: Result;
}

/** Hit the target; `landing` is `gone` if it is thrown off the train for it. */
export interface FireChoice {
  text: string;
  verb: "fire";
  target: string;
  landing: "gone" | null;
}

/** The bandit that punched the Marshal takes this card. */
export interface FistfighterEvent {
  event: "fistfighter";
  bandit: string;
  card: Fistfighter;
  amount: number;
}

/** The marshal took a flask from where he stands. */
export interface FlaskTakenEvent {
  event: "flask-taken";
  loot: Loot;
  place: Place;
  value?: number;
}

/** Flee there from the Shotgun. */
export interface FleeChoice {
  text: string;
  verb: "flee";
  place: Place;
}

/** Climb there. */
export interface FloorChoice {
  text: string;
  verb: "floor";
  place: Place;
}

/** While planning: tell what each card would do, as far as the seat can know. */
export interface Forecast {
  type: "forecast";
  seat: number;
  id?: string;
}

/** What each choice of a seat would lead to; those of which nothing can be said are left out. */
export interface Forecasts<G extends Facts = Facts> {
  type: "forecast";
  seat: number;
  asked: number | null;
  choices: Record<string, G["foretold"]>;
  id: string;
}

/** What a card would do, as far as the seat can know. */
export interface Foretold {
  steps: Step[];
  outcomes: ExpressChoice[];
}

/** A puzzle out of a game between bots: one choice, of which one is clearly the best. */
export interface FoundInfo {
  name: string;
  mode: string;
  game: string;
  level: number;
  bandits: string[];
  round: number;
  asks: string;
}

/** One step of a record: what happened, and how things stood after it. */
export interface Frame<G extends Facts = Facts> {
  step: number;
  events: G["event"][];
  view: G["view"];
}

/** GET /api/records/{record}/frames: the steps from `first` on, as some eyes saw them. */
export interface Frames<G extends Facts = Facts> {
  steps: number;
  first: number;
  frames: Frame<G>[];
}

/** Let the target out of the cell. */
export interface FreeBanditChoice {
  text: string;
  verb: "free-bandit";
  target: string;
}

/** Take the companion of this bandit along. */
export interface FreePrisonerChoice {
  text: string;
  verb: "free-prisoner";
  prisoner: string;
}

/** Out of the cell with another's help. */
export interface FreedBanditEvent {
  event: "freed-bandit";
  bandit: string;
  target: string;
  to: Place;
}

/** A companion goes along with the bandit. */
export interface FreedPrisonerEvent {
  event: "freed-prisoner";
  bandit: string;
  prisoner: string;
}

/** A goal of the marshal; its name is none for eyes that cannot know it. */
export interface Goal {
  goal: GoalName | null;
  turned: boolean;
  open: boolean;
  fulfilled?: boolean;
  count?: number;
  needed?: number;
}

/** He turns over his next goal, from 1. */
export interface GoalEvent {
  event: "goal";
  number: number;
  goal?: GoalName;
}

/** At the end: the five goals as in the view. How many are `fulfilled`, and whether that is enough. */
export interface GoalsShownEvent {
  event: "goals-shown";
  goals: Goal[];
  fulfilled: number;
  won: boolean;
}

/** Host: the person at this seat is the host from now on. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  id?: string;
}

/** Give a token; of those that look alike, which one, from 1, the least valuable first. */
export interface HandOverChoice {
  text: string;
  verb: "hand-over";
  loot: Loot;
  number: number;
}

/** The freed `bandit` gives the `target` a token. */
export interface HandedOverEvent {
  event: "handed-over";
  bandit: string;
  target: string;
  loot: Loot;
  value?: number;
}

/**
 * Something happened in the game, as one seat (none: a spectator) saw it.
 *
 * `number` counts everything that happens at the table; it only grows.
 */
export interface Happened<G extends Facts = Facts> {
  type: "happened";
  number: number;
  seat: number | null;
  events: G["event"][];
  view: G["view"];
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

/** End of the round: a lasting bullet goes into the deck. */
export interface HealedEvent {
  event: "healed";
  bandit: string;
  bullet: Bullet;
}

/** A place of the train, such as `3 roof`, and what lies there. */
export interface Heap {
  place: Place;
  loot: Token[];
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

/** The cards of a seat, and what all know of them, as in its entry of `players`. */
export interface HoldsEvent {
  event: "holds";
  seat: number;
  hand: number;
  deck: number;
  clogged: number;
  top?: Card[];
  discard?: Card[];
  kept?: number;
  sure?: Card[];
  from_partner?: number[];
  cards?: Card[];
  staged?: Card[];
  may_hold?: Card[];
}

/** A horse beside this car leaves the game. */
export interface HorseLostEvent {
  event: "horse-lost";
  car: number;
}

/** All horses fell behind; so many stand beside each car now. */
export interface HorsesEvent {
  event: "horses";
  horses: number[];
}

/** Take this hostage. */
export interface HostageChoice {
  text: string;
  verb: "hostage";
  hostage: Hostage;
}

/** A hostage was taken. */
export interface HostageEvent {
  event: "hostage";
  bandit: string;
  hostage: Hostage;
}

/** Keep a card for the next round, or two at once. */
export interface KeepChoice {
  text: string;
  verb: "keep";
  card: Card;
  second: Card | null;
}

/** Keep no more cards for the next round. */
export interface KeepNoMoreChoice {
  text: string;
  verb: "keep-no-more";
}

/** Discard no more cards. */
export interface KeepRestChoice {
  text: string;
  verb: "keep-rest";
}

/** Expert variant, or advantage: so many cards stay in hand. */
export interface KeptEvent {
  event: "kept";
  seat: number;
  count: number;
}

/**
 * Give a seat up. In a game a bot plays on and the seat is kept: its key brings one back.
 *
 * While no game is on, its key is worth nothing from then on, and the host may send away anybody.
 */
export interface Leave {
  type: "leave";
  seat: number;
  id?: string;
}

/** Take no token of this kind. */
export interface LeaveChoice {
  text: string;
  verb: "leave";
  loot: Loot;
}

/** A purse was left lying in Pickpocketing. */
export interface LeftEvent {
  event: "left";
  bandit: string;
  loot: Loot;
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

/** The loot that lies at a place. */
export interface LiesEvent {
  event: "lies";
  place: Place;
  loot: Token[];
}

/** One line of the reckoning; no bandit where it belongs to the seat. */
export interface Line {
  kind: LineKind;
  bandit: string;
  count: number;
  amount: number;
}

/** Move the marshal into this car. */
export interface MarshalChoice {
  text: string;
  verb: "marshal";
  car: number;
}

/** The marshal emptied a flask that lay at `place`. */
export interface MarshalDrankEvent {
  event: "marshal-drank";
  whiskey: Whiskey;
  loot: Loot;
  place: Place;
}

/** The marshal goes from car to car. */
export interface MarshalEvent {
  from: number;
  event: "marshal";
  to: number;
}

/** Something that happened while a client was away, without its view. */
export interface Missed<G extends Facts = Facts> {
  number: number;
  events: G["event"][];
  by: string;
  back: boolean;
  notes: Note[];
}

/** So much was lost for the bullets of this round. */
export interface MortalBulletEvent {
  event: "mortal-bullet";
  seat: number;
  amount: number;
}

/** Go there. */
export interface MoveChoice {
  text: string;
  verb: "move";
  place: Place;
}

/** A bandit goes, or is moved, from one place to another. `cause` is `move`, `floor`, `flee`, `push`, `punch`, `swivel-arm`, `braking`, `ride`, `full-speed` or `time-machine`. After a `ride` so many `horses` stand beside each car. */
export interface MovedEvent {
  from: Place;
  event: "moved";
  bandit: string;
  to: Place;
  cause: "move" | "floor" | "flee" | "push" | "punch" | "swivel-arm" | "braking" | "ride" | "full-speed" | "time-machine";
  horses?: number[];
}

/** Somebody would sit down and has to be let in. */
export interface Newcomer {
  number: number;
  seats: number[];
  names: string[];
  host: boolean;
  agreed: number[];
  missing: number[];
  until: number;
}

/** The card cannot be carried out. `hostage`, with the marshal a lasting `bullet` or the `cell`, only if that is why. */
export interface NoEffectEvent {
  event: "no-effect";
  bandit: string;
  action: Action;
  hostage?: Hostage;
  bullet?: Bullet;
  cell?: boolean;
}

/** Something to be told of the people at the table, as part of the game's story. */
export interface Note {
  what: "came-back" | "hosts" | "late-comers" | "late-comers-ask" | "left" | "no-late-comers" | "removed" | "renamed" | "sat-down" | "silence";
  seat: number;
  name: string;
  at: number;
  was: string;
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
  latecomers?: boolean;
  approval?: boolean;
  asking?: boolean;
  id?: string;
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

/** The loot on a bandit's sheet, and its money from a station. */
export interface OwnsEvent {
  event: "owns";
  bandit: string;
  loot: Token[];
  station: number;
}

/** Play no further card, or let the occasion pass. */
export interface PassChoice {
  text: string;
  verb: "pass";
}

/** No card is played. `cause` is `declined` (of their own will), `no-card` (none to play where none may be drawn) or `nothing` (none to play and none to draw). */
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

/** A bandit is set on the train; with horses, so many stand beside each car then. */
export interface PlacedEvent {
  event: "placed";
  bandit: string;
  place: Place;
  horses?: number[];
}

/** Plan these three cards, in this order. */
export interface PlanChoice {
  text: string;
  verb: "plan";
  cards: SuperCard[];
}

/** Put a card on the pile; with `cover` a Fire, and the partner's card at once. */
export interface PlayChoice {
  text: string;
  verb: "play";
  card: Card;
  bandit: string;
  action: Action;
  face_down: boolean;
  cover: Card | null;
}

/** POST /api/records/{record}/play-on: a new table that begins after so many steps. */
export interface PlayOn {
  step: number;
  seats: (string | null)[];
  public?: boolean;
  watching?: boolean;
  clock?: number;
  id?: string;
}

/** A card on the pile; its text is none while it is hidden. */
export interface Played {
  seat: number;
  face_down: boolean;
  card: Card | null;
  resolved: boolean;
}

/** A card goes on the pile. */
export interface PlayedEvent {
  event: "played";
  seat: number;
  face_down: boolean;
  card?: Card;
}

/** A seat's cards: how many for all, which for the seat itself. */
export interface Player {
  seat: number;
  bandits: string[];
  hand: number;
  deck: number;
  received: Record<string, number>;
  clogged: number;
  cards?: Card[];
  staged?: Card[];
  top?: Card[];
  discard?: Card[];
  sure?: Card[];
  kept?: number;
  from_partner?: number[];
  may_hold?: Card[];
}

/** The answer to a ping: the line holds, and what time it is on the server. */
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

/** The target, who may be `Shotgun`, loses loot if any and lands there or is `gone`. */
export interface PunchChoice {
  text: string;
  verb: "punch";
  target: string;
  loot: Loot | null;
  taking: boolean;
  landing: Place;
}

/** Followed by what dropped and where the target went; the target may be `Shotgun`. */
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
  plans: Record<string, (ExpressChoice | PlanChoice)[]>;
}

/** GET /api/puzzles: the puzzles there are, the easiest first, and those out of games. */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
  found: FoundInfo[];
}

/** The conductor pays, in money or as loot. */
export interface RansomEvent {
  event: "ransom";
  bandit: string;
  amount: number;
  loot: Loot | null;
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
  latecomers?: boolean | null;
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

/** When the seat has to decide: send a world to think about oneself, where hints are on. */
export interface Redeal {
  type: "redeal";
  seat: number;
  id?: string;
}

/**
 * The question before a seat, in a world dealt afresh for its eyes, to be thought about there.
 *
 * It tells no more than the view: all that the seat cannot know is invented.
 */
export interface Redealt {
  type: "redealt";
  seat: number;
  asked: number;
  world: string;
  id: string;
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

/** Host, when a game is over or closed: back to the waiting room, with the same people. */
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
  until: number | null;
}

/** Expert: the discard pile becomes the deck. */
export interface ReshuffledEvent {
  event: "reshuffled";
  seat: number;
}

/** The next card of the pile, by its number from 1; `hidden` if it was face-down. */
export interface ResolvingEvent {
  event: "resolving";
  bandit: string;
  action: Action;
  hidden: boolean;
  number: number;
}

/** How the game ended. */
export interface Result {
  standings: Standing[];
  winners: number[];
  decided_by: "money" | "bullets" | "shared" | "nobody" | "goals";
  teams?: Team[];
}

/** Ride there, or be `gone`. */
export interface RideChoice {
  text: string;
  verb: "ride";
  place: Place;
}

/** Do not board this wagon. */
export interface RideOnChoice {
  text: string;
  verb: "ride-on";
}

/** Take a token of this kind, or two at once. */
export interface RobChoice {
  text: string;
  verb: "rob";
  loot: Loot;
  second: Loot | null;
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
  closed: boolean;
  latecomers: boolean;
  approval: boolean;
  asking: boolean;
  host: number | null;
  host_until: number | null;
  newcomers: Newcomer[];
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
  turns: Turn[];
  order: number[][];
  happening: string;
  keep?: number;
}

/** The round card is turned up; `happening` is its event. `order` has for each of its turns the seats that play, one after the other. */
export interface RoundEvent {
  event: "round";
  round: number;
  card: string;
  turns: Turn[];
  order: number[][];
  happening: string;
  first: number;
  keep?: number;
}

/** One of the goals is shown to all. */
export interface RumourEvent {
  event: "rumour";
  number: number;
  goal: GoalName;
}

/** All loot inside the marshal's car goes to its roof. */
export interface SafePlaceEvent {
  from: Place;
  event: "safe-place";
  to: Place;
}

/** Words, a reaction, or with `what` something that the table itself says of a person. */
export interface Said {
  type: "said";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  sign: string;
  at: number;
  what: "came-back" | "hosts" | "late-comers" | "late-comers-ask" | "left" | "no-late-comers" | "removed" | "renamed" | "sat-down" | "silence" | null;
  was: string;
}

/** Words for the table; those of one without a seat are for the spectators alone. */
export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
  id?: string;
}

/** Take Brainwave into the hand instead of playing a card. */
export interface SearchChoice {
  text: string;
  verb: "search";
}

/** A Brainwave was taken into the hand. */
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
  bandits: string[];
  ready: boolean;
  here: boolean;
  away: number | null;
  guest: boolean;
  shared: boolean;
  left: boolean;
}

/** What this client may do here has changed, and why. */
export interface Seating<G extends Facts = Facts> {
  type: "seating";
  number: number;
  seats: number[];
  host: boolean;
  pending: number[];
  seen: Seen<G>[];
  why: "came-back" | "game-changed" | "hosts" | "hosts-no-more" | "left" | "nobody-answered" | "removed" | "sat-down" | "taken" | "turned-away" | "withdrawn";
}

/** A seat's side of the table (none: a spectator's), when a client comes or comes back. */
export interface Seen<G extends Facts = Facts> {
  seat: number | null;
  now: Happened<G> | null;
  missed: Missed<G>[];
}

/** What each game may be played with. */
export interface SetUps {
  express: ExpressSetUps;
  super: SuperSetUps;
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

/** The Shotgun was thrown there from his stagecoach; his strongbox stays behind, at `place`. */
export interface ShotgunEvent {
  event: "shotgun";
  to: Place;
  loot: Loot;
  place: Place;
}

/** The bullets left in the marshal's two stacks, the next one first. */
export interface Stacks {
  left: Bullet[];
  right: Bullet[];
}

/** The stagecoach fell behind, from one car to the next. With it did the Shotgun if he is on the train; `shotgun` is where he is now. */
export interface StagecoachEvent {
  from: number;
  event: "stagecoach";
  to: number;
  shotgun?: Place;
}

/** Let a bot play for oneself or, as host, for one who is not connected; no level ends it. */
export interface StandIn {
  type: "stand-in";
  seat: number;
  level?: string | null;
  id?: string;
}

/** What a seat has in the end; who was caught cannot win. `shots` are the bullets fired at others, of which the gunslinger fired most; the marshal has none, nor has anybody in games that were kept before it was said. */
export interface Standing {
  seat: number;
  bandits: string[];
  money: number;
  bullets: number;
  rank: number;
  lines: Line[];
  caught?: boolean;
  goals?: Goal[];
  shots?: number;
}

/** The last event of every choice: where the game stands now. `played` is how many cards are on the pile, `resolved` how many of them were carried out. A field that is not there is not in the view either. */
export interface StandsEvent {
  event: "stands";
  phase: Phase;
  round: number;
  turn: number | null;
  first: number;
  deciders: number[];
  acting: string | null;
  resolving: number | null;
  played: number;
  resolved: number;
  wagon?: number;
  more?: boolean;
  drinking?: number;
  destination?: Place;
  chosen?: (boolean | DrawChoice | PlayChoice | KeepRestChoice | DiscardChoice | ChooseChoice | StartChoice | MoveChoice | FloorChoice | FireChoice | RobChoice | PunchChoice | MarshalChoice | LeaveChoice | RideChoice | FleeChoice | HostageChoice | BoardChoice | RideOnChoice | DrinkChoice | KeepChoice | KeepNoMoreChoice | TravelChoice | PassChoice | SearchChoice | ArrestChoice | AimChoice | BreakOutChoice | FreePrisonerChoice | FreeBanditChoice | HandOverChoice)[];
  result?: Result;
}

/**
 * Host: deal the cards. Bots of this level sit in for whoever is missing until they come.
 *
 * When a game is over it deals the next one, with the same people, who all play for themselves.
 */
export interface Start {
  type: "start";
  level?: string;
  id?: string;
}

/** Start with this bandit in the caboose, and with its partner one wagon before. */
export interface StartChoice {
  text: string;
  verb: "start";
  bandit: string;
}

/** Where a card of one's plan may leave the bandit. */
export interface Step {
  action: Action;
  places: Place[];
  unsure: boolean;
  moves: boolean;
}

/** Tell the game from its beginning: all events that the seat (none: a spectator) has seen. */
export interface Story {
  type: "story";
  seat?: number | null;
  id?: string;
}

/** The game from its beginning, as a seat has seen it. */
export interface StoryTold<G extends Facts = Facts> {
  type: "story";
  seat: number | null;
  steps: Missed<G>[];
  id: string;
}

/** The second strongbox is put there. */
export interface StrongboxEvent {
  event: "strongbox";
  place: Place;
}

/** A bandit; one off the train has no place. `target` is whom a shot would hit now. */
export interface SuperBandit {
  bandit: string;
  seat: number;
  place: CarPlace | null;
  facing: Facing;
  stunned: boolean;
  target: string | null;
  loot: SuperLootCard[];
}

/** A seat has planned. */
export interface SuperChoseEvent {
  event: "chose";
  seat: number;
}

/** A bandit is off the train; `cause` is `move`, `shot` or `uncoupled`. */
export interface SuperFellEvent {
  from: CarPlace;
  event: "fell";
  bandit: string;
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

/** A bandit came to a place. `line` is who stands there then, from rear to front, `stunned` whether it lies there. `cause` is `move`, `floor`, `shot` or `horse`. */
export interface SuperMovedEvent {
  from: CarPlace;
  event: "moved";
  bandit: string;
  to: CarPlace;
  line: string[];
  facing: Facing;
  stunned: boolean;
  cause: "move" | "floor" | "shot" | "horse";
}

/** The game has ended. */
export interface SuperOverEvent {
  event: "over";
}

/** A place of the train, such as `3 roof`, and who stands there, from rear to front. */
export interface SuperPlace {
  place: CarPlace;
  bandits: string[];
}

/** A bandit is set on the train. */
export interface SuperPlacedEvent {
  event: "placed";
  bandit: string;
  place: CarPlace;
  facing: Facing;
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
  decided_by: "standing" | "cards" | "value" | "shared";
}

/** A round begins. */
export interface SuperRoundEvent {
  event: "round";
  round: number;
  first: number;
}

/** One shot off the train turns up its Horse at once; its next turn is passed over. */
export interface SuperSavedEvent {
  event: "saved";
  bandit: string;
}

/** What a set-up of Colt Super Express may hold, and for how many it is. */
export interface SuperSetUps {
  bandits: string[];
  expansions: string[];
  seats: number[];
}

/** A bandit is hit; what becomes of it follows. */
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

/** The last event of every choice: where the game stands now, with the fields of the view. `order` is who turns up cards, one after the other; `targets` has for each seat whom a shot of its bandit would hit. */
export interface SuperStandsEvent {
  event: "stands";
  phase: "planning" | "over";
  round: number;
  first: number;
  order: number[];
  ranks?: number[];
  deciders: number[];
  targets: (string | null)[];
  chosen: (boolean | PlanChoice)[];
  values?: number[];
  result?: SuperResult;
}

/** Where a card of a plan would leave the bandit, and whom it would hit. */
export interface SuperStep {
  card: SuperCard;
  place: CarPlace | null;
  facing: Facing;
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

/** A bandit turned around and faces that way. */
export interface SuperTurnedEvent {
  event: "turned";
  bandit: string;
  facing: Facing;
}

/** The next card of a plan; what it does follows. */
export interface SuperTurnedUpEvent {
  event: "turned-up";
  bandit: string;
  card: SuperCard;
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
  phase: "planning" | "over";
  round: number;
  first: number;
  order: number[];
  ranks?: number[];
  deciders: number[];
  choices: string[];
  cards: SuperCard[];
  expansions: ("reflexes" | "horse")[];
  wagons: number;
  places: SuperPlace[];
  bandits: SuperBandit[];
  players: SuperPlayer[];
  chosen: (boolean | PlanChoice)[];
  offers?: PlanChoice[];
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
 * Several seats are for a device that is passed around, and taken before the game.
 */
export interface TakeSeats {
  name?: string;
  seats?: number[] | null;
  names?: string[] | null;
  keys?: string[];
  id?: string;
  withdraw?: boolean;
}

/**
 * The seats taken and their keys, in the same order; the server keeps only digests of keys.
 *
 * While it is `pending` others have to agree first. Say hello with the keys: the socket is told,
 * by `seating`, when it is decided. Or ask again with the same `id`.
 */
export interface Taken {
  table: string;
  seats: number[];
  keys: string[];
  pending: boolean;
  host: boolean;
  seconds: number;
}

/** What partners have together; the lines are those that belong to neither alone. */
export interface Team {
  seats: number[];
  money: number;
  bullets: number;
  rank: number;
  lines: Line[];
}

/** Off the train for good (Deadly fall). */
export interface ThrownEvent {
  from: Place;
  event: "thrown";
  bandit: string;
  by: string;
}

/** The reward at the end (TM-5): so much, and all that lies at `place`. */
export interface TimeMachineEvent {
  event: "time-machine";
  bandit: string;
  amount: number;
  place: Place;
}

/** A loot token; its value is none for eyes that cannot know it. Full flasks have a whiskey. */
export interface Token {
  kind: Loot;
  value: number | null;
  whiskey?: Whiskey | null;
}

/** `cause` is `rob`, `snatch` or `pickpocketing`. */
export interface TookEvent {
  event: "took";
  bandit: string;
  loot: Loot;
  place: Place;
  cause: "rob" | "snatch" | "pickpocketing";
  value?: number;
}

/** Appear there after a journey through time. */
export interface TravelChoice {
  text: string;
  verb: "travel";
  place: Place;
}

/** A turn of the round card begins; `teams` is `True` where partners swap (TEAM-3). */
export interface TurnEvent {
  event: "turn";
  turn: number;
  kind: Turn;
  teams?: boolean;
}

/** A journey through time begins. */
export interface VanishedEvent {
  event: "vanished";
  bandit: string;
  to?: Place;
}

/** The answer to `hello`. */
export interface Welcome<G extends Facts = Facts> {
  type: "welcome";
  version: number;
  number: number;
  room: Room;
  host: boolean;
  seats: number[];
  seen: Seen<G>[];
  chat: Said[];
  gap: boolean;
  now: number;
  pending: number[];
  lost: "came-back" | "game-changed" | "hosts" | "hosts-no-more" | "left" | "nobody-answered" | "removed" | "sat-down" | "taken" | "turned-away" | "withdrawn" | null;
}

/** In the waiting room: which bandit this seat plays, or which two; none leaves it to chance. */
export interface Wish {
  type: "wish";
  seat: number;
  bandits?: string[];
  id?: string;
}

/** A neutral bullet. `cause` is `marshal`, `angry-marshal`, `rebellion`, `shotgun`, `shotguns-rage` or `poodle`. */
export interface WoundedEvent {
  event: "wounded";
  bandit: string;
  by: string;
  cause: "marshal" | "angry-marshal" | "rebellion" | "shotgun" | "shotguns-rage" | "poodle";
}
