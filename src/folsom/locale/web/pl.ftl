### Polskie słowa przeglądarki, oprócz tych z pl.ftl. Co stoi między gwiazdkami, jest w zdaniu
### wyróżnione.

## Wszędzie

web-home = Folsom, na pierwszą stronę
web-close = Zamknij
web-you = Ty
web-somebody = Ktoś
web-language = Język
web-loading = Chwileczkę…
web-no-server = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
web-copied = Skopiowano
web-round-of = Runda { $round } z { $rounds }
web-title-table = Folsom, { $code }
web-title-your-turn = ● Twoja kolej · Folsom
web-call-title = Twoja kolej w Folsom
web-call-text = Pociąg czeka na twój wybór.

## Bez połączenia i nowe wersje

web-offline = Brak połączenia
web-offline-about = Folsom potrzebuje połączenia ze swoim serwerem. Bez niego nie można:
web-offline-play = grać, nawet w pojedynkę: karty rozdaje serwer i tam też siedzą boty;
web-offline-friends = otworzyć stołu, dosiąść się do innego ani grać dalej przy swoim;
web-offline-lessons = przechodzić lekcji ani rozwiązywać zagadek;
web-offline-records = oglądać zapisów.
web-offline-safe = Nic nie przepadło: twoje stoły czekają na serwerze, a ta strona wróci sama, gdy wróci połączenie.
web-offline-rules = Poczytaj tymczasem zasady
web-new-version = Jest nowa wersja Folsom.
web-reload = Wczytaj

## Pierwsza strona

web-when = 11 lipca 1899
web-where = Nowy Meksyk
web-motto = Planujcie razem. Obrabujcie pociąg. Uciekajcie bogaci.
web-play-now = Graj
web-play-now-about-express = Ty i trzy boty, jedno kliknięcie. Gra trwa kwadrans.
web-bots = Boty
web-play-now-about-super = Ty i trzy boty, jedno kliknięcie: cztery karty, pięć minut, wygrywa ostatni w pociągu.
web-rob-this-train = Obrabuj ten pociąg
web-make-table = Nowy stół
web-make-table-about = Znajomi przez link, wszystkie zasady gry do wyboru.
web-join = Dołącz kodem
web-join-code = Kod stołu
web-join-go = Dołącz
web-join-example = RAVEN-CANYON-042
web-pass = Gra na zmianę
web-pass-about = Jedno urządzenie krąży po stole. Karty pozostają w ukryciu.
web-watch = Obejrzyj zapis
web-watch-about = Otwórz plik i zobacz grę jeszcze raz, oczami dowolnego gracza.
web-back-to = Wróć do swojego stołu
web-back-to-about = { $code } wciąż czeka.
web-alone-device = Wszystko działa na tym urządzeniu, także bez sieci.
web-alone-coming = Silnik jest w drodze. W tym czasie możesz wybierać.
web-alone-bots-coming = Boty są w drodze. Możesz zacząć bez nich.
web-alone-playable = Boty też już są: możesz grać.
web-alone-ready = Wszystko już tu jest. Sieć nie jest potrzebna.
web-alone-failed = Nie udało się pobrać silnika. Następna próba nastąpi sama.
web-alone-bytes = { $done } z { $all } MB
web-alone-left-off = Tu skończyliście
web-alone-kept-here = tylko na tym urządzeniu
web-alone-with-friends = Gra ze znajomymi
web-alone-with-friends-about = Do tego trzeba serwera Folsom, który trzyma karty wszystkich. Znasz jakiś?
web-alone-server = Adres serwera
web-alone-go = Przejdź
web-alone-friends = Do tego stołu nikt nie może przyjść: jest tylko w tej przeglądarce. Znajomi potrzebują serwera Folsom; tutaj jedno urządzenie może krążyć.
web-alone-save = Zapisz wszystkie gry do pliku
web-alone-load = Przywróć gry z pliku
web-alone-loaded = Dodane gry: { $count }.
web-alone-no-file = To nie jest plik z zapisanymi grami.
web-alone-damaged = W tym pliku czegoś brakuje albo coś zmieniono, więc nic nie dodano.
web-alone-keeps-nothing = Ta przeglądarka niczego teraz nie zapisuje, więc gier też nie da się zachować.
web-alone-remove = Usuń tę grę
web-alone-remove-sure = Na pewno usunąć? Nie ma jej nigdzie indziej.
web-alone-removed = Gra została usunięta.
web-alone-verified = Sprawdzono na tym urządzeniu
web-alone-licences = Licencje
web-alone-set-up = Przygotuj grę
web-alone-set-up-about = Wszystkie dodatki, dowolne boty, każda opcja.
web-alone-is-over = skończona
web-alone-is-waiting = nie zaczęta
web-alone-is-playing = w toku
web-own-device = W pojedynkę gra się na tym urządzeniu, więc działa to także bez sieci.
web-own-offline = Brak połączenia. To, co nie wymaga serwera, jest tutaj: na razie można grać na tym urządzeniu.
web-own-friends = Do tego stołu nikt nie może przyjść: jest tylko w tej przeglądarce. Dla znajomych otwórz stół na serwerze.
web-own-elsewhere = Ten stół jest w przeglądarce, w której go otwarto, i w żadnej innej.
web-open-tables = Otwarte stoły
web-free-seats = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
web-fan-work = Folsom to dzieło miłośników gry, z własnymi rysunkami.
web-level-random = kości
web-level-random-about = Bierze, co popadnie, bez namysłu.
web-level-easy = łatwy
web-level-easy-about = Łapie, co się świeci, i czasem się myli. Dobry pierwszy przeciwnik.
web-level-greedy = chciwy
web-level-greedy-about = Patrzy, co karta da teraz, i nigdy dalej.
web-level-fair = średni
web-level-fair-about = Gra z głową i nie traci czasu. Pokonaj go, a zasłużysz na ostrogi.
web-level-baseline = podręcznikowy
web-level-baseline-about = Myśli przez jedną piątą sekundy, jak w podręcznikach.
web-level-hard = mocny
web-level-hard-about = Każdą decyzję rozważa przez jedną piątą sekundy. Pilnuj worków.
web-level-expert = ekspert
web-level-expert-about = Myśli całą sekundę, odgaduje twoją rękę i psuje twoje plany.
web-bot-of = { $level ->
        [random] Bot losowy
        [easy] Łatwy bot
        [greedy] Chciwy bot
        [fair] Średni bot
        [baseline] Książkowy bot
        [hard] Mocny bot
        [expert] Bot ekspert
       *[other] Bot
    }

## Przygotowanie

web-new-table = Nowy stół
web-who-rides = Kto jedzie?
web-the-table = Stół
web-power-Ghost = Może zagrać pierwszą kartę rundy zakrytą.
web-power-Doc = Ma siedem kart zamiast sześciu.
web-power-Belle = Nikt w nią nie celuje, póki jest ktoś inny.
web-power-Tuco = Strzela przez dach, w górę lub w dół.
web-power-Django = Kogo trafi, tego odrzuca o jeden wagon.
web-power-Cheyenne = Zabiera worek temu, kogo uderzy.
web-power-Mei = Zmienia poziom także na ukos.
web-add = Dodaj
web-seat-you = Ty
web-seat-open = Wolne
web-by-chance = Losowo
web-any-bandit = Dowolny
web-seats = Gracze
web-seats-about = Od trzech do siedmiu bandytów, każdym gra człowiek albo bot.
web-train = Pociąg
web-train-random = Lokomotywa i losowe wagony: { $count }.
web-wagons-chosen = Wybrane: { $count } z { $all }, licząc od lokomotywy.
web-choose = Wybierz
web-by-lot = Wylosuj
web-powers = Zdolności
web-powers-about = Każdy bandyta ma własną.
web-events = Wydarzenia
web-events-about = Rundy kończą się niespodzianką, ostatnia na stacji.
web-expert = Ekspert
web-expert-about = Karty zostają na ręce z rundy na rundę; odrzucone wracają.
web-pairs = Pary
web-pairs-about = Dwóch lub trzech graczy, każdy ma dwóch bandytów.
web-teams = Drużyny
web-teams-about = Czterech lub sześciu graczy w drużynach po dwóch; karty i pieniądze są wspólne.
web-note-borrowed = Wykonuje ją i decyduje { $bandit }.
web-seats-about-teams = Czterech lub sześciu graczy; sąsiedzi tworzą drużynę: 1 i 2, 3 i 4.
web-teams-alone = Z szeryfem nie można grać drużynami.
web-edition = Wydanie
web-edition-1 = Pierwsze
web-edition-2 = Drugie
web-first-edition = Pierwsze wydanie
web-edition-about = Pierwsze ma inne zasady kilku wydarzeń i par; zdolności i wydarzenia są zawsze w grze.
web-pace = Tempo
web-pace-none = Bez zegara
web-pace-live = Na żywo
web-pace-days = Dni
web-pace-about-none = Nikogo nie poganiamy.
web-pace-about-live = { $seconds } s na każdą decyzję, potem decyduje bot.
web-pace-about-days = Dzień na każdą decyzję: grajcie przez tydzień, wracaj, gdy przyjdzie twoja kolej.
web-public = Publiczny
web-public-about = Stół widać na liście na pierwszej stronie.
web-watching-allowed = Widzowie
web-watching-about = Kto ma link, może patrzeć, ale nie widzi zakrytych kart.
web-more = Więcej …
web-less = Mniej
web-seed = Ziarno
web-seed-about = To samo ziarno rozdaje tę samą grę. Kto je zna, może znać to, co zakryte.
web-rounds = Rundy
web-rounds-random = Pięć kart rund, wylosowanych.
web-pool = Z jakich kart losować
web-pool-about = Tasujemy wszystkie, które pasują.
web-pool-all = Wszystkie pasujące
web-pool-rounds = { $count } z { $all } kart rund; w grze będą { $drawn }.
web-pool-stations = { $count } z { $all } stacji; na jednej z nich gra się skończy.
web-rounds-chosen = Karty rund i ich kolejność wybierasz ty.
web-first = Początek
web-first-about = Kto zaczyna rundę 1.
web-open-table = Otwórz stół
web-summary = { $count ->
        [0] Brak wolnych miejsc dla znajomych
        [one] { $count } miejsce czeka na znajomych
        [few] { $count } miejsca czekają na znajomych
       *[other] { $count } miejsc czeka na znajomych
    }; { $bots ->
        [0] bez botów
        [one] gra { $bots } bot
        [few] grają { $bots } boty
       *[other] gra { $bots } botów
    }.

## Poczekalnia

web-waiting-room = Poczekalnia
web-open-seat = Wolne miejsce
web-open-seat-about = dla tego, kto otworzy link
web-put-bot = Posadź tu bota
web-open-again = Zwolnij miejsce
web-add-seat = Dodaj miejsce
web-add-seat-about = najwyżej { $count }
web-remove-seat = Usuń ostatnie miejsce
web-ready = gotowe
web-not-yet = jeszcze nie
web-not-here = poza stołem
web-i-am-ready = Można zaczynać
web-not-ready = Jeszcze nie zaczynać
web-your-bandit = Twój bandyta
web-your-bandits = Twoi bandyci
web-bring-friend = Zaproś znajomych
web-say-code = Podaj kod
web-send-link = albo wyślij link
web-copy = Kopiuj
web-share = Udostępnij
web-qr = Kod QR zaproszenia
web-change = Zmień
web-leave = Odejdź od stołu
web-leave-sure = Na pewno odejść?
web-deal = Rozdaj karty
web-ready-count = Gotowi: { $ready } z { $count }.
web-deal-about = Zacznij teraz, a na wolnych miejscach siądą boty; ustąpią, gdy przyjdą ludzie.
web-wait-for-host = Gospodarz rozda karty, gdy wszyscy będą na miejscu.
web-sit-down = Usiądź
web-sit-down-about = Oglądasz grę. Jest dla ciebie miejsce.
web-your-name = Twoje imię
web-clock-none = Bez zegara
web-clock-seconds = { $seconds } s na ruch
web-clock-days = Dzień na ruch
web-anyone-watches = Każdy może patrzeć
web-nobody-watches = Nikt nie może patrzeć
web-is-public = Publiczny
web-seeded = Z wybranym ziarnem

## Stół

web-table-menu = Stół
web-clock = Pozostały czas
web-the-round = Runda
web-the-train = Pociąg
web-your-turn = twoja kolej
web-choosing = wybiera
web-away = poza grą
web-about-first = Pierwszy gracz tej rundy: zaczyna każdą turę.
web-bot-plays-for = { $name }: gra bot
web-bot-plays-for-you = Za ciebie gra bot
web-is-away = { $name } nie odpowiada
web-let-a-bot = Niech gra bot
web-take-over = Wróć do gry
web-wait-for = Czekaj
web-watching = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
web-settings = Ustawienia
web-sound = Dźwięki
web-sound-off = Wyłączone
web-speed = Tempo filmu
web-call-me = Zawołaj, gdy moja kolej
web-let-bot = Niech bot gra za mnie
web-own-link = Skopiuj link do mojego miejsca
web-own-link-about = Otwórz go na innym urządzeniu, by grać tam dalej. Kto go ma, gra za ciebie.
web-story = Opowieść
web-chat = Rozmowa
web-story-round = Runda { $round } · { $card }
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-say = Powiedz coś
web-send = Wyślij
web-sign-hat = Ukłon kapeluszem
web-sign-bang = Bum!
web-sign-laugh = Śmiech
web-sign-cry = Au
web-sign-loot = Bogaty łup
web-sign-hurry = Szybciej
web-sign-clap = Brawo
web-sign-shrug = Wzruszenie ramion
web-skip = Do mojego wyboru
web-skip-film = Pomiń film
web-film-again = Pokaż jeszcze raz
web-film-step = Krok
web-your-side = Twoja strona stołu
web-draw = Dobierz 3
web-left = zostało { $count }
web-take-back = Cofnij
web-about-back = Cofa twój ostatni wybór, dopóki nikt na niego nie odpowiedział.
web-about-ask-back = Inni już zagrali: muszą się zgodzić wszyscy ludzie.
web-only-you = Widzisz tylko ty
web-about-worth = Ile razem wart jest twój łup.
web-laid-aside = Odłożone: { $cards }
web-all-choices = Wszystkie wybory
web-step-back = Wstecz
web-card-of = karta { $number } z { $count }
web-turns = Tury: { $count }, { $event ->
        [yes] potem wydarzenie
       *[no] bez wydarzenia
    }
web-no-event = Bez wydarzenia
web-no-event-about = Na koniec tej rundy nic więcej się nie dzieje.
web-short-angry-marshal = Strzela na dach nad sobą i się cofa.
web-short-swivel-arm = Wszystkich na dachach zmiata na ostatni.
web-short-braking = Wszyscy na dachach suną o wagon do przodu.
web-short-take-it-all = Do szeryfa trafia druga walizka.
web-short-rebellion = Każdy w środku dostaje pocisk.
web-short-pickpocketing = Kto jest sam, może wziąć worek.
web-short-revenge = Nad szeryfem przepada najtańszy worek.
web-short-hostage-conductor = W lokomotywie i na niej: okup.
web-whole-ticket = Cała runda
web-chip-empty = { $who }: jeszcze nie
web-chip-drew = { $who }: dobrane karty
web-chip-passed = { $who }: bez ruchu
web-chip-played = { $who }: { $card }

## Karty

web-bullet = Pocisk
web-note-bullet = Na nic. Tylko zawadza.
web-note-bullet-neutral = Od szeryfa lub pasażerów.
web-note-move = Wagon w środku, do trzech po dachach.
web-note-floor = Na dach albo w dół, do wagonu.
web-note-fire = Jeden pocisk w cel w zasięgu.
web-note-rob = Weź jeden łup, który tu leży.
web-note-punch = Cel upuszcza łup i odlatuje.
web-note-marshal = Przesuń go o jeden wagon.
web-would-floor =
    { $level ->
        [roof] Wspinasz się { $to }.
       *[inside] Schodzisz { $to }.
    }
web-would-floor-mei = W górę lub w dół, prosto albo na ukos.
web-would-fire =
    { $count ->
        [0] Teraz nikogo w zasięgu.
       *[other] Teraz w zasięgu: { $names }.
    }
web-would-punch =
    { $count ->
        [0] Teraz nikogo obok ciebie.
       *[other] Teraz obok ciebie: { $names }.
    }
web-would-rob =
    { $count ->
        [0] Teraz nic tu nie leży.
       *[other] Tu leży: { $names }.
    }

## Pytania

web-lifted =
    { $count ->
        [one] *Wybierz ją jeszcze raz, by zagrać*, albo weź inną kartę.
        [few] *Jak ją zagrać?* Albo weź inną.
       *[other] *Jak ją zagrać?* Albo weź inną.
    }
web-ask-schemin =
    { $draw ->
        [yes] Twoja kolej: *zagraj kartę* albo dobierz trzy.
       *[no] Twoja kolej: *zagraj kartę*.
    }
web-ask-tunnel =
    { $draw ->
        [yes] Jest ciemno: *twoja karta będzie zakryta*. Albo dobierz trzy.
       *[no] Jest ciemno: *twoja karta będzie zakryta*.
    }
web-ask-speeding =
    { $draw ->
        [yes] Dwie tury z rzędu: *zagraj kartę* albo dobierz trzy.
       *[no] Dwie tury z rzędu: *zagraj kartę*.
    }
web-ask =
    { $action ->
        [move] Ruszasz się. *Dokąd?*
        [floor] Zmieniasz poziom. *Dokąd?*
        [fire] Strzelasz. *Do kogo?*
        [rob] Rabujesz. *Co zabierasz?*
        [punch] Uderzasz. *Kogo i jak?*
        [ride] Siedzisz w siodle. *Gdzie zsiadasz?*
        [arrest] Aresztujesz. *Kogo?*
        [brainwave] Masz pomysł. *Co robisz?*
       *[marshal] Prowadzisz szeryfa. *W którą stronę?*
    }
web-ask-of =
    { $action ->
        [move] { $bandit } rusza się. *Dokąd?*
        [floor] { $bandit } zmienia poziom. *Dokąd?*
        [fire] { $bandit } strzela. *Do kogo?*
        [rob] { $bandit } rabuje. *Co?*
        [punch] { $bandit } uderza. *Kogo i jak?*
        [ride] { $bandit } siedzi w siodle. *Dokąd?*
       *[marshal] { $bandit } prowadzi szeryfa. *W którą stronę?*
    }
web-ask-start-places = Przed pierwszą rundą: *kto zaczyna w ostatnim wagonie?* Drugi zaczyna o wagon bliżej.
web-ask-choose-card = Nowa runda: *którą kartę bierzesz* z talii?
web-ask-discarding = *Odrzuć, czego nie chcesz zachować*, a resztę zatrzymaj.
web-ask-pickpocketing = { $bandit } nie ma tu świadków. *Wziąć worek?*
web-wait = Pociąg toczy się dalej.
web-wait-acting = { $bandit } wykonuje: { $action }.
web-wait-for-names = { $count ->
        [one] { $names } wybiera.
        [few] Jeszcze wybierają: { $names }.
       *[other] Jeszcze wybierają: { $names }.
    }
web-waits-for-line = Wybór zrobiony. *Czeka na połączenie.*
web-target-about = Stoi { $at }. { $count ->
        [0] Jeszcze bez pocisków.
        [one] Już { $count } pocisk.
        [few] Już { $count } pociski.
       *[other] Już { $count } pocisków.
    }
web-place-inside = { $car }
web-place-roof = Dach: { $car }
web-marshal-there = Tam jest szeryf!
web-shotgun-there = Tam jest strażnik!
web-you-stay = Zostajesz.
web-there-is = { $count ->
        [one] Jest tam { $names }.
        [few] Są tam { $names }.
       *[other] Są tam { $names }.
    }
web-there-are = Bandyci tam: { $count }.
web-nobody-there = Nikogo tam nie ma.
web-you-catch-it = Łapiesz go w locie.
web-falls-here = Spada tutaj.

## Objaśnienia

web-about-purse = W worku jest od 250 do 500 $. Ile dokładnie, wie tylko właściciel.
web-about-jewel = Klejnot jest wart 500 $.
web-about-strongbox = Walizka jest warta 1000 $.
web-about-bullets = Kto na koniec wystrzelił najwięcej, jest najlepszym rewolwerowcem: 1000 $.
web-about-wounds = Otrzymane pociski. Zaśmiecają talię.
web-about-deck = Twoja talia. Trafiają do niej pociski, które cię dosięgły.
web-about-bullet-card = Pocisku nie można ani zagrać, ani odrzucić; zajmuje miejsce na ręce.
web-about-move = Ruch: w środku do sąsiedniego wagonu. Po dachach od jednego do trzech wagonów do przodu lub do tyłu.
web-about-floor = Zmiana poziomu: z wagonu na jego dach albo z powrotem w dół.
web-about-fire = Strzał: w środku do kogoś w sąsiednim wagonie. Na dachu do najbliższego z obu stron.
web-about-rob = Rabunek: weź jeden łup z tych, które leżą obok ciebie. Rodzaj wybierasz ty.
web-about-punch = Cios: ktoś obok ciebie upuszcza wybrany przez ciebie łup i leci do sąsiedniego wagonu.
web-about-marshal = Szeryf: idzie o jeden wagon. Kto go spotka, dostaje pocisk i ucieka na dach.

## Stany

web-line-down = *Połączenie zerwane.* { $count ->
        [0] Próbujemy ponownie.
        [one] Następna próba za { $count } sekundę.
        [few] Następna próba za { $count } sekundy.
       *[other] Następna próba za { $count } sekund.
    } Twój wybór czeka tutaj i zostanie wysłany, gdy połączenie wróci.
web-try-now = Spróbuj teraz
web-not-sent = Nie ma połączenia, więc tego nie wysłano.
web-time-short = *{ $count ->
        [one] Została { $count } sekunda
        [few] Zostały { $count } sekundy
       *[other] Zostało { $count } sekund
    }.* Potem ten jeden wybór zrobi za ciebie bot.
web-plea = Cofnąć?
web-plea-about = { $name } ({ $who }) chce cofnąć swój wybór. Co było później, przepadnie. Potrzebna jest zgoda wszystkich.
web-plea-waits = { $count ->
        [one] Musi się jeszcze zgodzić { $count } osoba.
        [few] Muszą się jeszcze zgodzić { $count } osoby.
       *[other] Musi się jeszcze zgodzić { $count } osób.
    }
web-agree = Zgoda
web-refuse = Nie
web-bot-steps-in = { $name }: teraz gra bot.
web-barred = Nie możesz tu wejść
web-to-start = Na pierwszą stronę
web-lost = Nie ma takiej strony
web-lost-about = Pociąg tu nie staje. Może w adresie jest błąd.

## Gra na zmianę

web-pass-title = Gra na zmianę
web-pass-who = Kto gra?
web-pass-intro = Wszyscy grają na tym urządzeniu. Między turami karty zasłania kurtyna.
web-pass-person = Imię gracza { $number }
web-pass-start = Zacznij grę
web-hand-to = Przekaż urządzenie. Gra
web-hand-round = runda { $round }
web-hand-look = Wszystkie karty są schowane. Nikt inny niech teraz nie patrzy.
web-hand-show = { $name }: pokaż moje karty
web-hand-hold = Przytrzymaj chwilę: przypadkowe dotknięcie nic nie pokaże.
web-since = Od twojej ostatniej tury
web-then = Dalej
web-player-number = Gracz { $number }

## Koniec

web-counting = Rozliczenie
web-richest = Najbogatszy bandyta Nowego Meksyku
web-richest-many = Najbogatsi bandyci Nowego Meksyku
web-rides-off = { $crew ->
        [one] { $player } uwozi *{ $money }*
       *[other] { $player } uwożą *{ $money }*
    }
web-share-it = { $player } dzielą zwycięstwo: *{ $money }*
web-by-bullets = Pieniędzy tyle samo co następny, ale mniej otrzymanych pocisków.
web-by-money = O { web-dollars } więcej niż ktokolwiek inny.
web-by-shared = Po równo i pieniędzy, i ołowiu.
web-dollars = { NUMBER($amount) } $
web-dollars-lost = −{ NUMBER($amount) } $
web-who-is-richest = Kto jest najbogatszy?
web-the-count = Rachunek
web-col-purses = Worki
web-col-jewels = Klejnoty
web-col-strongboxes = Walizki
web-col-gunslinger = Strzelec
web-col-station = Konduktor
web-col-total = Razem
web-fired = strzały: { $count }
web-money-over-game = Pieniądze w trakcie gry
web-chart-about = Pieniądze każdego po każdej rundzie; ostatni krok to nagroda rewolwerowca.
web-round = Runda { $round }
web-rematch = Rewanż
web-another-set-up = Inne przygotowanie
web-download = Pobierz zapis
web-watch-again = Obejrzyj ponownie
web-host-rematch = Gospodarz może rozdać następną grę.
web-host-rematch-named = Następną grę może rozdać gospodarz: { $name }.
web-reveal = Pokaż wszystko
web-key-punch = { $bandit } od ciosu traci { $loot-object }.
web-key-strongbox = { $bandit } zdobywa walizkę.
web-key-gunslinger = { $bandit }: strzały { $count }, jeszcze 1000 $.
web-key-lead = { $player } wychodzi na prowadzenie.
web-key-last-bullet = { $bandit } wystrzeliwuje ostatni pocisk.
web-key-salvo = { $count ->
        [one] Pocisk dostaje { $count } bandyta.
        [few] Pociski dostaje { $count } bandytów naraz.
       *[other] Pociski dostaje { $count } bandytów naraz.
    }

## Zapisy

web-watch-title = Obejrzyj zapis
web-watch-drop = Wybierz zapis albo upuść go tutaj.
web-watch-file = Wybierz plik
web-watch-eyes = Czyimi oczami
web-watch-all = Widz
web-step-of = Krok { $step } z { $count }
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-first-step = Na początek
web-prev-step = Krok wstecz
web-next-step = Krok naprzód
web-play-on = Graj od tego miejsca
web-play-on-about = Nowy stół, który zaczyna się tutaj: ty przeciw botom.
web-play-on-as = Grasz jako
web-play-on-go = Graj od tego miejsca
web-record = Zapis
web-step = Krok
web-next-moment = Do następnego ważnego momentu
web-replay-moments = Ważne momenty
web-replay-story = Opowieść
web-replay-hands = Ręce
web-no-moments = Nic w tej grze się nie wyróżnia.
web-hand-hidden = { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[other] { $count } zakrytych kart
    }
web-hand-empty = Brak kart
web-eyes-all = Wszyscy
web-eyes-all-cards = Wszystkie karty
web-link-moment = Link do tej chwili
web-link-long = Link zawiera całą grę i ma { $count } kB. Jeśli po drodze zostanie ucięty, wyślij plik.
web-link-broken = Ten link jest uszkodzony albo został po drodze ucięty. Poproś o niego jeszcze raz albo o plik.
web-chart = Wykres
web-chart-money = Pieniądze
web-chart-rank = Kolejność
web-chart-place = Miejsce w pociągu
web-rank = numer { $rank }
web-watch-table = Albo kod stołu, przy którym gra się skończyła
web-watch-open = Otwórz

## Klawisze

web-keys = Klawisze
web-keys-everywhere = Wszędzie
web-keys-table = Przy stole
web-keys-record = W zapisie
web-keys-on = Graj literami i cyframi
web-press-tab = Do następnego; z Shift wstecz
web-press-arrows = Do następnego w grupie
web-press-enter = Naciśnij to, co zaznaczone
web-press-escape = Odłóż kartę, zamknij to, co na wierzchu
web-press-keys = Pokaż te klawisze
web-press-number = Podnieś kartę albo wybierz to, co ma ten numer
web-press-again = Ta sama cyfra jeszcze raz zagrywa podniesioną kartę
web-press-draw = Dobierz trzy karty
web-press-keep = Zachowaj resztę kart
web-press-list = Wszystkie wybory na liście
web-press-back = Cofnij ostatni wybór
web-press-skip = Pomiń film
web-press-story = Do opowieści
web-press-chat = Do rozmowy
web-press-plan = Połóż kartę o tym numerze w planie
web-press-lock = Zatwierdź plan
web-press-card-back = Weź z planu ostatnią kartę
web-press-step = Krok wstecz, krok naprzód
web-press-ends = Na początek, na koniec
web-press-run = Odtwarzaj albo zatrzymaj

## Scena

stage-train = Pociąg
stage-map = Cały pociąg
stage-round = Runda { $round }
stage-marshal = szeryf
stage-place = { $level ->
        [roof] { $number ->
            [0] Na dachu lokomotywy: { $what }
           *[other] Na dachu wagonu { $number } ({ $car }): { $what }
        }
       *[inside] { $number ->
            [0] W lokomotywie: { $what }
           *[other] W wagonie { $number } ({ $car }): { $what }
        }
    }
stage-loot = { $count ->
        [1] { $loot }, { $money }.
       *[other] { $loots }, po { $money }.
    }
stage-loot-known = Ty to wiesz, inni może nie.
stage-loot-unknown = { $kind ->
        [jewel] { $count ->
            [one] { $count } klejnot: może przeklęty.
            [few] { $count } klejnoty: może przeklęte.
           *[other] { $count } klejnotów: może przeklęte.
        }
        [strongbox] { $count ->
            [one] { $count } walizka: może przeklęta.
            [few] { $count } walizki: może przeklęte.
           *[other] { $count } walizek: może przeklęte.
        }
        [mail-bag] { $count ->
            [one] { $count } worek pocztowy: nie wiesz, co w nim jest.
            [few] { $count } worki pocztowe: nie wiesz, co w nich jest.
           *[other] { $count } worków pocztowych: nie wiesz, co w nich jest.
        }
       *[purse] { $count ->
            [one] { $count } worek: nie wiesz, co w nim jest.
            [few] { $count } worki: nie wiesz, co w nich jest.
           *[other] { $count } worków: nie wiesz, co w nich jest.
        }
    }
stage-pick-loot = Łup: { $loot }
stage-pick-bandit = { $bandit }
stage-back = Wybierz kogoś innego
stage-pick-place = Idź { $to }
stage-bandit = { $bandit }. { $power }
stage-about-marshal = Szeryf. Kto go spotka w wagonie, dostaje pocisk i ucieka na dach.
stage-letter-Ghost = G
stage-letter-Doc = D
stage-letter-Tuco = T
stage-letter-Cheyenne = C
stage-letter-Belle = B
stage-letter-Django = J
stage-letter-Mei = M

## Konie, dyliżans, wehikuł czasu, przeklęty łup: scena

stage-about-shotgun = Strażnik pilnuje dyliżansu. Gdy jest na pociągu, każdy, kto trafi na jego dach, dostaje pocisk i musi uciekać.
stage-about-stagecoach = Dyliżans obok { $car ->
        [0] lokomotywy
       *[other] wagonu { $car }
    }. Po każdej rundzie zostaje o wagon w tyle. Kto się w nim znajdzie, bierze zakładnika.
stage-coach-here = dyliżans
stage-about-team = Zaprzęg dyliżansu. Te konie są w uprzęży: nikt na nich nie jeździ.
stage-about-machine = Wehikuł czasu. Kto po rundzie jest w nim bez towarzystwa, znika i zjawia się w wybranym wagonie; na koniec gry daje 500 $.
stage-horses = { $count ->
        [one] { $count } koń czeka
        [few] { $count } konie czekają
       *[other] { $count } koni czeka
    } obok { $car ->
        [0] lokomotywy
       *[other] wagonu { $car }
    }: kto tam jest, może przejechać do trzech wagonów.
stage-flask-usual = { $count ->
        [one] { $count } piersiówka whisky.
        [few] { $count } piersiówki whisky.
       *[other] { $count } piersiówek whisky.
    }
stage-flask-old = { $count ->
        [one] { $count } piersiówka starej whisky.
        [few] { $count } piersiówki starej whisky.
       *[other] { $count } piersiówek starej whisky.
    }
stage-flask-unknown = { $count ->
        [one] { $count } pełna piersiówka: nie wiesz, jaka to whisky.
        [few] { $count } pełne piersiówki: nie wiesz, jaka to whisky.
       *[other] { $count } pełnych piersiówek: nie wiesz, jaka to whisky.
    }
stage-half-usual = { $count ->
        [one] { $count } napoczęta piersiówka whisky.
        [few] { $count } napoczęte piersiówki whisky.
       *[other] { $count } napoczętych piersiówek whisky.
    }
stage-half-old = { $count ->
        [one] { $count } napoczęta piersiówka starej whisky.
        [few] { $count } napoczęte piersiówki starej whisky.
       *[other] { $count } napoczętych piersiówek starej whisky.
    }

## Konie, dyliżans, wehikuł czasu, przeklęty łup: przygotowanie

web-boxes = Co jest w pudełku?
web-box-closed = Otwórz pudełko
web-box-open = W grze
web-expansion-horses = Konie i dyliżans
web-expansion-machine = Wehikuł czasu
web-expansion-cursed = Przeklęty łup
web-expansion-about-horses = Dyliżans ze strażnikiem, konie do jazdy, zakładnicy, whisky.
web-expansion-about-machine = Dziwna machina przed lokomotywą. Zniknij i wróć.
web-expansion-about-cursed = Część łupu jest prawie nic niewarta. Nikt nie wie która.

## Konie, dyliżans, wehikuł czasu, przeklęty łup: stół

web-note-ride = Dosiądź tu konia, do trzech wagonów.
web-about-ride = Jazda konna: jeśli obok twojego wagonu czeka koń, jedź do trzech wagonów i zsiądź w wagonie albo w dyliżansie, jeśli tam jest.
web-would-ride = { $count ->
        [0] Teraz nie ma tu konia.
       *[other] Teraz czeka tu koń.
    }
web-about-flask = W piersiówce są dwa łyki. Zwykła whisky: dobierz 3 karty, potem zagraj jedną. Stara: zagraj dwie karty z rzędu. Która to, wie tylko właściciel.
web-about-half-usual = Został jeden łyk: dobierz 3 karty, potem zagraj jedną.
web-about-half-old = Został jeden łyk starej whisky: zagraj dwie karty z rzędu.
web-about-cursed = Z przeklętym łupem w grze może to być prawie nic niewarte.
web-flasks-of = { $full ->
        [0] { "" }
        [one] { $full } pełna piersiówka.
        [few] { $full } pełne piersiówki.
       *[other] { $full } pełnych piersiówek.
    } { $usual ->
        [0] { "" }
        [one] { $usual } napoczęta piersiówka.
        [few] { $usual } napoczęte piersiówki.
       *[other] { $usual } napoczętych piersiówek.
    } { $old ->
        [0] { "" }
        [one] { $old } napoczęta piersiówka starej whisky.
        [few] { $old } napoczęte piersiówki starej whisky.
       *[other] { $old } napoczętych piersiówek starej whisky.
    }
web-drink = Wypij
web-drink-usual = Wypij: dobierz 3, zagraj jedną
web-drink-old = Wypij starą: zagraj dwie
web-whiskey-short-usual = zwykła
web-whiskey-short-old = stara
web-keep-count = zachowaj { $count }
web-about-keep = Po planowaniu każdy może zachować na następną rundę { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
web-short-exhausted-horses = Odpada koń najbliżej ostatniego wagonu; przy 5 i więcej graczach dwa.
web-short-marshals-whiskey = Szeryf wypija, co leży obok, i zatacza się do tyłu.
web-short-full-speed = Dachy, konie i dyliżans zostają o wagon w tyle.
web-short-shotguns-rage = W dyliżansie, na nim i obok: pocisk.
web-short-sharing = Walizki dzieli się z wszystkimi w tym samym miejscu.
web-short-escape = Kto zostanie w pociągu, nie wygra.
web-short-mortal-bullet = Każdy pocisk z tej rundy kosztuje 150 $.
web-hostage-about-poodle = Pudel gryzie: neutralny pocisk dla ciebie na początku każdej rundy. Okup: 1000 $.
web-hostage-about-banker = Bankier w niczym nie przeszkadza. Okup: 1000 $, jeśli masz walizkę.
web-hostage-about-minister = Pastor: na początku rundy dobierasz o jedną kartę mniej. Okup: 900 $.
web-hostage-about-teacher = Nauczycielka: twój Cios nie działa. Okup: 800 $.
web-hostage-about-zealot = Dewotka: twoja Jazda konna nie działa. Okup: 700 $.
web-hostage-about-old-lady = Starsza pani: po dachach idziesz tylko o jeden wagon. Okup: 500 $ za każdy twój klejnot.
web-hostage-about-poker-player = Pokerzystka: twoja zdolność przepada. Okup: 250 $ za każdy twój worek.
web-hostage-about-photographer = Fotograf: nigdy nie zagrywasz zakrytych kart. Okup: 200 $ za każdy pocisk innych bandytów w twojej talii.
web-hinders-poodle = Neutralny pocisk dla ciebie na początku każdej rundy.
web-hinders-banker = W niczym nie przeszkadza. Okup, jeśli masz walizkę.
web-hinders-minister = Na początku rundy dobierasz o jedną kartę mniej.
web-hinders-teacher = Twój Cios nie działa.
web-hinders-zealot = Twoja Jazda konna nie działa.
web-hinders-old-lady = Po dachach idziesz tylko o jeden wagon.
web-hinders-poker-player = Twoja zdolność przepada.
web-hinders-photographer = Nigdy nie zagrywasz zakrytych kart.
web-ransom-poodle = 1000 $
web-ransom-banker = 1000 $
web-ransom-minister = 900 $
web-ransom-teacher = 800 $
web-ransom-zealot = 700 $
web-ransom-old-lady = 500 $ za klejnot
    .short = 500 $
web-ransom-poker-player = 250 $ za worek
    .short = 250 $
web-ransom-photographer = 200 $ za pocisk
    .short = 200 $
web-hostage-of = { $bandit } trzyma zakładnika: { $hostage }.
web-gone = poza grą
web-about-gone = { $bandit } jest już daleko od pociągu, poza zasięgiem szeryfa.
web-in-time = w czasie
web-about-hidden = { $bandit } podróżuje w czasie i zjawi się, gdy zacznie się napad.
web-destination = Zjawisz się { $at }.

## Konie, dyliżans, wehikuł czasu: pytania

web-ask-turmoil =
    { $draw ->
        [yes] Zamieszanie: *wszyscy wybierają naraz*. Zagraj kartę albo dobierz trzy.
       *[no] Zamieszanie: *wszyscy wybierają naraz*. Zagraj kartę.
    }
web-ask-drinking =
    { $count ->
        [one] Whisky działa: *zagraj kartę*.
        [few] Stara whisky działa: *zagraj dwie karty* z rzędu.
       *[other] Stara whisky działa: *zagraj dwie karty* z rzędu.
    }
web-ask-keeping = *Zachowaj kartę na następną rundę* albo nie zachowuj więcej.
web-ask-fleeing = { $bandit } stoi przed strażnikiem. *Dokąd uciekać?*
web-ask-taking-hostage = { $bandit } jest w dyliżansie. *Którego zakładnika wziąć?*
web-ask-travelling = { $bandit } podróżuje w czasie bez towarzystwa. *Gdzie się zjawić, gdy zacznie się napad?*
web-ask-boarding =
    { $alone ->
        [yes] Tylko ty jeszcze jedziesz konno. *Do którego wagonu wsiadasz?*
       *[no] Jedziesz obok wagonu „{ $car }”. *Wsiadasz tutaj?*
    }
web-place-stagecoach = { $level ->
        [roof] Dach dyliżansu
       *[inside] Dyliżans
    }
web-place-machine = Wehikuł czasu
web-hostages-there = Są tam zakładnicy.
web-ride-away = Precz od pociągu
web-ride-away-about = Odjedź na zawsze, poza zasięg szeryfa. Twoje dalsze karty nie działają.

## Wsiadanie

web-wagon-by-wagon = Wagon po wagonie
web-all-in-secret = wszyscy wybierają w tajemnicy
web-on-board = w pociągu
web-who-gets-on = kto wsiada tutaj?
web-all-who-are-left = wszyscy, którzy zostali
web-board-bandit = Bandyta
web-board-here = Wsiadasz do wagonu „{ $car }”: { $loot }. Koń zostaje obok.
web-board-here-of = { $bandit } wsiada do wagonu „{ $car }”: { $loot }.
web-board-both = Oboje
web-board-both-about = Oboje wsiadają do wagonu „{ $car }”: { $loot }.
web-board-horse = Koń
web-ride-on-about = Jedziesz dalej, do wagonu „{ $car }”. Kto zostanie sam, wybierze dowolny z dalszych wagonów.
web-have-chosen = { $count ->
        [0] Nikt jeszcze nie wybrał
        [one] Po wyborze: { $count }
        [few] Po wyborze: { $count }
       *[other] Po wyborze: { $count }
    }
web-thinking = myśli
web-no-loot = nic tam nie ma

## Konie, dyliżans, wehikuł czasu: koniec

web-col-ransom = Okup
web-col-sharing = Podział
web-col-mortal-bullet = Pociski
web-col-time-machine = Wehikuł czasu
web-col-caught = Złapanie
web-caught = w rękach prawa, bez szans na wygraną
web-by-nobody = Wszystkich złapano w pociągu.
web-nobody-rides-off = *Nikt* nie wygrywa

## Colt Super Express

web-game-super = Super Express
web-game-express = Colt Express
web-game = Gra
web-game-about-express = Planuj, rabuj i strzelaj przez pięć rund: wygrywa najbogatszy.
web-game-about-super = Wszyscy w tajemnicy planują trzy karty; pociąg co rundę traci wagon. Wygrywa ostatni, kto w nim zostanie.
web-expansion-reflexes = Refleks
web-expansion-about-reflexes = Piąta karta: leżąc bez czucia, wstań i od razu strzel albo połóż się, zanim nadleci pocisk.
web-expansion-horse = Koń
web-expansion-about-horse = Jeszcze jedna karta: jazda do lokomotywy. Może cię uratować, gdy wypadasz z pociągu.
web-super-seats-about = Od trzech do siedmiu bandytów; wagonów jest o jeden więcej niż graczy.
web-super-plan = Twój plan
web-super-slot = { $number ->
        [1] Pierwsza karta
        [2] Druga karta
       *[other] Trzecia karta
    }
web-super-turn = { $number ->
        [1] Pierwsze karty
        [2] Drugie karty
       *[other] Trzecie karty
    }
web-super-turned-up = Karty tej rundy
web-super-card-lost = { $who } jest poza pociągiem; karta przepada.
web-super-lock = Zatwierdź
web-super-back-about = Ostatnia karta wraca na twoją rękę.
web-super-planning = planuje
web-super-ask = { $count ->
        [one] *Jeszcze jedna karta*, potem zatwierdź.
        [2] *Jeszcze dwie karty*. Wszyscy odkrywają je jedną po drugiej.
        [few] Wybierz *trzy karty po kolei*. Wszyscy odkrywają je jedną po drugiej.
       *[other] Wybierz *trzy karty po kolei*. Wszyscy odkrywają je jedną po drugiej.
    }
web-super-ask-lock = Plan gotowy: *zatwierdź go*.
web-super-turning = Karty odkrywa się *jedną po drugiej*.
web-super-wait = Masz plan. { $count ->
        [one] Jeszcze planuje { $names }.
        [few] Jeszcze planują: { $names }.
       *[other] Jeszcze planują: { $names }.
    }
web-super-out = Jesteś poza pociągiem. { $count ->
        [one] Planuje { $names }.
        [few] Planują: { $names }.
       *[other] Planują: { $names }.
    }
web-super-goes-first = Zaczyna { $player }
web-super-one-fewer = co rundę o jeden mniej
web-super-wagon = Wagon { $wagon }
web-super-taken = Kartę bierze { $bandit }: { money }.
web-super-taken-by = kartę bierze { $bandit }
web-super-nobody-took = Odczepiony, a jego karty nikt nie wziął.
web-super-left-next = zostanie następny
web-super-goes-next = Na koniec tej rundy zostaje odczepiony, ze wszystkimi, którzy na nim są.
web-super-hidden = Jeszcze doczepiony; nikt nie wie, ile warta jest jego karta.
web-super-last-place = ostatnie miejsce
web-super-about-wagon = Kto stoi najdalej z tyłu, gdy odczepia się wagon, bierze jego kartę.
web-super-about-engine = Lokomotywa zostaje. Jeśli kilku bandytów dotrwa na niej do końca, wygrywa najwięcej kart wagonów, potem najlepsza.
web-super-loot = { $cards }.
web-super-loot-of = { $cards }: { $values }.
web-super-about-loot = Karty wagonów liczą się, gdy kilku bandytów dotrwa do końca: najwięcej kart, potem najlepsza.
web-super-about-off = { $bandit } jest poza pociągiem i poza grą.
web-super-about-stunned = { $bandit } leży bez czucia, { $facing ->
        [forward] twarzą do lokomotywy
       *[back] twarzą do końca pociągu
    }: pociski lecą obok, a z następną kartą { $bandit } tylko wstaje.
web-super-about-aims = { $bandit } patrzy { $facing ->
        [forward] na lokomotywę
       *[back] na koniec pociągu
    }. Strzał teraz trafia { $target-accusative }.
web-super-about-free = { $bandit } patrzy { $facing ->
        [forward] na lokomotywę
       *[back] na koniec pociągu
    }. Strzał teraz nie trafia nikogo.
web-super-standing = { $bandit } ({ $facing ->
        [forward] twarzą do przodu
       *[back] twarzą do tyłu
    }{ $stunned ->
        [yes] , bez czucia
       *[no] { "" }
    })
web-super-place = { $level ->
        [roof] { $car ->
            [0] Na dachu lokomotywy, od tyłu do przodu: { $who }
           *[other] Na dachu wagonu { $car }, od tyłu do przodu: { $who }
        }
       *[inside] { $car ->
            [0] W lokomotywie, od tyłu do przodu: { $who }
           *[other] W wagonie { $car }, od tyłu do przodu: { $who }
        }
    }
web-super-note-turn = Twarzą w drugą stronę.
web-super-note-move = O wagon tam, dokąd patrzysz.
web-super-note-floor = Na dach albo w dół, do wagonu.
web-super-note-shoot = Pierwszy, kto stoi przed tobą.
web-super-note-reflexes = Wstań i strzel albo się połóż.
web-super-note-horse = Konno do lokomotywy.
web-super-about-turn = Obrót: twarzą w drugą stronę. Twoje miejsce w szeregu się nie zmienia.
web-super-about-move = Ruch: o jeden wagon tam, dokąd patrzysz. Stajesz za wszystkimi, plecami do krawędzi. Kto zejdzie z któregokolwiek końca pociągu, odpada.
web-super-about-floor = Zmiana poziomu: w górę lub w dół w tym samym wagonie, twarzą w tę samą stronę, plecami do krawędzi.
web-super-about-shoot = Strzał: trafia pierwszego stojącego bandytę przed tobą na twoim poziomie, choćby był daleko. Ten leci o wagon i leży bez czucia, a poza pociągiem odpada.
web-super-about-reflexes = Refleks: leżąc bez czucia, wstań i od razu strzel. Jeśli stoisz, połóż się, a pociski przelecą obok.
web-super-about-horse = Koń: do lokomotywy, twarzą do przodu, za wszystkich. Jeśli strzał zrzuca cię z pociągu, a to twoja następna karta, ratuje cię.
web-super-would-turn = { $facing ->
        [forward] Patrzysz na lokomotywę.
       *[back] Patrzysz na koniec pociągu.
    }
web-super-would-move = Idziesz { $to }.
web-super-would-floor =
    { $level ->
        [roof] Wspinasz się { $to }.
       *[inside] Schodzisz { $to }.
    }
web-super-would-hit = Na razie trafia { $target-accusative }.
web-super-would-miss = Na razie nie trafia nikogo.
web-super-would-stand = Leżysz bez czucia: tylko wstajesz.
web-super-would-lie = Kładziesz się.
web-super-would-rise = Wstajesz; strzał nie trafia nikogo.
web-super-would-rise-hit = Wstajesz i trafiasz { $target-accusative }.
web-super-would-ride = Jedziesz konno do lokomotywy.
web-super-would-fall = Wypadasz z pociągu!
web-super-end = Koniec podróży
web-super-who-stays = Kto zostanie w pociągu?
web-super-wins = { $count ->
        [one] { $names } *wygrywa*
        [few] { $names } *dzielą zwycięstwo*
       *[other] { $names } *dzielą zwycięstwo*
    }
web-super-by-standing = W pociągu do samego końca.
web-super-by-cards = Najwięcej kart wagonów wśród tych, którzy zostali.
web-super-by-value = Tyle samo kart wagonów co inni, ale najlepsza.
web-super-by-shared = Nic ich nie różni.
web-super-order = Kto wytrwał najdłużej
web-super-ride = Podróż
web-super-ride-about = Jak długo każdy został w pociągu i jakie karty wagonów przypadły komu.
web-super-ride-rounds = { $rounds ->
        [one] { $rounds } runda; wagonów było { $wagons }.
        [few] { $rounds } rundy; wagonów było { $wagons }.
       *[other] { $rounds } rund; wagonów było { $wagons }.
    }
web-super-stayed = W pociągu do końca.
web-super-fell-move = Schodzi z pociągu w rundzie { $round }.
web-super-fell-shot = Pocisk { $by-genitive } zrzuca z pociągu w rundzie { $round }.
web-super-fell-uncoupled = Zostaje z wagonem w rundzie { $round }.
web-modules = Moduły
web-super-about = Cztery karty, pięć minut, jeden zwycięzca.
web-super-ride-now = Wskocz do pociągu
web-super-short = Super
web-super-plans = Plany
web-super-no-plan = Jeszcze bez planu
web-super-loot-chart = Karty wagonów
web-super-engine = Parowóz

## Marshal & Prisoners: the set-up

web-expansion-marshal = Szeryf i więźniowie
web-expansion-about-marshal = Jeszcze jeden gracz jest szeryfem: dwa rewolwery, kajdanki i tajne cele. Więźniowie czekają na wolność.
web-power-Marshal = Dwa rewolwery, kajdanki, pięć tajnych celów: cztery dają zwycięstwo.
web-seats-about-marshal = Szeryf i od dwóch do siedmiu bandytów, każdy z graczem albo botem.
web-train-prison = Lokomotywa, { $count ->
        [one] { $count } wylosowany wagon
        [few] { $count } wylosowane wagony
       *[other] { $count } wylosowanych wagonów
    } i wagon więzienny.
web-first-marshal = Rundę 1 zaczyna szeryf.
web-marshal-alone = Z szeryfem nie gra się parami.

## Marshal & Prisoners: sheets and prisoners

web-prisoners = Więźniowie
web-companion-of = Kompan { $bandit-genitive }
web-about-prisoner = „{ action-brainwave }” przy wagonie więziennym uwalnia jednego. Innym użycza zdolności { $bandit-genitive }; przy własnym bandycie Rabunek może zabrać dwa łupy. Na koniec 200 $.
web-lends-Ghost = Pierwsza karta zakryta
web-lends-Doc = Siedem kart na ręce
web-lends-Belle = Trudno wycelować
web-lends-Tuco = Strzela przez dach
web-lends-Django = Strzał odrzuca o wagon
web-lends-Cheyenne = Porywa worek
web-lends-Mei = Zmienia poziom na ukos
web-has-companion = Kompan { $bandit-genitive } użycza zdolności: { $power } Na koniec 200 $.
web-has-own-companion = Własny kompan: Rabunek może zabrać dwa łupy. Na koniec 200 $.
web-about-wanted = List gończy: kto ani razu nie został aresztowany, dostaje na koniec 500 $.
web-about-arrested = Areszt już był: 500 $ z listu gończego przepadło.
web-about-fist-gold = Złota karta zabijaki za pierwszy cios w szeryfa: 800 $.
web-about-fist-silver = Srebrna karta zabijaki za drugi cios w szeryfa: 500 $.
web-about-fist-bronze = Brązowa karta zabijaki za trzeci cios w szeryfa: 300 $.
web-paper-wanted = List gończy
web-paper-prisoner = Więzień
web-paper-fist = Karta zabijaki
web-about-mail-bag = W lokomotywie leżą dwa worki pocztowe, 200 $ i 1200 $. Wyglądają tak samo; zawartość zna tylko właściciel.
web-gun-left = Lewy rewolwer
web-gun-right = Prawy rewolwer
web-gun-empty = Pusty
web-gun-about = { $gun }: { $count ->
        [0] brak pocisków.
        [one] został { $count } pocisk. Następny: { $next }.
        [few] zostały { $count } pociski. Następny: { $next }.
       *[other] zostało { $count } pocisków. Następny: { $next }.
    }
web-bullets-in-order = Pociski po kolei
web-fists-left = { $count ->
        [0] Nie ma już kart zabijaki
        [one] Została { $count } karta zabijaki
        [few] Zostały { $count } karty zabijaki
       *[other] Zostało { $count } kart zabijaki
    }
web-about-fists = Kto uderzy szeryfa, bierze wierzchnią kartę zabijaki: 800 $, potem 500 $, potem 300 $.
web-achievement-wanted = Listy gończe
web-achievement-companions = Odzyskani więźniowie
web-achievement-bags = Worki pocztowe
web-achieved-wanted = { $count ->
        [0] Nikt jeszcze nie został aresztowany.
       *[other] Aresztowani choć raz: { $names }.
    }
web-achieved-companions = Znów w jego rękach są kompani: { $names }.
web-achieved-bags = { $count ->
        [one] Ma { $count } worek pocztowy.
        [few] Ma { $count } worki pocztowe.
       *[other] Ma { $count } worków pocztowych.
    }
web-goals-turned = Odkryte cele: { $count }
web-about-goals = Co rundę szeryf odkrywa jeden cel i wygrywa, gdy spełni cztery z pięciu.
web-in-cell = w celi
web-about-cell = { $bandit } siedzi w celi: działa tylko „{ action-brainwave }”.
web-about-prison = Wagon więzienny: korytarz, dach i cela. Aresztowany trafia do celi; działa tam tylko „{ action-brainwave }” i wyprowadza na zewnątrz.
web-thrown = za burtą
web-about-thrown = { $bandit } wypada z pociągu i nie może już wygrać.

## Marshal & Prisoners: bullets

web-bullet-about-lost-weapon = Do końca rundy Strzał nie działa.
web-bullet-about-hurt-knee = Do końca rundy Zmiana poziomu nie działa.
web-bullet-about-hurt-shoulder = Do końca rundy Cios nie działa.
web-bullet-about-gotcha = Więzień trafionego wraca do szeryfa.
web-bullet-about-drop-the-bag = Worek pocztowy trafionego przechodzi do szeryfa.
web-bullet-about-golden = Bez skutku; ostatni w swoim rewolwerze.
web-bullet-does-lost-weapon = w tej rundzie bez Strzału
web-bullet-does-hurt-knee = w tej rundzie bez Zmiany poziomu
web-bullet-does-hurt-shoulder = w tej rundzie bez Ciosu
web-bullet-does-gotcha = zabiera więźnia
web-bullet-does-drop-the-bag = zabiera worek pocztowy
web-bullet-does-golden = ostatni w rewolwerze
web-hurt-lost-weapon = bez Strzału
web-hurt-hurt-knee = bez Zmiany poziomu
web-hurt-hurt-shoulder = bez Ciosu

## Marshal & Prisoners: goals

web-your-goals = Twoje cele
web-goals-enough = { $count } z { $all } wygrywa
web-goals-later = { $count ->
        [one] do odkrycia w rundzie { $rounds }
        [few] do odkrycia w rundach { $rounds }
       *[other] do odkrycia w rundach { $rounds }
    }
web-goal-just-a-scratch = Tylko draśnięcie
web-goal-dodging = Uniki
web-goal-golden-bullet = Złoty pocisk
web-goal-mail = Poczta musi dotrzeć
web-goal-key = Wyrzuć klucz
web-goal-lead-rain = Deszcz ołowiu
web-goal-sworn-enemy = Zaprzysięgły wróg
web-goal-warrant = Nakaz: { $bandit }
web-goal-done = spełniony
web-goal-failed = niespełniony
web-goal-open = Ten cel znają wszyscy.
web-goal-now-warrant = { $count ->
        [0] jeszcze na wolności
       *[other] areszt już był
    }
web-goal-now-just-a-scratch = { $count ->
        [0] nie ma już kart zabijaki
        [one] została { $count } karta zabijaki
        [few] zostały { $count } karty zabijaki
       *[other] zostało { $count } kart zabijaki
    }
web-goal-now-dodging = { $count ->
        [0] nikt cię nie trafił
        [one] najwyżej { $count } pocisk od jednego bandyty
        [few] { $count } pociski od jednego bandyty
       *[other] { $count } pocisków od jednego bandyty
    }
web-goal-now-golden-bullet = { $count ->
        [0] jeden rewolwer jest pusty
        [one] { $count } pocisk w pustszym rewolwerze
        [few] { $count } pociski w pustszym rewolwerze
       *[other] { $count } pocisków w pustszym rewolwerze
    }
web-goal-now-mail = { $count ->
        [0] oba worki mają bandyci
        [one] { $count } worek byłby twój
        [few] { $count } worki byłyby twoje
       *[other] { $count } worków byłoby twoich
    }
web-goal-now-key = więźniowie: { $count } z { $needed }
web-goal-now-lead-rain = trafieni: { $count } z { $needed }
web-goal-now-sworn-enemy = pociski w jednym bandycie: { $count } z { $needed }
web-goal-end-warrant = { $count ->
        [0] aresztu nie było
       *[other] areszt był
    }
web-goal-end-dodging = { $count ->
        [0] nikt nie trafił szeryfa
        [one] najwyżej { $count } pocisk od jednego bandyty
        [few] { $count } pociski od jednego bandyty
       *[other] { $count } pocisków od jednego bandyty
    }
web-goal-end-mail = { $count ->
        [0] oba worki mają bandyci
        [one] { $count } worek ma szeryf
        [few] { $count } worki ma szeryf
       *[other] { $count } worków ma szeryf
    }
web-goal-end-lead-rain = trafieni: { $count } z { $needed }
web-goal-rule-warrant = Aresztuj choć raz: { $bandit }.
web-goal-rule-just-a-scratch = Na koniec zostaje karta zabijaki.
web-goal-rule-dodging = Na koniec żaden bandyta nie włożył ci do talii więcej niż 2 pocisków.
web-goal-rule-golden-bullet = Na koniec jeden z twoich rewolwerów jest pusty.
web-goal-rule-mail = Na koniec worek pocztowy jest twój albo nie ma go żaden bandyta.
web-goal-rule-key = Na koniec dwaj więźniowie są u ciebie albo wciąż w wagonie więziennym.
web-goal-rule-lead-rain = Na koniec każdy bandyta ma twój pocisk.
web-goal-rule-sworn-enemy = Na koniec jeden bandyta ma 4 twoje pociski.

## Marshal & Prisoners: cards and choices

web-note-move-plus = A potem od razu jeszcze karta.
web-note-floor-plus = A potem od razu jeszcze karta.
web-note-arrest = Bandyta obok ciebie idzie do celi.
web-note-brainwave = Ucieknij, uwolnij albo powtórz.
web-about-move-plus = Jak Ruch. W zwykłej turze możesz od razu zagrać jeszcze jedną kartę.
web-about-floor-plus = Jak Zmiana poziomu. W zwykłej turze możesz od razu zagrać jeszcze jedną kartę.
web-about-arrest = Aresztowanie: jeden bandyta na twoim miejscu idzie do celi. Jego list gończy jest twój raz na zawsze.
web-about-brainwave = W celi: wyjdź. Przy wagonie więziennym: uwolnij więźnia albo bandytę. Gdzie indziej: powtórz ostatnią akcję bandyty w tej rundzie.
web-would-arrest =
    { $count ->
        [0] Teraz nikogo obok nie ma.
       *[other] Teraz do celi: { $names }.
    }
web-search = Szukaj: { action-brainwave }
web-about-search = Weź „{ action-brainwave }” z talii zamiast trzech kart i potasuj.
web-off-the-train = Z pociągu
web-off-the-train-about = Poza grą: nie może wygrać.
stage-pick-off = Zrzuć z pociągu: { $bandit }
web-guns-swap = Zamień rewolwery
web-one-gun = Tylko jeden
web-fire-both = Z obu
web-fire-one = Ognia
web-fire-whom = Najpierw wybierz jednego albo dwóch bandytów
web-ask-aim =
    { $both ->
        [yes] Na linii ognia: { $count }. *Dwa rewolwery, dwóch bandytów: komu co?*
       *[no] Strzelasz. *Do kogo i z którego rewolweru?*
    }
web-ask-more = Na stosie leży karta z plusem. *Zagraj od razu jeszcze jedną* albo przestań.
web-ask-jolt =
    { $draw ->
        [yes] Pociągiem szarpnęło: *ani Strzału, ani Ciosu*. Zagraj kartę albo dobierz trzy.
       *[no] Pociągiem szarpnęło: *ani Strzału, ani Ciosu*. Zagraj kartę.
    }
web-ask-handing-over = { $bandit } znów na wolności. *Co oddajesz wybawcy?*
web-ask-reflexes = Refleks: *zagraj jeszcze jedną kartę* i wykonaj ją od razu, albo żadnej.
web-ask-carry-out = { $bandit } wykonuje kartę od razu. *Jak?*
web-ask-angry-fire = Wściekłość: *jeden strzał za darmo* albo żaden.
web-ask-angry-move = I *jeden ruch za darmo*, albo zostań.

## Marshal & Prisoners: events and the end

web-short-law-angry-marshal = Może raz strzelić, potem raz się ruszyć.
web-short-law-revenge = W wagonie szeryfa i na nim przepada najtańszy worek.
web-short-law-marshals-whiskey = Szeryf bierze piersiówkę i może się napić.
web-short-safe-place = Łupy z wagonu szeryfa trafiają na jego dach.
web-short-rumours = Jeden z celów szeryfa widzą wszyscy.
web-short-reflexes = Każdy może wykonać jeszcze jedną kartę.
web-short-guilty-conscience = Najbiedniejszy bandyta wygrywa razem z szeryfem.
web-short-deadly-fall = Cios na dachu może zrzucić z pociągu.
web-short-crime-does-not-pay = Kto siedzi w celi, nie może wygrać.
web-goals-fulfilled = Cele: { $count } z 5
web-goals-won = Szeryf wygrywa.
web-goals-lost = Za mało: wygrywa najbogatszy bandyta.
web-col-mail-bags = Poczta
web-col-wanted = List gończy
web-col-prisoner = Więzień
web-col-fistfighter = Zabijaka
web-by-goals = Spełnione cele: { $count } z pięciu.
web-marshal-wins = *Szeryf* wygrywa
web-marshal-wins-with = *Szeryf* wygrywa, a z nim { $player }
web-law-wins = Prawo i porządek w Nowym Meksyku
web-marshal-goals = Cele szeryfa
web-marshal-count = { $count } z { $all }

## Learning

web-learn = Nauka
web-learn-about = Dziesięć minut: od pierwszego kroku do pierwszego rabunku.
web-puzzles = Zagadki
web-puzzles-about = Jeden pociąg, jeden cel, jedna droga do niego.
web-rules = Zasady
web-rules-more = Więcej w zasadach

## The expert’s hint

web-hints = Podpowiedzi
web-hints-about = Kto ma zdecydować, może spytać eksperta, co on by zrobił.
web-hint-ask = Spytaj eksperta
web-hint-thinking = Ekspert myśli …
web-hint-title = Zdaniem eksperta
web-hint-about = Paski mówią, jak często ekspert wybierał każdą drogę, rozgrywając w myślach grę do końca { $count } razy. Wie tylko to, co ty.
web-hint-why = *{ $choice }*: wygrane { $wins } % gier dogranych w myślach, średnio { $money }.
web-hint-note = Wygrywa { $wins } %, { $money }
web-hint-why-wins = *{ $choice }*: wygrane { $wins } % gier dogranych w myślach.
web-hint-note-wins = Wygrywa { $wins } %
web-hint-share = { $share } %
web-hint-again = Wybierz jeszcze raz, aby tak zrobić.
web-hint-none = Ekspert wybrałby: { $choice }
web-hint-away = Schowaj podpowiedź

## Zwyczaje stołu

web-people-came-back = { $name } wraca.
web-people-sat-down = { $name } siada do stołu.
web-people-left = { $name } odchodzi od stołu.
web-people-removed = Gospodarz wyprasza: { $name }.
web-people-hosts = Gospodarzem stołu jest teraz { $name }.
web-people-silence = Nikt się nie sprzeciwił: { $name } cofa swój wybór.
web-people-renamed = { $was } nazywa się teraz { $name }.
web-people-late-comers = Odtąd spóźnieni siadają bez pytania. Wszyscy jeszcze raz mówią, czy są gotowi.
web-people-no-late-comers = Odtąd spóźnieni muszą zapytać. Wszyscy jeszcze raz mówią, czy są gotowi.
web-people-late-comers-ask = Nie wszyscy się na to zgodzili, więc spóźnieni muszą zapytać.
web-now-sat-down = Siedzisz przy stole. Witaj!
web-now-hosts = Teraz ty jesteś gospodarzem stołu.
web-host = Gospodarz
web-host-about = Gospodarz rozdaje karty i zmienia ustawienia.
web-you-host = Jesteś gospodarzem tego stołu.
web-hosted-by = Gospodarzem tego stołu jest { $name }.
web-asking-off = Nie przyjmuj próśb o miejsce
web-asking-on = Znów przyjmuj prośby o miejsce
web-hand-over = Przekaż stół: { $name }
web-hand-over-sure = Na pewno przekazać stół: { $name }?
web-hand-over-about = Tego nie cofniesz: stół może ci oddać tylko { $name }.
web-send-away = Wyproś: { $name }
web-send-away-sure = Na pewno wyprosić: { $name }?
web-wait-for-named = { $name } rozda karty, gdy wszyscy będą na miejscu.
web-host-away = { $name }: brak połączenia. Za { $time } gospodarzem stołu zostanie ktoś inny.
web-has-left = { $name } poza grą; gra bot, miejsce czeka
web-leave-kept = Dalej zagra bot, a miejsce zostanie twoje: z pierwszej strony wrócisz jednym kliknięciem.
web-come-back = Wróć
web-seat-kept = Twoje miejsce czeka na ciebie.
web-plea-until = Kto nie odpowie w ciągu *{ $time }*, ten się zgadza.
web-plea-hidden = Wyszło na jaw coś ukrytego, więc *milczenie nie jest zgodą*: wszyscy muszą powiedzieć „tak”.
web-has-agreed = zgoda
web-door = Kto chce usiąść
web-door-asks = *{ $name }* chce usiąść do stołu.
web-door-asks-as = *{ $name }* chce dołączyć jako *{ $bandit }*; teraz gra tam bot.
web-door-names = { $count ->
        [one] { $name } chce usiąść do stołu
        [few] { $name } chcą usiąść do stołu
       *[other] { $name } chcą usiąść do stołu
    }
web-door-until = Wszyscy ludzie przy stole muszą się zgodzić w ciągu { $time }.
web-door-host-until = Decydujesz ty jako gospodarz, w ciągu { $time }.
web-door-wait = Prosisz o miejsce.
web-door-wait-as = Prosisz o miejsce jako *{ $bandit }*.
web-door-wait-host = Decyduje gospodarz.
web-door-wait-all = Muszą się zgodzić wszyscy ludzie przy stole; wtedy od razu grasz.
web-door-time = Bez odpowiedzi prośba wygaśnie za { $time }.
web-door-waiting = Czekasz na miejsce
web-withdraw = Wycofaj prośbę
web-let-in = Wpuść
web-turn-away = Nie tym razem
web-sit-down-all = Najpierw zapytamy ludzi przy stole.
web-sit-down-host = Najpierw zapytamy gospodarza.
web-private = Stół prywatny
web-private-ask = Możesz poprosić o miejsce.
web-private-waits = Czekamy na odpowiedź
web-latecomers = Można przyjść później
web-latecomers-about = W trakcie gry ludzie siadają na miejscach botów-zastępców bez pytania wszystkich.
web-approval = Wpuszcza gospodarz
web-approval-about = Kto chce usiąść, potrzebuje zgody gospodarza.
web-closed = Ostatnia gra zaczęła się według innych zasad i nie może toczyć się dalej według obecnych. Zachowane jest to, co widzieli w niej wszyscy.
web-parted = Bez miejsca
web-parted-left = Nie siedzisz już przy tym stole.
web-parted-removed = Gospodarz wyprosił cię od stołu.
web-parted-turned-away = Ktoś przy stole nie zgodził się na twoje przyjście.
web-parted-nobody-answered = Nikt nie odpowiedział na czas, więc nie masz miejsca.
web-parted-taken = Miejsce dostał ktoś inny.
web-parted-game-changed = Gra, o którą chodziło, tymczasem się zaczęła albo skończyła. Możesz poprosić jeszcze raz.
web-parted-withdrawn = Twoja prośba została wycofana.
web-just-watch = Oglądaj
web-refused-all-decide = O tym decydują wszyscy ludzie przy stole.
web-refused-asked-already = Ktoś już prosi o cofnięcie innego wyboru; najpierw odpowiedz na to.
web-refused-asks-already = Ktoś spod twojego adresu już prosi tu o miejsce. Poczekaj na odpowiedź.
web-refused-busy = Ekspert ma teraz za dużo pytań; spytaj za chwilę.
web-refused-closed = Ta gra zaczęła się według innych zasad i nie może toczyć się dalej. Gospodarz może wrócić do poczekalni.
web-refused-crowded = Teraz nie ma miejsca; spróbuj później.
web-refused-empty = Ta wiadomość jest pusta.
web-refused-fault = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz.
web-refused-fixed = Gra przy tym stole toczy się dalej z zapisu, więc tego nie można zmienić.
web-refused-full = Wszystkie miejsca są zajęte.
web-refused-held-another = Kto ma lub miał miejsce w tej grze, nie może zająć innego.
web-refused-here = Ta osoba jest tutaj i sama o tym decyduje.
web-refused-host-only = To może tylko gospodarz stołu.
web-refused-illegal = Teraz tak nie można. Wybierz coś innego.
web-refused-just-away = Ta osoba może zaraz wrócić. Po pół minuty możesz pozwolić grać botowi.
web-refused-left = Ta osoba wyszła z gry; miejsce na nią czeka.
web-refused-name = Tego imienia nie widać. Wybierz inne.
web-refused-needs-consent = Aby to cofnąć, muszą się zgodzić wszyscy ludzie przy stole; zapytaj ich.
web-refused-no-asking = Gospodarz nie przyjmuje teraz próśb o miejsce.
web-refused-no-change = Już tak jest.
web-refused-no-game = Takiej gry przy tym stole nie było.
web-refused-no-hints = Przy tym stole nie ma podpowiedzi.
web-refused-no-idea = Ekspert nie ma teraz podpowiedzi.
web-refused-no-lesson = Nie ma takiej lekcji.
web-refused-no-person = Nikt nie zajmuje tego miejsca.
web-refused-no-puzzle = Nie ma takiej zagadki.
web-refused-no-record = Nie ma takiego zapisu.
web-refused-no-seat = Tego miejsca już nie ma.
web-refused-no-table = Nie ma takiego stołu.
web-refused-not-asked = Nie masz teraz nic do zdecydowania.
web-refused-not-over = Gra przy tym stole jeszcze się nie skończyła.
web-refused-not-yet = Spotkała cię odmowa. Możesz poprosić znowu za dwie minuty.
web-refused-not-yours = To nie twoje miejsce.
web-refused-nothing-asked = Nikt już nie czeka na tę odpowiedź.
web-refused-nothing-chosen = Nie masz wyboru, który można cofnąć.
web-refused-other = Serwer nie zrozumiał tej strony. Odśwież ją i spróbuj jeszcze raz.
web-refused-over = Gra jest skończona.
web-refused-playing = Tego nie można zrobić, dopóki trwa gra.
web-refused-private = Ten stół widzą tylko ci, którzy grają.
web-refused-record = Tego zapisu nie da się odczytać: { $text }
web-refused-seated = Masz miejsce i mówisz z niego.
web-refused-set-aside = Z tym stołem jest coś nie tak, więc nie można przy nim grać.
web-refused-set-up = Tak nie można grać: { $text }
web-refused-stand-in = Gra za ciebie bot; najpierw go zastąp.
web-refused-storage = Serwer nie może teraz nic zapisać. Spróbuj jeszcze raz.
web-refused-taken = To miejsce jest już zajęte.
web-refused-too-fast = To było za szybko; poczekaj chwilę.
web-refused-too-late = To już rozstrzygnięte.
web-refused-too-long = To jest za długie.
web-refused-too-many = Za dużo naraz; poczekaj chwilę.
web-refused-too-slow = To nie dotarło na czas. Spróbuj jeszcze raz.
web-refused-version = Serwer jest nowszy niż ta strona albo starszy. Odśwież stronę.
web-refused-waiting = Karty nie są jeszcze rozdane.
