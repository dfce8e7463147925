### Polski. Imiona bandytów to $bandit, $target i $player; inne formy: $target-accusative,
### $target-genitive. Miejsca to $at (gdzie) i $to (dokąd).

## Imiona i nazwy

bandit-Ghost = Ghost
    .accusative = Ghosta
    .genitive = Ghosta
bandit-Doc = Doc
    .accusative = Doca
    .genitive = Doca
bandit-Belle = Belle
bandit-Tuco = Tuco
bandit-Django = Django
bandit-Cheyenne = Cheyenne
bandit-Mei = Mei
marshal = szeryf
neutral = neutralny
both = { $one } i { $two }

loot-purse = worek
    .object = worek
loot-jewel = klejnot
    .object = klejnot
loot-strongbox = walizka
    .object = walizkę
money = { $amount } $

action-move = Ruch
action-floor = Zmiana poziomu
action-fire = Strzał
action-rob = Rabunek
action-punch = Cios
action-marshal = Szeryf
bullet-from = Pocisk ({ $by })

locomotive = lokomotywa
locomotive-short = parowóz
wagon-freight = towary
wagon-coach = osobowy
wagon-mail = poczta
wagon-sleeper = kuszety
wagon-saloon = saloon
wagon-parlour = salonka

turn-standard = zwykła
turn-tunnel = tunel
turn-speeding-up = przyspieszenie
turn-switching = zamiana
about-turn-standard = karty kładzie się odkryte
about-turn-tunnel = karty kładzie się zakryte
about-turn-speeding-up = każdy gra dwa razy z rzędu
about-turn-switching = odwrotnie do ruchu wskazówek zegara
about-turn-switching-teams = partnerzy zamieniają się: drugi z drużyny zagrywa przed pierwszym

card-angry-marshal = Wściekły szeryf
card-swivel-arm = Słup trakcyjny
card-braking = Hamowanie
card-take-it-all = Bierzcie wszystko!
card-rebellion = Bunt pasażerów
card-bridge = Most
card-tunnel = Tunel
card-pickpocketing = Kieszonkowcy
card-revenge = Zemsta szeryfa
card-hostage-conductor = Pojmanie konduktora
about-angry-marshal = szeryf strzela do wszystkich na dachu nad sobą, a potem idzie o jeden wagon do tyłu
about-swivel-arm = wszystkich na dachach zmiata na dach ostatniego wagonu
about-braking = wszyscy na dachach suną o jeden wagon do przodu
about-take-it-all = obok szeryfa pojawia się druga walizka
about-rebellion = każdy, kto jest wewnątrz wagonu, dostaje pocisk
about-pickpocketing = kto jest sam na swoim miejscu, może wziąć leżący tam worek
about-revenge = każdy na dachu nad szeryfem traci najtańszy worek
about-hostage-conductor = każdy w lokomotywie i na jej dachu dostaje { money }

## Miejsca

place-at =
    { $level ->
        [roof]
            { $car ->
                [0] na dachu lokomotywy
               *[other] na dachu wagonu { $car }
            }
       *[inside]
            { $car ->
                [0] w lokomotywie
               *[other] w wagonie { $car }
            }
    }
place-to =
    { $level ->
        [roof]
            { $car ->
                [0] na dach lokomotywy
               *[other] na dach wagonu { $car }
            }
       *[inside]
            { $car ->
                [0] do lokomotywy
               *[other] do wagonu { $car }
            }
    }

## Co się stało

event-placed = { $bandit } zaczyna { $at }.
event-round = Runda { $round }: { $card }. { $crew ->
        [one] Zaczyna
       *[other] Zaczynają
    } { $player }.
event-round-end = Na koniec rundy: { $about }.
event-turn = Tura { $turn }, { $kind }: { $about }.
event-drew = { $player } { $crew ->
        [one] dobiera
       *[other] dobierają
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
event-drew-seen = { $player } { $crew ->
        [one] dobiera
       *[other] dobierają
    }: { $cards }.
event-drew-partner = { $player } dobiera kartę z talii partnera ({ $bandit }).
event-drew-partner-seen = { $player } dobiera z talii partnera ({ $bandit }): { $cards }.
event-chose-card = { $player } { $crew ->
        [one] wybiera
       *[other] wybierają
    } kartę z talii.
event-played = { $bandit } zagrywa: { $action }.
event-played-secretly = { $bandit } zagrywa zakrytą kartę: { $action }.
event-played-for = { $player } zagrywa kartę partnera ({ $bandit }): { $action }.
event-played-for-secretly = { $player } zagrywa zakrytą kartę partnera ({ $bandit }): { $action }.
event-played-hidden = { $player } { $crew ->
        [one] zagrywa
       *[other] zagrywają
    } zakrytą kartę.
event-passed-nothing = { $player } nie { $crew ->
        [one] ma
       *[other] mają
    } czego zagrać ani dobrać.
event-passed-no-card = { $player } nie { $crew ->
        [one] ma
       *[other] mają
    } czego zagrać.
event-passed-declined = { $player } { $crew ->
        [one] pasuje
       *[other] pasują
    }.
event-chose = { $player } { $crew ->
        [one] dokonuje
       *[other] dokonują
    } wyboru.
event-discarded = { $player } { $crew ->
        [one] odrzuca
       *[other] odrzucają
    }: { $cards }.
event-kept = { $player } { $crew ->
        [one] zachowuje
       *[other] zachowują
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
event-reshuffled = { $player } { $crew ->
        [one] tasuje
       *[other] tasują
    } odrzucone karty w nową talię.
event-resolving = { $bandit }, { $action }:
event-resolving-hidden = { $bandit } odkrywa kartę { $action }:
event-no-effect =
    { $action ->
        [fire] { $bandit } nie ma do kogo strzelić.
        [rob] { $bandit } nie ma czego zabrać.
        [punch] { $bandit } nie ma kogo uderzyć.
       *[other] Nic się nie dzieje.
    }
event-moved-move = { $bandit } idzie { $to }.
event-moved-floor =
    { $level ->
        [roof] { $bandit } wspina się { $to }.
       *[inside] { $bandit } schodzi { $to }.
    }
event-moved-flee = { $bandit } ucieka { $to }.
event-moved-push = Strzał odrzuca { $bandit-accusative } { $to }.
event-moved-punch = { $bandit } leci { $to }.
event-moved-swivel-arm = Słup zmiata { $bandit-accusative } { $to }.
event-moved-braking = { $bandit } sunie { $to }.
event-shot = { $bandit } strzela do { $target-genitive }.
event-punched = { $bandit } uderza { $target-accusative }.
event-took-rob = { $bandit } zabiera { $loot-object }.
event-took-snatch = { $bandit } łapie go w locie.
event-took-pickpocketing = { $bandit } podnosi { $loot-object }.
event-dropped-punch = { $bandit } upuszcza { $loot-object }.
event-dropped-revenge = { $bandit } traci najtańszy worek.
worth = W środku jest { money }.
event-wounded-marshal = Pocisk szeryfa trafia { $bandit-accusative }.
event-wounded-angry-marshal = Wściekły szeryf strzela do { $bandit-genitive }.
event-wounded-rebellion = Pasażerowie strzelają do { $bandit-genitive }.
event-bullets-short = Neutralnych pocisków jest za mało, więc nikt ich nie dostaje.
event-marshal = Szeryf idzie { $to }.
event-strongbox = Druga walizka leży teraz { $at }.
event-left = { $bandit } nie rusza worka.
event-ransom = { $bandit } dostaje { money } za konduktora.
event-happening = { $card }: { $about }.
event-over = Pociąg wjeżdża na stację. Koniec napadu.

## Co można wybrać

choice-draw = Dobierz trzy karty
choice-play = Zagraj: { $action }
choice-play-down = Zagraj zakrytą: { $action }
choice-play-of = Zagraj: { $action } ({ $bandit })
choice-play-of-down = Zagraj zakrytą: { $action } ({ $bandit })
choice-play-cover = Zagraj: { $action } ({ $bandit }), potem { $card }
choice-keep = Zachowaj resztę
choice-discard = Odrzuć: { $card }
choice-choose = Weź z talii: { $card }
choice-start = { $bandit } zaczyna w ostatnim wagonie
choice-move = Idź { $to }
choice-floor =
    { $level ->
        [roof] Wespnij się { $to }
       *[inside] Zejdź { $to }
    }
choice-fire = Strzel do { $target-genitive }
choice-rob = Zabierz { $loot-object }
choice-leave = Zostaw worek
choice-marshal = Wyślij szeryfa { $to }
choice-punch = Rzuć { $target-accusative } { $to }
choice-punch-loot = Rzuć { $target-accusative } { $to }, wytrąć { $loot-object }
choice-punch-taking = Rzuć { $target-accusative } { $to }, złap worek
marshal-waits = tam jest szeryf!

## Stół

you-play = Grasz jako { $bandits }. Przeciwko tobie: { $others }.
bot-random = bot losowy
bot-greedy = bot chciwy
bot-easy = łatwy bot
bot-fair = przyzwoity bot
bot-baseline = bot podręcznikowy
bot-hard = mocny bot
bot-expert = bot mistrz
round-of = Runda { $round } z 5
phase-start-places = Wsiadanie
phase-choose-card = Wybór karty
phase-schemin = Planowanie
phase-discarding = Karty na później
phase-stealin = Napad
phase-pickpocketing = Stacja
phase-over = Koniec
at-the-end = Na koniec
pile = Stos
pile-by = zagrywa { $player }
hand = Twoja ręka
discards = Twoje odrzucone
face-down = zakryta
first-player = zaczyna
you = ty
partner = partner
team-number = drużyna { $number }
nothing = nic
purses = { $count ->
        [one] { $count } worek
        [few] { $count } worki
       *[other] { $count } worków
    }
jewels = { $count ->
        [one] { $count } klejnot
        [few] { $count } klejnoty
       *[other] { $count } klejnotów
    }
strongboxes = { $count ->
        [one] { $count } walizka
        [few] { $count } walizki
       *[other] { $count } walizek
    }
bullets-left = { $count ->
        [one] { $count } pocisk w bębenku
        [few] { $count } pociski w bębenku
       *[other] { $count } pocisków w bębenku
    }
wounds = { $count ->
        [0] bez ran
        [one] { $count } rana
        [few] { $count } rany
       *[other] { $count } ran
    }
cards-in-hand = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
cards-in-deck = { $count } w talii

## Pytania

prompt = Numer, ?, h albo q

## Pożegnanie

saved = Zapis gry: { $file }.

## Rozliczenie

gunslinger = Najlepszy rewolwerowiec, { $count ->
        [one] { $count } strzał
        [few] { $count } strzały
       *[other] { $count } strzałów
    }
station = Okup za konduktora
together = { $player } razem

## Konie, dyliżans, wehikuł czasu

bandit-Shotgun = strażnik
    .accusative = strażnika
    .genitive = strażnika
loot-flask = piersiówka
    .object = piersiówkę
loot-half-usual = napoczęta piersiówka
    .object = napoczętą piersiówkę
loot-half-old = napoczęta piersiówka starej whisky
    .object = napoczętą piersiówkę starej whisky
whiskey-usual = whisky
whiskey-old = starą whisky
action-ride = Jazda konna
turn-turmoil = zamieszanie
about-turn-turmoil = wszyscy wybierają naraz, potem pokazują
card-stand-off = Starcie w wagonie
card-marshals-whiskey = Whisky dla szeryfa
card-exhausted-horses = Zmęczone konie
card-full-speed = Cała naprzód
card-shotguns-rage = Gniew strażnika
card-mortal-bullet = Śmiertelny pocisk
card-sharing = Podział łupów
card-escape = Ucieczka
about-exhausted-horses = koń najbliżej ostatniego wagonu odpada, a przy pięciu lub więcej graczach dwa najbliższe
about-marshals-whiskey = szeryf opróżnia leżącą obok piersiówkę i zatacza się do tyłu
about-full-speed = wszyscy na dachach, konie, dyliżans i strażnik zostają o jeden wagon w tyle
about-shotguns-rage = każdy w dyliżansie, w wagonie obok i na ich dachach dostaje pocisk
about-sharing = każdą walizkę dzielą między siebie wszyscy w miejscu jej właściciela
about-escape = kto zostanie w pociągu, nie może wygrać; w dyliżansie jest bezpiecznie, a konno można uciec
about-mortal-bullet = każdy pocisk z tej rundy kosztuje { money }
hostage-poodle = pudel
hostage-banker = bankier
hostage-minister = pastor
hostage-teacher = nauczycielka
hostage-zealot = dewotka
hostage-old-lady = starsza pani
hostage-poker-player = pokerzystka
hostage-photographer = fotograf
shotgun = strażnik
time-machine = Nagroda wehikułu czasu
stagecoach-at =
    { $level ->
        [roof] na dachu dyliżansu
       *[inside] w dyliżansie
    }
stagecoach-to =
    { $level ->
        [roof] na dach dyliżansu
       *[inside] do dyliżansu
    }
time-machine-at = w wehikule czasu
time-machine-to = do wehikułu czasu
gone-at = daleko od pociągu
gone-to = precz od pociągu
hidden-at = gdzieś w czasie
event-moved-ride = { $bandit } jedzie konno { $to }.
event-moved-full-speed = Pęd znosi { $bandit-accusative } { $to }.
event-moved-time-machine = { $bandit } zjawia się znikąd { $at }.
event-wounded-shotgun = Pocisk strażnika trafia { $bandit-accusative }.
event-wounded-shotguns-rage = Rozwścieczony strażnik strzela do { $bandit-genitive }.
event-wounded-poodle = Pudel gryzie { $bandit-accusative }: neutralny pocisk.
event-shotgun = Strażnik leci { $to }, a jego walizka zostaje.
event-stagecoach = Dyliżans zostaje w tyle: jest teraz obok { $car ->
        [0] lokomotywy
       *[other] wagonu { $car }
    }.
event-horses = Konie zostają o jeden wagon w tyle.
event-horse-lost = Koń obok { $car ->
        [0] lokomotywy
       *[other] wagonu { $car }
    } odpada.
event-marshal-drank = Szeryf pije { $whiskey }.
event-drank = { $bandit } pije { $whiskey }.
event-drank-secretly = Nikt nie widzi, że { $bandit } pije { $whiskey }. Nowe karty: { $cards }.
worth-old = To stara whisky.
event-no-effect-hostage = { $bandit } nie może przez zakładnika: { $hostage }.
event-hostage = { $bandit } bierze zakładnika: { $hostage }.
event-shared = { $bandit } dzieli walizkę, każdemu po { money }: { $bandits }.
event-mortal-bullet = { $player } { $crew ->
        [one] traci
       *[other] tracą
    } { money } za pociski z tej rundy.
event-vanished = { $bandit } znika w wehikule czasu.
vanished-seen = Na początku napadu zjawi się { $at }.
event-time-machine = { $bandit }, bez towarzystwa w wehikule czasu, dostaje { money } i wszystko, co tam leży.
choice-ride = Jedź { $to }
choice-ride-away = Odjedź od pociągu na zawsze
choice-flee = Uciekaj { $to }
choice-hostage = Weź zakładnika: { $hostage }
choice-board = { $bandit } wsiada { $to }
choice-board-both = Oboje wsiadają { $to }
choice-ride-on = Jedź dalej
choice-drink = Wypij: { $whiskey } ({ $loot })
choice-keep-card = Zachowaj: { $card }
choice-keep-no-more = Nie zachowuj więcej
choice-travel = Przenieś się { $to }
phase-boarding = Wsiadanie
phase-turmoil = Planowanie, zamieszanie
phase-keeping = Karty na później
phase-fleeing = Ucieczka przed strażnikiem
phase-taking-hostage = W dyliżansie
phase-travelling = Podróż w czasie
horses = { $count ->
        [one] { $count } koń
        [few] { $count } konie
       *[other] { $count } koni
    }
flasks = { $count ->
        [one] { $count } piersiówka
        [few] { $count } piersiówki
       *[other] { $count } piersiówek
    }
half-usuals = { $count ->
        [one] { $count } napoczęta piersiówka
        [few] { $count } napoczęte piersiówki
       *[other] { $count } napoczętych piersiówek
    }
half-olds = { $count ->
        [one] { $count } napoczęta piersiówka starej whisky
        [few] { $count } napoczęte piersiówki starej whisky
       *[other] { $count } napoczętych piersiówek starej whisky
    }
hostage-held = zakładnik: { $hostage }
ransom-poodle = Okup za pudla
ransom-banker = Okup za bankiera
ransom-minister = Okup za pastora
ransom-teacher = Okup za nauczycielkę
ransom-zealot = Okup za dewotkę
ransom-old-lady = Okup za starszą panią
ransom-poker-player = Okup za pokerzystkę
ransom-photographer = Okup za fotografa
mortal-bullet = Pociski ostatniej rundy
sharing = Podzielone walizki
caught = Złapanie w pociągu
nobody = nikogo
riding-at = konno
kept = zachowana
about-hostage-poodle = neutralny pocisk na początku każdej rundy; okup { money }
about-hostage-banker = nie przeszkadza; okup { money } z walizką
about-hostage-minister = o jedną kartę mniej na początku rundy; okup { money }
about-hostage-teacher = Cios nie działa; okup { money }
about-hostage-zealot = Jazda konna nie działa; okup { money }
about-hostage-old-lady = po dachach tylko o jeden wagon; okup { money } za każdy klejnot
about-hostage-poker-player = zdolność bandyty przepada; okup { money } za każdy worek
about-hostage-photographer = kart nie można kłaść zakrytych; okup { money } za każdy pocisk innego bandyty

## Szeryf i więźniowie

bandit-Marshal = Szeryf
    .accusative = Szeryfa
    .genitive = Szeryfa
loot-mail-bag = worek pocztowy
    .object = worek pocztowy
action-brainwave = Olśnienie
action-move-plus = Ruch +
action-floor-plus = Zmiana poziomu +
action-arrest = Aresztowanie
wagon-prison = więzienny
turn-jolt = wstrząs
about-turn-jolt = nikt nie może zagrać strzału ani ciosu
card-safe-place = Bezpieczne miejsce
card-rumours = Plotki
card-reflexes = Refleks
card-rough-track = Wyboiste tory
card-switchback = Serpentyna
card-guilty-conscience = Wyrzuty sumienia
card-deadly-fall = Śmiertelny upadek
card-crime-does-not-pay = Zbrodnia nie popłaca
about-safe-place = cały łup z wagonu szeryfa trafia na jego dach
about-rumours = jeden z odkrytych celów szeryfa widzą wszyscy
about-reflexes = wszyscy zachowują karty i mogą wykonać jeszcze jedną z nich
about-guilty-conscience = jeśli wygra szeryf, wygrywa z nim jedyny najuboższy bandyta
about-deadly-fall = cios na dachu może zrzucić z pociągu, a kto spadnie, nie wygra
about-crime-does-not-pay = kto skończy w celi, nie wygra
about-law-angry-marshal = szeryf może raz strzelić, a potem raz się ruszyć, bez kart
about-law-revenge = wszyscy w wagonie szeryfa i na nim gubią najtańszy worek
about-law-marshals-whiskey = szeryf bierze piersiówkę stamtąd, gdzie stoi, i może z niej pić
phase-handing-over = Podziękowanie za pomoc
phase-reflexes = Refleks
phase-angry-marshal = Szeryf jest zły
cell-at = w celi
cell-to = do celi
lead-lost-weapon = utracona broń
lead-hurt-knee = ranne kolano
lead-hurt-shoulder = ranne ramię
lead-gotcha = mam cię!
lead-drop-the-bag = rzuć worek!
lead-golden = złoty pocisk
about-lead-lost-weapon = strzał nie działa do końca rundy
about-lead-hurt-knee = zmiana poziomu nie działa do końca rundy
about-lead-hurt-shoulder = cios nie działa do końca rundy
about-lead-gotcha = więzień ofiary wraca do szeryfa
about-lead-drop-the-bag = worek pocztowy ofiary trafia do szeryfa
about-lead-golden = bez efektu
fist-gold = złoto
fist-silver = srebro
fist-bronze = brąz
law-asks-just-a-scratch = zostaje karta zabijaki
law-asks-dodging = nikt nie wpakował mu do talii więcej niż dwóch pocisków
law-asks-golden-bullet = jeden z jego stosów jest pusty
law-asks-mail = ma worek pocztowy
law-asks-key = ma dwóch więźniów
law-asks-lead-rain = każdy bandyta ma jego pocisk
law-asks-sworn-enemy = jeden bandyta ma cztery jego pociski
law-asks-warrant = aresztować { $bandit-accusative }
law-goal-just-a-scratch = Tylko draśnięcie: { law-asks-just-a-scratch }
law-goal-dodging = Uniki: { law-asks-dodging }
law-goal-golden-bullet = Złoty pocisk: { law-asks-golden-bullet }
law-goal-mail = Poczta musi dotrzeć: { law-asks-mail }
law-goal-key = Wyrzuć klucz: { law-asks-key }
law-goal-lead-rain = Deszcz ołowiu: { law-asks-lead-rain }
law-goal-sworn-enemy = Zaprzysięgły wróg: { law-asks-sworn-enemy }
law-goal-warrant = Nakaz: { law-asks-warrant }
goal-unknown = tajny cel
goal-count = { $goal } ({ $number } z { $needed })
goal-count-most = { $goal } ({ $number }, najwyżej { $needed })
choice-pass = Nie zagrywaj więcej
choice-hold-back = Nic nie rób
choice-search = Poszukaj olśnienia
choice-arrest = Aresztuj: { $target }
law-choice-fire-left = Strzel z lewego stosu: { $target }, { $bullet }
law-choice-fire-right = Strzel z prawego stosu: { $target }, { $bullet }
law-choice-fire-both = Strzel dwa razy: { $one } ({ $bullet }), { $two } ({ $other })
law-choice-rob-two = Weź: { $one } i { $two }
choice-break-out = Ucieknij { $to }
law-choice-free-prisoner = Uwolnij kompana: { $target }
choice-free-bandit = Wypuść z celi: { $target }
choice-hand-over = Oddaj: { $loot-object }
choice-hand-over-next = Oddaj: { $loot-object } (nr { $number } według wartości, od najtańszych)
choice-fire-off = Zestrzel z pociągu: { $target }
choice-punch-off = Zrzuć z pociągu: { $target }
choice-punch-off-loot = Zrzuć z pociągu: { $target }; spada { $loot }
choice-punch-off-taking = Zrzuć z pociągu: { $target }, i weź { $loot-object }
law-event-goal = Szeryf odkrywa cel { $number }.
law-event-goal-seen = Twój cel { $number }. { $goal }.
event-searched = { $player } bierze z talii olśnienie.
event-searched-discard = { $player } bierze olśnienie ze stosu kart odrzuconych.
law-event-aimed = Szeryf strzela do { $target-genitive }: { $bullet } ({ $about }).
event-healed = Pocisk „{ $bullet }” trafia do talii { $bandit-genitive }.
event-arrested = Aresztowanie: { $bandit } idzie do celi.
event-arrested-first = Aresztowanie: { $bandit } idzie do celi. Szeryf zatrzymuje list gończy.
event-broke-out = { $bandit } ucieka z celi { $to }.
law-event-freed-prisoner = { $bandit } uwalnia kompana { $target-genitive }.
event-freed-bandit = { $bandit } wypuszcza { $target-accusative } z celi.
event-handed-over = W zamian { $bandit } oddaje { $loot-object }, bierze { $target }.
event-copied = Olśnienie, które ma { $bandit }, staje się kartą: { $action }.
law-event-fistfighter = { $bandit } bierze kartę zabijaki, { $card }: { money }.
law-event-recaptured = { $bandit } traci kompana { $target-genitive }: ma go szeryf.
event-confiscated = { $bandit } traci { $loot-object }: ma go szeryf.
event-thrown = { $bandit } spada z pociągu na dobre.
law-event-safe-place = Cały łup trafia { $to }.
event-rumour = Rozeszła się plotka: { $goal }.
law-event-flask-taken = Szeryf bierze { $loot-object }.
law-event-achievements = Szeryf zatrzymuje niczyje: więźniowie { $number }, worki pocztowe { $bags }.
event-goals-shown = Szeryf pokazuje cele: spełnione { $number } z 5.
event-no-effect-bullet = { $bandit } nie może przez pocisk: { $bullet }.
event-no-effect-cell = { $bandit } siedzi w celi i nic nie może.
goal-fulfilled = spełniony
goal-missed = niespełniony
mail-bags = { $count ->
        [one] { $count } worek pocztowy
        [few] { $count } worki pocztowe
       *[many] { $count } worków pocztowych
    }
wanted = Bez aresztu
prisoner = Uwolniony kompan
fistfighter = Zabijaka

## Colt Super Express

super-card-turn = Obrót
super-card-move = Ruch
super-card-floor = Zmiana poziomu
super-card-shoot = Strzał
super-card-reflexes = Refleks
super-card-horse = Koń
super-round = Runda { $round }
super-wagons = { $count ->
        [0] nie ma już wagonów
        [one] jeszcze { $count } wagon
        [few] jeszcze { $count } wagony
       *[other] jeszcze { $count } wagonów
    }
super-lies = leży
super-off = poza pociągiem
super-placed = { $bandit } zaczyna { $at }, { $facing ->
        [forward] twarzą do przodu
       *[back] twarzą do tyłu
    }.
super-round-begins = Runda { $round }. Zaczyna { $player }.
super-planned = { $player } ma plan.
super-turned-up = { $bandit }, „{ $card }”:
super-turned = { $facing ->
        [forward] { $bandit } obraca się do lokomotywy.
       *[back] { $bandit } obraca się do końca pociągu.
    }
super-knocked = { $bandit } leci { $to } i leży bez czucia.
super-rode = { $bandit } jedzie konno { $to }.
super-missed = { $bandit } nie trafia nikogo.
super-stood-up = { $bandit } wstaje.
super-lay-down = { $bandit } kładzie się.
super-saved = { $bandit-accusative } ratuje koń!
super-walked-off = { $bandit } schodzi z pociągu.
super-shot-off = { $bandit } wylatuje z pociągu.
super-left-behind = { $bandit } zostaje z wagonem.
super-uncoupled = Wagon { $wagon } zostaje odczepiony.
super-took = { $bandit } bierze jego kartę: { money }.
super-over = Koniec podróży.
super-loot-cards = { $count ->
        [0] bez kart łupu
        [one] { $count } karta łupu
        [few] { $count } karty łupu
       *[other] { $count } kart łupu
    }
