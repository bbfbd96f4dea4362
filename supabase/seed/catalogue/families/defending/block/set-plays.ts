/** Defending dead balls: corners, free kicks and long throw-ins. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  createDefendingFamily,
  createGround,
  addMan,
  getNth,
  put,
  createSize,
  type Size,
  type Words3,
} from '../kit'
import { setPlayTasks } from './set-plays-words'

interface SetPlay extends Size {
  name: Words3
  where: Words3
  /** Parts of the area. */
  taker: Point
  attackers: readonly Point[]
  defenders: readonly Point[]
  wall?: readonly Point[]
}

const corner: Pick<SetPlay, 'taker' | 'where'> = {
  taker: [0.995, 0.01],
  where: ['the corner', 'der Ecke', 'ъгъла'],
}
const zonal: readonly Point[] = [
  [0.9, 0.37],
  [0.87, 0.43],
  [0.87, 0.52],
  [0.88, 0.6],
  [0.76, 0.39],
  [0.76, 0.58],
  [0.58, 0.5],
]
const runners: readonly Point[] = [
  [0.68, 0.35],
  [0.65, 0.44],
  [0.68, 0.53],
  [0.65, 0.62],
  [0.8, 0.48],
  [0.48, 0.4],
  [0.48, 0.6],
]

const sizes: readonly SetPlay[] = [
  {
    ...createSize('corner-5', 5, 5, [30, 44], 'full', 'two', [12, 15], 1, [6, 90, 60]),
    ...corner,
    name: ['corner 5v5', 'Ecke 5 gegen 5', 'корнер 5 срещу 5'],
    attackers: runners.slice(0, 4),
    defenders: zonal.slice(0, 5),
  },
  {
    ...createSize('corner-8', 8, 7, [36, 56], 'full', 'two', [14, 19], 3, [6, 120, 60]),
    ...corner,
    name: ['corner 8v7', 'Ecke 8 gegen 7', 'корнер 8 срещу 7'],
    attackers: runners,
    defenders: zonal,
  },
  {
    ...createSize('short-corner', 6, 6, [32, 50], 'full', 'two', [13, 19], 3, [6, 90, 60]),
    ...corner,
    name: ['short corner', 'Kurze Ecke', 'къс корнер'],
    attackers: [[0.9, 0.13], ...runners.slice(0, 4)],
    defenders: [[0.89, 0.26], ...zonal.slice(0, 5)],
  },
  {
    ...createSize('wide-kick', 6, 6, [36, 50], 'full', 'two', [13, 19], 2, [6, 90, 60]),
    name: ['wide free kick', 'Freistoß von der Seite', 'страничен свободен удар'],
    where: [
      'the side, 20 m from the goal line',
      'der Seite, 20 m vor der Grundlinie',
      'фланга, на 20 м от крайната линия',
    ],
    taker: [0.45, 0.1],
    attackers: [
      [0.55, 0.36],
      [0.53, 0.46],
      [0.55, 0.56],
      [0.53, 0.66],
      [0.42, 0.52],
    ],
    defenders: [
      [0.6, 0.36],
      [0.6, 0.46],
      [0.6, 0.56],
      [0.6, 0.66],
      [0.5, 0.51],
    ],
    wall: [[0.6, 0.2]],
  },
  {
    ...createSize('central-kick', 6, 7, [36, 46], 'full', 'two', [13, 19], 3, [6, 90, 60]),
    name: ['central free kick', 'Zentralen Freistoß', 'централен свободен удар'],
    where: [
      'the centre, 22 m from goal',
      'zentraler Position, 22 m vor dem Tor',
      'центъра, на 22 м от вратата',
    ],
    taker: [0.39, 0.46],
    attackers: [
      [0.37, 0.56],
      [0.6, 0.3],
      [0.62, 0.64],
      [0.6, 0.74],
      [0.2, 0.5],
    ],
    defenders: [
      [0.66, 0.3],
      [0.68, 0.64],
      [0.66, 0.75],
      [0.5, 0.6],
    ],
    wall: [
      [0.65, 0.44],
      [0.65, 0.475],
      [0.65, 0.51],
    ],
  },
  {
    ...createSize('throw-in', 5, 5, [28, 40], 'full', 'two', [12, 19], 2, [6, 90, 60]),
    name: ['long throw-in', 'Weiten Einwurf', 'дълъг тъч'],
    where: [
      'the side line, 12 m from the corner',
      'der Seitenlinie, 12 m vor der Ecke',
      'тъчлинията, на 12 м от ъгъла',
    ],
    taker: [0.58, 0.005],
    attackers: [
      [0.8, 0.26],
      [0.72, 0.36],
      [0.66, 0.5],
      [0.5, 0.3],
    ],
    defenders: [
      [0.86, 0.28],
      [0.78, 0.38],
      [0.76, 0.5],
      [0.84, 0.52],
      [0.58, 0.3],
    ],
  },
]

function draw(size: SetPlay, task: string) {
  const drawing = createGround(size)
  const [length, width] = size.area
  const taker = addMan(drawing, 'a', [size.taker[0] * length, size.taker[1] * width])
  const green = put(drawing, 'a', size.attackers)
  const wall = put(drawing, 'b', size.wall ?? [])
  const amber = put(drawing, 'b', size.defenders)
  const ball = drawing.ball(taker.id)
  const isShort = size.key === 'short-corner'
  if (isShort) {
    drawing.together(() => {
      drawing.pass(ball, getNth(green, 0).id)
      drawing.run(getNth(amber, 0).id, [length * 0.885, width * 0.18])
    })
    return drawing
  }
  const clearer = getNth(amber, 1)
  drawing.together(() => {
    drawing.run(getNth(green, 1).id, [length * 0.84, width * 0.47])
    drawing.run(getNth(green, 2).id, [length * 0.86, width * 0.57])
    drawing.run(clearer.id, [length * 0.87, width * (wall.length > 1 ? 0.6 : 0.45)])
    drawing.pass(ball, clearer.id, { kind: 'lofted' })
  })
  if (task === 'counter') drawing.pass(ball, [length * 0.35, width * 0.2], { kind: 'driven' })
  return drawing
}

export const setPlayDefence = createDefendingFamily({
  slug: 'defend-set-plays',
  topic: 'set_pieces',
  moment: 'set_play',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['tactical', 'psychological', 'social'],
  sizes: sizes.map((size) => ({ ...size, intensity: 'medium' })),
  tasks: setPlayTasks,
  balls: 6,
  draw,
  parts({ name, where, defence, wall }) {
    const many = wall && wall.length > 1
    return {
      title: [`Defend the ${name[0]}`, `${name[1]} verteidigen`, `Защита при ${name[2]}`],
      aim: [
        'Every defender knows place, job and opponent before the ball is played.',
        'Jeder Verteidiger kennt Platz, Aufgabe und Gegner, bevor der Ball kommt.',
        'Всеки защитник знае място, задача и противник, преди топката да тръгне.',
      ],
      setup: [
        `The ball comes from ${where[0]}. ${defence} defenders and the keeper order themselves${many ? ', three of them in the wall 9.15 m from the ball' : wall ? ', one in front of the ball' : ''}.`,
        `Der Ball kommt von ${where[1]}. ${defence} Verteidiger und der Torwart ordnen sich${many ? ', drei davon in der Mauer 9,15 m vor dem Ball' : wall ? ', einer vor dem Ball' : ''}.`,
        `Топката идва от ${where[2]}. ${defence} защитници и вратарят се подреждат${many ? ', трима от тях са в стената на 9,15 м от топката' : wall ? ', един е пред топката' : ''}.`,
      ],
      start: [
        'Ten seconds to get in order, then the ball is played; green chooses its variant in secret.',
        'Zehn Sekunden zum Ordnen, dann kommt der Ball; Grün wählt seine Variante geheim.',
        'Десет секунди за подреждане, после топката; зелените избират варианта тайно.',
      ],
      end: [
        'Play lasts until a goal, a ball out or until it is out of the area. No more than five headers per player, the other balls come flat or short; sides and jobs change.',
        'Gespielt wird bis Tor, Aus oder bis der Ball aus dem Feld ist. Höchstens fünf Kopfbälle je Spieler, die übrigen Bälle kommen flach oder kurz; Seiten und Aufgaben wechseln.',
        'Играе се до гол, аут или излизане от полето. Най-много пет удара с глава на играч, останалите топки са ниски или къси; страни и задачи се сменят.',
      ],
      points: [
        [
          'Keeper leads: one word for the place, one name for the job.',
          'Der Torwart führt: ein Wort für den Platz, ein Name für die Aufgabe.',
          'Вратарят води: дума за мястото, име за задачата.',
        ],
        many
          ? [
              'Wall: stand close, hands in front, nobody turns; keeper sees the ball.',
              'Mauer: eng stehen, Hände davor, keiner dreht weg; der Torwart sieht den Ball.',
              'Стена: плътно, ръце отпред, никой не се извръща; вратарят вижда топката.',
            ]
          : [
              'Attack the ball, do not wait for it in the goal area.',
              'Greift den Ball an, wartet nicht im Torraum.',
              'Нападайте топката, не я чакайте в малкото поле.',
            ],
      ],
      progression: [
        'Two balls quickly one after the other: order yourselves again in five seconds.',
        'Zwei Bälle schnell nacheinander: in fünf Sekunden neu ordnen.',
        'Две топки бързо една след друга: ново подреждане за пет секунди.',
      ],
      regression: [
        'Green tells where the ball will go.',
        'Grün sagt an, wohin der Ball kommt.',
        'Зелените казват накъде ще е топката.',
      ],
      fault: [
        'Watching the ball fly and losing the opponent.',
        'Dem Ball nachschauen und den Gegner verlieren.',
        'Гледане на топката и изпускане на противника.',
      ],
    }
  },
})
