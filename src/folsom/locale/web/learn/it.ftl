### Parole italiane di lezioni, enigmi e regole da leggere. Ciò che sta fra asterischi risalta: nelle
### lezioni è ciò che deve fare chi impara.

## Imparare

learn-title = Impara
learn-about = Dieci minuti, dalla prima mossa a un round intero. Poi una breve lezione per ogni scatola.
learn-step = Passo { $step } di { $count }
learn-scene = { $scene } di { $count }
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-leave = Lascia la lezione
learn-begin = Comincia
learn-resume = Continua
learn-again = Ancora una volta
learn-done = Fatta
learn-wrong-1 = Non ancora: fai ciò che è illuminato.
learn-wrong-2 = Buona idea, ma per dopo. Avanti porta ciò che è illuminato.
learn-wrong-3 = Quasi! Cerca ciò che brilla.
learn-over = Ecco fatto
learn-over-more = Avanti con la prossima lezione, un enigma o un treno vero.
learn-to-lessons = Tutte le lezioni
learn-to-rules = Le regole
learn-to-puzzles = Enigmi
learn-play = Gioca una partita
learn-minutes = { $count ->
        [one] Un minuto
       *[other] { $count } minuti
    }

lesson-first = Il primo viaggio
    .about = Pianifica, rapina, spara, tira pugni e occhio allo sceriffo.
lesson-horses = Cavalli e diligenza
    .about = Salire, cavalcare, prendere un ostaggio, bere.
lesson-marshal = Sceriffo e prigionieri
    .about = Libera un prigioniero, evadi dalla cella e indossa la stella.
lesson-machine = Macchina del tempo
    .about = Sparire in un round e tornare nel seguente.
lesson-cursed = Bottino maledetto
    .about = Non tutto ciò che brilla vale qualcosa.
lesson-teams = Squadre
    .about = Due contro due, con carte l’uno per l’altro.
lesson-super = Super Express
    .about = Tre carte in segreto, e un treno sempre più corto.

## Il primo viaggio

lesson-first-hello = Questo è il treno. Tu sei Ghost, tutto in bianco, nell’ultimo vagone.
    .more = In ogni vagone si può stare dentro o sul tetto. Davanti c’è la locomotiva, e lì dentro lo sceriffo.
lesson-first-sheets = Ognuno ha una scheda: bottino per tipo, colpi rimasti, proiettili presi, carte nel mazzo.
    .more = Tutti partono con una borsa da 250 $. Che cosa c’è nelle altre borse lo sa solo chi le ha.
lesson-first-ticket = Un round è un biglietto. A ogni turno tutti ci mettono una carta, in ordine.
    .more = Non succede ancora niente: prima tutti pianificano, poi le carte si avverano una alla volta.
lesson-first-move = Nel vagone davanti a te c’è un gioiello. *Gioca Movimento* per arrivarci.
    .more = Scegli la carta, poi sceglila di nuovo. Che cosa farebbe è disegnato sul treno.
lesson-first-rob = A quel punto sarai accanto al gioiello. *Gioca Rapina.*
    .more = Tuco e Doc vedono che cosa pianifichi. Se qualcuno è più svelto, afferri l’aria.
lesson-first-jewel = Le carte si avverano. Hai rapinato: *prendi il gioiello.*
    .more = Qui ci sono una borsa e un gioiello. Un gioiello vale sempre 500 $.
lesson-first-robbed = La tua prima rapina! Il gioiello è sulla tua scheda.
    .more = Tutto il gioco è qui: pianificare insieme e sperare che gli altri non rovinino il tuo piano.
lesson-first-late = Un altro round. Ora Tuco è il primo, tu l’ultimo.
    .more = Chi comincia cambia a ogni round. Chi è ultimo vede che cosa giocano gli altri.
lesson-first-floor = Dentro si sta stretti. *Gioca Cambio di piano* per salire sul tetto.
    .more = Un cambio di piano ti porta sul tetto del tuo vagone, o di nuovo giù.
lesson-first-run = Lassù si corre lontano. *Gioca Movimento.*
    .more = Sui tetti un Movimento va di uno, due o tre vagoni, da una parte o dall’altra.
lesson-first-roofs = Doc ti ha sparato sul tetto. Ora corri: *tocca un tetto illuminato.*
    .more = Non puoi restare dove sei. Chi sta in mezzo non ti ferma.
lesson-first-ran = Bella corsa.
    .more = Dove puoi andare si scopre solo quando la carta si avvera. Mentre pianifichi puoi solo indovinare.
lesson-first-bullet = La carta grigia nella tua mano è il proiettile di Doc.
    .more = Non si può giocare né scartare. Occupa il posto di una carta che farebbe qualcosa.
lesson-first-fire = Rendi la pariglia: *gioca Sparo.*
    .more = Su un tetto colpisci il più vicino da una parte o dall’altra, per quanto lontano. Dentro, qualcuno nel vagone accanto.
lesson-first-target = Tuco è dietro di te, Doc davanti. *Spara a Doc.*
    .more = Doc è ricco. Meno carte può giocare un bandito ricco, meglio è.
lesson-first-fired = Bang. Ora il tuo proiettile è nel mazzo di Doc.
    .more = Te ne restano cinque. Chi alla fine ha sparato di più è il miglior pistolero e riceve 1000 $.
lesson-first-punch = Tuco è proprio accanto a te, con un gioiello. *Gioca Pugno.*
    .more = Chi prende un pugno perde un bottino a tua scelta e vola nel vagone vicino.
lesson-first-then-rob = Ciò che perde cade ai tuoi piedi. *Gioca Rapina* per raccoglierlo.
    .more = Lui vuole rapinare e muoversi. Il tuo pugno viene prima.
lesson-first-where = Fagli perdere il *gioiello* e mandalo *avanti, dallo sceriffo.*
    .more = L’elenco qui sotto chiede passo per passo. Puoi anche indicare sul treno.
lesson-first-punched = È finito addosso allo sceriffo: un proiettile, e via sul tetto.
    .more = La sua Rapina non ha trovato niente. Il gioiello è tuo.
lesson-first-law = Lo sceriffo è nel vagone 1. Chi lo incontra prende un proiettile e scappa sul tetto.
    .more = Resta sempre dentro. I suoi proiettili non sono di nessuno: non contano per il pistolero.
lesson-first-marshal = Tuco e Doc vogliono ciò che hanno accanto. *Gioca Sceriffo.*
    .more = La carta Sceriffo lo muove di un vagone, dove vuoi tu.
lesson-first-send = Mandalo *indietro, nel vagone 2.*
    .more = Può andare da una parte o dall’altra.
lesson-first-chased = Due proiettili, due banditi sul tetto, e il bottino è ancora lì.
    .more = Dal tetto non si arriva al bottino dentro.
lesson-first-turns = I turni non sono tutti uguali. Questo round ha una galleria, poi due turni di fila.
    .more = C’è anche lo scambio: quel turno gira al contrario.
lesson-first-tunnel = In galleria le carte vanno coperte. *Gioca Rapina*: nessuno lo sa.
    .more = Nemmeno tu vedi le carte degli altri.
lesson-first-draw = Due turni di fila. Hai la mano piena di proiettili: *pesca tre carte.*
    .more = Invece di giocare una carta puoi sempre pescarne tre.
lesson-first-two = Meglio così. Ora il tuo secondo turno: *gioca Movimento.*
    .more = Sulla pila ci sono due tue carte: una al buio, una alla luce.
lesson-first-go = La borsa era tua. *Vai in un vagone illuminato.*
    .more = Doc è sceso al buio nel vagone 1. L’avevi previsto?
lesson-first-dark = Al buio ognuno fa qualcosa che nessuno si aspetta.
    .more = Una carta che non può fare niente non ha effetto. È così che i piani vanno storti.
lesson-first-powers = Ora con i poteri. Tu sei Ghost: puoi giocare coperta la prima carta del round.
    .more = Tuco spara attraverso i tetti, Doc ha sette carte. Passa su un ritratto o tienilo premuto per saperne di più.
lesson-first-event = In fondo al biglietto c’è un evento: Frenata.
    .more = Finite le carte, chi è sui tetti scivola di un vagone in avanti.
lesson-first-free = Un piccolo round intero, e nessuno ti dice che cosa fare. *Tocca a te.*
    .more = Tre carte a testa, quella in mezzo in galleria. Fatti ricco.
lesson-first-counting = Dopo cinque round così si contano i soldi.
    .more = Borse, gioielli, valigette, e 1000 $ al pistolero. Vince il più ricco.
lesson-first-end = Ora sai rapinare un treno.
    .more = Il resto lo impari sui binari.

## Cavalli e diligenza

lesson-horses-hello = Arrivi a cavallo, e accanto al treno corre una diligenza.
    .more = Dall’ultimo vagone in avanti tutti scelgono in segreto: salire qui o continuare.
lesson-horses-ride-on = Il vagone accanto offre poco. *Continua a cavalcare.*
    .more = Chi sale lascia un cavallo accanto al vagone. Più tardi può servire a chiunque.
lesson-horses-board = Più avanti c’è il salotto con tre gioielli. *Continua* ancora una volta.
    .more = Al primo vagone salgono tutti quelli rimasti.
lesson-horses-boarded = Sei a bordo, e gli altri sono dietro di te.
lesson-horses-horse = Accanto al tuo vagone c’è un cavallo, e la diligenza è un vagone più in là.
    .more = C’è una carta nuova, Cavalcata. Serve un cavallo accanto al vagone in cui sei.
lesson-horses-ride = *Gioca Cavalcata.*
    .more = Percorri fino a tre vagoni, da una parte o dall’altra, e scendi dentro.
lesson-horses-coach = Lì c’è la diligenza. *Scendi lì dentro.*
    .more = Altrimenti ci si entra solo dal suo tetto.
lesson-horses-hostage = Chi entra nella diligenza prende un ostaggio. *Prendine uno.*
    .more = Ognuno ti intralcia in qualche modo e alla fine porta un riscatto.
lesson-horses-ransom = È tuo fino alla fine della partita.
    .more = Dopo ogni round la diligenza arretra di un vagone.
lesson-horses-shotgun = Sul suo tetto siede la guardia con una valigetta. Ora le sei davanti.
    .more = Finché siede lì non fa niente, e nessuno può rubarle la valigetta.
lesson-horses-punch = *Gioca Pugno.*
    .more = Vola sul tetto del treno, e la valigetta cade qui.
lesson-horses-box = E poi *gioca Rapina.*
lesson-horses-guard = Una valigetta: 1000 $.
    .more = Sul treno è pericolosa: chi arriva sul suo tetto prende un proiettile e deve scappare.
lesson-horses-flask = Hai una fiaschetta di whisky vecchio. Ha due sorsi.
    .more = Il comune: pesca tre carte, poi giocane una. Il vecchio: gioca due carte di fila.
lesson-horses-drink = In questo round c’è un solo turno. *Bevi il vecchio.*
    .more = Un sorso prende il posto del tuo turno.
lesson-horses-first = Il whisky fa effetto. *Gioca Rapina.*
lesson-horses-second = E un’altra: *gioca Rapina.*
lesson-horses-take = Due rapine in un turno. *Prendi per prima cosa ciò che vuoi.*
lesson-horses-end = Sono tuoi tutti e due, e ti resta mezza fiaschetta.
    .more = Le fiaschette sono bottino: si possono rubare e perdere, ma non valgono niente.

## Sceriffo e prigionieri

lesson-marshal-hello = Ora qualcuno gioca lo sceriffo, con una mano di carte come la tua.
    .more = Nessuno scappa da lui, e incontrarlo non costa un proiettile. Però ha due pistole, e chi viene arrestato finisce in cella.
lesson-marshal-prison = Dietro l’ultimo vagone viaggia il vagone prigione. Sei nel suo corridoio.
    .more = Lì aspettano tre prigionieri, ognuno compare di un bandito. Nella locomotiva, al posto della valigetta, ci sono due sacchi postali.
lesson-marshal-search = Per liberarne uno ti serve il Colpo di genio, che è nel tuo mazzo. *Cerca il Colpo di genio.*
    .more = Puoi farlo invece di pescare tre carte. I banditi ce l’hanno al posto della carta Sceriffo.
lesson-marshal-brainwave = Eccolo. *Gioca Colpo di genio.*
lesson-marshal-free = Nel vagone prigione o sul suo tetto libera qualcuno. *Libera un prigioniero.*
    .more = Ognuno ti presta il potere del suo bandito; quale, lo dice il cartello sopra il vagone.
lesson-marshal-freed = Il compare resta con te e alla fine porta 200 $.
    .more = Il compare del tuo stesso bandito non presta poteri, ma una Rapina con lui prende due pezzi.
lesson-marshal-wanted = Su ogni scheda c’è un manifesto da ricercato. Vale 500 $ per chi non viene mai arrestato.
    .more = Lo sceriffo è nel tuo vagone, e gioca prima di te.
lesson-marshal-arrest = Sta per arrestarti. *Gioca Colpo di genio* per uscire di nuovo.
    .more = In cella nessun’altra carta ha effetto.
lesson-marshal-cell = Sei in cella. *Esci* nel corridoio o sul tetto.
    .more = Bottino e compare sono ancora tuoi; il manifesto è perso per sempre.
lesson-marshal-out = Di nuovo in libertà.
    .more = Anche un altro bandito al vagone prigione poteva farti uscire, in cambio di un pezzo del tuo bottino.
lesson-marshal-no-fear = Sei accanto allo sceriffo, e non succede niente.
    .more = Gli si può sparare e dare pugni come a chiunque.
lesson-marshal-punch = Il primo che gli dà un pugno vince 800 $. *Gioca Pugno.*
    .more = Le carte Rissa sono tre: 800 $, poi 500 $, poi 300 $.
lesson-marshal-copy = Tuco sta per rapinare. *Gioca Colpo di genio* dopo di lui.
    .more = Lontano dal vagone prigione copia l’ultima carta eseguita da un bandito, mai una dello sceriffo.
lesson-marshal-fist = *Dai un pugno allo sceriffo*, da una parte o dall’altra.
lesson-marshal-rob = Il tuo Colpo di genio è diventato una Rapina. *Prendi ciò che vuoi.*
    .more = La fai dove ti trovi, con i tuoi proiettili e i tuoi poteri.
lesson-marshal-medal = 800 $ per i tuoi pugni, e per di più un bottino.
    .more = Una carta Rissa non è bottino: nessun pugno può fartela perdere.
lesson-marshal-badge = Ora lo sceriffo sei tu. Hai cinque obiettivi, e con quattro vinci.
    .more = Ne scopri uno a ogni round, e lo vedi solo tu. Questo è un mandato per Tuco.
lesson-marshal-guns = Hai due pistole. *Gioca Sparo.*
    .more = Con due banditi a tiro puoi colpirli entrambi. Che cosa fa ogni proiettile lo sanno tutti.
lesson-marshal-plus = Una carta con il più ne porta un’altra. *Gioca Movimento +.*
    .more = Vale solo nei turni normali, e non puoi pescare al suo posto.
lesson-marshal-at-once = E adesso, nello stesso turno: *gioca Arresto.*
lesson-marshal-aim = Tuco sta per sparare. Il proiettile sinistro toglie l’arma: *scambia le pistole e spara.*
    .more = Arma perduta: niente Sparo. Ginocchio ferito: niente Cambio di piano. Spalla ferita: niente Pugno, fino alla fine del round.
lesson-marshal-step = Lo Sparo di Tuco è andato a vuoto. *Vai nel suo vagone.*
lesson-marshal-caught = Tuco è in cella, e un obiettivo è raggiunto.
    .more = Il suo manifesto è tuo. Puoi arrestarlo ancora, ma non conta due volte.
lesson-marshal-end = Se manchi due obiettivi, vince il bandito più ricco.
    .more = I prigionieri e i sacchi postali che alla fine nessun bandito ha sono tuoi.

## Macchina del tempo

lesson-machine-hello = Davanti alla locomotiva c’è una macchina del tempo.
    .more = È un posto solo, che si raggiunge da dentro e dal tetto della locomotiva.
lesson-machine-move = Sei su un tetto lì vicino. *Gioca Movimento.*
lesson-machine-in = *Entra nella macchina del tempo.*
    .more = Sui tetti conta come un vagone in più.
lesson-machine-journey = Alla fine del round ci sei solo tu. *Viaggia nel salotto*, l’ultimo vagone.
    .more = Scegli in segreto. Se c’è qualcun altro, nessuno viaggia.
lesson-machine-hidden = Ora nessuno sa dove sei.
    .more = Mentre si pianifica il round seguente non sei da nessuna parte, e non può succederti niente.
lesson-machine-rob = Apparirai accanto a tre gioielli. *Gioca Rapina.*
lesson-machine-back = Sei apparso dal nulla e hai rapinato il salotto.
    .more = Alla fine della partita un bandito da solo nella macchina riceve 500 $ e tutto ciò che c’è.

## Bottino maledetto

lesson-cursed-hello = Ora anche gioielli e valigette sono coperti, come le borse.
    .more = Alcuni sono maledetti: borse da 1 o 2 $, gioielli da 5 $, una valigetta da 10 $.
lesson-cursed-rob = Sei fra una borsa e un gioiello. *Gioca Rapina.*
lesson-cursed-punch = Anche Tuco, accanto a te, ha un gioiello. *Gioca Pugno.*
lesson-cursed-choose = *Prendi il gioiello.*
    .more = Da fuori sono tutti uguali.
lesson-cursed-five = Cinque dollari! Guarda la tua scheda: lo sai solo tu.
    .more = Per gli altri è un gioiello come un altro. Che vengano a prenderlo.
lesson-cursed-drop = Quello di Tuco potrebbe essere buono. *Faglielo cadere con un pugno.*
lesson-cursed-end = Se è maledetto, può dirlo solo Tuco.
    .more = Chi ha avuto in mano un pezzo lo riconosce, finché si distingue dagli altri.

## Squadre

lesson-teams-hello = Due squadre da due. Doc è il tuo compagno, e i vostri soldi si sommano.
    .more = Ognuno ha un bandito, un mazzo e una scheda. I compagni possono colpirsi a vicenda, quindi attenzione a dove spari.
lesson-teams-order = I compagni giocano uno dopo l’altro: tu e Doc, poi Belle e Tuco.
    .more = Il secondo segno è lo scambio: in quel turno i compagni si invertono, e Doc gioca prima di te.
lesson-teams-stray = Una carta della tua mano è di Doc.
    .more = All’inizio di ogni round ognuno pesca una carta dal mazzo del compagno e le altre dal proprio.
lesson-teams-lend = Doc è accanto a un gioiello. *Gioca la sua Rapina.*
    .more = La esegue Doc, e sceglie Doc. Poi la carta torna sua.
lesson-teams-rob = Doc è stato il primo e ha giocato il tuo Movimento. *Gioca Rapina* dopo.
    .more = Quella carta l’aveva pescata dal tuo mazzo.
lesson-teams-move = Il Movimento è tuo, quindi scegli tu: *vai al gioiello nell’ultimo vagone.*
lesson-teams-together = Due gioielli per una squadra.
    .more = Una carta del compagno che non giochi resta per sempre nel tuo mazzo, anche un proiettile.
lesson-teams-end = Vince la squadra più ricca.
    .more = La squadra che ha sparato di più riceve 1000 $; i colpi ai compagni non contano.

## Super Express

lesson-super-hello = Colt Super Express: vince chi resta per ultimo sul treno. Tu sei Doc.
    .more = Ognuno ha quattro carte: girarsi, muoversi, cambiare piano, sparare.
lesson-super-facing = Ognuno guarda da una parte. Da quella parte ti muovi e spari.
    .more = Doc e Mei guardano verso la locomotiva, Tuco indietro.
lesson-super-plan = Pianifica tre carte in ordine: *Sparare, Muoversi, Girarsi.* Poi conferma.
    .more = Tutti pianificano in segreto. Poi le carte si scoprono una alla volta, intorno al tavolo.
lesson-super-went = Il tuo sparo ha fatto volare Mei di un vagone, ed è rimasta a terra.
    .more = Chi è a terra può solo rialzarsi, qualunque sia la prossima carta. I proiettili passano oltre.
lesson-super-wagon = Alla fine del round si sgancia l’ultimo vagone.
    .more = Chi c’è sopra è fuori. Fra gli altri, chi sta più indietro ne prende la carta.
lesson-super-last = Sei nell’ultimo vagone e guardi verso il suo bordo.
    .more = Un passo da quella parte e sei fuori dal treno. Se resti, ti lasciano indietro.
lesson-super-turn = *Girati e muoviti*, in quest’ordine; ancora una carta a piacere.
    .more = Prima girarsi o prima arrampicarsi, vanno bene entrambi. Quando sono tre, conferma.
lesson-super-saved = Ancora a bordo.
    .more = Sbalzato da uno sparo, sceso da solo o lasciato indietro: fuori è fuori.
lesson-super-free = Un round tutto tuo: *pianifica tre carte.*
lesson-super-end = Un vagone in meno a ogni round, finché resta un solo bandito.
    .more = Se in più d’uno arrivano alla fine sulla locomotiva, vince chi ha più carte vagone.

## Enigmi

puzzles-title = Enigmi
puzzles-about = Una posizione, un obiettivo. Gli altri fanno sempre la stessa cosa, quindi pensaci bene.
puzzles-solved = { $count } risolti su { $all }.
puzzle-solved = Risolto
puzzle-level = Livello { $level }
puzzle-open = Prova
puzzle-again = Da capo
puzzle-leave = Tutti gli enigmi
puzzle-next = Prossimo enigma
puzzle-plans = Che cosa sai
puzzle-plans-greedy = Gli altri giocano come credono meglio, sempre allo stesso modo.
puzzle-plans-of = { $bandit }: { $cards }
puzzle-draws = pesca
puzzle-you = Tu sei { $bandit }.
puzzle-won = Risolto!
puzzle-won-more = Proprio secondo i piani.
puzzle-lost = Non questa volta.
puzzle-lost-more = Il treno va avanti lo stesso. Torna di un passo o ricomincia.
puzzle-goal-gain = Guadagna { $amount } { $rounds ->
        [one] in questo round
       *[other] in { $rounds } round
    }.
puzzle-goal-take = { $count ->
        [one] Impadronisciti di una valigetta
       *[other] Impadronisciti di { $count } valigette
    } in questo round.
puzzle-goal-ahead = Chiudi questo round con più soldi di tutti.
puzzle-goal-fire = Spara { $count } colpi in questo round.
puzzle-goal-alone = Resta senza rivali sul treno { $rounds ->
        [one] alla fine di questo round
       *[other] entro { $rounds } round
    }.
puzzle-goal-stay = Resta sul treno fino alla fine di questo round.
puzzle-goal-loot = Prendi la carta del vagone che si sgancia e resta sul treno.
puzzle-day = Enigma del giorno
puzzles-found = Da partite vere
puzzles-found-about = Partite tra esperti, fermate dove una scelta è nettamente migliore di tutte le altre. Scegli una volta sola.
puzzles-level = Livello
puzzles-level-all = Tutti
puzzles-mode = Che cosa si gioca
puzzles-mode-all = Tutto
puzzles-none = Qui non c’è nulla. Prova un altro livello.
puzzle-mode-several = Più espansioni
puzzle-asks-card = Qual è la carta migliore adesso?
puzzle-asks-plan = Qual è il piano migliore?
puzzle-asks-fire = A chi conviene sparare?
puzzle-asks-rob = Quale bottino conviene prendere?
puzzle-asks-punch = Qual è il pugno migliore?
puzzle-asks-move = Dove conviene andare?
puzzle-asks-other = Che cosa conviene fare adesso?
puzzle-round = Round { $round } di una partita tra esperti. Una scelta è nettamente migliore di tutte le altre.
puzzle-right = È la scelta migliore.
puzzle-better = C’è di meglio.
puzzle-best = La migliore
puzzle-yours = La tua scelta
puzzle-second = La seconda
puzzle-show = Mostra la migliore
puzzle-retry = Riprova
puzzle-next-door = La porta accanto
puzzle-two-shots = Due spari
puzzle-cold-shot = A sangue freddo
puzzle-fist = Ciò che ha preso Tuco
puzzle-iron-box = La cassa di ferro
puzzle-guarded = La valigetta sorvegliata
puzzle-saddle = Un cavallo al momento giusto
puzzle-gallop = Al galoppo
puzzle-purse-snatcher = Dita leggere
puzzle-acrobat = L’acrobata
puzzle-into-the-law = Nelle braccia della legge
puzzle-old-whiskey = Whisky vecchio
puzzle-two-thirty = Il treno delle due e mezza
puzzle-fools-gold = L’oro degli sciocchi
puzzle-last-place = L’ultimo posto
puzzle-richest = Il più ricco dei tre
puzzle-duel = Nessun altro
puzzle-jailbird = L’avanzo di galera

## Le regole da leggere

rules-title = Regole
rules-search = Cerca nelle regole
rules-places = { $count ->
        [0] da nessuna parte
        [one] { $count } punto
       *[other] { $count } punti
    }
rules-found = «{ $text }» nelle regole
rules-contents = Indice
rules-try = Provala
rules-try-about = La lezione gioca proprio questa regola su un treno vero.
rules-try-go = Apri la lezione
rules-proved = Numeri delle regole, come li chiamano le prove
rules-close = Chiudi le regole
rules-group-ride = Il viaggio
rules-group-schemin = Il piano
rules-group-stealin = Azione!
rules-group-end = Dopo cinque round
rules-group-bandits = I banditi
rules-group-more = Altri modi di giocare
rules-group-boxes = Scatole

rules-about = Di che si tratta
    .lead = I banditi rapinano un treno nel Nuovo Messico. Tutti pianificano insieme, poi il piano si avvera, e mai come era stato pensato. Dopo cinque round vince il più ricco.
rules-about-place = Ogni vagone ha due posti: dentro e sul tetto. La locomotiva è il vagone 0, dietro vengono 1, 2, 3, fino all’ultimo. Avanti è verso la locomotiva.
    .title = Il treno
    .caption = Ghost è nell’ultimo vagone, Tuco sul tetto davanti a lui, lo sceriffo nella locomotiva.
rules-about-loot = Una borsa contiene da 250 a 500 $, e quanto lo sa solo chi ce l’ha. Un gioiello vale 500 $, una valigetta 1000 $. Il bottino resta dov’è finché qualcuno non lo prende.
    .title = Il bottino
rules-about-round = Un round ha due parti. Nel piano tutti mettono a turno carte su una sola pila. Nell’azione la pila si esegue dalla prima carta all’ultima.
    .title = Un round

rules-setup = Preparazione
    .lead = Da tre a sette banditi, una locomotiva e un vagone per giocatore. Le carte le dà il server; tu scegli solo ciò che ti piace.
rules-setup-start = Ognuno parte con una borsa da 250 $, sei colpi e dieci carte: due per tipo di Movimento, Cambio di piano, Sparo e Rapina, un Pugno, uno Sceriffo.
    .title = Ogni bandito
rules-setup-places = Chi comincia si tira a sorte. In ordine di turno uno sì e uno no parte nell’ultimo vagone, gli altri nel penultimo. Nessuno parte su un tetto.
    .title = Da dove parti
rules-setup-train = In ogni vagone c’è il bottino disegnato sul suo pavimento. Lo sceriffo e una valigetta sono nella locomotiva; una seconda valigetta aspetta un evento.
    .title = Bottino e legge
rules-setup-rounds = Cinque carte round: quattro con eventi e infine una stazione. Per una prima partita si possono lasciare fuori eventi e poteri.
    .title = Carte round
rules-setup-own = Un tavolo può scegliere banditi, vagoni, chi comincia e carte round, oppure sette carte round e tre stazioni fra cui pescare.
    .title = Come ti piace

rules-play = Giocare una carta
    .lead = All’inizio di un round ognuno mescola il suo mazzo e pesca sei carte. Poi turno per turno, in senso orario da chi comincia, ognuno mette una carta sulla pila.
rules-play-card = Si gioca scoperto, e tutti vedono. Si possono giocare solo carte azione; i proiettili restano in mano.
    .title = Una carta per turno
rules-play-end = Dopo l’ultimo turno ciò che resta in mano torna nel mazzo. Le carte della pila tornano quando sono eseguite.
    .title = Alla fine
rules-play-first = A ogni round comincia il giocatore seguente a sinistra.
    .title = Chi comincia

rules-draw = Pescare
    .lead = Invece di giocare puoi pescare tre carte dal tuo mazzo.
rules-draw-few = Se ne restano meno di tre, peschi quelle che ci sono; se non ce ne sono, non puoi. Chi non può né giocare né pescare passa.
    .title = Quando resta poco

rules-turns = Tipi di turno
    .lead = I segni sulla carta round dicono come si gioca ogni turno.
rules-turns-standard = Una carta scoperta, oppure si pesca.
    .title = Normale
rules-turns-tunnel = Le carte si giocano coperte. La tua la conosci solo tu finché non si esegue.
    .title = Galleria
rules-turns-speeding = Ognuno gioca due volte di fila, ogni volta una carta oppure si pesca.
    .title = Accelerazione
rules-turns-switching = Questo turno va in senso antiorario; comincia come sempre il primo giocatore.
    .title = Scambio
rules-turns-turmoil = Con cavalli e diligenza: tutti scelgono insieme e in segreto, poi si scopre. Chi pesca lo fa prima.
    .title = Tumulto
rules-turns-advantage = Con cavalli e diligenza o con sceriffo e prigionieri: per ogni segno così puoi tenere in mano una carta per il round seguente.
    .title = Vantaggio
rules-turns-jolt = Con sceriffo e prigionieri: in questo turno nessuno può giocare Sparo o Pugno. Il Colpo di genio può copiarne uno.
    .title = Scossone

rules-order = Come si avverano le carte
    .lead = La pila si esegue nell’ordine in cui è stata giocata. Chi guida il bandito che agisce sceglie in quel momento.
rules-order-must = Ciò che si può fare si deve fare. Ciò che non si può non ha effetto. Dove è possibile una cosa sola, succede da sé.
    .title = Dovere e non potere
rules-order-end = Poi viene l’evento della carta round, e il round seguente.
    .title = Alla fine di un round

rules-move = Movimento
    .lead = Dentro vai nel vagone accanto. Sui tetti corri.
rules-move-inside = Dentro il vagone davanti o dietro al tuo.
    .title = Dentro
    .caption = Dal vagone di mezzo Ghost va di un vagone, da una parte o dall’altra.
rules-move-roof = Uno, due o tre vagoni lungo i tetti, in una direzione. Chi sta in mezzo non è d’ostacolo.
    .title = Sui tetti
    .caption = Fino a tre tetti, oltre chiunque.
rules-move-must = Non puoi restare dove sei. La locomotiva è un vagone come gli altri.
    .title = Non si sta fermi

rules-floor = Cambio di piano
    .lead = Da dentro il tuo vagone al suo tetto, o dal tetto a dentro.
rules-floor-law = Se dentro c’è lo sceriffo, scendere ti costa un proiettile e ti rimanda subito su.
    .title = Occhio allo sceriffo
    .caption = Ghost sale sul tetto; Doc scenderebbe dallo sceriffo.
rules-floor-mei = Mei può salire anche in diagonale, all’altro piano del vagone accanto.

rules-fire = Sparo
    .lead = Metti uno dei tuoi sei proiettili nel mazzo di qualcuno. Un proiettile è una carta che non fa niente: occupa il posto di una che farebbe qualcosa.
rules-fire-inside = Colpisci un bandito dentro il vagone davanti o dietro al tuo. Mai nel tuo vagone e mai più lontano: la porta seguente è chiusa.
    .title = Dentro un vagone
    .caption = Tuco può colpire Ghost o Doc. Belle è troppo vicina, Cheyenne troppo lontana.
rules-fire-roof = Sui tetti vedi tutto il treno, da entrambe le parti, fino al primo tetto con qualcuno. Fra chi sta lì ne scegli uno. Chi sta dietro è coperto.
    .title = Sui tetti
    .caption = Uno dietro, due davanti: Tuco sceglie uno fra tre.
rules-fire-nobody = Se nessuno è a tiro, o se i sei colpi sono finiti, non succede niente e nessun proiettile lascia il tamburo.
    .title = Quando non c’è nessuno
rules-fire-belle = Nessuno può prenderla di mira finché quello stesso sparo ha un altro bersaglio possibile.
rules-fire-tuco = Può sparare anche attraverso il tetto del suo vagone, in su o in giù.
rules-fire-django = Chi colpisce viene spinto di un vagone lontano da lui sullo stesso piano, anche in braccio allo sceriffo se è lì.

rules-rob = Rapina
    .lead = Prendi un pezzo di bottino nel tuo posto. Il tipo lo scegli tu.
rules-rob-blind = Fra più borse ne prendi una alla cieca. Va coperta sulla tua scheda, e solo tu puoi guardarci dentro.
    .title = Borse alla cieca
    .caption = Doc prende il gioiello o una delle borse; ciò che è sul tetto è fuori portata.
rules-rob-level = Dal tetto non arrivi a niente dentro, e viceversa. Dove non c’è niente non succede niente.
    .title = Sul tuo piano

rules-punch = Pugno
    .lead = Scegli un altro bandito nel tuo posto. Perde un bottino del tipo che scegli tu e vola nel vagone accanto.
rules-punch-loot = Il bottino cade dove siete entrambi, una borsa a caso. Chi non ha bottino vola lo stesso.
    .title = Prima il bottino
    .caption = La borsa di Tuco cade, Doc vola di un vagone, avanti o indietro.
rules-punch-fly = Un vagone avanti o indietro sullo stesso piano, come scegli. A un capo del treno c’è una sola via.
    .title = Poi il volo
rules-punch-cheyenne = Se il suo pugno costa una borsa a qualcuno, può prenderla subito.
rules-punch-belle = Non si può scegliere lei finché si potrebbe scegliere qualcun altro.

rules-marshal = Sceriffo
    .lead = Muovi lo sceriffo di un vagone, avanti o indietro. Resta dentro.
rules-marshal-meet = Chi in qualunque modo si trova dentro il suo vagone prende un proiettile neutrale e scappa sul tetto di quel vagone.
    .title = Incontrarlo
    .caption = Lo sceriffo entra: Ghost e Doc prendono un proiettile a testa e sono già sul tetto.
rules-marshal-neutral = I proiettili neutrali sono tredici. Se non bastano per tutti quelli colpiti insieme, nessuno ne prende; scappano lo stesso.
    .title = Proiettili neutrali

rules-events = Eventi
    .lead = Alla fine di un round succede l’evento della sua carta, in senso orario da chi comincia.
rules-events-angry-marshal = Chi è sul tetto del suo vagone prende un proiettile neutrale; poi lui arretra di un vagone.
rules-events-swivel-arm = Chi è su un tetto finisce sul tetto dell’ultimo vagone.
rules-events-braking = Chi è su un tetto scivola di un vagone in avanti; chi è sulla locomotiva resta.
rules-events-take-it-all = La seconda valigetta arriva nel vagone dello sceriffo.
rules-events-rebellion = Chiunque sia dentro un vagone prende un proiettile neutrale.
rules-events-pickpocketing = Una stazione. Chi è solo nel suo posto può prendere una borsa lì.
rules-events-revenge = Una stazione. Chi è sul tetto del vagone dello sceriffo perde la borsa che vale meno.
rules-events-hostage-conductor = Una stazione. Chi è nella locomotiva o sul suo tetto riceve una borsa da 250 $.

rules-counting = I conti
    .lead = Dopo il quinto round ognuno conta ciò che è sulla sua scheda.
rules-counting-gunslinger = Chi ha sparato più proiettili riceve 1000 $. In caso di parità li riceve ognuno; se nessuno ha sparato, nessuno.
    .title = Il miglior pistolero
rules-counting-ties = Vince il più ricco. A parità, chi ha preso meno proiettili, anche neutrali. Se sono ancora pari, la vittoria è condivisa.
    .title = Parità

rules-powers = Sette poteri
    .lead = Ogni bandito sa fare una cosa che gli altri non sanno. Si può giocare anche senza.
rules-powers-Ghost = Nel primo turno di ogni round può giocare la sua carta coperta, se non ha pescato.
rules-powers-Doc = All’inizio di un round pesca sette carte.
rules-powers-Belle = Non si può colpire né prendere a pugni finché quell’azione ha un altro bersaglio possibile.
rules-powers-Tuco = Il suo Sparo può colpire anche qualcuno sull’altro piano del suo vagone.
rules-powers-Django = Chi colpisce viene spinto di un vagone lontano da lui. Nessuno lascia il treno così.
rules-powers-Cheyenne = Quando il suo pugno costa una borsa a qualcuno, può prenderla subito.
rules-powers-Mei = Il suo Cambio di piano può essere anche in diagonale. Non quando scappa.

rules-know = Chi sa che cosa
    .lead = Vedi ciò che saprebbe un giocatore attento al tavolo, e nient’altro.
rules-know-all = Noto a tutti: dove sta ognuno, il bottino per tipo, i colpi rimasti e i proiettili presi, quante carte in mano e nei mazzi, le carte giocate scoperte, le carte round scoperte.
    .title = Noto a tutti
rules-know-own = Solo tu conosci la tua mano, le carte che hai giocato coperte e ciò che c’è nelle tue borse.
    .title = Solo tuo
rules-know-follow = Chi ha guardato in una borsa la riconosce finché si distingue dalle altre intorno.
    .title = Ciò che ricordi
rules-know-end = Dopo la fine tutto è scoperto.
    .title = Alla fine

rules-expert = Esperti
    .lead = Le carte si tengono da un round all’altro, e ciò che è eseguito si scarta.
rules-expert-keep = Alla fine del piano tieni le carte azione che vuoi e scarti il resto, anche i proiettili. Fra un round e l’altro non si mescola.
    .title = Tenere carte
rules-expert-draw = All’inizio di un round peschi fino ad averne sei. Quando il mazzo è vuoto, gli scarti diventano il nuovo mazzo.
    .title = Pescare
rules-expert-bullets = I proiettili che ti colpiscono vanno in cima al tuo mazzo.
    .title = Proiettili

rules-pairs = Coppie
    .lead = Due o tre giocatori con due banditi ciascuno e un mazzo di undici carte.
rules-pairs-cards = Una carta appartiene al bandito che nomina, l’unica carta Sceriffo a tutti e due. All’inizio di un round scegli una carta per la mano, poi ne peschi sei.
    .title = Carte
rules-pairs-start = Prima del primo round ogni giocatore sceglie in segreto chi parte nell’ultimo vagone; l’altro parte nel penultimo.
    .title = L’inizio
rules-pairs-cover = In un turno normale, dopo uno Sparo di un bandito, puoi giocare subito una carta dell’altro, ma non Sceriffo.
    .title = Copertura
rules-pairs-count = Il bottino sta con ogni bandito e si somma. I compagni possono colpirsi, e devono se a tiro non c’è nessun altro.
    .title = Insieme

rules-teams = Squadre
    .lead = Quattro o sei giocatori in squadre da due. Ognuno ha un bandito e un mazzo, e i soldi dei compagni si sommano.
rules-teams-order = I compagni siedono vicini e giocano uno dopo l’altro. Il primo di ogni squadra parte nell’ultimo vagone, il secondo nel penultimo. A ogni round comincia la squadra seguente. In un turno di scambio i compagni si invertono.
    .title = Fianco a fianco
rules-teams-cards = All’inizio di un round peschi una carta dal mazzo del compagno, poi dal tuo fino a sei. Se giochi una carta del compagno, la esegue il suo bandito, sceglie lui, e torna a lui. Altrimenti resta a te per sempre, anche un proiettile.
    .title = Una carta del compagno
    .caption = Ghost gioca la Rapina di Doc: il gioiello lo prende Doc.
rules-teams-whose = Ciò che riguarda mano, mazzo e turno dipende dal giocatore, ciò che riguarda un’azione dal bandito di cui è la carta. I compagni sono bersagli come gli altri.
    .title = Di chi è il potere
rules-teams-count = Si conta bandito per bandito, poi si somma. I 1000 $ vanno alla squadra che ha sparato più proiettili; quelli ai compagni non contano.
    .title = I conti

rules-horses = Cavalli e diligenza
    .lead = Accanto al treno corre una diligenza con la guardia, accanto ai vagoni aspettano cavalli, e c’è whisky.
rules-horses-board = Dall’ultimo vagone in avanti tutti scelgono in segreto: salire qui o continuare. Il cavallo resta dove si è saliti. Chi resta da solo sceglie qualsiasi vagone più avanti.
    .title = A bordo
rules-horses-ride = Se accanto al tuo vagone c’è un cavallo, montalo e percorri da zero a tre vagoni, da una parte o dall’altra. Scendi dentro il vagone, o nella diligenza se è lì. Va bene qualsiasi cavallo.
    .title = Cavalcata
rules-horses-coach = Il suo tetto è accanto al tetto del vagone presso cui si trova, il suo interno accanto all’interno. Ci si entra con la Cavalcata, dal suo tetto o per un pugno. Dal suo tetto si può colpire chiunque su qualsiasi tetto. Dopo ogni round arretra di un vagone.
    .title = La diligenza
rules-horses-hostage = Chi entra nella diligenza senza un ostaggio ne prende uno. Ognuno ti intralcia in qualche modo e alla fine porta un riscatto; lo leggi sulla sua figura.
    .title = Ostaggi
rules-horses-shotgun = Sulla diligenza non fa niente, e nessuno può rubarle la valigetta. Un pugno lì può scegliere lei: cade sul tetto accanto e la valigetta resta. Da allora chi finisce sul suo tetto prende un proiettile e deve scappare sul tetto vicino; chi ci passa soltanto prende un proiettile.
    .title = La guardia
rules-horses-whiskey = Una fiaschetta ha due sorsi e nessun valore. Un sorso prende il posto di un turno. Comune: pesca tre carte, poi giocane una. Vecchio: gioca due carte di fila.
    .title = Whisky
rules-horses-events = I cavalli si fermano, lo sceriffo beve, a tutta velocità tutti arretrano, la guardia si infuria. In stazione si dividono le valigette, ogni proiettile del round costa 150 $, o chi resta sul treno viene catturato.
    .title = Eventi
rules-horses-escape = Fuga: sono al sicuro solo quelli dentro o sopra la diligenza, e chi in questo round lascia il treno con una Cavalcata.
    .title = Fuga

rules-law = Sceriffo e prigionieri
    .lead = Un giocatore in più è lo sceriffo, con un mazzo, due pistole e obiettivi segreti. I banditi liberano prigionieri e stanno alla larga dalla cella.
rules-law-setup = In coda viaggia il vagone prigione. Nella locomotiva, al posto della valigetta, ci sono due sacchi postali coperti, da 200 e 1200 $. I banditi hanno il Colpo di genio al posto della carta Sceriffo e un manifesto da ricercato ciascuno: 500 $ per chi non viene mai arrestato.
    .title = Preparazione
rules-law-player = Parte nella locomotiva ed è il primo nel primo round. Gioca carte come un bandito, sta sulla linea di tiro, gli si può sparare e dare pugni, e i poteri valgono anche per lui. Nessuno scappa da lui.
    .title = Lo sceriffo gioca
    .caption = Ghost e lo sceriffo sono nello stesso vagone, e non succede niente.
rules-law-plus = In un turno normale una carta con il più gliene fa giocare subito un’altra, tre in tutto. Non può pescare al suo posto.
    .title = Movimento + e Cambio di piano +
rules-law-arrest = Un bandito nel suo posto va in cella con tutto ciò che ha. Il suo manifesto resta per sempre allo sceriffo. Si può essere arrestati di nuovo.
    .title = Arresto
    .caption = Ghost è con lui e va in cella. Doc, sul tetto, è al sicuro.
rules-law-guns = Con due o più a tiro può colpirne due, un proiettile per pistola, e sceglie a chi quale. L’ordine dei proiettili lo sanno tutti. Belle è al sicuro solo se a tiro ce ne sono altri due, o se lui spara a uno soltanto.
    .title = Due pistole
    .caption = Due a tiro: un proiettile per pistola.
rules-law-bullets = Arma perduta, ginocchio ferito e spalla ferita vietano Sparo, Cambio di piano e Pugno fino alla fine del round. «Preso!» toglie il prigioniero a chi è colpito, «Molla il sacco!» un sacco postale. Il proiettile d’oro non fa altro. Tutti vanno nel mazzo di chi è colpito.
    .title = I suoi proiettili
rules-law-fists = Chi gli dà un pugno prende la prima carta Rissa invece di un bottino: 800 $, poi 500 $, poi 300 $. Lui vola come tutti. Queste carte non si possono perdere.
    .title = Rissa
rules-law-events = Ciò che colpisce i banditi non riguarda lui. Ira: può sparare e poi muoversi. La vendetta vale anche dentro il suo vagone. Una fiaschetta nel suo posto è sua. Altri eventi mettono il bottino sul tetto del suo vagone, mostrano un suo obiettivo o danno a tutti un’altra carta.
    .title = Eventi
rules-law-stations = Coscienza sporca: se vince lo sceriffo, vince con lui il bandito più povero, se è uno solo. Caduta mortale: un pugno su un tetto può buttare giù dal treno, e chi cade non può vincere. Il crimine non paga: non può nemmeno chi finisce in cella.
    .title = Stazioni
rules-law-horses = Con cavalli e diligenza può cavalcare ed entrare nella diligenza, non prende ostaggi e non ha niente da temere dalla guardia.
    .title = A cavallo

rules-prison = Il vagone prigione
    .lead = Ha un corridoio, un tetto e una cella. Chi vi entra in qualsiasi modo che non sia l’arresto è nel corridoio.
rules-prison-cell = Lì nessuna carta ha effetto, tranne il Colpo di genio. Chi è dentro non si può colpire né prendere a pugni, e quasi nessun evento lo raggiunge. Si pesca e si gioca come sempre.
    .title = La cella
    .caption = Tuco è in cella, Ghost nel corridoio, Doc sul tetto.
rules-prison-search = Invece di pescare tre carte puoi prendere dal mazzo il Colpo di genio e mescolare.
    .title = Cercare il Colpo di genio
rules-prison-out = In cella il Colpo di genio porta fuori, nel corridoio o sul tetto.
    .title = Evadere
    .caption = Ghost esce in uno dei due posti.
rules-prison-free = Nel vagone prigione o sul suo tetto libera un prigioniero, se non ne hai, o un bandito dalla cella, che ti dà un pezzo di bottino a sua scelta.
    .title = Liberare
rules-prison-copy = Altrove copia l’ultima carta eseguita da un bandito in questo round, comunque sia andata; il Colpo di genio stesso e le carte dello sceriffo non contano. Agisci da dove sei, con i tuoi proiettili e i tuoi poteri.
    .title = Copiare
rules-prison-companion = Uno a testa, 200 $ alla fine. Ti presta il potere del suo bandito; il compare del tuo stesso bandito permette a una Rapina di prendere un secondo pezzo. Fra Belle e chi ha il suo compare, al sicuro è Belle.
    .title = Compari

rules-goals = Gli obiettivi dello sceriffo
    .lead = Due mandati e tre obiettivi speciali; ne scopre uno a ogni round, e lo vede solo lui. Con quattro su cinque vince, altrimenti vince il bandito più ricco.
rules-goals-warrant = Mandato: quel bandito è stato arrestato almeno una volta.
    .title = Due mandati
rules-goals-self = Solo un graffio: resta una carta Rissa. Schivate: nessun bandito gli ha messo nel mazzo più di due proiettili.
    .title = Illeso
rules-goals-lead = Proiettile d’oro: una delle sue pistole è vuota. Con quattro o più banditi anche Pioggia di piombo: ognuno ha un suo proiettile; e Nemico giurato: uno ne ha quattro.
    .title = Piombo
rules-goals-hold = La posta deve arrivare: ha un sacco postale. Buttate la chiave: ha due prigionieri. Ciò che alla fine nessun bandito ha conta come suo.
    .title = Sacchi e prigionieri
rules-goals-money = I banditi contano il bottino con i sacchi postali e aggiungono 500 $ se mai arrestati, 200 $ per un compare e le loro carte Rissa.
    .title = I soldi dei banditi

rules-machine = Macchina del tempo
    .lead = Sta davanti alla locomotiva ed è un posto solo, accanto al suo interno e al suo tetto.
rules-machine-in = Ci portano Movimento, Cavalcata e Pugno. Da lì un Movimento va dentro la locomotiva o lungo i tetti. Il Cambio di piano lì non ha effetto.
    .title = Entrare e uscire
rules-machine-fire = Da lì si colpisce lungo i tetti e chi è dentro la locomotiva; e allo stesso modo si è colpiti.
    .title = Sparo
rules-machine-travel = Chi alla fine di un round vi si trova da solo sceglie in segreto un vagone. Nessuno sa dov’è finché non comincia la prossima azione e appare lì.
    .title = Il viaggio
rules-machine-end = Alla fine della partita un bandito che vi si trova da solo riceve 500 $ e tutto il bottino che c’è.
    .title = Alla fine

rules-cursed = Bottino maledetto
    .lead = Borse da 1 e 2 $, gioielli da 5 $ e una valigetta da 10 $ sono mescolati agli altri.
rules-cursed-blind = Anche gioielli e valigette sono coperti, e si prendono alla cieca fra quelli del loro tipo. Solo chi li possiede può guardare.
    .title = Coperti
rules-cursed-same = Per il resto sono bottino come gli altri.
    .title = Per il resto uguale

rules-super = Super Express
    .lead = Un gioco a sé: da tre a sette banditi su un treno che perde un vagone a ogni round. Vince chi ci resta per ultimo.
rules-super-plan = Ognuno mette in segreto in ordine tre delle sue quattro carte. Poi si scoprono una alla volta, intorno al tavolo, e ogni carta si esegue.
    .title = Il piano
rules-super-move = Un vagone nella direzione in cui guardi. Arrivi dietro a tutti quelli che ci sono. Oltre un capo del treno sei fuori.
    .title = Muoversi
rules-super-floor = Su o giù nello stesso vagone, con le spalle al bordo. Girarsi: guardi dall’altra parte e resti al tuo posto.
    .title = Cambiare piano, girarsi
rules-super-shoot = Colpisci il primo bandito in piedi davanti a te sul tuo piano, per quanto lontano. Vola di un vagone e resta a terra; fuori dal treno è eliminato.
    .title = Sparare
rules-super-stun = Qualunque sia la tua prossima carta, puoi solo rialzarti. I proiettili passano oltre chi è a terra.
    .title = A terra
rules-super-end = Alla fine di un round si sgancia l’ultimo vagone, con tutti quelli sopra. Fra gli altri, chi sta più indietro ne prende la carta; a parità chi è sul tetto.
    .title = Un vagone in meno
rules-super-win = Se resta un solo bandito, vince subito. Se in più d’uno restano sulla locomotiva, vince chi ha più carte vagone, poi chi ha la migliore.
    .title = Vincere
rules-super-modules = Riflessi: a terra, rialzati e spara subito; altrimenti buttati giù. Cavallo: cavalca nella locomotiva; se uno sparo ti getta dal treno ed è la tua prossima carta, ti salva.
    .title = Due moduli
