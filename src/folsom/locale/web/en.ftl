### English words of the browser client, besides those of en.ftl. What stands between asterisks is
### set off from its sentence.

## Everywhere

web-home = Folsom, to the first page
web-close = Close
web-you = You
web-somebody = Somebody
web-language = Language
web-loading = One moment …
web-no-server = The server does not answer. Try again in a moment.
web-copied = Copied
web-round-of = Round { $round } of { $rounds }
web-title-table = Folsom, { $code }
web-title-your-turn = ● Your turn · Folsom
web-call-title = Your turn in Folsom
web-call-text = The train waits for your choice.

## Without a line, and new versions

web-offline = The line is down
web-offline-about = Folsom needs a line to its server. Without one you cannot:
web-offline-play = play, not even alone: the dealer and the bots sit at the server;
web-offline-friends = open a table, join one or go on at yours;
web-offline-lessons = take lessons or solve puzzles;
web-offline-records = watch records.
web-offline-safe = Nothing is lost: your tables wait at the server, and this page comes back by itself when the line is up.
web-offline-rules = Read the rules meanwhile
web-new-version = A new version of Folsom is here.
web-reload = Load it

## The first page

web-when = 11 July 1899
web-where = New Mexico
web-motto = Plan together. Rob the train. Get away rich.
web-play-now = Play now
web-play-now-about-express = You and three bots, one click. A game takes a quarter of an hour.
web-bots = Bots
web-play-now-about-super = You and three bots, one click: four cards, five minutes, the last one on the train wins.
web-rob-this-train = Rob this train
web-make-table = Make a table
web-make-table-about = Friends by link, every rule of the game to choose.
web-join = Join by code
web-join-code = Code of the table
web-join-go = Join
web-join-example = RAVEN-CANYON-042
web-pass = Pass and play
web-pass-about = One device goes round. Hands stay hidden.
web-watch = Watch a record
web-watch-about = Open a file and see the game again, from any seat’s eyes.
web-back-to = Back to your table
web-back-to-about = { $code } is still there.
web-alone-device = Everything runs on this device, offline too.
web-alone-coming = The engine is on its way. You can choose meanwhile.
web-alone-bots-coming = The bots are on their way. You can start without.
web-alone-playable = The bots are here, too: you can play.
web-alone-ready = All of it is here. You may cut the line.
web-alone-failed = The engine could not be fetched. It is tried again by itself.
web-alone-bytes = { $done } of { $all } MB
web-alone-left-off = Where you left off
web-alone-kept-here = kept on this device only
web-alone-with-friends = Play with friends
web-alone-with-friends-about = That takes a Folsom server, to hold everybody’s cards. Know one?
web-alone-server = Server address
web-alone-go = Go there
web-alone-friends = Nobody can come to this table: it is in this browser alone. Friends need a Folsom server; here one device can go round.
web-alone-save = Save all games as a file
web-alone-load = Bring games back from a file
web-alone-loaded = { $count ->
        [0] All of these games are here already.
        [one] One game came in.
       *[other] { $count } games came in.
    }
web-alone-no-file = That is no file of saved games.
web-alone-damaged = Something in this file is missing or was changed, so nothing was taken in.
web-alone-keeps-nothing = This browser will not keep anything just now, so games cannot be kept either.
web-alone-remove = Remove this game
web-alone-remove-sure = Really remove it? It is kept nowhere else.
web-alone-removed = The game is removed.
web-alone-verified = Verified on this device
web-alone-licences = Licences
web-alone-set-up = Set up a game
web-alone-set-up-about = All expansions, any bots, every option.
web-alone-is-over = finished
web-alone-is-waiting = not begun
web-alone-is-playing = under way
web-own-device = You play alone on this device, so it works without a line, too.
web-own-offline = The line is down. What needs no server is here: play on this device meanwhile.
web-own-friends = Nobody can come to this table: it is in this browser alone. For friends, open a table at the server.
web-own-elsewhere = This table is in the browser in which it was opened, and in no other.
web-open-tables = Open tables
web-free-seats = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
web-fan-work = Folsom is a fan work with drawings of its own.
web-level-random = dice
web-level-random-about = Takes whatever comes, without a thought.
web-level-easy = easy
web-level-easy-about = Grabs what glitters and blunders now and then. A good first opponent.
web-level-greedy = greedy
web-level-greedy-about = Looks at what a card brings now, and never further.
web-level-fair = fair
web-level-fair-about = Plays with sense and wastes no time. Beat it to earn your spurs.
web-level-baseline = textbook
web-level-baseline-about = Thinks for a fifth of a second, as textbooks do.
web-level-hard = hard
web-level-hard-about = Thinks each decision through for a fifth of a second. Watch your purses.
web-level-expert = expert
web-level-expert-about = Takes a whole second, guesses your hand and spoils your plans.
web-bot-of = { $level ->
        [random] Random bot
        [easy] Easy bot
        [greedy] Greedy bot
        [fair] Fair bot
        [baseline] Textbook bot
        [hard] Hard bot
        [expert] Expert bot
       *[other] Bot
    }

## Set-up

web-new-table = A new table
web-who-rides = Who rides?
web-the-table = The table
web-power-Ghost = May play the first card of a round face-down.
web-power-Doc = Holds seven cards instead of six.
web-power-Belle = Nobody aims at her while there is someone else.
web-power-Tuco = Shoots through the roof, up or down.
web-power-Django = Whoever he hits is thrown one car on.
web-power-Cheyenne = Pockets the purse of whoever she punches.
web-power-Mei = Changes floor diagonally, too.
web-add = Add
web-seat-you = You
web-seat-open = Open seat
web-by-chance = By chance
web-any-bandit = Any bandit
web-seats = Players
web-seats-about = Three to seven bandits, each with a player or a bot.
web-train = Train
web-train-random = Locomotive and { $count } wagons, drawn by chance.
web-wagons-chosen = { $count } of { $all } chosen, from the locomotive on.
web-choose = Choose
web-by-lot = Draw by lot
web-powers = Powers
web-powers-about = Each bandit has one of their own.
web-events = Events
web-events-about = Rounds end with a surprise, the last at a station.
web-expert = Expert
web-expert-about = Keep cards in hand from round to round; discards come back.
web-pairs = Pairs
web-pairs-about = Two or three players with two bandits each.
web-teams = Teams
web-teams-about = Four or six players in teams of two, who share cards and money.
web-note-borrowed = { $bandit } carries it out and decides.
web-seats-about-teams = Four or six players; neighbours make a team, 1 and 2, 3 and 4.
web-teams-alone = Teams cannot be played with a marshal.
web-edition = Edition
web-edition-1 = First
web-edition-2 = Second
web-first-edition = First edition
web-edition-about = The first has other rules for a few events and pairs; powers and events are always on.
web-pace = Pace
web-pace-none = No clock
web-pace-live = Live
web-pace-days = Days
web-pace-about-none = Nobody is hurried.
web-pace-about-live = { $seconds } seconds for each decision, then a bot makes it.
web-pace-about-days = A day for each decision: play over a week, come back when it is your turn.
web-public = Public
web-public-about = The table stands in the list on the first page.
web-watching-allowed = Watching
web-watching-about = Whoever has the link may watch, without seeing hidden cards.
web-more = More …
web-less = Less
web-seed = Seed
web-seed-about = The same seed deals the same game. Whoever knows it can know what is hidden.
web-rounds = Rounds
web-rounds-random = Five round cards, drawn by chance.
web-pool = Cards to draw from
web-pool-about = All that fit are shuffled.
web-pool-all = All that fit
web-pool-rounds = { $count } of { $all } round cards; { $drawn } of them are played.
web-pool-stations = { $count } of { $all } stations; one of them ends the game.
web-rounds-chosen = You choose the round cards in order.
web-first = First
web-first-about = Who begins round 1.
web-open-table = Open the table
web-summary = { $count ->
        [0] No seat is
        [one] One seat is
       *[other] { $count } seats are
    } open to friends; { $bots ->
        [0] no bot plays
        [one] one bot plays
       *[other] { $bots } bots play
    }.

## Waiting room

web-waiting-room = Waiting room
web-open-seat = Open seat
web-open-seat-about = whoever opens the link
web-put-bot = Put a bot here
web-open-again = Open the seat
web-add-seat = Add a seat
web-add-seat-about = up to { $count }
web-remove-seat = Remove the last seat
web-ready = ready
web-not-yet = not yet
web-not-here = away
web-i-am-ready = I am ready
web-not-ready = Not ready yet
web-your-bandit = Your bandit
web-your-bandits = Your bandits
web-bring-friend = Bring a friend
web-say-code = Say the code
web-send-link = or send the link
web-copy = Copy
web-share = Share
web-qr = QR code of the invitation
web-change = Change
web-leave = Leave the table
web-leave-sure = Really leave?
web-deal = Deal the cards
web-ready-count = { $ready ->
        [one] One
       *[other] { $ready }
    } of { $count } { $ready ->
        [one] is ready.
       *[other] are ready.
    }
web-deal-about = Start now and bots take the seats that are free; they leave when people come.
web-wait-for-host = The host deals the cards when everybody is here.
web-sit-down = Sit down
web-sit-down-about = You are watching. There is a seat for you.
web-your-name = Your name
web-clock-none = No clock
web-clock-seconds = { $seconds } seconds a turn
web-clock-days = A day a turn
web-anyone-watches = Anyone may watch
web-nobody-watches = Nobody may watch
web-is-public = Public
web-seeded = With a chosen seed

## The table

web-table-menu = Table
web-clock = Time left
web-the-round = The round
web-the-train = The train
web-your-turn = your turn
web-choosing = choosing
web-away = away
web-about-first = First player of this round: plays first in every turn.
web-bot-plays-for = A bot plays for { $name }
web-bot-plays-for-you = A bot plays for you
web-is-away = { $name } is away
web-let-a-bot = Let a bot play
web-take-over = Take over
web-wait-for = Wait
web-watching = { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-settings = Settings
web-sound = Sounds
web-sound-off = Off
web-speed = Speed of the film
web-call-me = Call me when it is my turn
web-let-bot = Let a bot play for me
web-own-link = Copy the link to my seat
web-own-link-about = Open it on another device to go on there. Whoever has it plays for you.
web-story = Story
web-chat = Chat
web-story-round = Round { $round } · { $card }
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-sign-hat = Tips the hat
web-sign-bang = Bang!
web-sign-laugh = Laughs
web-sign-cry = Ouch
web-sign-loot = Rich pickings
web-sign-hurry = Hurry up
web-sign-clap = Well struck
web-sign-shrug = Shrugs
web-skip = Skip to my choice
web-skip-film = Skip the film
web-film-again = Show again
web-film-step = Step
web-your-side = Your side of the table
web-draw = Draw 3
web-left = { $count } left
web-take-back = Take back
web-about-back = Takes your last choice back, as long as nobody has acted on it.
web-about-ask-back = Others have acted since: all people must agree.
web-only-you = Only you see
web-about-worth = What your loot is worth together.
web-laid-aside = Laid aside: { $cards }
web-all-choices = All choices
web-step-back = Back
web-card-of = card { $number } of { $count }
web-turns = { $count } turns, { $event ->
        [yes] then the event
       *[no] no event
    }
web-no-event = No event
web-no-event-about = Nothing more happens at the end of this round.
web-short-angry-marshal = He shoots at the roof above, then goes back.
web-short-swivel-arm = All on roofs are swept to the last one.
web-short-braking = All on roofs slide one car forward.
web-short-take-it-all = A second strongbox comes to the marshal.
web-short-rebellion = Everyone inside takes a bullet.
web-short-pickpocketing = Whoever is alone may take a purse.
web-short-revenge = Above the marshal, the cheapest purse is lost.
web-short-hostage-conductor = In or on the locomotive: a ransom.
web-whole-ticket = The round in full
web-chip-empty = { $who }: to come
web-chip-drew = { $who }: drew cards
web-chip-passed = { $who }: passed
web-chip-played = { $who }: { $card }

## Cards

web-bullet = Bullet
web-note-bullet = No use. It only clogs.
web-note-bullet-neutral = From the marshal or the passengers.
web-note-move = One car inside, up to three on roofs.
web-note-floor = Up to the roof or down inside.
web-note-fire = One bullet to a target in range.
web-note-rob = Take one loot where you stand.
web-note-punch = They drop loot and go flying.
web-note-marshal = Move him one car.
web-would-floor =
    { $level ->
        [roof] You would climb { $to }.
       *[inside] You would drop { $to }.
    }
web-would-floor-mei = Up or down, straight or one car on.
web-would-fire =
    { $count ->
        [0] Nobody is in range now.
       *[other] In range now: { $names }.
    }
web-would-punch =
    { $count ->
        [0] Nobody stands with you now.
       *[other] With you now: { $names }.
    }
web-would-rob =
    { $count ->
        [0] Nothing lies here now.
       *[other] Here lies { $names }.
    }

## Asking

web-lifted =
    { $count ->
        [one] *Pick it again to play it*, or another card.
       *[other] *How do you play it?* Or pick another card.
    }
web-ask-schemin =
    { $draw ->
        [yes] Your turn: *play a card* or draw three.
       *[no] Your turn: *play a card*.
    }
web-ask-tunnel =
    { $draw ->
        [yes] It is dark: *your card goes face-down*. Or draw three.
       *[no] It is dark: *your card goes face-down*.
    }
web-ask-speeding =
    { $draw ->
        [yes] Two turns in a row: *play a card* or draw three.
       *[no] Two turns in a row: *play a card*.
    }
web-ask =
    { $action ->
        [move] You move. *Where to?*
        [floor] You change floor. *Where to?*
        [fire] You fire. *At whom?*
        [rob] You rob. *What do you take?*
        [punch] You punch. *Whom, and how?*
        [ride] You are in the saddle. *Where do you get off?*
        [arrest] You arrest somebody. *Whom?*
        [brainwave] You have a Brainwave. *What do you do?*
       *[marshal] You move the marshal. *Which way?*
    }
web-ask-of =
    { $action ->
        [move] { $bandit } moves. *Where to?*
        [floor] { $bandit } changes floor. *Where to?*
        [fire] { $bandit } fires. *At whom?*
        [rob] { $bandit } robs. *What?*
        [punch] { $bandit } punches. *Whom, and how?*
        [ride] { $bandit } is in the saddle. *Where to?*
       *[marshal] { $bandit } moves the marshal. *Which way?*
    }
web-ask-start-places = Before the first round: *who starts in the last car?* The other starts one before it.
web-ask-choose-card = A new round: *which card do you take* from the deck?
web-ask-discarding = *Discard what you do not want to keep*, then keep the rest.
web-ask-pickpocketing = { $bandit } is alone here. *Take the purse?*
web-wait = The train rolls on.
web-wait-acting = { $bandit } carries out { $action }.
web-wait-for-names = { $count ->
        [one] { $names } is choosing.
       *[other] Still choosing: { $names }.
    }
web-waits-for-line = You have chosen. *It waits for the line.*
web-target-about = Stands { $at }. { $count ->
        [0] No bullet yet.
        [one] One bullet already.
       *[other] { $count } bullets already.
    }
web-place-inside = { $car }
web-place-roof = Roof of the { $car }
web-marshal-there = The marshal is there!
web-shotgun-there = The Shotgun is there!
web-you-stay = You stay.
web-there-is = { $count ->
        [one] { $names } is there.
       *[other] { $names } are there.
    }
web-there-are = { $count } bandits are there.
web-nobody-there = Nobody is there.
web-you-catch-it = You catch it.
web-falls-here = It falls here.

## Explanations

web-about-purse = A purse holds $250 to $500. Only its owner knows how much.
web-about-jewel = A jewel is worth $500.
web-about-strongbox = A strongbox is worth $1,000.
web-about-bullets = Who has fired most in the end is a gunslinger: $1,000.
web-about-wounds = Bullets received. They clog the deck.
web-about-deck = Your deck. Bullets that hit you come into it.
web-about-bullet-card = A bullet can be neither played nor thrown away; it takes up room in your hand.
web-about-move = Move: inside, to the next car. On a roof, one to three cars forward or backward.
web-about-floor = Floor change: from inside a car to its roof, or back down.
web-about-fire = Fire: inside, at somebody in the next car. On a roof, at the nearest in either direction.
web-about-rob = Robbery: take one piece of the loot that lies where you stand. You choose the kind.
web-about-punch = Punch: somebody beside you drops a loot of your choice and flies to the next car.
web-about-marshal = Marshal: he goes one car. Who meets him takes a bullet and flees to the roof.

## States

web-line-down = *The line is down.* { $count ->
        [0] Trying again.
        [one] Trying again in a second.
       *[other] Trying again in { $count } seconds.
    } What you chose is kept here and sent when it is up.
web-try-now = Try now
web-not-sent = The line is down, so that was not sent.
web-time-short = *{ $count ->
        [one] One second
       *[other] { $count } seconds
    } left.* After that a bot makes this one choice for you.
web-plea = Take it back?
web-plea-about = { $name } ({ $who }) would like to take a choice back. What came after it would be undone. It needs everybody’s consent.
web-plea-waits = { $count ->
        [one] One person has still to agree.
       *[other] { $count } people have still to agree.
    }
web-agree = Agree
web-refuse = No
web-bot-steps-in = A bot plays for { $name } now.
web-barred = You cannot come in here
web-to-start = To the first page
web-lost = There is no such page
web-lost-about = The train does not stop here. Perhaps a letter of the address is wrong.

## Pass and play

web-pass-title = Pass and play
web-pass-who = Who plays?
web-pass-intro = Everybody plays on this device. Between two turns a curtain hides the cards.
web-pass-person = Name of player { $number }
web-pass-start = Start the game
web-hand-to = Hand the device to
web-hand-round = round { $round }
web-hand-look = All cards are put away. Nobody else should look now.
web-hand-show = I am { $name }, show my cards
web-hand-hold = Hold for a moment: a slip of the finger shows nothing.
web-since = Since your last turn
web-then = Then
web-player-number = Player { $number }

## The end

web-counting = The counting
web-richest = The richest bandit of New Mexico
web-richest-many = The richest bandits of New Mexico
web-rides-off = { $crew ->
        [one] { $player } rides off with *{ $money }*
       *[other] { $player } ride off with *{ $money }*
    }
web-share-it = { $player } share the victory: *{ $money }*
web-by-bullets = As rich as the next, but with fewer bullets received.
web-by-money = Ahead of everybody else by { web-dollars }.
web-by-shared = As rich and as full of lead as each other.
web-dollars = ${ NUMBER($amount) }
web-dollars-lost = −${ NUMBER($amount) }
web-who-is-richest = Who is the richest?
web-the-count = The count
web-col-purses = Purses
web-col-jewels = Jewels
web-col-strongboxes = Strongbox
web-col-gunslinger = Gunslinger
web-col-station = Conductor
web-col-total = Total
web-fired = { $count } fired
web-money-over-game = Money over the game
web-chart-about = Everybody’s money after each round; the last step is the gunslinger’s reward.
web-round = Round { $round }
web-rematch = Rematch
web-another-set-up = Another set-up
web-download = Download the record
web-watch-again = Watch again
web-host-rematch = The host can deal another game.
web-host-rematch-named = { $name } hosts the table and can deal another game.
web-reveal = Show all
web-key-punch = { $bandit } loses { $loot-object } to a punch.
web-key-strongbox = { $bandit } carries off a strongbox.
web-key-gunslinger = { $bandit }: { $count } shots fired, $1,000 more.
web-key-lead = { $player } takes the lead.
web-key-last-bullet = { $bandit } fires the last bullet.
web-key-salvo = { $count ->
        [one] One bandit takes a bullet.
       *[other] { $count } bandits take a bullet at once.
    }

## Records

web-watch-title = Watch a record
web-watch-drop = Choose a record, or drop it here.
web-watch-file = Choose a file
web-watch-eyes = Whose eyes
web-watch-all = A spectator
web-step-of = Step { $step } of { $count }
web-play = Play
web-pause = Pause
web-first-step = To the beginning
web-prev-step = One step back
web-next-step = One step on
web-play-on = Play on from here
web-play-on-about = A new table that begins here, you against bots.
web-play-on-as = You play
web-play-on-go = Take over here
web-record = Record
web-step = Step
web-next-moment = To the next key moment
web-replay-moments = Key moments
web-replay-story = Story
web-replay-hands = Hands
web-no-moments = Nothing stands out in this game.
web-hand-hidden = { $count ->
        [one] One hidden card
       *[other] { $count } hidden cards
    }
web-hand-empty = No cards
web-eyes-all = All
web-eyes-all-cards = All cards
web-link-moment = Link to this moment
web-link-long = The link holds the whole game and is { $count } kB long. Should it be cut off on its way, send the file.
web-link-broken = This link is broken, or was cut off on its way. Ask for it again, or for the file.
web-chart = Chart
web-chart-money = Money
web-chart-rank = Standing
web-chart-place = Place on the train
web-rank = number { $rank }
web-watch-table = Or the code of a table whose game is over
web-watch-open = Open

## Keys

web-keys = Keys
web-keys-everywhere = Everywhere
web-keys-table = At the table
web-keys-record = In a record
web-keys-on = Letters and numbers are keys to play with
web-press-tab = To the next thing; with Shift back
web-press-arrows = To the next one of a group
web-press-enter = Press what is marked
web-press-escape = Put the card back, close what lies on top
web-press-keys = Show these keys
web-press-number = Lift the card or make the choice of that number
web-press-again = The same number again plays the lifted card
web-press-draw = Draw three cards
web-press-keep = Keep the rest of the cards
web-press-list = All choices as a list
web-press-back = Take the last choice back
web-press-skip = Skip the film
web-press-story = To the story
web-press-chat = To the chat
web-press-plan = Lay the card of that number on the plan
web-press-lock = Lock the plan in
web-press-card-back = Take the last card back from the plan
web-press-step = One step back, one step on
web-press-ends = To the beginning, to the end
web-press-run = Play or pause

## The stage

stage-train = The train
stage-map = The whole train
stage-round = Round { $round }
stage-marshal = the marshal
stage-place = { $level ->
    [roof] { $number ->
        [0] On the roof of the locomotive: { $what }
       *[other] On the roof of the { $car } (car { $number }): { $what }
    }
   *[inside] { $number ->
        [0] In the locomotive: { $what }
       *[other] In the { $car } (car { $number }): { $what }
    }
}
stage-loot = { $count ->
    [1] A { $loot }: { $money }.
   *[other] { $loots }: { $money } each.
}
stage-loot-known = You know it, others may not.
stage-loot-unknown = { $kind ->
    [jewel] { $count ->
        [one] A jewel: perhaps it is cursed.
       *[other] { $count } jewels: perhaps they are cursed.
    }
    [strongbox] { $count ->
        [one] A strongbox: perhaps it is cursed.
       *[other] { $count } strongboxes: perhaps they are cursed.
    }
    [mail-bag] { $count ->
        [one] A mail bag: you do not know what is in it.
       *[other] { $count } mail bags: you do not know what is in them.
    }
   *[purse] { $count ->
        [one] A purse: you do not know what is in it.
       *[other] { $count } purses: you do not know what is in them.
    }
}
stage-pick-loot = The { $loot }
stage-pick-bandit = { $bandit }
stage-back = Choose somebody else
stage-pick-place = Go { $to }
stage-bandit = { $bandit }. { $power }
stage-about-marshal = The marshal. Whoever meets him inside a car takes a bullet and flees to the roof.
stage-letter-Ghost = G
stage-letter-Doc = D
stage-letter-Tuco = T
stage-letter-Cheyenne = C
stage-letter-Belle = B
stage-letter-Django = J
stage-letter-Mei = M

## Horses, stagecoach, time machine, cursed loot: the stage

stage-about-shotgun = The Shotgun guards the stagecoach. On the train, whoever comes to his roof takes a bullet and must flee.
stage-about-stagecoach = The stagecoach, beside { $car ->
    [0] the locomotive
   *[other] car { $car }
}. After each round it falls one car behind. Whoever gets into it takes a hostage.
stage-coach-here = the stagecoach
stage-about-team = The team of the stagecoach. These horses are in harness: nobody rides them.
stage-about-machine = The time machine. Whoever is alone in it after a round vanishes and appears in a car of their choice; at the end it is worth $500.
stage-horses = { $count ->
    [one] A horse waits
   *[other] { $count } horses wait
} beside { $car ->
    [0] the locomotive
   *[other] car { $car }
}: anyone there may ride up to three cars.
stage-flask-usual = { $count ->
    [one] A flask of whiskey.
   *[other] { $count } flasks of whiskey.
}
stage-flask-old = { $count ->
    [one] A flask of old whiskey.
   *[other] { $count } flasks of old whiskey.
}
stage-flask-unknown = { $count ->
    [one] A full flask: you do not know which whiskey.
   *[other] { $count } full flasks: you do not know which whiskey.
}
stage-half-usual = { $count ->
    [one] A half-full flask of whiskey.
   *[other] { $count } half-full flasks of whiskey.
}
stage-half-old = { $count ->
    [one] A half-full flask of old whiskey.
   *[other] { $count } half-full flasks of old whiskey.
}

## Horses, stagecoach, time machine, cursed loot: the set-up

web-boxes = What is in the box?
web-box-closed = Open the box
web-box-open = In the game
web-expansion-horses = Horses & Stagecoach
web-expansion-machine = Time machine
web-expansion-cursed = Cursed loot
web-expansion-about-horses = A coach with a guard, horses to ride, hostages, whiskey.
web-expansion-about-machine = A contraption before the locomotive. Be gone, be back.
web-expansion-about-cursed = Some loot is worth next to nothing. Nobody knows which.

## Horses, stagecoach, time machine, cursed loot: the table

web-note-ride = Mount a horse here, ride up to three cars.
web-about-ride = Ride: if a horse waits beside your car, ride up to three cars and get off inside, or inside the stagecoach if it is there.
web-would-ride = { $count ->
        [0] No horse waits here now.
       *[other] A horse waits here now.
    }
web-about-flask = A flask holds two drinks. The usual: draw 3 cards, then play one. The old: play two cards in a row. Only its owner knows which it is.
web-about-half-usual = One drink is left: draw 3 cards, then play one.
web-about-half-old = One drink of old whiskey is left: play two cards in a row.
web-about-cursed = With the cursed loot in play it may be worth next to nothing.
web-flasks-of = { $full ->
        [0] { "" }
        [one] One full flask.
       *[other] { $full } full flasks.
    } { $usual ->
        [0] { "" }
        [one] One half-full flask.
       *[other] { $usual } half-full flasks.
    } { $old ->
        [0] { "" }
        [one] One half-full flask of old whiskey.
       *[other] { $old } half-full flasks of old whiskey.
    }
web-drink = Drink
web-drink-usual = Drink: draw 3, play one
web-drink-old = Drink old: play two
web-whiskey-short-usual = usual
web-whiskey-short-old = old
web-keep-count = keep { $count }
web-about-keep = After Schemin’ everybody may keep { $count ->
        [one] one card
       *[other] { $count } cards
    } for the next round.
web-short-exhausted-horses = The horse nearest the last car gives up; with 5 players or more, two.
web-short-marshals-whiskey = The marshal drinks what lies beside him and reels back.
web-short-full-speed = Roofs, horses and coach fall one car behind.
web-short-shotguns-rage = In, on and beside the stagecoach: a bullet.
web-short-sharing = Strongboxes are shared with all at the same place.
web-short-escape = Whoever stays on the train cannot win.
web-short-mortal-bullet = Each bullet of this round costs $150.
web-hostage-about-poodle = The poodle bites: a neutral bullet for you at the start of each round. Ransom: $1,000.
web-hostage-about-banker = The banker hinders nothing. Ransom: $1,000, if you own a strongbox.
web-hostage-about-minister = The minister: you draw one card fewer at the start of a round. Ransom: $900.
web-hostage-about-teacher = The teacher: your Punch has no effect. Ransom: $800.
web-hostage-about-zealot = The zealot: your Ride has no effect. Ransom: $700.
web-hostage-about-old-lady = The old lady: on roofs you move one car only. Ransom: $500 for each jewel of yours.
web-hostage-about-poker-player = The poker player: your power is lost. Ransom: $250 for each purse of yours.
web-hostage-about-photographer = The photographer: you never play a card face-down. Ransom: $200 for each bullet of other bandits in your deck.
web-hinders-poodle = A neutral bullet for you at the start of each round.
web-hinders-banker = Hinders nothing. Paid if you own a strongbox.
web-hinders-minister = You draw one card fewer at the start of a round.
web-hinders-teacher = Your Punch has no effect.
web-hinders-zealot = Your Ride has no effect.
web-hinders-old-lady = On roofs you move one car only.
web-hinders-poker-player = Your power is lost.
web-hinders-photographer = You never play a card face-down.
web-ransom-poodle = $1,000
web-ransom-banker = $1,000
web-ransom-minister = $900
web-ransom-teacher = $800
web-ransom-zealot = $700
web-ransom-old-lady = $500 a jewel
    .short = $500
web-ransom-poker-player = $250 a purse
    .short = $250
web-ransom-photographer = $200 a bullet
    .short = $200
web-hostage-of = { $bandit } holds the { $hostage }.
web-gone = left
web-about-gone = { $bandit } has left the train for good and is safe.
web-in-time = in time
web-about-hidden = { $bandit } is on the way through time and appears when Stealin’ begins.
web-destination = You will appear { $at }.

## Horses, stagecoach, time machine: asking

web-ask-turmoil =
    { $draw ->
        [yes] Turmoil: *all choose at once*. Play a card or draw three.
       *[no] Turmoil: *all choose at once*. Play a card.
    }
web-ask-drinking =
    { $count ->
        [one] The whiskey works: *play a card*.
       *[other] The old whiskey works: *play two cards* in a row.
    }
web-ask-keeping = *Keep a card for the next round*, or keep no more.
web-ask-fleeing = { $bandit } stands before the Shotgun. *Flee where?*
web-ask-taking-hostage = { $bandit } is in the stagecoach. *Which hostage?*
web-ask-travelling = { $bandit } is alone in the time machine. *Where, when Stealin’ begins?*
web-ask-boarding =
    { $alone ->
        [yes] You are left alone on horseback. *Which car do you board?*
       *[no] You ride beside the { $car }. *Do you get on here?*
    }
web-place-stagecoach = { $level ->
        [roof] Roof of the stagecoach
       *[inside] Stagecoach
    }
web-place-machine = Time machine
web-hostages-there = Hostages are there.
web-ride-away = Away from the train
web-ride-away-about = Leave for good and be safe. Your later cards have no effect.

## Boarding

web-wagon-by-wagon = Wagon by wagon
web-all-in-secret = all choose in secret
web-on-board = on board
web-who-gets-on = who gets on here?
web-all-who-are-left = all who are left
web-board-bandit = Bandit
web-board-here = You board the { $car }: { $loot }. Your horse stays beside it.
web-board-here-of = { $bandit } boards the { $car }: { $loot }.
web-board-both = Both
web-board-both-about = Both your bandits board the { $car }: { $loot }.
web-board-horse = Horse
web-ride-on-about = You ride on to the { $car }. Whoever is left alone may pick any wagon ahead.
web-have-chosen = { $count ->
        [0] Nobody has chosen
        [one] One has chosen
       *[other] { $count } have chosen
    }
web-thinking = thinking
web-no-loot = nothing there

## Horses, stagecoach, time machine: the end

web-col-ransom = Ransom
web-col-sharing = Sharing
web-col-mortal-bullet = Bullets
web-col-time-machine = Time machine
web-col-caught = Caught
web-caught = caught, cannot win
web-by-nobody = Everybody was caught on the train.
web-nobody-rides-off = *Nobody* wins

## Colt Super Express

web-game-super = Super Express
web-game-express = Colt Express
web-game = Game
web-game-about-express = Plan, rob and shoot through five rounds: the richest wins.
web-game-about-super = Everybody plans three cards in secret; the train loses a wagon each round. The last one on it wins.
web-expansion-reflexes = Reflexes
web-expansion-about-reflexes = A fifth card: get up and shoot at once when stunned, or lie down before a bullet comes.
web-expansion-horse = Horse
web-expansion-about-horse = One more card: ride to the locomotive. It may save you when you are shot off the train.
web-super-seats-about = Three to seven bandits; there is one wagon more than players.
web-super-plan = Your plan
web-super-slot = { $number ->
        [1] First card
        [2] Second card
       *[other] Third card
    }
web-super-turn = { $number ->
        [1] First cards
        [2] Second cards
       *[other] Third cards
    }
web-super-turned-up = The cards of this round
web-super-card-lost = { $who } is off the train; the card is lost.
web-super-lock = Lock in
web-super-back-about = The last card comes back to your hand.
web-super-planning = planning
web-super-ask = { $count ->
        [one] *One more card*, then lock in.
        [2] *Two more cards*. Everybody turns them up one by one.
       *[other] Choose *three cards, in order*. Everybody turns them up one by one.
    }
web-super-ask-lock = Your plan is ready: *lock it in*.
web-super-turning = The cards are turned up, *one by one*.
web-super-wait = You have a plan. { $count ->
        [one] Still planning: { $names }.
       *[other] Still planning: { $names }.
    }
web-super-out = You are off the train. { $count ->
        [one] { $names } is planning.
       *[other] Planning: { $names }.
    }
web-super-goes-first = { $player } goes first
web-super-one-fewer = one fewer each round
web-super-wagon = Wagon { $wagon }
web-super-taken = Taken by { $bandit }: worth { money }.
web-super-taken-by = taken by { $bandit }
web-super-nobody-took = Gone, and nobody took its card.
web-super-left-next = left behind next
web-super-goes-next = It is uncoupled at the end of this round, with everybody on it.
web-super-hidden = Still coupled; nobody knows what its card is worth.
web-super-last-place = the last place
web-super-about-wagon = Whoever is farthest back when a wagon goes takes its card.
web-super-about-engine = The locomotive stays. If several reach the end on it, most wagon cards win, then the best one.
web-super-loot = { $cards }.
web-super-loot-of = { $cards }: { $values }.
web-super-about-loot = Cards of wagons count when several reach the end together: the most cards, then the best one.
web-super-about-off = { $bandit } is off the train and out of the game.
web-super-about-stunned = { $bandit } lies stunned, { $facing ->
        [forward] facing the locomotive
       *[back] facing the rear
    }: bullets fly past, and the next card only lets { $bandit } stand up.
web-super-about-aims = { $bandit } faces { $facing ->
        [forward] the locomotive
       *[back] the rear
    }. A shot now would hit { $target }.
web-super-about-free = { $bandit } faces { $facing ->
        [forward] the locomotive
       *[back] the rear
    }. A shot now would hit nobody.
web-super-standing = { $bandit } ({ $facing ->
        [forward] facing forward
       *[back] facing back
    }{ $stunned ->
        [yes] , stunned
       *[no] { "" }
    })
web-super-place = { $level ->
    [roof] { $car ->
        [0] On the roof of the locomotive, from rear to front: { $who }
       *[other] On the roof of wagon { $car }, from rear to front: { $who }
    }
   *[inside] { $car ->
        [0] In the locomotive, from rear to front: { $who }
       *[other] In wagon { $car }, from rear to front: { $who }
    }
}
web-super-note-turn = Face the other way.
web-super-note-move = One car the way you face.
web-super-note-floor = Up to the roof or down inside.
web-super-note-shoot = The first standing one before you.
web-super-note-reflexes = Get up and shoot, or lie down.
web-super-note-horse = Ride to the locomotive.
web-super-about-turn = Turn around: face the other way. You stay where you stand in the line.
web-super-about-move = Move: one car the way you face. You come in behind everybody there, with your back to the edge. Off either end of the train you are out.
web-super-about-floor = Change floor: up or down in the same car, facing the same way, with your back to the edge.
web-super-about-shoot = Shoot: hits the first standing bandit before you on your floor, however far. It flies one car on and lies stunned; off the train it is out.
web-super-about-reflexes = Reflexes: if you are stunned, stand up and shoot at once. If not, lie down, and bullets fly past you.
web-super-about-horse = Horse: go inside the locomotive, facing forward, behind everybody there. If you are shot off the train and this is your next card, it saves you.
web-super-would-turn = { $facing ->
        [forward] You would face the locomotive.
       *[back] You would face the rear.
    }
web-super-would-move = You would go { $to }.
web-super-would-floor =
    { $level ->
        [roof] You would climb { $to }.
       *[inside] You would drop { $to }.
    }
web-super-would-hit = Hits { $target } as things stand.
web-super-would-miss = Hits nobody as things stand.
web-super-would-stand = You lie stunned: you would only stand up.
web-super-would-lie = You would lie down.
web-super-would-rise = You would stand up; your shot hits nobody.
web-super-would-rise-hit = You would stand up and hit { $target }.
web-super-would-ride = You would ride into the locomotive.
web-super-would-fall = You would be off the train!
web-super-end = The end of the ride
web-super-who-stays = Who stays on the train?
web-super-wins = { $count ->
        [one] { $names } *wins*
       *[other] { $names } *share the victory*
    }
web-super-by-standing = The last one on the train.
web-super-by-cards = The most wagon cards among those who were left.
web-super-by-value = As many wagon cards as another, but the best one.
web-super-by-shared = Nothing tells them apart.
web-super-order = Who stayed longest
web-super-ride = The ride
web-super-ride-about = How long everybody stayed on the train, and the wagon cards they took.
web-super-ride-rounds = { $rounds ->
        [one] One round; the train had { $wagons } wagons.
       *[other] { $rounds } rounds; the train had { $wagons } wagons.
    }
web-super-stayed = On the train to the end.
web-super-fell-move = Walked off the train in round { $round }.
web-super-fell-shot = Shot off the train by { $by } in round { $round }.
web-super-fell-uncoupled = Left behind with the wagon in round { $round }.
web-modules = Modules
web-super-about = Four cards, five minutes, last one standing.
web-super-ride-now = Catch this train
web-super-short = Super
web-super-plans = Plans
web-super-no-plan = No plan yet
web-super-loot-chart = Wagon cards
web-super-engine = Engine

## Marshal & Prisoners: the set-up

web-expansion-marshal = Marshal & Prisoners
web-expansion-about-marshal = One more player is the marshal: two guns, handcuffs and secret goals. Prisoners wait to be freed.
web-power-Marshal = Two guns, handcuffs, five secret goals: four of them win.
web-seats-about-marshal = The marshal and two to seven bandits, each with a player or a bot.
web-train-prison = Locomotive, { $count } wagons drawn by chance, and the prison car.
web-first-marshal = The marshal begins round 1.
web-marshal-alone = Pairs cannot be played with a marshal.

## Marshal & Prisoners: sheets and prisoners

web-prisoners = Prisoners
web-companion-of = { $bandit }’s companion
web-about-prisoner = A Brainwave at the prison car frees one. It lends { $bandit }’s power to others; with its own bandit, a Robbery may take two. $200 at the end.
web-lends-Ghost = First card face-down
web-lends-Doc = Seven cards in hand
web-lends-Belle = Hard to aim at
web-lends-Tuco = Shoots through roofs
web-lends-Django = Shots throw one car on
web-lends-Cheyenne = Snatches a purse
web-lends-Mei = Changes floor askew
web-has-companion = { $bandit }’s companion lends a power: { $power } $200 at the end.
web-has-own-companion = The own companion: a Robbery may take two pieces of loot. $200 at the end.
web-about-wanted = Wanted: whoever is never arrested gets $500 at the end.
web-about-arrested = Arrested once: the $500 of the Wanted card are lost.
web-about-fist-gold = Gold Fistfighter card, for the first punch at the marshal: $800.
web-about-fist-silver = Silver Fistfighter card, for the second punch at the marshal: $500.
web-about-fist-bronze = Bronze Fistfighter card, for the third punch at the marshal: $300.
web-paper-wanted = Wanted card
web-paper-prisoner = Prisoner
web-paper-fist = Fistfighter card
web-about-mail-bag = Two mail bags lie in the locomotive, $200 and $1,200. They look alike; only who has one knows.
web-gun-left = Left gun
web-gun-right = Right gun
web-gun-empty = Empty
web-gun-about = { $gun }: { $count ->
        [0] no bullets left.
        [one] one bullet left: { $next }.
       *[other] { $count } bullets left. Next: { $next }.
    }
web-bullets-in-order = Bullets in order
web-fists-left = { $count ->
        [0] No Fistfighter card left
        [one] One Fistfighter card left
       *[other] { $count } Fistfighter cards left
    }
web-about-fists = Whoever punches the marshal takes the top Fistfighter card: $800, then $500, then $300.
web-achievement-wanted = Wanted cards
web-achievement-companions = Prisoners brought back
web-achievement-bags = Mail bags
web-achieved-wanted = { $count ->
        [0] Nobody has been arrested yet.
       *[other] Arrested at least once: { $names }.
    }
web-achieved-companions = Prisoners in his hands again: companions of { $names }.
web-achieved-bags = { $count ->
        [one] One mail bag is in his hands.
       *[other] { $count } mail bags are in his hands.
    }
web-goals-turned = { $count } goals turned over
web-about-goals = The marshal turns over a goal each round and wins with four of five fulfilled.
web-in-cell = in the cell
web-about-cell = { $bandit } is in the cell: no card has an effect but Brainwave.
web-about-prison = The prison car: a corridor, a roof and a cell. Whoever is arrested goes to the cell, where no card has an effect but Brainwave: it leads out.
web-thrown = thrown off
web-about-thrown = { $bandit } was thrown off the train and cannot win.

## Marshal & Prisoners: bullets

web-bullet-about-lost-weapon = Fire has no effect until the end of the round.
web-bullet-about-hurt-knee = Floor change has no effect until the end of the round.
web-bullet-about-hurt-shoulder = Punch has no effect until the end of the round.
web-bullet-about-gotcha = The victim’s prisoner goes back to the marshal.
web-bullet-about-drop-the-bag = The victim’s mail bag goes to the marshal.
web-bullet-about-golden = No effect; the last of its gun.
web-bullet-does-lost-weapon = no Fire this round
web-bullet-does-hurt-knee = no Floor change this round
web-bullet-does-hurt-shoulder = no Punch this round
web-bullet-does-gotcha = takes the prisoner
web-bullet-does-drop-the-bag = takes a mail bag
web-bullet-does-golden = the last of its gun
web-hurt-lost-weapon = no Fire
web-hurt-hurt-knee = no Floor change
web-hurt-hurt-shoulder = no Punch

## Marshal & Prisoners: goals

web-your-goals = Your goals
web-goals-enough = { $count } of { $all } win
web-goals-later = { $count ->
        [one] turn it over in round { $rounds }
       *[other] turn over in rounds { $rounds }
    }
web-goal-just-a-scratch = Just a scratch
web-goal-dodging = Dodging
web-goal-golden-bullet = Golden bullet
web-goal-mail = The mail must go through
web-goal-key = Throw away the key
web-goal-lead-rain = Lead rain
web-goal-sworn-enemy = Sworn enemy
web-goal-warrant = Warrant: { $bandit }
web-goal-done = fulfilled
web-goal-failed = not fulfilled
web-goal-open = Everybody knows this goal.
web-goal-now-warrant = { $count ->
        [0] not arrested yet
       *[other] has been arrested
    }
web-goal-now-just-a-scratch = { $count ->
        [0] no Fistfighter card is left
        [one] one Fistfighter card is left
       *[other] { $count } Fistfighter cards are left
    }
web-goal-now-dodging = { $count ->
        [0] nobody has hit you
        [one] one bullet of one bandit at most
       *[other] { $count } bullets of one bandit
    }
web-goal-now-golden-bullet = { $count ->
        [0] a gun is empty
        [one] one bullet left in the emptier gun
       *[other] { $count } left in the emptier gun
    }
web-goal-now-mail = { $count ->
        [0] bandits have both bags
        [one] one bag would be yours
       *[other] { $count } bags would be yours
    }
web-goal-now-key = { $count } of { $needed } prisoners
web-goal-now-lead-rain = { $count } of { $needed } hit so far
web-goal-now-sworn-enemy = { $count } of { $needed } bullets at one bandit
web-goal-end-warrant = { $count ->
        [0] never arrested
       *[other] was arrested
    }
web-goal-end-dodging = { $count ->
        [0] nobody hit the marshal
        [one] one bullet of one bandit at most
       *[other] { $count } bullets of one bandit
    }
web-goal-end-mail = { $count ->
        [0] bandits have both bags
        [one] one bag is the marshal’s
       *[other] { $count } bags are the marshal’s
    }
web-goal-end-lead-rain = { $count } of { $needed } were hit
web-goal-rule-warrant = Arrest { $bandit } at least once.
web-goal-rule-just-a-scratch = At the end a Fistfighter card is left.
web-goal-rule-dodging = At the end no bandit has put more than 2 bullets into your deck.
web-goal-rule-golden-bullet = At the end one of your guns is empty.
web-goal-rule-mail = At the end a mail bag is yours, or no bandit owns it.
web-goal-rule-key = At the end two prisoners are yours, or still in the prison car.
web-goal-rule-lead-rain = At the end every bandit has a bullet of yours.
web-goal-rule-sworn-enemy = At the end one bandit has 4 bullets of yours.

## Marshal & Prisoners: cards and choices

web-note-move-plus = Then one more card at once.
web-note-floor-plus = Then one more card at once.
web-note-arrest = One bandit beside you goes to the cell.
web-note-brainwave = Break out, free somebody, or copy.
web-about-move-plus = Move +: as Move. On a standard turn you may play one more card at once.
web-about-floor-plus = Floor change +: as Floor change. On a standard turn you may play one more card at once.
web-about-arrest = Arrest: one bandit at your place goes to the cell. Its Wanted card is yours, once and for all.
web-about-brainwave = Brainwave: in the cell, step out. At the prison car, free a prisoner or a bandit. Elsewhere, copy the last action that a bandit carried out this round.
web-would-arrest =
    { $count ->
        [0] Nobody stands with you now.
       *[other] To the cell now: { $names }.
    }
web-search = Find Brainwave
web-about-search = Take Brainwave out of your deck instead of drawing three cards, then shuffle.
web-off-the-train = Off the train
web-off-the-train-about = Out of the game: cannot win.
stage-pick-off = Throw { $bandit } off the train
web-guns-swap = Swap the guns
web-one-gun = One gun only
web-fire-both = Fire both
web-fire-one = Fire
web-fire-whom = Pick one or two bandits first
web-ask-aim =
    { $both ->
        [yes] { $count ->
                [2] Two stand in your line of fire. *Two guns, two bandits: who gets what?*
               *[other] { $count } stand in your line of fire. *Two guns, two bandits: who gets what?*
            }
       *[no] You fire. *At whom, and with which gun?*
    }
web-ask-more = A card with a plus lies on the pile. *Play one more card at once*, or stop here.
web-ask-jolt =
    { $draw ->
        [yes] The train jolts: *no Fire, no Punch*. Play a card or draw three.
       *[no] The train jolts: *no Fire, no Punch*. Play a card.
    }
web-ask-handing-over = { $bandit } is free again. *What do you give your helper?*
web-ask-reflexes = Reflexes: *play one more card* and carry it out at once, or none.
web-ask-carry-out = { $bandit } carries it out at once. *How?*
web-ask-angry-fire = You are angry: *one shot for free*, or none.
web-ask-angry-move = And *one move for free*, or stay.

## Marshal & Prisoners: events and the end

web-short-law-angry-marshal = He may shoot once, then move once.
web-short-law-revenge = In and on the marshal’s car, the cheapest purse is lost.
web-short-law-marshals-whiskey = The marshal takes a flask and may drink it.
web-short-safe-place = Loot inside the marshal’s car goes to its roof.
web-short-rumours = One of the marshal’s goals is shown to all.
web-short-reflexes = Everybody may carry out one more card.
web-short-guilty-conscience = The single poorest bandit wins with the marshal.
web-short-deadly-fall = A punch on a roof may throw off the train.
web-short-crime-does-not-pay = Whoever is in the cell cannot win.
web-goals-fulfilled = { $count } of 5 goals
web-goals-won = The marshal wins.
web-goals-lost = Not enough: the richest bandit wins.
web-col-mail-bags = Mail bags
web-col-wanted = Wanted
web-col-prisoner = Prisoner
web-col-fistfighter = Fistfighter
web-by-goals = { $count } of five goals fulfilled.
web-marshal-wins = *The marshal* wins
web-marshal-wins-with = *The marshal* wins, and { $player } with him
web-law-wins = Law and order in New Mexico
web-marshal-goals = The marshal’s goals
web-marshal-count = { $count } of { $all }

## Learning

web-learn = Learn
web-learn-about = Ten minutes, from the first step to the first robbery.
web-puzzles = Puzzles
web-puzzles-about = One train, one goal, one way to reach it.
web-rules = Rules
web-rules-more = More in the rules

## The expert’s hint

web-hints = Hints
web-hints-about = Whoever is to decide may ask the expert what it would do.
web-hint-ask = Ask the expert
web-hint-thinking = The expert thinks …
web-hint-title = The expert’s view
web-hint-about = The bars say how often the expert chose each way while it played the game on in its mind, { $count } times. It knows only what you know.
web-hint-why = *{ $choice }*: { $wins } % of the games played out were won, with { $money } on average.
web-hint-note = Wins { $wins } %, { $money }
web-hint-why-wins = *{ $choice }*: { $wins } % of the games played out were won.
web-hint-note-wins = Wins { $wins } %
web-hint-share = { $share } %
web-hint-again = Pick it again to do it.
web-hint-none = { $choice } is what the expert would do.
web-hint-away = Put the hint away

## Customs of a table

web-people-came-back = { $name } is back.
web-people-sat-down = { $name } sits down.
web-people-left = { $name } leaves the table.
web-people-removed = The host sends { $name } away.
web-people-hosts = { $name } hosts the table now.
web-people-silence = Nobody spoke against it: { $name } takes a choice back.
web-people-renamed = { $was } is called { $name } now.
web-people-late-comers = From now on, late-comers sit down without asking. Everybody says again whether they are ready.
web-people-no-late-comers = From now on, late-comers have to ask. Everybody says again whether they are ready.
web-people-late-comers-ask = Not everybody had agreed to that, so late-comers have to ask.
web-now-sat-down = You are at the table. Welcome!
web-now-hosts = You host the table now.
web-host = Host
web-host-about = The host deals the cards and changes the set-up.
web-you-host = You host this table.
web-hosted-by = { $name } hosts this table.
web-asking-off = Take no requests for seats
web-asking-on = Take requests for seats again
web-hand-over = Let { $name } host
web-hand-over-sure = Really let { $name } host?
web-hand-over-about = You cannot take that back: only { $name } can let you host again.
web-send-away = Send { $name } away
web-send-away-sure = Really send { $name } away?
web-wait-for-named = { $name } deals the cards when everybody is here.
web-host-away = { $name } is away. In { $time } somebody else will host the table.
web-has-left = { $name } has left; a bot plays, the seat is kept
web-leave-kept = A bot plays on, and the seat stays yours: from the first page you come back to it with one click.
web-come-back = Come back
web-seat-kept = Your seat is kept for you.
web-plea-until = Whoever has not answered within *{ $time }* agrees.
web-plea-hidden = Something hidden came to light, so *silence is no consent*: everybody has to say yes.
web-has-agreed = agrees
web-door = Who would sit down
web-door-asks = *{ $name }* would like to sit down.
web-door-asks-as = *{ $name }* would like to join as *{ $bandit }*, whom a bot plays now.
web-door-names = { $count ->
        [one] { $name } would like to sit down
       *[other] { $name } would like to sit down
    }
web-door-until = All people at the table have to agree within { $time }.
web-door-host-until = You decide as host, within { $time }.
web-door-wait = You have asked for a seat.
web-door-wait-as = You have asked to play *{ $bandit }*.
web-door-wait-host = The host decides.
web-door-wait-all = All people at the table have to agree; then you play at once.
web-door-time = Without an answer the request ends in { $time }.
web-door-waiting = You wait for a seat
web-withdraw = Withdraw the request
web-let-in = Let in
web-turn-away = Not this time
web-sit-down-all = The people at the table are asked first.
web-sit-down-host = The host is asked first.
web-private = A private table
web-private-ask = You may ask for a seat.
web-private-waits = Waiting for an answer
web-latecomers = Late-comers welcome
web-latecomers-about = In a running game, people take the place of stand-in bots without asking everybody.
web-approval = The host lets people in
web-approval-about = Whoever would sit down needs the host’s consent.
web-closed = The last game began under other rules and cannot go on under the present ones. What all could see of it is kept.
web-parted = No seat
web-parted-left = You have left the table.
web-parted-removed = The host has sent you away.
web-parted-turned-away = Somebody at the table did not agree to let you sit down.
web-parted-nobody-answered = Nobody answered in time, so you did not get the seat.
web-parted-taken = Somebody else has got the seat.
web-parted-game-changed = The game that you wanted to join has begun or ended meanwhile. You may ask again.
web-parted-withdrawn = You have withdrawn your request.
web-just-watch = Watch
web-refused-all-decide = All people at the table decide that.
web-refused-asked-already = Another choice is being asked back; answer that first.
web-refused-asks-already = Somebody at your address has asked for a seat here already. Wait for the answer.
web-refused-busy = The expert has too many questions just now; ask again in a moment.
web-refused-closed = This game began under other rules and cannot go on. The host can go back to the waiting room.
web-refused-crowded = There is no room just now; try again later.
web-refused-empty = That message is empty.
web-refused-fault = Something went wrong in the server. Nothing has changed; try again.
web-refused-fixed = The game at this table goes on from a record, which fixes that.
web-refused-full = Every seat is taken.
web-refused-held-another = Whoever has or had a seat in this game cannot take another one.
web-refused-here = That person is here and decides that alone.
web-refused-host-only = Only the host of the table may do that.
web-refused-illegal = That is not possible now. Choose something else.
web-refused-just-away = That person may be back in a moment. After half a minute you can let a bot play.
web-refused-left = That person has left the game; the seat is kept for them.
web-refused-name = Nothing can be seen of that name. Please choose another one.
web-refused-needs-consent = To take that back all people at the table must agree; ask them.
web-refused-no-asking = The host takes no requests for seats just now.
web-refused-no-change = It is so already.
web-refused-no-game = There was no such game at this table.
web-refused-no-hints = There are no hints at this table.
web-refused-no-idea = The expert has no hint just now.
web-refused-no-lesson = There is no such lesson.
web-refused-no-person = Nobody has that seat.
web-refused-no-puzzle = There is no such puzzle.
web-refused-no-record = There is no such record.
web-refused-no-seat = That seat is not there any more.
web-refused-no-table = There is no such table.
web-refused-not-asked = You have nothing to decide now.
web-refused-not-over = The game at this table is not over yet.
web-refused-not-yet = You were turned away. You may ask again in two minutes.
web-refused-not-yours = That seat is not yours.
web-refused-nothing-asked = Nobody waits for this answer any more.
web-refused-nothing-chosen = There is no choice of yours to take back.
web-refused-other = The server did not understand this page. Reload it and try again.
web-refused-over = The game is over.
web-refused-playing = That cannot be done while the game is on.
web-refused-private = Only those who play may see this table.
web-refused-record = This record cannot be read: { $text }
web-refused-seated = You have a seat and speak from it.
web-refused-set-aside = Something is wrong with this table, so nobody can play at it.
web-refused-set-up = That cannot be played: { $text }
web-refused-stand-in = A bot plays for you; take over from it first.
web-refused-storage = The server cannot store anything just now. Try again.
web-refused-taken = Somebody has that seat already.
web-refused-too-fast = That was too quick; wait a moment.
web-refused-too-late = That is decided already.
web-refused-too-long = That is too long.
web-refused-too-many = That is too much at once; wait a while.
web-refused-too-slow = That did not arrive in time. Try again.
web-refused-version = The server is newer than this page, or older. Reload the page.
web-refused-waiting = The cards have not been dealt yet.
