### Polskie słowa lekcji, zagadek i zasad do czytania. Co stoi między gwiazdkami, jest wyróżnione: w
### lekcjach to, co uczeń ma zrobić.

## Nauka

learn-title = Nauka
learn-about = Dziesięć minut: od pierwszego ruchu do całej rundy. Potem krótka lekcja o każdym pudełku.
learn-step = Krok { $step } z { $count }
learn-scene = { $scene } z { $count }
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń
learn-leave = Wyjdź z lekcji
learn-begin = Zacznij
learn-resume = Dalej
learn-again = Jeszcze raz
learn-done = Zrobione
learn-wrong-1 = Jeszcze nie to: zrób to, co świeci.
learn-wrong-2 = Dobry pomysł, ale na później. Dalej prowadzi to, co świeci.
learn-wrong-3 = Prawie! Szukaj tego, co lśni.
learn-over = To wszystko
learn-over-more = Do następnej lekcji, zagadki albo prawdziwego pociągu.
learn-to-lessons = Wszystkie lekcje
learn-to-rules = Zasady
learn-to-puzzles = Zagadki
learn-play = Zagraj
learn-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }

lesson-first = Pierwsza podróż
    .about = Planuj, rabuj, strzelaj, uderzaj i strzeż się szeryfa.
lesson-horses = Konie i dyliżans
    .about = Wsiąść, pojechać, wziąć zakładnika, wypić.
lesson-marshal = Szeryf i więźniowie
    .about = Uwolnij więźnia, ucieknij z celi i przypnij gwiazdę.
lesson-machine = Wehikuł czasu
    .about = Zniknij w jednej rundzie i wróć w następnej.
lesson-cursed = Przeklęty łup
    .about = Niejedno, co błyszczy, jest prawie nic niewarte.
lesson-teams = Drużyny
    .about = Dwoje na dwoje, z kartami dla siebie nawzajem.
lesson-super = Super Express
    .about = Trzy karty w tajemnicy i coraz krótszy pociąg.

## Pierwsza podróż

lesson-first-hello = To jest pociąg. Grasz jako Ghost, ten w bieli, w ostatnim wagonie.
    .more = W każdym wagonie można stać w środku albo na dachu. Z przodu jest lokomotywa, a w niej szeryf.
lesson-first-sheets = Każdy ma arkusz: łupy według rodzaju, pociski w bębenku, otrzymane pociski, karty w talii.
    .more = Wszyscy zaczynają z workiem 250 $. Co jest w innych workach, wiedzą tylko ich właściciele.
lesson-first-ticket = Runda to bilet. W każdej turze wszyscy po kolei kładą na nim po karcie.
    .more = Na razie nic się nie dzieje: najpierw wszyscy planują, potem karty spełniają się jedna po drugiej.
lesson-first-move = W wagonie przed tobą jest klejnot. *Zagraj Ruch*, by tam dojść.
    .more = Wybierz kartę, potem wybierz ją jeszcze raz. Co zrobi, widać narysowane na pociągu.
lesson-first-rob = Wtedy będziesz stać obok klejnotu. *Zagraj Rabunek.*
    .more = Tuco i Doc widzą, co planujesz. Jeśli ktoś będzie szybszy, złapiesz powietrze.
lesson-first-jewel = Karty się spełniają. Rabujesz: *weź klejnot.*
    .more = Leżą tu worek i klejnot. Klejnot jest zawsze wart 500 $.
lesson-first-robbed = Twój pierwszy rabunek! Klejnot jest na twoim arkuszu.
    .more = To cała gra: planować razem i mieć nadzieję, że inni nie popsują ci planu.
lesson-first-late = Następna runda. Teraz pierwszy jest Tuco, a ty na końcu.
    .more = Pierwszy gracz zmienia się co rundę. Ostatni widzi, co grają inni.
lesson-first-floor = W środku robi się tłoczno. *Zagraj Zmianę poziomu*, by wejść na dach.
    .more = Zmiana poziomu prowadzi na dach twojego wagonu albo z powrotem w dół.
lesson-first-run = Na górze biega się daleko. *Zagraj Ruch.*
    .more = Po dachach Ruch prowadzi o jeden, dwa albo trzy wagony w dowolną stronę.
lesson-first-roofs = Doc trafił cię na dachu. Teraz biegnij: *dotknij świecącego dachu.*
    .more = Nie można zostać na miejscu. Kto stoi po drodze, nie przeszkadza.
lesson-first-ran = Ładny bieg.
    .more = Dokąd można iść, okazuje się dopiero, gdy karta się spełnia. Planując, można tylko zgadywać.
lesson-first-bullet = Szara karta na twojej ręce to pocisk Doca.
    .more = Nie można go zagrać ani odrzucić. Zajmuje miejsce karty, która coś robi.
lesson-first-fire = Odpłać tym samym: *zagraj Strzał.*
    .more = Na dachu trafiasz najbliższego z dowolnej strony, choćby był daleko. W środku kogoś w sąsiednim wagonie.
lesson-first-target = Tuco stoi za tobą, Doc przed tobą. *Strzel do Doca.*
    .more = Doc jest bogaty. Im mniej kart może zagrać bogaty bandyta, tym lepiej.
lesson-first-fired = Bum. Twój pocisk jest teraz w talii Doca.
    .more = Zostało ci pięć. Kto na koniec wystrzelił najwięcej, jest najlepszym rewolwerowcem i dostaje 1000 $.
lesson-first-punch = Tuco stoi tuż obok ciebie, z klejnotem. *Zagraj Cios.*
    .more = Kto oberwie, upuszcza wybrany przez ciebie łup i leci do sąsiedniego wagonu.
lesson-first-then-rob = Co upuści, spadnie ci pod nogi. *Zagraj Rabunek*, by to podnieść.
    .more = On planuje rabować i iść. Twój cios będzie pierwszy.
lesson-first-where = Niech upuści *klejnot* i leci *do przodu, do szeryfa.*
    .more = Lista na dole pyta krok po kroku. Możesz też wskazać na pociągu.
lesson-first-punched = Wpadł na szeryfa: pocisk i hop na dach.
    .more = Jego Rabunek nic tam nie znalazł. Klejnot jest twój.
lesson-first-law = Szeryf stoi w wagonie 1. Kto go spotka, dostaje pocisk i ucieka na dach.
    .more = Zawsze zostaje w środku. Jego pociski są niczyje: nikogo nie robią rewolwerowcem.
lesson-first-marshal = Tuco i Doc chcą tego, co leży obok nich. *Zagraj Szeryfa.*
    .more = Karta „Szeryf” przesuwa go o jeden wagon, tam gdzie chcesz.
lesson-first-send = Wyślij go *do tyłu, do wagonu 2.*
    .more = Może iść w obie strony.
lesson-first-chased = Dwa pociski, dwóch bandytów na dachu, a łup leży, gdzie leżał.
    .more = Z dachu nie sięgniesz łupu w środku.
lesson-first-turns = Tury są różne. W tej rundzie jest tunel, potem dwie tury z rzędu.
    .more = Bywa też zamiana: taka tura idzie w drugą stronę.
lesson-first-tunnel = W tunelu karty kładzie się zakryte. *Zagraj Rabunek*: nikt nie wie.
    .more = Kart innych też nie widzisz.
lesson-first-draw = Dwie tury z rzędu. Na ręce same pociski: *dobierz trzy karty.*
    .more = Zamiast zagrać kartę zawsze możesz dobrać trzy.
lesson-first-two = Pomogło. Teraz druga tura: *zagraj Ruch.*
    .more = Na stosie leżą dwie twoje karty: jedna w ciemności, jedna w świetle.
lesson-first-go = Worek jest twój. *Idź do świecącego wagonu.*
    .more = Doc po ciemku zszedł do wagonu 1. Dało się to przewidzieć?
lesson-first-dark = W ciemności każdy robi coś, czego nikt się nie spodziewa.
    .more = Karta, która nie może nic zrobić, nie działa. Tak właśnie psują się plany.
lesson-first-powers = Teraz ze zdolnościami. Grasz jako Ghost: pierwszą kartę rundy możesz zagrać zakrytą.
    .more = Tuco strzela przez dachy, Doc ma siedem kart. Wskaż albo przytrzymaj portret, by przeczytać więcej.
lesson-first-event = Na końcu biletu stoi wydarzenie: Hamowanie.
    .more = Gdy karty się skończą, wszyscy na dachach suną o wagon do przodu.
lesson-first-free = Cała mała runda i nikt nie podpowiada. *Twoja kolej.*
    .more = Po trzy karty, środkowa w tunelu. Wzbogać się.
lesson-first-counting = Po pięciu takich rundach liczy się pieniądze.
    .more = Worki, klejnoty, walizki i 1000 $ dla rewolwerowca. Wygrywa najbogatszy.
lesson-first-end = Wiesz już, jak obrabować pociąg.
    .more = Reszty nauczą cię szyny.

## Konie i dyliżans

lesson-horses-hello = Przyjeżdżasz konno, a obok pociągu pędzi dyliżans.
    .more = Od ostatniego wagonu do przodu wszyscy wybierają w tajemnicy: wsiąść tutaj albo jechać dalej.
lesson-horses-ride-on = W wagonie obok niewiele jest. *Jedź dalej.*
    .more = Kto wsiada, zostawia konia obok wagonu. Potem przyda się każdemu.
lesson-horses-board = Przed tobą salonka z trzema klejnotami. *Jedź dalej* jeszcze raz.
    .more = Przy pierwszym wagonie wsiadają wszyscy, którzy zostali.
lesson-horses-boarded = Jesteś w pociągu, a inni są za tobą.
lesson-horses-horse = Obok twojego wagonu stoi koń, a dyliżans o wagon dalej.
    .more = Jest nowa karta, Jazda konna. Potrzebny jest koń obok wagonu, w którym stoisz.
lesson-horses-ride = *Zagraj Jazdę konną.*
    .more = Jedziesz do trzech wagonów w dowolną stronę i zsiadasz w środku.
lesson-horses-coach = Stoi tam dyliżans. *Zsiądź w nim.*
    .more = Inaczej wchodzi się do niego tylko z jego dachu.
lesson-horses-hostage = Kto znajdzie się w dyliżansie, bierze zakładnika. *Weź jednego.*
    .more = Każdy w czymś przeszkadza, a na koniec przynosi okup.
lesson-horses-ransom = Jest twój do końca gry.
    .more = Po każdej rundzie dyliżans zostaje o wagon w tyle.
lesson-horses-shotgun = Na jego dachu siedzi strażnik z walizką. Teraz stoisz przed nim.
    .more = Póki tam siedzi, nic nie robi i nikt nie ukradnie mu walizki.
lesson-horses-punch = *Zagraj Cios.*
    .more = Poleci na dach pociągu, a walizka spadnie tutaj.
lesson-horses-box = A potem *zagraj Rabunek.*
lesson-horses-guard = Walizka: 1000 $.
    .more = Na pociągu jest groźny: kto trafi na jego dach, dostaje pocisk i musi uciekać.
lesson-horses-flask = Masz piersiówkę starej whisky. Są w niej dwa łyki.
    .more = Zwykła: dobierz trzy, potem zagraj jedną. Stara: zagraj dwie karty z rzędu.
lesson-horses-drink = W tej rundzie jest tylko jedna tura. *Wypij starą.*
    .more = Łyk zastępuje twoją turę.
lesson-horses-first = Whisky działa. *Zagraj Rabunek.*
lesson-horses-second = I jeszcze jeden: *zagraj Rabunek.*
lesson-horses-take = Dwa rabunki w jednej turze. *Weź najpierw, co chcesz.*
lesson-horses-end = Masz jedno i drugie, i jeszcze pół piersiówki.
    .more = Piersiówki to też łup: można je zrabować i upuścić, ale nic nie są warte.

## Szeryf i więźniowie

lesson-marshal-hello = Teraz szeryfem gra ktoś z graczy i ma karty na ręce, tak jak ty.
    .more = Nikt przed nim nie ucieka, a spotkanie z nim nie kosztuje pocisku. Za to ma dwa rewolwery, a kogo aresztuje, ten trafia do celi.
lesson-marshal-prison = Za ostatnim wagonem toczy się wagon więzienny. Stoisz w jego korytarzu.
    .more = Czeka tam troje więźniów, każdy jest kompanem jakiegoś bandyty. A w lokomotywie zamiast walizki leżą dwa worki pocztowe.
lesson-marshal-search = Żeby kogoś uwolnić, trzeba Olśnienia, a ono jest w twojej talii. *Znajdź Olśnienie.*
    .more = Możesz szukać zamiast dobierać trzy karty. Bandyci mają je zamiast karty „Szeryf”.
lesson-marshal-brainwave = Oto ono. *Zagraj Olśnienie.*
lesson-marshal-free = W wagonie więziennym albo na nim uwalnia. *Uwolnij więźnia.*
    .more = Każdy użycza ci zdolności swojego bandyty; jakiej, mówi napis nad wagonem.
lesson-marshal-freed = Kompan zostaje z tobą i na koniec przynosi 200 $.
    .more = Kompan twojego własnego bandyty nie użycza zdolności, ale Rabunek bierze z nim dwa łupy.
lesson-marshal-wanted = Na każdym arkuszu wisi list gończy. Kto ani razu nie był aresztowany, dostanie za niego 500 $.
    .more = Szeryf jest w twoim wagonie i jego karta jest przed twoją.
lesson-marshal-arrest = Zaraz cię aresztuje. *Zagraj Olśnienie*, by znów wyjść.
    .more = Żadna inna karta w celi nie działa.
lesson-marshal-cell = Siedzisz w celi. *Wyjdź* na korytarz albo na dach.
    .more = Łup i kompan nadal są twoi, ale list gończy przepadł na zawsze.
lesson-marshal-out = Znów na wolności.
    .more = Mógł cię też wypuścić inny bandyta przy wagonie więziennym, w zamian za coś z twojego łupu.
lesson-marshal-no-fear = Stoisz obok szeryfa i nic się nie dzieje.
    .more = Można do niego strzelać i go uderzyć jak każdego.
lesson-marshal-punch = Kto uderzy go pierwszy, zdobywa 800 $. *Zagraj Cios.*
    .more = Karty zabijaki są trzy: 800 $, potem 500 $, potem 300 $.
lesson-marshal-copy = Tuco zaraz będzie rabować. *Zagraj Olśnienie* po nim.
    .more = Z dala od wagonu więziennego powtarza ostatnią kartę, którą wykonał bandyta, ale nigdy karty szeryfa.
lesson-marshal-fist = *Uderz szeryfa* w dowolną stronę.
lesson-marshal-rob = Twoje Olśnienie stało się Rabunkiem. *Weź, co chcesz.*
    .more = Robisz to tam, gdzie stoisz, z własnymi pociskami i zdolnościami.
lesson-marshal-medal = 800 $ za pięści, a do tego łup.
    .more = Karta zabijaki to nie łup: nikt nie wytrąci ci jej ciosem.
lesson-marshal-badge = Teraz szeryfem jesteś ty. Masz pięć celów; cztery z nich dają zwycięstwo.
    .more = Co rundę odkrywasz jeden i widzisz go tylko ty. Ten to nakaz na Tuco.
lesson-marshal-guns = Masz dwa rewolwery. *Zagraj Strzał.*
    .more = Gdy w zasięgu jest dwoje, możesz trafić oboje. Co robi każdy pocisk, wiedzą wszyscy.
lesson-marshal-plus = Karta z plusem prowadzi następną. *Zagraj Ruch +.*
    .more = Tak jest tylko w zwykłych turach i nie można zamiast tego dobierać.
lesson-marshal-at-once = I teraz, w tej samej turze: *zagraj Aresztowanie.*
lesson-marshal-aim = Tuco zaraz strzeli. Lewy pocisk odbiera broń: *zamień rewolwery i strzelaj.*
    .more = Utracona broń blokuje Strzał, ranne kolano Zmianę poziomu, ranne ramię Cios, i to do końca rundy.
lesson-marshal-step = Ze Strzału Tuco nic nie wyszło. *Idź do jego wagonu.*
lesson-marshal-caught = Tuco siedzi w celi i jeden cel jest spełniony.
    .more = Jego list gończy jest twój. Możesz go aresztować znowu, ale to nie liczy się podwójnie.
lesson-marshal-end = Jeśli nie uda się z dwoma celami, wygrywa najbogatszy bandyta.
    .more = Więźniowie i worki pocztowe, których na koniec nie ma żaden bandyta, są twoje.

## Wehikuł czasu

lesson-machine-hello = Przed lokomotywą stoi wehikuł czasu.
    .more = To jedno miejsce, do którego wchodzi się z wnętrza i z dachu lokomotywy.
lesson-machine-move = Stoisz na dachu w pobliżu. *Zagraj Ruch.*
lesson-machine-in = *Wejdź do wehikułu czasu.*
    .more = Dla dachów to jeszcze jeden wagon.
lesson-machine-journey = Na koniec rundy nikogo oprócz ciebie w nim nie ma. *Przenieś się do salonki*, ostatniego wagonu.
    .more = Wybierasz w tajemnicy. Jeśli jest w nim ktoś jeszcze, nikt nie podróżuje.
lesson-machine-hidden = Teraz nikt nie wie, gdzie jesteś.
    .more = Podczas następnego planowania nie ma cię nigdzie i nic ci się nie stanie.
lesson-machine-rob = Zjawisz się obok trzech klejnotów. *Zagraj Rabunek.*
lesson-machine-back = Zjawiasz się znikąd i rabujesz salonkę.
    .more = Na koniec gry bandyta, który jest w wehikule bez towarzystwa, dostaje 500 $ i wszystko, co tam leży.

## Przeklęty łup

lesson-cursed-hello = Klejnoty i walizki leżą teraz zakryte, tak jak worki.
    .more = Niektóre są przeklęte: worki po 1 lub 2 $, klejnoty po 5 $, walizka za 10 $.
lesson-cursed-rob = Stoisz między workiem a klejnotem. *Zagraj Rabunek.*
lesson-cursed-punch = Tuco obok ciebie też ma klejnot. *Zagraj Cios.*
lesson-cursed-choose = *Weź klejnot.*
    .more = Z zewnątrz wszystkie wyglądają tak samo.
lesson-cursed-five = Pięć dolarów! Spójrz na swój arkusz: wiesz tylko ty.
    .more = Dla innych to klejnot jak każdy. Niech na niego polują.
lesson-cursed-drop = Tuco może mieć prawdziwy. *Wytrąć mu go.*
lesson-cursed-end = Czy jest przeklęty, mógłby powiedzieć tylko Tuco.
    .more = Kto miał rzecz w ręku, zna ją, dopóki da się ją odróżnić od innych.

## Drużyny

lesson-teams-hello = Dwie drużyny po dwoje. Doc jest twoim partnerem i liczycie pieniądze razem.
    .more = Każde z was ma bandytę, talię i arkusz. Partnerzy mogą się nawzajem trafić, więc patrz, gdzie strzelasz.
lesson-teams-order = Partnerzy grają jedno po drugim: ty i Doc, potem Belle i Tuco.
    .more = Drugi znak to zamiana: w tej turze partnerzy zamieniają się i Doc gra przed tobą.
lesson-teams-stray = Jedna karta na twojej ręce jest Doca.
    .more = Na początku każdej rundy każdy dobiera jedną kartę z talii partnera, a resztę ze swojej.
lesson-teams-lend = Doc stoi obok klejnotu. *Zagraj jego Rabunek.*
    .more = Wykonuje go Doc i wybiera Doc. Potem karta znów jest jego.
lesson-teams-rob = Doc był pierwszy i zagrał twój Ruch. *Zagraj Rabunek* po nim.
    .more = Tę kartę dobrał z twojej talii.
lesson-teams-move = Ruch jest twój, więc wybierasz ty: *idź do klejnotu w ostatnim wagonie.*
lesson-teams-together = Dwa klejnoty dla jednej drużyny.
    .more = Karta partnera, której nie zagrasz, zostaje w twojej talii na zawsze, pocisk też.
lesson-teams-end = Wygrywa najbogatsza drużyna.
    .more = Drużyna, która wystrzeliła najwięcej, dostaje 1000 $; strzały do partnera się nie liczą.

## Super Express

lesson-super-hello = Colt Super Express: wygrywa ostatni w pociągu. Grasz jako Doc.
    .more = Każdy ma cztery karty: obrót, ruch, zmiana poziomu, strzał.
lesson-super-facing = Każdy patrzy w jedną stronę. W tę stronę idziesz i strzelasz.
    .more = Doc i Mei patrzą na lokomotywę, Tuco do tyłu.
lesson-super-plan = Zaplanuj trzy karty po kolei: *Strzał, Ruch, Obrót.* Potem zatwierdź.
    .more = Wszyscy planują w tajemnicy. Potem karty odkrywa się jedną po drugiej, wokół stołu.
lesson-super-went = Twój strzał odrzucił Mei o wagon, gdzie leżała bez czucia.
    .more = Kto leży bez czucia, tylko wstaje, bez względu na następną kartę. Pociski lecą obok.
lesson-super-wagon = Na koniec rundy odczepia się ostatni wagon.
    .more = Kto na nim jest, odpada. Z pozostałych kartę wagonu bierze ten, kto stoi najdalej z tyłu.
lesson-super-last = Stoisz w ostatnim wagonie, twarzą do jego końca.
    .more = Jeden krok tam i wypadasz z pociągu. Zostaniesz, to odjadą bez ciebie.
lesson-super-turn = *Obrót i ruch*, w tej kolejności; jeszcze jedna karta dowolna.
    .more = Najpierw obrót albo najpierw wspinaczka, dobre jedno i drugie. Gdy są trzy, zatwierdź.
lesson-super-saved = Wciąż w pociągu.
    .more = Zestrzelenie, zejście czy odczepienie: kto wypadł, ten odpada.
lesson-super-free = Twoja własna runda: *zaplanuj trzy karty.*
lesson-super-end = Co rundę o wagon mniej, aż zostanie jeden bandyta.
    .more = Jeśli kilku dotrwa do końca na lokomotywie, wygrywa najwięcej kart wagonów.

## Zagadki

puzzles-title = Zagadki
puzzles-about = Jedna pozycja, jeden cel. Inni robią zawsze to samo, więc dobrze to przemyśl.
puzzles-solved = Rozwiązane: { $count } z { $all }.
puzzle-solved = Rozwiązane
puzzle-level = Poziom { $level }
puzzle-open = Spróbuj
puzzle-again = Od początku
puzzle-leave = Wszystkie zagadki
puzzle-next = Następna zagadka
puzzle-plans = Co wiesz
puzzle-plans-greedy = Inni grają, jak uważają za najlepsze, zawsze tak samo.
puzzle-plans-of = { $bandit }: { $cards }
puzzle-draws = dobiera
puzzle-you = Twój bandyta: { $bandit }.
puzzle-won = Rozwiązane!
puzzle-won-more = Dokładnie według planu.
puzzle-lost = Nie tym razem.
puzzle-lost-more = Pociąg toczy się dalej bez tego. Cofnij się o krok albo zacznij od nowa.
puzzle-goal-gain = Zdobądź { $amount } { $rounds ->
        [1] w tej rundzie
        [one] w { $rounds } rundę
        [few] w { $rounds } rundy
       *[other] w { $rounds } rund
    }.
puzzle-goal-take = Zdobądź w tej rundzie { $count ->
        [1] walizkę
        [one] { $count } walizkę
        [few] { $count } walizki
       *[other] { $count } walizek
    }.
puzzle-goal-ahead = Miej najwięcej pieniędzy, gdy ta runda się skończy.
puzzle-goal-fire = Wystrzel w tej rundzie { $count ->
        [one] { $count } pocisk
        [few] { $count } pociski
       *[other] { $count } pocisków
    }.
puzzle-goal-alone = Zostań w pociągu bez nikogo innego { $rounds ->
        [1] na koniec tej rundy
        [one] w { $rounds } rundę
        [few] w { $rounds } rundy
       *[other] w { $rounds } rund
    }.
puzzle-goal-stay = Wytrwaj w pociągu do końca tej rundy.
puzzle-goal-loot = Weź kartę odczepianego wagonu i zostań w pociągu.
puzzle-day = Zagadka dnia
puzzles-found = Z prawdziwych gier
puzzles-found-about = Gry ekspertów, zatrzymane tam, gdzie jeden wybór jest wyraźnie lepszy od wszystkich innych. Wybierasz raz.
puzzles-level = Poziom
puzzles-level-all = Wszystkie
puzzles-mode = W co się gra
puzzles-mode-all = Wszystko
puzzles-none = Nic tu nie ma. Spróbuj innego poziomu.
puzzle-mode-several = Kilka dodatków
puzzle-asks-card = Która karta jest teraz najlepsza?
puzzle-asks-plan = Który plan jest najlepszy?
puzzle-asks-fire = Do kogo najlepiej strzelić?
puzzle-asks-rob = Który łup najlepiej zabrać?
puzzle-asks-punch = Który cios jest najlepszy?
puzzle-asks-move = Dokąd najlepiej pójść?
puzzle-asks-other = Co teraz najlepiej zrobić?
puzzle-round = Runda { $round } w grze ekspertów. Jeden wybór jest wyraźnie lepszy od wszystkich innych.
puzzle-right = To najlepszy wybór.
puzzle-better = Jest coś lepszego.
puzzle-best = Najlepszy wybór
puzzle-yours = Twój wybór
puzzle-second = Drugi w kolejności
puzzle-show = Pokaż najlepszy
puzzle-retry = Spróbuj ponownie
puzzle-next-door = Tuż obok
puzzle-two-shots = Dwa strzały
puzzle-cold-shot = Strzał z zimną krwią
puzzle-fist = Co zabrał Tuco
puzzle-iron-box = Żelazna skrzynka
puzzle-guarded = Strzeżona walizka
puzzle-saddle = Koń na czas
puzzle-gallop = Galopem
puzzle-purse-snatcher = Lepkie palce
puzzle-acrobat = Akrobatka
puzzle-into-the-law = W objęcia prawa
puzzle-old-whiskey = Stara whisky
puzzle-two-thirty = Pociąg o wpół do trzeciej
puzzle-fools-gold = Nie wszystko złoto
puzzle-last-place = Ostatnie miejsce
puzzle-richest = Najbogatszy z trzech
puzzle-duel = Nikt inny
puzzle-jailbird = Recydywista

## Zasady do czytania

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-places = { $count ->
        [0] nigdzie
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
rules-found = „{ $text }” w zasadach
rules-contents = Spis treści
rules-try = Wypróbuj
rules-try-about = Lekcja gra właśnie tę zasadę na prawdziwym pociągu.
rules-try-go = Otwórz lekcję
rules-proved = Numery zasad, jak nazywają je testy
rules-close = Zamknij zasady
rules-group-ride = Podróż
rules-group-schemin = Planowanie
rules-group-stealin = Napad
rules-group-end = Po pięciu rundach
rules-group-bandits = Bandyci
rules-group-more = Jak jeszcze można grać
rules-group-boxes = Pudełka

rules-about = O co chodzi
    .lead = Bandyci rabują pociąg w Nowym Meksyku. Wszyscy planują razem, potem plan się spełnia, ale nigdy tak, jak go ułożono. Po pięciu rundach wygrywa najbogatszy.
rules-about-place = Każdy wagon ma dwa miejsca: wnętrze i dach. Lokomotywa to wagon 0, za nią są wagony 1, 2, 3; na końcu ostatni wagon. Do przodu znaczy ku lokomotywie.
    .title = Pociąg
    .caption = Ghost w ostatnim wagonie, Tuco na dachu przed nim, szeryf w lokomotywie.
rules-about-loot = W worku jest od 250 do 500 $ i tylko właściciel wie ile. Klejnot jest wart 500 $, walizka 1000 $. Łup leży, gdzie leży, aż ktoś go weźmie.
    .title = Łup
rules-about-round = Runda ma dwie części. Podczas planowania wszyscy po kolei kładą karty na jeden stos. Podczas napadu stos wykonuje się od pierwszej karty do ostatniej.
    .title = Runda

rules-setup = Przygotowanie
    .lead = Od trzech do siedmiu bandytów, lokomotywa i po wagonie na gracza. Rozdaje serwer; ty tylko wybierasz, co lubisz.
rules-setup-start = Każdy zaczyna z workiem 250 $, sześcioma pociskami i dziesięcioma kartami: po dwie karty Ruchu, Zmiany poziomu, Strzału i Rabunku, jeden Cios, jeden Szeryf.
    .title = Każdy bandyta
rules-setup-places = Pierwszego gracza się losuje. W kolejności tury co drugi zaczyna w ostatnim wagonie, pozostali w przedostatnim. Nikt nie zaczyna na dachu.
    .title = Gdzie zaczynasz
rules-setup-train = W każdym wagonie leży łup narysowany na jego podłodze. Szeryf i walizka są w lokomotywie; druga walizka czeka na wydarzenie.
    .title = Łup i prawo
rules-setup-rounds = Pięć kart rund: cztery z wydarzeniami, na koniec stacja. W pierwszej grze wydarzenia i zdolności można pominąć.
    .title = Karty rund
rules-setup-own = Stół może sam wskazać bandytów, wagony, pierwszego gracza i karty rund albo pulę siedmiu kart i trzech stacji, z której się losuje.
    .title = Jak lubisz

rules-play = Zagranie karty
    .lead = Na początku rundy każdy tasuje swoją talię i dobiera sześć kart. Potem tura za turą, zgodnie z ruchem wskazówek zegara od pierwszego gracza, każdy kładzie jedną kartę na stos.
rules-play-card = Kartę zagrywa się odkrytą i wszyscy ją widzą. Zagrywać można tylko karty akcji; pociski zostają na ręce.
    .title = Po karcie na turę
rules-play-end = Po ostatniej turze to, co zostało na ręce, wraca do talii. Karty ze stosu wracają, gdy są wykonane.
    .title = Na koniec
rules-play-first = Co rundę pierwszy jest następny gracz po lewej.
    .title = Kto jest pierwszy

rules-draw = Dobieranie
    .lead = Zamiast zagrać, możesz dobrać trzy karty ze swojej talii.
rules-draw-few = Gdy zostało mniej niż trzy, dobierasz, ile jest; gdy nie ma żadnej, nie możesz. Kto nie może ani zagrać, ani dobrać, pasuje.
    .title = Gdy zostało niewiele

rules-turns = Rodzaje tur
    .lead = Znaki na karcie rundy mówią, jak gra się każdą turę.
rules-turns-standard = Jedna odkryta karta albo dobranie.
    .title = Zwykła
rules-turns-tunnel = Karty zagrywa się zakryte. Swoją znasz tylko ty, aż zostanie wykonana.
    .title = Tunel
rules-turns-speeding = Każdy gra dwa razy z rzędu, za każdym razem karta albo dobranie.
    .title = Przyspieszenie
rules-turns-switching = Ta tura idzie odwrotnie do ruchu wskazówek zegara; zaczyna jak zawsze pierwszy gracz.
    .title = Zamiana
rules-turns-turmoil = Z końmi i dyliżansem: wszyscy wybierają naraz i w tajemnicy, potem pokazują. Dobieranie odbywa się wcześniej.
    .title = Zamieszanie
rules-turns-advantage = Z końmi i dyliżansem albo z szeryfem i więźniami: za każdy taki znak możesz zachować na ręce jedną kartę na następną rundę.
    .title = Przewaga
rules-turns-jolt = Z szeryfem i więźniami: w tej turze nikt nie może zagrać Strzału ani Ciosu. Olśnienie może je powtórzyć.
    .title = Wstrząs

rules-order = Jak spełniają się karty
    .lead = Stos wykonuje się w kolejności zagrania. Gracz, którego bandyta działa, wybiera właśnie w tej chwili.
rules-order-must = Co można zrobić, trzeba zrobić. Czego nie można, nie działa. Gdzie możliwe jest tylko jedno, dzieje się samo.
    .title = Trzeba i nie można
rules-order-end = Potem następuje wydarzenie z karty rundy i kolejna runda.
    .title = Na koniec rundy

rules-move = Ruch
    .lead = W środku idziesz do sąsiedniego wagonu. Po dachach biegniesz.
rules-move-inside = Do wnętrza wagonu przed twoim albo za nim.
    .title = W środku
    .caption = Ze środkowego wagonu Ghost idzie o jeden wagon w dowolną stronę.
rules-move-roof = O jeden, dwa albo trzy wagony po dachach, w jedną stronę. Kto stoi po drodze, nie przeszkadza.
    .title = Po dachach
    .caption = Do trzech dachów, obok każdego.
rules-move-must = Nie można zostać na miejscu. Lokomotywa to wagon jak każdy inny.
    .title = Nie wolno stać

rules-floor = Zmiana poziomu
    .lead = Z wnętrza wagonu na jego dach albo z dachu do środka.
rules-floor-law = Jeśli w środku jest szeryf, zejście kosztuje cię pocisk i od razu jesteś znów na górze.
    .title = Strzeż się szeryfa
    .caption = Ghost wspina się na dach; Doc zszedłby do szeryfa.
rules-floor-mei = Mei może wspinać się też na ukos, na inny poziom sąsiedniego wagonu.

rules-fire = Strzał
    .lead = Wkładasz jeden ze swoich sześciu pocisków do czyjejś talii. Pocisk to karta, która nic nie robi: zajmuje miejsce takiej, która by coś zrobiła.
rules-fire-inside = Trafiasz jednego bandytę wewnątrz wagonu przed twoim albo za nim. Nigdy we własnym wagonie i nigdy dalej: następne drzwi są zamknięte.
    .title = W wagonie
    .caption = Tuco może trafić Ghosta albo Doca. Belle jest za blisko, Cheyenne za daleko.
rules-fire-roof = Na dachach widzisz cały pociąg, w obie strony, aż do pierwszego dachu, na którym ktoś jest. Spośród stojących tam wybierasz jednego. Kto jest za nimi, ten jest osłonięty.
    .title = Na dachach
    .caption = Jeden z tyłu, dwoje z przodu: Tuco wybiera jednego z trzech.
rules-fire-nobody = Gdy nikogo nie ma w zasięgu albo sześć pocisków się skończyło, nic się nie dzieje i żaden pocisk nie opuszcza bębenka.
    .title = Gdy nie ma nikogo
rules-fire-belle = Nikt nie może w nią celować, póki ten sam strzał ma inny możliwy cel.
rules-fire-tuco = Może też strzelać przez dach swojego wagonu, w górę lub w dół.
rules-fire-django = Kogo trafi, tego odrzuca o wagon od niego na tym samym poziomie, choćby w objęcia szeryfa.

rules-rob = Rabunek
    .lead = Weź jeden łup na swoim miejscu. Rodzaj wybierasz ty.
rules-rob-blind = Spośród kilku worków bierzesz jeden w ciemno. Trafia zakryty na twój arkusz i tylko ty możesz do niego zajrzeć.
    .title = Worki w ciemno
    .caption = Doc bierze klejnot albo jeden z worków; tego, co na dachu, nie dosięgnie.
rules-rob-level = Z dachu nie sięgniesz niczego w środku i odwrotnie. Gdzie nic nie leży, nic się nie dzieje.
    .title = Na swoim poziomie

rules-punch = Cios
    .lead = Wybierz innego bandytę na swoim miejscu. Upuszcza łup rodzaju, który wskażesz, i leci do sąsiedniego wagonu.
rules-punch-loot = Łup spada tam, gdzie oboje stoicie, worek losowo. Kto nie ma łupu, i tak leci.
    .title = Najpierw łup
    .caption = Worek Tuco spada, Doc leci o wagon do przodu lub do tyłu.
rules-punch-fly = O wagon do przodu lub do tyłu na tym samym poziomie, jak wybierzesz. Na końcu pociągu jest tylko jedna droga.
    .title = Potem lot
rules-punch-cheyenne = Jeśli jej cios pozbawia kogoś worka, może od razu go zabrać.
rules-punch-belle = Nie można jej wybrać, póki można kogoś innego.

rules-marshal = Szeryf
    .lead = Przesuń szeryfa o wagon do przodu lub do tyłu. Zostaje w środku.
rules-marshal-meet = Kto w jakikolwiek sposób znajdzie się w jego wagonie, dostaje neutralny pocisk i ucieka na dach tego wagonu.
    .title = Spotkanie z nim
    .caption = Szeryf wchodzi: Ghost i Doc dostają po pocisku i są już na dachu.
rules-marshal-neutral = Neutralnych pocisków jest trzynaście. Jeśli nie starcza dla wszystkich trafionych naraz, nikt nie dostaje; uciekają tak czy owak.
    .title = Neutralne pociski

rules-events = Wydarzenia
    .lead = Na koniec rundy dzieje się wydarzenie z jej karty, od pierwszego gracza zgodnie z ruchem wskazówek zegara.
rules-events-angry-marshal = Wszyscy na dachu jego wagonu dostają neutralny pocisk; potem cofa się o wagon.
rules-events-swivel-arm = Wszystkich na dachach zmiata na dach ostatniego wagonu.
rules-events-braking = Wszyscy na dachach suną o wagon do przodu; kto jest na lokomotywie, zostaje.
rules-events-take-it-all = Druga walizka trafia do wagonu szeryfa.
rules-events-rebellion = Każdy wewnątrz wagonu dostaje neutralny pocisk.
rules-events-pickpocketing = Stacja. Kto jest sam na swoim miejscu, może wziąć leżący tam worek.
rules-events-revenge = Stacja. Wszyscy na dachu wagonu szeryfa tracą swój najtańszy worek.
rules-events-hostage-conductor = Stacja. Wszyscy w lokomotywie i na niej dostają worek 250 $.

rules-counting = Rozliczenie
    .lead = Po piątej rundzie każdy liczy to, co ma na arkuszu.
rules-counting-gunslinger = Kto wystrzelił najwięcej pocisków, dostaje 1000 $. Przy remisie każdy z nich; jeśli nikt nie strzelał, nikt.
    .title = Najlepszy rewolwerowiec
rules-counting-ties = Wygrywa najbogatszy. Wśród równych ten, kto dostał mniej pocisków, także neutralnych. Jeśli i tu jest po równo, dzielą zwycięstwo.
    .title = Remisy

rules-powers = Siedem zdolności
    .lead = Każdy bandyta umie coś, czego inni nie umieją. Można grać i bez zdolności.
rules-powers-Ghost = W pierwszej turze każdej rundy może zagrać kartę zakrytą, chyba że dobierał.
rules-powers-Doc = Na początku rundy dobiera siedem kart.
rules-powers-Belle = Nie można jej trafić ani uderzyć, póki ta akcja ma inny możliwy cel.
rules-powers-Tuco = Jego Strzał może trafić też kogoś na innym poziomie jego wagonu.
rules-powers-Django = Kogo trafi, tego odrzuca o wagon od niego. Nikt nie wypada tak z pociągu.
rules-powers-Cheyenne = Gdy jej cios pozbawia kogoś worka, może od razu go zabrać.
rules-powers-Mei = Jej Zmiana poziomu może być też na ukos. Nie wtedy, gdy ucieka.

rules-know = Kto co wie
    .lead = Widzisz to, co wiedziałby uważny gracz przy stole, i nic więcej.
rules-know-all = Jawne dla wszystkich: gdzie kto stoi, łupy według rodzaju, pociski w bębenku i otrzymane, liczba kart na rękach i w taliach, karty zagrane odkryte, odkryte karty rund.
    .title = Jawne
rules-know-own = Tylko ty znasz swoją rękę, karty zagrane zakryte i to, co jest w twoich workach.
    .title = Tylko twoje
rules-know-follow = Kto zajrzał do worka, zna go, dopóki da się go odróżnić od innych wokół.
    .title = Co pamiętasz
rules-know-end = Po końcu gry wszystko jest jawne.
    .title = Na koniec

rules-expert = Ekspert
    .lead = Karty zostają z rundy na rundę, a wykonane się odrzuca.
rules-expert-keep = Na koniec planowania zachowujesz dowolne karty akcji, a resztę odrzucasz, pociski też. Między rundami się nie tasuje.
    .title = Karty na później
rules-expert-draw = Na początku rundy dobierasz do sześciu. Gdy talia jest pusta, odrzucone karty stają się nową talią.
    .title = Dobieranie
rules-expert-bullets = Pociski, które cię trafiają, kładą się na wierzch twojej talii.
    .title = Pociski

rules-pairs = Pary
    .lead = Dwóch lub trzech graczy, każdy z dwoma bandytami i jedną talią jedenastu kart.
rules-pairs-cards = Karta należy do bandyty, którego wymienia, a jedyna karta „Szeryf” do obu. Na początku rundy wybierasz jedną kartę na rękę, potem dobierasz sześć.
    .title = Karty
rules-pairs-start = Przed pierwszą rundą każdy gracz w tajemnicy wybiera, kto zaczyna w ostatnim wagonie; drugi zaczyna w przedostatnim.
    .title = Początek
rules-pairs-cover = W zwykłej turze po Strzale jednego bandyty możesz od razu zagrać kartę drugiego, ale nie „Szeryfa”.
    .title = Osłona
rules-pairs-count = Łup leży u każdego bandyty, a liczy się go razem. Partnerzy mogą się nawzajem trafić, a gdy w zasięgu nie ma nikogo innego, muszą.
    .title = Razem

rules-teams = Drużyny
    .lead = Czterech lub sześciu graczy w drużynach po dwóch. Każdy ma bandytę i talię, a pieniądze partnerów liczy się razem.
rules-teams-order = Partnerzy siedzą obok siebie i grają jeden po drugim. Pierwszy z każdej drużyny zaczyna w ostatnim wagonie, drugi w przedostatnim. Co rundę zaczyna następna drużyna. W turze ze znakiem zamiany partnerzy zamieniają się kolejnością.
    .title = Obok siebie
rules-teams-cards = Na początku rundy dobierasz jedną kartę z talii partnera, potem do sześciu ze swojej. Gdy zagrasz kartę partnera, wykonuje ją jego bandyta, on wybiera, a karta do niego wraca. Jeśli nie, zostaje u ciebie na zawsze, pocisk też.
    .title = Karta partnera
    .caption = Ghost zagrywa Rabunek Doca: klejnot bierze Doc.
rules-teams-whose = Co dotyczy ręki, talii i tury, zależy od gracza, a co dotyczy akcji, od bandyty, czyja to karta. Partner jest celem jak każdy inny.
    .title = Czyja zdolność działa
rules-teams-count = Bandytów liczy się osobno, potem się sumuje. 1000 $ dostaje drużyna, która wystrzeliła najwięcej pocisków; strzały do partnera się nie liczą.
    .title = Rozliczenie

rules-horses = Konie i dyliżans
    .lead = Obok pociągu jedzie dyliżans ze strażnikiem, przy wagonach czekają konie i jest whisky.
rules-horses-board = Od ostatniego wagonu do przodu wszyscy wybierają w tajemnicy: wsiąść tutaj albo jechać dalej. Koń zostaje tam, gdzie jeździec wsiadł. Kto zostanie sam, wybiera dowolny z dalszych wagonów.
    .title = Wsiadanie
rules-horses-ride = Jeśli obok twojego wagonu stoi koń, dosiądź go i jedź od zera do trzech wagonów w dowolną stronę. Zsiadasz w wagonie albo w dyliżansie, jeśli tam stoi. Może to być każdy koń.
    .title = Jazda konna
rules-horses-coach = Jego dach sąsiaduje z dachem wagonu, przy którym stoi, a wnętrze z wnętrzem. Wchodzi się Jazdą konną, z jego dachu albo od ciosu. Z jego dachu można trafić każdego na każdym dachu. Po każdej rundzie zostaje o wagon w tyle.
    .title = Dyliżans
rules-horses-hostage = Kto znajdzie się w dyliżansie bez zakładnika, bierze jednego. Każdy w czymś przeszkadza i na koniec przynosi okup; opis jest przy jego obrazku.
    .title = Zakładnicy
rules-horses-shotgun = Na dyliżansie nic nie robi i nikt nie ukradnie mu walizki. Cios może tam wybrać jego: ląduje na dachu obok, a walizka spada. Odtąd kto zatrzyma się na jego dachu, dostaje pocisk i musi uciekać na sąsiedni dach; kto przebiega, dostaje pocisk.
    .title = Strażnik
rules-horses-whiskey = W piersiówce są dwa łyki, a sama nic nie jest warta. Łyk zastępuje turę. Zwykła: dobierz trzy karty, potem zagraj jedną. Stara: zagraj dwie karty z rzędu.
    .title = Whisky
rules-horses-events = Konie odpadają, szeryf pije, przy pełnej prędkości wszyscy zostają w tyle, strażnik szaleje. Na stacji dzieli się walizki, każdy pocisk rundy kosztuje 150 $ albo łapią tych, którzy zostali w pociągu.
    .title = Wydarzenia
rules-horses-escape = Ucieczka: bezpieczni są tylko ci w dyliżansie i na nim oraz ci, którzy w tej rundzie odjechali od pociągu konno.
    .title = Ucieczka

rules-law = Szeryf i więźniowie
    .lead = Jeszcze jeden gracz jest szeryfem: ma talię, dwa rewolwery i tajne cele. Bandyci uwalniają więźniów i strzegą się celi.
rules-law-setup = Na końcu toczy się wagon więzienny. W lokomotywie zamiast walizki leżą zakryte dwa worki pocztowe, 200 i 1200 $. Bandyci mają Olśnienie zamiast karty „Szeryf”, a każdy list gończy: 500 $ dla tego, kto ani razu nie był aresztowany.
    .title = Przygotowanie
rules-law-player = Zaczyna w lokomotywie i w pierwszej rundzie gra pierwszy. Zagrywa karty jak bandyta, zasłania linię ognia, można do niego strzelać i go uderzyć, a zdolności na niego działają. Nikt przed nim nie ucieka.
    .title = Szeryf gra
    .caption = Ghost i szeryf są w jednym wagonie i nic się nie dzieje.
rules-law-plus = W zwykłej turze karta z plusem pozwala mu od razu zagrać jeszcze jedną, razem do trzech. Dobierać zamiast tego nie może.
    .title = Ruch + i Zmiana poziomu +
rules-law-arrest = Jeden bandyta na jego miejscu idzie do celi ze wszystkim, co ma. Jego list gończy szeryf zatrzymuje na zawsze. Można być aresztowanym ponownie.
    .title = Aresztowanie
    .caption = Ghost jest przy nim i idzie do celi. Doc na dachu jest bezpieczny.
rules-law-guns = Gdy w zasięgu jest dwoje lub więcej, może trafić dwoje, po pocisku z każdego rewolweru, i wybiera, komu który. Kolejność pocisków znają wszyscy. Belle jest bezpieczna tylko wtedy, gdy w zasięgu jest jeszcze dwoje albo gdy on strzela do jednego.
    .title = Dwa rewolwery
    .caption = Dwoje w zasięgu: po pocisku z każdego rewolweru.
rules-law-bullets = Utracona broń, ranne kolano i ranne ramię do końca rundy blokują Strzał, Zmianę poziomu i Cios. „Mam cię!” odbiera trafionemu więźnia, „Rzuć worek!” worek pocztowy. Złoty pocisk nic więcej nie robi. Wszystkie trafiają do talii trafionego.
    .title = Jego pociski
rules-law-fists = Kto go uderzy, bierze zamiast łupu wierzchnią kartę zabijaki: 800 $, potem 500 $, potem 300 $. Szeryf leci jak każdy. Tych kart nie można stracić.
    .title = Zabijaka
rules-law-events = Co spada na bandytów, jego omija. Gniew: może strzelić, a potem przejść. Zemsta sięga też wnętrza jego wagonu. Piersiówkę na swoim miejscu zabiera. Nowe wydarzenia kładą łup na dachu jego wagonu, odkrywają jego cel albo dają każdemu jeszcze jedną kartę.
    .title = Wydarzenia
rules-law-stations = Wyrzuty sumienia: jeśli wygrywa szeryf, wygrywa z nim jedyny najbiedniejszy bandyta. Śmiertelny upadek: cios na dachu może zrzucić z pociągu, a kto spadł, nie wygra. Zbrodnia nie popłaca: nie wygra też ten, kto skończył w celi.
    .title = Stacje
rules-law-horses = Z końmi i dyliżansem może jeździć konno i wejść do dyliżansu, nie bierze zakładników i nie musi bać się strażnika.
    .title = Konno

rules-prison = Wagon więzienny
    .lead = Ma korytarz, dach i celę. Kto dostanie się do środka inaczej niż przez aresztowanie, jest na korytarzu.
rules-prison-cell = Nie działa tam żadna karta oprócz Olśnienia. Kto w niej siedzi, tego nie można trafić ani uderzyć i prawie żadne wydarzenie go nie sięga. Dobiera się i gra jak zwykle.
    .title = Cela
    .caption = Tuco siedzi w celi, Ghost jest na korytarzu, Doc na dachu.
rules-prison-search = Zamiast dobierać trzy karty, możesz wziąć z talii Olśnienie i ją potasować.
    .title = Znaleźć Olśnienie
rules-prison-out = W celi Olśnienie wyprowadza na korytarz albo na dach.
    .title = Ucieczka z celi
    .caption = Ghost wychodzi w jedno z dwóch miejsc.
rules-prison-free = W wagonie więziennym albo na nim uwalnia więźnia, jeśli żadnego nie masz, albo bandytę z celi, który oddaje ci łup według własnego wyboru.
    .title = Uwalnianie
rules-prison-copy = Gdzie indziej powtarza ostatnią kartę, którą w tej rundzie wykonał bandyta, bez względu na jej skutek; samo Olśnienie i karty szeryfa się nie liczą. Działasz tam, gdzie stoisz, z własnymi pociskami i zdolnościami.
    .title = Powtarzanie
rules-prison-companion = Po jednym na każdego, na koniec 200 $. Użycza ci zdolności swojego bandyty; kompan twojego własnego bandyty pozwala przy Rabunku wziąć drugi łup. Między Belle a tym, kto ma jej kompana, bezpieczna jest Belle.
    .title = Kompani

rules-goals = Cele szeryfa
    .lead = Dwa nakazy i trzy cele specjalne; co rundę odkrywa jeden i widzi go tylko on. Z czterema z pięciu wygrywa, inaczej wygrywa najbogatszy bandyta.
rules-goals-warrant = Nakaz: ten bandyta był aresztowany choć raz.
    .title = Dwa nakazy
rules-goals-self = Tylko draśnięcie: została karta zabijaki. Uniki: żaden bandyta nie wpakował mu do talii więcej niż dwóch pocisków.
    .title = Bez szwanku
rules-goals-lead = Złoty pocisk: jeden z jego rewolwerów jest pusty. Przy czterech lub więcej bandytach także Deszcz ołowiu: każdy ma jego pocisk; i Zaprzysięgły wróg: ktoś jeden ma cztery.
    .title = Ołów
rules-goals-hold = Poczta musi dotrzeć: ma worek pocztowy. Wyrzuć klucz: ma dwóch więźniów. Czego na koniec nie ma żaden bandyta, liczy się jemu.
    .title = Worki i więźniowie
rules-goals-money = Bandyci liczą łup razem z workami pocztowymi i dodają 500 $, jeśli ani razu nie byli aresztowani, 200 $ za kompana i swoje karty zabijaki.
    .title = Pieniądze bandytów

rules-machine = Wehikuł czasu
    .lead = Stoi przed lokomotywą i jest jednym miejscem, obok jej wnętrza i jej dachu.
rules-machine-in = Prowadzą do niego Ruch, Jazda konna i Cios. Z niego Ruch prowadzi do lokomotywy albo po dachach. Zmiana poziomu tam nie działa.
    .title = Tam i z powrotem
rules-machine-fire = Z niego strzela się wzdłuż dachów i do tych w lokomotywie; tak samo można zostać trafionym.
    .title = Strzał
rules-machine-travel = Kto na koniec rundy jest w nim bez towarzystwa, w tajemnicy wybiera wagon. Nikt nie wie, gdzie jest, aż zacznie się następny napad i tam się zjawi.
    .title = Podróż
rules-machine-end = Na koniec gry bandyta, który jest w nim bez towarzystwa, dostaje 500 $ i cały leżący tam łup.
    .title = Na koniec

rules-cursed = Przeklęty łup
    .lead = Worki po 1 i 2 $, klejnoty po 5 $ i walizka za 10 $ są wmieszane między inne.
rules-cursed-blind = Klejnoty i walizki też leżą zakryte i spośród takich samych bierze się je w ciemno. Zajrzeć może tylko właściciel.
    .title = Zakryte
rules-cursed-same = Poza tym to łup jak każdy inny.
    .title = Poza tym tak samo

rules-super = Super Express
    .lead = Osobna gra: od trzech do siedmiu bandytów w pociągu, który co rundę traci wagon. Wygrywa ostatni, kto w nim zostanie.
rules-super-plan = Każdy w tajemnicy układa po kolei trzy ze swoich czterech kart. Potem odkrywa się je jedną po drugiej, wokół stołu, i wykonuje każdą.
    .title = Plan
rules-super-move = O jeden wagon tam, dokąd patrzysz. Stajesz za wszystkimi, którzy tam są. Kto zejdzie z któregokolwiek końca pociągu, odpada.
    .title = Ruch
rules-super-floor = W górę lub w dół w tym samym wagonie, plecami do krawędzi. Obrót: twarzą w drugą stronę, na tym samym miejscu.
    .title = Zmiana poziomu i obrót
rules-super-shoot = Trafiasz pierwszego stojącego bandytę przed tobą na twoim poziomie, choćby był daleko. Leci o wagon i leży bez czucia; poza pociągiem odpada.
    .title = Strzał
rules-super-stun = Bez względu na następną kartę tylko wstajesz. Pociski omijają leżących.
    .title = Bez czucia
rules-super-end = Na koniec rundy odczepia się ostatni wagon ze wszystkimi na nim. Z pozostałych jego kartę bierze ten, kto jest najdalej z tyłu; przy remisie ten na dachu.
    .title = O wagon mniej
rules-super-win = Jeśli zostanie jeden bandyta, od razu wygrywa. Jeśli na lokomotywie zostało kilku, wygrywa najwięcej kart wagonów, potem najlepsza z nich.
    .title = Zwycięstwo
rules-super-modules = Refleks: leżąc bez czucia, wstań i od razu strzel; w przeciwnym razie się połóż. Koń: jedź do lokomotywy; jeśli strzał zrzuca cię z pociągu, a to twoja następna karta, ratuje cię.
    .title = Dwa moduły
