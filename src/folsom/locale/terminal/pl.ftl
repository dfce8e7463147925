### Polskie słowa samego terminala, oprócz tych z pl.ftl.

pile-empty = Na stosie nie ma jeszcze kart.
column-bandit = Bandyta
column-loot = Łup
column-bullets = Pociski
column-wounds = Rany
column-hand = Ręka
column-deck = Talia
neutral-left = { $count ->
        [one] został { $count } neutralny pocisk
        [few] zostały { $count } neutralne pociski
       *[other] zostało { $count } neutralnych pocisków
    }
strongbox-waits = druga walizka czeka przy pociągu
ask-schemin = Co zagrywasz?
ask-stealin = { $action }, { $bandit }: co robisz?
ask-start-places = Kto zaczyna w ostatnim wagonie?
ask-choose-card = Którą kartę bierzesz z talii?
ask-discarding = Co odrzucasz?
ask-pickpocketing = Nikt nie patrzy. Bierzesz worek?
hint-thinking = Mocny bot myśli za ciebie…
hint-choice = Wybór
hint-tried = próby
hint-money = pieniądze
hint-wins = wygrane
no-such-number = Nie ma wyboru { $number }; są od 1 do { $count }.
not-a-choice = Nie można wybrać „{ $text }”; wpisz numer od 1 do { $count }.
help-answer = Wpisz numer wyboru albo sam wybór słowami zapisów, na przykład “{ $example }”.
help-keys = ? pokazuje to i stół jeszcze raz, h podpowiada, q kończy grę.
help-signs = Znaki: $ worek, { $jewel } klejnot, { $strongbox } walizka, { $marshal } szeryf, { $bullet } pocisk w bębenku.
replay-keys = Enter pokazuje następny krok, a wszystko do końca, q kończy.
help-rules = Planowanie: wszyscy kładą karty na jeden stos. Napad: stos spełnia się karta po karcie. Po pięciu rundach wygrywa najbogatszy; kto strzelał najwięcej, dostaje jeszcze { money }.
help-teams = Drużyny: dwoje graczy liczy pieniądze razem. W każdej rundzie pierwszą kartę dobierasz z talii partnera. Gdy zagrasz jego kartę, wykonuje ją jego bandyta i on o niej decyduje; potem karta do niego wraca. Czego nie zagrasz, zostaje u ciebie, pociski też. Partnerzy mogą trafić się nawzajem.
goodbye = Do widzenia!
left-unfinished = Gra nie jest skończona, trwała runda { $round } z 5.
not-saved = Nie udało się zachować zapisu w { $file }: { $reason }.
resume-with = Dalej: { $command }
resumed = Gra toczy się dalej od miejsca, w którym ją przerwano: runda { $round } z 5.
reckoning = Rozliczenie
total = Razem
wounds-received = otrzymane pociski: { $count }
winner = { $crew ->
        [one] Wygrywa
       *[other] Wygrywają
    } { $player }: { money }.
winner-by-bullets = { $crew ->
        [one] Wygrywa
       *[other] Wygrywają
    } { $player }: pieniędzy tyle samo co następny, ale mniej otrzymanych pocisków.
winners-share = Zwycięstwo wspólne, po równo i pieniędzy, i pocisków: { $players }.
winner-you = Wygrana jest twoja!
ask-boarding = Jeźdźcy doganiają wagon { $car }. Co robisz?
ask-turmoil = Wszyscy wybierają naraz. Co zagrywasz?
ask-keeping = Którą kartę zachowujesz na następną rundę?
ask-fleeing = { $bandit } musi uciekać przed strażnikiem. Dokąd?
ask-taking-hostage = { $bandit } jest w dyliżansie. Którego zakładnika bierzesz?
ask-travelling = { $bandit } podróżuje w czasie bez towarzystwa. Dokąd?
stagecoach-beside = dyliżans obok { $car ->
        [0] lokomotywy
       *[other] wagonu { $car }
    }
horses-beside = obok { $car ->
        [0] lokomotywy
       *[other] wagonu { $car }
    }
hostages-there = zakładnicy: { $hostages }
keeps = zachowaj { $count }
help-trackside-signs = Przy pociągu: { $horse } koń, { $flask } piersiówka, { $half } napoczęta piersiówka (z + starej whisky).
nobody-wins = Wszystkich złapano w pociągu. Nikt nie wygrywa.
cannot-win = w rękach prawa, bez szans na wygraną
shotgun-seated = strażnik na swojej walizce
column-kept = Zachowane
cards-kept = { $count ->
        [one] { $count } karta zachowana
        [few] { $count } karty zachowane
       *[other] { $count } kart zachowanych
    }
hand-kept = Zachowane na następną rundę
shotgun-follows = Strażnik zostaje w tyle razem z nim.
shotgun-waits = tam jest strażnik!
shotgun-shoots = strażnik strzela do { $bandit-genitive }!
help-boarding = Wsiadanie: od ostatniego wagonu do przodu wszyscy jeźdźcy wybierają w tajemnicy, czy wsiąść, czy jechać dalej. Kto zostanie sam, wskazuje dowolny z dalszych wagonów. Koń zostaje tam, gdzie jeździec wsiadł.
help-ride = Jazda konna: na koniu stojącym obok twojego wagonu jedziesz do trzech wagonów w dowolną stronę albo wcale i zsiadasz w wagonie lub w dyliżansie, jeśli tam stoi. Może to być każdy koń; zostaje na miejscu.
help-stagecoach = Na koniec każdej rundy dyliżans zostaje o wagon w tyle. Prowadzi do niego Jazda konna, a z jego dachu Zmiana poziomu. Z jego dachu można strzelać do wszystkich na dachach pociągu, a oni mogą odpowiedzieć.
help-shotgun = Strażnik pilnuje walizki, na której siedzi, aż Cios na dachu dyliżansu zrzuci go na pociąg. Odtąd pocisk trafia każdego, kto znajdzie się na jego dachu, i trzeba uciekać; kto tylko przez ten dach przechodzi, też dostaje pocisk.
help-whiskey = W piersiówce są dwa łyki, każdy zamiast tury. Whisky: dobierz trzy karty, potem zagraj jedną. Stara whisky: zagraj dwie karty z rzędu.
help-turmoil = Zamieszanie: wszyscy wybierają naraz i w tajemnicy, potem karty trafiają na stos w zwykłej kolejności.
help-keeping = „{ keeps }” na karcie rundy: na koniec planowania możesz zachować na ręce tyle kart. Wliczają się do kart, które dobierasz na następną rundę.
help-hostages = Kto znajdzie się w dyliżansie bez zakładnika, musi wziąć jednego z tych, którzy tam są, i ma go do końca:
help-machine = Wehikuł czasu stoi przed lokomotywą; prowadzi do niego Ruch, Jazda konna albo cios. Kto na koniec rundy jest w nim bez towarzystwa, wybiera w tajemnicy, gdzie się zjawi na początku następnego napadu. Kto jest w nim bez towarzystwa na koniec gry, dostaje { money } i wszystko, co tam leży.
help-cursed = Przeklęty łup: niektóre worki, klejnoty i walizki są prawie nic niewarte. Wszystkie leżą zakryte, a zajrzeć może tylko właściciel.
ask-handing-over = Za wolność trzeba zapłacić: co oddaje { $bandit }?
ask-reflexes = Którą kartę z ręki wykonujesz od razu?
ask-angry-marshal = Szeryf jest zły. Co robi?
prisoner-held = kompan { $bandit-genitive }
is-wanted = bez aresztu
fists-held = zabijaka: { $cards }
hurt-by = rany: { $bullets }
stack-left = lewy stos: { $bullets }
stack-right = prawy stos: { $bullets }
fistfighters-left = karty zabijaki: { $cards }
prisoners-there = kompani w wagonie więziennym: { $bandits }
achieved = szeryf ma: { $things }
warrants-of = listy gończe { $bandits }
companions-of = kompani { $bandits }
goals-of = Cele szeryfa
winner-by-goals = Wygrywa { $player }: spełnione cele { $number } z 5.
winner-with-marshal = Najuboższy też wygrywa: { $player }.
help-law = Szeryf jest graczem. Nikt przed nim nie ucieka; strzela i aresztuje, można też strzelać do niego i go uderzyć. Wygrywa, spełniając cztery z pięciu celów; inaczej wygrywa najbogatszy bandyta.
help-plus = Karta z + pozwala szeryfowi w zwykłej turze od razu zagrać następną. Mając dwa cele w zasięgu, może strzelić do obu, po pocisku z każdego stosu.
help-prison = Wagon więzienny jest ostatni: korytarz, dach i cela. W celi działa tylko olśnienie: wyprowadza z niej. Kto ani razu nie był aresztowany, dostaje { money }.
help-brainwave = Olśnienie w wagonie więziennym lub na nim: uwolnij kompana albo bandytę z celi, który odda ci łup. Gdzie indziej powtarza ostatnią kartę akcji bandyty. Zamiast dobierać, możesz poszukać go w talii.
help-companion = Kompan użycza ci zdolności swojego bandyty; kompan twojego bandyty pozwala przy rabunku wziąć drugi łup. Przynosi { money }.
help-bullets = Pociski szeryfa:
super-facing-forward = twarzą do przodu
super-facing-back = twarzą do tyłu
super-nobody = nikogo
super-aims = na linii strzału { $target }
super-column-target = Na muszce
super-ask = Które trzy karty i w jakiej kolejności?
super-not-a-plan = „{ $text }” to nie plan; podaj numery trzech różnych kart, na przykład { $example }.
super-help-answer = Podaj numery trzech różnych kart w kolejności, w jakiej mają zadziałać, na przykład { $example }, albo ich nazwy z zapisów, na przykład „{ $plan }”.
super-help-signs = Znaki: { $forward } twarzą do lokomotywy, { $back } twarzą do końca pociągu; w nawiasie: leży bez czucia.
super-help-rules = Wszyscy w tajemnicy planują po trzy karty, potem odkrywa się je jedną po drugiej. Na koniec rundy odczepia się ostatni wagon, a jego kartę bierze ten, kto stoi najdalej z tyłu. Wygrywa ostatni w pociągu; jeśli na koniec w lokomotywie jest kilku bandytów, wygrywa ten z największą liczbą kart łupu.
super-resumed = Gra toczy się dalej od miejsca, w którym ją przerwano: runda { $round }.
super-left-unfinished = Gra nie jest skończona; była runda { $round }.
super-winner-standing = { $player } zostaje w pociągu do końca i wygrywa.
super-winner-cards = Wygrywa { $player }: najwięcej kart łupu.
super-winner-value = Wygrywa { $player }: najcenniejsza karta łupu.
super-winners-share = Wspólne zwycięstwo: { $players }.
you-play-team = Grasz jako { $bandits }, partner: { $partner }. Przeciwko tobie: { $others }.
goal-count-just-a-scratch = { $goal } (zostało: { $number })
goal-count-golden-bullet = { $goal } (w mniejszym zostało: { $number })
