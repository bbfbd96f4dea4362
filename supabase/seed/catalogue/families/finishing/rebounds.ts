/** Rebounds: one shoots from a line, others follow for what comes back. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import {
  addBench,
  createFinishingFamily,
  createGround,
  describeGround,
  join,
  addKeeper,
  describeSpareBalls,
  getPointInGoal,
  type Base,
  type Size,
  type Words3,
} from './kit'
import { reboundTasks } from './rebounds-words'

interface ReboundSize extends Size {
  shot: number
  pairs: 2 | 3 | 4
}

const sizes: readonly ReboundSize[] = [
  {
    key: '2-pairs-7m',
    shot: 7,
    pairs: 2,
    area: [15, 14],
    goal: 'small',
    ages: [8, 10],
    level: 1,
    time: [4, 120, 60],
  },
  {
    key: '2-pairs-9m',
    shot: 9,
    pairs: 2,
    area: [19, 18],
    goal: 'youth',
    ages: [9, 12],
    level: 1,
    time: [4, 150, 60],
  },
  {
    key: '3-pairs-11m',
    shot: 11,
    pairs: 3,
    area: [22, 24],
    goal: 'youth',
    ages: [10, 14],
    level: 2,
    time: [5, 150, 60],
  },
  {
    key: '3-pairs-15m',
    shot: 15,
    pairs: 3,
    area: [26, 38],
    goal: 'full',
    ages: [13, 19],
    level: 2,
    time: [5, 150, 60],
  },
  {
    key: '4-pairs-18m',
    shot: 18,
    pairs: 4,
    area: [30, 42],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [6, 150, 75],
  },
  {
    key: '3-pairs-13m',
    shot: 13,
    pairs: 3,
    area: [25, 34],
    goal: 'full',
    ages: [13, 16],
    level: 2,
    time: [5, 150, 60],
  },
]

function draw(size: ReboundSize, task: string): Sketch {
  const { area, shot, pairs } = size
  const [length, width] = area
  const middle = width / 2
  const front = length - shot
  const drawing = createGround(size)
  addKeeper(drawing, size)
  drawing.gears('marker', [
    [front, width * 0.12],
    [front, width * 0.88],
  ])
  const shooter = drawing.player('a', [front - 3, middle - 3])
  const partner = drawing.player('a', [front - 0.8, middle + 3])
  for (let index = 1; index < pairs; index += 1) {
    const shooting = drawing.player('a', [front - 3 - index * 1.7, middle - 3])
    drawing.player('a', [front - 0.8 - index * 1.7, middle + 3])
    drawing.ball(shooting)
  }
  const guards: string[] = []
  if (task === 'race-with-defender') guards.push(drawing.player('b', [front - 0.8, middle + 4.6]))
  if (task === 'scramble') {
    guards.push(
      drawing.player('b', [length - 3, middle - 2.4]),
      drawing.player('b', [length - 3, middle + 4.4]),
    )
  }
  const ball = drawing.ball(shooter)
  addBench(drawing, 5)
  drawing.run(shooter, [front - 0.4, middle - 2.6])
  const parried: Point = [length - Math.min(4, shot * 0.35), middle + 1.8]
  drawing.together(() => {
    drawing.shot(ball, [length - 1.5, middle + 0.6])
    drawing.run(partner, [front + shot * 0.35, middle + 3.6])
    if (guards[0] && task !== 'scramble') drawing.run(guards[0], [front + shot * 0.3, middle + 5])
  })
  drawing.together(() => {
    drawing.run(partner, parried)
    if (task === 'two-angles') drawing.run(shooter, [length - shot * 0.4, middle - 2])
    drawing.pass(ball, parried, { for: partner })
  })
  drawing.shot(ball, getPointInGoal(size, 0.9))
  return drawing
}

function createBase(size: ReboundSize, sentence: Words3): Base {
  const { shot, pairs } = size
  return {
    title: [
      `Rebounds, ${pairs} pairs, ${shot} m`,
      `Abpraller, ${pairs} Paare, ${shot} m`,
      `Добиване, ${pairs} двойки, ${shot} м`,
    ],
    aim: [
      'Score the goals others stop for.',
      'Die Tore schießen, bei denen andere stehen bleiben.',
      'Головете, за които другите спират.',
    ],
    setup: join(
      describeGround(size),
      [
        `Markers show the shooting line ${shot} m from goal. ${pairs} pairs: the shooters with balls on one side, the partners on the other side of the middle.`,
        `Markierungen zeigen die Schusslinie ${shot} m vor dem Tor. ${pairs} Paare: die Schützen mit Ball auf der einen, die Partner auf der anderen Seite der Mitte.`,
        `Маркери показват линията за удар на ${shot} м от вратата. ${pairs} двойки: удрящите с топки от едната, партньорите от другата страна на средата.`,
      ],
      describeSpareBalls(5),
    ),
    start: [
      'One pair after the other; the shooter gives the start with the first touch.',
      'Ein Paar nach dem anderen; der Schütze gibt mit dem ersten Kontakt den Start.',
      'Двойка след двойка; удрящият дава старт с първото докосване.',
    ],
    end: join(
      [
        'Swap roles within the pair after each turn, sides after each round.',
        'Nach jedem Versuch tauschen die Rollen im Paar, nach jedem Durchgang die Seiten.',
        'След всеки опит ролите в двойката се сменят, след всяка серия – страните.',
      ],
      sentence,
    ),
    points: [
      [
        'Shoot low to the far side: catching is hard there.',
        'Flach auf die lange Seite schießen: Dort ist Fangen schwer.',
        'Удряй ниско в далечната страна: там се лови трудно.',
      ],
      shot > 12
        ? [
            `From ${shot} m the follower has a long way: start at once at full speed.`,
            `Aus ${shot} m ist der Weg weit: sofort mit vollem Tempo starten.`,
            `От ${shot} м пътят е дълъг: тръгни веднага с пълна скорост.`,
          ]
        : [
            'Short way: brake before the goal, or you run past the ball.',
            'Kurzer Weg: vor dem Tor bremsen, sonst läufst du am Ball vorbei.',
            'Къс път: забави пред вратата, иначе подминаваш топката.',
          ],
    ],
    progressions: [
      [
        'The keeper may catch: only shots that are hard to hold give a second chance.',
        'Der Torwart darf fangen: Nur schwer haltbare Schüsse geben eine zweite Chance.',
        'Вратарят може да лови: само трудните удари дават втори шанс.',
      ],
    ],
    regressions: [
      [
        'The coach throws the rebound from beside the goal.',
        'Der Trainer wirft den Abpraller neben dem Tor ein.',
        'Треньорът хвърля отбитата топка отстрани на вратата.',
      ],
    ],
    faults: [
      [
        'The shot goes high over the goal: no rebound possible.',
        'Der Schuss geht hoch drüber: kein Abpraller möglich.',
        'Ударът е високо над вратата: няма отбита топка.',
      ],
    ],
  }
}

export const rebounds = createFinishingFamily({
  slug: 'rebounds',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'psychological', 'physical'],
  sizes,
  tasks: reboundTasks,
  fits: ({ ages }, { from = 0 }) => from < ages[1],
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'scramble' || key === 'race-with-defender'
      ? { practice_type: 'opposed', intensity: 'high' }
      : {},
})
