/** Saving shots: angles, break-throughs, second balls and crosses. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createGround, getPointInGoal } from '../../finishing/kit'
import { addBench, createDrill, join } from '../kit'
import { formatGoalTitle, describeGoal, type GoalGround } from './goal'
import { shotTasks } from './shot-words'

interface Shooters extends GoalGround {
  shooters: number
  keepers: 1 | 2
}

const sizes: readonly Shooters[] = [
  {
    key: 'small-3',
    shooters: 3,
    keepers: 1,
    goal: 'small',
    area: [13, 11],
    ages: [7, 9],
    level: 1,
    time: [5, 60, 45],
    twist: [
      'Everybody is keeper once; three saves and the next one comes.',
      'Jeder ist einmal Torwart; nach drei Paraden kommt der Nächste.',
      'Всеки е вратар веднъж; след три спасявания идва следващият.',
    ],
  },
  {
    key: 'youth-4',
    shooters: 4,
    keepers: 1,
    goal: 'youth',
    area: [17, 15],
    ages: [9, 12],
    level: 1,
    time: [5, 75, 60],
    twist: [
      'Shots with the inside only: precise, not hard.',
      'Schüsse nur mit der Innenseite: genau statt hart.',
      'Удари само с вътрешна част: точно, не силно.',
    ],
  },
  {
    key: 'youth-5',
    shooters: 5,
    keepers: 2,
    goal: 'youth',
    area: [20, 18],
    ages: [10, 14],
    level: 2,
    time: [5, 90, 60],
    twist: [
      'Two keepers change after four actions; the waiting one says what the other did well.',
      'Zwei Torhüter wechseln nach vier Aktionen; der Wartende sagt, was gut war.',
      'Двама вратари се сменят след четири действия; чакащият казва какво е било добро.',
    ],
  },
  {
    key: 'full-4',
    shooters: 4,
    keepers: 1,
    goal: 'full',
    area: [22, 28],
    ages: [13, 17],
    level: 2,
    time: [5, 90, 60],
    twist: [
      'A shot every eight seconds at most; the keeper decides when it goes on.',
      'Höchstens alle acht Sekunden ein Schuss; der Torwart bestimmt, wann es weitergeht.',
      'Най-много един удар на осем секунди; вратарят решава кога се продължава.',
    ],
  },
  {
    key: 'full-6',
    shooters: 6,
    keepers: 1,
    goal: 'full',
    area: [24, 34],
    ages: [14, 19],
    level: 3,
    time: [6, 75, 75],
    twist: [
      'After a save the keeper starts the next action with a throw to a free shooter.',
      'Nach der Parade eröffnet der Torwart mit einem Abwurf zu einem freien Schützen.',
      'След спасяване вратарят започва ново действие с хвърляне към свободен стрелец.',
    ],
  },
  {
    key: 'full-7',
    shooters: 7,
    keepers: 2,
    goal: 'full',
    area: [26, 38],
    ages: [15, 19],
    level: 4,
    time: [6, 90, 60],
    twist: [
      'Goals count: the keeper with fewer goals after eight actions wins.',
      'Tore zählen: Es gewinnt der Torwart mit weniger Gegentoren nach acht Aktionen.',
      'Головете се броят: печели вратарят с по-малко допуснати след осем действия.',
    ],
  },
]

function draw(size: Shooters, { key }: { key: string }) {
  const { area, shooters, keepers } = size
  const [length, width] = area
  const drawing = createGround(size)
  const keeper = drawing.keeper('b', [length - 1.2, width / 2])
  if (keepers === 2) drawing.keeper('b', [length - 0.6, width - 1.2])
  const reach = Math.min(length * 0.62, 17)
  const places = Array.from({ length: shooters }, (_, index): Point => {
    const turn = ((index + 0.5) / shooters - 0.5) * 2.1
    return [length - Math.cos(turn) * reach, width / 2 + Math.sin(turn) * reach * 0.72]
  })
  if (key === 'crosses') places[0] = [length - 3.5, 0.8]
  const all = places.map((at) => drawing.player('a', at))
  const balls = all.map((id) => drawing.ball(id))
  if (key === 'angles')
    drawing.gears(
      'marker',
      places.map(([x, y]) => [x - 0.9, y]),
    )
  addBench(drawing, 4, length / 3)
  const [first = [0, 0]] = places
  const ball = balls[0] ?? ''
  if (key === 'break-through') {
    drawing.together(() => {
      drawing.run(all[0] ?? '', [first[0] + reach * 0.35, first[1] + (width / 2 - first[1]) * 0.5])
      drawing.run(keeper, [length - 3.4, width / 2 - 1.2])
    })
    drawing.shot(ball, getPointInGoal(size, 0.8))
  } else if (key === 'crosses') {
    drawing.together(() => {
      drawing.pass(ball, [length - 3.4, width / 2 - 0.6], { kind: 'lofted', for: keeper })
      drawing.run(keeper, [length - 3.4, width / 2 - 0.6])
    })
    drawing.pass(ball, all[shooters - 1] ?? '', { kind: 'lofted' })
  } else {
    drawing.together(() => {
      drawing.run(keeper, [length - 1.8, width / 2 - 1])
      drawing.shot(ball, getPointInGoal(size, 0.2))
    })
    const last = key === 'second-ball' ? 1 : shooters - 1
    drawing.together(() => {
      drawing.run(keeper, [length - 1.8, width / 2 + 0.8])
      drawing.shot(balls[last] ?? '', getPointInGoal(size, 0.85))
    })
  }
  return drawing
}

export const shots = createDrill({
  slug: 'keeper-in-action',
  topic: 'goalkeeping',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical', 'psychological'],
  intensity: 'high',
  sizes,
  tasks: shotTasks,
  draw,
  title: ({ goal, shooters }) =>
    formatGoalTitle(
      [
        `Keeper against ${shooters} shooters`,
        `Torwart gegen ${shooters} Schützen`,
        `Вратар срещу ${shooters} стрелци`,
      ],
      goal,
    ),
  aim: [
    'Learn as a keeper to solve what comes at the goal.',
    'Als Torwart lösen, was aufs Tor kommt.',
    'Вратарят решава това, което идва към вратата.',
  ],
  setup: ({ goal, shooters, keepers }, { key }) => {
    const [en, de, bg] =
      key === 'angles'
        ? [' on marked places', ' an markierten Plätzen', ' на маркирани места']
        : key === 'crosses'
          ? [', one of them on the wing', ', einer davon am Flügel', ', един от тях на крилото']
          : ['', '', '']
    return join(describeGoal(goal), [
      `${keepers === 2 ? 'Two keepers in turns' : 'One keeper'}; ${shooters} shooters with a ball each stand in an arc${en}. Four spare balls beside the coach.`,
      `${keepers === 2 ? 'Zwei Torhüter im Wechsel' : 'Ein Torwart'}; ${shooters} Schützen mit je einem Ball stehen im Bogen${de}. Vier Ersatzbälle beim Trainer.`,
      `${keepers === 2 ? 'Двама вратари се редуват' : 'Един вратар'}; ${shooters} стрелци с по една топка са в дъга${bg}. Четири резервни топки до треньора.`,
    ])
  },
  start: [
    'Shooters act one after the other from left to right when the keeper is ready.',
    'Die Schützen sind der Reihe nach von links nach rechts dran, wenn der Torwart bereit ist.',
    'Стрелците действат един след друг отляво надясно, щом вратарят е готов.',
  ],
  end: [
    'Shooters fetch their ball and move on one place.',
    'Die Schützen holen ihren Ball und rücken einen Platz weiter.',
    'Стрелците вземат топката си и се местят с едно място.',
  ],
  point: [
    'See the ball, not the body of the shooter.',
    'Den Ball sehen, nicht den Körper des Schützen.',
    'Гледай топката, не тялото на стрелеца.',
  ],
  progression: [
    'The coach calls the shooter’s number at the last moment.',
    'Der Trainer ruft den Schützen erst im letzten Moment auf.',
    'Треньорът назовава стрелеца в последния момент.',
  ],
  regression: [
    'Slower: thrown or rolled balls.',
    'Langsamer: geworfene oder gerollte Bälle.',
    'По-бавно: хвърляни или търкаляни топки.',
  ],
  fault: [
    'The keeper is shot tired: few actions, long breaks.',
    'Der Torwart wird müde geschossen: wenige Aktionen, lange Pausen.',
    'Вратарят се изморява: малко действия, дълги почивки.',
  ],
})
