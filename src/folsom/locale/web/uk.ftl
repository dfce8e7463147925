### Слова для браузера українською, на додачу до тих, що в uk.ftl. Що стоїть між зірочками,
### виділено в реченні.

## Усюди

web-home = Folsom, на першу сторінку
web-close = Закрити
web-you = Ви
web-somebody = Хтось
web-language = Мова
web-loading = Хвилинку…
web-no-server = Сервер не відповідає. Спробуйте ще раз за мить.
web-copied = Скопійовано
web-round-of = Раунд { $round } з { $rounds }
web-title-table = Folsom, { $code }
web-title-your-turn = ● Ваш хід · Folsom
web-call-title = Ваш хід у Folsom
web-call-text = Поїзд чекає на ваш вибір.

## Без зв’язку та нові версії

web-offline = Зв’язку немає
web-offline-about = Folsom потребує зв’язку зі своїм сервером. Без нього не можна:
web-offline-play = грати, навіть наодинці: карти роздає сервер, і боти сидять там само;
web-offline-friends = відкрити стіл, сісти за чужий або продовжити за своїм;
web-offline-lessons = проходити уроки й розв’язувати задачі;
web-offline-records = переглядати записи.
web-offline-safe = Нічого не втрачено: ваші столи чекають на сервері, а ця сторінка повернеться сама, щойно буде зв’язок.
web-offline-rules = Тим часом почитати правила
web-new-version = З’явилася нова версія Folsom.
web-reload = Завантажити

## Перша сторінка

web-when = 11 липня 1899
web-where = Нью-Мексико
web-motto = Плануйте разом. Грабуйте поїзд. Тікайте багатими.
web-play-now = Грати
web-play-now-about-express = Ви і троє ботів, один дотик. Гра триває чверть години.
web-bots = Боти
web-play-now-about-super = Ви і троє ботів, один дотик: чотири карти, п’ять хвилин, перемагає останній у поїзді.
web-rob-this-train = Грабувати цей поїзд
web-make-table = Новий стіл
web-make-table-about = Друзі за посиланням, усі правила гри на вибір.
web-join = Сісти за кодом
web-join-code = Код столу
web-join-go = Сісти
web-join-example = RAVEN-CANYON-042
web-pass = Гра по колу
web-pass-about = Один пристрій іде по колу. Карти лишаються в таємниці.
web-watch = Переглянути запис
web-watch-about = Відкрийте файл і подивіться гру знову, очима будь-кого за столом.
web-back-to = Назад за свій стіл
web-back-to-about = { $code } досі чекає.
web-alone-device = Усе працює на цьому пристрої, і без мережі.
web-alone-coming = Рушій у дорозі. Тим часом можна вибирати.
web-alone-bots-coming = Боти в дорозі. Можна почати й без них.
web-alone-playable = Боти теж тут: можна грати.
web-alone-ready = Усе вже тут. Мережа більше не потрібна.
web-alone-failed = Рушій завантажити не вдалося. Спроба повториться сама.
web-alone-bytes = { $done } з { $all } МБ
web-alone-left-off = Де ви зупинилися
web-alone-kept-here = лише на цьому пристрої
web-alone-with-friends = Гра з друзями
web-alone-with-friends-about = Для цього потрібен сервер Folsom, що тримає карти всіх. Знаєте такий?
web-alone-server = Адреса сервера
web-alone-go = Перейти
web-alone-friends = За цей стіл ніхто не може прийти: він є лише в цьому браузері. Друзям потрібен сервер Folsom; тут пристрій може ходити по колу.
web-alone-save = Зберегти всі ігри у файл
web-alone-load = Повернути ігри з файлу
web-alone-loaded = Додано ігор: { $count }.
web-alone-no-file = Це не файл зі збереженими іграми.
web-alone-damaged = У цьому файлі чогось бракує або щось змінено, тому нічого не додано.
web-alone-keeps-nothing = Зараз цей браузер нічого не зберігає, тому й ігри зберегти не можна.
web-alone-remove = Прибрати цю гру
web-alone-remove-sure = Справді прибрати? Більше ніде вона не зберігається.
web-alone-removed = Гру прибрано.
web-alone-verified = Перевірено на цьому пристрої
web-alone-licences = Ліцензії
web-alone-set-up = Підготувати гру
web-alone-set-up-about = Усі доповнення, будь-які боти, усі налаштування.
web-alone-is-over = закінчена
web-alone-is-waiting = не почата
web-alone-is-playing = триває
web-own-device = Наодинці ви граєте на цьому пристрої, тож це працює й без мережі.
web-own-offline = Зв’язку немає. Те, чому сервер не потрібен, тут: поки що можна грати на цьому пристрої.
web-own-friends = За цей стіл ніхто не може прийти: він є лише в цьому браузері. Для друзів відкрийте стіл на сервері.
web-own-elsewhere = Цей стіл — у тому браузері, де його відкрили, і в жодному іншому.
web-open-tables = Відкриті столи
web-free-seats = { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
web-fan-work = Folsom створили шанувальники гри; усі малюнки власні.
web-level-random = кості
web-level-random-about = Бере що трапиться, не думаючи.
web-level-easy = легкий
web-level-easy-about = Хапає все, що блищить, і часом помиляється. Добрий перший суперник.
web-level-greedy = жадібний
web-level-greedy-about = Дивиться, що карта дасть зараз, і ніколи далі.
web-level-fair = середній
web-level-fair-about = Грає з розумом і не гає часу. Здолайте його, щоб заслужити остроги.
web-level-baseline = з підручника
web-level-baseline-about = Думає п’яту частку секунди, як пишуть у підручниках.
web-level-hard = сильний
web-level-hard-about = Обмірковує кожне рішення п’яту частку секунди. Бережіть гаманці.
web-level-expert = експерт
web-level-expert-about = Думає цілу секунду, вгадує вашу руку й руйнує ваші плани.
web-bot-of = { $level ->
        [random] Бот навмання
        [easy] Легкий бот
        [greedy] Жадібний бот
        [fair] Середній бот
        [baseline] Книжний бот
        [hard] Сильний бот
        [expert] Бот-експерт
       *[other] Бот
    }

## Підготовка

web-new-table = Новий стіл
web-who-rides = Хто їде?
web-the-table = Стіл
web-power-Ghost = Може зіграти першу карту раунду долілиць.
web-power-Doc = Тримає сім карт замість шести.
web-power-Belle = У неї не ціляться, поки є хтось інший.
web-power-Tuco = Стріляє крізь дах, угору чи вниз.
web-power-Django = У кого влучить, того відкидає на один вагон.
web-power-Cheyenne = Забирає гаманець у того, кого вдарить.
web-power-Mei = Лазить і навскоси.
web-add = Додати
web-seat-you = Ви
web-seat-open = Вільне
web-by-chance = Навмання
web-any-bandit = Будь-який
web-seats = Гравці
web-seats-about = Від трьох до семи бандитів, за кожного грає людина або бот.
web-train = Поїзд
web-train-random = Локомотив і вагони, вибрані навмання: { $count }.
web-wagons-chosen = Вибрано { $count } з { $all }, рахуючи від локомотива.
web-choose = Вибрати
web-by-lot = За жеребом
web-powers = Здібності
web-powers-about = У кожного бандита своя.
web-events = Події
web-events-about = Раунди закінчуються несподіванкою, останній — на станції.
web-expert = Експерти
web-expert-about = Карти лишаються на руці з раунду в раунд; скид повертається.
web-pairs = Пари
web-pairs-about = Двоє або троє гравців, у кожного два бандити.
web-teams = Команди
web-teams-about = Четверо або шестеро гравців по двоє; карти й гроші спільні.
web-note-borrowed = Виконує її і вирішує { $bandit }.
web-seats-about-teams = Четверо або шестеро гравців; сусіди утворюють команду: 1 і 2, 3 і 4.
web-teams-alone = Із шерифом не можна грати командами.
web-edition = Видання
web-edition-1 = Перше
web-edition-2 = Друге
web-first-edition = Перше видання
web-edition-about = У першому інші правила деяких подій і пар; здібності й події грають завжди.
web-pace = Темп
web-pace-none = Без годинника
web-pace-live = Наживо
web-pace-days = Днями
web-pace-about-none = Нікого не квапимо.
web-pace-about-live = { $seconds } с на кожне рішення, потім вирішує бот.
web-pace-about-days = День на кожне рішення: грайте впродовж тижня, повертайтеся, коли ваш хід.
web-public = Відкритий
web-public-about = Стіл видно в списку на першій сторінці.
web-watching-allowed = Глядачі
web-watching-about = Дивитися може кожен, хто має посилання; сховані карти не видно.
web-more = Ще …
web-less = Менше
web-seed = Зерно
web-seed-about = Те саме зерно роздає ту саму гру. Хто його знає, може знати й приховане.
web-rounds = Раунди
web-rounds-random = П’ять карт раундів, узятих навмання.
web-pool = З яких карт тягти
web-pool-about = Тасуємо всі, що підходять.
web-pool-all = Усі, що підходять
web-pool-rounds = { $count } з { $all } карт раундів; зіграють { $drawn } з них.
web-pool-stations = { $count } з { $all } станцій; гра закінчиться на одній із них.
web-rounds-chosen = Карти раундів і їхній порядок вибираєте ви.
web-first = Початок
web-first-about = Хто починає раунд 1.
web-open-table = Відкрити стіл
web-summary = { $count ->
        [0] Вільних місць для друзів немає
        [one] { $count } місце чекає на друзів
        [few] { $count } місця чекають на друзів
       *[other] { $count } місць чекають на друзів
    }; { $bots ->
        [0] без ботів
        [one] грає { $bots } бот
        [few] грають { $bots } боти
       *[other] грають { $bots } ботів
    }.

## Очікування

web-waiting-room = Зала очікування
web-open-seat = Вільне місце
web-open-seat-about = для того, хто відкриє посилання
web-put-bot = Посадити бота
web-open-again = Звільнити місце
web-add-seat = Додати місце
web-add-seat-about = не більше { $count }
web-remove-seat = Прибрати останнє місце
web-ready = готово
web-not-yet = ще ні
web-not-here = не тут
web-i-am-ready = Можна починати
web-not-ready = Ще не починати
web-your-bandit = Ваш бандит
web-your-bandits = Ваші бандити
web-bring-friend = Покличте друга
web-say-code = Скажіть код
web-send-link = або надішліть посилання
web-copy = Копіювати
web-share = Поділитися
web-qr = QR-код запрошення
web-change = Змінити
web-leave = Піти з-за столу
web-leave-sure = Справді піти?
web-deal = Роздати карти
web-ready-count = Готові: { $ready } з { $count }.
web-deal-about = Почніть зараз, і на вільні місця сядуть боти; коли прийдуть люди, вони поступляться.
web-wait-for-host = Господар столу роздасть карти, коли всі зберуться.
web-sit-down = Сісти
web-sit-down-about = Ви дивитеся. Для вас є місце.
web-your-name = Ваше ім’я
web-clock-none = Без годинника
web-clock-seconds = { $seconds } с на хід
web-clock-days = День на хід
web-anyone-watches = Дивитися можна всім
web-nobody-watches = Дивитися не можна
web-is-public = Відкритий
web-seeded = Із заданим зерном

## Стіл

web-table-menu = Стіл
web-clock = Лишилося часу
web-the-round = Раунд
web-the-train = Поїзд
web-your-turn = ваш хід
web-choosing = вибирає
web-away = не на зв’язку
web-about-first = Перший гравець цього раунду: починає кожен хід.
web-bot-plays-for = За { $name } грає бот
web-bot-plays-for-you = За вас грає бот
web-is-away = { $name } не на зв’язку
web-let-a-bot = Хай грає бот
web-take-over = Повернутися
web-wait-for = Чекати
web-watching = { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[other] { $count } глядачів
    }
web-settings = Налаштування
web-sound = Звуки
web-sound-off = Вимкнено
web-speed = Швидкість показу
web-call-me = Покликати, коли мій хід
web-let-bot = Хай за мене грає бот
web-own-link = Копіювати посилання на моє місце
web-own-link-about = Відкрийте його на іншому пристрої, щоб грати далі там. Хто має його, грає за вас.
web-story = Оповідь
web-chat = Розмова
web-story-round = Раунд { $round } · { $card }
web-chat-empty = Ще ніхто нічого не сказав.
web-say = Сказати щось
web-send = Надіслати
web-sign-hat = Вітання капелюхом
web-sign-bang = Бах!
web-sign-laugh = Сміх
web-sign-cry = Ой
web-sign-loot = Гарна здобич
web-sign-hurry = Хутчіше
web-sign-clap = Оплески
web-sign-shrug = Знизати плечима
web-skip = До мого вибору
web-skip-film = Пропустити показ
web-film-again = Показати ще раз
web-film-step = Крок
web-your-side = Ваш бік столу
web-draw = Узяти 3
web-left = лишилося { $count }
web-take-back = Повернути хід
web-about-back = Повертає ваш останній вибір, доки на нього ніхто не відповів.
web-about-ask-back = Інші вже ходили: мають погодитися всі люди.
web-only-you = Бачите лише ви
web-about-worth = Скільки разом варта ваша здобич.
web-laid-aside = Відкладено: { $cards }
web-all-choices = Усе, що можна вибрати
web-step-back = Назад
web-card-of = карта { $number } з { $count }
web-turns = Ходів: { $count }, { $event ->
        [yes] потім подія
       *[no] без події
    }
web-no-event = Без події
web-no-event-about = Наприкінці цього раунду нічого більше не станеться.
web-short-angry-marshal = Стріляє в дах над собою, тоді відступає.
web-short-swivel-arm = Усіх на дахах змітає на останній.
web-short-braking = Усі на дахах ковзають на вагон уперед.
web-short-take-it-all = До шерифа кладуть другий кейс.
web-short-rebellion = Усі всередині дістають по кулі.
web-short-pickpocketing = Хто сам-один, може взяти гаманець.
web-short-revenge = Над шерифом губиться найдешевший гаманець.
web-short-hostage-conductor = У локомотиві й на ньому: викуп.
web-whole-ticket = Увесь раунд
web-chip-empty = { $who }: попереду
web-chip-drew = { $who }: узято карти
web-chip-passed = { $who }: без ходу
web-chip-played = { $who }: { $card }

## Карти

web-bullet = Куля
web-note-bullet = Ні до чого. Лише заважає.
web-note-bullet-neutral = Від шерифа чи пасажирів.
web-note-move = Вагон усередині, до трьох дахами.
web-note-floor = На дах або вниз, у вагон.
web-note-fire = Одна куля в когось на прицілі.
web-note-rob = Узяти щось зі здобичі поруч.
web-note-punch = Випускає здобич і відлітає.
web-note-marshal = Шериф іде на один вагон.
web-would-floor =
    { $level ->
        [roof] Ви вилізли б { $to }.
       *[inside] Ви спустилися б { $to }.
    }
web-would-floor-mei = Угору чи вниз, прямо або навскоси.
web-would-fire =
    { $count ->
        [0] Зараз на прицілі нікого.
       *[other] Зараз на прицілі: { $names }.
    }
web-would-punch =
    { $count ->
        [0] Зараз поруч нікого.
       *[other] Зараз поруч: { $names }.
    }
web-would-rob =
    { $count ->
        [0] Зараз тут нічого не лежить.
       *[other] Тут лежить: { $names }.
    }

## Запитання

web-lifted =
    { $count ->
        [one] *Торкніть ще раз, щоб зіграти*, або візьміть іншу карту.
        [few] *Як її зіграти?* Або беріть іншу.
       *[other] *Як її зіграти?* Або беріть іншу.
    }
web-ask-schemin =
    { $draw ->
        [yes] Ваш хід: *зіграйте карту* або візьміть три.
       *[no] Ваш хід: *зіграйте карту*.
    }
web-ask-tunnel =
    { $draw ->
        [yes] Темно: *ваша карта лягає долілиць*. Або візьміть три.
       *[no] Темно: *ваша карта лягає долілиць*.
    }
web-ask-speeding =
    { $draw ->
        [yes] Два ходи поспіль: *зіграйте карту* або візьміть три.
       *[no] Два ходи поспіль: *зіграйте карту*.
    }
web-ask =
    { $action ->
        [move] Ви переходите. *Куди?*
        [floor] Драбина. *Куди ви лізете?*
        [fire] Ви стріляєте. *У кого?*
        [rob] Ви грабуєте. *Що берете?*
        [punch] Ви б’єте. *Кого і як?*
        [ride] Ви в сідлі. *Де злізаєте?*
        [arrest] Ви заарештовуєте. *Кого?*
        [brainwave] Вам сяйнула думка. *Що робите?*
       *[marshal] Ви ведете шерифа. *Куди?*
    }
web-ask-of =
    { $action ->
        [move] { $bandit } переходить. *Куди?*
        [floor] { $bandit } на драбині. *Куди?*
        [fire] { $bandit } стріляє. *У кого?*
        [rob] { $bandit } грабує. *Що?*
        [punch] { $bandit } б’є. *Кого і як?*
        [ride] { $bandit } у сідлі. *Куди?*
       *[marshal] { $bandit } веде шерифа. *Куди?*
    }
web-ask-start-places = Перед першим раундом: *хто починає в останньому вагоні?* Другий починає на вагон ближче.
web-ask-choose-card = Новий раунд: *яку карту берете* з колоди?
web-ask-discarding = *Скиньте те, чого не хочете лишати*, а решту залиште.
web-ask-pickpocketing = { $bandit } тут без свідків. *Узяти гаманець?*
web-wait = Поїзд котить далі.
web-wait-acting = { $bandit } виконує: { $action }.
web-wait-for-names = { $count ->
        [one] { $names } вибирає.
        [few] Ще вибирають: { $names }.
       *[other] Ще вибирають: { $names }.
    }
web-waits-for-line = Ви вибрали. *Вибір чекає на зв’язок.*
web-target-about = Стоїть { $at }. { $count ->
        [0] Ще без куль.
        [one] Уже { $count } куля.
        [few] Уже { $count } кулі.
       *[other] Уже { $count } куль.
    }
web-place-inside = { $car }
web-place-roof = Дах: { $car }
web-marshal-there = Там шериф!
web-shotgun-there = Там охоронець!
web-you-stay = Ви лишаєтеся.
web-there-is = { $count ->
        [one] Там { $names }.
        [few] Там { $names }.
       *[other] Там { $names }.
    }
web-there-are = Бандитів там: { $count }.
web-nobody-there = Там нікого.
web-you-catch-it = Ви його перехоплюєте.
web-falls-here = Падає тут.

## Пояснення

web-about-purse = У гаманці від 250 до 500 $. Скільки саме, знає лише власник.
web-about-jewel = Самоцвіт коштує 500 $.
web-about-strongbox = У кейсі 1 000 $.
web-about-bullets = Хто наприкінці випустив найбільше куль, той найвлучніший стрілець: 1 000 $.
web-about-wounds = Отримані кулі. Вони засмічують колоду.
web-about-deck = Ваша колода. Кулі, що влучили у вас, потрапляють до неї.
web-about-bullet-card = Кулю не можна ні зіграти, ні викинути; вона займає місце на руці.
web-about-move = Переміщення: усередині — до сусіднього вагона. Дахами — на один–три вагони вперед або назад.
web-about-floor = Драбина: із вагона на його дах або назад униз.
web-about-fire = Постріл: усередині — у когось у сусідньому вагоні. На даху — у найближчого з будь-якого боку.
web-about-rob = Грабіж: узяти щось одне зі здобичі, що лежить біля вас. Що саме, вирішуєте ви.
web-about-punch = Удар: хтось поруч із вами випускає здобич на ваш вибір і відлітає в сусідній вагон.
web-about-marshal = Шериф: він іде на один вагон. Хто з ним зустрінеться, дістає кулю й тікає на дах.

## Стани

web-line-down = *Зв’язок перервався.* { $count ->
        [0] Пробуємо знову.
        [one] Спробуємо знову за { $count } секунду.
        [few] Спробуємо знову за { $count } секунди.
       *[other] Спробуємо знову за { $count } секунд.
    } Ваш вибір збережено тут, його буде надіслано, коли зв’язок відновиться.
web-try-now = Спробувати зараз
web-not-sent = Зв’язку немає, тож це не надіслано.
web-time-short = *{ $count ->
        [one] Лишилася { $count } секунда
        [few] Лишилося { $count } секунди
       *[other] Лишилося { $count } секунд
    }.* Потім цей один вибір зробить за вас бот.
web-plea = Повернути хід?
web-plea-about = { $name } ({ $who }) хоче повернути свій вибір. Усе, що було після нього, скасується. Потрібна згода всіх.
web-plea-waits = { $count ->
        [one] Має погодитися ще { $count } людина.
        [few] Мають погодитися ще { $count } людини.
       *[other] Мають погодитися ще { $count } людей.
    }
web-agree = Згода
web-refuse = Ні
web-bot-steps-in = Тепер за { $name } грає бот.
web-barred = Сюди вам не можна
web-to-start = На першу сторінку
web-lost = Такої сторінки немає
web-lost-about = Поїзд тут не зупиняється. Може, в адресі помилка.

## Гра по колу

web-pass-title = Гра по колу
web-pass-who = Хто грає?
web-pass-intro = Усі грають на цьому пристрої. Між ходами карти ховає завіса.
web-pass-person = Ім’я гравця { $number }
web-pass-start = Почати гру
web-hand-to = Передайте пристрій. Грає
web-hand-round = раунд { $round }
web-hand-look = Усі карти сховано. Хай ніхто інший не дивиться.
web-hand-show = { $name }: показати мої карти
web-hand-hold = Потримайте мить: випадковий дотик нічого не покаже.
web-since = Від вашого минулого ходу
web-then = Далі
web-player-number = Гравець { $number }

## Кінець

web-counting = Підрахунок
web-richest = Найбагатший бандит Нью-Мексико
web-richest-many = Найбагатші бандити Нью-Мексико
web-rides-off = { $crew ->
        [one] { $player } вивозить *{ $money }*
       *[other] { $player } вивозять *{ $money }*
    }
web-share-it = { $player } ділять перемогу: *{ $money }*
web-by-bullets = Грошей порівну з наступним, але отриманих куль менше.
web-by-money = Більше за всіх інших на { web-dollars }.
web-by-shared = Порівну і грошей, і свинцю.
web-dollars = { NUMBER($amount) } $
web-dollars-lost = −{ NUMBER($amount) } $
web-who-is-richest = Хто найбагатший?
web-the-count = Рахунок
web-col-purses = Гаманці
web-col-jewels = Самоцвіти
web-col-strongboxes = Кейси
web-col-gunslinger = Стрілець
web-col-station = Машиніст
web-col-total = Разом
web-fired = пострілів: { $count }
web-money-over-game = Гроші впродовж гри
web-chart-about = Гроші кожного після кожного раунду; останній крок — нагорода стрільця.
web-round = Раунд { $round }
web-rematch = Реванш
web-another-set-up = Інша підготовка
web-download = Завантажити запис
web-watch-again = Подивитися ще раз
web-host-rematch = Господар столу може роздати ще одну гру.
web-host-rematch-named = Господар столу — { $name } — може роздати ще одну гру.
web-reveal = Показати все
web-key-punch = { $bandit } від удару губить { $loot-object }.
web-key-strongbox = { $bandit } здобуває кейс.
web-key-gunslinger = { $bandit }: пострілів { $count }, ще 1 000 $.
web-key-lead = { $player } виходить уперед.
web-key-last-bullet = { $bandit } випускає останню кулю.
web-key-salvo = { $count ->
        [one] Кулю дістає { $count } бандит.
        [few] Кулі дістають { $count } бандити відразу.
       *[other] Кулі дістають { $count } бандитів відразу.
    }

## Записи

web-watch-title = Переглянути запис
web-watch-drop = Виберіть запис або перетягніть його сюди.
web-watch-file = Вибрати файл
web-watch-eyes = Чиїми очима
web-watch-all = Глядач
web-step-of = Крок { $step } з { $count }
web-play = Показувати
web-pause = Зупинити
web-first-step = На початок
web-prev-step = На крок назад
web-next-step = На крок уперед
web-play-on = Грати звідси
web-play-on-about = Новий стіл, що починається звідси: ви проти ботів.
web-play-on-as = Ви граєте за
web-play-on-go = Грати звідси
web-record = Запис
web-step = Крок
web-next-moment = До наступного важливого моменту
web-replay-moments = Важливі моменти
web-replay-story = Оповідь
web-replay-hands = Руки
web-no-moments = У цій грі ніщо не виділяється.
web-hand-hidden = { $count ->
        [one] { $count } схована карта
        [few] { $count } сховані карти
       *[other] { $count } схованих карт
    }
web-hand-empty = Карт немає
web-eyes-all = Усі
web-eyes-all-cards = Усі карти
web-link-moment = Посилання на цю мить
web-link-long = У посиланні вся гра, його довжина { $count } кБ. Якщо дорогою його обріжуть, надішліть файл.
web-link-broken = Це посилання зіпсоване або обрізане дорогою. Попросіть його ще раз або попросіть файл.
web-chart = Графік
web-chart-money = Гроші
web-chart-rank = Місце серед усіх
web-chart-place = Місце в поїзді
web-rank = номер { $rank }
web-watch-table = Або код завершеної гри
web-watch-open = Відкрити

## Клавіші

web-keys = Клавіші
web-keys-everywhere = Усюди
web-keys-table = За столом
web-keys-record = У записі
web-keys-on = Грати літерами й цифрами
web-press-tab = До наступного; із Shift назад
web-press-arrows = До наступного в групі
web-press-enter = Натиснути те, що виділено
web-press-escape = Повернути карту, закрити те, що зверху
web-press-keys = Показати ці клавіші
web-press-number = Підняти карту або зробити вибір із цим номером
web-press-again = Та сама цифра ще раз грає підняту карту
web-press-draw = Узяти три карти
web-press-keep = Залишити решту карт
web-press-list = Усе, що можна вибрати, списком
web-press-back = Повернути останній вибір
web-press-skip = Пропустити показ
web-press-story = До оповіді
web-press-chat = До розмови
web-press-plan = Покласти карту з цим номером у план
web-press-lock = Затвердити план
web-press-card-back = Узяти останню карту плану назад
web-press-step = На крок назад, на крок уперед
web-press-ends = На початок, у кінець
web-press-run = Показувати або зупинити

## Сцена

stage-train = Поїзд
stage-map = Увесь поїзд
stage-round = Раунд { $round }
stage-marshal = шериф
stage-place = { $level ->
        [roof] { $number ->
            [0] На даху локомотива: { $what }
           *[other] На даху вагона { $number } ({ $car }): { $what }
        }
       *[inside] { $number ->
            [0] У локомотиві: { $what }
           *[other] У вагоні { $number } ({ $car }): { $what }
        }
    }
stage-loot = { $count ->
        [1] { $loot }, { $money }.
       *[other] { $loots }, по { $money }.
    }
stage-loot-known = Ви це знаєте, інші, можливо, ні.
stage-loot-unknown = { $kind ->
        [jewel] { $count ->
            [one] { $count } самоцвіт: може, проклятий.
            [few] { $count } самоцвіти: може, прокляті.
           *[other] { $count } самоцвітів: може, прокляті.
        }
        [strongbox] { $count ->
            [one] { $count } кейс: може, проклятий.
            [few] { $count } кейси: може, прокляті.
           *[other] { $count } кейсів: може, прокляті.
        }
        [mail-bag] { $count ->
            [one] { $count } поштовий мішок: ви не знаєте, що в ньому.
            [few] { $count } поштові мішки: ви не знаєте, що в них.
           *[other] { $count } поштових мішків: ви не знаєте, що в них.
        }
       *[purse] { $count ->
            [one] { $count } гаманець: ви не знаєте, що в ньому.
            [few] { $count } гаманці: ви не знаєте, що в них.
           *[other] { $count } гаманців: ви не знаєте, що в них.
        }
    }
stage-pick-loot = Здобич: { $loot }
stage-pick-bandit = { $bandit }
stage-back = Вибрати когось іншого
stage-pick-place = Іти { $to }
stage-bandit = { $bandit }. { $power }
stage-about-marshal = Шериф. Хто зустрінеться з ним у вагоні, дістає кулю й тікає на дах.
stage-letter-Ghost = П
stage-letter-Doc = Д
stage-letter-Tuco = Т
stage-letter-Cheyenne = Ш
stage-letter-Belle = К
stage-letter-Django = Ж
stage-letter-Mei = М

## Коні, диліжанс, машина часу, прокляте золото: сцена

stage-about-shotgun = Охоронець стереже диліжанс. Коли він на поїзді, кожен, хто потрапляє на його дах, дістає кулю й мусить тікати.
stage-about-stagecoach = Диліжанс біля { $car ->
        [0] локомотива
       *[other] вагона { $car }
    }. Після кожного раунду він відстає на вагон. Хто потрапляє в нього, бере заручника.
stage-coach-here = диліжанс
stage-about-team = Запряг диліжанса. Ці коні в упряжі: верхи на них не їздять.
stage-about-machine = Машина часу. Хто після раунду в ній сам-один, зникає і з’являється у вагоні на свій вибір; наприкінці гри вона дає 500 $.
stage-horses = { $count ->
        [one] { $count } кінь чекає
        [few] { $count } коні чекають
       *[other] { $count } коней чекають
    } біля { $car ->
        [0] локомотива
       *[other] вагона { $car }
    }: хто там, може проскакати до трьох вагонів.
stage-flask-usual = { $count ->
        [one] { $count } фляга віскі.
        [few] { $count } фляги віскі.
       *[other] { $count } фляг віскі.
    }
stage-flask-old = { $count ->
        [one] { $count } фляга старого віскі.
        [few] { $count } фляги старого віскі.
       *[other] { $count } фляг старого віскі.
    }
stage-flask-unknown = { $count ->
        [one] { $count } повна фляга: яке в ній віскі, ви не знаєте.
        [few] { $count } повні фляги: яке в них віскі, ви не знаєте.
       *[other] { $count } повних фляг: яке в них віскі, ви не знаєте.
    }
stage-half-usual = { $count ->
        [one] { $count } надпита фляга віскі.
        [few] { $count } надпиті фляги віскі.
       *[other] { $count } надпитих фляг віскі.
    }
stage-half-old = { $count ->
        [one] { $count } надпита фляга старого віскі.
        [few] { $count } надпиті фляги старого віскі.
       *[other] { $count } надпитих фляг старого віскі.
    }

## Коні, диліжанс, машина часу, прокляте золото: підготовка

web-boxes = Що в коробці?
web-box-closed = Відкрити коробку
web-box-open = У грі
web-expansion-horses = Коні й диліжанс
web-expansion-machine = Машина часу
web-expansion-cursed = Прокляте золото
web-expansion-about-horses = Диліжанс з охоронцем, коні для верхівців, заручники, віскі.
web-expansion-about-machine = Дивний пристрій перед локомотивом. Зникнути й повернутися.
web-expansion-about-cursed = Дещо зі здобичі майже нічого не варте. Що саме, не знає ніхто.

## Коні, диліжанс, машина часу, прокляте золото: стіл

web-note-ride = Осідлати коня тут, до трьох вагонів.
web-about-ride = Верхи: якщо біля вашого вагона чекає кінь, проскачіть до трьох вагонів і зійдіть у вагон або в диліжанс, якщо він там.
web-would-ride = { $count ->
        [0] Зараз тут немає коня.
       *[other] Зараз тут чекає кінь.
    }
web-about-flask = У флязі два ковтки. Звичайне віскі: візьміть 3 карти, тоді зіграйте одну. Старе: зіграйте дві карти поспіль. Яке воно, знає лише власник.
web-about-half-usual = Лишився один ковток: візьміть 3 карти, тоді зіграйте одну.
web-about-half-old = Лишився один ковток старого віскі: зіграйте дві карти поспіль.
web-about-cursed = Із проклятим золотом у грі ця здобич може бути майже нічого не варта.
web-flasks-of = { $full ->
        [0] { "" }
        [one] { $full } повна фляга.
        [few] { $full } повні фляги.
       *[other] { $full } повних фляг.
    } { $usual ->
        [0] { "" }
        [one] { $usual } надпита фляга.
        [few] { $usual } надпиті фляги.
       *[other] { $usual } надпитих фляг.
    } { $old ->
        [0] { "" }
        [one] { $old } надпита фляга старого віскі.
        [few] { $old } надпиті фляги старого віскі.
       *[other] { $old } надпитих фляг старого віскі.
    }
web-drink = Випити
web-drink-usual = Випити: узяти 3, зіграти одну
web-drink-old = Випити старого: зіграти дві
web-whiskey-short-usual = звичайне
web-whiskey-short-old = старе
web-keep-count = залишити { $count }
web-about-keep = Після планування кожен може залишити на наступний раунд { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
web-short-exhausted-horses = Вибуває кінь, найближчий до останнього вагона; за 5 і більше гравців — два.
web-short-marshals-whiskey = Шериф п’є те, що лежить поруч, і плентається назад.
web-short-full-speed = Дахи, коні й диліжанс відстають на вагон.
web-short-shotguns-rage = У диліжансі, на ньому й поруч: куля.
web-short-sharing = Кейси ділять з усіма, хто на тому ж місці.
web-short-escape = Хто лишиться в поїзді, не переможе.
web-short-mortal-bullet = Кожна куля цього раунду коштує 150 $.
web-hostage-about-poodle = Пудель кусається: вам нейтральна куля на початку кожного раунду. Викуп: 1 000 $.
web-hostage-about-banker = Банкір нічим не заважає. Викуп: 1 000 $, якщо у вас є кейс.
web-hostage-about-minister = Священник: на початку раунду ви берете на одну карту менше. Викуп: 900 $.
web-hostage-about-teacher = Учителька: ваш Удар не діє. Викуп: 800 $.
web-hostage-about-zealot = Побожна пані: ваша карта «Верхи» не діє. Викуп: 700 $.
web-hostage-about-old-lady = Літня пані: дахами ви ходите лише на один вагон. Викуп: 500 $ за кожен ваш самоцвіт.
web-hostage-about-poker-player = Картярка: вашу здібність втрачено. Викуп: 250 $ за кожен ваш гаманець.
web-hostage-about-photographer = Фотограф: ви ніколи не граєте карт долілиць. Викуп: 200 $ за кожну кулю інших бандитів у вашій колоді.
web-hinders-poodle = Вам нейтральна куля на початку кожного раунду.
web-hinders-banker = Нічим не заважає. Платять, якщо у вас є кейс.
web-hinders-minister = На початку раунду ви берете на одну карту менше.
web-hinders-teacher = Ваш Удар не діє.
web-hinders-zealot = Ваша карта «Верхи» не діє.
web-hinders-old-lady = Дахами ви ходите лише на один вагон.
web-hinders-poker-player = Вашу здібність втрачено.
web-hinders-photographer = Ви ніколи не граєте карт долілиць.
web-ransom-poodle = 1 000 $
web-ransom-banker = 1 000 $
web-ransom-minister = 900 $
web-ransom-teacher = 800 $
web-ransom-zealot = 700 $
web-ransom-old-lady = 500 $ за самоцвіт
    .short = 500 $
web-ransom-poker-player = 250 $ за гаманець
    .short = 250 $
web-ransom-photographer = 200 $ за кулю
    .short = 200 $
web-hostage-of = { $bandit } тримає заручника: { $hostage }.
web-gone = поза грою
web-about-gone = { $bandit } вже далеко від поїзда і в безпеці.
web-in-time = у часі
web-about-hidden = { $bandit } мандрує крізь час і з’явиться, коли почнеться пограбування.
web-destination = Ви з’явитеся { $at }.

## Коні, диліжанс, машина часу: запитання

web-ask-turmoil =
    { $draw ->
        [yes] Метушня: *усі вибирають водночас*. Зіграйте карту або візьміть три.
       *[no] Метушня: *усі вибирають водночас*. Зіграйте карту.
    }
web-ask-drinking =
    { $count ->
        [one] Віскі діє: *зіграйте карту*.
        [few] Старе віскі діє: *зіграйте дві карти* поспіль.
       *[other] Старе віскі діє: *зіграйте дві карти* поспіль.
    }
web-ask-keeping = *Залиште карту на наступний раунд* або більше нічого не лишайте.
web-ask-fleeing = { $bandit } перед охоронцем. *Куди тікати?*
web-ask-taking-hostage = { $bandit } у диліжансі. *Якого заручника взяти?*
web-ask-travelling = { $bandit } без попутників у машині часу. *Де з’явитися, коли почнеться пограбування?*
web-ask-boarding =
    { $alone ->
        [yes] Верхи лишилися тільки ви. *У який вагон сідаєте?*
       *[no] Ви скачете поруч із вагоном «{ $car }». *Сідаєте тут?*
    }
web-place-stagecoach = { $level ->
        [roof] Дах диліжанса
       *[inside] Диліжанс
    }
web-place-machine = Машина часу
web-hostages-there = Там є заручники.
web-ride-away = Геть від поїзда
web-ride-away-about = Поїхати назавжди і бути в безпеці. Ваші наступні карти не діють.

## Посадка

web-wagon-by-wagon = Вагон за вагоном
web-all-in-secret = усі вибирають потайки
web-on-board = у поїзді
web-who-gets-on = хто сідає тут?
web-all-who-are-left = усі, хто лишився
web-board-bandit = Бандит
web-board-here = Ви сідаєте у вагон «{ $car }»: { $loot }. Кінь лишається поруч.
web-board-here-of = { $bandit } сідає у вагон «{ $car }»: { $loot }.
web-board-both = Обоє
web-board-both-about = Обоє ваших бандитів сідають у вагон «{ $car }»: { $loot }.
web-board-horse = Кінь
web-ride-on-about = Ви скачете далі, до вагона «{ $car }». Хто лишиться сам, вибере будь-який вагон попереду.
web-have-chosen = { $count ->
        [0] Ще ніхто не вибрав
        [one] Вибір зробили: { $count }
        [few] Вибір зробили: { $count }
       *[other] Вибір зробили: { $count }
    }
web-thinking = думає
web-no-loot = там нічого немає

## Коні, диліжанс, машина часу: кінець

web-col-ransom = Викуп
web-col-sharing = Поділ
web-col-mortal-bullet = Кулі
web-col-time-machine = Машина часу
web-col-caught = Схоплення
web-caught = схоплено, перемогти не можна
web-by-nobody = Усіх схопили в поїзді.
web-nobody-rides-off = *Ніхто* не переміг

## Colt Super Express

web-game-super = Super Express
web-game-express = Colt Express
web-game = Гра
web-game-about-express = Плануйте, грабуйте і стріляйте п’ять раундів: перемагає найбагатший.
web-game-about-super = Усі потайки планують по три карти; поїзд щораунду губить вагон. Перемагає останній у ньому.
web-expansion-reflexes = Рефлекси
web-expansion-about-reflexes = П’ята карта: підвестися і відразу вистрілити, якщо ви без тями, або лягти, доки летить куля.
web-expansion-horse = Кінь
web-expansion-about-horse = Ще одна карта: верхи до локомотива. Може врятувати, коли вас збивають із поїзда.
web-super-seats-about = Від трьох до семи бандитів; вагонів на один більше, ніж гравців.
web-super-plan = Ваш план
web-super-slot = { $number ->
        [1] Перша карта
        [2] Друга карта
       *[other] Третя карта
    }
web-super-turn = { $number ->
        [1] Перші карти
        [2] Другі карти
       *[other] Треті карти
    }
web-super-turned-up = Карти цього раунду
web-super-card-lost = { $who } поза поїздом; карта пропадає.
web-super-lock = Затвердити
web-super-back-about = Остання карта повертається вам на руку.
web-super-planning = планує
web-super-ask = { $count ->
        [one] *Ще одна карта*, і можна затверджувати.
        [2] *Ще дві карти*. Усі відкривають їх одну за одною.
        [few] Виберіть *три карти по порядку*. Усі відкривають їх одну за одною.
       *[other] Виберіть *три карти по порядку*. Усі відкривають їх одну за одною.
    }
web-super-ask-lock = План готовий: *затвердьте його*.
web-super-turning = Карти відкривають *одну за одною*.
web-super-wait = Ви маєте план. { $count ->
        [one] Ще планує { $names }.
        [few] Ще планують: { $names }.
       *[other] Ще планують: { $names }.
    }
web-super-out = Ви поза поїздом. { $count ->
        [one] Планує { $names }.
        [few] Планують: { $names }.
       *[other] Планують: { $names }.
    }
web-super-goes-first = Починає { $player }
web-super-one-fewer = щораунду на один менше
web-super-wagon = Вагон { $wagon }
web-super-taken = Карту бере { $bandit }: { money }.
web-super-taken-by = карту бере { $bandit }
web-super-nobody-took = Відчеплено, і його карти ніхто не взяв.
web-super-left-next = відстане наступним
web-super-goes-next = Його відчеплять наприкінці цього раунду разом з усіма, хто на ньому.
web-super-hidden = Ще причеплений; чого варта його карта, не знає ніхто.
web-super-last-place = останнє місце
web-super-about-wagon = Хто стоїть найдалі позаду, коли відчіплюють вагон, бере його карту.
web-super-about-engine = Локомотив лишається. Якщо до кінця на ньому дотримаються кілька бандитів, вирішує кількість карт вагонів, потім найкраща з них.
web-super-loot = { $cards }.
web-super-loot-of = { $cards }: { $values }.
web-super-about-loot = Карти вагонів важать, коли до кінця дотримаються кілька бандитів: спершу кількість карт, потім найкраща.
web-super-about-off = { $bandit } поза поїздом і поза грою.
web-super-about-stunned = { $bandit } лежить без тями, { $facing ->
        [forward] обличчям до локомотива
       *[back] обличчям до хвоста поїзда
    }: кулі летять повз, а з наступною картою { $bandit } лише встане.
web-super-about-aims = { $bandit } дивиться { $facing ->
        [forward] на локомотив
       *[back] на хвіст поїзда
    }. Постріл зараз влучив би в { $target-accusative }.
web-super-about-free = { $bandit } дивиться { $facing ->
        [forward] на локомотив
       *[back] на хвіст поїзда
    }. Постріл зараз не влучив би ні в кого.
web-super-standing = { $bandit } ({ $facing ->
        [forward] обличчям уперед
       *[back] обличчям назад
    }{ $stunned ->
        [yes] , без тями
       *[no] { "" }
    })
web-super-place = { $level ->
        [roof] { $car ->
            [0] На даху локомотива, від хвоста вперед: { $who }
           *[other] На даху вагона { $car }, від хвоста вперед: { $who }
        }
       *[inside] { $car ->
            [0] У локомотиві, від хвоста вперед: { $who }
           *[other] У вагоні { $car }, від хвоста вперед: { $who }
        }
    }
web-super-note-turn = Обличчям в інший бік.
web-super-note-move = На вагон туди, куди дивитеся.
web-super-note-floor = На дах або вниз, у вагон.
web-super-note-shoot = У першого, хто стоїть перед вами.
web-super-note-reflexes = Встати й вистрілити або лягти.
web-super-note-horse = Верхи до локомотива.
web-super-about-turn = Розворот: обличчям в інший бік. Місце в шерензі лишається те саме.
web-super-about-move = Крок: на один вагон туди, куди дивитеся. Там ви стаєте позаду всіх, спиною до краю. Хто сходить із будь-якого кінця поїзда, вибуває.
web-super-about-floor = Драбина: угору чи вниз у тому самому вагоні, обличчям у той самий бік, спиною до краю.
web-super-about-shoot = Постріл: влучає в першого, хто стоїть перед вами на вашому поверсі, хай як далеко. Той відлітає на вагон і лежить без тями, а поза поїздом вибуває.
web-super-about-reflexes = Рефлекси: якщо ви без тями, встаньте й одразу стріляйте. Якщо ні, ляжте, і кулі полетять повз.
web-super-about-horse = Кінь: у локомотив, обличчям уперед, позаду всіх. Якщо вас збивають із поїзда, а це ваша наступна карта, вона рятує.
web-super-would-turn = { $facing ->
        [forward] Ви дивилися б на локомотив.
       *[back] Ви дивилися б на хвіст поїзда.
    }
web-super-would-move = Ви перейшли б { $to }.
web-super-would-floor =
    { $level ->
        [roof] Ви вилізли б { $to }.
       *[inside] Ви спустилися б { $to }.
    }
web-super-would-hit = Поки що влучає в { $target-accusative }.
web-super-would-miss = Поки що не влучає ні в кого.
web-super-would-stand = Ви без тями: лише підвелися б.
web-super-would-lie = Ви лягли б.
web-super-would-rise = Ви підвелися б; постріл не влучає ні в кого.
web-super-would-rise-hit = Ви підвелися б і влучили в { $target-accusative }.
web-super-would-ride = Ви в’їхали б верхи в локомотив.
web-super-would-fall = Ви вилетіли б із поїзда!
web-super-end = Кінець поїздки
web-super-who-stays = Хто лишиться в поїзді?
web-super-wins = { $count ->
        [one] { $names } *перемагає*
        [few] { $names } *ділять перемогу*
       *[other] { $names } *ділять перемогу*
    }
web-super-by-standing = Лишається в поїзді до кінця.
web-super-by-cards = Найбільше карт вагонів з-поміж тих, хто лишився.
web-super-by-value = Карт вагонів порівну з іншими, зате найкраща.
web-super-by-shared = Їх нічим не розрізнити.
web-super-order = Хто тримався найдовше
web-super-ride = Поїздка
web-super-ride-about = Скільки хто тримався в поїзді і які карти вагонів узято.
web-super-ride-rounds = { $rounds ->
        [one] { $rounds } раунд; вагонів у поїзді було { $wagons }.
        [few] { $rounds } раунди; вагонів у поїзді було { $wagons }.
       *[other] { $rounds } раундів; вагонів у поїзді було { $wagons }.
    }
web-super-stayed = У поїзді до кінця.
web-super-fell-move = Сходить із поїзда в раунді { $round }.
web-super-fell-shot = Куля { $by-genitive } скидає з поїзда в раунді { $round }.
web-super-fell-uncoupled = Лишається з вагоном у раунді { $round }.
web-modules = Модулі
web-super-about = Чотири карти, п’ять хвилин, один переможець.
web-super-ride-now = На цей поїзд
web-super-short = Super
web-super-plans = Плани
web-super-no-plan = Плану ще немає
web-super-loot-chart = Карти вагонів
web-super-engine = Паротяг

## Marshal & Prisoners: the set-up

web-expansion-marshal = Шериф і в’язні
web-expansion-about-marshal = Ще один гравець — шериф: два револьвери, кайданки й таємні цілі. В’язні чекають на волю.
web-power-Marshal = Два револьвери, кайданки, п’ять таємних цілей: чотирьох досить для перемоги.
web-seats-about-marshal = Шериф і від двох до семи бандитів, за кожного грає людина або бот.
web-train-prison = Локомотив, { $count ->
        [one] { $count } вагон
        [few] { $count } вагони
       *[other] { $count } вагонів
    } навмання і тюремний вагон.
web-first-marshal = Раунд 1 починає шериф.
web-marshal-alone = Парами з шерифом не грають.

## Marshal & Prisoners: sheets and prisoners

web-prisoners = В’язні
web-companion-of = Спільник { $bandit-genitive }
web-about-prisoner = «{ action-brainwave }» біля тюремного вагона звільняє одного. Іншим він позичає здібність { $bandit-genitive }; зі своїм бандитом Грабіж може взяти дві речі. 200 $ наприкінці.
web-lends-Ghost = Перша карта долілиць
web-lends-Doc = Сім карт на руці
web-lends-Belle = Важко поцілити
web-lends-Tuco = Стріляє крізь дах
web-lends-Django = Постріл відкидає на вагон
web-lends-Cheyenne = Хапає гаманець
web-lends-Mei = Лазить навскоси
web-has-companion = Спільник { $bandit-genitive } позичає здібність: { $power } 200 $ наприкінці.
web-has-own-companion = Власний спільник: Грабіж може взяти дві речі. 200 $ наприкінці.
web-about-wanted = У розшуку: хто жодного разу не заарештований, дістає наприкінці 500 $.
web-about-arrested = Уже заарештовано: 500 $ за розшук утрачено.
web-about-fist-gold = Золота карта забіяки за перший удар по шерифу: 800 $.
web-about-fist-silver = Срібна карта забіяки за другий удар по шерифу: 500 $.
web-about-fist-bronze = Бронзова карта забіяки за третій удар по шерифу: 300 $.
web-paper-wanted = Оголошення про розшук
web-paper-prisoner = В’язень
web-paper-fist = Карта забіяки
web-about-mail-bag = У локомотиві лежать два поштові мішки, 200 $ і 1200 $. На вигляд вони однакові; що всередині, знає лише власник.
web-gun-left = Лівий револьвер
web-gun-right = Правий револьвер
web-gun-empty = Порожній
web-gun-about = { $gun }: { $count ->
        [0] куль немає.
        [one] лишилася { $count } куля. Наступна: { $next }.
        [few] лишилося { $count } кулі. Наступна: { $next }.
       *[other] лишилося { $count } куль. Наступна: { $next }.
    }
web-bullets-in-order = Кулі по черзі
web-fists-left = { $count ->
        [0] Карт забіяки не лишилося
        [one] Лишилася { $count } карта забіяки
        [few] Лишилося { $count } карти забіяки
       *[other] Лишилося { $count } карт забіяки
    }
web-about-fists = Хто вдарить шерифа, бере верхню карту забіяки: 800 $, потім 500 $, потім 300 $.
web-achievement-wanted = Оголошення про розшук
web-achievement-companions = Повернуті в’язні
web-achievement-bags = Поштові мішки
web-achieved-wanted = { $count ->
        [0] Ще нікого не заарештовано.
       *[other] Заарештовано хоч раз: { $names }.
    }
web-achieved-companions = Знову в його руках спільники: { $names }.
web-achieved-bags = { $count ->
        [one] У нього { $count } поштовий мішок.
        [few] У нього { $count } поштові мішки.
       *[other] У нього { $count } поштових мішків.
    }
web-goals-turned = Відкрито цілей: { $count }
web-about-goals = Щораунду шериф відкриває одну ціль і перемагає, якщо виконано чотири з п’яти.
web-in-cell = у камері
web-about-cell = { $bandit } у камері: діє лише «{ action-brainwave }».
web-about-prison = Тюремний вагон: коридор, дах і камера. Заарештований потрапляє до камери; там діє лише «{ action-brainwave }» і виводить звідти.
web-thrown = за бортом
web-about-thrown = { $bandit } вилітає з поїзда й уже не може перемогти.

## Marshal & Prisoners: bullets

web-bullet-about-lost-weapon = До кінця раунду Постріл не діє.
web-bullet-about-hurt-knee = До кінця раунду Драбина не діє.
web-bullet-about-hurt-shoulder = До кінця раунду Удар не діє.
web-bullet-about-gotcha = В’язень жертви повертається до шерифа.
web-bullet-about-drop-the-bag = Поштовий мішок жертви переходить до шерифа.
web-bullet-about-golden = Не діє; остання у своєму револьвері.
web-bullet-does-lost-weapon = цього раунду без Пострілу
web-bullet-does-hurt-knee = цього раунду без Драбини
web-bullet-does-hurt-shoulder = цього раунду без Удару
web-bullet-does-gotcha = забирає в’язня
web-bullet-does-drop-the-bag = забирає поштовий мішок
web-bullet-does-golden = остання в револьвері
web-hurt-lost-weapon = без Пострілу
web-hurt-hurt-knee = без Драбини
web-hurt-hurt-shoulder = без Удару

## Marshal & Prisoners: goals

web-your-goals = Ваші цілі
web-goals-enough = { $count } з { $all } — перемога
web-goals-later = { $count ->
        [one] відкриється в раунді { $rounds }
        [few] відкриються в раундах { $rounds }
       *[other] відкриються в раундах { $rounds }
    }
web-goal-just-a-scratch = Лише подряпина
web-goal-dodging = Ухиляння
web-goal-golden-bullet = Золота куля
web-goal-mail = Пошта має дійти
web-goal-key = Викинути ключ
web-goal-lead-rain = Свинцевий дощ
web-goal-sworn-enemy = Заклятий ворог
web-goal-warrant = Ордер: { $bandit }
web-goal-done = виконано
web-goal-failed = не виконано
web-goal-open = Цю ціль знають усі.
web-goal-now-warrant = { $count ->
        [0] ще на волі
       *[other] арешт уже був
    }
web-goal-now-just-a-scratch = { $count ->
        [0] карт забіяки не лишилося
        [one] лишилася { $count } карта забіяки
        [few] лишилося { $count } карти забіяки
       *[other] лишилося { $count } карт забіяки
    }
web-goal-now-dodging = { $count ->
        [0] у вас ще не влучали
        [one] найбільше { $count } куля від одного бандита
        [few] { $count } кулі від одного бандита
       *[other] { $count } куль від одного бандита
    }
web-goal-now-golden-bullet = { $count ->
        [0] один револьвер порожній
        [one] у порожнішому { $count } куля
        [few] у порожнішому { $count } кулі
       *[other] у порожнішому { $count } куль
    }
web-goal-now-mail = { $count ->
        [0] обидва мішки в бандитів
        [one] { $count } мішок був би ваш
        [few] { $count } мішки були б ваші
       *[other] { $count } мішків були б ваші
    }
web-goal-now-key = в’язнів: { $count } з { $needed }
web-goal-now-lead-rain = влучань: { $count } з { $needed }
web-goal-now-sworn-enemy = куль в одному бандиті: { $count } з { $needed }
web-goal-end-warrant = { $count ->
        [0] арешту не було
       *[other] арешт був
    }
web-goal-end-dodging = { $count ->
        [0] у шерифа ніхто не влучив
        [one] найбільше { $count } куля від одного бандита
        [few] { $count } кулі від одного бандита
       *[other] { $count } куль від одного бандита
    }
web-goal-end-mail = { $count ->
        [0] обидва мішки в бандитів
        [one] { $count } мішок у шерифа
        [few] { $count } мішки в шерифа
       *[other] { $count } мішків у шерифа
    }
web-goal-end-lead-rain = влучань: { $count } з { $needed }
web-goal-rule-warrant = Заарештувати хоч раз: { $bandit }.
web-goal-rule-just-a-scratch = Наприкінці лишається карта забіяки.
web-goal-rule-dodging = Наприкінці у вашій колоді не більш як 2 кулі від кожного бандита.
web-goal-rule-golden-bullet = Наприкінці один із ваших револьверів порожній.
web-goal-rule-mail = Наприкінці поштовий мішок ваш або не належить жодному бандитові.
web-goal-rule-key = Наприкінці двоє в’язнів у вас або ще в тюремному вагоні.
web-goal-rule-lead-rain = Наприкінці в кожного бандита є ваша куля.
web-goal-rule-sworn-enemy = Наприкінці в одного бандита 4 ваші кулі.

## Marshal & Prisoners: cards and choices

web-note-move-plus = А потім одразу ще карта.
web-note-floor-plus = А потім одразу ще карта.
web-note-arrest = Бандит поруч із вами йде до камери.
web-note-brainwave = Втекти, звільнити чи повторити.
web-about-move-plus = Як Переміщення. У звичайний хід можна одразу зіграти ще одну карту.
web-about-floor-plus = Як Драбина. У звичайний хід можна одразу зіграти ще одну карту.
web-about-arrest = Арешт: один бандит на вашому місці йде до камери. Його оголошення про розшук ваше раз і назавжди.
web-about-brainwave = У камері: вийти з неї. Біля тюремного вагона: звільнити в’язня або бандита. Деінде: повторити останню дію бандита в цьому раунді.
web-would-arrest =
    { $count ->
        [0] Зараз поруч нікого немає.
       *[other] Зараз до камери: { $names }.
    }
web-search = Шукати «{ action-brainwave }»
web-about-search = Узяти «{ action-brainwave }» з колоди замість трьох карт і перетасувати її.
web-off-the-train = З поїзда
web-off-the-train-about = Вибуває з гри й не може перемогти.
stage-pick-off = Скинути з поїзда: { $bandit }
web-guns-swap = Поміняти револьвери
web-one-gun = Лише один
web-fire-both = З обох
web-fire-one = Вогонь
web-fire-whom = Спершу виберіть одного чи двох бандитів
web-ask-aim =
    { $both ->
        [yes] На лінії вогню: { $count }. *Два револьвери, двоє бандитів: кому що?*
       *[no] Ви стріляєте. *У кого і з якого револьвера?*
    }
web-ask-more = На стосі карта з плюсом. *Зіграйте одразу ще одну* або зупиніться.
web-ask-jolt =
    { $draw ->
        [yes] Поїзд струсонуло: *ні Пострілу, ні Удару*. Зіграйте карту або візьміть три.
       *[no] Поїзд струсонуло: *ні Пострілу, ні Удару*. Зіграйте карту.
    }
web-ask-handing-over = { $bandit } знову на волі. *Що ви віддасте рятівникові?*
web-ask-reflexes = Рефлекси: *зіграйте ще одну карту* і одразу її виконайте, або жодної.
web-ask-carry-out = { $bandit } виконує карту одразу. *Як?*
web-ask-angry-fire = Ви розлючені: *один постріл задарма* або жодного.
web-ask-angry-move = І *одне переміщення задарма*, або лишайтеся.

## Marshal & Prisoners: events and the end

web-short-law-angry-marshal = Він може раз вистрілити, потім раз піти.
web-short-law-revenge = У вагоні шерифа й на даху губиться найдешевший гаманець.
web-short-law-marshals-whiskey = Шериф бере флягу й може випити.
web-short-safe-place = Здобич із вагона шерифа переходить на його дах.
web-short-rumours = Одну з цілей шерифа бачать усі.
web-short-reflexes = Кожен може виконати ще одну карту.
web-short-guilty-conscience = Найбідніший бандит перемагає разом із шерифом.
web-short-deadly-fall = Удар на даху може скинути з поїзда.
web-short-crime-does-not-pay = Хто в камері, не може перемогти.
web-goals-fulfilled = Цілей: { $count } з 5
web-goals-won = Шериф перемагає.
web-goals-lost = Замало: перемагає найбагатший бандит.
web-col-mail-bags = Пошта
web-col-wanted = Розшук
web-col-prisoner = В’язень
web-col-fistfighter = Забіяка
web-by-goals = Виконано цілей: { $count } з п’яти.
web-marshal-wins = *Шериф* перемагає
web-marshal-wins-with = *Шериф* перемагає, а з ним { $player }
web-law-wins = Закон і порядок у Нью-Мексико
web-marshal-goals = Цілі шерифа
web-marshal-count = { $count } з { $all }

## Learning

web-learn = Навчання
web-learn-about = Десять хвилин: від першого кроку до першого пограбування.
web-puzzles = Задачі
web-puzzles-about = Один поїзд, одна мета, один шлях до неї.
web-rules = Правила
web-rules-more = Більше в правилах

## The expert’s hint

web-hints = Підказки
web-hints-about = Хто має вирішувати, може спитати експерта, що зробив би він.
web-hint-ask = Спитати експерта
web-hint-thinking = Експерт думає …
web-hint-title = Думка експерта
web-hint-about = Смужки показують, як часто експерт обирав кожен шлях, поки подумки догравав партію (разів: { $count }). Він знає лише те, що й ви.
web-hint-why = *{ $choice }*: виграно { $wins } % дограних подумки партій, у середньому { $money }.
web-hint-note = Виграш { $wins } %, { $money }
web-hint-why-wins = *{ $choice }*: виграно { $wins } % дограних подумки партій.
web-hint-note-wins = Виграш { $wins } %
web-hint-share = { $share } %
web-hint-again = Оберіть ще раз, щоб так і зробити.
web-hint-none = Експерт обрав би: { $choice }
web-hint-away = Прибрати підказку

## Звичаї столу

web-people-came-back = { $name } знову тут.
web-people-sat-down = { $name } сідає за стіл.
web-people-left = { $name } йде з-за столу.
web-people-removed = Господар столу випроваджує: { $name }.
web-people-hosts = Тепер господар столу — { $name }.
web-people-silence = Ніхто не заперечив: { $name } повертає свій вибір.
web-people-renamed = { $was } тепер зветься { $name }.
web-people-late-comers = Відтепер ті, хто приходить пізніше, сідають не питаючи. Усі знову кажуть, чи готові.
web-people-no-late-comers = Відтепер ті, хто приходить пізніше, мають питати. Усі знову кажуть, чи готові.
web-people-late-comers-ask = Не всі на це погодилися, тож ті, хто приходить пізніше, мають питати.
web-now-sat-down = Ви за столом. Ласкаво просимо!
web-now-hosts = Тепер ви господар столу.
web-host = Господар
web-host-about = Господар столу роздає карти й змінює налаштування.
web-you-host = Ви господар цього столу.
web-hosted-by = Господар цього столу — { $name }.
web-asking-off = Не приймати прохань про місце
web-asking-on = Знову приймати прохання про місце
web-hand-over = Передати стіл: { $name }
web-hand-over-sure = Справді передати стіл: { $name }?
web-hand-over-about = Цього не скасувати: повернути вам стіл зможе лише { $name }.
web-send-away = Випровадити: { $name }
web-send-away-sure = Справді випровадити: { $name }?
web-wait-for-named = { $name } роздасть карти, коли всі зберуться.
web-host-away = { $name } не на зв’язку. За { $time } господарем столу стане хтось інший.
web-has-left = { $name } поза грою; грає бот, місце збережено
web-leave-kept = Далі гратиме бот, а місце лишиться за вами: з першої сторінки ви повернетеся одним натиском.
web-come-back = Повернутися
web-seat-kept = Ваше місце збережено для вас.
web-plea-until = Хто не відповість за *{ $time }*, той згоден.
web-plea-hidden = Відкрилося щось приховане, тож *мовчання не є згодою*: «так» мають сказати всі.
web-has-agreed = згода
web-door = Хто хоче сісти
web-door-asks = *{ $name }* хоче сісти за стіл.
web-door-asks-as = *{ $name }* хоче долучитися до гри замість бота. Бандит: *{ $bandit }*.
web-door-names = { $count ->
        [one] { $name } хоче сісти за стіл
        [few] { $name } хочуть сісти за стіл
       *[other] { $name } хочуть сісти за стіл
    }
web-door-until = Усі люди за столом мають погодитися за { $time }.
web-door-host-until = Вирішуєте ви як господар столу, за { $time }.
web-door-wait = Ви попросили місце.
web-door-wait-as = Ви попросили місце. Бандит: *{ $bandit }*.
web-door-wait-host = Вирішує господар столу.
web-door-wait-all = Мають погодитися всі люди за столом; тоді ви одразу граєте.
web-door-time = Без відповіді прохання спливе за { $time }.
web-door-waiting = Ви чекаєте на місце
web-withdraw = Відкликати прохання
web-let-in = Впустити
web-turn-away = Не цього разу
web-sit-down-all = Спершу спитають людей за столом.
web-sit-down-host = Спершу спитають господаря столу.
web-private = Закритий стіл
web-private-ask = Ви можете попросити місце.
web-private-waits = Чекаємо на відповідь
web-latecomers = Можна прийти пізніше
web-latecomers-about = Під час гри люди сідають на місця ботів-замінників, не питаючи всіх.
web-approval = Впускає господар
web-approval-about = Щоб сісти за стіл, потрібна згода господаря.
web-closed = Остання гра почалася за іншими правилами й не може тривати за теперішніми. Те, що в ній бачили всі, збережено.
web-parted = Без місця
web-parted-left = Ви пішли з-за столу.
web-parted-removed = Господар столу попросив вас піти.
web-parted-turned-away = Хтось за столом не погодився, щоб ви сіли.
web-parted-nobody-answered = Ніхто не відповів вчасно, тож місця ви не отримали.
web-parted-taken = Місце дісталося комусь іншому.
web-parted-game-changed = Гра, до якої ви хотіли приєднатися, тим часом почалася або скінчилася. Можете попросити ще раз.
web-parted-withdrawn = Ви відкликали своє прохання.
web-just-watch = Дивитися
web-refused-all-decide = Це вирішують усі люди за столом.
web-refused-asked-already = Уже просять повернути інший вибір; спершу дайте відповідь на те.
web-refused-asks-already = Хтось із вашої адреси вже просить тут місце. Зачекайте на відповідь.
web-refused-busy = Експерт зараз має забагато запитань; спитайте за мить.
web-refused-closed = Ця гра почалася за іншими правилами й не може тривати. Господар може повернути всіх до кімнати очікування.
web-refused-crowded = Зараз немає місця; спробуйте пізніше.
web-refused-empty = Це повідомлення порожнє.
web-refused-fault = На сервері щось пішло не так. Нічого не змінилося; спробуйте ще раз.
web-refused-fixed = Гра за цим столом триває із запису, тож цього змінити не можна.
web-refused-full = Усі місця зайняті.
web-refused-held-another = Хто має чи мав місце в цій грі, не може взяти інше.
web-refused-here = Ця людина тут і вирішує це сама.
web-refused-host-only = Це може лише господар столу.
web-refused-illegal = Зараз так не можна. Оберіть щось інше.
web-refused-just-away = Ця людина може от-от повернутися. За пів хвилини можна буде доручити гру боту.
web-refused-left = Ця людина вийшла з гри; місце збережено за нею.
web-refused-name = Такого імені не видно. Оберіть, будь ласка, інше.
web-refused-needs-consent = Щоб повернути це, мають погодитися всі люди за столом; спитайте їх.
web-refused-no-asking = Господар зараз не приймає прохань про місце.
web-refused-no-change = Так уже й є.
web-refused-no-game = Такої гри за цим столом не було.
web-refused-no-hints = За цим столом немає підказок.
web-refused-no-idea = Експерт зараз не має підказки.
web-refused-no-lesson = Такого уроку немає.
web-refused-no-person = На цьому місці нікого немає.
web-refused-no-puzzle = Такої задачі немає.
web-refused-no-record = Такого запису немає.
web-refused-no-seat = Цього місця вже немає.
web-refused-no-table = Такого столу немає.
web-refused-not-asked = Зараз вам нічого вирішувати.
web-refused-not-over = Гра за цим столом ще не закінчилася.
web-refused-not-yet = Вам відмовили. Попросити знову можна за дві хвилини.
web-refused-not-yours = Це не ваше місце.
web-refused-nothing-asked = На цю відповідь уже ніхто не чекає.
web-refused-nothing-chosen = У вас немає вибору, який можна повернути.
web-refused-other = Сервер не зрозумів цю сторінку. Перезавантажте її й спробуйте ще раз.
web-refused-over = Гру закінчено.
web-refused-playing = Цього не можна робити, поки триває гра.
web-refused-private = Цей стіл бачать лише ті, хто грає.
web-refused-record = Цей запис неможливо прочитати: { $text }
web-refused-seated = У вас є місце, з нього й говоріть.
web-refused-set-aside = Із цим столом щось не так, тож грати за ним не можна.
web-refused-set-up = Так грати не можна: { $text }
web-refused-stand-in = За вас грає бот; спершу замініть його.
web-refused-storage = Сервер зараз нічого не може зберегти. Спробуйте ще раз.
web-refused-taken = Це місце вже зайняте.
web-refused-too-fast = Це було надто швидко; зачекайте мить.
web-refused-too-late = Це вже вирішено.
web-refused-too-long = Це задовго.
web-refused-too-many = Забагато за раз; зачекайте трохи.
web-refused-too-slow = Це не надійшло вчасно. Спробуйте ще раз.
web-refused-version = Сервер новіший за цю сторінку або старіший. Перезавантажте сторінку.
web-refused-waiting = Карти ще не роздано.
