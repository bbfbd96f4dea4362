/** First touch out of the air: thrown, over a net, in a throwing game, from a long ball. */
import {
  addBench,
  createField,
  createSpecialistFamily,
  getMetres,
  runTogether,
  type Size,
} from '../kit'
import { longWords } from './air-long-words'
import { cushionWords, netWords, throwGameWords } from './air-words'

const sizes: readonly Size[] = [
  { key: 'u12', area: [16, 14], ages: [9, 12], level: 2, time: [6, 60, 45], values: { far: 6 } },
  { key: 'u16', area: [20, 18], ages: [12, 16], level: 3, time: [6, 75, 45], values: { far: 8 } },
  { key: 'net-u12', area: [10, 6], ages: [9, 12], level: 2, time: [5, 120, 45], more: 4 },
  { key: 'net-u19', area: [14, 8], ages: [13, 19], level: 2, time: [5, 150, 45], more: 4 },
  { key: 'game-u10', area: [20, 14], ages: [8, 10], level: 1, time: [5, 90, 60], more: 4 },
  { key: 'game-u14', area: [24, 16], ages: [11, 14], level: 2, time: [5, 120, 60], more: 4 },
  { key: 'long-u15', area: [36, 22], ages: [13, 15], level: 3, time: [6, 75, 75] },
  { key: 'long-u19', area: [44, 26], ages: [15, 19], level: 4, time: [6, 75, 75] },
]

function drawCushion(size: Size) {
  const [length, width] = size.area
  const far = getMetres(size, 'far')
  const drawing = createField(size)
  const lanes = [0.26, 0.74].map((share) => {
    const y = width * share
    drawing.goal('mini', [length, y], 180)
    const thrower = drawing.player('c', [0.8, y])
    const receiver = drawing.player('a', [0.8 + far, y])
    const defender = drawing.player('b', [2.8 + far, y + 0.4])
    return { thrower, receiver, defender, ball: drawing.ball(thrower), y }
  })
  addBench(drawing, 4, length * 0.05)
  drawing.together(() => {
    for (const { ball, receiver, y } of lanes) {
      drawing.pass(ball, [far + 0.2, y], { for: receiver, kind: 'lofted' })
      drawing.run(receiver, [far + 0.3, y])
    }
  })
  drawing.together(() => {
    for (const { receiver, defender, y } of lanes) {
      drawing.run(receiver, [far + 1, y - 2])
      drawing.run(defender, [far + 1.8, y - 0.8])
    }
  })
  drawing.together(() => {
    for (const { receiver, defender, y } of lanes) {
      drawing.run(receiver, [far + 4, y - 2])
      drawing.run(defender, [far + 4, y - 0.7])
    }
  })
  drawing.together(() => {
    for (const { ball, y } of lanes) drawing.shot(ball, [length, y])
  })
  return drawing
}

function drawNet(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.gears(
    'marker',
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => [length / 2, width * share] as const),
  )
  const one = drawing.player('a', [0.6, width * 0.3])
  const two = drawing.player('a', [length * 0.3, width * 0.74])
  const three = drawing.player('b', [length * 0.72, width * 0.24])
  const four = drawing.player('b', [length * 0.84, width * 0.72])
  const ball = drawing.ball(one)
  drawing.coach([length / 2, width + 1.6])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.83, width * 0.62], { for: four, kind: 'lofted' })
    drawing.run(four, [length * 0.84, width * 0.62])
    drawing.run(three, [length * 0.66, width * 0.3])
  })
  drawing.pass(ball, three, { kind: 'lofted' })
  drawing.together(() => {
    drawing.pass(ball, [length * 0.24, width * 0.6], { for: two, kind: 'lofted' })
    drawing.run(two, [length * 0.24, width * 0.62])
    drawing.run(one, [length * 0.3, width * 0.24])
  })
  drawing.pass(ball, one, { kind: 'lofted' })
  return drawing
}

function drawThrowGame(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.zone([0, 0], [4, width])
  drawing.zone([length - 4, 0], [length, width])
  const one = drawing.player('a', [length * 0.3, width * 0.5])
  const two = drawing.player('a', [length * 0.52, width * 0.18])
  const three = drawing.player('a', [length * 0.58, width * 0.82])
  const near = drawing.player('b', [length * 0.42, width * 0.46])
  const top = drawing.player('b', [length * 0.62, width * 0.3])
  const low = drawing.player('b', [length * 0.7, width * 0.7])
  const ball = drawing.ball(one)
  addBench(drawing, 3, length * 0.4)
  drawing.together(() => {
    drawing.pass(ball, [length * 0.56, width * 0.13], { for: two, kind: 'lofted' })
    drawing.run(two, [length * 0.57, width * 0.13])
    drawing.run(top, [length * 0.64, width * 0.2])
    drawing.run(near, [length * 0.48, width * 0.32])
  })
  runTogether(
    drawing,
    [three, [length - 2.5, width * 0.56]],
    [low, [length * 0.76, width * 0.56]],
    [one, [length * 0.4, width * 0.66]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length - 2, width * 0.44], { for: three, kind: 'lofted' })
    drawing.run(three, [length - 2, width * 0.46])
    drawing.run(top, [length * 0.76, width * 0.34])
  })
  return drawing
}

function drawLong(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width * 0.12], 180)
  drawing.goal('mini', [length, width * 0.88], 180)
  const passer = drawing.player('c', [1, width / 2])
  const one = drawing.player('a', [length * 0.66, width * 0.4])
  const two = drawing.player('a', [length * 0.62, width * 0.74])
  const near = drawing.player('b', [length * 0.73, width * 0.42])
  const far = drawing.player('b', [length * 0.74, width * 0.66])
  const ball = drawing.ball(passer)
  for (let index = 0; index < 5; index += 1) drawing.ball([0.2, width * 0.62 + index])
  runTogether(drawing, [one, [length * 0.62, width * 0.34]], [near, [length * 0.69, width * 0.36]])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.58, width * 0.36], { for: one, kind: 'lofted' })
    drawing.run(one, [length * 0.585, width * 0.37])
    drawing.run(near, [length * 0.64, width * 0.38])
    drawing.run(two, [length * 0.54, width * 0.58])
    drawing.run(far, [length * 0.66, width * 0.56])
  })
  drawing.pass(ball, two)
  runTogether(
    drawing,
    [one, [length * 0.66, width * 0.2]],
    [two, [length * 0.62, width * 0.76]],
    [far, [length * 0.7, width * 0.66]],
    [near, [length * 0.7, width * 0.34]],
  )
  drawing.run(two, [length * 0.74, width * 0.84])
  drawing.shot(ball, [length, width * 0.88])
  return drawing
}

export const touchAir = createSpecialistFamily<Size>({
  slug: 'touch-out-of-the-air',
  topic: 'first_touch',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'physical', 'social'],
  intensity: 'medium',
  sizes,
  tasks: [
    { key: 'cushion', words: cushionWords, draw: drawCushion, sizes: ['u12', 'u16'] },
    {
      key: 'net',
      words: netWords,
      draw: drawNet,
      sizes: ['net-u12', 'net-u19'],
      kind: { practice_type: 'fun_game', phase: 'warm_up' },
    },
    {
      key: 'throw-game',
      words: throwGameWords,
      draw: drawThrowGame,
      sizes: ['game-u10', 'game-u14'],
      kind: { practice_type: 'small_sided_game', phase: 'game' },
    },
    {
      key: 'long',
      words: longWords,
      draw: drawLong,
      sizes: ['long-u15', 'long-u19'],
      intensity: 'high',
    },
  ],
})
