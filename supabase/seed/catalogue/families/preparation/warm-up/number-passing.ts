/** Passing in the order of numbers while all are on the move. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createSketch } from '../../../create-sketch'
import { warmUpBands } from '../bands'
import { addBench, createDrill, formatCountTitle, type Size, type Words3 } from '../kit'
import { numberTasks } from './number-words'

interface Group extends Size {
  count: number
}

const name: Words3 = ['Passing by numbers', 'Zahlenpassen', 'Пас по номера']

const sizes: readonly Group[] = [
  {
    key: '4',
    count: 4,
    area: [12, 10],
    ages: [7, 9],
    level: 1,
    time: [5, 60, 30],
    twist: [
      'Stop the ball first, then look for the next number and pass.',
      'Erst den Ball stoppen, dann die nächste Zahl suchen und passen.',
      'Първо спри топката, после намери следващия номер и подай.',
    ],
  },
  {
    key: '5',
    count: 5,
    area: [15, 12],
    ages: [8, 11],
    level: 1,
    time: [5, 60, 30],
    twist: [
      'The next number calls for the ball with voice and hand.',
      'Die nächste Zahl fordert den Ball mit Stimme und Hand.',
      'Следващият номер търси топката с глас и ръка.',
    ],
  },
  {
    key: '6',
    count: 6,
    area: [18, 14],
    ages: [9, 12],
    level: 2,
    time: [5, 75, 30],
    twist: [
      'Two touches: the first takes the ball out of the feet into the new direction.',
      'Zwei Kontakte: Der erste nimmt den Ball in die neue Richtung mit.',
      'Две докосвания: първото изнася топката в новата посока.',
    ],
  },
  {
    key: '7',
    count: 7,
    area: [22, 16],
    ages: [11, 14],
    level: 2,
    time: [6, 75, 30],
    twist: [
      'On “back” the order is reversed in the middle of the round.',
      'Auf „Zurück“ dreht sich die Reihenfolge mitten in der Runde um.',
      'При „назад“ редът се обръща по средата на серията.',
    ],
  },
  {
    key: '8',
    count: 8,
    area: [24, 18],
    ages: [12, 16],
    level: 3,
    time: [6, 75, 30],
    twist: [
      'Passes of less than five metres do not count.',
      'Pässe unter fünf Metern zählen nicht.',
      'Пасове под пет метра не се броят.',
    ],
  },
  {
    key: '10',
    count: 10,
    area: [28, 22],
    ages: [14, 19],
    level: 4,
    time: [6, 90, 30],
    twist: [
      'One touch whenever the pass comes on the ground and the next number is free.',
      'Direktspiel, sobald der Pass flach kommt und die nächste Zahl frei ist.',
      'Едно докосване, щом пасът е по земя и следващият номер е свободен.',
    ],
  },
]

/** Numbers are spread so that neighbours in the order are no neighbours on the ground. */
function listPlaces({ count, area: [length, width] }: Group): Point[] {
  const steps = count % 2 === 0 ? count / 2 - 1 || 1 : (count - 1) / 2
  const stride = count === 4 ? 1 : count === 6 ? 5 : count === 10 ? 3 : steps
  return Array.from({ length: count }, (_, index) => {
    const turn = (((index * stride) % count) / count) * 2 * Math.PI - 2
    const reach = index % 2 === 0 ? 0.42 : 0.3
    return [
      length / 2 + Math.cos(turn) * length * reach,
      width / 2 + Math.sin(turn) * width * reach,
    ]
  })
}

function draw(size: Group, { key }: { key: string }) {
  const drawing = createSketch(size.area)
  const [length, width] = size.area
  drawing.corners('marker')
  if (key === 'movement-after') {
    drawing.gears('hurdle', [
      [1.2, width / 2],
      [length - 1.2, width / 2],
    ])
    drawing.gears('cone', [
      [length / 2, 0.8],
      [length / 2, width - 0.8],
    ])
  }
  const at = listPlaces(size)
  const all = at.map((one) => drawing.player('a', one))
  const [one = '', two = '', three = '', four = ''] = all
  const ball = drawing.ball(one)
  if (key === 'two-balls') drawing.ball(all[Math.floor(size.count / 2)] ?? one)
  addBench(drawing, 3)
  const free: Point = [length / 2 + 1, width / 2]
  drawing.pass(ball, two)
  if (key === 'wall-pass') {
    drawing.pass(ball, one)
    drawing.pass(ball, three)
    drawing.pass(ball, two)
    drawing.pass(ball, four)
  } else {
    drawing.together(() => {
      drawing.run(one, key === 'movement-after' ? [length / 2, 1.6] : free)
      drawing.pass(ball, three)
    })
    drawing.pass(ball, four)
  }
  return drawing
}

export const numberPassing = createDrill({
  slug: 'number-passing',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'social'],
  intensity: 'medium',
  bands: warmUpBands,
  sizes,
  tasks: numberTasks,
  draw,
  title: ({ count }) => formatCountTitle(name, count, false),
  aim: [
    'Warm up with passes to a moving partner.',
    'Mit Pässen auf bewegte Mitspieler aufwärmen.',
    'Загряване с пасове към движещ се партньор.',
  ],
  setup: ({ count }, { key }) => {
    const two = key === 'two-balls'
    const gear = key === 'movement-after'
    return [
      `${count} players with the numbers 1 to ${count}, spread in the area, ${two ? 'two balls' : 'one ball'}${gear ? '; two hurdles and two cones at the sides' : ''}. Three spare balls beside the coach.`,
      `${count} Spieler mit den Zahlen 1 bis ${count} verteilen sich im Feld, ${two ? 'zwei Bälle' : 'ein Ball'}${gear ? '; an den Seiten zwei Hürden und zwei Hütchen' : ''}. Drei Ersatzbälle beim Trainer.`,
      `${count} играчи с номера от 1 до ${count}, разпръснати в полето, ${two ? 'две топки' : 'една топка'}${gear ? '; встрани две препятствия и два конуса' : ''}. Три резервни топки до треньора.`,
    ]
  },
  start: [
    'Everybody keeps jogging. Number 1 starts; the ball goes 1–2–3 and so on, and the last one plays to 1.',
    'Alle traben ständig. Die 1 beginnt; der Ball läuft 1–2–3 und so weiter, der Letzte spielt zur 1.',
    'Всички тичат леко. Започва номер 1; топката върви 1–2–3 и така нататък, последният подава на 1.',
  ],
  end: [
    'New numbers after every second round.',
    'Nach jeder zweiten Runde neue Zahlen.',
    'След всяка втора серия – нови номера.',
  ],
  point: [
    'Be free before your number is on: look where the one before you is.',
    'Sei frei, bevor du dran bist: Schau, wo dein Vorgänger ist.',
    'Бъди свободен преди реда си: гледай къде е предишният номер.',
  ],
  progression: [
    'Every player does a different activation movement while the ball is away.',
    'Ohne Ball macht jeder eine andere Aktivierungsübung.',
    'Докато топката е далеч, всеки прави различно раздвижване.',
  ],
  regression: [
    'Numbers stand still until their ball comes.',
    'Jeder bleibt stehen, bis sein Ball kommt.',
    'Всеки стои на място, докато дойде неговата топка.',
  ],
  fault: [
    'Everybody drifts to the middle: fill the whole area.',
    'Alle ziehen in die Mitte: das ganze Feld füllen.',
    'Всички се събират в средата: запълнете цялото поле.',
  ],
})
