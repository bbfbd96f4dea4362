/** High press against the goal kick: amber attacks the left goal of green, which must get out. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  createDefendingFamily,
  createGround,
  getNth,
  toPointOn,
  playWhile,
  put,
  addRows,
  createSize,
  type Row,
  type Size,
} from '../kit'
import { highPressTasks } from './high-press-words'

const sizes: readonly Size[] = [
  createSize('4v3', 4, 3, [28, 30], 'line', 'youth', [10, 13], 1, [6, 90, 45]),
  createSize('5v4', 5, 4, [34, 36], 'two', 'youth', [11, 15], 2, [6, 120, 60]),
  createSize('6v5', 6, 5, [40, 44], 'two', 'youth', [12, 16], 2, [6, 120, 60]),
  createSize('7v6', 7, 6, [46, 52], 'three', 'youth', [13, 19], 3, [6, 150, 75]),
  createSize('8v8', 8, 8, [62, 56], 'full', 'full', [14, 19], 3, [5, 180, 90]),
  createSize('10v10', 10, 10, [90, 64], 'full', 'full', [15, 19], 3, [5, 180, 90]),
]

const backs: readonly Point[] = [
  [0.14, 0.34],
  [0.14, 0.66],
  [0.3, 0.08],
  [0.3, 0.92],
]
const others: Record<number, readonly Row[]> = {
  4: [],
  5: [[0.42, 1, 0.5, 0.5]],
  6: [[0.42, 2, 0.38, 0.64]],
  7: [
    [0.38, 2, 0.4, 0.64],
    [0.72, 1, 0.5, 0.5],
  ],
  8: [
    [0.34, 2, 0.42, 0.6],
    [0.62, 2, 0.3, 0.7],
  ],
  10: [
    [0.3, 2, 0.42, 0.6],
    [0.46, 1, 0.5, 0.5],
    [0.6, 3, 0.14, 0.86],
  ],
}
const pressers: Record<number, readonly Row[]> = {
  3: [[0.36, 3, 0.2, 0.8]],
  4: [
    [0.34, 3, 0.2, 0.8],
    [0.54, 1, 0.5, 0.5],
  ],
  5: [
    [0.32, 3, 0.2, 0.8],
    [0.52, 2, 0.4, 0.62],
  ],
  6: [
    [0.3, 3, 0.2, 0.8],
    [0.48, 2, 0.4, 0.62],
    [0.8, 1, 0.5, 0.5],
  ],
  8: [
    [0.27, 3, 0.2, 0.8],
    [0.42, 2, 0.4, 0.62],
    [0.7, 3, 0.24, 0.76],
  ],
  10: [
    [0.25, 3, 0.2, 0.8],
    [0.38, 3, 0.32, 0.68],
    [0.68, 4, 0.16, 0.86],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const [length, width] = size.area
  // the kicker was drawn first by the ground
  const [kicker] = drawing.scene().objects.filter((one) => one.kind === 'player')
  if (!kicker) throw new Error('no keeper')
  const green = [...put(drawing, 'a', backs), ...addRows(drawing, 'a', others[size.attack] ?? [])]
  const amber = addRows(drawing, 'b', pressers[size.defence] ?? [])
  const ball = drawing.ball(kicker.id)
  const [winger, striker] = [getNth(amber, 0), getNth(amber, 1)]
  const isTrap = task === 'leave-one'
  playWhile(drawing, ball, getNth(green, 0).id, [
    [striker.id, toPointOn(drawing, [0.17, 0.44])],
    [winger.id, toPointOn(drawing, [0.26, isTrap ? 0.16 : 0.24])],
    [getNth(amber, 2).id, toPointOn(drawing, [0.24, 0.62])],
    ...amber
      .slice(3, 5)
      .map(({ id, at }) => [id, [at[0] - length * 0.06, at[1] - width * 0.04]] as const),
  ])
  if (isTrap)
    playWhile(drawing, ball, getNth(green, 2).id, [[winger.id, toPointOn(drawing, [0.26, 0.12])]])
  return drawing
}

export const highPress = createDefendingFamily({
  slug: 'high-press-goal-kick',
  topic: 'pressing',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'physical', 'social'],
  sizes,
  tasks: highPressTasks,
  balls: 6,
  draw,
  parts({ attack, defence, counter, area: [length] }) {
    const [first] = pressers[defence] ?? []
    const metres = Math.round(((first?.[0] ?? 0.3) - 0.14) * length)
    const isBig = counter === 'full'
    return {
      title: [
        `High press at the goal kick ${attack}v${defence}`,
        `Pressing beim Abstoß ${attack} gegen ${defence}`,
        `Преса при удар от вратата ${attack} срещу ${defence}`,
      ],
      aim: [
        'Win the ball near the opponent’s goal.',
        'Den Ball nahe am gegnerischen Tor gewinnen.',
        'Отнемане близо до противниковата врата.',
      ],
      setup: [
        `Goal kick for green on the left: two centre-backs beside the goal area, full-backs wide. Amber stands ${metres} m in front of them, three in the first line.`,
        `Abstoß für Grün links: zwei Innenverteidiger neben dem Torraum, Außenverteidiger breit. Gelb steht ${metres} m vor ihnen, drei in der ersten Linie.`,
        `Удар от вратата за зелените отляво: двама централни до малкото поле, бековете широко. Жълтите са на ${metres} м пред тях, трима в първата линия.`,
      ],
      start: [
        'The keeper plays short; amber may run as soon as the ball is kicked.',
        'Der Torwart spielt kurz; Gelb darf mit dem Abstoß loslaufen.',
        'Вратарят подава късо; жълтите тръгват с удара.',
      ],
      end: isBig
        ? [
            'Play lasts until a goal or ball out, then the next goal kick. Teams change after every round.',
            'Gespielt wird bis Tor oder Aus, dann folgt der nächste Abstoß. Nach jedem Durchgang tauschen die Teams.',
            'Играе се до гол или аут, после следващ удар от вратата. Отборите се сменят след всяка серия.',
          ]
        : [
            'After the finish or when green is out on the right the next goal kick follows. Amber changes after every round.',
            'Nach dem Abschluss oder wenn Grün rechts heraus ist, folgt der nächste Abstoß. Gelb wechselt nach jedem Durchgang.',
            'След удар или изход на зелените вдясно – нов удар от вратата. Жълтите се сменят след всяка серия.',
          ],
      points: [
        [
          'Striker: curve your run so that the other centre-back is in your shadow.',
          'Stürmer: im Bogen anlaufen, der zweite Innenverteidiger steht in deinem Schatten.',
          'Нападател: тичай в дъга, другият централен е в сянката ти.',
        ],
        isBig
          ? [
              'Back line up to half-way: nobody is free behind the press.',
              'Letzte Linie bis zur Mitte: Hinter dem Pressing ist keiner frei.',
              'Последната линия до средата: зад пресата няма свободен.',
            ]
          : [
              'Wingers: between your opponent and the inside, ready to jump.',
              'Außen: zwischen Gegner und Innenbahn, sprungbereit.',
              'Крайни: между противника и центъра, готови за скок.',
            ],
      ],
      progression: [
        'Green may also open with a long ball.',
        'Grün darf auch lang eröffnen.',
        'Зелените може да започнат и с дълга топка.',
      ],
      regression: [
        'The keeper says which side the ball goes.',
        'Der Torwart sagt die Seite an.',
        'Вратарят казва страната.',
      ],
      fault: [
        'The striker runs straight and the ball goes round by the keeper.',
        'Der Stürmer läuft gerade an, der Ball geht über den Torwart herum.',
        'Нападателят тича право и топката минава през вратаря.',
      ],
    }
  },
})
