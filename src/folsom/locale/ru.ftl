### Русский. Имена бандитов: $bandit, $target, $player; другие формы: $target-accusative,
### $bandit-genitive. Места: $at (где) и $to (куда).

## Имена и названия

bandit-Ghost = Призрак
    .accusative = Призрака
    .genitive = Призрака
bandit-Doc = Док
    .accusative = Дока
    .genitive = Дока
bandit-Belle = Красотка
    .accusative = Красотку
    .genitive = Красотки
bandit-Tuco = Туко
bandit-Django = Джанго
bandit-Cheyenne = Шайенн
bandit-Mei = Мей
marshal = шериф
neutral = нейтральная
both = { $one } и { $two }

loot-purse = кошелёк
    .object = кошелёк
loot-jewel = драгоценность
    .object = драгоценность
loot-strongbox = кейс
    .object = кейс
money = { $amount } $

action-move = Движение
action-floor = Лестница
action-fire = Выстрел
action-rob = Кража
action-punch = Удар
action-marshal = Шериф
bullet-from = Пуля ({ $by })

locomotive = локомотив
locomotive-short = паровоз
wagon-freight = грузы
wagon-coach = сидячий
wagon-mail = почта
wagon-sleeper = спальня
wagon-saloon = салун
wagon-parlour = люкс

turn-standard = обычный
turn-tunnel = туннель
turn-speeding-up = разгон
turn-switching = стрелка
about-turn-standard = карты кладут лицом вверх
about-turn-tunnel = карты кладут лицом вниз
about-turn-speeding-up = каждый ходит дважды подряд
about-turn-switching = против часовой стрелки
about-turn-switching-teams = напарники меняются местами: второй в команде ходит перед первым

card-angry-marshal = Разгневанный шериф
card-swivel-arm = Поворотный кронштейн
card-braking = Торможение
card-take-it-all = Забирайте всё!
card-rebellion = Пассажиры дают отпор
card-bridge = Мост
card-tunnel = Туннель
card-pickpocketing = Карманная кража
card-revenge = Месть шерифа
card-hostage-conductor = Выкуп за машиниста
about-angry-marshal = шериф стреляет во всех на крыше над собой, а потом отходит на один вагон к хвосту поезда
about-swivel-arm = всех на крышах сметает на крышу последнего вагона
about-braking = все на крышах скользят на один вагон вперёд
about-take-it-all = рядом с шерифом кладут второй кейс
about-rebellion = каждый, кто внутри вагона, получает пулю
about-pickpocketing = кто на своём месте один, может взять кошелёк, который там лежит
about-revenge = каждый на крыше над шерифом теряет самый дешёвый кошелёк
about-hostage-conductor = каждый в локомотиве и на его крыше получает { money }

## Места

place-at =
    { $level ->
        [roof]
            { $car ->
                [0] на крыше локомотива
               *[other] на крыше вагона { $car }
            }
       *[inside]
            { $car ->
                [0] в локомотиве
               *[other] в вагоне { $car }
            }
    }
place-to =
    { $level ->
        [roof]
            { $car ->
                [0] на крышу локомотива
               *[other] на крышу вагона { $car }
            }
       *[inside]
            { $car ->
                [0] в локомотив
               *[other] в вагон { $car }
            }
    }

## Что произошло

event-placed = { $bandit } начинает { $at }.
event-round = Раунд { $round }: «{ $card }». { $crew ->
        [one] Начинает
       *[other] Начинают
    } { $player }.
event-round-end = В конце раунда: { $about }.
event-turn = Ход { $turn }, { $kind }: { $about }.
event-drew = { $player } { $crew ->
        [one] берёт
       *[other] берут
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
event-drew-seen = { $player } { $crew ->
        [one] берёт
       *[other] берут
    }: { $cards }.
event-drew-partner = { $player } берёт карту из колоды напарника ({ $bandit }).
event-drew-partner-seen = { $player } берёт из колоды напарника ({ $bandit }): { $cards }.
event-chose-card = { $player } { $crew ->
        [one] выбирает
       *[other] выбирают
    } карту из колоды.
event-played = { $bandit } играет карту «{ $action }».
event-played-secretly = { $bandit } играет карту «{ $action }» лицом вниз.
event-played-for = { $player } играет карту «{ $action }» за { $bandit-accusative }.
event-played-for-secretly = { $player } играет карту «{ $action }» за { $bandit-accusative } лицом вниз.
event-played-hidden = { $player } { $crew ->
        [one] кладёт
       *[other] кладут
    } карту лицом вниз.
event-passed-nothing = { $player } не { $crew ->
        [one] может
       *[other] могут
    } ни сыграть карту, ни взять.
event-passed-no-card = { $player } не { $crew ->
        [one] может
       *[other] могут
    } сыграть ни одной карты.
event-passed-declined = { $player } { $crew ->
        [one] пасует
       *[other] пасуют
    }.
event-chose = { $player } { $crew ->
        [one] делает
       *[other] делают
    } свой выбор.
event-discarded = { $player } { $crew ->
        [one] сбрасывает
       *[other] сбрасывают
    }: { $cards }.
event-kept = { $player } { $crew ->
        [one] оставляет
       *[other] оставляют
    } в руке { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
event-reshuffled = { $player } { $crew ->
        [one] тасует
       *[other] тасуют
    } сброс в новую колоду.
event-resolving = { $bandit }, «{ $action }»:
event-resolving-hidden = { $bandit } открывает карту «{ $action }»:
event-no-effect =
    { $action ->
        [fire] { $bandit } не видит, в кого стрелять.
        [rob] { $bandit } не находит, что взять.
        [punch] { $bandit } не находит, кого ударить.
       *[other] Ничего не происходит.
    }
event-moved-move = { $bandit } переходит { $to }.
event-moved-floor =
    { $level ->
        [roof] { $bandit } вылезает { $to }.
       *[inside] { $bandit } спускается { $to }.
    }
event-moved-flee = { $bandit } убегает { $to }.
event-moved-push = Выстрел отбрасывает { $bandit-accusative } { $to }.
event-moved-punch = { $bandit } отлетает { $to }.
event-moved-swivel-arm = Кронштейн сметает { $bandit-accusative } { $to }.
event-moved-braking = { $bandit } скользит { $to }.
event-shot = { $bandit } стреляет в { $target-accusative }.
event-punched = { $bandit } бьёт { $target-accusative }.
event-took-rob = { $bandit } берёт { $loot-object }.
event-took-snatch = { $bandit } перехватывает его.
event-took-pickpocketing = { $bandit } подбирает { $loot-object }.
event-dropped-punch = { $bandit } роняет { $loot-object }.
event-dropped-revenge = { $bandit } теряет самый дешёвый кошелёк.
worth = В нём { money }.
event-wounded-marshal = Пуля шерифа попадает в { $bandit-accusative }.
event-wounded-angry-marshal = Разгневанный шериф стреляет в { $bandit-accusative }.
event-wounded-rebellion = Пассажиры стреляют в { $bandit-accusative }.
event-bullets-short = Нейтральных пуль не хватает, поэтому никто их не получает.
event-marshal = Шериф идёт { $to }.
event-strongbox = Второй кейс теперь { $at }.
event-left = { $bandit } не трогает кошелёк.
event-ransom = { $bandit } получает { money } за машиниста.
event-happening = «{ $card }»: { $about }.
event-over = Поезд прибывает на станцию. Ограблению конец.

## Что можно выбрать

choice-draw = Взять три карты
choice-play = Сыграть карту «{ $action }»
choice-play-down = Сыграть карту «{ $action }» лицом вниз
choice-play-of = Сыграть карту «{ $action }» за { $bandit-accusative }
choice-play-of-down = Сыграть карту «{ $action }» за { $bandit-accusative } лицом вниз
choice-play-cover = Сыграть карту «{ $action }» за { $bandit-accusative }, затем «{ $card }»
choice-keep = Оставить остальное
choice-discard = Сбросить: { $card }
choice-choose = Взять из колоды: { $card }
choice-start = { $bandit } начинает в последнем вагоне
choice-move = Перейти { $to }
choice-floor =
    { $level ->
        [roof] Вылезти { $to }
       *[inside] Спуститься { $to }
    }
choice-fire = Стрелять в { $target-accusative }
choice-rob = Взять { $loot-object }
choice-leave = Не трогать кошелёк
choice-marshal = Послать шерифа { $to }
choice-punch = Отбросить { $target-accusative } { $to }
choice-punch-loot = Отбросить { $target-accusative } { $to }, выбить { $loot-object }
choice-punch-taking = Отбросить { $target-accusative } { $to }, перехватить кошелёк
marshal-waits = там шериф!

## Стол

you-play = Ваш бандит: { $bandits }. Против вас: { $others }.
bot-random = случайный бот
bot-greedy = жадный бот
bot-easy = лёгкий бот
bot-fair = неплохой бот
bot-baseline = бот из учебника
bot-hard = сильный бот
bot-expert = бот-знаток
round-of = Раунд { $round } из 5
phase-start-places = Посадка
phase-choose-card = Выбор карты
phase-schemin = Планирование
phase-discarding = Карты про запас
phase-stealin = Ограбление
phase-pickpocketing = Станция
phase-over = Конец
at-the-end = В конце
pile = Стопка
pile-by = играет { $player }
hand = Ваша рука
discards = Ваш сброс
face-down = лицом вниз
first-player = начинает
you = вы
partner = напарник
team-number = команда { $number }
nothing = ничего
purses = { $count ->
        [one] { $count } кошелёк
        [few] { $count } кошелька
       *[other] { $count } кошельков
    }
jewels = { $count ->
        [one] { $count } драгоценность
        [few] { $count } драгоценности
       *[other] { $count } драгоценностей
    }
strongboxes = { $count ->
        [one] { $count } кейс
        [few] { $count } кейса
       *[other] { $count } кейсов
    }
bullets-left = { $count ->
        [one] { $count } пуля в барабане
        [few] { $count } пули в барабане
       *[other] { $count } пуль в барабане
    }
wounds = { $count ->
        [0] без ран
        [one] { $count } рана
        [few] { $count } раны
       *[other] { $count } ран
    }
cards-in-hand = { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[other] { $count } карт в руке
    }
cards-in-deck = { $count } в колоде

## Вопросы

prompt = Номер, ?, h или q

## Прощание

saved = Запись игры: { $file }.

## Подсчёт

gunslinger = Самый меткий стрелок, { $count ->
        [one] { $count } выстрел
        [few] { $count } выстрела
       *[other] { $count } выстрелов
    }
station = Выкуп за машиниста
together = { $player } вместе

## Лошади, дилижанс, машина времени

bandit-Shotgun = охранник
    .accusative = охранника
    .genitive = охранника
loot-flask = фляжка
    .object = фляжку
loot-half-usual = початая фляжка
    .object = початую фляжку
loot-half-old = початая фляжка выдержанного виски
    .object = початую фляжку выдержанного виски
whiskey-usual = виски
whiskey-old = выдержанное виски
action-ride = Верхом
turn-turmoil = суматоха
about-turn-turmoil = все выбирают одновременно, потом показывают
card-stand-off = Противостояние в вагоне
card-marshals-whiskey = Виски для шерифа
card-exhausted-horses = Загнанные лошади
card-full-speed = На полном ходу
card-shotguns-rage = Гнев охранника
card-mortal-bullet = Смертельная пуля
card-sharing = Делёж добычи
card-escape = Побег
about-exhausted-horses = лошадь, которая ближе всех к последнему вагону, выбывает, а при пяти и более игроках — две ближайшие
about-marshals-whiskey = шериф осушает фляжку, которая лежит рядом с ним, и бредёт к хвосту поезда
about-full-speed = все на крышах, лошади, дилижанс и охранник отстают на один вагон
about-shotguns-rage = каждый в дилижансе, в вагоне рядом и на их крышах получает пулю
about-sharing = каждый кейс делят между всеми, кто на месте его владельца
about-escape = кто остался в поезде, не может победить; в дилижансе безопасно, а верхом можно ускакать
about-mortal-bullet = каждая пуля этого раунда стоит { money }
hostage-poodle = пудель
hostage-banker = банкир
hostage-minister = священник
hostage-teacher = учительница
hostage-zealot = богомолка
hostage-old-lady = пожилая дама
hostage-poker-player = картёжница
hostage-photographer = фотограф
shotgun = охранник
time-machine = Награда машины времени
stagecoach-at =
    { $level ->
        [roof] на крыше дилижанса
       *[inside] в дилижансе
    }
stagecoach-to =
    { $level ->
        [roof] на крышу дилижанса
       *[inside] в дилижанс
    }
time-machine-at = в машине времени
time-machine-to = в машину времени
gone-at = далеко от поезда
gone-to = прочь от поезда
hidden-at = где-то во времени
event-moved-ride = { $bandit } скачет { $to }.
event-moved-full-speed = { $bandit-accusative } сносит { $to }.
event-moved-time-machine = { $bandit } появляется из ниоткуда { $at }.
event-wounded-shotgun = Пуля охранника попадает в { $bandit-accusative }.
event-wounded-shotguns-rage = Разъярённый охранник стреляет в { $bandit-accusative }.
event-wounded-poodle = Пудель кусает { $bandit-accusative }: нейтральная пуля.
event-shotgun = Охранник летит { $to }, а его кейс остаётся.
event-stagecoach = Дилижанс отстаёт: теперь он рядом с { $car ->
        [0] локомотивом
       *[other] вагоном { $car }
    }.
event-horses = Лошади отстают на один вагон.
event-horse-lost = Лошадь рядом с { $car ->
        [0] локомотивом
       *[other] вагоном { $car }
    } выбывает.
event-marshal-drank = Шериф пьёт { $whiskey }.
event-drank = { $bandit } пьёт { $whiskey }.
event-drank-secretly = Никто не видит, что { $bandit } пьёт { $whiskey }. Новые карты: { $cards }.
worth-old = Виски в ней выдержанное.
event-no-effect-hostage = { $bandit } не может из-за заложника: { $hostage }.
event-hostage = { $bandit } берёт заложника: { $hostage }.
event-shared = { $bandit } делит кейс, каждому по { money }: { $bandits }.
event-mortal-bullet = { $player } { $crew ->
        [one] теряет
       *[other] теряют
    } { money } за пули этого раунда.
event-vanished = { $bandit } исчезает в машине времени.
vanished-seen = В начале ограбления появится { $at }.
event-time-machine = { $bandit } без попутчиков в машине времени и получает { money } и всё, что там лежит.
choice-ride = Скакать { $to }
choice-ride-away = Ускакать от поезда навсегда
choice-flee = Бежать { $to }
choice-hostage = Взять заложника: { $hostage }
choice-board = { $bandit } садится { $to }
choice-board-both = Оба садятся { $to }
choice-ride-on = Скакать дальше
choice-drink = Выпить: { $whiskey } ({ $loot })
choice-keep-card = Оставить: { $card }
choice-keep-no-more = Больше ничего не оставлять
choice-travel = Перенестись { $to }
phase-boarding = Посадка
phase-turmoil = Планирование, суматоха
phase-keeping = Карты про запас
phase-fleeing = Бегство от охранника
phase-taking-hostage = В дилижансе
phase-travelling = Путешествие во времени
horses = { $count ->
        [one] { $count } лошадь
        [few] { $count } лошади
       *[other] { $count } лошадей
    }
flasks = { $count ->
        [one] { $count } фляжка
        [few] { $count } фляжки
       *[other] { $count } фляжек
    }
half-usuals = { $count ->
        [one] { $count } початая фляжка
        [few] { $count } початые фляжки
       *[other] { $count } початых фляжек
    }
half-olds = { $count ->
        [one] { $count } початая фляжка выдержанного виски
        [few] { $count } початые фляжки выдержанного виски
       *[other] { $count } початых фляжек выдержанного виски
    }
hostage-held = заложник: { $hostage }
ransom-poodle = Выкуп за пуделя
ransom-banker = Выкуп за банкира
ransom-minister = Выкуп за священника
ransom-teacher = Выкуп за учительницу
ransom-zealot = Выкуп за богомолку
ransom-old-lady = Выкуп за пожилую даму
ransom-poker-player = Выкуп за картёжницу
ransom-photographer = Выкуп за фотографа
mortal-bullet = Пули последнего раунда
sharing = Поделённые кейсы
caught = Поимка в поезде
nobody = никого
riding-at = верхом
kept = про запас
about-hostage-poodle = нейтральная пуля в начале каждого раунда; выкуп { money }
about-hostage-banker = ничем не мешает; выкуп { money }, если есть кейс
about-hostage-minister = в начале раунда на одну карту меньше; выкуп { money }
about-hostage-teacher = Удар не действует; выкуп { money }
about-hostage-zealot = карта «Верхом» не действует; выкуп { money }
about-hostage-old-lady = по крышам только на один вагон; выкуп { money } за каждую драгоценность
about-hostage-poker-player = способность бандита теряется; выкуп { money } за каждый кошелёк
about-hostage-photographer = карты нельзя класть лицом вниз; выкуп { money } за каждую пулю другого бандита

## Шериф и узники

bandit-Marshal = Шериф
    .accusative = Шерифа
    .genitive = Шерифа
loot-mail-bag = почтовый мешок
    .object = почтовый мешок
action-brainwave = Озарение
action-move-plus = Движение +
action-floor-plus = Лестница +
action-arrest = Арест
wagon-prison = тюремный
turn-jolt = тряска
about-turn-jolt = никто не может играть выстрел и удар
card-safe-place = Надёжное место
card-rumours = Слухи
card-reflexes = Рефлексы
card-rough-track = Разбитый путь
card-switchback = Серпантин
card-guilty-conscience = Нечистая совесть
card-deadly-fall = Смертельное падение
card-crime-does-not-pay = Преступление не окупается
about-safe-place = вся добыча в вагоне шерифа оказывается на его крыше
about-rumours = одну из открытых целей шерифа показывают всем
about-reflexes = все сохраняют карты и могут выполнить ещё одну из них
about-guilty-conscience = если побеждает шериф, с ним побеждает единственный беднейший бандит
about-deadly-fall = удар на крыше может сбросить с поезда, и кто упал, не победит
about-crime-does-not-pay = кто закончит в камере, не победит
about-law-angry-marshal = шериф может раз выстрелить, а потом раз переместиться, без карт
about-law-revenge = все в вагоне шерифа и на его крыше роняют самый дешёвый кошелёк
about-law-marshals-whiskey = шериф берёт фляжку там, где стоит, и может из неё пить
phase-handing-over = Плата за помощь
phase-reflexes = Рефлексы
phase-angry-marshal = Шериф в ярости
cell-at = в камере
cell-to = в камеру
lead-lost-weapon = потерянное оружие
lead-hurt-knee = раненое колено
lead-hurt-shoulder = раненое плечо
lead-gotcha = попался!
lead-drop-the-bag = брось мешок!
lead-golden = золотая пуля
about-lead-lost-weapon = выстрел не действует до конца раунда
about-lead-hurt-knee = лестница не действует до конца раунда
about-lead-hurt-shoulder = удар не действует до конца раунда
about-lead-gotcha = узник жертвы возвращается к шерифу
about-lead-drop-the-bag = почтовый мешок жертвы достаётся шерифу
about-lead-golden = без действия
fist-gold = золото
fist-silver = серебро
fist-bronze = бронза
law-asks-just-a-scratch = остаётся карта драчуна
law-asks-dodging = никто не загнал в его колоду больше двух пуль
law-asks-golden-bullet = одна из его стопок пуста
law-asks-mail = один почтовый мешок у него
law-asks-key = двое узников у него
law-asks-lead-rain = у каждого бандита его пуля
law-asks-sworn-enemy = у одного бандита четыре его пули
law-asks-warrant = арестовать { $bandit-accusative }
law-goal-just-a-scratch = Лишь царапина: { law-asks-just-a-scratch }
law-goal-dodging = Уклонение: { law-asks-dodging }
law-goal-golden-bullet = Золотая пуля: { law-asks-golden-bullet }
law-goal-mail = Почта должна дойти: { law-asks-mail }
law-goal-key = Выбросить ключ: { law-asks-key }
law-goal-lead-rain = Свинцовый дождь: { law-asks-lead-rain }
law-goal-sworn-enemy = Заклятый враг: { law-asks-sworn-enemy }
law-goal-warrant = Ордер: { law-asks-warrant }
goal-unknown = тайная цель
goal-count = { $goal } ({ $number } из { $needed })
goal-count-most = { $goal } ({ $number }, не больше { $needed })
choice-pass = Больше не играть карт
choice-hold-back = Ничего не делать
choice-search = Искать «Озарение»
choice-arrest = Арестовать { $target-accusative }
law-choice-fire-left = Выстрелить в { $target-accusative } из левой стопки: { $bullet }
law-choice-fire-right = Выстрелить в { $target-accusative } из правой стопки: { $bullet }
law-choice-fire-both = Выстрелить дважды: { $one } ({ $bullet }), { $two } ({ $other })
law-choice-rob-two = Взять { $one } и { $two }
choice-break-out = Выбраться { $to }
law-choice-free-prisoner = Освободить сообщника { $target-genitive }
choice-free-bandit = Выпустить { $target-accusative } из камеры
choice-hand-over = Отдать { $loot-object }
choice-hand-over-next = Отдать { $loot-object } (№ { $number } по стоимости, от самых дешёвых)
choice-fire-off = Сбросить { $target-accusative } с поезда выстрелом
choice-punch-off = Сбросить { $target-accusative } с поезда ударом
choice-punch-off-loot = Сбросить { $target-accusative } с поезда ударом; падает { $loot }
choice-punch-off-taking = Сбросить { $target-accusative } с поезда ударом и взять { $loot-object }
law-event-goal = Шериф открывает цель { $number }.
law-event-goal-seen = Ваша цель { $number }. { $goal }.
event-searched = { $player } берёт из колоды «Озарение».
event-searched-discard = { $player } берёт «Озарение» из сброса.
law-event-aimed = Шериф стреляет в { $target-accusative }: { $bullet } ({ $about }).
event-healed = Пуля «{ $bullet }» идёт в колоду { $bandit-genitive }.
event-arrested = Арест: { $bandit } идёт в камеру.
event-arrested-first = Арест: { $bandit } идёт в камеру. Шериф оставляет себе карту розыска.
event-broke-out = { $bandit } выбирается из камеры { $to }.
law-event-freed-prisoner = { $bandit } освобождает сообщника { $target-genitive }.
event-freed-bandit = { $bandit } выпускает { $target-accusative } из камеры.
event-handed-over = В благодарность { $bandit } отдаёт { $loot-object }, берёт { $target }.
event-copied = Озарение, которое у { $bandit-genitive }, становится картой «{ $action }».
law-event-fistfighter = { $bandit } берёт карту драчуна, { $card }: { money }.
law-event-recaptured = { $bandit } теряет сообщника { $target-genitive }: теперь он у шерифа.
event-confiscated = { $bandit } теряет { $loot-object }: теперь это у шерифа.
event-thrown = { $bandit } падает с поезда навсегда.
law-event-safe-place = Вся добыча оттуда оказывается { $to }.
event-rumour = Пошли слухи: { $goal }.
law-event-flask-taken = Шериф берёт { $loot-object }.
law-event-achievements = Шериф оставляет себе ничьё: узников { $number }, почтовых мешков { $bags }.
event-goals-shown = Шериф показывает цели: выполнено { $number } из 5.
event-no-effect-bullet = { $bandit } не может из-за пули: { $bullet }.
event-no-effect-cell = { $bandit } в камере и ничего не может.
goal-fulfilled = выполнена
goal-missed = не выполнена
mail-bags = { $count ->
        [one] { $count } почтовый мешок
        [few] { $count } почтовых мешка
       *[many] { $count } почтовых мешков
    }
wanted = Ни одного ареста
prisoner = Освобождённый сообщник
fistfighter = Драчун

## Colt Super Express

super-card-turn = Разворот
super-card-move = Шаг
super-card-floor = Лестница
super-card-shoot = Выстрел
super-card-reflexes = Рефлексы
super-card-horse = Конь
super-round = Раунд { $round }
super-wagons = { $count ->
        [0] вагонов не осталось
        [one] ещё { $count } вагон
        [few] ещё { $count } вагона
       *[other] ещё { $count } вагонов
    }
super-lies = лежит
super-off = вне поезда
super-placed = { $bandit } начинает { $at }, { $facing ->
        [forward] лицом вперёд
       *[back] лицом назад
    }.
super-round-begins = Раунд { $round }. Начинает { $player }.
super-planned = { $player } имеет план.
super-turned-up = { $bandit }, «{ $card }»:
super-turned = { $facing ->
        [forward] { $bandit } поворачивается к локомотиву.
       *[back] { $bandit } поворачивается к хвосту поезда.
    }
super-knocked = { $bandit } отлетает { $to } и лежит без чувств.
super-rode = { $bandit } скачет верхом { $to }.
super-missed = { $bandit } ни в кого не попадает.
super-stood-up = { $bandit } встаёт.
super-lay-down = { $bandit } ложится.
super-saved = { $bandit-accusative } спасает конь!
super-walked-off = { $bandit } сходит с поезда.
super-shot-off = { $bandit } вылетает из поезда.
super-left-behind = { $bandit } остаётся с вагоном.
super-uncoupled = Вагон { $wagon } отцепляют.
super-took = { $bandit } берёт его карту: { money }.
super-over = Поездка окончена.
super-loot-cards = { $count ->
        [0] без карт добычи
        [one] { $count } карта добычи
        [few] { $count } карты добычи
       *[other] { $count } карт добычи
    }
