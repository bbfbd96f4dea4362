/** Defending for the smallest as games: a line, a thing to guard, a shadow, a pair. */
import {
  createField,
  createSpecialistFamily,
  drawMeeting,
  runTogether,
  type Point,
  type Size,
} from '../kit'
import { sharksWords } from './small-more-words'
import { shadowWords, towerWords, trollWords } from './small-words'

const sizes: readonly Size[] = [
  { key: 'u7', area: [15, 12], ages: [6, 7], level: 1, time: [5, 60, 60], more: 4 },
  { key: 'u9', area: [18, 15], ages: [7, 9], level: 1, time: [6, 60, 60], more: 4 },
]

function drawTroll(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  for (const x of [length / 2 - 1, length / 2 + 1])
    drawing.gears(
      'marker',
      [0.02, 0.34, 0.66, 0.98].map((share) => [x, width * share] as const),
    )
  const troll = drawing.player('b', [length / 2, width * 0.4])
  const children = [0.14, 0.38, 0.62, 0.86].map((share) => {
    const child = drawing.player('a', [1.4, width * share])
    return { child, ball: drawing.ball(child), y: width * share }
  })
  drawing.coach([length / 2, width + 1.6])
  drawing.together(() => {
    for (const { child, y } of children) drawing.run(child, [length / 2 - 2.4, y])
    drawing.run(troll, [length / 2, width * 0.34])
  })
  const [first, second, third, fourth] = children
  if (!first || !second || !third || !fourth) return drawing
  drawing.together(() => {
    drawing.run(first.child, [length - 2, first.y])
    drawing.run(third.child, [length - 2, third.y])
    drawing.run(fourth.child, [length - 2, fourth.y])
    drawing.pass(second.ball, [length / 2 - 0.9, width * 0.37], { for: troll })
  })
  drawing.pass(second.ball, [length * 0.3, width * 0.28])
  return drawing
}

function drawTower(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const towers: readonly Point[] = [
    [0.22, 0.3],
    [0.52, 0.7],
    [0.8, 0.3],
  ]
  const games = towers.map(([x, y]) => {
    const at: Point = [length * x, width * y]
    drawing.gear('cone', at)
    drawing.gears(
      'marker',
      Array.from({ length: 6 }, (_, index): Point => {
        const turn = (index / 6) * 2 * Math.PI
        return [at[0] + 2 * Math.cos(turn), at[1] + 2 * Math.sin(turn)]
      }),
    )
    const guard = drawing.player('b', [at[0] - 1, at[1]])
    const attacker = drawing.player('a', [at[0] - 2.7, at[1]])
    return { at, guard, attacker, ball: drawing.ball(attacker) }
  })
  drawing.coach([length / 2, width + 1.6])
  drawing.together(() => {
    for (const { at, guard, attacker } of games) {
      drawing.run(attacker, [at[0] - 1.6, at[1] - 2.2])
      drawing.run(guard, [at[0] - 0.6, at[1] - 0.9])
    }
  })
  drawing.together(() => {
    for (const { at, guard, attacker } of games) {
      drawing.run(attacker, [at[0] + 1.4, at[1] - 2.3])
      drawing.run(guard, [at[0] + 0.6, at[1] - 1])
    }
  })
  drawing.together(() => {
    for (const { at, guard, ball } of games) {
      drawing.pass(ball, [at[0] + 0.8, at[1] - 1.4], { for: guard })
    }
  })
  return drawing
}

function drawShadow(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.gears('cone', [
    [length * 0.3, width * 0.3],
    [length * 0.52, width * 0.54],
    [length * 0.74, width * 0.3],
    [length * 0.28, width * 0.78],
    [length * 0.78, width * 0.78],
  ])
  for (let index = 0; index < 4; index += 1) drawing.ball([length * 0.7 + index, width + 1.4])
  drawing.coach([length / 2, width + 1.4])
  const ways: readonly (readonly Point[])[] = [
    [
      [0.2, 0.16],
      [0.4, 0.16],
      [0.42, 0.36],
      [0.24, 0.46],
    ],
    [
      [0.82, 0.14],
      [0.62, 0.16],
      [0.62, 0.38],
      [0.84, 0.46],
    ],
    [
      [0.14, 0.62],
      [0.16, 0.9],
      [0.38, 0.9],
      [0.4, 0.7],
    ],
    [
      [0.9, 0.62],
      [0.88, 0.92],
      [0.66, 0.9],
      [0.64, 0.68],
    ],
  ]
  const pairs = ways.map((way) => {
    const [start = [0, 0], ...rest] = way.map(([x, y]): Point => [length * x, width * y])
    const runner = drawing.player('a', start)
    const shadow = drawing.player('b', [start[0] + (start[0] < length / 2 ? -1.2 : 1.2), start[1]])
    return { runner, shadow, start, rest }
  })
  for (const leg of [0, 1, 2]) {
    drawing.together(() => {
      for (const { runner, shadow, start, rest } of pairs) {
        const from = leg === 0 ? start : (rest[leg - 1] ?? start)
        const to = rest[leg] ?? start
        const gap = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
        drawing.run(runner, to)
        drawing.run(shadow, [
          to[0] - ((to[0] - from[0]) / gap) * 1.2,
          to[1] - ((to[1] - from[1]) / gap) * 1.2,
        ])
      }
    })
  }
  return drawing
}

function drawSharks(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.corners('marker', [length - 3.4, 0.4], [length - 0.4, 3.4])
  const starts: readonly Point[] = [
    [0.2, 0.24],
    [0.44, 0.2],
    [0.66, 0.5],
    [0.3, 0.62],
    [0.52, 0.8],
    [0.82, 0.8],
  ]
  const fish = starts.map(([x, y]) => drawing.player('a', [length * x, width * y]))
  const balls = fish.map((one) => drawing.ball(one))
  const top = drawing.player('b', [-1, width * 0.4])
  const low = drawing.player('b', [-1, width * 0.8])
  drawing.coach([length / 2, width + 1.6])
  const [, , , victim = ''] = fish
  const [, , , prey = ''] = balls
  drawing.together(() => {
    drawing.run(top, [length * 0.22, width * 0.46])
    drawing.run(low, [length * 0.22, width * 0.84])
    drawing.run(victim, [length * 0.36, width * 0.64])
    drawing.run(fish[0] ?? '', [length * 0.26, width * 0.14])
    drawing.run(fish[2] ?? '', [length * 0.72, width * 0.4])
    drawing.run(fish[4] ?? '', [length * 0.6, width * 0.7])
  })
  runTogether(
    drawing,
    [top, [length * 0.36, width * 0.48]],
    [low, [length * 0.32, width * 0.78]],
    [victim, [length * 0.42, width * 0.68]],
    [fish[1] ?? '', [length * 0.52, width * 0.14]],
    [fish[5] ?? '', [length * 0.86, width * 0.62]],
  )
  drawMeeting(drawing, [prey, low], [length * 0.38, width * 0.75])
  drawing.pass(prey, [length * 0.34, width + 1])
  return drawing
}

export const duelsSmall = createSpecialistFamily<Size>({
  slug: 'defend-for-the-small',
  topic: 'defending_1v1',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'physical', 'social'],
  intensity: 'high',
  sizes,
  tasks: [
    { key: 'shadow', words: shadowWords, draw: drawShadow, kind: { phase: 'warm_up' } },
    { key: 'troll', words: trollWords, draw: drawTroll },
    { key: 'tower', words: towerWords, draw: drawTower },
    { key: 'sharks', words: sharksWords, draw: drawSharks, kind: { practice_type: 'fun_game' } },
  ],
})
