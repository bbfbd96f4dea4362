/** Footwork of the defender in the duel: sideways, backwards, out to the ball, home again, playing for time. */
import {
  addBench,
  createField,
  createSpecialistFamily,
  drawMeeting,
  getMetres,
  runTogether,
  type Size,
} from '../kit'
import { clockWords, recoverWords } from './jockey-late-words'
import { channelWords, distanceWords, mirrorWords } from './jockey-words'

const sizes: readonly Size[] = [
  { key: 'gates-u9', area: [9, 10], ages: [7, 9], level: 1, time: [6, 60, 45] },
  { key: 'gates-u12', area: [11, 13], ages: [9, 13], level: 2, time: [6, 60, 45] },
  {
    key: 'lane-u10',
    area: [16, 5],
    ages: [8, 11],
    level: 1,
    time: [6, 60, 45],
    values: { stop: 5 },
  },
  {
    key: 'lane-u13',
    area: [22, 6],
    ages: [11, 16],
    level: 2,
    time: [6, 60, 60],
    values: { stop: 7 },
  },
  { key: 'u10', area: [15, 12], ages: [8, 11], level: 1, time: [6, 60, 60], values: { wait: 3 } },
  { key: 'u14', area: [21, 16], ages: [11, 15], level: 2, time: [6, 75, 75], values: { wait: 4 } },
  { key: 'u19', area: [26, 20], ages: [15, 19], level: 3, time: [6, 75, 75], values: { wait: 5 } },
]

function drawMirror(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.gears('cone', [
    [length, width * 0.2 - 1],
    [length, width * 0.2 + 1],
    [length, width * 0.8 - 1],
    [length, width * 0.8 + 1],
  ])
  const attacker = drawing.player('a', [length * 0.4, width / 2])
  const defender = drawing.player('b', [length - 1, width / 2])
  drawing.row('a', 2, [-1.2, width * 0.2], [-1.2, width * 0.38])
  drawing.row('b', 2, [-1.2, width * 0.62], [-1.2, width * 0.8])
  const ball = drawing.ball(attacker)
  drawing.coach([length * 0.5, width + 1.6])
  runTogether(
    drawing,
    [attacker, [length * 0.55, width * 0.28]],
    [defender, [length - 1.2, width * 0.3]],
  )
  runTogether(
    drawing,
    [attacker, [length * 0.6, width * 0.66]],
    [defender, [length - 1.4, width * 0.66]],
  )
  drawMeeting(drawing, [ball, defender], [length - 1.8, width * 0.72])
  return drawing
}

function drawChannel(size: Size) {
  const [length, width] = size.area
  const stop = getMetres(size, 'stop')
  const drawing = createField(size)
  drawing.gears('marker', [
    [length - stop, 0],
    [length - stop, width],
  ])
  const attacker = drawing.player('a', [1, width / 2])
  const defender = drawing.player('b', [3, width / 2 + 0.3])
  drawing.player('a', [-1.4, width * 0.3])
  drawing.player('b', [-1.4, width * 0.8])
  drawing.player('a', [length + 1.4, width * 0.2])
  drawing.player('b', [length + 1.4, width * 0.7])
  const ball = drawing.ball(attacker)
  runTogether(
    drawing,
    [attacker, [length * 0.3, width * 0.35]],
    [defender, [length * 0.3 + 2, width * 0.5]],
  )
  runTogether(
    drawing,
    [attacker, [length - stop - 1.4, width * 0.6]],
    [defender, [length - stop + 0.4, width * 0.6]],
  )
  drawMeeting(drawing, [ball, defender], [length - stop - 0.2, width * 0.66])
  return drawing
}

function drawDistance(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width / 2], 180)
  const defender = drawing.player('b', [length - 1.4, width / 2])
  drawing.player('b', [length + 1, width * 0.82])
  const near = drawing.player('a', [length * 0.62, width * 0.86])
  const far = drawing.player('a', [length * 0.06, width / 2])
  const half = drawing.player('a', [length * 0.34, width * 0.14])
  const ball = drawing.ball(far)
  drawing.ball(near)
  drawing.ball(half)
  drawing.coach([length * 0.4, width + 2])
  runTogether(
    drawing,
    [far, [length * 0.22, width * 0.48]],
    [defender, [length * 0.62, width * 0.54]],
  )
  runTogether(
    drawing,
    [far, [length * 0.36, width * 0.44]],
    [defender, [length * 0.5, width * 0.5]],
  )
  runTogether(
    drawing,
    [far, [length * 0.5, width * 0.34]],
    [defender, [length * 0.6, width * 0.42]],
  )
  drawMeeting(drawing, [ball, defender], [length * 0.57, width * 0.36])
  return drawing
}

function drawRecover(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width / 2], 180)
  drawing.gear('cone', [length * 0.32, width / 2 + 1.2])
  const attacker = drawing.player('a', [length * 0.16, width / 2])
  const defender = drawing.player('b', [length * 0.32, width / 2])
  drawing.row('a', 2, [-1.4, width * 0.25], [-1.4, width * 0.42])
  drawing.row('b', 2, [-1.4, width * 0.62], [-1.4, width * 0.8])
  const ball = drawing.ball(attacker)
  addBench(drawing, 4, length * 0.2)
  drawing.run(attacker, [length * 0.24, width * 0.42])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.5, width * 0.24], { for: attacker })
    drawing.run(attacker, [length * 0.48, width * 0.25])
    drawing.run(defender, [length * 0.52, width * 0.42])
  })
  runTogether(
    drawing,
    [attacker, [length * 0.7, width * 0.26]],
    [defender, [length * 0.74, width * 0.38]],
  )
  runTogether(
    drawing,
    [attacker, [length * 0.82, width * 0.14]],
    [defender, [length * 0.85, width * 0.28]],
  )
  drawMeeting(drawing, [ball, defender], [length * 0.85, width * 0.18])
  return drawing
}

function drawClock(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width * 0.25], 180)
  drawing.goal('mini', [length, width * 0.75], 180)
  const one = drawing.player('a', [2, width * 0.3])
  const two = drawing.player('a', [2, width * 0.7])
  const defender = drawing.player('b', [length * 0.6, width * 0.5])
  const helper = drawing.player('b', [-0.8, width * 0.5])
  drawing.row('a', 2, [-1.6, width + 1], [0.6, width + 1.6])
  drawing.row('b', 2, [2.8, width + 1.6], [5, width + 1.6])
  const ball = drawing.ball(one)
  addBench(drawing, 3, length * 0.55)
  runTogether(
    drawing,
    [one, [length * 0.36, width * 0.26]],
    [two, [length * 0.38, width * 0.74]],
    [defender, [length * 0.68, width * 0.46]],
  )
  drawing.pass(ball, two)
  runTogether(
    drawing,
    [two, [length * 0.52, width * 0.8]],
    [defender, [length * 0.74, width * 0.64]],
    [helper, [length * 0.4, width * 0.6]],
  )
  runTogether(
    drawing,
    [two, [length * 0.6, width * 0.84]],
    [defender, [length * 0.69, width * 0.78]],
    [helper, [length * 0.56, width * 0.7]],
  )
  drawMeeting(drawing, [ball, helper], [length * 0.6, width * 0.78])
  return drawing
}

export const jockey = createSpecialistFamily<Size>({
  slug: 'jockey-school',
  topic: 'defending_1v1',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'physical'],
  intensity: 'high',
  sizes,
  tasks: [
    { key: 'mirror', words: mirrorWords, draw: drawMirror, sizes: ['gates-u9', 'gates-u12'] },
    {
      key: 'channel',
      words: channelWords,
      draw: drawChannel,
      sizes: ['lane-u10', 'lane-u13'],
    },
    { key: 'distance', words: distanceWords, draw: drawDistance, sizes: ['u10', 'u14', 'u19'] },
    { key: 'recover', words: recoverWords, draw: drawRecover, sizes: ['u10', 'u14'], harder: 1 },
    {
      key: 'clock',
      words: clockWords,
      draw: drawClock,
      sizes: ['u14', 'u19'],
      harder: 1,
      kind: { moment: 'transition_to_defence' },
    },
  ],
})
