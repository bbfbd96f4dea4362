/** Defending balls from the side: close the crosser, order in the box, clear, push out. */
import {
  createDefendingFamily,
  createGround,
  addMan,
  moveBy,
  getNth,
  toPointOn,
  put,
  addRows,
  createSize,
  type Row,
  type Size,
} from '../kit'
import { crossTasks } from './crosses-words'

const sizes: readonly Size[] = [
  createSize('3v3', 3, 3, [20, 28], 'youth', 'two', [9, 12], 1, [5, 120, 60]),
  createSize('4v3', 4, 3, [24, 34], 'youth', 'two', [10, 14], 2, [5, 120, 60]),
  createSize('4v4', 4, 4, [28, 46], 'full', 'two', [12, 16], 2, [5, 150, 60]),
  createSize('5v4', 5, 4, [30, 50], 'full', 'two', [13, 19], 3, [5, 150, 75]),
  createSize('6v5', 6, 5, [34, 56], 'full', 'two', [14, 19], 3, [5, 180, 75]),
  createSize('7v6', 7, 6, [36, 60], 'full', 'three', [15, 19], 4, [5, 180, 90]),
]

/** Green beside the crosser and the passer. */
const runners: Record<number, readonly Row[]> = {
  1: [[0.56, 1, 0.44, 0.44]],
  2: [[0.54, 2, 0.4, 0.66]],
  3: [[0.52, 3, 0.36, 0.7]],
  4: [
    [0.52, 3, 0.36, 0.72],
    [0.3, 1, 0.62, 0.62],
  ],
  5: [
    [0.52, 3, 0.36, 0.72],
    [0.3, 2, 0.54, 0.76],
  ],
}
/** Amber beside the one who goes out. */
const box: Record<number, readonly Row[]> = {
  2: [[0.72, 2, 0.42, 0.62]],
  3: [[0.74, 3, 0.38, 0.66]],
  4: [
    [0.74, 3, 0.38, 0.66],
    [0.6, 1, 0.53, 0.53],
  ],
  5: [
    [0.74, 3, 0.38, 0.66],
    [0.6, 2, 0.46, 0.62],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const [length, width] = size.area
  const [passer, winger] = put(drawing, 'a', [
    [0.16, 0.34],
    [0.46, 0.07],
  ])
  if (!passer || !winger) throw new Error('passer and winger')
  const front = addRows(drawing, 'a', runners[size.attack - 2] ?? [])
  const out = addMan(drawing, 'b', toPointOn(drawing, [0.66, 0.24]))
  const inBox = addRows(drawing, 'b', box[size.defence - 1] ?? [])
  const ball = drawing.ball(passer.id)
  drawing.together(() => {
    drawing.pass(ball, winger.id)
    drawing.run(out.id, [length * 0.58, width * 0.14])
  })
  drawing.together(() => {
    drawing.run(winger.id, [length * (task === 'cut-back' ? 0.86 : 0.7), width * 0.06])
    drawing.run(out.id, [length * (task === 'cut-back' ? 0.87 : 0.74), width * 0.13])
    moveBy(drawing, front.slice(0, 3), length * 0.14, 0)
    moveBy(drawing, inBox, length * 0.09, -width * 0.02)
  })
  const clearer = task === 'prevent' ? out : getNth(inBox, task === 'high' ? 1 : 0)
  drawing.pass(ball, clearer.id, { kind: task === 'high' ? 'lofted' : 'driven' })
  return drawing
}

export const crossDefence = createDefendingFamily({
  slug: 'defend-crosses',
  topic: 'defending_group',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'technical', 'psychological'],
  sizes,
  tasks: crossTasks,
  balls: 6,
  fits: ({ ages }, { heading }) => !heading || ages[0] > 11,
  draw,
  parts({ attack, defence, goal }, task) {
    const inside = defence - 1
    const isHigh = task === 'high'
    return {
      title: [
        `Defend crosses ${attack}v${defence}`,
        `Flanken verteidigen ${attack} gegen ${defence}`,
        `Защита при центриране ${attack} срещу ${defence}`,
      ],
      aim: [
        'Prevent the cross, and if it comes, be first to it.',
        'Die Flanke verhindern, und wenn sie kommt, zuerst am Ball sein.',
        'Предотвратяване на центрирането, а дойде ли – пръв на топката.',
      ],
      setup: [
        `A green passer and a winger at the side line, ${attack - 2} for the box. One full-back goes to the winger, ${inside} defenders guard the box. Sides change after every round.`,
        `Ein grüner Passgeber und ein Flügel an der Seitenlinie, ${attack - 2} für den Strafraum. Ein Außenverteidiger geht zum Flügel, ${inside} Verteidiger bewachen den Strafraum. Nach jedem Durchgang wechselt die Seite.`,
        `Един зелен подаващ и краен до тъча, ${attack - 2} за наказателното поле. Един бек излиза към крайния, ${inside === 2 ? 'двама защитници пазят' : inside === 3 ? 'трима защитници пазят' : inside === 4 ? 'четирима защитници пазят' : 'петима защитници пазят'} полето. Страната се сменя след всяка серия.`,
      ],
      start: [
        'Pass to the winger: the full-back goes with the pass, the box moves back with the ball.',
        'Pass auf den Flügel: Der Außenverteidiger startet mit dem Pass, der Strafraum fällt mit dem Ball.',
        'Пас към крайния: бекът тръгва с паса, останалите отстъпват с топката.',
      ],
      end: [
        'A cleared ball is played on: a pass into the goals on the left is the way out. Then the next cross.',
        'Geklärte Bälle werden ausgespielt: Ein Pass in die Tore links ist die Lösung. Dann die nächste Flanke.',
        'Изчистената топка се доиграва: изходът е пас в левите врати. После следващото центриране.',
      ],
      points: [
        [
          'See ball and opponent: stand half-turned, goal-side, at arm’s length.',
          'Ball und Gegner sehen: halb gedreht, torseitig, auf Armlänge.',
          'Виждай топката и противника: полуобърнат, откъм вратата, на ръка разстояние.',
        ],
        goal === 'full'
          ? [
              'Near post, middle, far post: three places that are always taken.',
              'Kurzer Pfosten, Mitte, langer Pfosten: drei Plätze sind immer besetzt.',
              'Близка греда, център, далечна греда: три места винаги са заети.',
            ]
          : [
              'First one to the near post, second one in the middle of the goal.',
              'Der Erste an den kurzen Pfosten, der Zweite vor die Tormitte.',
              'Първият на близката греда, вторият пред центъра на вратата.',
            ],
      ],
      progression: [
        'The winger may also go inside and shoot.',
        'Der Flügel darf auch nach innen ziehen und schießen.',
        'Крайният може и да влезе навътре и да стреля.',
      ],
      regression: isHigh
        ? [
            'Crosses are thrown in by hand.',
            'Flanken werden mit der Hand geworfen.',
            'Центриранията се хвърлят с ръка.',
          ]
        : [
            'The winger has to take three touches before the cross.',
            'Der Flügel nimmt vor der Flanke drei Kontakte.',
            'Крайният прави три докосвания преди центрирането.',
          ],
      fault: [
        'Everybody runs towards the goal line and the edge of the box is free.',
        'Alle laufen zur Torlinie und der Rückraum ist frei.',
        'Всички тичат към голлинията и зоната за връщане е свободна.',
      ],
    }
  },
})
