/** Passing hexagon: corners outside, one to three inside. Varied by size, numbers and how inside and outside connect. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  drawPasses,
  createPassingFamily,
  playInto,
  playWhile,
  formatPlayers,
  someone,
  describeSpareBalls,
  moveToward,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { hexagonTasks } from './hexagon-words'

interface HexagonSize extends Size {
  corners: 5 | 6 | 7 | 8
  inside: 1 | 2 | 3
}

const sizes: readonly HexagonSize[] = [
  {
    key: 'pentagon-1',
    corners: 5,
    inside: 1,
    area: [12, 12],
    ages: [8, 11],
    level: 1,
    time: [4, 120, 30],
    point: [
      'Inside alone: turn on your toes, you are everyone’s partner.',
      'Allein innen: auf den Zehen mitdrehen, du bist Partner von allen.',
      'Сам вътре: върти се на пръсти, ти си партньор на всички.',
    ],
  },
  {
    key: 'hexagon-1',
    corners: 6,
    inside: 1,
    area: [15, 15],
    ages: [9, 13],
    level: 1,
    time: [5, 120, 30],
    point: [
      'Short pass inside, longer pass outside: change the strength.',
      'Innen kurz, außen länger: Passstärke wechseln.',
      'Вътре късо, вън по-дълго: променяй силата.',
    ],
  },
  {
    key: 'hexagon-2',
    corners: 6,
    inside: 2,
    area: [18, 18],
    ages: [10, 15],
    level: 2,
    time: [5, 150, 30],
    point: [
      'Two inside never stand in one line with the ball.',
      'Zwei innen stehen nie auf einer Linie mit dem Ball.',
      'Двамата вътре никога не са на една линия с топката.',
    ],
  },
  {
    key: 'heptagon-2',
    corners: 7,
    inside: 2,
    area: [20, 20],
    ages: [11, 16],
    level: 2,
    time: [5, 150, 30],
    point: [
      'Seven corners: there is always a free one behind you.',
      'Sieben Ecken: Hinter dir ist immer eine frei.',
      'Седем върха: зад теб винаги има свободен.',
    ],
  },
  {
    key: 'octagon-2',
    corners: 8,
    inside: 2,
    area: [24, 24],
    ages: [12, 18],
    level: 2,
    time: [6, 150, 30],
    point: [
      'Nearly a centre circle: use its whole width before you go inside.',
      'Fast ein Mittelkreis: erst die Breite nutzen, dann nach innen.',
      'Почти централен кръг: използвай ширината, преди да играеш навътре.',
    ],
  },
  {
    key: 'octagon-3',
    corners: 8,
    inside: 3,
    area: [28, 28],
    ages: [14, 19],
    level: 3,
    time: [6, 150, 45],
    point: [
      'Three inside form a triangle: one short, one deep, one on the far side.',
      'Drei innen bilden ein Dreieck: einer kurz, einer tief, einer ballfern.',
      'Тримата вътре са триъгълник: един близо, един в дълбочина, един далеч.',
    ],
  },
]
const names: Record<HexagonSize['corners'], Words3> = {
  5: ['pentagon', 'Fünfeck', 'петоъгълник'],
  6: ['hexagon', 'Sechseck', 'шестоъгълник'],
  7: ['heptagon', 'Siebeneck', 'седмоъгълник'],
  8: ['octagon', 'Achteck', 'осмоъгълник'],
}

function draw({ area: [side], corners, inside }: HexagonSize, task: string): Sketch {
  const drawing = createSketch([side, side])
  const centre: Point = [side / 2, side / 2]
  const radius = side / 2 - 0.6
  const places = Array.from({ length: corners }, (_, index): Point => {
    const turn = (index / corners) * 2 * Math.PI - Math.PI / 2
    return [centre[0] + Math.cos(turn) * radius, centre[1] + Math.sin(turn) * radius]
  })
  drawing.gears(
    'marker',
    places.map((at) => moveToward(centre, at, 1 + 0.9 / radius)),
  )
  const outer = places.map((at) => drawing.player('a', at))
  const inner =
    inside === 1 ? [drawing.player('b', centre)] : drawing.ring('b', inside, centre, side * 0.13)
  const [one = '', two = '', three = ''] = outer
  const opposite = outer[Math.floor(corners / 2)] ?? ''
  const [wall = ''] = inner
  const [a = centre, b = centre, c = centre] = places
  const ball = drawing.ball(one)
  const second = task === 'two-colours' ? drawing.ball(outer[corners - 2] ?? '') : undefined
  addBench(drawing, 2)
  const near = moveToward(centre, a, 0.42)
  if (second) {
    drawing.together(() => {
      drawing.pass(ball, wall)
      drawing.pass(second, outer[corners - 1] ?? '')
    })
    drawing.pass(ball, opposite)
    return drawing
  }
  if (task === 'change-places') {
    playInto(drawing, ball, wall, near)
    playWhile(drawing, ball, opposite, [[one, moveToward(a, near, 0.7)]])
    drawing.run(wall, [a[0] + 1.5, a[1] + 0.4])
    return drawing
  }
  if (task === 'third-corner') {
    playInto(drawing, ball, wall, near)
    playInto(drawing, ball, three, moveToward(centre, c, 0.5))
    drawPasses(drawing, ball, [outer[4] ?? opposite])
    return drawing
  }
  playInto(drawing, ball, wall, near)
  playInto(drawing, ball, one, moveToward(a, b, 0.32))
  playWhile(drawing, ball, two, [[wall, moveToward(centre, b, 0.4)]])
  drawing.pass(ball, wall)
  return drawing
}

function createBase({ area: [side], corners, inside }: HexagonSize, sentence: Words3): Base {
  const name = names[corners]
  const middle = someone[inside]
  const all = formatPlayers(corners)
  return {
    title: [
      `Passing ${name[0]} ${corners}+${inside} on ${side} m`,
      `Pass-${name[1]} ${corners}+${inside} auf ${side} m`,
      `Пасове в ${name[2]} ${corners}+${inside} на ${side} м`,
    ],
    aim: [
      'Connect the outside of the shape through its middle.',
      'Außen und innen miteinander verbinden.',
      'Външните се свързват през средата.',
    ],
    setup: join(
      [
        `Markers form ${/^[aeio]/.test(name[0]) ? 'an' : 'a'} ${name[0]} about ${side} m across. ${all[0]} outside, one at each marker; ${middle[0]} inside in bibs.`,
        `Markierungen bilden ein ${name[1]} von etwa ${side} m Durchmesser. Außen ${all[1]}, einer je Markierung; innen ${middle[1]} mit Leibchen.`,
        `Маркерите образуват ${name[2]} с ширина около ${side} м. Отвън ${all[2]}, по един на маркер; вътре ${middle[2]} с ${inside === 1 ? 'потник' : 'потници'}.`,
      ],
      describeSpareBalls(2),
    ),
    start: [
      'Everyone on the outside moves before the ball comes.',
      'Außen bewegt sich jeder, bevor der Ball kommt.',
      'Отвън всеки се движи, преди топката да дойде.',
    ],
    end: join(
      [
        'Inside and outside change so that everyone has been inside.',
        'Innen und außen wird gewechselt, bis jeder innen war.',
        'Вътре и вън се сменят, докато всеки е бил вътре.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Make the shape ${side - 3} m wide: less time inside.`,
        `Die Form auf ${side - 3} m verkleinern: innen bleibt weniger Zeit.`,
        `Намалете формата на ${side - 3} м: вътре има по-малко време.`,
      ],
    ],
    regressions: [
      inside === 1
        ? [
            'One more inside to choose from.',
            'Ein Innerer mehr zur Auswahl.',
            'Още един вътре за избор.',
          ]
        : [
            'One inside fewer takes part and watches the distances from outside.',
            'Ein Innerer weniger; er achtet von außen auf die Abstände.',
            'С един вътрешен по-малко; той следи разстоянията отвън.',
          ],
    ],
    faults: [
      [
        'The outside comes closer and closer: keep the shape wide.',
        'Außen rücken alle immer näher: die Form groß halten.',
        'Външните се приближават: пазете широчината.',
      ],
    ],
  }
}

export const hexagon = createPassingFamily({
  slug: 'passing-hexagon',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'social'],
  sizes,
  tasks: hexagonTasks,
  draw,
  base: createBase,
})
