### The words of Ronde in one language. How to edit this file, and how to add a language, stands in
### CONTRIBUTING.md. Texts in { braces } are put in by the program.

## lang
## What is particular to the language.

# Its code in addresses, and its name in the language itself.
lang-code = fr
lang-name = Français
# Its place among the languages that readers are offered.
lang-order = 2
# Whose plurals, numbers and times are used, as a BCP 47 tag.
lang-locale = fr-CH
# A day; with how many digits at least its numbers are written; a month in it.
lang-day = { $day }/{ $month }/{ $year }
lang-date-digits = 2
lang-month = { $n }
# A place in a table of standings, as it stands in a sentence.
lang-rank = { NUMBER($n, type: "ordinal") ->
    [one] { $n }er
   *[other] { $n }e
}

## criterion
## What criteria and rules of colours are called.

criterion-completion = le reste peut être apparié
criterion-bye-score = points de l'exempt
criterion-downfloaters = nombre de flotteurs descendants
criterion-downfloater-scores = points des flotteurs descendants
criterion-next = le groupe suivant
criterion-bye-unplayed = parties non jouées de l'exempt
criterion-colour-difference = différence de couleurs au-delà de deux
criterion-colour-repeated = trois fois de suite la même couleur
criterion-preference = préférences de couleur
criterion-strong-preference = préférences fortes de couleur
criterion-down-last = joueurs du groupe qui descendent comme à la ronde précédente
criterion-up-last = adversaires qui montent comme à la ronde précédente
criterion-down-before = joueurs du groupe qui descendent comme deux rondes avant
criterion-up-before = adversaires qui montent comme deux rondes avant
criterion-down-last-differences = écarts de ceux qui descendent comme à la ronde précédente
criterion-up-last-differences = écarts de ceux qui montent comme à la ronde précédente
criterion-down-before-differences = écarts de ceux qui descendent comme deux rondes avant
criterion-up-before-differences = écarts de ceux qui montent comme deux rondes avant
criterion-differences = écarts de points
criterion-down-last-2017 = flotteur descendant comme à la ronde précédente
criterion-up-last-2017 = flotteur montant comme à la ronde précédente
criterion-down-before-2017 = flotteur descendant comme deux rondes avant
criterion-up-before-2017 = flotteur montant comme deux rondes avant
criterion-impossible = impossible
criterion-no-opponent = sans adversaire
criterion-unpaired-there = { $n } y restent sans adversaire
criterion-no-preference = sans préférence
criterion-is-absolute = absolue
criterion-is-strong = forte
criterion-is-mild = faible
criterion-both-preferences = chacun reçoit sa couleur préférentielle
criterion-stronger-preference = la préférence la plus forte
criterion-last-different-round = à l'inverse de la dernière ronde où leurs couleurs différaient
criterion-higher-ranked = la préférence du mieux classé
criterion-initial-colour = par le numéro et la couleur initiale

## estimate
## What is said of estimates.

estimate-note = ~ estimation, et non un Elo publié

## procedure
## What is done in a step.

procedure-takes = le niveau à { $points }: { $who }
procedure-with-moved = et d'autres niveaux: { $who }
procedure-x = paires où une couleur préférentielle ne peut être respectée
procedure-x-given = paires où une couleur préférentielle n'est pas respectée
procedure-p = paires à former
procedure-n = joueurs qui changent de côté
procedure-upfloaters = joueurs montés dans le niveau
procedure-upfloater-count = flotteurs montants
procedure-w = joueurs qui attendent les Blancs
procedure-b = joueurs qui attendent les Noirs
procedure-m0 = joueurs descendus dans le niveau
procedure-p0 = paires, si tous pouvaient être appariés
procedure-m1 = joueurs descendus qui peuvent être appariés
procedure-p1 = paires possibles
procedure-z1 = paires où une préférence forte ne peut être respectée
procedure-z-given = paires où une préférence forte n'est pas respectée
procedure-c7 = joueurs qui n'ont pas leur couleur
procedure-floater-score = points d'un flotteur descendant, en dixièmes
procedure-next-bracket = restent dans le groupe suivant: combien, puis leurs points en dixièmes
procedure-max-t = combien de fois un joueur peut monter dans le tournoi
procedure-whites = Blancs
procedure-blacks = Noirs
procedure-from-top = depuis le haut
procedure-from-bottom = depuis le bas
procedure-top-members = membres supérieurs
procedure-bottom-members = membres inférieurs
procedure-exchange = échange: { $down } de { $left } à { $right }, { $up } à { $left }
procedure-crosses = { $who } de { $from } à { $to }
procedure-drops = { $article } est laissé de côté
procedure-transfers = { $who } passe au niveau à { $points }
procedure-not-pair = pas { $who } avec { $other }: { $why }
procedure-not-one = pas { $who }: { $why }
procedure-goes-back = retour au niveau à { $points }, dont l'appariement est défait
procedure-cracks = { $one } et { $other }, appariés au niveau à { $points }, sont séparés; tous deux vont au niveau médian
procedure-joins = le niveau à { $points } et le suivant n'en font plus qu'un
procedure-colours = couleurs ({ $article }); préférences: { $due }
procedure-colours-by = couleurs ({ $article }): { $rule }; préférences: { $due }
procedure-colours-due = { $white } { $first }, { $black } { $second }
procedure-leaves = { $who } quitte le niveau sans adversaire
procedure-byes = l'exempt est { $who }
procedure-derives = les flotteurs de la ronde { $n } sont déduits des scores: le fichier ne les contient pas
procedure-averages = moyennes Elo des adversaires (ARO):
procedure-indexes = l'Index de chacun (Buchholz, Sonneborn-Berger), dans l'ordre qu'il donne:
procedure-left-over = restent: { $who }
procedure-accepted = ✓ retenu
procedure-skips = autres candidats écartés de même: { $n }
procedure-must-leave = joueurs qui doivent quitter le niveau: { $n } ({ $why })
procedure-must-come = joueurs qui doivent monter d'en bas: { $n } ({ $why })
procedure-without-opponent = sans adversaire dans le niveau: { $who }

## change
## Words of why-not and of rounds without a pairing.

change-title = Ronde { $n }: pourquoi pas { $a } – { $b }?
change-meet = { $a } et { $b } se rencontrent bel et bien à cette ronde; { $white } a les Blancs.
change-same = Ce ne sont pas deux joueurs différents.
change-forbidden = { $a } et { $b } ne peuvent pas se rencontrer: { $why }.
change-no-completion = { $a } et { $b } peuvent se rencontrer, mais alors les autres ne pourraient pas tous être appariés ({ $article }).
change-one-without = L'un de ceux-ci resterait sans adversaire: { $who }.
change-may-meet = { $who } peut encore rencontrer: { $others }
change-worse = Si { $a } rencontrait { $b }, le niveau à { $points } en souffrirait: { $effect } ({ $article }).
change-values = { $article }, { $meaning }: { $from } → { $to }
change-order = Avec { $a } – { $b }, le niveau à { $points } serait aussi bien apparié, mais cet appariement vient plus loin dans l'ordre des règles ({ $article }).
change-procedure = Avec { $a } – { $b }, la procédure devrait quitter son ordre dans le niveau à { $points }: elle arrive d'abord à d'autres paires.
change-step = Avec { $a } – { $b }, la procédure prendrait un autre cours dans le niveau à { $points }: { $what } ({ $article }).
change-changes = { $what }: { $from } → { $to }
change-given-up = { $article } abandonné
change-n-floaters = joueurs sans adversaire dans leur niveau
change-n-transfers = joueurs déplacés dans un autre niveau
change-n-exchanges = joueurs échangés
change-n-goes-back = niveaux appariés à nouveau
change-n-cracks = paires séparées
change-n-joins = niveaux réunis
change-n-upfloater-score = le plus bas score parmi les flotteurs montants, en dixièmes
change-n-following-group = manquements à laisser le groupe de points suivant appariable
change-n-floaters-raised = flotteurs montants qui ont déjà flotté à la ronde précédente
change-n-floaters-met = adversaires de flotteurs montants qui ont flotté à la ronde précédente
change-n-preferences-denied = préférences de couleur refusées
change-n-strong-denied = préférences fortes de couleur refusées
change-n-bye = numéro de l'exempt
change-fault = Avec { $a } – { $b }, le niveau à { $points } serait meilleur selon { $article }. Cela ne peut être: merci de le signaler avec le fichier.
change-without-colour = N'auraient pas leur couleur préférentielle: { $who }.
change-floats-again = Flotteraient de nouveau: { $who }.
change-other-bye = L'exempt serait { $who }.
change-moves = Échiquiers qui changeraient: { $n }.
change-no-move = Aucun autre échiquier ne changerait.
change-p-forced = Forcé
change-p-decides = Décide
change-p-concerned = Concernés
change-p-moves = Changements
change-p-article = Règle
change-t-moves = Ce qui changerait
change-t-prescribed = Prescrit
change-t-instead = À la place
change-t-given = Tel quel
change-g-title = La ronde { $n } n'est pas celle qui est prescrite
change-g-title-table = Où elle s'en écarte
change-g-worse = dans le niveau à { $points }: { $effect }
change-g-better = dans le niveau à { $points }, elle est meilleure que la ronde prescrite: { $effect }. Cela ne peut être: merci de le signaler avec le fichier
change-g-order = dans le niveau à { $points }, elle est aussi bonne, mais vient plus loin dans l'ordre des règles
change-g-procedure = dans le niveau à { $points }, la procédure du règlement aboutit à d'autres paires
change-g-colours = les paires sont celles qui sont prescrites, mais les couleurs sont inversées: { $list }
change-g-bye = { $a } est exempt de trop ({ $article })
change-p-departs = Écart
change-d-title = La ronde { $n } ne peut pas être appariée
change-d-none = Il n'existe aucun appariement où chacun ait un adversaire ou soit exempt ({ $article }). L'arbitre principal décide.
change-d-together = Les faits ci-dessous l'empêchent ensemble; si un seul d'entre eux tombait, ce serait possible.
change-d-open = L'arbitre peut, chaque mesure suffisant seule: { $list }.
change-d-nothing = Aucune mesure ne suffit à elle seule.
change-f-met = { $a } et { $b } se sont rencontrés à la ronde { $n } ({ $article })
change-f-prohibited = l'organisateur interdit { $a } – { $b } (TRF26:260)
change-f-colour = { $a } et { $b } doivent avoir tous deux les { $colour } ({ $article })
change-f-same-colour = { $a } et { $b } doivent avoir la même couleur ({ $article })
change-f-bye = { $a } ne peut pas être exempt à cause de la ronde { $n } ({ $article })
change-f-odd = { $n } joueurs font un nombre impair: l'un d'eux doit être exempt ({ $article })
change-r-met = laisser { $a } et { $b } se rencontrer de nouveau
change-r-prohibited = lever l'interdiction de { $a } – { $b }
change-r-colour = laisser { $a } et { $b } se rencontrer, l'un ayant une couleur qu'il ne devrait pas avoir
change-r-bye = exempter { $a } malgré tout
change-r-back = faire jouer { $a }, pourtant absent
change-r-newcomer = admettre quelqu'un qui n'a encore rencontré personne
change-r-leave = laisser { $a } de côté à cette ronde
change-r-other = une autre mesure de l'arbitre
change-p-fact = Fait
change-p-repair = Remède

## colour
## Rules of colours that only the older books have.

colour-must = cette couleur est obligatoire pour l'un des deux
colour-balance = les Blancs à celui qui les a eus moins souvent
colour-average = les Blancs à la moyenne d'adversaires la plus haute
colour-rating = les Blancs à l'Elo le plus bas
colour-alphabet = les Blancs au premier dans l'alphabet
colour-only-preference = la seule préférence des deux
colour-fewer-whites = les Blancs à qui les a eus dans moins de matchs
colour-lower-difference = les Blancs à l'équipe dont la différence de couleurs est plus basse
colour-first-teams-preference = la préférence de la première équipe
colour-alternates-first = le mieux classé alterne par rapport à son dernier match
colour-alternates-other = l'autre alterne par rapport à son dernier match
colour-by-group = la préférence du mieux classé dans le médian et au-dessus, du moins bien classé au-dessous

## effect
## What would be worse.

effect-completion = le reste de la ronde ne pourrait pas être apparié
effect-bye-score = l'exempt aurait plus de points
effect-downfloaters = plus de joueurs devraient quitter le groupe
effect-downfloater-scores = des joueurs ayant plus de points devraient descendre
effect-next = le groupe suivant s'apparierait moins bien
effect-bye-unplayed = l'exempt serait quelqu'un qui a joué moins de parties
effect-colour-difference = dans plus de paires de tête, quelqu'un aurait une différence de couleurs supérieure à deux
effect-colour-repeated = dans plus de paires de tête, quelqu'un aurait trois fois de suite la même couleur
effect-preference = moins de joueurs auraient leur couleur préférentielle
effect-strong-preference = moins de joueurs auraient une couleur fortement préférée
effect-down-last = plus de joueurs descendraient deux fois de suite
effect-up-last = plus de joueurs monteraient deux fois de suite
effect-down-before = plus de joueurs descendraient de nouveau après deux rondes
effect-up-before = plus de joueurs monteraient de nouveau après deux rondes
effect-down-last-differences = ceux qui descendent deux fois de suite auraient des adversaires ayant moins de points
effect-up-last-differences = ceux qui montent deux fois de suite auraient des adversaires ayant plus de points
effect-down-before-differences = ceux qui descendent de nouveau après deux rondes auraient des adversaires ayant moins de points
effect-up-before-differences = ceux qui montent de nouveau après deux rondes auraient des adversaires ayant plus de points
effect-differences = les écarts de points entre adversaires seraient plus grands
effect-upfloaters = plus de joueurs devraient monter
effect-upfloater-scores = des joueurs ayant moins de points devraient monter
effect-upfloaters-at-most = plus de joueurs monteraient alors qu'ils ont déjà monté le nombre de fois permis
effect-upfloaters-often = des joueurs monteraient qui sont déjà montés plus souvent
effect-floats-again = quelqu'un flotterait deux fois de suite
effect-came-first = celui qui vient d'un autre niveau est apparié d'abord
effect-others-less-well = les autres s'apparieraient moins bien
effect-bye-order = quelqu'un d'autre passe avant pour être exempt
effect-meets-nobody = personne du niveau ne peut rencontrer ce joueur
effect-rows = les lignes ne pourraient pas toutes être appariées dans cet ordre
effect-left-over = il resterait plus de joueurs, ou de moins appropriés
effect-absolute-colour = plus de joueurs auraient une couleur qu'ils ne doivent pas avoir
effect-equal-colours = plus de couleurs préférentielles seraient contrariées
effect-dues-less-equal = les joueurs attendant les Blancs et ceux attendant les Noirs seraient en nombres moins égaux
effect-ratings-apart = les Elo sont trop éloignés pour que la couleur décide (Maxi-tournoi)
effect-floater-worse-off = un joueur venu d'un autre niveau irait plus loin, ou n'aurait pas d'adversaire au niveau suivant
effect-same-due = les deux attendent la même couleur, et plus loin dans l'ordre cela s'évite

## exclusion
## Why not.

exclusion-met-in = déjà rencontrés à la ronde { $n } ({ $article })
exclusion-met-before = déjà rencontrés ({ $article })
exclusion-prohibited = l'organisateur l'interdit (TRF26:260)
exclusion-same-colour = les deux doivent avoir les { $colour } ({ $article })
exclusion-same-colour-unknown = les deux doivent avoir la même couleur ({ $article })
exclusion-may-not = les deux ne peuvent pas se rencontrer
exclusion-not-allowed = pas permis
exclusion-colour-denied = { $who } ne peut pas avoir les { $colour } ({ $article })
exclusion-colours = il y aurait plus de couleurs contrariées que permis à cette étape
exclusion-colour-degree = une préférence plus forte serait contrariée alors qu'une plus faible peut l'être
exclusion-down-last = { $who } était flotteur descendant à la ronde précédente
exclusion-down-before = { $who } était flotteur descendant deux rondes avant
exclusion-up-last = { $who } était flotteur montant à la ronde précédente
exclusion-up-before = { $who } était flotteur montant deux rondes avant
exclusion-raised = { $who } vient de monter à la ronde précédente, ou est monté trop souvent
exclusion-bye-barred = exclu par la ronde { $n } ({ $article })
exclusion-rest = les autres ne pourraient alors pas être appariés comme le veulent les règles
exclusion-rest-by = les autres ne pourraient pas tous être appariés ({ $article })
exclusion-worse = moins bon selon { $article }
exclusion-effect = { $effect } ({ $article })
exclusion-later = aussi bon, mais plus loin dans l'ordre du règlement
exclusion-later-2026 = aussi bon, mais plus loin dans l'ordre de l'article 4
exclusion-later-2017 = aussi bon, mais plus loin dans l'ordre de la section D
exclusion-better-paired = les groupes s'apparient mieux avec ce joueur
exclusion-odd = le nombre de joueurs est impair
exclusion-no-more-pairs = { $one } et { $other } ne permettent pas plus de paires
exclusion-rest-with-more = avec plus de paires le reste ne pourrait pas être apparié, { $article }
exclusion-higher-bye = avec plus de paires l'exempt aurait plus de points, { $article }

## story
## Titles, names of steps, and the short sentences.

story-board-title = Ronde { $n }, échiquier { $m }: { $white } – { $black }
story-held-title = Ronde { $n }: { $white } – { $black }
story-player-title = Ronde { $n }: { $who }
story-round-title = Comment la ronde { $n } a été appariée
story-by-hand = Cet appariement n'est pas celui que prescrivent les règles: il a été fait à la main, ou selon d'autres règles. Voici ce qu'elles prescrivent pour les deux joueurs:
story-other-colours = Les règles prescrivent la même paire avec les couleurs inverses: { $white } a les Blancs.
story-departs = La ronde telle qu'elle figure ici n'est pas celle que prescrivent les règles. Ce qui suit explique la ronde prescrite.
story-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
story-points-exact = { $n } points
story-round-letter = R
story-nobody = personne
story-book-original = le système suisse d'origine
story-book-1992 = le système suisse au classement de 1992
story-book-2010 = le système suisse au classement de 2010
story-book-2017 = le système hollandais de 2017 (C.04.3)
story-book-2026 = le système hollandais de 2026 (C.04.3)
story-book-dubov-1997 = le système Dubov de 1997
story-book-dubov-2026 = le système Dubov de 2026 (C.04.4.1)
story-book-burstein-2026 = le système Burstein de 2026 (C.04.4.2)
story-book-lim-2026 = le système Lim de 2026 (C.04.4.3)
story-book-double-swiss-2026 = le système Double-Suisse de 2026 (C.04.5)
story-book-team-2026 = le système suisse par équipes de 2026 (C.04.6)
story-n-bracket = Groupe
story-n-came = Descend
story-n-halves = Moitiés
story-n-natural = Appariement naturel
story-n-tried = Écartés avant
story-n-exchange = Échange
story-n-taken = Retenu
story-n-cost = Coût
story-n-colours = Couleurs
story-n-floats = Flotteurs
story-n-bye = Exempt
story-n-passed = Écartés
story-n-absent = Non apparié
story-n-group = Niveau
story-n-quantity = Grandeur
story-n-sides = Côtés
story-n-set-aside = Abandonné
story-n-transfer = Transfert
story-n-refused = Refusé
story-n-back = Retour
story-n-joined = Réunion
story-n-pair = Paire
story-n-floats-known = Flotteurs antérieurs
story-n-averages = Moyennes
story-n-indexes = Index
story-n-candidate = Candidat
story-n-needs = Flotteurs
story-bracket = Groupe { $n }, à { $points }. Joueurs du niveau: { $who }
story-moved-down = Venus d'en haut: { $who }
story-limbo = Venus d'en haut, mais sans adversaire ici non plus: { $who }
story-penultimate = apparié à nouveau pour que le reste puisse l'être (A.9)
story-collapsed = tous les suivants en un seul groupe (A.9)
story-floats-from = { $who } quitte le niveau à { $points }: { $why }
story-left-over = { $who } reste sans adversaire: { $why }
story-not-instead = pas { $who } à la place: { $why }
story-without-exchange = sans lui: { $why }
story-stands = rien ne s'y oppose
story-all-met = tous les critères sont pleinement satisfaits
story-cost-line = { $article }: { $meaning }: { $value }
story-due-line = { $who }: couleurs jusqu'ici { $had }; préférence: { $due }
story-due-first = { $who }: encore aucune partie; préférence: { $due }
story-float-down = { $who } ▼ rencontre quelqu'un ayant moins de points
story-float-up = { $who } ▲ rencontre quelqu'un ayant plus de points
story-s-alone = Personne d'autre n'est à { $pa }: { $a } doit rencontrer quelqu'un à { $pb }.
story-s-odd = Le niveau à { $pa } est impair, et { $a } en descend à { $pb }.
story-s-no-opponents = À { $pa }, tous ne trouvent pas d'adversaire sur place, et { $a } descend à { $pb }.
story-s-completion = Pour que tous puissent être appariés, { $a } descend de { $pa } à { $pb }.
story-s-bye-score = Pour que l'exempt ait le moins de points possible, { $a } descend de { $pa } à { $pb }.
story-s-came = { $a } descend de { $pa } au niveau à { $pb }.
story-s-raised = { $b } monte de { $pb } au niveau à { $pa }.
story-s-level = { $a } et { $b } sont au même niveau, à { $points }.
story-s-differ = { $a } est à { $pa }, { $b } à { $pb }; leur groupe d'appariement est le même.
story-s-in-order = La moitié supérieure du groupe rencontre l'inférieure dans l'ordre, ce qui donne cette paire.
story-s-first-there = { $b } y vient en tête, et rien ne s'y oppose.
story-s-by-book = La procédure du règlement mène à cette paire; rien de ce qui la précède n'a été refusé.
story-s-cannot = { $x } vient avant { $b }, mais ne peut pas rencontrer { $a }: { $why }.
story-s-worse = Avec { $x }, qui vient avant { $b }, { $effect } ({ $article }).
story-s-refused = { $x } vient avant { $b }, mais pas pour { $a }: { $why }.
story-s-later = { $x } conviendrait aussi bien, mais vient plus loin dans l'ordre des règles ({ $article }).
story-s-more = Autres écartés avant { $b }: { $n }.
story-s-next = Vient ensuite { $b }.
story-s-exchanged = Dans le groupe, { $down } et { $up } changent de moitié; telles quelles, les moitiés ne convenaient pas.
story-s-taken = { $x } viendrait en premier, mais rencontre { $y }.
story-s-gone = { $x } viendrait en premier, mais quitte le groupe.
story-s-white = { $white } a les Blancs: { $rule }.
story-s-white-plain = { $white } a les Blancs ({ $article }).
story-s-set-aside = Pour apparier le niveau, il a fallu laisser de côté: { $list }.
story-s-bye = Le nombre de joueurs est impair: l'un d'eux est exempt, et c'est { $who }, à { $points }.
story-s-bye-nobody = Personne n'a été écarté.
story-s-bye-not = Pas { $x }: { $why }.
story-s-bye-more = Autres écartés: { $n }.
story-bye-line = { $who }, { $points }, rondes non jouées: { $n }
story-s-round = Échiquiers: { $boards }; groupes: { $groups }.
story-s-rules = Règles: { $book }. Les articles sont ceux de ce règlement.
story-s-floaters = Sans adversaire de leur niveau: { $who }.
story-s-bye-to = Exempt: { $who }.
story-s-no-bye = Pas d'exempt: le nombre de joueurs est pair.
story-unknown = Il n'y a pas de joueur numéro { $n }.
story-asked-bye = { $who } n'est pas apparié: un bye de { $points } est accordé pour cette ronde.
story-away = { $who } n'est pas apparié: absence annoncée pour cette ronde.
story-left = { $who } n'est pas apparié: abandon du tournoi.
story-not-yet = { $who } n'est pas apparié: pas encore dans le tournoi.
story-not-there = { $who } n'est pas apparié à cette ronde.
story-facts = Avant la ronde { $n }
story-f-number = No
story-f-name = Nom
story-f-points = Points
story-f-colours = Couleurs
story-f-due = Préférence
story-f-floats = Flotteur
story-f-met = A rencontré
story-boards = Les échiquiers
story-f-board = Éch.
story-f-why = Pourquoi
story-h-steps = Étape par étape
story-h-step = Étape
story-h-what = Ce qui se passe
story-h-article = Article
story-frozen = Établi d'après le tournoi tel qu'il était avant l'appariement de la ronde { $n }.

## unpaired
## Why a round cannot be paired, as the end of a sentence.

unpaired-not-declared = le nombre de rondes n'est pas déclaré, et la dernière en dépend
unpaired-no-round-left = les { $n } rondes déclarées sont toutes appariées
unpaired-rounds-missing = la ronde { $n } n'est pas encore appariée
unpaired-results-missing = parties de rondes précédentes sans résultat: { $n }
unpaired-nobody = il n'y a personne à apparier
unpaired-too-many-rounds = on ne peut apparier plus de { $n } rondes
unpaired-none = il n'existe aucun appariement complet
unpaired-rating-missing = joueurs sans Elo: { $who }; donnez à chacun un Elo provisoire (C.04.4.1:1.1)
unpaired-budget = le niveau à { $points } points ({ $n } joueurs) est trop grand pour que ce règlement le décide exactement

## no-schedule
## Why there is no such schedule, and what is possible instead, as the end of a sentence.

no-schedule-out-of-range = { $what }: { $given } n'est pas possible, { $least } à { $most } le sont
no-schedule-cup-players = participants d'une coupe
no-schedule-match-games = parties d'un match
no-schedule-protected = têtes de série
no-schedule-robin-players = participants d'un toutes-rondes
no-schedule-robin-cycles = cycles d'un toutes-rondes de cette taille
no-schedule-round = ronde
no-schedule-players = participants
no-schedule-varma-players = participants d'un tirage dirigé (tables de Varma)
no-schedule-schiller-groups = groupes d'un tournoi Schiller
no-schedule-group-players = membres d'un groupe
no-schedule-berlin-groups = groupes d'un tournoi berlinois (2 ou 4)
no-schedule-berlin-players = participants d'un tournoi berlinois
no-schedule-team-boards = échiquiers d'une équipe
no-schedule-scheveningen-boards = échiquiers d'un match Scheveningen
no-schedule-scheveningen-cycles = cycles d'un match Scheveningen
no-schedule-molter-teams = équipes d'un tournoi Molter
no-schedule-molter-players = membres d'une équipe Molter
no-schedule-odd-team = des équipes de { $players } ne sont pas possibles dans le système Molter: la moitié d'une équipe a les Blancs à chaque ronde, et avec un nombre impair d'équipes deux échiquiers échangent un membre, si bien qu'une équipe doit avoir un nombre pair de membres; prenez { $fewer } ou { $more }
no-schedule-molter-rounds = { $rounds } rondes ne sont pas possibles pour { $teams } équipes: personne ne rencontre deux membres de la même équipe, il y a donc moins de rondes que d'équipes; 1 à { $most } sont possibles
no-schedule-not-double = les deux dernières rondes du premier cycle ne s'échangent que dans un double toutes-rondes, pas avec ce nombre de cycles: { $cycles }; prenez 2 cycles, ou renoncez à l'échange
no-schedule-not-printed = la table de Schiller imprimée vaut pour 4 groupes de 3, pas pour { $groups } groupes de { $size }; ne demandez pas la table imprimée
no-schedule-no-name = l'entrée { $place } de la liste n'a pas de nom
no-schedule-name-twice = { $name } figure deux fois dans la liste; s'il s'agit de deux personnes, écrivez après le nom ce qui les distingue, par exemple un club ou une année
no-schedule-wrong-players = la liste compte { $given } participants, le calendrier en prévoit { $needed }
no-schedule-wrong-teams = la liste compte { $given } équipes, le calendrier en prévoit { $needed }
no-schedule-too-large = { $members } participants viennent de { $group }, et la plus grande enveloppe de cette taille de tournoi a { $largest } numéros (les enveloppes contiennent { $envelopes }); une fédération ne peut pas en avoir plus de { $largest }, sauf si l'on permet de partager les groupes
no-schedule-do-not-fit = des groupes de { $contingents } participants ne se répartissent pas entre des enveloppes de { $envelopes } numéros sans en diviser un; permettez le partage, et le protocole dira qui peut se rencontrer dans les trois dernières rondes
no-schedule-no-such-seat = personne n'a le numéro { $seat }; les numéros vont de 1 à { $seats }
no-schedule-one-seat = le numéro { $seat } ne joue pas contre lui-même; nommez deux numéros
no-schedule-dispensed-too-long = le numéro { $seat } ne peut pas être dispensé de { $rounds } rondes: { $most } est le maximum dans cette coupe, car les dernières rondes doivent être jouées
no-schedule-nobody-plays = avec ces dispenses, personne ne joue à la ronde { $round }; dispensez moins de participants, ou de moins de rondes
no-schedule-no-preliminary = un tour préliminaire est fait pour les nombres juste au-dessus d'une puissance de deux: ici { $places } places sont prises, { $above } de plus que { $below }, et { $undispensed } participants n'ont aucune dispense; chaque partie préliminaire en demande deux
no-schedule-not-a-recipe = «{ $text }» n'est pas la recette d'un calendrier
no-schedule-no-recipe = rien ne dit selon quel calendrier le tournoi se joue: il n'a pas de recette (un commentaire qui commence par ### ronde schedule), et son type de tournoi n'est pas de ceux dont on connaît la table
no-schedule-too-few-rounds = { $declared } rondes sont déclarées, mais le calendrier en a { $needed }; corrigez le nombre de rondes (enregistrement 142, XXR), ou le type de tournoi
no-schedule-results-missing = { $games ->
    [one] { $games } partie de la ronde { $round } n'a pas de résultat; saisissez d'abord les résultats
   *[other] { $games } parties de la ronde { $round } n'ont pas de résultat; saisissez d'abord les résultats
}
no-schedule-differs = la ronde { $round } contient d'autres parties que le calendrier; contrôlez d'abord le fichier
no-schedule-level = le match { $number } est à égalité après ses parties; faites-le départager, ou dites qui continue
no-schedule-not-in-match = le numéro { $seat } ne joue pas le match { $number } et ne peut donc pas le gagner
no-schedule-none = il n'y a pas de calendrier
no-schedule-gaps = un calendrier demande les numéros 1, 2, 3 … sans lacune

## head
## What stands above columns.

head-rank = Rang
head-number = No
head-title = Titre
head-name = Nom
head-rating = Elo
head-federation = Féd
head-group = Groupe
head-final-n = Finale { $n }
head-points = Points
head-round = R{ $n }
head-category = Catégorie
head-place = Place
head-amount = Montant
head-reason = Raison
head-prizes = Palmarès
head-standings = Classement { $when }
head-standings-of = { $name }: classement { $when }
head-before = avant la ronde 1
head-after = après la ronde { $n }
head-after-of = après la ronde { $n } sur { $of }
head-after-last = après la ronde { $n }, la dernière
head-number-only = numéro { $n }
head-place-prize = le prix du rang
head-share = { $pot } partagés entre { $n } à égalité de points
head-hort = Hort: { $own } pour le rang, et une part de { $pot } entre { $n } à égalité de points
head-stays = personne ne peut gagner le prix { $place } de { $category }: { $amount } restent au fonds
head-women = femmes
head-men = hommes
head-everybody = tous
head-unrated = non classés
head-below = Elo jusqu'à { $n }
head-above = Elo dès { $n }
head-not-accelerated = sans accélération
head-baku = Accélération de Bakou (C.04.7)
head-ssa = Suisse accéléré, repris à la ronde 3
head-ssa-halves = Suisse accéléré, repris par moitiés aux rondes 3 et 4
head-ssa-kept = Suisse accéléré, jamais repris: deux catégories
head-virtual-points = points virtuels déclarés

## form
## The form's own words.

form-page = Page { $n } sur { $m }
form-draft = BROUILLON
form-live = Toujours à jour:
form-too-large = le tableau n'entre pas dans une feuille de calcul; prenez le CSV

## need
## What somebody needs.

need-title = Ce qu'il faut à { $who } à la ronde { $n }
need-title-last = Ce qu'il faut à { $who } à la dernière ronde
need-win-over = Avec un gain contre { $who }
need-win = Avec un gain
need-draw = Avec une nulle
need-loss = Avec une perte
need-done = Il n'y a plus rien à jouer
need-one = { $a }
need-two = { $a } ou { $b }
need-range = { $a } à { $b }
need-mostly = { $ranks }, le plus souvent { $most }
need-most-often = { $ranks }, plutôt { $most }
need-exactly = { $own }: { $ranks }.
need-in-plays = { $own }: { $ranks } sur { $n } simulations; { $bounds } est possible aux points.
need-in-plays-only = { $own }: { $ranks } sur { $n } simulations.
need-result = Propre résultat
need-points = Points
need-by-points = Aux points
need-ranks = Rangs et chances
need-among = { $n } premiers
need-row-win = Gain
need-row-draw = Nulle
need-row-loss = Perte
need-all-ways = Exact: les { $n } issues possibles des { $m } parties en cours ont été examinées. Leur vraisemblance dépend des Elo.
need-plays = Ce qui est possible aux points est exact. Les chances sont celles de simulations reproductibles des { $m } parties en cours, selon les Elo.
need-after-round = Les rangs sont ceux après la ronde { $n }; d'autres rondes suivent.
need-rivals = { $own }: { $who } peuvent encore finir à égalité ou devant.

## round-note
## One sentence for each note.

round-note-bye-value = l'exemption vaut { $bye } point; d'après le livre ({ $article }), c'est { $allowed }
round-note-a-win = un gain
round-note-a-win-or-a-draw = un gain ou une nulle
round-note-stayed-away = { $who }: absence sans préavis, appariement maintenu; d'après le livre ({ $article }), c'est un abandon
round-note-numbers = les numéros ne suivent pas les Elo: { $below } a un Elo supérieur à { $above }. Quand un Elo a changé, les numéros sont redonnés tant que la ronde { $last } n'est pas appariée (C.04.4.1:1.2.2)

## badge
## Words of badges and place cards.

badge-title = Badges
badge-people = Joueurs
badge-number = N°
badge-name = Nom
badge-fide-title = Titre
badge-rating = Elo
badge-federation = Féd
badge-club = Club

## bracket
## Words of the explanation sheet.

bracket-title = Comment la ronde { $n } a été appariée
bracket-rules = Règles: { $book }. Les articles sont ceux de ce règlement.
bracket-dutch = système hollandais
bracket-dubov = système Dubov
bracket-burstein = système Burstein
bracket-lim = système Lim
bracket-double-swiss = système Double-Suisse
bracket-team = système suisse par équipes
bracket-original = système suisse d'origine
bracket-differs = La ronde affichée a été modifiée à la main; cette feuille montre ce que les règles prescrivent.
bracket-bracket = Groupe { $n }: { $points } points
bracket-group = { $n ->
    [one] Niveau de { $n } point
   *[other] Niveau de { $n } points
}
bracket-penultimate = apparié à nouveau pour que le reste puisse l'être (A.9)
bracket-collapsed = tous les suivants en un seul groupe (A.9)
bracket-nobody = personne
bracket-exchange = Échange ({ $article }): { $down } en S2, { $up } en S1.
bracket-without = Sans lui: { $why }.
bracket-all-met = Critères: tous pleinement satisfaits.
bracket-cost = Ce que coûtent les critères: { $list }. Tous les autres pleinement satisfaits.
bracket-floats = Flotteur descendant: { $who } ({ $why }).
bracket-left-over = Reste: { $who } ({ $why }).
bracket-odd = le nombre de joueurs est impair
bracket-no-more-pairs = { $article }: pas plus de paires possibles
bracket-rest-unpaired = { $article }: le reste ne pourrait pas être apparié
bracket-higher-bye = { $article }: l'exempt aurait plus de points
bracket-not-instead = Pas { $who }: { $why }.
bracket-board = Éch.
bracket-colour = Coul
bracket-due = préférence
bracket-colours-by = Couleurs
bracket-refused = Refusés avant
bracket-met = déjà rencontrés
bracket-prohibited = interdit
bracket-same-colour = même couleur obligatoire
bracket-later = aussi bon, mais plus loin dans l'ordre du règlement
bracket-bye = { $n ->
    [one] Exempt: { $who } ({ $n } point, rondes non jouées: { $m }).
   *[other] Exempt: { $who } ({ $n } points, rondes non jouées: { $m }).
}
bracket-no-bye = Pas d'exempt: le nombre de joueurs est pair.
bracket-barred = { $article }: exclu par la ronde { $n }
bracket-better-paired = les groupes s'apparient mieux avec ce joueur
bracket-legend = ↘ venu d'un autre groupe · ↓ part sans adversaire · ⇄ a changé de côté · ○ ■ couleur attribuée · à côté des points la couleur préférentielle: tirets faible, trait forte, double absolue · ✕ refusé, avec l'article.
bracket-steps = Les étapes de la procédure
bracket-step = Étape
bracket-article = Article
bracket-done = Ce qui est fait
bracket-takes = { $n ->
    [one] Niveau de { $n } point: { $who }
   *[other] Niveau de { $n } points: { $who }
}
bracket-with-moved = et d'autres niveaux: { $who }
bracket-upfloaters = flotteurs montants
bracket-drops = { $article } est abandonné
bracket-transfers = { $n ->
    [one] { $who } passe au niveau de { $n } point
   *[other] { $who } passe au niveau de { $n } points
}
bracket-not-this = pas { $who }: { $why }
bracket-goes-back = { $n ->
    [one] retour au niveau de { $n } point
   *[other] retour au niveau de { $n } points
}
bracket-cracks = { $one } et { $other } sont séparés pour le niveau médian
bracket-joins = { $n ->
    [one] le niveau de { $n } point et le suivant n'en font plus qu'un
   *[other] le niveau de { $n } points et le suivant n'en font plus qu'un
}
bracket-pairs = { $white } – { $black } (couleurs selon { $article })
bracket-leaves = { $who } quitte le niveau sans adversaire
bracket-byes = L'exempt est { $who }.
bracket-derives = les flotteurs de la ronde { $n } sont déduits des scores
bracket-colour-denied = { $article }: ne peut avoir les { $colour }
bracket-too-many-colours = plus de couleurs contrariées que permis ici
bracket-colour-degree = une préférence plus faible peut céder
bracket-floated-up = flotteur montant il y a { $n } ronde(s)
bracket-floated-down = flotteur descendant il y a { $n } ronde(s)
bracket-raised = monté à la ronde précédente, ou trop souvent
bracket-worse = moins bon selon { $article }

## catalogue
## Names of papers, and sentences about what is missing.

catalogue-before = Avant la première ronde
catalogue-of-round = Pour une ronde
catalogue-tables = Classements et grilles
catalogue-at-end = À la fin
catalogue-starting-list = Liste de départ
catalogue-announcement = Affiche avec l'adresse de la page en direct
catalogue-place-cards = Chevalets de table
catalogue-badges = Badges
catalogue-player-cards = Fiches des joueurs
catalogue-wall-chart = Tableau mural
catalogue-round = Appariements par échiquier et par nom, feuilles de résultat
catalogue-pairings = Appariements par échiquier
catalogue-pairings-by-name = Appariements par nom
catalogue-slips = Feuilles de résultat
catalogue-bracket = Comment la ronde a été appariée
catalogue-why = Pourquoi: une page par appariement
catalogue-team-sheets = Feuilles d'équipe
catalogue-protocols = Procès-verbaux de match
catalogue-pack = Dossier pour continuer à la main
catalogue-standings = Classement
catalogue-categories = Classement par catégorie
catalogue-crosstable = Grille américaine par rang
catalogue-crosstable-by-number = Grille américaine par numéro
catalogue-aros = Moyennes Elo des adversaires
catalogue-prizes = Palmarès
catalogue-match-cards = Cartes de match, pour une liste Elo
catalogue-final-report = Rapport final
catalogue-nobody = Personne n'est encore inscrit. Ajoutez d'abord les joueurs.
catalogue-no-round = Aucune ronde n'est encore appariée. Appariez d'abord la ronde 1.
catalogue-no-such-round = Il n'y a pas de ronde { $n }; la dernière est { $last }. Choisissez l'une d'elles.
catalogue-no-such-board = Il n'y a pas d'échiquier { $n } à cette ronde; le dernier est { $last }.
catalogue-no-such-player = Personne n'a le numéro { $n } ici. Choisissez un numéro de la liste de départ.
catalogue-no-teams = Ce papier est pour des équipes, et le tournoi n'en a pas.
catalogue-no-prizes = Aucun prix n'est encore offert. Indiquez les prix, par exemple all: 500, 300, 200.
catalogue-no-categories = Il n'y a pas de catégorie dont seuls certains font partie. Nommez-en une, par exemple women, U16 ou S60.
catalogue-no-link = Une affiche a besoin d'une adresse: ouvrez d'abord le bureau à la salle, ou nommez-en une.
catalogue-no-account = Seules les rondes d'un tournoi suisse ont des groupes à expliquer.
catalogue-otherwise = Les règles auraient donné une autre ronde que celle qui fut jouée: elle a été appariée à la main, ou selon d'autres règles. Il n'y en a pas d'explication.
catalogue-schedule = Calendrier: toutes les rondes
catalogue-no-schedule = Seul un tournoi joué selon un calendrier a ce papier, dès que tous les joueurs sont là.
catalogue-round-n = Ronde { $n }

## match-card
## Words of the match card; the German ones mostly as the course prints them.

match-card-title = Cartes de match
match-card-of = Carte de match: { $name }
match-card-player = Joueur
match-card-number = Numéro
match-card-rank = Rang
match-card-name = Nom
match-card-fide-title = Titre
match-card-sex = Sexe
match-card-born = Date de naissance
match-card-club = Club
match-card-federation = Fédération
match-card-fed = Féd
match-card-fide-id = Numéro FIDE
match-card-national-id = Numéro national
match-card-elo = Elo
match-card-national-rating = Elo national
match-card-national = National
match-card-round = Ronde
match-card-colour = Couleur
match-card-opponent = Adversaire
match-card-result = Résultat
match-card-total = Total
match-card-event = Tournoi
match-card-event-name = Nom
match-card-place = Lieu
match-card-from = Du
match-card-to = Au
match-card-time-control = Cadence
match-card-director = Direction du tournoi
match-card-chief-arbiter = Arbitre principal
match-card-deputies = Arbitres adjoints

## pack
## Words of the fallback pack.

pack-title = Dossier papier, ronde { $n }
pack-purpose = Avec ces feuilles le tournoi continue si l'ordinateur tombe en panne. Gardez-les à la table des arbitres; imprimez-en de nouvelles après chaque appariement.
pack-how = Comment continuer à la main
pack-results = Inscrivez les résultats sur la feuille de résultats, puis sur les fiches des deux joueurs: r, et le nouveau total.
pack-piles = Rangez les fiches en niveaux selon le total, le plus haut d'abord; dans un niveau, par numéro d'appariement. Retirez les absents et ceux qui ont annoncé un bye.
pack-halves = Appariez chaque niveau en partant du haut, la moitié supérieure (S1) contre la moitié inférieure (S2) dans l'ordre. Personne ne rencontre deux fois le même adversaire; deux fiches avec la même couleur encadrée ne peuvent se rencontrer, ni les paires interdites. Si une paire est impossible, échangez les adversaires dans S2, en commençant par le bas.
pack-floaters = Qui ne trouve pas d'adversaire passe en tête du niveau suivant: marquez ↓ sur sa fiche et ↑ sur celle de l'adversaire. Évitez ceux qui ont la même flèche dans les deux dernières rondes.
pack-bye = Si le nombre est impair, un joueur du dernier niveau est exempt, mais personne deux fois ni après un gain sans jouer: voir la liste des exempts.
pack-colours = Couleurs: chacun reçoit sa couleur préférentielle; si elle est la même, la plus urgente l'emporte (!! avant !), sinon le mieux placé.
pack-fixed = Les appariements de toutes les rondes sont fixés: prenez ceux de la ronde suivante dans le tableau des rondes ou sur les fiches.
pack-write = Inscrivez les paires sur la feuille d'appariement vierge, les plus hauts totaux aux premiers échiquiers, et l'adversaire et la couleur sur les fiches. Affichez une copie.
pack-back = Quand l'ordinateur remarche: saisissez les résultats et les appariements tels qu'ils ont été joués, comme appariements à la main, avec la raison.
pack-result-sheet = Feuille de résultats, ronde { $n }
pack-result-how = 1 – 0, ½ – ½, 0 – 1; + – − si un joueur n'est pas venu.
pack-blank = Feuille d'appariement vierge
pack-blank-how = Ronde: ……    Heure: ……
pack-board = Éch.
pack-result = Résultat
pack-number = N°
pack-name = Nom
pack-rating = Elo
pack-points = Pts
pack-due = Préf.
pack-bye-barred = Exempt
pack-no = non: R
pack-history = Rondes, flotteurs et couleurs préférentielles
pack-history-how = 12○1↓: contre le numéro 12, Blancs, gain, flotteur descendant. = ronde sans partie. Préf.: !! absolue, ! forte. Exempt: non, avec la ronde qui l'exclut.
pack-byes = Exempts, forfaits et absences annoncées
pack-no-byes = Personne jusqu'ici.
pack-round = Ronde
pack-what = Quoi
pack-announced = annoncé
pack-prohibited = Appariements interdits
pack-none-prohibited = Aucun appariement n'est interdit.
pack-rounds = Rondes
pack-apart = Ne peuvent se rencontrer

## place-card
## Words of place cards.

place-card-title = Chevalets de table

## card
## Words of the player's card; the French ones as the seed prints them.

card-title = Fiches des joueurs
card-open = Open de:
card-from = du
card-to = au
card-number = N° app
card-name = Nom et Prénom du joueur
card-rating = Élo:
card-fide-rating = Élo FIDE:
card-fide-title = Titre:
card-national-id = Code FFE:
card-fide-id = Code FIDE:
card-federation = Fédé:
card-club = Club:
card-league = Ligue:
card-birth = D.Nais
card-round = R
card-colour = Coul
card-opponent = Adversaire
card-result = r
card-total = Total
card-adjusted = Score ajusté
card-final-total = Total final
card-tie-break = Dép
card-place = Place:
card-which = Dép: { $code }
card-breaks = Départages: { $list }

## protocol
## Words of match protocols.

protocol-title = Feuilles de match, ronde { $n }
protocol-when = Ronde { $n }, match { $m }
protocol-table = Match
protocol-team = Équipe
protocol-board = Éch.
protocol-result = Résultat
protocol-total = Total
protocol-captain = Capitaine
protocol-arbiter = Arbitre
protocol-bye = { $team } est exempte.
protocol-forfeit = { $one } – { $other }: pas joué (forfait).

## schedule-paper
## What stands on a schedule.

schedule-paper-title = Calendrier
schedule-paper-resting = Ne joue pas: { $who }
schedule-paper-later = Les rondes suivantes dépendent des résultats.

## slip
## Words of result slips.

slip-title = Feuilles de résultat, ronde { $n }
slip-round = Ronde { $n }
slip-board = Échiquier
slip-points = { $n } pts
slip-pts = Pts
slip-other = autre
slip-signature = signature
slip-code = Code

## team
## Words of team sheets.

team-title = Compositions des équipes
team-round = ronde { $n }
team-round-open = ronde ……
team-team = Équipe
team-against = contre
team-order = Ordre
team-number = N°
team-name = Nom
team-fide-title = Titre
team-rating = Elo
team-federation = Féd
team-board = Échiquier
team-plays = joue à cet échiquier
team-captain = Nom et signature du capitaine
team-arbiter = Reçu: heure, arbitre

## paper
## Titles, heads and sentences of papers.

paper-starting-list = Liste de départ
paper-starting-by-name = Liste de départ par nom
paper-starting-by-club = Liste de départ par club
paper-starting-by-federation = Liste de départ par fédération
paper-team = Équipe
paper-players = Joueurs
paper-average = Moyenne
paper-club = Club
paper-fide-id = No FIDE
paper-of-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
paper-round = Ronde { $n }
paper-by-board = Ronde { $n }: appariements par échiquier
paper-by-name = Ronde { $n }: appariements par nom
paper-results = Ronde { $n }: résultats
paper-not-paired = La ronde { $n } n'est pas encore appariée.
paper-board = Éch.
paper-match-no = Match
paper-white = Blancs
paper-black = Noirs
paper-white-letter = B
paper-black-letter = N
paper-result = Résultat
paper-pts = Pts
paper-elo = Elo
paper-colour = Couleur
paper-opponent = Adversaire
paper-adjourned = aj.
paper-bye = exempt
paper-full-bye = bye (un point)
paper-half-bye = bye (demi-point)
paper-zero-bye = absence annoncée
paper-forfeit-win = gain par forfait
paper-forfeit-loss = perte par forfait
paper-absent = absent
paper-all-boards = Tous les échiquiers
paper-of-category = Classement par catégorie
paper-progress = Parcours
paper-progress-how = Parcours: les points après chaque ronde; la ligne fine est la moitié des points, un point vide une ronde sans partie.
paper-nobody = Personne dans cette catégorie.
paper-crosstable = Grille américaine
paper-crosstable-how = Chaque ronde: numéro de l'adversaire, couleur (○ Blancs, ● Noirs), résultat. + et - sont des forfaits, * n'est pas terminé; U F H Z sont des byes.
paper-wall-chart = Grille murale
paper-wall-chart-how = Chaque ronde: numéro de l'adversaire, couleur (○ Blancs, ● Noirs), résultat, et dessous le total des points.
paper-prize-list = Palmarès
paper-no-prizes = Aucun prix n'est attribué.
paper-paid = Versé: { $paid }
paper-aros = Cotes moyennes des adversaires (CMA) { $when }
paper-aros-how = CMA après chaque ronde, pour qui veut prévoir les appariements (système Dubov, article 9). Seules comptent les parties jouées; sans partie, zéro.
paper-aros-unrated = Les adversaires sans cote ne comptent pas.
paper-final-report = Rapport final
paper-event = Manifestation
paper-event-name = Nom
paper-place = Lieu
paper-from = Du
paper-to = Au
paper-federation = Fédération
paper-chief-arbiter = Arbitre principal
paper-arbiters = Arbitres
paper-time-control = Cadence
paper-system = Système
paper-rounds = Rondes
paper-tie-breaks = Départages
paper-pairings-by = Appariements par
paper-statistics = Statistiques
paper-code = Code
paper-what = Quoi
paper-count = Nombre
paper-share = Part
paper-rated = avec un Elo
paper-titled = titrés
paper-women = femmes
paper-federations = fédérations
paper-average-rating = Elo moyen
paper-games = parties jouées
paper-white-wins = gagnées par les Blancs
paper-draws = nulles
paper-black-wins = gagnées par les Noirs
paper-forfeits = par forfait
paper-byes = byes
paper-unfinished = sans résultat
paper-begins = débute à { $time }
paper-scan = Votre échiquier, les résultats et le classement sur votre téléphone
paper-announcement = Annonce

## plan
## What a plan says.

plan-title = Plan: { $players } inscriptions, { $rounds }, { $days }, en { $currency }
plan-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
plan-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
plan-head-side = Côté
plan-head-post = Poste
plan-head-number = Nombre
plan-head-price = Unité
plan-head-amount = Montant
plan-cost = dépense
plan-income = recette
plan-is-balance = solde
plan-total-costs = Total des dépenses
plan-total-income = Total des recettes
plan-balance = Solde
plan-prizes = Prix
plan-hall = Salle, par joueur
plan-rating-fees = Frais de liste de classement, par joueur et ronde
plan-guest = Joueur invité de { $rating }
plan-arbiters = Arbitres
plan-given = { $name } (offert)
plan-entries = Inscriptions
plan-room = Locaux: { $least } à { $ample } m² (1.5 à 2 m² par joueur).
plan-material = Matériel: { $n } échiquiers avec pièces et { $n } pendules.
plan-margin = Chaque inscription laisse { $currency } { $amount } après ses propres frais.
plan-even-from = Le budget est équilibré dès { $n } inscriptions.
plan-even-up-to = Le budget n'est équilibré que jusqu'à { $n } inscriptions: chacune coûte plus qu'elle ne rapporte.
plan-even-always = Le solde n'est jamais négatif, quel que soit le nombre d'inscriptions.
plan-even-never = Aucun nombre d'inscriptions n'équilibre le budget.
plan-no-titles = Le premier prix est inférieur à { $currency } { $amount }: les joueurs titrés ne viendront guère.
plan-checklist = Liste de contrôle
plan-head-by = Jusqu'au
plan-head-when = Quand
plan-head-task = Quoi
plan-give-first-day = Indiquez le premier jour pour voir les dates.
plan-end-of-month = fin du mois
plan-days-before = { $n ->
    [one] { $n } jour avant
   *[other] { $n } jours avant
}
plan-on-day = jour { $n }
plan-axis-entries = inscriptions
plan-axis-balance = solde en { $currency }
plan-expected = prévu:
plan-even-at = équilibre:
plan-book-hall = réserver la salle: 1.5 à 2 m² par joueur, bonne lumière, calme
plan-ask-for-subsidies = demander subventions et fonds de loterie: ils peuvent venir avec un an de retard
plan-find-sponsors = approcher sponsors, annonceurs, donateurs et agences de voyage
plan-engage-arbiter = engager l'arbitre
plan-reserve-date = réserver la date auprès de la fédération: site et agenda
plan-invite-players = inviter des joueurs: cachet, voyage et logement par écrit
plan-arrange-lodging = logement: qui dort où, confirmé par écrit
plan-announce-to-federation = annoncer la manifestation au responsable de la liste de classement
plan-announce-to-fide = annoncer la manifestation à la FIDE par le responsable de la fédération
plan-inform-media = informer la presse locale: une annonce peut valoir un article
plan-print-programme = imprimer et envoyer le programme
plan-reserve-material = réserver pièces, échiquiers, pendules et leur transport
plan-arrange-canteen = cantine: la tenir, ou un traiteur qui verse une part
plan-smoking-corner = un coin fumeur hors de l'aire de jeu
plan-toilets = toilettes, séparées pour femmes et hommes
plan-transmission = transmission en direct: ce que coûte et fournit le prestataire
plan-find-helpers = bénévoles, et au moins un repas pour chacun
plan-try-equipment = essayer ordinateur et imprimante, charger les dernières listes
plan-send-report = envoyer les rapports aux listes de classement
plan-cut-off = clôture des listes: les rapports tardifs attendent les suivantes
plan-thank-donors = remercier les donateurs par leur nom, aussi ceux qui ont donné du travail

## ranking-note
## Notes on a ranking.

ranking-note-old-rules = le tournoi du { $date } a été joué selon des règles de départage à adversaire virtuel, que Ronde n'a pas; celles de 2024 sont les plus proches
ranking-note-cut-short = la liste de départages annoncée ne peut pas être appliquée jusqu'au bout: { $why }
ranking-note-barred = { $code } ne doit pas servir dans les toutes-rondes (C.07:8)
ranking-note-unrated = { $code } est écarté, car un joueur sans Elo participe (C.07:10); on peut leur fixer un Elo
ranking-note-mixed = des départages de plusieurs familles sont mélangés (ssb-course:3)
ranking-note-open = { $n ->
    [one] { $n } partie sans résultat
   *[other] { $n } parties sans résultat
}
ranking-note-in-play = la ronde { $round } est en cours et ne compte pas encore ({ $n } sans résultat)
ranking-note-no-places = les rondes ne se suivent pas comme le veut le calendrier; seuls les points classent
ranking-note-unknown = '{ $text }' n'est pas un départage
ranking-note-perhaps = '{ $text }' n'est pas un départage; { $code } en est un
ranking-note-other = '{ $text }' est un départage propre au règlement du tournoi
ranking-note-modifier = '{ $part }' dans '{ $text }' n'est pas un modificateur; il y a Cn, Mn, L+n, Kn, P, F, R
ranking-note-not-for = '{ $part }' dans '{ $text }' ne va pas avec { $code }
ranking-note-not-in = les règles de { $year } n'ont pas de départage { $code }; elles ont { $known }
ranking-note-only-teams = { $code } est un départage par équipes, et l'on classe ici des joueurs
ranking-note-needs-matches = { $code } compte des matchs entre deux équipes, et un tournoi Molter n'en a pas; il a { $known }
ranking-note-rules = règles de { $year } ({ $by })
ranking-note-by-choice = comme demandé
ranking-note-by-declaration = annoncées
ranking-note-by-date = selon la date { $date }
ranking-note-by-default = en vigueur
ranking-note-list-form = la liste de cette forme de tournoi
ranking-note-list-article = article F10
ranking-note-list-none = pas de départage: les ex aequo partagent le rang

## study
## Words of simulated events.

study-chances = Chances
study-chances-of = { $name }: chances
study-from-start = avant la ronde 1 sur { $of }
study-from-here = avec { $n } rondes appariées sur { $of }
study-first = Premier
study-first-shared = Premier ex æquo
study-among-three = 3 premiers
study-prize = Prix: { $category }
study-money = Prix espéré
study-norm = Norme { $title }
study-expected = Points attendus
study-range = 9 essais sur 10
study-median = Rang médian
study-next = Ronde { $n }: adversaires probables
study-likely = { $n }.
study-nobody = sans adversaire
study-seed = { $plays } essais, germe { $seed }. Le même germe donne les mêmes chiffres.
study-certain = Une chance est sûre à { $n } points de pourcentage près (deux erreurs types).
study-model = Les Elo décident des parties; personne n'abandonne le tournoi, et aucune partie n'est forfait.
study-norm-note = Normes: tout joueur dont la performance peut suffire est vérifié selon toutes les règles de B.01:1.4, à chaque essai.
study-cut-short = Dans { $n } essais une ronde n'a pas pu être appariée; ils ont été classés tels quels.
study-no-tie-breaks = Aucun départage n'est annoncé: à égalité de points, même rang.
study-axis-chance = chance, en pour cent
study-axis-points = points à la fin
study-plot-first = Chance de la première place
study-plot-points = Points à la fin: attendus, la moitié des essais, neuf sur dix
study-alone = seul
study-shared = ex æquo
study-comparison = Comparaison sur les mêmes joueurs avec la même chance
study-measure = Mesure
study-better = Mieux
study-more = plus
study-less = moins
study-rank-by-strength = Le classement suit les Elo (tau de Kendall)
study-strongest-first = Le mieux coté est premier
study-top-among-top = Le dixième le plus fort parmi autant de premiers
study-leaders-by-points = Joueurs avec le plus de points
study-opponents-apart = Écart des moyennes des adversaires par niveau (Elo)
study-points-by-performance = Meilleure performance, plus de points
study-colours-apart = Joueurs avec deux couleurs d'écart ou plus
study-same-colour-thrice = Joueurs avec trois fois de suite la même couleur
study-floats = Parties entre scores inégaux
study-repeated-floats = Le même flotteur deux rondes de suite
study-mismatches = Parties à plus de 400 points d'écart
study-rating-gap = Points entre adversaires
study-not-paired = Essais avec une ronde impossible à apparier
study-errors-note = ± est une erreur type. Entre parenthèses: la différence avec la première colonne, plus sûre que les chiffres eux-mêmes car la chance est la même.
study-axis-measure = chaque mesure à sa propre échelle; traits: deux erreurs types de chaque côté
study-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
study-dutch = Hollandais { $year }
study-dubov = Dubov { $year }
study-burstein = Burstein { $year }
study-lim = Lim { $year }
study-double-swiss = Double-Suisse { $year }
study-team = Suisse par équipes { $year }
study-original = Suisse d'origine
study-not-accelerated = sans accélération
study-explicit = points virtuels propres
study-fairness = Couleurs, flotteurs et adversaires face au hasard
study-replays = Les { $rounds } premières rondes ont été rejouées { $plays } fois avec les mêmes joueurs, byes et règles (germe { $seed }).
study-colours = Blancs moins Noirs
study-run = Même couleur de suite
study-down = A joué plus bas
study-up = A joué plus haut
study-opposition = Adversaires au-dessus de l'attente (Elo)
study-verdict = { $aspect }: sur { $n } joueurs, { $expected } sont attendus au-delà de 5 %; il y en a { $found }.
study-who = Au-delà: { $names }.
study-unusual = Inhabituel même en tenant compte que tous ont été examinés: { $names }.
study-all-usual = Dans l'ensemble: personne n'est inhabituel si l'on tient compte que tous ont été examinés. Rien ici ne dépasse ce que donne le hasard.
study-undecided = { $plays } essais sont trop peu pour trouver quelqu'un d'inhabituel parmi tant de joueurs; { $enough } suffisent.
study-not-all-usual = Dans l'ensemble: ce qui est dit inhabituel mérite un second regard; un bye, un forfait ou un appariement à la main peut l'expliquer.
study-how-to-read = Une place de 97 dit que 97 essais sur 100 avaient moins. * au-delà de 5 %.
study-path-note = Les adversaires sont comparés à ceux que les essais donnaient au même joueur avec le même score.
study-axis-place = place parmi les essais, en pour cent
study-replay-cut = { $n } essais n'ont pas pu être appariés jusqu'à cette ronde et ne comptent pas.

## tie-break-name
## Names as the Handbook and the federations have them.

tie-break-name-pts = Points
tie-break-name-de = Rencontre directe
tie-break-name-win = Nombre de victoires
tie-break-name-won = Nombre de parties gagnées
tie-break-name-bpg = Nombre de parties jouées avec les Noirs
tie-break-name-bwg = Nombre de parties gagnées avec les Noirs
tie-break-name-ps = Somme des scores progressifs (cumulatif)
tie-break-name-rep = Rondes que l'on a choisi de jouer
tie-break-name-std = Points standards
tie-break-name-tpn = Numéro d'appariement
tie-break-name-bh = Buchholz
tie-break-name-aob = Moyenne des Buchholz des adversaires
tie-break-name-fb = Buchholz anticipé
tie-break-name-sb = Sonneborn-Berger
tie-break-name-ks = Système Koya
tie-break-name-aro = Moyenne des Elo des adversaires
tie-break-name-tpr = Performance Elo du tournoi
tie-break-name-ptp = Performance parfaite du tournoi
tie-break-name-apro = Moyenne des performances des adversaires
tie-break-name-appo = Moyenne des performances parfaites des adversaires
tie-break-name-rtng = Elo
tie-break-name-bc = Points pondérés par échiquier
tie-break-name-tbr = Résultat des premiers échiquiers
tie-break-name-bbe = Élimination des derniers échiquiers
tie-break-name-mp-gp = Points de rencontre ou points de partie
tie-break-name-esb = Sonneborn-Berger étendu
tie-break-name-ede = Rencontre directe étendue
tie-break-name-sssc = Combinaison score et force
tie-break-name-sob = Somme des Buchholz
tie-break-name-gwon = Victoires individuelles
tie-break-name-ber = Berlin
tie-break-name-pairing-bye = exempt
tie-break-name-full-bye = bye (point entier)
tie-break-name-forfeit-win = gain par forfait
tie-break-name-half-bye = bye (demi-point)
tie-break-name-zero-bye = bye sans point
tie-break-name-forfeit-loss = perte par forfait

## tie-break
## The tie-breaks.

tie-break-bh = Buchholz: somme des points des adversaires
tie-break-bh-c1 = Buchholz sans l'adversaire le plus faible
tie-break-bh-m1 = Buchholz sans le plus faible ni le plus fort
tie-break-aob = Moyenne des Buchholz des adversaires
tie-break-fb = Buchholz avant la dernière ronde, comptée nulle
tie-break-sb = Sonneborn-Berger: points des battus, moitié des annulés
tie-break-de = Rencontre directe entre ex aequo
tie-break-win = Rondes gagnées, aussi sans jouer
tie-break-won = Parties gagnées sur l'échiquier
tie-break-bpg = Parties jouées avec les Noirs
tie-break-bwg = Parties gagnées avec les Noirs
tie-break-ps = Cumulatif: points après chaque ronde, additionnés
tie-break-ks = Koya: points contre ceux qui ont la moitié ou plus
tie-break-rep = Rondes que l'on a choisi de jouer
tie-break-aro = Elo moyen des adversaires
tie-break-tpr = Performance du tournoi
tie-break-ptp = Performance parfaite
tie-break-apro = Performance moyenne des adversaires
tie-break-rtng = Propre Elo
tie-break-tpn = Numéro d'appariement
tie-break-pts = Points
tie-break-std = Points standards: gagné, annulé ou perdu contre chaque adversaire
tie-break-appo = Performance parfaite moyenne des adversaires
tie-break-bc = Points pondérés par échiquier, la plus petite somme d'abord
tie-break-tbr = Résultats des premiers échiquiers
tie-break-bbe = Points sans les derniers échiquiers
tie-break-mp-gp = Les autres points: de partie ou de rencontre
tie-break-esb = Sonneborn-Berger étendu: points des adversaires selon les résultats contre eux
tie-break-ede = Rencontre directe étendue entre ex aequo
tie-break-sssc = Combinaison des points de partie et des points de rencontre des adversaires
tie-break-sob = Somme des Buchholz des adversaires
tie-break-ber = Berlin: échiquiers pondérés depuis le premier
tie-break-gwon = Victoires individuelles de l'équipe, et non ses matchs
tie-break-cut = { $what }, sans les { $n } plus faibles
tie-break-median = { $what }, sans les { $n } plus faibles et les { $n } plus forts
tie-break-with-forfeits = { $what }; les forfaits comptent comme joués
tie-break-reversed = { $what }; le plus petit d'abord
tie-break-by-match = { $what } (points de rencontre)
tie-break-by-game = { $what } (points de partie)

## walk
## The brackets of C.04.3, walked through.

walk-group = Niveau à { $points }
walk-formed = le groupe à { $points }: { $who }
walk-moved-down = descendus dans ce groupe: { $who }
walk-m0 = descendus
walk-max-pairs = paires formées
walk-m1 = descendus appariés ici
walk-movers-first = ceux qui sont descendus sont appariés d'abord, chacun contre les joueurs du groupe dans l'ordre: { $who }
walk-limbo = sans adversaire ici, et donc plus bas: { $who }
walk-remainder = maintenant le reste
walk-exchange = échange: { $down } en S2, { $up } en S1
walk-without = sans lui: { $why }
walk-natural = l'appariement naturel: { $list }
walk-natural-holds = rien ne s'y oppose
walk-natural-falls = il échoue avec { $one } contre { $other }
walk-not-pair = pas { $who } avec { $other }: { $why }
walk-taken = retenu: { $list }
walk-all-met = chaque critère est pleinement satisfait
walk-cost = ce que cela coûte: { $list }
walk-colours = { $white } a les Blancs contre { $black }: { $rule }; préférences: { $first }, { $second }
walk-floats = { $who } reste ici sans adversaire
walk-floats-because = { $who } reste ici sans adversaire: { $why }
walk-not-instead = pas { $who }: { $why }
walk-bye = l'exempt est { $who }

## what-if
## What would be different.

what-if-paired = Ronde { $n }: telle qu'appariée, et telle qu'elle l'aurait été
what-if-next = Ronde { $n }, la prochaine: maintenant, et avec les changements
what-if-board = Éch.
what-if-as-paired = Telle qu'appariée
what-if-now = Maintenant
what-if-with-changes = Avec les changements
what-if-bye = exempt: { $who }
what-if-otherwise = La ronde { $n } elle-même a été appariée autrement: avec ce qu'on savait alors, à la main, ou par un autre programme. À gauche, ce que les règles prescrivent aujourd'hui sans les changements.
what-if-open = { $n ->
    [one] { $n } partie sans résultat compte ici comme nulle (C.04.2:3.1).
   *[other] { $n } parties sans résultat comptent ici comme nulles (C.04.2:3.1).
}
what-if-none-before = Sans les changements, la ronde { $n } ne peut pas être appariée: { $why }
what-if-none-after = Avec les changements, la ronde { $n } ne peut pas être appariée: { $why }
what-if-no-boards = Aucune ronde ne serait appariée autrement.
what-if-between = Les rondes intermédiaires restent telles que jouées: personne ne connaît le résultat de parties jamais jouées.
what-if-standings = Classement
what-if-name = Nom
what-if-rank = Rang
what-if-points = Points
what-if-new-rank = Nouveau rang
what-if-new-points = Nouveaux points
what-if-same-standings = Le classement reste le même.
what-if-moved = { $n } auraient un autre rang ou d'autres points.

## why
## Why somebody has the rank that he has.

why-rank = { $who }: rang { $n } avec { $points } points
why-by-points-alone = aux points
why-by-place = par la place que donne la forme du tournoi
why-by-lots = par tirage au sort
why-by = au départage { $what }
why-below = derrière { $who } { $by }
why-above = devant { $who } { $by }
why-shares = partage le rang avec { $who }
why-nobody-above = personne n'est devant
why-decides-nothing = ne décide rien ici: plus personne n'était à égalité
why-separates-nobody = ne départage aucun des { $n } à égalité
why-with-nobody-after = { $n ->
    [1] à égalité avec un autre avant, avec personne après
   *[other] à égalité avec { $n } autres avant, avec personne après
}
why-still-tied = { $n ->
    [1] à égalité avec un autre avant, encore à égalité après: { $who }
   *[other] à égalité avec { $n } autres avant, encore à égalité après: { $who }
}
why-round = ronde { $n }:
why-counts = compte
why-running = score après la ronde
why-score = score { $n }
why-adjusted = score { $n } ({ $real } au classement, ajusté selon C.07:16.3)
why-dummy = un adversaire fictif avec son propre score { $n } (C.07:16.4)
why-dummy-opponent = un adversaire fictif avec son propre score { $n }, au plus { $most } de l'adversaire prévu (C.07:16.4)
why-dummy-draws = un adversaire fictif avec son propre score { $n }, au plus { $most } pour des nulles partout (C.07:16.4)
why-oneself = une nulle contre soi-même, propre score { $n }
why-own-value = propre valeur
why-rating = Elo
why-opponent-value = la valeur de l'adversaire
why-board = échiquier { $n }: { $points } points
why-other-points = points
why-starting-list = de la liste de départ
why-cut-lowest = , retiré: la valeur la moins significative (C.07:14)
why-cut-highest = , retiré: la valeur la plus significative (C.07:14)
why-cut-voluntary = , retiré: une ronde volontairement non jouée part d'abord (C.07:16.5)
why-cut-limit = , non compté: l'adversaire est sous la limite (C.07:9.2)
why-sum = somme: { $n }
why-divided = divisé par { $n }
why-rounded = arrondi: { $n }
why-fraction = { $n } points sur { $games } parties: { $result }
why-difference = différence d'Elo correspondante: { $n } (B.02:8.1.1)
why-expected = score attendu à cet endroit: { $at }, un point plus bas: { $below }; requis: { $needed }
why-nothing-scored = aucun point marqué: l'Elo le plus bas moins 800
why-unrated-took-part = abandonné: quelqu'un sans Elo a participé (C.07:10)
why-strength-divisor = le Buchholz est divisé par { $n }
why-by-points = points entre eux
why-by-game-points = points de partie entre eux
why-by-board-count = points pondérés par échiquier entre eux
why-by-top-board = points à l'échiquier { $n } entre eux
why-without-bottom = points sans les { $n } derniers échiquiers
why-not-met = , { $n } non rencontrés: entre { $least } et { $most }
why-nobody-separated = personne n'est départagé

## chart
## What stands in the flow charts of the books: names of charts, nodes and arrows.

chart-new-candidate = nouveau candidat
chart-all-tried = tous essayés
chart-not-perfect = pas parfait
chart-perfect = parfait
chart-next = groupe suivant
chart-last = dernier groupe
chart-bracket = Groupe suivant, depuis le haut: un niveau de points et ceux qui y sont descendus
chart-parameters = M0: combien sont descendus; MaxPairs: combien de paires; M1: combien de M0 sont appariés
chart-subgroups = S1 et S2; descendus qui restent: les limbes
chart-candidate = Candidat: S1 contre S2 depuis le haut; puis le reste, S1R contre S2R
chart-in-remainder = Homogène ou reste: permutation suivante de S2, puis échange suivant
chart-in-heterogeneous = Hétérogène: permutation suivante de S2, puis d'autres descendus en S1
chart-none-left = plus aucune
chart-found = trouvée
chart-no = non
chart-yes = oui
chart-next-group = groupe suivant
chart-last-group = dernier groupe
chart-dutch-2026-title = Le système hollandais de 2026, C.04.3:3
chart-dutch-2026-3-4 = Légal (C1 à C4), et chaque critère C5 à C21 pleinement satisfait?
chart-dutch-2026-3-8 = Le meilleur selon C5 à C21, dans cet ordre; à égalité le premier
chart-dutch-2026-1-4 = Quelqu'un reste-t-il? Il descend au groupe suivant
chart-dutch-2026-5-2 = Tous les groupes appariés: l'exempt (1.5), les couleurs (5.2)
chart-dutch-2017-title = Le système hollandais de 2017, C.04.3:B
chart-dutch-2017-b-4 = Légal (C.1 à C.4), et chaque critère C.5 à C.19 pleinement satisfait?
chart-dutch-2017-b-8 = Le meilleur selon C.5 à C.19, dans cet ordre; à égalité le premier
chart-dutch-2017-a-9 = Le reste peut-il être apparié? Sinon, ce groupe à nouveau avec C.4, et tous les suivants en un seul
chart-dutch-2017-e = Tous les groupes appariés: l'exempt (A.5), les couleurs (E)
chart-original-title = Le suisse d'origine, O7 à O15
chart-original-o7 = Si impair, d'abord l'exempt: le dernier possible du plus bas niveau
chart-original-o9 = Niveau suivant: du haut vers le bas, puis du bas vers le haut, le médian en dernier
chart-original-o10 = Quelqu'un doit-il partir? Le moins possible, près du centre, sans avoir flotté
chart-original-o11 = Aucune paire possible? Tout le niveau va vers le médian
chart-original-o12 = Ceux qui sont venus sont appariés d'abord
chart-original-o13 = Les autres en deux moitiés: d'abord qui n'attend pas la même couleur
chart-original-o14 = Le moins de flottements répétés, puis de couleurs égales? Sinon l'adversaire suivant
chart-original-o21 = Tous les niveaux appariés: couleurs (O15), ordre des échiquiers (O21)
chart-original-o11-to-o9 = aucune
chart-original-o11-to-o12 = si
chart-original-o14-to-o13 = adversaire suivant
chart-original-o14-to-o9 = niveau suivant
chart-original-o14-to-o21 = dernier niveau
chart-dutch-1992-title = La procédure des années 1990, C1 à C14
chart-dutch-1992-a3 = Niveau suivant, depuis le haut, avec ceux qui y sont descendus
chart-dutch-1992-c1 = Un joueur est-il sans adversaire possible selon B1 et B2?
chart-dutch-1992-c2 = x: paires qui peuvent contrarier les couleurs (A8)
chart-dutch-1992-c3 = p: paires à faire (A6)
chart-dutch-1992-c4 = Les p plus forts en S1, les autres en S2
chart-dutch-1992-c5 = Ordonner S1 et S2 (A2)
chart-dutch-1992-c6 = S1 contre S2 depuis le haut: tout est-il respecté?
chart-dutch-1992-c7 = Permutation suivante dans S2 (D1)
chart-dutch-1992-c8 = Niveau homogène ou résiduel: échange suivant entre S1 et S2 (D2)
chart-dutch-1992-c9 = Flotteurs descendants: abandonner B6, puis B5
chart-dutch-1992-c10 = Résiduel: autre adversaire pour le plus petit flotteur; puis abandonner B6, B5 pour les montants
chart-dutch-1992-c11 = x < p? Une paire de plus peut contrarier les couleurs
chart-dutch-1992-c12 = Hétérogène: le niveau précédent peut-il envoyer un autre joueur?
chart-dutch-1992-c13 = Dernier niveau: refaire l'avant-dernier; sinon, les deux n'en font qu'un
chart-dutch-1992-c14 = Diminuer p de 1 (x aussi, s'il était positif)
chart-dutch-1992-a5 = Tous les niveaux appariés: l'exempt (A5), l'ordre des échiquiers (F1)
chart-dutch-1992-c1-to-c12 = venu d'en haut
chart-dutch-1992-c1-to-c13 = dernier niveau
chart-dutch-1992-c6-to-c2 = hétérogène: le résiduel
chart-dutch-1992-c6-to-a3 = homogène: le reste descend
chart-dutch-1992-c8-to-c5 = trouvé
chart-dutch-1992-c8-to-c9 = plus aucun
chart-dutch-1992-c9-to-c4 = abandonné
chart-dutch-1992-c9-to-c10 = rien à abandonner
chart-dutch-1992-c10-to-c7 = autre adversaire
chart-dutch-1992-c12-to-a3 = oui: refaire le précédent
chart-dutch-1992-c13-to-c14 = autres niveaux
chart-dutch-1992-c14-to-c4 = p > 0
chart-dutch-1992-c14-to-a3 = p = 0: tous descendent
chart-dutch-2010-title = La procédure de 2010, C1 à C14
chart-dutch-2010-a3 = Niveau suivant, depuis le haut, avec ceux qui y sont descendus
chart-dutch-2010-c2 = P0 et P1 paires, M0 et M1 descendus, X1 et Z1 couleurs (A6, A8)
chart-dutch-2010-c3 = Exigences: P, B2, A7.d, X et Z, B5 et B6
chart-dutch-2010-c4 = Les P plus hauts en S1, les autres en S2
chart-dutch-2010-c5 = Trier S1 et S2 (A2)
chart-dutch-2010-c6 = S1 contre S2 depuis le haut: P paires selon les exigences?
chart-dutch-2010-c7 = Permutation suivante dans S2 (D1)
chart-dutch-2010-c8 = Homogène ou résiduel: échange suivant (D2); hétérogène: autres descendus en S1 (D3)
chart-dutch-2010-c9 = Résiduel: retour à la partie hétérogène, permutation suivante
chart-dutch-2010-c10 = Abaisser les exigences: a B6, b B5 montants; c B6, d B5 descendants; e X ou Z; f A7.d; g B2
chart-dutch-2010-c12 = Descendus: le niveau précédent peut-il en envoyer d'autres, autant?
chart-dutch-2010-c13 = Dernier niveau: moins de descendus, ou refaire l'avant-dernier; sinon un seul (D4)
chart-dutch-2010-c14 = P1, X1, Z1 diminués de 1; hétérogène d'abord M1
chart-dutch-2010-a5 = Tous les niveaux appariés: l'exempt (A5), l'ordre des échiquiers (F1)
chart-dutch-2010-c1-to-c13 = dernier niveau
chart-dutch-2010-c6-to-a3 = complet: le reste descend
chart-dutch-2010-c6-to-a5 = dernier niveau
chart-dutch-2010-c9-to-c7 = résiduel
chart-dutch-2010-c10-to-c4 = a
chart-dutch-2010-c10-to-c3 = b à g
chart-dutch-2010-c10-to-c12 = plus rien
chart-dutch-2010-c12-to-a3 = oui: refaire le précédent
chart-dutch-2010-c13-to-c14 = autres niveaux
chart-dutch-2010-c14-to-c3 = P1 > 0
chart-dutch-2010-c14-to-c2 = M1 = 0
chart-dutch-2010-c14-to-a3 = P1 = 0: tous descendent
chart-dubov-1997-title = Dubov 1997, chapitres 3 à 9
chart-dubov-1997-4 = Moyennes (ARO); si impair, l'exempt: dernier groupe, plus petit Elo
chart-dubov-1997-5 = Première ronde? Moitié haute contre moitié basse
chart-dubov-1997-6-1 = Groupe de points suivant, depuis le haut
chart-dubov-1997-8 = Les flotteurs d'abord: chacun contre l'Elo le plus haut, si possible de l'autre couleur
chart-dubov-1997-7-1 = Un joueur a-t-il déjà joué tout son groupe? On fait monter un adversaire
chart-dubov-1997-7-2 = Nombre impair? On fait monter un joueur
chart-dubov-1997-7-3 = Plus d'une couleur? La moitié de l'excédent change (7.3, 7.4)
chart-dubov-1997-6-2 = Blancs par ARO croissant, Noirs par Elo décroissant: rang contre rang
chart-dubov-1997-6-3 = Déjà joué? Le Noir suivant plus bas; sinon la ligne au-dessus; sinon un Blanc
chart-dubov-1997-6-4 = Quelqu'un reste-t-il? Il flotte vers le groupe suivant
chart-dubov-1997-f = Tous les groupes appariés: couleurs selon le chapitre 3
chart-dubov-2026-title = Dubov 2026, C.04.4.1:3
chart-dubov-2026-3-1 = Si impair, d'abord l'exempt: moins de points, plus de parties, plus grand numéro
chart-dubov-2026-3-2-1 = Groupe de points suivant, depuis le haut: combien de flotteurs montants
chart-dubov-2026-3-2-2 = Flotteurs montants: le premier ensemble, le meilleur selon C5 à C10 (4.2)
chart-dubov-2026-3-2-3 = G1: qui préfère les Blancs; G2: les autres
chart-dubov-2026-3-2-4 = Qui doit changer de côté? D'abord les inévitables, puis la moitié de l'excédent (4.3)
chart-dubov-2026-1-7 = S1: G1 par ARO croissant; G2 par numéro
chart-dubov-2026-3-2-6 = T2: la première permutation légale de G2; S1 contre T2 (4.4)
chart-dubov-2026-5-2 = Tous les groupes appariés: couleurs
chart-burstein-2026-title = Burstein 2026, C.04.4.2:3
chart-burstein-2026-1-6 = Une des premières rondes? La moitié arrondie vers le bas, quatre au plus
chart-burstein-2026-dutch = Appariée par le système hollandais (C.04.3)
chart-burstein-2026-3-1 = Si impair, d'abord l'exempt: moins de points, plus de parties, Index le plus bas
chart-burstein-2026-3-2 = Groupe suivant, depuis le haut: résidents et flotteurs descendus
chart-burstein-2026-1-8 = Classés par l'Index: Buchholz, Sonneborn-Berger, numéro
chart-burstein-2026-3-2-2 = Le premier appariement, le meilleur selon C5 à C8: chacun à son tour reçoit le dernier adversaire possible (4.3); qui n'en reçoit pas flotte
chart-burstein-2026-5-2 = Tous les groupes appariés: couleurs
chart-lim-2026-title = Lim 2026, C.04.4.3
chart-lim-2026-1-1 = Si impair, d'abord l'exempt: le dernier possible du plus bas niveau
chart-lim-2026-2-2 = Niveau suivant: du haut vers le bas, puis du bas vers le haut, le médian en dernier
chart-lim-2026-2-3 = Quelqu'un doit-il partir? Qui n'a pas d'adversaire, et le moins possible d'autres (3.2, 3.9, 3.10)
chart-lim-2026-2-6 = Le médian est-il bloqué? Une paire du voisin qui a envoyé le moins est séparée
chart-lim-2026-3-8 = Ceux qui sont venus d'abord, si possible avec l'autre couleur attendue
chart-lim-2026-2-4 = Moitié supérieure contre moitié inférieure
chart-lim-2026-4-2 = Compatibles, le reste appariable, couleurs convenables? Sinon le suivant dans l'ordre des échanges
chart-lim-2026-5 = Tous les niveaux appariés: couleurs
chart-lim-2026-2-6-to-2-2 = bloqué
chart-lim-2026-2-6-to-3-8 = pas bloqué
chart-lim-2026-4-2-to-2-4 = joueur suivant

## cli-file
## Reading and writing files on the command line. Sentences begin small where a word stands before them.

cli-file-tally-errors = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
cli-file-tally-warnings = { $n ->
    [one] { $n } avertissement
   *[other] { $n } avertissements
}
cli-file-tally-notes = { $n ->
    [one] { $n } remarque
   *[other] { $n } remarques
}
cli-file-tally-none = aucun problème
cli-file-points-unknown = { $name } ne dit pas ce que valent les résultats, et ses points ne le disent pas non plus. Corrigez-les, ou déclarez le barème (enregistrement 162 du TRF26, XXS, BBW).
cli-file-more-like-it = { $n ->
    [one] { $n } autre cas est semblable.
   *[other] { $n } autres cas sont semblables.
}
cli-file-standard-input = l'entrée standard
cli-file-is-directory = { $name } est un dossier. Nommez un des fichiers de tournoi qu'il contient.
cli-file-no-file = le fichier { $name } n'existe pas. Vérifiez son orthographe et le dossier où vous êtes.
cli-file-may-not-read = vous n'avez pas le droit de lire { $name }. Demandez à son propriétaire, ou copiez-le là où vous pouvez le lire.
cli-file-not-read = { $name } n'a pas pu être lu: { $why }.
cli-file-report-too-large = { $name } dépasse { $size }. Un fichier de rapport (TRF) de 9999 joueurs fait environ deux mégaoctets: ce n'en est donc guère un; les tournois plus grands se gardent dans le format JSON de Ronde.
cli-file-empty = { $name } est vide. Exportez-le de nouveau depuis son programme d'origine.
cli-file-is-not = { $name }: { $why }.
cli-file-no-tournament-file = { $name } n'est pas un fichier de tournoi que Ronde sait lire: { $why }. Ronde lit les fichiers de rapport (TRF), son propre format JSON, les fichiers de Swiss-Manager, Papi et Vega, les parties (PGN), les tableaux de joueurs (CSV, xlsx), et les archives (zip) qui en contiennent un.
cli-file-json-too-large = { $name } dépasse { $size }. Si c'est juste, autorisez davantage avec --max-size.
cli-file-reading = lecture
cli-file-at-spot = { $name }, { $spot }: { $why }.
cli-file-contradicts = { $name } se contredit: { $why }
cli-file-and-more = Et { $n } de plus.
cli-file-is-event = { $name } est une manifestation de Ronde. `ronde export` en écrit un fichier de tournoi.
cli-file-no-heads = { $name }: aucune ligne du tableau ne porte d'en-têtes comme Nom et Elo. Écrivez-les au-dessus des colonnes, ou inscrivez les joueurs avec `ronde serve`.
cli-file-damaged-table = le tableau est endommagé et n'a pas pu être lu
cli-file-write-directory = { $name } est un dossier. Nommez un fichier à y écrire.
cli-file-write-nowhere = { $name } ne peut pas être écrit: ce dossier n'existe pas. Créez-le d'abord, ou vérifiez son orthographe.
cli-file-write-denied = vous n'avez pas le droit d'écrire { $name }, ou il est en lecture seule. Choisissez un autre endroit; ce qui était là est inchangé.
cli-file-not-written = { $name } n'a pas pu être écrit: { $why }. Ce qui était là est inchangé.
cli-file-no-output = la sortie standard n'a pas pu être écrite: { $why }
cli-file-no-picture = il n'en existe pas d'image. Écrivez-le en .txt, .csv ou .json.
cli-file-trfx-name = TRF16 avec les enregistrements de JaVaFo
cli-file-bbp-name = TRF16 avec les enregistrements de bbpPairings
cli-file-write-a-size = écrivez une taille comme 500MB ou 2GB
cli-file-bytes = { $n } octets
cli-file-name-a-folder = { $why }; nommez-en un avec --data.
cli-file-no-data-folder = votre dossier de données n'est pas connu. Nommez-en un avec --data.
cli-file-pages-not-written = les pages n'ont pas pu être écrites dans { $name }: { $why }.
cli-file-write-a-language = écrivez { $codes } ou { $last }

## cli-end
## How a command ends.

cli-end-error = erreur:
cli-end-internal = erreur interne:
cli-end-apology = Ronde s'est arrêté à cause d'une erreur de son propre code, pas de ce que vous avez fait. Aucun fichier n'est resté écrit à moitié. Merci de le signaler avec le fichier et cette ligne: { $said }. Avec RUST_BACKTRACE=1 dans l'environnement, il en dit plus.
cli-end-no-message = pas de message
cli-end-not-ready = le programme n'a pas pu se préparer: { $why }.

## cli-event
## Events on the command line: made, written, handed to another machine.

cli-event-several-events = { $name } contient plus d'une manifestation.
cli-event-name-a-file = une manifestation garde le fichier dont elle est issue: nommez un fichier et non l'entrée standard.
cli-event-is-event-already = { $name } est déjà une manifestation: `ronde verify` et `ronde export` la lisent, et avec --into ou --data elle est mise dans une base.
cli-event-there-already = { $name } existe déjà. Nommez un autre fichier avec -o, ou le même pour le remplacer.
cli-event-cannot-become = { $name } ne peut pas devenir une manifestation: { $why }
cli-event-made = { $name }: { $players }, { $rounds }
cli-event-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
cli-event-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
cli-event-not-certain = pas certain: { $what }
cli-event-head = fin du journal: { $head }
cli-event-head-of = fin de { $journal }: { $head }
cli-event-not-taken = { $name } n'a pas été mis dans { $there }: { $why }.
cli-event-if-that-machine = Si c'est celui-là: --machine { $to }.
cli-event-leave-machine-out = Omettez --machine, ou nommez une autre base avec --into.
cli-event-look-at-it = `ronde verify { $there }` l'examine.
cli-event-once-in-a-store = Une base contient une manifestation une seule fois, et celle-ci ne se copie pas sous un autre nom, puisque chaque acte porte le nom de son journal: --into nomme une autre base.
cli-event-another-backup = Prenez une autre sauvegarde.
cli-event-new-journals = { $n ->
    [one] { $n } nouveau journal
   *[other] { $n } nouveaux journaux
}
cli-event-new-acts = { $n ->
    [one] { $n } nouvel acte
   *[other] { $n } nouveaux actes
}
cli-event-nothing-new = rien de nouveau
cli-event-open-here = ouverte: elle s'écrit ici désormais
cli-event-locked-here = verrouillée ici: elle s'écrit sur { $machine } jusqu'à son retour
cli-event-not-whole = incomplet: { $what }
cli-event-draft-left-out = la ronde { $n } est un brouillon et a été omise
cli-event-no-name-for-format = la sortie standard n'a pas de nom qui dise le format. Dites-le avec --to, par exemple --to trf26 ou --to json.
cli-event-which-format = le nom { $name } ne dit pas quel format écrire. Terminez-le par .trf, .json, .csv ou .ronde, ou dites-le avec --to.
cli-event-damaged = { $name } est endommagé, et rien n'a été écrit: { $why }. `ronde verify { $name }` dit tout ce qui ne va pas; revenez à la dernière copie juste.
cli-event-no-tournament = il n'y a pas de tournoi dans { $name }.
cli-event-which-tournament = il y a { $n } tournois dans { $name }. Dites lequel avec --tournament: { $list }.
cli-event-unknown-tournament = { $asked } n'est pas un tournoi de { $name }, ou en désigne plusieurs. Il y a: { $list }.
cli-event-which-event-of = il y a { $n } manifestations dans { $name }. Dites laquelle par le nom d'un de ses tournois, avec --tournament.
cli-event-written-here-again = { $name } s'écrit de nouveau ici
cli-event-locked-all-the-same = La manifestation est tout de même verrouillée ici, puisqu'elle va à { $machine }: `{ $command }` écrit le fichier.
cli-event-handed-over = { $name } s'écrit désormais sur { $machine }, et est verrouillée ici. Mettez { $file } dans la base de là-bas: { $command }
cli-event-other-machine = l'ordinateur de cette base s'appelle { $kept }, et non { $said }. Omettez --machine.
cli-event-name-to-take-back = nommez cet ordinateur avec --machine: une manifestation se reprend là où elle est chez elle, et nulle part ailleurs.
cli-event-name-to-leave = cette manifestation n'a pas encore quitté son ordinateur: nommez celui-ci avec --machine, pour qu'on sache où elle revient.
cli-event-no-event = il n'y a pas de manifestation dans { $name }.
cli-event-which-event = dites avec --event quelle manifestation de { $name } est visée: { $list }.
cli-event-no-sqlite = { $name } n'est pas un fichier SQLite de Ronde.
cli-event-unpacked-too-large = { $name } contient plus de { $size } de texte une fois décompressé. Si c'est juste, autorisez davantage avec --max-size.
cli-event-no-event-file = { $name } n'est pas une manifestation de Ronde. Une manifestation est un fichier qui finit par .{ $ending }; un fichier de tournoi d'un autre programme en devient une par `ronde import`.

## cli-serve
## The desk, started from the command line.

cli-serve-closed = Fermé. Tout est sur le disque.
cli-serve-owner-comes-in = Le propriétaire entre à l'adresse du proxy, une fois: /join/{ $code }
cli-serve-open-at = Ronde est ouvert à { $address }
cli-serve-in-the-hall = Dans la salle: { $address }
cli-serve-kept-in = Tout est gardé dans { $place }. Arrêter avec Ctrl+C.
cli-serve-what-it-can-do = Ce que sait faire la ligne de commande: ronde examples
cli-serve-open-that = Ouvrez cette adresse dans un navigateur.
cli-serve-no-threads = pas de fils d'exécution: { $why }
cli-serve-network = le réseau a fait défaut: { $why }.
cli-serve-no-random = le système ne fournit pas de nombres aléatoires: { $why }.
cli-serve-address-taken = { $address } n'est pas utilisable: { $why }; nommez-en une autre avec --listen.

## cli-verify
## What `ronde verify` has found.

cli-verify-wrong = FAUX: { $what }
cli-verify-event = manifestation
cli-verify-tournament = tournoi
cli-verify-tournament-hidden = tournoi, masqué
cli-verify-acts = { $n ->
    [one] { $n } acte
   *[other] { $n } actes
}
cli-verify-undone = { $n ->
    [one] { $n } annulé
   *[other] { $n } annulés
}
cli-verify-head = fin { $head }
cli-verify-began-with-file = a commencé par le fichier { $file }, qui n'a pas de rondes
cli-verify-round-from-file = ronde { $n }: du fichier { $file }, pas appariée ici (ronde check la compare)
cli-verify-rounds-from-file = rondes { $first } à { $last }: du fichier { $file }, pas appariées ici (ronde check les compare)
cli-verify-act = acte { $n }
cli-verify-act-taken-back = acte { $n }, repris plus tard
cli-verify-paired-by = appariée par { $engine }, ceci est { $this }
cli-verify-agrees = ronde { $n }: concorde ({ $act }, { $engine })
cli-verify-differs = ronde { $n }: DIFFÈRE ({ $act }, { $engine })
cli-verify-no-answer = ronde { $n }: NE PEUT PAS ÊTRE RÉAPPARIÉE ({ $act }, { $engine }): { $why }
cli-verify-by-hand = ronde { $n }: faite à la main, { $how } ({ $act })
cli-verify-by-hand-otherwise = ronde { $n }: faite à la main, { $how }; PAS ce qui avait été noté alors ({ $act })
cli-verify-pair-added = ronde { $n }: { $pair } a été ajoutée à la main ({ $act })
cli-verify-as-engine = comme l'aurait fait le moteur
cli-verify-engine-had-none = là où le moteur n'avait pas d'appariement
cli-verify-boards-not-engine = { $n ->
    [one] { $n } échiquier autre que celui du moteur
   *[other] { $n } échiquiers autres que ceux du moteur
}
cli-verify-boards-other-colours = { $n ->
    [one] { $n } échiquier avec d'autres couleurs
   *[other] { $n } échiquiers avec d'autres couleurs
}
cli-verify-fewer-boards = avec moins d'échiquiers que le moteur
cli-verify-only-journal = seulement dans le journal: { $what }
cli-verify-only-engine = seulement selon le moteur: { $what }
cli-verify-colours-exchanged = le moteur inverse les couleurs: { $what }
cli-verify-other-tables = les mêmes paires sont à d'autres tables
cli-verify-other-numbers = la liste de départ d'alors est une autre
cli-verify-other-floats = les flotteurs sont autres
cli-verify-other-dropped = d'autres souhaits de ne pas se rencontrer ont dû être abandonnés
cli-verify-player = joueur { $id }
cli-verify-has-pairing-bye = { $who } est exempt
cli-verify-has-full-bye = { $who } a un bye d'un point
cli-verify-has-half-bye = { $who } a un bye d'un demi-point
cli-verify-is-absent = { $who } est absent
cli-verify-wins-alone = { $who } gagne sans adversaire
cli-verify-loses-alone = { $who } perd sans adversaire
cli-verify-paired-again = { $n ->
    [one] { $n } ronde réappariée
   *[other] { $n } rondes réappariées
}
cli-verify-made-by-hand = { $n ->
    [one] { $n } faite à la main
   *[other] { $n } faites à la main
}
cli-verify-good = { $name } est juste: { $said }
cli-verify-intact = { $name } est intact, mais { $differ }: { $said }
cli-verify-not-good = { $name } n'est PAS juste: { $things }; { $said }
cli-verify-not-good-differs = { $name } n'est PAS juste: { $things }, { $differ }; { $said }
cli-verify-things-wrong = { $n ->
    [one] { $n } chose fausse
   *[other] { $n } choses fausses
}
cli-verify-rounds-differ = { $n ->
    [one] { $n } ronde diffère
   *[other] { $n } rondes diffèrent
}
cli-verify-pairing-again = réappariement
cli-verify-to-go = encore { $left }

## cli-players
## Rating lists on the command line.

cli-players-no-list = il n'y a pas encore de liste Elo dans { $folder }. Téléchargez la liste des joueurs de la FIDE (TXT ou XML, zippée ou non) et importez-la: ronde players import players_list.zip
cli-players-nobody-called = personne ne s'appelle «{ $words }» dans { $lists }.
cli-players-nobody-numbered = personne n'a le numéro { $number } dans { $lists }.
cli-players-the-list = la liste { $name }
cli-players-the-lists = les listes { $names }
cli-players-and = { $a } et { $b }
cli-players-nobody-has-elo = { $source } donnerait un Elo de { $elo }, que personne n'a: les Elo vont jusqu'à { $highest }.
cli-players-is-elo = { $source } correspond à un Elo de { $rating } (dutch-1992:A1)
cli-players-no-scale = «{ $name }» n'est pas une échelle convertible: { $names }.
cli-players-entries-too-large = { $name } dépasse 64 MB: aucune liste d'inscriptions n'est si grande.
cli-players-line-ambiguous = ligne { $line }, { $written }: { $why }; ce peut être
cli-players-line-unknown = ligne { $line }, { $written }: pas dans les listes
cli-players-line-empty = ligne { $line }, { $written }: ni nom ni numéro
cli-players-matched = { $n } lignes sur { $all } sont attribuées
cli-players-not-imported = { $name }: { $why }. Les listes importées avant sont inchangées.
cli-players-columns = colonnes: { $words }
cli-players-indexing = indexation de { $n } joueurs
cli-players-line-left-out = la ligne { $line } est omise: { $why }
cli-players-more-left-out = { $n ->
    [one] et { $n } autre ligne est omise
   *[other] et { $n } autres lignes sont omises
}
cli-players-ready = { $players } joueurs de { $source } ({ $dated }) sont prêts pour la recherche; avec un Elo: { $standard } standard, { $rapid } rapide, { $blitz } blitz
cli-players-replaced = ils remplacent { $players } joueurs du { $dated }
cli-players-head-number = Numéro
cli-players-head-title = Titre
cli-players-head-name = Nom
cli-players-head-federation = Féd
cli-players-head-born = Né en
cli-players-head-standard = Standard
cli-players-head-rapid = Rapide
cli-players-head-blitz = Blitz
cli-players-head-club = Club
cli-players-head-other = Autres listes
cli-players-head-list = Liste
cli-players-head-date = Date
cli-players-forgiven = ~ trouvé malgré une faute de frappe
cli-players-unrated = sans Elo
cli-players-only-in = seulement dans { $source }
cli-players-fide-number = Numéro FIDE
cli-players-federation = Fédération
cli-players-other-titles = Autres titres
cli-players-inactive = Inactif
cli-players-yes = oui

## cli-plan
## What `ronde plan` asks for.

cli-plan-no-amount = écrivez NOM=MONTANT, par exemple programmes=120
cli-plan-no-name = écrivez un nom avant le =, par exemple programmes=120
cli-plan-no-day = écrivez l'année, le mois et le jour d'une date qui existe, par exemple 2027-04-02

## cli-example
## Commands to try. The first line stands behind the name and the version.

cli-example-title = tournois d'échecs, appariés exactement et expliqués
cli-example-desk = Le bureau dans un navigateur:
cli-example-or-serve = ou ronde serve: diriger un tournoi
cli-example-try-it = Essayez avec l'exemple, puis mettez un de vos fichiers (TRF ou JSON) à sa place:
cli-example-inspect = ce qu'il contient, ce qui ne va pas
cli-example-pair = la prochaine ronde
cli-example-pair-reasons = la prochaine ronde, et pourquoi
cli-example-explain = la prochaine ronde en mots simples
cli-example-check = les rondes sont-elles bien appariées?
cli-example-standings = les rangs, avec tous les départages
cli-example-rate = l'effet sur les Elo
cli-example-norms = normes faites ou à portée
cli-example-write = Écrire des fichiers; celui qui est lu reste tel quel:
cli-example-pair-to = avec la prochaine ronde en plus
cli-example-convert = le même dans un autre format
cli-example-generate = un tournoi pour s'exercer
cli-example-report = ce qu'on envoie à une fédération
cli-example-before = Avant la manifestation, et pendant:
cli-example-simulate = qui gagnera, qui rencontrera qui
cli-example-plan = ce que cela coûte et rapporte
cli-example-simulate-rounds = l'effet du nombre de rondes
cli-example-schedule = tous les autres tournois
cli-example-players-import = la liste de la FIDE, à consulter
cli-example-players-search = qui est-ce?
cli-example-more = En savoir plus:
cli-example-help = toutes les commandes
cli-example-help-pair = une commande et toutes ses options
cli-example-from-source = Depuis une copie du code source, `cargo run --release --` tient lieu de `ronde`.

## usage
## What stands around the help of commands, and what is said of arguments that are wrong.

usage-usage = Utilisation:
usage-commands = Commandes:
usage-arguments = Arguments:
usage-options = Options:
usage-any-options = [OPTIONS]
usage-default = [par défaut:
usage-alias = [alias:
usage-aliases = [alias:
usage-possible-inline = [valeurs possibles:
usage-possible = Valeurs possibles:
usage-name-section = NOM
usage-synopsis-section = SYNOPSIS
usage-description-section = DESCRIPTION
usage-options-section = OPTIONS
usage-commands-section = COMMANDES
usage-extra-section = EN PLUS
usage-version-section = VERSION
usage-error = erreur:
usage-tip = conseil:
usage-more-help = Pour en savoir plus, essayez '{ $flag }'.
usage-no-equals = il faut un signe égal pour donner une valeur à '{ $arg }'
usage-unknown-command = commande inconnue '{ $name }'
usage-required = il manque ces arguments obligatoires:
usage-no-command = '{ $name }' demande une commande, et il n'y en a pas
usage-which-commands = [commandes: { $list }]
usage-too-many = valeur '{ $value }' de trop pour '{ $arg }'
usage-too-few = '{ $arg }' demande { $least } valeurs; il n'y en a que { $n }
usage-wrong-number = '{ $arg }' demande { $wanted } valeurs, et il y en a { $n }
usage-unknown-argument = argument inattendu '{ $arg }'
usage-not-utf8 = un argument au moins n'est pas en UTF-8
usage-repeated = l'argument '{ $arg }' ne peut être donné qu'une fois
usage-conflict = l'argument '{ $arg }' ne va pas avec '{ $other }'
usage-conflicts = l'argument '{ $arg }' ne va pas avec:
usage-no-value = '{ $arg }' demande une valeur, et il n'y en a pas
usage-which-values = [valeurs possibles: { $list }]
usage-wrong-value = valeur '{ $value }' incorrecte pour '{ $arg }'
usage-because = { $what }: { $why }
usage-number-empty = il n'y a pas de nombre
usage-number-large = le nombre est trop grand
usage-number-small = le nombre est trop petit
usage-number-digit = ce n'est pas un nombre entier
usage-number-range = { $n } n'est pas dans { $range }
usage-similar-command = une commande semblable existe: { $list }
usage-similar-commands = des commandes semblables existent: { $list }
usage-similar-argument = un argument semblable existe: { $list }
usage-similar-arguments = des arguments semblables existent: { $list }
usage-similar-value = une valeur semblable existe: { $list }
usage-similar-values = des valeurs semblables existent: { $list }
usage-as-value = pour donner '{ $arg }' comme valeur, écrivez '{ $with }'
usage-exists = '{ $what }' existe

## command (by key)
## The help of commands: `PATH-about` and `PATH-more` for a command, `PATH-ARGUMENT` for what it takes; an
## argument that several commands share may stand under `any`.

command-ronde-about = Tournois d'échecs, appariés exactement et expliqués.
command-ronde-more = Seul, il ouvre le bureau dans un navigateur. Ses commandes apparient, vérifient, inventent et convertissent des tournois. Il lit les fichiers en usage: TRF06, TRF16, TRF26, les dialectes de JaVaFo et de bbpPairings, et le format JSON de Ronde. Les résultats vont à la sortie standard, les messages à l'erreur standard; - comme nom de fichier désigne l'entrée ou la sortie standard.
command-inspect-about = Montrer ce que contient un fichier de tournoi, ce qui manque pour la prochaine ronde, et ce qui ne va pas
command-inspect-more = Chaque problème est montré avec la ligne et un repère sous la colonne, ce qui a été supposé, et comment le corriger.
command-any-file = Fichier de tournoi; - est l'entrée standard
command-any-from = Format du fichier; reconnu tout seul s'il n'est pas donné
command-any-max-size = Plus grand fichier à lire: 2GB pour JSON si rien n'est dit; jamais plus de 64MB pour les autres
command-inspect-json = Tout écrire en JSON, pour des programmes
command-inspect-strict = Finir avec le code 3 si le fichier a un problème
command-inspect-all = Montrer tous les problèmes, pas seulement les 20 premiers
command-convert-about = Écrire un tournoi dans un autre format
command-convert-more = Ce qu'est un fichier, ses octets le disent: TRF, JSON, fichiers de Swiss-Manager (.TUNX), Papi et Vega, parties (PGN), tableaux de joueurs (CSV, xlsx), et archives (zip) qui en contiennent un. Ce qu'il faut écrire suit du nom (.trf, .trfx, .txt, .json, .pgn, .csv, .xlsx) ou de --to. Un fichier .trf est écrit dans le genre de TRF qui a été lu, et en TRF26 si autre chose a été lu. Les problèmes du fichier, et tout ce que le nouveau format ne peut contenir, sont dits sur l'erreur standard. La cible est écrite à côté de sa place et renommée une fois complète: elle peut donc être le fichier lu, et n'est jamais laissée écrite à moitié.
command-convert-output = Fichier à écrire; - est la sortie standard
command-any-to = Format à écrire
command-convert-strict = Ne rien écrire, et finir avec le code 3, si le fichier a un problème ou si quelque chose se perdrait
command-convert-estimate = Estimation pour un joueur sans Elo: "7=1850 club list", ou "7=INGO 120" et "7=BCR 150", qui sont convertis; peut être répété
command-convert-initial-list = Renuméroter les joueurs selon la liste initiale de ce livre, avant l'appariement de la ronde 1
command-convert-line-ending = Fin des lignes d'un TRF; comme dans le fichier lu si rien n'est dit
command-pair-about = Apparier la prochaine ronde d'un tournoi, selon les règles de la FIDE et avec ses raisons
command-pair-more = Écrit le nombre de paires, puis une ligne `blancs noirs` par échiquier dans l'ordre, et l'exempt comme `numéro 0`, comme les moteurs connus. Les règles retenues sont dites sur l'erreur standard. Une ronde que le fichier contient déjà peut être réappariée avec --round; elle l'est alors d'après les rondes précédentes, avec les byes demandés.
command-any-system = Système d'appariement; celui que nomme le fichier si rien n'est dit
command-any-edition = Édition des règles; sinon selon le code du fichier, sinon selon ses dates, sinon celle en vigueur
command-any-rounds = Nombre de rondes du tournoi, si le fichier ne le déclare pas
command-any-initial-colour = Couleur tirée pour le premier joueur, si ni le fichier ni sa ronde 1 ne la montrent
command-pair-round = Ronde à apparier; celle qui suit la dernière appariée si rien n'est dit
command-pair-output = Écrire le tournoi avec la ronde ajoutée (.trf, .trfx, .json), ou sous tout autre nom la simple liste des paires
command-pair-json = Écrire échiquiers et raisons en JSON, pour des programmes (docs/pairing-json.md)
command-pair-reasons = Dire pourquoi: pour chaque groupe ce qui a décidé, et ce qui excluait les autres solutions. Prend plus de temps
command-check-about = Réapparier chaque ronde de fichiers de tournoi, et dire où elles diffèrent
command-check-more = Une ronde peut être celle que prescrivent les règles; illégale, avec l'article enfreint; légale mais autre, avec le premier critère où elle est moins bonne; ou juste sauf les couleurs. Un tournoi joué selon un calendrier est comparé avec lui. Les points sont recomptés, et les rangs comparés avec les départages que le fichier déclare (enregistrements 202 et 212) ou que nomme --tie-breaks; sans aucun, avec les seuls points. Les dossiers sont fouillés pour .trf, .trfx, .txt, .json, .tunx, .papi et .tdf. Le code de sortie n'est 0 que si chaque ronde de chaque fichier est celle que prescrivent les règles, que points et rangs sont justes, et qu'aucun fichier n'a d'erreur.
command-check-files = Fichiers de tournoi, et dossiers qui en contiennent; - est l'entrée standard
command-check-tie-breaks = Départages que suivent les rangs, par exemple DE,BH/C1,SB; ceux du fichier si rien n'est dit
command-check-rules = Règles de départage: selon la date de la manifestation si rien n'est dit, sinon 2026
command-check-hindsight = Pour chaque ronde qui diffère, supposer d'autres numéros, un autre résultat ou deux joueurs tenus séparés, et dire ce qui en ferait la ronde prescrite
command-check-json = Écrire les verdicts en JSON, pour des programmes (docs/pairing-json.md)
command-check-from = Format des fichiers; reconnu tout seul s'il n'est pas donné
command-explain-about = Expliquer une ronde en mots simples: pourquoi ces deux-là, ces couleurs, ce flotteur, cet exempt
command-explain-more = D'abord ce qu'un arbitre dirait à un joueur, puis chaque étape avec son article: le groupe, qui est descendu et pourquoi, ce qui vient naturellement, ce qui l'excluait, ce que coûte l'appariement choisi. Une ronde que le fichier contient est expliquée d'après les rondes précédentes; une ronde qu'il ne contient pas est celle qui serait appariée. Si la ronde du fichier n'est pas celle que prescrivent les règles, c'est dit d'abord. Avec --why-not, la paire est imposée et la réponse est ce qui empire, ou l'article qui l'interdit. S'il n'existe aucun appariement, les faits qui l'interdisent sont énumérés, avec ce que l'arbitre peut faire; le code de sortie est alors 1. Le fichier peut aussi être une manifestation (.ronde) ou une base, dont les brouillons sont omis.
command-explain-round = Ronde à expliquer; la prochaine à apparier si rien n'est dit, sinon la dernière
command-explain-board = Seulement cet échiquier, à partir de 1
command-explain-player = Seulement ce joueur, par numéro ou nom
command-explain-why-not = Pourquoi ces deux-là ne se rencontrent pas, chacun par numéro ou nom
command-any-lang = Langue
command-any-tournament = Quel tournoi d'une manifestation, par sa place ou son nom; nécessaire s'il y en a plusieurs
command-explain-json = Écrire du JSON, pour des programmes (docs/pairing-json.md)
command-explain-format = Forme; selon la fin du nom de fichier si rien n'est dit, sinon texte
command-explain-output = Fichier à écrire; sa fin (.html, .pdf, .json, .txt) dit la forme
command-generate-about = Inventer des tournois au hasard, appariés selon les règles ronde par ronde
command-generate-more = La graine est écrite d'abord et inscrite dans le fichier; la même graine et les mêmes options donnent le même tournoi pour toujours. Tout ce qui n'est pas demandé est tiré au sort de la graine: byes de toute sorte, forfaits, inscriptions tardives, abandons, points virtuels, paires interdites, barèmes. Avec --plain il n'y a que des parties. Une fréquence est 20 ou 1/20 pour une fois sur vingt, 5% pour la même, et 0 pour jamais.
command-generate-players = Nombre de joueurs
command-generate-rounds = Nombre de rondes
command-generate-system = Système d'appariement
command-generate-edition = Édition des règles; celle en vigueur si rien n'est dit
command-generate-plain = Des parties et rien d'autre, sauf ce que demandent d'autres options
command-generate-model = Elo, points et fréquences de ce tournoi
command-generate-initial-colour = Couleur du premier joueur à la ronde 1
command-generate-points = Points pour gain, nulle et perte, par exemple 3/1/0
command-generate-pairing-bye = Points de l'exempt
command-generate-acceleration = Points virtuels
command-generate-forbidden = Groupes de joueurs qui ne peuvent pas se rencontrer, par exemple 2x3 pour deux groupes de trois
command-generate-lowest-rating = Aucun Elo n'est au-dessous
command-generate-highest-rating = Aucun Elo n'est au-dessus
command-generate-rating-groups = Combien les Elo sont proches; plus, c'est plus proche
command-generate-rating-separator = De combien le milieu des Elo est au-dessous du milieu de l'intervalle
command-generate-unrated = Joueurs sans Elo
command-any-draws = Nulles sur cent parties; selon les Elo si rien n'est dit
command-generate-forfeits = Parties non jouées parce que quelqu'un ne vient pas
command-generate-double-forfeits = Celles d'entre elles où personne ne vient
command-generate-quick-games = Parties trop courtes pour compter pour l'Elo
command-generate-unusual = Parties qui finissent ½-0 ou 0-0 par décision de l'arbitre
command-generate-late-entries = Joueurs qui arrivent après la ronde 1
command-generate-withdrawals = Joueurs qui partent pour de bon, tirés avant chaque ronde
command-generate-half-byes = Byes d'un demi-point, tirés pour chaque joueur avant chaque ronde
command-generate-full-byes = Byes d'un point
command-generate-zero-byes = Byes sans point
command-any-seed = Graine; une nouvelle si rien n'est dit
command-generate-output = Fichier à écrire; - ou rien est la sortie standard
command-generate-count = Nombre de tournois, avec cette graine et les suivantes
command-generate-into = Dossier pour eux, créé s'il n'existe pas; chacun porte le nom de sa graine
command-generate-to = Format à écrire: selon le nom du fichier si rien n'est dit, sinon TRF26
command-simulate-about = Jouer la suite d'une manifestation, ou une manifestation prévue, de nombreuses fois
command-simulate-more = Dit les chances de gagner, de prix et de normes, les points à attendre, et les adversaires probables de la prochaine ronde. Avec plusieurs systèmes, nombres de rondes ou accélérations, il les compare sur les mêmes joueurs avec la même chance: comme le classement suit les Elo, comme les adversaires sont égaux, couleurs, flotteurs, parties inégales. Avec --fairness il dit ce qui, dans les couleurs, flotteurs et adversaires d'une manifestation, est inhabituel ou non. Les Elo décident des parties. La graine est écrite d'abord; la même graine donne la même réponse quel que soit le nombre de fils d'exécution.
command-simulate-file = Fichier de tournoi, tel qu'il est; - est l'entrée standard
command-simulate-players = Sans fichier: nombre de joueurs d'une manifestation prévue
command-simulate-rounds = Nombre de rondes; plusieurs pour les comparer, par exemple 7,9,11
command-simulate-system = Système d'appariement; celui que nomme le fichier si rien n'est dit, sinon le néerlandais
command-simulate-edition = Édition des règles; comme pour ronde pair si rien n'est dit
command-simulate-compare = Comparer des systèmes, par exemple dutch-2026,dubov-2026; un seul est comparé avec celui de la manifestation
command-simulate-accelerate = Comparer des accélérations, par exemple none,baku; une seule est comparée avec celle de la manifestation
command-simulate-lowest-rating = Aucun Elo n'est au-dessous, dans une manifestation prévue
command-simulate-highest-rating = Aucun Elo n'est au-dessus, dans une manifestation prévue
command-any-tie-breaks = Départages dans l'ordre, par exemple DE,BH/C1,SB; ceux du fichier si rien n'est dit
command-simulate-prizes = Chances de prix: all:1000,600,400;women:500,100 (catégories comme pour ronde standings)
command-any-sharing = Comment les ex æquo se les partagent
command-any-cumulative = Un joueur peut gagner plusieurs prix
command-simulate-exempt = Pour les normes: la manifestation est dispensée des règles sur les fédérations (B.01:1.4.3)
command-simulate-lang = Langue des tableaux et graphiques
command-simulate-plays = Nombre de parties simulées du tournoi; 10000 si rien n'est dit, et pour --fairness assez pour trouver quelqu'un d'inhabituel (200 par joueur)
command-simulate-threads = Fils d'exécution; autant que l'ordinateur a de cœurs si rien n'est dit
command-simulate-fairness = Rejouer les rondes de la manifestation et dire ce qui est inhabituel dans les couleurs, flotteurs et adversaires
command-any-all = Montrer tout le monde
command-simulate-json = Écrire du JSON, pour des programmes (docs/simulate-json.md)
command-simulate-svg = Dossier pour les graphiques, créé s'il n'existe pas
command-schedule-about = Faire des calendriers: toutes rondes, Scheveningen, Schiller, Berlin, Molter, coupes
command-schedule-more = Chaque sorte écrit ses rondes en tableau. --csv, --json, --trf et --svg donnent une autre forme, et -o écrit un fichier dans la forme que promet son nom. Un fichier TRF est le tournoi entier sans résultats: saisissez-les avec n'importe quel programme, puis `ronde schedule next` continue une coupe ou un tournoi berlinois, et `ronde schedule check` compare un fichier avec son calendrier.
command-schedule-round-robin-about = Tous contre tous, selon la table de Berger (C.05 annexe 1)
command-any-players = Nombre de joueurs, ou d'équipes
command-schedule-round-robin-cycles = Combien de fois chacun rencontre chacun
command-schedule-round-robin-double = Deux cycles, les deux dernières rondes du premier échangées, comme la FIDE le recommande
command-schedule-round-robin-rutsch = Par le pivot de Rütsch: les mêmes paires dans un autre ordre, avec d'autres couleurs
command-any-teams-of = Les participants sont des équipes d'autant d'échiquiers
command-schedule-round-robin-who = Dire seulement qui ce joueur rencontre, à --round ou à toutes les rondes
command-schedule-round-robin-round = La ronde pour --who
command-schedule-round-robin-meet = Dire seulement quand ces deux-là se rencontrent, par exemple 3,5
command-any-names = Qui joue: un fichier de tournoi, ou une liste avec un nom par ligne, le meilleur d'abord, par exemple `Keller, Anna; SUI; 2312`; une ligne qui finit par deux-points commence une équipe
command-any-event = Nom de la manifestation
command-any-text = Écrire un tableau pour des personnes; c'est l'usage
command-any-csv = Écrire une ligne par partie, pour tableurs
command-any-json = Écrire du JSON, pour des programmes
command-any-trf = Écrire le tournoi en TRF26, prêt à être joué
command-any-svg = Écrire une image
command-any-output = Fichier à écrire; .csv et .svg disent la forme, .trf et .json sont le tournoi, prêt à être joué (avec --json le calendrier pour des programmes)
command-schedule-draw-about = Tirer les numéros d'un toutes-rondes par enveloppes, pour que des compatriotes ne se rencontrent pas à la fin
command-schedule-draw-more = Pour 9 à 24 joueurs, selon les tables de Varma (C.05 annexe 2). La plus grande fédération tire d'abord, et toute d'une même enveloppe; deux d'une fédération ne se rencontrent pas dans les trois dernières rondes. La fédération peut aussi être un club, une ville ou une ligue. Écrit le procès-verbal du tirage; avec --trf le tournoi entier.
command-schedule-draw-names = Qui tire: un fichier de tournoi, ou une liste avec `Keller, Anna; SUI` sur chaque ligne
command-schedule-draw-seed = Graine du tirage; une nouvelle si rien n'est dit
command-schedule-draw-split = Laisser une fédération trop grande pour une enveloppe continuer dans une autre
command-schedule-scheveningen-about = Deux équipes, chacun de l'une contre chacun de l'autre
command-schedule-scheveningen-boards = Joueurs d'une équipe
command-schedule-scheveningen-double = Chacun deux fois, couleurs inversées
command-schedule-scheveningen-sitting = Une équipe reste assise et a une seule couleur par ronde, l'autre se déplace; sans cela les couleurs sont réparties dans les équipes (C.05 annexe 4)
command-schedule-schiller-about = Plusieurs groupes, chacun contre chacun des autres groupes
command-schedule-schiller-groups = Nombre de groupes
command-schedule-schiller-size = Joueurs d'un groupe
command-schedule-schiller-as-printed = La table du cours avec les couleurs fautives de ses rondes 4 à 6, qui sont sinon corrigées
command-schedule-berlin-about = Des groupes jouent tous contre tous, puis leurs moitiés supérieures et inférieures
command-schedule-berlin-groups = Groupes de la première partie: 2 ou 4
command-schedule-berlin-placement = Ensuite ceux de même place jouent entre eux, au lieu des moitiés
command-schedule-molter-about = Beaucoup d'équipes en peu de rondes, chaque joueur contre une autre équipe
command-schedule-molter-more = De 3 à 25 équipes d'un nombre pair de joueurs, de 2 à 12, avec moins de rondes que d'équipes et 13 au plus. La même graine donne la même table pour toujours; une autre graine donne une autre table.
command-schedule-molter-teams = Nombre d'équipes
command-schedule-molter-players = Joueurs d'une équipe
command-schedule-molter-rounds = Nombre de rondes
command-schedule-molter-seed = Graine de la table
command-schedule-cup-about = Élimination directe, avec exempts, têtes de série, dispensés, matchs de classement, deux manches
command-schedule-cup-more = Le premier rencontre le dernier, le deuxième l'avant-dernier …; les numéros 1 et 2 ne peuvent se rencontrer qu'en finale. Si le nombre n'est pas une puissance de deux, les meilleurs de la liste sont dispensés de la première ronde.
command-schedule-cup-lot = Tirer au sort au lieu de suivre la force
command-schedule-cup-protect = Tirer au sort, mais protéger autant de premiers de la liste les uns des autres
command-schedule-cup-seed = Graine du tirage au sort; une nouvelle si rien n'est dit
command-schedule-cup-dispense = Joueurs dispensés de plusieurs rondes, par exemple 1=2,2=2,3=1: le numéro 1 de deux rondes …
command-schedule-cup-preliminary = Un tour préliminaire, si le nombre est juste au-dessus d'une puissance de deux
command-schedule-cup-no-preliminary = Pas de tour préliminaire, quels que soient les dispensés
command-schedule-cup-third = Un match pour la troisième place
command-schedule-cup-all-places = Des matchs pour toutes les places
command-schedule-cup-legs = Parties d'un match, couleurs inversées de l'une à l'autre; un match nul est départagé
command-schedule-numbers-about = Montrer les nombres remarquables: rondes pour un nombre de joueurs, échiquiers pour des équipes, poids berlinois
command-schedule-numbers-from = Premier nombre de joueurs
command-schedule-numbers-to = Dernier nombre de joueurs
command-schedule-numbers-teams = Échiquiers et poids berlinois pour autant d'équipes d'autant de joueurs, par exemple 17x8
command-schedule-next-about = Continuer une coupe ou un tournoi berlinois d'après ses résultats
command-schedule-next-more = Écrit les rondes qui suivent, ou le classement final. Avec -o le tournoi est écrit avec ces rondes ajoutées.
command-schedule-next-winner = Qui passe après un match nul sans départage, par exemple 5=12: le numéro 12 du match 5
command-schedule-next-output = Écrire le tournoi avec les rondes ajoutées (.trf, .json)
command-schedule-check-about = Comparer un tournoi avec son calendrier
command-standings-about = Classer un tournoi, et dire pourquoi quelqu'un est à son rang
command-standings-more = Les ex æquo sont départagés par les départages que le fichier déclare (enregistrements 202 et 212), ou par ceux de --tie-breaks, dans leur ordre: noms du Manuel, BH-C1 ou BH/C1. Qui reste à égalité partage le rang. Avec --why, chaque valeur d'un participant est montrée avec les rondes et les adversaires qui l'ont faite, et avec l'article. Avec --needs, il dit quels rangs laisse ouverts chaque résultat d'une partie en cours. Une coupe, un tournoi berlinois et un Molter sont classés selon les règles de leur forme.
command-standings-edition = Règles de départage: celles du fichier si rien n'est dit, sinon selon la date de la manifestation, sinon 2026
command-any-contest = Qui est classé; selon le type du fichier si rien n'est dit
command-any-unrated = Elo que comptent les joueurs sans Elo, si le règlement de la manifestation le dit
command-any-lots = Un tirage au sort qui a eu lieu: les numéros, le gagnant d'abord
command-standings-round = Classement après cette ronde; la dernière complète si rien n'est dit
command-standings-form = Si les appariements étaient fixés d'avance; selon le type du fichier si rien n'est dit
command-standings-why = Expliquer le rang de ce numéro
command-standings-category = Seulement une catégorie: women, U18, S60, 1800-1999, unrated, fed=NED, title=FM, club=NAME; plusieurs reliées par +
command-standings-table = Un autre tableau
command-standings-prizes = Répartir les prix: all:1000,600,400;women:500,100 (catégories comme pour --category)
command-standings-unit = Plus petit montant versé, par exemple 5 ou 0.05
command-standings-needs = Ce dont ce numéro a besoin dans la ronde en cours: les rangs que laisse ouverts chacun de ses résultats, et leur probabilité
command-standings-places = Autant de places ont des prix
command-standings-plays = Simulations des parties ouvertes, si toutes leurs issues ne peuvent être examinées
command-standings-seed = Graine des simulations
command-standings-lang = Langue de --why et --needs
command-standings-json = Écrire du JSON, pour des programmes (docs/standings-json.md)
command-standings-csv = Écrire du CSV avec une ligne d'en-têtes, pour tableurs
command-standings-text = Écrire du texte (comme si rien n'est dit)
command-rate-about = Calculer les variations d'Elo, les performances et les premiers Elo
command-rate-more = Celui de la FIDE selon B.02, ou selon les règles de la fédération suisse avec --federation SUI. Chaque partie montre son calcul avec --why ou --working; les performances dans toutes leurs définitions s'y trouvent, en CSV et en JSON. Ce qu'un fichier de tournoi ne sait pas d'un joueur (parties jouées jusqu'ici, K publié) se dit par des options. Une estimation n'est l'Elo de personne: qui en a une est ici sans Elo.
command-rate-federation = Selon les règles de qui
command-any-list = Laquelle des listes de la FIDE
command-any-k = K: un nombre pour tous, ou ceux de joueurs, par exemple 4=10,7=40
command-any-new = Numéros des joueurs nouveaux sur la liste: moins de 30 parties (FIDE); moins de 20, ou sur la liste depuis moins de deux ans (SUI)
command-any-reached-2400 = Numéros des joueurs sous 2400 dont l'Elo publié l'a atteint un jour
command-any-earlier = Fichier d'une manifestation antérieure dont les parties comptent pour un premier Elo de la fédération suisse (SUI), qui en demande sept; peut être répété
command-rate-why = Montrer chaque partie de ce numéro avec son calcul
command-rate-working = Montrer chaque partie de chacun avec son calcul
command-rate-text = Écrire un tableau pour des personnes
command-rate-csv = Écrire du CSV avec une ligne d'en-têtes, pour tableurs
command-rate-json = Écrire du JSON, pour des programmes (docs/report-json.md)
command-rate-output = Fichier à écrire; sa fin (.csv, .json, .svg, .txt) dit la forme
command-norms-about = Trouver les normes de titre: qui a fait laquelle, ce qui manque, et ce que doivent apporter les rondes à venir
command-norms-more = Juge les normes de GM, IM, WGM et WIM selon B.01 aussi favorablement que les règles le permettent. Sans --all, seules sont montrées les normes, celles manquées de peu et celles encore à portée; --player montre chaque règle.
command-any-exempt = La manifestation est dispensée des règles sur les fédérations (B.01:1.4.3): championnats nationaux et semblables; un suisse avec assez d'étrangers à chaque ronde est reconnu
command-norms-player = Montrer chaque règle pour ce numéro
command-norms-text = Écrire un tableau pour des personnes
command-norms-csv = Écrire du CSV avec une ligne d'en-têtes, pour tableurs
command-norms-json = Écrire du JSON, pour des programmes (docs/report-json.md)
command-norms-output = Fichier à écrire; sa fin (.csv, .json, .svg, .txt) dit la forme
command-report-about = Faire un rapport ou imprimer un document: listes, appariements, fiches, classements, cartes, ce que veulent les fédérations
command-report-more = Un document est écrit en texte, ou dans la forme que dit le nom du fichier: .html à imprimer avec tout navigateur, .pdf si Chromium, Chrome ou Edge est installé, .csv, .xlsx, .json, .txt. submission dit ce qu'une fédération refuserait, et finit avec le code 1 s'il y a une telle chose; le fichier TRF lui-même est écrit par ronde convert. Le fichier peut aussi être une manifestation (.ronde) ou une base, dont les brouillons sont omis.
command-report-kind = Quel rapport ou document
command-report-submit = Forme du fichier à envoyer, pour submission
command-report-round = Quelle ronde, ou après laquelle; la dernière si rien n'est dit (toutes pour pgn)
command-report-text = Écrire un tableau pour des personnes
command-report-csv = Écrire du CSV avec une ligne d'en-têtes, pour tableurs
command-report-json = Écrire du JSON, pour des programmes (docs/report-json.md)
command-report-output = Fichier à écrire; sa fin (.csv, .json, .svg, .txt) dit la forme
command-report-page = Format du papier
command-report-landscape = Les pages sont en paysage
command-report-reading = Taille des caractères: à la main (10 pt), au mur (14 pt), de loin (28 pt); celle d'usage pour le document si rien n'est dit
command-report-by = Dans quel ordre, pour starting-list
command-report-board = Quel échiquier de la ronde, pour why; tous si rien n'est dit
command-report-player = La carte de qui, par numéro, pour card et player-cards; de tous si rien n'est dit
command-report-link = Adresse de la page en direct, imprimée aussi en code QR
command-report-stamp = Ce qui figure dans la marge: quand et d'après quoi c'est fait; l'heure et le fichier si rien n'est dit
command-report-categories = Seulement ces catégories, pour categories: women, U18, S60, 1800-1999, fed=NED …
command-report-edition = Règles de départage: celles du fichier si rien n'est dit, sinon selon la date de la manifestation, sinon 2026
command-report-prizes = Prix à répartir, pour prizes: all:1000,600,400;women:500,100
command-report-paper-form = Forme; selon la fin du nom de fichier si rien n'est dit, sinon texte
command-plan-about = Prévoir une manifestation: budget, équilibre, salle, matériel, liste de contrôle
command-plan-more = Les chiffres qui ne sont pas donnés sont ceux du cours d'arbitres: une salle à 2 par joueur, une taxe Elo de 1 par joueur et ronde, un joueur invité pour 500 et 5 de plus par point au-dessus de 2500. Ce qui est offert se nomme avec --gift: c'est compté comme coût et comme don.
command-plan-players = Inscriptions attendues
command-plan-rounds = Rondes
command-plan-days = Jours
command-plan-fee = Ce que paie une inscription
command-plan-prizes = Prix, du premier au dernier, par exemple 400,200,100
command-plan-hall = La salle, par joueur
command-plan-rating-fee = Taxe de la liste Elo, par joueur et ronde
command-plan-guests = Elo des joueurs invités, par exemple 2600,2540; ils ne paient pas d'inscription
command-plan-arbiters = Arbitres
command-plan-arbiter-pay = Ce que reçoit chaque arbitre
command-plan-cost = Un autre coût, par exemple programmes=120; peut être répété
command-plan-gift = Matériel ou travail offert, par exemple pendules=300; peut être répété
command-plan-income = Autres recettes, par exemple sponsor=500, cantine=250, subside=1000; peut être répété
command-plan-first-day = Premier jour, par exemple 2027-04-02: la liste de contrôle a alors des dates
command-plan-checklist = Seulement la liste de contrôle
command-plan-currency = Monnaie, un mot devant les montants
command-plan-svg = Écrire une image du solde selon les inscriptions
command-plan-text = Écrire un tableau pour des personnes
command-plan-csv = Écrire du CSV avec une ligne d'en-têtes, pour tableurs
command-plan-json = Écrire du JSON, pour des programmes (docs/report-json.md)
command-plan-output = Fichier à écrire; sa fin (.csv, .json, .svg, .txt) dit la forme
command-players-about = Garder des listes Elo, et y chercher des joueurs
command-players-more = Les listes de la FIDE et celles des fédérations sont importées une fois et consultées ensuite sans réseau. Chacune a son fichier dans le dossier de données; une nouvelle liste ne remplace l'ancienne que lorsqu'elle est complète.
command-players-data = Dossier des listes; le dossier de données de l'utilisateur si rien n'est dit
command-players-import-about = Importer une liste Elo: celle de la FIDE (texte ou XML, zippée ou non), ou d'une fédération (CSV ou xlsx)
command-players-import-more = L'ancienne liste reste en usage jusqu'à ce que la nouvelle soit complète, et aussi si la nouvelle a perdu plus de la moitié des joueurs. Les lignes incompréhensibles sont nommées, et le reste est importé.
command-players-import-file = La liste
command-players-import-source = À qui est la liste: fide, ou un nom comme SUI pour celle d'une fédération
command-players-import-tempo = À quoi sert une liste FIDE avec une seule colonne d'Elo; elle est gardée à côté de la liste combinée
command-players-import-map = Quelle colonne d'un tableau contient quoi: name=Nom,rating=Elo; les en-têtes connus sont trouvés tout seuls
command-players-import-dated = Date de la liste; celle du fichier si rien n'est dit
command-players-import-force = Prendre la liste même si elle semble moins bonne que celle en usage
command-players-search-about = Trouver des joueurs par le début de leurs noms, dans n'importe quel ordre, ou de leur numéro
command-players-search-more = Majuscules et accents ne comptent pas. Si peu sont trouvés, une faute dans un mot est pardonnée; ces joueurs viennent en dernier et sont marqués.
command-players-search-words = Noms ou numéro, autant qu'on les connaît
command-players-search-federation = Seulement les joueurs de cette fédération
command-players-search-limit = Au plus autant de joueurs
command-players-show-about = Montrer un joueur avec tous ses Elo: de chaque liste, avec sa date
command-players-show-number = Numéro FIDE, ou numéro d'une liste nationale
command-players-match-about = Dire qui, dans les listes, les lignes d'un fichier désignent
command-players-match-more = Le fichier a un joueur par ligne (un nom, un numéro FIDE, ou les deux), ou est un tableau avec en-têtes (CSV ou xlsx), ou un tournoi (TRF). Un numéro décide; un nom décide si un seul joueur le porte et que rien ne s'y oppose. Toutes les autres lignes sont montrées avec leurs candidats, et rien n'est deviné. Le code de sortie est 1 si une ligne reste ouverte.
command-players-match-file = Le fichier; - est l'entrée standard
command-players-match-map = Quelle colonne d'un tableau contient quoi: name=Nom,fide=Code
command-players-convert-about = Convertir en Elo une valeur d'une autre échelle: INGO ou BCR
command-players-convert-more = Elo = 2840 − 8 × INGO = 600 + 8 × BCR (dutch-1992:A1). Le résultat est une estimation: inscrivez-la sur la fiche du joueur, ou dans un fichier avec `ronde convert --estimate`.
command-players-convert-scale = INGO ou BCR
command-players-convert-value = La valeur sur cette échelle
command-serve-about = Ouvrir le bureau dans un navigateur
command-serve-more = Seul cet ordinateur l'atteint, jusqu'à ce que vous l'ouvriez à la salle depuis le bureau, ou que --listen nomme une adresse. Tout est gardé dans un seul fichier de votre dossier de données; une fédération nomme à la place une base PostgreSQL.
command-serve-data = Dossier où tout est gardé
command-serve-database = Base de données à utiliser à la place, postgres://…
command-serve-listen = Adresse où répondre, par exemple 0.0.0.0:8080; cet ordinateur seul si rien n'est dit
command-serve-behind-proxy = Un proxy est devant Ronde; personne n'est propriétaire pour venir de cet ordinateur
command-serve-no-browser = Ne pas ouvrir le navigateur
command-import-about = Faire une manifestation d'un fichier de tournoi de n'importe quel programme, ou mettre une manifestation dans une base
command-import-more =
    La manifestation est un seul fichier, .ronde, avec un journal: tout ce qui se fait désormais y est un acte. Le premier acte dit ce que dit le fichier, et ce qu'il ne dit pas; rien n'est inventé. Le fichier lui-même y est gardé. La dernière ligne est la fin du journal: notez-la, et ronde verify --head pourra dire plus tard si quelque chose a été coupé.

    Avec --into ou --data elle est mise dans une base, de même qu'une manifestation qui en est déjà une: une sauvegarde, ou une manifestation remise. Ses chaînes sont suivies et ses actes vérifiés d'abord; ensuite tout y est, ou rien. Une manifestation qui y est déjà n'est pas touchée, sauf si elle avait été remise et revient, en continuant là où finit celle de la base.
command-import-file = Fichier de tournoi, ou manifestation
command-import-output = Manifestation à écrire; sinon le nom du fichier avec .ronde
command-import-store = Mettre la manifestation dans cette base: un fichier SQLite, ou postgres://…
command-import-data = Mettre la manifestation dans le dossier où ronde serve garde tout
command-import-machine = Nom de cet ordinateur, quand une manifestation a été remise de l'un à l'autre
command-export-about = Écrire un tournoi d'une manifestation dans un autre format, ou la manifestation entière en un fichier
command-export-more = Les manifestations sont des fichiers .ronde, des fichiers SQLite et des bases PostgreSQL. Le format suit du nom de la cible (.trf est TRF26, .trfx, .json, .csv pour la grille, .ronde pour la manifestation entière) ou de --to. Les brouillons sont omis. Tout ce que le format ne peut contenir est dit sur l'erreur standard, ainsi que la fin du journal: notez-la, et ronde verify --head pourra dire plus tard si quelque chose a été coupé.
command-any-source = Manifestation: un fichier .ronde, un fichier SQLite, ou postgres://…; - est l'entrée standard
command-export-output = Fichier à écrire; - est la sortie standard
command-export-tournament = Quel tournoi, par sa place dans la manifestation ou son nom; nécessaire s'il y en a plusieurs
command-export-for-rating = Avec les corrections venues trop tard pour les appariements et qui comptent pour l'Elo (C.04.2:4.3)
command-export-with-head = Écrire la fin du journal dans le fichier, en commentaire
command-export-line-ending = Fin des lignes d'un TRF
command-export-max-size = Plus grand nombre d'octets à lire d'une manifestation décompressée: 1GB si rien n'est dit
command-hand-over-about = Remettre une manifestation à un autre ordinateur, et la reprendre
command-hand-over-more = Un seul ordinateur écrit à la fois. Ici la manifestation est verrouillée désormais; le fichier écrit est mis dans la base de l'autre ordinateur par ronde import --into, et c'est là qu'elle s'écrit. Quand elle doit revenir, ronde hand-over --back sur cet ordinateur l'y verrouille et écrit le fichier que ronde import remet ici: elle continue là où finit la nôtre, et rien n'est jamais fusionné.
command-hand-over-store = Base: un fichier SQLite, ou postgres://…
command-hand-over-to = Ordinateur qui prend la manifestation, par tout nom qui le distingue des autres
command-hand-over-back = La manifestation rentre d'ici chez elle
command-hand-over-take-back = L'autre ordinateur est perdu: continuer ici, et dire pourquoi. Ce qui y a été écrit ne compte plus
command-hand-over-output = Fichier à écrire, .ronde
command-hand-over-event = Quelle manifestation, par son nom ou son journal; nécessaire s'il y en a plusieurs
command-hand-over-machine = Nom de cet ordinateur; nécessaire quand une manifestation quitte une base qui n'en a pas encore
command-verify-about = Vérifier une manifestation: la chaîne de ses actes, et chaque ronde réappariée
command-verify-more = Chaque acte porte l'empreinte du précédent: le changement d'un seul bit est trouvé et l'acte nommé. Chaque ronde que le moteur a appariée est réappariée d'après ce qu'on savait alors. Une chaîne ne peut savoir que sa fin a été coupée: donnez --head comme une feuille de ronde ou un export l'a imprimé, et cela se trouve aussi. Le code de sortie n'est 0 que si rien n'est faux et qu'aucune ronde ne diffère; une ronde que l'arbitre a faite à la main est dite, et n'est pas une différence.
command-verify-head = Fin du journal imprimée, par exemple 57-1a2b3c4d5e6f70819203: l'acte 57 doit y être avec cette empreinte; peut être répété
command-verify-json = Écrire ce qui a été trouvé en JSON, pour des programmes (docs/journal.md)
command-verify-max-size = Plus grand nombre d'octets à lire d'une manifestation décompressée: 1GB si rien n'est dit
command-what-if-about = Changer des résultats, des byes, des abandons ou le système, et voir ce qui serait différent
command-what-if-more = Tous les changements comptent ensemble. Les rondes que le fichier contient sont réappariées d'après le passé changé, et placées à côté de celles qui furent appariées; les rondes entre deux restent comme elles ont été jouées. Retirer quelqu'un d'une ronde jouée laisse à son adversaire un gain sans partie. Les parties de la dernière ronde sans résultat comptent comme nulles. Rien n'est écrit.
command-what-if-result = Un résultat: ronde, échiquier, résultat, par exemple 3:5=1-0, 3:5=1/2, 3:5=+- ou 3:5=none
command-what-if-bye = Un bye: numéro, ronde, et full, half, zero ou none, par exemple 12@4=half
command-what-if-withdraw = Un abandon: numéro, et la dernière ronde que joue cette personne, par exemple 7@3
command-what-if-enter = Une inscription tardive: numéro, et la première ronde que joue cette personne, par exemple 9@2
command-what-if-system = Un autre système, par exemple dutch-2017, dubov-2026 ou original
command-what-if-rounds = Un autre nombre de rondes
command-what-if-tie-breaks = D'autres départages, par exemple BH/C1,BH,SB
command-what-if-acceleration = Une autre accélération: baku, ssa, ssa_halves, ssa_kept ou none
command-what-if-round = Seulement cette ronde; toutes si rien n'est dit
command-what-if-lang = Langue des tableaux
command-what-if-json = Écrire du JSON, pour des programmes (docs/what-if-json.md)
command-examples-about = Montrer des commandes à essayer
command-completions-about = Écrire un script qui complète commandes et options dans votre shell
command-completions-more = Pour bash: ronde completions bash > ~/.local/share/bash-completion/completions/ronde
command-completions-shell = Votre shell
command-man-about = Écrire la page de manuel, ou les pages de toutes les commandes dans un dossier
command-man-more = Pour la lire tout de suite: ronde man | man -l -
command-man-directory = Dossier pour ronde.1, ronde-inspect.1 et ainsi de suite; créé s'il n'existe pas
command-of-from-trf = Tout fichier de rapport (TRF); lequel, le lecteur le trouve
command-of-from-json = Le format JSON de Ronde
command-of-from-tunx = Le fichier de Swiss-Manager
command-of-from-papi = Le fichier de Papi
command-of-from-vega = Le .tdf ou .veg de Vega
command-of-from-pgn = Des parties avec leurs résultats
command-of-from-csv = Un tableau de joueurs en texte
command-of-from-xlsx = Un tableau de joueurs en classeur
command-of-to-trf06 = Le format de la FIDE de 2006
command-of-to-trf16 = Le format de la FIDE de 2016
command-of-to-trfx = TRF16 avec les enregistrements de JaVaFo (XXR …)
command-of-to-bbp = TRF16 avec les enregistrements de bbpPairings (BBW …)
command-of-to-trf26 = Le format de la FIDE de 2026
command-of-to-json = Le format JSON de Ronde
command-of-to-pgn = Les en-têtes de toutes les parties, sans coups
command-of-to-players = La liste de départ comme Swiss-Manager l'importe, CSV ou xlsx
command-of-to-results = Chaque échiquier de chaque ronde, CSV ou xlsx
command-of-initial-list-1992 = Elo; GM WGM IM WIM FM WFM; alphabet
command-of-initial-list-2010 = Elo; GM IM WGM FM WIM CM WFM WCM; alphabet
command-of-initial-list-2026 = La même, dans les règles en vigueur (C.04.2:2.2)
command-of-ending-lf = Saut de ligne, comme sous Linux et macOS
command-of-ending-crlf = Retour chariot et saut de ligne, comme sous Windows
command-of-ending-cr = Retour chariot, comme le demande TRF26
command-of-colour-white = Le numéro 1 a les Blancs à la ronde 1
command-of-colour-black = Le numéro 1 a les Noirs à la ronde 1
command-of-rules-2026 = C.07 dès le 1er mars 2026
command-of-rules-2024 = C.07 de 2024
command-of-rules-1998 = Les règles de 1998: une partie non jouée est une nulle contre soi-même
command-of-rules-1992 = Article F10 de 1992: seule la première place est départagée
command-of-story-text = Pour un terminal
command-of-story-html = À imprimer avec tout navigateur
command-of-story-json = Pour des programmes
command-of-story-pdf = Imprimé par un Chromium installé
command-of-acceleration-none = Aucune
command-of-acceleration-baku = C.04.7
command-of-acceleration-ssa = Un point pour la première moitié de la liste aux rondes 1 et 2
command-of-acceleration-ssa-halves = De même, et un demi-point à la ronde 3
command-of-acceleration-ssa-kept = Assez de points pour la première moitié, jamais repris, pour que deux catégories ne se mêlent pas
command-of-acceleration-explicit = Points tirés au sort (enregistrement 250)
command-of-generate-trf26 = Le format de la FIDE de 2026
command-of-generate-trf16 = Le format de la FIDE de 2016, avec les enregistrements de JaVaFo pour ce qu'il ne prévoit pas (XXR …)
command-of-generate-bbp = De même avec les enregistrements de bbpPairings (BBW …)
command-of-generate-json = Le format JSON de Ronde
command-of-sharing-by-rank = Selon le rang
command-of-sharing-shared = Les ex æquo partagent
command-of-sharing-hort = Hort: moitié selon le rang, moitié partagée
command-of-contest-players = Joueurs
command-of-contest-teams = Équipes
command-of-form-swiss = Les appariements suivent des résultats
command-of-form-predetermined = Toutes rondes, Scheveningen et semblables
command-of-table-cross = Adversaires, couleurs et résultats de chaque ronde
command-of-table-progress = Points après chaque ronde
command-of-table-medals = Médailles par fédération
command-of-federation-fide = FIDE (B.02)
command-of-federation-sui = La fédération suisse
command-of-tempo-standard = Standard
command-of-tempo-rapid = Rapide
command-of-tempo-blitz = Blitz
command-of-report-submission = Ce qu'une fédération refuserait
command-of-report-dbase = Le fichier dBASE de la FIDE
command-of-report-national = Les deux listes Elo en CSV: celle de la FIDE et celle de la fédération suisse
command-of-report-certificates = Données des certificats de normes
command-of-report-pgn = En-têtes PGN des parties
command-of-report-site = Toute la partie publique en un dossier pour un hébergement web
command-of-submit-trf16 = TRF16
command-of-submit-trf26 = TRF26
command-of-page-a4 = 210 sur 297 millimètres
command-of-page-letter = 8,5 sur 11 pouces
command-of-reading-hand = 10 points
command-of-reading-wall = 14 points
command-of-reading-far = 28 points
command-of-order-rank = Par numéro
command-of-order-name = Par nom
command-of-order-club = Par club
command-of-order-federation = Par fédération
command-of-paper-html = À imprimer avec tout navigateur
command-of-paper-text = Pour un terminal
command-of-paper-csv = Pour tableurs
command-of-paper-xlsx = Un classeur
command-of-paper-json = Pour des programmes (docs/report-json.md)
command-of-paper-pdf = Imprimé par un Chromium installé
command-of-export-trf06 = Le format de la FIDE de 2006
command-of-export-trf16 = Le format de la FIDE de 2016
command-of-export-trfx = TRF16 avec les enregistrements de JaVaFo (XXR …)
command-of-export-bbp = TRF16 avec les enregistrements de bbpPairings (BBW …)
command-of-export-trf26 = Le format de la FIDE de 2026
command-of-export-json = Le format JSON de Ronde
command-of-export-csv = La grille, pour tableurs
command-of-export-ronde = La manifestation entière avec ses journaux
command-of-lang-all = Chacune, dans son propre dossier (site)
command-print-help = Afficher l'aide
command-print-help-short = Afficher l'aide (davantage avec '--help')
command-print-help-long = Afficher l'aide (un résumé avec '-h')
command-print-version = Afficher la version
command-print-help-of = Afficher ce message, ou l'aide d'une commande
command-print-help-which = Afficher l'aide de cette commande
command-heading-papers = Options des documents
command-of-system-dutch = Le système FIDE (néerlandais); éditions { $years }
command-of-system-dubov = Le système Dubov; éditions { $years }
command-of-system-original = Le suisse d'origine, avant le système néerlandais; il n'a pas d'éditions
command-of-year-2026 = En vigueur depuis le 1er février 2026: { $systems }
command-of-year-2017 = En vigueur jusqu'au 31 janvier 2026: { $systems }
command-of-year-2010 = { $systems }, état de 2010
command-of-year-1997 = { $systems }, tel qu'approuvé en 1997
command-of-year-1992 = { $systems }, état des années 1990
command-exit-codes =
    Codes de sortie:
      0  fait
      1  aucun appariement valable n'existe, ou une vérification a trouvé des différences
      2  une erreur interne
      3  entrée incorrecte: le fichier ou la ligne de commande
      4  trop grand: un fichier, ou un groupe pour la procédure d'un ancien livre
      5  un fichier n'a pas pu être lu ou écrit
command-value-a = A
command-value-a-b = A,B
command-value-address = ADRESSE
command-value-amount = MONTANT
command-value-amounts = MONTANTS
command-value-b = B
command-value-board = ÉCHIQUIER
command-value-boards = ÉCHIQUIERS
command-value-category = CATÉGORIE
command-value-code = CODE
command-value-colour = COULEUR
command-value-command = COMMANDE
command-value-date = DATE
command-value-dir = DOSSIER
command-value-directory = DOSSIER
command-value-ending = FIN
command-value-event = MANIFESTATION
command-value-fed = FÉD
command-value-field-head = CHAMP=EN-TÊTE,…
command-value-file = FICHIER
command-value-folder = DOSSIER
command-value-form = FORME
command-value-format = FORMAT
command-value-how = COMMENT
command-value-id = ID
command-value-k = K
command-value-kind = SORTE
command-value-language = LANGUE
command-value-list = LISTE
command-value-match-number = MATCH=NUMÉRO
command-value-n = N
command-value-n-r = N@R
command-value-n-r-bye = N@R=BYE
command-value-name = NOM
command-value-name-amount = NOM=MONTANT
command-value-number = NOMBRE
command-value-number-rating = NUMÉRO=ELO
command-value-number-rounds = NUMÉRO=RONDES
command-value-numbers = NUMÉROS
command-value-nxs = NxS
command-value-order = ORDRE
command-value-out = SORTIE
command-value-p = P
command-value-percent = POURCENT
command-value-player = JOUEUR
command-value-points = POINTS
command-value-prizes = PRIX
command-value-r = R
command-value-r-b-result = R:É=RÉSULTAT
command-value-rate = FRÉQUENCE
command-value-rating = ELO
command-value-ratings = ELO
command-value-reason = RAISON
command-value-round = RONDE
command-value-scale = ÉCHELLE
command-value-seed = GRAINE
command-value-seq-hash = ACTE-EMPREINTE
command-value-shell = SHELL
command-value-size = TAILLE
command-value-store = BASE
command-value-system = SYSTÈME
command-value-systems = SYSTÈMES
command-value-table = TABLEAU
command-value-tempo = CADENCE
command-value-text = TEXTE
command-value-tournament = TOURNOI
command-value-txp = ÉxJ
command-value-type = TYPE
command-value-url = URL
command-value-value = VALEUR
command-value-w-d-l = G/N/P
command-value-which = LAQUELLE
command-value-who = QUI
command-value-whose = DE-QUI
command-value-words = MOTS
command-value-year = ANNÉE

## script (by key)
## What the scripts of the pages say.

script-saved = Enregistré.
script-done-what = { $what }: fait et enregistré.
script-undo = Annuler
script-undone = Annulé: { $what }
script-redone = Refait: { $what }
script-nothing-to-undo = Il n'y a rien à annuler sur cette page.
script-cancel = Annuler
script-close = Fermer
script-back = Retour
script-go-on = Confirmer
script-understood = Compris
script-warning = Avertissement
script-please-confirm = Veuillez confirmer
script-in-the-journal = Votre réponse figurera dans le journal.
script-what-it-changes = Ce que cela change
script-to-the-report = Continuer vers le rapport
script-report-will-say = Le rapport dira
script-no-difference = Rien d'autre ne change.
script-changes-boards = Échiquiers
script-changes-standings = Classement
script-changes-ratings = Elo
script-changes-next = Prochain appariement
script-and-others = { $n ->
    [1] et un autre
   *[other] et { $n } autres
}
script-board-of-round = Ronde { $round }, échiquier { $board }
script-not-done = Cela n'a pas été fait. Veuillez réessayer.
script-not-yet = Ce n'est pas encore possible.
script-show-newest = Afficher la dernière version
script-why-no-pairing = Pourquoi, et que faire
script-leave-fide-mode = Quitter le mode FIDE…
script-copied = Copié.
script-live = en direct
script-not-connected-short = hors ligne
script-not-connected = Pas de connexion. Continuez: ce que vous saisissez est gardé sur cet appareil.
script-not-connected-kept = { $n ->
    [1] Pas de connexion. Continuez: une saisie est gardée sur cet appareil.
   *[other] Pas de connexion. Continuez: { $n } saisies sont gardées sur cet appareil.
}
script-connected = Connecté.
script-connected-saved = { $n ->
    [1] Connecté. Une saisie enregistrée { $time }
   *[other] Connecté. { $n } saisies enregistrées { $time }
}
script-kept-needs-you = Une saisie gardée sur cet appareil n'a pas été faite, car elle demande votre réponse: { $what }
script-newer = { $n ->
    [one] { $n } plus récent
   *[other] { $n } plus récents
}
script-keys-title = Touches de cette page
script-letters-on = Les lettres seules agissent hors des champs
script-key-find = chercher
script-key-next = prochaine étape
script-key-undo = annuler le mien
script-key-print = imprimer
script-key-why = pourquoi
script-key-round = ronde précédente, suivante
script-key-tournament = tournoi
script-key-go = aller à l'aperçu, aux joueurs, à la ronde, à la saisie, au classement, au journal
script-key-help = ces touches
script-key-leave = quitter
script-you = vous
script-draw = Nulle
script-adjourned-short = aj.
script-unrated-short = (hors Elo)
script-board-n = Échiquier { $board }
script-results-in = { $n } résultats sur { $all }
script-all-in = Tous les résultats sont saisis.
script-tool-list = Liste
script-tool-slips = Pile de feuilles
script-tool-missing = Manquants seuls
script-tool-second = Seconde lecture
script-find = Chercher
script-find-hint = échiquier ou nom
script-slip-board = Échiquier de la feuille
script-not-found = Ni échiquier ni nom "{ $what }" dans cette ronde.
script-legend-white = gain des Blancs
script-legend-black = gain des Noirs
script-legend-draw = nulle
script-legend-white-forfeit = Blancs par forfait
script-legend-black-forfeit = Noirs par forfait
script-legend-other = autre
script-legend-clear = effacer
script-other-for = Échiquier { $board }: quel résultat?
script-no-other-chosen = Aucun résultat saisi. F pour choisir à nouveau.
script-no-result-key = { $key } n'est pas un résultat. 1 Blancs, 2 Noirs, 3 nulle, F autre.
script-enter-anyway = Saisir ce résultat
script-last-entry = Dernier: échiquier { $board }  { $names }
script-last-cleared = Effacé: échiquier { $board }  { $names }
script-on-the-way = { $n } en route · tous les autres sur disque
script-all-on-disk = Tout est sur disque
script-kept-here = { $n } gardés sur cet appareil · les autres sur disque
script-waiting-region = En attente d'une décision
script-conflict-on = Conflit · échiquier { $board } { $names }
script-conflict-saved = { $by } a enregistré { $result } à { $time },
script-conflict-saved-before = { $by } a enregistré { $result },
script-conflict-typed = vous avez saisi { $result } à { $time }
script-conflict-keep = garder { $result }
script-conflict-replace = remplacer par { $result }
script-conflict-leave = laisser ouvert, demander aux joueurs
script-verified-count = { $n } sur { $all } vérifiés ✓✓
script-all-verified = Tous les résultats ont été lus deux fois.
script-second-nothing = L'échiquier { $board } n'a pas encore de résultat. Quittez la seconde lecture avec V.
script-second-wait = L'échiquier { $board } n'est pas encore sur disque.
script-second-mismatch = STOP  Échiquier { $board }: d'abord { $first } ({ $by }), ensuite { $second }. Entrée garde le premier, Retour arrière prend le second.
script-players-understood = { $n ->
    [one] { $n } joueur compris
   *[other] { $n } joueurs compris
}
script-nobody-pasted = Personne pour l'instant. Chaque ligne devient ici un joueur.
script-paste-first = Collez d'abord les joueurs: deux au moins.
script-new-name = Open { $date }
script-line-doubt = Ligne { $line } "{ $text }": { $doubt }
script-is-right = C'est juste
script-edit-line = Modifier
script-leave-out = Omettre
script-to-check = { $n } à vérifier
script-line-told = Ligne { $line } : { $told }
script-sex-w = f
script-sex-m = m
script-here-count = { $n } sur { $all } présents
script-marked-here = { $name } est là
script-marked-absent = { $name } est absent
script-marked-bye = { $name } a un bye (demi-point)
script-mark-two = Marquez deux joueurs avec Espace, puis Entrée.
script-meet-already = Ces deux se rencontrent déjà.
script-no-board = Il n'y a pas encore d'échiquier dans cette ronde.
script-paired-by-hand = Apparié à la main: { $names }
script-colours-exchanged = Échiquier { $board }: couleurs échangées
script-seats-exchanged = Places échangées: { $names }
script-my-board = Mon échiquier: { $name }
script-who-are-you = Dites d'abord qui vous êtes.
script-report-sending = Envoi de { $result } …
script-report-saved = Enregistré { $time } ✓
script-report-waiting = Envoyé { $time } ✓ En attente de { $name }.
script-report-confirmed = Confirmé par les deux ✓✓
script-report-differs = Les deux annonces diffèrent. L'arbitre va venir.
script-report-other = Le résultat est maintenant { $result }. Si c'est faux, dites-le à l'arbitre.
script-not-your-board = L'échiquier { $board } n'est pas l'un des vôtres.
script-report-undone = Annulé.
script-nobody-in-lists = Personne dans les listes. Saisissez le joueur à la main.
script-no-rating = sans Elo
script-add = Ajouter
script-add-whom = Ajouter { $name }
script-look-over = Relire d'abord
script-added = { $name } est inscrit.
script-list-sending = La liste est envoyée.
script-list-reading = La liste est lue.
script-list-indexing = { $n } joueurs lus; l'index est construit.
script-list-done = { $n ->
    [one] { $n } joueur est maintenant sur cet ordinateur.
   *[other] { $n } joueurs sont maintenant sur cet ordinateur.
}
script-nothing-changed = Rien n'a été modifié.
script-file-too-large = { $file } dépasse 32 Mo. Est-ce le bon fichier?
script-file-reading = { $file } est lu.
script-in-fide-mode = mode FIDE
script-rest-absent = { $n ->
    [one] { $n } joueur est absent.
   *[other] { $n } joueurs sont absents.
}
script-move-up = Monter
script-move-down = Descendre
script-remove = Retirer
script-soft = un souhait
script-rounds-span = rondes { $first } à { $last }
script-two-needed = Choisissez au moins deux joueurs.
script-not-saved-yet = Modifié ici, pas encore pour le tournoi.
script-verifying = Chaque acte est vérifié et chaque ronde réappariée.
script-report-waits = { $result } est envoyé ✓ En attente de { $name }.
script-report-theirs = { $name } a annoncé { $result }. Et vous?
script-report-both = Les deux joueurs annoncent. S'ils disent la même chose, c'est le résultat.
script-nothing-entered = Rien n'est encore saisi sur cet appareil.
script-try-again-soon = Le serveur n'a pas pris cela maintenant. Attendez une minute, puis réessayez.
script-pick-forfeit = Par forfait: + gagne, − perd
script-pick-unrated = Jouée, hors Elo
script-pick-rare = Décision de l'arbitre
script-pick-adjourned = Ajournée
script-pick-clear = Effacer

## accepted (by key)
## One for each warning of the desk, by its code.

accepted-leaves-fide-mode = quitte le mode FIDE
accepted-rounds-change = nombre de rondes changé (C.04.1:1)
accepted-tie-breaks-change = départages changés
accepted-system-deprecated = système plus recommandé (C.04.2:1)
accepted-same-name = même nom deux fois
accepted-numbers-change = les numéros changent (C.04.2:2.3)
accepted-numbers-stay = les numéros restent (C.04.2:2.3)
accepted-numbers-by-hand = numérotation à la main (C.04.2:2.2)
accepted-expels = exclusion
accepted-second-half-bye = plus de byes d'un demi-point que permis
accepted-bye-in-last-rounds = bye dans les dernières rondes
accepted-full-bye-deprecated = bye d'un point
accepted-points-by-decision = points par décision
accepted-breaks-rule = enfreint une règle d'appariement
accepted-left-out = quelqu'un est laissé de côté
accepted-not-the-engines = pas l'appariement réglementaire
accepted-unusual = résultat inhabituel
accepted-not-rated = ne compte pas pour l'Elo
accepted-adjourns = partie ajournée (C.04.2:3.1)
accepted-adjourned-not-drawn = partie ajournée non comptée nulle (C.04.2:3.1)
accepted-replaces-confirmed = remplace un résultat confirmé
accepted-counts-from-round = compte dès une ronde suivante (C.04.2:4.3)
accepted-rating-only = pour le rapport Elo seulement (C.04.2:4.3)
accepted-undoes-anothers = annule l'acte d'une autre personne
accepted-takes-back-published = retire une ronde affichée (C.04.2:4.4)
accepted-reopens = rouvre une ronde close
accepted-reinstates-expelled = réintègre un joueur exclu
accepted-absent = quelqu'un est absent (C.04.2:3.2)
accepted-loses-results = des résultats sont perdus
accepted-both-colours-wrong = deux couleurs contraires
accepted-import-breaks = le fichier enfreint une règle
accepted-changes-published = modifie une ronde affichée (C.04.2:4.4)
accepted-missing-become-adjourned = les résultats manquants deviennent des ajournées (C.04.2:3.1)
accepted-pairs-again = la ronde est appariée à nouveau
accepted-soft-dropped = un souhait n'a pas pu être suivi
accepted-resumes = reprend le tournoi
accepted-absences-carried = absences non décidées
accepted-absent-without-a-word = absence sans préavis, appariement maintenu
accepted-absence-with-points = absence annoncée avec points
accepted-bye-not-by-the-book = valeur de l'exemption hors du livre
accepted-adjourned-is-no-forfeit = ajournée saisie comme forfait (BAF 78)

## act
## One sentence for each act. `{board}` is told with its round.

act-create = Tournoi créé: { $name }
act-import = Fichier lu: { $file }
act-configure = Réglages: { $what }
act-leave-fide-mode = Mode FIDE quitté: { $reason }
act-register = { $n } joueurs inscrits
act-register-one = { $who } inscrit
act-amend = Données modifiées: { $who }
act-present = Présent: { $who }
act-absent = Absent: { $who }
act-withdraw = { $who } ne joue plus après la ronde { $round }
act-reinstate = { $who } rejoue dès la ronde { $round }
act-expel = { $who } exclu après la ronde { $round }: { $reason }
act-number = Liste de départ numérotée à la main: { $reason }
act-request-bye = { $who }: { $bye } à la ronde { $round }
act-cancel-bye = { $who }: finalement pas de bye à la ronde { $round }
act-adjust-points = { $who }: { $points } points par décision: { $reason }
act-pair = Ronde { $round } appariée
act-unpair = Brouillon de la ronde { $round } jeté
act-open-manual = Ronde { $round }: appariement à la main commencé
act-arrange = Ronde { $round }: appariements modifiés à la main
act-close-manual = { $n ->
    [one] Ronde { $round }: appariement à la main terminé, { $n } échiquier diffère des règles
   *[other] Ronde { $round }: appariement à la main terminé, { $n } échiquiers diffèrent des règles
}
act-add-pair = Ronde { $round }: { $white } – { $black } ajouté
act-publish = Ronde { $round } affichée
act-enter-result = { $board }: { $pair } { $result }
act-clear-result = { $board }: résultat de { $pair } effacé
act-confirm-result = { $board }: { $pair } relu et juste
act-report-result = { $board }: { $who } annonce { $result }
act-correct-result = { $board }: { $pair } rectifié en { $result }: { $reason }
act-correct-colours = { $board }: couleurs de { $pair } rectifiées
act-close-round = Ronde { $round } close
act-reopen-round = Ronde { $round } rouverte
act-decide = Match { $number }: { $who } continue
act-finish = Tournoi terminé
act-resume = Tournoi rouvert: { $reason }
act-remark = Remarque: { $text }
act-undo = Acte { $seq } annulé
act-undo-what = Annulé: { $what }
act-board = Ronde { $round }, échiquier { $board }
act-several = { $n } joueurs
act-bye-full = bye d'un point
act-bye-half = bye d'un demi-point
act-set-name = nom
act-set-city = lieu
act-set-federation = fédération
act-set-dates = dates
act-set-arbiters = arbitres
act-set-time-control = cadence
act-set-system = système
act-set-rounds = nombre de rondes
act-set-points = points
act-set-lots = tirage au sort
act-set-tie-breaks = départages
act-set-acceleration = accélération
act-set-colour = couleur tirée au sort
act-set-byes = règles des byes
act-set-prohibited = appariements interdits
act-set-table = table fixe
act-set-prizes = les prix
act-bye-zero = bye sans point

## ask
## Absences, open games, the first colour, notes of a round.

ask-absent-before = { $who }: absence à la ronde { $round }. Et à la ronde { $next }?
ask-back = Joue la ronde { $n }
ask-absent-again = De nouveau en absence
ask-withdraws = Abandon
ask-without-a-word = { $who }: absence sans préavis. D'après le livre ({ $article }), c'est un abandon.
ask-decide = { $n ->
    [1] Une absence reste à décider.
   *[other] { $n } absences restent à décider.
}
ask-pair-open = { $missing ->
    [one] Apparier la ronde { $n } avec { $missing } partie en cours
   *[other] Apparier la ronde { $n } avec { $missing } parties en cours
}
ask-colour-drawn = Le numéro 1 a les { $colour } à la ronde 1: tirage au sort du programme, graine { $seed } ({ $article }).
ask-colour-declared = Le numéro 1 a les { $colour } à la ronde 1: fixé par l'arbitre ou le fichier ({ $article }).
ask-colour-of-nobody = Le numéro 1 a les { $colour } à la ronde 1; aucun tirage n'est consigné ({ $article }).
ask-colour-to-come = La couleur du numéro 1 est tirée au sort à l'appariement de la ronde 1, une seule fois, et sa graine est inscrite au journal ({ $article }).
ask-wish-dropped = Souhait non respecté: { $who }
ask-told-title = À savoir sur cette ronde
ask-draw-colour = Première couleur tirée au sort: { $colour } (graine { $seed })
ask-absences-carried = Absences notées avant, sans décision pour la ronde { $round }: { $players }. Pas d'appariement pour ces personnes. Apparier quand même?
ask-absent-without-a-word = Absence sans préavis, abandon d'après le livre ({ $article }): { $players }. Appariement maintenu. Continuer?
ask-absence-with-points = D'après le livre ({ $article }), une absence annoncée vaut 0 point: { $players }.
ask-bye-not-by-the-book = L'exemption vaut { $points }; le livre ({ $article }) prévoit une autre valeur.
ask-adjourned-is-no-forfeit = Une partie ajournée n'est pas un forfait ({ $article }): ne pas s'y présenter, c'est perdre une partie normalement jouée.
ask-games-open = { $n ->
    [one] { $n } partie n'a pas de résultat: la traiter comme ajournée, nulle pour l'appariement ({ $article }), et apparier? { $boards }.
   *[other] { $n } parties n'ont pas de résultat: les traiter comme ajournées, nulles pour l'appariement ({ $article }), et apparier? { $boards }.
}

## caution
## One sentence for each caution.

caution-leaves-fide-mode = Les règles de la FIDE ne s'appliqueront plus à ce tournoi. C'est définitif, et le rapport le dira.
caution-rounds-change = Le nombre de rondes a été annoncé (C.04.1:1): { $from } devient { $to }. La dernière ronde change, et le rapport le dira.
caution-tie-breaks-change = Les départages ont été annoncés avant le début. Le classement va changer, et le rapport le dira.
caution-system-deprecated = La FIDE n'a encore accepté aucun programme pour ce système; il est donc déconseillé (C.04.2:1).
caution-same-name = { $name } figure déjà dans la liste.
caution-numbers-change = La liste de départ est reclassée pour les rondes à venir (C.04.2:2.3).
caution-numbers-stay = Les numéros restent: la ronde 4 est appariée (C.04.2:2.3).
caution-numbers-by-hand = La liste de départ suit l'Elo, le titre et le nom (C.04.2:2.2); la vôtre ne les suivra pas.
caution-expels = Le joueur ne sera plus apparié; le rapport le dira.
caution-second-half-bye = Le règlement de ce tournoi permet { $allowed } byes d'un demi-point.
caution-bye-in-last-rounds = Le règlement de ce tournoi n'admet pas de bye avec points dans les dernières rondes.
caution-full-bye-deprecated = Un bye d'un point sur demande est déconseillé; le rapport le dira.
caution-points-by-decision = Des points changent par décision.
caution-changes-published = La ronde est affichée. Elle peut être modifiée parce que { $case } (C.04.2:4.4).
caution-breaks-rule = { $players }: cela enfreint { $article }.
caution-left-out = Ni adversaire ni bye: { $players }.
caution-not-the-engines = { $boards ->
    [one] La ronde diffère de l'appariement réglementaire sur { $boards } échiquier; le rapport le dira.
   *[other] La ronde diffère de l'appariement réglementaire sur { $boards } échiquiers; le rapport le dira.
}
caution-unusual = Ce résultat est inhabituel.
caution-not-rated = Cette partie ne comptera pas pour l'Elo.
caution-adjourns = La partie compte comme nulle pour l'appariement (C.04.2:3.1) jusqu'à sa fin.
caution-adjourned-not-drawn = Les appariements faits entre-temps ont compté la partie comme nulle (C.04.2:3.1).
caution-replaces-confirmed = Le résultat était déjà confirmé.
caution-counts-from-round = La rectification compte dès la ronde { $round } (C.04.2:4.3).
caution-rating-only = La rectification ne compte que pour le rapport Elo (C.04.2:4.3).
caution-pairs-again = La ronde { $round } est retirée et doit être appariée à nouveau.
caution-resumes = Le classement était définitif; le rapport le dira.
caution-soft-dropped = { $count ->
    [one] { $count } souhait de non-rencontre n'a pas pu être respecté.
   *[other] { $count } souhaits de non-rencontre n'ont pas pu être respectés.
}
caution-undoes-anothers = L'acte { $seq } est d'une autre personne.
caution-takes-back-published = Tout le monde a vu la ronde { $round }; le rapport dira qu'elle a été retirée (C.04.2:4.4).
caution-reinstates-expelled = Le joueur avait été exclu.
caution-reopens = La ronde { $round } était close; ses résultats pourront de nouveau changer.
caution-absent = Partis, ou pas encore arrivés (C.04.2:3.2): { $players }.
caution-loses-results = Les résultats aux échiquiers { $boards } sont perdus.
caution-both-colours-wrong = Les deux joueurs auraient la mauvaise couleur: { $pairs }.
caution-import-breaks = Le fichier enfreint des règles, et le rapport le dira: { $rules }.
caution-board-of-round = ronde { $round } échiquier { $board }
caution-nothing = aucun
caution-player = joueur { $id }
caution-rematch = deux joueurs s'étaient déjà rencontrés
caution-rules-of-the-event = le règlement de la manifestation le demande
caution-both-without-opponent = deux joueurs sans adversaire acceptent de jouer
caution-late-entry = un retardataire est admis
caution-last-round-top-boards = un imprévu touche les premiers échiquiers de la dernière ronde
caution-absolute-rule = l'appariement enfreint une règle absolue

## file
## What this page says.

file-files = Fichiers
file-whole = La manifestation entière
file-ronde-hint = Tout, avec le journal, à emporter sur un autre ordinateur et à y ouvrir.
file-reports = Rapports
file-trf26 = Rapport FIDE, TRF26
file-trf16 = Rapport Elo FIDE, TRF16
file-rating-hint = Avec les rectifications arrivées trop tard pour les appariements (C.04.2:4.3).
file-both-ratings = Variations Elo, FIDE et Suisse
file-earlier = Premier Elo suisse sur plusieurs tournois
file-earlier-hint = Sept parties donnent un premier Elo de la fédération suisse, et elles peuvent venir de plusieurs tournois. Cochez les tournois précédents dont les parties comptent.
file-trfx = Pour d'autres programmes, TRF(x)
file-json = Pour programmes, JSON
file-pgn = En-têtes PGN de toutes les parties
file-lists = Listes
file-starting-list = Liste de départ
file-standings = Classement
file-crosstable = Grille américaine
file-download = Télécharger
file-drafts = Les brouillons ne sont dans aucun de ces fichiers, sauf dans la manifestation entière.
file-would-refuse = Ce qu'une fédération demanderait
file-complete = Rien ne manque: le rapport peut être envoyé.
file-refused = refusé
file-doubtful = question
file-more-findings = et { $n } autres
file-verify = Vérifier le journal
file-verify-hint = Chaque acte est-il tel qu'écrit, et le moteur fait-il encore les mêmes rondes?
file-verified = Tout est juste: { $acts } actes, { $rounds } rondes réappariées à l'identique. Le journal finit par { $head }.
file-round-differs = Ronde { $n }: le moteur d'aujourd'hui apparie autrement.
file-backups = Sauvegardes
file-backup-made = Faite
file-backup-size = Taille
file-no-backups = Pas encore: une est faite à chaque ronde affichée ou close.
file-restore-hint = Elles sont dans { $folder }. Pour en reprendre une, ouvrez-la à la page d'accueil (O): ce qui est plus récent ici reste.
file-imported = Ce tournoi vient du fichier { $file }. Pas certain:

## finding
## Where something is wrong, and what.

finding-in-record = enregistrement { $it }
finding-of-player = joueur { $it }
finding-in-round = ronde { $it }
finding-in-rounds = rondes
finding-event-name = le nom de la manifestation manque; indiquez-le
finding-city = la ville manque; indiquez-la
finding-event-federation = la fédération du lieu manque; indiquez-la
finding-chief-arbiter = l'arbitre principal manque; indiquez-le
finding-time-control = la cadence manque; la liste Elo en dépend (B.02)
finding-kind = le type du tournoi manque; indiquez-le
finding-first-day = le premier jour manque; indiquez-le
finding-last-day = le dernier jour manque; indiquez-le
finding-first-day-is = le premier jour n'est pas une date: { $text }; indiquez année, mois et jour
finding-last-day-is = le dernier jour n'est pas une date: { $text }; indiquez année, mois et jour
finding-ends-before = le dernier jour { $last } précède le premier, { $first }; rectifiez l'un des deux
finding-undated = { $n ->
    [one] { $n } ronde est sans date; indiquez le jour de chaque ronde
   *[other] { $n } rondes sont sans date; indiquez le jour de chaque ronde
}
finding-round-count = le nombre de rondes manque; indiquez-le
finding-kind-code = le code du type manque, par exemple FIDE_DUTCH_2026; indiquez-le
finding-time-control-code = le code de la cadence manque, par exemple 5400+30; indiquez-le
finding-tie-breaks = aucun départage n'est annoncé; indiquez les codes
finding-name = le nom manque; indiquez-le
finding-federation = la fédération manque; indiquez ses trois lettres
finding-fide-number = { $text } n'est pas un numéro FIDE; il n'a que des chiffres
finding-rated-without-number = a un Elo et pas de numéro FIDE; cherchez le numéro dans la liste Elo
finding-without-number = n'a pas de numéro FIDE: la fédération doit d'abord l'inscrire
finding-birth = n'a ni numéro FIDE ni date de naissance; un nouveau joueur doit avoir la date
finding-birth-is = la date de naissance d'un nouveau joueur doit être un jour, pas { $text }
finding-sex = n'a ni numéro FIDE ni sexe; un nouveau joueur doit avoir m ou w
finding-rating = l'Elo { $text } est impossible: aucune liste n'en a eu au-dessus de { $highest }; rectifiez-le
finding-same-number = a le numéro FIDE { $id } du joueur { $other }
finding-no-game = il n'y a aucune partie dans le fichier
finding-not-over = { $played } rondes sur { $declared } sont dans le fichier; envoyez-le à la fin
finding-open = { $n ->
    [one] { $n } partie est sans résultat; saisissez-le
   *[other] { $n } parties sont sans résultat; saisissez-le
}

## help
## The page `/help`: short, and in the order of an arbiter's day.

help-title = Aide
help-lead = Ronde montre toujours une prochaine étape. N y mène, Entrée l'exécute. Une coche signifie que c'est sur le disque. Rien ne s'appelle enregistrer.
help-day = La journée d'un arbitre
help-day-1 = Nouveau tournoi: collez les noms dans n'importe quel ordre, vérifiez ce qui a été compris, indiquez le nombre de rondes, appariez la ronde 1.
help-day-2 = Pointage: tapez quelques lettres, Entrée signifie présent. Les absents peuvent être marqués avant l'appariement.
help-day-3 = Le brouillon: seuls les arbitres le voient. Couleurs, flotteurs et adversaires figurent à côté de chaque paire; F montre les échiquiers avec remarques.
help-day-4 = Afficher: tout le monde voit la ronde, sur papier, téléphones et écrans. Les numéros d'échiquier ne changent plus.
help-day-5 = Résultats: une touche chacun, et l'échiquier manquant suivant a le focus. Feuilles en désordre: S. Tout relire: V.
help-day-6 = Clore la ronde, apparier la suivante. Après la dernière: terminer, puis palmarès, normes et fichiers pour la fédération.
help-keys = Touches
help-keys-lead = ? montre les touches de la page. Les lettres seules n'agissent que hors des champs, et peuvent être désactivées là.
help-key-results = gain des Blancs · gain des Noirs (aussi 0) · nulle (aussi =)
help-key-forfeit = gain par forfait des Blancs, des Noirs
help-key-other = autre résultat: double forfait, ajournée, hors Elo
help-key-next = prochaine étape
help-key-undo = annuler mon dernier acte
help-key-find = chercher
help-key-round = ronde précédente, suivante
help-key-go = aller à l'aperçu, aux joueurs, à la ronde, à la saisie, au classement, au journal
help-key-why = pourquoi ce rang
help-key-print = imprimer
help-roles = Qui peut faire quoi
help-role-owner = Propriétaire: qui est assis à cet ordinateur. Tout.
help-role-chief = Arbitre principal: tout, sauf céder la manifestation.
help-role-deputy = Arbitre adjoint: tout d'une journée ordinaire; ni exclusion, ni points par décision, ni la fin.
help-role-helper = Aide: résultats aux échiquiers qui lui sont confiés, et pointage.
help-role-player = Joueur: annonce le résultat de son échiquier avec le code de la feuille.
help-role-viewer = Tous les autres regardent: appariements et classement, jamais un brouillon.
help-what-if = Que faire quand…
help-q-wrong = un résultat a été mal saisi?
help-a-wrong = Ronde ouverte: allez à l'échiquier et tapez la bonne touche, ou U. Ronde close: sur la page des résultats, Rectifier un résultat; les effets sont montrés avant (C.04.2:4.3).
help-q-left = quelqu'un part, ou n'est pas venu?
help-a-left = Sur sa fiche sous Joueurs: abandon, bye ou absent. S'il est déjà dans un brouillon: jetez le brouillon et appariez à nouveau.
help-q-late = quelqu'un arrive en retard?
help-a-late = Joueurs, Ajouter, avec la première ronde jouée. Les rondes manquées comptent selon le règlement.
help-q-published = la ronde affichée doit être modifiée?
help-a-published = Sur sa page: indiquez le cas de C.04.2:4.4 et le motif, puis appariez à la main. Tout le monde voit l'ancienne ronde jusqu'à la fin.
help-q-away = la connexion est coupée?
help-a-away = Continuez. Vos saisies sont gardées sur cet appareil et envoyées au retour de la connexion; la bande indique combien.
help-q-protest = quelqu'un proteste?
help-a-protest = W sur un rang donne son détail avec les articles, prêt à imprimer. Le journal montre qui a fait quoi et quand.
help-design-title = Composants
help-design-lead = Couleurs, caractères et composants de toutes les pages, dans le thème choisi.

## page
## What every page says.

page-new-tournament = Nouveau tournoi
page-new-hint = collez les noms, c'est tout
page-try-demo = Essayer la démo
page-demo-hint = 60 joueurs, ronde 5, rien à perdre
page-on-this-machine = Sur cet ordinateur
page-nothing-yet = Rien pour l'instant.
page-kept-in = Tout est conservé dans { $place }. Internet n'est pas nécessaire.
page-overview = Aperçu
page-players = Joueurs
page-round = Ronde
page-results = Résultats
page-standings = Classement
page-journal = Journal
page-what-if = Et si
page-fide-mode = Mode FIDE
page-not-fide = hors FIDE
page-paste-players = Collez ou déposez les joueurs
page-any-order = ordre et séparateur libres, noms ou numéros FIDE
page-name = Nom
page-rounds = Rondes
page-announced = annoncé avant la ronde 1, difficile à changer ensuite
page-pair-round = Apparier la ronde { $n }
page-publish-round = Afficher la ronde { $n }
page-enter-results = Saisir les résultats
page-close-round = Clore la ronde { $n }
page-finish = Terminer le tournoi
page-add-players = Ajouter des joueurs
page-see-standings = Voir le classement
page-not-begun = { $n ->
    [one] { $n } joueur est inscrit. La ronde 1 peut être appariée.
   *[other] { $n } joueurs sont inscrits. La ronde 1 peut être appariée.
}
page-nobody-yet = Personne n'est encore inscrit.
page-is-draft = { $boards ->
    [one] La ronde { $n } est appariée: { $boards } échiquier. Affichez-la après l'avoir relue.
   *[other] La ronde { $n } est appariée: { $boards } échiquiers. Affichez-la après l'avoir relue.
}
page-is-played = { $missing ->
    [1] La ronde { $n } est en cours. Il manque un résultat.
   *[other] La ronde { $n } est en cours. Il manque { $missing } résultats.
}
page-all-in = Tous les résultats de la ronde { $n } sont saisis.
page-is-closed = La ronde { $n } est close.
page-is-over = Le tournoi est terminé.
page-by-hand = La ronde { $n } est appariée à la main.
page-draft = Brouillon
page-published = Affiché
page-closed = Close
page-board = Éch.
page-white = Blancs
page-black = Noirs
page-result = Résultat
page-points = Pts
page-rating = Elo
page-number = No
page-federation = Féd
page-club = Club
page-rank = Rg
page-bye = exempt
page-half-bye = bye (demi-point)
page-absent = absent
page-withdrawn = abandon
page-not-paired = La ronde { $n } n'est pas encore appariée.
page-not-published = La ronde { $n } n'est pas encore affichée.
page-after-round = Après la ronde { $n }
page-working = Détail
page-when = Quand
page-who = Qui
page-what = Quoi
page-undo = Annuler
page-undone = annulé
page-head = Le journal finit par { $head }.
page-missing-page = Cette page n'existe pas.
page-log-in = Se connecter
page-to-start = À la page d'accueil
page-only-arbiters = Seuls les arbitres voient cette page.
page-check-in = Pointage
page-files = Fichiers
page-papers = Papiers
page-more = Plus
page-now = Actuel
page-crosstable = Grille
page-prizes = Palmarès
page-norms = Normes et Elo
page-odds = Chances
page-settings = Réglages
page-screens = Écrans
page-people = Personnes
page-help = Aide
page-skip = Au contenu
page-dark = Sombre ou clair
page-keys = Touches de cette page
page-language = Langue
page-tournament = Tournoi
page-whole-event = Toute la manifestation
page-round-before = Ronde précédente
page-round-after = Ronde suivante
page-print = Imprimer
page-see-pairings = Voir les appariements
page-registered = { $n ->
    [one] { $n } joueur est inscrit.
   *[other] { $n } joueurs sont inscrits.
}
page-go-on-by-hand = Continuer à la main
page-look-over = Relire
page-no-round = Ce tournoi n'a pas de ronde { $n }.

## new
## What these pages say.

new-open-file = Ouvrir un fichier
new-open-hint = .ronde .trf .csv .xlsx, Swiss-Manager, Papi, Vega; ou déposez-le n'importe où ici
new-phones-in-hall = Téléphones dans la salle:
new-only-here = Seul cet ordinateur accède à Ronde.
new-open-hall = Ouvrir à la salle
new-close-hall = Fermer
new-copy = Copier
new-last-backup = Dernière sauvegarde:
new-no-backup = Une sauvegarde est faite à chaque ronde affichée ou close.
new-last-change = Dernière modification
new-damaged = Celui-ci ne s'ouvre pas: { $why }
new-choose-file = ou choisir un fichier
new-no-list = Pas encore de liste Elo sur cet ordinateur. Noms et numéros sont repris tels quels; la liste FIDE s'ajoute plus tard à la page Joueurs.
new-with-list = Recherche dans: { $lists }
new-change = Modifier…
new-system = Système
new-dutch = Suisse, Dutch FIDE { $year }
new-dubov = Suisse, Dubov { $year }
new-burstein = Suisse, Burstein { $year }
new-lim = Suisse, Lim { $year }
new-round-robin = Toutes rondes
new-double-round-robin = Toutes rondes, aller et retour
new-points = Points
new-tie-breaks = Départages
new-acceleration = Accélération
new-none = aucune
new-baku = Baku (C.04.7)
new-colour-of-first = Couleur du premier joueur
new-by-lot = tirée par le programme
new-tempo = Cadence
new-place = Lieu
new-chief = Arbitre principal
new-only-create = Créer sans apparier
new-letter-in-rating = «{ $word }» a une lettre dans son Elo.
new-no-rating = sans Elo
new-no-name = Il n'y a pas de nom.
new-unknown-number = Aucune liste de cet ordinateur ne connaît ce numéro. Ajoutez le nom.
new-same-name = Le même nom qu'à la ligne { $line }.
new-same-number = Le même numéro FIDE qu'à la ligne { $line }.
new-keep-one = n'en garder qu'un
new-two-people = deux personnes
new-number-of-another = Le numéro { $number } est celui de { $name } dans la liste.
new-several-in-list = La liste a plusieurs joueurs de ce nom.
new-none-of-them = aucun d'eux
new-rating-differs = { $typed } est tapé; la liste dit { $listed }.
new-as-typed = comme tapé
new-too-large = Le fichier dépasse { $mb } Mo. Une liste de joueurs est bien plus petite; est-ce le bon fichier?
new-empty-file = Le fichier { $file } est vide. Exportez-le à nouveau.
new-not-a-table = { $file } n'a pas pu être lu comme tableau: { $why }. Enregistrez-le en CSV ou xlsx.
new-unknown-kind = { $file } n'est rien que Ronde sache lire: ni manifestation (.ronde), ni tournoi (.trf, .json, Swiss-Manager, Papi, Vega, PGN), ni tableau de joueurs (.csv, .xlsx).
new-not-a-tournament = { $file } n'a pas pu être lu: { $why }.
new-cut-event = { $file } est endommagé et n'a pas été repris: { $why }. Reprenez le fichier, ou une sauvegarde plus ancienne.
new-event-older = Cette manifestation est déjà sur cet ordinateur et y est plus avancée. Rien n'a été modifié.
new-event-differs = Cette manifestation est déjà sur cet ordinateur et a pris un autre chemin: les deux ne sont jamais fusionnées. Gardez les deux fichiers. Rien n'a été modifié.
new-event-open = Cette manifestation est ouverte sur cet ordinateur: quelqu'un y écrit peut-être. Remettez-la d'abord. Rien n'a été modifié.
new-event-whose = Cette manifestation a été remise à { $to }. Si c'est cet ordinateur: ronde import --into, avec son nom.
new-clock = L'horloge de cet appareil se trompe de plus d'un jour. Réglez-la, puis réessayez.
new-not-understood = Pas compris : { $words }.
new-other-code = «{ $word }» n'est pas un code de la FIDE; { $code } en est un.
new-which-day = Naissance { $text } : { $one } ou { $other }; seule l'année est prise.
new-year-only = l'année seulement
new-as-one = En un seul : { $merged }.
new-they-differ = Différences ({ $values }); la ligne { $line } compte.
new-is-title = «{ $text }» est un titre, pas un joueur.
new-is-heads = «{ $text }» : en-têtes des colonnes.
new-is-heads-unused = «{ $text }» : en-têtes des colonnes. Pas utilisé : { $unused }.
new-is-player = C'est un joueur
new-columns-unused = Colonnes qui ne sont pas utilisées : { $columns }.
new-born-short = Né(e)
new-sex-short = Sexe
new-category-short = Cat.
new-questions-head = À vérifier

## norm
## Headings and short values.

norm-number = No
norm-title = Titre
norm-name = Nom
norm-federation = Féd
norm-rating = Elo
norm-games = Parties
norm-score = Points
norm-expected = Att.
norm-change = Écart
norm-new-rating = Nouveau
norm-average = Moy. adv.
norm-performance = Perf
norm-remark = Remarque
norm-norm = Norme
norm-verdict = Verdict
norm-missing = Manque
norm-forecast = À venir
norm-met = Remplie
norm-rule = Règle
norm-round = Ronde
norm-colour = Couleur
norm-opponent = Adv.
norm-opponent-name = Adversaire
norm-opponent-rating = Elo
norm-difference = Diff.
norm-counted = Compté
norm-gain = Gain

## objection
## One sentence for each objection and refusal.

objection-finished = Le tournoi est terminé; il faut d'abord le rouvrir.
objection-not-finished = Le tournoi n'est pas terminé.
objection-not-at-the-beginning = Cela vient en premier dans un journal, ou pas du tout.
objection-after-the-start = { $what }: plus de changement une fois la ronde 1 appariée.
objection-fide-mode = { $what }: impossible en mode FIDE; il faut d'abord le quitter.
objection-not-in-fide-mode = Le tournoi n'est pas en mode FIDE.
objection-unknown-system = { $code } n'est pas un système de ce programme.
objection-unknown-acceleration = { $code } n'est pas une accélération; BAKU, SSA, SSA_HALVES et SSA_KEPT en sont.
objection-no-rounds = Un tournoi a de 1 à 999 rondes.
objection-rounds-paired = { $paired } rondes sont déjà appariées.
objection-two-draws-beat-a-win = Deux nulles ne doivent pas valoir plus qu'un gain et une perte.
objection-bye-above-win = L'exempt ne doit pas valoir plus qu'un gain.
objection-bye-value = Avec ces points, l'exempt vaut 1, ½ ou 0 (C.04.1:3).
objection-tie-breaks = Les départages ne peuvent pas être appliqués: { $why }
objection-tie-break-rules = Il n'y a pas de règles de départage de { $year }; il y a celles de 1992, 1998, 2024 et 2026.
objection-prizes = La ligne { $line } des prix est illisible. Écrivez qui, deux-points et les montants : all: 1000, 600, 400.
objection-buchholz-in-round-robin = Le Buchholz n'est pas pour les tournois toutes rondes (C.07).
objection-too-few-prohibited = Il faut deux joueurs qui ne doivent pas se rencontrer.
objection-span-reversed = La première des rondes vient après la dernière.
objection-table-taken = La table { $table } est celle de { $player }.
objection-no-table = Les tables se comptent à partir de 1.
objection-no-name = La ligne { $place } n'a pas de nom.
objection-rating = { $rating } n'est pas un Elo.
objection-same-fide-id = Le numéro FIDE { $fide_id } figure déjà dans la liste: { $player }.
objection-unknown-player = { $player } n'est pas inscrit.
objection-unknown-round = La ronde { $round } n'est pas encore appariée.
objection-unknown-board = La ronde { $round } n'a pas d'échiquier { $board }.
objection-late-in-schedule = Personne ne peut entrer dans un calendrier commencé.
objection-round-paired = La ronde { $round } est déjà appariée.
objection-beyond-last-round = Il n'y a pas de ronde { $round }: le tournoi en a { $rounds }.
objection-in-round = { $player } est dans la ronde { $round }: saisissez le résultat, ou jetez le brouillon.
objection-not-withdrawn = { $player } participe.
objection-withdrawn = { $player } a abandonné.
objection-twice-in-list = { $player } y figure deux fois.
objection-no-bye = { $player } n'a pas demandé de bye à la ronde { $round }.
objection-rounds-not-declared = Indiquez le nombre de rondes (C.04.1:1).
objection-draft-open = La ronde { $round } est un brouillon: affichez-la, ou jetez-la.
objection-session-open = La ronde { $round } est appariée à la main: terminez d'abord cette séance.
objection-no-session = La ronde { $round } n'est pas appariée à la main: ouvrez d'abord une séance.
objection-not-draft = La ronde { $round } est déjà affichée.
objection-not-published = La ronde { $round } n'est pas affichée.
objection-closed = La ronde { $round } est close: rectifiez le résultat, ou rouvrez la ronde.
objection-open = La ronde { $round } n'est pas close.
objection-not-last = Une ronde après la { $round } est déjà appariée.
objection-results-missing = La ronde { $round } n'a pas de résultat aux échiquiers { $boards }.
objection-still-adjourned = Des parties sont encore ajournées: { $boards }.
objection-no-pairing = La ronde ne peut pas être appariée: { $why }.
objection-needs-case = La ronde { $round } est affichée: indiquez le cas de C.04.2:4.4.
objection-case-of-another-edition = Ce n'est pas un motif dans cette édition des règles: { $case }.
objection-seated = { $player } joue à l'échiquier { $board }.
objection-result-known = Ronde { $round }, échiquier { $board }: ce résultat y est déjà.
objection-no-result = Ronde { $round }, échiquier { $board }: pas de résultat.
objection-too-late = Pour les appariements de la ronde { $round }, c'est trop tard: rectifiez pour le rapport Elo (C.04.2:4.3).
objection-draft-rests-on-it = La ronde { $round } est un brouillon qui en dépend: appariez-la à nouveau.
objection-round-begun = La ronde { $round } a commencé.
objection-published-stands = La ronde { $round } est affichée et reste valable (C.04.2:4.3).
objection-nothing-to-draw = La couleur du premier joueur est tirée au sort une fois, avant l'appariement de la ronde 1 d'un tournoi suisse, sauf si l'arbitre l'a fixée.
objection-rounds-left = { $paired } rondes sur { $declared } sont appariées; le reste est à venir.
objection-points = Les points vont de 0 à 100; une perte ne vaut pas plus qu'une nulle, ni une nulle plus qu'un gain.
objection-too-many-points = Aucune décision ne donne ni ne retire plus de { $most } points.
objection-numbers-of-file = Les numéros d'un tournoi importé restent tels quels.
objection-no-byes-in-schedule = Dans un calendrier, chacun joue quand la table le dit.
objection-nobody-named = Personne n'est nommé.
objection-beyond-end = Il n'y a pas de ronde { $after } après laquelle partir.
objection-not-this-pairing = Ce n'est pas un appariement de cette ronde: { $why }.
objection-pairing-other-system = il vient d'un autre système
objection-pairing-adjourns-played = il ajourne des parties qui ont un résultat
objection-pairing-names-stranger = il nomme quelqu'un qui n'a pas de numéro
objection-pairing-leaves-out = il oublie quelqu'un
objection-case-not-for-this = Ce n'est pas un motif ici: { $case }.
objection-nothing-to-undo = Il n'y a pas d'acte { $seq }.
objection-already-undone = L'acte { $seq } est déjà annulé.
objection-cannot-be-undone = L'acte { $seq } ne peut pas être annulé.
objection-needs-reason = Indiquez le motif.
objection-role = Pas avec ce rôle: { $role }.
objection-conflict = Quelqu'un l'a modifié entre-temps (acte { $by }); regardez à nouveau.
objection-rests = Des actes ultérieurs en dépendent; annulez-les d'abord: { $acts }.
objection-key-taken = Cette demande porte la clé d'une autre (acte { $by }); envoyez-la avec une nouvelle clé.
objection-owner = propriétaire
objection-chief = arbitre principal
objection-deputy = arbitre adjoint
objection-helper = aide
objection-player = joueur
objection-viewer = spectateur
objection-what-system = Ce système
objection-what-points = Les points
objection-what-acceleration = L'accélération
objection-what-initial-colour = La couleur tirée au sort
objection-what-prohibited = Interdire des rencontres maintenant
objection-what-numbers = Les numéros
objection-what-team = L'équipe
objection-source-of-estimate = La source d'une estimation est une ligne de { $longest } caractères au plus, par exemple INGO 120.
objection-ratings-missing = Ce système apparie d'après les Elo, et ces joueurs n'en ont pas: { $players }. Donnez une estimation à chacun sur sa fiche.
objection-what-this = Cela
objection-birth = { $name }, naissance : «{ $text }» n'est pas une date. Écrivez l'année, ou un jour comme 1999-12-31 ou 31.12.1999.
objection-birth-either = { $name }, naissance : { $text } peut être { $one } ou { $other }. Écrivez l'un des deux.
objection-not-a-federation = { $name }, fédération : «{ $text }» n'en est pas une de la FIDE. Écrivez ses trois lettres, par exemple { $nearest }.
objection-no-pairing-code = La ronde n'a pas pu être appariée.
objection-ratings-missing-code = Le système apparie par l'Elo, et des joueurs n'en ont pas.
objection-unreadable-code = Le journal n'a pas pu être suivi jusque-là.

## odds
## What stands around the tables.

odds-title = Chances et équité
odds-lead = La suite du tournoi est jouée de nombreuses fois, selon les Elo. Seuls les arbitres la voient, et rien n'est conservé.
odds-what = Question
odds-chances = Qui va gagner, qui rencontre qui?
odds-systems = Que feraient d'autres systèmes?
odds-rounds = Que feraient plus ou moins de rondes?
odds-accelerations = Que ferait l'accélération?
odds-fairness = Couleurs et adversaires ont-ils été équitables?
odds-plays = Essais
odds-plays-hint = vide: 2000, pour l'équité autant qu'il faut
odds-seed = Germe
odds-seed-hint = vide: tiré au sort et indiqué
odds-start = Lancer
odds-stop = Arrêter
odds-look = Actualiser
odds-running = { $done } essais sur { $of }
odds-waits = Une autre étude est en cours; celle-ci commence ensuite.
odds-stopped = Arrêté.
odds-failed = Il n'y a pas de réponse: { $why }
odds-changed = Quelque chose a changé depuis: relancez pour les chances actuelles.
odds-needs-script = Pour lancer une étude, le navigateur doit exécuter des scripts. En ligne de commande: ronde simulate.
odds-no-cup = Une coupe ne peut pas être simulée.
odds-no-teams = Les systèmes suisses par équipes ne peuvent pas encore être simulés.
odds-only-swiss = Seuls les tournois suisses peuvent être comparés.
odds-no-rounds = Le nombre de rondes n'est pas encore annoncé.
odds-too-few = Moins de deux joueurs participent.
odds-no-pairing = La ronde { $n } ne peut pas être appariée.
odds-nothing-played = Aucune ronde n'a encore été jouée.
odds-fixed = Les appariements étaient fixés d'avance: couleurs et adversaires ne doivent rien au hasard.

## papers-page
## Words of the page of papers.

papers-page-papers = Papiers
papers-page-print-round = Imprimer la ronde { $n }: appariements et feuilles
papers-page-print-draft = Imprimer le brouillon de la ronde { $n }
papers-page-at-once = Appariements par échiquier et par nom et feuilles de résultat, en une impression.
papers-page-is-draft = Seuls les arbitres voient cette ronde: chaque page dit BROUILLON.
papers-page-not-begun = Aucune ronde n'est appariée. Les listes de joueurs s'impriment déjà.
papers-page-how = Comment imprimer
papers-page-round = Ronde
papers-page-size = Papier
papers-page-letter = US Letter
papers-page-reading = Caractères
papers-page-usual = selon le papier
papers-page-hand = en main, 10 pt
papers-page-wall = au mur, 14 pt
papers-page-far = de loin, 28 pt
papers-page-language = Langue des papiers
papers-page-mine = comme cette page
papers-page-keep = Appliquer
papers-page-print = Imprimer
papers-page-with-codes = avec codes pour téléphones
papers-page-by-name = par nom
papers-page-by-club = par club
papers-page-by-federation = par fédération
papers-page-public-hint = public
papers-page-prizes-there = Aucun prix n'est encore annoncé.
papers-page-to-prizes = Au palmarès
papers-page-pdf-hint = Pour un PDF, choisissez « Enregistrer au format PDF » là où le navigateur demande l'imprimante.
papers-page-others = Rapports et fichiers
papers-page-others-hint = TRF, Elo, en-têtes PGN, la manifestation entière
papers-page-folder = Dossier pour un site
papers-page-folder-hint = Tout le côté public en simples fichiers. Ronde les récrit après chaque acte; copiez le dossier sur n'importe quel site. Rien de non public n'y figure.
papers-page-folder-path = Dossier sur cet ordinateur
papers-page-folder-languages = Langues
papers-page-folder-set = L'écrire là
papers-page-folder-off = Ne plus écrire
papers-page-folder-written = Écrit
papers-page-folder-saved = Le dossier est écrit, et suit désormais le tournoi.
papers-page-folder-stopped = Plus rien n'y est écrit. Ce qui y est reste.
papers-page-folder-whole = Nommez le dossier depuis la racine, par exemple /srv/site ou C:\site.
papers-page-folder-elsewhere = Ce serveur garde ses données dans une base et n'a pas de dossier propre. Utilisez ronde report EVENT site -o FOLDER.
papers-page-folder-owner = Seul le propriétaire, à cet ordinateur, nomme un dossier.

## people
## People, devices, codes and the event itself.

people-event = Événement
people-tournaments = Tournois
people-standing = { $players ->
    [one] { $players } joueur · ronde { $round } sur { $rounds }
   *[other] { $players } joueurs · ronde { $round } sur { $rounds }
}
people-entered = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
people-hidden = non montré au public
people-hide = Masquer
people-show = Montrer
people-open = Ouvrir
people-add-tournament = Ajouter un tournoi
people-add = Ajouter
people-name = Nom
people-rounds = Rondes
people-rename = Renommer l'événement
people-people = Personnes
people-only-you = Personne d'autre ne travaille encore à cet événement.
people-role = Rôle
people-state = État
people-owner = Propriétaire
people-chief = Arbitre principal
people-deputy = Arbitre adjoint
people-helper = Assistant
people-helper-boards = Assistant, échiquiers { $first }–{ $last }
people-player = Joueur
people-viewer = Spectateur
people-chief-may = tout, sauf céder l'événement
people-deputy-may = tout ce qu'exige une journée ordinaire
people-helper-may = résultats à ses échiquiers, pointage
people-active = actif
people-invited = invité, pas encore là
people-code-over = code expiré
people-revoked = retiré
people-access-over = accès terminé
people-some-tournaments = { $n ->
    [one] { $n } tournoi seulement
   *[other] { $n } tournois seulement
}
people-invite = Inviter une personne
people-invite-hint = La personne invitée scanne un code avec son téléphone et travaille de là. Ni compte ni mot de passe.
people-boards-from = Échiquiers de
people-boards-to = à
people-code-valid = Le code est utilisable pendant
people-one-hour = 1 heure
people-one-day = 1 jour
people-one-week = 1 semaine
people-new-code = Nouveau code
people-new-code-says = Les appareils de cette personne n'ont plus accès tant que le nouveau code n'est pas utilisé.
people-revoke = Retirer
people-scan = À scanner avec le téléphone, ou envoyez le lien. Il sert une fois, sur un seul appareil.
people-not-in-hall = Les téléphones n'atteignent pas encore cet ordinateur: ouvrez-le d'abord à la salle, à la page d'accueil.
people-usable-until = Utilisable jusqu'au
people-copy = Copier
people-devices = Appareils
people-no-devices = Aucun autre appareil n'est connecté.
people-device = Appareil
people-last-used = Dernier usage
people-this-device = cet appareil
people-programs = Programmes
people-programs-hint = Un jeton permet à un programme ce que permet son rôle, jusqu'à révocation. Il n'est montré qu'une fois.
people-make-token = Créer un jeton
people-token-once = Conservez ce jeton maintenant; personne ne pourra le montrer à nouveau.
people-my-access = Mon accès
people-you-are = Vous êtes { $name } ({ $role }).
people-set-password = Définir un mot de passe
people-password-hint = Il vous permet de revenir depuis un autre appareil. Huit caractères au moins; une courte phrase convient bien.
people-password = Mot de passe
people-password-set = Votre mot de passe est défini. Vous vous connectez comme { $name }.
people-password-wrong = Le nom et le mot de passe ne vont pas ensemble. Après dix essais, il faut attendre.
people-log-out = Se déconnecter de cet appareil
people-log-in = Se connecter
people-log-in-hint = Qui a été invité et a défini un mot de passe revient ici. Sinon, demandez un nouveau code à l'arbitre principal.
people-no-events = Il n'y a pas encore d'événement sur cette machine.
people-the-event = Tout l'événement
people-as-file = Télécharger en un seul fichier
people-file-holds = Il contient tout, dates de naissance comprises.
people-hand-over = Remettre à une autre machine
people-hand-over-says = L'événement est alors tenu là-bas, et verrouillé ici jusqu'à son retour.
people-other-machine = Nom de l'autre machine
people-this-machine = Cette machine s'appelle { $name }.
people-is-away = L'événement se trouve sur { $name } et y est tenu. Ici, il est verrouillé.
people-take-back = Le reprendre
people-take-back-says = Seulement si l'autre machine est perdue: ce qui y a été fait depuis ne compte pas.
people-reason = Raison
people-join = Rejoindre
people-join-as = Vous êtes invité: { $name }, { $role }.
people-join-owner = Vous entrez comme propriétaire de ce serveur.
people-join-button = Travailler sur cet appareil
people-join-once = Le code sert une fois. Un autre appareil a besoin d'un autre code.
people-code-unknown = Ce code n'ouvre rien
people-code-ask = Il est inconnu, expiré, ou a servi sur un autre appareil. Demandez-en un nouveau à l'arbitre principal.
people-too-often = Il y a eu trop d'essais. Attendez une minute, puis réessayez.
people-for-people = Seules les personnes de cet événement voient cette page.
people-needs-script = Ce bouton nécessite JavaScript.

## phone
## What the public page, the result page and the slips say.

phone-find-me = Me trouver
phone-find-hint = nom
phone-find = Chercher
phone-nobody = Personne de ce nom dans la liste.
phone-all-players = Tous les joueurs
phone-not-me = Ce n'est pas moi
phone-tournaments = Tournois
phone-pairings = Appariements
phone-me = Moi
phone-by-board = Par échiquier
phone-by-name = Par nom
phone-starting-list = Liste de départ
phone-round-n = Ronde { $n }
phone-team = Équipe
phone-round-of = Ronde { $n } sur { $all }
phone-board-n = Échiquier { $n }
phone-against = contre
phone-starts = Début { $when }
phone-opponent = Adversaire
phone-not-begun = { $n ->
    [one] Le tournoi n'a pas commencé. { $n } joueur est inscrit.
   *[other] Le tournoi n'a pas commencé. { $n } joueurs sont inscrits.
}
phone-no-players = Personne n'est encore inscrit. Revenez plus tard.
phone-playing = En cours: { $done } résultats sur { $all }.
phone-between = Tous les résultats de la ronde { $n } sont là. La suivante paraît ici dès qu'elle est affichée.
phone-over = Le tournoi est terminé. Voici le classement final.
phone-next-soon = Échiquier et adversaire paraissent ici dès que la ronde est affichée.
phone-has-bye = Sans adversaire à cette ronde: exempt
phone-has-half-bye = Sans adversaire à cette ronde: bye (demi-point)
phone-is-absent = Non apparié à cette ronde
phone-gone = Abandon
phone-rank-n = Rang { $n }
phone-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
phone-number-n = Numéro { $n } de la liste de départ
phone-games = Parties
phone-no-games = Aucune ronde n'est encore affichée.
phone-this-is-me = C'est moi
phone-first-shown = Les { $n } premiers sur { $all } sont affichés. Tapez un nom ci-dessus pour trouver les autres.
phone-events = Manifestations
phone-no-events = Il n'y a encore aucune manifestation ici. Revenez plus tard.
phone-who-me = Cherchez votre nom ci-dessus ou dans les appariements et touchez-le: ce téléphone s'en souviendra.
phone-progress-title = Points après chaque ronde: { $list }
phone-colours-title = Couleurs: { $list }
phone-no-game = pas de partie
phone-missing-event = Cette manifestation n'est pas ici. Scannez à nouveau le code dans la salle.
phone-missing-player = Ce joueur n'est pas dans ce tournoi.
phone-i-am = Je suis
phone-won = { $name } a gagné
phone-drawn = Nulle
phone-both-report = Les deux joueurs annoncent. S'ils disent la même chose, c'est le résultat.
phone-waiting-for = { $result } est envoyé ✓ En attente de { $name }.
phone-other-said = { $name } a annoncé { $result }.
phone-confirmed = Confirmé par les deux ✓✓
phone-differs = Les deux annonces diffèrent. L'arbitre va venir.
phone-known = Le résultat est { $result }.
phone-known-wrong = Si c'est faux, dites-le à l'arbitre.
phone-code-unknown = Ce code est inconnu. Regardez à nouveau la feuille, ou demandez à l'arbitre.
phone-code-over = Cette ronde est terminée. Seul l'arbitre change ses résultats.
phone-code-tries = Trop de codes faux sont venus d'ici. Attendez une minute, ou demandez à l'arbitre.
phone-type-code = Code de votre feuille
phone-report = Annoncer un résultat
phone-go-on = Ouvrir mon échiquier
phone-back-to = Appariements et classement
phone-left = { $n ->
    [one] Il manque { $n } résultat
   *[other] Il manque { $n } résultats
}
phone-none-left = Tous les résultats de ces échiquiers sont saisis.
phone-board-before = Échiquier précédent
phone-board-after = Échiquier suivant
phone-next-missing = Prochain échiquier manquant: { $n }
phone-no-boards = Aucun de vos échiquiers n'est dans cette ronde.
phone-only-entry = Seuls les arbitres et les aides saisissent des résultats.
phone-codes = Codes de la ronde { $n }
phone-codes-hint = Une feuille par échiquier. Un code vaut pour cet échiquier seul, tant que la ronde est ouverte. Imprimez, coupez, posez-en une sur chaque échiquier.
phone-codes-closed = Les codes valent tant qu'une ronde est affichée et ouverte. Celle-ci ne l'est pas.
phone-codes-here-only = Les téléphones n'atteignent pas encore cet ordinateur: ouvrez d'abord Ronde à la salle, puis imprimez.
phone-one-code = Un code par échiquier
phone-two-codes = Un code par joueur
phone-why-opponent = Pourquoi cet adversaire?
phone-why-bye = Pourquoi pas d'adversaire?
phone-why-rank = Pourquoi le rang { $n }?
phone-what-i-need = Ce qu'il me faut
phone-scan = Annoncer le résultat: scannez, ou tapez le code à { $address }
phone-other-results = Forfait, effacer …
phone-which-result = Échiquier { $n }: quel résultat?
phone-aros = Moyennes Elo des adversaires
phone-aro = CMA

## plan-page
## What the page of the plan says.

plan-page-plan = Planifier une manifestation
plan-page-about = Ce que cela coûte, ce que cela rapporte, combien d'inscriptions il faut, et ce qui est à faire pour quand. Rien n'est enregistré: gardez l'adresse, ou imprimez.
plan-page-hint = dépenses, recettes, liste de contrôle
plan-page-the-event = La manifestation
plan-page-players = Inscriptions attendues
plan-page-rounds = Rondes
plan-page-days = Jours
plan-page-first-day = Premier jour
plan-page-currency = Monnaie
plan-page-income = Recettes
plan-page-fee = Finance d'inscription
plan-page-other-income = Autres recettes
plan-page-other-income-hint = une par ligne: sponsor=500
plan-page-gifts = Offert
plan-page-gifts-hint = matériel ou travail, un par ligne: pendules=300
plan-page-costs = Dépenses
plan-page-prizes = Prix, du premier au dernier
plan-page-hall = Salle, par joueur
plan-page-rating-fee = Liste de classement, par joueur et ronde
plan-page-guests = Elo des joueurs invités
plan-page-guests-hint = sans finance d'inscription; 500 dès 2500, et 5 par point en plus
plan-page-arbiters = Arbitres
plan-page-arbiter-pay = Rétribution par arbitre
plan-page-other-costs = Autres dépenses
plan-page-other-costs-hint = une par ligne: programmes=120
plan-page-calculate = Calculer
plan-page-wrong = Pas compris et laissé de côté: { $what }
plan-page-budget = Budget
plan-page-done = Fait

## player
## What these pages say.

player-find = Chercher
player-all = tous les joueurs
player-playing = en jeu
player-not-playing = abandons, exclus, absents
player-late = inscriptions tardives
player-with-byes = avec byes demandés
player-unrated = non classés
player-by-number = Trier par numéro de départ
player-by-name = Trier par nom
player-state = État
player-from-round = dès la ronde { $n }
player-after-round = après la ronde { $n }
player-expelled = exclu
player-table = table { $n }
player-add-player = Ajouter un joueur
player-search-list = Nom ou numéro FIDE
player-search-hint = Les listes Elo de cet ordinateur sont parcourues pendant la frappe: { $lists }.
player-no-list = Il n'y a pas de liste Elo sur cet ordinateur. Déposez ici la liste FIDE (TXT ou XML, zippée ou non), ou dans un terminal: ronde players import players_list.zip
player-rating-lists = Listes Elo
player-list-line = { $source }, { $dated }: { $players } joueurs
player-bring-list = Apporter une liste
player-list-file = Fichier de la liste
player-list-source = De qui (pour les listes nationales seulement, p. ex. SUI)
player-by-hand = À la main
player-first-round = Joue dès la ronde
player-missed = Les rondes manquées ne comptent rien; des points peuvent être accordés sur sa fiche (C.04.2:2.4).
player-title = Titre
player-sex = Sexe
player-fide-id = Numéro FIDE
player-national-id = Numéro national
player-birth = Né(e)
player-team = Équipe
player-category = Catégorie
player-facts = Données
player-save = Modifier les données
player-set-table = Fixer la table
player-bye-barred = Le règlement n'admet pas de bye à cette ronde.
player-games = Parties
player-opponent = Adversaire
player-colour = Couleur
player-float = Flotteur
player-up = montant
player-down = descendant
player-no-games = Aucune ronde n'est encore appariée.
player-byes = Byes demandés
player-byes-hint = Pressez une ronde: bye d'un demi-point, puis sans point, puis aucun. Byes d'un demi-point permis: { $half }; dernières rondes sans bye: { $last }.
player-no-byes = Un calendrier n'a pas de byes demandés.
player-fixed-table = Table fixe
player-free = vide: pas de table fixe
player-never-meets = Ne doit pas rencontrer
player-never-meets-link = Les appariements interdits se règlent à la page Réglages.
player-leave = Départ
player-last-round = Dernière ronde
player-withdraw = Enregistrer l'abandon
player-expel = Exclure
player-reason = Motif, pour le rapport
player-comes-back = Revient
player-reinstate = Rejouer
player-decision = Points par décision
player-plus-minus = Points, p. ex. 0.5 ou -1
player-give-points = Modifier les points
player-which-round = Ronde (vide: en tout)
player-check-in-for = Pointage pour la ronde { $n }
player-here-of = { $n } sur { $all } présents
player-here = PRÉSENT
player-not-here-yet = pas encore là
player-half = bye ½
player-keys-line = présent
player-rest-absent = Les autres sont absents
player-nobody-found = Pas dans la liste?
player-round-runs = La ronde { $n } est appariée. Ce que vous pointez vaut pour la ronde { $next }.
player-estimate = Estimation
player-estimate-source = Source
player-estimate-hint = Pour les joueurs sans Elo (C.04.2:2.1): elle classe et apparie comme un Elo, s'affiche ~1850 et n'est jamais transmise comme Elo.
player-convert = Convertir
player-scale = Échelle
player-start-check-in = Dès qu'un joueur est pointé, ceux qui ne le sont pas ne sont pas appariés.
player-aro = CMA
player-aro-hint = Moyenne Elo des adversaires jusque-là: sert à apparier la ronde suivante (Dubov, article 9).
player-national-rating = Elo national
player-league = Ligue ou région
player-match-card = Carte de match
player-player-card = Fiche du joueur

## reference
## What the reference says around the calls.

reference-title = Interface pour programmes
reference-lead = Ce que font les pages, les programmes le peuvent aussi: du JSON par HTTP. La même chose pour les outils:
reference-who-title = Qui demande
reference-who-text = Sur la machine même, aucun jeton n'est nécessaire. D'ailleurs, envoyez le jeton créé par le propriétaire ou l'arbitre principal sur la page de la manifestation, par Authorization: Bearer. Sans jeton, chacun lit ce qui est public.
reference-open-to = Ouvert à
reference-answer = Réponse
reference-errors = Erreurs
reference-errors-text = Une erreur a un statut, un nom dans error et une phrase dans message. Rien n'a été fait.
reference-acts = Actes
reference-acts-text = Tout ce qui change un tournoi. Ceux qui sont marqués, le logiciel les fait lui-même.
reference-own = de lui-même
reference-settings = Réglages
reference-begin = Commencer
reference-run = Diriger un tournoi
reference-by-players = Résultats par les joueurs
reference-odds = Chances et équité
reference-people = Personnes
reference-files = Fichiers et listes
reference-screens = Écrans
reference-machine = Cet ordinateur
reference-why = Pourquoi
reference-contents = Sommaire

## refusal
## One for each refusal.

refusal-no-access = { $person } n'a pas cet accès à la manifestation, ou ne l'a plus.
refusal-role = Pas comme { $role }; c'est réservé à { $for_whom }.
refusal-locked = La manifestation est sur { $to } et s'y écrit; elle est verrouillée ici jusqu'à son retour.
refusal-missing = Il manque: { $what }.
refusal-reach = Cela touche des tournois pour lesquels vous n'êtes pas invité vous-même.
refusal-owner = Il y a un seul propriétaire, qui n'a pas besoin d'invitation.
refusal-boards = Un assistant a besoin d'une suite d'échiquiers, du plus petit numéro au plus grand.
refusal-expires-before = Le code aurait expiré avant d'être donné.
refusal-already-accepted = Le code a servi sur un autre appareil; demandez-en un nouveau.
refusal-wrong-code = Ce n'est pas le code qui a été donné.
refusal-expired = Le code a expiré; demandez-en un nouveau.
refusal-revoked = L'accès de { $person } a été retiré; demandez un nouveau code.
refusal-same-machine = La manifestation est déjà sur { $to }.
refusal-machine = Le nom d'un ordinateur a au plus { $n } octets, sans blanc avant ni après; ceci n'en est pas un: { $name }
refusal-has-home = La manifestation est chez elle sur { $home }; c'est de là qu'elle se transmet.
refusal-heads = Les fins des journaux ne sont pas celles des tournois de cette manifestation.
refusal-key-taken = Cette demande porte la clé d'une autre (acte { $by }); envoyez-la avec une nouvelle clé.
refusal-creation = Le journal d'une manifestation commence par un seul acte qui la crée.
refusal-unknown-tournament = La manifestation n'a pas de tournoi { $t }.
refusal-tournament-twice = La manifestation a déjà le tournoi { $t }.
refusal-unknown-person = Personne n'a été invité sous le nom { $person }.
refusal-nothing-to-accept = { $person } n'a pas d'invitation encore ouverte.
refusal-at-home = La manifestation est chez elle.
refusal-elsewhere = La manifestation est sur { $to }.
refusal-for-owner = le propriétaire
refusal-for-chiefs = le propriétaire et l'arbitre principal
refusal-for-chiefs-of-all = le propriétaire et l'arbitre principal de toute la manifestation
refusal-for-arbiters = le propriétaire, l'arbitre principal et les adjoints
refusal-for-answering = les responsables de tous les tournois de cette personne
refusal-event-name = le nom de la manifestation
refusal-tournament-name = le nom du tournoi
refusal-tournament-journal = le journal du tournoi
refusal-tournament = le tournoi
refusal-person-id = la personne
refusal-person-name = le nom de la personne
refusal-device = l'appareil
refusal-this-machine = le nom de cet ordinateur
refusal-home = l'ordinateur où la manifestation est chez elle
refusal-taking-machine = l'ordinateur qui reçoit la manifestation
refusal-reason = le motif

## round
## Overview, round, pairing by hand, results.

round-of-results = { $done } résultats sur { $all }
round-to-look-at = À regarder
round-nothing-to-look-at = Rien ne vous attend.
round-open = Ouvrir
round-disagree = Échiquier { $board }: les deux joueurs annoncent des résultats différents
round-bye-asked = { $who }: { $bye } à la ronde { $round }
round-not-seen = Échiquier { $board }: { $who } pas vu
round-adjourned = Ronde { $round }, échiquier { $board }: ajournée
round-doubt = Du fichier: { $text }
round-top-boards = Premiers échiquiers
round-last-acts = Derniers actes
round-whole-journal = Tout le journal
round-then = Ensuite
round-then-round = clore la ronde { $n } → apparier la ronde { $next } → afficher
round-then-closed = relire la ronde { $next } → afficher → imprimer
round-then-last = clore la ronde { $n } → terminer → palmarès et rapports
round-then-first = pointer → apparier la ronde 1 → relire → afficher → imprimer
round-then-draft = afficher la ronde { $n } → imprimer → saisir les résultats
round-then-report = rapport à la fédération
round-only-arbiters-see = Seuls les arbitres voient ceci.
round-everybody-sees = Tout le monde voit ceci.
round-by-hand = à la main
round-from-file = d'un fichier
round-check-complete = ronde { $n } complète
round-check-byes = byes: { $who }
round-check-no-byes = pas de bye
round-check-withdrawn = abandons: { $who }
round-check-notes = { $n ->
    [one] { $n } échiquier avec remarques
   *[other] { $n } échiquiers avec remarques
}
round-check-no-notes = aucun échiquier à revoir
round-pair-by-hand = Apparier à la main
round-throw-away = Jeter le brouillon
round-pair-again = Apparier à nouveau
round-outdated = Le brouillon de la ronde { $n } n'est plus à jour: quelque chose dont il dépend a changé.
round-take-back = Retirer la ronde
round-reopen = Rouvrir la ronde
round-change-published = Modifier à la main la ronde affichée…
round-which-case = Quel cas de C.04.2:4.4?
round-reason = Motif, pour le rapport
round-colours = Couleurs
round-due = Due
round-notes = Remarques
round-notes-only = Échiquiers avec remarques
round-note-float = flotteur
round-note-colour = une couleur contraire
round-note-colours = deux couleurs contraires
round-note-absolute = couleur absolue non respectée
round-note-met = déjà rencontrés
round-note-club = même club
round-mild = faible
round-strong = forte
round-absolute = absolue
round-unplayed = pas de partie
round-up = flotteur montant
round-down = flotteur descendant
round-keys-rows = échiquier
round-key-card = ouvrir la fiche des Blancs
round-legend-due = ‼ absolue · ! forte · sans signe: faible · ▼ ▲ flotteurs de cette ronde
round-hand-drag = ou glisser un joueur sur un autre
round-hand-close = Terminer la séance
round-hand-same = Rien n'est changé: les échiquiers sont ceux de l'appariement réglementaire.
round-hand-differs = { $n ->
    [one] { $n } échiquier diffère de l'appariement réglementaire. Il faudra confirmer à la fin, et le rapport le dira.
   *[other] { $n } échiquiers diffèrent de l'appariement réglementaire. Il faudra confirmer à la fin, et le rapport le dira.
}
round-hand-rules = Selon les règles
round-hand-yours = Vous avez
round-hand-restore = Revenir à l'appariement réglementaire
round-hand-none = Les règles ne donnent pas d'appariement ici: { $why }
round-checks = Contrôles
round-no-opponent = Sans adversaire
round-correct = Rectifier un résultat…
round-correct-short = Rectifier
round-key-clear = effacer
round-key-slips = pile de feuilles: échiquier, Entrée, résultat
round-key-missing = manquants seulement; L montre tout
round-key-second = seconde lecture: tout relire
round-key-waiting = vers ce qui attend une décision
round-key-mark = marquer un joueur
round-key-pair = apparier les deux marqués
round-key-swap = échanger les couleurs
round-correct-title = Rectifier un résultat de la ronde { $n }
round-correct-hint = La ronde { $n } est finie: une erreur est rectifiée avec un motif, et les effets sont montrés avant.
round-new-result = Nouveau résultat
round-counts-for = Compte pour
round-for-pairings = tous les appariements à venir (C.04.2:4.3)
round-for-rating = le rapport Elo seulement
round-correct-and-post = Rectifier et afficher
round-board = Échiquier
round-results-of = Résultats de la ronde { $n }
round-own-boards = Vos échiquiers: { $first } à { $last }
round-close-missing = ({ $missing } manquants)
round-add-pair = Apparier deux joueurs sans adversaire…
round-add-pair-do = Les apparier à un nouveau dernier échiquier
round-no-boards = Personne ne joue dans cette ronde.
round-key-menu = tous les résultats dans un menu, comme un clic sur le résultat

## safety
## What these say.

safety-away = Ronde n'atteint pas ses données en ce moment. Le code est bon: réessayez dans une minute.
safety-not-yours = Seule une annonce de ce téléphone peut être retirée ici.
safety-one-telephone = Échiquier { $board }: un seul téléphone a annoncé pour les deux joueurs
safety-old-password = Votre mot de passe actuel
safety-wrong-password = Ce n'est pas votre mot de passe. En cas d'oubli, demandez un nouveau code.
safety-others-out = Vos autres appareils sont ainsi déconnectés.
safety-owner-devices = Vous entrez comme propriétaire sur { $n } autres appareils ou programmes.
safety-end-owner-devices = Les déconnecter tous
safety-give-back = Ramener la manifestation
safety-give-back-says = Elle est verrouillée ici, et vous la recevez en fichier avec tout ce qui a été fait ici. Ouvrez ce fichier sur { $home }.

## schedule
## Level matches of a cup, the table of a schedule, numbers that are drawn.

schedule-schedule = Calendrier
schedule-all-rounds = Toutes les rondes
schedule-rests = ne joue pas: { $who }
schedule-print-schedule = Imprimer le calendrier
schedule-not-yet = Le calendrier apparaît quand tout le monde est là: il est prévu pour { $needed } joueurs, et { $here } sont là.
schedule-later-rounds = Les rondes suivantes dépendent des résultats.
schedule-numbers = Numéros
schedule-numbers-hint = Le numéro décide qui rencontre qui à quelle ronde. Sans tirage, c'est l'ordre de la liste.
schedule-by-lots = Tirage au sort simple
schedule-by-lots-hint = Tous les ordres sont également probables.
schedule-directed = Tirage dirigé (Varma)
schedule-directed-hint = Deux joueurs de la même fédération ou du même club ne se rencontrent pas dans les trois dernières rondes (C.05, annexe 2; 9 à 24 joueurs).
schedule-kept-apart = À séparer
schedule-same-federation = les joueurs d'une même fédération
schedule-same-club = les joueurs d'un même club
schedule-split = Un groupe trop grand peut être partagé
schedule-seed = Nombre de départ
schedule-seed-hint = Laissez vide: Ronde en tire un. Il est conservé dans le journal, pour que chacun puisse refaire le tirage.
schedule-draw = Tirer les numéros
schedule-drawn-lots = Numéros tirés au sort, nombre de départ { $seed }
schedule-drawn-varma = Numéros par tirage dirigé (Varma, { $apart }), nombre de départ { $seed }
schedule-federation = fédération
schedule-club = club
schedule-level-title = Matchs à égalité: qui continue?
schedule-level-hint = Appariez la ronde suivante pour les rejouer, ou dites qui continue.
schedule-match-number = Match { $n }
schedule-decided-by = Décidé par
schedule-by-games = départage sur l'échiquier (blitz, armageddon)
schedule-by-lot = tirage au sort
schedule-by-rules = le règlement de l'épreuve
schedule-goes-on = { $who } continue
schedule-level-next = { $level ->
    [1] La ronde { $n } est close. Un match est à égalité: dites qui continue, ou faites-le rejouer.
   *[other] La ronde { $n } est close. { $level } matchs sont à égalité: dites qui continue, ou faites-les rejouer.
}
schedule-level-look = Match { $n } à égalité: { $one } – { $other }
schedule-say-who = Dire qui continue
schedule-play-again = Rejouer: apparier la ronde { $n }
schedule-nothing-to-decide = Le match { $number } n'est pas à égalité, ou pas encore joué.
schedule-not-in-match = Seul un des deux adversaires du match { $number } peut continuer.
schedule-rounds-of-schedule = Le nombre de rondes découle du calendrier.
schedule-no-draw = On tire les numéros pour les tournois toutes rondes; selon les tables de Varma, pour des joueurs seulement.
schedule-draw-players = Le calendrier est prévu pour { $needed } joueurs, et { $here } sont là.
schedule-draw-table = Les tables de Varma valent pour { $least } à { $most } joueurs: choisissez le tirage simple.
schedule-draw-names = Deux joueurs ont le même nom, ou l'un n'en a pas: corrigez d'abord la liste.
schedule-draw-too-large = Un groupe est trop grand pour son enveloppe: autorisez le partage, ou choisissez le tirage simple.

## screen (by key)
## What a screen says.

screen-screen-n = Écran { $n }
screen-waiting = En attente. Un arbitre choisit ce que montre cet écran: page de la manifestation, Écrans.
screen-public-page = Appariements, résultats et classement
screen-round-n = Ronde { $n }
screen-boards-span = échiquiers { $first }–{ $last } sur { $all }
screen-board-span = échiquier { $first } sur { $all }
screen-results-in = { $done } résultats sur { $all }
screen-results = Résultats
screen-no-results = Encore aucun résultat.
screen-standings = Classement
screen-after-round = après la ronde { $n }
screen-starting-list = Liste de départ
screen-final-standings = Classement final
screen-complete = terminée
screen-page = page { $n } sur { $all }
screen-starts-in = début dans { $time }
screen-round-in = ronde { $n } dans { $time }
screen-round-starts = Ronde { $n }: début à { $time }
screen-starts-now = La ronde { $n } commence
screen-minutes = { $n } min
screen-your-board = votre échiquier sur le téléphone
screen-no-connection = sans connexion depuis { $time }, dernier état connu
screen-paused = pause
screen-next-round = La ronde { $n } paraît ici dès qu'elle est affichée.
screen-is-complete = Tous les résultats de la ronde { $n } sont là.
screen-is-over = Le tournoi est terminé. Merci d'avoir joué.
screen-is-played = La ronde { $n } est en cours.
screen-entered = { $n ->
    [one] { $n } joueur est inscrit.
   *[other] { $n } joueurs sont inscrits.
}
screen-nothing = Rien à montrer pour l'instant. Cela paraît ici tout seul.
screen-bye = exempt
screen-half-bye = bye ½
screen-absent = non apparié
screen-white = Blancs
screen-black = Noirs

## screens
## What the chooser says.

screens-title = Écrans
screens-which = Quel est cet écran?
screens-which-says = Prenez un numéro. Cet appareil montre ensuite ce qu'un arbitre choisit; plus besoin d'y toucher.
screens-a-new-one = un nouveau
screens-on-already = déjà allumé
screens-choose-shown = Choisir ce que montrent les écrans
screens-running = Écrans de cette manifestation
screens-none-running = Aucun pour l'instant. Choisissez ci-dessous ce que montre le premier.
screens-number = Écran
screens-shows = Montre
screens-state = État
screens-on = allumé
screens-last-heard = vu pour la dernière fois à
screens-never = pas encore ouvert
screens-twice = deux appareils ont ce numéro
screens-change = Modifier
screens-show-here = Montrer ici
screens-free = Libérer
screens-waits = L'écran { $n } est allumé et attend.
screens-open-on-tv = Sur le téléviseur ou l'ordinateur du projecteur, ouvrez cette adresse et prenez un numéro:
screens-not-open = Les autres appareils n'atteignent pas encore cet ordinateur. Ouvrez-le à la salle sur la page d'accueil.
screens-choose = Ce que montre un écran
screens-in-turn = Tour à tour
screens-boards = appariements par échiquier
screens-names = appariements par nom
screens-results = résultats à mesure
screens-standings = classement
screens-clock = horloge et compte à rebours
screens-tournaments = Tournois
screens-share = Part des listes
screens-share-says = Plusieurs écrans côte à côte: chacun sa part, échiquiers et noms à parts égales.
screens-part = partie
screens-of = sur
screens-part-of = partie { $n } sur { $all }
screens-diagonal = Diagonale en pouces
screens-distance = Lecteur le plus éloigné en mètres
screens-seconds = Secondes par page
screens-languages = Langues, une ou deux
screens-start = Démarrer
screens-start-screen = Démarrer l'écran { $n }
screens-size-says = { $inches }″, { $metres } m, { $langs }
screens-announce = Annonce
screens-announce-text = Texte, sur tous les écrans de la manifestation
screens-band = sur un bandeau
screens-whole = sur tout l'écran
screens-turn = comme une page parmi les autres
screens-how-long = Durée
screens-quarter = 15 min
screens-one-hour = 1 heure
screens-four-hours = 4 heures
screens-until-taken = jusqu'à ce qu'on l'enlève
screens-put-up = Annoncer
screens-take-away = Enlever
screens-until = jusqu'à
screens-count-down = Compte à rebours
screens-count-says = Les jours et heures des rondes viennent des réglages de chaque tournoi. Ce qui est dit ici passe avant, jusqu'à son heure.
screens-round-starts = La ronde commence à
screens-starts-at = Compte à rebours jusqu'à
screens-in-minutes = dans { $n } min
screens-set = Fixer
screens-numbers = Les écrans portent les numéros 1 à 99.
screens-of-another = L'écran { $n } montre une autre manifestation. Le numéro { $free } est libre.
screens-too-many-said = Il y a déjà { $n } annonces. Enlevez-en une d'abord.
screens-said-length = Une annonce compte de 1 à { $n } lettres.
screens-start-when = La ronde commence dans les trente prochains jours.
screens-advice = { $inches } pouces, { $metres } m: { $rows } lignes par page.
screens-advice-boards = { $boards } échiquiers prennent { $time }.
screens-advice-split = Avec { $n } écrans: { $time }.
screens-advice-names = { $players } noms prennent { $time }.
screens-at-once = Tout à la fois: aucune page ne tourne.
screens-tv-keys = Touches sur l'écran même: → page suivante, ← retour, Espace pause, toute touche plein écran.

## setting
## What this page says.

setting-settings = Réglages
setting-papers = Nom, lieu, personnes
setting-papers-hint = Seuls les papiers et rapports le disent; modifiable à tout moment.
setting-city = Ville ou lieu
setting-federation = Fédération
setting-start = Premier jour
setting-end = Dernier jour
setting-chief = Arbitre principal
setting-deputies = Adjoints, un par ligne
setting-time-control = Cadence
setting-time-code = Code de la cadence
setting-round-dates = Jour et heure de chaque ronde, un par ligne
setting-system = Système
setting-dutch-2026 = Suisse, Dutch FIDE 2026 (C.04.3)
setting-dutch-2017 = Suisse, Dutch FIDE 2017
setting-dubov-2026 = Suisse, Dubov 2026 (C.04.4.1)
setting-burstein-2026 = Suisse, Burstein 2026 (C.04.4.2)
setting-lim-2026 = Suisse, Lim 2026 (C.04.4.3)
setting-dutch-2010 = Suisse sur classement de 2010
setting-dutch-1992 = Suisse sur classement de 1992
setting-dubov-1997 = Dubov de 1997
setting-original = Le système suisse d'origine
setting-round-robin = Toutes rondes, { $n } joueurs
setting-double-round-robin = Toutes rondes aller-retour, { $n } joueurs
setting-cup = Coupe, { $n } joueurs
setting-recipe = ou un autre calendrier, comme l'écrit la commande ronde schedule
setting-not-fide = hors mode FIDE seulement
setting-rounds = Nombre de rondes
setting-rounds-hint = Annoncé avant la ronde 1 (C.04.1:1). Pour { $n } joueurs il en faut au moins { $least } pour un vainqueur.
setting-points = Points
setting-win = gain
setting-draw = nulle
setting-loss = perte
setting-forfeit-win = gain par forfait
setting-pairing-bye = exempt
setting-half-bye = bye demandé
setting-points-hint = Un exempt ne vaut jamais plus qu'un gain (C.04.1:3); deux nulles jamais plus qu'un gain et une perte.
setting-tie-breaks = Départages
setting-tie-breaks-hint = Dans cet ordre; le premier qui diffère décide (C.07).
setting-as-codes = en codes, avec virgules
setting-add = Ajouter
setting-presets = Modèles
setting-preset-swiss = Suisse, usuel
setting-preset-rated = Suisse, tous classés
setting-preset-robin = Toutes rondes
setting-preset-team-swiss = Suisse par équipes
setting-preset-teams = Équipes, toutes rondes
setting-preset-1998-consistent = 1998: suisse, classements cohérents
setting-preset-1998-rated = 1998: suisse, la plupart classés
setting-preset-1998-unrated = 1998: suisse, la plupart non classés
setting-preset-1998-robin = 1998: toutes rondes
setting-preset-1998-team-swiss = 1998: suisse par équipes
setting-preset-1998-teams = 1998: équipes, toutes rondes
setting-tie-break-rules = Règles de départage
setting-rules-by-date = selon la date du tournoi
setting-rules-1992 = 1992: seule la première place est départagée (F10)
setting-rules-1998 = 1998: une partie non jouée est une nulle contre soi-même
setting-rules-2024 = 2024 (C.07)
setting-rules-2026 = 2026 (C.07)
setting-primary = Les équipes sont classées d'abord par
setting-primary-usual = selon la liste et la forme
setting-primary-match = points de match
setting-primary-game = points de partie
setting-unrated-as = Elo compté pour les non classés dans les départages
setting-lots = Tirage au sort effectué: numéros, le gagnant d'abord
setting-preset-youth = Jeunes, court
setting-acceleration = Accélération
setting-none = aucune
setting-colour = Couleur du premier joueur à la ronde 1
setting-by-lot = tirée par le programme
setting-byes = Byes demandés
setting-half-byes = byes d'un demi-point par joueur
setting-none-in-last = aucun dans autant de dernières rondes
setting-prohibited = Appariements interdits
setting-prohibited-hint = À régler avant la ronde 1, avec une bonne raison: frères, même club, même fédération. Un souhait est respecté si possible.
setting-players = Joueurs, au moins deux
setting-first = de la ronde
setting-last = à la ronde
setting-soft = seulement un souhait
setting-reason = Motif
setting-add-set = Ajouter à la liste
setting-add-clubs = Ajouter chaque club de deux joueurs ou plus
setting-tables = Tables fixes
setting-tables-hint = À régler sur la fiche de chaque joueur.
setting-fide = Mode FIDE
setting-fide-on = Les règles de la FIDE s'imposent à ce tournoi.
setting-fide-off = Les règles de la FIDE ne s'imposent plus à ce tournoi.
setting-leave = Quitter le mode FIDE
setting-leave-hint = Sans retour, et le rapport le dira.
setting-change-papers = Modifier nom, lieu, personnes
setting-change-rounds = Modifier le nombre de rondes
setting-change-system = Modifier le système
setting-change-breaks = Modifier les départages
setting-change-points = Modifier les points
setting-change-acceleration = Modifier l'accélération
setting-change-colour = Modifier la première couleur
setting-change-byes = Modifier les règles des byes
setting-change-prohibited = Modifier les appariements interdits
setting-free = Libre jusqu'à l'appariement de la ronde 1.
setting-always = Modifiable à tout moment.
setting-after-start = Plus modifiable: la ronde 1 est appariée (C.04.1:1).
setting-in-fide-mode = Plus en mode FIDE: la ronde 1 est appariée.
setting-finished = Le tournoi est terminé.
setting-draft-open = Une ronde est en brouillon: affichez-la ou jetez-la d'abord.
setting-warn-rounds = Le rapport le dira: le nombre de rondes était annoncé (C.04.1:1).
setting-warn-breaks = Le rapport le dira: les départages sont annoncés avant le début (C.07).
setting-locked = fixé
setting-level-2 = avertit
setting-level-3 = demande
setting-level-4 = demande deux fois
setting-director = Direction du tournoi
setting-rounds-follow = Le nombre de rondes découle du calendrier.

## site
## Words of the folder's pages.

site-other-files = { $folder } contient d'autres fichiers. Nommez un dossier vide, ou un que Ronde a déjà écrit.
site-languages = Langue
site-pages = Pages
site-players = Liste de départ
site-rounds = Rondes
site-round = Ronde { $n }
site-standings = Classement
site-crosstable = Grille américaine
site-by-board = Appariements par échiquier
site-by-name = Appariements par nom
site-after = Classement après la ronde { $n }
site-not-begun = { $players ->
    [one] { $players } joueur est inscrit. Le tournoi n'a pas commencé.
   *[other] { $players } joueurs sont inscrits. Le tournoi n'a pas commencé.
}
site-state = { $players ->
    [one] { $players } joueur, ronde { $n } sur { $rounds }
   *[other] { $players } joueurs, ronde { $n } sur { $rounds }
}
site-state-open = { $players ->
    [one] { $players } joueur, ronde { $n }
   *[other] { $players } joueurs, ronde { $n }
}
site-for-programs = Pour les programmes
site-number = Numéro { $n }
site-stands = Rang { $rank } avec { $points } points
site-has-points = { $points } points
site-round-head = Ronde
site-colour = Couleur
site-opponent = Adversaire
site-rating = Elo
site-result = Résultat
site-points = Points
site-white = Blancs
site-black = Noirs
site-bye = exempt
site-half-bye = bye (demi-point)
site-absent = absent
site-aros = Moyennes Elo des adversaires
site-aro = CMA

## standing
## Standings, crosstable, prizes, norms, journal.

standing-after = Après la ronde
standing-everybody = Tous
standing-women = Femmes
standing-under = U{ $n }
standing-seniors = { $n }+
standing-show = Afficher
standing-category = Catégorie
standing-progress = Parcours
standing-colours = Couleurs
standing-change = ΔElo
standing-nobody = Personne n'est encore classé.
standing-nobody-here = Personne dans cette catégorie.
standing-provisional = Provisoire: la ronde { $n } est en cours, et le tableau compte ce qui est saisi.
standing-final-standings = Classement final
standing-why-title = Pourquoi le rang { $n }
standing-first = Personne n'est devant.
standing-below-points = Derrière { $who }: moins de points.
standing-below-tie-break = À égalité de points avec { $who }; derrière au départage { $what }: { $own } contre { $other }.
standing-below-lots = À égalité avec { $who }; le tirage au sort a décidé.
standing-shares = Partage le rang avec { $who }: rien ne les départage.
standing-above-points = Devant { $who }: plus de points.
standing-above-tie-break = Devant { $who } au départage { $what }: { $own } contre { $other }.
standing-below-place = Derrière { $who }: la forme du tournoi donne la place.
standing-above-place = Devant { $who }: la forme du tournoi donne la place.
standing-group = Groupe
standing-opponent = Adversaire
standing-amount = Compte
standing-cut-lowest = le plus bas est retiré (C.07:14)
standing-cut-highest = le plus haut est retiré (C.07:14)
standing-cut-voluntary = non jouée par choix, retirée d'abord (C.07:16.5)
standing-cut-limit = sous la limite (C.07:9.2)
standing-adjusted = compté { $counted }, au classement { $real } (C.07:16.3)
standing-dummy = adversaire fictif (C.07:16.4)
standing-not-played = non jouée
standing-times = × points propres
standing-sum = Somme
standing-among = Entre les ex æquo
standing-not-met = { $n } non rencontrés
standing-nothing-left = Plus personne à égalité: il ne décide rien.
standing-back = Retour au classement
standing-next-one = Suivant au classement
standing-one-before = Précédent au classement
standing-crosstable-how = Numéro de l'adversaire, couleur (disque: Blancs, carré: Noirs), résultat. + et − sont des forfaits; U F H Z des byes. Le fond montre la valeur du résultat contre cet adversaire.
standing-purses = Prix, une ligne par catégorie
standing-several-prizes = Plusieurs prix
standing-purses-hint = Une catégorie (all, women, U16, 60+, 1000-1800), deux-points, les montants dès la première place.
standing-sharing = À égalité de points
standing-sharing-none = les départages décident
standing-sharing-equal = partagés à parts égales
standing-sharing-hort = Hort: moitié selon le rang, moitié partagée
standing-one-each = personne ne cumule; chacun reçoit le meilleur
standing-several = plusieurs prix se cumulent
standing-amount-money = Montant
standing-stays = Personne ne peut les gagner, et ils restent au fonds:
standing-compute = Calculer les prix
standing-purses-unread = La ligne { $n } est illisible. Écrivez une catégorie, deux-points et des montants: women: 200, 100.
standing-fund = Versé: { $paid }
standing-not-over = Le tournoi n'est pas terminé: voici ce qui serait versé maintenant.
standing-norms = Normes
standing-ratings = Elo
standing-only-near = Normes réalisées et à portée
standing-all-candidates = Montrer tous les candidats
standing-fide-rules = Selon les règles de la FIDE
standing-older = Plus anciens
standing-newest = Les plus récents
standing-find = Chercher
standing-all-kinds = Tout
standing-kind-results = Résultats
standing-kind-rounds = Rondes
standing-kind-players = Joueurs
standing-kind-settings = Réglages
standing-sealed = Chaque ligne porte l'empreinte de la précédente; voici la dernière.
standing-nothing-found = Rien de ce genre.

## term
## As the reports have them.

term-norm = norme
term-open = ouvert
term-no-norm = pas de norme
term-yes = oui
term-no = non
term-at-least = au moins
term-at-most = au plus
term-games = parties
term-score = résultat
term-average = moyenne des adversaires
term-performance = performance
term-titled = adversaires titrés
term-titled-for-norm = aux titres requis
term-players = joueurs du tournoi à double tour
term-federations = autres fédérations
term-own-federation = de sa propre fédération
term-one-federation = d'une même fédération
term-out-of = sur
term-against = contre
term-no-score = aucun résultat ne suffit
term-too-few = trop peu de parties ou de points

## what-if-page
## What if, and what is needed.

what-if-page-title = Et si
what-if-page-hint = Changez ce que vous voulez et voyez quels échiquiers et quels rangs seraient autres. Rien n'est conservé.
what-if-page-changes = Changements jusqu'ici
what-if-page-remove = Enlever
what-if-page-start-again = Recommencer
what-if-page-a-result = Un autre résultat
what-if-page-board = Échiquier
what-if-page-result = Résultat
what-if-page-no-result = aucun résultat
what-if-page-a-player = Un joueur qui vient ou part
what-if-page-player = Joueur
what-if-page-what = Quoi
what-if-page-half-bye = bye (demi-point) à la ronde
what-if-page-zero-bye = absent à la ronde
what-if-page-full-bye = bye (point entier) à la ronde
what-if-page-no-bye = présent à la ronde
what-if-page-withdraws = ne joue plus après la ronde
what-if-page-enters = joue dès la ronde
what-if-page-rules = D'autres règles
what-if-page-system = Système
what-if-page-rounds = Rondes
what-if-page-tie-breaks = Départages
what-if-page-acceleration = Accélération
what-if-page-none = aucune
what-if-page-see = Voir ce qui serait différent
what-if-page-is-result = Ronde { $round }, échiquier { $board }: { $result }
what-if-page-is-about = { $who }: { $what } { $n }
what-if-page-is-rule = { $what }: { $value }
what-if-page-unreadable = Ce changement est illisible: { $text }
what-if-page-too-many = Pas plus de { $n } changements à la fois.
what-if-page-unknown-player = Personne ici n'a le numéro { $n }.
what-if-page-unknown-round = La ronde { $n } n'a pas encore d'échiquiers.
what-if-page-unknown-board = La ronde { $n } n'a pas d'échiquier { $board }; elle en a { $boards }.
what-if-page-beyond = Il n'y a pas de ronde { $n }; le tournoi en a { $rounds }.
what-if-page-unknown-system = { $text } n'est pas un système d'appariement.
what-if-page-fewer-rounds = { $n ->
    [one] { $n } ronde est déjà appariée.
   *[other] { $n } rondes sont déjà appariées.
}
what-if-page-unknown-tie-break = { $text } n'est pas un départage.
what-if-page-paper = Ni appariements ni classement n'en dépendent.
what-if-page-nothing = Rien n'est encore changé.
what-if-page-needs = Que me faut-il?
what-if-page-needs-of = Que faut-il à la ronde { $n }?
what-if-page-not-playing = Ceci est dit pendant qu'une ronde se joue: dès qu'elle est affichée, jusqu'à ce que tous les résultats soient là.
what-if-page-open-before = Une partie de la ronde { $n } n'a pas encore de résultat; personne ne peut alors le dire.
what-if-page-why-rank = Pourquoi le rang { $n }?

## why-page
## Why two meet, why two others do not, and the round step by step.

why-page-board-title = Ronde { $n }, échiquier { $m }
why-page-round-title = Comment la ronde { $n } a été appariée
why-page-frozen = Tel que c'était lors de l'appariement:
why-page-by-hand = La ronde a été modifiée à la main. Ce que les règles prescrivent est dit à côté.
why-page-from-file = La ronde vient d'un fichier. Voici comment les règles l'apparient.
why-page-by-schedule = Une grille apparie ce tournoi: les rencontres étaient fixées avant la première ronde.
why-page-added = Ces deux joueurs ont été appariés plus tard à un échiquier ajouté.
why-page-no-answer = Les règles ne donnent pas d'appariement d'après ce qui était connu alors.
why-page-steps = Étape par étape
why-page-article = Article
why-page-board-before = Échiquier { $n }
why-page-all-boards = Tous les échiquiers
why-page-whole-round = Toute la ronde
why-page-back-to-round = Aux appariements
why-page-why-not = Pourquoi pas ces deux-là
why-page-why-not-hint = La paire est imposée et la ronde appariée à nouveau: qu'est-ce qui serait moins bon?
why-page-one = Un joueur
why-page-other = L'autre
why-page-ask = Demander
why-page-two-needed = Choisissez deux joueurs différents.
why-page-walk = Pas à pas
why-page-walk-title = Ronde { $n }, pas à pas
why-page-step-of = Étape { $n } sur { $m }
why-page-step-before = Étape précédente
why-page-step-after = Étape suivante
why-page-groups = Niveaux
why-page-on-table = Sur la table
why-page-quantities = Quantités
why-page-dropped = Laissé de côté
why-page-made = Déjà appariés
why-page-back-to-why = Retour
why-page-legend = ↘ venu d'un autre niveau · ↓ part sans adversaire · ⇄ a changé de côté · à côté des points la couleur préférentielle: tirets faible, trait forte, double absolue
why-page-key-step = pas à pas
why-page-deadlock-title = La ronde { $n } ne peut pas être appariée
why-page-deadlock = Rien n'a été modifié. L'arbitre décide de la suite (C.04.3:1.9.3).
why-page-why = Pourquoi?
why-page-why-board = Échiquier { $n }: pourquoi cette rencontre
why-page-how-paired = Comment elle a été appariée

## pair
## What `ronde pair` says: by which rules, why, and why not.

pair-round-number = écrivez le numéro d'une ronde, de 1 à 999
pair-edition-only = le { $system } n'a pas d'édition de { $year }; il n'y a que celle de { $last }.
pair-edition-others = le { $system } n'a pas d'édition de { $year }; il y a celles de { $others } et { $last }.
pair-edition-none = le { $system } n'a pas d'éditions. Laissez --edition de côté.
pair-dutch-all-the-same = { $why }. Pour apparier malgré tout le tournoi selon le système hollandais, dites { $option }.
pair-by-edition = comme le dit --edition
pair-by-system = comme le dit --system
pair-by-code = selon le code { $code } du fichier
pair-by-date = selon la date { $date } du fichier
pair-by-default = les règles en vigueur; le fichier ne dit rien
pair-colour = couleur initiale: { $colour } ({ $by })
pair-colour-file = déclarée dans le fichier
pair-colour-round-1 = comme le montre la ronde 1
pair-colour-option = comme le dit --initial-colour
pair-colour-default = supposée; si les Noirs ont été tirés au sort, dites --initial-colour black
pair-colour-does-not-count = --initial-colour ne compte pas: le tournoi dit autre chose
pair-rounds-conflict = { $name } déclare { $declared } rondes, --rounds en dit { $asked }. Quelle ronde est la dernière décide des appariements: laissez --rounds de côté, ou corrigez le fichier.
pair-rounds-too-few = { $name } contient déjà { $played } rondes, --rounds en dit { $asked }. Donnez le nombre de rondes qui a été annoncé.
pair-no-number-left = { $name } a déjà 999 rondes.
pair-heading = ronde { $round }: { $rules }; { $colour }
pair-heading-of = ronde { $round } sur { $all }: { $rules }; { $colour }
pair-with-virtual-points = { $rules }, avec les points virtuels du fichier
pair-with-baku = { $rules }, avec accélération de Bakou
pair-with-ssa = { $rules }, accéléré aux rondes 1 et 2
pair-with-ssa-halves = { $rules }, accéléré aux rondes 1 à 3
pair-with-ssa-kept = { $rules }, accéléré jusqu'au bout
pair-scheduled = { $name } se joue selon un calendrier ({ $recipe }): ses appariements n'ont donc pas de raisons. Laissez --json et --reasons de côté; `ronde schedule` imprime un calendrier entier, aussi en JSON.
pair-more-problems = { $n } de plus: `ronde inspect` les montre.
pair-harmless = Rien de cela ne touche l'appariement, qui continue.
pair-in-doubt = { $n ->
    [one] la ronde { $round } n'a pas été appariée: { $name } a { $n } problème dont l'appariement dépend. Corrigez le fichier et recommencez.
   *[other] la ronde { $round } n'a pas été appariée: { $name } a { $n } problèmes dont l'appariement dépend. Corrigez le fichier et recommencez.
}
pair-note-renumber = { $note }: `ronde convert --initial-list 2026` le fait, aussi dans les rondes déjà là
pair-note-renumber-coded = { $note }: `ronde convert --initial-list 2026` le fait dès que le fichier a le code FIDE_DUBOV (enregistrement 192)
pair-bracket = Groupe { $n }: { $points } points
pair-moved-down = Venus d'en haut: { $who }
pair-residents = Joueurs du niveau: { $who }
pair-limbo = Limbes: { $who }
pair-exchange = Échange ({ $article }): { $down } en { $lower }, { $up } en { $upper }
pair-criteria-met = Critères: tous pleinement satisfaits
pair-criteria = Critères: { $list }; tous les autres pleinement satisfaits
pair-left-over = Reste: { $who } ({ $why })
pair-floats-down = Flotteur descendant: { $who } ({ $why })
pair-not-instead = pas { $other } à la place de { $who }: { $why }
pair-bye = { $n ->
    [one] Exempt: { $who }, à { $points } points, { $n } partie non jouée
   *[other] Exempt: { $who }, à { $points } points, { $n } parties non jouées
}
pair-steps = Les étapes de la procédure, avec les articles du règlement: { $book }:
pair-player = Joueur
pair-not-declared = { $name } ne déclare pas le nombre de rondes, et quelle ronde est la dernière décide des appariements. Dites-le avec --rounds, ou écrivez-le dans le fichier (enregistrement 142 de TRF26, XXR).
pair-not-declared-in-file = { $name } ne déclare pas le nombre de rondes, et quelle ronde est la dernière décide des appariements. Écrivez-le dans le fichier (enregistrement 142 de TRF26, XXR).
pair-results-missing = { $n ->
    [one] la ronde { $round } ne peut pas encore être appariée: { $n } partie de rondes précédentes n'a pas de résultat dans { $name }. Saisissez les résultats et recommencez.
   *[other] la ronde { $round } ne peut pas encore être appariée: { $n } parties de rondes précédentes n'ont pas de résultat dans { $name }. Saisissez les résultats et recommencez.
}
pair-no-round-left = { $name } déclare { $declared } rondes: il n'y a donc pas de ronde { $round }. Pour apparier à nouveau une ronde du fichier, dites laquelle avec --round.
pair-no-round-left-in-file = { $name } déclare { $declared } rondes: il n'y a donc pas de ronde { $round }. S'il doit y en avoir plus, corrigez le nombre dans le fichier (enregistrement 142 de TRF26, XXR).
pair-rounds-missing = la ronde { $round } ne peut pas être appariée, car la ronde { $first } ne l'est pas encore dans { $name }.
pair-nobody = il n'y a personne à apparier à la ronde { $round }: tous sont absents ou ont un bye.
pair-rating-missing = la ronde { $round } n'a pas été appariée: { $system } apparie selon l'Elo, et il manque pour { $who }. Estimez chacun et recommencez (C.04.4.1:1.1, dutch-1992:A1): `ronde convert { $name } out.trf --estimate { $number }=1800`, ou avec sa source "INGO 130" au lieu de 1800.
pair-cannot = la ronde { $round } ne peut pas être appariée: { $why }.
pair-too-large = la ronde { $round } n'a pas été appariée: { $why }. Ronde ne donne pas de réponse approchée. { $instead }
pair-too-large-exactly = { $n ->
    [one] le niveau à { $points } points ({ $n } joueur) est trop grand pour être décidé exactement selon { $system }
   *[other] le niveau à { $points } points ({ $n } joueurs) est trop grand pour être décidé exactement selon { $system }
}
pair-too-large-in-steps = { $n ->
    [one] le niveau à { $points } points ({ $n } joueur) est trop grand pour la procédure du règlement ({ $system }), dont la réponse n'a pas été atteinte en { $steps } étapes
   *[other] le niveau à { $points } points ({ $n } joueurs) est trop grand pour la procédure du règlement ({ $system }), dont la réponse n'a pas été atteinte en { $steps } étapes
}
pair-by-hand-or-option = Appariez ce niveau à la main, ou la ronde selon une autre édition avec --edition.
pair-by-hand-or-record = Appariez ce niveau à la main, ou nommez une autre édition dans le fichier (enregistrement 192).
pair-game-of-round = ronde { $round }: { $white } – { $black }
pair-and-more = et { $n } de plus
pair-none = Il n'existe aucun appariement valable pour la ronde { $round }. L'arbitre principal décide.
pair-none-by = Il n'existe aucun appariement valable pour la ronde { $round } ({ $article }). L'arbitre principal décide.
pair-one-without-opponent = Ce joueur ne trouve pas d'adversaire:
pair-one-without-anything = Ce joueur ne trouve pas d'adversaire et ne peut pas être exempt:
pair-some-without-opponent = Quoi qu'on fasse, l'un de ces { $n } joueurs ne trouve pas d'adversaire:
pair-some-without-anything = Quoi qu'on fasse, l'un de ces { $n } joueurs ne trouve pas d'adversaire et ne peut pas être exempt:
pair-may-meet = peut encore rencontrer: { $who }
pair-has-met = a rencontré ({ $article }): { $who }
pair-met-in = { $who } (ronde { $round })
pair-forbidden = interdit (TRF26:260): { $who }
pair-must-have = doit avoir les { $colour }, comme ({ $article }): { $who }
pair-bye-barred = ne peut pas être exempt ({ $article }): à cause de la ronde { $round }

## check
## What `ronde check` says of files, rounds and ranks.

check-illegal = ronde { $round }: irrégulière
check-not-prescribed = ronde { $round }: régulière, mais pas l'appariement prescrit
check-colours = ronde { $round }: les paires prescrites, mais pas les couleurs prescrites
check-cannot = ronde { $round }: ne peut pas être contrôlée
check-met = { $a } et { $b } se sont rencontrés à la ronde { $n }: { $article }
check-prohibited = l'organisateur interdit { $a } – { $b }: { $article }
check-bye-barred = { $a } est exempt, ce que la ronde { $n } exclut: { $article }
check-same-colour = { $a } et { $b } doivent avoir tous deux les { $colour }: { $article }
check-colour-denied = { $a } a les { $colour }, ce qui n'est pas permis: { $article }
check-bye-too-many = { $a } est exempt de trop: { $article }
check-worse = dans le niveau à { $points } points, elle est moins bonne selon { $criterion }: { $values }
check-later = dans le niveau à { $points } points, elle est aussi bonne, mais vient plus loin dans l'ordre de { $order }
check-procedure = dans le niveau à { $points } points, la procédure du règlement ({ $system }) aboutit à d'autres paires; `ronde pair --round { $round } --reasons` en montre les étapes
check-own-mistake = dans le niveau à { $points } points, elle est meilleure selon { $criterion }: { $values }. Cela ne peut être: merci de signaler ce fichier
check-values = { $given } dans le fichier, { $prescribed } prescrit
check-prescribed = prescrit
check-in-file = dans le fichier
check-nothing-explains = ni d'autres numéros, ni un autre résultat ou bye, ni deux joueurs à séparer ne l'expliquent
check-would-be = elle serait celle qui est prescrite, si
check-would-do-too = { $n ->
    [one] ({ $n } autre supposition conviendrait aussi)
   *[other] ({ $n } autres suppositions conviendraient aussi)
}
check-if-system = elle avait été appariée selon { $system }
check-if-number = { $who } avait le numéro { $n }
check-if-numbers = { $list } (comme le montre la ronde 1)
check-if-numbers-by-list = { $list } (comme le montre la ronde 1), et si les couleurs suivaient la liste
check-if-no-point = { $who } n'avait pas de point à la ronde { $n }
check-if-half-bye = { $who } avait un bye d'un demi-point à la ronde { $n }
check-if-full-bye = { $who } avait un bye d'un point à la ronde { $n }
check-if-result = { $white } – { $black } à la ronde { $n } avait fini { $result }
check-another-result = autrement
check-if-kept-apart = { $a } et { $b } devaient être séparés
check-files = { $n ->
    [one] { $n } fichier
   *[other] { $n } fichiers
}
check-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
check-differences = { $n ->
    [0] aucune différence
    [one] { $n } différence
   *[other] { $n } différences
}
check-sum = { $files }, { $rounds }: { $differences }
check-n-illegal = { $n ->
    [one] { $n } irrégulière
   *[other] { $n } irrégulières
}
check-n-not-prescribed = { $n ->
    [one] { $n } non prescrite
   *[other] { $n } non prescrites
}
check-n-colours = { $n } avec d'autres couleurs
check-n-ranks = { $n } dans les rangs
check-n-not-checked = { $n ->
    [one] { $n } non contrôlée
   *[other] { $n } non contrôlées
}
check-files-with-errors = { $n ->
    [one] { $n } fichier avec des erreurs
   *[other] { $n } fichiers avec des erreurs
}
check-files-not-checked = { $n ->
    [one] { $n } fichier non contrôlé
   *[other] { $n } fichiers non contrôlés
}
check-rounds-assumed = { $n ->
    [one] le nombre de rondes n'est pas déclaré (enregistrement 142, XXR); admis: la ronde du fichier ({ $n }), qu'elle soit la dernière ou non
   *[other] le nombre de rondes n'est pas déclaré (enregistrement 142, XXR); admis: les { $n } rondes du fichier, que la dernière d'entre elles le soit vraiment ou non
}
check-by-points = selon les points
check-by-points-and = selon les points et { $list }
check-rank = rang de { $who }: { $stated } dans le fichier, { $right } { $by }
check-rank-range = { $best } à { $worst }
check-more-ranks = { $n ->
    [one] { $n } rang de plus: `ronde standings` les montre tous
   *[other] { $n } rangs de plus: `ronde standings` les montre tous
}
check-nothing-paired = rien n'est encore apparié
check-all-agree = { $n ->
    [one] { $n } ronde concorde
   *[other] les { $n } rondes concordent
}
check-some-not-checked = { $some } sur { $rounds } ne peuvent pas être contrôlées
check-some-differ = { $some ->
    [one] { $some } sur { $rounds } diffère
   *[other] { $some } sur { $rounds } diffèrent
}
check-more-errors = { $n ->
    [one] { $n } erreur de plus: `ronde inspect` les montre
   *[other] { $n } erreurs de plus: `ronde inspect` les montre
}
check-error = erreur: { $what }
check-error-in-line = erreur à la ligne { $line }: { $what }
check-not-searched = { $name } n'a pas pu être parcouru: { $error }.
check-no-file = il n'y a pas de fichier de tournoi dans { $name }. Ronde cherche des noms qui finissent par .trf, .trfx, .txt, .json, .tunx, .papi ou .tdf.
check-stopped = { $name }: Ronde s'est arrêté à cause d'une erreur dans son propre code. Merci de la signaler avec le fichier.
check-no-such-round = le calendrier n'a pas de telle ronde

## explain
## What `ronde explain` says besides its stories.

explain-form-unknown = le nom { $name } ne dit pas sous quelle forme écrire. Terminez-le par .html, .pdf, .json ou .txt, ou dites-le avec --format.
explain-scheduled = { $name } se joue selon un calendrier: ses paires étaient là avant la première ronde, il n'y a donc rien à expliquer. `ronde schedule` imprime un calendrier entier.
explain-no-board = { $n ->
    [one] il n'y a pas d'échiquier { $board } à la ronde { $round } de { $name }: elle a { $n } échiquier.
   *[other] il n'y a pas d'échiquier { $board } à la ronde { $round } de { $name }: elle a { $n } échiquiers.
}
explain-two-players = --why-not demande deux joueurs.
explain-no-player = il n'y a pas de joueur { $number } dans { $name }. `ronde inspect { $name }` les montre.
explain-nobody-called = personne dans { $name } ne s'appelle { $text }. Donnez le numéro, ou le nom de famille.
explain-several-called = plusieurs joueurs de { $name } s'appellent { $text }: { $list }. Donnez le numéro.

## what-if-command
## What `ronde what-if` says besides its tables.

what-if-command-not-held = { $name } ne peut pas être repris à la table de l'arbitre: { $why }.
what-if-command-no-change = Aucun changement n'est nommé. Dites ce qui serait différent, par exemple --result 3:5=1-0, --bye 12@4=half, --withdraw 7@3, --enter 9@2, --system dubov-2026 ou --rounds 9.
what-if-command-as-it-stands = tel quel: { $code }
what-if-command-rounds-needed = { $name } ne déclare pas le nombre de rondes, dont dépend l'appariement des dernières. Ajoutez --rounds N.
what-if-command-numbers = Les numéros sont ceux de la liste de départ; il y en a { $n }.
what-if-command-systems = Il y a { $list } et { $last }.
what-if-command-nothing = rien ne doit être différent; nommez un changement
what-if-command-unknown-player = il n'y a pas de joueur { $player }
what-if-command-unknown-round = la ronde { $round } n'a pas encore d'échiquiers; les rondes 1 à { $paired } en ont
what-if-command-unknown-board = la ronde { $round } n'a pas d'échiquier { $board }; elle en a { $boards }
what-if-command-beyond = il n'y a pas de ronde { $round }; le tournoi en a { $rounds }
what-if-command-unknown-system = { $code } n'est pas un système d'appariement
what-if-command-fewer-rounds = { $paired } rondes sont déjà appariées: il ne peut donc pas y en avoir { $rounds }
what-if-command-unknown-tie-break = { $name } n'est pas un départage
what-if-command-paper = ni les appariements ni le classement ne dépendent de ce réglage
what-if-command-unreadable = '{ $text }' ne peut pas être lu; écrivez { $form }
what-if-command-form-result = RONDE:ÉCHIQUIER=RÉSULTAT, par exemple 3:5=1-0, 3:5=1/2, 3:5=+- ou 3:5=none
what-if-command-form-bye = NUMÉRO@RONDE=BYE, par exemple 12@4=half; full, half, zero ou none
what-if-command-form-withdraw = NUMÉRO@RONDE, par exemple 7@3: la dernière ronde que joue ce joueur
what-if-command-form-enter = NUMÉRO@RONDE, par exemple 9@2: la première ronde que joue ce joueur
what-if-command-form-system = un système et son édition, par exemple dutch-2026, dubov-2026 ou original
what-if-command-form-rounds = le nombre de rondes, par exemple 9
what-if-command-form-tie-breaks = une liste, par exemple BH/C1,BH,SB
what-if-command-form-acceleration = baku, ssa, ssa_halves, ssa_kept ou none

## progress
## What stands beside a bar while there is much to do.

progress-checking = contrôle { $bar } { $done }, encore { $time }
progress-generating = génération { $bar } { $done }, encore { $time }
progress-playing = essais { $bar } { $done }, encore { $time }

## generate
## What `ronde generate` says, and what every command says of seeds and folders.

generate-seed = germe { $seed }
generate-seeds = germes { $first } à { $last }
generate-no-seed = aucun germe n'a pu être tiré: { $error }. Donnez-en un avec --seed.
generate-of-seed = germe { $seed }: { $what }
generate-seeds-too-high = les germes dépasseraient le plus grand nombre. Choisissez un --seed plus petit.
generate-no-folder = le dossier { $name } n'a pas pu être créé: { $error }.
generate-ended-early = le tournoi finit avant la ronde { $round }: { $why }
generate-drawn-again = généré à nouveau { $times } fois, car une ronde ne pouvait pas être appariée; moins de rondes ou d'absences aiderait
generate-baku-with-other-points = l'accélération de Bakou est faite pour un gain qui vaut deux nulles et une perte qui ne vaut rien (C.04.7:1.1)
generate-too-few-players = un tournoi demande au moins deux joueurs
generate-ratings-and-players = { $players } joueurs ne peuvent pas avoir { $ratings } Elo; laissez l'un des deux nombres de côté
generate-ratings-reversed = l'Elo le plus bas, { $lowest }, est au-dessus du plus haut, { $highest }
generate-number-of-rounds = le nombre de rondes doit être compris entre 1 et { $most }
generate-draw-percentage = le pourcentage de nulles doit être compris entre 0 et 100
generate-ratings-needed = { $system } apparie selon l'Elo: personne ne peut donc en manquer
generate-no-first-round = la ronde 1 ne peut pas être appariée: { $why }
generate-point-system = écrivez les points pour gain, nulle et perte, par exemple 3/1/0 ou 1/0.5/0
generate-groups = écrivez groupes fois joueurs, par exemple 2x3
generate-rate = ce n'est pas une fréquence; écrivez 20 ou 1/20 pour un sur vingt, 5% pour la même chose, 0 pour jamais

## simulate
## What `ronde simulate` says besides its tables.

simulate-system = il y a { $list }
simulate-written = écrit: { $name }
simulate-not-declared = le nombre de rondes n'est pas déclaré. Dites-le avec --rounds, par exemple --rounds 9.
simulate-too-few-players = moins de deux joueurs participent.
simulate-nothing-played = aucune ronde n'a encore été jouée.
simulate-fixed = les appariements étaient fixés d'avance: couleurs et adversaires ne doivent rien au hasard.
simulate-stopped = arrêté.
simulate-planned = la manifestation prévue
simulate-planned-name = { $players }, { $rounds }
simulate-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
simulate-tie-breaks = départages: { $list }
simulate-no-teams = { $name } est un suisse par équipes, qu'on ne peut pas encore continuer. Les tournois individuels et les toutes-rondes se laissent continuer.
simulate-no-cup = une coupe ne peut pas être continuée: les matchs à égalité demandent un départage sur l'échiquier. Les toutes-rondes et les suisses se laissent continuer.
simulate-which-event = dites quelle manifestation: un fichier, ou --players et --rounds pour une manifestation prévue.
simulate-how-many-rounds = dites combien de rondes: --rounds 9, ou --rounds 7,9,11.
simulate-nothing-to-compare = un calendrier n'a rien à comparer. Nommez des systèmes avec --compare, par exemple dutch-2026,dubov-2026.
simulate-too-many = { $n } variantes dépassent ce que contient un tableau; { $most } est le maximum.
simulate-no-virtual-points = la manifestation n'a pas de points virtuels à elle (enregistrement 250): `explicit` ne veut donc rien dire.

## schedule-command
## What `ronde schedule` prints: rounds, draws, remarkable numbers, comparisons.

schedule-command-no-picture = il n'y a d'images que des coupes et des nombres remarquables. Imprimez celui-ci en texte, CSV ou JSON.
schedule-command-decision = écrivez match=numéro, par exemple 5=12 pour le numéro 12 au match 5
schedule-command-two-numbers = écrivez deux numéros, par exemple 3,5
schedule-command-dispensation = écrivez numéro=rondes, par exemple 1=2 pour le numéro 1 et deux rondes
schedule-command-teams-times-players = écrivez équipes fois joueurs, par exemple 17x8
schedule-command-how-many = dites combien jouent avec { $option }, ou qui joue avec --names.
schedule-command-teams-and-players = --teams et --players
schedule-command-team-size = dites avec --players combien de joueurs a une équipe, ou nommez-les.
schedule-command-from-one = les numéros commencent par 1.
schedule-command-unequal-teams = { $name } a { $other } joueurs, la première équipe { $size }. Toutes les équipes doivent en avoir autant; écrivez aussi une ligne pour un échiquier vide.
schedule-command-meeting = ronde { $round }: { $white } – { $black }
schedule-command-white-against = ronde { $round }: Blancs contre { $other }
schedule-command-black-against = ronde { $round }: Noirs contre { $other }
schedule-command-rests-in = ronde { $round }: ne joue pas
schedule-command-round = Ronde { $n }
schedule-command-round-of-stage = Ronde { $n } ({ $stage })
schedule-command-round-of-cup = Ronde { $n }: { $stage }
schedule-command-stage-only = ronde
schedule-command-stage-groups = groupes
schedule-command-stage-finals = finales
schedule-command-stage-preliminary = tour préliminaire
schedule-command-stage-final = finale
schedule-command-stage-semi-finals = demi-finales
schedule-command-stage-quarter-finals = quarts de finale
schedule-command-stage-last = encore { $n } en lice
schedule-command-winner = gagnant de { $n }
schedule-command-loser = perdant de { $n }
schedule-command-places = places { $best } à { $worst }
schedule-command-rests = ne joue pas: { $who }
schedule-command-without-game = sans partie: { $who }
schedule-command-and-more = { $list } et { $n } de plus
schedule-command-players = { $n } joueurs
schedule-command-teams-of = { $n } équipes de { $size }
schedule-command-facts = { $seats }, { $rounds } rondes; le premier nommé a les Blancs
schedule-command-facts-cup = { $seats }; { $rounds } rondes, { $matches } matchs
schedule-command-facts-cup-legs = { $seats }; { $rounds } rondes, { $matches } matchs de { $legs } parties
schedule-command-who-take = { $seats }, qui prennent { $places } places
schedule-command-facts-molter = { $seats }, { $rounds } rondes, { $boards } échiquiers, germe { $seed }
schedule-command-facts-berlin = { $seats }, { $rounds } rondes; groupes { $groups }
schedule-command-berlin-finals = Dans les finales, A2 est le deuxième du groupe A
schedule-command-played-out = { $title }: tout est joué
schedule-command-agrees = { $n ->
    [0] { $name }: rien n'est encore apparié ({ $recipe })
    [one] { $name }: { $n } ronde concorde avec le calendrier ({ $recipe })
   *[other] { $name }: les { $n } rondes concordent avec le calendrier ({ $recipe })
}
schedule-command-differs = { $name }: diffère de son calendrier ({ $recipe })
schedule-command-no-such-round = ronde { $round }: le calendrier n'a pas de telle ronde
schedule-command-colours-reversed = ronde { $round }: bonnes paires, couleurs inversées
schedule-command-other-pairs = ronde { $round }: d'autres paires
schedule-command-as-scheduled = selon le calendrier
schedule-command-no-round = selon son calendrier, { $name } n'a pas de ronde { $round }.
schedule-command-numbers-reversed = --from { $from } est au-dessus de --to { $to }. Donnez d'abord le plus petit nombre.
schedule-command-numbers-form = les nombres s'impriment en texte, en CSV (--csv) ou en image (--svg).
schedule-command-numbers-title = Rondes pour un nombre de joueurs
schedule-command-head-players = joueurs
schedule-command-head-least = suisse, min.
schedule-command-head-most = suisse, max.
schedule-command-head-single = toutes rondes
schedule-command-head-double = double
schedule-command-numbers-none = –: la moitié des joueurs est inférieure au minimum; jouez un toutes-rondes
schedule-command-team-boards = { $teams } équipes de { $players }: { $boards } échiquiers
schedule-command-berlin-weights = Berlin: un point compte
schedule-command-on-board = à l'échiquier { $board }: { $weight }
schedule-command-draw-form = le protocole d'un tirage s'imprime en texte ou en CSV; avec --trf vous recevez le tournoi.
schedule-command-draw-title = Tirage de { $n } numéros, germe { $seed }
schedule-command-draws = { $who }: tire le { $number }
schedule-command-takes-and-draws = { $who }: prend l'enveloppe { $envelope }, tire le { $number }
schedule-command-nobody-late = Personne ne rencontre un compatriote dans les trois dernières rondes.
schedule-command-some-late = Des groupes ont été partagés. Dans les trois dernières rondes se rencontrent:
schedule-command-meet-late = { $one } et { $other } à la ronde { $round }
schedule-command-kind-robin = Toutes rondes (Berger)
schedule-command-kind-rutsch = Toutes rondes (Rütsch)
schedule-command-kind-team-robin = Toutes rondes par équipes (Berger)
schedule-command-kind-team-rutsch = Toutes rondes par équipes (Rütsch)
schedule-command-kind-scheveningen = Scheveningen
schedule-command-kind-schiller = Schiller
schedule-command-kind-berlin = Tournoi berlinois
schedule-command-kind-team-berlin = Tournoi berlinois par équipes
schedule-command-kind-molter = Molter
schedule-command-kind-cup = Coupe
schedule-command-kind-team-cup = Coupe par équipes

## standings
## What `ronde standings` says of rules and options.

standings-no-round = { $n ->
    [one] { $name } a { $n } ronde: il n'y a donc pas de classement après la ronde { $round }.
   *[other] { $name } a { $n } rondes: il n'y a donc pas de classement après la ronde { $round }.
}
standings-no-teams = { $name } ne contient pas d'équipes (enregistrements 310 ou 013). Laissez --contest teams de côté.
standings-no-such-lot = --lots nomme { $number }, qui n'existe pas.
standings-not-this-list = --tie-breaks: { $why }.
standings-not-this-list-but-teams = --tie-breaks: { $why }; pour classer les équipes, dites --contest teams.
standings-rules = règles de { $year } ({ $by }), { $form }; départages: { $list }
standings-form-swiss = suisse
standings-form-predetermined = appariements fixés d'avance
standings-by-option = selon l'option
standings-by-file = selon le fichier
standings-by-date = selon la date { $date }
standings-in-force = en vigueur
standings-by-article = selon l'article F10
standings-by-form = selon la forme du tournoi
standings-by-nothing = aucun n'est déclaré: les ex aequo partagent le rang
standings-no-needs = Personne ne peut dire ce qu'il faut: { $why }. --needs concerne la dernière ronde appariée, pendant qu'elle se joue.
standings-plays = parties ouvertes jouées avec le germe { $seed }
standings-prizes-unread = --prizes ne peut pas être lu. Écrivez all:1000,600,400;women:500,100 avec des montants comme 500 ou 12.50.
standings-prizes-or-unit-unread = --prizes ou --unit ne peut pas être lu. Écrivez all:1000,600,400;women:500,100 avec des montants comme 500 ou 12.50.
standings-category = écrivez women, men, U18, S60, 1800-1999, unrated, fed=NED, title=FM ou club=NOM
standings-no-player = il n'y a pas de joueur numéro { $number }. --why et --needs prennent le numéro de la liste de départ (colonne `number`), qui en a { $most }.
standings-no-team = il n'y a pas d'équipe numéro { $number }. --why et --needs prennent le numéro de la liste de départ (colonne `number`), qui en a { $most }.

## medal
## The table of medals.

medal-title = Médailles par fédération: tous et femmes
medal-gold = Or
medal-silver = Argent
medal-bronze = Bronze
medal-total = Total

## rate
## What `ronde rate` and `ronde norms` say of their options.

rate-earlier-twice = --earlier: { $name } est là deux fois, et ses parties compteraient deux fois.
rate-earlier-only-swiss = --earlier compte pour un premier Elo de la fédération suisse: dites --federation SUI.
rate-k-follows = K découle de l'Elo et de l'année de naissance; les nouveaux de la liste se nomment avec --new, un K publié avec --k.
rate-no-date = Le fichier n'a pas de date: personne ne compte donc comme junior.
rate-no-birth = Sans année de naissance, donc pas comptés comme juniors: { $who }.
rate-not-k = --k: «{ $text }» ne peut pas être lu. Écrivez un K pour tous, par exemple 20, ou 4=10,7=40 pour les joueurs 4 et 7; K est compris entre 1 et 100.
rate-no-player = { $option }: il n'y a pas de joueur numéro { $number }. Prenez le numéro de la liste de départ, qui a { $n } joueurs.
rate-rating-of = { $rating } du joueur { $who }
rate-impossible = { $name } a des Elo impossibles: { $list }. Aucune liste n'en a jamais eu au-dessus de { $highest }, et les variations des adversaires seraient fausses aussi. Corrigez le fichier.

## report-command
## What `ronde report` says besides its papers.

report-command-to-write = Pour l'écrire: ronde convert { $name } report.trf --to { $form }
report-command-not-for-screen = un fichier dBASE n'est pas fait pour l'écran. Nommez un fichier: -o report.dbf.
report-command-no-round = il n'y a pas de ronde { $round } dans le fichier; il en a { $n }.
report-command-no-date = { $name } n'a pas de date (enregistrements 042 et 052), dont l'en-tête du fichier a besoin. Écrivez le premier et le dernier jour.
report-command-no-rated-opponent = { $who }: laissé de côté, aucune partie contre un adversaire classé
report-command-no-fide-number = { $who }: { $text } n'est pas un numéro FIDE et est laissé de côté
report-command-no-birthday = { $who }: un nouveau joueur doit avoir un jour de naissance, qui manque
report-command-no-sex = { $who }: le sexe d'un nouveau joueur manque
report-command-too-long = { $who }: { $text } a plus de { $n } caractères et est coupé
report-command-no-letter = { $who }: les lettres que dBASE ne peut pas contenir sont remplacées par ?
report-command-damaged = { $name } est endommagé: { $why }. `ronde verify { $name }` dit tout ce qui ne va pas.
report-command-which-folder = nommez le dossier à écrire: -o DOSSIER.
report-command-site-written = { $name }: { $changed } fichiers écrits, { $same } inchangés, { $removed } supprimés
report-command-form-unknown = le nom { $name } ne dit pas sous quelle forme écrire. Terminez-le par .html, .pdf, .txt, .csv, .xlsx ou .json, ou dites-le avec --form.
report-command-no-browser = un PDF demande Chromium, Chrome ou Edge, et aucun n'est trouvé ici. Installez-en un, ou nommez-le dans { $variable }. { $otherwise }
report-command-otherwise = Écrivez-le plutôt en .html, ouvrez-le dans un navigateur quelconque, et imprimez-le de là.
report-command-no-room = pas de dossier où imprimer: { $error }.
report-command-not-printed = { $name } n'a pas imprimé: { $why }. { $otherwise }
report-command-wrote-nothing = il n'a rien écrit
report-command-not-done = ce n'était pas fini après { $n } secondes

## convert
## What `ronde convert` says of problems, losses and numbers.

convert-strict = rien n'a été écrit dans { $target }: il y a { $why }, et --strict n'en admet pas. Corrigez le fichier, ou laissez --strict de côté.
convert-problems-in = { $tally } dans { $name }
convert-cannot-hold = { $n ->
    [one] { $n } chose que { $form } ne peut pas contenir
   *[other] { $n } choses que { $form } ne peut pas contenir
}
convert-first-shown = Les { $n } premiers sont montrés; `ronde inspect --all` en montre plus.
convert-no-name = la sortie standard n'a pas de nom qui dise le format. Dites-le avec --to, par exemple --to trf26 ou --to json.
convert-form-unknown = le nom { $name } ne dit pas dans quel format écrire. Terminez-le par .trf ou .json, ou dites-le avec --to.
convert-estimate-unread = «{ $text }» ne peut pas être lu. Écrivez le numéro d'un joueur et un Elo jusqu'à { $highest } avec sa source, par exemple "7=1850 liste du club", ou une valeur d'une autre échelle ({ $scales }), par exemple "7=INGO 120"
convert-has-rating = --estimate: le numéro { $number } a l'Elo { $rating }, et une estimation est pour ceux qui n'en ont pas.
convert-renumbered = { $n ->
    [one] liste initiale: { $moved } sur { $n } joueur a un autre numéro
   *[other] liste initiale: { $moved } sur { $n } joueurs ont un autre numéro
}
convert-too-late = { $n ->
    [one] { $name } a déjà { $n } ronde, appariée selon les numéros qu'avaient les joueurs. Donnez de nouveaux numéros avant { $before }, ou laissez --initial-list de côté.
   *[other] { $name } a déjà { $n } rondes, appariées selon les numéros qu'avaient les joueurs. Donnez de nouveaux numéros avant { $before }, ou laissez --initial-list de côté.
}
convert-before-round = l'appariement de la ronde { $n } (C.04.4.1:1.2.2)
convert-before-first = la ronde 1

## inspect
## The page of `ronde inspect`.

inspect-strict = { $name } a { $tally }, et --strict n'en admet pas.
inspect-more = { $n ->
    [one] { $n } de plus est montré avec --all.
   *[other] { $n } de plus sont montrés avec --all.
}
inspect-no-name = Un tournoi sans nom
inspect-dates = { $first } à { $last }
inspect-from = dès le { $first }
inspect-until = jusqu'au { $last }
inspect-row-file = Fichier
inspect-row-system = Système
inspect-row-rounds = Rondes
inspect-row-players = Joueurs
inspect-row-titles = Titres
inspect-row-federations = Fédérations
inspect-row-teams = Équipes
inspect-row-points = Points
inspect-row-not-played = Non joué
inspect-row-acceleration = Accélération
inspect-row-forbidden = Interdits
inspect-row-special = Particulier
inspect-row-time-control = Cadence
inspect-row-arbiters = Arbitres
inspect-row-tie-breaks = Départages
inspect-row-paired-by = Apparié par
inspect-json-form = { $name }, forme JSON de Ronde
inspect-member = { $name }, { $member } dedans
inspect-not-understood = { $what }; { $n } octets n'en sont pas compris
inspect-in-windows-1252 = { $what }, en Windows-1252
inspect-in-utf-16 = { $what }, en UTF-16
inspect-paired-of = { $n } sur { $all } appariées
inspect-paired = { $n } appariées, nombre de rondes non déclaré
inspect-players = { $all } ({ $rated } avec Elo, { $unrated } sans Elo)
inspect-late = { $what }, { $n } en retard
inspect-withdrawn = { $what }, { $n } retirés
inspect-and-more = { $list }, et { $n } de plus
inspect-win = gain { $points }
inspect-draw = nulle { $points }
inspect-loss = perte { $points }
inspect-black-win = gain avec les Noirs { $points }
inspect-black-draw = nulle avec les Noirs { $points }
inspect-black-loss = perte avec les Noirs { $points }
inspect-forfeit-win = gain par forfait { $points }
inspect-forfeit-loss = perte par forfait { $points }
inspect-pairing-bye = exempt { $points }
inspect-full-bye = bye d'un point { $points }
inspect-half-bye = bye d'un demi-point { $points }
inspect-zero-bye = bye sans point { $points }
inspect-unknown-result = résultat inconnu { $points }
inspect-pairing-byes = { $n ->
    [one] { $n } exempt
   *[other] { $n } exempts
}
inspect-full-byes = { $n ->
    [one] { $n } bye d'un point
   *[other] { $n } byes d'un point
}
inspect-half-byes = { $n ->
    [one] { $n } bye d'un demi-point
   *[other] { $n } byes d'un demi-point
}
inspect-zero-byes = { $n ->
    [one] { $n } bye sans point
   *[other] { $n } byes sans point
}
inspect-forfeits = { $n ->
    [one] { $n } forfait
   *[other] { $n } forfaits
}
inspect-double-forfeits = { $n ->
    [one] { $n } double forfait
   *[other] { $n } doubles forfaits
}
inspect-adjourned = { $n ->
    [one] { $n } partie ajournée
   *[other] { $n } parties ajournées
}
inspect-virtual-points = { $n ->
    [one] { $n } enregistrement de points virtuels
   *[other] { $n } enregistrements de points virtuels
}
inspect-forbidden = { $n ->
    [one] { $n } groupe de joueurs à séparer
   *[other] { $n } groupes de joueurs à séparer
}
inspect-abnormal = { $n ->
    [one] { $n } enregistrement de points anormaux
   *[other] { $n } enregistrements de points anormaux
}
inspect-leaders = Le plus de points après la ronde { $n }
inspect-level = et { $n } de plus avec autant que le dernier
inspect-before = Avant que la ronde { $n } puisse être appariée
inspect-all-paired = Toutes les rondes déclarées sont appariées
inspect-nothing-missing = rien ne manque
inspect-all-results = tous les résultats sont saisis
inspect-byes-known = byes connus pour la ronde { $n }: { $list }
inspect-known-full = { $n } d'un point
inspect-known-half = { $n } d'un demi-point
inspect-known-zero = { $n } sans point
inspect-missing-players = il y a moins de deux joueurs
inspect-missing-rounds = le nombre de rondes n'est pas déclaré: quelle ronde est la dernière décide des appariements (enregistrement 142 de TRF26, XXR de JaVaFo)
inspect-missing-system = aucun système n'est déclaré (enregistrement 192 de TRF26): il faut donc le choisir en appariant
inspect-missing-colour = la couleur tirée au sort pour le premier joueur n'est pas donnée (enregistrement 152 de TRF26, XXC de JaVaFo)
inspect-missing-pairing = la ronde { $n } n'a pas de parties, mais une ronde suivante en a
inspect-missing-results = { $n ->
    [one] { $n } résultat de la ronde { $round } manque: { $list }
   *[other] { $n } résultats de la ronde { $round } manquent: { $list }
}
inspect-more-games = { $list }; et { $n } de plus
inspect-of-fide = FIDE, { $system }
inspect-edition-by-last-day = { $system }, édition de { $year } selon le dernier jour
inspect-edition-by-first-day = { $system }, édition de { $year } selon le premier jour
inspect-edition-not-said = { $system }, édition non précisée
inspect-two-categories = { $rules }, accéléré jusqu'au bout: deux catégories en une
inspect-unknown-code = un code que Ronde ne connaît pas
inspect-not-declared = non déclaré
inspect-in-words = non déclaré par un code; en mots: { $text }

## code
## What the codes of tournaments mean that Ronde does not pair by (ETT26).

code-dutch = FIDE, système hollandais
code-double-swiss = FIDE, double suisse
code-own-swiss = un système suisse propre
code-own-double-swiss = un double suisse propre
code-robin = toutes rondes selon les tables de Berger
code-double-robin = double toutes-rondes selon les tables de Berger
code-own-robin = un toutes-rondes propre
code-schiller = système Schiller
code-own-schiller = un système Schiller propre
code-scheveningen = système Scheveningen
code-double-scheveningen = double système Scheveningen
code-own-scheveningen = un système Scheveningen propre
code-knock-out = élimination directe
code-team-robin = toutes rondes par équipes
code-double-team-robin = double toutes-rondes par équipes
code-team-swiss = FIDE, système suisse par équipes
code-own-team-swiss = un système suisse par équipes propre
code-own-team-robin = un toutes-rondes par équipes propre
code-team-knock-out = élimination directe par équipes

## rating
## What the tables of ratings, norms and reports to federations say.

rating-fide-title = variations des Elo FIDE (B.02:8)
rating-fide-games = parties qui comptent pour l'Elo FIDE
rating-swiss-title = variations des Elo de la fédération suisse
rating-swiss-games = parties qui comptent pour l'Elo de la fédération suisse
rating-both-title = rapport pour les deux listes Elo
rating-only-event = «Nouveau» est l'Elo si c'était la seule épreuve de sa période.
rating-all-capped = Les différences de plus de 400 points comptent 400 (B.02:8.3.1 jusqu'au 30 septembre 2025).
rating-below-2650-capped = Les différences de plus de 400 points comptent 400 pour les joueurs au-dessous de 2650 (B.02:8.3.1 dès le 1er octobre 2025).
rating-below-floor = au-dessous du plancher de { $floor }: figure sans Elo (B.02:7.1.4)
rating-no-game = aucune partie qui compte
rating-first = premier Elo: { $sum } / { $opponents } avec deux nulles contre 1800, { $percent } % donne { $difference }: { $computed }
rating-first-capped = { $first }, au plus { $most }
rating-too-few-rated = pas de premier Elo: { $games } parties sur { $needed } contre des adversaires classés
rating-no-points = pas de premier Elo: un résultat de zéro ne compte pas (B.02:7.1.4)
rating-first-below-floor = pas de premier Elo: { $computed } est au-dessous du plancher de { $floor }
rating-fide-sum = K { $k } × { $gain } = { $product }, arrondi { $rounded }: { $before } → { $after }
rating-swiss-records = Les Elo sont ceux des enregistrements SUI du fichier; les adversaires sans Elo comptent avec celui de la FIDE, liste que la fédération reconnaît (3.2).
rating-swiss-starting-list = Le fichier n'a pas d'Elo dans des enregistrements SUI: on prend ceux de la liste de départ (colonnes 49 à 52). S'ils sont de la FIDE, ce n'est pas ce que calculera la fédération.
rating-swiss-formula = La table de l'article 9 n'est pas connue; la formule de la courbe en tient lieu.
rating-with-earlier = { $first }; avec des parties d'épreuves antérieures: { $list }
rating-earlier = { $n } de { $event }, résultat { $score }
rating-swiss-least = premier Elo: le minimum attribué (3.1)
rating-swiss-first = premier Elo: ces parties ne le changeraient pas (3.3)
rating-swiss-too-few = pas de premier Elo: { $games } parties sur { $needed } qui comptent (3.1)
rating-swiss-all-won = pas de premier Elo: toutes les parties sont gagnées, et aucun Elo n'y reste inchangé (3.3)
rating-performance-table = performance { $rating }: moyenne des adversaires { $average }, { $percent } % donne { $difference } (B.02:8.1.1)
rating-performance-350 = performance { $rating }: selon la règle des 350 points
rating-performance-linear = performance { $rating }: à 400 points par partie
rating-performance-perfect = performance { $rating }: parfaite (C.07:10.3)
rating-performance-unchanged = performance { $rating }: ces parties ne le changeraient pas (ssb-course:3.3)
rating-head-350 = Perf 350
rating-head-linear = Linéaire
rating-head-perfect = Parfaite
rating-head-unchanged = Inchangé
rating-head-for-a-win = Pour un gain
rating-head-sex = Sexe
rating-head-born = Naiss.
rating-head-fide-number = No FIDE
rating-head-national-number = No national
rating-head-club = Club
rating-head-national = National
rating-white = blancs
rating-black = noirs
rating-norms-title = normes (B.01:1.4)
rating-norms-of = normes de { $who } (B.01:1.4)
rating-beyond = N'est pas jugé ici, car aucun fichier de tournoi ne le montre: les titres des arbitres, l'enregistrement, les horaires, et les règles sur plusieurs normes (27 parties).
rating-no-norm = Aucune norme n'a été faite, et aucune n'est à portée.
rating-to-come = À venir: le résultat encore nécessaire, et la moyenne qu'il faut alors aux adversaires; le moindre résultat … tous les points. --player montre chaque résultat.
rating-exempt = Exempté des règles sur les fédérations (1.4.3); au moins une norme d'une demande doit être faite sans cela.
rating-eight-games = Huit parties suffisent à qui a gagné sans jouer une ronde sur neuf, une fois par demande (1.4.1).
rating-highest-title = { $who } a déjà le plus haut titre.
rating-norm-sum = { $level }: { $verdict }; { $counted } parties sur { $games } comptent, { $points } points, moyenne des adversaires { $average }, performance { $performance }
rating-raised = { $level }: { $who } compte { $floor }, le plancher (1.4.6)
rating-needed = { $level }: nécessaire dans les parties à venir: { $score }
rating-must-average = { $level }: avec { $score } à venir, les adversaires doivent avoir { $average } de moyenne
rating-no-norm-made = Aucune norme n'a été faite.
rating-certificates = données des attestations de normes
rating-certificate-games = parties des attestations de normes
rating-head-event = Manifestation
rating-head-city = Ville
rating-head-held-in = Pays
rating-head-from = Du
rating-head-to = Au
rating-head-system = Système
rating-head-time-control = Cadence
rating-head-chief-arbiter = Arbitre principal
rating-head-federations = Fédérations des adversaires
rating-head-titles = Titres des adversaires
rating-head-unrated = Sans Elo
rating-refused = refusé
rating-doubtful = douteux
rating-complete = Le rapport est complet.
rating-can-be-sent = Le rapport peut être envoyé; { $n } à regarder.
rating-sent-back = Le rapport serait renvoyé: { $n } à corriger.
rating-submission-title = le rapport est-il complet?
rating-head-weight = Poids
rating-head-where = Où
rating-head-what = Quoi

## loss
## What a format cannot hold.

loss-line = perdu: { $what }
loss-no-place = le format n'a pas de place pour ceci: { $what }; laissés de côté: { $n }
loss-altered-of = { $what } du numéro { $of }: '{ $text }' ne tient pas dans ses colonnes
loss-altered = { $what }: '{ $text }' ne tient pas dans ses colonnes
loss-numbers-too-high = il n'y a pas de colonnes pour des numéros au-dessus de { $most }: { $what } laissés de côté: { $n }
loss-point-system = le format ne peut pas dire tout le système de points; le plus proche est écrit
loss-absences-as-byes = les arrivées tardives et les abandons sont écrits comme byes sans point: { $n }
loss-byes-as-results = byes écrits comme résultats sans adversaire: { $n }
loss-more = { $n } autres choses ne tiennent pas
loss-unrated-as-rated = résultats de parties non comptées pour l'Elo, écrits comme les autres: { $n }

## lost
## Names of what a format cannot hold.

lost-round = ronde
lost-number = numéro
lost-match-points = points de match
lost-team = équipe
lost-points = points
lost-game-points = points de parties
lost-virtual-points = points virtuels
lost-orders-by-rank = ordres par rang
lost-opposing-team = équipe adverse
lost-nickname-of-the-team = surnom de l'équipe
lost-name-of-the-team = nom de l'équipe
lost-federation = fédération
lost-date-of-birth = date de naissance
lost-date-of-a-round = date d'une ronde
lost-virtual-points-of-teams = points virtuels d'équipes
lost-virtual-points-of-participants-of-the-other-kind = points virtuels de participants de l'autre genre
lost-title = titre
lost-teams = équipes
lost-players = joueurs
lost-tables-of-match-points = tables de points de match
lost-symbol = symbole
lost-strength-of-the-team = force de l'équipe
lost-source-of-the-estimate = source de l'estimation
lost-rows-of-team-results = lignes de résultats d'équipes
lost-rating = Elo
lost-rank = rang
lost-rank-of-the-team = rang de l'équipe
lost-player = joueur
lost-patterns-of-board-colours = répartitions des couleurs par échiquier
lost-pairing-controllers = programmes d'appariement
lost-origin = origine
lost-numbers-nicknames-strengths-points-and-ranks-of-teams = numéros, surnoms, forces, points et rangs d'équipes
lost-number-of-the-team = numéro de l'équipe
lost-national-title = titre national
lost-national-records = enregistrements nationaux
lost-national-rating = Elo national
lost-national-number = numéro national
lost-national-name = nom national
lost-name = nom
lost-methods-of-ranking = méthodes de classement
lost-method-of-ranking = méthode de classement
lost-member = membre
lost-line-ups-of-teams = compositions d'équipes
lost-league = ligue
lost-initial-colours = couleurs initiales
lost-forfeited-matches = matchs perdus par forfait
lost-forbidden-pairs-of-this-kind = paires interdites de ce genre
lost-encoded-types-of-tournament = types de tournoi codés
lost-encoded-time-controls = cadences codées
lost-director = directeur
lost-declared-numbers-of-rounds = nombres de rondes déclarés
lost-byes-of-teams = byes d'équipes
lost-byes-of-participants-of-the-other-kind = byes de participants de l'autre genre
lost-byes-announced-for-other-rounds-than-those-to-come = byes annoncés pour d'autres rondes que celles à venir
lost-abnormal-points = points anormaux
lost-abnormal-points-of-participants-of-the-other-kind = points anormaux de participants de l'autre genre
lost-fide-number = numéro FIDE
lost-forbidden-pair = paire interdite
lost-name-of-the-event = nom de la manifestation
lost-city = ville
lost-first-day = premier jour
lost-last-day = dernier jour
lost-number-of-players = nombre de joueurs
lost-number-of-rated-players = nombre de joueurs avec Elo
lost-number-of-teams = nombre d'équipes
lost-type-of-tournament = type de tournoi
lost-chief-arbiter = arbitre principal
lost-time-control = cadence
lost-deputy-arbiter = arbitre adjoint
lost-number-of-rounds = nombre de rondes
lost-initial-colour = couleur initiale
lost-pairing-controller = programme d'appariement
lost-tie-breaks = départages
lost-order-of-the-standings = ordre du classement
lost-colours-of-the-boards = couleurs des échiquiers
lost-options = options

## api
## Why a call was not done: one sentence for each refusal of the server itself.

api-fault = C'est une erreur de Ronde.
api-fault-safe = C'est une erreur de Ronde. Ce qui a été saisi avant est en sûreté dans le journal.
api-no-such-call = Cet appel n'existe pas.
api-other-method = Cet appel demande une autre méthode.
api-many-ask = Trop de demandes en ce moment; réessayez.
api-not-expected = Quelque chose dans l'adresse ou dans le corps n'est pas ce qui était attendu.
api-no-network = Cette machine n'est dans aucun réseau.
api-no-port = Aucun port n'est libre.
api-not-in-hall = Cette machine n'est pas ouverte à la salle.
api-body = { $place } du corps: { $what }.
api-body-too-long = Le corps est trop long.
api-cross-site = Cela vient d'une page d'un autre site et n'a pas été fait.
api-send-json = Envoyez-le en application/json.
api-key = Une clé a au plus { $n } octets et aucun blanc.
api-seen = Indiquez dans `seen` le numéro du dernier acte connu, pour qu'aucun changement ne soit écrasé sans être vu.
api-desks-own = Cet acte revient au programme seul.
api-token-unknown = Ce jeton est inconnu, a été retiré ou a expiré. Demandez-en un nouveau.
api-others-send = D'autres envoient de gros fichiers en ce moment; réessayez.
api-too-much = Un envoi si grand n'est accepté que des arbitres: entrez par votre lien ou connectez-vous.
api-many-come-in = Trop de personnes entrent en ce moment; réessayez.
api-too-often = Il y a eu trop d'essais. Attendez une minute, puis réessayez.
api-viewers-change = Les spectateurs ne peuvent rien modifier.
api-others-undo = Seuls les arbitres peuvent annuler les saisies d'autres personnes.
api-arbiters-pair = Seuls les arbitres apparient.
api-arbiters-preview = Seuls les arbitres voient ce qu'un acte changerait.
api-arbiters-state = Seuls les arbitres lisent l'état complet.
api-arbiters-files = Seuls les arbitres téléchargent des fichiers.
api-arbiters-verify = Seuls les arbitres vérifient le journal.
api-arbiters-enter = Seuls les arbitres inscrivent des joueurs.
api-arbiters-look-up = Seuls les arbitres recherchent des joueurs.
api-arbiters-lists = Seuls les arbitres apportent des listes.
api-arbiters-codes = Seuls les arbitres voient les codes.
api-arbiters-what-if = Seuls les arbitres demandent ce qui changerait.
api-arbiters-odds = Seuls les arbitres demandent les chances.
api-arbiters-screens = Les écrans sont dirigés par les arbitres de la manifestation.
api-arbiters-folder = Seuls les arbitres voient où cela est écrit.
api-owner-folder = Seul le propriétaire indique un dossier.
api-owner-only = Seul le propriétaire de cet ordinateur peut le faire.
api-owner-opens = Seul le propriétaire de cet ordinateur l'ouvre.
api-owner-devices = Seul le propriétaire peut déconnecter les appareils du propriétaire.
api-people-only = C'est réservé aux personnes de la manifestation. Entrez par votre lien ou connectez-vous.
api-whole-event = La manifestation entière est réservée au propriétaire et à l'arbitre principal de tous ses tournois.
api-tokens-by = Les jetons sont créés par le propriétaire et l'arbitre principal.
api-owner-token = Seul le propriétaire crée un jeton du propriétaire.
api-token-looks = Un programme n'a pas besoin de jeton pour regarder, et ne joue pas.
api-owner-uninvited = Il y a un seul propriétaire, qui n'a pas besoin d'invitation.
api-players-by-code = Les joueurs annoncent par le code de leur échiquier.
api-everybody-looks = Tout le monde peut regarder; personne n'y est invité.
api-no-such-person = Cette personne n'existe pas.
api-too-many-people = Une manifestation a au plus { $n } personnes.
api-no-such-device = Cet appareil n'existe pas.
api-code-expired = Ce code a expiré. Demandez-en un nouveau.
api-code-unknown = Ce code est inconnu, ou a déjà servi sur un autre appareil. Demandez-en un nouveau.
api-login = Le nom et le mot de passe ne vont pas ensemble. Après dix essais, il faut attendre.
api-password-length = Un mot de passe a de { $least } à { $most } caractères; une courte phrase convient bien.
api-password-wrong = Ce n'est pas votre mot de passe. Si vous l'avez oublié, demandez un nouveau code.
api-machine-name = Le nom d'un ordinateur n'a pas de blancs: il figure au bas de la page de chaque manifestation sur cet ordinateur.
api-here-already = La manifestation est déjà sur cet ordinateur.
api-name-missing = Le nom manque.
api-text-long = Le texte qui commence par «{ $begin }» a { $count } caractères; { $longest } au plus sont acceptés.
api-invisible = Un texte contient le caractère invisible U+{ $code }; tapez-le sans.
api-tournament-name = Le tournoi n'a pas de nom.
api-no-such-copy = Cette copie n'existe pas.
api-no-such-file = Ce fichier n'existe pas.
api-no-such-board = Cet échiquier n'existe pas.
api-no-such-tournament = Ce tournoi n'existe pas, ou n'est pas visible ici.
api-two-players = Indiquez dans `one` et `other` les numéros de deux joueurs.
api-scheduled = Un calendrier apparie cette ronde: rien n'a été décidé.
api-nothing-asked = Rien n'a été demandé.
api-side = Indiquez si ce sont les Blancs ou les Noirs qui annoncent.
api-list-busy = Une liste est déjà en cours d'importation.
api-no-lists = Ce serveur ne garde pas de listes: utilisez-y ronde players import.
api-list-not-kept = La liste n'a pas pu être gardée: { $why }.
api-list-silent = Rien n'est arrivé pendant une minute; envoyez la liste à nouveau.
api-list-broken = La connexion s'est interrompue; envoyez la liste à nouveau.
api-list-too-large = Le fichier dépasse 1 Go: ce n'est pas une liste Elo.
api-list-empty = Le fichier est vide.
api-screen-numbers = Les écrans ont les numéros 1 à 99.
api-screen-shows = Un écran montre quelque chose: indiquez au moins un des `shows`.
api-screen-once = Chacun des `shows` figure une fois.
api-screen-tournaments = Au plus 50 tournois sur un écran.
api-screen-part = Dans `part`, `at` va de 1 à `of`.
api-screen-inches = La diagonale est de 10 à 400 pouces.
api-screen-metres = Le lecteur le plus éloigné est à une distance de 1 à 60 mètres.
api-screen-langs = Une ou deux des langues dans lesquelles les pages sont offertes.
api-screen-seconds = Une page reste de 5 à 120 secondes.
api-screen-zone = Ce fuseau horaire n'existe pas.
api-no-such-announcement = Cette annonce n'existe pas.

## list
## Why a rating list or a table was not taken. Ends of sentences, without a full stop.

list-unread = elle n'a pas pu être lue: { $why }
list-empty-archive = il n'y a pas de liste dans l'archive: décompressez-la et choisissez le fichier
list-archive = l'archive est endommagée: elle n'a peut-être pas été téléchargée entièrement
list-no-source = c'est un tableau et non une liste de la FIDE: dites de qui il vient, par exemple --source SUI
list-not-fide = c'est un tableau, et les listes de la FIDE n'en sont pas: nommez sa source, par exemple --source SUI
list-bad-source = «{ $text }» ne peut pas nommer une source: prenez jusqu'à 40 lettres, chiffres et traits d'union, par exemple SUI
list-mostly-broken = entrées lues: { $players }, lignes illisibles: { $broken }; ce n'est pas une liste Elo
list-first-broken = entrées lues: { $players }, lignes illisibles: { $broken } (ligne { $line }: { $why }); ce n'est pas une liste Elo
list-smaller = elle a { $new } entrées et la liste utilisée en a { $old }: elle n'est peut-être pas complète; --force la prend tout de même
list-lost-standard = elle n'a pas d'Elo standard et la liste utilisée en a: une liste d'une seule cadence se garde à côté de la liste commune avec --tempo; --force la prend tout de même
list-lost-rapid = elle n'a pas d'Elo rapide et la liste utilisée en a: une liste d'une seule cadence se garde à côté de la liste commune avec --tempo; --force la prend tout de même
list-lost-blitz = elle n'a pas d'Elo blitz et la liste utilisée en a: une liste d'une seule cadence se garde à côté de la liste commune avec --tempo; --force la prend tout de même
list-too-many = elle a plus de seize millions d'entrées: ce n'est pas une liste Elo
list-folder = { $path } n'a pas pu être écrit: { $why }
list-index = le nouvel index n'a pas pu être écrit: { $why }
list-mistake = la lecture de la liste a échoué à cause d'une erreur du programme
list-nothing = la liste est vide
list-no-header = la première ligne n'est pas l'en-tête d'une liste Elo: «{ $missing }» n'y figure pas
list-truncated = la liste s'interrompt à la ligne { $line }: elle n'a pas été téléchargée entièrement
list-xml = la liste n'est pas du XML correct vers l'octet { $position }
list-unread-list = la liste n'a pas pu être lue: { $why }
list-table-empty = le tableau est vide
list-table-unread = le tableau n'a pas pu être lu: { $why }
list-workbook = le classeur n'a pas pu être lu
list-workbook-large = le classeur dépasse { $mb } Mo: enregistrez-le en CSV, qui se lit ligne par ligne
list-workbook-full = décompressé, le classeur dépasse { $mb } Mo, { $cells } cellules ou la colonne { $columns }: enregistrez la feuille en CSV
list-mapping = «{ $text }» n'est pas une correspondance: écrivez champ=en-tête, par exemple name=Nom,rating=Elo
list-no-field = il n'y a pas de champ «{ $text }»; les champs sont { $fields }
list-no-column = il n'y a pas de colonne «{ $text }»; les colonnes sont { $columns }
list-no-names = aucune colonne n'est connue pour contenir les noms; les colonnes sont { $columns }. Dites laquelle: --map name=…

## journal
## What is wrong with a journal, or with the file of an event. Ends of sentences, without a full stop.

# An act: its chain, and its place.
journal-changed = l'acte { $seq } a été modifié: son texte n'a pas l'empreinte conservée avec lui
journal-torn = l'acte { $seq } ne suit pas le précédent: il nomme { $named } là où se trouve { $expected }
journal-gap = après l'acte { $after } vient l'acte { $found }: des lignes manquent ou sont en double
journal-foreign = l'acte { $seq } appartient au journal { $named }, et non à { $expected }
journal-unreadable = l'acte { $seq } ne peut pas être lu: { $why }
journal-newer = l'acte { $seq } a été écrit par une version plus récente de ce programme; utilisez celle-là
journal-key = acte { $seq }: la clé conservée à côté n'est pas la sienne
journal-head = le journal finit par { $found }, et non par { $expected } comme il a été noté
journal-misfit = l'acte { $seq } n'a sa place nulle part: { $why }
journal-creation = un journal commence par un seul acte qui crée le tournoi
journal-unknown-player = il n'y a pas de joueur { $id } dans le journal
journal-player-twice = le joueur { $id } est déjà dans le journal
journal-unknown-round = la ronde { $round } n'est pas appariée
journal-not-next = la ronde { $round } ne peut pas être appariée: la suivante est la ronde { $next }
journal-unknown-board = la ronde { $round } n'a pas d'échiquier { $board }
journal-seated-twice = le joueur { $id } serait deux fois dans la ronde { $round }
journal-table-twice = deux échiquiers de la ronde { $round } auraient le numéro { $board }
journal-no-session = aucun appariement manuel de la ronde { $round } n'est en cours
journal-nothing-to-undo = il n'y a pas d'acte { $seq } à annuler
journal-not-imported = le tournoi importé ne peut pas être lu: { $why }
journal-number-too-high = le tournoi importé ne peut pas être lu: le numéro { $id } est trop grand
# The whole: what belongs together.
journal-more-acts = { $n } autres actes sont endommagés; seuls les { $told } premiers sont signalés
journal-empty = le journal est vide
journal-missing-attachment = acte { $seq }: il devrait y avoir { $what } sous { $hash }, qui manque
journal-attached-file = le fichier importé
journal-attached-reasons = les raisons de son appariement
journal-changed-attachment = la pièce jointe { $hash } a été modifiée: ses octets ont une autre empreinte
journal-missing-journal = le tournoi { $name } manque: il n'y a pas de journal { $journal }
journal-stray-journal = le journal { $journal } n'appartient à aucun tournoi de la manifestation
journal-head-gone = l'acte { $seq } de la manifestation dit que le journal { $journal } avait l'acte { $act } avec l'empreinte { $hash }, et il ne l'a pas: sa fin a été coupée, ou il a été réécrit
journal-head-not-found = aucun journal n'a l'acte { $act } avec l'empreinte { $hash }, comme il a été noté: sa fin a été coupée, ou il a été réécrit
journal-not-a-head = écrivez-la comme elle a été imprimée: le numéro de l'acte, un trait d'union et au moins les vingt premiers caractères de son empreinte, par exemple 57-1a2b3c4d5e6f70819203
# The file of an event.
journal-at-line = ligne { $line }: { $what }
journal-file-unreadable = il n'a pas pu être lu: { $why }
journal-file-packing = la compression est endommagée; ce qui suit cet endroit est perdu. Allez le chercher à nouveau
journal-file-not-ours = ce n'est pas le fichier d'une manifestation; sa première ligne commencerait par { "{" }"ronde_event":
journal-file-newer = ce fichier a la version { $version } de son format, et ce programme lit la version { $own }: prenez un Ronde plus récent
journal-file-too-large = il contient plus de { $limit } octets de texte; si c'est juste, permettez-en davantage
journal-file-header = la première ligne est endommagée: { $why }
journal-file-no-head = { $text } n'est pas la fin d'un journal
journal-file-event-not-named = le journal de la manifestation n'est pas parmi les autres
journal-file-line = ce n'est ni un acte, ni une pièce jointe, ni une fin: { $why }
journal-file-no-content = une pièce jointe a un texte ou du base64
journal-file-not-text = ce n'est pas de l'UTF-8
journal-file-unknown-journal = il y a un acte du journal { $journal }, que la première ligne ne nomme pas
journal-file-attachment-twice = la pièce jointe { $hash } est là deux fois
journal-file-cut-off = le fichier a été coupé: sa dernière ligne manque
journal-file-after-the-end = il y a quelque chose après la dernière ligne
journal-file-count = { $found } lignes la précèdent, et elle en annonce { $said }
journal-file-sum = quelque chose dans le fichier a été modifié: ses octets ont un autre SHA-256 que ne le dit la fin
journal-file-more = { $n } autres fautes; seules les { $told } premières sont signalées
journal-not-read = le journal { $journal } ne peut pas être lu: { $why }
journal-other-head = le journal { $journal } finit par { $found }, et sa fin est notée comme { $said }
# What a database holds instead of what was written.
journal-damage-number = un acte a le numéro { $number }
journal-damage-hash = une empreinte n'a pas 32 octets
journal-damage-text = le texte de l'acte { $seq } n'est pas du texte
journal-damage-key = la clé de l'acte { $seq } n'est pas du texte
journal-damage-kind = un journal est un «{ $word }»
journal-damage-attachment = la pièce jointe { $hash } a été modifiée
journal-damage-pass = un laissez-passer est un «{ $word }»
journal-damage-value = une valeur manque, ou est d'un autre genre que celle qui a été enregistrée
journal-damage-secret = le secret { $name } n'a pas 32 octets
journal-damage-not-read-after = trop de choses sont endommagées; rien n'a été lu après l'acte { $seq }
journal-damage-head = sa fin est notée comme { $said }, et il finit par { $found }

## store
## Why a store of journals did not do what was asked, and what to do. Ends of sentences, without a full stop.

store-moved = quelqu'un d'autre a ajouté au journal, qui finit maintenant par l'acte { $seq }
store-went-on = le tournoi { $journal } a continué entre-temps: regardez où il en est, et réessayez
store-checked-out = la manifestation a été remise à { $to }: ramenez-la de là, ou libérez-la
store-not-checked-out = la manifestation n'est pas chez { $holder }: elle a peut-être déjà été libérée ou ramenée
store-no-journal = il n'y a pas de journal { $journal } ici
store-exists = il y a déjà un journal { $journal }, et il commence autrement
store-partly-known = certains de ces actes étaient déjà faits (actes { $acts }), d'autres non: rien n'a été ajouté, demandez-les un par un
store-unfit = cela ne peut pas être conservé: { $why }
store-full = { $place }: le disque est plein; faites de la place et recommencez, rien n'est perdu
store-read-only = { $place } est en lecture seule: voyez à qui il appartient et si son disque est protégé
store-busy = { $place } est occupé par un autre programme: fermez-le, ou réessayez dans un instant
store-damaged = { $place } est endommagé ({ $what }): gardez-en une copie et revenez à la dernière sauvegarde
store-event-damaged = la manifestation { $event } est endommagée ({ $what }): gardez-en une copie et revenez à la dernière sauvegarde
store-event-tournament = son tournoi { $journal } ne peut pas être lu
store-event-tournament-why = son tournoi { $journal } ne peut pas être lu: { $why }
store-event-busy = on est en train d'ajouter à la manifestation { $event }: réessayez dans un instant
store-journal-busy = on est en train d'ajouter au journal { $journal }: réessayez dans un instant
store-not-ours = { $place } n'est pas un fichier de Ronde: nommez-en un autre, ou aucun pour en créer un
store-replaced = { $place } a été supprimé ou remplacé par un autre fichier pendant qu'il était ouvert: arrêtez Ronde et redémarrez-le, pour que rien ne soit écrit dans l'ancien
store-older = { $place } vient d'une version antérieure de Ronde: `ronde serve` le met à jour, et rien n'en est lu d'ici là
store-nothing = il n'y a rien de Ronde dans { $place }: vérifiez le nom
store-newer = { $place } vient d'une version plus récente de Ronde: utilisez celle-là
store-gone = { $place } est inaccessible ({ $why }); rien n'a été conservé, réessayez quand il sera de retour
store-doubtful = { $place } a disparu avant de dire s'il a conservé l'acte ({ $why }): redemandez avec la même clé, ou regardez si l'acte est là
store-the-store = le dépôt
store-exchanged = le fichier a été échangé ou supprimé pendant l'écriture
store-address = l'adresse de la base de données ne peut pas être lue: { $why }
store-address-text = l'URL est mal écrite
store-address-sslmode = sslmode ne connaît pas la valeur «{ $word }»
store-address-half-identity = sslcert et sslkey vont ensemble
store-address-port = PGPORT n'est pas un nombre
store-address-no-postgres = ce programme a été construit sans PostgreSQL
store-lost-none-free = toutes les connexions étaient occupées trop longtemps
store-lost-closed = les connexions ont été fermées
store-lost-no-answer = le serveur n'a pas répondu à temps
store-lost-given-up = la connexion a été abandonnée
store-encoding = { $place } a le codage { $encoding }: créez une base de données avec le codage UTF8
store-refused = { $place } nous refuse ({ $why }): vérifiez utilisateur, mot de passe, droits et certificat
store-journal-damaged = le journal { $journal } est endommagé: { $why }; revenez à la dernière sauvegarde
# Why something cannot be stored: a mistake of a program.
store-unfit-no-act = il n'y a pas d'acte { $seq } dont on garderait l'état
store-unfit-attachment = une pièce jointe a une autre empreinte qu'annoncé
store-unfit-not-next = acte { $act } après l'acte { $after }
store-unfit-hash = l'acte { $seq } a une autre empreinte
store-unfit-zero-byte = l'acte { $seq } contient un octet nul
store-unfit-key-twice = deux actes ont la même clé
store-unfit-nothing = il n'y a aucun acte dedans
store-unfit-journal-name = le nom d'un journal a de 1 à { $most } lettres, chiffres, traits d'union et soulignés, et celui-ci est «{ $name }»
store-unfit-machine-name = le nom d'une machine a de 1 à { $most } octets, et celui-ci est «{ $name }»
store-unfit-key = la clé d'une demande a de 1 à { $most } octets sans espaces, et celle-ci est «{ $key }»
store-unfit-note = une note de { $bytes } octets
store-unfit-text-of-pass = un texte de { $bytes } octets à côté d'un laissez-passer
# Why an event was not taken in.
store-taken-damaged = elle est endommagée: { $why }
store-taken-no-home = elle ne peut pas être chez elle sur cette machine
store-taken-not-one = ce n'est pas une manifestation unique
store-taken-whose-machine = elle a été remise à { $to }: dites le nom de cette machine, pour qu'une seule écrive
store-taken-other-machine = la machine de ce dépôt s'appelle { $own }
store-taken-here = elle est déjà là, et rien n'y est nouveau
store-taken-older = elle est déjà là, et va plus loin: le journal { $journal } a { $more } actes de plus
store-taken-differs = elle est déjà là, et a pris un autre chemin: les journaux { $journal } diffèrent à l'acte { $act } ou avant, et ne sont jamais fusionnés. Gardez les deux fichiers; elle peut être mise dans un autre dépôt
store-taken-open = elle est déjà là et n'a pas été remise: quelqu'un écrit peut-être. Remettez-la avant qu'elle continue ailleurs; elle peut être mise telle quelle dans un autre dépôt

## json
## What is wrong with a text in JSON. Ends of sentences, without a full stop.

json-place = ligne { $line }, colonne { $column }
json-place-field = ligne { $line }, colonne { $column }, { $field }
json-unreadable = ne peut pas être lu: { $why }
json-too-large = plus de { $limit } octets
json-cut-short = le texte s'arrête avant d'être complet
json-not-json = ce n'est pas du JSON
json-surplus = il y a ici quelque chose de trop
json-not-ours = il n'y a pas de champ `ronde`: c'est du JSON, mais pas un tournoi dans la forme de Ronde
json-newer = ce fichier est dans la version { $version } de la forme JSON de Ronde, écrit par un Ronde plus récent; celui-ci lit la version { $own }: mettez Ronde à jour pour l'ouvrir
json-version-zero = il n'y a pas de version 0 de la forme JSON de Ronde
json-no-field = il manque le champ `{ $field }`
json-field-twice = le champ `{ $field }` est là deux fois
json-unknown-field = champ inconnu `{ $field }`; attendu: { $known }
json-unknown-word = mot inconnu `{ $word }`; attendu: { $known }
json-wrong-kind = type incorrect: { $found }; attendu: { $expected }
json-wrong-value = valeur incorrecte: { $found }; attendu: { $expected }
json-wrong-length = une liste a une longueur incorrecte: { $length }
json-twice-in-round = le joueur { $player } est deux fois dans cette ronde
json-bye-with-colour = un bye n'a ni couleur ni forfait
json-no-team-bye = une équipe a le bye "U", "F", "H" ou "Z"
json-opponent-or-bye = il faut soit `opponent`, soit `bye`
# What was found, and what was expected.
json-found-number = nombre { $value }
json-found-text = texte { $value }
json-found-list = une liste
json-found-object = un objet
json-whole-number = un nombre entier de 0 à { $most }
json-text = un texte
json-truth = true ou false
json-player-number = le numéro d'un joueur, 1 ou plus
json-team-number = le numéro d'une équipe, 1 ou plus
json-round-number = le numéro d'une ronde, de 1 à { $most }
json-points = des points: un nombre d'au plus une décimale, au plus { $most }
json-date = une date comme "2026-02-01", "2026-02" ou "2026", ou des mots comme { "{" }"text": "…"{ "}" }
json-participant = le numéro d'un joueur, 1 ou plus, ou une équipe comme { "{" }"team": 3{ "}" }
json-board-colours = les lettres W et B, une par échiquier
json-one-of = un de { $words }
# What does not fit together in a tournament.
json-player-twice = deux joueurs ont le numéro { $number }
json-team-twice = deux équipes ont le numéro { $number }
json-unknown-player = le joueur { $number }, nommé dans { $place }, n'existe pas
json-unknown-team = l'équipe { $number }, nommée dans { $place }, n'existe pas
json-too-many-rounds = il y a { $rounds } rondes là où il peut y en avoir au plus { $most }
json-in-round = la ronde { $n }
json-in-requests = les byes demandés
json-in-given-byes = les byes accordés d'avance
json-in-national = une ligne nationale
json-in-team = les membres d'une équipe
json-in-acceleration = les points virtuels
json-in-prohibition = une paire interdite
json-in-abnormal = les points anormaux
json-in-floats = les flotteurs notés
json-in-team-result = les résultats d'équipes

## row
## What is wrong with a row of a rating list, and what is said of lists. Ends of sentences, without a full stop.

row-short = elle a { $length } caractères et finit avant le nom
row-id = «{ $text }» n'est pas un numéro FIDE
row-no-name = il n'y a pas de nom
row-number = { $field }: «{ $text }» n'est pas un nombre
row-rating = { $field }: personne n'a un Elo de { $value }
row-converted = INGO ou BCR: ce serait un Elo de { $value }, que personne n'a
row-no-birth-year = naissance: il n'y a pas d'année de naissance dans «{ $text }»
row-birth-year = personne n'est né en { $year }
row-title = «{ $text }» n'est pas un titre
row-sex = sexe: «{ $text }» n'est ni m ni f
# The files of the lists.
row-not-searched = { $file } n'a pas pu être parcouru: { $why }; importez la liste à nouveau
row-other-version = { $file } vient d'une autre version de Ronde: importez la liste à nouveau
row-folder = { $folder } n'a pas pu être lu: { $why }
# Why nobody was chosen for an entry.
row-doubt-number-and-name = le numéro appartient à quelqu'un d'un autre nom
row-doubt-several-numbers = plusieurs joueurs ont ce numéro
row-doubt-several-names = plusieurs joueurs ont ce nom
row-doubt-contradiction = le joueur de ce nom a une autre fédération ou naissance
row-doubt-similar-names = personne n'a exactement ce nom
row-doubt-number-not-listed = le numéro n'est pas dans les listes
# Which columns of a table are taken for what.
row-column-is = { $field } est «{ $head }»
row-columns-unused = { $used }; non utilisées: { $unused }
row-column-head = «{ $head }»

## random
## Random tournaments: lines of a file that are not taken, and what somebody needs. Ends of sentences, without a full stop.

# Lines of a configuration file.
random-line = ligne { $line }: { $what }
random-no-value = attendu: Clé=Valeur, ou # et un commentaire
random-unknown-key = la clé '{ $key }' n'est pas connue
random-bad-value = { $key } est '{ $value }', mais devrait être { $expected }
random-value-number = un nombre entier
random-value-percentage = un nombre de 0 à 100
random-value-one-in = 0 pour jamais, ou un nombre à partir de 1 avec au plus une décimale
random-value-thousandths = un nombre de 0 à 1000
random-value-points = un nombre de points avec au plus une décimale
# What somebody needs.
random-no-round-paired = aucune ronde n'est encore appariée
random-open-before = une partie de la ronde { $round } n'a pas de résultat; saisissez-le d'abord
# Texts that are none.
random-not-money = «{ $text }» n'est pas un montant: écrivez 120, 120.5 ou 120.50

## figure-picture
## The figure of remarkable numbers.

figure-picture-title = Nombres de rondes remarquables
figure-picture-heading = Nombre de joueurs selon le nombre de rondes
figure-picture-rounds = rondes
figure-picture-players = joueurs
figure-picture-fewest-swiss = moins de rondes au système suisse, coupes: joueurs = 2^rondes
figure-picture-most-swiss = plus de rondes au système suisse: joueurs = 2 × rondes
figure-picture-round-robin = toutes rondes: joueurs = rondes + 1
figure-picture-double-round-robin = toutes rondes double: joueurs = rondes ÷ 2 + 1

## problem
## What can be wrong with a file: what, what was assumed, how to mend it. Ends of sentences, without a full stop.

# How a player, a team and a place are named.
problem-who-nobody = cette personne
problem-who-name = { $name }
problem-who-number = n° { $number }
problem-who-both = n° { $number } ({ $name })
problem-team-number = l'équipe { $number }

# What is assumed of several problems, and how several are mended.
problem-no-opponent = pas d'adversaire, et les points du résultat
problem-lower-right = la ligne du plus petit numéro est juste
problem-words-kept = rien; le texte est gardé
problem-kept-as-is = rien; cela est gardé tel quel
problem-nothing-comment = rien; une réécriture le garde en commentaire
problem-record-comment = l'enregistrement ne dit rien; une réécriture le garde en commentaire
problem-line-comment = la ligne ne compte pas comme joueur; une réécriture la garde en commentaire
problem-first-counts = le premier compte
problem-first-counts-comment = la première compte; une réécriture garde cette ligne en commentaire
problem-means-nothing = cela ne veut rien dire
problem-rounds-of-file = autant de rondes que le fichier en a
problem-record-162-counts = l'enregistrement 162 compte
problem-remove-one = supprimez l'un des deux
problem-line-ends = voyez s'il manque des fins de ligne
problem-declare-points = déclarez le barème (enregistrement 162; XXS pour JaVaFo, BBW pour bbpPairings)
problem-number-columns = écrivez un numéro de 1 à 9999 dans les colonnes 5 à 8

# The file as a whole.
problem-not-utf8 = { $n ->
    [one] { $n } ligne n'est pas de l'UTF-8 valable; voici la première
   *[other] { $n } lignes ne sont pas de l'UTF-8 valable; voici la première
}
problem-not-utf8-assumed = ces lignes sont en Windows-1252
problem-not-utf8-mend = enregistrez le fichier en UTF-8 et regardez les accents des noms
problem-no-players = le fichier n'a pas de ligne de joueur (001)
problem-no-players-mend = ajoutez une ligne 001 par joueur
problem-old-title = { $n ->
    [one] { $n } titre est écrit comme avant 2016; le voici
   *[other] { $n } titres sont écrits comme avant 2016; voici le premier
}
problem-old-title-assumed = g est GM, m est IM, f est FM, c est CM, et un w devant est le titre féminin
problem-old-title-mend = écrivez GM, IM, WGM, FM, WIM, CM, WFM ou WCM; une réécriture le fait
problem-old-date = { $n ->
    [one] { $n } date est dans une forme ancienne; la voici
   *[other] { $n } dates sont dans une forme ancienne; voici la première
}
problem-old-date-assumed = le jour, le mois et l'année que la forme suggère
problem-old-date-mend = écrivez les dates AAAA/MM/JJ; une réécriture le fait

# The shape of a line.
problem-tabs = la ligne a des tabulations là où l'on compte des colonnes
problem-tabs-assumed = une tabulation va jusqu'au prochain multiple de huit colonnes
problem-tabs-mend = remplacez les tabulations par des espaces
problem-lower-case-code = le code de l'enregistrement est en minuscules
problem-lower-case-code-assumed = c'est { $code }
problem-lower-case-code-mend = écrivez { $code }
problem-unknown-record = aucun enregistrement n'a le code «{ $code }»
problem-unknown-record-assumed = la ligne ne veut rien dire ici; elle est gardée telle quelle
problem-unknown-record-mend = corrigez les trois premiers caractères, ou commencez la ligne par ### comme commentaire
problem-line-too-short = l'enregistrement { $code } finit avant la colonne { $needed }, dont il ne peut se passer
problem-line-too-short-assumed = la ligne ne dit rien; une réécriture la garde en commentaire
problem-line-too-short-mend = complétez la ligne
problem-not-blank = l'enregistrement { $code } a «{ $text }» dans des colonnes qui doivent être vides
problem-not-blank-assumed = cela ne veut rien dire, à moins que ce ne soit le début d'un texte
problem-not-blank-mend = voyez si la ligne est décalée, et remettez-la dans ses colonnes
problem-bytes-counted = les colonnes après le nom sont décalées par ses accents, comme si l'on comptait les octets
problem-bytes-counted-assumed = tout ce qui suit le nom est dans ses colonnes si l'on compte les octets
problem-bytes-counted-mend = ajoutez des espaces après le nom, pour que l'on compte les caractères; une réécriture le fait
problem-line-too-long = la ligne est plus longue qu'aucun enregistrement ne peut l'être
problem-line-too-long-assumed = ce qui suit la colonne { $read } ne veut rien dire
problem-repeated-record = l'enregistrement { $code } ne peut être là qu'une fois, mais est aussi à la ligne { $first }
problem-repeated-record-assumed = le premier compte; une réécriture garde une autre valeur en commentaire

# Records about the event.
problem-unreadable-date = { $what }: «{ $text }» n'est pas une date
problem-unreadable-date-mend = écrivez-la AAAA/MM/JJ (enregistrement 132: AA/MM/JJ)
problem-first-day = premier jour
problem-last-day = dernier jour
problem-day-of-round = ronde { $round }
problem-unreadable-count = enregistrement { $code }: «{ $text }» n'est pas un nombre
problem-unreadable-count-assumed = le nombre n'est pas indiqué
problem-unreadable-count-mend = écrivez un nombre entier, ou supprimez l'enregistrement
problem-count-differs = enregistrement { $code }, { $what }: { $stated } indiqués, mais le fichier en a { $found }
problem-count-differs-assumed = il y en a { $found }
problem-count-differs-mend = écrivez { $found }, ou trouvez les lignes qui manquent
problem-players = joueurs
problem-rated-players = joueurs classés
problem-teams = équipes
problem-unknown-kind = enregistrement 192: «{ $text }» n'est pas un type de tournoi connu
problem-unknown-kind-mend = écrivez un code tel que FIDE_DUTCH_2026, ou CUSTOM_SWISS
problem-unreadable-time-control = enregistrement 222: «{ $text }» n'est pas une cadence codée
problem-unreadable-time-control-mend = écrivez des secondes, comme 5400+30 ou 40/6000+30:900+30
problem-unknown-rank-method = enregistrement 172: «{ $text }» n'est pas une méthode de classement initial connue
problem-unknown-rank-method-mend = écrivez une fédération et FIDE, NRO, FIDON, NIDOF, HBFN, LBFN ou OTHER

# Records about the rules of the event.
problem-unreadable-rounds = enregistrement { $code }: «{ $text }» n'est pas un nombre de rondes
problem-unreadable-rounds-assumed = le nombre de rondes n'est pas déclaré
problem-unreadable-rounds-mend = écrivez un nombre entier de 1 à 999
problem-rounds-conflict = un enregistrement déclare { $kept } rondes, un autre { $other }
problem-rounds-conflict-assumed = { $kept } rondes, parce que l'enregistrement 142 passe avant XXR
problem-unknown-initial-colour = enregistrement { $code }: «{ $text }» n'est pas une couleur
problem-unknown-initial-colour-assumed = la couleur initiale n'est pas donnée
problem-unknown-initial-colour-mend = écrivez W ou B (XXC: white1 ou black1)
problem-initial-colour-conflict = les enregistrements 152 et XXC donnent des couleurs initiales différentes
problem-initial-colour-conflict-assumed = l'enregistrement 152 compte
problem-unknown-option = l'enregistrement { $code } ne connaît pas le mot «{ $text }»
problem-unknown-option-mend = écrivez rank, white1 ou black1
problem-unreadable-points = enregistrement { $code }: «{ $text }» n'est pas un nombre de points
problem-unreadable-points-assumed = la valeur habituelle
problem-unreadable-points-mend = écrivez des points avec une décimale au plus, comme 0.5
problem-unknown-symbol = enregistrement { $code }: «{ $text }» n'est pas une sorte de résultat
problem-unknown-symbol-mend = écrivez W, D, L, A, P ou X (XXS: WW BW WD BD WL BL ZPB HPB FPB PAB FW FL)
problem-points-conflict = l'enregistrement { $code } donne d'autres points que l'enregistrement 162
problem-points-undeclared = aucun enregistrement ne déclare de barème, et les points de chaque joueur suivent { $systems }
problem-points-undeclared-assumed = { $system } est le barème
problem-systems-joined = { $one } et { $other }
problem-system-with-bye = { $system } avec { $bye } pour l'exempt
problem-unreadable-boards = enregistrement 352: «{ $text }» n'est pas une suite de couleurs des échiquiers
problem-unreadable-boards-assumed = la suite n'est pas donnée
problem-unreadable-boards-mend = écrivez W ou B pour chaque échiquier, comme WBWB

# The columns of a player.
problem-unreadable-number = { $who }: «{ $text }» n'est pas un numéro de départ
problem-number-zero = { $who }: le numéro zéro ne désigne personne
problem-number-twice = { $who }: c'est aussi le numéro de la ligne { $first }
problem-number-twice-mend = donnez un autre numéro à l'une des deux, ou supprimez une ligne
problem-no-name = { $who }: le nom manque
problem-no-name-mend = écrivez le nom dans les colonnes 15 à 47
problem-unknown-sex = { $who }: «{ $text }» n'est pas un sexe
problem-unknown-sex-assumed = le sexe n'est pas connu
problem-unknown-sex-mend = écrivez m ou w dans la colonne 10
problem-unknown-title = { $who }: «{ $text }» n'est pas un titre de la FIDE
problem-unknown-title-assumed = pas de titre
problem-unknown-title-mend = écrivez GM, IM, WGM, FM, WIM, CM, WFM ou WCM dans les colonnes 11 à 13
problem-unreadable-rating = { $who }: «{ $text }» n'est pas un Elo
problem-unreadable-rating-assumed = pas d'Elo
problem-unreadable-rating-mend = écrivez un nombre entier dans les colonnes 49 à 52
problem-unreadable-birth = { $who }: «{ $text }» n'est pas une date de naissance
problem-unreadable-birth-mend = écrivez AAAA/MM/JJ dans les colonnes 70 à 79
problem-unreadable-player-points = { $who }: «{ $text }» n'est pas un nombre de points
problem-unreadable-player-points-assumed = ce que donnent les résultats
problem-unreadable-player-points-mend = écrivez des points comme 4.5 dans les colonnes 81 à 84
problem-unreadable-rank = { $who }: «{ $text }» n'est pas un rang
problem-unreadable-rank-assumed = le rang n'est pas connu
problem-unreadable-rank-mend = écrivez un nombre entier dans les colonnes 86 à 89
problem-points-differ = { $who }: { $stated } points, mais les résultats en donnent { $computed }
problem-points-differ-assumed = { $computed }, d'après les résultats
problem-points-differ-mend = corrigez les points ou les résultats, ou déclarez le barème (162)

# What a line says of a round.
problem-unreadable-opponent = ronde { $round }, { $who }: «{ $text }» n'est pas le numéro d'un adversaire
problem-unreadable-opponent-mend = écrivez le numéro de l'adversaire, ou 0000
problem-no-such-opponent = ronde { $round }, { $who }: l'adversaire { $opponent } n'existe pas
problem-no-such-opponent-mend = corrigez le numéro, ou ajoutez le joueur qui manque
problem-plays-himself = ronde { $round }, { $who }: l'adversaire porte le même numéro
problem-plays-himself-mend = corrigez le numéro de l'adversaire
problem-opponents-disagree = ronde { $round }, { $who }: l'adversaire est { $opponent }, mais sa ligne nomme le n° { $instead }
problem-opponent-has-none = ronde { $round }, { $who }: l'adversaire est { $opponent }, mais sa ligne n'a pas d'adversaire
problem-opponents-disagree-mend = corrigez l'une des deux lignes
problem-one-sided-game = ronde { $round }, { $who }: l'adversaire est { $opponent }, mais sa ligne ne dit rien
problem-one-sided-game-assumed = la partie a eu lieu, avec le résultat de cette ligne
problem-one-sided-game-mend = complétez la ligne de l'adversaire
problem-unknown-colour = ronde { $round }, { $who }: «{ $text }» n'est pas une couleur
problem-unknown-colour-assumed = la couleur n'est pas donnée
problem-unknown-colour-mend = écrivez w, b ou -
problem-same-colour = ronde { $round }: { $who } et { $opponent } ont la même couleur
problem-same-colour-mend = corrigez la couleur dans l'une des deux lignes
problem-colour-one-sided = ronde { $round }, { $who }: pas de couleur contre { $opponent }, dont la ligne en a une
problem-colour-one-sided-assumed = l'autre couleur
problem-colour-one-sided-mend = écrivez w ou b dans cette ligne aussi
problem-colour-missing = ronde { $round }: ni { $who } ni { $opponent } n'a de couleur
problem-colour-missing-assumed = le plus petit numéro avait les Blancs
problem-colour-missing-mend = écrivez w dans une ligne et b dans l'autre
problem-colour-without-opponent = ronde { $round }, { $who }: une couleur, mais pas d'adversaire
problem-colour-without-opponent-assumed = la couleur ne veut rien dire
problem-colour-without-opponent-mend = écrivez - pour la couleur, ou nommez l'adversaire
problem-unknown-result = ronde { $round }, { $who }: «{ $text }» n'est pas un résultat
problem-unknown-result-assumed = le résultat n'est pas donné
problem-unknown-result-mend = écrivez l'un de ces signes: 1 = 0 W D L + - H F U Z
problem-results-disagree = ronde { $round }: { $who } a «{ $own }» et { $opponent } a «{ $other }»
problem-results-disagree-mend = corrigez le résultat dans l'une des deux lignes
problem-no-result-yet = la partie n'a pas encore de résultat
problem-was-forfeited = la partie a été gagnée par forfait
problem-not-to-be-rated = la partie ne compte pas pour l'Elo
problem-has-ended = la partie ajournée s'est terminée depuis
problem-result-one-sided = ronde { $round }, { $who }: pas de résultat contre { $opponent }, dont la ligne en a un
problem-result-one-sided-assumed = le résultat de l'autre ligne
problem-result-one-sided-mend = écrivez le résultat dans cette ligne aussi
problem-result-without-opponent = ronde { $round }, { $who }: «{ $letter }» sans adversaire
problem-result-without-opponent-assumed = un bye de même valeur
problem-result-without-opponent-mend = écrivez F, H ou Z, ou U pour l'exempt de l'appariement, ou nommez l'adversaire
problem-bye-with-opponent = ronde { $round }, { $who }: le bye «{ $letter }» et l'adversaire { $opponent }
problem-bye-with-opponent-assumed = la partie, si la ligne de l'adversaire l'a aussi; sinon le bye
problem-bye-with-opponent-mend = écrivez 0000 pour l'adversaire, ou le résultat de la partie
problem-second-pairing-bye = ronde { $round }: { $who } et { $first } sont les deux l'exempt de l'appariement
problem-second-pairing-bye-assumed = les deux le sont
problem-second-pairing-bye-mend = laissez U à l'un des deux; un bye d'un point est F
problem-bye-given-beforehand = ronde { $round }, encore à apparier: { $who } a déjà l'exemption
problem-bye-given-beforehand-assumed = l'exemption est gardée, et les autres sont appariés
problem-bye-given-beforehand-mend = enlevez U, si c'est l'appariement qui doit désigner l'exempt
problem-bye-as-forfeit = ronde { $round }, { $who }: «+» sans adversaire
problem-bye-as-forfeit-assumed = un gain sans adversaire; une vérification y voit l'exempt
problem-bye-as-forfeit-mend = écrivez U pour l'exempt de l'appariement, ou nommez l'adversaire
problem-round-beyond-declared = { $who }: une inscription pour la ronde { $round }, mais { $declared } rondes sont déclarées
problem-round-beyond-declared-mend = corrigez le nombre de rondes (142 ou XXR), ou supprimez la ronde
problem-round-beyond-format = { $who }: la ligne a des colonnes pour plus de { $round } rondes
problem-round-beyond-format-assumed = ce qui vient après ne veut rien dire

# Records of byes, virtual points, forbidden pairs and teams.
problem-unreadable-field = enregistrement { $code }, { $what }: «{ $text }» est illisible
problem-unreadable-field-mend = écrivez dans les bonnes colonnes: { $what }
problem-misaligned-record = enregistrement { $code }: «{ $text }» dans des colonnes qui doivent être vides
problem-misaligned-record-mend = mettez chaque partie de la ligne dans ses colonnes
problem-no-such-participant = enregistrement { $code }: { $who } n'existe pas
problem-no-such-participant-assumed = l'enregistrement ne concerne que les autres
problem-no-such-participant-mend = corrigez le numéro
problem-range-reversed = enregistrement { $code }, { $what }: de { $first } à { $last }
problem-range-reversed-assumed = de { $last } à { $first }
problem-range-reversed-mend = écrivez d'abord le plus petit nombre
problem-rounds = rondes
problem-numbers = numéros
problem-nobody-named = l'enregistrement { $code } ne nomme personne
problem-nobody-named-assumed = il ne change rien
problem-nobody-named-mend = écrivez de qui il s'agit, ou supprimez-le
problem-only-one = l'enregistrement { $code } interdit des paires mais ne nomme qu'un numéro
problem-only-one-assumed = il n'interdit rien; une réécriture le garde en commentaire
problem-only-one-mend = écrivez deux numéros ou plus
problem-bye-contradicted = enregistrement { $code }, ronde { $round }: un bye pour { $who }, que la ligne 001 ne donne pas
problem-bye-contradicted-assumed = la ligne 001 est juste
problem-bye-contradicted-mend = supprimez le numéro ici, ou corrigez la ligne 001
problem-bye-only-here = seul l'enregistrement { $code } donne un bye à la ronde { $round }: { $who }
problem-bye-only-here-assumed = ce bye a été donné
problem-bye-only-here-mend = écrivez le bye dans la ligne 001 aussi
problem-bye-twice = enregistrement { $code }, ronde { $round }: un autre bye pour { $who }
problem-team-twice = enregistrement { $code }: le numéro { $number } est déjà celui de l'équipe de la ligne { $first }
problem-team-twice-mend = donnez un autre numéro à l'une des deux
problem-member-twice = enregistrement { $code }: le n° { $player } est déjà dans une autre équipe
problem-member-twice-assumed = ce numéro est dans les deux
problem-member-twice-mend = retirez ce numéro de l'une des deux
problem-rosters-differ = les enregistrements 013 et 310 donnent des membres différents à l'équipe { $team }
problem-rosters-differ-assumed = l'enregistrement 310 compte
problem-rosters-differ-mend = corrigez l'un des deux, ou supprimez les enregistrements 013

# What a field of a record says.
problem-field-round = ronde
problem-field-player = joueur
problem-field-team = équipe
problem-field-participant = participant
problem-field-opponent = adversaire
problem-field-member = membre
problem-field-team-number = numéro de l'équipe
problem-field-first-number = premier numéro
problem-field-last-number = dernier numéro
problem-field-strength = force
problem-field-rank = rang
problem-field-points = points
problem-field-match-points = points de match
problem-field-game-points = points de partie
problem-field-result = résultat
problem-field-result-kind = sorte de résultat
problem-field-bye-kind = sorte de bye
problem-field-colour = couleur
problem-field-forfeit-mark = marque de forfait

# How a problem is set out on a terminal.
problem-error = erreur
problem-warning = avertissement
problem-note = remarque
problem-in-file = dans
problem-at-line = { $name }, ligne { $line }
problem-at-column = { $name }, ligne { $line }, colonne { $column }
problem-assumed = admis:
problem-to-mend = remède:
problem-taken = { $what }; admis: { $assumed }

## foreign
## What a file of another program leaves open: what, what was assumed, how to mend it.

foreign-save-again = enregistrez ou copiez de nouveau le fichier depuis son programme d'origine
foreign-rest-missing = le reste n'existe pas
foreign-not-understood = { $bytes ->
    [one] pas compris: { $what } ({ $bytes } octet)
   *[other] pas compris: { $what } ({ $bytes } octets)
}
foreign-not-understood-assumed = cela ne dit rien d'important ici
foreign-not-understood-mend = comparez les listes avec celles du programme qui a écrit le fichier
foreign-unread-line = la ligne «{ $text }»
foreign-unread-veg = réglages et rondes d'un .veg
foreign-unread-header = l'en-tête
foreign-unread-texts = textes sur la manifestation
foreign-unread-configuration = réglages de la configuration (section 95)
foreign-unread-rounds = réglages des rondes (section A3)
foreign-unread-players = détails des joueurs (section A5)
foreign-unread-boards = détails des échiquiers (section B3)
foreign-unread-pairs = paires de la section C5
foreign-unread-section = le contenu de la section { $code }
foreign-not-taken = pas de place ici pour: { $what } ({ $count })
foreign-not-taken-assumed = on peut s'en passer pour continuer
foreign-not-taken-mend = gardez le fichier: il reste tel quel
foreign-aside-prizes = réglages de prix, finances d'inscription, clubs et envois
foreign-aside-contacts = adresses, numéros de téléphone et remarques des joueurs
foreign-aside-fixed-boards = échiquiers fixes de joueurs
foreign-aside-boards-by-hand = marques d'échiquiers qui semblent fixés à la main
foreign-aside-event-texts = autres textes sur la manifestation
foreign-aside-round-times = heures de début des rondes
foreign-aside-groups = groupes et catégories de joueurs
foreign-aside-coefficients = coefficients de développement (K) des joueurs

# What a file does not say.
foreign-not-said = le fichier ne dit pas { $what }
foreign-gap-numbers = quels sont les numéros de la liste de départ
foreign-gap-numbers-assumed = ils suivent de l'Elo, du titre et du nom (C.04.2:2.2)
foreign-gap-numbers-mend = comparez la première ronde avec la liste, et changez les numéros qui diffèrent
foreign-gap-numbers-of-games-mend = comparez-les avec la liste de départ de la manifestation
foreign-gap-absences = pourquoi des joueurs n'ont pas de partie dans une ronde ({ $times } fois)
foreign-gap-absences-assumed = absents sans un mot
foreign-gap-absences-mend = saisissez les byes de ces rondes
foreign-gap-forfeits = si les parties sans coups ({ $games }) ont été jouées ou gagnées par forfait
foreign-gap-forfeits-assumed = elles ont été jouées
foreign-gap-forfeits-mend = saisissez les forfaits
foreign-gap-rounds = les rondes et les résultats sous une forme connue
foreign-gap-rounds-assumed = seuls les joueurs sont repris
foreign-gap-rounds-mend = exportez le tournoi de Vega en TRF ou en .tdf, qui les ont
foreign-gap-teams = les équipes et les matchs d'un tournoi par équipes
foreign-gap-teams-assumed = les joueurs n'ont pas d'équipe
foreign-gap-teams-mend = exportez un TRF de Swiss-Manager, qui les a
foreign-gap-order = dans quel ordre les joueurs partent
foreign-gap-order-assumed = ils sont numérotés dans l'ordre du tableau
foreign-gap-order-mend = numérotez-les de nouveau avec --initial-list de `ronde convert`, avant la ronde 1

# What is set in the words of the other program.
foreign-own-words = { $what }: «{ $text }», que Ronde ne connaît pas
foreign-own-words-assumed = rien n'est réglé
foreign-set-tie-breaks = la liste des départages
foreign-set-tie-breaks-mend = choisissez les départages du règlement de la manifestation
foreign-set-acceleration = l'accélération
foreign-set-by-regulations = choisissez ce que dit le règlement de la manifestation
foreign-set-pairing = la manière d'apparier
foreign-set-pairing-mend = une accélération de Papi: saisissez des points virtuels pour les rondes à venir, ou appariez sans
foreign-other-name = le nom finit par .{ $extension }, mais le fichier est { $kind }
foreign-other-name-assumed = il est ce que disent ses octets
foreign-other-name-mend = renommez-le, pour que personne ne s'y trompe
foreign-kind-trf = un rapport de tournoi (TRF)
foreign-kind-json = la forme JSON de Ronde
foreign-kind-event = une manifestation de Ronde
foreign-kind-swiss-manager = un fichier de Swiss-Manager (TUNX)
foreign-kind-papi = un fichier de Papi
foreign-kind-vega = un fichier de Vega
foreign-kind-pgn = des parties en PGN
foreign-kind-workbook = un classeur (xlsx)
foreign-kind-table = un texte ou un tableau
foreign-kind-zip = une archive (zip)
foreign-kind-old-office = un ancien document d'Office
foreign-kind-unknown = quelque chose d'inconnu

# What is damaged.
foreign-cut-off = pas complet, { $what }: { $found } lus sur { $expected }
foreign-portion-info = les réglages (table INFO)
foreign-portion-joueur = les joueurs (table JOUEUR)
foreign-portion-rounds = les rondes (section A3)
foreign-portion-players = les joueurs (section A5)
foreign-portion-boards = les échiquiers de la ronde { $round } (section B3)
foreign-damaged-page = le fichier finit au milieu d'une page
foreign-damaged-page-assumed = cette page n'existe pas
foreign-damaged-end = la fin du fichier (section E3) manque
foreign-damaged-end-assumed = le fichier a été coupé
foreign-damaged-no-such = la ronde { $round } nomme le n° { $player }, qui n'existe pas
foreign-damaged-twice = la ronde { $round } nomme deux fois le n° { $player }
foreign-damaged-board-assumed = l'échiquier n'existe pas
foreign-damaged-silent = la ronde { $round } ne dit rien de certains joueurs: { $players }
foreign-damaged-silent-assumed = ils étaient absents
foreign-unknown-code = { $what }: le code { $code } n'est pas connu
foreign-unknown-code-mend = regardez dans le programme qui a écrit le fichier, et saisissez-le ici
foreign-code-of-kind = le type de tournoi
foreign-code-of-kind-assumed = un système suisse
foreign-code-of-game = le résultat de la partie
foreign-code-of-result = ronde { $round }, résultat de { $who }
foreign-code-of-bye = ronde { $round }, bye du n° { $player }
foreign-code-of-pair = ronde { $round }, résultat de { $white } contre { $black }
foreign-zero-bye = un bye qui ne vaut rien

# Lines and rows that cannot be used.
foreign-row-mend = corrigez la ligne, ou saisissez à la main ce qu'elle dit
foreign-row-points = «{ $text }» ne donne pas les points d'un gain et d'une nulle
foreign-row-points-assumed = un point pour un gain et un demi-point pour une nulle
foreign-row-number = «{ $text }» n'est pas un numéro de joueur, ou est déjà pris
foreign-row-no-player = ce joueur n'existe pas
foreign-row-cell = ronde { $round }, { $who }: «{ $text }» ne dit rien
foreign-row-absent = absence
foreign-row-points-differ = { $who }: { $stated } points, mais les résultats en donnent { $counted }
foreign-row-points-differ-assumed = les résultats sont justes
foreign-row-reference = un joueur a la référence { $reference }, qui n'en est pas une ou est déjà prise
foreign-row-opponent = ronde { $round }, { $who }: l'adversaire n'existe pas
foreign-row-other-events = le fichier a des parties d'autres manifestations que «{ $first }»: { $games }
foreign-row-other-events-assumed = seules celles de la première comptent
foreign-row-no-round = la partie n'a pas de ronde, ou un joueur sans nom
foreign-row-second-game = un joueur de cette partie en a une autre à la ronde { $round }
foreign-row-no-game = la partie ne faisait pas partie du tournoi
foreign-row-federation = fédération: «{ $text }» n'en est pas une de la FIDE
foreign-row-federation-assumed = la fédération est laissée de côté
foreign-row-left-out = la ligne est laissée de côté
foreign-too-many-players = il y a plus de { $most } joueurs
foreign-too-many-games = il y a plus de { $most } parties
foreign-too-many-mend = voyez si le fichier est bien ce qu'il dit être
foreign-beyond-declared = { $declared } rondes sont déclarées, mais il y a des parties de { $rounds }
foreign-beyond-declared-mend = corrigez le nombre de rondes

## doubt
## What an imported file leaves open. Ends of sentences, without a full stop.

doubt-rounds = le nombre de rondes n'est pas déclaré (enregistrement 142 du TRF26)
doubt-system-by-date = le système d'appariement n'est pas déclaré (enregistrement 192 du TRF26); d'après la date { $date }, on prend: { $system }
doubt-system-by-default = le système d'appariement n'est pas déclaré (enregistrement 192 du TRF26), et il n'y a pas de date; on prend celui en vigueur: { $system }
doubt-system-unknown = le type de tournoi { $code } n'est pas encore pris en charge
doubt-edition = { $name }, édition de { $year }
doubt-colour-white = la couleur tirée au sort pour le premier numéro n'est pas donnée (enregistrement 152 du TRF26); la ronde 1 montre les Blancs
doubt-colour-black = la couleur tirée au sort pour le premier numéro n'est pas donnée (enregistrement 152 du TRF26); la ronde 1 montre les Noirs
doubt-colour-unknown = la couleur tirée au sort pour le premier numéro n'est pas donnée (enregistrement 152 du TRF26), et la ronde 1 ne la montre pas
doubt-names = { $n ->
    [one] { $n } joueur sans nom
   *[other] { $n } joueurs sans nom
}
doubt-federations = { $n ->
    [one] { $n } joueur avec une fédération que la FIDE n'a pas: { $who }
   *[other] { $n } joueurs avec une fédération que la FIDE n'a pas: { $who }
}
doubt-and-others = { $who }, et d'autres
doubt-tie-breaks = aucun départage n'est déclaré (enregistrements 202 et 212 du TRF26)
doubt-no-games = la ronde { $round } n'a pas de parties
doubt-no-result = { $n ->
    [one] { $n } partie de la ronde { $round } sans résultat
   *[other] { $n } parties de la ronde { $round } sans résultat
}
doubt-in-line = ligne { $line }: { $what }
doubt-with-assumed = { $what } ({ $assumed })
doubt-more = { $n ->
    [one] encore { $n } problème dans le fichier
   *[other] encore { $n } problèmes dans le fichier
}

## unopened
## Why a file is not opened at all. Ends of sentences, without a full stop.

unopened-empty = le fichier est vide
unopened-not-read = le fichier est { $kind }, que Ronde ne lit pas; { $mend }
unopened-old-office-mend = enregistrez-le en xlsx ou en CSV
unopened-swiss-chess = un fichier de Swiss-Chess
unopened-swiss-chess-mend = exportez un TRF de Swiss-Chess et ouvrez celui-ci
unopened-old-swiss-manager = d'une ancienne version de Swiss-Manager
unopened-swiss-manager-mend = ouvrez-le dans un Swiss-Manager plus récent et enregistrez-le, ou exportez-en un TRF
unopened-other-mend = exportez un TRF du programme d'où il vient

# No report file.
unopened-trf-too-large = le fichier a { $bytes } octets; un rapport de tournoi de plus de { $most } octets n'est pas lu
unopened-trf-binary = le fichier n'est pas du texte (un octet nul est à la position { $position })
unopened-trf-no-record = aucune ligne du fichier ne commence par le code d'un enregistrement de tournoi, comme 012 ou 001; sa première ligne est «{ $line }»

# No file of another program, or of another version.
unopened-too-large = le fichier a { $bytes } octets; au-delà de { $most } on ne lit pas
unopened-not-vega = le fichier n'est pas de Vega: aucune ligne n'est celle d'un joueur avec des barres, et il ne commence pas par Vega
unopened-not-veg = le fichier n'est pas un .veg d'une version connue: son tableau des joueurs n'est pas là où l'ont les versions plus anciennes
unopened-not-papi-tables = le fichier n'est pas de Papi: c'est une base Access sans les tables INFO et JOUEUR
unopened-not-papi-access = le fichier n'est pas de Papi: ce n'est pas une base Access
unopened-not-pgn = le fichier n'a pas de parties en PGN: aucune ligne n'est une balise comme { "[" }White "…"]
unopened-not-tunx-whole = le fichier de Swiss-Manager n'est pas entier: il finit avant la configuration (section 95)
unopened-not-tunx = le fichier n'est pas de Swiss-Manager: il ne commence pas par 93 FF 89 44
unopened-version = { $what }, ce que Ronde ne lit pas; { $mend }
unopened-access-older = le fichier est une base d'Access 97 ou plus ancien
unopened-access-newer = le fichier est une base d'Access 2007 ou plus récent
unopened-access-encrypted = le fichier est chiffré, ou son catalogue est endommagé
unopened-papi-mend = ouvrez-le dans Papi 3 et enregistrez-le, ou exportez-en un TRF
unopened-other-swiss-manager = le fichier est d'une autre version de Swiss-Manager
unopened-contradicts = le fichier se contredit: { $why }

# Archives.
unopened-archive-too-large = l'archive a { $bytes } octets; au-delà de { $most } on ne lit pas
unopened-archive-too-many = l'archive a plus de { $most } fichiers; décompressez-la et ouvrez le tournoi qu'elle contient
unopened-archive-too-full = l'archive décompressée a plus de { $most } octets, ce qu'aucun tournoi n'a
unopened-archive-encrypted = { $member } dans l'archive est chiffré; décompressez-le avec son mot de passe et ouvrez le fichier
unopened-archive-nested = { $member } dans l'archive est elle-même une archive; décompressez la première et ouvrez celle-ci
unopened-archive-nothing = l'archive ne contient ni tournoi ni tableau de joueurs
unopened-archive-several = l'archive contient plusieurs tournois: { $members }; décompressez-la et ouvrez-en un
unopened-archive-damaged = l'archive est endommagée: { $why }
unopened-archive-not-unpacked = elle n'a pas pu être décompressée
unopened-archive-no-contents = sa table des matières manque. Elle a peut-être été coupée en route; allez la chercher de nouveau
unopened-archive-unsupported = elle est compressée d'une manière que Ronde ne lit pas
unopened-archive-member = { $member } ne peut pas être décompressé. Elle a peut-être été coupée en chemin; allez la chercher à nouveau
