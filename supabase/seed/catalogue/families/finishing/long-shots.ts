/** Shots from distance: two short lines, shooting line as far as the age can reach with good technique. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import {
  addBench,
  createFinishingFamily,
  createGround,
  describeGround,
  getPointInGoal,
  join,
  addKeeper,
  addLine,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'
import { longShotTasks } from './long-shots-words'

interface LongSize extends Size {
  shot: number
  each: 2 | 3
}

const sizes: readonly LongSize[] = [
  {
    key: '12m-youth',
    shot: 12,
    each: 2,
    area: [22, 20],
    goal: 'youth',
    ages: [9, 12],
    level: 1,
    time: [4, 150, 60],
  },
  {
    key: '15m-youth',
    shot: 15,
    each: 2,
    area: [26, 24],
    goal: 'youth',
    ages: [11, 14],
    level: 2,
    time: [4, 180, 60],
  },
  {
    key: '18m-full',
    shot: 18,
    each: 2,
    area: [32, 40],
    goal: 'full',
    ages: [13, 16],
    level: 2,
    time: [5, 150, 60],
  },
  {
    key: '20m-full',
    shot: 20,
    each: 3,
    area: [35, 42],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [5, 180, 60],
  },
  {
    key: '23m-full',
    shot: 23,
    each: 3,
    area: [38, 44],
    goal: 'full',
    ages: [16, 19],
    level: 3,
    time: [6, 150, 60],
  },
  {
    key: '17m-youth',
    shot: 17,
    each: 3,
    area: [29, 28],
    goal: 'youth',
    ages: [12, 15],
    level: 2,
    time: [5, 180, 60],
  },
]

function draw(size: LongSize, task: string): Sketch {
  const { area, shot, each } = size
  const [length, width] = area
  const middle = width / 2
  const gap = Math.min(6, width * 0.24)
  const drawing = createGround(size)
  addKeeper(drawing, size)
  const front = length - shot
  drawing.gears('marker', [
    [front, middle - gap - 3],
    [front, middle + gap + 3],
  ])
  const own = addLine(drawing, 'a', each, [front - 5, middle - gap], 1.8)
  const other = addLine(drawing, 'a', each, [front - 5, middle + gap], 1.8)
  const [one = ''] = own
  const [two = ''] = other
  const isSecond = task === 'second-ball'
  const server = isSecond ? drawing.player('a', [length - 1.2, middle + gap + 1.4]) : undefined
  if (task === 'touch-past-cone')
    drawing.gears('cone', [
      [front - 2.2, middle - gap],
      [front - 2.2, middle + gap],
    ])
  const blocker =
    task === 'closing-defender'
      ? drawing.player('b', [length - shot * 0.55, middle - 1])
      : undefined
  const ball = drawing.ball(server ?? (task === 'touch-past-cone' ? one : two))
  if (task === 'touch-past-cone') drawing.ball(two)
  addBench(drawing, 6)
  const meet: Point = [front - 0.8, middle - gap + 1.6]
  if (task === 'touch-past-cone') {
    drawing.run(one, [front - 3.2, middle - gap], [front - 0.6, middle - gap + 1.8])
    drawing.shot(ball, getPointInGoal(size, 0.85))
    return drawing
  }
  drawing.together(() => {
    drawing.run(one, meet)
    if (blocker) drawing.run(blocker, [front + 3, middle - gap + 1.8])
    drawing.pass(ball, meet, { kind: server ? 'driven' : 'ground', for: one })
  })
  drawing.shot(ball, getPointInGoal(size, 0.85))
  return drawing
}

function createBase(size: LongSize, sentence: Words3): Base {
  const { shot, each } = size
  return {
    title: [`Long shots from ${shot} m`, `Fernschüsse aus ${shot} m`, `Далечни удари от ${shot} м`],
    aim: [
      'Be dangerous from outside the box.',
      'Auch von außerhalb gefährlich sein.',
      'Опасност и отдалеч.',
    ],
    setup: join(
      describeGround(size),
      [
        `Two lines of ${each} players start 5 m behind the shooting line, which markers show ${shot} m from goal.`,
        `Zwei Reihen zu ${each} Spielern starten 5 m hinter der Schusslinie, die Markierungen ${shot} m vor dem Tor zeigen.`,
        `Две колони по ${each === 2 ? 'двама' : 'трима'} играчи тръгват от 5 м зад линията за удар, отбелязана с маркери на ${shot} м от вратата.`,
      ],
      describeSpareBalls(6),
    ),
    start: [
      'The lines shoot in turn; the keeper has time to get ready.',
      'Die Reihen schießen abwechselnd; der Torwart hat Zeit, bereit zu sein.',
      'Колоните удрят на смени; вратарят има време да се подготви.',
    ],
    end: join(
      [
        'After the shot follow for a rebound, bring the ball back and join the other line.',
        'Nach dem Schuss nachsetzen, den Ball zurückbringen und in die andere Reihe gehen.',
        'След удара продължи за отбита топка, върни я и мини в другата колона.',
      ],
      sentence,
    ),
    points: [
      shot > 16
        ? [
            'Few shots, full concentration: quality drops when the leg is tired.',
            'Wenige Schüsse, volle Konzentration: Mit müdem Bein sinkt die Qualität.',
            'Малко удари, пълна концентрация: с уморен крак качеството пада.',
          ]
        : [
            'Clean before hard: count the shots on target.',
            'Sauber vor hart: Zähle die Schüsse aufs Tor.',
            'Чисто преди силно: брой точните удари.',
          ],
      [
        'Look at the keeper’s place before the last touch.',
        'Vor dem letzten Kontakt auf die Position des Torwarts schauen.',
        'Преди последното докосване виж къде е вратарят.',
      ],
    ],
    progressions: [
      [
        `Shooting line at ${shot + 2} m for those who hit the target three times in a row.`,
        `Schusslinie bei ${shot + 2} m für alle, die dreimal in Folge aufs Tor schießen.`,
        `Линия на ${shot + 2} м за тези с три поредни точни удара.`,
      ],
    ],
    regressions: [
      [
        `Shooting line at ${shot - 3} m.`,
        `Schusslinie bei ${shot - 3} m.`,
        `Линия за удар на ${shot - 3} м.`,
      ],
    ],
    faults: [
      [
        'Too much force, the standing foot is behind the ball.',
        'Zu viel Kraft, das Standbein steht hinter dem Ball.',
        'Прекалена сила, опорният крак е зад топката.',
      ],
    ],
  }
}

export const longShots = createFinishingFamily({
  slug: 'long-shots',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'psychological'],
  sizes,
  tasks: longShotTasks,
  fits: ({ ages }, { from = 0 }) => from < ages[1],
  draw,
  base: createBase,
  differs: (_, { key }) => (key === 'closing-defender' ? { practice_type: 'opposed' } : {}),
})
