/** Everybody keeps goal: catching, bowling and guarding games for the youngest. */
import {
  createField,
  createSpecialistFamily,
  drawMeeting,
  getMetres,
  runTogether,
  type Size,
} from '../kit'
import { sealWords } from './small-roll-words'
import { bowlingWords, castleWords, cometWords } from './small-words'

const sizes: readonly Size[] = [
  {
    key: 'u7',
    area: [12, 12],
    ages: [6, 7],
    level: 1,
    time: [5, 60, 45],
    values: { far: 4, side: 3 },
    more: 4,
  },
  {
    key: 'u9',
    area: [14, 14],
    ages: [7, 9],
    level: 1,
    time: [6, 60, 45],
    values: { far: 6, side: 4 },
    more: 4,
  },
]

const lanes = [0.2, 0.5, 0.8] as const

function drawComet(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const pairs = lanes.map((share) => {
    const one = drawing.player('a', [length / 2 - 1.8, width * share])
    const two = drawing.player('a', [length / 2 + 1.8, width * share])
    return { one, two, ball: drawing.ball(one), y: width * share }
  })
  drawing.coach([length / 2, width + 1.4])
  drawing.together(() => {
    for (const { ball, two } of pairs) drawing.pass(ball, two, { kind: 'lofted' })
  })
  drawing.together(() => {
    for (const { ball, one } of pairs) drawing.pass(ball, one, { kind: 'lofted' })
  })
  drawing.together(() => {
    for (const { one, two, y } of pairs) {
      drawing.run(one, [length / 2 - 2.6, y])
      drawing.run(two, [length / 2 + 2.6, y])
    }
  })
  drawing.together(() => {
    for (const { ball, two } of pairs) drawing.pass(ball, two, { kind: 'lofted' })
  })
  return drawing
}

function drawBowling(size: Size) {
  const [length, width] = size.area
  const far = getMetres(size, 'far')
  const drawing = createField(size)
  const games = lanes.map((share) => {
    const y = width * share
    drawing.gears('cone', [
      [length - 2, y - 1.2],
      [length - 2, y + 1.2],
    ])
    drawing.gear('marker', [length - 2 - far, y + 0.8])
    const keeper = drawing.player('b', [length - 2.2, y])
    const bowler = drawing.player('a', [length - 2.6 - far, y])
    return { keeper, bowler, ball: drawing.ball(bowler), y }
  })
  drawing.coach([length / 2, width + 1.4])
  drawing.together(() => {
    for (const { keeper, ball, y } of games) {
      drawing.pass(ball, [length - 2.9, y + 0.6], { for: keeper })
      drawing.run(keeper, [length - 2.4, y + 0.6])
    }
  })
  drawing.together(() => {
    for (const { bowler, ball } of games) drawing.pass(ball, bowler)
  })
  drawing.together(() => {
    for (const { keeper, ball, y } of games) {
      drawing.pass(ball, [length - 2.9, y - 0.6], { for: keeper })
      drawing.run(keeper, [length - 2.4, y - 0.6])
    }
  })
  return drawing
}

function drawSeal(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const pairs = lanes.map((share) => {
    const y = width * share
    drawing.gear('marker', [length * 0.66 + 0.9, y])
    const seal = drawing.player('b', [length * 0.66, y])
    const feeder = drawing.player('a', [length * 0.66 - 2.6, y])
    return { seal, feeder, ball: drawing.ball(feeder), y }
  })
  drawing.coach([length / 2, width + 1.4])
  for (const side of [-0.7, 0.7]) {
    drawing.together(() => {
      for (const { seal, ball, y } of pairs) {
        drawing.pass(ball, [length * 0.66 - 0.4, y + side], { for: seal })
        drawing.run(seal, [length * 0.66 - 0.1, y + side])
      }
    })
    drawing.together(() => {
      for (const { seal, feeder, ball, y } of pairs) {
        drawing.pass(ball, feeder)
        drawing.run(seal, [length * 0.66, y])
      }
    })
  }
  return drawing
}

function drawCastle(size: Size) {
  const [length, width] = size.area
  const half = getMetres(size, 'side') / 2
  const [x, y] = [length / 2, width / 2]
  const drawing = createField(size)
  drawing.corners('cone', [x - half, y - half], [x + half, y + half])
  const keeper = drawing.keeper('b', [x - half - 0.8, y])
  const left = drawing.player('a', [1.4, y + 0.4])
  const top = drawing.player('a', [x + 0.6, 1.4])
  const right = drawing.player('a', [length - 1.4, y + 1])
  const ball = drawing.ball(left)
  drawing.coach([length / 2, width + 1.4])
  drawing.together(() => {
    drawing.pass(ball, top)
    drawing.run(keeper, [x - half - 0.4, y - half - 0.4], [x, y - half - 0.7])
  })
  drawing.together(() => {
    drawing.pass(ball, right)
    drawing.run(keeper, [x + half + 0.4, y - half - 0.4], [x + half + 0.8, y])
  })
  runTogether(drawing, [right, [length - 1.8, y + 0.4]], [left, [1.8, y - 1]])
  drawMeeting(drawing, [ball, keeper], [x + half + 1.1, y + 0.3])
  return drawing
}

export const keeperSmall = createSpecialistFamily<Size>({
  slug: 'keeper-for-the-small',
  topic: 'goalkeeping',
  moment: null,
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'social'],
  intensity: 'medium',
  sizes,
  tasks: [
    { key: 'comet', words: cometWords, draw: drawComet },
    { key: 'bowling', words: bowlingWords, draw: drawBowling, kind: { practice_type: 'fun_game' } },
    { key: 'seal', words: sealWords, draw: drawSeal, intensity: 'low' },
    {
      key: 'castle',
      words: castleWords,
      draw: drawCastle,
      kind: { practice_type: 'opposed', phase: 'main_part' },
    },
  ],
})
