### Български. Имената на бандитите са $bandit, $target и $player. Местата са $at (къде) и $to
### (накъде).

## Имена

bandit-Ghost = Призрак
bandit-Doc = Док
bandit-Belle = Бел
bandit-Tuco = Туко
bandit-Django = Джанго
bandit-Cheyenne = Шайен
bandit-Mei = Мей
marshal = шериф
neutral = неутрален
both = { $one } и { $two }

loot-purse = кесия
    .object = кесия
loot-jewel = скъпоценен камък
    .object = скъпоценен камък
loot-strongbox = сейф
    .object = сейф
money = { $amount } $

action-move = Движение
action-floor = Смяна на етажа
action-fire = Стрелба
action-rob = Кражба
action-punch = Удар
action-marshal = Шериф
bullet-from = Куршум ({ $by })

locomotive = локомотив
locomotive-short = локо
wagon-freight = товарен
wagon-coach = купета
wagon-mail = поща
wagon-sleeper = спален
wagon-saloon = салон
wagon-parlour = лукс

turn-standard = обикновен
turn-tunnel = тунел
turn-speeding-up = ускоряване
turn-switching = обратен
about-turn-standard = картите се играят с лицето нагоре
about-turn-tunnel = картите се играят с лицето надолу
about-turn-speeding-up = всеки играе два пъти поред
about-turn-switching = обратно на часовниковата стрелка
about-turn-switching-teams = партньорите си разменят местата: вторият в отбора е преди първия

card-angry-marshal = Бесен шериф
card-swivel-arm = Високо препятствие
card-braking = Рязка спирачка
card-take-it-all = Вземи всичко!
card-rebellion = Бунт на пътниците
card-bridge = Мост
card-tunnel = Тунел
card-pickpocketing = Джебчийство
card-revenge = Отмъщението на шерифа
card-hostage-conductor = Кондуктор заложник
about-angry-marshal = шерифът стреля по всички на покрива над себе си, после отива един вагон назад
about-swivel-arm = всички по покривите се озовават на покрива на последния вагон
about-braking = всички по покривите се плъзгат с един вагон напред
about-take-it-all = до шерифа се слага втори сейф
about-rebellion = всеки, който е вътре във вагон, получава куршум
about-pickpocketing = който е сам на мястото си, може да вземе кесия оттам
about-revenge = всеки на покрива над шерифа изпуска най-евтината си кесия
about-hostage-conductor = всеки във и върху локомотива получава { money }

## Места

place-at =
    { $level ->
        [roof]
            { $car ->
                [0] на покрива на локомотива
               *[other] на покрива на вагон { $car }
            }
       *[inside]
            { $car ->
                [0] в локомотива
               *[other] във вагон { $car }
            }
    }
place-to =
    { $level ->
        [roof]
            { $car ->
                [0] на покрива на локомотива
               *[other] на покрива на вагон { $car }
            }
       *[inside]
            { $car ->
                [0] в локомотива
               *[other] във вагон { $car }
            }
    }

## Какво се случи

event-placed = { $bandit } започва { $at }.
event-round = Рунд { $round }: „{ $card }“. { $crew ->
        [one] Започва
       *[other] Започват
    } { $player }.
event-round-end = В края на рунда: { $about }.
event-turn = Ход { $turn }, { $kind }: { $about }.
event-drew = { $player } { $crew ->
        [one] тегли
       *[other] теглят
    } { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }.
event-drew-seen = { $player } { $crew ->
        [one] тегли
       *[other] теглят
    }: { $cards }.
event-drew-partner = { $player } тегли карта от тестето на { $bandit }.
event-drew-partner-seen = { $player } тегли от тестето на { $bandit }: { $cards }.
event-chose-card = { $player } { $crew ->
        [one] избира
       *[other] избират
    } карта от тестето.
event-played = { $bandit } играе „{ $action }“.
event-played-secretly = { $bandit } играе „{ $action }“ с лицето надолу.
event-played-for = { $player } играе „{ $action }“ на { $bandit }.
event-played-for-secretly = { $player } играе „{ $action }“ на { $bandit } с лицето надолу.
event-played-hidden = { $player } { $crew ->
        [one] играе
       *[other] играят
    } карта с лицето надолу.
event-passed-nothing = { $player } { $crew ->
        [one] няма какво да изиграе или изтегли
       *[other] нямат какво да изиграят или изтеглят
    }.
event-passed-no-card = { $player } { $crew ->
        [one] няма какво да изиграе
       *[other] нямат какво да изиграят
    }.
event-passed-declined = { $player } { $crew ->
        [one] пасува
       *[other] пасуват
    }.
event-chose = { $player } { $crew ->
        [one] прави
       *[other] правят
    } своя избор.
event-discarded = { $player } { $crew ->
        [one] изчиства
       *[other] изчистват
    }: { $cards }.
event-kept = { $player } { $crew ->
        [one] запазва
       *[other] запазват
    } { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }.
event-reshuffled = { $player } { $crew ->
        [one] разбърква
       *[other] разбъркват
    } изчистените карти в ново тесте.
event-resolving = { $bandit }, „{ $action }“:
event-resolving-hidden = { $bandit } разкрива „{ $action }“:
event-no-effect =
    { $action ->
        [fire] { $bandit } няма по кого да стреля.
        [rob] { $bandit } няма какво да вземе.
        [punch] { $bandit } няма кого да удари.
       *[other] Нищо не се случва.
    }
event-moved-move = { $bandit } отива { $to }.
event-moved-floor =
    { $level ->
        [roof] { $bandit } се качва { $to }.
       *[inside] { $bandit } слиза { $to }.
    }
event-moved-flee = { $bandit } бяга { $to }.
event-moved-push = Изстрелът отблъсква { $bandit } { $to }.
event-moved-punch = { $bandit } отхвърча { $to }.
event-moved-swivel-arm = Препятствието помита { $bandit } { $to }.
event-moved-braking = { $bandit } се плъзга { $to }.
event-shot = { $bandit } стреля по { $target }.
event-punched = { $bandit } удря { $target }.
event-took-rob = { $bandit } взима { $loot-object }.
event-took-snatch = { $bandit } я грабва.
event-took-pickpocketing = { $bandit } прибира { $loot-object }.
event-dropped-punch = { $bandit } изпуска { $loot-object }.
event-dropped-revenge = { $bandit } изпуска най-евтината си кесия.
worth = В нея има { money }.
event-wounded-marshal = Куршумът на шерифа улучва { $bandit }.
event-wounded-angry-marshal = Бесният шериф стреля по { $bandit }.
event-wounded-rebellion = Пътниците стрелят по { $bandit }.
event-bullets-short = Неутралните куршуми не стигат, затова никой не взима.
event-marshal = Шерифът отива { $to }.
event-strongbox = Вторият сейф вече е { $at }.
event-left = { $bandit } оставя кесията.
event-ransom = { $bandit } получава { money } за кондуктора.
event-happening = „{ $card }“: { $about }.
event-over = Влакът влиза в гарата. Обирът свърши.

## Какво може да се избере

choice-draw = Изтегли три карти
choice-play = Изиграй „{ $action }“
choice-play-down = Изиграй „{ $action }“ с лицето надолу
choice-play-of = Изиграй „{ $action }“ на { $bandit }
choice-play-of-down = Изиграй „{ $action }“ на { $bandit } с лицето надолу
choice-play-cover = Изиграй „{ $action }“ на { $bandit }, после „{ $card }“
choice-keep = Запази останалите
choice-discard = Изчисти: { $card }
choice-choose = Вземи от тестето: { $card }
choice-start = { $bandit } започва в последния вагон
choice-move = Отиди { $to }
choice-floor =
    { $level ->
        [roof] Качи се { $to }
       *[inside] Слез { $to }
    }
choice-fire = Стреляй по { $target }
choice-rob = Вземи { $loot-object }
choice-leave = Остави кесията
choice-marshal = Прати шерифа { $to }
choice-punch = Запрати { $target } { $to }
choice-punch-loot = Запрати { $target } { $to }, изпуска { $loot-object }
choice-punch-taking = Запрати { $target } { $to }, грабни кесията
marshal-waits = шерифът е там!

## Масата

you-play = Вие сте { $bandits }. Срещу вас: { $others }.
bot-random = случаен бот
bot-greedy = алчен бот
bot-easy = лесен бот
bot-fair = приличен бот
bot-baseline = бот по учебник
bot-hard = силен бот
bot-expert = бот експерт
round-of = Рунд { $round } от 5
phase-start-places = Качване
phase-choose-card = Избор на карта
phase-schemin = Планиране
phase-discarding = Запазване на карти
phase-stealin = Обир
phase-pickpocketing = Гара
phase-over = Край
at-the-end = В края
pile = Купчина
pile-by = играе { $player }
hand = Ръката ви
discards = Изчистените ви карти
face-down = с лицето надолу
first-player = започва
you = вие
partner = партньор
team-number = отбор { $number }
nothing = нищо
purses = { $count ->
        [one] { $count } кесия
       *[other] { $count } кесии
    }
jewels = { $count ->
        [one] { $count } скъпоценен камък
       *[other] { $count } скъпоценни камъка
    }
strongboxes = { $count ->
        [one] { $count } сейф
       *[other] { $count } сейфа
    }
bullets-left = { $count ->
        [one] { $count } патрон в барабана
       *[other] { $count } патрона в барабана
    }
wounds = { $count ->
        [0] без рани
        [one] { $count } рана
       *[other] { $count } рани
    }
cards-in-hand = { $count ->
        [one] { $count } карта в ръката
       *[other] { $count } карти в ръката
    }
cards-in-deck = { $count } в тестето

## Въпроси

prompt = Номер, ?, h или q

## Сбогуване

saved = Записът е в { $file }.

## Сметката

gunslinger = Стрелецът, { $count ->
        [one] { $count } изстрел
       *[other] { $count } изстрела
    }
station = Откуп за кондуктора
together = { $player } заедно

## Коне, дилижанс, машина на времето

bandit-Shotgun = охраната
loot-flask = плоска
    .object = плоска
loot-half-usual = наполовина пълна плоска
    .object = наполовина пълната плоска
loot-half-old = наполовина пълна плоска старо уиски
    .object = наполовина пълната плоска старо уиски
whiskey-usual = уиски
whiskey-old = старо уиски
action-ride = Езда
turn-turmoil = суматоха
about-turn-turmoil = всички избират едновременно, после показват
card-stand-off = Сблъсък във вагона
card-marshals-whiskey = Уиски за шерифа
card-exhausted-horses = Изтощени коне
card-full-speed = Пълен ход
card-shotguns-rage = Гневът на охраната
card-mortal-bullet = Смъртоносен куршум
card-sharing = Делба на плячката
card-escape = Бягство
about-exhausted-horses = конят най-близо до последния вагон отпада, а при пет или повече играчи — двата най-близки
about-marshals-whiskey = шерифът изпива плоска, която е до него, и залита назад
about-full-speed = всички по покривите, конете, дилижансът и охраната изостават с един вагон
about-shotguns-rage = всеки във и върху дилижанса и вагона до него получава куршум
about-sharing = всеки сейф се дели между всички на мястото на собственика му
about-escape = който остане на влака, не може да спечели; в дилижанса е безопасно, а с езда се бяга
about-mortal-bullet = всеки куршум от този рунд струва { money }
hostage-poodle = пудел
hostage-banker = банкер
hostage-minister = свещеник
hostage-teacher = учителка
hostage-zealot = набожна дама
hostage-old-lady = възрастна дама
hostage-poker-player = картоиграчка
hostage-photographer = фотограф
shotgun = охрана
time-machine = Награда от машината на времето
stagecoach-at =
    { $level ->
        [roof] на покрива на дилижанса
       *[inside] в дилижанса
    }
stagecoach-to =
    { $level ->
        [roof] на покрива на дилижанса
       *[inside] в дилижанса
    }
time-machine-at = в машината на времето
time-machine-to = в машината на времето
gone-at = далеч от влака
gone-to = далеч от влака
hidden-at = някъде във времето
event-moved-ride = { $bandit } препуска { $to }.
event-moved-full-speed = Вятърът отнася { $bandit } { $to }.
event-moved-time-machine = { $bandit } изниква от нищото { $at }.
event-wounded-shotgun = Куршумът на охраната улучва { $bandit }.
event-wounded-shotguns-rage = Разгневената охрана стреля по { $bandit }.
event-wounded-poodle = Пуделът ухапва { $bandit }: неутрален куршум.
event-shotgun = Охраната политва { $to }, а сейфът ѝ остава.
event-stagecoach = Дилижансът изостава: вече е до { $car ->
        [0] локомотива
       *[other] вагон { $car }
    }.
event-horses = Конете изостават с един вагон.
event-horse-lost = Кон до { $car ->
        [0] локомотива
       *[other] вагон { $car }
    } отпада.
event-marshal-drank = Шерифът пие { $whiskey }.
event-drank = { $bandit } пие { $whiskey }.
event-drank-secretly = Никой не вижда, че { $bandit } пие { $whiskey }. Нови карти: { $cards }.
worth-old = Уискито е старо.
event-no-effect-hostage = { $bandit } не може заради заложник: { $hostage }.
event-hostage = { $bandit } взима заложник: { $hostage }.
event-shared = { $bandit } дели сейф, по { money } на всеки: { $bandits }.
event-mortal-bullet = { $player } { $crew ->
        [one] губи
       *[other] губят
    } { money } за куршумите от този рунд.
event-vanished = { $bandit } изчезва в машината на времето.
vanished-seen = В началото на обира ще се появи { $at }.
event-time-machine = { $bandit }, без компания в машината на времето, получава { money } и всичко, което е там.
choice-ride = Препусни { $to }
choice-ride-away = Препусни далеч от влака завинаги
choice-flee = Избягай { $to }
choice-hostage = Вземи заложник: { $hostage }
choice-board = { $bandit } се качва { $to }
choice-board-both = И двамата се качват { $to }
choice-ride-on = Продължи на кон
choice-drink = Пий { $whiskey } ({ $loot })
choice-keep-card = Запази: { $card }
choice-keep-no-more = Не запазвай повече
choice-travel = Пренеси се { $to }
phase-boarding = Качване
phase-turmoil = Планиране, суматоха
phase-keeping = Запазване на карти
phase-fleeing = Бягство от охраната
phase-taking-hostage = В дилижанса
phase-travelling = Пътуване във времето
horses = { $count ->
        [one] { $count } кон
       *[other] { $count } коня
    }
flasks = { $count ->
        [one] { $count } плоска
       *[other] { $count } плоски
    }
half-usuals = { $count ->
        [one] { $count } наполовина пълна плоска
       *[other] { $count } наполовина пълни плоски
    }
half-olds = { $count ->
        [one] { $count } наполовина пълна плоска старо уиски
       *[other] { $count } наполовина пълни плоски старо уиски
    }
hostage-held = заложник: { $hostage }
ransom-poodle = Откуп за пудела
ransom-banker = Откуп за банкера
ransom-minister = Откуп за свещеника
ransom-teacher = Откуп за учителката
ransom-zealot = Откуп за набожната дама
ransom-old-lady = Откуп за възрастната дама
ransom-poker-player = Откуп за картоиграчката
ransom-photographer = Откуп за фотографа
mortal-bullet = Куршуми от последния рунд
sharing = Поделени сейфове
caught = Хванати на влака
nobody = никого
riding-at = на кон
kept = запазена
about-hostage-poodle = неутрален куршум в началото на всеки рунд; откуп { money }
about-hostage-banker = не пречи; откуп { money }, ако има сейф
about-hostage-minister = с една карта по-малко в началото на рунда; откуп { money }
about-hostage-teacher = Ударът не действа; откуп { money }
about-hostage-zealot = Ездата не действа; откуп { money }
about-hostage-old-lady = по покривите само по един вагон; откуп { money } за всеки скъпоценен камък
about-hostage-poker-player = умението на бандита се губи; откуп { money } за всяка кесия
about-hostage-photographer = карти не се играят с лицето надолу; откуп { money } за всеки куршум от друг бандит

## Шерифът и затворниците

bandit-Marshal = Шерифът
loot-mail-bag = пощенски чувал
    .object = пощенски чувал
action-brainwave = Хрумване
action-move-plus = Движение +
action-floor-plus = Смяна на етажа +
action-arrest = Арест
wagon-prison = затвор
turn-jolt = друсане
about-turn-jolt = никой не може да играе стрелба или удар
card-safe-place = Сигурно място
card-rumours = Слухове
card-reflexes = Рефлекси
card-rough-track = Разбит път
card-switchback = Серпантина
card-guilty-conscience = Гузна съвест
card-deadly-fall = Смъртоносно падане
card-crime-does-not-pay = Престъплението не се отплаща
about-safe-place = цялата плячка във вагона на шерифа отива на покрива му
about-rumours = една от обърнатите цели на шерифа се показва на всички
about-reflexes = всички запазват картите си и могат да изпълнят още една от тях
about-guilty-conscience = ако шерифът победи, с него печели единственият най-беден бандит
about-deadly-fall = удар на покрива може да хвърли от влака, а който падне, не може да победи
about-crime-does-not-pay = който завърши в килията, не може да победи
about-law-angry-marshal = шерифът може да стреля веднъж и после да се придвижи веднъж, без карти
about-law-revenge = всички във вагона на шерифа и на покрива му изпускат най-евтината си кесия
about-law-marshals-whiskey = шерифът взема плоска оттам, където е, и може да пие от нея
phase-handing-over = Благодарност за помощта
phase-reflexes = Рефлекси
phase-angry-marshal = Шерифът е ядосан
cell-at = в килията
cell-to = в килията
lead-lost-weapon = загубено оръжие
lead-hurt-knee = ранено коляно
lead-hurt-shoulder = ранено рамо
lead-gotcha = хванах те!
lead-drop-the-bag = пусни чувала!
lead-golden = златен куршум
about-lead-lost-weapon = стрелбата няма ефект до края на рунда
about-lead-hurt-knee = смяната на етажа няма ефект до края на рунда
about-lead-hurt-shoulder = ударът няма ефект до края на рунда
about-lead-gotcha = затворникът на жертвата се връща при шерифа
about-lead-drop-the-bag = пощенският чувал на жертвата отива при шерифа
about-lead-golden = без ефект
fist-gold = злато
fist-silver = сребро
fist-bronze = бронз
law-asks-just-a-scratch = остава карта на побойника
law-asks-dodging = никой не е вкарал повече от два куршума в тестето му
law-asks-golden-bullet = едно от тестетата му с куршуми е празно
law-asks-mail = един пощенски чувал у него
law-asks-key = двама затворници у него
law-asks-lead-rain = всеки бандит има негов куршум
law-asks-sworn-enemy = един бандит има четири негови куршума
law-asks-warrant = арестуван { $bandit }
law-goal-just-a-scratch = Само драскотина: { law-asks-just-a-scratch }
law-goal-dodging = Избягване: { law-asks-dodging }
law-goal-golden-bullet = Златен куршум: { law-asks-golden-bullet }
law-goal-mail = Пощата трябва да пристигне: { law-asks-mail }
law-goal-key = Хвърли ключа: { law-asks-key }
law-goal-lead-rain = Оловен дъжд: { law-asks-lead-rain }
law-goal-sworn-enemy = Заклет враг: { law-asks-sworn-enemy }
law-goal-warrant = Заповед: { law-asks-warrant }
goal-unknown = тайна цел
goal-count = { $goal } ({ $number } от { $needed })
goal-count-most = { $goal } ({ $number }, най-много { $needed })
choice-pass = Не играй повече карти
choice-hold-back = Не прави нищо
choice-search = Потърси „Хрумване“
choice-arrest = Арестувай { $target }
law-choice-fire-left = Стреляй по { $target } от лявото тесте: { $bullet }
law-choice-fire-right = Стреляй по { $target } от дясното тесте: { $bullet }
law-choice-fire-both = Стреляй два пъти: { $one } ({ $bullet }), { $two } ({ $other })
law-choice-rob-two = Вземи { $one } и { $two }
choice-break-out = Измъкни се { $to }
law-choice-free-prisoner = Освободи съучастника на { $target }
choice-free-bandit = Пусни { $target } от килията
choice-hand-over = Дай { $loot-object }
choice-hand-over-next = Дай { $loot-object } (№ { $number } по стойност, от най-евтините)
choice-fire-off = Свали { $target } от влака с изстрел
choice-punch-off = Свали { $target } от влака с удар
choice-punch-off-loot = Свали { $target } от влака с удар; пада { $loot }
choice-punch-off-taking = Свали { $target } от влака с удар и вземи { $loot-object }
law-event-goal = Шерифът обръща цел { $number }.
law-event-goal-seen = Вашата цел { $number }. { $goal }.
event-searched = { $player } взема „Хрумване“ от тестето.
event-searched-discard = { $player } взема „Хрумване“ от изчистените карти.
law-event-aimed = Шерифът стреля по { $target }: { $bullet } ({ $about }).
event-healed = Куршумът „{ $bullet }“ отива в тестето на { $bandit }.
event-arrested = Арест: { $bandit } отива в килията.
event-arrested-first = Арест: { $bandit } отива в килията. Шерифът запазва картата за издирване.
event-broke-out = { $bandit } се измъква от килията { $to }.
law-event-freed-prisoner = { $bandit } освобождава съучастника на { $target }.
event-freed-bandit = { $bandit } пуска { $target } от килията.
event-handed-over = В замяна { $bandit } дава { $loot-object } на { $target }.
event-copied = Хрумването на { $bandit } става „{ $action }“.
law-event-fistfighter = { $bandit } взема карта на побойника, { $card }: { money }.
law-event-recaptured = { $bandit } губи съучастника на { $target }: вече е у шерифа.
event-confiscated = { $bandit } губи { $loot-object }: вече е у шерифа.
event-thrown = { $bandit } пада от влака завинаги.
law-event-safe-place = Цялата плячка там отива { $to }.
event-rumour = Разчу се: { $goal }.
law-event-flask-taken = Шерифът взема { $loot-object }.
law-event-achievements = Шерифът запазва ничието: затворници { $number }, пощенски чували { $bags }.
event-goals-shown = Шерифът показва целите си: изпълнени { $number } от 5.
event-no-effect-bullet = { $bandit } не може заради куршум: { $bullet }.
event-no-effect-cell = { $bandit } е в килията и не може нищо.
goal-fulfilled = изпълнена
goal-missed = неизпълнена
mail-bags = { $count ->
        [one] { $count } пощенски чувал
       *[other] { $count } пощенски чувала
    }
wanted = Без нито един арест
prisoner = Освободен съучастник
fistfighter = Побойник

## Colt Super Express

super-card-turn = Обръщане
super-card-move = Движение
super-card-floor = Смяна на етажа
super-card-shoot = Изстрел
super-card-reflexes = Рефлекси
super-card-horse = Кон
super-round = Рунд { $round }
super-wagons = { $count ->
        [0] не остана вагон
        [one] остава { $count } вагон
       *[other] остават { $count } вагона
    }
super-lies = лежи
super-off = извън влака
super-placed = { $bandit } започва { $at }, { $facing ->
        [forward] с лице напред
       *[back] с лице назад
    }.
super-round-begins = Рунд { $round }. Започва { $player }.
super-planned = { $player } има план.
super-turned-up = { $bandit }, „{ $card }“:
super-turned = { $facing ->
        [forward] { $bandit } се обръща към локомотива.
       *[back] { $bandit } се обръща към края на влака.
    }
super-knocked = { $bandit } отлита { $to } и лежи в несвяст.
super-rode = { $bandit } язди { $to }.
super-missed = { $bandit } не улучва никого.
super-stood-up = { $bandit } става.
super-lay-down = { $bandit } ляга.
super-saved = Конят спасява { $bandit }!
super-walked-off = { $bandit } слиза от влака.
super-shot-off = { $bandit } излита от влака.
super-left-behind = { $bandit } остава с него.
super-uncoupled = Вагон { $wagon } е откачен.
super-took = { $bandit } взема картата му: { money }.
super-over = Пътуването свърши.
super-loot-cards = { $count ->
        [0] без карти плячка
        [one] { $count } карта плячка
       *[other] { $count } карти плячка
    }
