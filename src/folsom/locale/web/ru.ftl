### Слова для браузера по-русски, вдобавок к тем, что в ru.ftl. Что стоит между звёздочками,
### выделено в предложении.

## Везде

web-home = Folsom, на первую страницу
web-close = Закрыть
web-you = Вы
web-somebody = Кто-то
web-language = Язык
web-loading = Минутку…
web-no-server = Сервер не отвечает. Попробуйте ещё раз чуть позже.
web-copied = Скопировано
web-round-of = Раунд { $round } из { $rounds }
web-title-table = Folsom, { $code }
web-title-your-turn = ● Ваш ход · Folsom
web-call-title = Ваш ход в Folsom
web-call-text = Поезд ждёт вашего выбора.

## Без связи и новые версии

web-offline = Связи нет
web-offline-about = Folsom нужна связь со своим сервером. Без неё нельзя:
web-offline-play = играть, даже в одиночку: карты раздаёт сервер, и боты сидят там же;
web-offline-friends = открыть стол, сесть за чужой или продолжить за своим;
web-offline-lessons = проходить уроки и решать задачи;
web-offline-records = смотреть записи.
web-offline-safe = Ничего не потеряно: ваши столы ждут на сервере, а эта страница вернётся сама, как только будет связь.
web-offline-rules = Почитать пока правила
web-new-version = Появилась новая версия Folsom.
web-reload = Загрузить

## Первая страница

web-when = 11 июля 1899
web-where = Нью-Мексико
web-motto = Планируйте вместе. Грабьте поезд. Уходите богатыми.
web-play-now = Играть
web-play-now-about-express = Вы и три бота, одно касание. Игра идёт четверть часа.
web-bots = Боты
web-play-now-about-super = Вы и три бота, одно касание: четыре карты, пять минут, побеждает последний в поезде.
web-rob-this-train = Ограбить этот поезд
web-make-table = Новый стол
web-make-table-about = Друзья по ссылке, все правила игры на выбор.
web-join = Сесть по коду
web-join-code = Код стола
web-join-go = Сесть
web-join-example = RAVEN-CANYON-042
web-pass = Игра по кругу
web-pass-about = Одно устройство идёт по кругу. Карты остаются в тайне.
web-watch = Посмотреть запись
web-watch-about = Откройте файл и посмотрите игру снова, глазами любого за столом.
web-back-to = Назад за свой стол
web-back-to-about = { $code } всё ещё ждёт.
web-alone-device = Всё работает на этом устройстве, и без сети.
web-alone-coming = Движок в пути. Пока можно выбирать.
web-alone-bots-coming = Боты в пути. Можно начать и без них.
web-alone-playable = Боты тоже здесь: можно играть.
web-alone-ready = Всё уже здесь. Сеть больше не нужна.
web-alone-failed = Движок загрузить не удалось. Попытка повторится сама.
web-alone-bytes = { $done } из { $all } МБ
web-alone-left-off = Где вы остановились
web-alone-kept-here = только на этом устройстве
web-alone-with-friends = Игра с друзьями
web-alone-with-friends-about = Для этого нужен сервер Folsom, который хранит карты всех. Знаете такой?
web-alone-server = Адрес сервера
web-alone-go = Перейти
web-alone-friends = За этот стол никто не может прийти: он есть только в этом браузере. Друзьям нужен сервер Folsom; здесь устройство может ходить по кругу.
web-alone-save = Сохранить все игры в файл
web-alone-load = Вернуть игры из файла
web-alone-loaded = Добавлено игр: { $count }.
web-alone-no-file = Это не файл с сохранёнными играми.
web-alone-damaged = В этом файле чего-то не хватает или что-то изменено, поэтому ничего не добавлено.
web-alone-keeps-nothing = Сейчас этот браузер ничего не сохраняет, поэтому и игры сохранить нельзя.
web-alone-remove = Убрать эту игру
web-alone-remove-sure = Точно убрать? Больше нигде она не хранится.
web-alone-removed = Игра убрана.
web-alone-verified = Проверено на этом устройстве
web-alone-licences = Лицензии
web-alone-set-up = Подготовить игру
web-alone-set-up-about = Все дополнения, любые боты, все настройки.
web-alone-is-over = окончена
web-alone-is-waiting = не начата
web-alone-is-playing = идёт
web-own-device = В одиночку вы играете на этом устройстве, так что это работает и без сети.
web-own-offline = Связи нет. То, чему сервер не нужен, здесь: пока можно играть на этом устройстве.
web-own-friends = За этот стол никто не может прийти: он есть только в этом браузере. Для друзей откройте стол на сервере.
web-own-elsewhere = Этот стол — в том браузере, где его открыли, и ни в каком другом.
web-open-tables = Открытые столы
web-free-seats = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
web-fan-work = Folsom сделали поклонники игры; все рисунки свои.
web-level-random = кости
web-level-random-about = Берёт что попало, не думая.
web-level-easy = лёгкий
web-level-easy-about = Хватает всё, что блестит, и порой ошибается. Хороший первый соперник.
web-level-greedy = жадный
web-level-greedy-about = Смотрит, что карта даст сейчас, и никогда дальше.
web-level-fair = средний
web-level-fair-about = Играет с умом и не тратит времени. Победите его, чтобы заслужить шпоры.
web-level-baseline = из учебника
web-level-baseline-about = Думает пятую долю секунды, как пишут в учебниках.
web-level-hard = сильный
web-level-hard-about = Обдумывает каждое решение пятую долю секунды. Берегите кошельки.
web-level-expert = эксперт
web-level-expert-about = Думает целую секунду, угадывает вашу руку и рушит ваши планы.
web-bot-of = { $level ->
        [random] Бот наугад
        [easy] Лёгкий бот
        [greedy] Жадный бот
        [fair] Средний бот
        [baseline] Книжный бот
        [hard] Сильный бот
        [expert] Бот-эксперт
       *[other] Бот
    }

## Подготовка

web-new-table = Новый стол
web-who-rides = Кто едет?
web-the-table = Стол
web-power-Ghost = Может сыграть первую карту раунда лицом вниз.
web-power-Doc = Держит семь карт вместо шести.
web-power-Belle = В неё не целятся, пока есть кто-то другой.
web-power-Tuco = Стреляет сквозь крышу, вверх или вниз.
web-power-Django = В кого попадёт, того отбрасывает на один вагон.
web-power-Cheyenne = Забирает кошелёк у того, кого ударит.
web-power-Mei = Лазает и наискосок.
web-add = Добавить
web-seat-you = Вы
web-seat-open = Свободно
web-by-chance = Наугад
web-any-bandit = Любой
web-seats = Игроки
web-seats-about = От трёх до семи бандитов, за каждого играет человек или бот.
web-train = Поезд
web-train-random = Локомотив и вагоны, выбранные наугад: { $count }.
web-wagons-chosen = Выбрано { $count } из { $all }, считая от локомотива.
web-choose = Выбрать
web-by-lot = По жребию
web-powers = Способности
web-powers-about = У каждого бандита своя.
web-events = События
web-events-about = Раунды кончаются неожиданностью, последний — на станции.
web-expert = Эксперты
web-expert-about = Карты остаются в руке из раунда в раунд; сброс возвращается.
web-pairs = Пары
web-pairs-about = Двое или трое игроков, у каждого два бандита.
web-teams = Команды
web-teams-about = Четверо или шестеро игроков по двое; карты и деньги общие.
web-note-borrowed = Выполняет её и решает { $bandit }.
web-seats-about-teams = Четверо или шестеро игроков; соседи составляют команду: 1 и 2, 3 и 4.
web-teams-alone = С шерифом нельзя играть командами.
web-edition = Издание
web-edition-1 = Первое
web-edition-2 = Второе
web-first-edition = Первое издание
web-edition-about = В первом другие правила некоторых событий и пар; способности и события играют всегда.
web-pace = Темп
web-pace-none = Без часов
web-pace-live = Вживую
web-pace-days = Днями
web-pace-about-none = Никого не торопим.
web-pace-about-live = { $seconds } с на каждое решение, потом решает бот.
web-pace-about-days = День на каждое решение: играйте хоть неделю, возвращайтесь, когда ваш ход.
web-public = Открытый
web-public-about = Стол виден в списке на первой странице.
web-watching-allowed = Зрители
web-watching-about = Смотреть может каждый, у кого есть ссылка; скрытых карт не видно.
web-more = Ещё …
web-less = Меньше
web-seed = Зерно
web-seed-about = То же зерно раздаёт ту же игру. Кто его знает, может знать и скрытое.
web-rounds = Раунды
web-rounds-random = Пять карт раундов, взятых наугад.
web-pool = Из каких карт тянуть
web-pool-about = Тасуем все, что подходят.
web-pool-all = Все, что подходят
web-pool-rounds = { $count } из { $all } карт раундов; сыграют { $drawn } из них.
web-pool-stations = { $count } из { $all } станций; игра закончится на одной из них.
web-rounds-chosen = Карты раундов и их порядок выбираете вы.
web-first = Начало
web-first-about = Кто начинает раунд 1.
web-open-table = Открыть стол
web-summary = { $count ->
        [0] Свободных мест для друзей нет
        [one] { $count } место ждёт друзей
        [few] { $count } места ждут друзей
       *[other] { $count } мест ждут друзей
    }; { $bots ->
        [0] без ботов
        [one] играет { $bots } бот
        [few] играют { $bots } бота
       *[other] играют { $bots } ботов
    }.

## Ожидание

web-waiting-room = Зал ожидания
web-open-seat = Свободное место
web-open-seat-about = для того, кто откроет ссылку
web-put-bot = Посадить бота
web-open-again = Освободить место
web-add-seat = Добавить место
web-add-seat-about = не больше { $count }
web-remove-seat = Убрать последнее место
web-ready = готово
web-not-yet = ещё нет
web-not-here = не здесь
web-i-am-ready = Можно начинать
web-not-ready = Пока не начинать
web-your-bandit = Ваш бандит
web-your-bandits = Ваши бандиты
web-bring-friend = Позовите друга
web-say-code = Скажите код
web-send-link = или пришлите ссылку
web-copy = Копировать
web-share = Поделиться
web-qr = QR-код приглашения
web-change = Изменить
web-leave = Уйти из-за стола
web-leave-sure = Правда уйти?
web-deal = Раздать карты
web-ready-count = Готовы: { $ready } из { $count }.
web-deal-about = Начните сейчас, и на свободные места сядут боты; когда придут люди, они уступят.
web-wait-for-host = Хозяин стола раздаст карты, когда все соберутся.
web-sit-down = Сесть
web-sit-down-about = Вы смотрите. Для вас есть место.
web-your-name = Ваше имя
web-clock-none = Без часов
web-clock-seconds = { $seconds } с на ход
web-clock-days = День на ход
web-anyone-watches = Смотреть можно всем
web-nobody-watches = Смотреть нельзя
web-is-public = Открытый
web-seeded = С заданным зерном

## Стол

web-table-menu = Стол
web-clock = Осталось времени
web-the-round = Раунд
web-the-train = Поезд
web-your-turn = ваш ход
web-choosing = выбирает
web-away = не на связи
web-about-first = Первый игрок этого раунда: начинает каждый ход.
web-bot-plays-for = За { $name } играет бот
web-bot-plays-for-you = За вас играет бот
web-is-away = { $name } не на связи
web-let-a-bot = Пусть играет бот
web-take-over = Вернуться
web-wait-for = Ждать
web-watching = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
web-settings = Настройки
web-sound = Звуки
web-sound-off = Выключены
web-speed = Скорость показа
web-call-me = Позвать, когда мой ход
web-let-bot = Пусть за меня играет бот
web-own-link = Копировать ссылку на моё место
web-own-link-about = Откройте её на другом устройстве, чтобы играть дальше там. У кого она есть, тот играет за вас.
web-story = Рассказ
web-chat = Разговор
web-story-round = Раунд { $round } · { $card }
web-chat-empty = Пока никто ничего не сказал.
web-say = Сказать что-нибудь
web-send = Отправить
web-sign-hat = Приветствие шляпой
web-sign-bang = Бах!
web-sign-laugh = Смех
web-sign-cry = Ой
web-sign-loot = Богатая добыча
web-sign-hurry = Поживее
web-sign-clap = Аплодисменты
web-sign-shrug = Пожать плечами
web-skip = К моему выбору
web-skip-film = Пропустить показ
web-film-again = Показать ещё раз
web-film-step = Шаг
web-your-side = Ваша сторона стола
web-draw = Взять 3
web-left = осталось { $count }
web-take-back = Вернуть ход
web-about-back = Возвращает ваш последний выбор, пока на него никто не ответил.
web-about-ask-back = Другие уже ходили: должны согласиться все люди.
web-only-you = Видите только вы
web-about-worth = Сколько вместе стоит ваша добыча.
web-laid-aside = Отложено: { $cards }
web-all-choices = Всё, что можно выбрать
web-step-back = Назад
web-card-of = карта { $number } из { $count }
web-turns = Ходов: { $count }, { $event ->
        [yes] потом событие
       *[no] без события
    }
web-no-event = Без события
web-no-event-about = В конце этого раунда больше ничего не случится.
web-short-angry-marshal = Стреляет в крышу над собой, потом отступает.
web-short-swivel-arm = Всех на крышах сметает на последнюю.
web-short-braking = Все на крышах скользят на вагон вперёд.
web-short-take-it-all = К шерифу кладут второй кейс.
web-short-rebellion = Все внутри получают по пуле.
web-short-pickpocketing = Кто один, может взять кошелёк.
web-short-revenge = Над шерифом теряется самый дешёвый кошелёк.
web-short-hostage-conductor = В локомотиве и на нём: выкуп.
web-whole-ticket = Весь раунд
web-chip-empty = { $who }: впереди
web-chip-drew = { $who }: взяты карты
web-chip-passed = { $who }: без хода
web-chip-played = { $who }: { $card }

## Карты

web-bullet = Пуля
web-note-bullet = Ни к чему. Только мешает.
web-note-bullet-neutral = От шерифа или пассажиров.
web-note-move = Вагон внутри, до трёх по крышам.
web-note-floor = На крышу или вниз, в вагон.
web-note-fire = Одна пуля в кого-то на прицеле.
web-note-rob = Взять что-то из добычи рядом.
web-note-punch = Роняет добычу и отлетает.
web-note-marshal = Шериф идёт на один вагон.
web-would-floor =
    { $level ->
        [roof] Вы вылезли бы { $to }.
       *[inside] Вы спустились бы { $to }.
    }
web-would-floor-mei = Вверх или вниз, прямо или наискосок.
web-would-fire =
    { $count ->
        [0] Сейчас на прицеле никого.
       *[other] Сейчас на прицеле: { $names }.
    }
web-would-punch =
    { $count ->
        [0] Сейчас рядом никого.
       *[other] Сейчас рядом: { $names }.
    }
web-would-rob =
    { $count ->
        [0] Сейчас здесь ничего не лежит.
       *[other] Здесь лежит: { $names }.
    }

## Вопросы

web-lifted =
    { $count ->
        [one] *Коснитесь ещё раз, чтобы сыграть*, или возьмите другую карту.
        [few] *Как её сыграть?* Или берите другую.
       *[other] *Как её сыграть?* Или берите другую.
    }
web-ask-schemin =
    { $draw ->
        [yes] Ваш ход: *сыграйте карту* или возьмите три.
       *[no] Ваш ход: *сыграйте карту*.
    }
web-ask-tunnel =
    { $draw ->
        [yes] Темно: *ваша карта ложится лицом вниз*. Или возьмите три.
       *[no] Темно: *ваша карта ложится лицом вниз*.
    }
web-ask-speeding =
    { $draw ->
        [yes] Два хода подряд: *сыграйте карту* или возьмите три.
       *[no] Два хода подряд: *сыграйте карту*.
    }
web-ask =
    { $action ->
        [move] Вы переходите. *Куда?*
        [floor] Лестница. *Куда вы лезете?*
        [fire] Вы стреляете. *В кого?*
        [rob] Вы крадёте. *Что берёте?*
        [punch] Вы бьёте. *Кого и как?*
        [ride] Вы в седле. *Где слезаете?*
        [arrest] Вы арестовываете. *Кого?*
        [brainwave] Вас осенило. *Что делаете?*
       *[marshal] Вы ведёте шерифа. *Куда?*
    }
web-ask-of =
    { $action ->
        [move] { $bandit } переходит. *Куда?*
        [floor] { $bandit } на лестнице. *Куда?*
        [fire] { $bandit } стреляет. *В кого?*
        [rob] { $bandit } крадёт. *Что?*
        [punch] { $bandit } бьёт. *Кого и как?*
        [ride] { $bandit } в седле. *Куда?*
       *[marshal] { $bandit } ведёт шерифа. *Куда?*
    }
web-ask-start-places = Перед первым раундом: *кто начинает в последнем вагоне?* Второй начинает на вагон ближе.
web-ask-choose-card = Новый раунд: *какую карту берёте* из колоды?
web-ask-discarding = *Сбросьте то, чего не хотите оставлять*, а остальное оставьте.
web-ask-pickpocketing = { $bandit } здесь без свидетелей. *Взять кошелёк?*
web-wait = Поезд катит дальше.
web-wait-acting = { $bandit } выполняет: { $action }.
web-wait-for-names = { $count ->
        [one] { $names } выбирает.
        [few] Ещё выбирают: { $names }.
       *[other] Ещё выбирают: { $names }.
    }
web-waits-for-line = Вы выбрали. *Выбор ждёт связи.*
web-target-about = Стоит { $at }. { $count ->
        [0] Пока без пуль.
        [one] Уже { $count } пуля.
        [few] Уже { $count } пули.
       *[other] Уже { $count } пуль.
    }
web-place-inside = { $car }
web-place-roof = Крыша: { $car }
web-marshal-there = Там шериф!
web-shotgun-there = Там охранник!
web-you-stay = Вы остаётесь.
web-there-is = { $count ->
        [one] Там { $names }.
        [few] Там { $names }.
       *[other] Там { $names }.
    }
web-there-are = Бандитов там: { $count }.
web-nobody-there = Там никого.
web-you-catch-it = Вы его перехватываете.
web-falls-here = Падает здесь.

## Пояснения

web-about-purse = В кошельке от 250 до 500 $. Сколько именно, знает только владелец.
web-about-jewel = Драгоценность стоит 500 $.
web-about-strongbox = В кейсе 1 000 $.
web-about-bullets = Кто к концу выпустил больше всех пуль, тот самый меткий стрелок: 1 000 $.
web-about-wounds = Полученные пули. Они засоряют колоду.
web-about-deck = Ваша колода. Пули, которые в вас попали, ложатся в неё.
web-about-bullet-card = Пулю нельзя ни сыграть, ни выбросить; она занимает место в руке.
web-about-move = Движение: внутри — в соседний вагон. По крышам — на один–три вагона вперёд или назад.
web-about-floor = Лестница: из вагона на его крышу или обратно вниз.
web-about-fire = Выстрел: внутри — в кого-то в соседнем вагоне. На крыше — в ближайшего с любой стороны.
web-about-rob = Кража: взять что-то одно из добычи, которая лежит рядом с вами. Что именно, решаете вы.
web-about-punch = Удар: кто-то рядом с вами роняет добычу на ваш выбор и отлетает в соседний вагон.
web-about-marshal = Шериф: он идёт на один вагон. Кто с ним встретится, получает пулю и бежит на крышу.

## Состояния

web-line-down = *Связь прервалась.* { $count ->
        [0] Пробуем снова.
        [one] Попробуем снова через { $count } секунду.
        [few] Попробуем снова через { $count } секунды.
       *[other] Попробуем снова через { $count } секунд.
    } Ваш выбор сохранён здесь и уйдёт, когда связь вернётся.
web-try-now = Попробовать сейчас
web-not-sent = Связи нет, поэтому это не отправлено.
web-time-short = *{ $count ->
        [one] Осталась { $count } секунда
        [few] Осталось { $count } секунды
       *[other] Осталось { $count } секунд
    }.* Потом этот один выбор сделает за вас бот.
web-plea = Вернуть ход?
web-plea-about = { $name } ({ $who }) хочет вернуть свой выбор. Всё, что было после него, отменится. Нужно согласие всех.
web-plea-waits = { $count ->
        [one] Должен согласиться ещё { $count } человек.
        [few] Должны согласиться ещё { $count } человека.
       *[other] Должны согласиться ещё { $count } человек.
    }
web-agree = Согласиться
web-refuse = Нет
web-bot-steps-in = Теперь за { $name } играет бот.
web-barred = Сюда вам нельзя
web-to-start = На первую страницу
web-lost = Такой страницы нет
web-lost-about = Поезд здесь не останавливается. Может быть, в адресе ошибка.

## Игра по кругу

web-pass-title = Игра по кругу
web-pass-who = Кто играет?
web-pass-intro = Все играют на этом устройстве. Между ходами карты скрывает занавес.
web-pass-person = Имя игрока { $number }
web-pass-start = Начать игру
web-hand-to = Передайте устройство. Играет
web-hand-round = раунд { $round }
web-hand-look = Все карты убраны. Пусть никто другой не смотрит.
web-hand-show = { $name }: показать мои карты
web-hand-hold = Подержите чуть-чуть: случайное касание ничего не покажет.
web-since = С вашего прошлого хода
web-then = Затем
web-player-number = Игрок { $number }

## Конец

web-counting = Подсчёт
web-richest = Самый богатый бандит Нью-Мексико
web-richest-many = Самые богатые бандиты Нью-Мексико
web-rides-off = { $crew ->
        [one] { $player } увозит *{ $money }*
       *[other] { $player } увозят *{ $money }*
    }
web-share-it = { $player } делят победу: *{ $money }*
web-by-bullets = Денег поровну со следующим, но полученных пуль меньше.
web-by-money = На { web-dollars } больше, чем у остальных.
web-by-shared = Поровну и денег, и свинца.
web-dollars = { NUMBER($amount) } $
web-dollars-lost = −{ NUMBER($amount) } $
web-who-is-richest = Кто самый богатый?
web-the-count = Счёт
web-col-purses = Кошельки
web-col-jewels = Драгоценности
web-col-strongboxes = Кейсы
web-col-gunslinger = Стрелок
web-col-station = Машинист
web-col-total = Всего
web-fired = выстрелов: { $count }
web-money-over-game = Деньги по ходу игры
web-chart-about = Деньги каждого после каждого раунда; последний шаг — награда стрелка.
web-round = Раунд { $round }
web-rematch = Реванш
web-another-set-up = Другая подготовка
web-download = Скачать запись
web-watch-again = Посмотреть ещё раз
web-host-rematch = Хозяин стола может раздать ещё одну игру.
web-host-rematch-named = Хозяин стола — { $name } — может раздать ещё одну игру.
web-reveal = Показать всё
web-key-punch = { $bandit } от удара теряет { $loot-object }.
web-key-strongbox = { $bandit } добывает кейс.
web-key-gunslinger = { $bandit }: выстрелов { $count }, ещё 1 000 $.
web-key-lead = { $player } выходит вперёд.
web-key-last-bullet = { $bandit } выпускает последнюю пулю.
web-key-salvo = { $count ->
        [one] Пулю получает { $count } бандит.
        [few] Пули получают { $count } бандита сразу.
       *[other] Пули получают { $count } бандитов сразу.
    }

## Записи

web-watch-title = Посмотреть запись
web-watch-drop = Выберите запись или перетащите её сюда.
web-watch-file = Выбрать файл
web-watch-eyes = Чьими глазами
web-watch-all = Зритель
web-step-of = Шаг { $step } из { $count }
web-play = Показывать
web-pause = Остановить
web-first-step = В начало
web-prev-step = На шаг назад
web-next-step = На шаг вперёд
web-play-on = Играть отсюда
web-play-on-about = Новый стол, который начинается отсюда: вы против ботов.
web-play-on-as = Вы играете за
web-play-on-go = Играть отсюда
web-record = Запись
web-step = Шаг
web-next-moment = К следующему важному моменту
web-replay-moments = Важные моменты
web-replay-story = Рассказ
web-replay-hands = Руки
web-no-moments = В этой игре ничто не выделяется.
web-hand-hidden = { $count ->
        [one] { $count } скрытая карта
        [few] { $count } скрытые карты
       *[other] { $count } скрытых карт
    }
web-hand-empty = Карт нет
web-eyes-all = Все
web-eyes-all-cards = Все карты
web-link-moment = Ссылка на этот миг
web-link-long = В ссылке вся игра, её длина { $count } кБ. Если по пути её обрежут, отправьте файл.
web-link-broken = Эта ссылка испорчена или обрезана по пути. Попросите её ещё раз или попросите файл.
web-chart = График
web-chart-money = Деньги
web-chart-rank = Место среди всех
web-chart-place = Место в поезде
web-rank = номер { $rank }
web-watch-table = Или код стола, за которым игра окончена
web-watch-open = Открыть

## Клавиши

web-keys = Клавиши
web-keys-everywhere = Везде
web-keys-table = За столом
web-keys-record = В записи
web-keys-on = Играть буквами и цифрами
web-press-tab = К следующему; с Shift назад
web-press-arrows = К следующему в группе
web-press-enter = Нажать то, что выделено
web-press-escape = Вернуть карту, закрыть то, что сверху
web-press-keys = Показать эти клавиши
web-press-number = Поднять карту или сделать выбор с этим номером
web-press-again = Та же цифра ещё раз играет поднятую карту
web-press-draw = Взять три карты
web-press-keep = Оставить остальные карты
web-press-list = Всё, что можно выбрать, списком
web-press-back = Вернуть последний выбор
web-press-skip = Пропустить показ
web-press-story = К рассказу
web-press-chat = К разговору
web-press-plan = Положить карту с этим номером в план
web-press-lock = Утвердить план
web-press-card-back = Взять последнюю карту плана назад
web-press-step = На шаг назад, на шаг вперёд
web-press-ends = В начало, в конец
web-press-run = Показывать или остановить

## Сцена

stage-train = Поезд
stage-map = Весь поезд
stage-round = Раунд { $round }
stage-marshal = шериф
stage-place = { $level ->
        [roof] { $number ->
            [0] На крыше локомотива: { $what }
           *[other] На крыше вагона { $number } ({ $car }): { $what }
        }
       *[inside] { $number ->
            [0] В локомотиве: { $what }
           *[other] В вагоне { $number } ({ $car }): { $what }
        }
    }
stage-loot = { $count ->
        [1] { $loot }, { $money }.
       *[other] { $loots }, по { $money }.
    }
stage-loot-known = Вы это знаете, другие, возможно, нет.
stage-loot-unknown = { $kind ->
        [jewel] { $count ->
            [one] { $count } драгоценность: возможно, проклятая.
            [few] { $count } драгоценности: возможно, проклятые.
           *[other] { $count } драгоценностей: возможно, проклятые.
        }
        [strongbox] { $count ->
            [one] { $count } кейс: возможно, проклятый.
            [few] { $count } кейса: возможно, проклятые.
           *[other] { $count } кейсов: возможно, проклятые.
        }
        [mail-bag] { $count ->
            [one] { $count } почтовый мешок: вы не знаете, что в нём.
            [few] { $count } почтовых мешка: вы не знаете, что в них.
           *[other] { $count } почтовых мешков: вы не знаете, что в них.
        }
       *[purse] { $count ->
            [one] { $count } кошелёк: вы не знаете, что в нём.
            [few] { $count } кошелька: вы не знаете, что в них.
           *[other] { $count } кошельков: вы не знаете, что в них.
        }
    }
stage-pick-loot = Добыча: { $loot }
stage-pick-bandit = { $bandit }
stage-back = Выбрать кого-то другого
stage-pick-place = Идти { $to }
stage-bandit = { $bandit }. { $power }
stage-about-marshal = Шериф. Кто встретится с ним в вагоне, получает пулю и бежит на крышу.
stage-letter-Ghost = П
stage-letter-Doc = Д
stage-letter-Tuco = Т
stage-letter-Cheyenne = Ш
stage-letter-Belle = К
stage-letter-Django = Ж
stage-letter-Mei = М

## Лошади, дилижанс, машина времени, проклятая добыча: сцена

stage-about-shotgun = Охранник стережёт дилижанс. Когда он на поезде, каждый, кто попадает на его крышу, получает пулю и должен бежать.
stage-about-stagecoach = Дилижанс рядом с { $car ->
        [0] локомотивом
       *[other] вагоном { $car }
    }. После каждого раунда он отстаёт на вагон. Кто попадает в него, берёт заложника.
stage-coach-here = дилижанс
stage-about-team = Упряжка дилижанса. Эти лошади запряжены: верхом на них не ездят.
stage-about-machine = Машина времени. Кто после раунда в ней один, исчезает и появляется в вагоне по своему выбору; в конце игры она приносит 500 $.
stage-horses = { $count ->
        [one] { $count } лошадь ждёт
        [few] { $count } лошади ждут
       *[other] { $count } лошадей ждут
    } рядом с { $car ->
        [0] локомотивом
       *[other] вагоном { $car }
    }: кто там, может проскакать до трёх вагонов.
stage-flask-usual = { $count ->
        [one] { $count } фляжка виски.
        [few] { $count } фляжки виски.
       *[other] { $count } фляжек виски.
    }
stage-flask-old = { $count ->
        [one] { $count } фляжка выдержанного виски.
        [few] { $count } фляжки выдержанного виски.
       *[other] { $count } фляжек выдержанного виски.
    }
stage-flask-unknown = { $count ->
        [one] { $count } полная фляжка: какое в ней виски, вы не знаете.
        [few] { $count } полные фляжки: какое в них виски, вы не знаете.
       *[other] { $count } полных фляжек: какое в них виски, вы не знаете.
    }
stage-half-usual = { $count ->
        [one] { $count } початая фляжка виски.
        [few] { $count } початые фляжки виски.
       *[other] { $count } початых фляжек виски.
    }
stage-half-old = { $count ->
        [one] { $count } початая фляжка выдержанного виски.
        [few] { $count } початые фляжки выдержанного виски.
       *[other] { $count } початых фляжек выдержанного виски.
    }

## Лошади, дилижанс, машина времени, проклятая добыча: подготовка

web-boxes = Что в коробке?
web-box-closed = Открыть коробку
web-box-open = В игре
web-expansion-horses = Лошади и дилижанс
web-expansion-machine = Машина времени
web-expansion-cursed = Проклятая добыча
web-expansion-about-horses = Дилижанс с охранником, лошади для скачки, заложники, виски.
web-expansion-about-machine = Странное устройство перед локомотивом. Исчезнуть и вернуться.
web-expansion-about-cursed = Кое-что из добычи почти ничего не стоит. Что именно, не знает никто.

## Лошади, дилижанс, машина времени, проклятая добыча: стол

web-note-ride = Сесть на лошадь здесь, до трёх вагонов.
web-about-ride = Верхом: если рядом с вашим вагоном ждёт лошадь, проскачите до трёх вагонов и сойдите в вагон или в дилижанс, если он там.
web-would-ride = { $count ->
        [0] Сейчас здесь нет лошади.
       *[other] Сейчас здесь ждёт лошадь.
    }
web-about-flask = Во фляжке два глотка. Обычное виски: возьмите 3 карты, затем сыграйте одну. Выдержанное: сыграйте две карты подряд. Какое оно, знает только владелец.
web-about-half-usual = Остался один глоток: возьмите 3 карты, затем сыграйте одну.
web-about-half-old = Остался один глоток выдержанного виски: сыграйте две карты подряд.
web-about-cursed = С проклятой добычей в игре эта вещь может почти ничего не стоить.
web-flasks-of = { $full ->
        [0] { "" }
        [one] { $full } полная фляжка.
        [few] { $full } полные фляжки.
       *[other] { $full } полных фляжек.
    } { $usual ->
        [0] { "" }
        [one] { $usual } початая фляжка.
        [few] { $usual } початые фляжки.
       *[other] { $usual } початых фляжек.
    } { $old ->
        [0] { "" }
        [one] { $old } початая фляжка выдержанного виски.
        [few] { $old } початые фляжки выдержанного виски.
       *[other] { $old } початых фляжек выдержанного виски.
    }
web-drink = Выпить
web-drink-usual = Выпить: взять 3, сыграть одну
web-drink-old = Выпить выдержанного: сыграть две
web-whiskey-short-usual = обычное
web-whiskey-short-old = выдержанное
web-keep-count = оставить { $count }
web-about-keep = После планирования каждый может оставить на следующий раунд { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
web-short-exhausted-horses = Выбывает лошадь, ближайшая к последнему вагону; при 5 и более игроках — две.
web-short-marshals-whiskey = Шериф пьёт то, что лежит рядом, и бредёт назад.
web-short-full-speed = Крыши, лошади и дилижанс отстают на вагон.
web-short-shotguns-rage = В дилижансе, на нём и рядом: пуля.
web-short-sharing = Кейсы делят со всеми, кто на том же месте.
web-short-escape = Кто останется в поезде, не победит.
web-short-mortal-bullet = Каждая пуля этого раунда стоит 150 $.
web-hostage-about-poodle = Пудель кусается: вам нейтральная пуля в начале каждого раунда. Выкуп: 1 000 $.
web-hostage-about-banker = Банкир ничем не мешает. Выкуп: 1 000 $, если у вас есть кейс.
web-hostage-about-minister = Священник: в начале раунда вы берёте на одну карту меньше. Выкуп: 900 $.
web-hostage-about-teacher = Учительница: ваш Удар не действует. Выкуп: 800 $.
web-hostage-about-zealot = Богомолка: ваша карта «Верхом» не действует. Выкуп: 700 $.
web-hostage-about-old-lady = Пожилая дама: по крышам вы ходите только на один вагон. Выкуп: 500 $ за каждую вашу драгоценность.
web-hostage-about-poker-player = Картёжница: ваша способность потеряна. Выкуп: 250 $ за каждый ваш кошелёк.
web-hostage-about-photographer = Фотограф: вы никогда не играете карты лицом вниз. Выкуп: 200 $ за каждую пулю других бандитов в вашей колоде.
web-hinders-poodle = Вам нейтральная пуля в начале каждого раунда.
web-hinders-banker = Ничем не мешает. Платят, если у вас есть кейс.
web-hinders-minister = В начале раунда вы берёте на одну карту меньше.
web-hinders-teacher = Ваш Удар не действует.
web-hinders-zealot = Ваша карта «Верхом» не действует.
web-hinders-old-lady = По крышам вы ходите только на один вагон.
web-hinders-poker-player = Ваша способность потеряна.
web-hinders-photographer = Вы никогда не играете карты лицом вниз.
web-ransom-poodle = 1 000 $
web-ransom-banker = 1 000 $
web-ransom-minister = 900 $
web-ransom-teacher = 800 $
web-ransom-zealot = 700 $
web-ransom-old-lady = 500 $ за камень
    .short = 500 $
web-ransom-poker-player = 250 $ за кошелёк
    .short = 250 $
web-ransom-photographer = 200 $ за пулю
    .short = 200 $
web-hostage-of = { $bandit } держит заложника: { $hostage }.
web-gone = вне игры
web-about-gone = { $bandit } уже далеко от поезда и в безопасности.
web-in-time = во времени
web-about-hidden = { $bandit } странствует сквозь время и появится, когда начнётся ограбление.
web-destination = Вы появитесь { $at }.

## Лошади, дилижанс, машина времени: вопросы

web-ask-turmoil =
    { $draw ->
        [yes] Суматоха: *все выбирают одновременно*. Сыграйте карту или возьмите три.
       *[no] Суматоха: *все выбирают одновременно*. Сыграйте карту.
    }
web-ask-drinking =
    { $count ->
        [one] Виски действует: *сыграйте карту*.
        [few] Выдержанное виски действует: *сыграйте две карты* подряд.
       *[other] Выдержанное виски действует: *сыграйте две карты* подряд.
    }
web-ask-keeping = *Оставьте карту на следующий раунд* или больше ничего не оставляйте.
web-ask-fleeing = { $bandit } перед охранником. *Куда бежать?*
web-ask-taking-hostage = { $bandit } в дилижансе. *Какого заложника взять?*
web-ask-travelling = { $bandit } без попутчиков в машине времени. *Где появиться, когда начнётся ограбление?*
web-ask-boarding =
    { $alone ->
        [yes] Верхом остались только вы. *В какой вагон садитесь?*
       *[no] Вы скачете рядом с вагоном «{ $car }». *Садитесь здесь?*
    }
web-place-stagecoach = { $level ->
        [roof] Крыша дилижанса
       *[inside] Дилижанс
    }
web-place-machine = Машина времени
web-hostages-there = Там есть заложники.
web-ride-away = Прочь от поезда
web-ride-away-about = Уехать навсегда и быть в безопасности. Ваши следующие карты не действуют.

## Посадка

web-wagon-by-wagon = Вагон за вагоном
web-all-in-secret = все выбирают тайно
web-on-board = в поезде
web-who-gets-on = кто садится здесь?
web-all-who-are-left = все, кто остался
web-board-bandit = Бандит
web-board-here = Вы садитесь в вагон «{ $car }»: { $loot }. Лошадь остаётся рядом.
web-board-here-of = { $bandit } садится в вагон «{ $car }»: { $loot }.
web-board-both = Оба
web-board-both-about = Оба ваших бандита садятся в вагон «{ $car }»: { $loot }.
web-board-horse = Лошадь
web-ride-on-about = Вы скачете дальше, к вагону «{ $car }». Оставшийся в одиночестве выберет любой вагон впереди.
web-have-chosen = { $count ->
        [0] Никто ещё не выбрал
        [one] Выбор сделали: { $count }
        [few] Выбор сделали: { $count }
       *[other] Выбор сделали: { $count }
    }
web-thinking = думает
web-no-loot = там ничего нет

## Лошади, дилижанс, машина времени: конец

web-col-ransom = Выкуп
web-col-sharing = Делёж
web-col-mortal-bullet = Пули
web-col-time-machine = Машина времени
web-col-caught = Поимка
web-caught = в руках закона, победить нельзя
web-by-nobody = Всех схватили в поезде.
web-nobody-rides-off = *Никто* не победил

## Colt Super Express

web-game-super = Super Express
web-game-express = Colt Express
web-game = Игра
web-game-about-express = Планируйте, грабьте и стреляйте пять раундов: побеждает самый богатый.
web-game-about-super = Все тайно планируют по три карты; поезд каждый раунд теряет вагон. Побеждает последний в нём.
web-expansion-reflexes = Рефлексы
web-expansion-about-reflexes = Пятая карта: подняться и сразу выстрелить, если вы без чувств, или лечь, пока летит пуля.
web-expansion-horse = Конь
web-expansion-about-horse = Ещё одна карта: верхом к локомотиву. Может спасти, когда вас сбивают с поезда.
web-super-seats-about = От трёх до семи бандитов; вагонов на один больше, чем игроков.
web-super-plan = Ваш план
web-super-slot = { $number ->
        [1] Первая карта
        [2] Вторая карта
       *[other] Третья карта
    }
web-super-turn = { $number ->
        [1] Первые карты
        [2] Вторые карты
       *[other] Третьи карты
    }
web-super-turned-up = Карты этого раунда
web-super-card-lost = { $who } вне поезда; карта пропадает.
web-super-lock = Утвердить
web-super-back-about = Последняя карта возвращается вам в руку.
web-super-planning = планирует
web-super-ask = { $count ->
        [one] *Ещё одна карта*, и можно утверждать.
        [2] *Ещё две карты*. Все открывают их одну за другой.
        [few] Выберите *три карты по порядку*. Все открывают их одну за другой.
       *[other] Выберите *три карты по порядку*. Все открывают их одну за другой.
    }
web-super-ask-lock = План готов: *утвердите его*.
web-super-turning = Карты открывают *одну за другой*.
web-super-wait = У вас есть план. { $count ->
        [one] Ещё планирует { $names }.
        [few] Ещё планируют: { $names }.
       *[other] Ещё планируют: { $names }.
    }
web-super-out = Вы вне поезда. { $count ->
        [one] Планирует { $names }.
        [few] Планируют: { $names }.
       *[other] Планируют: { $names }.
    }
web-super-goes-first = Начинает { $player }
web-super-one-fewer = каждый раунд на один меньше
web-super-wagon = Вагон { $wagon }
web-super-taken = Карту берёт { $bandit }: { money }.
web-super-taken-by = карту берёт { $bandit }
web-super-nobody-took = Отцеплен, и его карту никто не взял.
web-super-left-next = отстанет следующим
web-super-goes-next = Его отцепят в конце этого раунда вместе со всеми, кто на нём.
web-super-hidden = Ещё прицеплен; сколько стоит его карта, не знает никто.
web-super-last-place = последнее место
web-super-about-wagon = Кто стоит дальше всех позади, когда отцепляют вагон, берёт его карту.
web-super-about-engine = Локомотив остаётся. Если до конца на нём продержатся несколько бандитов, решает число карт вагонов, потом лучшая из них.
web-super-loot = { $cards }.
web-super-loot-of = { $cards }: { $values }.
web-super-about-loot = Карты вагонов важны, когда до конца продержатся несколько бандитов: сначала число карт, потом лучшая.
web-super-about-off = { $bandit } вне поезда и вне игры.
web-super-about-stunned = { $bandit } лежит без чувств, { $facing ->
        [forward] лицом к локомотиву
       *[back] лицом к хвосту поезда
    }: пули летят мимо, а со следующей картой { $bandit } только встанет.
web-super-about-aims = { $bandit } смотрит { $facing ->
        [forward] на локомотив
       *[back] на хвост поезда
    }. Выстрел сейчас попал бы в { $target-accusative }.
web-super-about-free = { $bandit } смотрит { $facing ->
        [forward] на локомотив
       *[back] на хвост поезда
    }. Выстрел сейчас ни в кого бы не попал.
web-super-standing = { $bandit } ({ $facing ->
        [forward] лицом вперёд
       *[back] лицом назад
    }{ $stunned ->
        [yes] , без чувств
       *[no] { "" }
    })
web-super-place = { $level ->
        [roof] { $car ->
            [0] На крыше локомотива, от хвоста вперёд: { $who }
           *[other] На крыше вагона { $car }, от хвоста вперёд: { $who }
        }
       *[inside] { $car ->
            [0] В локомотиве, от хвоста вперёд: { $who }
           *[other] В вагоне { $car }, от хвоста вперёд: { $who }
        }
    }
web-super-note-turn = Лицом в другую сторону.
web-super-note-move = На вагон туда, куда смотрите.
web-super-note-floor = На крышу или вниз, в вагон.
web-super-note-shoot = В первого, кто стоит перед вами.
web-super-note-reflexes = Встать и выстрелить или лечь.
web-super-note-horse = Верхом к локомотиву.
web-super-about-turn = Разворот: лицом в другую сторону. Место в ряду остаётся прежним.
web-super-about-move = Шаг: на один вагон туда, куда смотрите. Там вы встаёте позади всех, спиной к краю. Кто сходит с любого конца поезда, выбывает.
web-super-about-floor = Лестница: вверх или вниз в том же вагоне, лицом в ту же сторону, спиной к краю.
web-super-about-shoot = Выстрел: попадает в первого, кто стоит перед вами на вашем этаже, как бы далеко он ни был. Тот отлетает на вагон и лежит без чувств, а за краем поезда выбывает.
web-super-about-reflexes = Рефлексы: если вы без чувств, встаньте и сразу стреляйте. Если нет, лягте, и пули пролетят мимо.
web-super-about-horse = Конь: в локомотив, лицом вперёд, позади всех. Если вас сбивают с поезда, а это ваша следующая карта, она спасает.
web-super-would-turn = { $facing ->
        [forward] Вы смотрели бы на локомотив.
       *[back] Вы смотрели бы на хвост поезда.
    }
web-super-would-move = Вы перешли бы { $to }.
web-super-would-floor =
    { $level ->
        [roof] Вы вылезли бы { $to }.
       *[inside] Вы спустились бы { $to }.
    }
web-super-would-hit = Пока что попадает в { $target-accusative }.
web-super-would-miss = Пока что ни в кого не попадает.
web-super-would-stand = Вы без чувств: вы только поднялись бы.
web-super-would-lie = Вы легли бы.
web-super-would-rise = Вы поднялись бы; выстрел ни в кого не попадает.
web-super-would-rise-hit = Вы поднялись бы и попали в { $target-accusative }.
web-super-would-ride = Вы въехали бы верхом в локомотив.
web-super-would-fall = Вы вылетели бы из поезда!
web-super-end = Конец поездки
web-super-who-stays = Кто останется в поезде?
web-super-wins = { $count ->
        [one] { $names } *побеждает*
        [few] { $names } *делят победу*
       *[other] { $names } *делят победу*
    }
web-super-by-standing = Остаётся в поезде до конца.
web-super-by-cards = Больше всего карт вагонов среди тех, кто остался.
web-super-by-value = Карт вагонов поровну с другими, зато лучшая.
web-super-by-shared = Их ничто не отличает.
web-super-order = Кто держался дольше
web-super-ride = Поездка
web-super-ride-about = Сколько кто держался в поезде и какие карты вагонов взяты.
web-super-ride-rounds = { $rounds ->
        [one] { $rounds } раунд; вагонов в поезде было { $wagons }.
        [few] { $rounds } раунда; вагонов в поезде было { $wagons }.
       *[other] { $rounds } раундов; вагонов в поезде было { $wagons }.
    }
web-super-stayed = В поезде до конца.
web-super-fell-move = Сходит с поезда в раунде { $round }.
web-super-fell-shot = Пуля { $by-genitive } сбивает с поезда в раунде { $round }.
web-super-fell-uncoupled = Остаётся с вагоном в раунде { $round }.
web-modules = Модули
web-super-about = Четыре карты, пять минут, один победитель.
web-super-ride-now = На этот поезд
web-super-short = Super
web-super-plans = Планы
web-super-no-plan = Плана ещё нет
web-super-loot-chart = Карты вагонов
web-super-engine = Паровоз

## Marshal & Prisoners: the set-up

web-expansion-marshal = Шериф и узники
web-expansion-about-marshal = Ещё один игрок — шериф: два револьвера, наручники и тайные цели. Узники ждут свободы.
web-power-Marshal = Два револьвера, наручники, пять тайных целей: четырёх хватит для победы.
web-seats-about-marshal = Шериф и от двух до семи бандитов, за каждого играет человек или бот.
web-train-prison = Локомотив, { $count ->
        [one] { $count } вагон
        [few] { $count } вагона
       *[other] { $count } вагонов
    } наугад и тюремный вагон.
web-first-marshal = Раунд 1 начинает шериф.
web-marshal-alone = Парами с шерифом не играют.

## Marshal & Prisoners: sheets and prisoners

web-prisoners = Узники
web-companion-of = Сообщник { $bandit-genitive }
web-about-prisoner = «{ action-brainwave }» у тюремного вагона освобождает одного. Другим он одалживает способность { $bandit-genitive }; со своим бандитом Кража может взять две вещи. 200 $ в конце.
web-lends-Ghost = Первая карта лицом вниз
web-lends-Doc = Семь карт в руке
web-lends-Belle = Трудно прицелиться
web-lends-Tuco = Стреляет сквозь крышу
web-lends-Django = Выстрел отбрасывает на вагон
web-lends-Cheyenne = Хватает кошелёк
web-lends-Mei = Лазает наискосок
web-has-companion = Сообщник { $bandit-genitive } одалживает способность: { $power } 200 $ в конце.
web-has-own-companion = Собственный сообщник: Кража может взять две вещи. 200 $ в конце.
web-about-wanted = В розыске: кто ни разу не арестован, получает в конце 500 $.
web-about-arrested = Арест уже был: 500 $ за розыск потеряны.
web-about-fist-gold = Золотая карта драчуна за первый удар по шерифу: 800 $.
web-about-fist-silver = Серебряная карта драчуна за второй удар по шерифу: 500 $.
web-about-fist-bronze = Бронзовая карта драчуна за третий удар по шерифу: 300 $.
web-paper-wanted = Объявление о розыске
web-paper-prisoner = Узник
web-paper-fist = Карта драчуна
web-about-mail-bag = В локомотиве лежат два почтовых мешка, 200 $ и 1200 $. С виду они одинаковы; что внутри, знает только владелец.
web-gun-left = Левый револьвер
web-gun-right = Правый револьвер
web-gun-empty = Пуст
web-gun-about = { $gun }: { $count ->
        [0] пуль нет.
        [one] осталась { $count } пуля. Следующая: { $next }.
        [few] осталось { $count } пули. Следующая: { $next }.
       *[other] осталось { $count } пуль. Следующая: { $next }.
    }
web-bullets-in-order = Пули по порядку
web-fists-left = { $count ->
        [0] Карт драчуна не осталось
        [one] Осталась { $count } карта драчуна
        [few] Осталось { $count } карты драчуна
       *[other] Осталось { $count } карт драчуна
    }
web-about-fists = Кто ударит шерифа, берёт верхнюю карту драчуна: 800 $, потом 500 $, потом 300 $.
web-achievement-wanted = Объявления о розыске
web-achievement-companions = Возвращённые узники
web-achievement-bags = Почтовые мешки
web-achieved-wanted = { $count ->
        [0] Пока никто не арестован.
       *[other] Арестованы хотя бы раз: { $names }.
    }
web-achieved-companions = Снова в его руках сообщники: { $names }.
web-achieved-bags = { $count ->
        [one] У него { $count } почтовый мешок.
        [few] У него { $count } почтовых мешка.
       *[other] У него { $count } почтовых мешков.
    }
web-goals-turned = Открыто целей: { $count }
web-about-goals = Каждый раунд шериф открывает одну цель и побеждает, если выполнены четыре из пяти.
web-in-cell = в камере
web-about-cell = { $bandit } в камере: действует только «{ action-brainwave }».
web-about-prison = Тюремный вагон: коридор, крыша и камера. Арестованный попадает в камеру; там действует только «{ action-brainwave }» и выводит оттуда.
web-thrown = за бортом
web-about-thrown = { $bandit } вылетает из поезда и уже не может победить.

## Marshal & Prisoners: bullets

web-bullet-about-lost-weapon = До конца раунда Выстрел не действует.
web-bullet-about-hurt-knee = До конца раунда Лестница не действует.
web-bullet-about-hurt-shoulder = До конца раунда Удар не действует.
web-bullet-about-gotcha = Узник жертвы возвращается к шерифу.
web-bullet-about-drop-the-bag = Почтовый мешок жертвы переходит к шерифу.
web-bullet-about-golden = Не действует; последняя в своём револьвере.
web-bullet-does-lost-weapon = в этом раунде без Выстрела
web-bullet-does-hurt-knee = в этом раунде без Лестницы
web-bullet-does-hurt-shoulder = в этом раунде без Удара
web-bullet-does-gotcha = забирает узника
web-bullet-does-drop-the-bag = забирает почтовый мешок
web-bullet-does-golden = последняя в револьвере
web-hurt-lost-weapon = без Выстрела
web-hurt-hurt-knee = без Лестницы
web-hurt-hurt-shoulder = без Удара

## Marshal & Prisoners: goals

web-your-goals = Ваши цели
web-goals-enough = { $count } из { $all } — победа
web-goals-later = { $count ->
        [one] откроется в раунде { $rounds }
        [few] откроются в раундах { $rounds }
       *[other] откроются в раундах { $rounds }
    }
web-goal-just-a-scratch = Лишь царапина
web-goal-dodging = Уклонение
web-goal-golden-bullet = Золотая пуля
web-goal-mail = Почта должна дойти
web-goal-key = Выбросить ключ
web-goal-lead-rain = Свинцовый дождь
web-goal-sworn-enemy = Заклятый враг
web-goal-warrant = Ордер: { $bandit }
web-goal-done = выполнено
web-goal-failed = не выполнено
web-goal-open = Эту цель знают все.
web-goal-now-warrant = { $count ->
        [0] пока на свободе
       *[other] арест уже был
    }
web-goal-now-just-a-scratch = { $count ->
        [0] карт драчуна не осталось
        [one] осталась { $count } карта драчуна
        [few] осталось { $count } карты драчуна
       *[other] осталось { $count } карт драчуна
    }
web-goal-now-dodging = { $count ->
        [0] в вас ещё не попадали
        [one] не больше { $count } пули от одного бандита
        [few] { $count } пули от одного бандита
       *[other] { $count } пуль от одного бандита
    }
web-goal-now-golden-bullet = { $count ->
        [0] один револьвер пуст
        [one] в том, что пустее, { $count } пуля
        [few] в том, что пустее, { $count } пули
       *[other] в том, что пустее, { $count } пуль
    }
web-goal-now-mail = { $count ->
        [0] оба мешка у бандитов
        [one] { $count } мешок был бы ваш
        [few] { $count } мешка были бы ваши
       *[other] { $count } мешков были бы ваши
    }
web-goal-now-key = узников: { $count } из { $needed }
web-goal-now-lead-rain = попаданий: { $count } из { $needed }
web-goal-now-sworn-enemy = пуль в одном бандите: { $count } из { $needed }
web-goal-end-warrant = { $count ->
        [0] ареста не было
       *[other] арест был
    }
web-goal-end-dodging = { $count ->
        [0] в шерифа никто не попал
        [one] не больше { $count } пули от одного бандита
        [few] { $count } пули от одного бандита
       *[other] { $count } пуль от одного бандита
    }
web-goal-end-mail = { $count ->
        [0] оба мешка у бандитов
        [one] { $count } мешок у шерифа
        [few] { $count } мешка у шерифа
       *[other] { $count } мешков у шерифа
    }
web-goal-end-lead-rain = попаданий: { $count } из { $needed }
web-goal-rule-warrant = Арестовать хотя бы раз: { $bandit }.
web-goal-rule-just-a-scratch = В конце остаётся карта драчуна.
web-goal-rule-dodging = В конце в вашей колоде не больше 2 пуль от каждого бандита.
web-goal-rule-golden-bullet = В конце один из ваших револьверов пуст.
web-goal-rule-mail = В конце почтовый мешок ваш или не принадлежит ни одному бандиту.
web-goal-rule-key = В конце двое узников у вас или ещё в тюремном вагоне.
web-goal-rule-lead-rain = В конце у каждого бандита есть ваша пуля.
web-goal-rule-sworn-enemy = В конце у одного бандита 4 ваши пули.

## Marshal & Prisoners: cards and choices

web-note-move-plus = А потом сразу ещё карта.
web-note-floor-plus = А потом сразу ещё карта.
web-note-arrest = Бандит рядом с вами идёт в камеру.
web-note-brainwave = Сбежать, освободить или повторить.
web-about-move-plus = Как Движение. В обычный ход можно сразу сыграть ещё одну карту.
web-about-floor-plus = Как Лестница. В обычный ход можно сразу сыграть ещё одну карту.
web-about-arrest = Арест: один бандит на вашем месте идёт в камеру. Его объявление о розыске ваше раз и навсегда.
web-about-brainwave = В камере: выйти из неё. У тюремного вагона: освободить узника или бандита. В других местах: повторить последнее действие бандита в этом раунде.
web-would-arrest =
    { $count ->
        [0] Сейчас рядом никого нет.
       *[other] Сейчас в камеру: { $names }.
    }
web-search = Искать «{ action-brainwave }»
web-about-search = Взять «{ action-brainwave }» из колоды вместо трёх карт и перетасовать её.
web-off-the-train = С поезда
web-off-the-train-about = Выбывает из игры и не может победить.
stage-pick-off = Сбросить с поезда: { $bandit }
web-guns-swap = Поменять револьверы
web-one-gun = Только один
web-fire-both = Из обоих
web-fire-one = Огонь
web-fire-whom = Сначала выберите одного или двух бандитов
web-ask-aim =
    { $both ->
        [yes] На линии огня: { $count }. *Два револьвера, два бандита: кому что?*
       *[no] Вы стреляете. *В кого и из какого револьвера?*
    }
web-ask-more = На стопке карта с плюсом. *Сыграйте сразу ещё одну* или остановитесь.
web-ask-jolt =
    { $draw ->
        [yes] Поезд тряхнуло: *ни Выстрела, ни Удара*. Сыграйте карту или возьмите три.
       *[no] Поезд тряхнуло: *ни Выстрела, ни Удара*. Сыграйте карту.
    }
web-ask-handing-over = { $bandit } снова на свободе. *Что вы отдадите спасителю?*
web-ask-reflexes = Рефлексы: *сыграйте ещё одну карту* и сразу её выполните, или ни одной.
web-ask-carry-out = { $bandit } выполняет карту сразу. *Как?*
web-ask-angry-fire = Вы разъярены: *один выстрел даром* или ни одного.
web-ask-angry-move = И *одно движение даром*, или оставайтесь.

## Marshal & Prisoners: events and the end

web-short-law-angry-marshal = Он может раз выстрелить, потом раз пойти.
web-short-law-revenge = В вагоне шерифа и на крыше теряется самый дешёвый кошелёк.
web-short-law-marshals-whiskey = Шериф берёт фляжку и может выпить.
web-short-safe-place = Добыча из вагона шерифа переходит на его крышу.
web-short-rumours = Одну из целей шерифа видят все.
web-short-reflexes = Каждый может выполнить ещё одну карту.
web-short-guilty-conscience = Самый бедный бандит побеждает вместе с шерифом.
web-short-deadly-fall = Удар на крыше может сбросить с поезда.
web-short-crime-does-not-pay = Кто в камере, не может победить.
web-goals-fulfilled = Целей: { $count } из 5
web-goals-won = Шериф побеждает.
web-goals-lost = Мало: побеждает самый богатый бандит.
web-col-mail-bags = Почта
web-col-wanted = Розыск
web-col-prisoner = Узник
web-col-fistfighter = Драчун
web-by-goals = Выполнено целей: { $count } из пяти.
web-marshal-wins = *Шериф* побеждает
web-marshal-wins-with = *Шериф* побеждает, а с ним { $player }
web-law-wins = Закон и порядок в Нью-Мексико
web-marshal-goals = Цели шерифа
web-marshal-count = { $count } из { $all }

## Learning

web-learn = Обучение
web-learn-about = Десять минут: от первого шага до первого ограбления.
web-puzzles = Задачи
web-puzzles-about = Один поезд, одна цель, один путь к ней.
web-rules = Правила
web-rules-more = Подробнее в правилах

## The expert’s hint

web-hints = Подсказки
web-hints-about = Тот, кому решать, может спросить эксперта, что сделал бы он.
web-hint-ask = Спросить эксперта
web-hint-thinking = Эксперт думает …
web-hint-title = Мнение эксперта
web-hint-about = Полоски показывают, как часто эксперт выбирал каждый путь, пока мысленно доигрывал партию (раз: { $count }). Он знает только то, что и вы.
web-hint-why = *{ $choice }*: выиграно { $wins } % доигранных мысленно партий, в среднем { $money }.
web-hint-note = Выигрыш { $wins } %, { $money }
web-hint-why-wins = *{ $choice }*: выиграно { $wins } % доигранных мысленно партий.
web-hint-note-wins = Выигрыш { $wins } %
web-hint-share = { $share } %
web-hint-again = Выберите ещё раз, чтобы так и сделать.
web-hint-none = Эксперт выбрал бы: { $choice }
web-hint-away = Убрать подсказку

## Обычаи стола

web-people-came-back = { $name } снова здесь.
web-people-sat-down = { $name } садится за стол.
web-people-left = { $name } уходит из-за стола.
web-people-removed = Хозяин стола выпроваживает: { $name }.
web-people-hosts = Теперь хозяин стола — { $name }.
web-people-silence = Никто не возразил: { $name } возвращает свой выбор.
web-people-renamed = { $was } теперь зовётся { $name }.
web-people-late-comers = Отныне пришедшие позже садятся не спрашивая. Все снова говорят, готовы ли они.
web-people-no-late-comers = Отныне пришедшие позже должны спрашивать. Все снова говорят, готовы ли они.
web-people-late-comers-ask = Не все на это согласились, поэтому пришедшие позже должны спрашивать.
web-now-sat-down = Вы за столом. Добро пожаловать!
web-now-hosts = Теперь вы хозяин стола.
web-host = Хозяин
web-host-about = Хозяин стола раздаёт карты и меняет настройки.
web-you-host = Вы хозяин этого стола.
web-hosted-by = Хозяин этого стола — { $name }.
web-asking-off = Не принимать просьб о месте
web-asking-on = Снова принимать просьбы о месте
web-hand-over = Передать стол: { $name }
web-hand-over-sure = Правда передать стол: { $name }?
web-hand-over-about = Этого не отменить: вернуть вам стол сможет только { $name }.
web-send-away = Выпроводить: { $name }
web-send-away-sure = Правда выпроводить: { $name }?
web-wait-for-named = { $name } раздаст карты, когда все соберутся.
web-host-away = { $name } не на связи. Через { $time } хозяином стола станет кто-то другой.
web-has-left = { $name } вне игры; играет бот, место сохранено
web-leave-kept = Дальше будет играть бот, а место останется за вами: с первой страницы вы вернётесь одним нажатием.
web-come-back = Вернуться
web-seat-kept = Ваше место сохранено за вами.
web-plea-until = Кто не ответит за *{ $time }*, тот согласен.
web-plea-hidden = Открылось что-то скрытое, поэтому *молчание не знак согласия*: «да» должны сказать все.
web-has-agreed = согласие
web-door = Кто хочет сесть
web-door-asks = *{ $name }* хочет сесть за стол.
web-door-asks-as = *{ $name }* хочет вступить в игру вместо бота. Бандит: *{ $bandit }*.
web-door-names = { $count ->
        [one] { $name } хочет сесть за стол
        [few] { $name } хотят сесть за стол
       *[other] { $name } хотят сесть за стол
    }
web-door-until = Все люди за столом должны согласиться за { $time }.
web-door-host-until = Решаете вы как хозяин стола, за { $time }.
web-door-wait = Вы попросили место.
web-door-wait-as = Вы попросили место. Бандит: *{ $bandit }*.
web-door-wait-host = Решает хозяин стола.
web-door-wait-all = Должны согласиться все люди за столом; тогда вы сразу играете.
web-door-time = Без ответа просьба истечёт через { $time }.
web-door-waiting = Вы ждёте место
web-withdraw = Отозвать просьбу
web-let-in = Впустить
web-turn-away = Не в этот раз
web-sit-down-all = Сначала спросят людей за столом.
web-sit-down-host = Сначала спросят хозяина стола.
web-private = Закрытый стол
web-private-ask = Вы можете попросить место.
web-private-waits = Ждём ответа
web-latecomers = Можно прийти позже
web-latecomers-about = Во время игры люди садятся на места ботов-заместителей, не спрашивая всех.
web-approval = Впускает хозяин
web-approval-about = Чтобы сесть за стол, нужно согласие хозяина.
web-closed = Последняя игра началась по другим правилам и не может продолжаться по нынешним. То, что в ней видели все, сохранено.
web-parted = Без места
web-parted-left = Вы ушли из-за стола.
web-parted-removed = Хозяин стола попросил вас уйти.
web-parted-turned-away = Кто-то за столом не согласился, чтобы вы сели.
web-parted-nobody-answered = Никто не ответил вовремя, поэтому места вы не получили.
web-parted-taken = Место досталось кому-то другому.
web-parted-game-changed = Игра, к которой вы хотели присоединиться, тем временем началась или закончилась. Можете попросить ещё раз.
web-parted-withdrawn = Вы отозвали свою просьбу.
web-just-watch = Смотреть
web-refused-all-decide = Это решают все люди за столом.
web-refused-asked-already = Уже просят вернуть другой выбор; сначала ответьте на это.
web-refused-asks-already = Кто-то с вашего адреса уже просит здесь место. Подождите ответа.
web-refused-busy = У эксперта сейчас слишком много вопросов; спросите чуть позже.
web-refused-closed = Эта игра началась по другим правилам и не может продолжаться. Хозяин стола может вернуть всех в комнату ожидания.
web-refused-crowded = Сейчас нет места; попробуйте позже.
web-refused-empty = Это сообщение пустое.
web-refused-fault = На сервере что-то пошло не так. Ничего не изменилось; попробуйте ещё раз.
web-refused-fixed = Игра за этим столом продолжается с записи, поэтому это изменить нельзя.
web-refused-full = Все места заняты.
web-refused-held-another = У кого есть или было место в этой игре, тот не может взять другое.
web-refused-here = Этот человек здесь и решает это сам.
web-refused-host-only = Это может только хозяин стола.
web-refused-illegal = Сейчас так нельзя. Выберите что-нибудь другое.
web-refused-just-away = Этот человек может вот-вот вернуться. Через полминуты можно будет поручить игру боту.
web-refused-left = Этот человек вышел из игры; место сохранено за ним.
web-refused-name = Такого имени не видно. Выберите, пожалуйста, другое.
web-refused-needs-consent = Чтобы вернуть это, должны согласиться все люди за столом; спросите их.
web-refused-no-asking = Хозяин стола сейчас не принимает просьб о месте.
web-refused-no-change = Так уже и есть.
web-refused-no-game = Такой игры за этим столом не было.
web-refused-no-hints = За этим столом нет подсказок.
web-refused-no-idea = У эксперта сейчас нет подсказки.
web-refused-no-lesson = Такого урока нет.
web-refused-no-person = На этом месте никого нет.
web-refused-no-puzzle = Такой задачи нет.
web-refused-no-record = Такой записи нет.
web-refused-no-seat = Этого места уже нет.
web-refused-no-table = Такого стола нет.
web-refused-not-asked = Сейчас вам нечего решать.
web-refused-not-over = Игра за этим столом ещё не окончена.
web-refused-not-yet = Вам отказали. Попросить снова можно через две минуты.
web-refused-not-yours = Это не ваше место.
web-refused-nothing-asked = Этого ответа уже никто не ждёт.
web-refused-nothing-chosen = У вас нет выбора, который можно вернуть.
web-refused-other = Сервер не понял эту страницу. Обновите её и попробуйте ещё раз.
web-refused-over = Игра окончена.
web-refused-playing = Этого нельзя делать, пока идёт игра.
web-refused-private = Этот стол видят только те, кто играет.
web-refused-record = Эту запись невозможно прочитать: { $text }
web-refused-seated = У вас есть место, с него и говорите.
web-refused-set-aside = С этим столом что-то не так, поэтому играть за ним нельзя.
web-refused-set-up = Так играть нельзя: { $text }
web-refused-stand-in = За вас играет бот; сначала смените его.
web-refused-storage = Сервер сейчас ничего не может сохранить. Попробуйте ещё раз.
web-refused-taken = Это место уже занято.
web-refused-too-fast = Это было слишком быстро; подождите немного.
web-refused-too-late = Это уже решено.
web-refused-too-long = Это слишком длинно.
web-refused-too-many = Слишком много сразу; подождите немного.
web-refused-too-slow = Это не дошло вовремя. Попробуйте ещё раз.
web-refused-version = Сервер новее этой страницы или старше. Обновите страницу.
web-refused-waiting = Карты ещё не розданы.
