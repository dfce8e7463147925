### English words that only the terminal says, besides those in en.ftl.

pile-empty = No card on the pile yet.
column-bandit = Bandit
column-loot = Loot
column-bullets = Bullets
column-wounds = Wounds
column-hand = Hand
column-deck = Deck
neutral-left = { $count ->
        [one] { $count } neutral bullet left
       *[other] { $count } neutral bullets left
    }
strongbox-waits = a second strongbox waits beside the train
ask-schemin = What do you play?
ask-stealin = { $action } of { $bandit }: what do you do?
ask-start-places = Who starts in the last car?
ask-choose-card = Which card do you take from the deck?
ask-discarding = What do you discard?
ask-pickpocketing = Nobody is looking. Do you take the purse?
hint-thinking = A hard bot thinks in your place …
hint-choice = Choice
hint-tried = tried
hint-money = money
hint-wins = wins
no-such-number = There is no choice { $number }; the choices are 1 to { $count }.
not-a-choice = “{ $text }” is not one of the choices; type a number from 1 to { $count }.
help-answer = Type the number of a choice, or the choice in the words of records, such as “{ $example }”.
help-keys = ? shows this and the table again, h gives a hint, q leaves the game.
help-signs = Signs: $ purse, { $jewel } jewel, { $strongbox } strongbox, { $marshal } marshal, { $bullet } bullet left to fire.
replay-keys = Enter shows the next step, a all the rest, q leaves.
help-rules = Schemin’: everyone plays cards on one pile. Stealin’: the pile comes true, card by card. After five rounds the richest wins; whoever fired most gets { money } more.
help-teams = Teams: two players share their money. Every round you draw your first card from your partner's deck. When you play a card of theirs, their bandit carries it out and they decide; then it goes back to them. What you do not play stays with you, bullets too. Partners can hit each other.
goodbye = Goodbye!
left-unfinished = The game is not over; it was round { $round } of 5.
not-saved = The record could not be saved in { $file }: { $reason }.
resume-with = Go on with: { $command }
resumed = The game goes on where you left it, in round { $round } of 5.
reckoning = The reckoning
total = Total
wounds-received = bullets received: { $count }
winner = { $player } { $crew ->
        [one] wins
       *[other] win
    } with { money }.
winner-by-bullets = { $player } { $crew ->
        [one] wins
       *[other] win
    }: as rich as the next, but with fewer bullets received.
winners-share = Shared victory, as rich and as full of lead as each other: { $players }.
winner-you = You win!
ask-boarding = The riders come up to car { $car }. What do you do?
ask-turmoil = Everyone chooses at once. What do you play?
ask-keeping = Which card do you keep for the next round?
ask-fleeing = { $bandit } must flee from the Shotgun. Where to?
ask-taking-hostage = { $bandit } is in the stagecoach. Which hostage?
ask-travelling = { $bandit } is alone in the time machine. Where to?
stagecoach-beside = stagecoach beside { $car ->
        [0] the locomotive
       *[other] car { $car }
    }
horses-beside = beside { $car ->
        [0] the locomotive
       *[other] car { $car }
    }
hostages-there = hostages: { $hostages }
keeps = keep { $count }
help-trackside-signs = Beside the train: { $horse } horse, { $flask } flask, { $half } half-full flask (with + of old whiskey).
nobody-wins = Everyone was caught on the train. Nobody wins.
cannot-win = caught, cannot win
shotgun-seated = Shotgun on his strongbox
column-kept = Kept
cards-kept = { $count ->
        [one] { $count } card kept
       *[other] { $count } cards kept
    }
hand-kept = Kept for the next round
shotgun-follows = The Shotgun goes with it.
shotgun-waits = the Shotgun is there!
shotgun-shoots = the Shotgun shoots { $bandit }!
help-boarding = Boarding: from the last wagon forward all riders choose in secret whether to climb in or to ride on. One who is left alone picks any of the wagons ahead. The horse stays where its rider climbs in.
help-ride = Ride: from a horse beside your car you ride up to three cars either way, or none, and get off inside the car, or inside the stagecoach if it stands there. Any horse will do, and it stays there.
help-stagecoach = The stagecoach drops back a car at the end of every round. Ride leads into it, and so does Floor change from its roof. From its roof one can shoot at everyone on the train's roofs, and they can shoot back.
help-shotgun = The Shotgun guards the strongbox on which he sits, until a Punch on the stagecoach's roof throws him onto the train. From then on a bullet hits whoever ends on his roof, and they must flee; one who only passes over it takes a bullet too.
help-whiskey = A flask has two drinks, each in place of a turn. Whiskey: draw three cards, then play one. Old whiskey: play two cards in a row.
help-turmoil = Turmoil: all choose at once and in secret; then the cards go on the pile in the usual order.
help-keeping = “{ keeps }” on a round card: at the end of Schemin’ you may keep so many cards in hand. They count among those that you draw for the next round.
help-hostages = Whoever comes into the stagecoach without a hostage must take one of those that are there, and has it to the end:
help-machine = The time machine is before the locomotive; Move, Ride or a punch leads into it. One who is alone in it at the end of a round chooses in secret where to appear when the next Stealin’ begins. Alone in it at the end of the game, one gets { money } and all that lies there.
help-cursed = Cursed loot: a few purses, jewels and strongboxes are worth almost nothing. All of them lie face-down, and only the owner may look.
ask-handing-over = { $bandit } is free and gives something in return. What?
ask-reflexes = Which card of your hand do you carry out at once?
ask-angry-marshal = The marshal is angry. What does he do?
prisoner-held = companion of { $bandit }
is-wanted = never arrested
fists-held = Fistfighter: { $cards }
hurt-by = hurt: { $bullets }
stack-left = left stack: { $bullets }
stack-right = right stack: { $bullets }
fistfighters-left = Fistfighter cards: { $cards }
prisoners-there = companions in the prison car: { $bandits }
achieved = the marshal has: { $things }
warrants-of = Wanted cards { $bandits }
companions-of = companions { $bandits }
goals-of = Goals of the marshal
winner-by-goals = { $player } wins: { $number } of 5 goals fulfilled.
winner-with-marshal = The poorest wins too: { $player }.
help-law = The marshal is a player. Nobody flees from him; he shoots, arrests and can be shot and punched. He wins with four of his five goals, otherwise the richest bandit wins.
help-plus = A card with + lets the marshal play another one at once on a standard turn. With two targets in range he may shoot both, one bullet from each stack.
help-prison = The prison car is last: a corridor, a roof and a cell. In the cell only Brainwave has an effect: it leads out. One who was never arrested gets { money }.
help-brainwave = Brainwave in or on the prison car: free a companion, or a bandit from the cell, who gives you a token. Elsewhere it copies the last action card of a bandit. Instead of drawing you may search your deck for it.
help-companion = A companion lends you the power of its bandit; your own bandit's lets a Robbery take a second token. It brings { money }.
help-bullets = Bullets of the marshal:
super-facing-forward = facing forward
super-facing-back = facing backward
super-nobody = nobody
super-aims = { $target } is in the line of fire
super-column-target = Line of fire
super-ask = Which three cards, in order?
super-not-a-plan = “{ $text }” is no plan; type the numbers of three different cards, such as { $example }.
super-help-answer = Type the numbers of three different cards in the order in which they shall come, such as { $example }, or their names, such as “{ $plan }”.
super-help-signs = Signs: { $forward } faces the locomotive, { $back } faces the rear of the train; in brackets: stunned.
super-help-rules = All plan three cards in secret; then they are turned up one by one. At the end of a round the last wagon is uncoupled, and whoever is farthest back takes its card. The last on the train wins; if several reach the end on the locomotive, the most loot cards do.
super-resumed = The game goes on where you left it, in round { $round }.
super-left-unfinished = The game is not over; it was round { $round }.
super-winner-standing = { $player } is the last on the train and wins.
super-winner-cards = { $player } wins with the most loot cards.
super-winner-value = { $player } wins with the most valuable loot card.
super-winners-share = Shared victory: { $players }.
you-play-team = You play { $bandits }, together with { $partner }. Against you: { $others }.
goal-count-just-a-scratch = { $goal } ({ $number } left)
goal-count-golden-bullet = { $goal } ({ $number } left in the emptier one)
