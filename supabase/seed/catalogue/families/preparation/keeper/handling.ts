/** Goalkeepers warm up: hands, feet and the way to the ground. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createGround, getPointInGoal } from '../../finishing/kit'
import { warmUpBands } from '../bands'
import { addBench, createDrill, join } from '../kit'
import { formatGoalTitle, describeGoal, type GoalGround } from './goal'
import { handlingTasks } from './handling-words'

interface Keepers extends GoalGround {
  servers: number
}

const sizes: readonly Keepers[] = [
  {
    key: 'small-2',
    servers: 1,
    goal: 'small',
    area: [10, 8],
    ages: [6, 9],
    level: 1,
    time: [4, 60, 30],
    twist: [
      'Only rolled and thrown balls; who saves gets a cheer and becomes server.',
      'Nur gerollte und geworfene Bälle; wer hält, bekommt Applaus und wird Zuspieler.',
      'Само търкаляни и хвърляни топки; който спаси, получава аплодисменти и подава.',
    ],
  },
  {
    key: 'small-3',
    servers: 2,
    goal: 'small',
    area: [11, 9],
    ages: [7, 10],
    level: 1,
    time: [4, 60, 30],
    twist: [
      'Servers take turns; the keeper says “ready” before every ball.',
      'Die Zuspieler wechseln sich ab; der Torwart sagt vor jedem Ball „bereit“.',
      'Подаващите се редуват; вратарят казва „готов“ преди всяка топка.',
    ],
  },
  {
    key: 'youth-2',
    servers: 1,
    goal: 'youth',
    area: [12, 10],
    ages: [9, 12],
    level: 2,
    time: [5, 60, 40],
    twist: [
      'Six balls a set: two to the body, two beside it, two as the server likes.',
      'Sechs Bälle pro Satz: zwei auf den Körper, zwei daneben, zwei nach Wahl.',
      'Шест топки в серия: две в тялото, две встрани, две по избор.',
    ],
  },
  {
    key: 'youth-3',
    servers: 2,
    goal: 'youth',
    area: [14, 12],
    ages: [10, 14],
    level: 2,
    time: [5, 60, 40],
    twist: [
      'After each save the ball goes to the other server, who plays the next one from there.',
      'Nach jeder Parade geht der Ball zum anderen Zuspieler, der von dort den nächsten spielt.',
      'След всяко спасяване топката отива при другия подаващ, който играе следващата оттам.',
    ],
  },
  {
    key: 'full-2',
    servers: 1,
    goal: 'full',
    area: [16, 18],
    ages: [12, 17],
    level: 3,
    time: [6, 45, 45],
    twist: [
      'Sets get harder: thrown, volleyed softly, struck from the ground at 70 per cent.',
      'Die Sätze steigern sich: geworfen, leichter Volley, vom Boden mit 70 Prozent.',
      'Сериите се усложняват: хвърляне, лек удар от въздуха, удар от земя на 70 процента.',
    ],
  },
  {
    key: 'full-4',
    servers: 3,
    goal: 'full',
    area: [18, 22],
    ages: [15, 19],
    level: 4,
    time: [6, 60, 60],
    twist: [
      'Three servers with numbers: the coach calls who plays, the keeper turns and sets in time.',
      'Drei Zuspieler mit Nummern: Der Trainer ruft, wer spielt; der Torwart stellt sich rechtzeitig ein.',
      'Трима подаващи с номера: треньорът казва кой играе, вратарят заема стойка навреме.',
    ],
  },
]

function draw(size: Keepers, { key }: { key: string }) {
  const { area, servers } = size
  const [length, width] = area
  const drawing = createGround(size)
  const keeper = drawing.keeper('a', [length - 1.2, width / 2])
  const lanes = { 1: [0.5], 2: [0.3, 0.7], 3: [0.2, 0.5, 0.8] }[servers] ?? []
  const people = lanes.map((share) => drawing.keeper('b', [length - 7.5, width * share]))
  const balls = people.map((id) => drawing.ball(id))
  if (key === 'footwork')
    drawing.gears('marker', [
      [length - 2.6, width / 2 - 1.2],
      [length - 2.6, width / 2 + 1.2],
      [length - 3.8, width / 2],
    ])
  addBench(drawing, 4, length / 3)
  const up: Point = [length - 1.3, width / 2 - 1.3]
  if (key === 'footwork') {
    drawing.run(keeper, [length - 2.4, width / 2 + 0.7], [length - 3.1, width / 2])
    drawing.pass(balls[0] ?? '', keeper, { kind: 'driven' })
  } else if (key === 'down') {
    drawing.together(() => {
      drawing.run(keeper, up)
      drawing.shot(balls[0] ?? '', getPointInGoal(size, 0.25))
    })
  } else {
    drawing.pass(balls[0] ?? '', keeper, { kind: key === 'high' ? 'lofted' : 'ground' })
    drawing.pass(balls[0] ?? '', people[servers - 1] ?? '', { kind: 'lofted' })
    if (key === 'high') drawing.run(keeper, [length - 3, width / 2 - 0.6])
  }
  return drawing
}

export const handling = createDrill({
  slug: 'keeper-warm-up',
  topic: 'goalkeeping',
  moment: 'out_of_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'psychological'],
  needsAll: true,
  intensity: 'medium',
  bands: warmUpBands,
  sizes,
  tasks: handlingTasks,
  draw,
  title: ({ goal, servers }) =>
    formatGoalTitle(
      [
        `Warm-up for ${servers + 1} goalkeepers`,
        `Aufwärmen für ${servers + 1} Torhüter`,
        `Загряване за ${servers + 1} вратари`,
      ],
      goal,
    ),
  aim: [
    'Warm up the keeper’s hands, feet and eyes.',
    'Hände, Füße und Augen des Torwarts aufwärmen.',
    'Загряване на ръцете, краката и очите на вратаря.',
  ],
  setup: ({ goal, servers }, { key }) =>
    join(describeGoal(goal), [
      `One keeper in front of it, ${servers === 1 ? 'another one with a ball' : `${servers} others with a ball each`} six to seven metres away${key === 'footwork' ? ', a triangle of three markers between' : ''}. Four spare balls beside the coach.`,
      `Ein Torwart steht davor, ${servers === 1 ? 'ein zweiter mit Ball' : `${servers} weitere mit je einem Ball`} sechs bis sieben Meter entfernt${key === 'footwork' ? ', dazwischen ein Dreieck aus drei Markierungen' : ''}. Vier Ersatzbälle beim Trainer.`,
      `Един вратар е пред нея, ${servers === 1 ? 'втори с топка' : `${servers === 2 ? 'двама' : 'трима'} други с по една топка`} на шест до седем метра${key === 'footwork' ? ', между тях триъгълник от три маркера' : ''}. Четири резервни топки до треньора.`,
    ]),
  start: [
    'The server plays only when the keeper stands ready.',
    'Der Zuspieler spielt erst, wenn der Torwart bereit steht.',
    'Подаващият играе чак когато вратарят е готов.',
  ],
  end: [
    'After each round change roles.',
    'Nach jeder Runde die Rollen tauschen.',
    'След всяка серия – смяна на ролите.',
  ],
  point: [
    'Weight on the balls of the feet, hands in front, still at the moment of the shot.',
    'Gewicht auf den Fußballen, Hände vorn, im Moment des Schusses ruhig stehen.',
    'Тежест на пръстите, ръце отпред, неподвижен в момента на удара.',
  ],
  progression: [
    'The keeper starts with the back to the server and turns on the call.',
    'Der Torwart steht mit dem Rücken zum Zuspieler und dreht sich auf Zuruf.',
    'Вратарят е с гръб към подаващия и се обръща по сигнал.',
  ],
  regression: [
    'Thrown balls from five metres.',
    'Geworfene Bälle aus fünf Metern.',
    'Хвърляни топки от пет метра.',
  ],
  fault: [
    'Balls come too fast one after the other: quality, then tempo.',
    'Die Bälle kommen zu schnell nacheinander: erst Qualität, dann Tempo.',
    'Топките идват твърде бързо: първо качество, после темпо.',
  ],
})
