### Parole italiane del solo terminale, oltre a quelle di it.ftl.

pile-empty = Non c’è ancora nessuna carta sulla pila.
column-bandit = Bandito
column-loot = Bottino
column-bullets = Colpi
column-wounds = Ferite
column-hand = Mano
column-deck = Mazzo
neutral-left = { $count ->
        [one] resta { $count } proiettile neutrale
       *[other] restano { $count } proiettili neutrali
    }
strongbox-waits = una seconda valigetta aspetta accanto al treno
ask-schemin = Che cosa giochi?
ask-stealin = { $action } di { $bandit }: che cosa fai?
ask-start-places = Chi parte nell’ultimo vagone?
ask-choose-card = Quale carta prendi dal mazzo?
ask-discarding = Che cosa scarti?
ask-pickpocketing = Nessuno guarda. Prendi la borsa?
hint-thinking = Un bot forte pensa al posto tuo…
hint-choice = Scelta
hint-tried = prove
hint-money = soldi
hint-wins = vittorie
no-such-number = La scelta { $number } non c’è; le scelte vanno da 1 a { $count }.
not-a-choice = «{ $text }» non è fra le scelte; scrivi un numero da 1 a { $count }.
help-answer = Scrivi il numero di una scelta, oppure la scelta con le parole delle registrazioni, per esempio “{ $example }”.
help-keys = ? mostra di nuovo questo e il tavolo, h dà un suggerimento, q lascia la partita.
help-signs = Segni: $ borsa, { $jewel } gioiello, { $strongbox } valigetta, { $marshal } sceriffo, { $bullet } colpo nel tamburo.
replay-keys = Invio mostra il passo seguente, a tutto il resto, q esce.
help-rules = Il piano: tutti giocano carte su un’unica pila. Azione!: la pila si avvera carta per carta. Dopo cinque round vince il più ricco; chi ha sparato di più riceve altri { money }.
help-teams = Squadre: due giocatori sommano i loro soldi. A ogni round peschi la prima carta dal mazzo del compagno. Se giochi una sua carta, la esegue il suo bandito e decide lui; poi torna a lui. Ciò che non giochi resta a te, anche i proiettili. I compagni possono colpirsi a vicenda.
goodbye = Arrivederci!
left-unfinished = La partita non è finita: era il round { $round } di 5.
not-saved = Non è stato possibile salvare la registrazione in { $file }: { $reason }.
resume-with = Continua con: { $command }
resumed = La partita riprende da dove l’hai lasciata: round { $round } di 5.
reckoning = I conti
total = Totale
wounds-received = proiettili ricevuti: { $count }
winner = { $crew ->
        [one] Vince
       *[other] Vincono
    } { $player } con { money }.
winner-by-bullets = { $crew ->
        [one] Vince
       *[other] Vincono
    } { $player }: stessi soldi di chi segue, ma meno proiettili ricevuti.
winners-share = Vittoria condivisa, pari i soldi e pari i proiettili: { $players }.
winner-you = Hai vinto!
ask-boarding = I cavalieri raggiungono il vagone { $car }. Che cosa fai?
ask-turmoil = Tutti scelgono insieme. Che cosa giochi?
ask-keeping = Quale carta tieni per il prossimo round?
ask-fleeing = { $bandit } deve scappare dalla guardia. Dove?
ask-taking-hostage = { $bandit } è nella diligenza. Quale ostaggio?
ask-travelling = { $bandit } è senza compagnia nella macchina del tempo. Verso dove?
stagecoach-beside = diligenza accanto { $car ->
        [0] alla locomotiva
       *[other] al vagone { $car }
    }
horses-beside = accanto { $car ->
        [0] alla locomotiva
       *[other] al vagone { $car }
    }
hostages-there = ostaggi: { $hostages }
keeps = tieni { $count }
help-trackside-signs = Accanto al treno: { $horse } cavallo, { $flask } fiaschetta, { $half } fiaschetta a metà (con + di whisky vecchio).
nobody-wins = Tutti catturati sul treno. Non vince nessuno.
cannot-win = in trappola, non può vincere
shotgun-seated = guardia sulla sua valigetta
column-kept = Tenute
cards-kept = { $count ->
        [one] { $count } carta tenuta
       *[other] { $count } carte tenute
    }
hand-kept = Tenute per il prossimo round
shotgun-follows = La guardia arretra con lei.
shotgun-waits = lì c’è la guardia!
shotgun-shoots = la guardia spara a { $bandit }!
help-boarding = A bordo: dall’ultimo vagone in avanti tutti i cavalieri scelgono in segreto se salire o continuare. Chi resta da solo sceglie uno qualsiasi dei vagoni seguenti. Il cavallo resta dove si è saliti.
help-ride = Cavalcata: con un cavallo accanto al tuo vagone percorri fino a tre vagoni in una direzione, o nessuno, e scendi nel vagone, o nella diligenza se è lì. Va bene qualsiasi cavallo, e resta lì.
help-stagecoach = Alla fine di ogni round la diligenza arretra di un vagone. Ci si entra con la Cavalcata o con il Cambio di piano dal suo tetto. Dal suo tetto si può sparare a chiunque sia sui tetti del treno, e viceversa.
help-shotgun = La guardia sorveglia la valigetta su cui siede, finché un Pugno sul tetto della diligenza non la getta sul treno. Da allora un proiettile colpisce chi finisce sul suo tetto, che deve scappare; anche chi ci passa soltanto prende un proiettile.
help-whiskey = Una fiaschetta ha due sorsi, ciascuno al posto di un turno. Whisky: pesca tre carte, poi giocane una. Whisky vecchio: gioca due carte di fila.
help-turmoil = Tumulto: tutti scelgono insieme e in segreto; poi le carte vanno sulla pila nell’ordine consueto.
help-keeping = «{ keeps }» su una carta round: alla fine del piano puoi tenere in mano altrettante carte. Contano fra quelle che peschi per il round seguente.
help-hostages = Chi entra nella diligenza senza un ostaggio deve prenderne uno fra quelli presenti, e lo tiene fino alla fine:
help-machine = La macchina del tempo è davanti alla locomotiva; ci portano il Movimento, la Cavalcata o un pugno. Chi alla fine di un round vi si trova da solo sceglie in segreto dove apparire quando comincia la prossima azione. Chi vi si trova da solo alla fine della partita riceve { money } e tutto ciò che è lì.
help-cursed = Bottino maledetto: alcune borse, alcuni gioielli e valigette non valgono quasi niente. Sono tutti coperti, e solo chi li possiede può guardare.
ask-handing-over = { $bandit } è libero e dà qualcosa in cambio. Che cosa?
ask-reflexes = Quale carta della mano eseguite subito?
ask-angry-marshal = Lo sceriffo è furioso. Che cosa fa?
prisoner-held = compare di { $bandit }
is-wanted = mai arrestato
fists-held = Rissa: { $cards }
hurt-by = ferite: { $bullets }
stack-left = pila sinistra: { $bullets }
stack-right = pila destra: { $bullets }
fistfighters-left = carte Rissa: { $cards }
prisoners-there = compari nel vagone prigione: { $bandits }
achieved = lo sceriffo ha: { $things }
warrants-of = taglie { $bandits }
companions-of = compari { $bandits }
goals-of = Obiettivi dello sceriffo
winner-by-goals = Vince { $player }: obiettivi raggiunti { $number } su 5.
winner-with-marshal = Vince anche il più povero: { $player }.
help-law = Lo sceriffo è un giocatore. Nessuno fugge da lui; spara e arresta, e gli si può sparare e dare pugni. Vince con quattro dei suoi cinque obiettivi, altrimenti vince il bandito più ricco.
help-plus = Una carta con + permette allo sceriffo, in un turno normale, di giocarne subito un’altra. Con due bersagli a tiro può colpirli entrambi, un proiettile da ogni pila.
help-prison = Il vagone prigione è l’ultimo: corridoio, tetto e cella. In cella ha effetto solo il colpo di genio, che porta fuori. Chi non è mai stato arrestato riceve { money }.
help-brainwave = Il colpo di genio dentro o sul vagone prigione: libera un compare, o un bandito dalla cella, che ti dà un bottino. Altrove copia l’ultima carta azione di un bandito. Invece di pescare puoi cercarlo nel mazzo.
help-companion = Un compare ti presta il potere del suo bandito; quello del tuo permette a una rapina di prendere un secondo pezzo di bottino. Porta { money }.
help-bullets = I proiettili dello sceriffo:
super-facing-forward = sguardo avanti
super-facing-back = sguardo indietro
super-nobody = nessuno
super-aims = { $target } è sulla linea di tiro
super-column-target = Linea di tiro
super-ask = Quali tre carte, e in quale ordine?
super-not-a-plan = «{ $text }» non è un piano; scrivi i numeri di tre carte diverse, per esempio { $example }.
super-help-answer = Scrivi i numeri di tre carte diverse nell'ordine in cui devono agire, per esempio { $example }, oppure i loro nomi nelle registrazioni, per esempio «{ $plan }».
super-help-signs = Segni: { $forward } guarda verso la locomotiva, { $back } verso la coda del treno; tra parentesi: a terra.
super-help-rules = Tutti pianificano in segreto tre carte; poi si scoprono una alla volta. A fine round si sgancia l'ultimo vagone, e chi sta più indietro ne prende la carta. Vince chi resta per ultimo sul treno; se alla fine più banditi sono sulla locomotiva, vince chi ha più carte bottino.
super-resumed = La partita riprende da dove l'hai lasciata: round { $round }.
super-left-unfinished = La partita non è finita; era il round { $round }.
super-winner-standing = { $player } resta per ultimo sul treno e vince.
super-winner-cards = Vince { $player }, con più carte bottino.
super-winner-value = Vince { $player }, con la carta bottino di maggior valore.
super-winners-share = Vittoria condivisa: { $players }.
you-play-team = Tu sei { $bandits }, in coppia con { $partner }. Contro di te: { $others }.
goal-count-just-a-scratch = { $goal } (rimaste: { $number })
goal-count-golden-bullet = { $goal } (nella più piccola: { $number })
