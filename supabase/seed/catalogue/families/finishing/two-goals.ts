/** Shooting game on a short field: two goals with keepers so near that every touch can be a shot. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import { createSketch, type Sketch } from '../../create-sketch'
import { toPointOn } from '../possession/line-up'
import {
  addBench,
  createFinishingFamily,
  getPointInGoal,
  join,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'
import { twoGoalTasks } from './two-goals-words'

interface ShootOut extends Size {
  team: 2 | 3 | 4 | 5
}

const sizes: readonly ShootOut[] = [
  {
    key: '2v2-small',
    team: 2,
    area: [18, 14],
    goal: 'small',
    ages: [8, 11],
    level: 1,
    time: [5, 90, 60],
  },
  {
    key: '2v2-youth',
    team: 2,
    area: [22, 18],
    goal: 'youth',
    ages: [10, 14],
    level: 2,
    time: [6, 90, 90],
  },
  {
    key: '3v3-youth',
    team: 3,
    area: [26, 22],
    goal: 'youth',
    ages: [9, 15],
    level: 2,
    time: [5, 150, 90],
  },
  {
    key: '3v3-full',
    team: 3,
    area: [32, 28],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [6, 120, 90],
  },
  {
    key: '4v4-full',
    team: 4,
    area: [36, 32],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [5, 180, 120],
  },
  {
    key: '5v5-full',
    team: 5,
    area: [40, 36],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [5, 210, 120],
  },
]

/** Green in parts of length and width, the front player last; amber stands mirrored. */
const places: Record<ShootOut['team'], readonly Point[]> = {
  2: [
    [0.3, 0.35],
    [0.62, 0.7],
  ],
  3: [
    [0.22, 0.5],
    [0.4, 0.2],
    [0.68, 0.66],
  ],
  4: [
    [0.2, 0.4],
    [0.36, 0.16],
    [0.36, 0.72],
    [0.72, 0.66],
  ],
  5: [
    [0.18, 0.35],
    [0.38, 0.14],
    [0.2, 0.68],
    [0.42, 0.84],
    [0.74, 0.64],
  ],
}

function draw(size: ShootOut, task: string): Sketch {
  const { area, goal, team } = size
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  drawing.gears('marker', [
    [length / 2, 0],
    [length / 2, width],
  ])
  drawing.goal(goal, [0, width / 2], 0)
  drawing.goal(goal, [length, width / 2], 180)
  drawing.keeper('a', [0.9, width / 2])
  drawing.keeper('b', [length - 0.9, width / 2])
  const own = places[team].map((place) => drawing.player('a', toPointOn(drawing, place)))
  for (const [x, y] of places[team]) drawing.player('b', toPointOn(drawing, [1 - x, 1 - y]))
  const [one = '', two = ''] = own
  const front = own.at(-1) ?? ''
  const ball = drawing.ball(one)
  addBench(drawing, 6)
  if (task === 'one-in-front') {
    drawing.pass(ball, front)
    drawing.run(front, toPointOn(drawing, [0.8, 0.76]))
    drawing.shot(ball, getPointInGoal(size, 0.2))
    return drawing
  }
  if (team > 2) drawing.pass(ball, two)
  const shooter = team > 2 ? two : one
  drawing.run(shooter, toPointOn(drawing, [0.47, team > 2 ? 0.24 : 0.5]))
  if (task === 'rebound-double') {
    drawing.together(() => {
      drawing.shot(ball, [length - 2.4, width / 2 + 1])
      drawing.run(front, toPointOn(drawing, [0.84, 0.62]))
    })
    drawing.run(front, [length - 3, width / 2 + 1.4])
    drawing.shot(ball, getPointInGoal(size, 0.9))
    return drawing
  }
  drawing.shot(ball, getPointInGoal(size, 0.8))
  if (task === 'tired-legs')
    drawing.run(shooter, toPointOn(drawing, [0.2, 0.08]), [0.6, width * 0.12])
  return drawing
}

function createBase(size: ShootOut, sentence: Words3): Base {
  const { team, area } = size
  const [length, width] = area
  return {
    title: [
      `Shoot-out ${team}v${team}, ${length}×${width} m`,
      `Torschussspiel ${team} gegen ${team}, ${length}×${width} m`,
      `Игра с удари ${team} срещу ${team}, ${length}×${width} м`,
    ],
    aim: [
      'Many shots in a real game.',
      'Viele Abschlüsse im echten Spiel.',
      'Много удари в истинска игра.',
    ],
    setup: join(
      [
        `Short field of ${length} × ${width} m with a goal and a keeper on each short side, halfway line marked. Two teams of ${team}; a third team, if there is one, rests and fetches balls.`,
        `Kurzes Feld von ${length} × ${width} m mit Tor und Torwart auf jeder Schmalseite, Mittellinie markiert. Zwei Teams zu ${team}; ein drittes Team pausiert und holt Bälle.`,
        `Късо поле ${length} × ${width} м с врата и вратар на всяка къса страна, средната линия е отбелязана. Два отбора по ${team}; трети отбор, ако има, почива и събира топки.`,
      ],
      describeSpareBalls(6),
    ),
    start: [
      'The keeper of the team that did not shoot last brings the next ball into play at once.',
      'Der Torwart des Teams, das nicht zuletzt geschossen hat, bringt sofort den nächsten Ball ins Spiel.',
      'Вратарят на отбора, който не е удрял последен, веднага вкарва нова топка.',
    ],
    end: join(
      [
        'No corners and no throw-ins: the next ball comes from the keeper.',
        'Keine Ecken, keine Einwürfe: Der nächste Ball kommt vom Torwart.',
        'Без корнери и тъчове: следващата топка е от вратаря.',
      ],
      sentence,
    ),
    points: [
      team === 2
        ? [
            'One goes at the ball, the other secures goal and rebound.',
            'Einer geht zum Ball, der andere sichert Tor und Abpraller.',
            'Единият е на топката, другият пази врата и отбита топка.',
          ]
        : [
            'Spread out: the free shooter is on the far side.',
            'Breit stehen: Der freie Schütze ist auf der anderen Seite.',
            'Разтегнете се: свободният за удар е на другата страна.',
          ],
      [
        'Defending: the first step goes into the lane of the shot.',
        'Abwehr: Der erste Schritt geht in die Schussbahn.',
        'Защита: първата крачка е в линията на удара.',
      ],
    ],
    progressions: [
      [
        'Shots only with one or two touches.',
        'Schüsse nur mit ein oder zwei Kontakten.',
        'Удари само с едно или две докосвания.',
      ],
    ],
    regressions: [
      [
        'A neutral plays with the team on the ball.',
        'Ein Joker spielt mit dem Team am Ball.',
        'Неутрален играе с владеещите.',
      ],
    ],
    faults: [
      [
        'Shooting into the first defender’s legs without a feint.',
        'Ohne Finte in die Beine des ersten Verteidigers schießen.',
        'Удар в краката на първия защитник без финт.',
      ],
    ],
  }
}

export const twoGoals = createFinishingFamily({
  slug: 'shoot-out-game',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'small_sided_game',
  corners: ['technical', 'tactical', 'physical', 'psychological'],
  intensity: 'high',
  sizes,
  tasks: twoGoalTasks,
  fits: ({ team, ages }, { key, from = 0 }) => from < ages[1] && (team > 2 || key !== 'tired-legs'),
  draw,
  base: createBase,
  differs: (_, { key }) => ({
    practice_type: key === 'shoot-from-anywhere' ? 'small_sided_game' : 'conditioned_game',
  }),
})
