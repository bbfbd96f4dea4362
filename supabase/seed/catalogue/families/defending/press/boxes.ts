/** Pressing in boxes: hunters win the ball from more in a small space, then chase the next one. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createDefendingFamily, createGround, addMan, getNth, createSize, type Size } from '../kit'
import { boxTasks } from './boxes-words'

const sizes: readonly Size[] = [
  createSize('4v1', 4, 1, [16, 8], 'none', undefined, [8, 9], 1, [6, 45, 30]),
  createSize('6v2', 6, 2, [20, 10], 'none', undefined, [8, 11], 1, [6, 60, 45]),
  createSize('8v2', 8, 2, [22, 11], 'none', undefined, [9, 14], 2, [8, 60, 60]),
  createSize('8v3', 8, 3, [26, 13], 'none', undefined, [10, 19], 2, [8, 60, 60]),
  createSize('10v4', 10, 4, [32, 16], 'none', undefined, [12, 19], 3, [8, 75, 75]),
  createSize('12v5', 12, 5, [36, 18], 'none', undefined, [13, 19], 3, [8, 75, 75]),
]

/** Parts of one box. */
const holders: Record<number, readonly Point[]> = {
  2: [
    [0.5, 0.1],
    [0.5, 0.9],
  ],
  3: [
    [0.5, 0.08],
    [0.14, 0.85],
    [0.86, 0.85],
  ],
  4: [
    [0.5, 0.06],
    [0.9, 0.5],
    [0.5, 0.94],
    [0.1, 0.5],
  ],
  5: [
    [0.3, 0.06],
    [0.72, 0.06],
    [0.92, 0.6],
    [0.5, 0.94],
    [0.08, 0.6],
  ],
  6: [
    [0.28, 0.06],
    [0.74, 0.06],
    [0.93, 0.5],
    [0.72, 0.94],
    [0.28, 0.94],
    [0.07, 0.5],
  ],
}
const hunters: Record<number, readonly Point[]> = {
  1: [[0.62, 0.5]],
  2: [
    [0.5, 0.34],
    [0.6, 0.66],
  ],
  3: [
    [0.5, 0.3],
    [0.34, 0.6],
    [0.66, 0.62],
  ],
  4: [
    [0.5, 0.26],
    [0.3, 0.54],
    [0.7, 0.5],
    [0.5, 0.74],
  ],
  5: [
    [0.5, 0.26],
    [0.3, 0.46],
    [0.7, 0.46],
    [0.36, 0.74],
    [0.66, 0.74],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const [length, width] = size.area
  const box = length / 2
  drawing.gears('marker', [
    [box, 0],
    [box, width],
  ])
  const group = holders[size.attack / 2] ?? []
  const left = group.map(([x, y]) => addMan(drawing, 'a', [x * box, y * width]))
  const right = group.map(([x, y]) => addMan(drawing, 'a', [box + x * box, y * width]))
  const amber = (hunters[size.defence] ?? []).map(([x, y]) =>
    addMan(drawing, 'b', [x * box, y * width]),
  )
  const [one, two] = [getNth(left, 0), getNth(left, 1)]
  const first = getNth(amber, 0)
  const ball = drawing.ball(one.id)
  drawing.ball(getNth(right, 0).id)
  drawing.together(() => {
    drawing.pass(ball, two.id)
    drawing.run(first.id, [(first.at[0] + two.at[0]) / 2, (first.at[1] + two.at[1]) / 2])
  })
  // won: straight on into the other box
  const last = getNth(amber, -1)
  drawing.together(() => {
    drawing.run(last.id, [last.at[0] + box * (task === 'sprint' ? 0.62 : 0.5), width * 0.5])
    if (amber.length > 2) drawing.run(getNth(amber, -2).id, [box * 1.1, width * 0.66])
  })
  return drawing
}

export const boxes = createDefendingFamily({
  slug: 'hunting-boxes',
  topic: 'pressing',
  moment: 'out_of_possession',
  phase: 'warm_up',
  practice_type: 'rondo',
  corners: ['tactical', 'physical'],
  sizes,
  tasks: boxTasks,
  balls: 5,
  fits: ({ attack, defence }, { key, harder }) =>
    (attack > 4 || harder < 2) && (defence > 1 || key !== 'cage'),
  draw,
  parts({ attack, defence, area: [length, width], ages }) {
    const side = length / 2
    const each = attack / 2
    const one = defence === 1
    return {
      title: [
        `Hunting boxes ${each}+${each} v ${defence}`,
        `Jagdfelder ${each}+${each} gegen ${defence}`,
        `Ловни квадрати ${each}+${each} срещу ${defence}`,
      ],
      aim: [
        'Hunt the ball together and go straight on to the next one.',
        'Den Ball gemeinsam jagen und sofort zum nächsten weiter.',
        'Общо преследване на топката и веднага към следващата.',
      ],
      setup: [
        `Two boxes of ${side} × ${width} m side by side, ${each} green players and a ball in each. ${one ? 'The hunter starts' : `The ${defence} hunters start`} in the left box.`,
        `Zwei Felder von ${side} × ${width} m nebeneinander, in jedem ${each} Grüne mit einem Ball. ${one ? 'Der Jäger startet' : `Die ${defence} Jäger starten`} im linken Feld.`,
        `Два квадрата ${side} × ${width} м един до друг, във всеки ${each} зелени с топка. ${one ? 'Ловецът тръгва' : `Ловците (${defence}) тръгват`} от левия квадрат.`,
      ],
      start: [
        'On the call the hunting starts; green keeps the ball in its box.',
        'Auf Zuruf beginnt die Jagd; Grün hält den Ball in seinem Feld.',
        'По сигнал ловът започва; зелените пазят топката в своя квадрат.',
      ],
      end:
        ages[0] < 9
          ? [
              'New hunters after every round, so that everybody hunts.',
              'Nach jedem Durchgang neue Jäger, alle kommen dran.',
              'След всяка серия нови ловци, всички ловят.',
            ]
          : [
              'New hunters after every round; the group with the most balls won is the best pack.',
              'Nach jedem Durchgang neue Jäger; wer die meisten Bälle gewinnt, ist das beste Rudel.',
              'Нови ловци след всяка серия; най-добра е глутницата с най-много топки.',
            ],
      points: [
        one
          ? [
              'Run at the ball so that only one pass is left.',
              'Lauf so an, dass nur noch ein Pass bleibt.',
              'Приближи така, че да остане само един пас.',
            ]
          : [
              'One takes the ball, the other takes the next pass.',
              'Einer nimmt den Ball, der andere den nächsten Pass.',
              'Единият поема топката, другият следващия пас.',
            ],
        [
          'Full speed to the ball, small steps for the last two metres.',
          'Volles Tempo zum Ball, die letzten zwei Meter kleine Schritte.',
          'Пълна скорост към топката, ситни стъпки в последните два метра.',
        ],
      ],
      progression: [
        `Boxes of ${side + 1} × ${width + 1} m, two touches for green.`,
        `Felder von ${side + 1} × ${width + 1} m, zwei Kontakte für Grün.`,
        `Квадрати ${side + 1} × ${width + 1} м, две докосвания за зелените.`,
      ],
      regression: [
        'Green has at least two touches.',
        'Grün hat mindestens zwei Kontakte.',
        'Зелените са с поне две докосвания.',
      ],
      fault: [
        'Hunters run after the ball one behind the other.',
        'Die Jäger laufen dem Ball hintereinander nach.',
        'Ловците тичат след топката един зад друг.',
      ],
    }
  },
})
