### Italiano. I nomi dei banditi sono $bandit, $target e $player. I posti sono $at (dove) e $to
### (verso dove).

## Nomi

bandit-Ghost = Ghost
bandit-Doc = Doc
bandit-Belle = Belle
bandit-Tuco = Tuco
bandit-Django = Django
bandit-Cheyenne = Cheyenne
bandit-Mei = Mei
marshal = sceriffo
neutral = neutrale
both = { $one } e { $two }

loot-purse = borsa
    .object = una borsa
loot-jewel = gioiello
    .object = un gioiello
loot-strongbox = valigetta
    .object = una valigetta
money = { $amount } $

action-move = Movimento
action-floor = Cambio di piano
action-fire = Sparo
action-rob = Rapina
action-punch = Pugno
action-marshal = Sceriffo
bullet-from = Proiettile ({ $by })

locomotive = locomotiva
locomotive-short = loco
wagon-freight = merci
wagon-coach = sedili
wagon-mail = posta
wagon-sleeper = letti
wagon-saloon = saloon
wagon-parlour = salotto

turn-standard = normale
turn-tunnel = galleria
turn-speeding-up = accelerazione
turn-switching = scambio
about-turn-standard = si giocano carte scoperte
about-turn-tunnel = si giocano carte coperte
about-turn-speeding-up = ognuno gioca due volte di fila
about-turn-switching = in senso antiorario
about-turn-switching-teams = i compagni si scambiano: il secondo di ogni squadra precede il primo

card-angry-marshal = Sceriffo furioso
card-swivel-arm = Braccio girevole
card-braking = Frenata
card-take-it-all = Prendete tutto!
card-rebellion = Rivolta dei passeggeri
card-bridge = Ponte
card-tunnel = Galleria
card-pickpocketing = Borseggio
card-revenge = Vendetta dello sceriffo
card-hostage-conductor = Macchinista in ostaggio
about-angry-marshal = lo sceriffo spara a tutti sul tetto sopra di sé, poi arretra di un vagone
about-swivel-arm = chi è su un tetto finisce sul tetto dell’ultimo vagone
about-braking = chi è su un tetto scivola di un vagone in avanti
about-take-it-all = accanto allo sceriffo compare una seconda valigetta
about-rebellion = chiunque sia dentro un vagone prende un proiettile
about-pickpocketing = chi è solo nel suo posto può prendere una borsa che si trova lì
about-revenge = chi è sul tetto sopra lo sceriffo perde la borsa che vale meno
about-hostage-conductor = chi è nella locomotiva o sul suo tetto riceve { money }

## Posti

place-at =
    { $level ->
        [roof]
            { $car ->
                [0] sul tetto della locomotiva
               *[other] sul tetto del vagone { $car }
            }
       *[inside]
            { $car ->
                [0] nella locomotiva
               *[other] nel vagone { $car }
            }
    }
place-to =
    { $level ->
        [roof]
            { $car ->
                [0] sul tetto della locomotiva
               *[other] sul tetto del vagone { $car }
            }
       *[inside]
            { $car ->
                [0] nella locomotiva
               *[other] nel vagone { $car }
            }
    }

## Che cosa è successo

event-placed = { $bandit } parte { $at }.
event-round = Round { $round }: { $card }. { $crew ->
        [one] Comincia
       *[other] Cominciano
    } { $player }.
event-round-end = Alla fine del round: { $about }.
event-turn = Turno { $turn }, { $kind }: { $about }.
event-drew = { $player } { $crew ->
        [one] pesca
       *[other] pescano
    } { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
event-drew-seen = { $player } { $crew ->
        [one] pesca
       *[other] pescano
    }: { $cards }.
event-drew-partner = { $player } pesca una carta dal mazzo di { $bandit }.
event-drew-partner-seen = { $player } pesca dal mazzo di { $bandit }: { $cards }.
event-chose-card = { $player } { $crew ->
        [one] sceglie
       *[other] scelgono
    } una carta dal mazzo.
event-played = { $bandit } gioca { $action }.
event-played-secretly = { $bandit } gioca { $action }, coperta.
event-played-for = { $player } gioca { $action } di { $bandit }.
event-played-for-secretly = { $player } gioca { $action } di { $bandit }, coperta.
event-played-hidden = { $player } { $crew ->
        [one] gioca
       *[other] giocano
    } una carta coperta.
event-passed-nothing = { $player } non { $crew ->
        [one] ha
       *[other] hanno
    } né carte da giocare né carte da pescare.
event-passed-no-card = { $player } non { $crew ->
        [one] ha
       *[other] hanno
    } carte da giocare.
event-passed-declined = { $player } { $crew ->
        [one] passa
       *[other] passano
    }.
event-chose = { $player } { $crew ->
        [one] ha scelto
       *[other] hanno scelto
    }.
event-discarded = { $player } { $crew ->
        [one] scarta
       *[other] scartano
    }: { $cards }.
event-kept = { $player } { $crew ->
        [one] tiene
       *[other] tengono
    } { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
event-reshuffled = { $player } { $crew ->
        [one] rimescola
       *[other] rimescolano
    } gli scarti in un nuovo mazzo.
event-resolving = { $bandit }, { $action }:
event-resolving-hidden = { $bandit } scopre { $action }:
event-no-effect =
    { $action ->
        [fire] { $bandit } non ha nessuno a cui sparare.
        [rob] { $bandit } non trova niente da prendere.
        [punch] { $bandit } non trova nessuno da colpire.
       *[other] Non succede niente.
    }
event-moved-move = { $bandit } va { $to }.
event-moved-floor =
    { $level ->
        [roof] { $bandit } sale { $to }.
       *[inside] { $bandit } scende { $to }.
    }
event-moved-flee = { $bandit } scappa { $to }.
event-moved-push = Lo sparo spinge { $bandit } { $to }.
event-moved-punch = { $bandit } vola { $to }.
event-moved-swivel-arm = Il braccio spazza { $bandit } { $to }.
event-moved-braking = { $bandit } scivola { $to }.
event-shot = { $bandit } spara a { $target }.
event-punched = { $bandit } colpisce { $target }.
event-took-rob = { $bandit } prende { $loot-object }.
event-took-snatch = { $bandit } l’afferra al volo.
event-took-pickpocketing = { $bandit } raccoglie { $loot-object }.
event-dropped-punch = { $bandit } perde { $loot-object }.
event-dropped-revenge = { $bandit } perde la borsa che vale meno.
worth = Contiene { money }.
event-wounded-marshal = Il proiettile dello sceriffo colpisce { $bandit }.
event-wounded-angry-marshal = Lo sceriffo furioso spara a { $bandit }.
event-wounded-rebellion = I passeggeri sparano a { $bandit }.
event-bullets-short = I proiettili neutrali non bastano, così nessuno ne prende.
event-marshal = Lo sceriffo va { $to }.
event-strongbox = Ora c’è una seconda valigetta { $at }.
event-left = { $bandit } lascia lì la borsa.
event-ransom = { $bandit } riceve { money } per il macchinista.
event-happening = { $card }: { $about }.
event-over = Il treno entra in stazione. La rapina è finita.

## Che cosa si può scegliere

choice-draw = Pesca tre carte
choice-play = Gioca { $action }
choice-play-down = Gioca { $action } coperta
choice-play-of = Gioca { $action } di { $bandit }
choice-play-of-down = Gioca { $action } di { $bandit }, coperta
choice-play-cover = Gioca { $action } di { $bandit }, poi { $card }
choice-keep = Tieni il resto
choice-discard = Scarta { $card }
choice-choose = Prendi dal mazzo { $card }
choice-start = { $bandit } parte nell’ultimo vagone
choice-move = Vai { $to }
choice-floor =
    { $level ->
        [roof] Sali { $to }
       *[inside] Scendi { $to }
    }
choice-fire = Spara a { $target }
choice-rob = Prendi { $loot-object }
choice-leave = Lascia la borsa
choice-marshal = Manda lo sceriffo { $to }
choice-punch = Scaglia { $target } { $to }
choice-punch-loot = Scaglia { $target } { $to }, cade { $loot-object }
choice-punch-taking = Scaglia { $target } { $to }, afferra la borsa
marshal-waits = lì c’è lo sceriffo!

## Il tavolo

you-play = Tu sei { $bandits }. Contro di te: { $others }.
bot-random = bot casuale
bot-greedy = bot avido
bot-easy = bot facile
bot-fair = bot discreto
bot-baseline = bot da manuale
bot-hard = bot forte
bot-expert = bot esperto
round-of = Round { $round } di 5
phase-start-places = A bordo
phase-choose-card = Scelta di una carta
phase-schemin = Il piano
phase-discarding = Carte da tenere
phase-stealin = Azione!
phase-pickpocketing = Stazione
phase-over = Fine
at-the-end = Alla fine
pile = Pila
pile-by = gioca { $player }
hand = La tua mano
discards = I tuoi scarti
face-down = coperta
first-player = inizia
you = tu
partner = compagno
team-number = squadra { $number }
nothing = niente
purses = { $count ->
        [one] { $count } borsa
       *[other] { $count } borse
    }
jewels = { $count ->
        [one] { $count } gioiello
       *[other] { $count } gioielli
    }
strongboxes = { $count ->
        [one] { $count } valigetta
       *[other] { $count } valigette
    }
bullets-left = { $count ->
        [one] { $count } colpo nel tamburo
       *[other] { $count } colpi nel tamburo
    }
wounds = { $count ->
        [0] nessuna ferita
        [one] { $count } ferita
       *[other] { $count } ferite
    }
cards-in-hand = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
cards-in-deck = { $count } nel mazzo

## Domande

prompt = Numero, ?, h o q

## Saluti

saved = La registrazione è in { $file }.

## I conti

gunslinger = Miglior pistolero, { $count ->
        [one] { $count } sparo
       *[other] { $count } spari
    }
station = Riscatto per il macchinista
together = { $player } insieme

## Cavalli, diligenza, macchina del tempo

bandit-Shotgun = la guardia
loot-flask = fiaschetta
    .object = una fiaschetta
loot-half-usual = mezza fiaschetta
    .object = la fiaschetta a metà
loot-half-old = mezza fiaschetta di whisky vecchio
    .object = la fiaschetta a metà di whisky vecchio
whiskey-usual = whisky
whiskey-old = whisky vecchio
action-ride = Cavalcata
turn-turmoil = tumulto
about-turn-turmoil = tutti scelgono insieme, poi si scopre
card-stand-off = Resa dei conti nel vagone
card-marshals-whiskey = Un whisky per lo sceriffo
card-exhausted-horses = Cavalli sfiniti
card-full-speed = A tutta velocità
card-shotguns-rage = L’ira della guardia
card-mortal-bullet = Proiettile mortale
card-sharing = Spartizione del bottino
card-escape = Fuga
about-exhausted-horses = il cavallo più vicino all’ultimo vagone si ferma, con cinque o più giocatori i due più vicini
about-marshals-whiskey = lo sceriffo vuota una fiaschetta che trova accanto a sé e barcolla all’indietro
about-full-speed = chi è su un tetto, i cavalli, la diligenza e la guardia arretrano di un vagone
about-shotguns-rage = chi è dentro o sopra la diligenza e il vagone accanto prende un proiettile
about-sharing = ogni valigetta si divide fra tutti quelli che sono con chi la possiede
about-escape = chi resta sul treno non può vincere; la diligenza è sicura, e a cavallo si fugge
about-mortal-bullet = ogni proiettile di questo round costa { money }
hostage-poodle = barboncino
hostage-banker = banchiere
hostage-minister = pastore
hostage-teacher = maestra
hostage-zealot = bigotta
hostage-old-lady = vecchia signora
hostage-poker-player = giocatrice di poker
hostage-photographer = fotografo
shotgun = guardia
time-machine = Premio della macchina del tempo
stagecoach-at =
    { $level ->
        [roof] sul tetto della diligenza
       *[inside] nella diligenza
    }
stagecoach-to =
    { $level ->
        [roof] sul tetto della diligenza
       *[inside] nella diligenza
    }
time-machine-at = nella macchina del tempo
time-machine-to = nella macchina del tempo
gone-at = lontano dal treno
gone-to = via dal treno
hidden-at = da qualche parte nel tempo
event-moved-ride = { $bandit } cavalca { $to }.
event-moved-full-speed = Il vento porta { $bandit } { $to }.
event-moved-time-machine = { $bandit } appare dal nulla { $at }.
event-wounded-shotgun = Il proiettile della guardia colpisce { $bandit }.
event-wounded-shotguns-rage = La guardia infuriata spara a { $bandit }.
event-wounded-poodle = Il barboncino morde { $bandit }: un proiettile neutrale.
event-shotgun = La guardia vola { $to } e lascia la sua valigetta.
event-stagecoach = La diligenza resta indietro: ora è accanto { $car ->
        [0] alla locomotiva
       *[other] al vagone { $car }
    }.
event-horses = I cavalli arretrano di un vagone.
event-horse-lost = Un cavallo accanto { $car ->
        [0] alla locomotiva
       *[other] al vagone { $car }
    } si ferma.
event-marshal-drank = Lo sceriffo beve { $whiskey }.
event-drank = { $bandit } beve { $whiskey }.
event-drank-secretly = Nessuno vede che { $bandit } beve { $whiskey }. Carte nuove: { $cards }.
worth-old = È whisky vecchio.
event-no-effect-hostage = { $bandit } non può a causa di un ostaggio: { $hostage }.
event-hostage = { $bandit } prende un ostaggio: { $hostage }.
event-shared = { $bandit } divide una valigetta, { money } a testa: { $bandits }.
event-mortal-bullet = { $player } { $crew ->
        [one] perde
       *[other] perdono
    } { money } per i proiettili di questo round.
event-vanished = { $bandit } svanisce nella macchina del tempo.
vanished-seen = All’inizio dell’azione apparirà { $at }.
event-time-machine = { $bandit }, senza compagnia nella macchina del tempo, riceve { money } e tutto ciò che si trova lì.
choice-ride = Cavalca { $to }
choice-ride-away = Cavalca via dal treno per sempre
choice-flee = Scappa { $to }
choice-hostage = Prendi un ostaggio: { $hostage }
choice-board = { $bandit } sale { $to }
choice-board-both = Salgono entrambi { $to }
choice-ride-on = Continua a cavalcare
choice-drink = Bevi { $whiskey } ({ $loot })
choice-keep-card = Tieni { $card }
choice-keep-no-more = Non tenere altro
choice-travel = Viaggia { $to }
phase-boarding = A bordo
phase-turmoil = Il piano, tumulto
phase-keeping = Carte da tenere
phase-fleeing = In fuga dalla guardia
phase-taking-hostage = Nella diligenza
phase-travelling = Viaggio nel tempo
horses = { $count ->
        [one] { $count } cavallo
       *[other] { $count } cavalli
    }
flasks = { $count ->
        [one] { $count } fiaschetta
       *[other] { $count } fiaschette
    }
half-usuals = { $count ->
        [one] { $count } fiaschetta a metà
       *[other] { $count } fiaschette a metà
    }
half-olds = { $count ->
        [one] { $count } fiaschetta a metà di whisky vecchio
       *[other] { $count } fiaschette a metà di whisky vecchio
    }
hostage-held = ostaggio: { $hostage }
ransom-poodle = Riscatto per il barboncino
ransom-banker = Riscatto per il banchiere
ransom-minister = Riscatto per il pastore
ransom-teacher = Riscatto per la maestra
ransom-zealot = Riscatto per la bigotta
ransom-old-lady = Riscatto per la vecchia signora
ransom-poker-player = Riscatto per la giocatrice di poker
ransom-photographer = Riscatto per il fotografo
mortal-bullet = Proiettili dell’ultimo round
sharing = Valigette divise
caught = Catturati sul treno
nobody = nessuno
riding-at = a cavallo
kept = tenuta
about-hostage-poodle = un proiettile neutrale all’inizio di ogni round; riscatto { money }
about-hostage-banker = nessun intralcio; riscatto { money } con una valigetta
about-hostage-minister = una carta in meno all’inizio del round; riscatto { money }
about-hostage-teacher = il Pugno non ha effetto; riscatto { money }
about-hostage-zealot = la Cavalcata non ha effetto; riscatto { money }
about-hostage-old-lady = sui tetti un solo vagone per volta; riscatto { money } per gioiello
about-hostage-poker-player = il bandito perde il suo potere; riscatto { money } per borsa
about-hostage-photographer = nessuna carta si può giocare coperta; riscatto { money } per proiettile di un altro bandito

## Sceriffo e prigionieri

bandit-Marshal = Sceriffo
loot-mail-bag = sacco postale
    .object = un sacco postale
action-brainwave = Colpo di genio
action-move-plus = Movimento +
action-floor-plus = Cambio di piano +
action-arrest = Arresto
wagon-prison = prigione
turn-jolt = scossone
about-turn-jolt = nessuno può giocare spari o pugni
card-safe-place = Al sicuro
card-rumours = Voci
card-reflexes = Riflessi
card-rough-track = Binari sconnessi
card-switchback = Tornanti
card-guilty-conscience = Coscienza sporca
card-deadly-fall = Caduta mortale
card-crime-does-not-pay = Il crimine non paga
about-safe-place = tutto il bottino nel vagone dello sceriffo finisce sul tetto
about-rumours = un obiettivo già girato dallo sceriffo viene mostrato a tutti
about-reflexes = tutti tengono la mano e possono eseguire un’altra carta
about-guilty-conscience = se vince lo sceriffo, vince con lui il bandito più povero, se è uno solo
about-deadly-fall = un pugno sul tetto può gettare dal treno, e chi cade non può vincere
about-crime-does-not-pay = chi finisce in cella non può vincere
about-law-angry-marshal = lo sceriffo può sparare una volta e poi muoversi una volta, senza carte
about-law-revenge = chi è dentro o sul vagone dello sceriffo perde la borsa di minor valore
about-law-marshals-whiskey = lo sceriffo prende una fiaschetta dove si trova e può berla
phase-handing-over = Grazie dell’aiuto
phase-reflexes = Riflessi
phase-angry-marshal = Lo sceriffo è furioso
cell-at = in cella
cell-to = in cella
lead-lost-weapon = arma perduta
lead-hurt-knee = ginocchio ferito
lead-hurt-shoulder = spalla ferita
lead-gotcha = preso!
lead-drop-the-bag = molla il sacco!
lead-golden = proiettile d’oro
about-lead-lost-weapon = gli spari non hanno effetto fino alla fine del round
about-lead-hurt-knee = il cambio di piano non ha effetto fino alla fine del round
about-lead-hurt-shoulder = i pugni non hanno effetto fino alla fine del round
about-lead-gotcha = il prigioniero della vittima torna allo sceriffo
about-lead-drop-the-bag = il sacco postale della vittima va allo sceriffo
about-lead-golden = nessun effetto
fist-gold = oro
fist-silver = argento
fist-bronze = bronzo
law-asks-just-a-scratch = resta una carta Rissa
law-asks-dodging = nessuno gli ha messo nel mazzo più di due proiettili
law-asks-golden-bullet = una delle sue pile è vuota
law-asks-mail = un sacco postale per lui
law-asks-key = due prigionieri per lui
law-asks-lead-rain = ogni bandito ha un suo proiettile
law-asks-sworn-enemy = un bandito ha quattro suoi proiettili
law-asks-warrant = arrestare { $bandit }
law-goal-just-a-scratch = Solo un graffio: { law-asks-just-a-scratch }
law-goal-dodging = Schivate: { law-asks-dodging }
law-goal-golden-bullet = Proiettile d’oro: { law-asks-golden-bullet }
law-goal-mail = La posta deve arrivare: { law-asks-mail }
law-goal-key = Buttate la chiave: { law-asks-key }
law-goal-lead-rain = Pioggia di piombo: { law-asks-lead-rain }
law-goal-sworn-enemy = Nemico giurato: { law-asks-sworn-enemy }
law-goal-warrant = Mandato: { law-asks-warrant }
goal-unknown = obiettivo segreto
goal-count = { $goal } ({ $number } su { $needed })
goal-count-most = { $goal } ({ $number }, al massimo { $needed })
choice-pass = Non giocare altre carte
choice-hold-back = Non fare nulla
choice-search = Cerca il colpo di genio
choice-arrest = Arresta { $target }
law-choice-fire-left = Spara a { $target } dalla pila sinistra: { $bullet }
law-choice-fire-right = Spara a { $target } dalla pila destra: { $bullet }
law-choice-fire-both = Spara due volte: { $one } ({ $bullet }), { $two } ({ $other })
law-choice-rob-two = Prendi { $one } e { $two }
choice-break-out = Evadi { $to }
law-choice-free-prisoner = Libera il compare di { $target }
choice-free-bandit = Libera { $target } dalla cella
choice-hand-over = Dai { $loot-object }
choice-hand-over-next = Dai { $loot-object } (n. { $number } per valore, dai meno preziosi)
choice-fire-off = Fai cadere { $target } dal treno con uno sparo
choice-punch-off = Getta { $target } dal treno con un pugno
choice-punch-off-loot = Getta { $target } dal treno con un pugno; cade { $loot }
choice-punch-off-taking = Getta { $target } dal treno con un pugno e prendi { $loot-object }
law-event-goal = Lo sceriffo gira l’obiettivo { $number }.
law-event-goal-seen = Il tuo obiettivo { $number }. { $goal }.
event-searched = { $player } prende dal mazzo il colpo di genio.
event-searched-discard = { $player } prende il colpo di genio dagli scarti.
law-event-aimed = Lo sceriffo spara a { $target }: { $bullet } ({ $about }).
event-healed = Il proiettile «{ $bullet }» va nel mazzo di { $bandit }.
event-arrested = Arresto: { $bandit } finisce in cella.
event-arrested-first = Arresto: { $bandit } finisce in cella. Lo sceriffo si tiene la taglia.
event-broke-out = { $bandit } evade { $to }.
law-event-freed-prisoner = { $bandit } libera il compare di { $target }.
event-freed-bandit = { $bandit } libera { $target } dalla cella.
event-handed-over = In cambio { $bandit } dà { $loot-object } a { $target }.
event-copied = Il colpo di genio di { $bandit } diventa { $action }.
law-event-fistfighter = { $bandit } prende la carta Rissa, { $card }: { money }.
law-event-recaptured = { $bandit } perde il compare di { $target }: ora è dello sceriffo.
event-confiscated = { $bandit } perde { $loot-object }: ora è dello sceriffo.
event-thrown = { $bandit } cade dal treno per sempre.
law-event-safe-place = Tutto il bottino finisce { $to }.
event-rumour = Corre voce: { $goal }.
law-event-flask-taken = Lo sceriffo prende { $loot-object }.
law-event-achievements = Lo sceriffo si tiene ciò che non è di nessuno: prigionieri { $number }, sacchi postali { $bags }.
event-goals-shown = Lo sceriffo mostra i suoi obiettivi: raggiunti { $number } su 5.
event-no-effect-bullet = { $bandit } non può, per via di un proiettile: { $bullet }.
event-no-effect-cell = { $bandit } è in cella e non può fare nulla.
goal-fulfilled = raggiunto
goal-missed = mancato
mail-bags = { $count ->
        [one] { $count } sacco postale
       *[other] { $count } sacchi postali
    }
wanted = Mai arrestato
prisoner = Compare liberato
fistfighter = Rissa

## Colt Super Express

super-card-turn = Girarsi
super-card-move = Muoversi
super-card-floor = Cambiare piano
super-card-shoot = Sparare
super-card-reflexes = Riflessi
super-card-horse = Cavallo
super-round = Round { $round }
super-wagons = { $count ->
        [0] nessun vagone rimasto
        [one] { $count } vagone rimasto
       *[other] { $count } vagoni rimasti
    }
super-lies = a terra
super-off = fuori dal treno
super-placed = { $bandit } parte { $at }, { $facing ->
        [forward] con lo sguardo avanti
       *[back] con lo sguardo indietro
    }.
super-round-begins = Round { $round }. Comincia { $player }.
super-planned = { $player } ha un piano.
super-turned-up = { $bandit }, { $card }:
super-turned = { $facing ->
        [forward] { $bandit } si gira verso la locomotiva.
       *[back] { $bandit } si gira verso la coda del treno.
    }
super-knocked = { $bandit } vola { $to } e resta a terra.
super-rode = { $bandit } cavalca { $to }.
super-missed = { $bandit } non colpisce nessuno.
super-stood-up = { $bandit } si rialza.
super-lay-down = { $bandit } si butta a terra.
super-saved = Il cavallo salva { $bandit }!
super-walked-off = { $bandit } scende dal treno in corsa.
super-shot-off = { $bandit } vola fuori dal treno.
super-left-behind = { $bandit } resta indietro con il vagone.
super-uncoupled = Il vagone { $wagon } viene sganciato.
super-took = { $bandit } prende la sua carta: { money }.
super-over = La corsa è finita.
super-loot-cards = { $count ->
        [0] nessuna carta bottino
        [one] { $count } carta bottino
       *[other] { $count } carte bottino
    }
