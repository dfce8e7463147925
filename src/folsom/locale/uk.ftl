### Українська. Імена бандитів: $bandit, $target, $player; інші форми: $target-accusative,
### $bandit-genitive. Місця: $at (де) і $to (куди).

## Імена й назви

bandit-Ghost = Привид
    .accusative = Привида
    .genitive = Привида
bandit-Doc = Док
    .accusative = Дока
    .genitive = Дока
bandit-Belle = Краля
    .accusative = Кралю
    .genitive = Кралі
bandit-Tuco = Туко
bandit-Django = Джанґо
bandit-Cheyenne = Шаєнн
bandit-Mei = Мей
marshal = шериф
neutral = нейтральна
both = { $one } й { $two }

loot-purse = гаманець
    .object = гаманець
loot-jewel = самоцвіт
    .object = самоцвіт
loot-strongbox = кейс
    .object = кейс
money = { $amount } $

action-move = Переміщення
action-floor = Драбина
action-fire = Постріл
action-rob = Грабіж
action-punch = Удар
action-marshal = Шериф
bullet-from = Куля ({ $by })

locomotive = локомотив
locomotive-short = паротяг
wagon-freight = вантаж
wagon-coach = сидячий
wagon-mail = пошта
wagon-sleeper = спальня
wagon-saloon = салун
wagon-parlour = люкс

turn-standard = звичайний
turn-tunnel = тунель
turn-speeding-up = розгін
turn-switching = стрілка
about-turn-standard = карти кладуть горілиць
about-turn-tunnel = карти кладуть долілиць
about-turn-speeding-up = кожен ходить двічі поспіль
about-turn-switching = проти годинникової стрілки
about-turn-switching-teams = напарники міняються місцями: другий у команді ходить перед першим

card-angry-marshal = Сердитий шериф
card-swivel-arm = Поворотний кронштейн
card-braking = Гальмування
card-take-it-all = Забирайте все!
card-rebellion = Пасажири дають відсіч
card-bridge = Міст
card-tunnel = Тунель
card-pickpocketing = Кишенькова крадіжка
card-revenge = Помста шерифа
card-hostage-conductor = Машиніст-заручник
about-angry-marshal = шериф стріляє в усіх на даху над собою, а тоді відходить на один вагон до хвоста поїзда
about-swivel-arm = усіх на дахах змітає на дах останнього вагона
about-braking = усі на дахах ковзають на один вагон уперед
about-take-it-all = біля шерифа кладуть другий кейс
about-rebellion = кожен, хто всередині вагона, дістає кулю
about-pickpocketing = хто на своєму місці сам-один, може взяти гаманець, що там лежить
about-revenge = кожен на даху над шерифом губить найдешевший гаманець
about-hostage-conductor = кожен у локомотиві й на його даху отримує { money }

## Місця

place-at =
    { $level ->
        [roof]
            { $car ->
                [0] на даху локомотива
               *[other] на даху вагона { $car }
            }
       *[inside]
            { $car ->
                [0] у локомотиві
               *[other] у вагоні { $car }
            }
    }
place-to =
    { $level ->
        [roof]
            { $car ->
                [0] на дах локомотива
               *[other] на дах вагона { $car }
            }
       *[inside]
            { $car ->
                [0] у локомотив
               *[other] у вагон { $car }
            }
    }

## Що сталося

event-placed = { $bandit } починає { $at }.
event-round = Раунд { $round }: «{ $card }». { $crew ->
        [one] Починає
       *[other] Починають
    } { $player }.
event-round-end = Наприкінці раунду: { $about }.
event-turn = Хід { $turn }, { $kind }: { $about }.
event-drew = { $player } { $crew ->
        [one] бере
       *[other] беруть
    } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
event-drew-seen = { $player } { $crew ->
        [one] бере
       *[other] беруть
    }: { $cards }.
event-drew-partner = { $player } бере карту з колоди напарника ({ $bandit }).
event-drew-partner-seen = { $player } бере з колоди напарника ({ $bandit }): { $cards }.
event-chose-card = { $player } { $crew ->
        [one] вибирає
       *[other] вибирають
    } карту з колоди.
event-played = { $bandit } грає карту «{ $action }».
event-played-secretly = { $bandit } грає карту «{ $action }» долілиць.
event-played-for = { $player } грає карту «{ $action }» за { $bandit-accusative }.
event-played-for-secretly = { $player } грає карту «{ $action }» за { $bandit-accusative } долілиць.
event-played-hidden = { $player } { $crew ->
        [one] кладе
       *[other] кладуть
    } карту долілиць.
event-passed-nothing = { $player } не { $crew ->
        [one] має
       *[other] мають
    } ні що зіграти, ні що взяти.
event-passed-no-card = { $player } не { $crew ->
        [one] має
       *[other] мають
    } що зіграти.
event-passed-declined = { $player } { $crew ->
        [one] пасує
       *[other] пасують
    }.
event-chose = { $player } { $crew ->
        [one] робить
       *[other] роблять
    } свій вибір.
event-discarded = { $player } { $crew ->
        [one] скидає
       *[other] скидають
    }: { $cards }.
event-kept = { $player } { $crew ->
        [one] залишає
       *[other] залишають
    } на руці { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
event-reshuffled = { $player } { $crew ->
        [one] тасує
       *[other] тасують
    } скид у нову колоду.
event-resolving = { $bandit }, «{ $action }»:
event-resolving-hidden = { $bandit } відкриває карту «{ $action }»:
event-no-effect =
    { $action ->
        [fire] { $bandit } не має в кого стріляти.
        [rob] { $bandit } не має що взяти.
        [punch] { $bandit } не має кого вдарити.
       *[other] Нічого не стається.
    }
event-moved-move = { $bandit } переходить { $to }.
event-moved-floor =
    { $level ->
        [roof] { $bandit } вилазить { $to }.
       *[inside] { $bandit } спускається { $to }.
    }
event-moved-flee = { $bandit } тікає { $to }.
event-moved-push = Постріл відкидає { $bandit-accusative } { $to }.
event-moved-punch = { $bandit } відлітає { $to }.
event-moved-swivel-arm = Кронштейн змітає { $bandit-accusative } { $to }.
event-moved-braking = { $bandit } ковзає { $to }.
event-shot = { $bandit } стріляє в { $target-accusative }.
event-punched = { $bandit } б’є { $target-accusative }.
event-took-rob = { $bandit } бере { $loot-object }.
event-took-snatch = { $bandit } перехоплює його.
event-took-pickpocketing = { $bandit } підбирає { $loot-object }.
event-dropped-punch = { $bandit } губить { $loot-object }.
event-dropped-revenge = { $bandit } губить найдешевший гаманець.
worth = У ньому { money }.
event-wounded-marshal = Куля шерифа влучає в { $bandit-accusative }.
event-wounded-angry-marshal = Сердитий шериф стріляє в { $bandit-accusative }.
event-wounded-rebellion = Пасажири стріляють у { $bandit-accusative }.
event-bullets-short = Нейтральних куль замало, тож ніхто їх не дістає.
event-marshal = Шериф іде { $to }.
event-strongbox = Другий кейс тепер { $at }.
event-left = { $bandit } не чіпає гаманця.
event-ransom = { $bandit } отримує { money } за машиніста.
event-happening = «{ $card }»: { $about }.
event-over = Поїзд прибуває на станцію. Пограбуванню кінець.

## Що можна вибрати

choice-draw = Узяти три карти
choice-play = Зіграти карту «{ $action }»
choice-play-down = Зіграти карту «{ $action }» долілиць
choice-play-of = Зіграти карту «{ $action }» за { $bandit-accusative }
choice-play-of-down = Зіграти карту «{ $action }» за { $bandit-accusative } долілиць
choice-play-cover = Зіграти карту «{ $action }» за { $bandit-accusative }, потім «{ $card }»
choice-keep = Залишити решту
choice-discard = Скинути: { $card }
choice-choose = Узяти з колоди: { $card }
choice-start = { $bandit } починає в останньому вагоні
choice-move = Перейти { $to }
choice-floor =
    { $level ->
        [roof] Вилізти { $to }
       *[inside] Спуститися { $to }
    }
choice-fire = Стріляти в { $target-accusative }
choice-rob = Узяти { $loot-object }
choice-leave = Не чіпати гаманця
choice-marshal = Послати шерифа { $to }
choice-punch = Відкинути { $target-accusative } { $to }
choice-punch-loot = Відкинути { $target-accusative } { $to }, вибити { $loot-object }
choice-punch-taking = Відкинути { $target-accusative } { $to }, перехопити гаманець
marshal-waits = там шериф!

## Стіл

you-play = Ваш бандит: { $bandits }. Проти вас: { $others }.
bot-random = випадковий бот
bot-greedy = жадібний бот
bot-easy = легкий бот
bot-fair = путній бот
bot-baseline = бот із підручника
bot-hard = сильний бот
bot-expert = бот-знавець
round-of = Раунд { $round } з 5
phase-start-places = Посадка
phase-choose-card = Вибір карти
phase-schemin = Планування
phase-discarding = Карти на потім
phase-stealin = Пограбування
phase-pickpocketing = Станція
phase-over = Кінець
at-the-end = Наприкінці
pile = Стос
pile-by = грає { $player }
hand = Ваша рука
discards = Ваш скид
face-down = долілиць
first-player = починає
you = ви
partner = напарник
team-number = команда { $number }
nothing = нічого
purses = { $count ->
        [one] { $count } гаманець
        [few] { $count } гаманці
       *[other] { $count } гаманців
    }
jewels = { $count ->
        [one] { $count } самоцвіт
        [few] { $count } самоцвіти
       *[other] { $count } самоцвітів
    }
strongboxes = { $count ->
        [one] { $count } кейс
        [few] { $count } кейси
       *[other] { $count } кейсів
    }
bullets-left = { $count ->
        [one] { $count } куля в барабані
        [few] { $count } кулі в барабані
       *[other] { $count } куль у барабані
    }
wounds = { $count ->
        [0] без ран
        [one] { $count } рана
        [few] { $count } рани
       *[other] { $count } ран
    }
cards-in-hand = { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[other] { $count } карт на руці
    }
cards-in-deck = { $count } у колоді

## Запитання

prompt = Номер, ?, h або q

## Прощання

saved = Запис гри: { $file }.

## Підрахунок

gunslinger = Найвлучніший стрілець, { $count ->
        [one] { $count } постріл
        [few] { $count } постріли
       *[other] { $count } пострілів
    }
station = Викуп за машиніста
together = { $player } разом

## Коні, диліжанс, машина часу

bandit-Shotgun = охоронець
    .accusative = охоронця
    .genitive = охоронця
loot-flask = фляга
    .object = флягу
loot-half-usual = надпита фляга
    .object = надпиту флягу
loot-half-old = надпита фляга старого віскі
    .object = надпиту флягу старого віскі
whiskey-usual = віскі
whiskey-old = старе віскі
action-ride = Верхи
turn-turmoil = метушня
about-turn-turmoil = усі вибирають водночас, а тоді показують
card-stand-off = Протистояння у вагоні
card-marshals-whiskey = Віскі для шерифа
card-exhausted-horses = Загнані коні
card-full-speed = Повний хід
card-shotguns-rage = Лють охоронця
card-mortal-bullet = Смертельна куля
card-sharing = Поділ здобичі
card-escape = Втеча
about-exhausted-horses = найближчий до останнього вагона кінь вибуває, а за п’яти й більше гравців — два найближчі
about-marshals-whiskey = шериф випиває флягу, що лежить біля нього, і плентається до хвоста поїзда
about-full-speed = усі на дахах, коні, диліжанс і охоронець відстають на один вагон
about-shotguns-rage = кожен у диліжансі, у вагоні поруч і на їхніх дахах дістає кулю
about-sharing = кожен кейс ділять між усіма, хто на місці його власника
about-escape = хто лишився в поїзді, не може перемогти; у диліжансі безпечно, а верхи можна втекти
about-mortal-bullet = кожна куля цього раунду коштує { money }
hostage-poodle = пудель
hostage-banker = банкір
hostage-minister = священник
hostage-teacher = учителька
hostage-zealot = побожна пані
hostage-old-lady = літня пані
hostage-poker-player = картярка
hostage-photographer = фотограф
shotgun = охоронець
time-machine = Нагорода машини часу
stagecoach-at =
    { $level ->
        [roof] на даху диліжанса
       *[inside] у диліжансі
    }
stagecoach-to =
    { $level ->
        [roof] на дах диліжанса
       *[inside] у диліжанс
    }
time-machine-at = у машині часу
time-machine-to = у машину часу
gone-at = далеко від поїзда
gone-to = геть від поїзда
hidden-at = десь у часі
event-moved-ride = { $bandit } скаче { $to }.
event-moved-full-speed = { $bandit-accusative } зносить { $to }.
event-moved-time-machine = { $bandit } з’являється нізвідки { $at }.
event-wounded-shotgun = Куля охоронця влучає в { $bandit-accusative }.
event-wounded-shotguns-rage = Розлючений охоронець стріляє в { $bandit-accusative }.
event-wounded-poodle = Пудель кусає { $bandit-accusative }: нейтральна куля.
event-shotgun = Охоронець летить { $to }, а його кейс лишається.
event-stagecoach = Диліжанс відстає: тепер він біля { $car ->
        [0] локомотива
       *[other] вагона { $car }
    }.
event-horses = Коні відстають на один вагон.
event-horse-lost = Кінь біля { $car ->
        [0] локомотива
       *[other] вагона { $car }
    } вибуває.
event-marshal-drank = Шериф п’є { $whiskey }.
event-drank = { $bandit } п’є { $whiskey }.
event-drank-secretly = Ніхто не бачить, що { $bandit } п’є { $whiskey }. Нові карти: { $cards }.
worth-old = Це старе віскі.
event-no-effect-hostage = { $bandit } не може через заручника: { $hostage }.
event-hostage = { $bandit } бере заручника: { $hostage }.
event-shared = { $bandit } ділить кейс, кожному по { money }: { $bandits }.
event-mortal-bullet = { $player } { $crew ->
        [one] втрачає
       *[other] втрачають
    } { money } за кулі цього раунду.
event-vanished = { $bandit } зникає в машині часу.
vanished-seen = На початку пограбування з’явиться { $at }.
event-time-machine = { $bandit }, сам-один у машині часу, отримує { money } і все, що там лежить.
choice-ride = Скакати { $to }
choice-ride-away = Поскакати геть від поїзда назавжди
choice-flee = Тікати { $to }
choice-hostage = Узяти заручника: { $hostage }
choice-board = { $bandit } сідає { $to }
choice-board-both = Обоє сідають { $to }
choice-ride-on = Скакати далі
choice-drink = Випити: { $whiskey } ({ $loot })
choice-keep-card = Залишити: { $card }
choice-keep-no-more = Більше нічого не залишати
choice-travel = Перенестися { $to }
phase-boarding = Посадка
phase-turmoil = Планування, метушня
phase-keeping = Карти на потім
phase-fleeing = Втеча від охоронця
phase-taking-hostage = У диліжансі
phase-travelling = Подорож у часі
horses = { $count ->
        [one] { $count } кінь
        [few] { $count } коні
       *[other] { $count } коней
    }
flasks = { $count ->
        [one] { $count } фляга
        [few] { $count } фляги
       *[other] { $count } фляг
    }
half-usuals = { $count ->
        [one] { $count } надпита фляга
        [few] { $count } надпиті фляги
       *[other] { $count } надпитих фляг
    }
half-olds = { $count ->
        [one] { $count } надпита фляга старого віскі
        [few] { $count } надпиті фляги старого віскі
       *[other] { $count } надпитих фляг старого віскі
    }
hostage-held = заручник: { $hostage }
ransom-poodle = Викуп за пуделя
ransom-banker = Викуп за банкіра
ransom-minister = Викуп за священника
ransom-teacher = Викуп за учительку
ransom-zealot = Викуп за побожну пані
ransom-old-lady = Викуп за літню пані
ransom-poker-player = Викуп за картярку
ransom-photographer = Викуп за фотографа
mortal-bullet = Кулі останнього раунду
sharing = Поділені кейси
caught = Схоплення в поїзді
nobody = нікого
riding-at = верхи
kept = на потім
about-hostage-poodle = нейтральна куля на початку кожного раунду; викуп { money }
about-hostage-banker = нічим не заважає; викуп { money }, якщо є кейс
about-hostage-minister = на початку раунду на одну карту менше; викуп { money }
about-hostage-teacher = Удар не діє; викуп { money }
about-hostage-zealot = карта «Верхи» не діє; викуп { money }
about-hostage-old-lady = дахами лише на один вагон; викуп { money } за кожен самоцвіт
about-hostage-poker-player = здібність бандита втрачено; викуп { money } за кожен гаманець
about-hostage-photographer = карти не можна класти долілиць; викуп { money } за кожну кулю від іншого бандита

## Шериф і в’язні

bandit-Marshal = Шериф
    .accusative = Шерифа
    .genitive = Шерифа
loot-mail-bag = поштовий мішок
    .object = поштовий мішок
action-brainwave = Осяяння
action-move-plus = Переміщення +
action-floor-plus = Драбина +
action-arrest = Арешт
wagon-prison = тюремний
turn-jolt = струс
about-turn-jolt = ніхто не може грати «Постріл» і «Удар»
card-safe-place = Надійне місце
card-rumours = Чутки
card-reflexes = Рефлекси
card-rough-track = Розбита колія
card-switchback = Серпантин
card-guilty-conscience = Нечисте сумління
card-deadly-fall = Смертельне падіння
card-crime-does-not-pay = Злочин не окупається
about-safe-place = уся здобич у вагоні шерифа опиняється на його даху
about-rumours = одну з перевернутих цілей шерифа показують усім
about-reflexes = усі лишають карти на руці й можуть виконати ще одну з них
about-guilty-conscience = якщо перемагає шериф, з ним перемагає єдиний найбідніший бандит
about-deadly-fall = удар на даху може скинути з поїзда, і хто впав, той не переможе
about-crime-does-not-pay = хто закінчить у камері, не переможе
about-law-angry-marshal = шериф може раз вистрілити, а тоді раз рушити, без карт
about-law-revenge = усі у вагоні шерифа й на його даху гублять найдешевший гаманець
about-law-marshals-whiskey = шериф бере флягу там, де стоїть, і може з неї пити
phase-handing-over = Дяка за поміч
phase-reflexes = Рефлекси
phase-angry-marshal = Шериф розлючений
cell-at = у камері
cell-to = до камери
lead-lost-weapon = загублена зброя
lead-hurt-knee = поранене коліно
lead-hurt-shoulder = поранене плече
lead-gotcha = попався!
lead-drop-the-bag = кинь мішок!
lead-golden = золота куля
about-lead-lost-weapon = «Постріл» не діє до кінця раунду
about-lead-hurt-knee = «Драбина» не діє до кінця раунду
about-lead-hurt-shoulder = «Удар» не діє до кінця раунду
about-lead-gotcha = в’язень жертви вертається до шерифа
about-lead-drop-the-bag = поштовий мішок жертви дістається шерифові
about-lead-golden = без дії
fist-gold = золото
fist-silver = срібло
fist-bronze = бронза
law-asks-just-a-scratch = лишається карта забіяки
law-asks-dodging = ніхто не загнав у його колоду більш як дві кулі
law-asks-golden-bullet = одна з його стопок порожня
law-asks-mail = один поштовий мішок у нього
law-asks-key = двоє в’язнів у нього
law-asks-lead-rain = кожен бандит має його кулю
law-asks-sworn-enemy = один бандит має чотири його кулі
law-asks-warrant = заарештувати { $bandit-accusative }
law-goal-just-a-scratch = Лише подряпина: { law-asks-just-a-scratch }
law-goal-dodging = Ухиляння: { law-asks-dodging }
law-goal-golden-bullet = Золота куля: { law-asks-golden-bullet }
law-goal-mail = Пошта має дійти: { law-asks-mail }
law-goal-key = Викинути ключ: { law-asks-key }
law-goal-lead-rain = Свинцевий дощ: { law-asks-lead-rain }
law-goal-sworn-enemy = Заклятий ворог: { law-asks-sworn-enemy }
law-goal-warrant = Ордер: { law-asks-warrant }
goal-unknown = таємна ціль
goal-count = { $goal } ({ $number } з { $needed })
goal-count-most = { $goal } ({ $number }, щонайбільше { $needed })
choice-pass = Більше не грати карт
choice-hold-back = Нічого не робити
choice-search = Шукати «Осяяння»
choice-arrest = Заарештувати { $target-accusative }
law-choice-fire-left = Вистрілити в { $target-accusative } з лівої стопки: { $bullet }
law-choice-fire-right = Вистрілити в { $target-accusative } з правої стопки: { $bullet }
law-choice-fire-both = Вистрілити двічі: { $one } ({ $bullet }), { $two } ({ $other })
law-choice-rob-two = Узяти { $one } і { $two }
choice-break-out = Вибратися { $to }
law-choice-free-prisoner = Звільнити спільника { $target-genitive }
choice-free-bandit = Випустити { $target-accusative } з камери
choice-hand-over = Віддати { $loot-object }
choice-hand-over-next = Віддати { $loot-object } (№ { $number } за вартістю, від найдешевших)
choice-fire-off = Скинути { $target-accusative } з поїзда пострілом
choice-punch-off = Скинути { $target-accusative } з поїзда ударом
choice-punch-off-loot = Скинути { $target-accusative } з поїзда ударом; падає { $loot }
choice-punch-off-taking = Скинути { $target-accusative } з поїзда ударом і взяти { $loot-object }
law-event-goal = Шериф перевертає ціль { $number }.
law-event-goal-seen = Ваша ціль { $number }. { $goal }.
event-searched = { $player } бере з колоди «Осяяння».
event-searched-discard = { $player } бере зі скиду «Осяяння».
law-event-aimed = Шериф стріляє в { $target-accusative }: { $bullet } ({ $about }).
event-healed = Куля «{ $bullet }» йде в колоду { $bandit-genitive }.
event-arrested = Арешт: { $bandit } йде до камери.
event-arrested-first = Арешт: { $bandit } йде до камери. Шериф лишає собі карту розшуку.
event-broke-out = { $bandit } вибирається з камери { $to }.
law-event-freed-prisoner = { $bandit } звільняє спільника { $target-genitive }.
event-freed-bandit = { $bandit } випускає { $target-accusative } з камери.
event-handed-over = На подяку { $bandit } віддає { $loot-object }, бере { $target }.
event-copied = Осяяння, яке має { $bandit }, стає картою «{ $action }».
law-event-fistfighter = { $bandit } бере карту забіяки, { $card }: { money }.
law-event-recaptured = { $bandit } втрачає спільника { $target-genitive }: він тепер у шерифа.
event-confiscated = { $bandit } втрачає { $loot-object }: тепер це в шерифа.
event-thrown = { $bandit } падає з поїзда назавжди.
law-event-safe-place = Уся здобич там опиняється { $to }.
event-rumour = Пішли чутки: { $goal }.
law-event-flask-taken = Шериф бере { $loot-object }.
law-event-achievements = Шериф лишає собі нічиє: в’язнів { $number }, поштових мішків { $bags }.
event-goals-shown = Шериф показує цілі: здійснено { $number } з 5.
event-no-effect-bullet = { $bandit } не може через кулю: { $bullet }.
event-no-effect-cell = { $bandit } у камері й нічого не вдіє.
goal-fulfilled = здійснено
goal-missed = не здійснено
mail-bags = { $count ->
        [one] { $count } поштовий мішок
        [few] { $count } поштові мішки
       *[many] { $count } поштових мішків
    }
wanted = Жодного арешту
prisoner = Звільнений спільник
fistfighter = Забіяка

## Colt Super Express

super-card-turn = Розворот
super-card-move = Крок
super-card-floor = Драбина
super-card-shoot = Постріл
super-card-reflexes = Рефлекси
super-card-horse = Кінь
super-round = Раунд { $round }
super-wagons = { $count ->
        [0] вагонів не лишилося
        [one] ще { $count } вагон
        [few] ще { $count } вагони
       *[other] ще { $count } вагонів
    }
super-lies = лежить
super-off = поза поїздом
super-placed = { $bandit } починає { $at }, { $facing ->
        [forward] обличчям уперед
       *[back] обличчям назад
    }.
super-round-begins = Раунд { $round }. Починає { $player }.
super-planned = { $player } має план.
super-turned-up = { $bandit }, «{ $card }»:
super-turned = { $facing ->
        [forward] { $bandit } повертається до локомотива.
       *[back] { $bandit } повертається до хвоста поїзда.
    }
super-knocked = { $bandit } відлітає { $to } й лежить без тями.
super-rode = { $bandit } їде верхи { $to }.
super-missed = { $bandit } не влучає ні в кого.
super-stood-up = { $bandit } встає.
super-lay-down = { $bandit } лягає.
super-saved = { $bandit-accusative } рятує кінь!
super-walked-off = { $bandit } сходить із поїзда.
super-shot-off = { $bandit } вилітає з поїзда.
super-left-behind = { $bandit } лишається з вагоном.
super-uncoupled = Вагон { $wagon } відчіплюють.
super-took = { $bandit } бере його карту: { money }.
super-over = Поїздку закінчено.
super-loot-cards = { $count ->
        [0] без карт здобичі
        [one] { $count } карта здобичі
        [few] { $count } карти здобичі
       *[other] { $count } карт здобичі
    }
