/** A walk with the ball in which players look back and ahead. */
import { createSketch } from '../../../create-sketch'
import { coolDownBands } from '../bands'
import { createDrill, movePoint, formatCountTitle, type Size, type Words3 } from '../kit'
import { reflectionTasks } from './reflection-words'

interface Walk extends Size {
  count: number
}

const name: Words3 = ['Walk and talk', 'Gehen und reden', 'Разходка и разговор']

const sizes: readonly Walk[] = [
  {
    key: '6',
    count: 6,
    area: [12, 10],
    ages: [5, 7],
    level: 1,
    time: [3, 60, 30],
    twist: [
      'Show it with the face, thumbs or a move instead of many words.',
      'Mit Gesicht, Daumen oder Bewegung zeigen statt mit vielen Worten.',
      'Покажи с лице, палец или движение вместо с много думи.',
    ],
  },
  {
    key: '8',
    count: 8,
    area: [14, 12],
    ages: [6, 9],
    level: 1,
    time: [3, 75, 30],
    twist: [
      'Only the child with the ball speaks.',
      'Es spricht nur das Kind mit dem Ball.',
      'Говори само детето с топката.',
    ],
  },
  {
    key: '10',
    count: 10,
    area: [16, 14],
    ages: [8, 12],
    level: 2,
    time: [3, 90, 30],
    twist: [
      'The listener repeats the answer in own words before answering too.',
      'Der Zuhörer wiederholt die Antwort mit eigenen Worten, bevor er selbst antwortet.',
      'Слушащият повтаря отговора със свои думи, преди сам да отговори.',
    ],
  },
  {
    key: '12',
    count: 12,
    area: [18, 16],
    ages: [11, 14],
    level: 2,
    time: [4, 75, 30],
    twist: [
      'At each corner one pair joins another and shares the best sentence.',
      'An jeder Ecke trifft ein Paar ein anderes und teilt den besten Satz.',
      'На всеки ъгъл две двойки се срещат и споделят най-доброто изречение.',
    ],
  },
  {
    key: '16',
    count: 16,
    area: [22, 18],
    ages: [13, 17],
    level: 3,
    time: [4, 90, 30],
    twist: [
      'Pairs are made of players from different lines: back, midfield, front.',
      'Paare aus verschiedenen Mannschaftsteilen bilden: Abwehr, Mittelfeld, Angriff.',
      'Двойките са от различни линии: защита, среда, нападение.',
    ],
  },
  {
    key: '20',
    count: 20,
    area: [26, 20],
    ages: [15, 19],
    level: 4,
    time: [4, 90, 45],
    twist: [
      'The captain’s pair sums up in two sentences at the end, without the coach.',
      'Das Paar mit dem Kapitän fasst am Ende in zwei Sätzen zusammen, ohne Trainer.',
      'Двойката с капитана накрая обобщава с две изречения, без треньора.',
    ],
  },
]

function draw({ count, area }: Walk, { key }: { key: string }) {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone', [1.5, 1.5], [length - 1.5, width - 1.5])
  const pairs = count / 2
  const around = Array.from({ length: pairs }, (_, index) => {
    const turn = (index / pairs) * 2 * Math.PI - 2.6
    const at = [
      length / 2 + Math.cos(turn) * length * 0.38,
      width / 2 + Math.sin(turn) * width * 0.36,
    ] as const
    const one = drawing.player('a', movePoint(at, -0.55, 0))
    const two = drawing.player('a', movePoint(at, 0.55, 0))
    const ball = drawing.ball(one)
    return { at, one, two, ball }
  })
  drawing.coach([length / 2, width / 2])
  const [first] = around
  if (first) {
    const [x, y] = first.at
    if (key !== 'next-goal') drawing.pass(first.ball, first.two)
    drawing.together(() => {
      drawing.run(first.one, [x + 0.3, y - 1.1])
      drawing.run(first.two, [x + 1.4, y - 1.1])
    })
  }
  return drawing
}

export const reflection = createDrill({
  slug: 'walk-and-talk',
  topic: 'mobility',
  moment: null,
  phase: 'cool_down',
  practice_type: 'unopposed',
  corners: ['psychological', 'social'],
  intensity: 'low',
  bands: coolDownBands,
  sizes,
  tasks: reflectionTasks,
  draw,
  title: ({ count, ages }) => formatCountTitle(name, count, ages[0] < 7),
  aim: [
    'Come down at walking pace and learn from the session.',
    'Im Gehen herunterkommen und aus dem Training lernen.',
    'Успокояване с ходене и извод от тренировката.',
  ],
  setup: ({ count, area: [length, width] }) => [
    `A walking path around four cones (${length - 3} × ${width - 3} m). ${count / 2} pairs with one ball each on the path, the coach in the middle.`,
    `Ein Weg um vier Hütchen (${length - 3} × ${width - 3} m). ${count / 2} Paare mit je einem Ball auf dem Weg, der Trainer in der Mitte.`,
    `Пътека около четири конуса (${length - 3} × ${width - 3} м). ${count / 2} двойки с по една топка по пътеката, треньорът в средата.`,
  ],
  start: [
    'All walk clockwise and roll the ball to each other now and then.',
    'Alle gehen im Uhrzeigersinn und schieben sich ab und zu den Ball zu.',
    'Всички вървят по часовниковата стрелка и от време на време си подават топката.',
  ],
  end: [
    'After each round the player with the ball walks on one pair ahead.',
    'Nach jeder Runde geht der Spieler mit Ball ein Paar weiter nach vorn.',
    'След всяка серия играчът с топката минава при следващата двойка.',
  ],
  point: [
    'Look at each other and let the other finish.',
    'Schaut euch an und lasst den anderen ausreden.',
    'Гледайте се и оставете другия да довърши.',
  ],
  progression: [
    'Players ask the next question themselves.',
    'Die nächste Frage stellen die Spieler selbst.',
    'Следващия въпрос задават самите играчи.',
  ],
  regression: [
    'The coach offers two answers to choose from.',
    'Der Trainer bietet zwei Antworten zur Wahl an.',
    'Треньорът предлага два отговора за избор.',
  ],
  fault: [
    'The coach comments on every answer: listen, take notes, thank.',
    'Der Trainer kommentiert jede Antwort: zuhören, merken, danken.',
    'Треньорът коментира всеки отговор: слушай, запомни, благодари.',
  ],
})
