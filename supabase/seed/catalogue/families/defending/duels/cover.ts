/** Three and four defenders as a group: pressing, cover and balance. */
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
import { coverTasks } from './cover-words'

const sizes: readonly Size[] = [
  createSize('3v3-mini', 3, 3, [24, 20], 'mini', 'mini', [8, 12], 1, [5, 120, 60]),
  createSize('3v3-two', 3, 3, [26, 24], 'two', 'two', [10, 16], 2, [5, 150, 60]),
  createSize('3v3-three', 3, 3, [26, 28], 'three', 'line', [11, 19], 3, [5, 150, 75]),
  createSize('4v3-two', 4, 3, [30, 28], 'two', 'line', [12, 19], 3, [5, 150, 90]),
  createSize('4v4-youth', 4, 4, [34, 28], 'youth', 'two', [11, 16], 2, [5, 180, 60]),
  createSize('5v4-full', 5, 4, [40, 44], 'full', 'two', [14, 19], 3, [5, 180, 90]),
]

const attackers: Record<number, readonly Point[]> = {
  3: [
    [0.14, 0.16],
    [0.1, 0.5],
    [0.14, 0.84],
  ],
  4: [
    [0.14, 0.14],
    [0.1, 0.42],
    [0.14, 0.66],
    [0.22, 0.92],
  ],
  5: [
    [0.2, 0.1],
    [0.12, 0.36],
    [0.12, 0.64],
    [0.2, 0.9],
    [0.42, 0.52],
  ],
}
const defenders: Record<number, readonly Point[]> = {
  3: [
    [0.5, 0.24],
    [0.58, 0.5],
    [0.54, 0.76],
  ],
  4: [
    [0.56, 0.16],
    [0.62, 0.4],
    [0.62, 0.62],
    [0.6, 0.84],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const green = put(drawing, 'a', attackers[size.attack] ?? [])
  const amber = put(drawing, 'b', defenders[size.defence] ?? [])
  const [wide, mid, third] = [getNth(amber, 0), getNth(amber, 1), getNth(amber, 2)]
  const ball = drawing.ball(getNth(green, 1).id)
  playWhile(drawing, ball, getNth(green, 0).id, [
    [wide.id, toPointOn(drawing, [0.32, 0.2])],
    [mid.id, toPointOn(drawing, [0.5, 0.36])],
    [third.id, toPointOn(drawing, [0.54, 0.54])],
    ...(size.defence === 4
      ? [[getNth(amber, 3).id, toPointOn(drawing, [0.6, 0.68])] as const]
      : []),
  ])
  if (task === 'far')
    playWhile(drawing, ball, getNth(green, 2).id, [[third.id, toPointOn(drawing, [0.34, 0.72])]])
  else drawing.run(getNth(green, 0).id, toPointOn(drawing, [0.24, 0.1]))
  return drawing
}

export const cover = createDefendingFamily({
  slug: 'cover-and-balance',
  topic: 'defending_group',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['tactical', 'social'],
  sizes,
  tasks: coverTasks,
  draw,
  parts({ attack, defence, goal, area: [length] }) {
    const minis = goal === 'three' ? 3 : goal === 'two' ? 2 : 1
    const hasKeeper = goal === 'youth' || goal === 'full'
    return {
      title: [
        `Cover and balance ${attack}v${defence}${minis > 1 ? `, ${minis} goals` : ''}`,
        `Absichern ${attack} gegen ${defence}${minis > 1 ? `, ${minis} Tore` : ''}`,
        `Покриване и баланс ${attack} срещу ${defence}${minis > 1 ? `, ${minis} врати` : ''}`,
      ],
      aim: [
        'Defend as a group: pressure on the ball, cover behind, balance away from it.',
        'Als Gruppe verteidigen: Druck am Ball, Sicherung dahinter, Balance auf der fernen Seite.',
        'Групова защита: натиск върху топката, покриване зад него, баланс далеч от нея.',
      ],
      setup: [
        `Green starts spread over the left side, amber as one line ${Math.round(length * 0.4)} m in front of the end it guards.`,
        `Grün startet breit auf der linken Seite, Gelb als eine Kette ${Math.round(length * 0.4)} m vor der Linie, die es bewacht.`,
        `Зелените тръгват разгърнати отляво, жълтите са в една верига ${Math.round(length * 0.4)} м пред линията, която пазят.`,
      ],
      start: [
        'The coach plays to green; every attack is a new ball.',
        'Der Trainer spielt zu Grün; jeder Angriff beginnt mit einem neuen Ball.',
        'Треньорът подава на зелените; всяка атака е с нова топка.',
      ],
      end: [
        'Balls won are played on to the other end. Teams change roles after every round.',
        'Gewonnene Bälle werden auf die andere Seite ausgespielt. Rollenwechsel nach jedem Durchgang.',
        'Отнетите топки се разиграват към другия край. Ролите се сменят след всяка серия.',
      ],
      points: [
        [
          'Ball moves, everyone moves: the shape is one hand with fingers.',
          'Bewegt sich der Ball, bewegen sich alle: wie eine Hand mit Fingern.',
          'Топката се мести – местят се всички: като пръсти на една ръка.',
        ],
        hasKeeper
          ? [
              'Keeper: give the height, you see all of them.',
              'Torwart: Gib die Höhe vor, du siehst alle.',
              'Вратар: определяй височината, ти виждаш всички.',
            ]
          : [
              'Guard the goals with positions, not by standing in front of them.',
              'Bewacht die Tore durch Stellung, nicht durch Davorstehen.',
              'Пазете вратите с позиция, не като стоите пред тях.',
            ],
      ],
      progression: [
        'Green has two touches: the ball travels faster.',
        'Grün hat zwei Kontakte: Der Ball läuft schneller.',
        'Зелените са с две докосвания: топката върви по-бързо.',
      ],
      regression: [
        'Green has to take three touches each.',
        'Grün muss je drei Kontakte nehmen.',
        'Зелените са със задължителни три докосвания.',
      ],
      fault: [
        'The group moves after the ball arrives instead of with it.',
        'Die Gruppe verschiebt erst, wenn der Ball da ist, statt mit ihm.',
        'Групата се мести след пристигането на топката, а не с нея.',
      ],
    }
  },
})
