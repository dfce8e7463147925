### English words of lessons, puzzles and the rules to read. What stands between asterisks is set
### off: in lessons it is what the learner is to do.

## Learning

learn-title = Learn
learn-about = Ten minutes, from the first move to a whole round. Then one short lesson for each box.
learn-step = Step { $step } of { $count }
learn-scene = { $scene } of { $count }
learn-back = Back
learn-next = Go on
learn-skip = Skip this one
learn-leave = Leave the lesson
learn-begin = Begin
learn-resume = Go on
learn-again = Once more
learn-done = Done
learn-wrong-1 = Not that one yet: do what is lit.
learn-wrong-2 = Good idea, but for later. The lit one leads on.
learn-wrong-3 = Almost! Look for what shines.
learn-over = That was it
learn-over-more = On to the next lesson, a puzzle, or a real train.
learn-to-lessons = All lessons
learn-to-rules = The rules
learn-to-puzzles = Puzzles
learn-play = Play a game
learn-minutes = { $count ->
        [one] One minute
       *[other] { $count } minutes
    }

lesson-first = The first ride
    .about = Plan, rob, shoot, punch, and mind the marshal.
lesson-horses = Horses & Stagecoach
    .about = Board, ride, take a hostage, drink.
lesson-marshal = Marshal & Prisoners
    .about = Free a prisoner, break out of the cell, and wear the badge.
lesson-machine = Time machine
    .about = Be gone in one round and back in the next.
lesson-cursed = Cursed loot
    .about = Some of what shines is worth next to nothing.
lesson-teams = Teams
    .about = Two and two, with cards for each other.
lesson-super = Super Express
    .about = Three cards in secret, and a train that grows shorter.

## The first ride

lesson-first-hello = This is the train. You are Ghost, all in white, in the last car.
    .more = Inside and on the roof of every car somebody can stand. The locomotive is at the front, and in it is the marshal.
lesson-first-sheets = Everybody has a sheet: loot by kind, bullets left, bullets taken, cards in the deck.
    .more = All start with a purse of $250. What is in other purses only their owners know.
lesson-first-ticket = A round is a ticket. In each turn everybody puts one card on it, in order.
    .more = Nothing happens yet: first all plan, then the cards come true one by one.
lesson-first-move = The car before you has a jewel. *Play Move* to get there.
    .more = Pick the card, then pick it again. What it would do is drawn on the train.
lesson-first-rob = By then you will stand beside the jewel. *Play Robbery.*
    .more = Tuco and Doc see what you plan. If somebody is quicker, you grab at air.
lesson-first-jewel = The cards come true. You robbed: *take the jewel.*
    .more = Here lie a purse and a jewel. A jewel is always worth $500.
lesson-first-robbed = Your first robbery! The jewel is on your sheet.
    .more = That is the whole game: plan together, and hope that the others leave your plan alone.
lesson-first-late = Another round. Tuco is first now, you come last.
    .more = The first player changes every round. Coming last, you see what the others play.
lesson-first-floor = Inside it grows crowded. *Play Floor change* to climb to the roof.
    .more = A floor change takes you up to the roof of your car, or back down.
lesson-first-run = Up there one runs far. *Play Move.*
    .more = On roofs a Move goes one, two or three cars, either way.
lesson-first-roofs = Doc has shot at you on the roof. Now run: *tap a lit roof.*
    .more = You cannot stay where you are. People on the way do not stop you.
lesson-first-ran = Well run.
    .more = Where you may go only opens when your card comes true. While planning you can but guess.
lesson-first-bullet = The grey card in your hand is Doc’s bullet.
    .more = It cannot be played or thrown away. It takes the place of a card that would do something.
lesson-first-fire = Give as good as you get: *play Fire.*
    .more = On a roof you hit the nearest one either way, however far. Inside, somebody in the next car.
lesson-first-target = Tuco stands behind you, Doc before you. *Fire at Doc.*
    .more = Doc is rich. The fewer cards a rich bandit can play, the better.
lesson-first-fired = Bang. Your bullet is in Doc’s deck now.
    .more = You have five left. Whoever has fired most at the end is a gunslinger and gets $1,000.
lesson-first-punch = Tuco stands right beside you, with a jewel. *Play Punch.*
    .more = Whoever is punched drops a loot of your choice and flies to the next car.
lesson-first-then-rob = What he drops falls at your feet. *Play Robbery* to pick it up.
    .more = He plans to rob and to move. Your punch comes first.
lesson-first-where = Let him drop the *jewel*, and send him *forward, to the marshal.*
    .more = The list below asks step by step. You may also point at the train.
lesson-first-punched = He ran into the marshal: a bullet, and off to the roof.
    .more = His own Robbery found nothing there. The jewel is yours.
lesson-first-law = The marshal stands in car 1. Whoever meets him takes a bullet and flees to the roof.
    .more = He stays inside, always. His bullets are nobody’s: they count for no gunslinger.
lesson-first-marshal = Tuco and Doc want what lies beside them. *Play Marshal.*
    .more = The Marshal card moves him one car, as you choose.
lesson-first-send = Send him *back, to car 2.*
    .more = He may go either way.
lesson-first-chased = Two bullets, two bandits on the roof, and the loot is still there.
    .more = Loot inside cannot be reached from the roof.
lesson-first-turns = Turns differ. This round has a tunnel, then two turns in a row.
    .more = There is also Switching: that turn goes round the other way.
lesson-first-tunnel = In a tunnel cards go face-down. *Play Robbery*: nobody knows.
    .more = You do not see the others’ cards either.
lesson-first-draw = Two turns in a row. Your hand is full of bullets: *draw three cards.*
    .more = Instead of playing a card you may always draw three.
lesson-first-two = That helps. Now your second turn: *play Move.*
    .more = Two cards of yours lie on the pile: one in the dark, one in the light.
lesson-first-go = The purse was yours. *Move to a lit car.*
    .more = Doc has dropped into car 1 in the dark. Did you see it coming?
lesson-first-dark = In the dark everybody does something that nobody expects.
    .more = A card that cannot do anything has no effect. That is how plans go wrong.
lesson-first-powers = Now with powers. You are Ghost: you may play your first card of a round face-down.
    .more = Tuco shoots through roofs, Doc holds seven cards. Hover or hold a portrait to read more.
lesson-first-event = At the end of the ticket stands an event: Braking.
    .more = When the cards are done, all on roofs slide one car forward.
lesson-first-free = A whole small round, and nobody tells you what to do. *Your turn.*
    .more = Three cards each, the middle one in a tunnel. Get rich.
lesson-first-counting = After five rounds like this the money is counted.
    .more = Purses, jewels, strongboxes, and $1,000 for the gunslinger. The richest wins.
lesson-first-end = You know how to rob a train.
    .more = The rest you learn on the rails.

## Horses & Stagecoach

lesson-horses-hello = You come on horseback, and a stagecoach rides beside the train.
    .more = From the last wagon forward everybody chooses in secret: get on here, or ride on.
lesson-horses-ride-on = The wagon beside you has little to offer. *Ride on.*
    .more = Whoever gets on leaves a horse beside the wagon. Anyone may use it later.
lesson-horses-board = Ahead is the parlour with three jewels. *Ride on* once more.
    .more = At the first wagon all who are left get on.
lesson-horses-boarded = You are on board, and the others are behind you.
lesson-horses-horse = A horse stands beside your car, and the stagecoach is one car on.
    .more = There is a new card, Ride. It needs a horse beside the car where you are.
lesson-horses-ride = *Play Ride.*
    .more = You ride up to three cars, either way, and get off inside.
lesson-horses-coach = The stagecoach stands there. *Get off in it.*
    .more = It is the only way in, but for its roof.
lesson-horses-hostage = Whoever comes into the stagecoach takes a hostage. *Take one.*
    .more = Each hinders you in some way and brings a ransom at the end.
lesson-horses-ransom = Yours to the end of the game.
    .more = After each round the stagecoach falls one car behind.
lesson-horses-shotgun = On its roof sits the Shotgun with a strongbox. Now you stand before him.
    .more = As long as he sits there he does nothing, and nobody can rob his box.
lesson-horses-punch = *Play Punch.*
    .more = He flies to the roof of the train, and the box falls down here.
lesson-horses-box = And then *play Robbery.*
lesson-horses-guard = A strongbox: $1,000.
    .more = On the train he is dangerous: whoever comes to his roof takes a bullet and must flee.
lesson-horses-flask = You hold a flask of old whiskey. It has two drinks.
    .more = The usual: draw three, then play one. The old: play two cards in a row.
lesson-horses-drink = Only one turn this round. *Drink the old one.*
    .more = A drink takes the place of your turn.
lesson-horses-first = The whiskey works. *Play Robbery.*
lesson-horses-second = And another: *play Robbery.*
lesson-horses-take = Two robberies in one turn. *Take what you like first.*
lesson-horses-end = Both are yours, and half a flask is left.
    .more = Flasks are loot: they can be robbed and dropped, but are worth nothing.

## Marshal & Prisoners

lesson-marshal-hello = Somebody plays the marshal now, with a hand of cards like yours.
    .more = Nobody flees from him, and meeting him costs no bullet. But he fires two guns, and whom he arrests goes to the cell.
lesson-marshal-prison = Behind the last wagon rolls the prison car. You stand in its corridor.
    .more = Three prisoners wait there, each the companion of some bandit. In the locomotive two mail bags lie in place of the strongbox.
lesson-marshal-search = To free one you need Brainwave, and it is in your deck. *Find Brainwave.*
    .more = You may do so instead of drawing three cards. Bandits have it in place of the Marshal card.
lesson-marshal-brainwave = There it is. *Play Brainwave.*
lesson-marshal-free = In or on the prison car it frees somebody. *Free a prisoner.*
    .more = Each lends you the power of its bandit; the tag over the car tells which.
lesson-marshal-freed = Your companion stays with you and brings $200 at the end.
    .more = The companion of your own bandit lends no power, but lets a Robbery take two.
lesson-marshal-wanted = On every sheet hangs a Wanted card. It is worth $500 to those who are never arrested.
    .more = The marshal is in your car, and he comes before you.
lesson-marshal-arrest = He is going to arrest you. *Play Brainwave* to get out again.
    .more = In the cell no other card has an effect.
lesson-marshal-cell = You sit in the cell. *Step out* to the corridor or to the roof.
    .more = Loot and companion are still yours; the Wanted card is lost for good.
lesson-marshal-out = Free again.
    .more = Another bandit at the prison car could have let you out as well, for a piece of your loot.
lesson-marshal-no-fear = You stand beside the marshal, and nothing happens.
    .more = He can be shot and punched like anybody else.
lesson-marshal-punch = Whoever punches him first wins $800. *Play Punch.*
    .more = There are three Fistfighter cards: $800, then $500, then $300.
lesson-marshal-copy = Tuco is going to rob. *Play Brainwave* after him.
    .more = Away from the prison car it copies the last card that a bandit carried out, but never one of the marshal’s.
lesson-marshal-fist = *Punch the marshal*, either way.
lesson-marshal-rob = Your Brainwave has become a Robbery. *Take what you like.*
    .more = You do it where you stand, with your own bullets and powers.
lesson-marshal-medal = $800 for your fists, and loot besides.
    .more = A Fistfighter card is no loot: nobody can punch it out of you.
lesson-marshal-badge = Now you are the marshal. You have five goals, and four of them win.
    .more = You turn one over each round, and only you see it. This is a warrant for Tuco.
lesson-marshal-guns = You have two guns. *Play Fire.*
    .more = With two in range you may hit both. What each bullet does is known to all.
lesson-marshal-plus = A card with a plus brings another. *Play Move +.*
    .more = That is so on standard turns only, and you cannot draw instead.
lesson-marshal-at-once = And now, in the same turn: *play Arrest.*
lesson-marshal-aim = Tuco is about to shoot. The left bullet takes his weapon: *swap the guns and fire.*
    .more = A lost weapon bars Fire, a hurt knee Floor change, a hurt shoulder Punch, until the end of the round.
lesson-marshal-step = Tuco’s Fire came to nothing. *Go to his car.*
lesson-marshal-caught = Tuco sits in the cell, and a goal is fulfilled.
    .more = His Wanted card is yours. You may arrest him again, but that does not count twice.
lesson-marshal-end = If you miss two goals, the richest bandit wins.
    .more = At the end prisoners and mail bags that no bandit has are yours.

## Time machine

lesson-machine-hello = Before the locomotive stands a time machine.
    .more = It is one place, reached from the inside and from the roof of the locomotive.
lesson-machine-move = You are on a roof close by. *Play Move.*
lesson-machine-in = *Go into the time machine.*
    .more = On the roofs it counts as one car more.
lesson-machine-journey = You are alone in it at the end of the round. *Travel to the parlour*, the last car.
    .more = You choose in secret. With somebody else in it, nobody travels.
lesson-machine-hidden = Now nobody knows where you are.
    .more = During the next planning you are nowhere, and nothing can happen to you.
lesson-machine-rob = You will appear beside three jewels. *Play Robbery.*
lesson-machine-back = You came out of nowhere and robbed the parlour.
    .more = At the end of the game a bandit alone in the machine gets $500 and all that lies there.

## Cursed loot

lesson-cursed-hello = Jewels and strongboxes lie face-down now, like purses.
    .more = Some are cursed: purses of $1 or $2, jewels of $5, a strongbox of $10.
lesson-cursed-rob = You stand between a purse and a jewel. *Play Robbery.*
lesson-cursed-punch = Tuco beside you holds a jewel, too. *Play Punch.*
lesson-cursed-choose = *Take the jewel.*
    .more = From outside they all look alike.
lesson-cursed-five = Five dollars! Look at your sheet: only you know.
    .more = To the others it is a jewel like any other. Let them come for it.
lesson-cursed-drop = Tuco’s may be a good one. *Punch it out of him.*
lesson-cursed-end = Whether it is cursed, only Tuco could say.
    .more = Who has held a token knows it, as long as it can be told from the others.

## Teams

lesson-teams-hello = Two teams of two. Doc is your partner, and your money is added up.
    .more = Each of you has a bandit, a deck and a sheet. Partners can hit each other, so mind where you shoot.
lesson-teams-order = Partners play one after the other: you and Doc, then Belle and Tuco.
    .more = The second sign is Switching: in that turn partners swap, and Doc comes before you.
lesson-teams-stray = One card in your hand is Doc’s.
    .more = At the start of each round everybody draws one card from their partner’s deck, and the rest from their own.
lesson-teams-lend = Doc stands beside a jewel. *Play his Robbery.*
    .more = Doc carries it out, and Doc chooses. Then the card is his again.
lesson-teams-rob = Doc came first and played your Move. *Play Robbery* after it.
    .more = He had drawn that card from your deck.
lesson-teams-move = The Move is yours, so you choose: *go to the jewel in the last car.*
lesson-teams-together = Two jewels for one team.
    .more = A partner’s card that you do not play stays in your deck for good, a bullet too.
lesson-teams-end = The richest team wins.
    .more = The team that has fired the most gets $1,000; shots at partners do not count.

## Super Express

lesson-super-hello = Colt Super Express: the last one on the train wins. You are Doc.
    .more = Everybody has four cards: turn around, move, change floor, shoot.
lesson-super-facing = Everybody faces one way. You move that way and shoot that way.
    .more = Doc and Mei look to the locomotive, Tuco looks back.
lesson-super-plan = Plan three cards in order: *Shoot, Move, Turn around.* Then lock in.
    .more = All plan in secret. Then the cards are turned up one by one, round the table.
lesson-super-went = Your shot sent Mei flying one car on, where she lay stunned.
    .more = A stunned bandit only stands up, whatever the next card is. Bullets fly past.
lesson-super-wagon = At the end of the round the last wagon is uncoupled.
    .more = Whoever is on it is out. Who is farthest back among the others takes its card.
lesson-super-last = You stand in the last wagon and face its end.
    .more = One step that way and you are off the train. Stay, and you are left behind.
lesson-super-turn = *Turn around and move*, in this order; one more card as you like.
    .more = Turning first or climbing first both work. Lock in when there are three.
lesson-super-saved = Still on board.
    .more = Shot off at an end, walked off, or left behind: out is out.
lesson-super-free = A round of your own: *plan three cards.*
lesson-super-end = One wagon fewer each round, until one bandit is left.
    .more = If several reach the end on the locomotive, the most wagon cards win.

## Puzzles

puzzles-title = Puzzles
puzzles-about = One position, one goal. The others always do the same, so think it through.
puzzles-solved = { $count } of { $all } solved.
puzzle-solved = Solved
puzzle-level = Level { $level }
puzzle-open = Try it
puzzle-again = From the start
puzzle-leave = All puzzles
puzzle-next = Next puzzle
puzzle-plans = What you know
puzzle-plans-greedy = The others play as they think best, always in the same way.
puzzle-plans-of = { $bandit }: { $cards }
puzzle-draws = draws
puzzle-you = You are { $bandit }.
puzzle-won = Solved!
puzzle-won-more = Just as planned.
puzzle-lost = Not this time.
puzzle-lost-more = The train rolls on without it. Go back a step, or start again.
puzzle-goal-gain = Win { $amount } { $rounds ->
        [one] this round
       *[other] in { $rounds } rounds
    }.
puzzle-goal-take = { $count ->
        [one] Get hold of a strongbox
       *[other] Get hold of { $count } strongboxes
    } this round.
puzzle-goal-ahead = Be the richest when this round is over.
puzzle-goal-fire = Fire { $count } bullets this round.
puzzle-goal-alone = Be alone on the train { $rounds ->
        [one] when this round is over
       *[other] within { $rounds } rounds
    }.
puzzle-goal-stay = Still be on the train when this round is over.
puzzle-goal-loot = Take the card of the wagon that goes, and stay on the train.
puzzle-day = Puzzle of the day
puzzles-found = Out of real games
puzzles-found-about = Games between experts, stopped where one choice is clearly better than all others. You choose once.
puzzles-level = Level
puzzles-level-all = All
puzzles-mode = What is played
puzzles-mode-all = Everything
puzzles-none = Nothing here. Try another level.
puzzle-mode-several = Several expansions
puzzle-asks-card = Which card is best now?
puzzle-asks-plan = Which plan is best?
puzzle-asks-fire = Whom is it best to shoot?
puzzle-asks-rob = Which loot is best to take?
puzzle-asks-punch = Which punch is best?
puzzle-asks-move = Where is it best to go?
puzzle-asks-other = What is best now?
puzzle-round = Round { $round } of a game between experts. One choice is clearly better than all others.
puzzle-right = That is the best.
puzzle-better = There is something better.
puzzle-best = The best
puzzle-yours = Your choice
puzzle-second = Second best
puzzle-show = Show the best
puzzle-retry = Try again
puzzle-next-door = Next door
puzzle-two-shots = Two shots
puzzle-cold-shot = A cold shot
puzzle-fist = What Tuco took
puzzle-iron-box = The iron box
puzzle-guarded = The guarded box
puzzle-saddle = A horse in time
puzzle-gallop = At a gallop
puzzle-purse-snatcher = Light fingers
puzzle-acrobat = The acrobat
puzzle-into-the-law = Into the arms of the law
puzzle-old-whiskey = Old whiskey
puzzle-two-thirty = The two-thirty
puzzle-fools-gold = Fool’s gold
puzzle-last-place = The last place
puzzle-richest = The richest of three
puzzle-duel = Nobody else
puzzle-jailbird = The jailbird

## The rules to read

rules-title = Rules
rules-search = Search the rules
rules-places = { $count ->
        [0] nowhere
        [one] { $count } place
       *[other] { $count } places
    }
rules-found = “{ $text }” in the rules
rules-contents = Contents
rules-try = Try it
rules-try-about = The lesson plays this very rule on a real train.
rules-try-go = Open the lesson
rules-proved = Numbers of the rules, as the tests name them
rules-close = Close the rules
rules-group-ride = The ride
rules-group-schemin = Schemin’
rules-group-stealin = Stealin’
rules-group-end = After five rounds
rules-group-bandits = The bandits
rules-group-more = More ways to play
rules-group-boxes = Boxes

rules-about = What it is about
    .lead = Bandits rob a train in New Mexico. All plan together, then the plan comes true, and it never comes true as planned. After five rounds the richest wins.
rules-about-place = Every car has two places, inside and roof. The locomotive is car 0, the wagons behind it count 1, 2, 3; the last one is the caboose. Forward is towards the locomotive.
    .title = The train
    .caption = Ghost is inside the last car, Tuco on the roof before him, the marshal in the locomotive.
rules-about-loot = A purse holds $250 to $500, and only its owner knows how much. A jewel is worth $500, a strongbox $1,000. Loot lies where it lies until somebody takes it.
    .title = Loot
rules-about-round = A round has two parts. In Schemin’ all put cards on one pile in turn. In Stealin’ the pile is carried out from the first card to the last.
    .title = A round

rules-setup = Setting up
    .lead = Three to seven bandits, a locomotive and a wagon for each player. The server deals; you only choose what you like.
rules-setup-start = Everybody starts with a $250 purse, six bullets and ten cards: two each of Move, Floor change, Fire and Robbery, one Punch, one Marshal.
    .title = Each bandit
rules-setup-places = The first player is drawn by lot. In turn order every other one starts inside the caboose, the rest inside the wagon before it. Nobody starts on a roof.
    .title = Where you start
rules-setup-train = Each wagon has the loot printed on its floor. The marshal and a strongbox are in the locomotive; a second strongbox waits for an event.
    .title = Loot and law
rules-setup-rounds = Five round cards: four with events and a station at last. For a first game events and powers can be left out.
    .title = Round cards
rules-setup-own = A table may name its bandits, wagons, first player and round cards, or a pool of seven round cards and three stations to draw from.
    .title = As you like it

rules-play = Playing a card
    .lead = At the start of a round everybody shuffles their deck and draws six cards. Then turn by turn, clockwise from the first player, each puts one card on the pile.
rules-play-card = You play face-up, and all can see it. Only action cards can be played; bullets stay in your hand.
    .title = One card each turn
rules-play-end = After the last turn what is left in your hand goes back into your deck. The cards on the pile come back when they are done.
    .title = At the end
rules-play-first = Each round the next player on the left is first.
    .title = Who is first

rules-draw = Drawing instead
    .lead = Instead of playing you may draw three cards from your deck.
rules-draw-few = With fewer than three left you draw what is there; with none you cannot. One who can neither play nor draw passes.
    .title = When there is little left

rules-turns = Kinds of turns
    .lead = The signs on the round card say how each turn is played.
rules-turns-standard = One card, face-up, or a draw.
    .title = Standard
rules-turns-tunnel = Cards are played face-down. Only you know yours until it is carried out.
    .title = Tunnel
rules-turns-speeding = Everybody takes two turns in a row, each a card or a draw.
    .title = Speeding up
rules-turns-switching = This turn goes counter-clockwise, the first player beginning as always.
    .title = Switching
rules-turns-turmoil = With Horses & Stagecoach: all choose at once and in secret, then show. A draw comes before that.
    .title = Turmoil
rules-turns-advantage = With Horses & Stagecoach or Marshal & Prisoners: for each such sign you may keep one card in hand for the next round.
    .title = Advantage
rules-turns-jolt = With Marshal & Prisoners: nobody may play Fire or Punch in this turn. Brainwave may copy one.
    .title = Jolt

rules-order = How cards come true
    .lead = The pile is carried out in the order in which it was played. The player of the acting bandit chooses at that moment.
rules-order-must = What can be done must be done. What cannot has no effect. Where only one thing is possible it happens by itself.
    .title = Must and cannot
rules-order-end = Then comes the event of the round card, and the next round.
    .title = At the end of a round

rules-move = Move
    .lead = Inside you go to the next car. On roofs you run.
rules-move-inside = To the inside of the car before or behind yours.
    .title = Inside
    .caption = From the middle car Ghost goes one car, either way.
rules-move-roof = One, two or three cars along the roofs, one way. People on the way are no obstacle.
    .title = On the roofs
    .caption = Up to three roofs, past anybody.
rules-move-must = You cannot stay where you are. The locomotive is a car like any other.
    .title = No standing still

rules-floor = Floor change
    .lead = From the inside of your car to its roof, or from its roof to its inside.
rules-floor-law = If the marshal is inside, coming down costs you a bullet and sends you straight up again.
    .title = Mind the marshal
    .caption = Ghost climbs up; Doc would drop to the marshal.
rules-floor-mei = Mei may also climb diagonally, to the other level of the next car.

rules-fire = Fire
    .lead = You put one of your six bullets into somebody’s deck. A bullet is a card that does nothing: it takes the place of a card that would.
rules-fire-inside = You hit one bandit inside the car before or behind yours. Never in your own car, and never farther: the next door is shut.
    .title = Inside a car
    .caption = Tuco may hit Ghost or Doc. Belle is too near, Cheyenne too far.
rules-fire-roof = On roofs you see along the whole train, both ways, until the first roof with somebody on it. Of those who stand there you choose one. Whoever stands behind them is covered.
    .title = On the roofs
    .caption = One backward, two forward: Tuco chooses one of three.
rules-fire-nobody = With nobody in range, or with your six bullets gone, nothing happens and no bullet leaves your revolver.
    .title = When there is nobody
rules-fire-belle = Nobody may aim at her while that same shot has another possible target.
rules-fire-tuco = He may also shoot through the roof of his car, up or down.
rules-fire-django = Whoever he hits is moved one car away from him on the same level, into the marshal’s arms if he is there.

rules-rob = Robbery
    .lead = Take one piece of loot at your place. You choose the kind.
rules-rob-blind = Among several purses you take one blind. It goes face-down on your sheet, and only you may look at it.
    .title = Purses are blind
    .caption = Doc takes the jewel or one of the purses; what lies on the roof is out of reach.
rules-rob-level = From the roof you reach nothing inside, and the other way round. Where nothing lies nothing happens.
    .title = On your own level

rules-punch = Punch
    .lead = Choose another bandit at your place. They drop one loot of the kind you choose, and fly to the next car.
rules-punch-loot = The loot falls where you both stand, a purse at random. One without loot flies all the same.
    .title = First the loot
    .caption = Tuco’s purse falls, Doc flies one car, forward or backward.
rules-punch-fly = One car forward or backward on the same level, as you choose. At an end of the train there is only one way.
    .title = Then the flight
rules-punch-cheyenne = If her punch costs somebody a purse, she may take it at once.
rules-punch-belle = She cannot be chosen while somebody else could be.

rules-marshal = Marshal
    .lead = Move the marshal one car, forward or backward. He stays inside.
rules-marshal-meet = Whoever comes to be inside his car, by whatever way, takes a neutral bullet and flees to the roof of that car.
    .title = Meeting him
    .caption = The marshal walks in: Ghost and Doc take a bullet each and are on the roof.
rules-marshal-neutral = There are thirteen neutral bullets. If they do not suffice for all who are hit at once, nobody takes one; they flee all the same.
    .title = Neutral bullets

rules-events = Events
    .lead = At the end of a round the event of its card happens, from the first player clockwise.
rules-events-angry-marshal = All on the roof of his car take a neutral bullet; then he goes one car back.
rules-events-swivel-arm = All on roofs are swept to the roof of the caboose.
rules-events-braking = All on roofs slide one car forward; those on the locomotive stay.
rules-events-take-it-all = The second strongbox comes into the marshal’s car.
rules-events-rebellion = Everyone inside a car takes a neutral bullet.
rules-events-pickpocketing = A station. Whoever is alone at their place may take a purse there.
rules-events-revenge = A station. All on the roof of the marshal’s car drop their least valuable purse.
rules-events-hostage-conductor = A station. All in or on the locomotive get a purse of $250.

rules-counting = Counting
    .lead = After round five everybody adds up what is on their sheet.
rules-counting-gunslinger = Whoever has fired the most bullets gets $1,000. On a tie each of them does; if nobody fired, nobody does.
    .title = The gunslinger
rules-counting-ties = The richest wins. Among equals the one who took fewer bullets, neutral ones included. Still equal: they share the victory.
    .title = Ties

rules-powers = Seven powers
    .lead = Each bandit can do one thing that the others cannot. A table may play without.
rules-powers-Ghost = In the first turn of each round he may play his card face-down, unless he has drawn.
rules-powers-Doc = He draws seven cards at the start of a round.
rules-powers-Belle = She cannot be hit or punched while that action has another possible target.
rules-powers-Tuco = His Fire may also hit somebody on the other level of his car.
rules-powers-Django = Whoever he hits is moved one car away from him. Nobody leaves the train that way.
rules-powers-Cheyenne = When her punch costs somebody a purse she may take it at once.
rules-powers-Mei = Her floor change may be diagonal, too. Not when she flees.

rules-know = Who knows what
    .lead = You see what a careful player at the table would know, and nothing else.
rules-know-all = Open to all: where everybody stands, loot by kind, bullets left and taken, sizes of hands and decks, cards played face-up, round cards turned up.
    .title = Open
rules-know-own = Only you know your hand, the cards that you played face-down, and what is in your purses.
    .title = Yours alone
rules-know-follow = Who has looked at a purse knows it for as long as it can be told from the others around it.
    .title = What you remember
rules-know-end = After the end everything is open.
    .title = In the end

rules-expert = Expert
    .lead = Cards are kept from round to round, and what is done is discarded.
rules-expert-keep = At the end of Schemin’ you keep any action cards and discard the rest, bullets too. There is no shuffling between rounds.
    .title = Keeping cards
rules-expert-draw = At the start of a round you draw up to six. When the deck is empty, your discard pile becomes the new deck.
    .title = Drawing up
rules-expert-bullets = Bullets that hit you lie on top of your deck.
    .title = Bullets

rules-pairs = Pairs
    .lead = Two or three players with two bandits each and one deck of eleven cards.
rules-pairs-cards = A card belongs to the bandit that it names, the one Marshal card to either. At the start of a round you choose one card into your hand, then draw six.
    .title = Cards
rules-pairs-start = Before the first round each player secretly picks who starts in the caboose; the other starts in the wagon before it.
    .title = The start
rules-pairs-cover = On a standard turn, after a Fire of one bandit, you may at once play a card of the other, but not Marshal.
    .title = Cover
rules-pairs-count = Loot lies with each bandit and is added up. Team mates can hit each other, and must where nobody else is in range.
    .title = Together

rules-teams = Teams
    .lead = Four or six players in teams of two. Each has a bandit and a deck, and what partners have is added up.
rules-teams-order = Partners sit side by side and act one after the other. The first of each team starts in the caboose, the second in the wagon before it. Each round the next team begins. On a Switching turn partners swap.
    .title = Side by side
rules-teams-cards = At the start of a round you draw one card from your partner’s deck, then up to six from your own. If you play a card of your partner’s, their bandit carries it out, they choose, and it goes back to them. If you do not, it stays with you for good, a bullet too.
    .title = A card of your partner’s
    .caption = Ghost plays Doc’s Robbery: Doc takes the jewel.
rules-teams-whose = What touches hand, deck and turn goes by the player, what touches an action by the bandit whose card it is. Partners are targets like anyone else.
    .title = Whose power counts
rules-teams-count = Bandits are counted one by one, then added up. The $1,000 go to the team that fired the most bullets; those at partners do not count.
    .title = Counting

rules-horses = Horses & Stagecoach
    .lead = A stagecoach with a guard rides beside the train, horses wait beside the cars, and there is whiskey.
rules-horses-board = From the last wagon forward all choose in secret: get on here, or ride on. A horse stays where its rider gets on. One who is left alone picks any wagon ahead.
    .title = Boarding
rules-horses-ride = If a horse stands beside your car, mount it and ride none to three cars either way. You get off inside, or inside the stagecoach if it stands there. Any horse will do.
    .title = Ride
rules-horses-coach = Its roof is beside the roof of the car it stands at, its inside beside that car’s inside. One gets in by Ride, from its roof, or by being knocked in. From its roof one can hit anybody on any roof. After each round it falls one car behind.
    .title = The stagecoach
rules-horses-hostage = Whoever comes into the stagecoach without a hostage takes one. Each hinders you in some way and brings a ransom at the end; read it on its picture.
    .title = Hostages
rules-horses-shotgun = On the stagecoach he does nothing, and nobody can rob his strongbox. A punch there may choose him: he lands on the roof beside and the box falls. From then on whoever ends on his roof takes a bullet and must flee to the next roof; who runs past takes a bullet.
    .title = The Shotgun
rules-horses-whiskey = A flask has two drinks and no value. A drink takes the place of a turn. Usual: draw three cards, then play one. Old: play two cards in a row.
    .title = Whiskey
rules-horses-events = Horses give up, the marshal drinks, all fall behind at full speed, the Shotgun rages. At a station strongboxes are shared, each bullet of the round costs $150, or whoever stays on the train is caught.
    .title = Events
rules-horses-escape = Escape: only those in or on the stagecoach are safe, and those who leave the train with a Ride in this round.
    .title = Escape

rules-law = Marshal & Prisoners
    .lead = One more player is the marshal, with a deck, two guns and secret goals. Bandits free prisoners and keep out of the cell.
rules-law-setup = The prison car rolls last of all. In the locomotive two mail bags, $200 and $1,200, lie face-down in place of the strongbox. Bandits have Brainwave instead of the Marshal card, and a Wanted card each: $500 for those who are never arrested.
    .title = Set-up
rules-law-player = He starts in the locomotive and is first in round one. He plays cards like a bandit, stands in the line of fire, can be shot and punched, and powers work on him. Nobody flees from him.
    .title = The marshal plays
    .caption = Ghost and the marshal share a car, and nothing happens.
rules-law-plus = On a standard turn a card with a plus lets him play one more at once, three in all. He cannot draw instead.
    .title = Move + and Floor change +
rules-law-arrest = One bandit at his place goes to the cell, with all that it has. Its Wanted card is his for good. A bandit may be arrested again.
    .title = Arrest
    .caption = Ghost is with him and goes to the cell. Doc on the roof is safe.
rules-law-guns = With two or more in range he may hit two, one bullet from each gun, and chooses who gets which. The order of the bullets is known to all. Belle is safe from him only where two others are in range, or where he hits just one.
    .title = Two guns
    .caption = Two in range: one bullet from each gun.
rules-law-bullets = Lost weapon, hurt knee and hurt shoulder bar Fire, Floor change and Punch until the end of the round. Gotcha! takes the victim’s prisoner, Drop the bag! a mail bag. The golden bullet does nothing more. All go into the victim’s deck.
    .title = His bullets
rules-law-fists = Whoever punches him takes the top Fistfighter card instead of loot: $800, then $500, then $300. He flies as usual. These cards cannot be lost.
    .title = Fistfighter
rules-law-events = Events that strike bandits pass him by. Angry: he may fire and then move. Revenge also strikes inside his car. A flask at his place is his. New ones put loot on the roof of his car, show a goal of his, or let everybody play one more card.
    .title = Events
rules-law-stations = Guilty conscience: if the marshal wins, the single poorest bandit wins with him. Deadly fall: a punch on a roof may throw off the train, and who falls cannot win. Crime does not pay: nor can whoever ends in the cell.
    .title = Stations
rules-law-horses = With Horses & Stagecoach he may ride and enter the stagecoach, takes no hostage, and has nothing to fear from the Shotgun.
    .title = On horseback

rules-prison = The prison car
    .lead = It has a corridor, a roof and a cell. Whoever comes inside in any way but arrest is in the corridor.
rules-prison-cell = There no card has an effect but Brainwave. Nobody in it can be shot or punched, and hardly any event reaches it. One draws and plays as usual.
    .title = The cell
    .caption = Tuco sits in the cell, Ghost is in the corridor, Doc on the roof.
rules-prison-search = Instead of drawing three cards you may take Brainwave out of your deck and shuffle it.
    .title = Finding Brainwave
rules-prison-out = In the cell Brainwave leads out, to the corridor or to the roof.
    .title = Breaking out
    .caption = Ghost steps out, to either place.
rules-prison-free = In or on the prison car it frees a prisoner, if you have none, or a bandit from the cell, who gives you a piece of loot of its own choice.
    .title = Setting free
rules-prison-copy = Anywhere else it copies the last card that a bandit carried out this round, no matter what came of it; Brainwave itself and the marshal’s cards do not count. You act from where you are, with your own bullets and powers.
    .title = Copying
rules-prison-companion = One each, $200 at the end. It lends you the power of its bandit; the companion of your own bandit lets a Robbery take a second piece of loot. Between Belle and whoever has her companion, Belle is safe.
    .title = Companions

rules-goals = The marshal’s goals
    .lead = Two warrants and three special goals, one turned over each round and seen by him alone. With four of the five he wins, otherwise the richest bandit does.
rules-goals-warrant = Warrant: that bandit was arrested at least once.
    .title = Two warrants
rules-goals-self = Just a scratch: a Fistfighter card is left. Dodging: no bandit has put more than two bullets into his deck.
    .title = Unharmed
rules-goals-lead = Golden bullet: one of his guns is empty. With four or more bandits also Lead rain: each has a bullet of his; and Sworn enemy: one has four.
    .title = Lead
rules-goals-hold = The mail must go through: a mail bag is his. Throw away the key: two prisoners are. What no bandit has at the end counts as his.
    .title = Bags and prisoners
rules-goals-money = Bandits count their loot with mail bags, and add $500 if never arrested, $200 for a companion, and their Fistfighter cards.
    .title = The bandits’ money

rules-machine = Time machine
    .lead = It stands before the locomotive and is one place, beside its inside and its roof.
rules-machine-in = Move, Ride and Punch lead into it. Out of it a Move goes inside the locomotive or along the roofs. Floor change does nothing there.
    .title = In and out
rules-machine-fire = From it one hits along the roofs, and those inside the locomotive; and is hit the same way.
    .title = Fire
rules-machine-travel = Whoever is alone in it at the end of a round secretly chooses a car. Nobody knows where they are until the next Stealin’ begins and they appear there.
    .title = The journey
rules-machine-end = At the end of the game a bandit alone in it gets $500 and all loot that lies there.
    .title = At the end

rules-cursed = Cursed loot
    .lead = Purses of $1 and $2, jewels of $5 and a strongbox of $10 are mixed among the others.
rules-cursed-blind = Jewels and strongboxes lie face-down too, and are taken blind among those of their kind. Only the owner may look.
    .title = Face-down
rules-cursed-same = In every other way they are loot like any other.
    .title = Otherwise the same

rules-super = Super Express
    .lead = A game of its own: three to seven bandits on a train that loses a wagon each round. The last one on it wins.
rules-super-plan = Everybody secretly puts three of their four cards in order. Then they are turned up one by one, round the table, and every card is carried out.
    .title = The plan
rules-super-move = One car the way you face. You come in behind everybody who is there. Off either end of the train you are out.
    .title = Move
rules-super-floor = Up or down in the same car, with your back to the edge. Turn around: you face the other way and stay in place.
    .title = Change floor, turn around
rules-super-shoot = You hit the first standing bandit before you on your floor, however far. They fly one car on and lie stunned; off the train they are out.
    .title = Shoot
rules-super-stun = Whatever your next card is, you only stand up. Bullets fly past the stunned.
    .title = Stunned
rules-super-end = At the end of a round the last wagon goes, with everybody on it. Of the others the one farthest back takes its card; on a tie the one on the roof.
    .title = A wagon fewer
rules-super-win = One bandit left wins at once. If several are left on the locomotive, the most wagon cards win, then the best single one.
    .title = Winning
rules-super-modules = Reflexes: stunned, stand up and shoot at once; otherwise lie down. Horse: ride into the locomotive; if you are shot off the train and it is your next card, it saves you.
    .title = Two modules
