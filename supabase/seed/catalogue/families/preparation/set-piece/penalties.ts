/** Penalties: routine, reading the keeper and pressure. */
import { createSketch } from '../../../create-sketch'
import { getPointInGoal } from '../../finishing/kit'
import { describeGoal, type GoalGround } from '../keeper/goal'
import { addBench, createDrill, join } from '../kit'
import { penaltyTasks } from './penalty-words'

interface Penalty extends GoalGround {
  takers: number
  /** Metres from the goal. */
  from: number
}

const sizes: readonly Penalty[] = [
  {
    key: '4-small',
    takers: 4,
    from: 6,
    goal: 'small',
    area: [12, 10],
    ages: [8, 10],
    level: 1,
    time: [4, 60, 30],
    twist: [
      'The taker is keeper for the next child, so nobody waits long.',
      'Der Schütze ist beim nächsten Kind Torwart: Niemand wartet lange.',
      'Който е бил, става вратар за следващия: никой не чака дълго.',
    ],
  },
  {
    key: '5-youth',
    takers: 5,
    from: 8,
    goal: 'youth',
    area: [15, 12],
    ages: [8, 11],
    level: 1,
    time: [4, 75, 30],
    twist: [
      'Those who wait juggle or pass in pairs beside the area.',
      'Wer wartet, jongliert oder passt zu zweit neben dem Feld.',
      'Чакащите жонглират или подават по двойки встрани.',
    ],
  },
  {
    key: '6-youth',
    takers: 6,
    from: 9,
    goal: 'youth',
    area: [18, 15],
    ages: [10, 13],
    level: 2,
    time: [5, 75, 30],
    twist: [
      'Two groups of three count together; the keeper collects points too.',
      'Zwei Dreiergruppen zählen gemeinsam; der Torwart sammelt für sich.',
      'Две тройки броят заедно; вратарят събира за себе си.',
    ],
  },
  {
    key: '6-full',
    takers: 6,
    from: 11,
    goal: 'full',
    area: [20, 22],
    ages: [12, 16],
    level: 2,
    time: [5, 90, 30],
    twist: [
      'Each taker writes down the corner before the run-up and keeps to it.',
      'Jeder Schütze legt vor dem Anlauf die Ecke fest und bleibt dabei.',
      'Всеки избира ъгъл преди засилването и не го сменя.',
    ],
  },
  {
    key: '8-full',
    takers: 8,
    from: 11,
    goal: 'full',
    area: [24, 26],
    ages: [14, 19],
    level: 3,
    time: [5, 120, 30],
    twist: [
      'Before each penalty a 30-metre shuttle run, so that legs and breath are tired.',
      'Vor jedem Elfmeter 30 Meter Pendellauf, damit Beine und Atem müde sind.',
      'Преди всяка дузпа – 30 метра совалка, за да са уморени краката и дъхът.',
    ],
  },
  {
    key: '10-full',
    takers: 10,
    from: 11,
    goal: 'full',
    area: [28, 30],
    ages: [15, 19],
    level: 4,
    time: [6, 120, 30],
    twist: [
      'Takers walk alone from the middle line; the others stand arm in arm there.',
      'Die Schützen gehen allein von der Mittellinie los; die anderen stehen dort Arm in Arm.',
      'Изпълнителите тръгват сами от централната линия; другите са там прегърнати.',
    ],
  },
]

function draw(size: Penalty, { key }: { key: string }) {
  const { area, takers, from } = size
  const [length, width] = area
  const middle = width / 2
  const drawing = createSketch(area)
  drawing.corners('cone')
  drawing.goal(size.goal, [length, middle], 180)
  const keeper = drawing.keeper('b', [length - 0.8, middle])
  const taker = drawing.player('a', [length - from - 2.4, middle - 1.2])
  drawing.row('a', takers - 1, [2, middle - (takers - 2) * 0.8], [2, middle + (takers - 2) * 0.8])
  if (key === 'corners') {
    const high = getPointInGoal(size, 0.12)
    const low = getPointInGoal(size, 0.88)
    drawing.gears('marker', [
      [length - 0.3, high[1] + 0.3],
      [length - 0.3, low[1] - 0.3],
    ])
  }
  const ball = drawing.ball([length - from, middle])
  addBench(drawing, 5, length / 3)
  drawing.run(taker, [length - from - 0.3, middle - 0.2])
  drawing.together(() => {
    drawing.shot(ball, getPointInGoal(size, key === 'read-keeper' ? 0.82 : 0.15))
    drawing.run(keeper, [length - 0.8, middle - (key === 'read-keeper' ? 1 : 0.8)])
  })
  if (key === 'rebound') drawing.run(taker, [length - 3, middle - 1])
  return drawing
}

export const penalties = createDrill({
  slug: 'penalty-school',
  topic: 'set_pieces',
  moment: 'set_play',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'psychological', 'social'],
  intensity: 'low',
  sizes,
  tasks: penaltyTasks,
  draw,
  title: ({ takers, from }) => [
    `Penalties from ${from} m, ${takers} takers`,
    `Strafstöße aus ${from} m, ${takers} Schützen`,
    `Дузпи от ${from} м, ${takers} изпълнители`,
  ],
  aim: [
    'Stay calm at the spot and strike with a plan.',
    'Am Punkt ruhig bleiben und mit Plan schießen.',
    'Спокойствие на точката и удар с план.',
  ],
  setup: ({ goal, takers, from }, { key }) => {
    const [en, de, bg] =
      key === 'corners'
        ? [
            ' Markers on the line show the corners.',
            ' Markierungen auf der Linie zeigen die Ecken.',
            ' Маркери на линията показват ъглите.',
          ]
        : ['', '', '']
    return join(describeGoal(goal), [
      `A keeper in it, the ball ${from} m in front. One taker at the ball, ${takers - 1} wait on the line at the other end.${en} Five spare balls beside the coach.`,
      `Ein Torwart darin, der Ball liegt ${from} m davor. Ein Schütze am Ball, ${takers - 1} warten auf der Linie gegenüber.${de} Fünf Ersatzbälle beim Trainer.`,
      `В нея е вратар, топката е на ${from} м отпред. Един е до топката, ${takers - 1} чакат на отсрещната линия.${bg} Пет резервни топки до треньора.`,
    ])
  },
  start: [
    'The keeper stays on the line until the shot; the taker starts after the whistle.',
    'Der Torwart bleibt bis zum Schuss auf der Linie; der Schütze läuft nach dem Pfiff an.',
    'До удара вратарят е на линията; изпълнителят тръгва след свирката.',
  ],
  end: [
    'After the kick fetch the ball and go to the end of the line. Keepers change every round.',
    'Nach dem Schuss den Ball holen und hinten anstellen. Der Torwart wechselt jede Runde.',
    'След удара вземи топката и застани последен. Вратарят се сменя всяка серия.',
  ],
  point: [
    'Place the ball yourself, step back, breathe out, look at the ball.',
    'Ball selbst hinlegen, zurückgehen, ausatmen, auf den Ball schauen.',
    'Сам постави топката, отстъпи, издишай, гледай топката.',
  ],
  progression: [
    'The goal counts only in the announced corner.',
    'Das Tor zählt nur in der angesagten Ecke.',
    'Голът важи само в обявения ъгъл.',
  ],
  regression: ['Two metres nearer.', 'Zwei Meter näher.', 'Два метра по-близо.'],
  fault: [
    'Changing the mind during the run-up.',
    'Die Entscheidung im Anlauf ändern.',
    'Промяна на решението по време на засилването.',
  ],
})
