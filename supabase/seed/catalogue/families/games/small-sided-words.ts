/** Kinds of goals and what they ask for. */
import type { GameTask } from './kit'
import { moreGoalTasks } from './small-sided-more-words'

export const goalTasks: readonly GameTask[] = [
  {
    key: 'mini',
    harder: 0,
    kind: { practice_type: 'free_game', topic: 'fun' },
    name: ['free on mini goals', 'frei auf Minitore', 'свободно на малки врати'],
    aim: [
      'Get close to the goal before shooting, with or without a team-mate.',
      'Nah ans Tor kommen, allein oder gemeinsam, und dann abschließen.',
      'Приближаване до вратата, сам или заедно, и завършек.',
    ],
    rule: [
      'Free game without keepers; nobody may stand within 2 m of their own goal longer than three seconds.',
      'Freies Spiel ohne Torhüter; niemand steht länger als drei Sekunden im 2-m-Raum vor dem eigenen Tor.',
      'Свободна игра без вратари; никой не стои повече от три секунди на 2 м от своята врата.',
    ],
    points: [
      [
        'The goal is small: go one step nearer.',
        'Das Tor ist klein: Geh noch einen Schritt näher.',
        'Вратата е малка: приближи се още крачка.',
      ],
      [
        'Defend forwards: meet the ball far from your goal.',
        'Nach vorn verteidigen: den Ball weit weg vom Tor stellen.',
        'Защитавай напред: посрещни далеч от вратата.',
      ],
    ],
    more: [
      [
        'Goals only from the opponents’ half.',
        'Tore nur aus der gegnerischen Hälfte.',
        'Голове само от чуждата половина.',
      ],
    ],
    easier: ['Cone goals of 2 m.', 'Hütchentore von 2 m.', 'Врати от конуси по 2 м.'],
    scoring: ['One point per goal.', 'Ein Punkt je Tor.', 'Точка за гол.'],
    question: [
      'What did you try today that was new?',
      'Was hast du heute Neues ausprobiert?',
      'Какво ново опита днес?',
    ],
    fault: [
      'A player guards the goal the whole time.',
      'Ein Spieler steht die ganze Zeit im Tor.',
      'Един играч стои през цялото време пред вратата.',
    ],
  },
  {
    key: 'line',
    harder: 0,
    goals: 'line',
    play: 'dribble',
    teams: [2, 5],
    kind: { topic: 'dribbling' },
    name: ['dribble over the line', 'über die Linie dribbeln', 'дрибъл през линията'],
    aim: [
      'Attack the free side of a wide goal with the ball at the foot.',
      'Die freie Seite eines breiten Tores mit Ball am Fuß angreifen.',
      'Атака на свободната страна на широката линия с топка в крака.',
    ],
    rule: [
      'A goal is a dribble over the opponents’ end line with the ball stopped behind it. Afterwards the opponents start from there at once.',
      'Ein Tor ist ein Dribbling über die gegnerische Grundlinie, Ball dahinter gestoppt. Danach startet der Gegner sofort von dort.',
      'Гол е дрибъл през крайната линия на противника и спряна топка зад нея. После противникът започва веднага оттам.',
    ],
    points: [
      [
        'The line is long: where is nobody?',
        'Die Linie ist lang: Wo steht keiner?',
        'Линията е дълга: къде няма никого?',
      ],
      [
        'Pass to the side, then the runner has the free way.',
        'Pass zur Seite, dann hat der Läufer freie Bahn.',
        'Подай встрани и бягащият има свободен път.',
      ],
    ],
    more: [
      [
        'The line may only be crossed in its outer thirds.',
        'Nur die äußeren Drittel der Linie zählen.',
        'Важат само външните третини на линията.',
      ],
    ],
    easier: [
      'Stopping the ball is not needed.',
      'Den Ball zu stoppen ist nicht nötig.',
      'Не е нужно топката да се спира.',
    ],
    scoring: [
      'One point per line, two after a won 1v1.',
      'Ein Punkt je Linie, zwei nach gewonnenem 1 gegen 1.',
      'Точка за линия, две след спечелено 1 срещу 1.',
    ],
    question: [
      'How do you open the way for a team-mate?',
      'Wie öffnest du dem Mitspieler den Weg?',
      'Как отваряш път на съотборник?',
    ],
    fault: [
      'Dribbling into two opponents in the middle.',
      'Dribbling in zwei Gegner in der Mitte.',
      'Дрибъл срещу двама в средата.',
    ],
  },
  {
    key: 'last-man-keeper',
    harder: 1,
    goals: 'small',
    play: 'long',
    teams: [3, 6],
    kind: { topic: 'goalkeeping' },
    name: ['flying keeper', 'fliegender Torwart', 'летящ вратар'],
    aim: [
      'Be goalkeeper and field player: choose the place between goal and ball.',
      'Torwart und Feldspieler sein: den Platz zwischen Tor und Ball wählen.',
      'Вратар и полеви играч едновременно: избор на място между топката и вратата.',
    ],
    rule: [
      'In each team the last player may use the hands within 5 m of the goal. Everybody is last once per round: the scorer changes with the keeper.',
      'In jedem Team darf der letzte Spieler im 5-m-Raum die Hände nehmen. Der Torschütze tauscht mit ihm, so kommt jeder einmal dran.',
      'Във всеки отбор последният може да ползва ръце до 5 м от вратата. Голмайсторът се сменя с него и така се редуват всички.',
    ],
    points: [
      [
        'Ball at our feet: the keeper joins in and makes one more.',
        'Haben wir den Ball, rückt der Torwart mit auf und schafft Überzahl.',
        'Топката е наша: вратарят се включва и сме с един повече.',
      ],
      [
        'Opponents free? Shoot early over the way back.',
        'Steht der Torwart hoch? Früh und genau abschließen.',
        'Вратарят е напред? Удари рано и точно.',
      ],
    ],
    more: [
      [
        'The keeper must be over half-way for a goal to count.',
        'Ein Tor zählt nur, wenn der eigene Torwart aufgerückt ist.',
        'Голът важи само ако вратарят е излязъл до средата.',
      ],
    ],
    easier: [
      'The keeper is fixed for two minutes.',
      'Der Torwart bleibt zwei Minuten fest.',
      'Вратарят е постоянен за две минути.',
    ],
    scoring: [
      'One point per goal, three by the keeper.',
      'Ein Punkt je Tor, drei durch den Torwart.',
      'Точка за гол, три ако вкара вратарят.',
    ],
    question: [
      'When may the last one leave the goal?',
      'Wann darf der Letzte das Tor verlassen?',
      'Кога последният може да излезе?',
    ],
    fault: [
      'The keeper stays on the line with the ball far away.',
      'Der Torwart klebt auf der Linie, obwohl der Ball weit weg ist.',
      'Вратарят стои на линията, а топката е далеч.',
    ],
  },
  ...moreGoalTasks,
]
