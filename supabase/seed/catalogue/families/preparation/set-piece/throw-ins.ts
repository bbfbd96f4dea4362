/** Throw-ins: keeping the ball and going forward with it. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createSketch } from '../../../create-sketch'
import { addBench, createDrill, type Size } from '../kit'
import { throwInTasks } from './throw-in-words'

interface ThrowIn extends Size {
  attack: 2 | 3 | 4 | 5 | 6
  defence: 1 | 2 | 3 | 4 | 5
}

const sizes: readonly ThrowIn[] = [
  {
    key: '2v1',
    attack: 2,
    defence: 1,
    area: [16, 12],
    ages: [7, 9],
    level: 1,
    time: [5, 60, 30],
    twist: [
      'The defender counts aloud to two before moving.',
      'Der Verteidiger zählt laut bis zwei, bevor er sich bewegt.',
      'Защитникът брои на глас до две, преди да тръгне.',
    ],
  },
  {
    key: '3v2',
    attack: 3,
    defence: 2,
    area: [20, 15],
    ages: [8, 11],
    level: 1,
    time: [5, 75, 30],
    twist: [
      'A different child throws each time, both feet on the ground.',
      'Jedes Mal wirft ein anderes Kind, beide Füße am Boden.',
      'Всеки път хвърля друго дете, двата крака на земята.',
    ],
  },
  {
    key: '4v3',
    attack: 4,
    defence: 3,
    area: [24, 18],
    ages: [10, 13],
    level: 2,
    time: [5, 90, 30],
    twist: [
      'The ball has to be in play five seconds after it went out.',
      'Fünf Sekunden nach dem Aus muss der Ball im Spiel sein.',
      'Пет секунди след аута топката трябва да е в игра.',
    ],
  },
  {
    key: '4v4',
    attack: 4,
    defence: 4,
    area: [28, 20],
    ages: [11, 15],
    level: 2,
    time: [6, 90, 30],
    twist: [
      'Three throws from their own third, three from the middle, three near the goals.',
      'Drei Einwürfe aus dem eigenen Drittel, drei aus der Mitte, drei vor den Toren.',
      'Три тъча от своята третина, три от средата, три пред вратите.',
    ],
  },
  {
    key: '5v5',
    attack: 5,
    defence: 5,
    area: [32, 24],
    ages: [13, 19],
    level: 3,
    time: [6, 120, 30],
    twist: [
      'Whoever wins the ball attacks the opposite end line by dribbling over it.',
      'Wer den Ball gewinnt, greift die andere Endlinie an und dribbelt darüber.',
      'Който спечели топката, атакува обратната крайна линия с водене.',
    ],
  },
  {
    key: '6v5',
    attack: 6,
    defence: 5,
    area: [36, 28],
    ages: [15, 19],
    level: 4,
    time: [6, 150, 30],
    twist: [
      'The thrower calls a code word for the variant; opponents try to break it.',
      'Der Einwerfer ruft ein Codewort für die Variante; die Gegner versuchen, es zu knacken.',
      'Хвърлящият казва кодова дума за варианта; противниците се опитват да я разгадаят.',
    ],
  },
]

const places: readonly Point[] = [
  [0.5, 0.3],
  [0.3, 0.34],
  [0.7, 0.16],
  [0.46, 0.7],
  [0.78, 0.6],
]
const against: readonly Point[] = [
  [0.56, 0.38],
  [0.34, 0.46],
  [0.76, 0.28],
  [0.56, 0.72],
  [0.84, 0.5],
]

function draw({ attack, defence, area }: ThrowIn, { key }: { key: string }) {
  const [length, width] = area
  const toPoint = ([x, y]: Point): Point => [x * length, y * width]
  const drawing = createSketch(area)
  drawing.corners('cone')
  drawing.goal('mini', [length, width * 0.25], 180)
  drawing.goal('mini', [length, width * 0.75], 180)
  const thrower = drawing.player('a', [length * 0.4, -0.5])
  const mates = places.slice(0, attack - 1).map((place) => drawing.player('a', toPoint(place)))
  const opponents = against.slice(0, defence).map((place) => drawing.player('b', toPoint(place)))
  const [near = '', back = near, line = back] = mates
  const ball = drawing.ball(thrower)
  addBench(drawing, 4)
  if (key === 'set-back') {
    drawing.pass(ball, near, { kind: 'lofted' })
    drawing.together(() => {
      drawing.run(thrower, toPoint([0.42, 0.12]))
      drawing.pass(ball, toPoint([0.42, 0.12]), { for: thrower })
    })
    drawing.run(thrower, toPoint([0.6, 0.1]))
  } else if (key === 'down-the-line') {
    const runner = attack > 3 ? line : near
    drawing.run(near === runner ? back : near, toPoint([0.36, 0.24]))
    drawing.together(() => {
      drawing.run(runner, toPoint([0.82, 0.12]))
      drawing.pass(ball, toPoint([0.82, 0.12]), { kind: 'lofted', for: runner })
    })
    drawing.shot(ball, [length, width * 0.25])
  } else if (key === 'swap') {
    drawing.together(() => {
      drawing.run(near, toPoint([0.3, 0.16]))
      if (back !== near) drawing.run(back, toPoint([0.55, 0.22]))
      drawing.run(opponents[0] ?? '', toPoint([0.4, 0.4]))
    })
    const free = back === near ? near : back
    drawing.pass(ball, free, { kind: 'lofted' })
    drawing.run(free, toPoint([0.8, 0.3]))
  } else {
    drawing.pass(ball, near, { kind: 'lofted' })
    drawing.together(() => {
      drawing.run(opponents[0] ?? '', toPoint([0.52, 0.34]))
      drawing.run(opponents[1] ?? thrower, toPoint([0.42, 0.3]))
    })
  }
  return drawing
}

const isSingle = (count: number) => count === 1

export const throwIns = createDrill({
  slug: 'throw-in-school',
  topic: 'set_pieces',
  moment: 'set_play',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['tactical', 'technical', 'social'],
  needsAll: true,
  intensity: 'medium',
  sizes,
  tasks: throwInTasks,
  draw,
  title: ({ attack, defence }) => [
    `Throw-ins ${attack}v${defence}`,
    `Einwürfe ${attack} gegen ${defence}`,
    `Тъч ${attack} срещу ${defence}`,
  ],
  aim: [
    'Keep the ball from the throw-in instead of giving it away.',
    'Aus dem Einwurf Ballbesitz machen statt Ballverlust.',
    'Тъчът носи притежание, а не загуба.',
  ],
  setup: ({ attack, defence }) => [
    `Two mini goals at the right end. The thrower stands outside the long line; ${attack - 1} ${isSingle(attack - 1) ? 'team-mate' : 'team-mates'} in green and ${defence} ${isSingle(defence) ? 'opponent' : 'opponents'} in amber are inside. Four spare balls beside the coach.`,
    `Am rechten Ende zwei Minitore. Der Einwerfer steht außen an der Längslinie; im Feld ${isSingle(attack - 1) ? 'ein Mitspieler' : `${attack - 1} Mitspieler`} in Grün und ${isSingle(defence) ? 'ein Gegner' : `${defence} Gegner`} in Gelb. Vier Ersatzbälle beim Trainer.`,
    `В десния край има две малки врати. Хвърлящият е извън дългата линия; в полето са ${isSingle(attack - 1) ? 'един съотборник' : `${attack - 1} съотборници`} в зелено и ${isSingle(defence) ? 'един противник' : `${defence} противници`} в жълто. Четири резервни топки до треньора.`,
  ],
  start: [
    'Throw according to the rules: both hands, over the head, both feet on the ground.',
    'Regelgerecht einwerfen: beide Hände, über dem Kopf, beide Füße am Boden.',
    'Правилен тъч: с две ръце, над главата, двата крака на земята.',
  ],
  end: [
    'Play until goal, loss or out; then the next throw, from the other side after half the time.',
    'Bis Tor, Verlust oder Aus spielen; dann der nächste Einwurf, nach der Hälfte der Zeit von der anderen Seite.',
    'Играе се до гол, загуба или аут; после следващ тъч, а след половината време – от другата страна.',
  ],
  point: [
    'Throw to the feet or into the run, so that one touch is enough.',
    'In den Fuß oder in den Lauf werfen, sodass ein Kontakt reicht.',
    'Хвърляй в краката или в движение, за да стига едно докосване.',
  ],
  progression: [
    'One more opponent marks the thrower after the throw.',
    'Ein Gegner deckt nach dem Wurf auch den Einwerfer.',
    'След хвърлянето и хвърлящият се пази.',
  ],
  regression: [
    'Kick-in or roll-in instead of the throw.',
    'Eindribbeln oder einrollen statt werfen.',
    'Вкарване с крак или търкаляне вместо хвърляне.',
  ],
  fault: [
    'All stand and wait: two movements before the throw.',
    'Alle stehen und warten: zwei Bewegungen vor dem Wurf.',
    'Всички стоят и чакат: две движения преди хвърлянето.',
  ],
})
