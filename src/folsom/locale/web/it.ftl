### Parole italiane del browser, oltre a quelle di it.ftl. Ciò che sta fra asterischi risalta nella
### frase.

## Dappertutto

web-home = Folsom, alla prima pagina
web-close = Chiudi
web-you = Tu
web-somebody = Qualcuno
web-language = Lingua
web-loading = Un momento…
web-no-server = Il server non risponde. Riprova fra un momento.
web-copied = Copiato
web-round-of = Round { $round } di { $rounds }
web-title-table = Folsom, { $code }
web-title-your-turn = ● Tocca a te · Folsom
web-call-title = Tocca a te in Folsom
web-call-text = Il treno aspetta la tua scelta.

## Senza linea, e versioni nuove

web-offline = La linea è caduta
web-offline-about = Folsom ha bisogno di una linea con il suo server. Senza non puoi:
web-offline-play = giocare, nemmeno per conto tuo: chi dà le carte e i bot stanno sul server;
web-offline-friends = aprire un tavolo, entrare in uno o continuare al tuo;
web-offline-lessons = seguire lezioni o risolvere rompicapi;
web-offline-records = guardare registrazioni.
web-offline-safe = Niente è perso: i tuoi tavoli aspettano sul server, e questa pagina torna da sé appena c’è linea.
web-offline-rules = Intanto leggi le regole
web-new-version = È uscita una nuova versione di Folsom.
web-reload = Caricala

## La prima pagina

web-when = 11 luglio 1899
web-where = Nuovo Messico
web-motto = Fate un piano. Rapinate il treno. Scappate ricchi.
web-play-now = Gioca subito
web-play-now-about-express = Tu e tre bot, un clic. Una partita dura un quarto d’ora.
web-bots = Bot
web-play-now-about-super = Tu e tre bot, un clic: quattro carte, cinque minuti, vince chi resta sul treno.
web-rob-this-train = Rapina questo treno
web-make-table = Nuovo tavolo
web-make-table-about = Amici con un link, tutte le regole del gioco a scelta.
web-join = Entra con un codice
web-join-code = Codice del tavolo
web-join-go = Entra
web-join-example = RAVEN-CANYON-042
web-pass = A turno sullo stesso schermo
web-pass-about = Un solo dispositivo passa di mano. Le carte restano nascoste.
web-watch = Guarda una registrazione
web-watch-about = Apri un file e rivedi la partita, con gli occhi di chi vuoi.
web-back-to = Torna al tuo tavolo
web-back-to-about = { $code } è ancora lì.
web-alone-device = Tutto gira su questo dispositivo, anche senza rete.
web-alone-coming = Il motore è in arrivo. Intanto puoi scegliere.
web-alone-bots-coming = I bot sono in arrivo. Puoi cominciare anche senza.
web-alone-playable = Ci sono anche i bot: puoi giocare.
web-alone-ready = È tutto qui. La rete non serve più.
web-alone-failed = Il motore non è arrivato. Si riprova da sé.
web-alone-bytes = { $done } di { $all } MB
web-alone-left-off = Dove eri rimasto
web-alone-kept-here = solo su questo dispositivo
web-alone-with-friends = Giocare con amici
web-alone-with-friends-about = Serve un server Folsom, che tenga le carte di tutti. Ne conosci uno?
web-alone-server = Indirizzo del server
web-alone-go = Vai
web-alone-friends = Nessuno può venire a questo tavolo: è solo in questo browser. Per gli amici serve un server Folsom; qui il dispositivo può passare di mano in mano.
web-alone-save = Salva tutte le partite in un file
web-alone-load = Riprendi partite da un file
web-alone-loaded = Partite arrivate: { $count }.
web-alone-no-file = Non è un file di partite salvate.
web-alone-damaged = In questo file manca qualcosa o qualcosa è stato cambiato: non è stato caricato niente.
web-alone-keeps-nothing = In questo momento il browser non conserva nulla, quindi nemmeno le partite.
web-alone-remove = Togli questa partita
web-alone-remove-sure = Toglierla davvero? Non è salvata altrove.
web-alone-removed = La partita è stata tolta.
web-alone-verified = Verificata su questo dispositivo
web-alone-licences = Licenze
web-alone-set-up = Prepara una partita
web-alone-set-up-about = Tutte le espansioni, qualsiasi bot, ogni opzione.
web-alone-is-over = finita
web-alone-is-waiting = non iniziata
web-alone-is-playing = in corso
web-own-device = Da soli si gioca su questo dispositivo, perciò funziona anche senza rete.
web-own-offline = La linea è caduta. Quel che non ha bisogno del server c’è: intanto giocate su questo dispositivo.
web-own-friends = Nessuno può venire a questo tavolo: è solo in questo browser. Per gli amici aprite un tavolo sul server.
web-own-elsewhere = Questo tavolo è nel browser in cui è stato aperto, e in nessun altro.
web-open-tables = Tavoli aperti
web-free-seats = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
web-fan-work = Folsom è opera di appassionati, con disegni propri.
web-level-random = dadi
web-level-random-about = Prende quel che capita, senza pensarci.
web-level-easy = facile
web-level-easy-about = Arraffa ciò che luccica e ogni tanto sbaglia. Un buon primo avversario.
web-level-greedy = avido
web-level-greedy-about = Guarda cosa rende una carta adesso, e mai più in là.
web-level-fair = medio
web-level-fair-about = Gioca con criterio e non perde tempo. Battilo per guadagnarti gli speroni.
web-level-baseline = da manuale
web-level-baseline-about = Pensa per un quinto di secondo, come dicono i manuali.
web-level-hard = forte
web-level-hard-about = Medita ogni decisione per un quinto di secondo. Occhio alle borse.
web-level-expert = esperto
web-level-expert-about = Si prende un secondo intero, indovina la tua mano e ti rovina i piani.
web-bot-of = { $level ->
        [random] Bot casuale
        [easy] Bot facile
        [greedy] Bot avido
        [fair] Bot medio
        [baseline] Bot da libro
        [hard] Bot forte
        [expert] Bot esperto
       *[other] Bot
    }

## Preparazione

web-new-table = Un nuovo tavolo
web-who-rides = Chi sale?
web-the-table = Il tavolo
web-power-Ghost = Può giocare coperta la prima carta del round.
web-power-Doc = Ha sette carte in mano invece di sei.
web-power-Belle = Nessuno la prende di mira finché c’è qualcun altro.
web-power-Tuco = Spara attraverso il tetto, in su o in giù.
web-power-Django = Chi colpisce viene spinto di un vagone.
web-power-Cheyenne = Intasca la borsa di chi prende a pugni.
web-power-Mei = Cambia piano anche in diagonale.
web-add = Aggiungi
web-seat-you = Tu
web-seat-open = Libero
web-by-chance = A caso
web-any-bandit = Qualsiasi
web-seats = Giocatori
web-seats-about = Da tre a sette banditi, ognuno con una persona o un bot.
web-train = Treno
web-train-random = Locomotiva e vagoni presi a caso: { $count }.
web-wagons-chosen = { $count } su { $all }, dalla locomotiva in poi.
web-choose = Scegli
web-by-lot = A sorte
web-powers = Poteri
web-powers-about = Ogni bandito ha il suo.
web-events = Eventi
web-events-about = I round finiscono con una sorpresa, l’ultimo in una stazione.
web-expert = Esperti
web-expert-about = Tieni carte in mano da un round all’altro; gli scarti tornano.
web-pairs = Coppie
web-pairs-about = Due o tre giocatori con due banditi ciascuno.
web-teams = Squadre
web-teams-about = Quattro o sei giocatori in squadre da due, con carte e soldi in comune.
web-note-borrowed = La esegue e decide { $bandit }.
web-seats-about-teams = Quattro o sei giocatori; i vicini fanno squadra: 1 e 2, 3 e 4.
web-teams-alone = Con lo sceriffo non si può giocare a squadre.
web-edition = Edizione
web-edition-1 = Prima
web-edition-2 = Seconda
web-first-edition = Prima edizione
web-edition-about = La prima ha altre regole per alcuni eventi e per le coppie; poteri ed eventi ci sono sempre.
web-pace = Ritmo
web-pace-none = Senza orologio
web-pace-live = Dal vivo
web-pace-days = Giorni
web-pace-about-none = Nessuno ha fretta.
web-pace-about-live = { $seconds } secondi per ogni decisione, poi decide un bot.
web-pace-about-days = Un giorno per ogni decisione: giocate per una settimana, torna quando tocca a te.
web-public = Pubblico
web-public-about = Il tavolo compare nell’elenco della prima pagina.
web-watching-allowed = Spettatori
web-watching-about = Chi ha il link può guardare, senza vedere le carte nascoste.
web-more = Altro …
web-less = Di meno
web-seed = Seme
web-seed-about = Lo stesso seme dà la stessa partita. Chi lo conosce può sapere ciò che è nascosto.
web-rounds = Round
web-rounds-random = Cinque carte round, prese a caso.
web-pool = Carte fra cui pescare
web-pool-about = Si mescolano tutte quelle adatte.
web-pool-all = Tutte quelle adatte
web-pool-rounds = { $count } carte round su { $all }; se ne giocano { $drawn }.
web-pool-stations = { $count } stazioni su { $all }; una di queste chiude la partita.
web-rounds-chosen = Scegli tu le carte round, in ordine.
web-first = Inizio
web-first-about = Chi comincia il round 1.
web-open-table = Apri il tavolo
web-summary = { $count ->
        [0] Nessun posto è libero
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    } per gli amici; { $bots ->
        [0] nessun bot gioca
        [one] gioca un bot
       *[other] giocano { $bots } bot
    }.

## Sala d’attesa

web-waiting-room = Sala d’attesa
web-open-seat = Posto libero
web-open-seat-about = per chi apre il link
web-put-bot = Metti un bot
web-open-again = Libera il posto
web-add-seat = Aggiungi un posto
web-add-seat-about = fino a { $count }
web-remove-seat = Togli l’ultimo posto
web-ready = a posto
web-not-yet = non ancora
web-not-here = assente
web-i-am-ready = Per me si parte
web-not-ready = Aspettate ancora
web-your-bandit = Il tuo bandito
web-your-bandits = I tuoi banditi
web-bring-friend = Invita gli amici
web-say-code = Di’ il codice
web-send-link = o manda il link
web-copy = Copia
web-share = Condividi
web-qr = Codice QR dell’invito
web-change = Cambia
web-leave = Lascia il tavolo
web-leave-sure = Vuoi proprio andare?
web-deal = Dai le carte
web-ready-count = { $ready ->
        [one] Uno
       *[other] { $ready }
    } su { $count } { $ready ->
        [one] è a posto.
       *[other] sono a posto.
    }
web-deal-about = Comincia ora e i bot occupano i posti liberi; li cedono quando arriva qualcuno.
web-wait-for-host = Chi ospita dà le carte quando ci siete tutti.
web-sit-down = Siediti
web-sit-down-about = Stai guardando. C’è un posto per te.
web-your-name = Il tuo nome
web-clock-none = Senza orologio
web-clock-seconds = { $seconds } secondi a mossa
web-clock-days = Un giorno a mossa
web-anyone-watches = Tutti possono guardare
web-nobody-watches = Nessuno può guardare
web-is-public = Pubblico
web-seeded = Con un seme scelto

## Il tavolo

web-table-menu = Tavolo
web-clock = Tempo rimasto
web-the-round = Il round
web-the-train = Il treno
web-your-turn = tocca a te
web-choosing = sceglie
web-away = assente
web-about-first = Chi comincia questo round gioca per primo in ogni turno.
web-bot-plays-for = Un bot gioca per { $name }
web-bot-plays-for-you = Un bot gioca per te
web-is-away = { $name } non c’è
web-let-a-bot = Fai giocare un bot
web-take-over = Riprendi tu
web-wait-for = Aspetta
web-watching = { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
web-settings = Impostazioni
web-sound = Suoni
web-sound-off = Spenti
web-speed = Velocità del film
web-call-me = Chiamami quando tocca a me
web-let-bot = Fai giocare un bot per me
web-own-link = Copia il link al mio posto
web-own-link-about = Aprilo su un altro dispositivo per continuare lì. Chi ce l’ha gioca al posto tuo.
web-story = Racconto
web-chat = Chat
web-story-round = Round { $round } · { $card }
web-chat-empty = Nessuno ha ancora detto niente.
web-say = Di’ qualcosa
web-send = Invia
web-sign-hat = Un saluto col cappello
web-sign-bang = Bang!
web-sign-laugh = Una risata
web-sign-cry = Ahi
web-sign-loot = Bel bottino
web-sign-hurry = Sbrigatevi
web-sign-clap = Bel colpo
web-sign-shrug = Spallucce
web-skip = Alla mia scelta
web-skip-film = Salta il film
web-film-again = Rivedi
web-film-step = Passo
web-your-side = La tua parte del tavolo
web-draw = Pesca 3
web-left = { $count } rimaste
web-take-back = Annulla mossa
web-about-back = Ritira la tua ultima scelta, finché nessuno vi ha risposto.
web-about-ask-back = Altri hanno già giocato: devono essere d’accordo tutte le persone.
web-only-you = Lo vedi solo tu
web-about-worth = Quanto vale in tutto il tuo bottino.
web-laid-aside = Messe da parte: { $cards }
web-all-choices = Tutte le scelte
web-step-back = Indietro
web-card-of = carta { $number } di { $count }
web-turns = { $count } turni, { $event ->
        [yes] poi l’evento
       *[no] nessun evento
    }
web-no-event = Nessun evento
web-no-event-about = Alla fine di questo round non succede altro.
web-short-angry-marshal = Spara al tetto sopra di sé, poi arretra.
web-short-swivel-arm = Chi è sui tetti finisce sull’ultimo.
web-short-braking = Chi è sui tetti scivola di un vagone avanti.
web-short-take-it-all = Una seconda valigetta accanto allo sceriffo.
web-short-rebellion = Chi è dentro prende un proiettile.
web-short-pickpocketing = Chi è solo può prendere una borsa.
web-short-revenge = Sopra lo sceriffo si perde la borsa che vale meno.
web-short-hostage-conductor = Dentro o sopra la locomotiva: un riscatto.
web-whole-ticket = Il round per intero
web-chip-empty = { $who }: non ancora
web-chip-drew = { $who }: carte pescate
web-chip-passed = { $who }: nessuna mossa
web-chip-played = { $who }: { $card }

## Carte

web-bullet = Proiettile
web-note-bullet = Non serve. Intralcia e basta.
web-note-bullet-neutral = Dello sceriffo o dei passeggeri.
web-note-move = Un vagone dentro, fino a tre sui tetti.
web-note-floor = Su sul tetto o giù dentro.
web-note-fire = Un colpo a qualcuno a tiro.
web-note-rob = Prendi un bottino dove sei.
web-note-punch = Perde bottino e vola via.
web-note-marshal = Spostalo di un vagone.
web-would-floor =
    { $level ->
        [roof] Saliresti { $to }.
       *[inside] Scenderesti { $to }.
    }
web-would-floor-mei = In su o in giù, dritto o in diagonale.
web-would-fire =
    { $count ->
        [0] Ora nessuno è a tiro.
       *[other] Ora a tiro: { $names }.
    }
web-would-punch =
    { $count ->
        [0] Ora nessuno è con te.
       *[other] Ora con te: { $names }.
    }
web-would-rob =
    { $count ->
        [0] Ora qui non c’è niente.
       *[other] Qui si trova: { $names }.
    }

## Domande

web-lifted =
    { $count ->
        [one] *Sceglila di nuovo per giocarla*, o prendi un’altra carta.
       *[other] *Come la giochi?* O prendi un’altra carta.
    }
web-ask-schemin =
    { $draw ->
        [yes] Tocca a te: *gioca una carta* o pescane tre.
       *[no] Tocca a te: *gioca una carta*.
    }
web-ask-tunnel =
    { $draw ->
        [yes] È buio: *la tua carta va coperta*. Oppure pescane tre.
       *[no] È buio: *la tua carta va coperta*.
    }
web-ask-speeding =
    { $draw ->
        [yes] Due turni di fila: *gioca una carta* o pescane tre.
       *[no] Due turni di fila: *gioca una carta*.
    }
web-ask =
    { $action ->
        [move] Ti muovi. *Dove?*
        [floor] Cambi piano. *Dove?*
        [fire] Spari. *A chi?*
        [rob] Rapini. *Che cosa prendi?*
        [punch] Tiri un pugno. *A chi, e come?*
        [ride] Sei in sella. *Dove scendi?*
        [arrest] Arresti qualcuno. *Chi?*
        [brainwave] Hai un lampo di genio. *Cosa fai?*
       *[marshal] Muovi lo sceriffo. *Da che parte?*
    }
web-ask-of =
    { $action ->
        [move] { $bandit } si muove. *Dove?*
        [floor] { $bandit } cambia piano. *Dove?*
        [fire] { $bandit } spara. *A chi?*
        [rob] { $bandit } rapina. *Che cosa?*
        [punch] { $bandit } tira un pugno. *A chi, e come?*
        [ride] { $bandit } è in sella. *Dove?*
       *[marshal] { $bandit } muove lo sceriffo. *Da che parte?*
    }
web-ask-start-places = Prima del primo round: *chi parte nell’ultimo vagone?* L’altro parte un vagone più avanti.
web-ask-choose-card = Un nuovo round: *quale carta prendi* dal mazzo?
web-ask-discarding = *Scarta ciò che non vuoi tenere*, poi tieni il resto.
web-ask-pickpocketing = Qui { $bandit } non ha testimoni. *Prendere la borsa?*
web-wait = Il treno prosegue.
web-wait-acting = { $bandit } esegue: { $action }.
web-wait-for-names = { $count ->
        [one] { $names } sceglie.
       *[other] Stanno scegliendo: { $names }.
    }
web-waits-for-line = Hai scelto. *Si aspetta il collegamento.*
web-target-about = Si trova { $at }. { $count ->
        [0] Ancora nessun proiettile.
        [one] Già un proiettile.
       *[other] Già { $count } proiettili.
    }
web-place-inside = { $car }
web-place-roof = Tetto: { $car }
web-marshal-there = Lì c’è lo sceriffo!
web-shotgun-there = Lì c’è la guardia!
web-you-stay = Resti qui.
web-there-is = { $count ->
        [one] Lì c’è { $names }.
       *[other] Lì ci sono { $names }.
    }
web-there-are = Lì ci sono { $count } banditi.
web-nobody-there = Lì non c’è nessuno.
web-you-catch-it = La prendi al volo.
web-falls-here = Cade qui.

## Spiegazioni

web-about-purse = Una borsa contiene da 250 a 500 $. Quanto, lo sa solo chi ce l’ha.
web-about-jewel = Un gioiello vale 500 $.
web-about-strongbox = Una valigetta vale 1000 $.
web-about-bullets = Chi alla fine ha sparato di più è il miglior pistolero: 1000 $.
web-about-wounds = Proiettili ricevuti. Intasano il mazzo.
web-about-deck = Il tuo mazzo. Ci finiscono i proiettili che ti colpiscono.
web-about-bullet-card = Un proiettile non si può giocare né scartare; occupa posto nella mano.
web-about-move = Movimento: dentro, nel vagone accanto. Sui tetti, da uno a tre vagoni avanti o indietro.
web-about-floor = Cambio di piano: da dentro un vagone al suo tetto, o di nuovo giù.
web-about-fire = Sparo: dentro, a qualcuno nel vagone accanto. Sui tetti, al più vicino da una parte o dall’altra.
web-about-rob = Rapina: prendi un pezzo del bottino che si trova dove sei. Il tipo lo scegli tu.
web-about-punch = Pugno: chi è accanto a te perde un bottino a tua scelta e vola nel vagone vicino.
web-about-marshal = Sceriffo: va di un vagone. Chi lo incontra prende un proiettile e scappa sul tetto.

## Stati

web-line-down = *Il collegamento è caduto.* { $count ->
        [0] Nuovo tentativo in corso.
        [one] Nuovo tentativo fra un secondo.
       *[other] Nuovo tentativo fra { $count } secondi.
    } La tua scelta resta qui e parte appena torna la linea.
web-try-now = Prova ora
web-not-sent = Il collegamento è caduto, quindi non è stato inviato.
web-time-short = *{ $count ->
        [one] Resta un secondo
       *[other] Restano { $count } secondi
    }.* Poi un bot fa questa sola scelta per te.
web-plea = Annullare la mossa?
web-plea-about = { $name } ({ $who }) vorrebbe ritirare una scelta. Ciò che è venuto dopo sarebbe annullato. Serve il consenso di tutti.
web-plea-waits = { $count ->
        [one] Manca il consenso di una persona.
       *[other] Manca il consenso di { $count } persone.
    }
web-agree = D’accordo
web-refuse = No
web-bot-steps-in = Ora un bot gioca per { $name }.
web-barred = Qui non puoi entrare
web-to-start = Alla prima pagina
web-lost = Questa pagina non c’è
web-lost-about = Il treno non ferma qui. Forse c’è un errore nell’indirizzo.

## A turno sullo stesso schermo

web-pass-title = A turno sullo stesso schermo
web-pass-who = Chi gioca?
web-pass-intro = Tutti giocano su questo dispositivo. Fra un turno e l’altro un sipario nasconde le carte.
web-pass-person = Nome del giocatore { $number }
web-pass-start = Comincia la partita
web-hand-to = Passa il dispositivo a
web-hand-round = round { $round }
web-hand-look = Tutte le carte sono nascoste. Ora nessun altro deve guardare.
web-hand-show = { $name }: mostra le mie carte
web-hand-hold = Tieni premuto un momento: un tocco per sbaglio non mostra niente.
web-since = Dal tuo ultimo turno
web-then = Poi
web-player-number = Giocatore { $number }

## La fine

web-counting = I conti
web-richest = Il bandito più ricco del Nuovo Messico
web-richest-many = I banditi più ricchi del Nuovo Messico
web-rides-off = { $crew ->
        [one] { $player } cavalca via con *{ $money }*
       *[other] { $player } cavalcano via con *{ $money }*
    }
web-share-it = { $player } dividono la vittoria: *{ $money }*
web-by-bullets = Stessi soldi di chi segue, ma meno proiettili ricevuti.
web-by-money = Più di tutti gli altri, di { web-dollars }.
web-by-shared = Pari i soldi e pari il piombo.
web-dollars = { NUMBER($amount) } $
web-dollars-lost = −{ NUMBER($amount) } $
web-who-is-richest = Chi è il più ricco?
web-the-count = Il conto
web-col-purses = Borse
web-col-jewels = Gioielli
web-col-strongboxes = Valigette
web-col-gunslinger = Pistolero
web-col-station = Macchinista
web-col-total = Totale
web-fired = spari: { $count }
web-money-over-game = I soldi durante la partita
web-chart-about = I soldi di ognuno dopo ogni round; l’ultimo gradino è il premio del pistolero.
web-round = Round { $round }
web-rematch = Rivincita
web-another-set-up = Altra preparazione
web-download = Scarica la registrazione
web-watch-again = Rivedi
web-host-rematch = Chi ospita può dare le carte per un’altra partita.
web-host-rematch-named = Il tavolo lo ospita { $name }, che può dare le carte per un’altra partita.
web-reveal = Mostra tutto
web-key-punch = { $bandit } perde { $loot-object } per un pugno.
web-key-strongbox = { $bandit } porta via una valigetta.
web-key-gunslinger = { $bandit }: { $count } spari, altri 1000 $.
web-key-lead = { $player } passa in testa.
web-key-last-bullet = { $bandit } spara l’ultimo colpo.
web-key-salvo = { $count ->
        [one] Un bandito prende un proiettile.
       *[other] { $count } banditi prendono un proiettile insieme.
    }

## Registrazioni

web-watch-title = Guarda una registrazione
web-watch-drop = Scegli una registrazione o trascinala qui.
web-watch-file = Scegli un file
web-watch-eyes = Con gli occhi di
web-watch-all = Spettatore
web-step-of = Passo { $step } di { $count }
web-play = Riproduci
web-pause = Pausa
web-first-step = All’inizio
web-prev-step = Un passo indietro
web-next-step = Un passo avanti
web-play-on = Gioca da qui
web-play-on-about = Un nuovo tavolo che comincia qui, tu contro i bot.
web-play-on-as = Giochi con
web-play-on-go = Gioca da qui
web-record = Registrazione
web-step = Passo
web-next-moment = Al prossimo momento chiave
web-replay-moments = Momenti chiave
web-replay-story = Racconto
web-replay-hands = Mani
web-no-moments = In questa partita niente spicca.
web-hand-hidden = { $count ->
        [one] Una carta nascosta
       *[other] { $count } carte nascoste
    }
web-hand-empty = Nessuna carta
web-eyes-all = Tutti
web-eyes-all-cards = Tutte le carte
web-link-moment = Link a questo momento
web-link-long = Il link contiene tutta la partita ed è lungo { $count } kB. Se arriva troncato, manda il file.
web-link-broken = Questo link è rovinato o è arrivato troncato. Fattelo rimandare, o fatti mandare il file.
web-chart = Grafico
web-chart-money = Soldi
web-chart-rank = Classifica
web-chart-place = Posto sul treno
web-rank = numero { $rank }
web-watch-table = O il codice di un tavolo con la partita finita
web-watch-open = Apri

## Tasti

web-keys = Tasti
web-keys-everywhere = Dappertutto
web-keys-table = Al tavolo
web-keys-record = In una registrazione
web-keys-on = Gioca con lettere e numeri
web-press-tab = Alla cosa seguente; con Maiusc indietro
web-press-arrows = Alla seguente di un gruppo
web-press-enter = Premi ciò che è segnato
web-press-escape = Rimetti la carta, chiudi ciò che sta sopra
web-press-keys = Mostra questi tasti
web-press-number = Alza la carta o fai la scelta con quel numero
web-press-again = Lo stesso numero di nuovo gioca la carta alzata
web-press-draw = Pesca tre carte
web-press-keep = Tieni il resto delle carte
web-press-list = Tutte le scelte in un elenco
web-press-back = Ritira l’ultima scelta
web-press-skip = Salta il film
web-press-story = Al racconto
web-press-chat = Alla chat
web-press-plan = Metti nel piano la carta con quel numero
web-press-lock = Conferma il piano
web-press-card-back = Riprendi l’ultima carta dal piano
web-press-step = Un passo indietro, un passo avanti
web-press-ends = All’inizio, alla fine
web-press-run = Riproduci o pausa

## La scena

stage-train = Il treno
stage-map = Tutto il treno
stage-round = Round { $round }
stage-marshal = lo sceriffo
stage-place = { $level ->
        [roof] { $number ->
            [0] Sul tetto della locomotiva: { $what }
           *[other] Sul tetto del vagone { $number } ({ $car }): { $what }
        }
       *[inside] { $number ->
            [0] Nella locomotiva: { $what }
           *[other] Nel vagone { $number } ({ $car }): { $what }
        }
    }
stage-loot = { $count ->
        [1] { $loot-object }: { $money }.
       *[other] { $loots } da { $money }.
    }
stage-loot-known = Tu lo sai, gli altri forse no.
stage-loot-unknown = { $kind ->
        [jewel] { $count ->
            [one] Un gioiello: forse è maledetto.
           *[other] { $count } gioielli: forse sono maledetti.
        }
        [strongbox] { $count ->
            [one] Una valigetta: forse è maledetta.
           *[other] { $count } valigette: forse sono maledette.
        }
        [mail-bag] { $count ->
            [one] Un sacco postale: non sai quanto contiene.
           *[other] { $count } sacchi postali: non sai quanto contengono.
        }
       *[purse] { $count ->
            [one] Una borsa: non sai quanto contiene.
           *[other] { $count } borse: non sai quanto contengono.
        }
    }
stage-pick-loot = Bottino: { $loot }
stage-pick-bandit = { $bandit }
stage-back = Scegli qualcun altro
stage-pick-place = Vai { $to }
stage-bandit = { $bandit }. { $power }
stage-about-marshal = Lo sceriffo. Chi lo incontra in un vagone prende un proiettile e scappa sul tetto.
stage-letter-Ghost = G
stage-letter-Doc = D
stage-letter-Tuco = T
stage-letter-Cheyenne = C
stage-letter-Belle = B
stage-letter-Django = J
stage-letter-Mei = M

## Cavalli, diligenza, macchina del tempo, bottino maledetto: la scena

stage-about-shotgun = La guardia sorveglia la diligenza. Quando è sul treno, chi arriva sul suo tetto prende un proiettile e deve scappare.
stage-about-stagecoach = La diligenza, accanto { $car ->
        [0] alla locomotiva
       *[other] al vagone { $car }
    }. Dopo ogni round arretra di un vagone. Chi ci entra prende un ostaggio.
stage-coach-here = la diligenza
stage-about-team = I cavalli della diligenza. Sono attaccati: nessuno li cavalca.
stage-about-machine = La macchina del tempo. Chi dopo un round vi si trova da solo svanisce e riappare in un vagone a scelta; alla fine vale 500 $.
stage-horses = { $count ->
        [one] Un cavallo aspetta
       *[other] { $count } cavalli aspettano
    } accanto { $car ->
        [0] alla locomotiva
       *[other] al vagone { $car }
    }: chi è lì può cavalcare fino a tre vagoni.
stage-flask-usual = { $count ->
        [one] Una fiaschetta di whisky.
       *[other] { $count } fiaschette di whisky.
    }
stage-flask-old = { $count ->
        [one] Una fiaschetta di whisky vecchio.
       *[other] { $count } fiaschette di whisky vecchio.
    }
stage-flask-unknown = { $count ->
        [one] Una fiaschetta piena: non sai di quale whisky.
       *[other] { $count } fiaschette piene: non sai di quale whisky.
    }
stage-half-usual = { $count ->
        [one] Una fiaschetta di whisky a metà.
       *[other] { $count } fiaschette di whisky a metà.
    }
stage-half-old = { $count ->
        [one] Una fiaschetta di whisky vecchio a metà.
       *[other] { $count } fiaschette di whisky vecchio a metà.
    }

## Cavalli, diligenza, macchina del tempo, bottino maledetto: la preparazione

web-boxes = Che cosa c’è nella scatola?
web-box-closed = Apri la scatola
web-box-open = In gioco
web-expansion-horses = Cavalli e diligenza
web-expansion-machine = Macchina del tempo
web-expansion-cursed = Bottino maledetto
web-expansion-about-horses = Una diligenza con la guardia, cavalli da montare, ostaggi, whisky.
web-expansion-about-machine = Uno strano congegno davanti alla locomotiva. Sparire e tornare.
web-expansion-about-cursed = Una parte del bottino non vale quasi niente. Nessuno sa quale.

## Cavalli, diligenza, macchina del tempo, bottino maledetto: il tavolo

web-note-ride = Monta un cavallo qui, fino a tre vagoni.
web-about-ride = Cavalcata: se accanto al tuo vagone aspetta un cavallo, percorri fino a tre vagoni e scendi dentro, o nella diligenza se è lì.
web-would-ride = { $count ->
        [0] Ora qui non c’è nessun cavallo.
       *[other] Ora qui aspetta un cavallo.
    }
web-about-flask = Una fiaschetta ha due sorsi. Il whisky comune: pesca 3 carte, poi giocane una. Il vecchio: gioca due carte di fila. Quale sia, lo sa solo chi ce l’ha.
web-about-half-usual = Resta un sorso: pesca 3 carte, poi giocane una.
web-about-half-old = Resta un sorso di whisky vecchio: gioca due carte di fila.
web-about-cursed = Con il bottino maledetto in gioco può non valere quasi niente.
web-flasks-of = { $full ->
        [0] { "" }
        [one] Una fiaschetta piena.
       *[other] { $full } fiaschette piene.
    } { $usual ->
        [0] { "" }
        [one] Una fiaschetta a metà.
       *[other] { $usual } fiaschette a metà.
    } { $old ->
        [0] { "" }
        [one] Una fiaschetta a metà di whisky vecchio.
       *[other] { $old } fiaschette a metà di whisky vecchio.
    }
web-drink = Bevi
web-drink-usual = Bevi: pesca 3, gioca una
web-drink-old = Bevi il vecchio: gioca due
web-whiskey-short-usual = comune
web-whiskey-short-old = vecchio
web-keep-count = tieni { $count }
web-about-keep = Dopo il piano ognuno può tenere { $count ->
        [one] una carta
       *[other] { $count } carte
    } per il prossimo round.
web-short-exhausted-horses = Si ferma il cavallo più vicino all’ultimo vagone; con 5 o più giocatori, due.
web-short-marshals-whiskey = Lo sceriffo beve ciò che ha accanto e barcolla indietro.
web-short-full-speed = Tetti, cavalli e diligenza arretrano di un vagone.
web-short-shotguns-rage = Dentro, sopra e accanto alla diligenza: un proiettile.
web-short-sharing = Le valigette si dividono con chi è nello stesso posto.
web-short-escape = Chi resta sul treno non può vincere.
web-short-mortal-bullet = Ogni proiettile di questo round costa 150 $.
web-hostage-about-poodle = Il barboncino morde: un proiettile neutrale per te all’inizio di ogni round. Riscatto: 1000 $.
web-hostage-about-banker = Il banchiere non dà intralcio. Riscatto: 1000 $, se hai una valigetta.
web-hostage-about-minister = Il pastore: peschi una carta in meno all’inizio del round. Riscatto: 900 $.
web-hostage-about-teacher = La maestra: il tuo Pugno non ha effetto. Riscatto: 800 $.
web-hostage-about-zealot = La bigotta: la tua Cavalcata non ha effetto. Riscatto: 700 $.
web-hostage-about-old-lady = La vecchia signora: sui tetti ti muovi di un solo vagone. Riscatto: 500 $ per ogni tuo gioiello.
web-hostage-about-poker-player = La giocatrice di poker: il tuo potere è perso. Riscatto: 250 $ per ogni tua borsa.
web-hostage-about-photographer = Il fotografo: non giochi mai carte coperte. Riscatto: 200 $ per ogni proiettile di altri banditi nel tuo mazzo.
web-hinders-poodle = Un proiettile neutrale per te all’inizio di ogni round.
web-hinders-banker = Nessun intralcio. Si paga se hai una valigetta.
web-hinders-minister = Peschi una carta in meno all’inizio del round.
web-hinders-teacher = Il tuo Pugno non ha effetto.
web-hinders-zealot = La tua Cavalcata non ha effetto.
web-hinders-old-lady = Sui tetti ti muovi di un solo vagone.
web-hinders-poker-player = Il tuo potere è perso.
web-hinders-photographer = Non giochi mai carte coperte.
web-ransom-poodle = 1000 $
web-ransom-banker = 1000 $
web-ransom-minister = 900 $
web-ransom-teacher = 800 $
web-ransom-zealot = 700 $
web-ransom-old-lady = 500 $ a gioiello
    .short = 500 $
web-ransom-poker-player = 250 $ a borsa
    .short = 250 $
web-ransom-photographer = 200 $ a proiettile
    .short = 200 $
web-hostage-of = { $bandit } tiene un ostaggio: { $hostage }.
web-gone = fuori
web-about-gone = { $bandit } ha lasciato il treno per sempre ed è al sicuro.
web-in-time = nel tempo
web-about-hidden = { $bandit } viaggia nel tempo e appare quando comincia l’azione.
web-destination = Apparirai { $at }.

## Cavalli, diligenza, macchina del tempo: domande

web-ask-turmoil =
    { $draw ->
        [yes] Tumulto: *tutti scelgono insieme*. Gioca una carta o pescane tre.
       *[no] Tumulto: *tutti scelgono insieme*. Gioca una carta.
    }
web-ask-drinking =
    { $count ->
        [one] Il whisky fa effetto: *gioca una carta*.
       *[other] Il whisky vecchio fa effetto: *gioca due carte* di fila.
    }
web-ask-keeping = *Tieni una carta per il prossimo round*, o non tenere altro.
web-ask-fleeing = { $bandit } è davanti alla guardia. *Dove scappa?*
web-ask-taking-hostage = { $bandit } è nella diligenza. *Quale ostaggio?*
web-ask-travelling = { $bandit } è senza compagnia nella macchina del tempo. *Dove, quando comincia l’azione?*
web-ask-boarding =
    { $alone ->
        [yes] A cavallo ci sei solo tu. *Su quale vagone sali?*
       *[no] Cavalchi accanto al vagone «{ $car }». *Sali qui?*
    }
web-place-stagecoach = { $level ->
        [roof] Tetto della diligenza
       *[inside] Diligenza
    }
web-place-machine = Macchina del tempo
web-hostages-there = Lì ci sono ostaggi.
web-ride-away = Via dal treno
web-ride-away-about = Vai via per sempre, al sicuro. Le tue carte successive non hanno effetto.

## A bordo

web-wagon-by-wagon = Vagone per vagone
web-all-in-secret = tutti scelgono in segreto
web-on-board = a bordo
web-who-gets-on = chi sale qui?
web-all-who-are-left = tutti quelli rimasti
web-board-bandit = Bandito
web-board-here = Sali sul vagone «{ $car }»: { $loot }. Il tuo cavallo resta lì accanto.
web-board-here-of = { $bandit } sale sul vagone «{ $car }»: { $loot }.
web-board-both = Entrambi
web-board-both-about = I tuoi due banditi salgono sul vagone «{ $car }»: { $loot }.
web-board-horse = Cavallo
web-ride-on-about = Continui fino al vagone «{ $car }». Chi resta da solo può scegliere qualsiasi vagone più avanti.
web-have-chosen = { $count ->
        [0] Nessuno ha scelto
        [one] Uno ha scelto
       *[other] { $count } hanno scelto
    }
web-thinking = ci pensa
web-no-loot = niente

## Cavalli, diligenza, macchina del tempo: la fine

web-col-ransom = Riscatto
web-col-sharing = Divisione
web-col-mortal-bullet = Proiettili
web-col-time-machine = Macchina del tempo
web-col-caught = Cattura
web-caught = in trappola, non può vincere
web-by-nobody = Tutti catturati sul treno.
web-nobody-rides-off = Non vince *nessuno*

## Colt Super Express

web-game-super = Super Express
web-game-express = Colt Express
web-game = Gioco
web-game-about-express = Fai piani, rapina e spara per cinque round: vince il più ricco.
web-game-about-super = Tutti pianificano tre carte in segreto; a ogni round il treno perde un vagone. Vince chi ci resta per ultimo.
web-expansion-reflexes = Riflessi
web-expansion-about-reflexes = Una quinta carta: se sei a terra, rialzati e spara subito; se no, buttati giù prima che arrivi un proiettile.
web-expansion-horse = Cavallo
web-expansion-about-horse = Un’altra carta: cavalca fino alla locomotiva. Può salvarti quando uno sparo ti getta dal treno.
web-super-seats-about = Da tre a sette banditi; c’è un vagone in più dei giocatori.
web-super-plan = Il tuo piano
web-super-slot = { $number ->
        [1] Prima carta
        [2] Seconda carta
       *[other] Terza carta
    }
web-super-turn = { $number ->
        [1] Prime carte
        [2] Seconde carte
       *[other] Terze carte
    }
web-super-turned-up = Le carte di questo round
web-super-card-lost = { $who } è fuori dal treno; la carta è persa.
web-super-lock = Conferma
web-super-back-about = L’ultima carta torna nella tua mano.
web-super-planning = pianifica
web-super-ask = { $count ->
        [one] *Ancora una carta*, poi conferma.
        [2] *Ancora due carte*. Tutti le scoprono una alla volta.
       *[other] Scegli *tre carte, in ordine*. Tutti le scoprono una alla volta.
    }
web-super-ask-lock = Il tuo piano è fatto: *confermalo*.
web-super-turning = Si scoprono le carte, *una alla volta*.
web-super-wait = Hai un piano. { $count ->
        [one] { $names } ci pensa ancora.
       *[other] Ci pensano ancora: { $names }.
    }
web-super-out = Sei fuori dal treno. { $count ->
        [one] { $names } fa il suo piano.
       *[other] Fanno il loro piano: { $names }.
    }
web-super-goes-first = Comincia { $player }
web-super-one-fewer = uno in meno a ogni round
web-super-wagon = Vagone { $wagon }
web-super-taken = La carta va a { $bandit }: { money }.
web-super-taken-by = carta a { $bandit }
web-super-nobody-took = Sganciato, e nessuno ne ha preso la carta.
web-super-left-next = il prossimo a restare indietro
web-super-goes-next = Alla fine di questo round si sgancia, con tutti quelli che ci sono sopra.
web-super-hidden = Ancora agganciato; nessuno sa quanto vale la sua carta.
web-super-last-place = l’ultimo posto
web-super-about-wagon = Chi sta più indietro quando un vagone si sgancia ne prende la carta.
web-super-about-engine = La locomotiva resta. Se in più d’uno ci arrivano alla fine, vince chi ha più carte vagone, poi chi ha la migliore.
web-super-loot = { $cards }.
web-super-loot-of = { $cards }: { $values }.
web-super-about-loot = Le carte vagone contano quando in più d’uno arrivano alla fine: prima il numero, poi la migliore.
web-super-about-off = { $bandit } è fuori dal treno e dal gioco.
web-super-about-stunned = { $bandit } è a terra, { $facing ->
        [forward] verso la locomotiva
       *[back] verso la coda del treno
    }: i proiettili passano oltre, e con la prossima carta { $bandit } può solo rialzarsi.
web-super-about-aims = { $bandit } guarda { $facing ->
        [forward] verso la locomotiva
       *[back] verso la coda del treno
    }. Uno sparo ora colpirebbe { $target }.
web-super-about-free = { $bandit } guarda { $facing ->
        [forward] verso la locomotiva
       *[back] verso la coda del treno
    }. Uno sparo ora non colpirebbe nessuno.
web-super-standing = { $bandit } ({ $facing ->
        [forward] sguardo avanti
       *[back] sguardo indietro
    }{ $stunned ->
        [yes] , a terra
       *[no] { "" }
    })
web-super-place = { $level ->
        [roof] { $car ->
            [0] Sul tetto della locomotiva, dalla coda in avanti: { $who }
           *[other] Sul tetto del vagone { $car }, dalla coda in avanti: { $who }
        }
       *[inside] { $car ->
            [0] Nella locomotiva, dalla coda in avanti: { $who }
           *[other] Nel vagone { $car }, dalla coda in avanti: { $who }
        }
    }
web-super-note-turn = Guarda dall’altra parte.
web-super-note-move = Un vagone dove guardi.
web-super-note-floor = Su sul tetto o giù dentro.
web-super-note-shoot = Al primo in piedi davanti a te.
web-super-note-reflexes = Su e spara, oppure giù.
web-super-note-horse = Cavalca alla locomotiva.
web-super-about-turn = Girarsi: guardi dall’altra parte. Il tuo posto nella fila resta lo stesso.
web-super-about-move = Muoversi: un vagone nella direzione in cui guardi. Arrivi dietro a tutti, con le spalle al bordo. Oltre un capo del treno sei fuori.
web-super-about-floor = Cambiare piano: su o giù nello stesso vagone, guardando dalla stessa parte, con le spalle al bordo.
web-super-about-shoot = Sparare: colpisce il primo bandito in piedi davanti a te sul tuo piano, per quanto lontano. Vola di un vagone e resta a terra; fuori dal treno è eliminato.
web-super-about-reflexes = Riflessi: se sei a terra, rialzati e spara subito. Se no, buttati giù, e i proiettili passano oltre.
web-super-about-horse = Cavallo: entri nella locomotiva, guardando avanti, dietro a tutti. Se uno sparo ti getta dal treno e questa è la tua prossima carta, ti salva.
web-super-would-turn = { $facing ->
        [forward] Guarderesti verso la locomotiva.
       *[back] Guarderesti verso la coda.
    }
web-super-would-move = Andresti { $to }.
web-super-would-floor =
    { $level ->
        [roof] Saliresti { $to }.
       *[inside] Scenderesti { $to }.
    }
web-super-would-hit = Per ora colpisce { $target }.
web-super-would-miss = Per ora non colpisce nessuno.
web-super-would-stand = Sei a terra: potresti solo rialzarti.
web-super-would-lie = Ti butteresti a terra.
web-super-would-rise = Ti rialzeresti; lo sparo non colpisce nessuno.
web-super-would-rise-hit = Ti rialzeresti e colpiresti { $target }.
web-super-would-ride = Cavalcheresti nella locomotiva.
web-super-would-fall = Finiresti fuori dal treno!
web-super-end = La fine della corsa
web-super-who-stays = Chi resta sul treno?
web-super-wins = { $count ->
        [one] { $names } *vince*
       *[other] { $names } *dividono la vittoria*
    }
web-super-by-standing = Sul treno fino all’ultimo.
web-super-by-cards = Più carte vagone fra quelli rimasti.
web-super-by-value = Tante carte vagone quante un altro, ma la migliore.
web-super-by-shared = Niente li distingue.
web-super-order = Chi è rimasto più a lungo
web-super-ride = La corsa
web-super-ride-about = Quanto ognuno è rimasto sul treno, e le carte vagone prese.
web-super-ride-rounds = { $rounds ->
        [one] Un round; il treno aveva { $wagons } vagoni.
       *[other] { $rounds } round; il treno aveva { $wagons } vagoni.
    }
web-super-stayed = Sul treno fino alla fine.
web-super-fell-move = Scende dal treno nel round { $round }.
web-super-fell-shot = Via dal treno per un colpo di { $by } nel round { $round }.
web-super-fell-uncoupled = Resta indietro col vagone nel round { $round }.
web-modules = Moduli
web-super-about = Quattro carte, cinque minuti, uno solo resta.
web-super-ride-now = Prendi questo treno
web-super-short = Super
web-super-plans = Piani
web-super-no-plan = Ancora nessun piano
web-super-loot-chart = Carte vagone
web-super-engine = Loco

## Marshal & Prisoners: the set-up

web-expansion-marshal = Sceriffo e prigionieri
web-expansion-about-marshal = Un giocatore in più è lo sceriffo: due pistole, manette e obiettivi segreti. I prigionieri aspettano la libertà.
web-power-Marshal = Due pistole, manette, cinque obiettivi segreti: quattro bastano per vincere.
web-seats-about-marshal = Lo sceriffo e da due a sette banditi, ognuno con un giocatore o un bot.
web-train-prison = Locomotiva, { $count } vagoni a caso e il vagone prigione.
web-first-marshal = Il round 1 lo comincia lo sceriffo.
web-marshal-alone = Con lo sceriffo non si gioca a coppie.

## Marshal & Prisoners: sheets and prisoners

web-prisoners = Prigionieri
web-companion-of = Il compare di { $bandit }
web-about-prisoner = Un «{ action-brainwave }» al vagone prigione ne libera uno. Agli altri presta il potere di { $bandit }; con il proprio bandito una Rapina può prendere due pezzi. 200 $ alla fine.
web-lends-Ghost = Prima carta coperta
web-lends-Doc = Sette carte in mano
web-lends-Belle = Difficile da mirare
web-lends-Tuco = Spara attraverso i tetti
web-lends-Django = Lo sparo spinge di un vagone
web-lends-Cheyenne = Strappa una borsa
web-lends-Mei = Cambia piano in diagonale
web-has-companion = Il compare di { $bandit } presta un potere: { $power } 200 $ alla fine.
web-has-own-companion = Il proprio compare: una Rapina può prendere due pezzi. 200 $ alla fine.
web-about-wanted = Ricercato: chi non viene mai arrestato riceve 500 $ alla fine.
web-about-arrested = C’è già stato un arresto: i 500 $ della taglia sono persi.
web-about-fist-gold = Carta Rissa d’oro, per il primo pugno allo sceriffo: 800 $.
web-about-fist-silver = Carta Rissa d’argento, per il secondo pugno allo sceriffo: 500 $.
web-about-fist-bronze = Carta Rissa di bronzo, per il terzo pugno allo sceriffo: 300 $.
web-paper-wanted = Manifesto da ricercato
web-paper-prisoner = Prigioniero
web-paper-fist = Carta Rissa
web-about-mail-bag = Nella locomotiva ci sono due sacchi postali, 200 $ e 1200 $. Sembrano uguali; solo chi li ha sa quale è quale.
web-gun-left = Pistola sinistra
web-gun-right = Pistola destra
web-gun-empty = Scarica
web-gun-about = { $gun }: { $count ->
        [0] nessun proiettile.
        [one] un proiettile: { $next }.
       *[other] { $count } proiettili. Il prossimo: { $next }.
    }
web-bullets-in-order = Proiettili in ordine
web-fists-left = { $count ->
        [0] Nessuna carta Rissa rimasta
        [one] Una carta Rissa rimasta
       *[other] { $count } carte Rissa rimaste
    }
web-about-fists = Chi prende a pugni lo sceriffo pesca la prima carta Rissa: 800 $, poi 500 $, poi 300 $.
web-achievement-wanted = Manifesti da ricercato
web-achievement-companions = Prigionieri ripresi
web-achievement-bags = Sacchi postali
web-achieved-wanted = { $count ->
        [0] Nessuno è stato ancora arrestato.
       *[other] Arrestati almeno una volta: { $names }.
    }
web-achieved-companions = Di nuovo nelle sue mani i compari di { $names }.
web-achieved-bags = { $count ->
        [one] Ha un sacco postale.
       *[other] Ha { $count } sacchi postali.
    }
web-goals-turned = Obiettivi scoperti: { $count }
web-about-goals = A ogni round lo sceriffo scopre un obiettivo e vince con quattro raggiunti su cinque.
web-in-cell = in cella
web-about-cell = { $bandit } è in cella: ha effetto solo «{ action-brainwave }».
web-about-prison = Il vagone prigione: un corridoio, un tetto e una cella. Chi è arrestato va in cella, dove ha effetto solo «{ action-brainwave }»: fa uscire.
web-thrown = giù dal treno
web-about-thrown = { $bandit } vola giù dal treno e non può più vincere.

## Marshal & Prisoners: bullets

web-bullet-about-lost-weapon = Fino alla fine del round lo Sparo non ha effetto.
web-bullet-about-hurt-knee = Fino alla fine del round il Cambio di piano non ha effetto.
web-bullet-about-hurt-shoulder = Fino alla fine del round il Pugno non ha effetto.
web-bullet-about-gotcha = Il prigioniero di chi è colpito torna allo sceriffo.
web-bullet-about-drop-the-bag = Il sacco postale di chi è colpito va allo sceriffo.
web-bullet-about-golden = Nessun effetto; l’ultimo della sua pistola.
web-bullet-does-lost-weapon = niente Sparo in questo round
web-bullet-does-hurt-knee = niente Cambio di piano in questo round
web-bullet-does-hurt-shoulder = niente Pugno in questo round
web-bullet-does-gotcha = prende il prigioniero
web-bullet-does-drop-the-bag = prende un sacco postale
web-bullet-does-golden = l’ultimo della pistola
web-hurt-lost-weapon = niente Sparo
web-hurt-hurt-knee = niente Cambio di piano
web-hurt-hurt-shoulder = niente Pugno

## Marshal & Prisoners: goals

web-your-goals = I tuoi obiettivi
web-goals-enough = { $count } su { $all } vincono
web-goals-later = { $count ->
        [one] si scopre nel round { $rounds }
       *[other] si scoprono nei round { $rounds }
    }
web-goal-just-a-scratch = Solo un graffio
web-goal-dodging = Schivate
web-goal-golden-bullet = Proiettile d’oro
web-goal-mail = La posta deve arrivare
web-goal-key = Buttate la chiave
web-goal-lead-rain = Pioggia di piombo
web-goal-sworn-enemy = Nemico giurato
web-goal-warrant = Mandato: { $bandit }
web-goal-done = raggiunto
web-goal-failed = non raggiunto
web-goal-open = Tutti conoscono questo obiettivo.
web-goal-now-warrant = { $count ->
        [0] ancora in libertà
       *[other] l’arresto c’è stato
    }
web-goal-now-just-a-scratch = { $count ->
        [0] nessuna carta Rissa
        [one] resta una carta Rissa
       *[other] restano { $count } carte Rissa
    }
web-goal-now-dodging = { $count ->
        [0] nessuno ti ha colpito
        [one] al massimo un proiettile da un bandito
       *[other] { $count } proiettili da un solo bandito
    }
web-goal-now-golden-bullet = { $count ->
        [0] una pistola è scarica
        [one] un proiettile nella più scarica
       *[other] { $count } proiettili nella più scarica
    }
web-goal-now-mail = { $count ->
        [0] i banditi hanno entrambi i sacchi
        [one] un sacco sarebbe tuo
       *[other] { $count } sacchi sarebbero tuoi
    }
web-goal-now-key = { $count } prigionieri su { $needed }
web-goal-now-lead-rain = { $count } colpiti su { $needed }
web-goal-now-sworn-enemy = { $count } proiettili su { $needed } a un bandito
web-goal-end-warrant = { $count ->
        [0] nessun arresto
       *[other] l’arresto c’è stato
    }
web-goal-end-dodging = { $count ->
        [0] nessuno ha colpito lo sceriffo
        [one] al massimo un proiettile da un bandito
       *[other] { $count } proiettili da un solo bandito
    }
web-goal-end-mail = { $count ->
        [0] i banditi hanno entrambi i sacchi
        [one] un sacco è dello sceriffo
       *[other] { $count } sacchi sono dello sceriffo
    }
web-goal-end-lead-rain = { $count } colpiti su { $needed }
web-goal-rule-warrant = Arresta { $bandit } almeno una volta.
web-goal-rule-just-a-scratch = Alla fine resta una carta Rissa.
web-goal-rule-dodging = Alla fine nessun bandito ti ha messo più di 2 proiettili nel mazzo.
web-goal-rule-golden-bullet = Alla fine una delle tue pistole è scarica.
web-goal-rule-mail = Alla fine un sacco postale è tuo o non è di nessun bandito.
web-goal-rule-key = Alla fine due prigionieri sono tuoi o ancora nel vagone prigione.
web-goal-rule-lead-rain = Alla fine ogni bandito ha un tuo proiettile.
web-goal-rule-sworn-enemy = Alla fine un bandito ha 4 tuoi proiettili.

## Marshal & Prisoners: cards and choices

web-note-move-plus = Poi subito un’altra carta.
web-note-floor-plus = Poi subito un’altra carta.
web-note-arrest = Un bandito accanto a te va in cella.
web-note-brainwave = Evadi, libera o copia.
web-about-move-plus = Come Movimento. In un turno normale puoi giocare subito un’altra carta.
web-about-floor-plus = Come Cambio di piano. In un turno normale puoi giocare subito un’altra carta.
web-about-arrest = Arresto: un bandito dove sei tu va in cella. Il suo manifesto da ricercato è tuo, una volta per tutte.
web-about-brainwave = In cella: esci. Al vagone prigione: libera un prigioniero o un bandito. Altrove: copia l’ultima azione di un bandito in questo round.
web-would-arrest =
    { $count ->
        [0] Ora non c’è nessuno con te.
       *[other] Ora in cella: { $names }.
    }
web-search = Cerca { action-brainwave }
web-about-search = Prendi «{ action-brainwave }» dal mazzo invece di tre carte, poi mescola.
web-off-the-train = Giù dal treno
web-off-the-train-about = Fuori gioco: non può vincere.
stage-pick-off = Butta { $bandit } giù dal treno
web-guns-swap = Scambia le pistole
web-one-gun = Una sola
web-fire-both = Con entrambe
web-fire-one = Fuoco
web-fire-whom = Prima scegli uno o due banditi
web-ask-aim =
    { $both ->
        [yes] Sulla linea di tiro sono in { $count }. *Due pistole, due banditi: a chi cosa?*
       *[no] Spari. *A chi, e con quale pistola?*
    }
web-ask-more = Sulla pila c’è una carta con il più. *Giocane subito un’altra*, o fermati qui.
web-ask-jolt =
    { $draw ->
        [yes] Uno scossone: *né Sparo né Pugno*. Gioca una carta o pescane tre.
       *[no] Uno scossone: *né Sparo né Pugno*. Gioca una carta.
    }
web-ask-handing-over = { $bandit } è di nuovo in libertà. *Cosa dai a chi ti ha aiutato?*
web-ask-reflexes = Riflessi: *gioca un’altra carta* ed eseguila subito, o nessuna.
web-ask-carry-out = { $bandit } la esegue subito. *Come?*
web-ask-angry-fire = Sei furioso: *uno sparo gratis*, o nessuno.
web-ask-angry-move = E *un movimento gratis*, o resta.

## Marshal & Prisoners: events and the end

web-short-law-angry-marshal = Può sparare una volta, poi muoversi una volta.
web-short-law-revenge = Nel vagone dello sceriffo e sopra si perde la borsa più povera.
web-short-law-marshals-whiskey = Lo sceriffo prende una fiaschetta e può berla.
web-short-safe-place = Il bottino nel vagone dello sceriffo va sul tetto.
web-short-rumours = Un obiettivo dello sceriffo è mostrato a tutti.
web-short-reflexes = Tutti possono eseguire un’altra carta.
web-short-guilty-conscience = Il bandito più povero vince con lo sceriffo.
web-short-deadly-fall = Un pugno sul tetto può buttare giù dal treno.
web-short-crime-does-not-pay = Chi è in cella non può vincere.
web-goals-fulfilled = { $count } obiettivi su 5
web-goals-won = Lo sceriffo vince.
web-goals-lost = Non bastano: vince il bandito più ricco.
web-col-mail-bags = Posta
web-col-wanted = Taglia
web-col-prisoner = Prigioniero
web-col-fistfighter = Rissa
web-by-goals = { $count } obiettivi raggiunti su cinque.
web-marshal-wins = *Lo sceriffo* vince
web-marshal-wins-with = *Lo sceriffo* vince, e con lui { $player }
web-law-wins = Legge e ordine nel Nuovo Messico
web-marshal-goals = Gli obiettivi dello sceriffo
web-marshal-count = { $count } su { $all }

## Learning

web-learn = Impara
web-learn-about = Dieci minuti, dal primo passo alla prima rapina.
web-puzzles = Enigmi
web-puzzles-about = Un treno, un obiettivo, una strada per arrivarci.
web-rules = Regole
web-rules-more = Di più nelle regole

## The expert’s hint

web-hints = Suggerimenti
web-hints-about = Chi deve decidere può chiedere all’esperto che cosa farebbe.
web-hint-ask = Chiedi all’esperto
web-hint-thinking = L’esperto pensa …
web-hint-title = Il parere dell’esperto
web-hint-about = Le barre dicono quanto spesso l’esperto ha scelto ogni strada, giocando la partita a mente fino in fondo { $count } volte. Sa solo quello che sai tu.
web-hint-why = *{ $choice }*: vinto il { $wins } % delle partite giocate a mente, con { $money } in media.
web-hint-note = Vince il { $wins } %, { $money }
web-hint-why-wins = *{ $choice }*: vinto il { $wins } % delle partite giocate a mente.
web-hint-note-wins = Vince il { $wins } %
web-hint-share = { $share } %
web-hint-again = Scegli di nuovo per farlo.
web-hint-none = L’esperto sceglierebbe: { $choice }
web-hint-away = Metti via il suggerimento

## Usanze del tavolo

web-people-came-back = { $name } è di nuovo qui.
web-people-sat-down = { $name } si siede.
web-people-left = { $name } lascia il tavolo.
web-people-removed = Chi ospita manda via { $name }.
web-people-hosts = Ora è { $name } a ospitare il tavolo.
web-people-silence = Nessuno si è opposto: { $name } ritira una scelta.
web-people-renamed = { $was } ora si chiama { $name }.
web-people-late-comers = D’ora in poi chi arriva tardi si siede senza chiedere. Tutti dicono di nuovo se sono pronti.
web-people-no-late-comers = D’ora in poi chi arriva tardi deve chiedere. Tutti dicono di nuovo se sono pronti.
web-people-late-comers-ask = Non tutti erano d’accordo, perciò chi arriva tardi deve chiedere.
web-now-sat-down = Ora hai un posto al tavolo. Buon viaggio!
web-now-hosts = Ora il tavolo lo ospiti tu.
web-host = Ospita
web-host-about = Chi ospita dà le carte e cambia le regole del tavolo.
web-you-host = Ospiti tu questo tavolo.
web-hosted-by = Questo tavolo lo ospita { $name }.
web-asking-off = Non accettare richieste di posto
web-asking-on = Accetta di nuovo richieste di posto
web-hand-over = Fai ospitare { $name }
web-hand-over-sure = Davvero far ospitare { $name }?
web-hand-over-about = Non si può annullare: solo { $name } può ridarti il tavolo.
web-send-away = Manda via { $name }
web-send-away-sure = Davvero mandare via { $name }?
web-wait-for-named = { $name } dà le carte quando ci siete tutti.
web-host-away = { $name } è assente. Tra { $time } il tavolo lo ospiterà qualcun altro.
web-has-left = { $name } ha lasciato il gioco; gioca un bot, il posto resta suo
web-leave-kept = Un bot gioca al tuo posto, che resta tuo: dalla prima pagina ci torni con un clic.
web-come-back = Torna al posto
web-seat-kept = Il tuo posto ti aspetta.
web-plea-until = Chi non risponde entro *{ $time }* è d’accordo.
web-plea-hidden = È venuto alla luce qualcosa di nascosto, quindi *chi tace non acconsente*: devono dire tutti di sì.
web-has-agreed = d’accordo
web-door = Chi vuole sedersi
web-door-asks = *{ $name }* vorrebbe sedersi.
web-door-asks-as = *{ $name }* vorrebbe entrare in gioco con *{ $bandit }*, che ora è di un bot.
web-door-names = { $count ->
        [one] { $name } vorrebbe sedersi
       *[other] { $name } vorrebbero sedersi
    }
web-door-until = Tutte le persone al tavolo devono essere d’accordo entro { $time }.
web-door-host-until = Ospiti tu, quindi decidi tu, entro { $time }.
web-door-wait = Hai chiesto un posto.
web-door-wait-as = Hai chiesto di giocare con *{ $bandit }*.
web-door-wait-host = Decide chi ospita.
web-door-wait-all = Devono essere d’accordo tutte le persone al tavolo; poi giochi subito.
web-door-time = Senza risposta la richiesta scade tra { $time }.
web-door-waiting = Aspetti un posto
web-withdraw = Ritira la richiesta
web-let-in = Fai entrare
web-turn-away = Stavolta no
web-sit-down-all = Prima si chiede alle persone al tavolo.
web-sit-down-host = Prima si chiede a chi ospita.
web-private = Un tavolo privato
web-private-ask = Puoi chiedere un posto.
web-private-waits = In attesa di risposta
web-latecomers = Si può arrivare tardi
web-latecomers-about = A partita in corso ci si siede al posto dei bot di riserva senza chiedere a tutti.
web-approval = Fa entrare chi ospita
web-approval-about = Per sedersi serve il consenso di chi ospita.
web-closed = L’ultima partita è cominciata con altre regole e non può continuare con quelle attuali. Quello che tutti ne hanno visto è conservato.
web-parted = Nessun posto
web-parted-left = Hai lasciato il tavolo.
web-parted-removed = Chi ospita ti ha mandato via.
web-parted-turned-away = Qualcuno al tavolo non era d’accordo che ti sedessi.
web-parted-nobody-answered = Nessuno ha risposto in tempo, quindi non hai avuto il posto.
web-parted-taken = Il posto è andato a qualcun altro.
web-parted-game-changed = La partita a cui volevi unirti intanto è cominciata o finita. Puoi chiedere di nuovo.
web-parted-withdrawn = Hai ritirato la richiesta.
web-just-watch = Guarda
web-refused-all-decide = Lo decidono tutte le persone al tavolo.
web-refused-asked-already = C’è già un’altra scelta da ritirare; prima rispondi a quella.
web-refused-asks-already = Qualcuno dal tuo indirizzo ha già chiesto un posto qui. Aspetta la risposta.
web-refused-busy = L’esperto ha troppe domande in questo momento; richiedi fra poco.
web-refused-closed = Questa partita è cominciata con altre regole e non può continuare. Chi ospita può tornare alla sala d’attesa.
web-refused-crowded = Adesso non c’è posto; riprova più tardi.
web-refused-empty = Questo messaggio è vuoto.
web-refused-fault = Qualcosa è andato storto nel server. Non è cambiato nulla; riprova.
web-refused-fixed = La partita a questo tavolo continua da una registrazione, quindi questo non si può cambiare.
web-refused-full = Tutti i posti sono occupati.
web-refused-held-another = Chi ha o ha avuto un posto in questa partita non può prenderne un altro.
web-refused-here = Quella persona è qui e lo decide da sé.
web-refused-host-only = Può farlo solo chi ospita il tavolo.
web-refused-illegal = Adesso non si può. Scegli qualcos’altro.
web-refused-just-away = Forse torna tra un attimo. Dopo mezzo minuto puoi far giocare un bot.
web-refused-left = Quella persona ha lasciato la partita; il posto resta suo.
web-refused-name = Di quel nome non si vede nulla. Scegline un altro.
web-refused-needs-consent = Per ritirarla devono essere d’accordo tutte le persone al tavolo; chiedi a loro.
web-refused-no-asking = Adesso chi ospita non accetta richieste di posti.
web-refused-no-change = È già così.
web-refused-no-game = A questo tavolo non c’è stata una partita così.
web-refused-no-hints = A questo tavolo non ci sono suggerimenti.
web-refused-no-idea = L’esperto adesso non ha suggerimenti.
web-refused-no-lesson = Questa lezione non esiste.
web-refused-no-person = Quel posto non è di nessuno.
web-refused-no-puzzle = Questo enigma non esiste.
web-refused-no-record = Questa registrazione non esiste.
web-refused-no-seat = Quel posto non c’è più.
web-refused-no-table = Questo tavolo non esiste.
web-refused-not-asked = Adesso non hai niente da decidere.
web-refused-not-over = La partita a questo tavolo non è ancora finita.
web-refused-not-yet = Ti è stato detto di no. Puoi chiedere di nuovo fra due minuti.
web-refused-not-yours = Quel posto non è tuo.
web-refused-nothing-asked = Nessuno aspetta più questa risposta.
web-refused-nothing-chosen = Non hai scelte da ritirare.
web-refused-other = Il server non ha capito questa pagina. Ricaricala e riprova.
web-refused-over = La partita è finita.
web-refused-playing = Non si può fare mentre si gioca.
web-refused-private = Questo tavolo lo vede solo chi gioca.
web-refused-record = Questa registrazione non si può leggere: { $text }
web-refused-seated = Hai un posto e parli da lì.
web-refused-set-aside = Questo tavolo ha un guasto, quindi non ci si può giocare.
web-refused-set-up = Così non si può giocare: { $text }
web-refused-stand-in = Un bot gioca per te; prima riprendi tu il gioco.
web-refused-storage = Adesso il server non può salvare nulla. Riprova.
web-refused-taken = Quel posto è già occupato.
web-refused-too-fast = Troppo in fretta; aspetta un momento.
web-refused-too-late = È già deciso.
web-refused-too-long = È troppo lungo.
web-refused-too-many = È troppo in una volta; aspetta un po’.
web-refused-too-slow = Non è arrivato in tempo. Riprova.
web-refused-version = Il server è più nuovo di questa pagina, o più vecchio. Ricarica la pagina.
web-refused-waiting = Le carte non sono ancora state date.
