/** Courts for two side by side: the first duels, nobody waits. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { addCoaches, createGroups, createTaskFamily, type Drawing, type Size } from '../kit'
import { moreCourtWords } from './courts-more-words'
import { courtWords } from './courts-words'

const court: Point = [10, 7]
const gap = 2
const countCourts = ({ children }: Size) => ({ courts: children / 2 })

/** The top left corner of each. */
function listCourts({ children }: Size): Point[] {
  return Array.from({ length: children / 2 }, (_, index): Point => [
    (index % 2) * (court[0] + gap),
    Math.floor(index / 2) * (court[1] + gap),
  ])
}

/** Everything of each court; places are metres from its corner. The first two show arrows. */
function drawCourts(
  drawing: Drawing,
  size: Size,
  drawCourt: (at: (x: number, y: number) => Point) => void,
) {
  addCoaches(drawing, size)
  for (const [left, top] of listCourts(size)) {
    drawing.corners('marker', [left, top], [left + court[0], top + court[1]])
    drawCourt((x, y) => [left + x, top + y])
  }
}

type Runs = [who: string, way: Point[]][]

function runTogether(drawing: Drawing, runs: Runs, shown: number) {
  drawing.together(() => {
    for (const [index, [who, way]] of runs.entries()) {
      if (index < shown) drawing.run(who, ...way)
      else drawing.runQuietly(who, ...way)
    }
  })
}

function drawBone(drawing: Drawing, size: Size) {
  const bones: [ball: string, owner: string][] = []
  const first: Runs = []
  const second: Runs = []
  let isLeft = false
  drawCourts(drawing, size, (at) => {
    isLeft = !isLeft
    const left = drawing.player('a', at(0.6, 3.5))
    const right = drawing.player('b', at(9.4, 3.5))
    const bone = drawing.ball(at(5, 3.5))
    drawing.ball(at(5, 7.7))
    const [quick, slow] = isLeft ? [left, right] : [right, left]
    const side = isLeft ? 1 : -1
    first.push([quick, [at(5 - side * 0.5, 3.5)]], [slow, [at(5 + side * 1.6, 3.4)]])
    second.push(
      [quick, [at(5 - side * 2, 2.6), at(5 - side * 4.7, 2.4)]],
      [slow, [at(5 - side * 2.9, 3.3)]],
    )
    bones.push([bone, quick])
  })
  runTogether(drawing, first, 4)
  drawing.together(() => {
    for (const [bone, who] of bones) drawing.pass(bone, who)
  })
  runTogether(drawing, second, 4)
}

function drawMouse(drawing: Drawing, size: Size) {
  const first: Runs = []
  const second: Runs = []
  drawCourts(drawing, size, (at) => {
    drawing.gears('cone', [at(10, 1), at(10, 2.5), at(10, 4.5), at(10, 6)])
    const mouse = drawing.player('a', at(0.8, 3.5))
    drawing.ball(mouse)
    const cat = drawing.player('b', at(9.6, 3.5))
    drawing.ball(at(10.7, 3.5))
    first.push([mouse, [at(4, 3.6), at(6.2, 2.6)]], [cat, [at(9.6, 2.2)]])
    second.push([mouse, [at(7.6, 4.3), at(10.4, 5.3)]], [cat, [at(9.5, 3.7)]])
  })
  runTogether(drawing, first, 4)
  runTogether(drawing, second, 4)
}

function drawBridges(drawing: Drawing, size: Size) {
  const first: Runs = []
  const second: Runs = []
  drawCourts(drawing, size, (at) => {
    drawing.gears('cone', [at(0, 2.5), at(0, 4.5), at(10, 2.5), at(10, 4.5)])
    const attacker = drawing.player('a', at(0.8, 3.5))
    drawing.ball(attacker)
    const defender = drawing.player('b', at(9.2, 3.5))
    drawing.ball(at(10.4, 1.6))
    first.push([attacker, [at(3.5, 3.4), at(5.4, 2.2)]], [defender, [at(7, 2.6)]])
    second.push([attacker, [at(7.2, 4.6), at(10.5, 3.7)]], [defender, [at(7.9, 3.4)]])
  })
  runTogether(drawing, first, 4)
  runTogether(drawing, second, 4)
}

function drawDragons(drawing: Drawing, size: Size) {
  const first: Runs = []
  const second: Runs = []
  drawCourts(drawing, size, (at) => {
    drawing.zone(at(1, 0), at(9, 7))
    const one = drawing.player('a', at(3.4, 2.4))
    const other = drawing.player('b', at(6.6, 4.6))
    drawing.ball(one)
    drawing.ball(other)
    first.push([one, [at(4.6, 3.2), at(5.4, 4.8)]], [other, [at(7.6, 3.4), at(7.2, 2)]])
    second.push([one, [at(4, 5.6), at(2.6, 4.4)]], [other, [at(5.8, 1.4), at(4.4, 2.2)]])
  })
  runTogether(drawing, first, 4)
  runTogether(drawing, second, 4)
}

/** Two on a court know each other without bibs. */
const usual = {
  ages: [5, 7],
  intensity: 'high',
  rounds: [5, 60, 60],
  bibs: () => 0,
} as const

export const courts = createTaskFamily({
  slug: 'first-duels',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'psychological'],
  sizes: createGroups([22, 16], [22, 34]),
  tasks: [
    {
      key: 'bone',
      level: 1,
      ...usual,
      kind: { topic: 'fun' },
      rounds: [5, 45, 45],
      numbers: countCourts,
      words: courtWords.bone,
      draw: drawBone,
    },
    {
      key: 'mouse-holes',
      level: 2,
      ...usual,
      numbers: countCourts,
      words: courtWords.mouse,
      draw: drawMouse,
    },
    {
      key: 'castle-gates',
      level: 2,
      ...usual,
      ages: [6, 7],
      numbers: countCourts,
      words: moreCourtWords.bridges,
      draw: drawBridges,
    },
    {
      key: 'dragon-eggs',
      level: 1,
      ...usual,
      rounds: [5, 45, 45],
      numbers: countCourts,
      words: moreCourtWords.dragons,
      draw: drawDragons,
    },
  ],
})
