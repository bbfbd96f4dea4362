/** Stages of duels and races. */
import type { Stages } from './stages'

export const duelStages: Stages = [
  {
    rule: [
      'Swap jobs after every go and start again at once; each finds a new opponent after a round.',
      'Nach jedem Versuch die Aufgaben tauschen und gleich weiter; nach jeder Runde ein neuer Gegner.',
      'След всеки опит задачите се сменят и се продължава веднага; след серията – нов противник.',
    ],
    point: [
      'Be brave: try again, every try is good.',
      'Trau dich: noch einmal, jeder Versuch ist gut.',
      'Бъди смел: пак, всеки опит е добър.',
    ],
    more: [
      'The defender starts one step nearer.',
      'Der Verteidiger startet einen Schritt näher.',
      'Защитникът тръгва една крачка по-близо.',
    ],
    easier: [
      'The defender only walks.',
      'Der Verteidiger darf nur gehen.',
      'Защитникът само ходи.',
    ],
  },
  {
    rule: [
      'Three goes with the ball, then swap; after a round the winners move one place to the right.',
      'Drei Versuche mit Ball, dann Tausch; nach einer Runde rücken die Sieger einen Platz nach rechts.',
      'Три опита с топка, после смяна; след серията победителите се местят едно място надясно.',
    ],
    point: [
      'Look at the opponent’s feet: past the foot that carries the weight.',
      'Schau auf die Füße des Gegners: am Standbein vorbei.',
      'Гледай краката на противника: мини откъм опорния крак.',
    ],
    more: [
      'Win past the weaker foot’s side: two points.',
      'Vorbei auf der Seite deines schwächeren Fußes: zwei Punkte.',
      'Преминаване откъм слабия ти крак: две точки.',
    ],
    easier: [
      'The defender’s hands stay behind the back.',
      'Der Verteidiger hält die Hände auf dem Rücken.',
      'Ръцете на защитника са зад гърба.',
    ],
  },
  {
    rule: [
      'A duel lasts eight seconds at most; then swap roles and opponents.',
      'Ein Duell dauert höchstens acht Sekunden; danach Rollen und Gegner wechseln.',
      'Двубоят трае най-много осем секунди; после се сменят ролите и противниците.',
    ],
    point: [
      'First decide, then fool: the feint hides a plan.',
      'Erst entscheiden, dann täuschen: Hinter der Finte steckt ein Plan.',
      'Първо реши, после лъжи: зад финта има план.',
    ],
    more: ['Only six seconds.', 'Nur sechs Sekunden.', 'Само шест секунди.'],
    easier: ['No time limit.', 'Ohne Zeitlimit.', 'Без ограничение на времето.'],
  },
  {
    rule: [
      'Six seconds for each duel. Whoever wins the ball as defender may dribble to the attackers’ start for a point.',
      'Sechs Sekunden je Duell. Wer als Verteidiger gewinnt, darf für einen Punkt zur Startstelle der Angreifer dribbeln.',
      'Шест секунди за двубой. Защитник, който отнеме, може за точка да изведе топката до старта на нападателите.',
    ],
    point: [
      'After the move three fast steps across the opponent’s way.',
      'Nach der Finte drei schnelle Schritte, den Laufweg des Gegners kreuzen.',
      'След финта три бързи крачки, пресичай пътя на противника.',
    ],
    more: [
      'The defender’s counter point is worth two.',
      'Der Konterpunkt des Verteidigers zählt doppelt.',
      'Точката на защитника от контра е двойна.',
    ],
    easier: [
      'No counter: the duel ends when the ball is won.',
      'Kein Konter: Mit dem Ballgewinn ist Schluss.',
      'Без контра: отнемането слага край.',
    ],
  },
  {
    rule: [
      'Best of five against the same opponent at full intensity; winners move one place up, losers one down. Whoever is behind chooses who starts with the ball.',
      'Bester aus fünf gegen denselben Gegner mit vollem Einsatz; Sieger steigen einen Platz auf, Verlierer einen ab. Wer zurückliegt, bestimmt, wer mit Ball beginnt.',
      'До три победи срещу един и същ противник с пълно натоварване; победителят се качва едно място, губещият слиза. Който изостава, избира кой започва с топката.',
    ],
    point: [
      'Read the last duel: what did they take away, and what is open now?',
      'Lies das letzte Duell: Was hat er zugemacht, was ist jetzt offen?',
      'Анализирай последния двубой: какво затвори той и какво е отворено сега?',
    ],
    more: [
      'The attacker has only five seconds.',
      'Der Angreifer hat nur fünf Sekunden.',
      'Нападателят има само пет секунди.',
    ],
    easier: [
      'The defender starts two metres further away.',
      'Der Verteidiger startet zwei Meter weiter weg.',
      'Защитникът тръгва с два метра по-далеч.',
    ],
  },
]

export const raceStages: Stages = [
  {
    rule: [
      'All lanes play at the same time and nobody comes last: every arrival gets a cheer.',
      'Alle Bahnen spielen gleichzeitig und keiner wird Letzter: Jede Ankunft wird bejubelt.',
      'Всички коридори играят едновременно и няма последен: всяко пристигане е с аплодисменти.',
    ],
    point: [
      'Run like the wind, but take the ball with you.',
      'Lauf wie der Wind, aber nimm den Ball mit.',
      'Тичай като вятъра, но с топката.',
    ],
    more: [
      'Choose an animal: run as it would with a ball.',
      'Such dir ein Tier aus: Lauf so, wie es mit Ball laufen würde.',
      'Избери животно: тичай, както то би тичало с топка.',
    ],
    easier: [
      'The first go without a ball.',
      'Der erste Lauf ohne Ball.',
      'Първото бягане е без топка.',
    ],
  },
  {
    rule: [
      'Everyone remembers their own number of clean runs and beats it in the next round.',
      'Jeder merkt sich die Zahl seiner sauberen Läufe und übertrifft sie in der nächsten Runde.',
      'Всеки помни броя на чистите си бягания и го надминава в следващата серия.',
    ],
    point: [
      'Many touches where it is narrow, few where it is free.',
      'Viele Kontakte, wo es eng ist, wenige, wo es frei ist.',
      'Много докосвания на тясно, малко на свободно.',
    ],
    more: [
      'Every second run with the other foot.',
      'Jeder zweite Lauf mit dem anderen Fuß.',
      'Всяко второ бягане с другия крак.',
    ],
    easier: [
      'The lane becomes three metres shorter.',
      'Die Bahn wird drei Meter kürzer.',
      'Коридорът е с три метра по-къс.',
    ],
  },
  {
    rule: [
      'A run counts only if no marker is hit and the ball is under control at the end.',
      'Ein Lauf zählt nur, wenn keine Markierung berührt wird und der Ball am Ende unter Kontrolle ist.',
      'Бягането важи само ако не е докоснат маркер и накрая топката е овладяна.',
    ],
    point: [
      'Low in the change of direction, tall in the sprint.',
      'Tief beim Richtungswechsel, groß im Sprint.',
      'Ниско при смяна на посоката, изправен в спринта.',
    ],
    more: [
      'A mistake means back to the last marker.',
      'Ein Fehler heißt zurück zur letzten Markierung.',
      'При грешка – назад до последния маркер.',
    ],
    easier: [
      'One touched marker is allowed.',
      'Eine berührte Markierung ist erlaubt.',
      'Един докоснат маркер е позволен.',
    ],
  },
  {
    rule: [
      'Run at full speed, walk back: the next run of a player starts after at least three times the time of the run.',
      'Mit vollem Tempo laufen, zurück gehen: Der nächste Lauf beginnt frühestens nach der dreifachen Laufzeit.',
      'Бягане с пълна скорост, връщане ходом: следващото е след поне три пъти по-дълга почивка.',
    ],
    point: [
      'Short, quick steps before the turn, push off from the outside foot.',
      'Kurze, schnelle Schritte vor der Wende, Abdruck vom äußeren Fuß.',
      'Къси, бързи крачки преди завоя, отблъскване с външния крак.',
    ],
    more: [
      'Handicap: the winner of a run starts one metre further back.',
      'Handicap: Wer gewinnt, startet einen Meter weiter hinten.',
      'Хандикап: победителят тръгва метър по-назад.',
    ],
    easier: [
      'Alone against the clock, without an opponent.',
      'Allein gegen die Uhr, ohne Gegner.',
      'Сам срещу времето, без съперник.',
    ],
  },
  {
    rule: [
      'Every run is flat out; the coach starts it only when the rest was at least four times as long, takes times, and each works against their own best.',
      'Jeder Lauf ist maximal; der Trainer gibt ihn erst nach mindestens viermal so langer Pause frei und stoppt die Zeit, jeder läuft gegen seine eigene Bestzeit.',
      'Всяко бягане е максимално; треньорът го пуска чак след поне четири пъти по-дълга почивка и засича, а всеки гони своето най-добро време.',
    ],
    point: [
      'Push the ball with the laces into your stride, not in front of your toes.',
      'Den Ball mit dem Spann in den Schritt legen, nicht vor die Zehen.',
      'Тласкай топката с горната част в крачката си, не пред пръстите.',
    ],
    more: [
      'A tenth lost for every touch over the agreed number.',
      'Jeder Kontakt über der vereinbarten Zahl kostet eine Zehntelsekunde.',
      'Всяко докосване над уговорените струва десета от секундата.',
    ],
    easier: [
      'The first two runs at eighty per cent.',
      'Die ersten zwei Läufe mit achtzig Prozent.',
      'Първите две бягания са на осемдесет процента.',
    ],
  },
]
