/** How the dead ball is defended. */
import type { DefendingTask } from '../kit'

export const setPlayTasks: readonly DefendingTask[] = [
  {
    key: 'zone',
    harder: 0,
    heading: true,
    from: 12,
    name: ['zonal', 'Raumdeckung', 'зонова защита'],
    aim: [
      'Guard the dangerous places, attack what comes into your own.',
      'Die gefährlichen Räume bewachen und angreifen, was in den eigenen kommt.',
      'Пазене на опасните зони и нападане на това, което идва в твоята.',
    ],
    rule: [
      'Everyone guards a zone marked by the coach. The first contact in a zone belongs to its owner; nobody follows an attacker out of it.',
      'Jeder bewacht eine vom Trainer gezeigte Zone. Der erste Kontakt dort gehört dem Besitzer; keiner folgt einem Angreifer hinaus.',
      'Всеки пази зона, показана от треньора. Първото докосване в нея е негово; никой не следва нападател навън.',
    ],
    points: [
      [
        'Stand sideways and look into the field: you can jump forward.',
        'Steh seitlich mit Blick ins Feld: So springst du nach vorn.',
        'Стой странично с поглед към терена: скачаш напред.',
      ],
    ],
    more: [
      [
        'Green may put two into one zone.',
        'Grün darf zwei in eine Zone stellen.',
        'Зелените може да сложат двама в една зона.',
      ],
    ],
    easier: [
      'Balls are thrown in by hand.',
      'Bälle werden mit der Hand geworfen.',
      'Топките се хвърлят с ръка.',
    ],
    scoring: [
      'First contact in their own zone: one point; goal: two for green.',
      'Erster Kontakt in der eigenen Zone: ein Punkt; Tor: zwei für Grün.',
      'Първо докосване в своята зона: точка; гол: две за зелените.',
    ],
    question: [
      'Whose ball is one between two zones?',
      'Wem gehört der Ball zwischen zwei Zonen?',
      'Чия е топката между две зони?',
    ],
    fault: [
      'Standing still in the zone while attackers come at speed.',
      'In der Zone stehen, während Angreifer mit Tempo kommen.',
      'Стоене в зоната, докато нападателите идват на скорост.',
    ],
  },
  {
    key: 'man',
    harder: 1,
    heading: true,
    from: 12,
    name: ['man-marking', 'Manndeckung', 'персонална защита'],
    aim: [
      'Stay goal-side and touch-tight until the ball is cleared.',
      'Torseitig und eng bleiben, bis der Ball geklärt ist.',
      'Между противника и вратата, плътно, докато топката е изчистена.',
    ],
    rule: [
      'Each defender has one attacker, told before the kick. A free attacker’s contact gives green two points; holding gives green a penalty.',
      'Jeder Verteidiger hat einen Angreifer, vor der Ausführung benannt. Freier Kontakt eines Angreifers gibt Grün zwei Punkte; Festhalten einen Strafstoß.',
      'Всеки защитник има един нападател, посочен предварително. Свободно докосване е две точки за зелените; дърпане е дузпа.',
    ],
    points: [
      [
        'See ball and opponent; feel them with the forearm, do not hold.',
        'Ball und Gegner sehen; mit dem Unterarm fühlen, nicht halten.',
        'Виждай топката и противника; усещай с предмишницата, не дърпай.',
      ],
    ],
    more: [
      [
        'Attackers may cross their runs.',
        'Angreifer dürfen ihre Laufwege kreuzen.',
        'Нападателите може да се кръстосват.',
      ],
    ],
    easier: [
      'Attackers start from standing.',
      'Angreifer starten aus dem Stand.',
      'Нападателите тръгват от място.',
    ],
    scoring: [
      'Opponent without contact: one point each; goal: two for green.',
      'Gegner ohne Kontakt: je ein Punkt; Tor: zwei für Grün.',
      'Противник без докосване: по точка; гол: две за зелените.',
    ],
    question: [
      'When do you look at the ball, when at the opponent?',
      'Wann schaust du zum Ball, wann zum Gegner?',
      'Кога гледаш топката, кога противника?',
    ],
    fault: [
      'Marking from the wrong side: the attacker is nearer to goal.',
      'Von der falschen Seite gedeckt: Der Angreifer ist näher am Tor.',
      'Пазене от грешната страна: нападателят е по-близо до вратата.',
    ],
  },
  {
    key: 'mixed',
    harder: 1,
    heading: true,
    from: 13,
    name: ['zone and man mixed', 'Raum und Mann gemischt', 'зона и човек заедно'],
    aim: [
      'Combine fixed places in front of goal with markers for the strongest headers.',
      'Feste Plätze vor dem Tor mit Bewachern der Kopfballstärksten verbinden.',
      'Постоянни места пред вратата и пазачи за най-силните с глава.',
    ],
    rule: [
      'Half of amber stands in zones along the goal area, the others block the runs of the most dangerous attackers. Jobs are swapped twice per round.',
      'Die Hälfte von Gelb steht in Zonen am Torraum, die anderen stören die Läufe der Gefährlichsten. Zweimal je Durchgang wird getauscht.',
      'Половината жълти са в зони край малкото поле, другите спират засилването на най-опасните. Два пъти на серия се сменят.',
    ],
    points: [
      [
        'Markers: stand in the run, not behind it; the zone wins the ball.',
        'Bewacher: Steht im Laufweg, nicht dahinter; die Zone gewinnt den Ball.',
        'Пазачи: на пътя на засилването, не зад него; зоната печели топката.',
      ],
    ],
    more: [
      [
        'Green changes its runners after amber is in order.',
        'Grün tauscht die Läufer, nachdem Gelb geordnet ist.',
        'Зелените сменят бягащите, след като жълтите са подредени.',
      ],
    ],
    easier: [
      'Only two attackers have to be marked.',
      'Nur zwei Angreifer werden bewacht.',
      'Пазят се само двама нападатели.',
    ],
    scoring: [
      'Cleared out of the box: one point; goal: two for green; order called by the players: one more.',
      'Aus dem Strafraum geklärt: ein Punkt; Tor: zwei für Grün; selbst organisiert: einer mehr.',
      'Изчистено: точка; гол: две за зелените; самостоятелно подреждане: още една.',
    ],
    question: [
      'Who of them is the most dangerous, and who takes them?',
      'Wer ist am gefährlichsten, und wer nimmt ihn?',
      'Кой е най-опасен и кой го поема?',
    ],
    fault: [
      'Markers and zones are mixed up and two go for the same one.',
      'Bewacher und Zonen geraten durcheinander, zwei nehmen denselben.',
      'Пазачи и зони се объркват и двама поемат един.',
    ],
  },
  {
    key: 'counter',
    harder: 2,
    heading: true,
    from: 12,
    kind: { moment: 'transition_to_attack' },
    name: ['clear and break', 'klären und kontern', 'изчисти и контрирай'],
    aim: [
      'Turn the won dead ball into a counter-attack.',
      'Aus dem gewonnenen Standard einen Konter machen.',
      'Спечеленото положение става контраатака.',
    ],
    rule: [
      'After the clearance amber has ten seconds to score in the goals on the left. If green wins the second ball, it attacks once more.',
      'Nach der Klärung hat Gelb zehn Sekunden für ein Tor links. Gewinnt Grün den zweiten Ball, greift es noch einmal an.',
      'След изчистване жълтите имат десет секунди за гол вляво. Спечелят ли зелените втората топка, атакуват отново.',
    ],
    points: [
      [
        'Edge of the box: be ready for the second ball, body open to the front.',
        'Rückraum: bereit für den zweiten Ball, offen nach vorn.',
        'Ръбът на полето: готов за втората топка, отворен напред.',
      ],
    ],
    more: [
      [
        'Keeper’s catch starts the break with a throw.',
        'Ein gefangener Ball wird mit Abwurf zum Konter.',
        'Хванатата топка тръгва с хвърляне в контра.',
      ],
    ],
    easier: [
      'Green leaves only one player back.',
      'Grün lässt nur einen Spieler hinten.',
      'Зелените оставят само един отзад.',
    ],
    scoring: [
      'Goal on the left: three points; second ball won: one; goal: two for green.',
      'Tor links: drei Punkte; zweiter Ball gewonnen: einer; Tor: zwei für Grün.',
      'Гол вляво: три точки; спечелена втора топка: една; гол: две за зелените.',
    ],
    question: [
      'Who runs first when we win the ball?',
      'Wer läuft zuerst, wenn wir den Ball gewinnen?',
      'Кой тича пръв, когато спечелим?',
    ],
    fault: [
      'All fall to the goal line, nobody is free for the first pass.',
      'Alle fallen zur Torlinie, keiner ist für den ersten Pass frei.',
      'Всички са до голлинията и няма кой да поеме първия пас.',
    ],
  },
]
