/** First-touch races: one receives, one hunts, the first touch decides. Varied by ground, pairs, distance and ball. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  formatDecimalComma,
  join,
  addLine,
  createPassingFamily,
  playInto,
  describeSpareBalls,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { raceTasks } from './touch-race-words'

interface RaceSize extends Size {
  pairs: 2 | 3 | 4
  /** Metres between attacker and defender. */
  behind: number
}

const sizes: readonly RaceSize[] = [
  {
    key: '2-pairs-8m',
    pairs: 2,
    behind: 3,
    area: [8, 10],
    ages: [7, 9],
    level: 1,
    time: [6, 60, 30],
    point: [
      'Be brave: a first touch that is too long is better than none.',
      'Mut: lieber ein zu langer erster Kontakt als keiner.',
      'Смело: по-добре дълго първо докосване, отколкото никакво.',
    ],
  },
  {
    key: '3-pairs-10m',
    pairs: 3,
    behind: 3,
    area: [10, 13],
    ages: [8, 10],
    level: 1,
    time: [6, 75, 30],
    point: [
      'Stand on your toes, knees bent, before the pass comes.',
      'Auf den Zehen, Knie gebeugt, bevor der Pass kommt.',
      'На пръсти, свити колене, преди пасът да дойде.',
    ],
  },
  {
    key: '3-pairs-12m',
    pairs: 3,
    behind: 2.5,
    area: [12, 16],
    ages: [9, 12],
    level: 2,
    time: [6, 75, 45],
    point: [
      'The defender is near: touch across the run and cut the way.',
      'Der Verteidiger ist nah: Ball mitnehmen und seinen Weg schneiden.',
      'Защитникът е близо: насочи и пресечи пътя му.',
    ],
  },
  {
    key: '4-pairs-14m',
    pairs: 4,
    behind: 2,
    area: [14, 20],
    ages: [10, 14],
    level: 2,
    time: [6, 90, 45],
    point: [
      'Ten metres to each line: first touch, head up, then longer pushes.',
      'Zehn Meter bis zur Linie: erster Kontakt, Kopf hoch, dann länger vorlegen.',
      'Десет метра до линията: докосване, глава горе, после по-дълги тласъци.',
    ],
  },
  {
    key: '4-pairs-16m',
    pairs: 4,
    behind: 1.5,
    area: [16, 24],
    ages: [12, 18],
    level: 3,
    time: [7, 75, 60],
    point: [
      'With an arm’s length of distance body contact decides: hip in first.',
      'Auf Armlänge entscheidet der Körper: zuerst die Hüfte hinein.',
      'На една ръка разстояние решава тялото: първо тазът.',
    ],
  },
]

function draw({ area, pairs, behind }: RaceSize, task: string): Sketch {
  const [length, width] = area
  const middle = width / 2
  const drawing = createSketch(area)
  drawing.corners('cone')
  if (task === 'three-touches') {
    drawing.goal('mini', [length * 0.55, 0], 90)
    drawing.goal('mini', [length * 0.55, width], 270)
  }
  const attacker = drawing.player('a', [length * 0.55, middle])
  const defender = drawing.player('b', [Math.min(length, length * 0.55 + behind), middle + 0.5])
  addLine(drawing, 'a', pairs - 1, [length + 1, middle - 1.4], [0, -1])
  addLine(drawing, 'b', pairs - 1, [length + 1, middle + 1.4], [0, 1])
  const server = drawing.player('c', [0.4, middle])
  const ball = drawing.ball(server)
  addBench(drawing, 4, length * 0.2)
  return finish(drawing, { attacker, defender, server, ball }, task)
}

function finish(
  drawing: Sketch,
  { attacker, defender, server, ball }: Record<'attacker' | 'defender' | 'server' | 'ball', string>,
  task: string,
): Sketch {
  const [length, width] = drawing.area
  const middle = width / 2
  const out: Point = [length * 0.5, -0.6]
  if (task === 'set-first') {
    playInto(
      drawing,
      ball,
      attacker,
      [length * 0.42, middle],
      [[defender, [length * 0.56, middle + 0.3]]],
    )
    drawing.pass(ball, server)
    drawing.run(server, [1, middle - 0.3])
    playInto(
      drawing,
      ball,
      attacker,
      [length * 0.5, width * 0.22],
      [[defender, [length * 0.6, width * 0.36]]],
    )
  } else {
    drawing.together(() => {
      drawing.run(attacker, [length * 0.48, middle - 0.2])
      drawing.pass(ball, [length * 0.48, middle - 0.2], {
        for: attacker,
        ...(task === 'dropping-ball' && { kind: 'lofted' }),
      })
    })
  }
  if (task === 'three-touches') {
    drawing.together(() => {
      drawing.run(attacker, [length * 0.48, width * 0.3])
      drawing.run(defender, [length * 0.58, width * 0.34])
    })
    drawing.shot(ball, [length * 0.55, 0])
    return drawing
  }
  drawing.together(() => {
    drawing.run(attacker, out)
    drawing.run(defender, [length * 0.58, width * 0.2])
  })
  return drawing
}

function createBase({ area, pairs, behind }: RaceSize, sentence: Words3): Base {
  const [length, width] = area
  const away: Words3 = [
    `${behind} m`,
    `${formatDecimalComma(behind)} m`,
    `${formatDecimalComma(behind)} м`,
  ]
  return {
    title: [
      `First-touch race, ${length}×${width} m`,
      `Erster Kontakt, ${length}×${width} m`,
      `Първо докосване, ${length}×${width} м`,
    ],
    aim: [
      'Gain a lead with the first touch.',
      'Mit dem ersten Kontakt einen Vorsprung gewinnen.',
      'Преднина още с първото докосване.',
    ],
    setup: join(
      [
        `${length} × ${width} m, cones on the corners. A server (blue) with the balls at one end; the attacker (green) in the middle, the defender (amber) ${away[0]} behind. The other ${pairs > 2 ? `${pairs - 1} pairs wait` : 'pair waits'} behind the far end.`,
        `${length} × ${width} m, Hütchen an den Ecken. An einem Ende ein Anspieler (blau) mit den Bällen, in der Mitte der Angreifer (grün), der Verteidiger (gelb) ${away[1]} dahinter. ${pairs > 2 ? `Die anderen ${pairs - 1} Paare warten` : 'Das andere Paar wartet'} hinter dem anderen Ende.`,
        `${length} × ${width} м, конуси в ъглите. В единия край подаващ (син) с топките, в средата нападателят (зелен), защитникът (жълт) на ${away[2]} зад него. ${pairs > 2 ? `Другите двойки (${pairs - 1}) чакат` : 'Другата двойка чака'} зад далечния край.`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      'The attacker asks for the ball with a step towards it.',
      'Der Angreifer fordert den Ball mit einem Schritt entgegen.',
      'Нападателят иска топката с крачка към нея.',
    ],
    end: join(
      [
        'The action ends after eight seconds. Attacker and defender change roles at every turn, the server after each round.',
        'Nach acht Sekunden ist Schluss. Angreifer und Verteidiger tauschen bei jedem Mal die Rollen, der Anspieler nach jedem Durchgang.',
        'След осем секунди действието приключва. Нападател и защитник сменят ролите всеки път, подаващият – след всяка серия.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Only ${behind - 0.5 > 1 ? behind - 0.5 : 1} m between the two.`,
        `Nur ${formatDecimalComma(Math.max(1, behind - 0.5))} m Abstand.`,
        `Само ${formatDecimalComma(Math.max(1, behind - 0.5))} м разстояние.`,
      ],
    ],
    regressions: [
      [
        `Width ${width - 3} m: the lines are nearer.`,
        `Breite ${width - 3} m: Die Linien sind näher.`,
        `Широчина ${width - 3} м: линиите са по-близо.`,
      ],
    ],
    faults: [
      [
        'The attacker waits for the ball instead of meeting it.',
        'Der Angreifer wartet auf den Ball, statt ihm entgegenzugehen.',
        'Нападателят чака топката, вместо да тръгне към нея.',
      ],
    ],
  }
}

export const touchRace = createPassingFamily({
  slug: 'first-touch-race',
  topic: 'first_touch',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'physical', 'psychological'],
  intensity: 'high',
  sizes,
  tasks: raceTasks,
  draw,
  base: createBase,
})
