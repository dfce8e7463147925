### English. Names of bandits come as $bandit, $target and $first, in other forms where a language
### has them: $target-accusative, $bandit-genitive. Places come as $at (where) and $to (whither).

## Names

bandit-Ghost = Ghost
bandit-Doc = Doc
bandit-Belle = Belle
bandit-Tuco = Tuco
bandit-Django = Django
bandit-Cheyenne = Cheyenne
bandit-Mei = Mei
marshal = marshal
neutral = neutral
both = { $one } and { $two }

loot-purse = purse
    .object = a purse
loot-jewel = jewel
    .object = a jewel
loot-strongbox = strongbox
    .object = a strongbox
money = ${ $amount }

action-move = Move
action-floor = Floor change
action-fire = Fire
action-rob = Robbery
action-punch = Punch
action-marshal = Marshal
bullet-from = Bullet ({ $by })

locomotive = locomotive
locomotive-short = loco
wagon-freight = freight
wagon-coach = coach
wagon-mail = mail
wagon-sleeper = sleeper
wagon-saloon = saloon
wagon-parlour = parlour

turn-standard = standard
turn-tunnel = tunnel
turn-speeding-up = speeding up
turn-switching = switching
about-turn-standard = cards are played face-up
about-turn-tunnel = cards are played face-down
about-turn-speeding-up = everyone takes two turns in a row
about-turn-switching = counter-clockwise
about-turn-switching-teams = partners swap places: the second of each team comes before the first

card-angry-marshal = Angry marshal
card-swivel-arm = Swivel arm
card-braking = Braking
card-take-it-all = Take it all!
card-rebellion = Passengers' rebellion
card-bridge = Bridge
card-tunnel = Tunnel
card-pickpocketing = Pickpocketing
card-revenge = Marshal's revenge
card-hostage-conductor = Conductor taken hostage
about-angry-marshal = the marshal shoots everyone on the roof above him, then goes one car backward
about-swivel-arm = everyone on a roof is swept to the last roof
about-braking = everyone on a roof slides one car forward
about-take-it-all = a second strongbox is put beside the marshal
about-rebellion = everyone inside a car takes a bullet
about-pickpocketing = whoever is alone at a place may take a purse lying there
about-revenge = everyone on the roof above the marshal drops the cheapest purse
about-hostage-conductor = everyone in or on the locomotive gets { money }

## Places

place-at =
    { $level ->
        [roof]
            { $car ->
                [0] on the roof of the locomotive
               *[other] on the roof of car { $car }
            }
       *[inside]
            { $car ->
                [0] in the locomotive
               *[other] in car { $car }
            }
    }
place-to =
    { $level ->
        [roof]
            { $car ->
                [0] onto the roof of the locomotive
               *[other] onto the roof of car { $car }
            }
       *[inside]
            { $car ->
                [0] into the locomotive
               *[other] into car { $car }
            }
    }

## What happened

event-placed = { $bandit } starts { $at }.
event-round = Round { $round }: { $card }. { $player } { $crew ->
        [one] goes
       *[other] go
    } first.
event-round-end = At the end of the round: { $about }.
event-turn = Turn { $turn }, { $kind }: { $about }.
event-drew = { $player } { $crew ->
        [one] draws
       *[other] draw
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-drew-seen = { $player } { $crew ->
        [one] draws
       *[other] draw
    }: { $cards }.
event-drew-partner = { $player } draws a card from the deck of { $bandit }.
event-drew-partner-seen = { $player } draws from the deck of { $bandit }: { $cards }.
event-chose-card = { $player } { $crew ->
        [one] takes
       *[other] take
    } a card from the deck.
event-played = { $bandit } plays { $action }.
event-played-secretly = { $bandit } plays { $action }, face-down.
event-played-for = { $player } plays { $action } of { $bandit }.
event-played-for-secretly = { $player } plays { $action } of { $bandit }, face-down.
event-played-hidden = { $player } { $crew ->
        [one] plays
       *[other] play
    } a card face-down.
event-passed-nothing = { $player } { $crew ->
        [one] has
       *[other] have
    } neither a card to play nor one to draw.
event-passed-no-card = { $player } { $crew ->
        [one] has
       *[other] have
    } no card to play.
event-passed-declined = { $player } { $crew ->
        [one] passes
       *[other] pass
    }.
event-chose = { $player } { $crew ->
        [one] has
       *[other] have
    } chosen.
event-discarded = { $player } { $crew ->
        [one] discards
       *[other] discard
    }: { $cards }.
event-kept = { $player } { $crew ->
        [one] keeps
       *[other] keep
    } { $count ->
        [0] nothing
        [one] a card
       *[other] { $count } cards
    }.
event-reshuffled = { $player } { $crew ->
        [one] shuffles
       *[other] shuffle
    } the discards into a new deck.
event-resolving = { $bandit }, { $action }:
event-resolving-hidden = { $bandit } turns up { $action }:
event-no-effect =
    { $action ->
        [fire] { $bandit } cannot fire at anybody.
        [rob] There is nothing for { $bandit } to take.
        [punch] There is nobody for { $bandit } to punch.
       *[other] Nothing comes of it.
    }
event-moved-move = { $bandit } goes { $to }.
event-moved-floor =
    { $level ->
        [roof] { $bandit } climbs { $to }.
       *[inside] { $bandit } drops { $to }.
    }
event-moved-flee = { $bandit } flees { $to }.
event-moved-push = The shot drives { $bandit } { $to }.
event-moved-punch = { $bandit } flies { $to }.
event-moved-swivel-arm = { $bandit } is swept { $to }.
event-moved-braking = { $bandit } slides { $to }.
event-shot = { $bandit } fires at { $target }.
event-punched = { $bandit } punches { $target }.
event-took-rob = { $bandit } takes { $loot-object }.
event-took-snatch = { $bandit } catches it.
event-took-pickpocketing = { $bandit } picks up { $loot-object }.
event-dropped-punch = { $bandit } drops { $loot-object }.
event-dropped-revenge = { $bandit } loses the cheapest purse.
worth = It is worth { money }.
event-wounded-marshal = The marshal's bullet hits { $bandit }.
event-wounded-angry-marshal = The angry marshal shoots { $bandit }.
event-wounded-rebellion = The passengers shoot { $bandit }.
event-bullets-short = There are too few neutral bullets, so nobody takes one.
event-marshal = The marshal goes { $to }.
event-strongbox = A second strongbox is put down { $at }.
event-left = { $bandit } leaves the purse where it is.
event-ransom = { $bandit } gets { money } for the conductor.
event-happening = { $card }: { $about }.
event-over = The train pulls into the station. The robbery is over.

## What may be chosen

choice-draw = Draw three cards
choice-play = Play { $action }
choice-play-down = Play { $action } face-down
choice-play-of = Play { $action } of { $bandit }
choice-play-of-down = Play { $action } of { $bandit } face-down
choice-play-cover = Play { $action } of { $bandit }, then { $card }
choice-keep = Keep the rest
choice-discard = Discard { $card }
choice-choose = Take { $card } from the deck
choice-start = { $bandit } starts in the last car
choice-move = Go { $to }
choice-floor =
    { $level ->
        [roof] Climb { $to }
       *[inside] Drop { $to }
    }
choice-fire = Fire at { $target }
choice-rob = Take { $loot-object }
choice-leave = Leave the purse
choice-marshal = Send the marshal { $to }
choice-punch = Punch { $target } { $to }
choice-punch-loot = Punch { $target } { $to }, dropping { $loot-object }
choice-punch-taking = Punch { $target } { $to } and catch the purse
marshal-waits = the marshal is there!

## The table

you-play = You play { $bandits }. Against you: { $others }.
bot-random = random bot
bot-greedy = greedy bot
bot-easy = easy bot
bot-fair = fair bot
bot-baseline = textbook bot
bot-hard = hard bot
bot-expert = expert bot
round-of = Round { $round } of 5
phase-start-places = Boarding
phase-choose-card = Choosing a card
phase-schemin = Schemin’
phase-discarding = Keeping cards
phase-stealin = Stealin’
phase-pickpocketing = Station
phase-over = The end
at-the-end = At the end
pile = Pile
pile-by = played by { $player }
hand = Your hand
discards = Your discards
face-down = face-down
first-player = first
you = you
partner = partner
team-number = team { $number }
nothing = nothing
purses = { $count ->
        [one] { $count } purse
       *[other] { $count } purses
    }
jewels = { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }
strongboxes = { $count ->
        [one] { $count } strongbox
       *[other] { $count } strongboxes
    }
bullets-left = { $count ->
        [one] { $count } bullet left
       *[other] { $count } bullets left
    }
wounds = { $count ->
        [0] no wounds
        [one] { $count } wound
       *[other] { $count } wounds
    }
cards-in-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
cards-in-deck = { $count } in the deck

## Asking

prompt = Number, ?, h or q

## Leaving

saved = The record is in { $file }.

## The reckoning

gunslinger = Gunslinger, { $count ->
        [one] { $count } shot
       *[other] { $count } shots
    }
station = Ransom for the conductor
together = { $player } together

## Horses, stagecoach, time machine

bandit-Shotgun = the Shotgun
loot-flask = flask
    .object = a flask
loot-half-usual = half a flask
    .object = the half-full flask
loot-half-old = half a flask of old whiskey
    .object = the half-full flask of old whiskey
whiskey-usual = whiskey
whiskey-old = old whiskey
action-ride = Ride
turn-turmoil = turmoil
about-turn-turmoil = everyone chooses at once, then all is shown
card-stand-off = Stand-off in the wagon
card-marshals-whiskey = A whiskey for the marshal
card-exhausted-horses = Exhausted horses
card-full-speed = Full speed
card-shotguns-rage = The Shotgun's rage
card-mortal-bullet = Mortal bullet
card-sharing = Sharing the loot
card-escape = Escape
about-exhausted-horses = the horse nearest the last car gives up, with five players or more the two nearest
about-marshals-whiskey = the marshal empties a flask that lies beside him and staggers backward
about-full-speed = everyone on a roof, the horses, the stagecoach and the Shotgun fall one car behind
about-shotguns-rage = everyone in or on the stagecoach and the car beside it takes a bullet
about-sharing = each strongbox is shared out among all at its owner's place
about-escape = whoever is still on the train cannot win; the stagecoach is safe, and a Ride leads away
about-mortal-bullet = every bullet of this round costs { money }
hostage-poodle = poodle
hostage-banker = banker
hostage-minister = minister
hostage-teacher = teacher
hostage-zealot = zealot
hostage-old-lady = old lady
hostage-poker-player = poker player
hostage-photographer = photographer
shotgun = Shotgun
time-machine = Reward of the time machine
stagecoach-at =
    { $level ->
        [roof] on the roof of the stagecoach
       *[inside] in the stagecoach
    }
stagecoach-to =
    { $level ->
        [roof] onto the roof of the stagecoach
       *[inside] into the stagecoach
    }
time-machine-at = in the time machine
time-machine-to = into the time machine
gone-at = away from the train
gone-to = away from the train
hidden-at = somewhere in time
event-moved-ride = { $bandit } rides { $to }.
event-moved-full-speed = { $bandit } is blown { $to }.
event-moved-time-machine = { $bandit } appears out of nowhere, { $at }.
event-wounded-shotgun = The Shotgun's bullet hits { $bandit }.
event-wounded-shotguns-rage = The raging Shotgun shoots { $bandit }.
event-wounded-poodle = The poodle bites { $bandit }: a neutral bullet.
event-shotgun = The Shotgun flies { $to } and leaves his strongbox behind.
event-stagecoach = The stagecoach falls behind: now it is beside { $car ->
        [0] the locomotive
       *[other] car { $car }
    }.
event-horses = The horses fall one car behind.
event-horse-lost = A horse beside { $car ->
        [0] the locomotive
       *[other] car { $car }
    } gives up.
event-marshal-drank = The marshal drinks { $whiskey }.
event-drank = { $bandit } drinks { $whiskey }.
event-drank-secretly = Nobody sees that { $bandit } drinks { $whiskey }. New cards: { $cards }.
worth-old = It is old whiskey.
event-no-effect-hostage = { $bandit } cannot, because of a hostage: { $hostage }.
event-hostage = { $bandit } takes a hostage: { $hostage }.
event-shared = { $bandit } shares a strongbox: { money } each for { $bandits }.
event-mortal-bullet = { $player } { $crew ->
        [one] loses
       *[other] lose
    } { money } for the bullets of this round.
event-vanished = { $bandit } vanishes in the time machine.
vanished-seen = It will be { $at } when Stealin’ begins.
event-time-machine = { $bandit }, alone in the time machine, gets { money } and all that lies there.
choice-ride = Ride { $to }
choice-ride-away = Ride away from the train for good
choice-flee = Flee { $to }
choice-hostage = Take a hostage: { $hostage }
choice-board = { $bandit } climbs { $to }
choice-board-both = Both climb { $to }
choice-ride-on = Ride on
choice-drink = Drink { $whiskey } ({ $loot })
choice-keep-card = Keep { $card }
choice-keep-no-more = Keep no more
choice-travel = Travel { $to }
phase-boarding = Boarding
phase-turmoil = Schemin’, turmoil
phase-keeping = Keeping cards
phase-fleeing = Flight from the Shotgun
phase-taking-hostage = In the stagecoach
phase-travelling = Journey through time
horses = { $count ->
        [one] { $count } horse
       *[other] { $count } horses
    }
flasks = { $count ->
        [one] { $count } flask
       *[other] { $count } flasks
    }
half-usuals = { $count ->
        [one] { $count } half-full flask
       *[other] { $count } half-full flasks
    }
half-olds = { $count ->
        [one] { $count } half-full flask of old whiskey
       *[other] { $count } half-full flasks of old whiskey
    }
hostage-held = hostage: { $hostage }
ransom-poodle = Ransom for the poodle
ransom-banker = Ransom for the banker
ransom-minister = Ransom for the minister
ransom-teacher = Ransom for the teacher
ransom-zealot = Ransom for the zealot
ransom-old-lady = Ransom for the old lady
ransom-poker-player = Ransom for the poker player
ransom-photographer = Ransom for the photographer
mortal-bullet = Bullets of the last round
sharing = Shared strongboxes
caught = Caught on the train
nobody = nobody
riding-at = on horseback
kept = kept
about-hostage-poodle = a neutral bullet at the start of every round; ransom { money }
about-hostage-banker = no hindrance; ransom { money } with a strongbox
about-hostage-minister = one card fewer at the start of a round; ransom { money }
about-hostage-teacher = Punch has no effect; ransom { money }
about-hostage-zealot = Ride has no effect; ransom { money }
about-hostage-old-lady = on roofs only one car at a time; ransom { money } per jewel
about-hostage-poker-player = the bandit's power is lost; ransom { money } per purse
about-hostage-photographer = no card can be played face-down; ransom { money } per bullet from another bandit

## Marshal & Prisoners

bandit-Marshal = Marshal
loot-mail-bag = mail bag
    .object = a mail bag
action-brainwave = Brainwave
action-move-plus = Move +
action-floor-plus = Floor change +
action-arrest = Arrest
wagon-prison = prison
turn-jolt = jolt
about-turn-jolt = nobody may play Fire or Punch
card-safe-place = A safe place
card-rumours = Rumours
card-reflexes = Reflexes
card-rough-track = Rough track
card-switchback = Switchback
card-guilty-conscience = Guilty conscience
card-deadly-fall = Deadly fall
card-crime-does-not-pay = Crime does not pay
about-safe-place = all loot inside the marshal's car goes to its roof
about-rumours = one goal that the marshal has turned over is shown to all
about-reflexes = everyone keeps the hand and may carry out one more card from it
about-guilty-conscience = if the marshal wins, the single poorest bandit wins with him
about-deadly-fall = a punch on a roof may throw off the train, and who falls cannot win
about-crime-does-not-pay = whoever ends in the cell cannot win
about-law-angry-marshal = the marshal may shoot once and then move once, without cards
about-law-revenge = everyone in and on the marshal's car drops the least purse
about-law-marshals-whiskey = the marshal takes a flask from where he stands and may drink it
phase-handing-over = Thanks for the help
phase-reflexes = Reflexes
phase-angry-marshal = The marshal is angry
cell-at = in the cell
cell-to = into the cell
lead-lost-weapon = lost weapon
lead-hurt-knee = hurt knee
lead-hurt-shoulder = hurt shoulder
lead-gotcha = gotcha!
lead-drop-the-bag = drop the bag!
lead-golden = golden bullet
about-lead-lost-weapon = Fire has no effect until the end of the round
about-lead-hurt-knee = Floor change has no effect until the end of the round
about-lead-hurt-shoulder = Punch has no effect until the end of the round
about-lead-gotcha = the victim's prisoner goes back to the marshal
about-lead-drop-the-bag = the victim's mail bag goes to the marshal
about-lead-golden = no effect
fist-gold = gold
fist-silver = silver
fist-bronze = bronze
law-asks-just-a-scratch = a Fistfighter card is left
law-asks-dodging = nobody has put more than two bullets into his deck
law-asks-golden-bullet = one of his stacks is empty
law-asks-mail = a mail bag for him
law-asks-key = two prisoners for him
law-asks-lead-rain = every bandit has a bullet of his
law-asks-sworn-enemy = one bandit has four bullets of his
law-asks-warrant = { $bandit } arrested
law-goal-just-a-scratch = Just a scratch: { law-asks-just-a-scratch }
law-goal-dodging = Dodging: { law-asks-dodging }
law-goal-golden-bullet = Golden bullet: { law-asks-golden-bullet }
law-goal-mail = The mail must go through: { law-asks-mail }
law-goal-key = Throw away the key: { law-asks-key }
law-goal-lead-rain = Lead rain: { law-asks-lead-rain }
law-goal-sworn-enemy = Sworn enemy: { law-asks-sworn-enemy }
law-goal-warrant = Warrant: { law-asks-warrant }
goal-unknown = secret goal
goal-count = { $goal } ({ $number } of { $needed })
goal-count-most = { $goal } ({ $number }, at most { $needed })
choice-pass = Play no further card
choice-hold-back = Do nothing
choice-search = Search for Brainwave
choice-arrest = Arrest { $target }
law-choice-fire-left = Shoot { $target } from the left stack: { $bullet }
law-choice-fire-right = Shoot { $target } from the right stack: { $bullet }
law-choice-fire-both = Shoot { $one } ({ $bullet }) and { $two } ({ $other })
law-choice-rob-two = Take { $one } and { $two }
choice-break-out = Break out { $to }
law-choice-free-prisoner = Free the companion of { $target }
choice-free-bandit = Let { $target } out of the cell
choice-hand-over = Give { $loot-object }
choice-hand-over-next = Give { $loot-object } (number { $number } by value, from the least)
choice-fire-off = Shoot { $target } off the train
choice-punch-off = Punch { $target } off the train
choice-punch-off-loot = Punch { $target } off the train; { $loot } drops
choice-punch-off-taking = Punch { $target } off the train and take { $loot-object }
law-event-goal = The marshal turns over goal { $number }.
law-event-goal-seen = Your goal { $number }. { $goal }.
event-searched = { $player } takes Brainwave from the deck.
event-searched-discard = { $player } takes Brainwave from the discard pile.
law-event-aimed = The marshal shoots { $target }: { $bullet } ({ $about }).
event-healed = The bullet “{ $bullet }” goes into the deck of { $bandit }.
event-arrested = { $bandit } is arrested and goes to the cell.
event-arrested-first = { $bandit } is arrested and goes to the cell. The marshal keeps the Wanted card.
event-broke-out = { $bandit } breaks out { $to }.
law-event-freed-prisoner = { $bandit } frees the companion of { $target }.
event-freed-bandit = { $bandit } lets { $target } out of the cell.
event-handed-over = In return { $bandit } gives { $loot-object } to { $target }.
event-copied = The Brainwave of { $bandit } becomes { $action }.
law-event-fistfighter = { $bandit } takes the Fistfighter card, { $card }: { money }.
law-event-recaptured = { $bandit } loses the companion of { $target } to the marshal.
event-confiscated = { $bandit } loses { $loot-object } to the marshal.
event-thrown = { $bandit } falls off the train for good.
law-event-safe-place = All loot there goes { $to }.
event-rumour = It gets about: { $goal }.
law-event-flask-taken = The marshal takes { $loot-object }.
law-event-achievements = The marshal keeps what nobody has: prisoners { $number }, mail bags { $bags }.
event-goals-shown = The marshal shows his goals: { $number } of 5 fulfilled.
event-no-effect-bullet = { $bandit } cannot, because of a bullet: { $bullet }.
event-no-effect-cell = { $bandit } is in the cell and can do nothing.
goal-fulfilled = fulfilled
goal-missed = not fulfilled
mail-bags = { $count ->
        [one] { $count } mail bag
       *[other] { $count } mail bags
    }
wanted = Never arrested
prisoner = Freed companion
fistfighter = Fistfighter

## Colt Super Express

super-card-turn = Turn around
super-card-move = Move
super-card-floor = Change floor
super-card-shoot = Shoot
super-card-reflexes = Reflexes
super-card-horse = Horse
super-round = Round { $round }
super-wagons = { $count ->
        [0] no wagon left
        [one] { $count } wagon left
       *[other] { $count } wagons left
    }
super-lies = stunned
super-off = off the train
super-placed = { $bandit } starts { $at }, { $facing ->
        [forward] facing forward
       *[back] facing backward
    }.
super-round-begins = Round { $round }. { $player } goes first.
super-planned = { $player } has a plan.
super-turned-up = { $bandit }, { $card }:
super-turned = { $facing ->
        [forward] { $bandit } turns towards the locomotive.
       *[back] { $bandit } turns towards the rear of the train.
    }
super-knocked = { $bandit } is knocked { $to } and lies stunned.
super-rode = { $bandit } rides { $to }.
super-missed = { $bandit } hits nobody.
super-stood-up = { $bandit } stands up.
super-lay-down = { $bandit } lies down.
super-saved = The horse saves { $bandit }!
super-walked-off = { $bandit } walks off the train.
super-shot-off = { $bandit } flies off the train.
super-left-behind = { $bandit } is left behind with it.
super-uncoupled = Wagon { $wagon } is uncoupled.
super-took = { $bandit } takes its card, worth { money }.
super-over = The ride is over.
super-loot-cards = { $count ->
        [0] no loot cards
        [one] { $count } loot card
       *[other] { $count } loot cards
    }
