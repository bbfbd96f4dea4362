/** Tackling safely, one technique after the other, and what comes after it. */
import { createField, createSpecialistFamily, drawMeeting, runTogether, type Size } from '../kit'
import { secureWords, slideWords } from './tackle-late-words'
import { blockTackleWords, pokeWords, shoulderWords } from './tackle-words'

const sizes: readonly Size[] = [
  { key: 'pairs-u12', area: [14, 12], ages: [9, 12], level: 1, time: [6, 45, 45], more: 6 },
  { key: 'pairs-u16', area: [16, 14], ages: [12, 16], level: 2, time: [6, 45, 45], more: 6 },
  { key: 'lane-u12', area: [16, 8], ages: [9, 12], level: 2, time: [6, 60, 60] },
  { key: 'lane-u17', area: [24, 10], ages: [12, 17], level: 3, time: [6, 60, 75] },
  { key: 'long-u16', area: [16, 12], ages: [13, 16], level: 2, time: [5, 60, 75] },
  { key: 'long-u19', area: [20, 14], ages: [16, 19], level: 3, time: [5, 60, 75] },
  { key: 'square-u12', area: [14, 14], ages: [10, 13], level: 2, time: [6, 75, 60] },
  { key: 'square-u19', area: [18, 18], ages: [13, 19], level: 3, time: [6, 90, 75] },
]

function drawBlockTackle({ area, ...size }: Size) {
  const [length, width] = area
  const drawing = createField({ area, ...size })
  const rows = [0.2, 0.5, 0.8]
  const pairs = rows.map((share) => {
    const one = drawing.player('a', [length / 2 - 2, width * share])
    const other = drawing.player('b', [length / 2 + 2, width * share])
    drawing.gears('marker', [
      [length / 2 - 4.5, width * share - 0.8],
      [length / 2 - 4.5, width * share + 0.8],
      [length / 2 + 4.5, width * share - 0.8],
      [length / 2 + 4.5, width * share + 0.8],
    ])
    return { one, other, ball: drawing.ball([length / 2, width * share]), y: width * share }
  })
  drawing.coach([length / 2, width + 1.6])
  drawing.together(() => {
    for (const { one, other, y } of pairs) {
      drawing.run(one, [length / 2 - 0.7, y + 0.1])
      drawing.run(other, [length / 2 + 0.7, y - 0.1])
    }
  })
  drawing.together(() => {
    for (const [index, { ball, one, other, y }] of pairs.entries()) {
      const isOne = index !== 1
      const out = isOne ? 1.8 : -1.8
      drawing.pass(ball, [length / 2 + out, y + 1], { for: isOne ? one : other })
      drawing.run(isOne ? one : other, [length / 2 + out, y + 1])
    }
  })
  drawing.together(() => {
    for (const [index, { ball, y }] of pairs.entries()) {
      drawing.pass(ball, [length / 2 + (index !== 1 ? 5 : -5), y + 0.3])
    }
  })
  return drawing
}

function drawPoke(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width / 2], 180)
  const attacker = drawing.player('a', [1, width / 2 - 0.6])
  const defender = drawing.player('b', [1, width / 2 + 1])
  drawing.row('a', 2, [-1.6, width * 0.15], [-1.6, width * 0.35])
  drawing.row('b', 2, [-1.6, width * 0.65], [-1.6, width * 0.85])
  const ball = drawing.ball(attacker)
  drawing.coach([length / 2, width + 1.6])
  runTogether(
    drawing,
    [attacker, [length * 0.4, width / 2 - 0.8]],
    [defender, [length * 0.38, width / 2 + 0.7]],
  )
  runTogether(
    drawing,
    [attacker, [length * 0.58, width / 2 - 0.6]],
    [defender, [length * 0.59, width / 2 + 0.7]],
  )
  drawMeeting(drawing, [ball, defender], [length * 0.66, width * 0.78])
  drawing.run(defender, [length * 0.4, width * 0.86])
  return drawing
}

function drawShoulder(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width / 2], 180)
  const one = drawing.player('a', [0.8, width / 2 - 0.7])
  const other = drawing.player('b', [0.8, width / 2 + 0.7])
  drawing.row('a', 2, [-1.4, width * 0.1], [-1.4, width * 0.28])
  drawing.row('b', 2, [-1.4, width * 0.72], [-1.4, width * 0.9])
  drawing.coach([-1.6, width / 2])
  const ball = drawing.ball([-0.8, width / 2])
  drawing.ball([-2.4, width / 2 + 0.8])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.5, width / 2], { for: other })
    drawing.run(one, [length * 0.46, width / 2 - 1])
    drawing.run(other, [length * 0.49, width / 2 + 0.3])
  })
  runTogether(drawing, [other, [length * 0.7, width * 0.64]], [one, [length * 0.68, width * 0.46]])
  drawing.shot(ball, [length, width / 2])
  return drawing
}

function drawSlide(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const lanes = [0.25, 0.75].map((share) => {
    const y = width * share
    const slider = drawing.player('b', [1, y])
    drawing.player('b', [-0.8, y - 0.4])
    drawing.player('b', [-2.6, y])
    const partner = drawing.player('a', [2.6, y - 2])
    drawing.ball([7.5, y + 1.4])
    return { slider, partner, ball: drawing.ball(partner), y }
  })
  drawing.coach([length / 2, width + 1.6])
  drawing.together(() => {
    for (const { slider, partner, y } of lanes) {
      drawing.run(partner, [length * 0.5, y - 1.6])
      drawing.run(slider, [length * 0.46, y - 0.2])
    }
  })
  drawing.together(() => {
    for (const { slider, ball, y } of lanes) {
      drawing.pass(ball, [length * 0.62, y - 0.4], { for: slider })
      drawing.run(slider, [length * 0.6, y - 0.5])
    }
  })
  drawing.together(() => {
    for (const { slider, y } of lanes) drawing.run(slider, [length * 0.72, y + 0.6])
  })
  return drawing
}

function drawSecure(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.gears('marker', [
    [length / 2 - 1, 0],
    [length / 2 + 1, 0],
    [length / 2 - 1, width],
    [length / 2 + 1, width],
  ])
  drawing.gears('marker', [
    [0, width * 0.2 - 1],
    [0, width * 0.2 + 1],
    [length, width * 0.8 - 1],
    [length, width * 0.8 + 1],
  ])
  const one = drawing.player('a', [length * 0.36, width * 0.3])
  const two = drawing.player('a', [length * 0.62, width * 0.66])
  const near = drawing.player('b', [length * 0.52, width * 0.36])
  const far = drawing.player('b', [length * 0.46, width * 0.6])
  const left = drawing.player('c', [-1, width * 0.55])
  const right = drawing.player('c', [length + 1, width * 0.45])
  const ball = drawing.ball(one)
  drawing.run(near, [length * 0.44, width * 0.28])
  drawing.pass(ball, left)
  runTogether(
    drawing,
    [one, [length * 0.26, width * 0.34]],
    [near, [length * 0.4, width * 0.4]],
    [two, [length * 0.58, width * 0.78]],
    [far, [length * 0.5, width * 0.68]],
  )
  drawing.pass(ball, one)
  runTogether(drawing, [one, [length * 0.34, width * 0.24]], [near, [length * 0.43, width * 0.27]])
  drawMeeting(drawing, [ball, near], [length * 0.46, width * 0.2])
  drawing.together(() => {
    drawing.run(near, [length * 0.6, width * 0.26])
    drawing.run(one, [length * 0.48, width * 0.3])
    drawing.run(far, [length * 0.7, width * 0.5])
  })
  drawing.pass(ball, right)
  return drawing
}

export const tackle = createSpecialistFamily<Size>({
  slug: 'tackle-school',
  topic: 'defending_1v1',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'physical', 'psychological'],
  intensity: 'medium',
  sizes,
  tasks: [
    {
      key: 'block',
      words: blockTackleWords,
      draw: drawBlockTackle,
      sizes: ['pairs-u12', 'pairs-u16'],
    },
    {
      key: 'poke',
      words: pokeWords,
      draw: drawPoke,
      sizes: ['lane-u12', 'lane-u17'],
      intensity: 'high',
    },
    {
      key: 'shoulder',
      words: shoulderWords,
      draw: drawShoulder,
      sizes: ['lane-u12', 'lane-u17'],
      intensity: 'high',
    },
    {
      key: 'slide',
      words: slideWords,
      draw: drawSlide,
      sizes: ['long-u16', 'long-u19'],
      harder: 1,
      kind: { practice_type: 'passive_opposition' },
    },
    {
      key: 'secure',
      words: secureWords,
      draw: drawSecure,
      sizes: ['square-u12', 'square-u19'],
      intensity: 'high',
      kind: { practice_type: 'small_sided_game', moment: 'transition_to_attack' },
    },
  ],
})
