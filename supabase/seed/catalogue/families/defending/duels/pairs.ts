/** Two defenders against two or three: who goes, who covers, when they change. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  createDefendingFamily,
  createGround,
  getNth,
  toPointOn,
  playWhile,
  put,
  createSize,
  type Size,
} from '../kit'
import { pairTasks } from './pairs-words'

const sizes: readonly Size[] = [
  createSize('2v2-line', 2, 2, [14, 12], 'line', 'line', [7, 10], 1, [6, 60, 45]),
  createSize('2v2-mini', 2, 2, [18, 14], 'mini', 'mini', [8, 12], 1, [6, 90, 45]),
  createSize('2v2-two', 2, 2, [20, 18], 'two', 'two', [10, 19], 2, [6, 90, 60]),
  createSize('2v2-youth', 2, 2, [24, 20], 'youth', 'line', [10, 15], 2, [6, 90, 60]),
  createSize('3v2-two', 3, 2, [24, 20], 'two', 'line', [11, 19], 3, [6, 90, 75]),
  createSize('3v2-full', 3, 2, [30, 34], 'full', 'mini', [13, 19], 3, [6, 90, 90]),
]

const attackers: Record<number, readonly Point[]> = {
  2: [
    [0.12, 0.28],
    [0.14, 0.74],
  ],
  3: [
    [0.12, 0.18],
    [0.1, 0.52],
    [0.14, 0.86],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const green = put(drawing, 'a', attackers[size.attack] ?? [])
  const [upper, lower] = put(drawing, 'b', [
    [0.52, 0.36],
    [0.6, 0.62],
  ])
  if (!upper || !lower) throw new Error('two defenders')
  const ball = drawing.ball(getNth(green, 0).id)
  drawing.run(upper.id, toPointOn(drawing, [0.34, 0.32]))
  // the ball moves on: they change jobs
  playWhile(drawing, ball, getNth(green, 1).id, [
    [lower.id, toPointOn(drawing, [0.36, size.attack === 3 ? 0.54 : 0.66])],
    [upper.id, toPointOn(drawing, [0.5, 0.46])],
  ])
  if (task === 'double') drawing.run(upper.id, toPointOn(drawing, [0.3, 0.42]))
  else drawing.run(getNth(green, 1).id, toPointOn(drawing, [0.24, size.attack === 3 ? 0.6 : 0.84]))
  return drawing
}

export const pairs = createDefendingFamily({
  slug: 'defending-pairs',
  topic: 'defending_group',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['tactical', 'technical', 'social'],
  sizes,
  tasks: pairTasks,
  fits: ({ attack }, { key }) => attack === 2 || key !== 'man',
  draw,
  parts({ attack, area: [length, width], ages }) {
    return {
      title: [
        `Defending in pairs ${attack}v2, ${length}×${width} m`,
        `Verteidigerpaar ${attack} gegen 2, ${length}×${width} m`,
        `Защита по двойки ${attack} срещу 2, ${length}×${width} м`,
      ],
      aim: [
        'Press and cover: one attacks the ball, one protects the room behind.',
        'Angreifen und absichern: Einer geht zum Ball, einer schützt den Raum dahinter.',
        'Натиск и покриване: единият напада топката, другият пази мястото зад него.',
      ],
      setup: [
        'Green starts on the left end line, the two defenders a little in front of what they guard.',
        'Grün startet an der linken Endlinie, die zwei Verteidiger etwas vor dem, was sie bewachen.',
        'Зелените тръгват от лявата крайна линия, двамата защитници са малко пред това, което пазят.',
      ],
      start: [
        'A defender plays the ball to green and both come out together.',
        'Ein Verteidiger spielt zu Grün und beide rücken gemeinsam heraus.',
        'Защитник подава на зелените и двамата излизат заедно.',
      ],
      end:
        ages[0] < 9
          ? [
              'Goal, ball won or out: the next ball comes at once; pairs swap roles after every round.',
              'Tor, Ballgewinn oder Aus: Sofort kommt der nächste Ball; nach jedem Durchgang tauschen die Paare.',
              'Гол, отнемане или аут: веднага нова топка; двойките сменят ролите след всяка серия.',
            ]
          : [
              'Play lasts until a goal or ball out, won balls are countered. Roles change after every round.',
              'Gespielt wird bis Tor oder Aus, gewonnene Bälle werden gekontert. Rollenwechsel nach jedem Durchgang.',
              'Играе се до гол или аут, отнетите топки се контрират. Смяна на ролите след всяка серия.',
            ],
      points: [
        [
          'Nearest goes at once and says "mine"; the other says "cover".',
          'Der Nächste geht sofort und ruft „meiner“, der andere „sichere“.',
          'Най-близкият излиза веднага с „мой“, другият вика „покривам“.',
        ],
        ...(attack === 3
          ? ([
              [
                'Against three: the cover stands between two attackers, not at one.',
                'Gegen drei: Der Sichernde steht zwischen zwei Angreifern, nicht bei einem.',
                'Срещу трима: покриващият е между двама нападатели, не при един.',
              ],
            ] as const)
          : ([
              [
                'Three to four metres apart, on a slant: one pass must not beat both.',
                'Drei bis vier Meter Abstand, schräg gestaffelt: Ein Pass darf nicht beide überspielen.',
                'На три-четири метра, косо: един пас да не преодолява и двамата.',
              ],
            ] as const)),
      ],
      progression: [
        'Green may start as soon as the pass is played, with a moving first touch.',
        'Grün startet schon mit dem Abspiel, der erste Kontakt ist in Bewegung.',
        'Зелените тръгват още с подаването, първото докосване е в движение.',
      ],
      regression: [
        'Green has to make two passes before attacking the goal.',
        'Grün muss vor dem Torangriff zweimal passen.',
        'Зелените правят два паса, преди да атакуват.',
      ],
      fault: [
        'The cover stands level with the first defender.',
        'Der Sichernde steht auf einer Höhe mit dem Ersten.',
        'Покриващият е на една линия с първия.',
      ],
    }
  },
})
