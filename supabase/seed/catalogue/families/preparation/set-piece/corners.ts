/** Corners: who stands where, who runs when, and what comes after. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createGround, getPointInGoal } from '../../finishing/kit'
import { describeGoal, type GoalGround } from '../keeper/goal'
import { addBench, createDrill, join } from '../kit'
import { cornerTasks } from './corner-words'

interface Corner extends GoalGround {
  /** The taker included. */
  attack: 4 | 5 | 6 | 7
  /** Keeper not counted. */
  defence: 3 | 4 | 5 | 6 | 7
}

const sizes: readonly Corner[] = [
  {
    key: '4v3',
    attack: 4,
    defence: 3,
    goal: 'youth',
    area: [20, 28],
    ages: [9, 11],
    level: 1,
    time: [5, 120, 30],
    twist: [
      'Defenders stand on their places until the ball is kicked.',
      'Die Verteidiger bleiben bis zur Ausführung auf ihren Plätzen.',
      'Защитниците стоят на място до изпълнението.',
    ],
  },
  {
    key: '5v4',
    attack: 5,
    defence: 4,
    goal: 'youth',
    area: [22, 32],
    ages: [10, 12],
    level: 1,
    time: [5, 150, 30],
    twist: [
      'Every attacker takes two corners: everybody learns each task.',
      'Jeder Angreifer tritt zwei Ecken: Alle lernen jede Aufgabe.',
      'Всеки нападател бие по два корнера: всички учат всяка задача.',
    ],
  },
  {
    key: '5v5',
    attack: 5,
    defence: 5,
    goal: 'youth',
    area: [26, 38],
    ages: [11, 14],
    level: 2,
    time: [5, 180, 30],
    twist: [
      'Play goes on for ten seconds after the corner: second ball for both.',
      'Nach der Ecke wird zehn Sekunden weitergespielt: zweiter Ball für beide.',
      'След корнера се играе десет секунди: втора топка и за двата отбора.',
    ],
  },
  {
    key: '6v5',
    attack: 6,
    defence: 5,
    goal: 'full',
    area: [30, 48],
    ages: [13, 16],
    level: 2,
    time: [6, 150, 30],
    twist: [
      'The attackers agree on a hand signal for two variants and mix them.',
      'Die Angreifer vereinbaren Handzeichen für zwei Varianten und mischen sie.',
      'Нападателите уговарят знак за два варианта и ги редуват.',
    ],
  },
  {
    key: '7v6',
    attack: 7,
    defence: 6,
    goal: 'full',
    area: [32, 56],
    ages: [14, 19],
    level: 3,
    time: [6, 180, 30],
    twist: [
      'Five corners from the left, five from the right; the keeper may start a counter by throwing.',
      'Fünf Ecken von links, fünf von rechts; der Torwart darf per Abwurf kontern.',
      'Пет корнера отляво, пет отдясно; вратарят може да контрира с хвърляне.',
    ],
  },
  {
    key: '7v7',
    attack: 7,
    defence: 7,
    goal: 'full',
    area: [34, 60],
    ages: [15, 19],
    level: 4,
    time: [6, 180, 60],
    twist: [
      'Defenders choose zone, man or a mix before each set; attackers have to read it.',
      'Die Abwehr wählt vor jedem Satz Raum, Mann oder Mischform; der Angriff muss es lesen.',
      'Преди всяка серия защитата избира зона, човек или смесено; атаката го разчита.',
    ],
  },
]

/** Metres from the goal and across from its middle on a 56 m wide ground; the corner is at the top. */
const attackers: readonly Point[] = [
  [11, -3],
  [5, -20],
  [17, 1],
  [11.5, 3],
  [10, 8],
  [25, 3],
]
const defenders: readonly Point[] = [
  [3, -5],
  [5.5, 1],
  [8.5, -5.5],
  [8, 5],
  [10, -15],
  [14, 4],
  [22, -2],
]

function draw(size: Corner, { key }: { key: string }) {
  const [length, width] = size.area
  const scale = width / 56
  const toPoint = ([back, across]: Point): Point => [
    length - back * scale,
    width / 2 + across * scale,
  ]
  const drawing = createGround(size)
  const keeper = drawing.keeper('b', [length - 1, width / 2])
  const taker = drawing.player('a', [length - 0.2, -0.6])
  const all = attackers
    .slice(0, size.attack - 1)
    .map((place) => drawing.player('a', toPoint(place)))
  const zone = defenders.slice(0, size.defence).map((place) => drawing.player('b', toPoint(place)))
  const [runner = '', short = '', edge = '', far = runner] = all
  const ball = drawing.ball(taker)
  addBench(drawing, 5, length / 3)
  if (key === 'short') {
    drawing.pass(ball, short)
    drawing.run(taker, [length - 3.4, width * 0.1])
    drawing.together(() => {
      drawing.run(edge, toPoint([14, -4]))
      drawing.pass(ball, toPoint([14, -4]), { for: edge })
    })
  } else if (key === 'cut-back') {
    drawing.together(() => {
      drawing.run(runner, toPoint([4, -6.5]))
      drawing.run(edge, toPoint([13, -3]))
      drawing.pass(ball, toPoint([13, -3]), { for: edge })
    })
  } else {
    const isNear = key === 'near-post'
    const meet = toPoint(isNear ? [5, -3.2] : [5, 6])
    drawing.together(() => {
      drawing.run(isNear ? runner : far, meet)
      drawing.run(zone[isNear ? 0 : 1] ?? keeper, toPoint(isNear ? [3.2, -4] : [3.6, 2.6]))
      drawing.pass(ball, meet, { kind: isNear ? 'driven' : 'lofted', for: isNear ? runner : far })
    })
  }
  drawing.shot(ball, getPointInGoal(size, key === 'far-post' ? 0.2 : 0.8))
  return drawing
}

export const corners = createDrill({
  slug: 'corner-school',
  topic: 'set_pieces',
  moment: 'set_play',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'technical', 'social'],
  needsAll: true,
  intensity: 'medium',
  sizes,
  tasks: cornerTasks,
  draw,
  title: ({ attack, defence }) => [
    `Corner school ${attack}v${defence}`,
    `Eckbälle ${attack} gegen ${defence}`,
    `Корнери ${attack} срещу ${defence}`,
  ],
  aim: [
    'Give everybody a task at a corner.',
    'Jedem bei der Ecke eine Aufgabe geben.',
    'Всеки има задача при корнер.',
  ],
  setup: ({ goal, attack, defence }) =>
    join(describeGoal(goal), [
      `${attack} attackers in green: the taker at the top corner, a short option, the others at the edge of the penalty area. ${defence} defenders and a keeper in amber. Five spare balls beside the coach.`,
      `${attack} Angreifer in Grün: der Schütze an der oberen Ecke, eine kurze Option, die anderen am Strafraumrand. ${defence} Verteidiger und ein Torwart in Gelb. Fünf Ersatzbälle beim Trainer.`,
      `${attack} нападатели в зелено: изпълнителят в горния ъгъл, един за късо, другите до края на наказателното поле. ${defence} защитници и вратар в жълто. Пет резервни топки до треньора.`,
    ]),
  start: [
    'First walk through it, then run without resistance, then play for real.',
    'Erst im Gehen, dann im Lauf ohne Gegenwehr, dann im Ernst.',
    'Първо с ходене, после с тичане без съпротива, после наистина.',
  ],
  end: [
    'Ball cleared out of the area or held: next corner. Change the corner side after every round.',
    'Ball aus dem Strafraum oder gehalten: nächste Ecke. Nach jeder Runde die Seite wechseln.',
    'Избита или хваната топка: следващ корнер. След всяка серия се сменя страната.',
  ],
  point: [
    'Start late and fast: arrive with the ball, do not wait for it.',
    'Spät und schnell starten: mit dem Ball ankommen, nicht auf ihn warten.',
    'Тръгни късно и бързо: пристигни с топката, не я чакай.',
  ],
  progression: [
    'Three successful corners in a row end the set early.',
    'Drei gelungene Ecken in Folge beenden den Satz.',
    'Три успешни корнера поред приключват серията.',
  ],
  regression: [
    'Thrown in by hand from eight metres.',
    'Von Hand aus acht Metern einwerfen.',
    'Хвърляне с ръка от осем метра.',
  ],
  fault: [
    'All run to the same place: one near, one middle, one far.',
    'Alle laufen an denselben Ort: einer kurz, einer Mitte, einer lang.',
    'Всички тичат на едно място: един близо, един в средата, един далеч.',
  ],
})
