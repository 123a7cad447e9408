### The words of Ronde in one language. How to edit this file, and how to add a language, stands in
### CONTRIBUTING.md. Texts in { braces } are put in by the program.

## lang
## What is particular to the language.

# Its code in addresses, and its name in the language itself.
lang-code = it
lang-name = Italiano
# Its place among the languages that readers are offered.
lang-order = 4
# Whose plurals, numbers and times are used, as a BCP 47 tag.
lang-locale = it-CH
# A day; with how many digits at least its numbers are written; a month in it.
lang-day = { $day }/{ $month }/{ $year }
lang-date-digits = 2
lang-month = { $n }
# A place in a table of standings, as it stands in a sentence.
lang-rank = { $n }º

## criterion
## What criteria and rules of colours are called.

criterion-completion = il resto può essere abbinato
criterion-bye-score = punti di chi ha il bye
criterion-downfloaters = numero di downfloater
criterion-downfloater-scores = punti dei downfloater
criterion-next = il gruppo seguente
criterion-bye-unplayed = partite non giocate di chi ha il bye
criterion-colour-difference = differenza di colore oltre due
criterion-colour-repeated = tre volte di seguito lo stesso colore
criterion-preference = preferenze di colore
criterion-strong-preference = preferenze forti di colore
criterion-down-last = residenti che scendono come nel turno precedente
criterion-up-last = avversari che salgono come nel turno precedente
criterion-down-before = residenti che scendono come due turni prima
criterion-up-before = avversari che salgono come due turni prima
criterion-down-last-differences = differenze di chi scende come nel turno precedente
criterion-up-last-differences = differenze di chi sale come nel turno precedente
criterion-down-before-differences = differenze di chi scende come due turni prima
criterion-up-before-differences = differenze di chi sale come due turni prima
criterion-differences = differenze di punti
criterion-down-last-2017 = downfloat come nel turno precedente
criterion-up-last-2017 = upfloat come nel turno precedente
criterion-down-before-2017 = downfloat come due turni prima
criterion-up-before-2017 = upfloat come due turni prima
criterion-impossible = non possibile
criterion-no-opponent = senza avversario
criterion-unpaired-there = { $n } vi restano senza avversario
criterion-no-preference = nessuna preferenza
criterion-is-absolute = assoluta
criterion-is-strong = forte
criterion-is-mild = lieve
criterion-both-preferences = entrambi ricevono il colore spettante
criterion-stronger-preference = la preferenza più forte
criterion-last-different-round = al contrario dell'ultimo turno con colori diversi
criterion-higher-ranked = la preferenza del meglio classificato
criterion-initial-colour = per numero e colore iniziale

## estimate
## What is said of estimates.

estimate-note = ~ stima, non un Elo pubblicato

## procedure
## What is done in a step.

procedure-takes = il gruppo a { $points }: { $who }
procedure-with-moved = e da altri gruppi: { $who }
procedure-x = coppie in cui un colore spettante non può essere rispettato
procedure-x-given = coppie in cui un colore spettante non è rispettato
procedure-p = coppie da formare
procedure-n = giocatori che cambiano lato
procedure-upfloaters = giocatori saliti nel gruppo
procedure-upfloater-count = upfloater
procedure-w = giocatori a cui spetta il Bianco
procedure-b = giocatori a cui spetta il Nero
procedure-m0 = giocatori scesi nel gruppo
procedure-p0 = coppie, se tutti potessero essere abbinati
procedure-m1 = giocatori scesi che possono essere abbinati
procedure-p1 = coppie possibili
procedure-z1 = coppie in cui una preferenza forte non può essere rispettata
procedure-z-given = coppie in cui una preferenza forte non è rispettata
procedure-c7 = giocatori che non ricevono il colore spettante
procedure-floater-score = punti di un downfloater, in decimi
procedure-next-bracket = restano nel gruppo seguente: quanti, poi i loro punti in decimi
procedure-max-t = quante volte un giocatore può salire nel torneo
procedure-whites = Bianchi
procedure-blacks = Neri
procedure-from-top = dall'alto
procedure-from-bottom = dal basso
procedure-top-members = membri superiori
procedure-bottom-members = membri inferiori
procedure-exchange = scambio: { $down } da { $left } a { $right }, { $up } a { $left }
procedure-crosses = { $who } da { $from } a { $to }
procedure-drops = si rinuncia a { $article }
procedure-transfers = { $who } passa al gruppo a { $points }
procedure-not-pair = non { $who } con { $other }: { $why }
procedure-not-one = non { $who }: { $why }
procedure-goes-back = ritorno al gruppo a { $points }, il cui abbinamento è annullato
procedure-cracks = { $one } e { $other }, abbinati nel gruppo a { $points }, sono separati; entrambi vanno al gruppo mediano
procedure-joins = il gruppo a { $points } e il seguente diventano un solo gruppo
procedure-colours = colori ({ $article }); spettanti: { $due }
procedure-colours-by = colori ({ $article }): { $rule }; spettanti: { $due }
procedure-colours-due = { $white } { $first }, { $black } { $second }
procedure-leaves = { $who } lascia il gruppo senza avversario
procedure-byes = il bye va a { $who }
procedure-derives = i float del turno { $n } sono ricavati dai punti: il file non li contiene
procedure-averages = medie Elo degli avversari (ARO):
procedure-indexes = l'Indice di ciascuno (Buchholz, Sonneborn-Berger), nell'ordine che ne risulta:
procedure-left-over = restano: { $who }
procedure-accepted = ✓ scelto
procedure-skips = altri candidati che cadono allo stesso modo: { $n }
procedure-must-leave = giocatori che devono lasciare il gruppo: { $n } ({ $why })
procedure-must-come = giocatori che devono salire dal basso: { $n } ({ $why })
procedure-without-opponent = senza avversario nel gruppo: { $who }

## change
## Words of why-not and of rounds without a pairing.

change-title = Turno { $n }: perché non { $a } – { $b }?
change-meet = { $a } e { $b } si incontrano proprio in questo turno; { $white } ha il Bianco.
change-same = Non sono due giocatori diversi.
change-forbidden = { $a } e { $b } non possono incontrarsi: { $why }.
change-no-completion = { $a } e { $b } possono incontrarsi, ma allora gli altri non potrebbero essere tutti abbinati ({ $article }).
change-one-without = Uno di questi resterebbe senza avversario: { $who }.
change-may-meet = { $who } può ancora incontrare: { $others }
change-worse = Se { $a } incontrasse { $b }, ne soffrirebbe il gruppo a { $points }: { $effect } ({ $article }).
change-values = { $article }, { $meaning }: { $from } → { $to }
change-order = Con { $a } – { $b } il gruppo a { $points } sarebbe abbinato altrettanto bene, ma questo abbinamento viene dopo nell'ordine delle regole ({ $article }).
change-procedure = Con { $a } – { $b } la procedura dovrebbe lasciare il suo ordine nel gruppo a { $points }: arriva prima ad altre coppie.
change-step = Con { $a } – { $b } la procedura prenderebbe un altro corso nel gruppo a { $points }: { $what } ({ $article }).
change-changes = { $what }: { $from } → { $to }
change-given-up = rinuncia a { $article }
change-n-floaters = giocatori senza avversario nel proprio gruppo
change-n-transfers = giocatori passati a un altro gruppo
change-n-exchanges = giocatori scambiati
change-n-goes-back = gruppi abbinati di nuovo
change-n-cracks = coppie separate
change-n-joins = gruppi uniti
change-n-upfloater-score = il punteggio più basso tra i floater verso l'alto, in decimi
change-n-following-group = casi in cui il gruppo di punteggio seguente non resta abbinabile come richiesto
change-n-floaters-raised = floater verso l'alto che erano floater nel turno precedente
change-n-floaters-met = avversari di floater verso l'alto che erano floater nel turno precedente
change-n-preferences-denied = preferenze di colore non soddisfatte
change-n-strong-denied = preferenze forti di colore non soddisfatte
change-n-bye = numero di chi ha il bye
change-fault = Con { $a } – { $b } il gruppo a { $points } sarebbe migliore secondo { $article }. Non può essere: si prega di segnalarlo con il file.
change-without-colour = Non avrebbero il colore spettante: { $who }.
change-floats-again = Sarebbero di nuovo floater: { $who }.
change-other-bye = Il bye andrebbe a { $who }.
change-moves = Scacchiere che cambierebbero: { $n }.
change-no-move = Nessun'altra scacchiera cambierebbe.
change-p-forced = Forzato
change-p-decides = Decide
change-p-concerned = Interessati
change-p-moves = Cambiamenti
change-p-article = Regola
change-t-moves = Che cosa cambierebbe
change-t-prescribed = Prescritto
change-t-instead = Invece
change-t-given = Così com'è
change-g-title = Il turno { $n } non è quello prescritto
change-g-title-table = Dove se ne discosta
change-g-worse = nel gruppo a { $points }: { $effect }
change-g-better = nel gruppo a { $points } è migliore di quello prescritto: { $effect }. Non può essere: si prega di segnalarlo con il file
change-g-order = nel gruppo a { $points } è altrettanto buono, ma viene dopo nell'ordine delle regole
change-g-procedure = nel gruppo a { $points } la procedura del regolamento termina con altre coppie
change-g-colours = le coppie sono quelle prescritte, ma qui i colori sono invertiti: { $list }
change-g-bye = il bye di { $a } è di troppo ({ $article })
change-p-departs = Scostamento
change-d-title = Il turno { $n } non può essere abbinato
change-d-none = Non esiste un abbinamento in cui ognuno abbia un avversario o il bye ({ $article }). Decide l'arbitro principale.
change-d-together = I fatti seguenti lo impediscono insieme; se anche uno solo venisse meno, sarebbe possibile.
change-d-open = L'arbitro può, e ciascuna misura basta da sola: { $list }.
change-d-nothing = Nessuna misura basta da sola.
change-f-met = { $a } e { $b } si sono incontrati nel turno { $n } ({ $article })
change-f-prohibited = l'organizzatore vieta { $a } – { $b } (TRF26:260)
change-f-colour = { $a } e { $b } devono avere entrambi il { $colour } ({ $article })
change-f-same-colour = { $a } e { $b } devono avere lo stesso colore ({ $article })
change-f-bye = { $a } non può avere il bye a causa del turno { $n } ({ $article })
change-f-odd = { $n } giocatori sono un numero dispari: uno deve avere il bye ({ $article })
change-r-met = far incontrare di nuovo { $a } e { $b }
change-r-prohibited = togliere il divieto di { $a } – { $b }
change-r-colour = far incontrare { $a } e { $b } benché uno riceva un colore non consentito
change-r-bye = dare comunque il bye a { $a }
change-r-back = far giocare { $a }, che è assente
change-r-newcomer = ammettere qualcuno che non ha ancora incontrato nessuno
change-r-leave = lasciare fuori { $a } in questo turno
change-r-other = un'altra misura dell'arbitro
change-p-fact = Fatto
change-p-repair = Rimedio

## colour
## Rules of colours that only the older books have.

colour-must = uno dei due deve avere questo colore
colour-balance = il Bianco a chi l'ha avuto meno spesso
colour-average = il Bianco alla media di avversari più alta
colour-rating = il Bianco all'Elo più basso
colour-alphabet = il Bianco al primo in ordine alfabetico
colour-only-preference = l'unica preferenza delle due
colour-fewer-whites = Bianco a chi lo ha avuto in meno incontri
colour-lower-difference = Bianco alla squadra con la differenza colori più bassa
colour-first-teams-preference = la preferenza della prima squadra
colour-alternates-first = il meglio classificato alterna rispetto al suo ultimo incontro
colour-alternates-other = l'altro alterna rispetto al suo ultimo incontro
colour-by-group = la preferenza del meglio classificato nel mediano e sopra, del peggio classificato sotto

## effect
## What would be worse.

effect-completion = il resto del turno non potrebbe essere abbinato
effect-bye-score = il bye andrebbe a qualcuno con più punti
effect-downfloaters = più giocatori dovrebbero lasciare il gruppo
effect-downfloater-scores = dovrebbero scendere giocatori con più punti
effect-next = il gruppo seguente si abbinerebbe meno bene
effect-bye-unplayed = il bye andrebbe a qualcuno che ha giocato meno partite
effect-colour-difference = in più coppie di testa qualcuno avrebbe una differenza di colore oltre due
effect-colour-repeated = in più coppie di testa qualcuno avrebbe tre volte di seguito lo stesso colore
effect-preference = meno giocatori avrebbero il colore spettante
effect-strong-preference = meno giocatori avrebbero un colore fortemente spettante
effect-down-last = più giocatori scenderebbero due volte di seguito
effect-up-last = più giocatori salirebbero due volte di seguito
effect-down-before = più giocatori scenderebbero di nuovo dopo due turni
effect-up-before = più giocatori salirebbero di nuovo dopo due turni
effect-down-last-differences = chi scende due volte di seguito avrebbe avversari con meno punti
effect-up-last-differences = chi sale due volte di seguito avrebbe avversari con più punti
effect-down-before-differences = chi scende di nuovo dopo due turni avrebbe avversari con meno punti
effect-up-before-differences = chi sale di nuovo dopo due turni avrebbe avversari con più punti
effect-differences = le differenze di punti tra avversari sarebbero maggiori
effect-upfloaters = dovrebbero salire più giocatori
effect-upfloater-scores = dovrebbero salire giocatori con meno punti
effect-upfloaters-at-most = salirebbero più giocatori che sono già saliti tante volte quante è permesso
effect-upfloaters-often = salirebbero giocatori già saliti più spesso
effect-floats-again = qualcuno sarebbe floater due volte di seguito
effect-came-first = chi viene da un altro gruppo è abbinato per primo
effect-others-less-well = gli altri sarebbero abbinati meno bene
effect-bye-order = qualcun altro viene prima per il bye
effect-meets-nobody = nessuno del gruppo può incontrare quel giocatore
effect-rows = le righe non potrebbero essere tutte abbinate in quest'ordine
effect-left-over = resterebbero più giocatori, o meno adatti
effect-absolute-colour = più giocatori avrebbero un colore che non devono avere
effect-equal-colours = più colori spettanti sarebbero contrariati
effect-dues-less-equal = chi attende il Bianco e chi attende il Nero sarebbero meno pari di numero
effect-ratings-apart = i punteggi Elo sono troppo distanti perché il colore decida (Maxi-torneo)
effect-floater-worse-off = chi è venuto da un altro gruppo andrebbe oltre, o non avrebbe avversario nel seguente
effect-same-due = entrambi attendono lo stesso colore, e più avanti nell'ordine si può evitare

## exclusion
## Why not.

exclusion-met-in = si sono già incontrati nel turno { $n } ({ $article })
exclusion-met-before = si sono già incontrati ({ $article })
exclusion-prohibited = l'organizzatore lo vieta (TRF26:260)
exclusion-same-colour = entrambi devono avere il { $colour } ({ $article })
exclusion-same-colour-unknown = entrambi devono avere lo stesso colore ({ $article })
exclusion-may-not = i due non possono incontrarsi
exclusion-not-allowed = non permesso
exclusion-colour-denied = { $who } non può avere il { $colour } ({ $article })
exclusion-colours = resterebbero contrariati più colori di quanto è permesso qui
exclusion-colour-degree = sarebbe contrariata una preferenza più forte dove può esserlo una più lieve
exclusion-down-last = { $who } è stato downfloater nel turno precedente
exclusion-down-before = { $who } è stato downfloater due turni prima
exclusion-up-last = { $who } è stato upfloater nel turno precedente
exclusion-up-before = { $who } è stato upfloater due turni prima
exclusion-raised = { $who } è salito nel turno precedente, o troppo spesso
exclusion-bye-barred = escluso a causa del turno { $n } ({ $article })
exclusion-rest = gli altri non potrebbero allora essere abbinati come vogliono le regole
exclusion-rest-by = gli altri non potrebbero essere tutti abbinati ({ $article })
exclusion-worse = peggiore secondo { $article }
exclusion-effect = { $effect } ({ $article })
exclusion-later = altrettanto buono, ma dopo nell'ordine del regolamento
exclusion-later-2026 = altrettanto buono, ma dopo nell'ordine dell'articolo 4
exclusion-later-2017 = altrettanto buono, ma dopo nell'ordine della sezione D
exclusion-better-paired = i gruppi si abbinano meglio con questo giocatore
exclusion-odd = il numero dei giocatori è dispari
exclusion-no-more-pairs = { $one } e { $other } non permettono altre coppie
exclusion-rest-with-more = con più coppie il resto non potrebbe essere abbinato, { $article }
exclusion-higher-bye = con più coppie il bye andrebbe a un punteggio più alto, { $article }

## story
## Titles, names of steps, and the short sentences.

story-board-title = Turno { $n }, scacchiera { $m }: { $white } – { $black }
story-held-title = Turno { $n }: { $white } – { $black }
story-player-title = Turno { $n }: { $who }
story-round-title = Come è stato abbinato il turno { $n }
story-by-hand = Questo abbinamento non è quello prescritto dalle regole: è stato fatto a mano, o secondo altre regole. Ecco che cosa prescrivono per i due:
story-other-colours = Le regole prescrivono la stessa coppia a colori invertiti: { $white } ha il Bianco.
story-departs = Il turno così com'è non è quello prescritto dalle regole. Quanto segue spiega quello prescritto.
story-points = { $n ->
    [0.5] { $n } punto
    [one] { $n } punto
   *[other] { $n } punti
}
story-points-exact = { $n } punti
story-round-letter = T
story-nobody = nessuno
story-book-original = il sistema svizzero originale
story-book-1992 = il sistema svizzero a rating del 1992
story-book-2010 = il sistema svizzero a rating del 2010
story-book-2017 = il sistema olandese del 2017 (C.04.3)
story-book-2026 = il sistema olandese del 2026 (C.04.3)
story-book-dubov-1997 = il sistema Dubov del 1997
story-book-dubov-2026 = il sistema Dubov del 2026 (C.04.4.1)
story-book-burstein-2026 = il sistema Burstein del 2026 (C.04.4.2)
story-book-lim-2026 = il sistema Lim del 2026 (C.04.4.3)
story-book-double-swiss-2026 = il sistema Double-Swiss del 2026 (C.04.5)
story-book-team-2026 = il sistema svizzero a squadre del 2026 (C.04.6)
story-n-bracket = Gruppo
story-n-came = Scende
story-n-halves = Metà
story-n-natural = Abbinamento naturale
story-n-tried = Esclusi prima
story-n-exchange = Scambio
story-n-taken = Scelto
story-n-cost = Costo
story-n-colours = Colori
story-n-floats = Floater
story-n-bye = Bye
story-n-passed = Scartati
story-n-absent = Non abbinato
story-n-group = Gruppo
story-n-quantity = Grandezza
story-n-sides = Lati
story-n-set-aside = Rinuncia
story-n-transfer = Trasferimento
story-n-refused = Rifiutato
story-n-back = Ritorno
story-n-joined = Unione
story-n-pair = Coppia
story-n-floats-known = Float precedenti
story-n-averages = Medie
story-n-indexes = Indice
story-n-candidate = Candidato
story-n-needs = Floater
story-bracket = Gruppo { $n }, a { $points }. Residenti: { $who }
story-moved-down = Scesi dall'alto: { $who }
story-limbo = Scesi, ma anche qui senza avversario: { $who }
story-penultimate = abbinato di nuovo perché il resto possa esserlo (A.9)
story-collapsed = tutti i seguenti in un solo gruppo (A.9)
story-floats-from = { $who } lascia il gruppo a { $points }: { $why }
story-left-over = { $who } resta senza avversario: { $why }
story-not-instead = non { $who } al suo posto: { $why }
story-without-exchange = senza: { $why }
story-stands = nulla lo impedisce
story-all-met = tutti i criteri sono pienamente soddisfatti
story-cost-line = { $article }: { $meaning }: { $value }
story-due-line = { $who }: colori finora { $had }; spettante: { $due }
story-due-first = { $who }: ancora nessuna partita; spettante: { $due }
story-float-down = { $who } ▼ incontra qualcuno con meno punti
story-float-up = { $who } ▲ incontra qualcuno con più punti
story-s-alone = Nessun altro è a { $pa }: { $a } deve incontrare qualcuno a { $pb }.
story-s-odd = Il gruppo a { $pa } è dispari, e { $a } ne scende a { $pb }.
story-s-no-opponents = A { $pa } non tutti trovano un avversario, e { $a } scende a { $pb }.
story-s-completion = Perché tutti possano essere abbinati, { $a } scende da { $pa } a { $pb }.
story-s-bye-score = Perché il bye vada al punteggio più basso possibile, { $a } scende da { $pa } a { $pb }.
story-s-came = { $a } scende da { $pa } al gruppo a { $pb }.
story-s-raised = { $b } sale da { $pb } al gruppo a { $pa }.
story-s-level = { $a } e { $b } sono entrambi a { $points }.
story-s-differ = { $a } è a { $pa }, { $b } a { $pb }; sono abbinati nello stesso gruppo.
story-s-in-order = La metà superiore del gruppo incontra l'inferiore nell'ordine, e ne risulta questa coppia.
story-s-first-there = Lì viene prima { $b }, e nulla lo impedisce.
story-s-by-book = La procedura del regolamento porta a questa coppia; nulla di ciò che precede è stato rifiutato.
story-s-cannot = { $x } viene prima di { $b }, ma non può incontrare { $a }: { $why }.
story-s-worse = Con { $x }, che viene prima di { $b }, { $effect } ({ $article }).
story-s-refused = { $x } viene prima di { $b }, ma non per { $a }: { $why }.
story-s-later = { $x } andrebbe altrettanto bene, ma viene dopo nell'ordine delle regole ({ $article }).
story-s-more = Altri esclusi prima di { $b }: { $n }.
story-s-next = Poi viene { $b }.
story-s-exchanged = Nel gruppo { $down } e { $up } cambiano metà; così com'erano, le metà non andavano.
story-s-taken = Prima verrebbe { $x }, che però incontra { $y }.
story-s-gone = Prima verrebbe { $x }, che però lascia il gruppo.
story-s-white = { $white } ha il Bianco: { $rule }.
story-s-white-plain = { $white } ha il Bianco ({ $article }).
story-s-set-aside = Per abbinare il gruppo si è dovuto rinunciare a: { $list }.
story-s-bye = Il numero dei giocatori è dispari: uno di loro ha il bye, ed è { $who }, a { $points }.
story-s-bye-nobody = Nessuno è stato scartato.
story-s-bye-not = Non { $x }: { $why }.
story-s-bye-more = Altri scartati: { $n }.
story-bye-line = { $who }, { $points }, turni non giocati: { $n }
story-s-round = Scacchiere: { $boards }; gruppi: { $groups }.
story-s-rules = Regole: { $book }. Gli articoli sono quelli di questo regolamento.
story-s-floaters = Senza avversario del proprio punteggio: { $who }.
story-s-bye-to = Bye: { $who }.
story-s-no-bye = Nessun bye: il numero dei giocatori è pari.
story-unknown = Non c'è un giocatore con il numero { $n }.
story-asked-bye = { $who } non è abbinato: per questo turno ha un bye da { $points }.
story-away = { $who } non è abbinato: assenza annunciata per questo turno.
story-left = { $who } non è abbinato: ritirato dal torneo.
story-not-yet = { $who } non è abbinato: non ancora nel torneo.
story-not-there = { $who } non è abbinato in questo turno.
story-facts = Prima del turno { $n }
story-f-number = N.
story-f-name = Nome
story-f-points = Punti
story-f-colours = Colori
story-f-due = Spettante
story-f-floats = Float
story-f-met = Ha incontrato
story-boards = Le scacchiere
story-f-board = Sc.
story-f-why = Perché
story-h-steps = Passo per passo
story-h-step = Passo
story-h-what = Che cosa succede
story-h-article = Articolo
story-frozen = Ricavato dal torneo com'era prima dell'abbinamento del turno { $n }.

## unpaired
## Why a round cannot be paired, as the end of a sentence.

unpaired-not-declared = il numero dei turni non è dichiarato, e l'ultimo ne dipende
unpaired-no-round-left = tutti i { $n } turni dichiarati sono abbinati
unpaired-rounds-missing = il turno { $n } non è ancora abbinato
unpaired-results-missing = partite dei turni precedenti senza risultato: { $n }
unpaired-nobody = non c'è nessuno da abbinare
unpaired-too-many-rounds = non si possono abbinare più di { $n } turni
unpaired-none = non esiste alcun abbinamento completo
unpaired-rating-missing = giocatori senza Elo: { $who }; assegnare a ciascuno un Elo provvisorio (C.04.4.1:1.1)
unpaired-budget = il gruppo a { $points } punti ({ $n } giocatori) è troppo grande per essere deciso esattamente con questo regolamento

## no-schedule
## Why there is no such schedule, and what is possible instead, as the end of a sentence.

no-schedule-out-of-range = { $what }: { $given } non è possibile, da { $least } a { $most } sì
no-schedule-cup-players = partecipanti di una coppa
no-schedule-match-games = partite di un incontro
no-schedule-protected = teste di serie
no-schedule-robin-players = partecipanti di un girone all'italiana
no-schedule-robin-cycles = cicli di un girone all'italiana di questa grandezza
no-schedule-round = turno
no-schedule-players = partecipanti
no-schedule-varma-players = partecipanti di un sorteggio guidato (tabelle di Varma)
no-schedule-schiller-groups = gruppi di un torneo Schiller
no-schedule-group-players = membri di un gruppo
no-schedule-berlin-groups = gruppi di un torneo berlinese (2 o 4)
no-schedule-berlin-players = partecipanti di un torneo berlinese
no-schedule-team-boards = scacchiere di una squadra
no-schedule-scheveningen-boards = scacchiere di un incontro Scheveningen
no-schedule-scheveningen-cycles = cicli di un incontro Scheveningen
no-schedule-molter-teams = squadre di un torneo Molter
no-schedule-molter-players = membri di una squadra Molter
no-schedule-odd-team = squadre di { $players } non sono possibili nel sistema Molter: metà squadra ha il Bianco in ogni turno, e con un numero dispari di squadre due scacchiere si scambiano un membro, perciò una squadra deve avere un numero pari di membri; prendere { $fewer } o { $more }
no-schedule-molter-rounds = { $rounds } turni non sono possibili per { $teams } squadre: nessuno incontra due membri della stessa squadra, quindi i turni sono meno delle squadre; sono possibili da 1 a { $most }
no-schedule-not-double = gli ultimi due turni del primo ciclo si scambiano solo in un girone doppio, non con questo numero di cicli: { $cycles }; prendere 2 cicli, o rinunciare allo scambio
no-schedule-not-printed = la tabella di Schiller stampata vale per 4 gruppi di 3, non per { $groups } gruppi di { $size }; non chiedere quella stampata
no-schedule-no-name = la voce { $place } della lista non ha nome
no-schedule-name-twice = { $name } è due volte nella lista; se sono due persone, scrivere dopo il nome ciò che le distingue, come un circolo o un anno
no-schedule-wrong-players = la lista ha { $given } partecipanti, il calendario è per { $needed }
no-schedule-wrong-teams = la lista ha { $given } squadre, il calendario è per { $needed }
no-schedule-too-large = { $members } partecipanti vengono da { $group }, e la busta più grande per un torneo così ha { $largest } numeri (le buste contengono { $envelopes }); { $largest } è il massimo per una federazione, a meno che i gruppi si possano dividere
no-schedule-do-not-fit = gruppi di { $contingents } partecipanti non si possono distribuire fra buste di { $envelopes } numeri senza dividerne uno; permettere di dividerli, e il protocollo dice chi può incontrarsi negli ultimi tre turni
no-schedule-no-such-seat = nessuno ha il numero { $seat }; i numeri vanno da 1 a { $seats }
no-schedule-one-seat = il numero { $seat } non incontra sé stesso; indicare due numeri
no-schedule-dispensed-too-long = il numero { $seat } non può essere dispensato da { $rounds } turni: { $most } è il massimo in questa coppa, perché gli ultimi turni vanno giocati
no-schedule-nobody-plays = con queste dispense nessuno gioca nel turno { $round }; dispensare meno partecipanti, o da meno turni
no-schedule-no-preliminary = un turno preliminare è per numeri appena sopra una potenza di due: qui sono occupati { $places } posti, { $above } più di { $below }, e { $undispensed } partecipanti non hanno dispense; ogni partita preliminare ne richiede due
no-schedule-not-a-recipe = «{ $text }» non è la ricetta di un calendario
no-schedule-no-recipe = niente dice secondo quale calendario si gioca il torneo: non ha una ricetta (un commento che comincia con ### ronde schedule), e il suo tipo di torneo non è fra quelli con tabella nota
no-schedule-too-few-rounds = sono dichiarati { $declared } turni, ma il calendario ne ha { $needed }; correggere il numero di turni (record 142, XXR), o il tipo di torneo
no-schedule-results-missing = { $games ->
    [one] { $games } partita del turno { $round } non ha risultato; inserire prima i risultati
   *[other] { $games } partite del turno { $round } non hanno risultato; inserire prima i risultati
}
no-schedule-differs = il turno { $round } contiene altre partite che il calendario; controllare prima il file
no-schedule-level = l'incontro { $number } è in parità dopo le sue partite; giocare uno spareggio, o indicare chi passa
no-schedule-not-in-match = il numero { $seat } non gioca l'incontro { $number } e quindi non può vincerlo
no-schedule-none = non c'è un calendario
no-schedule-gaps = un calendario richiede i numeri 1, 2, 3 … senza lacune

## head
## What stands above columns.

head-rank = Pos.
head-number = N.
head-title = Titolo
head-name = Nome
head-rating = Elo
head-federation = Fed
head-group = Gruppo
head-final-n = Finale { $n }
head-points = Punti
head-round = T{ $n }
head-category = Categoria
head-place = Posto
head-amount = Importo
head-reason = Motivo
head-prizes = Premi
head-standings = Classifica { $when }
head-standings-of = { $name }: classifica { $when }
head-before = prima del turno 1
head-after = dopo il turno { $n }
head-after-of = dopo il turno { $n } di { $of }
head-after-last = dopo il turno { $n }, l'ultimo
head-number-only = numero { $n }
head-place-prize = il premio del posto
head-share = { $pot } divisi fra { $n } a pari punti
head-hort = Hort: { $own } per il posto, e una parte di { $pot } fra { $n } a pari punti
head-stays = nessuno può vincere il premio { $place } di { $category }: { $amount } restano nel fondo
head-women = donne
head-men = uomini
head-everybody = tutti
head-unrated = senza Elo
head-below = Elo fino a { $n }
head-above = Elo da { $n }
head-not-accelerated = nessuna accelerazione
head-baku = Accelerazione di Baku (C.04.7)
head-ssa = Svizzero accelerato, tolto al turno 3
head-ssa-halves = Svizzero accelerato, tolto a metà ai turni 3 e 4
head-ssa-kept = Svizzero accelerato, mai tolto: due categorie
head-virtual-points = punti virtuali dichiarati

## form
## The form's own words.

form-page = Pagina { $n } di { $m }
form-draft = BOZZA
form-live = Sempre aggiornato:
form-too-large = la tabella non entra in un foglio di calcolo; prendere il CSV

## need
## What somebody needs.

need-title = Che cosa serve a { $who } nel turno { $n }
need-title-last = Che cosa serve a { $who } nell'ultimo turno
need-win-over = Con una vittoria contro { $who }
need-win = Con una vittoria
need-draw = Con una patta
need-loss = Con una sconfitta
need-done = Non resta nulla da giocare
need-one = { $a }
need-two = { $a } o { $b }
need-range = dal { $a } al { $b }
need-mostly = { $ranks }, per lo più { $most }
need-most-often = { $ranks }, più spesso { $most }
need-exactly = { $own }: { $ranks }.
need-in-plays = { $own }: { $ranks } in { $n } simulazioni; per punti è possibile { $bounds }.
need-in-plays-only = { $own }: { $ranks } in { $n } simulazioni.
need-result = Proprio risultato
need-points = Punti
need-by-points = Per punti
need-ranks = Posizioni e probabilità
need-among = Primi { $n }
need-row-win = Vittoria
need-row-draw = Patta
need-row-loss = Sconfitta
need-all-ways = Esatto: sono stati esaminati tutti i { $n } modi in cui possono finire le { $m } partite aperte. La probabilità di ciascuno dipende dagli Elo.
need-plays = Ciò che è possibile per punti è esatto. Le probabilità vengono da simulazioni ripetibili delle { $m } partite aperte, secondo gli Elo.
need-after-round = Le posizioni sono quelle dopo il turno { $n }; seguono altri turni.
need-rivals = { $own }: { $who } possono ancora finire a pari punti o davanti.

## round-note
## One sentence for each note.

round-note-bye-value = il riposo vale { $bye } punti; secondo il libro ({ $article }) è { $allowed }
round-note-a-win = una vittoria
round-note-a-win-or-a-draw = una vittoria o una patta
round-note-stayed-away = { $who }: assenza senza avviso, abbinamento mantenuto; secondo il libro ({ $article }) è un ritiro
round-note-numbers = i numeri non seguono gli Elo: { $below } ha un Elo superiore a { $above }. Se un Elo è cambiato, i numeri si assegnano di nuovo finché il turno { $last } non è abbinato (C.04.4.1:1.2.2)

## badge
## Words of badges and place cards.

badge-title = Badge
badge-people = Giocatori
badge-number = N.
badge-name = Nome
badge-fide-title = Titolo
badge-rating = Elo
badge-federation = Fed
badge-club = Circolo

## bracket
## Words of the explanation sheet.

bracket-title = Come è stato abbinato il turno { $n }
bracket-rules = Regole: { $book }. Gli articoli sono quelli di questo regolamento.
bracket-dutch = sistema olandese
bracket-dubov = sistema Dubov
bracket-burstein = sistema Burstein
bracket-lim = sistema Lim
bracket-double-swiss = sistema Double-Swiss
bracket-team = sistema svizzero a squadre
bracket-original = sistema svizzero originale
bracket-differs = Il turno è stato modificato a mano; questo foglio mostra ciò che le regole prescrivono.
bracket-bracket = Gruppo { $n }: { $points } punti
bracket-group = { $n ->
    [0.5] Gruppo di { $n } punto
    [one] Gruppo di { $n } punto
   *[other] Gruppo di { $n } punti
}
bracket-penultimate = abbinato di nuovo perché il resto possa esserlo (A.9)
bracket-collapsed = tutti i seguenti in un solo gruppo (A.9)
bracket-nobody = nessuno
bracket-exchange = Scambio ({ $article }): { $down } in S2, { $up } in S1.
bracket-without = Senza: { $why }.
bracket-all-met = Criteri: tutti pienamente soddisfatti.
bracket-cost = Quanto costano i criteri: { $list }. Tutti gli altri pienamente soddisfatti.
bracket-floats = Downfloater: { $who } ({ $why }).
bracket-left-over = Resta: { $who } ({ $why }).
bracket-odd = il numero dei giocatori è dispari
bracket-no-more-pairs = { $article }: non sono possibili altre coppie
bracket-rest-unpaired = { $article }: il resto non potrebbe essere abbinato
bracket-higher-bye = { $article }: il bye andrebbe a un punteggio più alto
bracket-not-instead = Non { $who }: { $why }.
bracket-board = Sc.
bracket-colour = Col
bracket-due = spettante
bracket-colours-by = Colori
bracket-refused = Rifiutati prima
bracket-met = già incontrati
bracket-prohibited = vietato
bracket-same-colour = stesso colore obbligatorio
bracket-later = uguale, ma dopo nell'ordine del regolamento
bracket-bye = { $n ->
    [0.5] Bye: { $who } ({ $n } punto, turni non giocati: { $m }).
    [one] Bye: { $who } ({ $n } punto, turni non giocati: { $m }).
   *[other] Bye: { $who } ({ $n } punti, turni non giocati: { $m }).
}
bracket-no-bye = Nessun bye: il numero dei giocatori è pari.
bracket-barred = { $article }: escluso dal turno { $n }
bracket-better-paired = i gruppi si abbinano meglio con questo giocatore
bracket-legend = ↘ venuto da un altro gruppo · ↓ parte senza avversario · ⇄ ha cambiato lato · ○ ■ colore assegnato · accanto ai punti il colore spettante: tratteggio lieve, linea forte, doppia assoluta · ✕ rifiutato, con l'articolo.
bracket-steps = I passi della procedura
bracket-step = Passo
bracket-article = Articolo
bracket-done = Che cosa si fa
bracket-takes = { $n ->
    [0.5] Gruppo di { $n } punto: { $who }
    [one] Gruppo di { $n } punto: { $who }
   *[other] Gruppo di { $n } punti: { $who }
}
bracket-with-moved = e da altri gruppi: { $who }
bracket-upfloaters = upfloater
bracket-drops = { $article } è messo da parte
bracket-transfers = { $n ->
    [0.5] { $who } passa al gruppo di { $n } punto
    [one] { $who } passa al gruppo di { $n } punto
   *[other] { $who } passa al gruppo di { $n } punti
}
bracket-not-this = non { $who }: { $why }
bracket-goes-back = { $n ->
    [0.5] ritorno al gruppo di { $n } punto
    [one] ritorno al gruppo di { $n } punto
   *[other] ritorno al gruppo di { $n } punti
}
bracket-cracks = { $one } e { $other } sono separati per il gruppo mediano
bracket-joins = { $n ->
    [0.5] il gruppo di { $n } punto e il seguente diventano uno
    [one] il gruppo di { $n } punto e il seguente diventano uno
   *[other] il gruppo di { $n } punti e il seguente diventano uno
}
bracket-pairs = { $white } – { $black } (colori secondo { $article })
bracket-leaves = { $who } lascia il gruppo senza avversario
bracket-byes = Il bye va a { $who }.
bracket-derives = i float del turno { $n } sono ricavati dai punti
bracket-colour-denied = { $article }: non può avere il { $colour }
bracket-too-many-colours = più colori contrariati di quanto permesso qui
bracket-colour-degree = può cedere una preferenza più lieve
bracket-floated-up = upfloat { $n } turno/i fa
bracket-floated-down = downfloat { $n } turno/i fa
bracket-raised = salito nel turno precedente, o troppo spesso
bracket-worse = peggiore secondo { $article }

## catalogue
## Names of papers, and sentences about what is missing.

catalogue-before = Prima del primo turno
catalogue-of-round = Per un turno
catalogue-tables = Classifiche e tabelloni
catalogue-at-end = Alla fine
catalogue-starting-list = Lista di partenza
catalogue-announcement = Manifesto con l'indirizzo della pagina dal vivo
catalogue-place-cards = Segnaposto
catalogue-badges = Tesserini
catalogue-player-cards = Schede dei giocatori
catalogue-wall-chart = Tabella murale
catalogue-round = Abbinamenti per scacchiera e per nome, foglietti del risultato
catalogue-pairings = Abbinamenti per scacchiera
catalogue-pairings-by-name = Abbinamenti per nome
catalogue-slips = Foglietti del risultato
catalogue-bracket = Come è stato abbinato il turno
catalogue-why = Perché: una pagina per ogni abbinamento
catalogue-team-sheets = Fogli squadra
catalogue-protocols = Verbali di incontro
catalogue-pack = Fascicolo per continuare a mano
catalogue-standings = Classifica
catalogue-categories = Classifica per categoria
catalogue-crosstable = Tabellone per posizione
catalogue-crosstable-by-number = Tabellone per numero
catalogue-aros = Medie Elo degli avversari
catalogue-prizes = Elenco dei premi
catalogue-match-cards = Schede di gara, per una lista Elo
catalogue-final-report = Rapporto finale
catalogue-nobody = Nessuno è ancora iscritto. Aggiungere prima i giocatori.
catalogue-no-round = Nessun turno è ancora abbinato. Abbinare prima il turno 1.
catalogue-no-such-round = Non c'è un turno { $n }; l'ultimo è { $last }. Sceglierne uno.
catalogue-no-such-board = In quel turno non c'è una scacchiera { $n }; l'ultima è { $last }.
catalogue-no-such-player = Nessuno qui ha il numero { $n }. Scegliere un numero della lista di partenza.
catalogue-no-teams = Questo foglio è per squadre, e il torneo non ne ha.
catalogue-no-prizes = Nessun premio è ancora offerto. Indicarli, per esempio all: 500, 300, 200.
catalogue-no-categories = Non c'è una categoria a cui appartengono solo alcuni. Indicarne una, per esempio women, U16 o S60.
catalogue-no-link = Un manifesto ha bisogno di un indirizzo: aprire prima alla sala, o indicarne uno.
catalogue-no-account = Solo i turni di un torneo svizzero hanno gruppi da spiegare.
catalogue-otherwise = Le regole avrebbero dato un turno diverso da quello giocato: è stato abbinato a mano, o con altre regole. Non c'è spiegazione.
catalogue-schedule = Calendario: tutti i turni
catalogue-no-schedule = Questo foglio esiste solo per i tornei con un calendario, quando ci sono tutti i giocatori.
catalogue-round-n = Turno { $n }

## match-card
## Words of the match card; the German ones mostly as the course prints them.

match-card-title = Schede di gara
match-card-of = Scheda di gara: { $name }
match-card-player = Giocatore
match-card-number = Numero
match-card-rank = Posizione
match-card-name = Nome
match-card-fide-title = Titolo
match-card-sex = Sesso
match-card-born = Data di nascita
match-card-club = Circolo
match-card-federation = Federazione
match-card-fed = Fed
match-card-fide-id = Numero FIDE
match-card-national-id = Numero nazionale
match-card-elo = Elo
match-card-national-rating = Elo nazionale
match-card-national = Naz.
match-card-round = Turno
match-card-colour = Colore
match-card-opponent = Avversario
match-card-result = Risultato
match-card-total = Totale
match-card-event = Torneo
match-card-event-name = Nome
match-card-place = Luogo
match-card-from = Dal
match-card-to = Al
match-card-time-control = Tempo di riflessione
match-card-director = Direzione del torneo
match-card-chief-arbiter = Arbitro principale
match-card-deputies = Arbitri aggiunti

## pack
## Words of the fallback pack.

pack-title = Plico cartaceo, turno { $n }
pack-purpose = Con questi fogli il torneo continua se il computer si guasta. Da tenere al tavolo degli arbitri; stamparne di nuovi dopo ogni abbinamento.
pack-how = Come continuare a mano
pack-results = Scrivere i risultati sul foglio dei risultati, poi sulle schede dei due giocatori: r e il nuovo totale.
pack-piles = Disporre le schede in gruppi secondo il totale, il più alto per primo; nel gruppo per numero d'abbinamento. Togliere gli assenti e chi ha annunciato un bye.
pack-halves = Abbinare ogni gruppo dall'alto, la metà superiore (S1) contro la metà inferiore (S2) in ordine. Nessuno incontra due volte lo stesso avversario; due schede con lo stesso colore cerchiato non possono incontrarsi, né le coppie vietate. Se una coppia è impossibile, scambiare gli avversari in S2, cominciando dal basso.
pack-floaters = Chi non trova avversario passa in cima al gruppo seguente: segnare ↓ sulla scheda e ↑ su quella dell'avversario. Evitare chi ha la stessa freccia negli ultimi due turni.
pack-bye = Se il numero è dispari, un giocatore dell'ultimo gruppo ha il bye, ma nessuno due volte né dopo una vittoria senza giocare: vedere la lista dei bye.
pack-colours = Colori: a ciascuno il colore spettante; se è lo stesso, vale il più urgente (!! prima di !), altrimenti il meglio classificato.
pack-fixed = Gli abbinamenti di tutti i turni sono fissati: prendere quelli del turno seguente dalla tabella dei turni o dalle schede.
pack-write = Scrivere le coppie sul foglio d'abbinamento vuoto, i totali più alti alle prime scacchiere, e avversario e colore sulle schede. Esporre una copia.
pack-back = Quando il computer torna: inserire risultati e abbinamenti come sono stati giocati, come abbinamenti a mano, con il motivo.
pack-result-sheet = Foglio dei risultati, turno { $n }
pack-result-how = 1 – 0, ½ – ½, 0 – 1; + – − se un giocatore non è venuto.
pack-blank = Foglio d'abbinamento vuoto
pack-blank-how = Turno: ……    Ora: ……
pack-board = Sc.
pack-result = Risultato
pack-number = N.
pack-name = Nome
pack-rating = Elo
pack-points = Pt.
pack-due = Spett.
pack-bye-barred = Bye
pack-no = no: T
pack-history = Turni, float e colori spettanti
pack-history-how = 12○1↓: contro il numero 12, Bianco, vittoria, downfloat. = turno senza partita. Spett.: !! assoluto, ! forte. Bye: no, con il turno che lo esclude.
pack-byes = Bye, forfait e assenze annunciate
pack-no-byes = Finora nessuno.
pack-round = Turno
pack-what = Che cosa
pack-announced = annunciato
pack-prohibited = Abbinamenti vietati
pack-none-prohibited = Nessun abbinamento è vietato.
pack-rounds = Turni
pack-apart = Non possono incontrarsi

## place-card
## Words of place cards.

place-card-title = Segnaposto

## card
## Words of the player's card; the French ones as the seed prints them.

card-title = Schede dei giocatori
card-open = Open di:
card-from = dal
card-to = al
card-number = N. abb.
card-name = Cognome e nome del giocatore
card-rating = Elo:
card-fide-rating = Elo FIDE:
card-fide-title = Titolo:
card-national-id = Codice naz.:
card-fide-id = Codice FIDE:
card-federation = Fed.:
card-club = Circolo:
card-league = Regione:
card-birth = Nato il
card-round = T
card-colour = Col
card-opponent = Avversario
card-result = r
card-total = Totale
card-adjusted = Punti corretti
card-final-total = Totale finale
card-tie-break = Sp
card-place = Posto:
card-which = Sp: { $code }
card-breaks = Spareggi: { $list }

## protocol
## Words of match protocols.

protocol-title = Verbali degli incontri, turno { $n }
protocol-when = Turno { $n }, incontro { $m }
protocol-table = Incontro
protocol-team = Squadra
protocol-board = Sc.
protocol-result = Risultato
protocol-total = Totale
protocol-captain = Capitano
protocol-arbiter = Arbitro
protocol-bye = { $team } ha il bye.
protocol-forfeit = { $one } – { $other }: non giocato (forfait).

## schedule-paper
## What stands on a schedule.

schedule-paper-title = Calendario
schedule-paper-resting = Non gioca: { $who }
schedule-paper-later = I turni successivi dipendono dai risultati.

## slip
## Words of result slips.

slip-title = Foglietti dei risultati, turno { $n }
slip-round = Turno { $n }
slip-board = Scacchiera
slip-points = { $n } pt.
slip-pts = Pt.
slip-other = altro
slip-signature = firma
slip-code = Codice

## team
## Words of team sheets.

team-title = Formazioni delle squadre
team-round = turno { $n }
team-round-open = turno ……
team-team = Squadra
team-against = contro
team-order = Ordine
team-number = N.
team-name = Nome
team-fide-title = Titolo
team-rating = Elo
team-federation = Fed
team-board = Scacchiera
team-plays = gioca a questa scacchiera
team-captain = Nome e firma del capitano
team-arbiter = Ricevuto: ora, arbitro

## paper
## Titles, heads and sentences of papers.

paper-starting-list = Lista di partenza
paper-starting-by-name = Lista di partenza per nome
paper-starting-by-club = Lista di partenza per circolo
paper-starting-by-federation = Lista di partenza per federazione
paper-team = Squadra
paper-players = Giocatori
paper-average = Media
paper-club = Circolo
paper-fide-id = N. FIDE
paper-of-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
paper-round = Turno { $n }
paper-by-board = Turno { $n }: abbinamenti per scacchiera
paper-by-name = Turno { $n }: abbinamenti per nome
paper-results = Turno { $n }: risultati
paper-not-paired = Il turno { $n } non è ancora abbinato.
paper-board = Sc.
paper-match-no = Incontro
paper-white = Bianco
paper-black = Nero
paper-white-letter = B
paper-black-letter = N
paper-result = Risultato
paper-pts = Pti
paper-elo = Elo
paper-colour = Colore
paper-opponent = Avversario
paper-adjourned = agg.
paper-bye = bye
paper-full-bye = bye da un punto
paper-half-bye = bye da mezzo punto
paper-zero-bye = assenza annunciata
paper-forfeit-win = vittoria a forfait
paper-forfeit-loss = sconfitta a forfait
paper-absent = assente
paper-all-boards = Tutte le scacchiere
paper-of-category = Classifica per categoria
paper-progress = Andamento
paper-progress-how = Andamento: i punti dopo ogni turno; la linea sottile è la metà dei punti, un punto vuoto un turno senza partita.
paper-nobody = Nessuno in questa categoria.
paper-crosstable = Tabellone
paper-crosstable-how = Ogni turno: numero dell'avversario, colore (○ Bianco, ● Nero), risultato. + e - sono forfait, * non è finito; U F H Z sono bye.
paper-wall-chart = Tabellone a muro
paper-wall-chart-how = Ogni turno: numero dell'avversario, colore (○ Bianco, ● Nero), risultato, e sotto i punti fino a quel momento.
paper-prize-list = Elenco dei premi
paper-no-prizes = Nessun premio è assegnato.
paper-paid = Pagato: { $paid }
paper-aros = Elo medi degli avversari { $when }
paper-aros-how = ARO dopo ogni turno, per chi vuole prevedere gli abbinamenti (sistema Dubov, articolo 9). Contano solo le partite giocate; senza partite, zero.
paper-aros-unrated = Gli avversari senza Elo sono esclusi.
paper-final-report = Rapporto finale
paper-event = Manifestazione
paper-event-name = Nome
paper-place = Luogo
paper-from = Dal
paper-to = Al
paper-federation = Federazione
paper-chief-arbiter = Arbitro principale
paper-arbiters = Arbitri
paper-time-control = Tempo di riflessione
paper-system = Sistema
paper-rounds = Turni
paper-tie-breaks = Spareggi
paper-pairings-by = Abbinamenti di
paper-statistics = Statistiche
paper-code = Codice
paper-what = Che cosa
paper-count = Numero
paper-share = Quota
paper-rated = con Elo
paper-titled = con titolo
paper-women = donne
paper-federations = federazioni
paper-average-rating = Elo medio
paper-games = partite giocate
paper-white-wins = vinte dal Bianco
paper-draws = patte
paper-black-wins = vinte dal Nero
paper-forfeits = a forfait
paper-byes = bye
paper-unfinished = senza risultato
paper-begins = inizia alle { $time }
paper-scan = La scacchiera, i risultati e la classifica sul telefono
paper-announcement = Avviso

## plan
## What a plan says.

plan-title = Piano: { $players } iscrizioni, { $rounds }, { $days }, in { $currency }
plan-rounds = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
plan-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
plan-head-side = Lato
plan-head-post = Voce
plan-head-number = Numero
plan-head-price = Unitario
plan-head-amount = Importo
plan-cost = spesa
plan-income = entrata
plan-is-balance = saldo
plan-total-costs = Totale delle spese
plan-total-income = Totale delle entrate
plan-balance = Saldo
plan-prizes = Premi
plan-hall = Sala, per giocatore
plan-rating-fees = Tasse della lista Elo, per giocatore e turno
plan-guest = Giocatore invitato da { $rating }
plan-arbiters = Arbitri
plan-given = { $name } (donato)
plan-entries = Iscrizioni
plan-room = Locali: da { $least } a { $ample } m² (da 1.5 a 2 m² per giocatore).
plan-material = Materiale: { $n } scacchiere con pezzi e { $n } orologi.
plan-margin = Ogni iscrizione lascia { $currency } { $amount } dopo le proprie spese.
plan-even-from = Il bilancio è in pareggio da { $n } iscrizioni.
plan-even-up-to = Il bilancio è in pareggio solo fino a { $n } iscrizioni: ognuna costa più di quanto rende.
plan-even-always = Il saldo non è mai negativo, qualunque sia il numero di iscrizioni.
plan-even-never = Nessun numero di iscrizioni porta in pareggio.
plan-no-titles = Il primo premio è sotto { $currency } { $amount }: i giocatori titolati verranno difficilmente.
plan-checklist = Lista di controllo
plan-head-by = Entro
plan-head-when = Quando
plan-head-task = Che cosa
plan-give-first-day = Indicare il primo giorno per vedere le date.
plan-end-of-month = fine del mese
plan-days-before = { $n ->
    [one] { $n } giorno prima
   *[other] { $n } giorni prima
}
plan-on-day = giorno { $n }
plan-axis-entries = iscrizioni
plan-axis-balance = saldo in { $currency }
plan-expected = previste:
plan-even-at = pareggio:
plan-book-hall = prenotare la sala: da 1.5 a 2 m² per giocatore, buona luce, tranquilla
plan-ask-for-subsidies = chiedere sussidi e fondi delle lotterie: possono arrivare con un anno di ritardo
plan-find-sponsors = contattare sponsor, inserzionisti, donatori e agenzie di viaggio
plan-engage-arbiter = ingaggiare l'arbitro
plan-reserve-date = riservare la data presso la federazione: sito e calendario
plan-invite-players = invitare giocatori: compenso, viaggio e alloggio per iscritto
plan-arrange-lodging = alloggio: chi dorme dove, confermato per iscritto
plan-announce-to-federation = annunciare la manifestazione al responsabile della lista nazionale
plan-announce-to-fide = annunciare la manifestazione alla FIDE tramite la federazione
plan-inform-media = informare la stampa locale: un annuncio può valere un articolo
plan-print-programme = stampare e spedire il programma
plan-reserve-material = riservare pezzi, scacchiere, orologi e il loro trasporto
plan-arrange-canteen = mensa: gestirla, o un gestore che versa una parte
plan-smoking-corner = un angolo fumatori fuori dall'area di gioco
plan-toilets = servizi, separati per donne e uomini
plan-transmission = trasmissione in diretta: che cosa costa e fornisce il gestore
plan-find-helpers = aiutanti, e almeno un pasto per ognuno
plan-try-equipment = provare computer e stampante, caricare le liste più recenti
plan-send-report = inviare i rapporti alle liste
plan-cut-off = chiusura delle liste: i rapporti tardivi attendono le successive
plan-thank-donors = ringraziare i donatori per nome, anche chi ha donato lavoro

## ranking-note
## Notes on a ranking.

ranking-note-old-rules = il torneo del { $date } fu giocato con regole di spareggio ad avversario virtuale, che Ronde non ha; quelle del 2024 sono le più vicine
ranking-note-cut-short = la lista di spareggi dichiarata non può essere applicata fino in fondo: { $why }
ranking-note-barred = { $code } non va usato nei gironi all'italiana (C.07:8)
ranking-note-unrated = { $code } è escluso, perché partecipa chi non ha Elo (C.07:10); si può fissare un Elo per loro
ranking-note-mixed = sono mescolati spareggi di più famiglie (ssb-course:3)
ranking-note-open = { $n ->
    [one] { $n } partita senza risultato
   *[other] { $n } partite senza risultato
}
ranking-note-in-play = il turno { $round } è in corso e non conta ancora ({ $n } senza risultato)
ranking-note-no-places = i turni non si susseguono come vuole il calendario; contano solo i punti
ranking-note-unknown = '{ $text }' non è uno spareggio
ranking-note-perhaps = '{ $text }' non è uno spareggio; { $code } lo è
ranking-note-other = '{ $text }' è uno spareggio del regolamento proprio
ranking-note-modifier = '{ $part }' in '{ $text }' non è un modificatore; ci sono Cn, Mn, L+n, Kn, P, F, R
ranking-note-not-for = '{ $part }' in '{ $text }' non si addice a { $code }
ranking-note-not-in = le regole del { $year } non hanno lo spareggio { $code }; hanno { $known }
ranking-note-only-teams = { $code } è uno spareggio a squadre, e qui si classificano i giocatori
ranking-note-needs-matches = { $code } conta incontri fra due squadre, e un torneo Molter non ne ha; ha { $known }
ranking-note-rules = regole del { $year } ({ $by })
ranking-note-by-choice = come richiesto
ranking-note-by-declaration = dichiarate
ranking-note-by-date = secondo la data { $date }
ranking-note-by-default = in vigore
ranking-note-list-form = la lista di questa forma di torneo
ranking-note-list-article = articolo F10
ranking-note-list-none = nessuno spareggio: a pari punti si condivide la posizione

## study
## Words of simulated events.

study-chances = Probabilità
study-chances-of = { $name }: probabilità
study-from-start = prima del turno 1 di { $of }
study-from-here = con { $n } turni abbinati su { $of }
study-first = Primo
study-first-shared = Primo ex aequo
study-among-three = Primi 3
study-prize = Premio: { $category }
study-money = Premio atteso
study-norm = Norma { $title }
study-expected = Punti attesi
study-range = 9 prove su 10
study-median = Posizione mediana
study-next = Turno { $n }: avversari probabili
study-likely = { $n }.
study-nobody = senza avversario
study-seed = { $plays } prove, seme { $seed }. Lo stesso seme dà le stesse cifre.
study-certain = Una probabilità è certa entro { $n } punti percentuali (due errori standard).
study-model = Gli Elo decidono le partite; nessuno si ritira, e nessuna partita è a forfait.
study-norm-note = Norme: chi può raggiungere la prestazione è verificato con tutte le regole di B.01:1.4, in ogni prova.
study-cut-short = In { $n } prove un turno non ha potuto essere abbinato; sono state classificate fin dove sono arrivate.
study-no-tie-breaks = Nessuno spareggio è annunciato: a parità di punti, stessa posizione.
study-axis-chance = probabilità, in percento
study-axis-points = punti alla fine
study-plot-first = Probabilità del primo posto
study-plot-points = Punti alla fine: attesi, metà delle prove, nove su dieci
study-alone = da solo
study-shared = ex aequo
study-comparison = Confronto con gli stessi giocatori e la stessa fortuna
study-measure = Misura
study-better = Meglio
study-more = di più
study-less = di meno
study-rank-by-strength = La classifica segue gli Elo (tau di Kendall)
study-strongest-first = Il più alto in Elo è primo
study-top-among-top = Il decimo più forte tra altrettanti primi
study-leaders-by-points = Giocatori con più punti
study-opponents-apart = Distanza delle medie avversari nei gruppi (Elo)
study-points-by-performance = Prestazione più alta, più punti
study-colours-apart = Giocatori con differenza di colore due o più
study-same-colour-thrice = Giocatori con tre volte di fila lo stesso colore
study-floats = Partite tra punteggi diversi
study-repeated-floats = Lo stesso float in due turni di fila
study-mismatches = Partite con più di 400 punti di distanza
study-rating-gap = Punti tra avversari
study-not-paired = Prove con un turno non abbinabile
study-errors-note = ± è un errore standard. Tra parentesi: la differenza dalla prima colonna, più certa delle cifre stesse perché la fortuna è la stessa.
study-axis-measure = ogni misura sulla propria scala; tratti: due errori standard per lato
study-rounds = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
study-dutch = Olandese { $year }
study-dubov = Dubov { $year }
study-burstein = Burstein { $year }
study-lim = Lim { $year }
study-double-swiss = Double-Swiss { $year }
study-team = Svizzero a squadre { $year }
study-original = Svizzero originale
study-not-accelerated = senza accelerazione
study-explicit = punti virtuali propri
study-fairness = Colori, float e avversari contro il caso
study-replays = I primi { $rounds } turni sono stati rigiocati { $plays } volte con gli stessi giocatori, bye e regole (seme { $seed }).
study-colours = Bianco meno Nero
study-run = Stesso colore di fila
study-down = Contro meno punti
study-up = Contro più punti
study-opposition = Avversari sopra l'atteso (Elo)
study-verdict = { $aspect }: su { $n } giocatori { $expected } sono attesi oltre il 5 %; ce ne sono { $found }.
study-who = Oltre: { $names }.
study-unusual = Insolito anche considerando che tutti sono stati esaminati: { $names }.
study-all-usual = Nel complesso: nessuno è insolito se si considera che tutti sono stati esaminati. Niente qui supera quanto dà il caso.
study-undecided = { $plays } prove sono troppo poche per trovare qualcuno di insolito tra tanti; { $enough } bastano.
study-not-all-usual = Nel complesso: ciò che è detto insolito merita un secondo sguardo; può dipendere da un bye, un forfait o un abbinamento a mano.
study-how-to-read = Un posto di 97 dice che 97 prove su 100 avevano meno. * oltre il 5 %.
study-path-note = Gli avversari sono confrontati con quelli che le prove davano allo stesso giocatore con lo stesso punteggio.
study-axis-place = posto tra le prove, in percento
study-replay-cut = { $n } prove non hanno potuto essere abbinate fino a questo turno e non contano.

## tie-break-name
## Names as the Handbook and the federations have them.

tie-break-name-pts = Punti
tie-break-name-de = Scontro diretto
tie-break-name-win = Numero di vittorie
tie-break-name-won = Numero di partite vinte
tie-break-name-bpg = Numero di partite giocate col Nero
tie-break-name-bwg = Numero di partite vinte col Nero
tie-break-name-ps = Somma dei punteggi progressivi
tie-break-name-rep = Turni che si è scelto di giocare
tie-break-name-std = Punti standard
tie-break-name-tpn = Numero d'abbinamento
tie-break-name-bh = Buchholz
tie-break-name-aob = Media dei Buchholz degli avversari
tie-break-name-fb = Buchholz anticipato
tie-break-name-sb = Sonneborn-Berger
tie-break-name-ks = Sistema Koya
tie-break-name-aro = Media Elo degli avversari
tie-break-name-tpr = Performance del torneo
tie-break-name-ptp = Performance perfetta del torneo
tie-break-name-apro = Media delle performance degli avversari
tie-break-name-appo = Media delle performance perfette degli avversari
tie-break-name-rtng = Elo
tie-break-name-bc = Conteggio delle scacchiere
tie-break-name-tbr = Risultato delle prime scacchiere
tie-break-name-bbe = Eliminazione delle ultime scacchiere
tie-break-name-mp-gp = Punti di squadra o punti di scacchiera
tie-break-name-esb = Sonneborn-Berger esteso
tie-break-name-ede = Scontro diretto esteso
tie-break-name-sssc = Combinazione di punti e forza
tie-break-name-sob = Somma dei Buchholz
tie-break-name-gwon = Vittorie individuali
tie-break-name-ber = Berlino
tie-break-name-pairing-bye = bye
tie-break-name-full-bye = bye da un punto
tie-break-name-forfeit-win = vittoria a forfait
tie-break-name-half-bye = bye da mezzo punto
tie-break-name-zero-bye = bye da zero punti
tie-break-name-forfeit-loss = sconfitta a forfait

## tie-break
## The tie-breaks.

tie-break-bh = Buchholz: somma dei punti degli avversari
tie-break-bh-c1 = Buchholz senza l'avversario più basso
tie-break-bh-m1 = Buchholz senza il più basso e il più alto
tie-break-aob = Media dei Buchholz degli avversari
tie-break-fb = Buchholz con l'ultimo turno contato patta
tie-break-sb = Sonneborn-Berger: punti dei battuti, metà di chi ha pattato
tie-break-de = Scontro diretto fra pari merito
tie-break-win = Turni vinti, anche senza giocare
tie-break-won = Partite vinte alla scacchiera
tie-break-bpg = Partite giocate col Nero
tie-break-bwg = Vittorie col Nero
tie-break-ps = Progressivo: punti dopo ogni turno, sommati
tie-break-ks = Koya: punti contro chi ha la metà o più
tie-break-rep = Turni che si è scelto di giocare
tie-break-aro = Elo medio degli avversari
tie-break-tpr = Performance del torneo
tie-break-ptp = Performance perfetta
tie-break-apro = Performance media degli avversari
tie-break-rtng = Proprio Elo
tie-break-tpn = Numero d'abbinamento
tie-break-pts = Punti
tie-break-std = Punti standard: vinto, pattato o perso contro ogni avversario
tie-break-appo = Performance perfetta media degli avversari
tie-break-bc = Punti pesati per scacchiera, la somma minore prima
tie-break-tbr = Risultati delle prime scacchiere
tie-break-bbe = Punti senza le ultime scacchiere
tie-break-mp-gp = Gli altri punti: di scacchiera o di squadra
tie-break-esb = Sonneborn-Berger esteso: punti degli avversari secondo i risultati contro di loro
tie-break-ede = Scontro diretto esteso fra pari merito
tie-break-sssc = Combinazione dei punti di scacchiera e dei punti di squadra degli avversari
tie-break-sob = Somma dei Buchholz degli avversari
tie-break-ber = Berlino: scacchiere pesate dalla prima
tie-break-gwon = Vittorie individuali della squadra, non i suoi incontri
tie-break-cut = { $what }, senza i { $n } più bassi
tie-break-median = { $what }, senza i { $n } più bassi e i { $n } più alti
tie-break-with-forfeits = { $what }; i forfait contano come giocati
tie-break-reversed = { $what }; il più basso prima
tie-break-by-match = { $what } (punti di squadra)
tie-break-by-game = { $what } (punti di scacchiera)

## walk
## The brackets of C.04.3, walked through.

walk-group = Gruppo a { $points }
walk-formed = il gruppo a { $points }: { $who }
walk-moved-down = scesi nel gruppo: { $who }
walk-m0 = scesi
walk-max-pairs = coppie formate
walk-m1 = scesi abbinati qui
walk-movers-first = chi è sceso è abbinato per primo, ognuno contro i residenti in ordine: { $who }
walk-limbo = senza avversario qui, e quindi più in basso: { $who }
walk-remainder = ora il resto
walk-exchange = scambio: { $down } in S2, { $up } in S1
walk-without = senza: { $why }
walk-natural = l'abbinamento naturale: { $list }
walk-natural-holds = nulla vi si oppone
walk-natural-falls = cade con { $one } contro { $other }
walk-not-pair = non { $who } con { $other }: { $why }
walk-taken = scelto: { $list }
walk-all-met = ogni criterio è pienamente soddisfatto
walk-cost = quanto costa: { $list }
walk-colours = { $white } ha il Bianco contro { $black }: { $rule }; spettanti: { $first }, { $second }
walk-floats = { $who } resta qui senza avversario
walk-floats-because = { $who } resta qui senza avversario: { $why }
walk-not-instead = non { $who }: { $why }
walk-bye = il bye va a { $who }

## what-if
## What would be different.

what-if-paired = Turno { $n }: come abbinato, e come lo sarebbe stato
what-if-next = Turno { $n }, il prossimo: ora, e con le modifiche
what-if-board = Scacch.
what-if-as-paired = Come abbinato
what-if-now = Ora
what-if-with-changes = Con le modifiche
what-if-bye = bye: { $who }
what-if-otherwise = Il turno { $n } stesso è stato abbinato diversamente: con ciò che si sapeva allora, a mano, o da un altro programma. A sinistra, ciò che le regole prescrivono oggi senza le modifiche.
what-if-open = { $n ->
    [one] { $n } partita senza risultato conta qui come patta (C.04.2:3.1).
   *[other] { $n } partite senza risultato contano qui come patte (C.04.2:3.1).
}
what-if-none-before = Senza le modifiche il turno { $n } non può essere abbinato: { $why }
what-if-none-after = Con le modifiche il turno { $n } non può essere abbinato: { $why }
what-if-no-boards = Nessun turno sarebbe abbinato diversamente.
what-if-between = I turni intermedi restano come giocati: nessuno conosce i risultati di partite mai giocate.
what-if-standings = Classifica
what-if-name = Nome
what-if-rank = Pos.
what-if-points = Punti
what-if-new-rank = Nuova pos.
what-if-new-points = Nuovi punti
what-if-same-standings = La classifica resta com'è.
what-if-moved = { $n } avrebbero un'altra posizione o altri punti.

## why
## Why somebody has the rank that he has.

why-rank = { $who }: posizione { $n } con { $points } punti
why-by-points-alone = per punti
why-by-place = per il posto che dà la forma del torneo
why-by-lots = per sorteggio
why-by = per { $what }
why-below = dietro a { $who } { $by }
why-above = davanti a { $who } { $by }
why-shares = condivide la posizione con { $who }
why-nobody-above = nessuno è davanti
why-decides-nothing = qui non decide nulla: nessuno era più a pari merito
why-separates-nobody = non separa nessuno dei { $n } a pari merito
why-with-nobody-after = { $n ->
    [1] prima a pari merito con un altro, dopo con nessuno
   *[other] prima a pari merito con altri { $n }, dopo con nessuno
}
why-still-tied = { $n ->
    [1] prima a pari merito con un altro, dopo ancora con: { $who }
   *[other] prima a pari merito con altri { $n }, dopo ancora con: { $who }
}
why-round = turno { $n }:
why-counts = conta
why-running = punti dopo il turno
why-score = punti { $n }
why-adjusted = punti { $n } ({ $real } in classifica, corretti secondo C.07:16.3)
why-dummy = un avversario fittizio con i propri punti { $n } (C.07:16.4)
why-dummy-opponent = un avversario fittizio con i propri punti { $n }, al massimo { $most } dell'avversario previsto (C.07:16.4)
why-dummy-draws = un avversario fittizio con i propri punti { $n }, al massimo { $most } per sole patte (C.07:16.4)
why-oneself = una patta contro se stesso, propri punti { $n }
why-own-value = proprio valore
why-rating = Elo
why-opponent-value = il valore dell'avversario
why-board = scacchiera { $n }: { $points } punti
why-other-points = punti
why-starting-list = dalla lista di partenza
why-cut-lowest = , escluso: il valore meno significativo (C.07:14)
why-cut-highest = , escluso: il valore più significativo (C.07:14)
why-cut-voluntary = , escluso: un turno volontariamente non giocato va per primo (C.07:16.5)
why-cut-limit = , non contato: l'avversario è sotto il limite (C.07:9.2)
why-sum = somma: { $n }
why-divided = diviso per { $n }
why-rounded = arrotondato: { $n }
why-fraction = { $n } punti su { $games } partite: { $result }
why-difference = differenza Elo corrispondente: { $n } (B.02:8.1.1)
why-expected = punteggio atteso lì: { $at }, un punto più in basso: { $below }; necessario: { $needed }
why-nothing-scored = nessun punto: l'Elo più basso meno 800
why-unrated-took-part = tralasciato: ha partecipato qualcuno senza Elo (C.07:10)
why-strength-divisor = il Buchholz è diviso per { $n }
why-by-points = punti negli scontri diretti
why-by-game-points = punti di scacchiera negli scontri diretti
why-by-board-count = conteggio delle scacchiere negli incontri diretti
why-by-top-board = punti alla scacchiera { $n } negli scontri diretti
why-without-bottom = punti senza le ultime { $n } scacchiere
why-not-met = , { $n } non incontrati: fra { $least } e { $most }
why-nobody-separated = nessuno è separato

## chart
## What stands in the flow charts of the books: names of charts, nodes and arrows.

chart-new-candidate = nuovo candidato
chart-all-tried = tutti provati
chart-not-perfect = non perfetto
chart-perfect = perfetto
chart-next = gruppo seguente
chart-last = ultimo gruppo
chart-bracket = Gruppo seguente, dall'alto: un punteggio e chi vi è sceso
chart-parameters = M0: quanti sono scesi; MaxPairs: quante coppie; M1: quanti di M0 sono abbinati
chart-subgroups = S1 e S2; scesi che restano: il limbo
chart-candidate = Candidato: S1 contro S2 dall'alto; poi il resto, S1R contro S2R
chart-in-remainder = Omogeneo o resto: permutazione seguente di S2, poi scambio seguente
chart-in-heterogeneous = Eterogeneo: permutazione seguente di S2, poi altri scesi in S1
chart-none-left = nessuna
chart-found = trovata
chart-no = no
chart-yes = sì
chart-next-group = gruppo seguente
chart-last-group = ultimo gruppo
chart-dutch-2026-title = Il sistema olandese del 2026, C.04.3:3
chart-dutch-2026-3-4 = Lecito (da C1 a C4), e ogni criterio da C5 a C21 pienamente soddisfatto?
chart-dutch-2026-3-8 = Il migliore da C5 a C21, in quest'ordine; a parità il primo
chart-dutch-2026-1-4 = Resta qualcuno? Scende nel gruppo seguente
chart-dutch-2026-5-2 = Tutti i gruppi abbinati: il bye (1.5), i colori (5.2)
chart-dutch-2017-title = Il sistema olandese del 2017, C.04.3:B
chart-dutch-2017-b-4 = Lecito (da C.1 a C.4), e ogni criterio da C.5 a C.19 pienamente soddisfatto?
chart-dutch-2017-b-8 = Il migliore da C.5 a C.19, in quest'ordine; a parità il primo
chart-dutch-2017-a-9 = Il resto può essere abbinato? Altrimenti questo gruppo di nuovo con C.4, e tutti i seguenti in uno
chart-dutch-2017-e = Tutti i gruppi abbinati: il bye (A.5), i colori (E)
chart-original-title = Lo svizzero originale, da O7 a O15
chart-original-o7 = Se dispari, prima il bye: l'ultimo possibile del livello più basso
chart-original-o9 = Livello seguente: dall'alto, poi dal basso, per ultimo il mediano
chart-original-o10 = Qualcuno deve uscire? Il meno possibile, vicino al centro, che non ha già fatto float
chart-original-o11 = Nessuna coppia possibile? Tutto il livello va verso il mediano
chart-original-o12 = Chi è arrivato è abbinato per primo
chart-original-o13 = Gli altri in due metà: prima chi non attende lo stesso colore
chart-original-o14 = Meno float ripetuti, poi meno colori uguali? Altrimenti l'avversario seguente
chart-original-o21 = Tutti i livelli abbinati: colori (O15), ordine delle scacchiere (O21)
chart-original-o11-to-o9 = nessuna
chart-original-o11-to-o12 = sì
chart-original-o14-to-o13 = avversario seguente
chart-original-o14-to-o9 = livello seguente
chart-original-o14-to-o21 = ultimo livello
chart-dutch-1992-title = La procedura degli anni Novanta, da C1 a C14
chart-dutch-1992-a3 = Livello seguente, dall'alto, con chi vi è sceso
chart-dutch-1992-c1 = C'è chi non ha avversari possibili secondo B1 e B2?
chart-dutch-1992-c2 = x: coppie che possono contrariare i colori (A8)
chart-dutch-1992-c3 = p: coppie da fare (A6)
chart-dutch-1992-c4 = I p più forti in S1, gli altri in S2
chart-dutch-1992-c5 = Ordinare S1 e S2 (A2)
chart-dutch-1992-c6 = S1 contro S2 dall'alto: tutto è rispettato?
chart-dutch-1992-c7 = Permutazione seguente di S2 (D1)
chart-dutch-1992-c8 = Omogeneo o residuo: scambio seguente fra S1 e S2 (D2)
chart-dutch-1992-c9 = Downfloater: abbandonare B6, poi B5
chart-dutch-1992-c10 = Residuo: altro avversario per l'ultimo sceso; poi abbandonare B6, B5 per chi sale
chart-dutch-1992-c11 = x < p? Una coppia in più può contrariare i colori
chart-dutch-1992-c12 = Eterogeneo: il livello precedente può mandare un altro?
chart-dutch-1992-c13 = Ultimo livello: rifare il penultimo; se non riesce, i due si uniscono
chart-dutch-1992-c14 = p diminuisce di 1 (anche x, se era positivo)
chart-dutch-1992-a5 = Tutti i livelli abbinati: il bye (A5), l'ordine delle scacchiere (F1)
chart-dutch-1992-c1-to-c12 = sceso
chart-dutch-1992-c1-to-c13 = ultimo livello
chart-dutch-1992-c6-to-c2 = eterogeneo: il residuo
chart-dutch-1992-c6-to-a3 = omogeneo: chi resta scende
chart-dutch-1992-c8-to-c5 = trovato
chart-dutch-1992-c8-to-c9 = nessuno
chart-dutch-1992-c9-to-c4 = abbandonato
chart-dutch-1992-c9-to-c10 = più nulla
chart-dutch-1992-c10-to-c7 = altro avversario
chart-dutch-1992-c12-to-a3 = sì: rifare il precedente
chart-dutch-1992-c13-to-c14 = altri livelli
chart-dutch-1992-c14-to-c4 = p > 0
chart-dutch-1992-c14-to-a3 = p = 0: tutti scendono
chart-dutch-2010-title = La procedura del 2010, da C1 a C14
chart-dutch-2010-a3 = Livello seguente, dall'alto, con chi vi è sceso
chart-dutch-2010-c2 = P0 e P1 coppie, M0 e M1 scesi, X1 e Z1 colori (A6, A8)
chart-dutch-2010-c3 = Esigenze: P, B2, A7.d, X e Z, B5 e B6
chart-dutch-2010-c4 = I P più alti in S1, gli altri in S2
chart-dutch-2010-c5 = Ordinare S1 e S2 (A2)
chart-dutch-2010-c6 = S1 contro S2 dall'alto: P coppie secondo le esigenze?
chart-dutch-2010-c7 = Permutazione seguente di S2 (D1)
chart-dutch-2010-c8 = Omogeneo o residuo: scambio seguente (D2); eterogeneo: altri scesi in S1 (D3)
chart-dutch-2010-c9 = Residuo: ritorno alla parte eterogenea, permutazione seguente
chart-dutch-2010-c10 = Abbassare le esigenze: a B6, b B5 in su; c B6, d B5 in giù; e X o Z; f A7.d; g B2
chart-dutch-2010-c12 = Scesi: il livello precedente può mandarne altri, altrettanti?
chart-dutch-2010-c13 = Ultimo livello: meno scesi, o rifare il penultimo; altrimenti uno solo (D4)
chart-dutch-2010-c14 = P1, X1, Z1 diminuiscono di 1; eterogeneo prima M1
chart-dutch-2010-a5 = Tutti i livelli abbinati: il bye (A5), l'ordine delle scacchiere (F1)
chart-dutch-2010-c1-to-c13 = ultimo livello
chart-dutch-2010-c6-to-a3 = completo: chi resta scende
chart-dutch-2010-c6-to-a5 = ultimo livello
chart-dutch-2010-c9-to-c7 = residuo
chart-dutch-2010-c10-to-c4 = a
chart-dutch-2010-c10-to-c3 = da b a g
chart-dutch-2010-c10-to-c12 = più nulla
chart-dutch-2010-c12-to-a3 = sì: rifare il precedente
chart-dutch-2010-c13-to-c14 = altri livelli
chart-dutch-2010-c14-to-c3 = P1 > 0
chart-dutch-2010-c14-to-c2 = M1 = 0
chart-dutch-2010-c14-to-a3 = P1 = 0: tutti scendono
chart-dubov-1997-title = Dubov 1997, capitoli da 3 a 9
chart-dubov-1997-4 = Medie (ARO); se dispari, il bye: ultimo gruppo, Elo più basso
chart-dubov-1997-5 = Primo turno? Metà alta contro metà bassa
chart-dubov-1997-6-1 = Gruppo di punteggio seguente, dall'alto
chart-dubov-1997-8 = Prima i floater: ognuno contro l'Elo più alto, se possibile dell'altro colore
chart-dubov-1997-7-1 = Qualcuno ha incontrato tutto il suo gruppo? Si fa salire un avversario
chart-dubov-1997-7-2 = Numero dispari? Si fa salire un giocatore
chart-dubov-1997-7-3 = Più di un colore? Metà dell'eccedenza cambia (7.3, 7.4)
chart-dubov-1997-6-2 = Bianco per ARO crescente, Nero per Elo decrescente: riga contro riga
chart-dubov-1997-6-3 = Già incontrati? Il Nero seguente; altrimenti la riga sopra; altrimenti un Bianco
chart-dubov-1997-6-4 = Resta qualcuno? Va nel gruppo seguente
chart-dubov-1997-f = Tutti i gruppi abbinati: colori secondo il capitolo 3
chart-dubov-2026-title = Dubov 2026, C.04.4.1:3
chart-dubov-2026-3-1 = Se dispari, prima il bye: meno punti, più partite, numero più grande
chart-dubov-2026-3-2-1 = Gruppo di punteggio seguente, dall'alto: quanti upfloater servono
chart-dubov-2026-3-2-2 = Upfloater: il primo insieme, il migliore da C5 a C10 (4.2)
chart-dubov-2026-3-2-3 = G1: chi preferisce il Bianco; G2: gli altri
chart-dubov-2026-3-2-4 = Chi deve cambiare lato? Prima gli inevitabili, poi metà dell'eccedenza (4.3)
chart-dubov-2026-1-7 = S1: G1 per ARO crescente; G2 per numero
chart-dubov-2026-3-2-6 = T2: la prima permutazione lecita di G2; S1 contro T2 (4.4)
chart-dubov-2026-5-2 = Tutti i gruppi abbinati: colori
chart-burstein-2026-title = Burstein 2026, C.04.4.2:3
chart-burstein-2026-1-6 = Uno dei primi turni? La metà per difetto, al massimo quattro
chart-burstein-2026-dutch = Abbinato con il sistema olandese (C.04.3)
chart-burstein-2026-3-1 = Se dispari, prima il bye: meno punti, più partite, Indice più basso
chart-burstein-2026-3-2 = Gruppo seguente, dall'alto: residenti e chi è sceso
chart-burstein-2026-1-8 = In ordine di Indice: Buchholz, Sonneborn-Berger, numero
chart-burstein-2026-3-2-2 = Il primo abbinamento, il migliore da C5 a C8: a turno ognuno riceve l'ultimo avversario possibile (4.3); chi non ne riceve scende
chart-burstein-2026-5-2 = Tutti i gruppi abbinati: colori
chart-lim-2026-title = Lim 2026, C.04.4.3
chart-lim-2026-1-1 = Se dispari, prima il bye: l'ultimo possibile del gruppo più basso
chart-lim-2026-2-2 = Gruppo seguente: dall'alto, poi dal basso, per ultimo il mediano
chart-lim-2026-2-3 = Qualcuno deve uscire? Chi non ha avversario, e il meno possibile di altri (3.2, 3.9, 3.10)
chart-lim-2026-2-6 = Il mediano è bloccato? Si separa una coppia del vicino che ha mandato meno giocatori
chart-lim-2026-3-8 = Chi è arrivato è abbinato per primo, se possibile con l'altro colore atteso
chart-lim-2026-2-4 = Metà superiore contro metà inferiore
chart-lim-2026-4-2 = Compatibili, il resto abbinabile, colori adatti? Altrimenti il seguente nell'ordine degli scambi
chart-lim-2026-5 = Tutti i gruppi abbinati: colori
chart-lim-2026-2-6-to-2-2 = bloccato
chart-lim-2026-2-6-to-3-8 = non bloccato
chart-lim-2026-4-2-to-2-4 = giocatore seguente

## cli-file
## Reading and writing files on the command line. Sentences begin small where a word stands before them.

cli-file-tally-errors = { $n ->
    [one] 1 errore
   *[other] { $n } errori
}
cli-file-tally-warnings = { $n ->
    [one] 1 avviso
   *[other] { $n } avvisi
}
cli-file-tally-notes = { $n ->
    [one] 1 nota
   *[other] { $n } note
}
cli-file-tally-none = nessun problema
cli-file-points-unknown = { $name } non dice quanto valgono i risultati, e nemmeno i punti lo dicono. Correggeteli, o dichiarate il sistema di punteggio (record 162 di TRF26, XXS, BBW).
cli-file-more-like-it = { $n ->
    [one] { $n } altro caso è simile.
   *[other] { $n } altri casi sono simili.
}
cli-file-standard-input = lo standard input
cli-file-is-directory = { $name } è una cartella. Indicate uno dei file di torneo che contiene.
cli-file-no-file = il file { $name } non esiste. Controllate come è scritto e la cartella in cui siete.
cli-file-may-not-read = non avete il diritto di leggere { $name }. Chiedete al proprietario, o copiatelo dove potete leggerlo.
cli-file-not-read = { $name } non ha potuto essere letto: { $why }.
cli-file-report-too-large = { $name } supera { $size }. Un file di rapporto (TRF) di 9999 giocatori ha circa due megabyte, quindi questo difficilmente lo è; i tornei più grandi si tengono nel formato JSON di Ronde.
cli-file-empty = { $name } è vuoto. Esportatelo di nuovo dal programma da cui viene.
cli-file-is-not = { $name }: { $why }.
cli-file-no-tournament-file = { $name } non è un file di torneo che Ronde sappia leggere: { $why }. Ronde legge i file di rapporto (TRF), il proprio formato JSON, i file di Swiss-Manager, Papi e Vega, le partite (PGN), le tabelle di giocatori (CSV, xlsx) e gli archivi (zip) che ne contengono uno.
cli-file-json-too-large = { $name } supera { $size }. Se è giusto, permettete di più con --max-size.
cli-file-reading = lettura
cli-file-at-spot = { $name }, { $spot }: { $why }.
cli-file-contradicts = { $name } si contraddice: { $why }
cli-file-and-more = E altri { $n }.
cli-file-is-event = { $name } è una manifestazione di Ronde. `ronde export` ne scrive un file di torneo.
cli-file-no-heads = { $name }: nessuna riga della tabella ha intestazioni come Nome ed Elo. Scrivetele sopra le colonne, o iscrivete i giocatori con `ronde serve`.
cli-file-damaged-table = la tabella è danneggiata e non ha potuto essere letta
cli-file-write-directory = { $name } è una cartella. Indicate un file da scriverci.
cli-file-write-nowhere = { $name } non può essere scritto: la cartella non esiste. Createla prima, o controllate come è scritta.
cli-file-write-denied = non avete il diritto di scrivere { $name }, o è in sola lettura. Scegliete un altro posto; ciò che c'era è invariato.
cli-file-not-written = { $name } non ha potuto essere scritto: { $why }. Ciò che c'era è invariato.
cli-file-no-output = lo standard output non ha potuto essere scritto: { $why }
cli-file-no-picture = non ne esiste un'immagine. Scrivetelo come .txt, .csv o .json.
cli-file-trfx-name = TRF16 con i record di JaVaFo
cli-file-bbp-name = TRF16 con i record di bbpPairings
cli-file-write-a-size = scrivete una dimensione come 500MB o 2GB
cli-file-bytes = { $n } byte
cli-file-name-a-folder = { $why }; indicatene una con --data.
cli-file-no-data-folder = la vostra cartella dei dati non è nota. Indicatene una con --data.
cli-file-pages-not-written = le pagine non hanno potuto essere scritte in { $name }: { $why }.
cli-file-write-a-language = scrivete { $codes } o { $last }

## cli-end
## How a command ends.

cli-end-error = errore:
cli-end-internal = errore interno:
cli-end-apology = Ronde si è fermato per un errore del proprio codice, non per ciò che avete fatto. Nessun file è rimasto scritto a metà. Segnalatelo insieme al file e a questa riga: { $said }. Con RUST_BACKTRACE=1 nell'ambiente dice di più.
cli-end-no-message = nessun messaggio
cli-end-not-ready = il programma non ha potuto prepararsi: { $why }.

## cli-event
## Events on the command line: made, written, handed to another machine.

cli-event-several-events = { $name } contiene più di una manifestazione.
cli-event-name-a-file = una manifestazione conserva il file da cui è nata: indicate un file e non lo standard input.
cli-event-is-event-already = { $name } è già una manifestazione: `ronde verify` e `ronde export` la leggono, e con --into o --data si mette in un archivio.
cli-event-there-already = { $name } esiste già. Indicate un altro file con -o, o lo stesso per sostituirlo.
cli-event-cannot-become = { $name } non può diventare una manifestazione: { $why }
cli-event-made = { $name }: { $players }, { $rounds }
cli-event-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
cli-event-rounds = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
cli-event-not-certain = non certo: { $what }
cli-event-head = fine del registro: { $head }
cli-event-head-of = fine di { $journal }: { $head }
cli-event-not-taken = { $name } non è stato messo in { $there }: { $why }.
cli-event-if-that-machine = Se è quello: --machine { $to }.
cli-event-leave-machine-out = Omettete --machine, o indicate un altro archivio con --into.
cli-event-look-at-it = `ronde verify { $there }` la esamina.
cli-event-once-in-a-store = Un archivio ha una manifestazione una volta sola, e non si copia sotto un altro nome, perché ogni atto porta il nome del suo registro: --into indica un altro archivio.
cli-event-another-backup = Prendete un'altra copia di sicurezza.
cli-event-new-journals = { $n ->
    [one] { $n } nuovo registro
   *[other] { $n } nuovi registri
}
cli-event-new-acts = { $n ->
    [one] { $n } nuovo atto
   *[other] { $n } nuovi atti
}
cli-event-nothing-new = niente di nuovo
cli-event-open-here = aperta: d'ora in poi si scrive qui
cli-event-locked-here = bloccata qui: si scrive su { $machine } finché non torna
cli-event-not-whole = incompleto: { $what }
cli-event-draft-left-out = il turno { $n } è una bozza ed è stato omesso
cli-event-no-name-for-format = lo standard output non ha un nome che dica il formato. Ditelo con --to, per esempio --to trf26 o --to json.
cli-event-which-format = il nome { $name } non dice quale formato scrivere. Fatelo finire con .trf, .json, .csv o .ronde, o ditelo con --to.
cli-event-damaged = { $name } è danneggiato, e non è stato scritto niente: { $why }. `ronde verify { $name }` dice tutto ciò che non va; tornate all'ultima copia giusta.
cli-event-no-tournament = in { $name } non c'è nessun torneo.
cli-event-which-tournament = in { $name } ci sono { $n } tornei. Dite quale con --tournament: { $list }.
cli-event-unknown-tournament = { $asked } non è un torneo di { $name }, o più di uno. Ci sono: { $list }.
cli-event-which-event-of = in { $name } ci sono { $n } manifestazioni. Dite quale con il nome di uno dei suoi tornei, con --tournament.
cli-event-written-here-again = { $name } si scrive di nuovo qui
cli-event-locked-all-the-same = La manifestazione è comunque bloccata qui, perché va a { $machine }: `{ $command }` scrive il file.
cli-event-handed-over = { $name } si scrive d'ora in poi su { $machine }, ed è bloccata qui. Mettete { $file } nell'archivio di là: { $command }
cli-event-other-machine = il computer di questo archivio si chiama { $kept }, e non { $said }. Omettete --machine.
cli-event-name-to-take-back = nominate questo computer con --machine: una manifestazione si riprende dove è di casa, e da nessun'altra parte.
cli-event-name-to-leave = questa manifestazione non ha ancora lasciato il suo computer: nominate questo con --machine, così si sa dove torna.
cli-event-no-event = in { $name } non c'è nessuna manifestazione.
cli-event-which-event = dite con --event quale manifestazione di { $name } intendete: { $list }.
cli-event-no-sqlite = { $name } non è un file SQLite di Ronde.
cli-event-unpacked-too-large = { $name } ha più di { $size } di testo quando è decompresso. Se è giusto, permettete di più con --max-size.
cli-event-no-event-file = { $name } non è una manifestazione di Ronde. Una manifestazione è un file che finisce in .{ $ending }; un file di torneo di un altro programma lo diventa con `ronde import`.

## cli-serve
## The desk, started from the command line.

cli-serve-closed = Chiuso. Tutto è sul disco.
cli-serve-owner-comes-in = Il proprietario entra all'indirizzo del proxy, una volta: /join/{ $code }
cli-serve-open-at = Ronde è aperto a { $address }
cli-serve-in-the-hall = In sala: { $address }
cli-serve-kept-in = Tutto è tenuto in { $place }. Fermare con Ctrl+C.
cli-serve-what-it-can-do = Che cosa sa fare la riga di comando: ronde examples
cli-serve-open-that = Aprite quell'indirizzo in un browser.
cli-serve-no-threads = nessun thread: { $why }
cli-serve-network = la rete è venuta meno: { $why }.
cli-serve-no-random = il sistema non dà numeri casuali: { $why }.
cli-serve-address-taken = { $address } non si può usare: { $why }; indicatene un altro con --listen.

## cli-verify
## What `ronde verify` has found.

cli-verify-wrong = SBAGLIATO: { $what }
cli-verify-event = manifestazione
cli-verify-tournament = torneo
cli-verify-tournament-hidden = torneo, nascosto
cli-verify-acts = { $n ->
    [one] { $n } atto
   *[other] { $n } atti
}
cli-verify-undone = { $n ->
    [one] { $n } annullato
   *[other] { $n } annullati
}
cli-verify-head = fine { $head }
cli-verify-began-with-file = è cominciato dal file { $file }, che non ha turni
cli-verify-round-from-file = turno { $n }: dal file { $file }, non abbinato qui (ronde check lo confronta)
cli-verify-rounds-from-file = turni da { $first } a { $last }: dal file { $file }, non abbinati qui (ronde check li confronta)
cli-verify-act = atto { $n }
cli-verify-act-taken-back = atto { $n }, ripreso più tardi
cli-verify-paired-by = abbinato da { $engine }, questo è { $this }
cli-verify-agrees = turno { $n }: concorda ({ $act }, { $engine })
cli-verify-differs = turno { $n }: DIFFERISCE ({ $act }, { $engine })
cli-verify-no-answer = turno { $n }: NON SI PUÒ RIABBINARE ({ $act }, { $engine }): { $why }
cli-verify-by-hand = turno { $n }: fatto a mano, { $how } ({ $act })
cli-verify-by-hand-otherwise = turno { $n }: fatto a mano, { $how }; NON ciò che fu annotato allora ({ $act })
cli-verify-pair-added = turno { $n }: { $pair } è stata aggiunta a mano ({ $act })
cli-verify-as-engine = come avrebbe fatto il motore
cli-verify-engine-had-none = dove il motore non aveva un abbinamento
cli-verify-boards-not-engine = { $n ->
    [one] { $n } scacchiera diversa dal motore
   *[other] { $n } scacchiere diverse dal motore
}
cli-verify-boards-other-colours = { $n ->
    [one] { $n } scacchiera con altri colori
   *[other] { $n } scacchiere con altri colori
}
cli-verify-fewer-boards = con meno scacchiere del motore
cli-verify-only-journal = solo nel registro: { $what }
cli-verify-only-engine = solo secondo il motore: { $what }
cli-verify-colours-exchanged = il motore ha i colori scambiati: { $what }
cli-verify-other-tables = le stesse coppie siedono ad altri tavoli
cli-verify-other-numbers = la lista di partenza di allora è un'altra
cli-verify-other-floats = i flottanti sono altri
cli-verify-other-dropped = si è dovuto rinunciare ad altri desideri di non incontrarsi
cli-verify-player = giocatore { $id }
cli-verify-has-pairing-bye = { $who } riposa
cli-verify-has-full-bye = { $who } ha un bye da un punto
cli-verify-has-half-bye = { $who } ha un bye da mezzo punto
cli-verify-is-absent = { $who } è assente
cli-verify-wins-alone = { $who } vince senza avversario
cli-verify-loses-alone = { $who } perde senza avversario
cli-verify-paired-again = { $n ->
    [one] { $n } turno riabbinato
   *[other] { $n } turni riabbinati
}
cli-verify-made-by-hand = { $n ->
    [one] { $n } fatto a mano
   *[other] { $n } fatti a mano
}
cli-verify-good = { $name } è giusto: { $said }
cli-verify-intact = { $name } è intatto, ma { $differ }: { $said }
cli-verify-not-good = { $name } NON è giusto: { $things }; { $said }
cli-verify-not-good-differs = { $name } NON è giusto: { $things }, { $differ }; { $said }
cli-verify-things-wrong = { $n ->
    [one] { $n } cosa sbagliata
   *[other] { $n } cose sbagliate
}
cli-verify-rounds-differ = { $n ->
    [one] { $n } turno differisce
   *[other] { $n } turni differiscono
}
cli-verify-pairing-again = riabbinamento
cli-verify-to-go = ancora { $left }

## cli-players
## Rating lists on the command line.

cli-players-no-list = in { $folder } non c'è ancora una lista Elo. Scaricate la lista dei giocatori della FIDE (TXT o XML, zippata o no) e importatela: ronde players import players_list.zip
cli-players-nobody-called = nessuno si chiama «{ $words }» in { $lists }.
cli-players-nobody-numbered = nessuno ha il numero { $number } in { $lists }.
cli-players-the-list = la lista { $name }
cli-players-the-lists = le liste { $names }
cli-players-and = { $a } e { $b }
cli-players-nobody-has-elo = { $source } darebbe un Elo di { $elo }, che nessuno ha: gli Elo arrivano a { $highest }.
cli-players-is-elo = { $source } corrisponde a un Elo di { $rating } (dutch-1992:A1)
cli-players-no-scale = «{ $name }» non è una scala che si possa convertire: { $names }.
cli-players-entries-too-large = { $name } supera 64 MB: nessuna lista di iscrizioni è così grande.
cli-players-line-ambiguous = riga { $line }, { $written }: { $why }; può essere
cli-players-line-unknown = riga { $line }, { $written }: non è nelle liste
cli-players-line-empty = riga { $line }, { $written }: né nome né numero
cli-players-matched = { $n } righe su { $all } sono attribuite
cli-players-not-imported = { $name }: { $why }. Le liste importate prima sono invariate.
cli-players-columns = colonne: { $words }
cli-players-indexing = indicizzazione di { $n } giocatori
cli-players-line-left-out = la riga { $line } è omessa: { $why }
cli-players-more-left-out = { $n ->
    [one] e { $n } altra riga è omessa
   *[other] e altre { $n } righe sono omesse
}
cli-players-ready = { $players } giocatori di { $source } ({ $dated }) sono pronti per la ricerca; con Elo: { $standard } standard, { $rapid } rapid, { $blitz } blitz
cli-players-replaced = sostituiscono { $players } giocatori del { $dated }
cli-players-head-number = Numero
cli-players-head-title = Titolo
cli-players-head-name = Nome
cli-players-head-federation = Fed
cli-players-head-born = Nato
cli-players-head-standard = Standard
cli-players-head-rapid = Rapid
cli-players-head-blitz = Blitz
cli-players-head-club = Circolo
cli-players-head-other = Altre liste
cli-players-head-list = Lista
cli-players-head-date = Data
cli-players-forgiven = ~ trovato perdonando un errore
cli-players-unrated = senza Elo
cli-players-only-in = solo in { $source }
cli-players-fide-number = Numero FIDE
cli-players-federation = Federazione
cli-players-other-titles = Altri titoli
cli-players-inactive = Inattivo
cli-players-yes = sì

## cli-plan
## What `ronde plan` asks for.

cli-plan-no-amount = scrivete NOME=IMPORTO, per esempio programmi=120
cli-plan-no-name = scrivete un nome prima del =, per esempio programmi=120
cli-plan-no-day = scrivete anno, mese e giorno di una data che esiste, per esempio 2027-04-02

## cli-example
## Commands to try. The first line stands behind the name and the version.

cli-example-title = tornei di scacchi, abbinati esattamente e spiegati
cli-example-desk = La direzione nel browser:
cli-example-or-serve = o ronde serve: dirigere un torneo
cli-example-try-it = Provate con l'esempio, poi mettete un vostro file (TRF o JSON) al suo posto:
cli-example-inspect = che cosa contiene, che cosa non va
cli-example-pair = il prossimo turno
cli-example-pair-reasons = il prossimo turno, e perché
cli-example-explain = il prossimo turno in parole semplici
cli-example-check = i turni sono abbinati bene?
cli-example-standings = le posizioni, con ogni spareggio
cli-example-rate = l'effetto sugli Elo
cli-example-norms = norme fatte e alla portata
cli-example-write = Scrivere file; quello letto resta com'è:
cli-example-pair-to = con il prossimo turno in più
cli-example-convert = lo stesso in un altro formato
cli-example-generate = un torneo per esercitarsi
cli-example-report = ciò che si manda a una federazione
cli-example-before = Prima della manifestazione, e durante:
cli-example-simulate = chi vincerà, chi incontrerà chi
cli-example-plan = quanto costa e quanto rende
cli-example-simulate-rounds = l'effetto del numero di turni
cli-example-schedule = tutti gli altri tornei
cli-example-players-import = la lista della FIDE, da consultare
cli-example-players-search = chi è?
cli-example-more = Saperne di più:
cli-example-help = tutti i comandi
cli-example-help-pair = un comando e tutte le sue opzioni
cli-example-from-source = Da una copia del sorgente, `cargo run --release --` sta per `ronde`.

## usage
## What stands around the help of commands, and what is said of arguments that are wrong.

usage-usage = Uso:
usage-commands = Comandi:
usage-arguments = Argomenti:
usage-options = Opzioni:
usage-any-options = [OPZIONI]
usage-default = [predefinito:
usage-alias = [alias:
usage-aliases = [alias:
usage-possible-inline = [valori possibili:
usage-possible = Valori possibili:
usage-name-section = NOME
usage-synopsis-section = SINTASSI
usage-description-section = DESCRIZIONE
usage-options-section = OPZIONI
usage-commands-section = COMANDI
usage-extra-section = ALTRO
usage-version-section = VERSIONE
usage-error = errore:
usage-tip = consiglio:
usage-more-help = Per saperne di più, provate '{ $flag }'.
usage-no-equals = serve il segno di uguale per dare un valore a '{ $arg }'
usage-unknown-command = comando sconosciuto '{ $name }'
usage-required = mancano questi argomenti obbligatori:
usage-no-command = '{ $name }' richiede un comando, e non c'è
usage-which-commands = [comandi: { $list }]
usage-too-many = valore '{ $value }' di troppo per '{ $arg }'
usage-too-few = '{ $arg }' richiede { $least } valori; ce ne sono solo { $n }
usage-wrong-number = '{ $arg }' richiede { $wanted } valori, e sono { $n }
usage-unknown-argument = argomento inatteso '{ $arg }'
usage-not-utf8 = almeno un argomento non è in UTF-8
usage-repeated = l'argomento '{ $arg }' si può dare una volta sola
usage-conflict = l'argomento '{ $arg }' non va con '{ $other }'
usage-conflicts = l'argomento '{ $arg }' non va con:
usage-no-value = '{ $arg }' richiede un valore, e non c'è
usage-which-values = [valori possibili: { $list }]
usage-wrong-value = valore '{ $value }' non valido per '{ $arg }'
usage-because = { $what }: { $why }
usage-number-empty = manca il numero
usage-number-large = il numero è troppo grande
usage-number-small = il numero è troppo piccolo
usage-number-digit = non è un numero intero
usage-number-range = { $n } non è in { $range }
usage-similar-command = esiste un comando simile: { $list }
usage-similar-commands = esistono comandi simili: { $list }
usage-similar-argument = esiste un argomento simile: { $list }
usage-similar-arguments = esistono argomenti simili: { $list }
usage-similar-value = esiste un valore simile: { $list }
usage-similar-values = esistono valori simili: { $list }
usage-as-value = per dare '{ $arg }' come valore, scrivete '{ $with }'
usage-exists = '{ $what }' esiste

## command (by key)
## The help of commands: `PATH-about` and `PATH-more` for a command, `PATH-ARGUMENT` for what it takes; an
## argument that several commands share may stand under `any`.

command-ronde-about = Tornei di scacchi, abbinati esattamente e spiegati.
command-ronde-more = Da solo apre la direzione nel browser. I suoi comandi abbinano, verificano, inventano e convertono tornei. Legge i file in uso: TRF06, TRF16, TRF26, i dialetti di JaVaFo e bbpPairings, e il formato JSON di Ronde. I risultati vanno sullo standard output, i messaggi sullo standard error; - come nome di file è lo standard input o output.
command-inspect-about = Mostrare che cosa contiene un file di torneo, che cosa manca per il prossimo turno, e che cosa non va
command-inspect-more = Ogni problema è mostrato con la riga e un segno sotto la colonna, che cosa è stato supposto, e come rimediare.
command-any-file = File di torneo; - è lo standard input
command-any-from = Formato del file; riconosciuto da sé se non è dato
command-any-max-size = File più grande da leggere: 2GB per JSON se non è detto; mai oltre 64MB per gli altri
command-inspect-json = Scrivere tutto in JSON, per programmi
command-inspect-strict = Finire con il codice 3 se il file ha un problema
command-inspect-all = Mostrare tutti i problemi, non solo i primi 20
command-convert-about = Scrivere un torneo in un altro formato
command-convert-more = Che cosa sia un file lo dicono i suoi byte: TRF, JSON, file di Swiss-Manager (.TUNX), Papi e Vega, partite (PGN), tabelle di giocatori (CSV, xlsx), e archivi (zip) che ne contengono uno. Che cosa scrivere segue dal nome (.trf, .trfx, .txt, .json, .pgn, .csv, .xlsx) o da --to. Un file .trf è scritto nel tipo di TRF che è stato letto, e come TRF26 se è stato letto altro. I problemi del file, e tutto ciò che il nuovo formato non può contenere, sono detti sullo standard error. La destinazione è scritta accanto al suo posto e rinominata quando è completa: può dunque essere il file letto, e non resta mai scritta a metà.
command-convert-output = File da scrivere; - è lo standard output
command-any-to = Formato da scrivere
command-convert-strict = Non scrivere niente, e finire con il codice 3, se il file ha un problema o qualcosa andrebbe perso
command-convert-estimate = Stima per un giocatore senza Elo: "7=1850 club list", o "7=INGO 120" e "7=BCR 150", che sono convertiti; si può ripetere
command-convert-initial-list = Rinumerare i giocatori secondo la lista iniziale di questo libro, prima di abbinare il turno 1
command-convert-line-ending = Come finiscono le righe di un TRF; come nel file letto se non è detto
command-pair-about = Abbinare il prossimo turno di un torneo, secondo le regole della FIDE e con le ragioni
command-pair-more = Scrive il numero di coppie, poi una riga `bianco nero` per ogni scacchiera in ordine, e il bye come `numero 0`, come i motori noti. Quali regole sono state prese è detto sullo standard error. Un turno che il file ha già si può riabbinare con --round; allora si abbina dai turni precedenti, con i bye richiesti.
command-any-system = Sistema di abbinamento; quello indicato dal file se non è detto
command-any-edition = Edizione delle regole; altrimenti secondo il codice del file, poi le sue date, poi quella in vigore
command-any-rounds = Numero di turni del torneo, se il file non lo dichiara
command-any-initial-colour = Colore sorteggiato per il primo giocatore, se né il file né il suo turno 1 lo mostrano
command-pair-round = Turno da abbinare; quello dopo l'ultimo abbinato se non è detto
command-pair-output = Scrivere il torneo con il turno aggiunto (.trf, .trfx, .json), o sotto ogni altro nome il semplice elenco delle coppie
command-pair-json = Scrivere scacchiere e ragioni in JSON, per programmi (docs/pairing-json.md)
command-pair-reasons = Dire perché: per ogni gruppo che cosa ha deciso, e che cosa escludeva le alternative. Richiede più tempo
command-check-about = Riabbinare ogni turno di file di torneo, e dire dove differiscono
command-check-more = Un turno può essere quello prescritto; illegale, con l'articolo violato; legale ma non quello prescritto, con il primo criterio in cui è peggiore; o giusto salvo i colori. Un torneo giocato secondo un calendario è confrontato con esso. I punti sono ricontati, e le posizioni confrontate con gli spareggi che il file dichiara (record 202 e 212) o che --tie-breaks indica; senza, con i soli punti. Nelle cartelle si cercano .trf, .trfx, .txt, .json, .tunx, .papi e .tdf. Il codice di uscita è 0 solo se ogni turno di ogni file è quello prescritto, punti e posizioni sono giusti, e nessun file ha un errore.
command-check-files = File di torneo, e cartelle che ne contengono; - è lo standard input
command-check-tie-breaks = Spareggi seguiti dalle posizioni, per esempio DE,BH/C1,SB; quelli del file se non è detto
command-check-rules = Regole di spareggio: secondo la data della manifestazione se non è detto, altrimenti 2026
command-check-hindsight = Per ogni turno che differisce, supporre altri numeri, un altro risultato o due giocatori tenuti separati, e dire che cosa ne farebbe quello prescritto
command-check-json = Scrivere i verdetti in JSON, per programmi (docs/pairing-json.md)
command-check-from = Formato dei file; riconosciuto da sé se non è dato
command-explain-about = Spiegare un turno in parole semplici: perché questi due, questi colori, questo flottante, questo bye
command-explain-more = Prima ciò che un arbitro direbbe a un giocatore, poi ogni passo con il suo articolo: il gruppo, chi è sceso e perché, che cosa viene naturalmente, che cosa lo escludeva, quanto costa l'abbinamento scelto. Un turno che il file ha è spiegato dai turni precedenti; uno che non ha è quello che sarebbe abbinato. Se il turno del file non è quello prescritto, è detto per primo. Con --why-not la coppia è imposta e la risposta è che cosa peggiora, o l'articolo che la vieta. Se non esiste alcun abbinamento, sono elencati i fatti che lo vietano, e che cosa può fare l'arbitro; il codice di uscita è allora 1. Il file può anche essere una manifestazione (.ronde) o un archivio, le cui bozze sono omesse.
command-explain-round = Turno da spiegare; il prossimo da abbinare se non è detto, altrimenti l'ultimo
command-explain-board = Solo questa scacchiera, da 1
command-explain-player = Solo questo giocatore, per numero o nome
command-explain-why-not = Perché questi due non si incontrano, ciascuno per numero o nome
command-any-lang = Lingua
command-any-tournament = Quale torneo di una manifestazione, per posto o nome; necessario se ce ne sono più
command-explain-json = Scrivere JSON, per programmi (docs/pairing-json.md)
command-explain-format = Forma; secondo la fine del nome del file se non è detto, altrimenti testo
command-explain-output = File da scrivere; la sua fine (.html, .pdf, .json, .txt) dice la forma
command-generate-about = Inventare tornei a caso, abbinati secondo le regole turno per turno
command-generate-more = Il seme è scritto per primo e messo nel file; lo stesso seme e le stesse opzioni danno per sempre lo stesso torneo. Tutto ciò che non è chiesto è sorteggiato dal seme: bye di ogni tipo, forfait, iscrizioni tardive, ritiri, punti virtuali, coppie vietate, sistemi di punteggio. Con --plain ci sono solo partite. Una frequenza è 20 o 1/20 per una volta su venti, 5% per la stessa, e 0 per mai.
command-generate-players = Numero di giocatori
command-generate-rounds = Numero di turni
command-generate-system = Sistema di abbinamento
command-generate-edition = Edizione delle regole; quella in vigore se non è detto
command-generate-plain = Partite e nient'altro, salvo ciò che chiedono altre opzioni
command-generate-model = Elo, punti e frequenze di questo torneo
command-generate-initial-colour = Colore del primo giocatore nel turno 1
command-generate-points = Punti per vittoria, patta e sconfitta, per esempio 3/1/0
command-generate-pairing-bye = Punti per il bye d'abbinamento
command-generate-acceleration = Punti virtuali
command-generate-forbidden = Gruppi di giocatori che non possono incontrarsi, per esempio 2x3 per due gruppi di tre
command-generate-lowest-rating = Nessun Elo è sotto questo
command-generate-highest-rating = Nessun Elo è sopra questo
command-generate-rating-groups = Quanto sono vicini gli Elo; di più è più vicino
command-generate-rating-separator = Di quanto il centro degli Elo sta sotto il centro dell'intervallo
command-generate-unrated = Giocatori senza Elo
command-any-draws = Patte su cento partite; secondo gli Elo se non è detto
command-generate-forfeits = Partite non giocate perché qualcuno non viene
command-generate-double-forfeits = Quelle di esse in cui non viene nessuno
command-generate-quick-games = Partite troppo brevi per contare per l'Elo
command-generate-unusual = Partite che finiscono ½-0 o 0-0 per decisione dell'arbitro
command-generate-late-entries = Giocatori che arrivano dopo il turno 1
command-generate-withdrawals = Giocatori che se ne vanno del tutto, estratti prima di ogni turno
command-generate-half-byes = Bye da mezzo punto, estratti per ogni giocatore prima di ogni turno
command-generate-full-byes = Bye da un punto
command-generate-zero-byes = Bye da zero punti
command-any-seed = Seme; uno nuovo se non è detto
command-generate-output = File da scrivere; - o niente è lo standard output
command-generate-count = Numero di tornei, con questo seme e i seguenti
command-generate-into = Cartella per essi, creata se non esiste; ciascuno porta il nome del suo seme
command-generate-to = Formato da scrivere: secondo il nome del file se non è detto, altrimenti TRF26
command-simulate-about = Giocare molte volte il resto di una manifestazione, o una prevista
command-simulate-more = Dice le probabilità di vittoria, di premi e di norme, i punti attesi, e gli avversari probabili del prossimo turno. Con più sistemi, numeri di turni o accelerazioni li confronta sugli stessi giocatori con la stessa fortuna: quanto la classifica segue gli Elo, quanto sono uguali gli avversari, colori, flottanti, partite impari. Con --fairness dice che cosa, nei colori, flottanti e avversari di una manifestazione, è insolito e che cosa no. Gli Elo decidono le partite. Il seme è scritto per primo; lo stesso seme dà la stessa risposta con qualsiasi numero di thread.
command-simulate-file = File di torneo, così com'è; - è lo standard input
command-simulate-players = Senza file: numero di giocatori di una manifestazione prevista
command-simulate-rounds = Numero di turni; più numeri per confrontarli, per esempio 7,9,11
command-simulate-system = Sistema di abbinamento; quello indicato dal file se non è detto, altrimenti l'olandese
command-simulate-edition = Edizione delle regole; come per ronde pair se non è detto
command-simulate-compare = Confrontare sistemi, per esempio dutch-2026,dubov-2026; uno solo è confrontato con quello della manifestazione
command-simulate-accelerate = Confrontare accelerazioni, per esempio none,baku; una sola è confrontata con quella della manifestazione
command-simulate-lowest-rating = Nessun Elo è sotto questo, in una manifestazione prevista
command-simulate-highest-rating = Nessun Elo è sopra questo, in una manifestazione prevista
command-any-tie-breaks = Spareggi in ordine, per esempio DE,BH/C1,SB; quelli del file se non è detto
command-simulate-prizes = Probabilità di premi: all:1000,600,400;women:500,100 (categorie come per ronde standings)
command-any-sharing = Come se li dividono i pari punti
command-any-cumulative = Un giocatore può vincere più premi
command-simulate-exempt = Per le norme: la manifestazione è esente dalle regole sulle federazioni (B.01:1.4.3)
command-simulate-lang = Lingua delle tabelle e dei grafici
command-simulate-plays = Numero di simulazioni; 10000 se non è detto, e per --fairness tante da poter trovare qualcuno di insolito (200 per giocatore)
command-simulate-threads = Thread di lavoro; tanti quanti i core del computer se non è detto
command-simulate-fairness = Rigiocare i turni della manifestazione e dire che cosa è insolito nei colori, flottanti e avversari
command-any-all = Elencare tutti
command-simulate-json = Scrivere JSON, per programmi (docs/simulate-json.md)
command-simulate-svg = Cartella per i grafici, creata se non esiste
command-schedule-about = Fare calendari: gironi all'italiana, Scheveningen, Schiller, Berlino, Molter, coppe
command-schedule-more = Ogni tipo scrive i suoi turni come tabella. --csv, --json, --trf e --svg danno un'altra forma, e -o scrive un file nella forma che il nome promette. Un file TRF è il torneo intero senza risultati: inseriteli con qualsiasi programma, poi `ronde schedule next` continua una coppa o un torneo berlinese, e `ronde schedule check` confronta un file con il suo calendario.
command-schedule-round-robin-about = Tutti contro tutti, secondo la tabella di Berger (C.05 allegato 1)
command-any-players = Numero di giocatori, o di squadre
command-schedule-round-robin-cycles = Quante volte ciascuno incontra ciascuno
command-schedule-round-robin-double = Due cicli, gli ultimi due turni del primo scambiati, come raccomanda la FIDE
command-schedule-round-robin-rutsch = Con il perno di Rütsch: le stesse coppie in un altro ordine, con altri colori
command-any-teams-of = I partecipanti sono squadre di tante scacchiere
command-schedule-round-robin-who = Dire solo chi incontra questo giocatore, in --round o in tutti i turni
command-schedule-round-robin-round = Il turno per --who
command-schedule-round-robin-meet = Dire solo quando questi due si incontrano, per esempio 3,5
command-any-names = Chi gioca: un file di torneo, o una lista con un nome per riga, i migliori prima, per esempio `Keller, Anna; SUI; 2312`; una riga che finisce con i due punti comincia una squadra
command-any-event = Nome della manifestazione
command-any-text = Scrivere una tabella per persone; è l'uso normale
command-any-csv = Scrivere una riga per partita, per fogli di calcolo
command-any-json = Scrivere JSON, per programmi
command-any-trf = Scrivere il torneo in TRF26, pronto da giocare
command-any-svg = Scrivere un'immagine
command-any-output = File da scrivere; .csv e .svg dicono la forma, .trf e .json sono il torneo, pronto da giocare (con --json il calendario per programmi)
command-schedule-draw-about = Sorteggiare con buste i numeri di un girone, perché i connazionali non si incontrino alla fine
command-schedule-draw-more = Per 9-24 giocatori, secondo le tabelle di Varma (C.05 allegato 2). La federazione più grande estrae per prima, e tutta da una busta; due di una federazione non si incontrano negli ultimi tre turni. La federazione può anche essere un circolo, una città o una lega. Scrive il verbale del sorteggio; con --trf il torneo intero.
command-schedule-draw-names = Chi estrae: un file di torneo, o una lista con `Keller, Anna; SUI` su ogni riga
command-schedule-draw-seed = Seme del sorteggio; uno nuovo se non è detto
command-schedule-draw-split = Lasciare che una federazione troppo grande per una busta continui da un'altra
command-schedule-scheveningen-about = Due squadre, ciascuno dell'una contro ciascuno dell'altra
command-schedule-scheveningen-boards = Giocatori di una squadra
command-schedule-scheveningen-double = Ciascuno due volte, colori invertiti
command-schedule-scheveningen-sitting = Una squadra resta seduta e ha un solo colore in un turno, l'altra si sposta; altrimenti i colori sono distribuiti dentro le squadre (C.05 allegato 4)
command-schedule-schiller-about = Più gruppi, ciascuno contro ciascuno degli altri gruppi
command-schedule-schiller-groups = Numero di gruppi
command-schedule-schiller-size = Giocatori di un gruppo
command-schedule-schiller-as-printed = La tabella del corso con i colori sbagliati dei turni da 4 a 6, altrimenti corretti
command-schedule-berlin-about = Gruppi giocano tutti contro tutti, poi le loro metà superiori e inferiori
command-schedule-berlin-groups = Gruppi della prima parte: 2 o 4
command-schedule-berlin-placement = Poi quelli di pari posto giocano fra loro, invece delle metà
command-schedule-molter-about = Molte squadre in pochi turni, ogni giocatore contro un'altra squadra
command-schedule-molter-more = Da 3 a 25 squadre con un numero pari di giocatori da 2 a 12, con meno turni che squadre e 13 al massimo. Lo stesso seme dà per sempre la stessa tabella; un altro seme ne dà un'altra.
command-schedule-molter-teams = Numero di squadre
command-schedule-molter-players = Giocatori di una squadra
command-schedule-molter-rounds = Numero di turni
command-schedule-molter-seed = Seme della tabella
command-schedule-cup-about = Eliminazione diretta, con bye, teste di serie, dispensati, incontri di piazzamento, andata e ritorno
command-schedule-cup-more = Il primo incontra l'ultimo, il secondo il penultimo …; i numeri 1 e 2 possono incontrarsi solo in finale. Se il numero non è una potenza di due, i migliori della lista sono dispensati dal primo turno.
command-schedule-cup-lot = Sorteggiare invece che per forza
command-schedule-cup-protect = Sorteggiare, ma proteggere l'uno dall'altro tanti primi della lista
command-schedule-cup-seed = Seme del sorteggio; uno nuovo se non è detto
command-schedule-cup-dispense = Giocatori dispensati da più turni, per esempio 1=2,2=2,3=1: il numero 1 da due turni …
command-schedule-cup-preliminary = Un turno preliminare, se il numero è appena sopra una potenza di due
command-schedule-cup-no-preliminary = Nessun turno preliminare, chiunque sia dispensato
command-schedule-cup-third = Un incontro per il terzo posto
command-schedule-cup-all-places = Incontri per tutti i posti
command-schedule-cup-legs = Partite di un incontro, colori invertiti dall'una all'altra; un incontro pari va allo spareggio
command-schedule-numbers-about = Mostrare i numeri notevoli: turni per un numero di giocatori, scacchiere per squadre, pesi berlinesi
command-schedule-numbers-from = Primo numero di giocatori
command-schedule-numbers-to = Ultimo numero di giocatori
command-schedule-numbers-teams = Scacchiere e pesi berlinesi per tante squadre di tanti giocatori, per esempio 17x8
command-schedule-next-about = Continuare una coppa o un torneo berlinese dai suoi risultati
command-schedule-next-more = Scrive i turni che seguono, o la classifica finale. Con -o il torneo è scritto con questi turni aggiunti.
command-schedule-next-winner = Chi passa da un incontro pari senza spareggio, per esempio 5=12: il numero 12 dall'incontro 5
command-schedule-next-output = Scrivere il torneo con i turni aggiunti (.trf, .json)
command-schedule-check-about = Confrontare un torneo con il suo calendario
command-standings-about = Fare la classifica di un torneo, e dire perché qualcuno è al suo posto
command-standings-more = I pari punti sono divisi dagli spareggi che il file dichiara (record 202 e 212), o da quelli di --tie-breaks, nel loro ordine: nomi come nel Manuale, BH-C1 o BH/C1. Chi resta pari divide la posizione. Con --why ogni valore di un partecipante è mostrato con i turni e gli avversari che lo hanno fatto, e con l'articolo. Con --needs dice quali posizioni lascia aperte ogni risultato di una partita in corso. Una coppa, un torneo berlinese e un Molter sono classificati secondo le regole della loro forma.
command-standings-edition = Regole di spareggio: quelle del file se non è detto, poi secondo la data della manifestazione, altrimenti 2026
command-any-contest = Chi è classificato; secondo il tipo nel file se non è detto
command-any-unrated = Elo con cui contano i giocatori senza Elo, se lo dice il regolamento della manifestazione
command-any-lots = Un sorteggio avvenuto: i numeri, il vincitore per primo
command-standings-round = Classifica dopo questo turno; l'ultimo completo se non è detto
command-standings-form = Se gli abbinamenti erano fissati prima; secondo il tipo nel file se non è detto
command-standings-why = Spiegare la posizione di questo numero
command-standings-category = Solo una categoria: women, U18, S60, 1800-1999, unrated, fed=NED, title=FM, club=NAME; più d'una unite da +
command-standings-table = Un'altra tabella
command-standings-prizes = Dividere i premi: all:1000,600,400;women:500,100 (categorie come per --category)
command-standings-unit = Importo più piccolo che si paga, per esempio 5 o 0.05
command-standings-needs = Di che cosa ha bisogno questo numero nel turno in corso: le posizioni che ogni suo risultato lascia aperte, e quanto sono probabili
command-standings-places = Tanti posti hanno premi
command-standings-plays = Simulazioni delle partite aperte, se non si possono guardare tutti gli esiti
command-standings-seed = Seme delle simulazioni
command-standings-lang = Lingua di --why e --needs
command-standings-json = Scrivere JSON, per programmi (docs/standings-json.md)
command-standings-csv = Scrivere CSV con una riga di intestazione, per fogli di calcolo
command-standings-text = Scrivere testo (come se non è detto)
command-rate-about = Calcolare le variazioni di Elo, le prestazioni e i primi Elo
command-rate-more = Quello della FIDE secondo B.02, o secondo le regole della federazione svizzera con --federation SUI. Ogni partita mostra il suo calcolo con --why o --working; le prestazioni in tutte le definizioni stanno lì, in CSV e in JSON. Ciò che un file di torneo non sa di un giocatore (partite giocate finora, K pubblicato) si dice con opzioni. Una stima non è l'Elo di nessuno: chi ne ha una è qui senza Elo.
command-rate-federation = Secondo le regole di chi
command-any-list = Quale delle liste della FIDE
command-any-k = K: un numero per tutti, o quelli di giocatori, per esempio 4=10,7=40
command-any-new = Numeri dei giocatori nuovi nella lista: meno di 30 partite (FIDE); meno di 20, o in lista da meno di due anni (SUI)
command-any-reached-2400 = Numeri dei giocatori sotto 2400 il cui Elo pubblicato l'ha raggiunto una volta
command-any-earlier = File di una manifestazione precedente le cui partite contano per un primo Elo della federazione svizzera (SUI), che ne chiede sette; si può ripetere
command-rate-why = Mostrare ogni partita di questo numero con il suo calcolo
command-rate-working = Mostrare ogni partita di ciascuno con il suo calcolo
command-rate-text = Scrivere una tabella per persone
command-rate-csv = Scrivere CSV con una riga di intestazione, per fogli di calcolo
command-rate-json = Scrivere JSON, per programmi (docs/report-json.md)
command-rate-output = File da scrivere; la sua fine (.csv, .json, .svg, .txt) dice la forma
command-norms-about = Trovare le norme di titolo: chi ne ha fatta una, che cosa manca, e che cosa devono portare i turni a venire
command-norms-more = Giudica le norme di GM, IM, WGM e WIM secondo B.01 nel modo più favorevole che le regole permettono. Senza --all sono elencate solo le norme, quelle mancate di poco e quelle ancora alla portata; --player mostra ogni regola.
command-any-exempt = La manifestazione è esente dalle regole sulle federazioni (B.01:1.4.3): campionati nazionali e simili; uno svizzero con abbastanza stranieri in ogni turno è riconosciuto
command-norms-player = Mostrare ogni regola per questo numero
command-norms-text = Scrivere una tabella per persone
command-norms-csv = Scrivere CSV con una riga di intestazione, per fogli di calcolo
command-norms-json = Scrivere JSON, per programmi (docs/report-json.md)
command-norms-output = File da scrivere; la sua fine (.csv, .json, .svg, .txt) dice la forma
command-report-about = Fare un rapporto o stampare un documento: liste, abbinamenti, cedole, classifiche, schede, ciò che vogliono le federazioni
command-report-more = Un documento è scritto come testo, o nella forma che dice il nome del file: .html da stampare con qualsiasi browser, .pdf dove Chromium, Chrome o Edge è installato, .csv, .xlsx, .json, .txt. submission dice che cosa una federazione rifiuterebbe, e finisce con il codice 1 se c'è qualcosa; il file TRF stesso è scritto da ronde convert. Il file può anche essere una manifestazione (.ronde) o un archivio, le cui bozze sono omesse.
command-report-kind = Quale rapporto o documento
command-report-submit = Forma del file da inviare, per submission
command-report-round = Quale turno, o dopo quale; l'ultimo se non è detto (tutti per pgn)
command-report-text = Scrivere una tabella per persone
command-report-csv = Scrivere CSV con una riga di intestazione, per fogli di calcolo
command-report-json = Scrivere JSON, per programmi (docs/report-json.md)
command-report-output = File da scrivere; la sua fine (.csv, .json, .svg, .txt) dice la forma
command-report-page = Formato della carta
command-report-landscape = Le pagine sono orizzontali
command-report-reading = Grandezza dei caratteri: in mano (10 pt), al muro (14 pt), da lontano (28 pt); quella usuale del documento se non è detto
command-report-by = In quale ordine, per starting-list
command-report-board = Quale scacchiera del turno, per why; tutte se non è detto
command-report-player = La scheda di chi, per numero, per card e player-cards; di tutti se non è detto
command-report-link = Indirizzo della pagina in diretta, stampato anche come codice QR
command-report-stamp = Che cosa sta nel margine: quando e da che cosa è fatto; l'ora e il file se non è detto
command-report-categories = Solo queste categorie, per categories: women, U18, S60, 1800-1999, fed=NED …
command-report-edition = Regole di spareggio: quelle del file se non è detto, poi secondo la data della manifestazione, altrimenti 2026
command-report-prizes = Premi da dividere, per prizes: all:1000,600,400;women:500,100
command-report-paper-form = Forma; secondo la fine del nome del file se non è detto, altrimenti testo
command-plan-about = Progettare una manifestazione: bilancio, pareggio, sala, materiale, lista di controllo
command-plan-more = Le cifre non date sono quelle del corso per arbitri: una sala a 2 per giocatore, una tassa Elo di 1 per giocatore e turno, un giocatore invitato per 500 e 5 in più per ogni punto sopra 2500. Ciò che è regalato si indica con --gift: è registrato come costo e come dono.
command-plan-players = Iscrizioni attese
command-plan-rounds = Turni
command-plan-days = Giorni
command-plan-fee = Quanto paga un'iscrizione
command-plan-prizes = Premi, dal primo all'ultimo, per esempio 400,200,100
command-plan-hall = La sala, per giocatore
command-plan-rating-fee = Tassa della lista Elo, per giocatore e turno
command-plan-guests = Elo dei giocatori invitati, per esempio 2600,2540; non pagano l'iscrizione
command-plan-arbiters = Arbitri
command-plan-arbiter-pay = Quanto riceve ogni arbitro
command-plan-cost = Un altro costo, per esempio programmi=120; si può ripetere
command-plan-gift = Materiale o lavoro regalato, per esempio orologi=300; si può ripetere
command-plan-income = Altre entrate, per esempio sponsor=500, mensa=250, sussidio=1000; si può ripetere
command-plan-first-day = Primo giorno, per esempio 2027-04-02: la lista di controllo ha allora date
command-plan-checklist = Solo la lista di controllo
command-plan-currency = Valuta, una parola davanti agli importi
command-plan-svg = Scrivere un'immagine del saldo secondo le iscrizioni
command-plan-text = Scrivere una tabella per persone
command-plan-csv = Scrivere CSV con una riga di intestazione, per fogli di calcolo
command-plan-json = Scrivere JSON, per programmi (docs/report-json.md)
command-plan-output = File da scrivere; la sua fine (.csv, .json, .svg, .txt) dice la forma
command-players-about = Tenere liste Elo, e cercarvi giocatori
command-players-more = Le liste della FIDE e quelle delle federazioni si importano una volta e poi si consultano senza rete. Ciascuna ha il suo file nella cartella dei dati; una lista nuova sostituisce la vecchia solo quando è completa.
command-players-data = Cartella delle liste; la cartella dei dati dell'utente se non è detto
command-players-import-about = Importare una lista Elo: quella della FIDE (testo o XML, zippata o no), o di una federazione (CSV o xlsx)
command-players-import-more = La vecchia lista resta in uso finché la nuova è completa, e anche se la nuova ha perso più della metà dei giocatori. Le righe incomprensibili sono nominate, e il resto è importato.
command-players-import-file = La lista
command-players-import-source = Di chi è la lista: fide, o un nome come SUI per quella di una federazione
command-players-import-tempo = A che cosa serve una lista FIDE con una sola colonna di Elo; si tiene accanto a quella combinata
command-players-import-map = Quale colonna di una tabella contiene che cosa: name=Nom,rating=Elo; le intestazioni note si trovano da sé
command-players-import-dated = Data della lista; quella del file se non è detto
command-players-import-force = Prendere la lista anche se sembra peggiore di quella in uso
command-players-search-about = Trovare giocatori dall'inizio dei loro nomi, in qualsiasi ordine, o del loro numero
command-players-search-more = Maiuscole e accenti non contano. Se se ne trovano pochi, si perdona un errore in una parola; tali giocatori vengono per ultimi e sono segnati.
command-players-search-words = Nomi o un numero, per quanto si conoscono
command-players-search-federation = Solo giocatori di questa federazione
command-players-search-limit = Al massimo tanti giocatori
command-players-show-about = Mostrare un giocatore con tutti i suoi Elo: di ogni lista, con la sua data
command-players-show-number = Numero FIDE, o numero di una lista nazionale
command-players-match-about = Dire chi delle liste intendono le righe di un file
command-players-match-more = Il file ha un giocatore per riga (un nome, un numero FIDE, o entrambi), o è una tabella con intestazioni (CSV o xlsx), o un torneo (TRF). Un numero decide; un nome decide se un solo giocatore lo porta e niente vi si oppone. Tutte le altre righe sono mostrate con i loro candidati, e niente è indovinato. Il codice di uscita è 1 se una riga resta aperta.
command-players-match-file = Il file; - è lo standard input
command-players-match-map = Quale colonna di una tabella contiene che cosa: name=Nom,fide=Code
command-players-convert-about = Convertire in Elo un valore di un'altra scala: INGO o BCR
command-players-convert-more = Elo = 2840 − 8 × INGO = 600 + 8 × BCR (dutch-1992:A1). Il risultato è una stima: inseritela nella scheda del giocatore, o in un file con `ronde convert --estimate`.
command-players-convert-scale = INGO o BCR
command-players-convert-value = Il valore su quella scala
command-serve-about = Aprire la direzione nel browser
command-serve-more = Solo questo computer la raggiunge, finché non la aprite alla sala da lì, o --listen indica un indirizzo. Tutto è tenuto in un solo file nella vostra cartella dei dati; una federazione indica invece una base dati PostgreSQL.
command-serve-data = Cartella in cui tutto è tenuto
command-serve-database = Base dati da usare invece, postgres://…
command-serve-listen = Indirizzo a cui rispondere, per esempio 0.0.0.0:8080; solo questo computer se non è detto
command-serve-behind-proxy = Un proxy sta davanti a Ronde; nessuno è proprietario perché viene da questo computer
command-serve-no-browser = Non aprire il browser
command-import-about = Fare una manifestazione da un file di torneo di qualsiasi programma, o mettere una manifestazione in un archivio
command-import-more =
    La manifestazione è un solo file, .ronde, con un registro: tutto ciò che si fa d'ora in poi vi è un atto. Il primo atto dice ciò che dice il file, e ciò che non dice; niente è inventato. Il file stesso vi è conservato. L'ultima riga è la fine del registro: annotatela, e ronde verify --head potrà dire più tardi se qualcosa è stato tagliato.

    Con --into o --data si mette in un archivio, e così una manifestazione che lo è già: una copia di sicurezza, o una consegnata. Prima si seguono le sue catene e si mettono gli atti al loro posto; poi c'è tutto, o niente. Una manifestazione che c'è già non è toccata, a meno che sia stata consegnata e torni, continuando dove finisce quella dell'archivio.
command-import-file = File di torneo, o manifestazione
command-import-output = Manifestazione da scrivere; altrimenti il nome del file con .ronde
command-import-store = Mettere la manifestazione in questo archivio: un file SQLite, o postgres://…
command-import-data = Mettere la manifestazione nella cartella in cui ronde serve tiene tutto
command-import-machine = Nome di questo computer, se una manifestazione è stata consegnata da uno all'altro
command-export-about = Scrivere un torneo di una manifestazione in un altro formato, o la manifestazione intera come file
command-export-more = Le manifestazioni sono file .ronde, file SQLite e basi dati PostgreSQL. Il formato segue dal nome della destinazione (.trf è TRF26, .trfx, .json, .csv per il tabellone, .ronde per la manifestazione intera) o da --to. Le bozze sono omesse. Tutto ciò che il formato non può contenere è detto sullo standard error, e così la fine del registro: annotatela, e ronde verify --head potrà dire più tardi se qualcosa è stato tagliato.
command-any-source = Manifestazione: un file .ronde, un file SQLite, o postgres://…; - è lo standard input
command-export-output = File da scrivere; - è lo standard output
command-export-tournament = Quale torneo, per posto nella manifestazione o nome; necessario se ce ne sono più
command-export-for-rating = Con le correzioni arrivate troppo tardi per gli abbinamenti e che contano per l'Elo (C.04.2:4.3)
command-export-with-head = Scrivere la fine del registro nel file, come commento
command-export-line-ending = Come finiscono le righe di un TRF
command-export-max-size = Massimo di byte da leggere di una manifestazione decompressa: 1GB se non è detto
command-hand-over-about = Consegnare una manifestazione a un altro computer, e riprenderla
command-hand-over-more = Scrive un solo computer alla volta. Qui la manifestazione è bloccata d'ora in poi; il file scritto si mette nell'archivio dell'altro computer con ronde import --into, ed è lì che si scrive. Quando deve tornare, ronde hand-over --back su quel computer la blocca lì e scrive il file che ronde import rimette qui: continua dove finisce la nostra, e niente è mai fuso.
command-hand-over-store = Archivio: un file SQLite, o postgres://…
command-hand-over-to = Computer che prende la manifestazione, con qualsiasi nome che lo distingua dagli altri
command-hand-over-back = La manifestazione torna da qui a casa
command-hand-over-take-back = L'altro computer è perso: continuare qui, e dire perché. Ciò che vi è stato scritto non conta più
command-hand-over-output = File da scrivere, .ronde
command-hand-over-event = Quale manifestazione, per nome o registro; necessario se ce ne sono più
command-hand-over-machine = Nome di questo computer; necessario quando una manifestazione lascia un archivio che non ne ha ancora uno
command-verify-about = Verificare una manifestazione: la catena dei suoi atti, e ogni turno riabbinato
command-verify-more = Ogni atto porta l'impronta del precedente: il cambiamento di un solo bit è trovato e l'atto è nominato. Ogni turno che il motore ha abbinato è riabbinato da ciò che si sapeva allora. Una catena non può sapere che la sua fine è stata tagliata: date --head come l'ha stampato un foglio di turno o un export, e si trova anche questo. Il codice di uscita è 0 solo se niente è sbagliato e nessun turno differisce; un turno che l'arbitro ha fatto a mano è detto, e non è una differenza.
command-verify-head = Fine del registro stampata, per esempio 57-1a2b3c4d5e6f70819203: l'atto 57 deve esserci con quell'impronta; si può ripetere
command-verify-json = Scrivere ciò che si è trovato in JSON, per programmi (docs/journal.md)
command-verify-max-size = Massimo di byte da leggere di una manifestazione decompressa: 1GB se non è detto
command-what-if-about = Cambiare risultati, bye, ritiri o il sistema, e vedere che cosa sarebbe diverso
command-what-if-more = Tutti i cambiamenti contano insieme. I turni che il file ha sono riabbinati dal passato cambiato, e stanno accanto a quelli che furono abbinati; i turni in mezzo restano come sono stati giocati. Togliere qualcuno da un turno giocato lascia al suo avversario una vittoria senza gioco. Le partite dell'ultimo turno senza risultato contano come patte. Non si scrive niente.
command-what-if-result = Un risultato: turno, scacchiera, risultato, per esempio 3:5=1-0, 3:5=1/2, 3:5=+- o 3:5=none
command-what-if-bye = Un bye: numero, turno, e full, half, zero o none, per esempio 12@4=half
command-what-if-withdraw = Un ritiro: numero, e l'ultimo turno che gioca, per esempio 7@3
command-what-if-enter = Un'iscrizione tardiva: numero, e il primo turno che gioca, per esempio 9@2
command-what-if-system = Un altro sistema, per esempio dutch-2017, dubov-2026 o original
command-what-if-rounds = Un altro numero di turni
command-what-if-tie-breaks = Altri spareggi, per esempio BH/C1,BH,SB
command-what-if-acceleration = Un'altra accelerazione: baku, ssa, ssa_halves, ssa_kept o none
command-what-if-round = Solo questo turno; tutti se non è detto
command-what-if-lang = Lingua delle tabelle
command-what-if-json = Scrivere JSON, per programmi (docs/what-if-json.md)
command-examples-about = Mostrare comandi da provare
command-completions-about = Scrivere uno script che completa comandi e opzioni nella vostra shell
command-completions-more = Per bash: ronde completions bash > ~/.local/share/bash-completion/completions/ronde
command-completions-shell = La vostra shell
command-man-about = Scrivere la pagina di manuale, o le pagine di tutti i comandi in una cartella
command-man-more = Per leggerla subito: ronde man | man -l -
command-man-directory = Cartella per ronde.1, ronde-inspect.1 e così via; creata se non esiste
command-of-from-trf = Qualsiasi file di rapporto (TRF); quale, lo trova il lettore
command-of-from-json = Il formato JSON di Ronde
command-of-from-tunx = Il file di Swiss-Manager
command-of-from-papi = Il file di Papi
command-of-from-vega = Il .tdf o .veg di Vega
command-of-from-pgn = Partite con i loro risultati
command-of-from-csv = Una tabella di giocatori come testo
command-of-from-xlsx = Una tabella di giocatori come cartella di lavoro
command-of-to-trf06 = Il formato della FIDE del 2006
command-of-to-trf16 = Il formato della FIDE del 2016
command-of-to-trfx = TRF16 con i record di JaVaFo (XXR …)
command-of-to-bbp = TRF16 con i record di bbpPairings (BBW …)
command-of-to-trf26 = Il formato della FIDE del 2026
command-of-to-json = Il formato JSON di Ronde
command-of-to-pgn = Le intestazioni di tutte le partite, senza mosse
command-of-to-players = La lista di partenza come la importa Swiss-Manager, CSV o xlsx
command-of-to-results = Ogni scacchiera di ogni turno, CSV o xlsx
command-of-initial-list-1992 = Elo; GM WGM IM WIM FM WFM; alfabeto
command-of-initial-list-2010 = Elo; GM IM WGM FM WIM CM WFM WCM; alfabeto
command-of-initial-list-2026 = La stessa, nelle regole in vigore (C.04.2:2.2)
command-of-ending-lf = Avanzamento riga, come su Linux e macOS
command-of-ending-crlf = Ritorno a capo e avanzamento riga, come su Windows
command-of-ending-cr = Ritorno a capo, come chiede TRF26
command-of-colour-white = Il numero 1 ha il Bianco nel turno 1
command-of-colour-black = Il numero 1 ha il Nero nel turno 1
command-of-rules-2026 = C.07 dal 1° marzo 2026
command-of-rules-2024 = C.07 del 2024
command-of-rules-1998 = Le regole del 1998: una partita non giocata è una patta contro se stessi
command-of-rules-1992 = Articolo F10 del 1992: si spareggia solo il primo posto
command-of-story-text = Per un terminale
command-of-story-html = Da stampare con qualsiasi browser
command-of-story-json = Per programmi
command-of-story-pdf = Stampato da un Chromium installato
command-of-acceleration-none = Nessuna
command-of-acceleration-baku = C.04.7
command-of-acceleration-ssa = Un punto per la prima metà della lista nei turni 1 e 2
command-of-acceleration-ssa-halves = Lo stesso, e mezzo punto nel turno 3
command-of-acceleration-ssa-kept = Tanti punti per la prima metà, mai tolti, che due categorie non si mescolino
command-of-acceleration-explicit = Punti sorteggiati (record 250)
command-of-generate-trf26 = Il formato della FIDE del 2026
command-of-generate-trf16 = Il formato della FIDE del 2016, con i record di JaVaFo per ciò che non prevede (XXR …)
command-of-generate-bbp = Lo stesso con i record di bbpPairings (BBW …)
command-of-generate-json = Il formato JSON di Ronde
command-of-sharing-by-rank = Per posizione
command-of-sharing-shared = I pari punti dividono
command-of-sharing-hort = Hort: metà per posizione, metà divisa
command-of-contest-players = Giocatori
command-of-contest-teams = Squadre
command-of-form-swiss = Gli abbinamenti seguono dai risultati
command-of-form-predetermined = Girone all'italiana, Scheveningen e simili
command-of-table-cross = Avversari, colori e risultati di ogni turno
command-of-table-progress = Punti dopo ogni turno
command-of-table-medals = Medaglie per federazione
command-of-federation-fide = FIDE (B.02)
command-of-federation-sui = La federazione svizzera
command-of-tempo-standard = Standard
command-of-tempo-rapid = Rapid
command-of-tempo-blitz = Blitz
command-of-report-submission = Che cosa una federazione rifiuterebbe
command-of-report-dbase = Il file dBASE della FIDE
command-of-report-national = Entrambe le liste Elo in CSV: della FIDE e della federazione svizzera
command-of-report-certificates = Dati dei certificati di norma
command-of-report-pgn = Intestazioni PGN delle partite
command-of-report-site = Tutta la parte pubblica come cartella per uno spazio web
command-of-submit-trf16 = TRF16
command-of-submit-trf26 = TRF26
command-of-page-a4 = 210 per 297 millimetri
command-of-page-letter = 8,5 per 11 pollici
command-of-reading-hand = 10 punti
command-of-reading-wall = 14 punti
command-of-reading-far = 28 punti
command-of-order-rank = Per numero
command-of-order-name = Per nome
command-of-order-club = Per circolo
command-of-order-federation = Per federazione
command-of-paper-html = Da stampare con qualsiasi browser
command-of-paper-text = Per un terminale
command-of-paper-csv = Per fogli di calcolo
command-of-paper-xlsx = Una cartella di lavoro
command-of-paper-json = Per programmi (docs/report-json.md)
command-of-paper-pdf = Stampato da un Chromium installato
command-of-export-trf06 = Il formato della FIDE del 2006
command-of-export-trf16 = Il formato della FIDE del 2016
command-of-export-trfx = TRF16 con i record di JaVaFo (XXR …)
command-of-export-bbp = TRF16 con i record di bbpPairings (BBW …)
command-of-export-trf26 = Il formato della FIDE del 2026
command-of-export-json = Il formato JSON di Ronde
command-of-export-csv = Il tabellone, per fogli di calcolo
command-of-export-ronde = La manifestazione intera con i suoi registri
command-of-lang-all = Ciascuna, in una cartella propria (site)
command-print-help = Mostrare l'aiuto
command-print-help-short = Mostrare l'aiuto (di più con '--help')
command-print-help-long = Mostrare l'aiuto (in breve con '-h')
command-print-version = Mostrare la versione
command-print-help-of = Mostrare questo messaggio, o l'aiuto di un comando
command-print-help-which = Mostrare l'aiuto di questo comando
command-heading-papers = Opzioni dei documenti
command-of-system-dutch = Il sistema FIDE (olandese); edizioni { $years }
command-of-system-dubov = Il sistema Dubov; edizioni { $years }
command-of-system-original = Lo svizzero originale, prima del sistema olandese; non ha edizioni
command-of-year-2026 = In vigore dal 1° febbraio 2026: { $systems }
command-of-year-2017 = In vigore fino al 31 gennaio 2026: { $systems }
command-of-year-2010 = { $systems } com'era nel 2010
command-of-year-1997 = { $systems } come approvato nel 1997
command-of-year-1992 = { $systems } com'era negli anni 1990
command-exit-codes =
    Codici di uscita:
      0  fatto
      1  non esiste un abbinamento valido, o una verifica ha trovato differenze
      2  un errore interno
      3  ingresso non valido: il file o la riga di comando
      4  troppo grande: un file, o un gruppo per la procedura di un vecchio libro
      5  un file non ha potuto essere letto o scritto
command-value-a = A
command-value-a-b = A,B
command-value-address = INDIRIZZO
command-value-amount = IMPORTO
command-value-amounts = IMPORTI
command-value-b = B
command-value-board = SCACCHIERA
command-value-boards = SCACCHIERE
command-value-category = CATEGORIA
command-value-code = CODICE
command-value-colour = COLORE
command-value-command = COMANDO
command-value-date = DATA
command-value-dir = CARTELLA
command-value-directory = CARTELLA
command-value-ending = FINE
command-value-event = MANIFESTAZIONE
command-value-fed = FED
command-value-field-head = CAMPO=INTESTAZIONE,…
command-value-file = FILE
command-value-folder = CARTELLA
command-value-form = FORMA
command-value-format = FORMATO
command-value-how = COME
command-value-id = ID
command-value-k = K
command-value-kind = TIPO
command-value-language = LINGUA
command-value-list = LISTA
command-value-match-number = INCONTRO=NUMERO
command-value-n = N
command-value-n-r = N@T
command-value-n-r-bye = N@T=BYE
command-value-name = NOME
command-value-name-amount = NOME=IMPORTO
command-value-number = NUMERO
command-value-number-rating = NUMERO=ELO
command-value-number-rounds = NUMERO=TURNI
command-value-numbers = NUMERI
command-value-nxs = NxS
command-value-order = ORDINE
command-value-out = USCITA
command-value-p = P
command-value-percent = PERCENTO
command-value-player = GIOCATORE
command-value-points = PUNTI
command-value-prizes = PREMI
command-value-r = R
command-value-r-b-result = T:S=RISULTATO
command-value-rate = FREQUENZA
command-value-rating = ELO
command-value-ratings = ELO
command-value-reason = RAGIONE
command-value-round = TURNO
command-value-scale = SCALA
command-value-seed = SEME
command-value-seq-hash = ATTO-IMPRONTA
command-value-shell = SHELL
command-value-size = DIMENSIONE
command-value-store = ARCHIVIO
command-value-system = SISTEMA
command-value-systems = SISTEMI
command-value-table = TABELLA
command-value-tempo = CADENZA
command-value-text = TESTO
command-value-tournament = TORNEO
command-value-txp = SxG
command-value-type = TIPO
command-value-url = URL
command-value-value = VALORE
command-value-w-d-l = V/P/S
command-value-which = QUALE
command-value-who = CHI
command-value-whose = DI-CHI
command-value-words = PAROLE
command-value-year = ANNO

## script (by key)
## What the scripts of the pages say.

script-saved = Salvato.
script-done-what = { $what }: fatto e salvato.
script-undo = Annulla
script-undone = Annullato: { $what }
script-redone = Rifatto: { $what }
script-nothing-to-undo = Non c'è niente da annullare in questa pagina.
script-cancel = Annulla
script-close = Chiudi
script-back = Indietro
script-go-on = Conferma
script-understood = Capito
script-warning = Avviso
script-please-confirm = Confermare
script-in-the-journal = La risposta resterà nel registro.
script-what-it-changes = Che cosa cambia
script-to-the-report = Avanti al rapporto
script-report-will-say = Il rapporto dirà
script-no-difference = Non cambia altro.
script-changes-boards = Scacchiere
script-changes-standings = Classifica
script-changes-ratings = Elo
script-changes-next = Prossimo abbinamento
script-and-others = { $n ->
    [1] e un altro
   *[other] e altri { $n }
}
script-board-of-round = Turno { $round }, scacchiera { $board }
script-not-done = Non è stato fatto. Riprovare.
script-not-yet = Non è ancora possibile.
script-show-newest = Mostra la versione più recente
script-why-no-pairing = Perché no, e che cosa si può fare
script-leave-fide-mode = Lasciare il modo FIDE…
script-copied = Copiato.
script-live = in diretta
script-not-connected-short = non connesso
script-not-connected = Nessuna connessione. Si può continuare: quanto inserito resta su questo dispositivo.
script-not-connected-kept = { $n ->
    [1] Nessuna connessione. Si può continuare: un inserimento è su questo dispositivo.
   *[other] Nessuna connessione. Si può continuare: { $n } inserimenti sono su questo dispositivo.
}
script-connected = Connesso.
script-connected-saved = { $n ->
    [1] Connesso. Un inserimento salvato { $time }
   *[other] Connesso. { $n } inserimenti salvati { $time }
}
script-kept-needs-you = Un inserimento di questo dispositivo non è stato fatto, perché richiede una risposta: { $what }
script-newer = { $n ->
    [one] { $n } più recente
   *[other] { $n } più recenti
}
script-keys-title = Tasti di questa pagina
script-letters-on = Le singole lettere agiscono fuori dai campi
script-key-find = cerca
script-key-next = prossimo passo
script-key-undo = annulla il proprio
script-key-print = stampa
script-key-why = perché
script-key-round = turno prima, dopo
script-key-tournament = torneo
script-key-go = vai a panoramica, giocatori, turno, inserimento, classifica, registro
script-key-help = questi tasti
script-key-leave = esci
script-you = voi
script-draw = Patta
script-adjourned-short = agg.
script-unrated-short = (senza Elo)
script-board-n = Scacchiera { $board }
script-results-in = { $n } risultati su { $all }
script-all-in = Tutti i risultati sono inseriti.
script-tool-list = Lista
script-tool-slips = Foglietti
script-tool-missing = Solo mancanti
script-tool-second = Seconda lettura
script-find = Cerca
script-find-hint = scacchiera o nome
script-slip-board = Scacchiera del foglietto
script-not-found = Nessuna scacchiera e nessun nome "{ $what }" in questo turno.
script-legend-white = vince il Bianco
script-legend-black = vince il Nero
script-legend-draw = patta
script-legend-white-forfeit = Bianco a forfait
script-legend-black-forfeit = Nero a forfait
script-legend-other = altro
script-legend-clear = cancella
script-other-for = Scacchiera { $board }: quale risultato?
script-no-other-chosen = Nessun risultato inserito. F per scegliere di nuovo.
script-no-result-key = { $key } non è un risultato. 1 Bianco, 2 Nero, 3 patta, F altro.
script-enter-anyway = Inserire questo risultato
script-last-entry = Ultimo: scacchiera { $board }  { $names }
script-last-cleared = Cancellato: scacchiera { $board }  { $names }
script-on-the-way = { $n } in viaggio · tutti gli altri su disco
script-all-on-disk = Tutto su disco
script-kept-here = { $n } su questo dispositivo · gli altri su disco
script-waiting-region = In attesa di una decisione
script-conflict-on = Conflitto · scacchiera { $board } { $names }
script-conflict-saved = { $by } ha salvato { $result } alle { $time },
script-conflict-saved-before = { $by } ha salvato { $result },
script-conflict-typed = qui è stato inserito { $result } alle { $time }
script-conflict-keep = tenere { $result }
script-conflict-replace = sostituire con { $result }
script-conflict-leave = lasciare aperto, chiedere ai giocatori
script-verified-count = { $n } di { $all } verificati ✓✓
script-all-verified = Tutti i risultati sono stati letti due volte.
script-second-nothing = La scacchiera { $board } non ha ancora un risultato. Uscire dalla seconda lettura con V.
script-second-wait = La scacchiera { $board } non è ancora su disco.
script-second-mismatch = STOP  Scacchiera { $board }: prima { $first } ({ $by }), poi { $second }. Invio tiene il primo, Backspace prende il secondo.
script-players-understood = { $n ->
    [one] { $n } giocatore riconosciuto
   *[other] { $n } giocatori riconosciuti
}
script-nobody-pasted = Ancora nessuno. Ogni riga diventa qui un giocatore.
script-paste-first = Incollare prima i giocatori: almeno due.
script-new-name = Open { $date }
script-line-doubt = Riga { $line } "{ $text }": { $doubt }
script-is-right = È giusto
script-edit-line = Modifica
script-leave-out = Ometti
script-to-check = { $n } da verificare
script-line-told = Riga { $line }: { $told }
script-sex-w = f
script-sex-m = m
script-here-count = { $n } di { $all } presenti
script-marked-here = { $name } è presente
script-marked-absent = { $name } è assente
script-marked-bye = { $name } ha un bye da mezzo punto
script-mark-two = Segnare due giocatori con Spazio, poi Invio.
script-meet-already = Questi due si incontrano già.
script-no-board = In questo turno non c'è ancora nessuna scacchiera.
script-paired-by-hand = Abbinati a mano: { $names }
script-colours-exchanged = Scacchiera { $board }: colori scambiati
script-seats-exchanged = Posti scambiati: { $names }
script-my-board = La mia scacchiera: { $name }
script-who-are-you = Indicare prima chi si è.
script-report-sending = Invio di { $result } …
script-report-saved = Salvato { $time } ✓
script-report-waiting = Inviato { $time } ✓ In attesa di { $name }.
script-report-confirmed = Confermato da entrambi ✓✓
script-report-differs = Le due comunicazioni sono diverse. Arriva l'arbitro.
script-report-other = Il risultato ora è { $result }. Se è sbagliato, dirlo all'arbitro.
script-not-your-board = La scacchiera { $board } non è una delle vostre.
script-report-undone = Annullato.
script-nobody-in-lists = Nessuno nelle liste. Inserire a mano.
script-no-rating = senza Elo
script-add = Aggiungere
script-add-whom = Aggiungere { $name }
script-look-over = Prima controllare
script-added = { $name } è iscritto.
script-list-sending = La lista viene inviata.
script-list-reading = La lista viene letta.
script-list-indexing = { $n } giocatori letti; si crea l'indice.
script-list-done = { $n ->
    [one] { $n } giocatore è ora su questo computer.
   *[other] { $n } giocatori sono ora su questo computer.
}
script-nothing-changed = Nulla è stato cambiato.
script-file-too-large = { $file } supera 32 MB. È il file giusto?
script-file-reading = { $file } viene letto.
script-in-fide-mode = modo FIDE
script-rest-absent = { $n ->
    [one] { $n } giocatore è assente.
   *[other] { $n } giocatori sono assenti.
}
script-move-up = Su
script-move-down = Giù
script-remove = Togliere
script-soft = un desiderio
script-rounds-span = turni da { $first } a { $last }
script-two-needed = Scegliere almeno due giocatori.
script-not-saved-yet = Cambiato qui, non ancora per il torneo.
script-verifying = Ogni atto è verificato e ogni turno riabbinato.
script-report-waits = { $result } è inviato ✓ In attesa di { $name }.
script-report-theirs = { $name } ha comunicato { $result }. E qui?
script-report-both = Entrambi i giocatori comunicano. Se dicono lo stesso, è il risultato.
script-nothing-entered = Ancora nulla inserito su questo dispositivo.
script-try-again-soon = Il server non l'ha accettato ora. Attendere un minuto e riprovare.
script-pick-forfeit = A forfait: + vince, − perde
script-pick-unrated = Giocata, senza Elo
script-pick-rare = Decisione arbitrale
script-pick-adjourned = Aggiornata
script-pick-clear = Cancella

## accepted (by key)
## One for each warning of the desk, by its code.

accepted-leaves-fide-mode = lascia il modo FIDE
accepted-rounds-change = numero di turni cambiato (C.04.1:1)
accepted-tie-breaks-change = spareggi cambiati
accepted-system-deprecated = sistema non più raccomandato (C.04.2:1)
accepted-same-name = stesso nome due volte
accepted-numbers-change = i numeri cambiano (C.04.2:2.3)
accepted-numbers-stay = i numeri restano (C.04.2:2.3)
accepted-numbers-by-hand = numerazione a mano (C.04.2:2.2)
accepted-expels = espulsione
accepted-second-half-bye = più bye da mezzo punto del permesso
accepted-bye-in-last-rounds = bye negli ultimi turni
accepted-full-bye-deprecated = bye da un punto
accepted-points-by-decision = punti per decisione
accepted-breaks-rule = viola una regola di abbinamento
accepted-left-out = qualcuno resta fuori
accepted-not-the-engines = non l'abbinamento secondo le regole
accepted-unusual = risultato insolito
accepted-not-rated = non valido per l'Elo
accepted-adjourns = partita aggiornata (C.04.2:3.1)
accepted-adjourned-not-drawn = partita aggiornata non contata patta (C.04.2:3.1)
accepted-replaces-confirmed = sostituisce un risultato confermato
accepted-counts-from-round = conta da un turno successivo (C.04.2:4.3)
accepted-rating-only = solo per il rapporto Elo (C.04.2:4.3)
accepted-undoes-anothers = annulla l'atto di un'altra persona
accepted-takes-back-published = ritira un turno esposto (C.04.2:4.4)
accepted-reopens = riapre un turno chiuso
accepted-reinstates-expelled = riammette un espulso
accepted-absent = qualcuno è assente (C.04.2:3.2)
accepted-loses-results = si perdono risultati
accepted-both-colours-wrong = entrambi i colori contrari
accepted-import-breaks = il file viola una regola
accepted-changes-published = cambia un turno esposto (C.04.2:4.4)
accepted-missing-become-adjourned = i risultati mancanti diventano partite aggiornate (C.04.2:3.1)
accepted-pairs-again = il turno è abbinato di nuovo
accepted-soft-dropped = un desiderio non si è potuto seguire
accepted-resumes = riprende il torneo
accepted-absences-carried = assenze non decise
accepted-absent-without-a-word = assenza senza avviso, abbinamento mantenuto
accepted-absence-with-points = assenza annunciata con punti
accepted-bye-not-by-the-book = valore del riposo fuori dal libro
accepted-adjourned-is-no-forfeit = aggiornata registrata come forfait (BAF 78)

## act
## One sentence for each act. `{board}` is told with its round.

act-create = Torneo creato: { $name }
act-import = File letto: { $file }
act-configure = Impostazioni: { $what }
act-leave-fide-mode = Modo FIDE lasciato: { $reason }
act-register = { $n } giocatori iscritti
act-register-one = { $who } iscritto
act-amend = Dati modificati: { $who }
act-present = Presente: { $who }
act-absent = Assente: { $who }
act-withdraw = { $who } non gioca più dopo il turno { $round }
act-reinstate = { $who } gioca di nuovo dal turno { $round }
act-expel = { $who } espulso dopo il turno { $round }: { $reason }
act-number = Lista di partenza numerata a mano: { $reason }
act-request-bye = { $who }: { $bye } al turno { $round }
act-cancel-bye = { $who }: nessun bye al turno { $round }, dopotutto
act-adjust-points = { $who }: { $points } punti per decisione: { $reason }
act-pair = Turno { $round } abbinato
act-unpair = Bozza del turno { $round } buttata
act-open-manual = Turno { $round }: abbinamento a mano iniziato
act-arrange = Turno { $round }: abbinamenti cambiati a mano
act-close-manual = { $n ->
    [one] Turno { $round }: abbinamento a mano terminato, { $n } scacchiera differisce dalle regole
   *[other] Turno { $round }: abbinamento a mano terminato, { $n } scacchiere differiscono dalle regole
}
act-add-pair = Turno { $round }: { $white } – { $black } aggiunto
act-publish = Turno { $round } esposto
act-enter-result = { $board }: { $pair } { $result }
act-clear-result = { $board }: risultato di { $pair } cancellato
act-confirm-result = { $board }: { $pair } riletto e giusto
act-report-result = { $board }: { $who } comunica { $result }
act-correct-result = { $board }: { $pair } rettificato in { $result }: { $reason }
act-correct-colours = { $board }: colori di { $pair } rettificati
act-close-round = Turno { $round } chiuso
act-reopen-round = Turno { $round } riaperto
act-decide = Incontro { $number }: { $who } passa
act-finish = Torneo terminato
act-resume = Torneo riaperto: { $reason }
act-remark = Nota: { $text }
act-undo = Atto { $seq } annullato
act-undo-what = Annullato: { $what }
act-board = Turno { $round }, scacchiera { $board }
act-several = { $n } giocatori
act-bye-full = bye da un punto
act-bye-half = bye da mezzo punto
act-set-name = nome
act-set-city = luogo
act-set-federation = federazione
act-set-dates = date
act-set-arbiters = arbitri
act-set-time-control = tempo di riflessione
act-set-system = sistema
act-set-rounds = numero di turni
act-set-points = punti
act-set-lots = sorteggio
act-set-tie-breaks = spareggi
act-set-acceleration = accelerazione
act-set-colour = colore sorteggiato
act-set-byes = regole dei bye
act-set-prohibited = abbinamenti vietati
act-set-table = tavolo fisso
act-set-prizes = i premi
act-bye-zero = bye da zero punti

## ask
## Absences, open games, the first colour, notes of a round.

ask-absent-before = { $who }: assenza al turno { $round }. E al turno { $next }?
ask-back = Gioca il turno { $n }
ask-absent-again = Ancora assente
ask-withdraws = Ritiro
ask-without-a-word = { $who }: assenza senza avviso. Secondo il libro ({ $article }) è un ritiro.
ask-decide = { $n ->
    [1] Resta da decidere un'assenza.
   *[other] Restano da decidere { $n } assenze.
}
ask-pair-open = { $missing ->
    [one] Abbina il turno { $n } con { $missing } partita aperta
   *[other] Abbina il turno { $n } con { $missing } partite aperte
}
ask-colour-drawn = Il numero 1 ha il { $colour } al turno 1: sorteggio del programma, seme { $seed } ({ $article }).
ask-colour-declared = Il numero 1 ha il { $colour } al turno 1: fissato dall'arbitro o dal file ({ $article }).
ask-colour-of-nobody = Il numero 1 ha il { $colour } al turno 1; nessun sorteggio è registrato ({ $article }).
ask-colour-to-come = Il colore del numero 1 si sorteggia quando si abbina il turno 1, una sola volta, e il seme è scritto nel registro ({ $article }).
ask-wish-dropped = Desiderio non rispettato: { $who }
ask-told-title = Da sapere su questo turno
ask-draw-colour = Primo colore sorteggiato: { $colour } (seme { $seed })
ask-absences-carried = Assenze segnate prima, senza decisione per il turno { $round }: { $players }. Restano senza abbinamento. Abbinare lo stesso?
ask-absent-without-a-word = Assenza senza avviso, ritiro secondo il libro ({ $article }): { $players }. Abbinamento mantenuto. Continuare?
ask-absence-with-points = Secondo il libro ({ $article }) un'assenza annunciata vale 0 punti: { $players }.
ask-bye-not-by-the-book = Il riposo vale { $points }; il libro ({ $article }) prevede un altro valore.
ask-adjourned-is-no-forfeit = Una partita aggiornata non si perde per forfait ({ $article }): chi non si ripresenta ha perso una partita giocata.
ask-games-open = { $n ->
    [one] { $n } partita non ha risultato: trattarla come aggiornata, patta per l'abbinamento ({ $article }), e abbinare? { $boards }.
   *[other] { $n } partite non hanno risultato: trattarle come aggiornate, patte per l'abbinamento ({ $article }), e abbinare? { $boards }.
}

## caution
## One sentence for each caution.

caution-leaves-fide-mode = Le regole della FIDE non varranno più per questo torneo. Non si torna indietro, e il rapporto lo dirà.
caution-rounds-change = Il numero di turni è stato annunciato (C.04.1:1): { $from } diventa { $to }. Cambia l'ultimo turno, e il rapporto lo dirà.
caution-tie-breaks-change = Gli spareggi sono stati annunciati prima dell'inizio. La classifica cambierà, e il rapporto lo dirà.
caution-system-deprecated = La FIDE non ha ancora accettato alcun programma per questo sistema, che risulta quindi sconsigliato (C.04.2:1).
caution-same-name = { $name } è già nella lista.
caution-numbers-change = La lista di partenza viene riordinata per i turni futuri (C.04.2:2.3).
caution-numbers-stay = I numeri restano: il turno 4 è abbinato (C.04.2:2.3).
caution-numbers-by-hand = La lista di partenza segue Elo, titolo e nome (C.04.2:2.2); questa no.
caution-expels = Il giocatore non sarà più abbinato; il rapporto lo dirà.
caution-second-half-bye = Il regolamento di questo torneo ammette { $allowed } bye da mezzo punto.
caution-bye-in-last-rounds = Il regolamento di questo torneo non ammette bye con punti negli ultimi turni.
caution-full-bye-deprecated = Un bye da un punto su richiesta è sconsigliato; il rapporto lo dirà.
caution-points-by-decision = I punti cambiano per decisione.
caution-changes-published = Il turno è esposto. Può essere cambiato perché { $case } (C.04.2:4.4).
caution-breaks-rule = { $players }: questo viola { $article }.
caution-left-out = Né avversario né bye: { $players }.
caution-not-the-engines = { $boards ->
    [one] Il turno differisce dall'abbinamento secondo le regole su { $boards } scacchiera; il rapporto lo dirà.
   *[other] Il turno differisce dall'abbinamento secondo le regole su { $boards } scacchiere; il rapporto lo dirà.
}
caution-unusual = Questo risultato è insolito.
caution-not-rated = Questa partita non varrà per l'Elo.
caution-adjourns = La partita vale come patta per l'abbinamento (C.04.2:3.1) finché non termina.
caution-adjourned-not-drawn = Gli abbinamenti fatti nel frattempo hanno contato la partita come patta (C.04.2:3.1).
caution-replaces-confirmed = Il risultato era già confermato.
caution-counts-from-round = La rettifica vale dal turno { $round } (C.04.2:4.3).
caution-rating-only = La rettifica vale solo per il rapporto Elo (C.04.2:4.3).
caution-pairs-again = Il turno { $round } è ritirato e va abbinato di nuovo.
caution-resumes = La classifica era definitiva; il rapporto lo dirà.
caution-soft-dropped = { $count ->
    [one] { $count } desiderio di non incontro non è stato rispettato.
   *[other] { $count } desideri di non incontro non sono stati rispettati.
}
caution-undoes-anothers = L'atto { $seq } è di un'altra persona.
caution-takes-back-published = Tutti hanno visto il turno { $round }; il rapporto dirà che è stato ritirato (C.04.2:4.4).
caution-reinstates-expelled = Il giocatore era stato espulso.
caution-reopens = Il turno { $round } era chiuso; i risultati potranno di nuovo cambiare.
caution-absent = Andati via, o non ancora arrivati (C.04.2:3.2): { $players }.
caution-loses-results = I risultati alle scacchiere { $boards } vanno persi.
caution-both-colours-wrong = Entrambi i giocatori avrebbero il colore sbagliato: { $pairs }.
caution-import-breaks = Il file viola delle regole, e il rapporto lo dirà: { $rules }.
caution-board-of-round = turno { $round } scacchiera { $board }
caution-nothing = nessuno
caution-player = giocatore { $id }
caution-rematch = sono stati abbinati due che si erano già incontrati
caution-rules-of-the-event = lo richiede il regolamento della manifestazione
caution-both-without-opponent = due senza avversario accettano di giocare
caution-late-entry = è ammessa un'iscrizione tardiva
caution-last-round-top-boards = un imprevisto tocca le prime scacchiere dell'ultimo turno
caution-absolute-rule = l'abbinamento viola una regola assoluta

## file
## What this page says.

file-files = File
file-whole = L'evento intero
file-ronde-hint = Tutto, con il registro, da portare su un altro computer e aprire lì.
file-reports = Rapporti
file-trf26 = Rapporto FIDE, TRF26
file-trf16 = Rapporto Elo FIDE, TRF16
file-rating-hint = Con le rettifiche giunte troppo tardi per gli abbinamenti (C.04.2:4.3).
file-both-ratings = Variazioni Elo, FIDE e Svizzera
file-earlier = Primo Elo svizzero da più tornei
file-earlier-hint = Sette partite danno un primo Elo della federazione svizzera e possono venire da più tornei. Spuntate quelli precedenti le cui partite contano.
file-trfx = Per altri programmi, TRF(x)
file-json = Per programmi, JSON
file-pgn = Intestazioni PGN di tutte le partite
file-lists = Liste
file-starting-list = Lista di partenza
file-standings = Classifica
file-crosstable = Tabellone
file-download = Scaricare
file-drafts = Le bozze non sono in questi file, tranne nell'evento intero.
file-would-refuse = Che cosa chiederebbe una federazione
file-complete = Non manca nulla: il rapporto può essere inviato.
file-refused = respinto
file-doubtful = domanda
file-more-findings = e altri { $n }
file-verify = Verificare il registro
file-verify-hint = Ogni atto è come fu scritto, e il motore fa ancora gli stessi turni?
file-verified = Tutto giusto: { $acts } atti, { $rounds } turni riabbinati con lo stesso esito. Il registro finisce con { $head }.
file-round-differs = Turno { $n }: il motore di oggi abbina diversamente.
file-backups = Copie
file-backup-made = Fatta
file-backup-size = Dimensione
file-no-backups = Ancora nessuna: se ne fa una a ogni turno esposto o chiuso.
file-restore-hint = Sono in { $folder }. Per riprenderne una, aprirla alla pagina iniziale (O): ciò che è più nuovo qui resta.
file-imported = Questo torneo viene dal file { $file }. Non certo:

## finding
## Where something is wrong, and what.

finding-in-record = record { $it }
finding-of-player = giocatore { $it }
finding-in-round = turno { $it }
finding-in-rounds = turni
finding-event-name = manca il nome della manifestazione; indicarlo
finding-city = manca la città; indicarla
finding-event-federation = manca la federazione del luogo; indicarla
finding-chief-arbiter = manca l'arbitro principale; indicarlo
finding-time-control = manca la cadenza; ne dipende la lista Elo (B.02)
finding-kind = manca il tipo di torneo; indicarlo
finding-first-day = manca il primo giorno; indicarlo
finding-last-day = manca l'ultimo giorno; indicarlo
finding-first-day-is = il primo giorno non è una data: { $text }; indicare anno, mese e giorno
finding-last-day-is = l'ultimo giorno non è una data: { $text }; indicare anno, mese e giorno
finding-ends-before = l'ultimo giorno { $last } precede il primo, { $first }; correggerne uno
finding-undated = { $n ->
    [one] { $n } turno è senza data; indicare il giorno di ogni turno
   *[other] { $n } turni sono senza data; indicare il giorno di ogni turno
}
finding-round-count = manca il numero di turni; indicarlo
finding-kind-code = manca il codice del tipo, per esempio FIDE_DUTCH_2026; indicarlo
finding-time-control-code = manca il codice della cadenza, per esempio 5400+30; indicarlo
finding-tie-breaks = nessuno spareggio è dichiarato; indicare i codici
finding-name = manca il nome; indicarlo
finding-federation = manca la federazione; indicarne le tre lettere
finding-fide-number = { $text } non è un numero FIDE; ha solo cifre
finding-rated-without-number = ha un Elo e nessun numero FIDE; cercare il numero nella lista Elo
finding-without-number = non ha numero FIDE: la federazione deve prima registrarlo
finding-birth = non ha né numero FIDE né data di nascita; un nuovo giocatore deve avere la data
finding-birth-is = la data di nascita di un nuovo giocatore deve essere un giorno, non { $text }
finding-sex = non ha né numero FIDE né sesso; un nuovo giocatore deve avere m o w
finding-rating = l'Elo { $text } è impossibile: nessuna lista ne ha avuto uno sopra { $highest }; correggerlo
finding-same-number = ha il numero FIDE { $id } del giocatore { $other }
finding-no-game = non c'è nessuna partita nel file
finding-not-over = { $played } turni su { $declared } sono nel file; inviarlo alla fine
finding-open = { $n ->
    [one] { $n } partita è senza risultato; inserirlo
   *[other] { $n } partite sono senza risultato; inserirlo
}

## help
## The page `/help`: short, and in the order of an arbiter's day.

help-title = Aiuto
help-lead = Ronde mostra sempre un prossimo passo. N ci porta, Invio lo esegue. Una spunta significa che è sul disco. Non c'è nulla da salvare.
help-day = La giornata di un arbitro
help-day-1 = Nuovo torneo: incollare i nomi in qualsiasi ordine, controllare che cosa è stato capito, indicare i turni, abbinare il turno 1.
help-day-2 = Presenze: digitare qualche lettera, Invio significa presente. Chi manca può essere segnato assente prima dell'abbinamento.
help-day-3 = La bozza: la vedono solo gli arbitri. Colori, float e avversari stanno accanto a ogni coppia; F mostra le scacchiere con note.
help-day-4 = Esporre: ora tutti la vedono, su carta, telefoni e schermi. I numeri delle scacchiere non cambiano più.
help-day-5 = Risultati: un tasto ciascuno, e la prossima scacchiera mancante è pronta. Foglietti in disordine: S. Rileggere tutto: V.
help-day-6 = Chiudere il turno, abbinare il successivo. Dopo l'ultimo: terminare, poi premi, norme e file per la federazione.
help-keys = Tasti
help-keys-lead = ? mostra i tasti della pagina. Le singole lettere agiscono solo fuori dai campi, e lì si possono disattivare.
help-key-results = vince il Bianco · vince il Nero (anche 0) · patta (anche =)
help-key-forfeit = vittoria a forfait del Bianco, del Nero
help-key-other = altro risultato: doppio forfait, aggiornata, senza Elo
help-key-next = prossimo passo
help-key-undo = annullare il mio ultimo atto
help-key-find = cercare
help-key-round = turno precedente, successivo
help-key-go = vai a panoramica, giocatori, turno, inserimento, classifica, registro
help-key-why = perché questa posizione
help-key-print = stampare
help-roles = Chi può fare che cosa
help-role-owner = Proprietario: chi siede a questo computer. Tutto.
help-role-chief = Arbitro principale: tutto, tranne cedere la manifestazione.
help-role-deputy = Arbitro aggiunto: tutto di una giornata normale; non espulsioni, punti per decisione e la fine.
help-role-helper = Aiutante: risultati alle scacchiere affidate, e presenze.
help-role-player = Giocatore: comunica il risultato della sua scacchiera con il codice del foglietto.
help-role-viewer = Tutti gli altri guardano: abbinamenti e classifica, mai una bozza.
help-what-if = Che cosa fare quando…
help-q-wrong = un risultato è stato inserito male?
help-a-wrong = Turno ancora aperto: andare alla scacchiera e premere il tasto giusto, o U. Turno chiuso: nella pagina dei risultati, Rettificare un risultato; gli effetti si vedono prima (C.04.2:4.3).
help-q-left = qualcuno va via, o non è venuto?
help-a-left = Sulla sua scheda in Giocatori: ritiro, bye o assente. Se è già in una bozza: buttare la bozza e abbinare di nuovo.
help-q-late = qualcuno arriva in ritardo?
help-a-late = Giocatori, aggiungere, con il primo turno giocato. I turni persi contano secondo il regolamento.
help-q-published = il turno esposto deve essere cambiato?
help-a-published = Nella sua pagina: indicare il caso di C.04.2:4.4 e il motivo, poi abbinare a mano. Tutti vedono il vecchio turno fino alla fine.
help-q-away = manca la connessione?
help-a-away = Si può continuare. Quanto inserito resta su questo dispositivo e parte quando torna la connessione; la striscia dice quanto.
help-q-protest = qualcuno protesta?
help-a-protest = W su una posizione dà il calcolo con gli articoli, pronto da stampare. Il registro mostra chi ha fatto che cosa e quando.
help-design-title = Componenti
help-design-lead = Colori, caratteri e componenti di tutte le pagine, nel tema scelto.

## page
## What every page says.

page-new-tournament = Nuovo torneo
page-new-hint = incollare i nomi, tutto qui
page-try-demo = Provare la demo
page-demo-hint = 60 giocatori, turno 5, niente da perdere
page-on-this-machine = Su questo computer
page-nothing-yet = Ancora niente.
page-kept-in = Tutto è conservato in { $place }. Internet non serve.
page-overview = Panoramica
page-players = Giocatori
page-round = Turno
page-results = Risultati
page-standings = Classifica
page-journal = Registro
page-what-if = E se
page-fide-mode = Modo FIDE
page-not-fide = non FIDE
page-paste-players = Incollare o trascinare i giocatori
page-any-order = ordine e separatori liberi, nomi o numeri FIDE
page-name = Nome
page-rounds = Turni
page-announced = annunciato prima del turno 1, difficile da cambiare poi
page-pair-round = Abbinare il turno { $n }
page-publish-round = Esporre il turno { $n }
page-enter-results = Inserire i risultati
page-close-round = Chiudere il turno { $n }
page-finish = Terminare il torneo
page-add-players = Aggiungere giocatori
page-see-standings = Vedere la classifica
page-not-begun = { $n ->
    [one] { $n } giocatore è iscritto. Il turno 1 può essere abbinato.
   *[other] { $n } giocatori sono iscritti. Il turno 1 può essere abbinato.
}
page-nobody-yet = Nessuno è ancora iscritto.
page-is-draft = { $boards ->
    [one] Il turno { $n } è abbinato: { $boards } scacchiera. Esporlo dopo averlo riletto.
   *[other] Il turno { $n } è abbinato: { $boards } scacchiere. Esporlo dopo averlo riletto.
}
page-is-played = { $missing ->
    [1] Il turno { $n } è in corso. Manca un risultato.
   *[other] Il turno { $n } è in corso. Mancano { $missing } risultati.
}
page-all-in = Tutti i risultati del turno { $n } sono inseriti.
page-is-closed = Il turno { $n } è chiuso.
page-is-over = Il torneo è terminato.
page-by-hand = Il turno { $n } è abbinato a mano.
page-draft = Bozza
page-published = Esposto
page-closed = Chiuso
page-board = Sc.
page-white = Bianco
page-black = Nero
page-result = Risultato
page-points = Pti
page-rating = Elo
page-number = N.
page-federation = Fed
page-club = Circolo
page-rank = Pos
page-bye = bye
page-half-bye = bye da mezzo punto
page-absent = assente
page-withdrawn = ritirato
page-not-paired = Il turno { $n } non è ancora abbinato.
page-not-published = Il turno { $n } non è ancora esposto.
page-after-round = Dopo il turno { $n }
page-working = Calcolo
page-when = Quando
page-who = Chi
page-what = Che cosa
page-undo = Annullare
page-undone = annullato
page-head = Il registro finisce con { $head }.
page-missing-page = Questa pagina non esiste.
page-log-in = Accedere
page-to-start = Alla pagina iniziale
page-only-arbiters = Solo gli arbitri vedono questa pagina.
page-check-in = Presenze
page-files = File
page-papers = Stampe
page-more = Altro
page-now = Ora
page-crosstable = Tabellone
page-prizes = Premi
page-norms = Norme ed Elo
page-odds = Probabilità
page-settings = Impostazioni
page-screens = Schermi
page-people = Persone
page-help = Aiuto
page-skip = Al contenuto
page-dark = Scuro o chiaro
page-keys = Tasti di questa pagina
page-language = Lingua
page-tournament = Torneo
page-whole-event = Tutta la manifestazione
page-round-before = Turno precedente
page-round-after = Turno successivo
page-print = Stampare
page-see-pairings = Vedere gli abbinamenti
page-registered = { $n ->
    [one] { $n } giocatore è iscritto.
   *[other] { $n } giocatori sono iscritti.
}
page-go-on-by-hand = Continuare a mano
page-look-over = Rileggere
page-no-round = Questo torneo non ha un turno { $n }.

## new
## What these pages say.

new-open-file = Aprire un file
new-open-hint = .ronde .trf .csv .xlsx, Swiss-Manager, Papi, Vega; o trascinarlo qui
new-phones-in-hall = Telefoni in sala:
new-only-here = Solo questo computer raggiunge Ronde.
new-open-hall = Aprire alla sala
new-close-hall = Chiudere
new-copy = Copiare
new-last-backup = Ultima copia:
new-no-backup = Una copia è fatta a ogni turno esposto o chiuso.
new-last-change = Ultima modifica
new-damaged = Questo non si apre: { $why }
new-choose-file = oppure scegliere un file
new-no-list = Nessuna lista Elo su questo computer. Nomi e numeri valgono come scritti; la lista FIDE si aggiunge poi alla pagina Giocatori.
new-with-list = Cercato in: { $lists }
new-change = Modificare…
new-system = Sistema
new-dutch = Svizzero, FIDE Dutch { $year }
new-dubov = Svizzero, Dubov { $year }
new-burstein = Svizzero, Burstein { $year }
new-lim = Svizzero, Lim { $year }
new-round-robin = Girone all'italiana
new-double-round-robin = Girone doppio
new-points = Punti
new-tie-breaks = Spareggi
new-acceleration = Accelerazione
new-none = nessuna
new-baku = Baku (C.04.7)
new-colour-of-first = Colore del primo giocatore
new-by-lot = sorteggiato dal programma
new-tempo = Cadenza
new-place = Luogo
new-chief = Arbitro principale
new-only-create = Creare senza abbinare
new-letter-in-rating = «{ $word }» ha una lettera nell'Elo.
new-no-rating = senza Elo
new-no-name = Manca il nome.
new-unknown-number = Nessuna lista su questo computer conosce questo numero. Aggiungere il nome.
new-same-name = Lo stesso nome della riga { $line }.
new-same-number = Lo stesso numero FIDE della riga { $line }.
new-keep-one = tenerne uno
new-two-people = due persone
new-number-of-another = Il numero { $number } nella lista è di { $name }.
new-several-in-list = La lista ha più giocatori con questo nome.
new-none-of-them = nessuno di loro
new-rating-differs = È scritto { $typed }; la lista dice { $listed }.
new-as-typed = come scritto
new-too-large = Il file supera { $mb } MB. Una lista di giocatori è molto più piccola; è il file giusto?
new-empty-file = Il file { $file } è vuoto. Esportarlo di nuovo.
new-not-a-table = { $file } non si legge come tabella: { $why }. Salvarlo come CSV o xlsx e riprovare.
new-unknown-kind = { $file } non è nulla che Ronde legga: né evento (.ronde), né torneo (.trf, .json, Swiss-Manager, Papi, Vega, PGN), né tabella di giocatori (.csv, .xlsx).
new-not-a-tournament = { $file } non si è potuto leggere: { $why }.
new-cut-event = { $file } è danneggiato e non è stato ripreso: { $why }. Riprendere il file, o una copia più vecchia.
new-event-older = Questa manifestazione è già su questo computer ed è più avanti. Nulla è stato cambiato.
new-event-differs = Questa manifestazione è già su questo computer e ha preso un'altra strada: le due non si uniscono mai. Conservare entrambi i file. Nulla è stato cambiato.
new-event-open = Questa manifestazione è aperta su questo computer: forse qualcuno scrive. Consegnarla prima. Nulla è stato cambiato.
new-event-whose = Questa manifestazione è stata consegnata a { $to }. Se è questo computer: ronde import --into, con il suo nome.
new-clock = L'orologio di questo dispositivo sbaglia di più di un giorno. Regolarlo e riprovare.
new-not-understood = Non compreso: { $words }.
new-other-code = «{ $word }» non è un codice FIDE; { $code } lo è.
new-which-day = Nascita { $text }: { $one } o { $other }; si prende solo l'anno.
new-year-only = solo l'anno
new-as-one = In uno: { $merged }.
new-they-differ = Differenze ({ $values }); vale la riga { $line }.
new-is-title = «{ $text }» è un titolo, non un giocatore.
new-is-heads = «{ $text }»: intestazioni delle colonne.
new-is-heads-unused = «{ $text }»: intestazioni delle colonne. Non usato: { $unused }.
new-is-player = È un giocatore
new-columns-unused = Colonne non usate: { $columns }.
new-born-short = Nato
new-sex-short = Sesso
new-category-short = Cat.
new-questions-head = Da verificare

## norm
## Headings and short values.

norm-number = N.
norm-title = Titolo
norm-name = Nome
norm-federation = Fed
norm-rating = Elo
norm-games = Partite
norm-score = Punti
norm-expected = Att.
norm-change = Variaz.
norm-new-rating = Nuovo
norm-average = Media avv.
norm-performance = Perf
norm-remark = Nota
norm-norm = Norma
norm-verdict = Esito
norm-missing = Manca
norm-forecast = Da fare
norm-met = Soddisfatta
norm-rule = Regola
norm-round = Turno
norm-colour = Colore
norm-opponent = Avv.
norm-opponent-name = Avversario
norm-opponent-rating = Elo
norm-difference = Diff.
norm-counted = Contata
norm-gain = Guadagno

## objection
## One sentence for each objection and refusal.

objection-finished = Il torneo è terminato; bisogna prima riaprirlo.
objection-not-finished = Il torneo non è terminato.
objection-not-at-the-beginning = Questo viene per primo in un registro, o non viene.
objection-after-the-start = { $what }: nessun cambiamento dopo l'abbinamento del turno 1.
objection-fide-mode = { $what }: impossibile in modo FIDE; bisogna prima lasciarlo.
objection-not-in-fide-mode = Il torneo non è in modo FIDE.
objection-unknown-system = { $code } non è un sistema di questo programma.
objection-unknown-acceleration = { $code } non è un'accelerazione; lo sono BAKU, SSA, SSA_HALVES e SSA_KEPT.
objection-no-rounds = Un torneo ha da 1 a 999 turni.
objection-rounds-paired = { $paired } turni sono già abbinati.
objection-two-draws-beat-a-win = Due patte non devono valere più di una vittoria e una sconfitta.
objection-bye-above-win = Il bye non deve valere più di una vittoria.
objection-bye-value = Con questi punti il bye vale 1, ½ o 0 (C.04.1:3).
objection-tie-breaks = Gli spareggi non possono essere applicati: { $why }
objection-tie-break-rules = Non ci sono regole di spareggio del { $year }; ci sono quelle del 1992, 1998, 2024 e 2026.
objection-prizes = La riga { $line } dei premi non è leggibile. Scrivere chi, due punti e gli importi: all: 1000, 600, 400.
objection-buchholz-in-round-robin = Il Buchholz non è per i gironi all'italiana (C.07).
objection-too-few-prohibited = Servono due che non devono incontrarsi.
objection-span-reversed = Il primo dei turni viene dopo l'ultimo.
objection-table-taken = Il tavolo { $table } è di { $player }.
objection-no-table = I tavoli si contano da 1.
objection-no-name = La riga { $place } non ha nome.
objection-rating = { $rating } non è un Elo.
objection-same-fide-id = Il numero FIDE { $fide_id } è già nella lista: { $player }.
objection-unknown-player = { $player } non è iscritto.
objection-unknown-round = Il turno { $round } non è ancora abbinato.
objection-unknown-board = Il turno { $round } non ha la scacchiera { $board }.
objection-late-in-schedule = Nessuno può entrare in un calendario già iniziato.
objection-round-paired = Il turno { $round } è già abbinato.
objection-beyond-last-round = Non c'è un turno { $round }: il torneo ne ha { $rounds }.
objection-in-round = { $player } è nel turno { $round }: inserire il risultato, o buttare la bozza.
objection-not-withdrawn = { $player } partecipa.
objection-withdrawn = { $player } si è ritirato.
objection-twice-in-list = { $player } c'è due volte.
objection-no-bye = { $player } non ha chiesto un bye al turno { $round }.
objection-rounds-not-declared = Indicare il numero di turni (C.04.1:1).
objection-draft-open = Il turno { $round } è una bozza: esporlo, o buttarlo.
objection-session-open = Il turno { $round } è abbinato a mano: terminare prima quella sessione.
objection-no-session = Il turno { $round } non è abbinato a mano: aprire prima una sessione.
objection-not-draft = Il turno { $round } è già esposto.
objection-not-published = Il turno { $round } non è esposto.
objection-closed = Il turno { $round } è chiuso: rettificare il risultato, o riaprire il turno.
objection-open = Il turno { $round } non è chiuso.
objection-not-last = Un turno dopo il { $round } è già abbinato.
objection-results-missing = Il turno { $round } non ha risultato alle scacchiere { $boards }.
objection-still-adjourned = Ci sono ancora partite aggiornate: { $boards }.
objection-no-pairing = Il turno non può essere abbinato: { $why }.
objection-needs-case = Il turno { $round } è esposto: indicare il caso di C.04.2:4.4.
objection-case-of-another-edition = Non è un motivo in questa edizione delle regole: { $case }.
objection-seated = { $player } gioca alla scacchiera { $board }.
objection-result-known = Turno { $round }, scacchiera { $board }: questo risultato c'è già.
objection-no-result = Turno { $round }, scacchiera { $board }: nessun risultato.
objection-too-late = Per gli abbinamenti del turno { $round } è troppo tardi: rettificare per il rapporto Elo (C.04.2:4.3).
objection-draft-rests-on-it = Il turno { $round } è una bozza che ne dipende: abbinarlo di nuovo.
objection-round-begun = Il turno { $round } è iniziato.
objection-published-stands = Il turno { $round } è esposto e resta valido (C.04.2:4.3).
objection-nothing-to-draw = Il colore del primo giocatore si sorteggia una volta, prima di abbinare il turno 1 di un torneo svizzero, se l'arbitro non l'ha fissato.
objection-rounds-left = { $paired } turni su { $declared } sono abbinati; gli altri devono ancora venire.
objection-points = I punti vanno da 0 a 100; una sconfitta non vale più di una patta, né una patta più di una vittoria.
objection-too-many-points = Nessuna decisione dà o toglie più di { $most } punti.
objection-numbers-of-file = I numeri di un torneo importato restano come sono.
objection-no-byes-in-schedule = In un calendario ognuno gioca quando lo dice la tabella.
objection-nobody-named = Nessuno è indicato.
objection-beyond-end = Non c'è un turno { $after } dopo il quale andar via.
objection-not-this-pairing = Non è un abbinamento di questo turno: { $why }.
objection-pairing-other-system = viene da un altro sistema
objection-pairing-adjourns-played = aggiorna partite che hanno un risultato
objection-pairing-names-stranger = nomina qualcuno che non ha un numero
objection-pairing-leaves-out = lascia fuori qualcuno
objection-case-not-for-this = Qui non è un motivo: { $case }.
objection-nothing-to-undo = Non c'è un atto { $seq }.
objection-already-undone = L'atto { $seq } è già annullato.
objection-cannot-be-undone = L'atto { $seq } non può essere annullato.
objection-needs-reason = Indicare il motivo.
objection-role = Non con questo ruolo: { $role }.
objection-conflict = Qualcuno l'ha cambiato nel frattempo (atto { $by }); guardare di nuovo.
objection-rests = Atti successivi ne dipendono; annullare prima questi: { $acts }.
objection-key-taken = Questa richiesta ha la chiave di un'altra (atto { $by }); inviarla con una nuova.
objection-owner = proprietario
objection-chief = arbitro principale
objection-deputy = arbitro aggiunto
objection-helper = aiutante
objection-player = giocatore
objection-viewer = spettatore
objection-what-system = Questo sistema
objection-what-points = I punti
objection-what-acceleration = L'accelerazione
objection-what-initial-colour = Il colore sorteggiato
objection-what-prohibited = Vietare abbinamenti ora
objection-what-numbers = I numeri
objection-what-team = La squadra
objection-source-of-estimate = La fonte di una stima è una riga di al massimo { $longest } caratteri, per esempio INGO 120.
objection-ratings-missing = Questo sistema abbina secondo gli Elo, e questi giocatori non ne hanno: { $players }. Inserire una stima nella scheda di ciascuno.
objection-what-this = Questo
objection-birth = { $name }, nascita: «{ $text }» non è una data. Scrivere l'anno, o un giorno come 1999-12-31 o 31.12.1999.
objection-birth-either = { $name }, nascita: { $text } può essere { $one } o { $other }. Scrivere uno dei due.
objection-not-a-federation = { $name }, federazione: «{ $text }» non è una della FIDE. Scrivere le tre lettere, per esempio { $nearest }.
objection-no-pairing-code = Non è stato possibile abbinare il turno.
objection-ratings-missing-code = Il sistema abbina per Elo, e alcuni giocatori non ne hanno.
objection-unreadable-code = Non è stato possibile seguire il registro fin lì.

## odds
## What stands around the tables.

odds-title = Probabilità ed equità
odds-lead = Il resto del torneo è giocato molte volte, secondo gli Elo. Lo vedono solo gli arbitri, e niente è conservato.
odds-what = Domanda
odds-chances = Chi vincerà, chi incontra chi?
odds-systems = Che cosa farebbero altri sistemi?
odds-rounds = Che cosa farebbero più o meno turni?
odds-accelerations = Che cosa farebbe l'accelerazione?
odds-fairness = Colori e avversari sono stati equi finora?
odds-plays = Prove
odds-plays-hint = vuoto: 2000, per l'equità quante ne servono
odds-seed = Seme
odds-seed-hint = vuoto: estratto a sorte e indicato
odds-start = Avviare
odds-stop = Fermare
odds-look = Aggiornare
odds-running = { $done } prove su { $of }
odds-waits = Un altro studio è in corso; questo comincia dopo.
odds-stopped = Fermato.
odds-failed = Non c'è risposta: { $why }
odds-changed = Da allora qualcosa è cambiato: riavviare per le probabilità attuali.
odds-needs-script = Per avviare uno studio il browser deve eseguire script. Da riga di comando: ronde simulate.
odds-no-cup = Una coppa non può essere simulata.
odds-no-teams = Gli svizzeri a squadre non possono ancora essere simulati.
odds-only-swiss = Solo i tornei svizzeri possono essere confrontati.
odds-no-rounds = Il numero di turni non è ancora annunciato.
odds-too-few = Partecipano meno di due giocatori.
odds-no-pairing = Il turno { $n } non può essere abbinato.
odds-nothing-played = Nessun turno è ancora stato giocato.
odds-fixed = Gli abbinamenti erano fissati in anticipo: colori e avversari non dipendono dal caso.

## papers-page
## Words of the page of papers.

papers-page-papers = Stampe
papers-page-print-round = Stampare il turno { $n }: abbinamenti e foglietti
papers-page-print-draft = Stampare la bozza del turno { $n }
papers-page-at-once = Abbinamenti per scacchiera e per nome e foglietti del risultato, in una sola stampa.
papers-page-is-draft = Solo gli arbitri vedono questo turno: ogni pagina dice BOZZA.
papers-page-not-begun = Nessun turno è abbinato. Le liste dei giocatori si stampano già.
papers-page-how = Come stampare
papers-page-round = Turno
papers-page-size = Carta
papers-page-letter = US Letter
papers-page-reading = Caratteri
papers-page-usual = secondo il foglio
papers-page-hand = in mano, 10 pt
papers-page-wall = al muro, 14 pt
papers-page-far = da lontano, 28 pt
papers-page-language = Lingua dei fogli
papers-page-mine = come questa pagina
papers-page-keep = Applicare
papers-page-print = Stampare
papers-page-with-codes = con codici per telefoni
papers-page-by-name = per nome
papers-page-by-club = per circolo
papers-page-by-federation = per federazione
papers-page-public-hint = pubblico
papers-page-prizes-there = Nessun premio è ancora annunciato.
papers-page-to-prizes = Ai premi
papers-page-pdf-hint = Per un PDF, scegliere “Salva come PDF” dove il browser chiede la stampante.
papers-page-others = Rapporti e file
papers-page-others-hint = TRF, Elo, intestazioni PGN, l'evento intero
papers-page-folder = Cartella per un sito
papers-page-folder-hint = Tutta la parte pubblica in semplici file. Ronde li riscrive dopo ogni atto; copiare la cartella su qualsiasi sito. Non contiene nulla di non pubblico.
papers-page-folder-path = Cartella su questo computer
papers-page-folder-languages = Lingue
papers-page-folder-set = Scriverla lì
papers-page-folder-off = Non scrivere più
papers-page-folder-written = Scritta
papers-page-folder-saved = La cartella è scritta, e d'ora in poi segue il torneo.
papers-page-folder-stopped = Lì non si scrive più nulla. Ciò che c'è resta.
papers-page-folder-whole = Indicare la cartella per intero, per esempio /srv/site o C:\site.
papers-page-folder-elsewhere = Questo server tiene i dati in un database e non ha una cartella propria. Usare ronde report EVENT site -o FOLDER.
papers-page-folder-owner = Solo il proprietario, a questo computer, indica una cartella.

## people
## People, devices, codes and the event itself.

people-event = Evento
people-tournaments = Tornei
people-standing = { $players ->
    [one] { $players } giocatore · turno { $round } di { $rounds }
   *[other] { $players } giocatori · turno { $round } di { $rounds }
}
people-entered = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
people-hidden = non mostrato al pubblico
people-hide = Nascondere
people-show = Mostrare
people-open = Aprire
people-add-tournament = Aggiungere un torneo
people-add = Aggiungere
people-name = Nome
people-rounds = Turni
people-rename = Rinominare l'evento
people-people = Persone
people-only-you = Nessun altro lavora ancora a questo evento.
people-role = Ruolo
people-state = Stato
people-owner = Proprietario
people-chief = Arbitro principale
people-deputy = Vice arbitro
people-helper = Assistente
people-helper-boards = Assistente, scacchiere { $first }–{ $last }
people-player = Giocatore
people-viewer = Spettatore
people-chief-may = tutto, tranne cedere l'evento
people-deputy-may = tutto ciò che serve in una giornata normale
people-helper-may = risultati alle sue scacchiere, presenze
people-active = attivo
people-invited = invitato, non ancora presente
people-code-over = codice scaduto
people-revoked = revocato
people-access-over = accesso terminato
people-some-tournaments = { $n ->
    [one] solo { $n } torneo
   *[other] solo { $n } tornei
}
people-invite = Invitare una persona
people-invite-hint = Chi è invitato scansiona un codice con il telefono e lavora da lì. Né account né password.
people-boards-from = Scacchiere da
people-boards-to = a
people-code-valid = Il codice vale per
people-one-hour = 1 ora
people-one-day = 1 giorno
people-one-week = 1 settimana
people-new-code = Nuovo codice
people-new-code-says = I dispositivi di questa persona restano esclusi finché il nuovo codice non è usato.
people-revoke = Revocare
people-scan = Scansionare con il telefono o inviare il link. Vale una volta, su un solo dispositivo.
people-not-in-hall = I telefoni non raggiungono ancora questo computer: aprirlo prima alla sala, nella pagina iniziale.
people-usable-until = Valido fino al
people-copy = Copiare
people-devices = Dispositivi
people-no-devices = Nessun altro dispositivo è connesso.
people-device = Dispositivo
people-last-used = Ultimo uso
people-this-device = questo dispositivo
people-programs = Programmi
people-programs-hint = Un token permette a un programma ciò che consente il ruolo, finché non è revocato. È mostrato una volta sola.
people-make-token = Creare un token
people-token-once = Conservare ora questo token; nessuno potrà mostrarlo di nuovo.
people-my-access = Il mio accesso
people-you-are = Lei è { $name } ({ $role }).
people-set-password = Impostare una password
people-password-hint = Permette di tornare da un altro dispositivo. Almeno otto caratteri; una breve frase va bene.
people-password = Password
people-password-set = La password è impostata. Si accede come { $name }.
people-password-wrong = Nome e password non corrispondono. Dopo dieci tentativi bisogna attendere.
people-log-out = Uscire da questo dispositivo
people-log-in = Accedere
people-log-in-hint = Chi è stato invitato e ha impostato una password torna da qui. Altrimenti chiedere un nuovo codice all'arbitro principale.
people-no-events = Su questo computer non c'è ancora alcun evento.
people-the-event = L'intero evento
people-as-file = Scaricare come un solo file
people-file-holds = Contiene tutto, date di nascita comprese.
people-hand-over = Consegnare a un altro computer
people-hand-over-says = L'evento sarà tenuto là e resterà bloccato qui fino al ritorno.
people-other-machine = Nome dell'altro computer
people-this-machine = Questo computer si chiama { $name }.
people-is-away = L'evento è su { $name } e viene tenuto là. Qui è bloccato.
people-take-back = Riprenderlo
people-take-back-says = Solo se l'altro computer è perso: quanto fatto là da allora non conta.
people-reason = Motivo
people-join = Partecipare
people-join-as = Lei è invitato: { $name }, { $role }.
people-join-owner = Lei entra come proprietario di questo server.
people-join-button = Lavorare su questo dispositivo
people-join-once = Il codice vale una volta. Un altro dispositivo ha bisogno di un altro codice.
people-code-unknown = Questo codice non apre nulla
people-code-ask = È sconosciuto, scaduto o già usato su un altro dispositivo. Chiederne uno nuovo all'arbitro principale.
people-too-often = Ci sono stati troppi tentativi. Attendere un minuto e riprovare.
people-for-people = Solo le persone di questo evento vedono questa pagina.
people-needs-script = Questo pulsante richiede JavaScript.

## phone
## What the public page, the result page and the slips say.

phone-find-me = Trovami
phone-find-hint = nome
phone-find = Cerca
phone-nobody = Nessuno con questo nome è in elenco.
phone-all-players = Tutti i giocatori
phone-not-me = Non sono io
phone-tournaments = Tornei
phone-pairings = Abbinamenti
phone-me = Io
phone-by-board = Per scacchiera
phone-by-name = Per nome
phone-starting-list = Lista di partenza
phone-round-n = Turno { $n }
phone-team = Squadra
phone-round-of = Turno { $n } di { $all }
phone-board-n = Scacchiera { $n }
phone-against = contro
phone-starts = Inizio { $when }
phone-opponent = Avversario
phone-not-begun = { $n ->
    [one] Il torneo non è cominciato. { $n } giocatore è iscritto.
   *[other] Il torneo non è cominciato. { $n } giocatori sono iscritti.
}
phone-no-players = Nessuno è ancora iscritto. Riprovare più tardi.
phone-playing = In corso: { $done } risultati su { $all }.
phone-between = Tutti i risultati del turno { $n } sono inseriti. Il prossimo appare qui appena è esposto.
phone-over = Il torneo è terminato. Questa è la classifica finale.
phone-next-soon = Scacchiera e avversario appaiono qui appena il turno è esposto.
phone-has-bye = Nessun avversario in questo turno: bye
phone-has-half-bye = Nessun avversario in questo turno: bye da mezzo punto
phone-is-absent = Non abbinato in questo turno
phone-gone = Ritirato
phone-rank-n = Posizione { $n }
phone-points-n = { $n ->
    [0.5] { $n } punto
    [one] { $n } punto
   *[other] { $n } punti
}
phone-number-n = Numero { $n } della lista di partenza
phone-games = Partite
phone-no-games = Nessun turno è ancora esposto.
phone-this-is-me = Sono io
phone-first-shown = Sono mostrati i primi { $n } di { $all }. Digitare un nome sopra per trovare gli altri.
phone-events = Manifestazioni
phone-no-events = Qui non c'è ancora nessuna manifestazione. Riprovare più tardi.
phone-who-me = Cercare il proprio nome sopra o negli abbinamenti e toccarlo: questo telefono lo ricorderà.
phone-progress-title = Punti dopo ogni turno: { $list }
phone-colours-title = Colori: { $list }
phone-no-game = nessuna partita
phone-missing-event = Questa manifestazione non è qui. Scansionare di nuovo il codice in sala.
phone-missing-player = Questo giocatore non è in questo torneo.
phone-i-am = Io sono
phone-won = { $name } ha vinto
phone-drawn = Patta
phone-both-report = Entrambi i giocatori comunicano. Se dicono lo stesso, è il risultato.
phone-waiting-for = { $result } è inviato ✓ In attesa di { $name }.
phone-other-said = { $name } ha comunicato { $result }.
phone-confirmed = Confermato da entrambi ✓✓
phone-differs = Le due comunicazioni sono diverse. Arriva l'arbitro.
phone-known = Il risultato è { $result }.
phone-known-wrong = Se è sbagliato, dirlo all'arbitro.
phone-code-unknown = Questo codice non è noto. Guardare di nuovo il foglietto o chiedere all'arbitro.
phone-code-over = Questo turno è finito. Solo l'arbitro cambia i suoi risultati.
phone-code-tries = Da qui sono arrivati troppi codici sbagliati. Attendere un minuto o chiedere all'arbitro.
phone-type-code = Codice del foglietto
phone-report = Comunicare un risultato
phone-go-on = Aprire la mia scacchiera
phone-back-to = Abbinamenti e classifica
phone-left = { $n ->
    [one] Manca { $n } risultato
   *[other] Mancano { $n } risultati
}
phone-none-left = Tutti i risultati di queste scacchiere sono inseriti.
phone-board-before = Scacchiera precedente
phone-board-after = Scacchiera successiva
phone-next-missing = Prossima scacchiera mancante: { $n }
phone-no-boards = Nessuna delle scacchiere assegnate è in questo turno.
phone-only-entry = Solo arbitri e aiutanti inseriscono i risultati.
phone-codes = Codici del turno { $n }
phone-codes-hint = Un foglietto per ogni scacchiera. Un codice vale solo per quella scacchiera, finché il turno è aperto. Stampare, tagliare, metterne uno su ogni scacchiera.
phone-codes-closed = I codici valgono finché un turno è esposto e aperto. Questo non lo è.
phone-codes-here-only = I telefoni non raggiungono ancora questo computer: aprire prima Ronde alla sala, poi stampare.
phone-one-code = Un codice per scacchiera
phone-two-codes = Un codice per giocatore
phone-why-opponent = Perché questo avversario?
phone-why-bye = Perché nessun avversario?
phone-why-rank = Perché la posizione { $n }?
phone-what-i-need = Che cosa mi serve
phone-scan = Comunicare il risultato: scansionare o digitare il codice su { $address }
phone-other-results = Forfait, cancella …
phone-which-result = Scacchiera { $n }: quale risultato?
phone-aros = Medie Elo degli avversari
phone-aro = ARO

## plan-page
## What the page of the plan says.

plan-page-plan = Pianificare una manifestazione
plan-page-about = Quanto costa, quanto rende, quante iscrizioni servono e che cosa fare entro quando. Niente viene salvato: conservare l'indirizzo, o stampare.
plan-page-hint = spese, entrate, lista di controllo
plan-page-the-event = La manifestazione
plan-page-players = Iscrizioni attese
plan-page-rounds = Turni
plan-page-days = Giorni
plan-page-first-day = Primo giorno
plan-page-currency = Valuta
plan-page-income = Entrate
plan-page-fee = Quota d'iscrizione
plan-page-other-income = Altre entrate
plan-page-other-income-hint = una per riga: sponsor=500
plan-page-gifts = Donato
plan-page-gifts-hint = materiale o lavoro, uno per riga: orologi=300
plan-page-costs = Spese
plan-page-prizes = Premi, dal primo all'ultimo
plan-page-hall = Sala, per giocatore
plan-page-rating-fee = Lista Elo, per giocatore e turno
plan-page-guests = Elo degli invitati
plan-page-guests-hint = senza quota; 500 da 2500, e 5 per ogni punto in più
plan-page-arbiters = Arbitri
plan-page-arbiter-pay = Compenso per arbitro
plan-page-other-costs = Altre spese
plan-page-other-costs-hint = una per riga: programmi=120
plan-page-calculate = Calcola
plan-page-wrong = Non capito e tralasciato: { $what }
plan-page-budget = Bilancio
plan-page-done = Fatto

## player
## What these pages say.

player-find = Cercare
player-all = tutti i giocatori
player-playing = in gioco
player-not-playing = ritirati, espulsi, assenti
player-late = iscrizioni tardive
player-with-byes = con bye richiesti
player-unrated = senza Elo
player-by-number = Ordinare per numero
player-by-name = Ordinare per nome
player-state = Stato
player-from-round = dal turno { $n }
player-after-round = dopo il turno { $n }
player-expelled = espulso
player-table = tavolo { $n }
player-add-player = Aggiungere un giocatore
player-search-list = Nome o numero FIDE
player-search-hint = Le liste Elo di questo computer sono cercate mentre si scrive: { $lists }.
player-no-list = Su questo computer non c'è una lista Elo. Portare qui la lista FIDE (TXT o XML, zip o no), o da terminale: ronde players import players_list.zip
player-rating-lists = Liste Elo
player-list-line = { $source }, { $dated }: { $players } giocatori
player-bring-list = Portare una lista
player-list-file = File della lista
player-list-source = Di chi (solo per le nazionali, p. es. SUI)
player-by-hand = A mano
player-first-round = Gioca dal turno
player-missed = I turni mancati non contano; punti per decisione si danno sulla scheda (C.04.2:2.4).
player-title = Titolo
player-sex = Sesso
player-fide-id = Numero FIDE
player-national-id = Numero nazionale
player-birth = Nato
player-team = Squadra
player-category = Categoria
player-facts = Dati
player-save = Cambiare i dati
player-set-table = Fissare il tavolo
player-bye-barred = Il regolamento non ammette bye in questo turno.
player-games = Partite
player-opponent = Avversario
player-colour = Colore
player-float = Float
player-up = su
player-down = giù
player-no-games = Nessun turno è ancora abbinato.
player-byes = Bye richiesti
player-byes-hint = Premere un turno: bye da mezzo punto, poi da zero, poi nessuno. Bye da mezzo punto permessi: { $half }; ultimi turni senza bye: { $last }.
player-no-byes = Un calendario non ha bye richiesti.
player-fixed-table = Tavolo fisso
player-free = vuoto: nessun tavolo fisso
player-never-meets = Non deve incontrare
player-never-meets-link = Gli abbinamenti vietati si regolano alla pagina Impostazioni.
player-leave = Uscita
player-last-round = Ultimo turno
player-withdraw = Ritirare
player-expel = Espellere
player-reason = Motivo, per il rapporto
player-comes-back = Rientra
player-reinstate = Rigiocare
player-decision = Punti per decisione
player-plus-minus = Punti, p. es. 0.5 o -1
player-give-points = Cambiare i punti
player-which-round = Turno (vuoto: in tutto)
player-check-in-for = Presenze per il turno { $n }
player-here-of = { $n } su { $all } presenti
player-here = PRESENTE
player-not-here-yet = non ancora qui
player-half = bye ½
player-keys-line = presente
player-rest-absent = Gli altri sono assenti
player-nobody-found = Non in lista?
player-round-runs = Il turno { $n } è abbinato. Ciò che si segna vale per il turno { $next }.
player-estimate = Stima
player-estimate-source = Fonte
player-estimate-hint = Per i giocatori senza Elo (C.04.2:2.1): ordina e abbina come un Elo, appare come ~1850 e non viene mai comunicata come Elo.
player-convert = Convertire
player-scale = Scala
player-start-check-in = Appena un giocatore è segnato presente, chi non lo è non viene abbinato.
player-aro = ARO
player-aro-hint = Media Elo degli avversari finora: serve ad abbinare il turno seguente (Dubov, articolo 9).
player-national-rating = Elo nazionale
player-league = Lega o regione
player-match-card = Scheda di gara
player-player-card = Scheda del giocatore

## reference
## What the reference says around the calls.

reference-title = Interfaccia per programmi
reference-lead = Ciò che fanno le pagine possono farlo anche i programmi: JSON su HTTP. Lo stesso per gli strumenti:
reference-who-title = Chi chiede
reference-who-text = Sulla macchina stessa non serve alcun token. Da altrove si invia il token creato dal proprietario o dall'arbitro principale sulla pagina della manifestazione, come Authorization: Bearer. Senza token chiunque legge ciò che è pubblico.
reference-open-to = Aperto a
reference-answer = Risposta
reference-errors = Errori
reference-errors-text = Un errore ha uno stato, un nome in error e una frase in message. Nulla è stato fatto.
reference-acts = Atti
reference-acts-text = Tutto ciò che cambia un torneo. Quelli segnati li fa il programma stesso.
reference-own = da sé
reference-settings = Impostazioni
reference-begin = Cominciare
reference-run = Dirigere un torneo
reference-by-players = Risultati dai giocatori
reference-odds = Probabilità ed equità
reference-people = Persone
reference-files = File e liste
reference-screens = Schermi
reference-machine = Questo computer
reference-why = Perché
reference-contents = Indice

## refusal
## One for each refusal.

refusal-no-access = { $person } non ha un tale accesso a questa manifestazione, o non l'ha più.
refusal-role = Non come { $role }; questo è per { $for_whom }.
refusal-locked = La manifestazione è su { $to } e si scrive lì; qui è bloccata finché non torna.
refusal-missing = Manca: { $what }.
refusal-reach = Questo riguarda tornei per i quali non siete stati invitati.
refusal-owner = C'è un solo proprietario, che non ha bisogno di invito.
refusal-boards = Un assistente ha bisogno di una serie di scacchiere, dal numero minore al maggiore.
refusal-expires-before = Il codice sarebbe scaduto prima di essere dato.
refusal-already-accepted = Il codice è stato usato su un altro dispositivo; chiederne uno nuovo.
refusal-wrong-code = Non è il codice che è stato dato.
refusal-expired = Il codice è scaduto; chiederne uno nuovo.
refusal-revoked = L'accesso di { $person } è stato revocato; chiedere un nuovo codice.
refusal-same-machine = La manifestazione è già su { $to }.
refusal-machine = Il nome di un computer ha al massimo { $n } byte, senza spazi prima o dopo; questo non lo è: { $name }
refusal-has-home = La manifestazione risiede su { $home }; si trasmette da là.
refusal-heads = Le fini dei registri non sono quelle dei tornei di questa manifestazione.
refusal-key-taken = Questa richiesta ha la chiave di un'altra (atto { $by }); inviarla con una nuova chiave.
refusal-creation = Il registro di una manifestazione comincia con un solo atto che la crea.
refusal-unknown-tournament = La manifestazione non ha un torneo { $t }.
refusal-tournament-twice = La manifestazione ha già il torneo { $t }.
refusal-unknown-person = Nessuno è stato invitato come { $person }.
refusal-nothing-to-accept = { $person } non ha un invito ancora aperto.
refusal-at-home = La manifestazione è a casa.
refusal-elsewhere = La manifestazione è su { $to }.
refusal-for-owner = il proprietario
refusal-for-chiefs = il proprietario e l'arbitro principale
refusal-for-chiefs-of-all = il proprietario e l'arbitro principale di tutta la manifestazione
refusal-for-arbiters = il proprietario, l'arbitro principale e gli aggiunti
refusal-for-answering = i responsabili di tutti i tornei di questa persona
refusal-event-name = il nome della manifestazione
refusal-tournament-name = il nome del torneo
refusal-tournament-journal = il registro del torneo
refusal-tournament = il torneo
refusal-person-id = la persona
refusal-person-name = il nome della persona
refusal-device = il dispositivo
refusal-this-machine = il nome di questo computer
refusal-home = il computer su cui risiede la manifestazione
refusal-taking-machine = il computer che riceve la manifestazione
refusal-reason = il motivo

## round
## Overview, round, pairing by hand, results.

round-of-results = { $done } risultati su { $all }
round-to-look-at = Da guardare
round-nothing-to-look-at = Niente in attesa.
round-open = Aprire
round-disagree = Scacchiera { $board }: i due giocatori comunicano risultati diversi
round-bye-asked = { $who }: { $bye } al turno { $round }
round-not-seen = Scacchiera { $board }: { $who } non visto
round-adjourned = Turno { $round }, scacchiera { $board }: aggiornata
round-doubt = Dal file: { $text }
round-top-boards = Prime scacchiere
round-last-acts = Ultimi atti
round-whole-journal = Tutto il registro
round-then = Poi
round-then-round = chiudere il turno { $n } → abbinare il turno { $next } → esporre
round-then-closed = rileggere il turno { $next } → esporre → stampare
round-then-last = chiudere il turno { $n } → terminare → premi e rapporti
round-then-first = presenze → abbinare il turno 1 → rileggere → esporre → stampare
round-then-draft = esporre il turno { $n } → stampare → inserire i risultati
round-then-report = rapporto alla federazione
round-only-arbiters-see = Lo vedono solo gli arbitri.
round-everybody-sees = Lo vedono tutti.
round-by-hand = a mano
round-from-file = da un file
round-check-complete = turno { $n } completo
round-check-byes = bye: { $who }
round-check-no-byes = nessun bye
round-check-withdrawn = ritirati: { $who }
round-check-notes = { $n ->
    [one] { $n } scacchiera con note
   *[other] { $n } scacchiere con note
}
round-check-no-notes = nessuna scacchiera da rivedere
round-pair-by-hand = Abbinare a mano
round-throw-away = Buttare la bozza
round-pair-again = Abbinare di nuovo
round-outdated = La bozza del turno { $n } non è più attuale: è cambiato qualcosa da cui dipende.
round-take-back = Ritirare il turno
round-reopen = Riaprire il turno
round-change-published = Cambiare a mano il turno esposto…
round-which-case = Quale caso di C.04.2:4.4?
round-reason = Motivo, per il rapporto
round-colours = Colori
round-due = Spetta
round-notes = Note
round-notes-only = Solo scacchiere con note
round-note-float = float
round-note-colour = un colore contrario
round-note-colours = entrambi i colori contrari
round-note-absolute = colore assoluto non rispettato
round-note-met = già incontrati
round-note-club = stesso circolo
round-mild = debole
round-strong = forte
round-absolute = assoluta
round-unplayed = nessuna partita
round-up = upfloater
round-down = downfloater
round-keys-rows = scacchiera
round-key-card = aprire la scheda del Bianco
round-legend-due = ‼ assoluta · ! forte · senza segno: debole · ▼ ▲ float di questo turno
round-hand-drag = o trascinare un giocatore su un altro
round-hand-close = Terminare l'abbinamento a mano
round-hand-same = Nulla è cambiato: le scacchiere sono come le regole le abbinano.
round-hand-differs = { $n ->
    [one] { $n } scacchiera differisce dall'abbinamento secondo le regole. La fine va confermata, e il rapporto lo dirà.
   *[other] { $n } scacchiere differiscono dall'abbinamento secondo le regole. La fine va confermata, e il rapporto lo dirà.
}
round-hand-rules = Secondo le regole
round-hand-yours = Qui si ha
round-hand-restore = Tornare all'abbinamento secondo le regole
round-hand-none = Le regole qui non danno alcun abbinamento: { $why }
round-checks = Controlli
round-no-opponent = Senza avversario
round-correct = Rettificare un risultato…
round-correct-short = Rettificare
round-key-clear = cancellare
round-key-slips = foglietti: scacchiera, Invio, risultato
round-key-missing = solo mancanti; L mostra tutto
round-key-second = seconda lettura: rileggere tutto
round-key-waiting = a ciò che attende una decisione
round-key-mark = segnare un giocatore
round-key-pair = abbinare i due segnati
round-key-swap = scambiare i colori
round-correct-title = Rettificare un risultato del turno { $n }
round-correct-hint = Il turno { $n } è finito: un errore si rettifica con un motivo, e gli effetti si vedono prima.
round-new-result = Nuovo risultato
round-counts-for = Vale per
round-for-pairings = tutti gli abbinamenti futuri (C.04.2:4.3)
round-for-rating = solo il rapporto Elo
round-correct-and-post = Rettificare ed esporre
round-board = Scacchiera
round-results-of = Risultati del turno { $n }
round-own-boards = Le vostre scacchiere: da { $first } a { $last }
round-close-missing = ({ $missing } mancanti)
round-add-pair = Abbinare due senza avversario…
round-add-pair-do = Abbinarli a una nuova ultima scacchiera
round-no-boards = In questo turno non gioca nessuno.
round-key-menu = tutti i risultati in un menu, come un clic sul risultato

## safety
## What these say.

safety-away = Ronde non raggiunge i suoi dati in questo momento. Il codice è buono: riprovare tra un minuto.
safety-not-yours = Qui si può ritirare solo una comunicazione di questo telefono.
safety-one-telephone = Scacchiera { $board }: un solo telefono ha comunicato per entrambi
safety-old-password = La password attuale
safety-wrong-password = Questa non è la sua password. Se l'ha dimenticata, chieda un nuovo codice.
safety-others-out = Gli altri suoi dispositivi vengono così disconnessi.
safety-owner-devices = Lei entra come proprietario su { $n } altri dispositivi o programmi.
safety-end-owner-devices = Chiuderli tutti
safety-give-back = Riportare l'evento
safety-give-back-says = È bloccato qui, e lo riceve come file con tutto ciò che è stato fatto qui. Apra il file su { $home }.

## schedule
## Level matches of a cup, the table of a schedule, numbers that are drawn.

schedule-schedule = Calendario
schedule-all-rounds = Tutti i turni
schedule-rests = non gioca: { $who }
schedule-print-schedule = Stampa il calendario
schedule-not-yet = Il calendario appare quando ci sono tutti: è per { $needed } giocatori, e ce ne sono { $here }.
schedule-later-rounds = I turni successivi dipendono dai risultati.
schedule-numbers = Numeri
schedule-numbers-hint = Il numero decide chi incontra chi e in quale turno. Senza sorteggio vale l'ordine della lista.
schedule-by-lots = Sorteggio semplice
schedule-by-lots-hint = Ogni ordine è ugualmente probabile.
schedule-directed = Sorteggio guidato (Varma)
schedule-directed-hint = Due della stessa federazione o dello stesso circolo non si incontrano negli ultimi tre turni (C.05, allegato 2; da 9 a 24 giocatori).
schedule-kept-apart = Da separare
schedule-same-federation = i giocatori della stessa federazione
schedule-same-club = i giocatori dello stesso circolo
schedule-split = Un gruppo troppo grande può essere diviso
schedule-seed = Numero di partenza
schedule-seed-hint = Lasciare vuoto: Ronde ne estrae uno. Resta nel registro, così chiunque può ripetere il sorteggio.
schedule-draw = Sorteggia i numeri
schedule-drawn-lots = Numeri sorteggiati, numero di partenza { $seed }
schedule-drawn-varma = Numeri con sorteggio guidato (Varma, { $apart }), numero di partenza { $seed }
schedule-federation = federazione
schedule-club = circolo
schedule-level-title = Incontri in parità: chi passa?
schedule-level-hint = Abbina il turno successivo per rigiocarli, oppure indica chi passa.
schedule-match-number = Incontro { $n }
schedule-decided-by = Deciso da
schedule-by-games = spareggio sulla scacchiera (blitz, armageddon)
schedule-by-lot = sorteggio
schedule-by-rules = il regolamento
schedule-goes-on = { $who } passa
schedule-level-next = { $level ->
    [1] Il turno { $n } è chiuso. Un incontro è in parità: indica chi passa, o fallo rigiocare.
   *[other] Il turno { $n } è chiuso. { $level } incontri sono in parità: indica chi passa, o falli rigiocare.
}
schedule-level-look = Incontro { $n } in parità: { $one } – { $other }
schedule-say-who = Indica chi passa
schedule-play-again = Rigiocare: abbina il turno { $n }
schedule-nothing-to-decide = L'incontro { $number } non è in parità, o non è ancora giocato.
schedule-not-in-match = Può passare solo uno dei due che giocano l'incontro { $number }.
schedule-rounds-of-schedule = Il numero di turni deriva dal calendario.
schedule-no-draw = I numeri si sorteggiano per i gironi all'italiana; con le tabelle di Varma solo per giocatori.
schedule-draw-players = Il calendario è per { $needed } giocatori, e ce ne sono { $here }.
schedule-draw-table = Le tabelle di Varma valgono per { $least }–{ $most } giocatori: scegli il sorteggio semplice.
schedule-draw-names = Due giocatori hanno lo stesso nome, o uno non ne ha: correggere prima la lista.
schedule-draw-too-large = Un gruppo è troppo grande per la sua busta: permetti di dividerlo, o scegli il sorteggio semplice.

## screen (by key)
## What a screen says.

screen-screen-n = Schermo { $n }
screen-waiting = In attesa. Un arbitro sceglie che cosa mostra questo schermo: pagina della manifestazione, Schermi.
screen-public-page = Abbinamenti, risultati e classifica
screen-round-n = Turno { $n }
screen-boards-span = scacchiere { $first }–{ $last } di { $all }
screen-board-span = scacchiera { $first } di { $all }
screen-results-in = { $done } risultati su { $all }
screen-results = Risultati
screen-no-results = Ancora nessun risultato.
screen-standings = Classifica
screen-after-round = dopo il turno { $n }
screen-starting-list = Lista di partenza
screen-final-standings = Classifica finale
screen-complete = completo
screen-page = pagina { $n } di { $all }
screen-starts-in = inizio tra { $time }
screen-round-in = turno { $n } tra { $time }
screen-round-starts = Turno { $n }: inizio alle { $time }
screen-starts-now = Il turno { $n } comincia ora
screen-minutes = { $n } min
screen-your-board = la scacchiera sul telefono
screen-no-connection = senza connessione dalle { $time }, ultimo stato noto
screen-paused = in pausa
screen-next-round = Il turno { $n } appare qui appena è esposto.
screen-is-complete = Tutti i risultati del turno { $n } sono inseriti.
screen-is-over = Il torneo è terminato. Grazie per aver giocato.
screen-is-played = Il turno { $n } è in corso.
screen-entered = { $n ->
    [one] { $n } giocatore è iscritto.
   *[other] { $n } giocatori sono iscritti.
}
screen-nothing = Ancora niente da mostrare. Apparirà qui da solo.
screen-bye = bye
screen-half-bye = bye ½
screen-absent = non abbinato
screen-white = Bianco
screen-black = Nero

## screens
## What the chooser says.

screens-title = Schermi
screens-which = Quale schermo è questo?
screens-which-says = Scegliere un numero. Poi questo apparecchio mostra ciò che sceglie un arbitro; non serve più toccarlo.
screens-a-new-one = uno nuovo
screens-on-already = già acceso
screens-choose-shown = Scegliere che cosa mostrano gli schermi
screens-running = Schermi di questa manifestazione
screens-none-running = Ancora nessuno. Scegliere sotto che cosa mostra il primo.
screens-number = Schermo
screens-shows = Mostra
screens-state = Stato
screens-on = acceso
screens-last-heard = sentito l'ultima volta
screens-never = non ancora aperto
screens-twice = due apparecchi hanno questo numero
screens-change = Cambiare
screens-show-here = Mostrare qui
screens-free = Liberare
screens-waits = Lo schermo { $n } è acceso e attende.
screens-open-on-tv = Sul televisore o sul computer del proiettore aprire questo indirizzo e scegliere un numero:
screens-not-open = Gli altri apparecchi non raggiungono ancora questo computer. Aprirlo alla sala dalla pagina iniziale.
screens-choose = Che cosa mostra uno schermo
screens-in-turn = A turno
screens-boards = abbinamenti per scacchiera
screens-names = abbinamenti per nome
screens-results = risultati man mano
screens-standings = classifica
screens-clock = orologio e conto alla rovescia
screens-tournaments = Tornei
screens-share = Parte delle liste
screens-share-says = Più schermi affiancati: ciascuno la sua parte, scacchiere e nomi in parti uguali.
screens-part = parte
screens-of = di
screens-part-of = parte { $n } di { $all }
screens-diagonal = Diagonale in pollici
screens-distance = Lettore più lontano in metri
screens-seconds = Secondi per pagina
screens-languages = Lingue, una o due
screens-start = Avviare
screens-start-screen = Avviare lo schermo { $n }
screens-size-says = { $inches }″, { $metres } m, { $langs }
screens-announce = Annuncio
screens-announce-text = Testo, su tutti gli schermi della manifestazione
screens-band = su una fascia
screens-whole = su tutto lo schermo
screens-turn = come pagina a turno
screens-how-long = Durata
screens-quarter = 15 min
screens-one-hour = 1 ora
screens-four-hours = 4 ore
screens-until-taken = finché non è tolto
screens-put-up = Annunciare
screens-take-away = Togliere
screens-until = fino alle
screens-count-down = Conto alla rovescia
screens-count-says = Giorno e ora dei turni vengono dalle impostazioni di ogni torneo. Ciò che si dice qui ha la precedenza, finché non è passato.
screens-round-starts = Il turno comincia alle
screens-starts-at = Conto alla rovescia fino alle
screens-in-minutes = tra { $n } min
screens-set = Fissare
screens-numbers = Gli schermi hanno i numeri da 1 a 99.
screens-of-another = Lo schermo { $n } mostra un'altra manifestazione. Il numero { $free } è libero.
screens-too-many-said = Ci sono già { $n } annunci. Toglierne prima uno.
screens-said-length = Un annuncio ha da 1 a { $n } lettere.
screens-start-when = Il turno comincia entro trenta giorni.
screens-advice = { $inches } pollici, { $metres } m: { $rows } righe per pagina.
screens-advice-boards = { $boards } scacchiere richiedono { $time }.
screens-advice-split = Con { $n } schermi: { $time }.
screens-advice-names = { $players } nomi richiedono { $time }.
screens-at-once = Tutto insieme: nessuna pagina cambia.
screens-tv-keys = Tasti sullo schermo stesso: → pagina seguente, ← indietro, Spazio pausa, ogni tasto schermo intero.

## setting
## What this page says.

setting-settings = Impostazioni
setting-papers = Nome, luogo, persone
setting-papers-hint = Lo dicono solo carte e rapporti; modificabile sempre.
setting-city = Città o sede
setting-federation = Federazione
setting-start = Primo giorno
setting-end = Ultimo giorno
setting-chief = Arbitro principale
setting-deputies = Vice, uno per riga
setting-time-control = Cadenza
setting-time-code = Codice della cadenza
setting-round-dates = Giorno e ora di ogni turno, uno per riga
setting-system = Sistema
setting-dutch-2026 = Svizzero, FIDE Dutch 2026 (C.04.3)
setting-dutch-2017 = Svizzero, FIDE Dutch 2017
setting-dubov-2026 = Svizzero, Dubov 2026 (C.04.4.1)
setting-burstein-2026 = Svizzero, Burstein 2026 (C.04.4.2)
setting-lim-2026 = Svizzero, Lim 2026 (C.04.4.3)
setting-dutch-2010 = Svizzero a rating del 2010
setting-dutch-1992 = Svizzero a rating del 1992
setting-dubov-1997 = Dubov del 1997
setting-original = Il sistema svizzero originale
setting-round-robin = Girone, { $n } giocatori
setting-double-round-robin = Girone doppio, { $n } giocatori
setting-cup = Coppa, { $n } giocatori
setting-recipe = o un altro calendario, come lo scrive il comando ronde schedule
setting-not-fide = solo fuori dal modo FIDE
setting-rounds = Numero di turni
setting-rounds-hint = Annunciato prima del turno 1 (C.04.1:1). Per { $n } giocatori ne servono almeno { $least } per un vincitore.
setting-points = Punti
setting-win = vittoria
setting-draw = patta
setting-loss = sconfitta
setting-forfeit-win = vittoria a forfait
setting-pairing-bye = bye d'abbinamento
setting-half-bye = bye richiesto
setting-points-hint = Un bye non vale mai più di una vittoria (C.04.1:3); due patte mai più di una vittoria e una sconfitta.
setting-tie-breaks = Spareggi
setting-tie-breaks-hint = In quest'ordine; decide il primo che differisce (C.07).
setting-as-codes = come codici, con virgole
setting-add = Aggiungere
setting-presets = Modelli
setting-preset-swiss = Svizzero, usuale
setting-preset-rated = Svizzero, tutti con Elo
setting-preset-robin = Girone
setting-preset-team-swiss = Svizzero a squadre
setting-preset-teams = Squadre, girone
setting-preset-1998-consistent = 1998: svizzero, Elo coerenti
setting-preset-1998-rated = 1998: svizzero, i più con Elo
setting-preset-1998-unrated = 1998: svizzero, i più senza Elo
setting-preset-1998-robin = 1998: girone
setting-preset-1998-team-swiss = 1998: svizzero a squadre
setting-preset-1998-teams = 1998: squadre, girone
setting-tie-break-rules = Regole di spareggio
setting-rules-by-date = secondo la data del torneo
setting-rules-1992 = 1992: si spareggia solo il primo posto (F10)
setting-rules-1998 = 1998: una partita non giocata è una patta contro se stessi
setting-rules-2024 = 2024 (C.07)
setting-rules-2026 = 2026 (C.07)
setting-primary = Le squadre si classificano prima per
setting-primary-usual = come dicono lista e forma
setting-primary-match = punti di squadra
setting-primary-game = punti di scacchiera
setting-unrated-as = Elo con cui contano i senza Elo negli spareggi
setting-lots = Sorteggio avvenuto: numeri, prima il vincitore
setting-preset-youth = Giovani, breve
setting-acceleration = Accelerazione
setting-none = nessuna
setting-colour = Colore del primo giocatore al turno 1
setting-by-lot = sorteggiato dal programma
setting-byes = Bye richiesti
setting-half-byes = bye da mezzo punto per giocatore
setting-none-in-last = nessuno in tanti ultimi turni
setting-prohibited = Abbinamenti vietati
setting-prohibited-hint = Da fissare prima del turno 1, con buona ragione: fratelli, un circolo, una federazione. Un desiderio si rispetta se possibile.
setting-players = Giocatori, almeno due
setting-first = dal turno
setting-last = al turno
setting-soft = solo un desiderio
setting-reason = Motivo
setting-add-set = Aggiungere all'elenco
setting-add-clubs = Aggiungere ogni circolo con due o più giocatori
setting-tables = Tavoli fissi
setting-tables-hint = Da fissare sulla scheda di ogni giocatore.
setting-fide = Modo FIDE
setting-fide-on = Le regole FIDE vincolano questo torneo.
setting-fide-off = Le regole FIDE non vincolano più questo torneo.
setting-leave = Lasciare il modo FIDE
setting-leave-hint = Senza ritorno, e il rapporto lo dirà.
setting-change-papers = Cambiare nome, luogo, persone
setting-change-rounds = Cambiare il numero di turni
setting-change-system = Cambiare il sistema
setting-change-breaks = Cambiare gli spareggi
setting-change-points = Cambiare i punti
setting-change-acceleration = Cambiare l'accelerazione
setting-change-colour = Cambiare il primo colore
setting-change-byes = Cambiare le regole dei bye
setting-change-prohibited = Cambiare gli abbinamenti vietati
setting-free = Libero finché il turno 1 non è abbinato.
setting-always = Modificabile sempre.
setting-after-start = Non più modificabile: il turno 1 è abbinato (C.04.1:1).
setting-in-fide-mode = Non più in modo FIDE: il turno 1 è abbinato.
setting-finished = Il torneo è terminato.
setting-draft-open = Un turno è in bozza: prima esporlo o scartarlo.
setting-warn-rounds = Il rapporto lo dirà: il numero di turni era annunciato (C.04.1:1).
setting-warn-breaks = Il rapporto lo dirà: gli spareggi sono annunciati prima dell'inizio (C.07).
setting-locked = fisso
setting-level-2 = avvisa
setting-level-3 = chiede
setting-level-4 = chiede due volte
setting-director = Direzione del torneo
setting-rounds-follow = Il numero di turni deriva dal calendario.

## site
## Words of the folder's pages.

site-other-files = { $folder } contiene altri file. Indicare una cartella vuota, o una che Ronde ha già scritto.
site-languages = Lingua
site-pages = Pagine
site-players = Lista di partenza
site-rounds = Turni
site-round = Turno { $n }
site-standings = Classifica
site-crosstable = Tabellone
site-by-board = Abbinamenti per scacchiera
site-by-name = Abbinamenti per nome
site-after = Classifica dopo il turno { $n }
site-not-begun = { $players ->
    [one] { $players } giocatore è iscritto. Il torneo non è cominciato.
   *[other] { $players } giocatori sono iscritti. Il torneo non è cominciato.
}
site-state = { $players ->
    [one] { $players } giocatore, turno { $n } di { $rounds }
   *[other] { $players } giocatori, turno { $n } di { $rounds }
}
site-state-open = { $players ->
    [one] { $players } giocatore, turno { $n }
   *[other] { $players } giocatori, turno { $n }
}
site-for-programs = Per i programmi
site-number = Numero { $n }
site-stands = Posizione { $rank } con { $points } punti
site-has-points = { $points } punti
site-round-head = Turno
site-colour = Colore
site-opponent = Avversario
site-rating = Elo
site-result = Risultato
site-points = Punti
site-white = Bianco
site-black = Nero
site-bye = bye
site-half-bye = bye da mezzo punto
site-absent = assente
site-aros = Medie Elo degli avversari
site-aro = ARO

## standing
## Standings, crosstable, prizes, norms, journal.

standing-after = Dopo il turno
standing-everybody = Tutti
standing-women = Donne
standing-under = U{ $n }
standing-seniors = { $n }+
standing-show = Mostrare
standing-category = Categoria
standing-progress = Andamento
standing-colours = Colori
standing-change = ΔElo
standing-nobody = Nessuno è ancora in classifica.
standing-nobody-here = Nessuno in questa categoria.
standing-provisional = Provvisorio: il turno { $n } è in corso, e la tabella conta quanto è già inserito.
standing-final-standings = Classifica finale
standing-why-title = Perché la posizione { $n }
standing-first = Nessuno è davanti.
standing-below-points = Dietro { $who }: meno punti.
standing-below-tie-break = A pari punti con { $who }; dietro per { $what }: { $own } contro { $other }.
standing-below-lots = Alla pari con { $who }; ha deciso il sorteggio.
standing-shares = Condivide la posizione con { $who }: nulla li separa.
standing-above-points = Davanti a { $who }: più punti.
standing-above-tie-break = Davanti a { $who } per { $what }: { $own } contro { $other }.
standing-below-place = Dietro { $who }: il posto è dato dalla forma del torneo.
standing-above-place = Davanti a { $who }: il posto è dato dalla forma del torneo.
standing-group = Gruppo
standing-opponent = Avversario
standing-amount = Conta
standing-cut-lowest = il più basso è escluso (C.07:14)
standing-cut-highest = il più alto è escluso (C.07:14)
standing-cut-voluntary = non giocata per scelta, esclusa per prima (C.07:16.5)
standing-cut-limit = sotto il limite (C.07:9.2)
standing-adjusted = contato { $counted }, in classifica { $real } (C.07:16.3)
standing-dummy = avversario fittizio (C.07:16.4)
standing-not-played = non giocata
standing-times = × punti propri
standing-sum = Somma
standing-among = Fra i pari merito
standing-not-met = { $n } non incontrati
standing-nothing-left = Nessuno è più alla pari: non decide nulla.
standing-back = Alla classifica
standing-next-one = Prossimo in classifica
standing-one-before = Precedente in classifica
standing-crosstable-how = Numero dell'avversario, colore (disco: Bianco, quadrato: Nero), risultato. + e − sono forfait; U F H Z sono bye. Lo sfondo mostra quanto vale il risultato contro quell'avversario.
standing-purses = Premi, una riga per categoria
standing-several-prizes = Più premi
standing-purses-hint = Una categoria (all, women, U16, 60+, 1000-1800), due punti, gli importi dal primo posto in poi.
standing-sharing = A parità di punti
standing-sharing-none = decidono gli spareggi
standing-sharing-equal = divisi in parti uguali
standing-sharing-hort = Hort: metà per posizione, metà divisa
standing-one-each = nessuno cumula; ognuno riceve il migliore
standing-several = più premi si sommano
standing-amount-money = Importo
standing-stays = Nessuno può vincerli, e restano nel fondo:
standing-compute = Calcolare i premi
standing-purses-unread = La riga { $n } non è leggibile. Scrivere una categoria, due punti e gli importi: women: 200, 100.
standing-fund = Pagato: { $paid }
standing-not-over = Il torneo non è finito: ecco che cosa si pagherebbe ora.
standing-norms = Norme
standing-ratings = Elo
standing-only-near = Norme fatte e possibili
standing-all-candidates = Mostrare tutti i candidati
standing-fide-rules = Secondo le regole della FIDE
standing-older = Precedenti
standing-newest = I più recenti
standing-find = Cerca
standing-all-kinds = Tutto
standing-kind-results = Risultati
standing-kind-rounds = Turni
standing-kind-players = Giocatori
standing-kind-settings = Impostazioni
standing-sealed = Ogni riga porta l'impronta della precedente; questa è l'ultima.
standing-nothing-found = Niente del genere.

## term
## As the reports have them.

term-norm = norma
term-open = aperto
term-no-norm = nessuna norma
term-yes = sì
term-no = no
term-at-least = almeno
term-at-most = al massimo
term-games = partite
term-score = punteggio
term-average = media degli avversari
term-performance = performance
term-titled = avversari titolati
term-titled-for-norm = con titoli che contano
term-players = giocatori del doppio girone
term-federations = altre federazioni
term-own-federation = della propria federazione
term-one-federation = di una stessa federazione
term-out-of = su
term-against = contro
term-no-score = nessun punteggio basta
term-too-few = troppo poche partite o pochi punti

## what-if-page
## What if, and what is needed.

what-if-page-title = E se
what-if-page-hint = Cambiare qualcosa e vedere quali scacchiere e posizioni sarebbero diverse. Nulla viene conservato.
what-if-page-changes = Modifiche finora
what-if-page-remove = Togliere
what-if-page-start-again = Ricominciare
what-if-page-a-result = Un altro risultato
what-if-page-board = Scacchiera
what-if-page-result = Risultato
what-if-page-no-result = nessun risultato
what-if-page-a-player = Un giocatore che viene o va
what-if-page-player = Giocatore
what-if-page-what = Che cosa
what-if-page-half-bye = bye da mezzo punto nel turno
what-if-page-zero-bye = assente nel turno
what-if-page-full-bye = bye da un punto nel turno
what-if-page-no-bye = presente nel turno
what-if-page-withdraws = non gioca più dopo il turno
what-if-page-enters = gioca dal turno
what-if-page-rules = Altre regole
what-if-page-system = Sistema
what-if-page-rounds = Turni
what-if-page-tie-breaks = Spareggi
what-if-page-acceleration = Accelerazione
what-if-page-none = nessuna
what-if-page-see = Vedere che cosa cambierebbe
what-if-page-is-result = Turno { $round }, scacchiera { $board }: { $result }
what-if-page-is-about = { $who }: { $what } { $n }
what-if-page-is-rule = { $what }: { $value }
what-if-page-unreadable = Questa modifica non è leggibile: { $text }
what-if-page-too-many = Non più di { $n } modifiche insieme.
what-if-page-unknown-player = Qui nessuno ha il numero { $n }.
what-if-page-unknown-round = Il turno { $n } non ha ancora scacchiere.
what-if-page-unknown-board = Il turno { $n } non ha la scacchiera { $board }; ne ha { $boards }.
what-if-page-beyond = Non c'è un turno { $n }; il torneo ne ha { $rounds }.
what-if-page-unknown-system = { $text } non è un sistema di abbinamento.
what-if-page-fewer-rounds = { $n ->
    [one] { $n } turno è già abbinato.
   *[other] { $n } turni sono già abbinati.
}
what-if-page-unknown-tie-break = { $text } non è uno spareggio.
what-if-page-paper = Né abbinamenti né classifica ne dipendono.
what-if-page-nothing = Nulla è ancora cambiato.
what-if-page-needs = Che cosa mi serve?
what-if-page-needs-of = Che cosa serve nel turno { $n }?
what-if-page-not-playing = Questo si dice mentre si gioca un turno: da quando è esposto finché non ci sono tutti i risultati.
what-if-page-open-before = Una partita del turno { $n } non ha ancora risultato; allora nessuno può dirlo.
what-if-page-why-rank = Perché la posizione { $n }?

## why-page
## Why two meet, why two others do not, and the round step by step.

why-page-board-title = Turno { $n }, scacchiera { $m }
why-page-round-title = Come è stato abbinato il turno { $n }
why-page-frozen = Com'era al momento dell'abbinamento:
why-page-by-hand = Il turno è stato modificato a mano. Accanto è detto ciò che le regole prescrivono.
why-page-from-file = Il turno viene da un file. Ecco come lo abbinano le regole.
why-page-by-schedule = Un calendario abbina questo torneo: gli incontri erano fissati prima del primo turno.
why-page-added = Questi due sono stati abbinati più tardi a una scacchiera aggiunta.
why-page-no-answer = Le regole non danno un abbinamento da ciò che era noto allora.
why-page-steps = Passo dopo passo
why-page-article = Articolo
why-page-board-before = Scacchiera { $n }
why-page-all-boards = Tutte le scacchiere
why-page-whole-round = Tutto il turno
why-page-back-to-round = Agli abbinamenti
why-page-why-not = Perché non questi due
why-page-why-not-hint = La coppia è imposta e il turno riabbinato: che cosa sarebbe peggio?
why-page-one = Un giocatore
why-page-other = L'altro
why-page-ask = Chiedi
why-page-two-needed = Scegliere due giocatori diversi.
why-page-walk = Passo per passo
why-page-walk-title = Turno { $n }, passo per passo
why-page-step-of = Passo { $n } di { $m }
why-page-step-before = Passo precedente
why-page-step-after = Passo seguente
why-page-groups = Gruppi
why-page-on-table = Sul tavolo
why-page-quantities = Grandezze
why-page-dropped = Messo da parte
why-page-made = Già abbinati
why-page-back-to-why = Indietro
why-page-legend = ↘ venuto da un altro gruppo · ↓ parte senza avversario · ⇄ ha cambiato lato · accanto ai punti il colore spettante: tratteggio lieve, linea forte, doppia assoluta
why-page-key-step = passo per passo
why-page-deadlock-title = Il turno { $n } non può essere abbinato
why-page-deadlock = Nulla è stato modificato. Decide l'arbitro (C.04.3:1.9.3).
why-page-why = Perché?
why-page-why-board = Scacchiera { $n }: perché questo incontro
why-page-how-paired = Come è stato abbinato

## pair
## What `ronde pair` says: by which rules, why, and why not.

pair-round-number = scrivere il numero di un turno, da 1 a 999
pair-edition-only = il { $system } non ha un'edizione { $year }; c'è solo quella del { $last }.
pair-edition-others = il { $system } non ha un'edizione { $year }; ci sono quelle del { $others } e del { $last }.
pair-edition-none = il { $system } non ha edizioni. Omettere --edition.
pair-dutch-all-the-same = { $why }. Per abbinare comunque il torneo con il sistema olandese, indicare { $option }.
pair-by-edition = come indica --edition
pair-by-system = come indica --system
pair-by-code = secondo il codice { $code } nel file
pair-by-date = secondo la data { $date } nel file
pair-by-default = le regole in vigore; il file non lo dice
pair-colour = colore iniziale: { $colour } ({ $by })
pair-colour-file = dichiarato nel file
pair-colour-round-1 = come mostra il turno 1
pair-colour-option = come indica --initial-colour
pair-colour-default = supposto; se è stato sorteggiato il Nero, indicare --initial-colour black
pair-colour-does-not-count = --initial-colour non conta: il torneo dice altro
pair-rounds-conflict = { $name } dichiara { $declared } turni, --rounds ne indica { $asked }. Quale turno sia l'ultimo decide gli abbinamenti: omettere --rounds, o correggere il file.
pair-rounds-too-few = { $name } contiene già { $played } turni, --rounds ne indica { $asked }. Indicare il numero di turni annunciato.
pair-no-number-left = { $name } ha già 999 turni.
pair-heading = turno { $round }: { $rules }; { $colour }
pair-heading-of = turno { $round } di { $all }: { $rules }; { $colour }
pair-with-virtual-points = { $rules }, con i punti virtuali del file
pair-with-baku = { $rules }, con accelerazione di Baku
pair-with-ssa = { $rules }, accelerato nei turni 1 e 2
pair-with-ssa-halves = { $rules }, accelerato nei turni da 1 a 3
pair-with-ssa-kept = { $rules }, accelerato fino alla fine
pair-scheduled = { $name } si gioca secondo un calendario ({ $recipe }): i suoi abbinamenti non hanno quindi motivi. Omettere --json e --reasons; `ronde schedule` stampa un calendario intero, anche in JSON.
pair-more-problems = { $n ->
    [one] { $n } altro: `ronde inspect` lo mostra.
   *[other] altri { $n }: `ronde inspect` li mostra.
}
pair-harmless = Nulla di ciò riguarda l'abbinamento, che prosegue.
pair-in-doubt = { $n ->
    [one] il turno { $round } non è stato abbinato: { $name } ha { $n } problema da cui dipende l'abbinamento. Correggere il file e abbinare di nuovo.
   *[other] il turno { $round } non è stato abbinato: { $name } ha { $n } problemi da cui dipende l'abbinamento. Correggere il file e abbinare di nuovo.
}
pair-note-renumber = { $note }: `ronde convert --initial-list 2026` lo fa, anche nei turni già presenti
pair-note-renumber-coded = { $note }: `ronde convert --initial-list 2026` lo fa quando il file ha il codice FIDE_DUBOV (record 192)
pair-bracket = Gruppo { $n }: { $points } punti
pair-moved-down = Scesi dall'alto: { $who }
pair-residents = Residenti: { $who }
pair-limbo = Limbo: { $who }
pair-exchange = Scambio ({ $article }): { $down } in { $lower }, { $up } in { $upper }
pair-criteria-met = Criteri: tutti pienamente soddisfatti
pair-criteria = Criteri: { $list }; tutti gli altri pienamente soddisfatti
pair-left-over = Resta: { $who } ({ $why })
pair-floats-down = Scende: { $who } ({ $why })
pair-not-instead = non { $other } al posto di { $who }: { $why }
pair-bye = { $n ->
    [one] Bye: { $who }, a { $points } punti, { $n } partita non giocata
   *[other] Bye: { $who }, a { $points } punti, { $n } partite non giocate
}
pair-steps = I passi della procedura, con gli articoli del regolamento: { $book }:
pair-player = Giocatore
pair-not-declared = { $name } non dichiara il numero di turni, e quale turno sia l'ultimo decide gli abbinamenti. Indicarlo con --rounds, o scriverlo nel file (record 142 di TRF26, XXR).
pair-not-declared-in-file = { $name } non dichiara il numero di turni, e quale turno sia l'ultimo decide gli abbinamenti. Scriverlo nel file (record 142 di TRF26, XXR).
pair-results-missing = { $n ->
    [one] il turno { $round } non può ancora essere abbinato: { $n } partita dei turni precedenti non ha risultato in { $name }. Inserire i risultati e abbinare di nuovo.
   *[other] il turno { $round } non può ancora essere abbinato: { $n } partite dei turni precedenti non hanno risultato in { $name }. Inserire i risultati e abbinare di nuovo.
}
pair-no-round-left = { $name } dichiara { $declared } turni: non c'è quindi un turno { $round }. Per abbinare di nuovo un turno del file, indicare quale con --round.
pair-no-round-left-in-file = { $name } dichiara { $declared } turni: non c'è quindi un turno { $round }. Se devono essere di più, correggere il numero nel file (record 142 di TRF26, XXR).
pair-rounds-missing = il turno { $round } non può essere abbinato, perché in { $name } il turno { $first } non lo è ancora.
pair-nobody = nel turno { $round } non c'è nessuno da abbinare: tutti sono assenti o hanno un bye.
pair-rating-missing = il turno { $round } non è stato abbinato: { $system } abbina secondo l'Elo, che manca per { $who }. Stimare ciascuno e abbinare di nuovo (C.04.4.1:1.1, dutch-1992:A1): `ronde convert { $name } out.trf --estimate { $number }=1800`, o con la fonte "INGO 130" al posto di 1800.
pair-cannot = il turno { $round } non può essere abbinato: { $why }.
pair-too-large = il turno { $round } non è stato abbinato: { $why }. Ronde non dà risposte approssimate. { $instead }
pair-too-large-exactly = { $n ->
    [one] il gruppo a { $points } punti ({ $n } giocatore) è troppo grande per essere deciso esattamente secondo { $system }
   *[other] il gruppo a { $points } punti ({ $n } giocatori) è troppo grande per essere deciso esattamente secondo { $system }
}
pair-too-large-in-steps = { $n ->
    [one] il gruppo a { $points } punti ({ $n } giocatore) è troppo grande per la procedura del regolamento ({ $system }), la cui risposta non è stata raggiunta in { $steps } passi
   *[other] il gruppo a { $points } punti ({ $n } giocatori) è troppo grande per la procedura del regolamento ({ $system }), la cui risposta non è stata raggiunta in { $steps } passi
}
pair-by-hand-or-option = Abbinare il gruppo a mano, o il turno secondo un'altra edizione con --edition.
pair-by-hand-or-record = Abbinare il gruppo a mano, o indicare un'altra edizione nel file (record 192).
pair-game-of-round = turno { $round }: { $white } – { $black }
pair-and-more = { $n ->
    [one] e { $n } altra
   *[other] e altre { $n }
}
pair-none = Non esiste un abbinamento valido per il turno { $round }. Decide l'arbitro principale.
pair-none-by = Non esiste un abbinamento valido per il turno { $round } ({ $article }). Decide l'arbitro principale.
pair-one-without-opponent = Questo giocatore non trova avversari:
pair-one-without-anything = Questo giocatore non trova né un avversario né il bye:
pair-some-without-opponent = Comunque si faccia, uno di questi { $n } giocatori non trova avversari:
pair-some-without-anything = Comunque si faccia, uno di questi { $n } giocatori non trova né un avversario né il bye:
pair-may-meet = può ancora incontrare: { $who }
pair-has-met = ha incontrato ({ $article }): { $who }
pair-met-in = { $who } (turno { $round })
pair-forbidden = vietato (TRF26:260): { $who }
pair-must-have = deve avere il { $colour }, come ({ $article }): { $who }
pair-bye-barred = non può avere il bye ({ $article }): a causa del turno { $round }

## check
## What `ronde check` says of files, rounds and ranks.

check-illegal = turno { $round }: irregolare
check-not-prescribed = turno { $round }: regolare, ma non l'abbinamento prescritto
check-colours = turno { $round }: le coppie prescritte, ma non i colori prescritti
check-cannot = turno { $round }: non può essere controllato
check-met = { $a } e { $b } si sono incontrati nel turno { $n }: { $article }
check-prohibited = l'organizzatore vieta { $a } – { $b }: { $article }
check-bye-barred = { $a } ha il bye, che il turno { $n } esclude: { $article }
check-same-colour = { $a } e { $b } devono avere entrambi il { $colour }: { $article }
check-colour-denied = { $a } ha il { $colour }, cosa non ammessa: { $article }
check-bye-too-many = il bye di { $a } è di troppo: { $article }
check-worse = nel gruppo a { $points } punti è peggiore in { $criterion }: { $values }
check-later = nel gruppo a { $points } punti è altrettanto buono, ma viene dopo nell'ordine di { $order }
check-procedure = nel gruppo a { $points } punti la procedura del regolamento ({ $system }) termina con altre coppie; `ronde pair --round { $round } --reasons` ne mostra i passi
check-own-mistake = nel gruppo a { $points } punti è migliore in { $criterion }: { $values }. Non può essere: si prega di segnalare questo file
check-values = { $given } nel file, { $prescribed } prescritto
check-prescribed = prescritto
check-in-file = nel file
check-nothing-explains = né altri numeri, né un altro risultato o bye, né due giocatori tenuti separati lo spiegano
check-would-be = sarebbe quello prescritto, se
check-would-do-too = { $n ->
    [one] (andrebbe bene anche { $n } altra supposizione)
   *[other] (andrebbero bene anche altre { $n } supposizioni)
}
check-if-system = fosse stato abbinato secondo { $system }
check-if-number = { $who } avesse il numero { $n }
check-if-numbers = { $list } (come mostra il turno 1)
check-if-numbers-by-list = { $list } (come mostra il turno 1), e i colori seguissero la lista
check-if-no-point = { $who } non avesse punti nel turno { $n }
check-if-half-bye = { $who } avesse un bye da mezzo punto nel turno { $n }
check-if-full-bye = { $who } avesse un bye da un punto nel turno { $n }
check-if-result = { $white } – { $black } nel turno { $n } fosse finita { $result }
check-another-result = diversamente
check-if-kept-apart = { $a } e { $b } fossero tenuti separati
check-files = { $n } file
check-rounds = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
check-differences = { $n ->
    [0] nessuna differenza
    [one] { $n } differenza
   *[other] { $n } differenze
}
check-sum = { $files }, { $rounds }: { $differences }
check-n-illegal = { $n ->
    [one] { $n } irregolare
   *[other] { $n } irregolari
}
check-n-not-prescribed = { $n ->
    [one] { $n } non quello prescritto
   *[other] { $n } non quelli prescritti
}
check-n-colours = { $n } con altri colori
check-n-ranks = { $n } nelle posizioni
check-n-not-checked = { $n ->
    [one] { $n } non controllato
   *[other] { $n } non controllati
}
check-files-with-errors = { $n } file con errori
check-files-not-checked = { $n ->
    [one] { $n } file non controllato
   *[other] { $n } file non controllati
}
check-rounds-assumed = { $n ->
    [one] il numero di turni non è dichiarato (record 142, XXR); supposto: il solo turno del file ({ $n }), che sia o no l'ultimo
   *[other] il numero di turni non è dichiarato (record 142, XXR); supposto: i { $n } turni del file, che l'ultimo di essi lo sia davvero o no
}
check-by-points = secondo i punti
check-by-points-and = secondo i punti e { $list }
check-rank = posizione di { $who }: { $stated } nel file, { $right } { $by }
check-rank-range = da { $best } a { $worst }
check-more-ranks = { $n ->
    [one] { $n } altra posizione: `ronde standings` le mostra tutte
   *[other] altre { $n } posizioni: `ronde standings` le mostra tutte
}
check-nothing-paired = non è ancora abbinato nulla
check-all-agree = { $n ->
    [one] { $n } turno concorda
   *[other] tutti i { $n } turni concordano
}
check-some-not-checked = { $some } su { $rounds } non possono essere controllati
check-some-differ = { $some ->
    [one] { $some } su { $rounds } è diverso
   *[other] { $some } su { $rounds } sono diversi
}
check-more-errors = { $n ->
    [one] { $n } altro errore: `ronde inspect` li mostra
   *[other] altri { $n } errori: `ronde inspect` li mostra
}
check-error = errore: { $what }
check-error-in-line = errore alla riga { $line }: { $what }
check-not-searched = { $name } non ha potuto essere esaminata: { $error }.
check-no-file = in { $name } non c'è nessun file di torneo. Ronde cerca nomi che finiscono in .trf, .trfx, .txt, .json, .tunx, .papi o .tdf.
check-stopped = { $name }: Ronde si è fermato per un errore nel proprio codice. Si prega di segnalarlo insieme al file.
check-no-such-round = il calendario non ha un tale turno

## explain
## What `ronde explain` says besides its stories.

explain-form-unknown = il nome { $name } non dice in quale forma scrivere. Terminarlo con .html, .pdf, .json o .txt, o indicarlo con --format.
explain-scheduled = { $name } si gioca secondo un calendario: le coppie c'erano prima del primo turno, quindi non c'è nulla da spiegare. `ronde schedule` stampa un calendario intero.
explain-no-board = { $n ->
    [one] nel turno { $round } di { $name } non c'è la scacchiera { $board }: ne ha { $n }.
   *[other] nel turno { $round } di { $name } non c'è la scacchiera { $board }: ne ha { $n }.
}
explain-two-players = --why-not richiede due giocatori.
explain-no-player = in { $name } non c'è il giocatore { $number }. `ronde inspect { $name }` li mostra.
explain-nobody-called = in { $name } nessuno si chiama { $text }. Indicare il numero, o il cognome.
explain-several-called = in { $name } più giocatori si chiamano { $text }: { $list }. Indicare il numero.

## what-if-command
## What `ronde what-if` says besides its tables.

what-if-command-not-held = { $name } non può essere tenuto al tavolo dell'arbitro: { $why }.
what-if-command-no-change = Nessun cambiamento è indicato. Dire che cosa sarebbe diverso, per esempio --result 3:5=1-0, --bye 12@4=half, --withdraw 7@3, --enter 9@2, --system dubov-2026 o --rounds 9.
what-if-command-as-it-stands = così com'è: { $code }
what-if-command-rounds-needed = { $name } non dichiara il numero di turni, da cui dipende l'abbinamento degli ultimi. Aggiungere --rounds N.
what-if-command-numbers = I numeri sono quelli della lista di partenza; ce ne sono { $n }.
what-if-command-systems = Ci sono { $list } e { $last }.
what-if-command-nothing = nulla deve essere diverso; indicare un cambiamento
what-if-command-unknown-player = non c'è il giocatore { $player }
what-if-command-unknown-round = il turno { $round } non ha ancora scacchiere; i turni da 1 a { $paired } ne hanno
what-if-command-unknown-board = il turno { $round } non ha la scacchiera { $board }; ne ha { $boards }
what-if-command-beyond = non c'è un turno { $round }; il torneo ne ha { $rounds }
what-if-command-unknown-system = { $code } non è un sistema di abbinamento
what-if-command-fewer-rounds = { $paired } turni sono già abbinati: non possono quindi essere { $rounds }
what-if-command-unknown-tie-break = { $name } non è uno spareggio
what-if-command-paper = né gli abbinamenti né la classifica dipendono da questa impostazione
what-if-command-unreadable = '{ $text }' non si può leggere; scrivere { $form }
what-if-command-form-result = TURNO:SCACCHIERA=RISULTATO, per esempio 3:5=1-0, 3:5=1/2, 3:5=+- o 3:5=none
what-if-command-form-bye = NUMERO@TURNO=BYE, per esempio 12@4=half; full, half, zero o none
what-if-command-form-withdraw = NUMERO@TURNO, per esempio 7@3: l'ultimo turno che il giocatore gioca
what-if-command-form-enter = NUMERO@TURNO, per esempio 9@2: il primo turno che il giocatore gioca
what-if-command-form-system = un sistema e la sua edizione, per esempio dutch-2026, dubov-2026 o original
what-if-command-form-rounds = il numero di turni, per esempio 9
what-if-command-form-tie-breaks = una lista, per esempio BH/C1,BH,SB
what-if-command-form-acceleration = baku, ssa, ssa_halves, ssa_kept o none

## progress
## What stands beside a bar while there is much to do.

progress-checking = controllo { $bar } { $done }, ancora { $time }
progress-generating = generazione { $bar } { $done }, ancora { $time }
progress-playing = prove { $bar } { $done }, ancora { $time }

## generate
## What `ronde generate` says, and what every command says of seeds and folders.

generate-seed = seme { $seed }
generate-seeds = semi da { $first } a { $last }
generate-no-seed = non è stato possibile estrarre un seme: { $error }. Indicarne uno con --seed.
generate-of-seed = seme { $seed }: { $what }
generate-seeds-too-high = i semi supererebbero il numero più grande. Scegliere un --seed più basso.
generate-no-folder = la cartella { $name } non ha potuto essere creata: { $error }.
generate-ended-early = il torneo finisce prima del turno { $round }: { $why }
generate-drawn-again = generato di nuovo { $times } volte, perché un turno non poteva essere abbinato; meno turni o meno assenze aiuterebbero
generate-baku-with-other-points = l'accelerazione di Baku è fatta per una vittoria che vale due patte e una sconfitta che non vale nulla (C.04.7:1.1)
generate-too-few-players = un torneo richiede almeno due giocatori
generate-ratings-and-players = { $players } giocatori non possono avere { $ratings } Elo; omettere uno dei due
generate-ratings-reversed = l'Elo più basso, { $lowest }, è sopra il più alto, { $highest }
generate-number-of-rounds = il numero di turni deve essere fra 1 e { $most }
generate-draw-percentage = la percentuale di patte deve essere fra 0 e 100
generate-ratings-needed = { $system } abbina secondo l'Elo: nessuno può quindi esserne privo
generate-no-first-round = il turno 1 non può essere abbinato: { $why }
generate-point-system = scrivere i punti per vittoria, patta e sconfitta, per esempio 3/1/0 o 1/0.5/0
generate-groups = scrivere gruppi per giocatori, per esempio 2x3
generate-rate = non è una frequenza; scrivere 20 o 1/20 per uno su venti, 5% per lo stesso, 0 per mai

## simulate
## What `ronde simulate` says besides its tables.

simulate-system = ci sono { $list }
simulate-written = scritto: { $name }
simulate-not-declared = il numero di turni non è dichiarato. Indicarlo con --rounds, per esempio --rounds 9.
simulate-too-few-players = partecipano meno di due giocatori.
simulate-nothing-played = nessun turno è stato ancora giocato.
simulate-fixed = gli abbinamenti erano fissati in anticipo: colori e avversari non devono nulla al caso.
simulate-stopped = fermato.
simulate-planned = la manifestazione prevista
simulate-planned-name = { $players }, { $rounds }
simulate-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
simulate-tie-breaks = spareggi: { $list }
simulate-no-teams = { $name } è uno svizzero a squadre, che non si può ancora continuare. I tornei individuali e i gironi all'italiana sì.
simulate-no-cup = una coppa non si può continuare: gli incontri in parità richiedono uno spareggio. I gironi all'italiana e gli svizzeri sì.
simulate-which-event = indicare quale manifestazione: un file, o --players e --rounds per una prevista.
simulate-how-many-rounds = indicare quanti turni: --rounds 9, o --rounds 7,9,11.
simulate-nothing-to-compare = un calendario non ha nulla da confrontare. Indicare sistemi con --compare, per esempio dutch-2026,dubov-2026.
simulate-too-many = { $n } varianti sono più di quante ne contenga una tabella; al massimo { $most }.
simulate-no-virtual-points = la manifestazione non ha punti virtuali propri (record 250): `explicit` non significa quindi nulla.

## schedule-command
## What `ronde schedule` prints: rounds, draws, remarkable numbers, comparisons.

schedule-command-no-picture = ci sono immagini solo delle coppe e dei numeri notevoli. Stampare questo come testo, CSV o JSON.
schedule-command-decision = scrivere incontro=numero, per esempio 5=12 per il numero 12 nell'incontro 5
schedule-command-two-numbers = scrivere due numeri, per esempio 3,5
schedule-command-dispensation = scrivere numero=turni, per esempio 1=2 per il numero 1 e due turni
schedule-command-teams-times-players = scrivere squadre per giocatori, per esempio 17x8
schedule-command-how-many = indicare quanti giocano con { $option }, o chi gioca con --names.
schedule-command-teams-and-players = --teams e --players
schedule-command-team-size = indicare con --players quanti giocatori ha una squadra, o nominarli.
schedule-command-from-one = i numeri cominciano da 1.
schedule-command-unequal-teams = { $name } ha { $other } giocatori, la prima squadra { $size }. Tutte le squadre devono averne altrettanti; scrivere una riga anche per una scacchiera vuota.
schedule-command-meeting = turno { $round }: { $white } – { $black }
schedule-command-white-against = turno { $round }: Bianco contro { $other }
schedule-command-black-against = turno { $round }: Nero contro { $other }
schedule-command-rests-in = turno { $round }: non gioca
schedule-command-round = Turno { $n }
schedule-command-round-of-stage = Turno { $n } ({ $stage })
schedule-command-round-of-cup = Turno { $n }: { $stage }
schedule-command-stage-only = turno
schedule-command-stage-groups = gruppi
schedule-command-stage-finals = finali
schedule-command-stage-preliminary = turno preliminare
schedule-command-stage-final = finale
schedule-command-stage-semi-finals = semifinali
schedule-command-stage-quarter-finals = quarti di finale
schedule-command-stage-last = ultimi { $n }
schedule-command-winner = vincente di { $n }
schedule-command-loser = perdente di { $n }
schedule-command-places = posti da { $best } a { $worst }
schedule-command-rests = non gioca: { $who }
schedule-command-without-game = senza partita: { $who }
schedule-command-and-more = { $n ->
    [one] { $list } e { $n } altro
   *[other] { $list } e altri { $n }
}
schedule-command-players = { $n } giocatori
schedule-command-teams-of = { $n } squadre di { $size }
schedule-command-facts = { $seats }, { $rounds } turni; il primo nominato ha il Bianco
schedule-command-facts-cup = { $seats }; { $rounds } turni, { $matches } incontri
schedule-command-facts-cup-legs = { $seats }; { $rounds } turni, { $matches } incontri di { $legs } partite
schedule-command-who-take = { $seats }, che occupano { $places } posti
schedule-command-facts-molter = { $seats }, { $rounds } turni, { $boards } scacchiere, seme { $seed }
schedule-command-facts-berlin = { $seats }, { $rounds } turni; gruppi { $groups }
schedule-command-berlin-finals = Nelle finali A2 è il secondo del gruppo A
schedule-command-played-out = { $title }: tutto è giocato
schedule-command-agrees = { $n ->
    [0] { $name }: non è ancora abbinato nulla ({ $recipe })
    [one] { $name }: { $n } turno concorda con il calendario ({ $recipe })
   *[other] { $name }: tutti i { $n } turni concordano con il calendario ({ $recipe })
}
schedule-command-differs = { $name }: differisce dal suo calendario ({ $recipe })
schedule-command-no-such-round = turno { $round }: il calendario non ha un tale turno
schedule-command-colours-reversed = turno { $round }: coppie giuste, colori invertiti
schedule-command-other-pairs = turno { $round }: altre coppie
schedule-command-as-scheduled = secondo il calendario
schedule-command-no-round = secondo il suo calendario { $name } non ha un turno { $round }.
schedule-command-numbers-reversed = --from { $from } è sopra --to { $to }. Indicare prima il numero più basso.
schedule-command-numbers-form = i numeri si stampano come testo, CSV (--csv) o immagine (--svg).
schedule-command-numbers-title = Turni per un numero di giocatori
schedule-command-head-players = giocatori
schedule-command-head-least = svizzero, min.
schedule-command-head-most = svizzero, max.
schedule-command-head-single = girone
schedule-command-head-double = doppio
schedule-command-numbers-none = –: la metà dei giocatori è meno del minimo; giocare un girone all'italiana
schedule-command-team-boards = { $teams } squadre di { $players }: { $boards } scacchiere
schedule-command-berlin-weights = Berlino: un punto vale
schedule-command-on-board = alla scacchiera { $board }: { $weight }
schedule-command-draw-form = il protocollo di un sorteggio si stampa come testo o CSV; con --trf si ottiene il torneo.
schedule-command-draw-title = Sorteggio di { $n } numeri, seme { $seed }
schedule-command-draws = { $who }: estrae il { $number }
schedule-command-takes-and-draws = { $who }: prende la busta { $envelope }, estrae il { $number }
schedule-command-nobody-late = Negli ultimi tre turni nessuno incontra un compatriota.
schedule-command-some-late = Alcuni gruppi sono stati divisi. Negli ultimi tre turni si incontrano:
schedule-command-meet-late = { $one } e { $other } nel turno { $round }
schedule-command-kind-robin = Girone all'italiana (Berger)
schedule-command-kind-rutsch = Girone all'italiana (Rütsch)
schedule-command-kind-team-robin = Girone a squadre (Berger)
schedule-command-kind-team-rutsch = Girone a squadre (Rütsch)
schedule-command-kind-scheveningen = Scheveningen
schedule-command-kind-schiller = Schiller
schedule-command-kind-berlin = Torneo berlinese
schedule-command-kind-team-berlin = Torneo berlinese a squadre
schedule-command-kind-molter = Molter
schedule-command-kind-cup = Coppa
schedule-command-kind-team-cup = Coppa a squadre

## standings
## What `ronde standings` says of rules and options.

standings-no-round = { $n ->
    [one] { $name } ha { $n } turno: non c'è quindi una classifica dopo il turno { $round }.
   *[other] { $name } ha { $n } turni: non c'è quindi una classifica dopo il turno { $round }.
}
standings-no-teams = { $name } non contiene squadre (record 310 o 013). Omettere --contest teams.
standings-no-such-lot = --lots indica { $number }, che non esiste.
standings-not-this-list = --tie-breaks: { $why }.
standings-not-this-list-but-teams = --tie-breaks: { $why }; una classifica delle squadre si ha con --contest teams.
standings-rules = regole del { $year } ({ $by }), { $form }; spareggi: { $list }
standings-form-swiss = svizzero
standings-form-predetermined = abbinamenti fissati in anticipo
standings-by-option = secondo l'opzione
standings-by-file = secondo il file
standings-by-date = secondo la data { $date }
standings-in-force = in vigore
standings-by-article = secondo l'articolo F10
standings-by-form = secondo la forma del torneo
standings-by-nothing = nessuno è dichiarato: a pari punti si condivide la posizione
standings-no-needs = Nessuno può dire che cosa serva: { $why }. --needs riguarda l'ultimo turno abbinato, mentre si gioca.
standings-plays = prove delle partite aperte con seme { $seed }
standings-prizes-unread = --prizes non si può leggere. Scrivere all:1000,600,400;women:500,100 con importi come 500 o 12.50.
standings-prizes-or-unit-unread = --prizes o --unit non si può leggere. Scrivere all:1000,600,400;women:500,100 con importi come 500 o 12.50.
standings-category = scrivere women, men, U18, S60, 1800-1999, unrated, fed=NED, title=FM o club=NOME
standings-no-player = non c'è il giocatore numero { $number }. --why e --needs prendono il numero della lista di partenza (colonna `number`), che ne ha { $most }.
standings-no-team = non c'è la squadra numero { $number }. --why e --needs prendono il numero della lista di partenza (colonna `number`), che ne ha { $most }.

## medal
## The table of medals.

medal-title = Medaglie per federazione: tutti e donne
medal-gold = Oro
medal-silver = Argento
medal-bronze = Bronzo
medal-total = Totale

## rate
## What `ronde rate` and `ronde norms` say of their options.

rate-earlier-twice = --earlier: { $name } c'è due volte, e le sue partite conterebbero due volte.
rate-earlier-only-swiss = --earlier conta per un primo Elo della federazione svizzera: indicare --federation SUI.
rate-k-follows = K deriva da Elo e anno di nascita; i nuovi della lista si indicano con --new, un K pubblicato con --k.
rate-no-date = Il file non ha data: nessuno conta quindi come giovane.
rate-no-birth = Senza anno di nascita, quindi non contati come giovani: { $who }.
rate-not-k = --k: «{ $text }» non si può leggere. Scrivere un K per tutti, per esempio 20, o 4=10,7=40 per i giocatori 4 e 7; K è fra 1 e 100.
rate-no-player = { $option }: non c'è il giocatore numero { $number }. Prendere il numero della lista di partenza, che ha { $n } giocatori.
rate-rating-of = { $rating } del giocatore { $who }
rate-impossible = { $name } ha Elo impossibili: { $list }. Nessuna lista ne ha mai avuto uno sopra { $highest }, e anche le variazioni degli avversari sarebbero sbagliate. Correggere il file.

## report-command
## What `ronde report` says besides its papers.

report-command-to-write = Per scriverlo: ronde convert { $name } report.trf --to { $form }
report-command-not-for-screen = un file dBASE non è fatto per lo schermo. Indicare un file: -o report.dbf.
report-command-no-round = nel file non c'è un turno { $round }; ne ha { $n }.
report-command-no-date = { $name } non ha date (record 042 e 052), che servono nell'intestazione del file. Scrivere il primo e l'ultimo giorno.
report-command-no-rated-opponent = { $who }: omesso, nessuna partita contro un avversario con Elo
report-command-no-fide-number = { $who }: { $text } non è un numero FIDE ed è omesso
report-command-no-birthday = { $who }: un nuovo giocatore deve avere il giorno di nascita, che manca
report-command-no-sex = { $who }: manca il sesso di un nuovo giocatore
report-command-too-long = { $who }: { $text } ha più di { $n } caratteri ed è tagliato
report-command-no-letter = { $who }: le lettere che dBASE non può contenere sono sostituite da ?
report-command-damaged = { $name } è danneggiato: { $why }. `ronde verify { $name }` dice tutto ciò che non va.
report-command-which-folder = indicare la cartella da scrivere: -o CARTELLA.
report-command-site-written = { $name }: { $changed } file scritti, { $same } invariati, { $removed } rimossi
report-command-form-unknown = il nome { $name } non dice in quale forma scrivere. Terminarlo con .html, .pdf, .txt, .csv, .xlsx o .json, o indicarlo con --form.
report-command-no-browser = un PDF richiede Chromium, Chrome o Edge, e qui non se ne trova nessuno. Installarne uno, o indicarlo in { $variable }. { $otherwise }
report-command-otherwise = Scriverlo invece come .html, aprirlo in un browser qualsiasi e stamparlo da lì.
report-command-no-room = nessuna cartella in cui stampare: { $error }.
report-command-not-printed = { $name } non ha stampato: { $why }. { $otherwise }
report-command-wrote-nothing = non ha scritto nulla
report-command-not-done = dopo { $n } secondi non aveva finito

## convert
## What `ronde convert` says of problems, losses and numbers.

convert-strict = in { $target } non è stato scritto nulla: c'è { $why }, e --strict non ne ammette. Correggere il file, o omettere --strict.
convert-problems-in = { $tally } in { $name }
convert-cannot-hold = { $n ->
    [one] { $n } cosa che { $form } non può contenere
   *[other] { $n } cose che { $form } non può contenere
}
convert-first-shown = Sono mostrati i primi { $n }; `ronde inspect --all` ne mostra altri.
convert-no-name = l'uscita standard non ha un nome che indichi il formato. Indicarlo con --to, per esempio --to trf26 o --to json.
convert-form-unknown = il nome { $name } non dice in quale formato scrivere. Terminarlo con .trf o .json, o indicarlo con --to.
convert-estimate-unread = «{ $text }» non si può leggere. Scrivere il numero di un giocatore e un Elo fino a { $highest } con la fonte, per esempio "7=1850 lista del club", o un valore di un'altra scala ({ $scales }), per esempio "7=INGO 120"
convert-has-rating = --estimate: il numero { $number } ha l'Elo { $rating }, e una stima è per chi non ne ha.
convert-renumbered = { $n ->
    [one] lista iniziale: { $moved } su { $n } giocatore ha un altro numero
   *[other] lista iniziale: { $moved } su { $n } giocatori hanno un altro numero
}
convert-too-late = { $n ->
    [one] { $name } ha già { $n } turno, abbinato secondo i numeri che i giocatori avevano. Rinumerare prima { $before }, o omettere --initial-list.
   *[other] { $name } ha già { $n } turni, abbinati secondo i numeri che i giocatori avevano. Rinumerare prima { $before }, o omettere --initial-list.
}
convert-before-round = che sia abbinato il turno { $n } (C.04.4.1:1.2.2)
convert-before-first = del turno 1

## inspect
## The page of `ronde inspect`.

inspect-strict = { $name } ha { $tally }, e --strict non ne ammette.
inspect-more = { $n ->
    [one] { $n } altro è mostrato con --all.
   *[other] altri { $n } sono mostrati con --all.
}
inspect-no-name = Un torneo senza nome
inspect-dates = { $first } – { $last }
inspect-from = dal { $first }
inspect-until = fino al { $last }
inspect-row-file = File
inspect-row-system = Sistema
inspect-row-rounds = Turni
inspect-row-players = Giocatori
inspect-row-titles = Titoli
inspect-row-federations = Federazioni
inspect-row-teams = Squadre
inspect-row-points = Punti
inspect-row-not-played = Non giocato
inspect-row-acceleration = Accelerazione
inspect-row-forbidden = Divieti
inspect-row-special = Particolare
inspect-row-time-control = Cadenza
inspect-row-arbiters = Arbitri
inspect-row-tie-breaks = Spareggi
inspect-row-paired-by = Abbinato con
inspect-json-form = { $name }, forma JSON di Ronde
inspect-member = { $name }, al suo interno { $member }
inspect-not-understood = { $what }; { $n } byte non sono compresi
inspect-in-windows-1252 = { $what }, in Windows-1252
inspect-in-utf-16 = { $what }, in UTF-16
inspect-paired-of = { $n } di { $all } abbinati
inspect-paired = { $n } abbinati, numero di turni non dichiarato
inspect-players = { $all } ({ $rated } con Elo, { $unrated } senza Elo)
inspect-late = { $what }, { $n } in ritardo
inspect-withdrawn = { $what }, { $n } ritirati
inspect-and-more = { $n ->
    [one] { $list } e { $n } altra
   *[other] { $list } e altre { $n }
}
inspect-win = vittoria { $points }
inspect-draw = patta { $points }
inspect-loss = sconfitta { $points }
inspect-black-win = vittoria col Nero { $points }
inspect-black-draw = patta col Nero { $points }
inspect-black-loss = sconfitta col Nero { $points }
inspect-forfeit-win = vittoria a forfait { $points }
inspect-forfeit-loss = sconfitta a forfait { $points }
inspect-pairing-bye = bye d'abbinamento { $points }
inspect-full-bye = bye da un punto { $points }
inspect-half-bye = bye da mezzo punto { $points }
inspect-zero-bye = bye da zero punti { $points }
inspect-unknown-result = risultato sconosciuto { $points }
inspect-pairing-byes = { $n } bye d'abbinamento
inspect-full-byes = { $n } bye da un punto
inspect-half-byes = { $n } bye da mezzo punto
inspect-zero-byes = { $n } bye da zero punti
inspect-forfeits = { $n } forfait
inspect-double-forfeits = { $n ->
    [one] { $n } doppio forfait
   *[other] { $n } doppi forfait
}
inspect-adjourned = { $n ->
    [one] { $n } partita aggiornata
   *[other] { $n } partite aggiornate
}
inspect-virtual-points = { $n } record di punti virtuali
inspect-forbidden = { $n ->
    [one] { $n } gruppo di giocatori che non possono incontrarsi
   *[other] { $n } gruppi di giocatori che non possono incontrarsi
}
inspect-abnormal = { $n } record di punti anomali
inspect-leaders = Più punti dopo il turno { $n }
inspect-level = { $n ->
    [one] e { $n } altro con gli stessi dell'ultimo
   *[other] e altri { $n } con gli stessi dell'ultimo
}
inspect-before = Prima che il turno { $n } possa essere abbinato
inspect-all-paired = Tutti i turni dichiarati sono abbinati
inspect-nothing-missing = non manca nulla
inspect-all-results = tutti i risultati sono inseriti
inspect-byes-known = bye noti per il turno { $n }: { $list }
inspect-known-full = { $n } da un punto
inspect-known-half = { $n } da mezzo punto
inspect-known-zero = { $n } da zero punti
inspect-missing-players = ci sono meno di due giocatori
inspect-missing-rounds = il numero di turni non è dichiarato: quale turno sia l'ultimo decide gli abbinamenti (record 142 di TRF26, XXR di JaVaFo)
inspect-missing-system = nessun sistema è dichiarato (record 192 di TRF26): va quindi scelto quando si abbina
inspect-missing-colour = il colore sorteggiato per il primo giocatore non è indicato (record 152 di TRF26, XXC di JaVaFo)
inspect-missing-pairing = il turno { $n } non ha partite, ma uno successivo ne ha
inspect-missing-results = { $n ->
    [one] manca { $n } risultato del turno { $round }: { $list }
   *[other] mancano { $n } risultati del turno { $round }: { $list }
}
inspect-more-games = { $n ->
    [one] { $list }; e { $n } altra
   *[other] { $list }; e altre { $n }
}
inspect-of-fide = FIDE, { $system }
inspect-edition-by-last-day = { $system }, edizione { $year } secondo l'ultimo giorno
inspect-edition-by-first-day = { $system }, edizione { $year } secondo il primo giorno
inspect-edition-not-said = { $system }, edizione non indicata
inspect-two-categories = { $rules }, accelerato fino alla fine: due categorie in una
inspect-unknown-code = un codice che Ronde non conosce
inspect-not-declared = non dichiarato
inspect-in-words = non dichiarato con un codice; a parole: { $text }

## code
## What the codes of tournaments mean that Ronde does not pair by (ETT26).

code-dutch = FIDE, sistema olandese
code-double-swiss = FIDE, doppio svizzero
code-own-swiss = un sistema svizzero proprio
code-own-double-swiss = un doppio svizzero proprio
code-robin = girone all'italiana secondo le tabelle di Berger
code-double-robin = girone doppio secondo le tabelle di Berger
code-own-robin = un girone all'italiana proprio
code-schiller = sistema Schiller
code-own-schiller = un sistema Schiller proprio
code-scheveningen = sistema Scheveningen
code-double-scheveningen = doppio sistema Scheveningen
code-own-scheveningen = un sistema Scheveningen proprio
code-knock-out = eliminazione diretta
code-team-robin = girone all'italiana a squadre
code-double-team-robin = girone doppio a squadre
code-team-swiss = FIDE, sistema svizzero a squadre
code-own-team-swiss = un sistema svizzero a squadre proprio
code-own-team-robin = un girone all'italiana a squadre proprio
code-team-knock-out = eliminazione diretta a squadre

## rating
## What the tables of ratings, norms and reports to federations say.

rating-fide-title = variazioni degli Elo FIDE (B.02:8)
rating-fide-games = partite che contano per l'Elo FIDE
rating-swiss-title = variazioni degli Elo della federazione svizzera
rating-swiss-games = partite che contano per l'Elo della federazione svizzera
rating-both-title = rapporto per le due liste Elo
rating-only-event = «Nuovo» è l'Elo se questo fosse l'unico evento del suo periodo.
rating-all-capped = Le differenze oltre 400 punti contano 400 (B.02:8.3.1 fino al 30 settembre 2025).
rating-below-2650-capped = Le differenze oltre 400 punti contano 400 per i giocatori sotto 2650 (B.02:8.3.1 dal 1° ottobre 2025).
rating-below-floor = sotto il minimo di { $floor }: figura senza Elo (B.02:7.1.4)
rating-no-game = nessuna partita che conti
rating-first = primo Elo: { $sum } / { $opponents } con due patte contro 1800, { $percent } % dà { $difference }: { $computed }
rating-first-capped = { $first }, al massimo { $most }
rating-too-few-rated = nessun primo Elo: { $games } partite su { $needed } contro avversari con Elo
rating-no-points = nessun primo Elo: un punteggio di zero non si considera (B.02:7.1.4)
rating-first-below-floor = nessun primo Elo: { $computed } è sotto il minimo di { $floor }
rating-fide-sum = K { $k } × { $gain } = { $product }, arrotondato { $rounded }: { $before } → { $after }
rating-swiss-records = Gli Elo sono quelli dei record SUI del file; gli avversari che non ne hanno contano con quello FIDE, lista riconosciuta dalla federazione (3.2).
rating-swiss-starting-list = Il file non ha Elo in record SUI: si prendono quelli della lista di partenza (colonne da 49 a 52). Se sono della FIDE, non è ciò che calcolerà la federazione.
rating-swiss-formula = La tabella dell'articolo 9 non è nota; la sostituisce la formula della curva.
rating-with-earlier = { $first }; con partite di eventi precedenti: { $list }
rating-earlier = { $n } di { $event }, punteggio { $score }
rating-swiss-least = primo Elo: il minimo attribuito (3.1)
rating-swiss-first = primo Elo: queste partite non lo cambierebbero (3.3)
rating-swiss-too-few = nessun primo Elo: { $games } partite su { $needed } che contano (3.1)
rating-swiss-all-won = nessun primo Elo: tutte le partite sono vinte, e nessun Elo resta invariato (3.3)
rating-performance-table = performance { $rating }: media degli avversari { $average }, { $percent } % dà { $difference } (B.02:8.1.1)
rating-performance-350 = performance { $rating }: secondo la regola dei 350 punti
rating-performance-linear = performance { $rating }: con 400 punti a partita
rating-performance-perfect = performance { $rating }: perfetta (C.07:10.3)
rating-performance-unchanged = performance { $rating }: queste partite non lo cambierebbero (ssb-course:3.3)
rating-head-350 = Perf 350
rating-head-linear = Lineare
rating-head-perfect = Perfetta
rating-head-unchanged = Invariato
rating-head-for-a-win = Per vittoria
rating-head-sex = Sesso
rating-head-born = Nato
rating-head-fide-number = N. FIDE
rating-head-national-number = N. nazionale
rating-head-club = Club
rating-head-national = Nazionale
rating-white = bianco
rating-black = nero
rating-norms-title = norme (B.01:1.4)
rating-norms-of = norme di { $who } (B.01:1.4)
rating-beyond = Non giudicato qui, perché nessun file di torneo lo mostra: i titoli degli arbitri, la registrazione, gli orari di gioco e le regole su più norme (27 partite).
rating-no-norm = Nessuna norma è stata fatta, e nessuna è a portata.
rating-to-come = Da venire: il punteggio ancora necessario e la media degli avversari che serve; il punteggio minimo … tutti i punti. --player mostra ogni punteggio.
rating-exempt = Esente dalle regole sulle federazioni (1.4.3); almeno una norma della domanda va fatta senza ciò.
rating-eight-games = Otto partite bastano a chi ha vinto senza giocare un turno su nove, una volta per domanda (1.4.1).
rating-highest-title = { $who } ha già il titolo più alto.
rating-norm-sum = { $level }: { $verdict }; contano { $counted } partite su { $games }, { $points } punti, media degli avversari { $average }, performance { $performance }
rating-raised = { $level }: { $who } conta { $floor }, il minimo (1.4.6)
rating-needed = { $level }: necessario nelle partite da venire: { $score }
rating-must-average = { $level }: con { $score } da venire, gli avversari devono avere una media di { $average }
rating-no-norm-made = Nessuna norma è stata fatta.
rating-certificates = dati degli attestati di norma
rating-certificate-games = partite degli attestati di norma
rating-head-event = Manifestazione
rating-head-city = Città
rating-head-held-in = Paese
rating-head-from = Dal
rating-head-to = Al
rating-head-system = Sistema
rating-head-time-control = Cadenza
rating-head-chief-arbiter = Arbitro principale
rating-head-federations = Federazioni degli avversari
rating-head-titles = Titoli degli avversari
rating-head-unrated = Senza Elo
rating-refused = respinto
rating-doubtful = dubbio
rating-complete = Il rapporto è completo.
rating-can-be-sent = Il rapporto può essere inviato; { $n } da guardare.
rating-sent-back = Il rapporto sarebbe rimandato: { $n } da correggere.
rating-submission-title = il rapporto è completo?
rating-head-weight = Peso
rating-head-where = Dove
rating-head-what = Che cosa

## loss
## What a format cannot hold.

loss-line = perso: { $what }
loss-no-place = il formato non ha posto per: { $what }; omessi: { $n }
loss-altered-of = { $what } del numero { $of }: '{ $text }' non sta nelle colonne
loss-altered = { $what }: '{ $text }' non sta nelle colonne
loss-numbers-too-high = non ci sono colonne per numeri oltre { $most }: { $what } omessi: { $n }
loss-point-system = il formato non può dire tutto il sistema di punti; è scritto il più vicino
loss-absences-as-byes = arrivi tardivi e ritiri sono scritti come bye da zero punti: { $n }
loss-byes-as-results = bye scritti come risultati senza avversario: { $n }
loss-more = altre { $n } cose non ci stanno
loss-unrated-as-rated = risultati di partite non valide per l'Elo, scritti come gli altri: { $n }

## lost
## Names of what a format cannot hold.

lost-round = turno
lost-number = numero
lost-match-points = punti d'incontro
lost-team = squadra
lost-points = punti
lost-game-points = punti di partita
lost-virtual-points = punti virtuali
lost-orders-by-rank = ordini per posizione
lost-opposing-team = squadra avversaria
lost-nickname-of-the-team = soprannome della squadra
lost-name-of-the-team = nome della squadra
lost-federation = federazione
lost-date-of-birth = data di nascita
lost-date-of-a-round = data di un turno
lost-virtual-points-of-teams = punti virtuali di squadre
lost-virtual-points-of-participants-of-the-other-kind = punti virtuali di partecipanti dell'altro genere
lost-title = titolo
lost-teams = squadre
lost-players = giocatori
lost-tables-of-match-points = tabelle dei punti d'incontro
lost-symbol = simbolo
lost-strength-of-the-team = forza della squadra
lost-source-of-the-estimate = fonte della stima
lost-rows-of-team-results = righe di risultati di squadre
lost-rating = Elo
lost-rank = posizione
lost-rank-of-the-team = posizione della squadra
lost-player = giocatore
lost-patterns-of-board-colours = schemi dei colori di scacchiera
lost-pairing-controllers = programmi di abbinamento
lost-origin = provenienza
lost-numbers-nicknames-strengths-points-and-ranks-of-teams = numeri, soprannomi, forze, punti e posizioni di squadre
lost-number-of-the-team = numero della squadra
lost-national-title = titolo nazionale
lost-national-records = record nazionali
lost-national-rating = Elo nazionale
lost-national-number = numero nazionale
lost-national-name = nome nazionale
lost-name = nome
lost-methods-of-ranking = metodi di classifica
lost-method-of-ranking = metodo di classifica
lost-member = membro
lost-line-ups-of-teams = formazioni di squadre
lost-league = lega
lost-initial-colours = colori iniziali
lost-forfeited-matches = incontri a forfait
lost-forbidden-pairs-of-this-kind = coppie vietate di questo genere
lost-encoded-types-of-tournament = tipi di torneo codificati
lost-encoded-time-controls = cadenze codificate
lost-director = direttore
lost-declared-numbers-of-rounds = numeri di turni dichiarati
lost-byes-of-teams = bye di squadre
lost-byes-of-participants-of-the-other-kind = bye di partecipanti dell'altro genere
lost-byes-announced-for-other-rounds-than-those-to-come = bye annunciati per turni diversi da quelli futuri
lost-abnormal-points = punti anomali
lost-abnormal-points-of-participants-of-the-other-kind = punti anomali di partecipanti dell'altro genere
lost-fide-number = numero FIDE
lost-forbidden-pair = coppia vietata
lost-name-of-the-event = nome della manifestazione
lost-city = città
lost-first-day = primo giorno
lost-last-day = ultimo giorno
lost-number-of-players = numero di giocatori
lost-number-of-rated-players = numero di giocatori con Elo
lost-number-of-teams = numero di squadre
lost-type-of-tournament = tipo di torneo
lost-chief-arbiter = arbitro principale
lost-time-control = cadenza
lost-deputy-arbiter = vicearbitro
lost-number-of-rounds = numero di turni
lost-initial-colour = colore iniziale
lost-pairing-controller = programma di abbinamento
lost-tie-breaks = spareggi
lost-order-of-the-standings = ordine della classifica
lost-colours-of-the-boards = colori delle scacchiere
lost-options = opzioni

## api
## Why a call was not done: one sentence for each refusal of the server itself.

api-fault = È un errore di Ronde.
api-fault-safe = È un errore di Ronde. Ciò che è stato inserito prima è al sicuro nel registro.
api-no-such-call = Questa chiamata non esiste.
api-other-method = Questa chiamata richiede un altro metodo.
api-many-ask = Troppe richieste in questo momento; riprovare.
api-not-expected = Qualcosa nell'indirizzo o nel contenuto non è ciò che era atteso.
api-no-network = Questo computer non è in nessuna rete.
api-no-port = Nessuna porta è libera.
api-not-in-hall = Questo computer non è aperto alla sala.
api-body = { $place } del contenuto: { $what }.
api-body-too-long = Il contenuto è troppo lungo.
api-cross-site = Questo viene da una pagina di un altro sito e non è stato fatto.
api-send-json = Inviarlo come application/json.
api-key = Una chiave ha al massimo { $n } byte e nessuno spazio.
api-seen = Indicare in `seen` il numero dell'ultimo atto noto, perché nessuna modifica sia sovrascritta senza essere vista.
api-desks-own = Questo atto spetta al solo programma.
api-token-unknown = Questo token è sconosciuto, ritirato o scaduto. Chiederne uno nuovo.
api-others-send = In questo momento altri inviano file grandi; riprovare.
api-too-much = Così tanto si accetta solo dagli arbitri: entrare con il proprio link o accedere.
api-many-come-in = Troppe persone entrano in questo momento; riprovare.
api-too-often = Ci sono stati troppi tentativi. Attendere un minuto, poi riprovare.
api-viewers-change = Gli spettatori non possono modificare nulla.
api-others-undo = Solo gli arbitri possono annullare gli inserimenti altrui.
api-arbiters-pair = Solo gli arbitri abbinano.
api-arbiters-preview = Solo gli arbitri vedono che cosa cambierebbe un atto.
api-arbiters-state = Solo gli arbitri leggono lo stato completo.
api-arbiters-files = Solo gli arbitri scaricano file.
api-arbiters-verify = Solo gli arbitri verificano il registro.
api-arbiters-enter = Solo gli arbitri iscrivono giocatori.
api-arbiters-look-up = Solo gli arbitri cercano giocatori.
api-arbiters-lists = Solo gli arbitri portano liste.
api-arbiters-codes = Solo gli arbitri vedono i codici.
api-arbiters-what-if = Solo gli arbitri chiedono che cosa cambierebbe.
api-arbiters-odds = Solo gli arbitri chiedono le probabilità.
api-arbiters-screens = Gli schermi sono guidati dagli arbitri della manifestazione.
api-arbiters-folder = Solo gli arbitri vedono dove viene scritto.
api-owner-folder = Solo il proprietario indica una cartella.
api-owner-only = Solo il proprietario di questo computer può farlo.
api-owner-opens = Solo il proprietario di questo computer lo apre.
api-owner-devices = Solo il proprietario può scollegare i dispositivi del proprietario.
api-people-only = Questo è per le persone della manifestazione. Entrare con il proprio link o accedere.
api-whole-event = L'intera manifestazione è per il proprietario e per l'arbitro principale di tutti i suoi tornei.
api-tokens-by = I token sono creati dal proprietario e dall'arbitro principale.
api-owner-token = Solo il proprietario crea un token del proprietario.
api-token-looks = Un programma non ha bisogno di un token per guardare, e non gioca partite.
api-owner-uninvited = C'è un solo proprietario, che non ha bisogno di invito.
api-players-by-code = I giocatori comunicano con il codice della loro scacchiera.
api-everybody-looks = Tutti possono guardare; nessuno vi è invitato.
api-no-such-person = Questa persona non esiste.
api-too-many-people = Una manifestazione ha al massimo { $n } persone.
api-no-such-device = Questo dispositivo non esiste.
api-code-expired = Questo codice è scaduto. Chiederne uno nuovo.
api-code-unknown = Questo codice è sconosciuto, o è già stato usato su un altro dispositivo. Chiederne uno nuovo.
api-login = Nome e password non vanno insieme. Dopo dieci tentativi bisogna attendere.
api-password-length = Una password ha da { $least } a { $most } caratteri; una frase breve va bene.
api-password-wrong = Questa non è la password. Se è stata dimenticata, chiedere un nuovo codice.
api-machine-name = Il nome di un computer non ha spazi: sta in fondo alla pagina di ogni manifestazione su quel computer.
api-here-already = La manifestazione è già su questo computer.
api-name-missing = Manca il nome.
api-text-long = Il testo che comincia con «{ $begin }» ha { $count } caratteri; se ne accettano al massimo { $longest }.
api-invisible = Un testo contiene il carattere invisibile U+{ $code }; scriverlo senza.
api-tournament-name = Il torneo non ha nome.
api-no-such-copy = Questa copia non esiste.
api-no-such-file = Questo file non esiste.
api-no-such-board = Questa scacchiera non esiste.
api-no-such-tournament = Questo torneo non esiste, o non è visibile qui.
api-two-players = Indicare in `one` e `other` i numeri di due giocatori.
api-scheduled = Un calendario abbina questo turno: nulla è stato deciso.
api-nothing-asked = Non è stato chiesto nulla.
api-side = Indicare se comunica il Bianco o il Nero.
api-list-busy = Una lista è già in corso di importazione.
api-no-lists = Questo server non tiene liste proprie: usare là ronde players import.
api-list-not-kept = Non è stato possibile conservare la lista: { $why }.
api-list-silent = Per un minuto non è arrivato nulla; inviare di nuovo la lista.
api-list-broken = La connessione si è interrotta; inviare di nuovo la lista.
api-list-too-large = Il file supera 1 GB: non è una lista Elo.
api-list-empty = Il file è vuoto.
api-screen-numbers = Gli schermi hanno i numeri da 1 a 99.
api-screen-shows = Uno schermo mostra qualcosa: indicare almeno uno degli `shows`.
api-screen-once = Ciascuno degli `shows` sta una volta sola.
api-screen-tournaments = Al massimo 50 tornei su uno schermo.
api-screen-part = In `part`, `at` va da 1 a `of`.
api-screen-inches = La diagonale va da 10 a 400 pollici.
api-screen-metres = Il lettore più lontano è a una distanza da 1 a 60 metri.
api-screen-langs = Una o due delle lingue in cui sono offerte le pagine.
api-screen-seconds = Una pagina resta da 5 a 120 secondi.
api-screen-zone = Questo fuso orario non esiste.
api-no-such-announcement = Questo annuncio non esiste.

## list
## Why a rating list or a table was not taken. Ends of sentences, without a full stop.

list-unread = non è stato possibile leggerla: { $why }
list-empty-archive = nell'archivio non c'è una lista: estrarlo e indicare il file
list-archive = l'archivio è danneggiato: forse non è stato scaricato per intero
list-no-source = è una tabella e non una lista della FIDE: dire di chi è, come in --source SUI
list-not-fide = è una tabella, e le liste della FIDE non lo sono: indicare la fonte, come in --source SUI
list-bad-source = «{ $text }» non può indicare una fonte: usare fino a 40 lettere, cifre e trattini, come in SUI
list-mostly-broken = voci lette: { $players }, righe illeggibili: { $broken }; non è una lista Elo
list-first-broken = voci lette: { $players }, righe illeggibili: { $broken } (riga { $line }: { $why }); non è una lista Elo
list-smaller = ha { $new } voci e la lista in uso ne ha { $old }: forse non è intera; --force la prende lo stesso
list-lost-standard = non ha Elo standard e la lista in uso ne ha: una lista di una sola cadenza si tiene accanto a quella comune con --tempo; --force la prende lo stesso
list-lost-rapid = non ha Elo rapid e la lista in uso ne ha: una lista di una sola cadenza si tiene accanto a quella comune con --tempo; --force la prende lo stesso
list-lost-blitz = non ha Elo blitz e la lista in uso ne ha: una lista di una sola cadenza si tiene accanto a quella comune con --tempo; --force la prende lo stesso
list-too-many = ha più di sedici milioni di voci: non è una lista Elo
list-folder = non è stato possibile scrivere { $path }: { $why }
list-index = non è stato possibile scrivere il nuovo indice: { $why }
list-mistake = la lettura della lista è fallita per un errore del programma
list-nothing = la lista è vuota
list-no-header = la prima riga non è l'intestazione di una lista Elo: «{ $missing }» non c'è
list-truncated = la lista si interrompe alla riga { $line }: non è stata scaricata per intero
list-xml = la lista non è XML corretto attorno al byte { $position }
list-unread-list = non è stato possibile leggere la lista: { $why }
list-table-empty = la tabella è vuota
list-table-unread = non è stato possibile leggere la tabella: { $why }
list-workbook = non è stato possibile leggere la cartella di lavoro
list-workbook-large = la cartella di lavoro supera { $mb } MB: salvarla come CSV, che si legge riga per riga
list-workbook-full = estratta, la cartella di lavoro supera { $mb } MB, { $cells } celle o la colonna { $columns }: salvare il foglio come CSV
list-mapping = «{ $text }» non è una corrispondenza: scrivere campo=Intestazione, come in name=Nom,rating=Elo
list-no-field = non c'è il campo «{ $text }»; i campi sono { $fields }
list-no-column = non c'è la colonna «{ $text }»; le colonne sono { $columns }
list-no-names = di nessuna colonna si sa che contiene i nomi; le colonne sono { $columns }. Dire quale: --map name=…

## journal
## What is wrong with a journal, or with the file of an event. Ends of sentences, without a full stop.

# An act: its chain, and its place.
journal-changed = l'atto { $seq } è stato modificato: il suo testo non ha l'impronta conservata con esso
journal-torn = l'atto { $seq } non segue il precedente: nomina { $named } dove sta { $expected }
journal-gap = dopo l'atto { $after } viene l'atto { $found }: mancano righe o sono doppie
journal-foreign = l'atto { $seq } appartiene al registro { $named }, non a { $expected }
journal-unreadable = l'atto { $seq } non si può leggere: { $why }
journal-newer = l'atto { $seq } è stato scritto da una versione più recente di questo programma; usare quella
journal-key = atto { $seq }: la chiave conservata accanto non è la sua
journal-head = il registro finisce con { $found }, e non con { $expected } come era stato annotato
journal-misfit = l'atto { $seq } non trova posto: { $why }
journal-creation = un registro comincia con un solo atto che crea il torneo
journal-unknown-player = nel registro non c'è un giocatore { $id }
journal-player-twice = il giocatore { $id } è già nel registro
journal-unknown-round = il turno { $round } non è abbinato
journal-not-next = il turno { $round } non si può abbinare: il prossimo è il turno { $next }
journal-unknown-board = il turno { $round } non ha la scacchiera { $board }
journal-seated-twice = il giocatore { $id } sarebbe due volte nel turno { $round }
journal-table-twice = due scacchiere del turno { $round } avrebbero il numero { $board }
journal-no-session = nessun abbinamento a mano del turno { $round } è aperto
journal-nothing-to-undo = non c'è un atto { $seq } da annullare
journal-not-imported = il torneo importato non si può leggere: { $why }
journal-number-too-high = il torneo importato non si può leggere: il numero { $id } è troppo alto
# The whole: what belongs together.
journal-more-acts = altri { $n } atti sono danneggiati; solo i primi { $told } vengono segnalati
journal-empty = il registro è vuoto
journal-missing-attachment = atto { $seq }: dovrebbe esserci { $what } come { $hash }, e manca
journal-attached-file = il file importato
journal-attached-reasons = le ragioni del suo abbinamento
journal-changed-attachment = l'allegato { $hash } è stato modificato: i suoi byte hanno un'altra impronta
journal-missing-journal = il torneo { $name } manca: non c'è un registro { $journal }
journal-stray-journal = il registro { $journal } non appartiene a nessun torneo della manifestazione
journal-head-gone = l'atto { $seq } della manifestazione dice che il registro { $journal } aveva l'atto { $act } con l'impronta { $hash }, e non l'ha: la sua fine è stata tagliata, o è stato riscritto
journal-head-not-found = nessun registro ha l'atto { $act } con l'impronta { $hash }, come era stato annotato: la sua fine è stata tagliata, o è stato riscritto
journal-not-a-head = scriverlo come è stato stampato: il numero dell'atto, un trattino e almeno i primi venti caratteri della sua impronta, per esempio 57-1a2b3c4d5e6f70819203
# The file of an event.
journal-at-line = riga { $line }: { $what }
journal-file-unreadable = non è stato possibile leggerlo: { $why }
journal-file-packing = la compressione è danneggiata; ciò che segue questo punto è perduto. Prenderlo di nuovo
journal-file-not-ours = non è il file di una manifestazione; la sua prima riga comincerebbe con { "{" }"ronde_event":
journal-file-newer = questo file ha la versione { $version } del suo formato, e questo programma legge la versione { $own }: usare un Ronde più recente
journal-file-too-large = contiene più di { $limit } byte di testo; se è giusto, permetterne di più
journal-file-header = la prima riga è danneggiata: { $why }
journal-file-no-head = { $text } non è la fine di un registro
journal-file-event-not-named = il registro della manifestazione non è fra gli altri
journal-file-line = non è né un atto, né un allegato, né una fine: { $why }
journal-file-no-content = un allegato ha un testo o base64
journal-file-not-text = non è UTF-8
journal-file-unknown-journal = c'è un atto del registro { $journal }, che la prima riga non nomina
journal-file-attachment-twice = l'allegato { $hash } c'è due volte
journal-file-cut-off = il file è stato tagliato: manca la sua ultima riga
journal-file-after-the-end = c'è qualcosa dopo l'ultima riga
journal-file-count = { $found } righe la precedono, e ne annuncia { $said }
journal-file-sum = qualcosa nel file è stato modificato: i suoi byte hanno un altro SHA-256 da quello che dice la fine
journal-file-more = altri { $n } errori; solo i primi { $told } vengono segnalati
journal-not-read = il registro { $journal } non si può leggere: { $why }
journal-other-head = il registro { $journal } finisce con { $found }, e la sua fine è annotata come { $said }
# What a database holds instead of what was written.
journal-damage-number = un atto ha il numero { $number }
journal-damage-hash = un'impronta non ha 32 byte
journal-damage-text = il testo dell'atto { $seq } non è un testo
journal-damage-key = la chiave dell'atto { $seq } non è un testo
journal-damage-kind = un registro è un «{ $word }»
journal-damage-attachment = l'allegato { $hash } è stato modificato
journal-damage-pass = un lasciapassare è un «{ $word }»
journal-damage-value = manca un valore, o è di un altro tipo rispetto a quello salvato
journal-damage-secret = il segreto { $name } non ha 32 byte
journal-damage-not-read-after = troppo è danneggiato; dopo l'atto { $seq } non si è più letto
journal-damage-head = la sua fine è annotata come { $said }, e finisce con { $found }

## store
## Why a store of journals did not do what was asked, and what to do. Ends of sentences, without a full stop.

store-moved = qualcun altro ha aggiunto al registro, che ora finisce con l'atto { $seq }
store-went-on = il torneo { $journal } è intanto proseguito: guardare dove finisce, e riprovare
store-checked-out = la manifestazione è stata consegnata a { $to }: riportarla da lì, o liberarla
store-not-checked-out = la manifestazione non è presso { $holder }: forse è già stata liberata o riportata
store-no-journal = qui non c'è un registro { $journal }
store-exists = c'è già un registro { $journal }, e comincia diversamente
store-partly-known = alcuni di questi atti erano già fatti (atti { $acts }), altri no: nulla è stato aggiunto, chiederli uno per uno
store-unfit = non si può conservare: { $why }
store-full = { $place }: il disco è pieno; fare spazio e ripetere, nulla è andato perso
store-read-only = { $place } si può solo leggere: guardare a chi appartiene e se il disco è protetto
store-busy = { $place } è occupato da un altro programma: chiuderlo, o riprovare fra un momento
store-damaged = { $place } è danneggiato ({ $what }): tenerne una copia e tornare all'ultima copia di sicurezza
store-event-damaged = la manifestazione { $event } è danneggiata ({ $what }): tenerne una copia e tornare all'ultima copia di sicurezza
store-event-tournament = il suo torneo { $journal } non si può leggere
store-event-tournament-why = il suo torneo { $journal } non si può leggere: { $why }
store-event-busy = si sta aggiungendo alla manifestazione { $event }: riprovare fra un momento
store-journal-busy = si sta aggiungendo al registro { $journal }: riprovare fra un momento
store-not-ours = { $place } non è un file di Ronde: indicarne un altro, o nessuno per crearne uno nuovo
store-replaced = { $place } è stato rimosso o sostituito da un altro file mentre era aperto: fermare Ronde e riavviarlo, perché nulla sia scritto nel vecchio
store-older = { $place } viene da una versione precedente di Ronde: `ronde serve` lo aggiorna, e fino ad allora non se ne legge nulla
store-nothing = in { $place } non c'è nulla di Ronde: controllare il nome
store-newer = { $place } viene da una versione più recente di Ronde: usare quella
store-gone = { $place } non è raggiungibile ({ $why }); nulla è stato conservato, riprovare quando torna
store-doubtful = { $place } è sparito prima di dire se ha conservato l'atto ({ $why }): chiedere di nuovo con la stessa chiave, o guardare se l'atto c'è
store-the-store = l'archivio
store-exchanged = il file è stato scambiato o rimosso mentre veniva scritto
store-address = l'indirizzo della banca dati non si può leggere: { $why }
store-address-text = l'URL non è scritta correttamente
store-address-sslmode = sslmode non conosce il valore «{ $word }»
store-address-half-identity = sslcert e sslkey vanno insieme
store-address-port = PGPORT non è un numero
store-address-no-postgres = questo programma è stato costruito senza PostgreSQL
store-lost-none-free = tutte le connessioni sono rimaste occupate troppo a lungo
store-lost-closed = le connessioni sono state chiuse
store-lost-no-answer = il server non ha risposto in tempo
store-lost-given-up = la connessione è stata abbandonata
store-encoding = { $place } ha la codifica { $encoding }: creare una banca dati con la codifica UTF8
store-refused = { $place } ci rifiuta ({ $why }): controllare utente, password, diritti e certificato
store-journal-damaged = il registro { $journal } è danneggiato: { $why }; tornare all'ultima copia di sicurezza
# Why something cannot be stored: a mistake of a program.
store-unfit-no-act = non c'è un atto { $seq } di cui tenere lo stato
store-unfit-attachment = un allegato ha un'altra impronta da quella che dice
store-unfit-not-next = atto { $act } dopo l'atto { $after }
store-unfit-hash = l'atto { $seq } ha un'altra impronta
store-unfit-zero-byte = l'atto { $seq } contiene un byte nullo
store-unfit-key-twice = due atti hanno la stessa chiave
store-unfit-nothing = non c'è alcun atto
store-unfit-journal-name = il nome di un registro ha da 1 a { $most } lettere, cifre, trattini e trattini bassi, e questo è «{ $name }»
store-unfit-machine-name = il nome di un computer ha da 1 a { $most } byte, e questo è «{ $name }»
store-unfit-key = la chiave di una richiesta ha da 1 a { $most } byte senza spazi, e questa è «{ $key }»
store-unfit-note = una nota di { $bytes } byte
store-unfit-text-of-pass = un testo di { $bytes } byte accanto a un lasciapassare
# Why an event was not taken in.
store-taken-damaged = è danneggiata: { $why }
store-taken-no-home = non può essere a casa su questo computer
store-taken-not-one = non è una manifestazione sola
store-taken-whose-machine = è stata consegnata a { $to }: dire il nome di questo computer, perché ne scriva uno solo
store-taken-other-machine = il computer di questo archivio si chiama { $own }
store-taken-here = è già qui, e non contiene nulla di nuovo
store-taken-older = è già qui, e va oltre: il registro { $journal } ha { $more } atti in più
store-taken-differs = è già qui, e ha preso un'altra strada: i registri { $journal } differiscono all'atto { $act } o prima, e non vengono mai fusi. Tenere entrambi i file; si può mettere in un altro archivio
store-taken-open = è già qui e non è stata consegnata: forse qualcuno scrive. Consegnarla prima che prosegua altrove; si può mettere così com'è in un altro archivio

## json
## What is wrong with a text in JSON. Ends of sentences, without a full stop.

json-place = riga { $line }, colonna { $column }
json-place-field = riga { $line }, colonna { $column }, { $field }
json-unreadable = non si può leggere: { $why }
json-too-large = più di { $limit } byte
json-cut-short = il testo finisce prima di essere completo
json-not-json = non è JSON
json-surplus = qui c'è qualcosa di troppo
json-not-ours = non c'è il campo `ronde`: è JSON, ma non un torneo nella forma di Ronde
json-newer = questo file è nella versione { $version } della forma JSON di Ronde, scritto da un Ronde più recente; questo legge la versione { $own }: aggiornare Ronde per aprirlo
json-version-zero = non c'è una versione 0 della forma JSON di Ronde
json-no-field = manca il campo `{ $field }`
json-field-twice = il campo `{ $field }` c'è due volte
json-unknown-field = campo sconosciuto `{ $field }`; atteso uno fra { $known }
json-unknown-word = parola sconosciuta `{ $word }`; attesa una fra { $known }
json-wrong-kind = tipo errato: { $found }; atteso: { $expected }
json-wrong-value = valore errato: { $found }; atteso: { $expected }
json-wrong-length = una lista ha la lunghezza sbagliata: { $length }
json-twice-in-round = il giocatore { $player } è due volte in questo turno
json-bye-with-colour = un bye non ha né colore né forfait
json-no-team-bye = una squadra ha il bye "U", "F", "H" o "Z"
json-opponent-or-bye = occorre `opponent` oppure `bye`
# What was found, and what was expected.
json-found-number = numero { $value }
json-found-text = testo { $value }
json-found-list = una lista
json-found-object = un oggetto
json-whole-number = un numero intero da 0 a { $most }
json-text = un testo
json-truth = true o false
json-player-number = il numero di un giocatore, 1 o più
json-team-number = il numero di una squadra, 1 o più
json-round-number = il numero di un turno, da 1 a { $most }
json-points = punti: un numero con al massimo un decimale, al massimo { $most }
json-date = una data come "2026-02-01", "2026-02" o "2026", o parole come { "{" }"text": "…"{ "}" }
json-participant = il numero di un giocatore, 1 o più, o una squadra come { "{" }"team": 3{ "}" }
json-board-colours = le lettere W e B, una per scacchiera
json-one-of = uno fra { $words }
# What does not fit together in a tournament.
json-player-twice = due giocatori hanno il numero { $number }
json-team-twice = due squadre hanno il numero { $number }
json-unknown-player = il giocatore { $number }, nominato in { $place }, non esiste
json-unknown-team = la squadra { $number }, nominata in { $place }, non esiste
json-too-many-rounds = ci sono { $rounds } turni dove possono essercene al massimo { $most }
json-in-round = turno { $n }
json-in-requests = i bye richiesti
json-in-given-byes = i bye dati in anticipo
json-in-national = una voce nazionale
json-in-team = i membri di una squadra
json-in-acceleration = i punti virtuali
json-in-prohibition = una coppia vietata
json-in-abnormal = i punti anomali
json-in-floats = i floater annotati
json-in-team-result = i risultati delle squadre

## row
## What is wrong with a row of a rating list, and what is said of lists. Ends of sentences, without a full stop.

row-short = ha { $length } caratteri e finisce prima del nome
row-id = «{ $text }» non è un numero FIDE
row-no-name = non c'è un nome
row-number = { $field }: «{ $text }» non è un numero
row-rating = { $field }: nessuno ha un Elo di { $value }
row-converted = INGO o BCR: sarebbe un Elo di { $value }, che nessuno ha
row-no-birth-year = nascita: non c'è un anno di nascita in «{ $text }»
row-birth-year = nessuno è nato nel { $year }
row-title = «{ $text }» non è un titolo
row-sex = sesso: «{ $text }» non è né m né f
# The files of the lists.
row-not-searched = non è stato possibile cercare in { $file }: { $why }; importare di nuovo la lista
row-other-version = { $file } viene da un'altra versione di Ronde: importare di nuovo la lista
row-folder = non è stato possibile leggere { $folder }: { $why }
# Why nobody was chosen for an entry.
row-doubt-number-and-name = il numero appartiene a qualcuno con un altro nome
row-doubt-several-numbers = più giocatori hanno questo numero
row-doubt-several-names = più giocatori hanno questo nome
row-doubt-contradiction = il giocatore con questo nome ha un'altra federazione o nascita
row-doubt-similar-names = nessuno ha esattamente questo nome
row-doubt-number-not-listed = il numero non è nelle liste
# Which columns of a table are taken for what.
row-column-is = { $field } è «{ $head }»
row-columns-unused = { $used }; non usate: { $unused }
row-column-head = «{ $head }»

## random
## Random tournaments: lines of a file that are not taken, and what somebody needs. Ends of sentences, without a full stop.

# Lines of a configuration file.
random-line = riga { $line }: { $what }
random-no-value = atteso: Chiave=Valore, o # e un commento
random-unknown-key = la chiave '{ $key }' non è nota
random-bad-value = { $key } è '{ $value }', ma dovrebbe essere { $expected }
random-value-number = un numero intero
random-value-percentage = un numero da 0 a 100
random-value-one-in = 0 per mai, o un numero da 1 con al massimo un decimale
random-value-thousandths = un numero da 0 a 1000
random-value-points = un numero di punti con al massimo un decimale
# What somebody needs.
random-no-round-paired = nessun turno è ancora abbinato
random-open-before = una partita del turno { $round } non ha risultato; inserirlo prima
# Texts that are none.
random-not-money = «{ $text }» non è un importo: scrivere 120, 120.5 o 120.50

## figure-picture
## The figure of remarkable numbers.

figure-picture-title = Numeri di turni notevoli
figure-picture-heading = Numero di giocatori secondo il numero di turni
figure-picture-rounds = turni
figure-picture-players = giocatori
figure-picture-fewest-swiss = meno turni nel sistema svizzero, coppe: giocatori = 2^turni
figure-picture-most-swiss = più turni nel sistema svizzero: giocatori = 2 × turni
figure-picture-round-robin = girone all'italiana: giocatori = turni + 1
figure-picture-double-round-robin = doppio girone all'italiana: giocatori = turni ÷ 2 + 1

## problem
## What can be wrong with a file: what, what was assumed, how to mend it. Ends of sentences, without a full stop.

# How a player, a team and a place are named.
problem-who-nobody = questa persona
problem-who-name = { $name }
problem-who-number = n. { $number }
problem-who-both = n. { $number } ({ $name })
problem-team-number = la squadra { $number }

# What is assumed of several problems, and how several are mended.
problem-no-opponent = nessun avversario, e i punti del risultato
problem-lower-right = la riga del numero più basso è giusta
problem-words-kept = niente; il testo resta
problem-kept-as-is = niente; resta com'è
problem-nothing-comment = niente; una riscrittura lo tiene come commento
problem-record-comment = il record non dice niente; una riscrittura lo tiene come commento
problem-line-comment = la riga non conta come giocatore; una riscrittura la tiene come commento
problem-first-counts = vale il primo
problem-first-counts-comment = vale la prima; una riscrittura tiene questa riga come commento
problem-means-nothing = non significa niente
problem-rounds-of-file = tanti turni quanti ne ha il file
problem-record-162-counts = vale il record 162
problem-remove-one = togliere uno dei due
problem-line-ends = vedere se mancano fini di riga
problem-declare-points = dichiarare il sistema di punti (record 162; XXS per JaVaFo, BBW per bbpPairings)
problem-number-columns = scrivere un numero da 1 a 9999 nelle colonne da 5 a 8

# The file as a whole.
problem-not-utf8 = { $n ->
    [one] { $n } riga non è UTF-8 valido; questa è la prima
   *[other] { $n } righe non sono UTF-8 valido; questa è la prima
}
problem-not-utf8-assumed = queste righe sono in Windows-1252
problem-not-utf8-mend = salvare il file in UTF-8 e guardare gli accenti nei nomi
problem-no-players = il file non ha righe di giocatori (001)
problem-no-players-mend = aggiungere una riga 001 per ogni giocatore
problem-old-title = { $n ->
    [one] { $n } titolo è scritto come prima del 2016; eccolo
   *[other] { $n } titoli sono scritti come prima del 2016; questo è il primo
}
problem-old-title-assumed = g è GM, m è IM, f è FM, c è CM, e una w davanti è il titolo femminile
problem-old-title-mend = scrivere GM, IM, WGM, FM, WIM, CM, WFM o WCM; una riscrittura lo fa
problem-old-date = { $n ->
    [one] { $n } data è in una forma più vecchia; eccola
   *[other] { $n } date sono in una forma più vecchia; questa è la prima
}
problem-old-date-assumed = giorno, mese e anno come la forma suggerisce
problem-old-date-mend = scrivere le date come AAAA/MM/GG; una riscrittura lo fa

# The shape of a line.
problem-tabs = la riga ha tabulazioni dove si contano colonne
problem-tabs-assumed = una tabulazione arriva al prossimo multiplo di otto colonne
problem-tabs-mend = sostituire le tabulazioni con spazi
problem-lower-case-code = il codice del record è in minuscole
problem-lower-case-code-assumed = è { $code }
problem-lower-case-code-mend = scrivere { $code }
problem-unknown-record = nessun record ha il codice «{ $code }»
problem-unknown-record-assumed = la riga qui non significa niente; resta com'è
problem-unknown-record-mend = correggere i primi tre caratteri, o cominciare la riga con ### come commento
problem-line-too-short = il record { $code } finisce prima della colonna { $needed }, di cui non può fare a meno
problem-line-too-short-assumed = la riga non dice niente; una riscrittura la tiene come commento
problem-line-too-short-mend = completare la riga
problem-not-blank = il record { $code } ha «{ $text }» in colonne che devono essere vuote
problem-not-blank-assumed = non significa niente, a meno che non sia l'inizio di un testo
problem-not-blank-mend = vedere se la riga è spostata, e riportarla nelle sue colonne
problem-bytes-counted = le colonne dopo il nome sono spostate dai suoi accenti, come se si contassero i byte
problem-bytes-counted-assumed = tutto dopo il nome sta nelle sue colonne se si contano i byte
problem-bytes-counted-mend = aggiungere spazi dopo il nome, così che si contino i caratteri; una riscrittura lo fa
problem-line-too-long = la riga è più lunga di quanto un record possa essere
problem-line-too-long-assumed = ciò che sta dopo la colonna { $read } non significa niente
problem-repeated-record = il record { $code } può esserci una volta sola, ma è anche alla riga { $first }
problem-repeated-record-assumed = vale il primo; una riscrittura tiene un altro valore come commento

# Records about the event.
problem-unreadable-date = { $what }: «{ $text }» non è una data
problem-unreadable-date-mend = scriverla come AAAA/MM/GG (record 132: AA/MM/GG)
problem-first-day = primo giorno
problem-last-day = ultimo giorno
problem-day-of-round = turno { $round }
problem-unreadable-count = record { $code }: «{ $text }» non è un numero
problem-unreadable-count-assumed = il numero non è indicato
problem-unreadable-count-mend = scrivere un numero intero, o togliere il record
problem-count-differs = record { $code }, { $what }: { $stated } indicati, ma il file ne ha { $found }
problem-count-differs-assumed = sono { $found }
problem-count-differs-mend = scrivere { $found }, o trovare le righe che mancano
problem-players = giocatori
problem-rated-players = giocatori con Elo
problem-teams = squadre
problem-unknown-kind = record 192: «{ $text }» non è un tipo di torneo conosciuto
problem-unknown-kind-mend = scrivere un codice come FIDE_DUTCH_2026, o CUSTOM_SWISS
problem-unreadable-time-control = record 222: «{ $text }» non è un tempo di riflessione codificato
problem-unreadable-time-control-mend = scrivere secondi, come 5400+30 o 40/6000+30:900+30
problem-unknown-rank-method = record 172: «{ $text }» non è un metodo conosciuto per ordinare la lista di partenza
problem-unknown-rank-method-mend = scrivere una federazione e FIDE, NRO, FIDON, NIDOF, HBFN, LBFN o OTHER

# Records about the rules of the event.
problem-unreadable-rounds = record { $code }: «{ $text }» non è un numero di turni
problem-unreadable-rounds-assumed = il numero di turni non è dichiarato
problem-unreadable-rounds-mend = scrivere un numero intero da 1 a 999
problem-rounds-conflict = un record dichiara { $kept } turni, un altro { $other }
problem-rounds-conflict-assumed = { $kept } turni, perché il record 142 viene prima di XXR
problem-unknown-initial-colour = record { $code }: «{ $text }» non è un colore
problem-unknown-initial-colour-assumed = il colore iniziale non è dato
problem-unknown-initial-colour-mend = scrivere W o B (XXC: white1 o black1)
problem-initial-colour-conflict = i record 152 e XXC danno colori iniziali diversi
problem-initial-colour-conflict-assumed = vale il record 152
problem-unknown-option = il record { $code } non conosce la parola «{ $text }»
problem-unknown-option-mend = scrivere rank, white1 o black1
problem-unreadable-points = record { $code }: «{ $text }» non è un numero di punti
problem-unreadable-points-assumed = il valore abituale
problem-unreadable-points-mend = scrivere punti con un decimale al massimo, come 0.5
problem-unknown-symbol = record { $code }: «{ $text }» non è un tipo di risultato
problem-unknown-symbol-mend = scrivere W, D, L, A, P o X (XXS: WW BW WD BD WL BL ZPB HPB FPB PAB FW FL)
problem-points-conflict = il record { $code } dà punti diversi dal record 162
problem-points-undeclared = nessun record dichiara un sistema di punti, e i punti di ogni giocatore seguono { $systems }
problem-points-undeclared-assumed = { $system } è il sistema di punti
problem-systems-joined = { $one } e { $other }
problem-system-with-bye = { $system } con { $bye } per il bye
problem-unreadable-boards = record 352: «{ $text }» non è una sequenza di colori delle scacchiere
problem-unreadable-boards-assumed = la sequenza non è data
problem-unreadable-boards-mend = scrivere W o B per ogni scacchiera, come WBWB

# The columns of a player.
problem-unreadable-number = { $who }: «{ $text }» non è un numero di partenza
problem-number-zero = { $who }: il numero zero non indica nessuno
problem-number-twice = { $who }: è anche il numero della riga { $first }
problem-number-twice-mend = dare un altro numero a una delle due, o togliere una riga
problem-no-name = { $who }: manca il nome
problem-no-name-mend = scrivere il nome nelle colonne da 15 a 47
problem-unknown-sex = { $who }: «{ $text }» non è un sesso
problem-unknown-sex-assumed = il sesso non è conosciuto
problem-unknown-sex-mend = scrivere m o w nella colonna 10
problem-unknown-title = { $who }: «{ $text }» non è un titolo della FIDE
problem-unknown-title-assumed = nessun titolo
problem-unknown-title-mend = scrivere GM, IM, WGM, FM, WIM, CM, WFM o WCM nelle colonne da 11 a 13
problem-unreadable-rating = { $who }: «{ $text }» non è un Elo
problem-unreadable-rating-assumed = nessun Elo
problem-unreadable-rating-mend = scrivere un numero intero nelle colonne da 49 a 52
problem-unreadable-birth = { $who }: «{ $text }» non è una data di nascita
problem-unreadable-birth-mend = scrivere AAAA/MM/GG nelle colonne da 70 a 79
problem-unreadable-player-points = { $who }: «{ $text }» non è un numero di punti
problem-unreadable-player-points-assumed = ciò che danno i risultati
problem-unreadable-player-points-mend = scrivere punti come 4.5 nelle colonne da 81 a 84
problem-unreadable-rank = { $who }: «{ $text }» non è una posizione
problem-unreadable-rank-assumed = la posizione non è conosciuta
problem-unreadable-rank-mend = scrivere un numero intero nelle colonne da 86 a 89
problem-points-differ = { $who }: { $stated } punti, ma i risultati ne danno { $computed }
problem-points-differ-assumed = { $computed }, dai risultati
problem-points-differ-mend = correggere i punti o i risultati, o dichiarare il sistema di punti (162)

# What a line says of a round.
problem-unreadable-opponent = turno { $round }, { $who }: «{ $text }» non è il numero di un avversario
problem-unreadable-opponent-mend = scrivere il numero dell'avversario, o 0000
problem-no-such-opponent = turno { $round }, { $who }: l'avversario { $opponent } non esiste
problem-no-such-opponent-mend = correggere il numero, o aggiungere il giocatore che manca
problem-plays-himself = turno { $round }, { $who }: l'avversario ha lo stesso numero
problem-plays-himself-mend = correggere il numero dell'avversario
problem-opponents-disagree = turno { $round }, { $who }: l'avversario è { $opponent }, ma la sua riga nomina il n. { $instead }
problem-opponent-has-none = turno { $round }, { $who }: l'avversario è { $opponent }, ma la sua riga non ha avversario
problem-opponents-disagree-mend = correggere una delle due righe
problem-one-sided-game = turno { $round }, { $who }: l'avversario è { $opponent }, ma la sua riga non dice niente
problem-one-sided-game-assumed = la partita si è giocata, con il risultato di questa riga
problem-one-sided-game-mend = completare la riga dell'avversario
problem-unknown-colour = turno { $round }, { $who }: «{ $text }» non è un colore
problem-unknown-colour-assumed = il colore non è dato
problem-unknown-colour-mend = scrivere w, b o -
problem-same-colour = turno { $round }: { $who } e { $opponent } hanno lo stesso colore
problem-same-colour-mend = correggere il colore in una delle due righe
problem-colour-one-sided = turno { $round }, { $who }: nessun colore contro { $opponent }, la cui riga ne ha uno
problem-colour-one-sided-assumed = l'altro colore
problem-colour-one-sided-mend = scrivere w o b anche in questa riga
problem-colour-missing = turno { $round }: né { $who } né { $opponent } ha un colore
problem-colour-missing-assumed = il numero più basso aveva il Bianco
problem-colour-missing-mend = scrivere w in una riga e b nell'altra
problem-colour-without-opponent = turno { $round }, { $who }: un colore, ma nessun avversario
problem-colour-without-opponent-assumed = il colore non significa niente
problem-colour-without-opponent-mend = scrivere - per il colore, o indicare l'avversario
problem-unknown-result = turno { $round }, { $who }: «{ $text }» non è un risultato
problem-unknown-result-assumed = il risultato non è dato
problem-unknown-result-mend = scrivere uno di questi segni: 1 = 0 W D L + - H F U Z
problem-results-disagree = turno { $round }: { $who } ha «{ $own }» e { $opponent } ha «{ $other }»
problem-results-disagree-mend = correggere il risultato in una delle due righe
problem-no-result-yet = la partita non ha ancora un risultato
problem-was-forfeited = la partita è stata decisa a forfait
problem-not-to-be-rated = la partita non conta per l'Elo
problem-has-ended = la partita aggiornata nel frattempo è finita
problem-result-one-sided = turno { $round }, { $who }: nessun risultato contro { $opponent }, la cui riga ne ha uno
problem-result-one-sided-assumed = il risultato dell'altra riga
problem-result-one-sided-mend = scrivere il risultato anche in questa riga
problem-result-without-opponent = turno { $round }, { $who }: «{ $letter }» senza avversario
problem-result-without-opponent-assumed = un bye dello stesso valore
problem-result-without-opponent-mend = scrivere F, H o Z, o U per il bye dell'abbinamento, o indicare l'avversario
problem-bye-with-opponent = turno { $round }, { $who }: il bye «{ $letter }» e l'avversario { $opponent }
problem-bye-with-opponent-assumed = la partita, se anche la riga dell'avversario ce l'ha; altrimenti il bye
problem-bye-with-opponent-mend = scrivere 0000 per l'avversario, o il risultato della partita
problem-second-pairing-bye = turno { $round }: { $who } e { $first } hanno entrambi il bye dell'abbinamento
problem-second-pairing-bye-assumed = ce l'hanno entrambi
problem-second-pairing-bye-mend = lasciare U a uno dei due; un bye da un punto è F
problem-bye-given-beforehand = turno { $round }, ancora da abbinare: { $who } ha già il bye
problem-bye-given-beforehand-assumed = il bye resta, e gli altri sono abbinati
problem-bye-given-beforehand-mend = togliere U, se è l'abbinamento a dire chi ha il bye
problem-bye-as-forfeit = turno { $round }, { $who }: «+» senza avversario
problem-bye-as-forfeit-assumed = una vittoria senza avversario; una verifica la prende per il bye
problem-bye-as-forfeit-mend = scrivere U per il bye dell'abbinamento, o indicare l'avversario
problem-round-beyond-declared = { $who }: una voce per il turno { $round }, ma sono dichiarati { $declared } turni
problem-round-beyond-declared-mend = correggere il numero di turni (142 o XXR), o togliere il turno
problem-round-beyond-format = { $who }: la riga ha colonne per più di { $round } turni
problem-round-beyond-format-assumed = ciò che viene dopo non significa niente

# Records of byes, virtual points, forbidden pairs and teams.
problem-unreadable-field = record { $code }, { $what }: «{ $text }» non è leggibile
problem-unreadable-field-mend = scrivere nelle colonne giuste: { $what }
problem-misaligned-record = record { $code }: «{ $text }» in colonne che devono essere vuote
problem-misaligned-record-mend = spostare ogni parte della riga nelle sue colonne
problem-no-such-participant = record { $code }: { $who } non esiste
problem-no-such-participant-assumed = il record riguarda solo gli altri
problem-no-such-participant-mend = correggere il numero
problem-range-reversed = record { $code }, { $what }: da { $first } a { $last }
problem-range-reversed-assumed = da { $last } a { $first }
problem-range-reversed-mend = scrivere prima il numero più basso
problem-rounds = turni
problem-numbers = numeri
problem-nobody-named = il record { $code } non nomina nessuno
problem-nobody-named-assumed = non cambia niente
problem-nobody-named-mend = scrivere chi riguarda, o toglierlo
problem-only-one = il record { $code } vieta coppie ma nomina un solo numero
problem-only-one-assumed = non vieta niente; una riscrittura lo tiene come commento
problem-only-one-mend = scrivere due numeri o più
problem-bye-contradicted = record { $code }, turno { $round }: un bye per { $who }, che la riga 001 non dà
problem-bye-contradicted-assumed = la riga 001 è giusta
problem-bye-contradicted-mend = togliere il numero qui, o correggere la riga 001
problem-bye-only-here = solo il record { $code } dà un bye al turno { $round }: { $who }
problem-bye-only-here-assumed = il bye vale
problem-bye-only-here-mend = scrivere il bye anche nella riga 001
problem-bye-twice = record { $code }, turno { $round }: un altro bye per { $who }
problem-team-twice = record { $code }: il numero { $number } è già della squadra alla riga { $first }
problem-team-twice-mend = dare un altro numero a una delle due
problem-member-twice = record { $code }: il n. { $player } è già in un'altra squadra
problem-member-twice-assumed = questo numero è in entrambe
problem-member-twice-mend = togliere il numero da una delle due
problem-rosters-differ = i record 013 e 310 danno membri diversi alla squadra { $team }
problem-rosters-differ-assumed = vale il record 310
problem-rosters-differ-mend = correggere uno dei due, o togliere i record 013

# What a field of a record says.
problem-field-round = turno
problem-field-player = giocatore
problem-field-team = squadra
problem-field-participant = partecipante
problem-field-opponent = avversario
problem-field-member = membro
problem-field-team-number = numero della squadra
problem-field-first-number = primo numero
problem-field-last-number = ultimo numero
problem-field-strength = forza
problem-field-rank = posizione
problem-field-points = punti
problem-field-match-points = punti squadra
problem-field-game-points = punti di scacchiera
problem-field-result = risultato
problem-field-result-kind = tipo di risultato
problem-field-bye-kind = tipo di bye
problem-field-colour = colore
problem-field-forfeit-mark = segno di forfait

# How a problem is set out on a terminal.
problem-error = errore
problem-warning = avviso
problem-note = nota
problem-in-file = in
problem-at-line = { $name }, riga { $line }
problem-at-column = { $name }, riga { $line }, colonna { $column }
problem-assumed = supposto:
problem-to-mend = rimedio:
problem-taken = { $what }; supposto: { $assumed }

## foreign
## What a file of another program leaves open: what, what was assumed, how to mend it.

foreign-save-again = salvare o copiare di nuovo il file dal programma da cui viene
foreign-rest-missing = il resto non esiste
foreign-not-understood = { $bytes ->
    [one] non compreso: { $what } ({ $bytes } byte)
   *[other] non compreso: { $what } ({ $bytes } byte)
}
foreign-not-understood-assumed = non dice niente che conti qui
foreign-not-understood-mend = confrontare le liste con quelle del programma che ha scritto il file
foreign-unread-line = la riga «{ $text }»
foreign-unread-veg = impostazioni e turni di un .veg
foreign-unread-header = l'intestazione
foreign-unread-texts = testi sulla manifestazione
foreign-unread-configuration = impostazioni della configurazione (sezione 95)
foreign-unread-rounds = impostazioni dei turni (sezione A3)
foreign-unread-players = dettagli dei giocatori (sezione A5)
foreign-unread-boards = dettagli delle scacchiere (sezione B3)
foreign-unread-pairs = coppie nella sezione C5
foreign-unread-section = il contenuto della sezione { $code }
foreign-not-taken = qui non c'è posto per: { $what } ({ $count })
foreign-not-taken-assumed = per continuare non servono
foreign-not-taken-mend = tenere il file: resta com'è
foreign-aside-prizes = impostazioni di premi, quote, circoli e invii
foreign-aside-contacts = indirizzi, numeri di telefono e note dei giocatori
foreign-aside-fixed-boards = scacchiere fisse di giocatori
foreign-aside-boards-by-hand = segni di scacchiere che sembrano messe a mano
foreign-aside-event-texts = altri testi sulla manifestazione
foreign-aside-round-times = orari d'inizio dei turni
foreign-aside-groups = gruppi e categorie di giocatori
foreign-aside-coefficients = coefficienti di sviluppo (K) dei giocatori

# What a file does not say.
foreign-not-said = il file non dice { $what }
foreign-gap-numbers = quali sono i numeri della lista di partenza
foreign-gap-numbers-assumed = seguono da Elo, titolo e nome (C.04.2:2.2)
foreign-gap-numbers-mend = confrontare il primo turno con la lista, e cambiare i numeri diversi
foreign-gap-numbers-of-games-mend = confrontarli con la lista di partenza della manifestazione
foreign-gap-absences = perché giocatori non hanno una partita in un turno ({ $times } volte)
foreign-gap-absences-assumed = assenti senza una parola
foreign-gap-absences-mend = inserire i bye di quei turni
foreign-gap-forfeits = se le partite senza mosse ({ $games }) sono state giocate o decise a forfait
foreign-gap-forfeits-assumed = sono state giocate
foreign-gap-forfeits-mend = inserire i forfait
foreign-gap-rounds = turni e risultati in una forma conosciuta
foreign-gap-rounds-assumed = si prendono solo i giocatori
foreign-gap-rounds-mend = esportare il torneo da Vega come TRF o .tdf, che li hanno
foreign-gap-teams = squadre e incontri di un torneo a squadre
foreign-gap-teams-assumed = i giocatori non hanno squadre
foreign-gap-teams-mend = esportare da Swiss-Manager un TRF, che le ha
foreign-gap-order = in quale ordine partono i giocatori
foreign-gap-order-assumed = sono numerati come stanno nella tabella
foreign-gap-order-mend = numerarli di nuovo con --initial-list di `ronde convert`, prima del turno 1

# What is set in the words of the other program.
foreign-own-words = { $what }: «{ $text }», che Ronde non conosce
foreign-own-words-assumed = niente è impostato
foreign-set-tie-breaks = la lista degli spareggi
foreign-set-tie-breaks-mend = scegliere gli spareggi del regolamento della manifestazione
foreign-set-acceleration = l'accelerazione
foreign-set-by-regulations = scegliere ciò che dice il regolamento della manifestazione
foreign-set-pairing = il modo di abbinare
foreign-set-pairing-mend = un'accelerazione di Papi: inserire punti virtuali per i turni a venire, o abbinare senza
foreign-other-name = il nome finisce in .{ $extension }, ma il file è { $kind }
foreign-other-name-assumed = è ciò che dicono i suoi byte
foreign-other-name-mend = rinominarlo, perché nessuno si inganni
foreign-kind-trf = un rapporto di torneo (TRF)
foreign-kind-json = la forma JSON di Ronde
foreign-kind-event = una manifestazione di Ronde
foreign-kind-swiss-manager = un file di Swiss-Manager (TUNX)
foreign-kind-papi = un file di Papi
foreign-kind-vega = un file di Vega
foreign-kind-pgn = una raccolta di partite in PGN
foreign-kind-workbook = una cartella di lavoro (xlsx)
foreign-kind-table = un testo o una tabella
foreign-kind-zip = un archivio (zip)
foreign-kind-old-office = un vecchio documento di Office
foreign-kind-unknown = qualcosa di sconosciuto

# What is damaged.
foreign-cut-off = non completo, { $what }: { $found } letti su { $expected }
foreign-portion-info = le impostazioni (tabella INFO)
foreign-portion-joueur = i giocatori (tabella JOUEUR)
foreign-portion-rounds = i turni (sezione A3)
foreign-portion-players = i giocatori (sezione A5)
foreign-portion-boards = le scacchiere del turno { $round } (sezione B3)
foreign-damaged-page = il file finisce a metà di una pagina
foreign-damaged-page-assumed = quella pagina non esiste
foreign-damaged-end = manca la fine del file (sezione E3)
foreign-damaged-end-assumed = il file è stato tagliato
foreign-damaged-no-such = il turno { $round } nomina il n. { $player }, che non esiste
foreign-damaged-twice = il turno { $round } nomina due volte il n. { $player }
foreign-damaged-board-assumed = la scacchiera non esiste
foreign-damaged-silent = il turno { $round } non dice niente di alcuni giocatori: { $players }
foreign-damaged-silent-assumed = erano assenti
foreign-unknown-code = { $what }: il codice { $code } non è conosciuto
foreign-unknown-code-mend = guardare nel programma che ha scritto il file, e inserirlo qui
foreign-code-of-kind = il tipo di torneo
foreign-code-of-kind-assumed = un sistema svizzero
foreign-code-of-game = il risultato della partita
foreign-code-of-result = turno { $round }, risultato di { $who }
foreign-code-of-bye = turno { $round }, bye del n. { $player }
foreign-code-of-pair = turno { $round }, risultato di { $white } contro { $black }
foreign-zero-bye = un bye che non vale niente

# Lines and rows that cannot be used.
foreign-row-mend = correggere la riga, o inserire a mano ciò che dice
foreign-row-points = «{ $text }» non sono punti per vittoria e patta
foreign-row-points-assumed = un punto per la vittoria e mezzo per la patta
foreign-row-number = «{ $text }» non è un numero di giocatore, o è già preso
foreign-row-no-player = questo giocatore non esiste
foreign-row-cell = turno { $round }, { $who }: «{ $text }» non dice niente
foreign-row-absent = assenza
foreign-row-points-differ = { $who }: { $stated } punti, ma i risultati ne danno { $counted }
foreign-row-points-differ-assumed = i risultati sono giusti
foreign-row-reference = un giocatore ha il riferimento { $reference }, che non lo è o è già preso
foreign-row-opponent = turno { $round }, { $who }: l'avversario non esiste
foreign-row-other-events = il file ha partite di altre manifestazioni oltre a «{ $first }»: { $games }
foreign-row-other-events-assumed = valgono solo quelle della prima
foreign-row-no-round = la partita non ha turno, o ha un giocatore senza nome
foreign-row-second-game = un giocatore di questa partita ne ha un'altra al turno { $round }
foreign-row-no-game = la partita non faceva parte del torneo
foreign-row-federation = federazione: «{ $text }» non è una della FIDE
foreign-row-federation-assumed = la federazione è tralasciata
foreign-row-left-out = la riga è tralasciata
foreign-too-many-players = ci sono più di { $most } giocatori
foreign-too-many-games = ci sono più di { $most } partite
foreign-too-many-mend = vedere se il file è ciò che dice di essere
foreign-beyond-declared = sono dichiarati { $declared } turni, ma ci sono partite di { $rounds }
foreign-beyond-declared-mend = correggere il numero di turni

## doubt
## What an imported file leaves open. Ends of sentences, without a full stop.

doubt-rounds = il numero di turni non è dichiarato (record 142 di TRF26)
doubt-system-by-date = il sistema di abbinamento non è dichiarato (record 192 di TRF26); dalla data { $date } si prende: { $system }
doubt-system-by-default = il sistema di abbinamento non è dichiarato (record 192 di TRF26), e non c'è una data; si prende quello in vigore: { $system }
doubt-system-unknown = il tipo di torneo { $code } non è ancora supportato
doubt-edition = { $name }, edizione { $year }
doubt-colour-white = il colore sorteggiato per il primo numero non è dato (record 152 di TRF26); il turno 1 mostra il Bianco
doubt-colour-black = il colore sorteggiato per il primo numero non è dato (record 152 di TRF26); il turno 1 mostra il Nero
doubt-colour-unknown = il colore sorteggiato per il primo numero non è dato (record 152 di TRF26), e il turno 1 non lo mostra
doubt-names = { $n ->
    [one] { $n } giocatore senza nome
   *[other] { $n } giocatori senza nome
}
doubt-federations = { $n ->
    [one] { $n } giocatore con una federazione che la FIDE non ha: { $who }
   *[other] { $n } giocatori con una federazione che la FIDE non ha: { $who }
}
doubt-and-others = { $who }, e altri
doubt-tie-breaks = nessuno spareggio è dichiarato (record 202 e 212 di TRF26)
doubt-no-games = il turno { $round } non ha partite
doubt-no-result = { $n ->
    [one] { $n } partita del turno { $round } senza risultato
   *[other] { $n } partite del turno { $round } senza risultato
}
doubt-in-line = riga { $line }: { $what }
doubt-with-assumed = { $what } ({ $assumed })
doubt-more = { $n ->
    [one] ancora { $n } problema nel file
   *[other] ancora { $n } problemi nel file
}

## unopened
## Why a file is not opened at all. Ends of sentences, without a full stop.

unopened-empty = il file è vuoto
unopened-not-read = il file è { $kind }, che Ronde non legge; { $mend }
unopened-old-office-mend = salvarlo come xlsx o CSV
unopened-swiss-chess = un file di Swiss-Chess
unopened-swiss-chess-mend = esportare un TRF da Swiss-Chess e aprire quello
unopened-old-swiss-manager = di una vecchia versione di Swiss-Manager
unopened-swiss-manager-mend = aprirlo in uno Swiss-Manager più recente e salvarlo, o esportare da lì un TRF
unopened-other-mend = esportare un TRF dal programma da cui viene

# No report file.
unopened-trf-too-large = il file ha { $bytes } byte; un rapporto di torneo oltre { $most } byte non viene letto
unopened-trf-binary = il file non è testo (c'è un byte zero alla posizione { $position })
unopened-trf-no-record = nessuna riga del file comincia con il codice di un record di torneo, come 012 o 001; la sua prima riga è «{ $line }»

# No file of another program, or of another version.
unopened-too-large = il file ha { $bytes } byte; oltre { $most } non si legge
unopened-not-vega = il file non è di Vega: nessuna riga è quella di un giocatore con barre, e non comincia con Vega
unopened-not-veg = il file non è un .veg di una versione conosciuta: la sua tabella dei giocatori non è dove l'hanno le versioni più vecchie
unopened-not-papi-tables = il file non è di Papi: è una base dati Access senza le tabelle INFO e JOUEUR
unopened-not-papi-access = il file non è di Papi: non è una base dati Access
unopened-not-pgn = il file non ha partite in PGN: nessuna riga è un tag come { "[" }White "…"]
unopened-not-tunx-whole = il file di Swiss-Manager non è intero: finisce prima della configurazione (sezione 95)
unopened-not-tunx = il file non è di Swiss-Manager: non comincia con 93 FF 89 44
unopened-version = { $what }, cosa che Ronde non legge; { $mend }
unopened-access-older = il file è una base dati di Access 97 o più vecchio
unopened-access-newer = il file è una base dati di Access 2007 o più recente
unopened-access-encrypted = il file è cifrato, o il suo catalogo è danneggiato
unopened-papi-mend = aprirlo in Papi 3 e salvarlo, o esportare da lì un TRF
unopened-other-swiss-manager = il file è di un'altra versione di Swiss-Manager
unopened-contradicts = il file si contraddice: { $why }

# Archives.
unopened-archive-too-large = l'archivio ha { $bytes } byte; oltre { $most } non si legge
unopened-archive-too-many = l'archivio ha più di { $most } file; estrarlo e aprire il torneo che contiene
unopened-archive-too-full = l'archivio estratto ha più di { $most } byte, che nessun torneo ha
unopened-archive-encrypted = { $member } nell'archivio è cifrato; estrarlo con la password e aprire il file
unopened-archive-nested = { $member } nell'archivio è a sua volta un archivio; estrarre il primo e aprire questo
unopened-archive-nothing = nell'archivio non c'è né un torneo né una tabella di giocatori
unopened-archive-several = nell'archivio ci sono più tornei: { $members }; estrarlo e aprirne uno
unopened-archive-damaged = l'archivio è danneggiato: { $why }
unopened-archive-not-unpacked = non è stato possibile estrarlo
unopened-archive-no-contents = manca il suo indice. Forse è stato tagliato per strada; prenderlo di nuovo
unopened-archive-unsupported = è compresso in un modo che Ronde non legge
unopened-archive-member = { $member } non si può estrarre. Forse è stato tagliato lungo la strada; prenderlo di nuovo
