### Български думи за браузъра, освен тези в bg.ftl. Което стои между звездички, е откроено в
### изречението.

## Навсякъде

web-home = Folsom, към първата страница
web-close = Затвори
web-you = Вие
web-somebody = Някой
web-language = Език
web-loading = Един момент…
web-no-server = Сървърът не отговаря. Опитайте пак след малко.
web-copied = Копирано
web-round-of = Рунд { $round } от { $rounds }
web-title-table = Folsom, { $code }
web-title-your-turn = ● Ваш ред е · Folsom
web-call-title = Ваш ред е във Folsom
web-call-text = Влакът чака вашия избор.

## Без връзка и нови версии

web-offline = Няма връзка
web-offline-about = Folsom се нуждае от връзка със своя сървър. Без нея не може:
web-offline-play = да играете, дори без други хора: раздаващият и ботовете са на сървъра;
web-offline-friends = да отворите маса, да седнете на друга или да продължите на своята;
web-offline-lessons = да минавате уроци и да решавате задачи;
web-offline-records = да гледате записи.
web-offline-safe = Нищо не е загубено: масите ви чакат на сървъра, а тази страница се връща сама, щом има връзка.
web-offline-rules = Прочетете правилата междувременно
web-new-version = Има нова версия на Folsom.
web-reload = Зареди я

## Първата страница

web-when = 11 юли 1899
web-where = Ню Мексико
web-motto = Планирайте заедно. Оберете влака. Измъкнете се богати.
web-play-now = Играйте
web-play-now-about-express = Вие и три бота, едно докосване. Играта трае четвърт час.
web-bots = Ботове
web-play-now-about-super = Вие и три бота, едно докосване: четири карти, пет минути, печели последният във влака.
web-rob-this-train = Оберете този влак
web-make-table = Нова маса
web-make-table-about = Приятели с връзка, всички правила на играта по избор.
web-join = Влезте с код
web-join-code = Код на масата
web-join-go = Влезте
web-join-example = RAVEN-CANYON-042
web-pass = Игра в кръг
web-pass-about = Едно устройство минава от ръка на ръка. Картите остават скрити.
web-watch = Гледайте запис
web-watch-about = Отворете файл и вижте играта пак, през очите на когото искате.
web-back-to = Обратно на масата
web-back-to-about = { $code } още ви чака.
web-alone-device = Всичко работи на това устройство, и без връзка.
web-alone-coming = Двигателят идва. Междувременно можете да избирате.
web-alone-bots-coming = Ботовете идват. Можете да започнете и без тях.
web-alone-playable = И ботовете са тук: можете да играете.
web-alone-ready = Всичко е тук. Връзка вече не е нужна.
web-alone-failed = Двигателят не можа да бъде изтеглен. Опитва се пак от само себе си.
web-alone-bytes = { $done } от { $all } MB
web-alone-left-off = Докъдето стигнахте
web-alone-kept-here = само на това устройство
web-alone-with-friends = Игра с приятели
web-alone-with-friends-about = За това трябва сървър на Folsom, който пази картите на всички. Знаете ли някой?
web-alone-server = Адрес на сървър
web-alone-go = Към него
web-alone-friends = Никой не може да дойде на тази маса: тя е само в този браузър. За приятели трябва сървър на Folsom; тук едно устройство може да минава от ръка на ръка.
web-alone-save = Запази всички игри във файл
web-alone-load = Върни игри от файл
web-alone-loaded = Добавени игри: { $count }.
web-alone-no-file = Това не е файл със запазени игри.
web-alone-damaged = Нещо в този файл липсва или е променено, затова нищо не беше добавено.
web-alone-keeps-nothing = Този браузър в момента не пази нищо, значи и игрите не могат да се запазят.
web-alone-remove = Махни тази игра
web-alone-remove-sure = Наистина ли да се махне? Не е запазена никъде другаде.
web-alone-removed = Играта е махната.
web-alone-verified = Проверено на това устройство
web-alone-licences = Лицензи
web-alone-set-up = Подгответе игра
web-alone-set-up-about = Всички разширения, всякакви ботове, всяка настройка.
web-alone-is-over = свършила
web-alone-is-waiting = не е започнала
web-alone-is-playing = в ход
web-own-device = Сами играете на това устройство, затова работи и без връзка.
web-own-offline = Няма връзка. Което не иска сървър, е тук: засега играйте на това устройство.
web-own-friends = Никой не може да дойде на тази маса: тя е само в този браузър. За приятели отворете маса на сървъра.
web-own-elsewhere = Тази маса е в браузъра, в който е отворена, и в никой друг.
web-open-tables = Отворени маси
web-free-seats = { $count ->
        [one] едно свободно място
       *[other] { $count } свободни места
    }
web-fan-work = Folsom е дело на почитатели на играта, със собствени рисунки.
web-level-random = зарове
web-level-random-about = Взема каквото дойде, без да мисли.
web-level-easy = лесен
web-level-easy-about = Граби каквото блести и от време на време греши. Добър първи противник.
web-level-greedy = алчен
web-level-greedy-about = Гледа какво носи картата сега и нищо по-далеч.
web-level-fair = среден
web-level-fair-about = Играе разумно и не губи време. Победете го, за да си заслужите шпорите.
web-level-baseline = по учебник
web-level-baseline-about = Мисли пета от секундата, както пише в учебниците.
web-level-hard = силен
web-level-hard-about = Обмисля всяко решение пета от секундата. Пазете си кесиите.
web-level-expert = експерт
web-level-expert-about = Мисли цяла секунда, отгатва ръката ви и разваля плановете ви.
web-bot-of = { $level ->
        [random] Случаен бот
        [easy] Лесен бот
        [greedy] Алчен бот
        [fair] Среден бот
        [baseline] Книжен бот
        [hard] Силен бот
        [expert] Бот експерт
       *[other] Бот
    }

## Подготовка

web-new-table = Нова маса
web-who-rides = Кой се качва?
web-the-table = Масата
web-power-Ghost = Може да скрие първата си карта за рунда.
web-power-Doc = Държи седем карти вместо шест.
web-power-Belle = Никой не се цели в нея, докато има друг.
web-power-Tuco = Стреля през покрива, нагоре или надолу.
web-power-Django = Когото улучи, отхвърча с един вагон.
web-power-Cheyenne = Прибира кесията на този, когото удари.
web-power-Mei = Сменя етажа и по диагонал.
web-add = Добави
web-seat-you = Вие
web-seat-open = Свободно
web-by-chance = По случайност
web-any-bandit = Случаен
web-seats = Играчи
web-seats-about = От три до седем бандити, всеки с човек или бот.
web-train = Влак
web-train-random = Локомотив и случайни вагони: { $count }.
web-wagons-chosen = Избрани { $count } от { $all }, броено от локомотива.
web-choose = Избери
web-by-lot = По жребий
web-powers = Умения
web-powers-about = Всеки бандит има свое.
web-events = Събития
web-events-about = Рундовете завършват с изненада, последният — на гара.
web-expert = Експерти
web-expert-about = Карти остават в ръката от рунд на рунд; изчистените се връщат.
web-pairs = Двойки
web-pairs-about = Двама или трима играчи, всеки с двама бандити.
web-teams = Отбори
web-teams-about = Четирима или шестима играчи в отбори по двама с общи карти и пари.
web-note-borrowed = Изпълнява я и решава { $bandit }.
web-seats-about-teams = Четирима или шестима играчи; съседите са отбор: 1 и 2, 3 и 4.
web-teams-alone = С шериф не може да се играе на отбори.
web-edition = Издание
web-edition-1 = Първо
web-edition-2 = Второ
web-first-edition = Първо издание
web-edition-about = Първото има други правила за някои събития и за двойките; уменията и събитията са винаги в игра.
web-pace = Темпо
web-pace-none = Без часовник
web-pace-live = На живо
web-pace-days = С дни
web-pace-about-none = Никой не бърза.
web-pace-about-live = { $seconds } секунди за всяко решение, после решава бот.
web-pace-about-days = Един ден за всяко решение: играйте цяла седмица, върнете се, когато сте на ред.
web-public = Публична
web-public-about = Масата е в списъка на първата страница.
web-watching-allowed = Зрители
web-watching-about = Който има връзката, може да гледа, без да вижда скритите карти.
web-more = Още …
web-less = По-малко
web-seed = Семе
web-seed-about = Същото семе раздава същата игра. Който го знае, може да знае и скритото.
web-rounds = Рундове
web-rounds-random = Пет случайни карти за рундове.
web-pool = От кои карти се тегли
web-pool-about = Разбъркват се всички подходящи.
web-pool-all = Всички подходящи
web-pool-rounds = { $count } от { $all } карти за рундове; играят се { $drawn } от тях.
web-pool-stations = { $count } от { $all } гари; играта завършва на една от тях.
web-rounds-chosen = Вие избирате картите за рундове и реда им.
web-first = Начало
web-first-about = Кой започва рунд 1.
web-open-table = Отвори масата
web-summary = { $count ->
        [0] Няма свободни места
        [one] Едно място е свободно
       *[other] { $count } места са свободни
    } за приятели; { $bots ->
        [0] без ботове
        [one] играе един бот
       *[other] играят { $bots } бота
    }.

## Чакалня

web-waiting-room = Чакалня
web-open-seat = Свободно място
web-open-seat-about = за който отвори връзката
web-put-bot = Сложи бот
web-open-again = Освободи мястото
web-add-seat = Добави място
web-add-seat-about = най-много { $count }
web-remove-seat = Махни последното място
web-ready = готово
web-not-yet = още не
web-not-here = отсъства
web-i-am-ready = Може да започваме
web-not-ready = Още не започвайте
web-your-bandit = Вашият бандит
web-your-bandits = Вашите бандити
web-bring-friend = Поканете приятел
web-say-code = Кажете кода
web-send-link = или пратете връзката
web-copy = Копирай
web-share = Сподели
web-qr = QR код на поканата
web-change = Промени
web-leave = Напусни масата
web-leave-sure = Наистина ли?
web-deal = Раздай картите
web-ready-count = Готови: { $ready } от { $count }.
web-deal-about = Започнете сега и ботове ще седнат на свободните места; ще ги отстъпят, щом дойдат хора.
web-wait-for-host = Домакинът раздава картите, когато всички са тук.
web-sit-down = Седни
web-sit-down-about = Вие гледате. Има място и за вас.
web-your-name = Вашето име
web-clock-none = Без часовник
web-clock-seconds = { $seconds } секунди на ход
web-clock-days = Един ден на ход
web-anyone-watches = Всеки може да гледа
web-nobody-watches = Никой не може да гледа
web-is-public = Публична
web-seeded = С избрано семе

## Масата

web-table-menu = Маса
web-clock = Оставащо време
web-the-round = Рундът
web-the-train = Влакът
web-your-turn = ваш ред е
web-choosing = избира
web-away = отсъства
web-about-first = Първият играч в този рунд: започва всеки ход.
web-bot-plays-for = Бот играе вместо { $name }
web-bot-plays-for-you = Бот играе вместо вас
web-is-away = { $name } не е на линия
web-let-a-bot = Нека играе бот
web-take-over = Поеми отново
web-wait-for = Изчакай
web-watching = { $count ->
        [one] { $count } зрител
       *[other] { $count } зрители
    }
web-settings = Настройки
web-sound = Звуци
web-sound-off = Изключени
web-speed = Скорост на филма
web-call-me = Повикай ме, когато съм на ред
web-let-bot = Нека бот играе вместо мен
web-own-link = Копирай връзката към моето място
web-own-link-about = Отворете я на друго устройство, за да продължите там. Който я има, играе вместо вас.
web-story = Разказ
web-chat = Разговор
web-story-round = Рунд { $round } · { $card }
web-chat-empty = Още никой нищо не е казал.
web-say = Кажете нещо
web-send = Прати
web-sign-hat = Поздрав с шапка
web-sign-bang = Бам!
web-sign-laugh = Смях
web-sign-cry = Ох
web-sign-loot = Богата плячка
web-sign-hurry = По-бързо
web-sign-clap = Браво
web-sign-shrug = Свива рамене
web-skip = Към моя избор
web-skip-film = Прескочи филма
web-film-again = Покажи пак
web-film-step = Стъпка
web-your-side = Вашата страна на масата
web-draw = Изтегли 3
web-left = остават { $count }
web-take-back = Върни хода
web-about-back = Връща последния ви избор, докато никой не му е отвърнал.
web-about-ask-back = Други вече са играли: трябва да се съгласят всички хора.
web-only-you = Виждате само вие
web-about-worth = Колко струва цялата ви плячка.
web-laid-aside = Отделени: { $cards }
web-all-choices = Всички избори
web-step-back = Назад
web-card-of = карта { $number } от { $count }
web-turns = { $count } хода, { $event ->
        [yes] после събитието
       *[no] без събитие
    }
web-no-event = Без събитие
web-no-event-about = В края на този рунд нищо повече не се случва.
web-short-angry-marshal = Стреля по покрива над себе си, после отстъпва.
web-short-swivel-arm = Всички по покривите отиват на последния.
web-short-braking = Всички по покривите се плъзгат с вагон напред.
web-short-take-it-all = До шерифа идва втори сейф.
web-short-rebellion = Всеки вътре получава куршум.
web-short-pickpocketing = Който е сам, може да вземе кесия.
web-short-revenge = Над шерифа се губи най-евтината кесия.
web-short-hostage-conductor = Във и върху локомотива: откуп.
web-whole-ticket = Целият рунд
web-chip-empty = { $who }: предстои
web-chip-drew = { $who }: изтеглени карти
web-chip-passed = { $who }: без ход
web-chip-played = { $who }: { $card }

## Карти

web-bullet = Куршум
web-note-bullet = Безполезен. Само пречи.
web-note-bullet-neutral = От шерифа или пътниците.
web-note-move = Един вагон вътре, до три по покривите.
web-note-floor = Горе на покрива или долу вътре.
web-note-fire = Куршум по някого на мушката.
web-note-rob = Вземете плячка, която е тук.
web-note-punch = Изпуска плячка и отхвърча.
web-note-marshal = Шерифът отива един вагон.
web-would-floor =
    { $level ->
        [roof] Бихте се качили { $to }.
       *[inside] Бихте слезли { $to }.
    }
web-would-floor-mei = Нагоре или надолу, право или по диагонал.
web-would-fire =
    { $count ->
        [0] Сега никой не е на мушката.
       *[other] Сега на мушката: { $names }.
    }
web-would-punch =
    { $count ->
        [0] Сега никой не е до вас.
       *[other] Сега до вас: { $names }.
    }
web-would-rob =
    { $count ->
        [0] Сега тук няма нищо.
       *[other] Тук има: { $names }.
    }

## Въпроси

web-lifted =
    { $count ->
        [one] *Изберете я пак, за да я изиграете*, или вземете друга карта.
       *[other] *Как я играете?* Или друга.
    }
web-ask-schemin =
    { $draw ->
        [yes] Ваш ред е: *изиграйте карта* или изтеглете три.
       *[no] Ваш ред е: *изиграйте карта*.
    }
web-ask-tunnel =
    { $draw ->
        [yes] Тъмно е: *картата ви е с лицето надолу*. Или изтеглете три.
       *[no] Тъмно е: *картата ви е с лицето надолу*.
    }
web-ask-speeding =
    { $draw ->
        [yes] Два хода поред: *изиграйте карта* или изтеглете три.
       *[no] Два хода поред: *изиграйте карта*.
    }
web-ask =
    { $action ->
        [move] Движите се. *Накъде?*
        [floor] Сменяте етажа. *Накъде?*
        [fire] Стреляте. *По кого?*
        [rob] Крадете. *Какво взимате?*
        [punch] Удряте. *Кого и как?*
        [ride] Вие сте на седлото. *Къде слизате?*
        [arrest] Арестувате. *Кого?*
        [brainwave] Хрумва ви идея. *Какво правите?*
       *[marshal] Водите шерифа. *Накъде?*
    }
web-ask-of =
    { $action ->
        [move] { $bandit } се движи. *Накъде?*
        [floor] { $bandit } сменя етажа. *Накъде?*
        [fire] { $bandit } стреля. *По кого?*
        [rob] { $bandit } краде. *Какво?*
        [punch] { $bandit } удря. *Кого и как?*
        [ride] { $bandit } е на седлото. *Накъде?*
       *[marshal] { $bandit } води шерифа. *Накъде?*
    }
web-ask-start-places = Преди първия рунд: *кой започва в последния вагон?* Другият започва един вагон по-напред.
web-ask-choose-card = Нов рунд: *коя карта взимате* от тестето?
web-ask-discarding = *Изчистете, каквото не искате да запазите*, и задръжте останалото.
web-ask-pickpocketing = { $bandit } няма свидетели тук. *Да вземе ли кесията?*
web-wait = Влакът се носи напред.
web-wait-acting = { $bandit } изпълнява: { $action }.
web-wait-for-names = { $count ->
        [one] { $names } избира.
       *[other] Още избират: { $names }.
    }
web-waits-for-line = Избрахте. *Чака се връзката.*
web-target-about = Намира се { $at }. { $count ->
        [0] Още без куршуми.
        [one] Вече с един куршум.
       *[other] Вече с { $count } куршума.
    }
web-place-inside = { $car }
web-place-roof = Покрив: { $car }
web-marshal-there = Шерифът е там!
web-shotgun-there = Охраната е там!
web-you-stay = Оставате.
web-there-is = { $count ->
        [one] Там е { $names }.
       *[other] Там са { $names }.
    }
web-there-are = Там са { $count } бандити.
web-nobody-there = Там няма никого.
web-you-catch-it = Вие я хващате.
web-falls-here = Пада тук.

## Обяснения

web-about-purse = В кесията има от 250 до 500 $. Колко точно, знае само собственикът.
web-about-jewel = Скъпоценният камък струва 500 $.
web-about-strongbox = Сейфът струва 1000 $.
web-about-bullets = Който накрая е стрелял най-много, е стрелецът: 1000 $.
web-about-wounds = Получени куршуми. Те задръстват тестето.
web-about-deck = Вашето тесте. Куршумите, които ви улучат, отиват в него.
web-about-bullet-card = Куршумът не може нито да се изиграе, нито да се изхвърли; заема място в ръката.
web-about-move = Движение: вътре — в съседния вагон. По покривите — от един до три вагона напред или назад.
web-about-floor = Смяна на етажа: отвътре на покрива на вагона или обратно долу.
web-about-fire = Стрелба: вътре — по някого в съседния вагон. На покрива — по най-близкия от двете страни.
web-about-rob = Кражба: вземете едно нещо от плячката на вашето място. Вида избирате вие.
web-about-punch = Удар: някой до вас изпуска плячка по ваш избор и отхвърча в съседния вагон.
web-about-marshal = Шериф: отива един вагон. Който го срещне, получава куршум и бяга на покрива.

## Състояния

web-line-down = *Връзката прекъсна.* { $count ->
        [0] Опитваме пак.
        [one] Нов опит след една секунда.
       *[other] Нов опит след { $count } секунди.
    } Изборът ви е запазен тук и тръгва, щом тя се върне.
web-try-now = Опитай сега
web-not-sent = Няма връзка, затова това не е изпратено.
web-time-short = *{ $count ->
        [one] Остава една секунда
       *[other] Остават { $count } секунди
    }.* После бот прави този един избор вместо вас.
web-plea = Да се върне ли ходът?
web-plea-about = { $name } ({ $who }) иска да върне свой избор. Каквото е станало след него, се отменя. Нужно е съгласието на всички.
web-plea-waits = { $count ->
        [one] Остава да се съгласи един човек.
       *[other] Остава да се съгласят { $count } души.
    }
web-agree = Съгласие
web-refuse = Не
web-bot-steps-in = Сега бот играе вместо { $name }.
web-barred = Тук не можете да влезете
web-to-start = Към първата страница
web-lost = Няма такава страница
web-lost-about = Влакът не спира тук. Може би в адреса има грешка.

## Игра в кръг

web-pass-title = Игра в кръг
web-pass-who = Кой играе?
web-pass-intro = Всички играят на това устройство. Между два хода завеса скрива картите.
web-pass-person = Име на играч { $number }
web-pass-start = Започни играта
web-hand-to = Подайте устройството. Играе
web-hand-round = рунд { $round }
web-hand-look = Всички карти са прибрани. Никой друг да не гледа сега.
web-hand-show = { $name }: покажи картите ми
web-hand-hold = Задръжте за миг: случайно докосване не показва нищо.
web-since = От последния ви ход
web-then = После
web-player-number = Играч { $number }

## Краят

web-counting = Сметката
web-richest = Най-богатият бандит в Ню Мексико
web-richest-many = Най-богатите бандити в Ню Мексико
web-rides-off = { $crew ->
        [one] { $player } отнася *{ $money }*
       *[other] { $player } отнасят *{ $money }*
    }
web-share-it = { $player } делят победата: *{ $money }*
web-by-bullets = Равни пари със следващия, но по-малко получени куршуми.
web-by-money = С { web-dollars } пред всички останали.
web-by-shared = Поравно и пари, и олово.
web-dollars = { NUMBER($amount) } $
web-dollars-lost = −{ NUMBER($amount) } $
web-who-is-richest = Кой е най-богат?
web-the-count = Броенето
web-col-purses = Кесии
web-col-jewels = Камъни
web-col-strongboxes = Сейфове
web-col-gunslinger = Стрелец
web-col-station = Кондуктор
web-col-total = Общо
web-fired = изстрели: { $count }
web-money-over-game = Парите през играта
web-chart-about = Парите на всеки след всеки рунд; последната стъпка е наградата за стрелеца.
web-round = Рунд { $round }
web-rematch = Реванш
web-another-set-up = Друга подготовка
web-download = Изтегли записа
web-watch-again = Гледай пак
web-host-rematch = Домакинът може да раздаде нова игра.
web-host-rematch-named = Домакинът { $name } може да раздаде нова игра.
web-reveal = Покажи всичко
web-key-punch = { $bandit } губи { $loot-object } от удар.
web-key-strongbox = { $bandit } отнася сейф.
web-key-gunslinger = { $bandit }: изстрели { $count }, още 1000 $.
web-key-lead = { $player } излиза напред.
web-key-last-bullet = { $bandit } изстрелва последния куршум.
web-key-salvo = { $count ->
        [one] Един бандит получава куршум.
       *[other] { $count } бандити наведнъж получават куршум.
    }

## Записи

web-watch-title = Гледай запис
web-watch-drop = Изберете запис или го пуснете тук.
web-watch-file = Избери файл
web-watch-eyes = През чии очи
web-watch-all = Зрител
web-step-of = Стъпка { $step } от { $count }
web-play = Пусни
web-pause = Спри
web-first-step = В началото
web-prev-step = Стъпка назад
web-next-step = Стъпка напред
web-play-on = Играй оттук
web-play-on-about = Нова маса, която започва оттук: вие срещу ботове.
web-play-on-as = Играете с
web-play-on-go = Играй оттук
web-record = Запис
web-step = Стъпка
web-next-moment = Към следващия важен момент
web-replay-moments = Важни моменти
web-replay-story = Разказ
web-replay-hands = Ръце
web-no-moments = В тази игра нищо не се откроява.
web-hand-hidden = { $count ->
        [one] Една скрита карта
       *[other] { $count } скрити карти
    }
web-hand-empty = Няма карти
web-eyes-all = Всички
web-eyes-all-cards = Всички карти
web-link-moment = Връзка към този миг
web-link-long = Връзката съдържа цялата игра и е дълга { $count } kB. Ако по пътя я отрежат, пратете файла.
web-link-broken = Тази връзка е повредена или отрязана по пътя. Поискайте я пак или поискайте файла.
web-chart = Графика
web-chart-money = Пари
web-chart-rank = Класиране
web-chart-place = Място във влака
web-rank = номер { $rank }
web-watch-table = Или код на маса, на която играта е свършила
web-watch-open = Отвори

## Клавиши

web-keys = Клавиши
web-keys-everywhere = Навсякъде
web-keys-table = На масата
web-keys-record = В запис
web-keys-on = Игра с букви и цифри
web-press-tab = Към следващото; с Shift назад
web-press-arrows = Към следващото в групата
web-press-enter = Натисни отбелязаното
web-press-escape = Върни картата, затвори каквото е отгоре
web-press-keys = Покажи тези клавиши
web-press-number = Вдигни картата или направи избора с този номер
web-press-again = Същата цифра пак играе вдигнатата карта
web-press-draw = Изтегли три карти
web-press-keep = Запази останалите карти
web-press-list = Всички избори в списък
web-press-back = Върни последния избор
web-press-skip = Прескочи филма
web-press-story = Към разказа
web-press-chat = Към разговора
web-press-plan = Сложи в плана картата с този номер
web-press-lock = Потвърди плана
web-press-card-back = Вземи последната карта обратно от плана
web-press-step = Стъпка назад, стъпка напред
web-press-ends = В началото, в края
web-press-run = Пусни или спри

## Сцената

stage-train = Влакът
stage-map = Целият влак
stage-round = Рунд { $round }
stage-marshal = шерифът
stage-place = { $level ->
        [roof] { $number ->
            [0] На покрива на локомотива: { $what }
           *[other] На покрива на вагон { $number } ({ $car }): { $what }
        }
       *[inside] { $number ->
            [0] В локомотива: { $what }
           *[other] Във вагон { $number } ({ $car }): { $what }
        }
    }
stage-loot = { $count ->
        [1] { $loot }, { $money }.
       *[other] { $loots }, по { $money }.
    }
stage-loot-known = Вие го знаете, другите може би не.
stage-loot-unknown = { $kind ->
        [jewel] { $count ->
            [one] Скъпоценен камък: може би е прокълнат.
           *[other] { $count } скъпоценни камъка: може би са прокълнати.
        }
        [strongbox] { $count ->
            [one] Сейф: може би е прокълнат.
           *[other] { $count } сейфа: може би са прокълнати.
        }
        [mail-bag] { $count ->
            [one] Пощенски чувал: не знаете какво има в него.
           *[other] { $count } пощенски чувала: не знаете какво има в тях.
        }
       *[purse] { $count ->
            [one] Кесия: не знаете какво има в нея.
           *[other] { $count } кесии: не знаете какво има в тях.
        }
    }
stage-pick-loot = Плячка: { $loot }
stage-pick-bandit = { $bandit }
stage-back = Избери друг
stage-pick-place = Отиди { $to }
stage-bandit = { $bandit }. { $power }
stage-about-marshal = Шерифът. Който го срещне във вагон, получава куршум и бяга на покрива.
stage-letter-Ghost = П
stage-letter-Doc = Д
stage-letter-Tuco = Т
stage-letter-Cheyenne = Ш
stage-letter-Belle = Б
stage-letter-Django = Ж
stage-letter-Mei = М

## Коне, дилижанс, машина на времето, прокълната плячка: сцената

stage-about-shotgun = Охраната пази дилижанса. Когато е на влака, всеки, който се озове на нейния покрив, получава куршум и трябва да бяга.
stage-about-stagecoach = Дилижансът до { $car ->
        [0] локомотива
       *[other] вагон { $car }
    }. След всеки рунд изостава с един вагон. Който влезе в него, взима заложник.
stage-coach-here = дилижансът
stage-about-team = Впрягът на дилижанса. Тези коне са впрегнати: никой не ги язди.
stage-about-machine = Машината на времето. Който след рунда е сам в нея, изчезва и се появява във вагон по свой избор; накрая носи 500 $.
stage-horses = { $count ->
        [one] Един кон чака
       *[other] { $count } коня чакат
    } до { $car ->
        [0] локомотива
       *[other] вагон { $car }
    }: който е там, може да препусне до три вагона.
stage-flask-usual = { $count ->
        [one] Плоска уиски.
       *[other] { $count } плоски уиски.
    }
stage-flask-old = { $count ->
        [one] Плоска старо уиски.
       *[other] { $count } плоски старо уиски.
    }
stage-flask-unknown = { $count ->
        [one] Пълна плоска: не знаете с какво уиски.
       *[other] { $count } пълни плоски: не знаете с какво уиски.
    }
stage-half-usual = { $count ->
        [one] Наполовина пълна плоска уиски.
       *[other] { $count } наполовина пълни плоски уиски.
    }
stage-half-old = { $count ->
        [one] Наполовина пълна плоска старо уиски.
       *[other] { $count } наполовина пълни плоски старо уиски.
    }

## Коне, дилижанс, машина на времето, прокълната плячка: подготовката

web-boxes = Какво има в кутията?
web-box-closed = Отвори кутията
web-box-open = В игра
web-expansion-horses = Коне и дилижанс
web-expansion-machine = Машина на времето
web-expansion-cursed = Прокълната плячка
web-expansion-about-horses = Дилижанс с охрана, коне за езда, заложници, уиски.
web-expansion-about-machine = Чудновата машина пред локомотива. Изчезни и се върни.
web-expansion-about-cursed = Част от плячката не струва почти нищо. Никой не знае коя.

## Коне, дилижанс, машина на времето, прокълната плячка: масата

web-note-ride = Яхнете кон тук, до три вагона.
web-about-ride = Езда: ако до вагона ви чака кон, препуснете до три вагона и слезте вътре, или в дилижанса, ако е там.
web-would-ride = { $count ->
        [0] Сега тук няма кон.
       *[other] Сега тук чака кон.
    }
web-about-flask = В плоската има две глътки. Обикновено уиски: изтеглете 3 карти, после изиграйте една. Старо: изиграйте две карти поред. Какво е, знае само собственикът.
web-about-half-usual = Остава една глътка: изтеглете 3 карти, после изиграйте една.
web-about-half-old = Остава една глътка старо уиски: изиграйте две карти поред.
web-about-cursed = С прокълнатата плячка в игра това може да не струва почти нищо.
web-flasks-of = { $full ->
        [0] { "" }
        [one] Една пълна плоска.
       *[other] { $full } пълни плоски.
    } { $usual ->
        [0] { "" }
        [one] Една наполовина пълна плоска.
       *[other] { $usual } наполовина пълни плоски.
    } { $old ->
        [0] { "" }
        [one] Една наполовина пълна плоска старо уиски.
       *[other] { $old } наполовина пълни плоски старо уиски.
    }
web-drink = Пий
web-drink-usual = Пий: изтегли 3, изиграй една
web-drink-old = Пий старото: изиграй две
web-whiskey-short-usual = обикновено
web-whiskey-short-old = старо
web-keep-count = запази { $count }
web-about-keep = След планирането всеки може да запази { $count ->
        [one] една карта
       *[other] { $count } карти
    } за следващия рунд.
web-short-exhausted-horses = Отпада конят най-близо до последния вагон; при 5 или повече играчи — два.
web-short-marshals-whiskey = Шерифът изпива, каквото е до него, и залита назад.
web-short-full-speed = Покриви, коне и дилижанс изостават с един вагон.
web-short-shotguns-rage = Във, върху и до дилижанса: куршум.
web-short-sharing = Сейфовете се делят с всички на същото място.
web-short-escape = Който остане на влака, не може да спечели.
web-short-mortal-bullet = Всеки куршум от този рунд струва 150 $.
web-hostage-about-poodle = Пуделът хапе: неутрален куршум за вас в началото на всеки рунд. Откуп: 1000 $.
web-hostage-about-banker = Банкерът не пречи на нищо. Откуп: 1000 $, ако имате сейф.
web-hostage-about-minister = Свещеникът: теглите с една карта по-малко в началото на рунда. Откуп: 900 $.
web-hostage-about-teacher = Учителката: вашият Удар не действа. Откуп: 800 $.
web-hostage-about-zealot = Набожната дама: вашата Езда не действа. Откуп: 700 $.
web-hostage-about-old-lady = Възрастната дама: по покривите се движите само по един вагон. Откуп: 500 $ за всеки ваш скъпоценен камък.
web-hostage-about-poker-player = Картоиграчката: умението ви се губи. Откуп: 250 $ за всяка ваша кесия.
web-hostage-about-photographer = Фотографът: никога не играете карти с лицето надолу. Откуп: 200 $ за всеки куршум на други бандити в тестето ви.
web-hinders-poodle = Неутрален куршум за вас в началото на всеки рунд.
web-hinders-banker = Не пречи на нищо. Плаща се, ако имате сейф.
web-hinders-minister = Теглите с една карта по-малко в началото на рунда.
web-hinders-teacher = Вашият Удар не действа.
web-hinders-zealot = Вашата Езда не действа.
web-hinders-old-lady = По покривите се движите само по един вагон.
web-hinders-poker-player = Умението ви се губи.
web-hinders-photographer = Никога не играете карти с лицето надолу.
web-ransom-poodle = 1000 $
web-ransom-banker = 1000 $
web-ransom-minister = 900 $
web-ransom-teacher = 800 $
web-ransom-zealot = 700 $
web-ransom-old-lady = 500 $ на камък
    .short = 500 $
web-ransom-poker-player = 250 $ на кесия
    .short = 250 $
web-ransom-photographer = 200 $ на куршум
    .short = 200 $
web-hostage-of = { $bandit } държи заложник: { $hostage }.
web-gone = напусна
web-about-gone = { $bandit } вече е далеч от влака, в безопасност.
web-in-time = във времето
web-about-hidden = { $bandit } пътува през времето и се появява, когато започне обирът.
web-destination = Ще се появите { $at }.

## Коне, дилижанс, машина на времето: въпроси

web-ask-turmoil =
    { $draw ->
        [yes] Суматоха: *всички избират едновременно*. Изиграйте карта или изтеглете три.
       *[no] Суматоха: *всички избират едновременно*. Изиграйте карта.
    }
web-ask-drinking =
    { $count ->
        [one] Уискито действа: *изиграйте карта*.
       *[other] Старото уиски действа: *изиграйте две карти* поред.
    }
web-ask-keeping = *Запазете карта за следващия рунд* или не запазвайте повече.
web-ask-fleeing = { $bandit } стои пред охраната. *Накъде да бяга?*
web-ask-taking-hostage = { $bandit } е в дилижанса. *Кой заложник?*
web-ask-travelling = { $bandit } е без компания в машината на времето. *Къде, когато започне обирът?*
web-ask-boarding =
    { $alone ->
        [yes] Само вие останахте на кон. *В кой вагон се качвате?*
       *[no] Яздите до вагон „{ $car }“. *Тук ли се качвате?*
    }
web-place-stagecoach = { $level ->
        [roof] Покрив на дилижанса
       *[inside] Дилижанс
    }
web-place-machine = Машина на времето
web-hostages-there = Там има заложници.
web-ride-away = Далеч от влака
web-ride-away-about = Заминавате завинаги и сте в безопасност. Следващите ви карти не действат.

## Качване

web-wagon-by-wagon = Вагон по вагон
web-all-in-secret = всички избират тайно
web-on-board = във влака
web-who-gets-on = кой се качва тук?
web-all-who-are-left = всички останали
web-board-bandit = Бандит
web-board-here = Качвате се във вагон „{ $car }“: { $loot }. Конят остава до него.
web-board-here-of = { $bandit } се качва във вагон „{ $car }“: { $loot }.
web-board-both = И двамата
web-board-both-about = И двамата ви бандити се качват във вагон „{ $car }“: { $loot }.
web-board-horse = Кон
web-ride-on-about = Продължавате към вагон „{ $car }“. Който остане сам, избира някой от вагоните напред.
web-have-chosen = { $count ->
        [0] Още никой не е избрал
        [one] Един е избрал
       *[other] { $count } са избрали
    }
web-thinking = мисли
web-no-loot = няма нищо

## Коне, дилижанс, машина на времето: краят

web-col-ransom = Откуп
web-col-sharing = Делба
web-col-mortal-bullet = Куршуми
web-col-time-machine = Машина на времето
web-col-caught = Залавяне
web-caught = в ръцете на закона, без право на победа
web-by-nobody = Всички са хванати на влака.
web-nobody-rides-off = *Никой* не печели

## Colt Super Express

web-game-super = Super Express
web-game-express = Colt Express
web-game = Игра
web-game-about-express = Планирайте, крадете и стреляйте пет рунда: печели най-богатият.
web-game-about-super = Всички тайно планират по три карти; влакът губи по вагон на рунд. Печели последният в него.
web-expansion-reflexes = Рефлекси
web-expansion-about-reflexes = Пета карта: станете и веднага стреляйте, ако лежите в несвяст, или легнете, преди да долети куршум.
web-expansion-horse = Кон
web-expansion-about-horse = Още една карта: яздете до локомотива. Може да ви спаси, когато изстрел ви изхвърля от влака.
web-super-seats-about = От три до седем бандити; вагоните са с един повече от играчите.
web-super-plan = Вашият план
web-super-slot = { $number ->
        [1] Първа карта
        [2] Втора карта
       *[other] Трета карта
    }
web-super-turn = { $number ->
        [1] Първи карти
        [2] Втори карти
       *[other] Трети карти
    }
web-super-turned-up = Картите от този рунд
web-super-card-lost = { $who } е извън влака; картата се губи.
web-super-lock = Потвърди
web-super-back-about = Последната карта се връща в ръката ви.
web-super-planning = планира
web-super-ask = { $count ->
        [one] *Още една карта*, после потвърдете.
        [2] *Още две карти*. Всички ги обръщат една по една.
       *[other] Изберете *три карти по ред*. Всички ги обръщат една по една.
    }
web-super-ask-lock = Планът е готов: *потвърдете го*.
web-super-turning = Картите се обръщат *една по една*.
web-super-wait = Имате план. { $count ->
        [one] Още планира { $names }.
       *[other] Още планират: { $names }.
    }
web-super-out = Вие сте извън влака. { $count ->
        [one] Планира { $names }.
       *[other] Планират: { $names }.
    }
web-super-goes-first = Започва { $player }
web-super-one-fewer = с един по-малко всеки рунд
web-super-wagon = Вагон { $wagon }
web-super-taken = Картата взема { $bandit }: { money }.
web-super-taken-by = картата взема { $bandit }
web-super-nobody-took = Откачен, а картата му никой не взе.
web-super-left-next = остава назад следващ
web-super-goes-next = Откача се в края на този рунд, с всички, които са на него.
web-super-hidden = Още е закачен; никой не знае колко струва картата му.
web-super-last-place = последното място
web-super-about-wagon = Който е най-назад, когато се откачи вагон, взема картата му.
web-super-about-engine = Локомотивът остава. Ако няколко стигнат края на него, решават най-много карти на вагони, после най-добрата.
web-super-loot = { $cards }.
web-super-loot-of = { $cards }: { $values }.
web-super-about-loot = Картите на вагони се броят, когато няколко стигнат края: най-много карти, после най-добрата.
web-super-about-off = { $bandit } е извън влака и извън играта.
web-super-about-stunned = { $bandit } лежи в несвяст, { $facing ->
        [forward] с лице към локомотива
       *[back] с лице към края на влака
    }: куршумите минават покрай, а със следващата карта { $bandit } само става.
web-super-about-aims = { $bandit } гледа { $facing ->
        [forward] към локомотива
       *[back] към края на влака
    }. Изстрел сега би улучил { $target }.
web-super-about-free = { $bandit } гледа { $facing ->
        [forward] към локомотива
       *[back] към края на влака
    }. Изстрел сега не би улучил никого.
web-super-standing = { $bandit } ({ $facing ->
        [forward] с лице напред
       *[back] с лице назад
    }{ $stunned ->
        [yes] , в несвяст
       *[no] { "" }
    })
web-super-place = { $level ->
        [roof] { $car ->
            [0] На покрива на локомотива, отзад напред: { $who }
           *[other] На покрива на вагон { $car }, отзад напред: { $who }
        }
       *[inside] { $car ->
            [0] В локомотива, отзад напред: { $who }
           *[other] Във вагон { $car }, отзад напред: { $who }
        }
    }
web-super-note-turn = С лице на другата страна.
web-super-note-move = Един вагон, накъдето гледате.
web-super-note-floor = Горе на покрива или долу вътре.
web-super-note-shoot = По първия прав пред вас.
web-super-note-reflexes = Станете и стреляйте или легнете.
web-super-note-horse = Яздете до локомотива.
web-super-about-turn = Обръщане: с лице на другата страна. Мястото ви в редицата остава същото.
web-super-about-move = Движение: един вагон, накъдето гледате. Заставате зад всички там, с гръб към ръба. Отвъд двата края на влака сте вън.
web-super-about-floor = Смяна на етажа: горе или долу в същия вагон, с лице на същата страна, с гръб към ръба.
web-super-about-shoot = Изстрел: улучва първия прав бандит пред вас на вашия етаж, колкото и да е далеч. Той отлита с един вагон и лежи в несвяст; извън влака отпада.
web-super-about-reflexes = Рефлекси: ако лежите в несвяст, станете и веднага стреляйте. Ако не, легнете, и куршумите минават покрай вас.
web-super-about-horse = Кон: в локомотива, с лице напред, зад всички там. Ако изстрел ви изхвърли от влака и това е следващата ви карта, тя ви спасява.
web-super-would-turn = { $facing ->
        [forward] Бихте гледали към локомотива.
       *[back] Бихте гледали към края на влака.
    }
web-super-would-move = Бихте отишли { $to }.
web-super-would-floor =
    { $level ->
        [roof] Бихте се качили { $to }.
       *[inside] Бихте слезли { $to }.
    }
web-super-would-hit = Засега улучва { $target }.
web-super-would-miss = Засега не улучва никого.
web-super-would-stand = Лежите в несвяст: само бихте станали.
web-super-would-lie = Бихте легнали.
web-super-would-rise = Бихте станали; изстрелът не улучва никого.
web-super-would-rise-hit = Бихте станали и улучили { $target }.
web-super-would-ride = Бихте влезли на кон в локомотива.
web-super-would-fall = Бихте изпаднали от влака!
web-super-end = Краят на пътуването
web-super-who-stays = Кой ще остане във влака?
web-super-wins = { $count ->
        [one] { $names } *побеждава*
       *[other] { $names } *делят победата*
    }
web-super-by-standing = Във влака до самия край.
web-super-by-cards = Най-много карти на вагони сред останалите.
web-super-by-value = Колкото карти на вагони има и друг, но най-добрата.
web-super-by-shared = Нищо не ги отличава.
web-super-order = Кой остана най-дълго
web-super-ride = Пътуването
web-super-ride-about = Колко дълго всеки е останал във влака и кои карти на вагони е взел.
web-super-ride-rounds = { $rounds ->
        [one] Един рунд; влакът имаше { $wagons } вагона.
       *[other] { $rounds } рунда; влакът имаше { $wagons } вагона.
    }
web-super-stayed = Във влака до края.
web-super-fell-move = Слиза от влака в рунд { $round }.
web-super-fell-shot = Изхвърча от влака от куршум на { $by } в рунд { $round }.
web-super-fell-uncoupled = Остава с вагона в рунд { $round }.
web-modules = Модули
web-super-about = Четири карти, пет минути, един победител.
web-super-ride-now = Хванете този влак
web-super-short = Super
web-super-plans = Планове
web-super-no-plan = Още няма план
web-super-loot-chart = Карти на вагони
web-super-engine = Локо

## Marshal & Prisoners: the set-up

web-expansion-marshal = Шериф и затворници
web-expansion-about-marshal = Още един играч е шерифът: два револвера, белезници и тайни цели. Затворници чакат да бъдат освободени.
web-power-Marshal = Два револвера, белезници, пет тайни цели: четири стигат за победа.
web-seats-about-marshal = Шерифът и от два до седем бандити, всеки с играч или бот.
web-train-prison = Локомотив, { $count } вагона на случаен принцип и затворническият вагон.
web-first-marshal = Шерифът започва рунд 1.
web-marshal-alone = С шериф не се играе по двойки.

## Marshal & Prisoners: sheets and prisoners

web-prisoners = Затворници
web-companion-of = Съучастникът на { $bandit }
web-about-prisoner = „{ action-brainwave }“ при затворническия вагон освобождава един. На другите дава умението на { $bandit }; със своя бандит Кражбата може да вземе две неща. 200 $ накрая.
web-lends-Ghost = Първата карта с лицето надолу
web-lends-Doc = Седем карти в ръка
web-lends-Belle = Труден за прицел
web-lends-Tuco = Стреля през покрива
web-lends-Django = Изстрелът отхвърля с вагон
web-lends-Cheyenne = Прибира кесия
web-lends-Mei = Сменя етажа по диагонал
web-has-companion = Съучастникът на { $bandit } дава умение: { $power } 200 $ накрая.
web-has-own-companion = Собственият съучастник: Кражбата може да вземе две неща. 200 $ накрая.
web-about-wanted = Издирва се: който никога не е арестуван, получава 500 $ накрая.
web-about-arrested = Вече е имало арест: 500-те $ за издирването са загубени.
web-about-fist-gold = Златна карта на побойника за първия удар по шерифа: 800 $.
web-about-fist-silver = Сребърна карта на побойника за втория удар по шерифа: 500 $.
web-about-fist-bronze = Бронзова карта на побойника за третия удар по шерифа: 300 $.
web-paper-wanted = Обява за издирване
web-paper-prisoner = Затворник
web-paper-fist = Карта на побойника
web-about-mail-bag = В локомотива има два пощенски чувала, 200 $ и 1200 $. Изглеждат еднакви; какво има вътре, знае само притежателят.
web-gun-left = Ляв револвер
web-gun-right = Десен револвер
web-gun-empty = Празен
web-gun-about = { $gun }: { $count ->
        [0] няма куршуми.
        [one] остава един куршум: { $next }.
       *[other] остават { $count } куршума. Следващият: { $next }.
    }
web-bullets-in-order = Куршумите по ред
web-fists-left = { $count ->
        [0] Не останаха карти на побойника
        [one] Остава една карта на побойника
       *[other] Остават { $count } карти на побойника
    }
web-about-fists = Който удари шерифа, взема горната карта на побойника: 800 $, после 500 $, после 300 $.
web-achievement-wanted = Обяви за издирване
web-achievement-companions = Върнати затворници
web-achievement-bags = Пощенски чували
web-achieved-wanted = { $count ->
        [0] Още никой не е арестуван.
       *[other] Арестувани поне веднъж: { $names }.
    }
web-achieved-companions = Пак в ръцете му са съучастниците на { $names }.
web-achieved-bags = { $count ->
        [one] Има един пощенски чувал.
       *[other] Има { $count } пощенски чувала.
    }
web-goals-turned = Открити цели: { $count }
web-about-goals = Всеки рунд шерифът открива по една цел и печели с четири изпълнени от пет.
web-in-cell = в килията
web-about-cell = { $bandit } е в килията: действа само „{ action-brainwave }“.
web-about-prison = Затворническият вагон: коридор, покрив и килия. Арестуваният отива в килията; там действа само „{ action-brainwave }“ и го извежда навън.
web-thrown = извън влака
web-about-thrown = { $bandit } изхвърча от влака и не може да спечели.

## Marshal & Prisoners: bullets

web-bullet-about-lost-weapon = До края на рунда Стрелбата няма ефект.
web-bullet-about-hurt-knee = До края на рунда Смяната на етажа няма ефект.
web-bullet-about-hurt-shoulder = До края на рунда Ударът няма ефект.
web-bullet-about-gotcha = Затворникът на жертвата се връща при шерифа.
web-bullet-about-drop-the-bag = Пощенският чувал на жертвата отива при шерифа.
web-bullet-about-golden = Без ефект; последният в револвера си.
web-bullet-does-lost-weapon = без Стрелба този рунд
web-bullet-does-hurt-knee = без Смяна на етажа този рунд
web-bullet-does-hurt-shoulder = без Удар този рунд
web-bullet-does-gotcha = взема затворника
web-bullet-does-drop-the-bag = взема пощенски чувал
web-bullet-does-golden = последният в револвера
web-hurt-lost-weapon = без Стрелба
web-hurt-hurt-knee = без Смяна на етажа
web-hurt-hurt-shoulder = без Удар

## Marshal & Prisoners: goals

web-your-goals = Вашите цели
web-goals-enough = { $count } от { $all } печелят
web-goals-later = { $count ->
        [one] открива се в рунд { $rounds }
       *[other] откриват се в рундове { $rounds }
    }
web-goal-just-a-scratch = Само драскотина
web-goal-dodging = Избягване
web-goal-golden-bullet = Златен куршум
web-goal-mail = Пощата трябва да пристигне
web-goal-key = Хвърли ключа
web-goal-lead-rain = Оловен дъжд
web-goal-sworn-enemy = Заклет враг
web-goal-warrant = Заповед: { $bandit }
web-goal-done = изпълнена
web-goal-failed = неизпълнена
web-goal-open = Всички знаят тази цел.
web-goal-now-warrant = { $count ->
        [0] още е на свобода
       *[other] арестът е бил
    }
web-goal-now-just-a-scratch = { $count ->
        [0] няма карти на побойника
        [one] остава една карта на побойника
       *[other] остават { $count } карти на побойника
    }
web-goal-now-dodging = { $count ->
        [0] никой не ви е улучил
        [one] най-много един куршум от един бандит
       *[other] { $count } куршума от един бандит
    }
web-goal-now-golden-bullet = { $count ->
        [0] единият револвер е празен
        [one] един куршум в по-празния
       *[other] { $count } куршума в по-празния
    }
web-goal-now-mail = { $count ->
        [0] и двата чувала са у бандити
        [one] един чувал би бил ваш
       *[other] { $count } чувала биха били ваши
    }
web-goal-now-key = затворници: { $count } от { $needed }
web-goal-now-lead-rain = улучени: { $count } от { $needed }
web-goal-now-sworn-enemy = куршуми в един бандит: { $count } от { $needed }
web-goal-end-warrant = { $count ->
        [0] нямаше арест
       *[other] имаше арест
    }
web-goal-end-dodging = { $count ->
        [0] никой не улучи шерифа
        [one] най-много един куршум от един бандит
       *[other] { $count } куршума от един бандит
    }
web-goal-end-mail = { $count ->
        [0] и двата чувала са у бандити
        [one] един чувал е у шерифа
       *[other] { $count } чувала са у шерифа
    }
web-goal-end-lead-rain = улучени: { $count } от { $needed }
web-goal-rule-warrant = Арестувайте поне веднъж: { $bandit }.
web-goal-rule-just-a-scratch = Накрая остава карта на побойника.
web-goal-rule-dodging = Накрая никой бандит не е сложил повече от 2 куршума в тестето ви.
web-goal-rule-golden-bullet = Накрая един от револверите ви е празен.
web-goal-rule-mail = Накрая пощенски чувал е ваш или не е на никой бандит.
web-goal-rule-key = Накрая двама затворници са при вас или още в затворническия вагон.
web-goal-rule-lead-rain = Накрая всеки бандит има ваш куршум.
web-goal-rule-sworn-enemy = Накрая един бандит има 4 ваши куршума.

## Marshal & Prisoners: cards and choices

web-note-move-plus = После веднага още една карта.
web-note-floor-plus = После веднага още една карта.
web-note-arrest = Бандит до вас отива в килията.
web-note-brainwave = Избягайте, освободете или повторете.
web-about-move-plus = Като Движение. В обикновен ход може веднага да изиграете още една карта.
web-about-floor-plus = Като Смяна на етажа. В обикновен ход може веднага да изиграете още една карта.
web-about-arrest = Арест: един бандит на вашето място отива в килията. Обявата му за издирване е ваша веднъж завинаги.
web-about-brainwave = В килията: излезте. При затворническия вагон: освободете затворник или бандит. Другаде: повторете последното действие на бандит в този рунд.
web-would-arrest =
    { $count ->
        [0] Сега до вас няма никого.
       *[other] Сега в килията: { $names }.
    }
web-search = Търси „{ action-brainwave }“
web-about-search = Вземете „{ action-brainwave }“ от тестето вместо три карти и го разбъркайте.
web-off-the-train = Извън влака
web-off-the-train-about = Вън от играта: не може да спечели.
stage-pick-off = Изхвърли от влака: { $bandit }
web-guns-swap = Размени револверите
web-one-gun = Само единия
web-fire-both = С двата
web-fire-one = Огън
web-fire-whom = Първо изберете един или двама бандити
web-ask-aim =
    { $both ->
        [yes] На мушката ви са { $count }. *Два револвера, двама бандити: на кого какво?*
       *[no] Стреляте. *По кого и с кой револвер?*
    }
web-ask-more = На купчината има карта с плюс. *Изиграйте веднага още една* или спрете.
web-ask-jolt =
    { $draw ->
        [yes] Влакът се разтърсва: *без Стрелба и без Удар*. Изиграйте карта или изтеглете три.
       *[no] Влакът се разтърсва: *без Стрелба и без Удар*. Изиграйте карта.
    }
web-ask-handing-over = { $bandit } отново е на свобода. *Какво давате на спасителя си?*
web-ask-reflexes = Рефлекси: *изиграйте още една карта* и я изпълнете веднага, или никоя.
web-ask-carry-out = { $bandit } изпълнява картата веднага. *Как?*
web-ask-angry-fire = Ядосани сте: *един безплатен изстрел* или никакъв.
web-ask-angry-move = И *едно безплатно движение*, или останете.

## Marshal & Prisoners: events and the end

web-short-law-angry-marshal = Може да стреля веднъж, после да се премести.
web-short-law-revenge = Във вагона на шерифа и върху него се губи най-евтината кесия.
web-short-law-marshals-whiskey = Шерифът взема плоската и може да пие.
web-short-safe-place = Плячката във вагона на шерифа отива на покрива му.
web-short-rumours = Една от целите на шерифа се показва на всички.
web-short-reflexes = Всеки може да изпълни още една карта.
web-short-guilty-conscience = Единственият най-беден бандит печели с шерифа.
web-short-deadly-fall = Удар на покрива може да изхвърли от влака.
web-short-crime-does-not-pay = Който е в килията, не може да спечели.
web-goals-fulfilled = { $count } от 5 цели
web-goals-won = Шерифът печели.
web-goals-lost = Не стигат: печели най-богатият бандит.
web-col-mail-bags = Поща
web-col-wanted = Издирване
web-col-prisoner = Затворник
web-col-fistfighter = Побойник
web-by-goals = Изпълнени са { $count } от пет цели.
web-marshal-wins = *Шерифът* печели
web-marshal-wins-with = *Шерифът* печели, а с него и { $player }
web-law-wins = Ред и закон в Ню Мексико
web-marshal-goals = Целите на шерифа
web-marshal-count = { $count } от { $all }

## Learning

web-learn = Обучение
web-learn-about = Десет минути: от първата крачка до първия обир.
web-puzzles = Задачи
web-puzzles-about = Един влак, една цел, един път към нея.
web-rules = Правила
web-rules-more = Още в правилата

## The expert’s hint

web-hints = Подсказки
web-hints-about = Който е на ход, може да попита експерта какво би направил.
web-hint-ask = Питай експерта
web-hint-thinking = Експертът мисли …
web-hint-title = Мнението на експерта
web-hint-about = Лентите показват колко често експертът е избирал всеки ход, докато наум е доиграл играта { $count } пъти. Той знае само каквото и вие.
web-hint-why = *{ $choice }*: спечелени са { $wins } % от доиграните наум игри, средно с { $money }.
web-hint-note = Печели { $wins } %, { $money }
web-hint-why-wins = *{ $choice }*: спечелени са { $wins } % от доиграните наум игри.
web-hint-note-wins = Печели { $wins } %
web-hint-share = { $share } %
web-hint-again = Изберете пак, за да го направите.
web-hint-none = Експертът би избрал: { $choice }
web-hint-away = Махни подсказката

## Обичаи на масата

web-people-came-back = { $name } пак е тук.
web-people-sat-down = { $name } сяда на масата.
web-people-left = { $name } напуска масата.
web-people-removed = Домакинът отпраща { $name }.
web-people-hosts = Домакин на масата вече е { $name }.
web-people-silence = Никой не възрази: { $name } връща свой избор.
web-people-renamed = { $was } вече се казва { $name }.
web-people-late-comers = Отсега който дойде по-късно, сяда, без да пита. Всички казват отново дали са готови.
web-people-no-late-comers = Отсега който дойде по-късно, трябва да попита. Всички казват отново дали са готови.
web-people-late-comers-ask = Не всички се бяха съгласили с това, затова който дойде по-късно, трябва да попита.
web-now-sat-down = Вие сте на масата. Добре дошли!
web-now-hosts = Вече вие сте домакин на масата.
web-host = Домакин
web-host-about = Домакинът раздава картите и променя настройките.
web-you-host = Вие сте домакин на тази маса.
web-hosted-by = Домакин на тази маса е { $name }.
web-asking-off = Не приемай молби за място
web-asking-on = Приемай пак молби за място
web-hand-over = Нека { $name } е домакин
web-hand-over-sure = Наистина ли { $name } да е домакин?
web-hand-over-about = Това не се връща: само { $name } може пак да ви направи домакин.
web-send-away = Отпрати { $name }
web-send-away-sure = Наистина ли да отпратите { $name }?
web-wait-for-named = { $name } раздава картите, когато всички са тук.
web-host-away = { $name } отсъства. След { $time } домакин на масата ще стане друг.
web-has-left = { $name } напусна; играе бот, мястото е запазено
web-leave-kept = Бот ще играе нататък, а мястото остава ваше: от първата страница се връщате с едно натискане.
web-come-back = Върни се
web-seat-kept = Мястото ви е запазено.
web-plea-until = Който не отговори в следващите *{ $time }*, е съгласен.
web-plea-hidden = Разкри се нещо скрито, затова *мълчанието не е съгласие*: всички трябва да кажат „да“.
web-has-agreed = съгласие
web-door = Кой иска да седне
web-door-asks = *{ $name }* иска да седне.
web-door-asks-as = *{ $name }* иска да се включи като *{ $bandit }*; сега там играе бот.
web-door-names = { $count ->
        [one] { $name } иска да седне
       *[other] { $name } искат да седнат
    }
web-door-until = Всички хора на масата трябва да се съгласят в следващите { $time }.
web-door-host-until = Решавате вие като домакин, в следващите { $time }.
web-door-wait = Поискахте място.
web-door-wait-as = Поискахте да играете като *{ $bandit }*.
web-door-wait-host = Решава домакинът.
web-door-wait-all = Трябва да се съгласят всички хора на масата; тогава играете веднага.
web-door-time = Без отговор молбата изтича след { $time }.
web-door-waiting = Чакате място
web-withdraw = Оттегли молбата
web-let-in = Пусни
web-turn-away = Не този път
web-sit-down-all = Първо се питат хората на масата.
web-sit-down-host = Първо се пита домакинът.
web-private = Частна маса
web-private-ask = Можете да поискате място.
web-private-waits = Чака се отговор
web-latecomers = Може и по-късно
web-latecomers-about = По време на игра хората сядат на местата на заместващите ботове, без да питат всички.
web-approval = Пуска домакинът
web-approval-about = Който иска да седне, се нуждае от съгласието на домакина.
web-closed = Последната игра започна по други правила и не може да продължи по сегашните. Запазено е това, което всички са видели от нея.
web-parted = Без място
web-parted-left = Напуснахте масата.
web-parted-removed = Домакинът ви отпрати.
web-parted-turned-away = Някой на масата не се съгласи да седнете.
web-parted-nobody-answered = Никой не отговори навреме, затова не получихте мястото.
web-parted-taken = Мястото се падна на друг.
web-parted-game-changed = Играта, към която искахте да се присъедините, междувременно започна или свърши. Може да помолите пак.
web-parted-withdrawn = Оттеглихте молбата си.
web-just-watch = Гледай
web-refused-all-decide = Това решават всички хора на масата.
web-refused-asked-already = Вече се иска връщане на друг избор; първо отговорете на него.
web-refused-asks-already = Някой от вашия адрес вече иска място тук. Изчакайте отговора.
web-refused-busy = Експертът сега има твърде много въпроси; попитайте пак след малко.
web-refused-closed = Тази игра започна по други правила и не може да продължи. Домакинът може да върне всички в чакалнята.
web-refused-crowded = Сега няма място; опитайте по-късно.
web-refused-empty = Това съобщение е празно.
web-refused-fault = В сървъра нещо се обърка. Нищо не се е променило; опитайте пак.
web-refused-fixed = Играта на тази маса продължава от запис, затова това не може да се промени.
web-refused-full = Всички места са заети.
web-refused-held-another = Който има или е имал място в тази игра, не може да заеме друго.
web-refused-here = Този човек е тук и сам решава това.
web-refused-host-only = Това може само домакинът на масата.
web-refused-illegal = Сега това не може. Изберете друго.
web-refused-just-away = Този човек може да се върне всеки момент. След половин минута можеш да оставиш бот да играе.
web-refused-left = Този човек напусна играта; мястото е запазено за него.
web-refused-name = От това име не се вижда нищо. Изберете друго.
web-refused-needs-consent = За да върнете това, трябва да се съгласят всички хора на масата; попитайте ги.
web-refused-no-asking = Домакинът сега не приема молби за място.
web-refused-no-change = Вече е така.
web-refused-no-game = Такава игра на тази маса не е имало.
web-refused-no-hints = На тази маса няма подсказки.
web-refused-no-idea = Експертът сега няма подсказка.
web-refused-no-lesson = Няма такъв урок.
web-refused-no-person = На това място няма никого.
web-refused-no-puzzle = Няма такава задача.
web-refused-no-record = Няма такъв запис.
web-refused-no-seat = Това място вече го няма.
web-refused-no-table = Няма такава маса.
web-refused-not-asked = Сега няма какво да решавате.
web-refused-not-over = Играта на тази маса още не е свършила.
web-refused-not-yet = Отказаха ви. Може да попитате отново след две минути.
web-refused-not-yours = Това място не е ваше.
web-refused-nothing-asked = Никой вече не чака този отговор.
web-refused-nothing-chosen = Нямате избор, който да върнете.
web-refused-other = Сървърът не разбра тази страница. Презаредете я и опитайте пак.
web-refused-over = Играта свърши.
web-refused-playing = Това не може, докато се играе.
web-refused-private = Тази маса виждат само тези, които играят.
web-refused-record = Този запис не може да се прочете: { $text }
web-refused-seated = Имате място и говорите от него.
web-refused-set-aside = С тази маса нещо не е наред, затова на нея не може да се играе.
web-refused-set-up = Така не може да се играе: { $text }
web-refused-stand-in = Бот играе вместо вас; първо го сменете.
web-refused-storage = Сървърът сега не може да запази нищо. Опитайте пак.
web-refused-taken = Това място вече е заето.
web-refused-too-fast = Това беше твърде бързо; почакайте малко.
web-refused-too-late = Това вече е решено.
web-refused-too-long = Това е твърде дълго.
web-refused-too-many = Твърде много наведнъж; почакайте малко.
web-refused-too-slow = Това не пристигна навреме. Опитайте пак.
web-refused-version = Сървърът е по-нов от тази страница или по-стар. Презаредете страницата.
web-refused-waiting = Картите още не са раздадени.
