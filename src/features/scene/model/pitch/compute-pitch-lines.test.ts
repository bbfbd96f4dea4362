import { describe, expect, it } from 'vitest'
import type { Pitch, Point } from '../document/scene-schema'
import { computePitchLines, type PitchStroke } from './compute-pitch-lines'
import { pitchPresets } from './presets'

type Line = Extract<PitchStroke, { kind: 'line' }>
type Arc = Extract<PitchStroke, { kind: 'arc' }>

const expectNear = (value: number): unknown => expect.closeTo(value, 6)
const expectPoint = (x: number, y: number) => [expectNear(x), expectNear(y)]

function listArcs(pitch: Parameters<typeof computePitchLines>[0]): Arc[] {
  return computePitchLines(pitch).strokes.filter((stroke) => stroke.kind === 'arc')
}

function listLines(pitch: Parameters<typeof computePitchLines>[0]): Line[] {
  return computePitchLines(pitch).strokes.filter((stroke) => stroke.kind === 'line')
}

function listEnds({ centre: [x, y], radius, from, until }: Arc): Point[] {
  return [from, until].map((degrees): Point => {
    const turn = (degrees * Math.PI) / 180
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  })
}

describe('the lines of a full pitch', () => {
  it('bound a penalty area of 16.5 × 40.32 m and a goal area of 5.5 × 18.32 m (Laws of the Game 1)', () => {
    const boxes = listLines(pitchPresets.full).map(({ points }) => points)
    expect(boxes).toContainEqual([
      expectPoint(105, 54.16),
      expectPoint(88.5, 54.16),
      expectPoint(88.5, 13.84),
      expectPoint(105, 13.84),
    ])
    expect(boxes).toContainEqual([
      expectPoint(0, 24.84),
      expectPoint(5.5, 24.84),
      expectPoint(5.5, 43.16),
      expectPoint(0, 43.16),
    ])
  })

  it('mark the penalties 11 m from the goals, and the middle', () => {
    expect(computePitchLines(pitchPresets.full).spots).toEqual([
      expectPoint(94, 34),
      expectPoint(11, 34),
      expectPoint(52.5, 34),
    ])
  })

  it('have a centre circle of 9.15 m, and arcs that end on the edge of the penalty areas', () => {
    const arcs = listArcs(pitchPresets.full).filter(({ radius }) => radius === 9.15)
    expect(arcs.find(({ from, until }) => until - from === 360)?.centre).toEqual(
      expectPoint(52.5, 34),
    )
    const ends = arcs.filter(({ from, until }) => until - from < 360).flatMap(listEnds)
    expect(ends.map(([x]) => x)).toEqual([
      expectNear(88.5),
      expectNear(88.5),
      expectNear(16.5),
      expectNear(16.5),
    ])
  })

  it('have quarter circles of 1 m that lie within the corners', () => {
    const corners = listArcs(pitchPresets.full).filter(({ radius }) => radius === 1)
    expect(corners).toHaveLength(4)
    for (const [x, y] of corners.flatMap(listEnds)) {
      expect(x).toBeGreaterThan(-0.001)
      expect(x).toBeLessThan(105.001)
      expect(y).toBeGreaterThan(-0.001)
      expect(y).toBeLessThan(68.001)
    }
  })

  it('stay lawful on a small full pitch and shrink where they would meet', () => {
    const findSpot = (length: number, width: number) =>
      computePitchLines({ ...pitchPresets.full, length, width }).spots[1]?.[0]
    expect(findSpot(90, 50)).toBe(11)
    expect(findSpot(40, 25)).toBe(5.5)
  })
})

describe('the side of the goal', () => {
  const sides: [Pitch['goal_side'], number, number, Point][] = [
    ['left', 52.5, 68, [11, 34]],
    ['right', 52.5, 68, [41.5, 34]],
    ['top', 68, 52.5, [34, 11]],
    ['bottom', 68, 52.5, [34, 41.5]],
  ]
  it.each(sides)('turns half a pitch with the goal at the %s', (goal_side, length, width, spot) => {
    const pitch = { ...pitchPresets.half, goal_side, length, width }
    const { spots, goals } = computePitchLines(pitch)
    expect(spots[0]).toEqual(expectPoint(...spot))
    expect(goals).toHaveLength(1)
    // nothing of the markings lies outside the ground
    for (const [x, y] of listArcs(pitch).flatMap(listEnds)) {
      expect(Math.min(x, y, length - x, width - y)).toBeGreaterThan(-0.001)
    }
    const circle = listArcs(pitch).at(-1)
    expect(circle && circle.until - circle.from).toBe(180)
  })
})

describe('cut-outs', () => {
  it('of a third show where the pitch goes on by a cut, not by a line', () => {
    const cuts = listLines(pitchPresets.third).filter(({ isCut }) => isCut)
    expect(cuts.map(({ points }) => points)).toEqual([[expectPoint(0, 68), expectPoint(0, 0)]])
  })

  it('of a box are cut on three sides and have no corners', () => {
    expect(listLines(pitchPresets.box).find(({ isCut }) => isCut)?.points).toHaveLength(4)
    expect(listArcs(pitchPresets.box).map(({ radius }) => radius)).toEqual([9.15])
  })
})

describe('other grounds', () => {
  it('of futsal have quarter circles of 6 m around the posts, joined by 3 m, and marks at 6 and 10 m', () => {
    const areas = listArcs(pitchPresets.futsal).filter(({ radius }) => radius === 6)
    expect(areas).toHaveLength(4)
    expect(areas.map(({ centre: [, y] }) => y).toSorted((a, b) => a - b)).toEqual([
      8.5, 8.5, 11.5, 11.5,
    ])
    expect(computePitchLines(pitchPresets.futsal).spots.map(([x]) => x)).toEqual([
      34, 30, 6, 10, 20,
    ])
  })

  it('for small-sided games carry smaller markings in proportion, and goals of 5 m', () => {
    const { spots, goals } = computePitchLines(pitchPresets.small_sided)
    expect(spots[1]?.[0]).toBeCloseTo((11 * 35) / 68)
    expect(goals.map(({ width }) => width)).toEqual([5, 5])
  })

  it('for three a side have a line 6 m before each end instead of penalty areas, and no goals of their own', () => {
    const lines = computePitchLines({ ...pitchPresets.small_sided, length: 28, width: 22 })
    const across = lines.strokes.flatMap((stroke) =>
      stroke.kind === 'line' && !stroke.isClosed ? [stroke.points[0]?.[0]] : [],
    )
    expect(across).toEqual([14, 22, 6])
    expect(lines.goals).toEqual([])
  })

  it('that are blank have their edge only', () => {
    expect(computePitchLines(pitchPresets.blank).strokes).toHaveLength(1)
  })
})
