import { describe, expect, it } from 'vitest'
import { parseDiagram, type Diagram, type Point } from './diagram'
import {
  arrowHead,
  diagramFrame,
  doublePaths,
  shortened,
  smoothPath,
  symbolUnit,
  wavyPath,
} from './diagram-geometry'
import { goalSide, pitchLines } from './pitch-lines'

const empty: Diagram = { v: 1, pitch: 'blank', items: [], moves: [], zones: [] }
const area = { length: 30, width: 20 }

describe('the cut-out of a drawing', () => {
  it('is the area with 2 m around it', () => {
    expect(diagramFrame(empty, area)).toEqual({ x: -2, y: -2, width: 34, height: 24 })
  })

  it('grows with what stands or moves outside', () => {
    const wide: Diagram = {
      ...empty,
      items: [{ k: 'coach', x: -3, y: 10 }],
      moves: [
        {
          k: 'run',
          p: [
            [5, 5],
            [33, 24],
          ],
        },
      ],
    }
    expect(diagramFrame(wide, area)).toEqual({ x: -5, y: -2, width: 40, height: 28 })
  })

  it('makes symbols larger on a card than on a large picture', () => {
    const frame = diagramFrame(empty, area)
    expect(symbolUnit(frame, 'card')).toBeGreaterThan(symbolUnit(frame, 'fine'))
  })
})

describe('lines of movement', () => {
  const straight: Point[] = [
    [0, 0],
    [10, 0],
  ]
  const bent: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ]

  it('run straight between two points and smoothly through more', () => {
    expect(smoothPath(straight)).toBe('M0 0L10 0')
    expect(smoothPath(bent)).toMatch(/^M0 0C.+ 10 0C.+ 10 10$/)
  })

  it('stop where the arrow head begins, and keep a very short line a line', () => {
    expect(shortened(straight, 1)).toEqual([
      [0, 0],
      [9, 0],
    ])
    expect(
      shortened(
        [
          [0, 0],
          [1, 0],
        ],
        5,
      ).at(-1),
    ).toEqual([expect.closeTo(0.2), 0])
  })

  it('put the tip of the arrow on the last point', () => {
    expect(arrowHead(straight, 1)).toMatch(/^M10 0L/)
  })

  it('swing to both sides when dribbled, and end on the point', () => {
    const heights = [...wavyPath(straight, 1).matchAll(/ (-?[\d.]+)(?=[CL]|$)/g)].map((match) =>
      Number(match[1]),
    )
    expect(Math.max(...heights)).toBeGreaterThan(0.1)
    expect(Math.min(...heights)).toBeLessThan(-0.1)
    expect(wavyPath(bent, 1)).toMatch(/10 10$/)
  })

  it('are two for a shot', () => {
    expect(doublePaths(straight, 0.4)).toEqual(['M0 0.2L10 0.2', 'M0 -0.2L10 -0.2'])
  })

  it('survive nothing and a single point', () => {
    expect(smoothPath([])).toBe('')
    expect(wavyPath([], 1)).toBe('')
    expect(arrowHead([[1, 1]], 1)).toBe('')
  })
})

describe('pitch lines', () => {
  it('stand where the goal stands', () => {
    const goal = (r: number): Diagram => ({ ...empty, items: [{ k: 'goal', x: 0, y: 0, r }] })
    expect([0, 90, 180, 270, -90].map((r) => goalSide(goal(r)))).toEqual([
      'left',
      'top',
      'right',
      'bottom',
      'bottom',
    ])
    expect(goalSide(empty)).toBe('right')
  })

  it('follow the laws on a full breadth and shrink with the area', () => {
    const box: Diagram = { ...empty, pitch: 'box' }
    const [large] = pitchLines(box, { length: 40, width: 60 }).rects
    expect(large).toEqual({
      x: 23.5,
      y: expect.closeTo(9.84),
      width: 16.5,
      height: expect.closeTo(40.32),
    })
    const [small] = pitchLines(box, { length: 40, width: 25 }).rects
    expect(small?.width).toBeCloseTo(8.25)
  })

  it('add the centre circle on half a pitch and nothing on a blank one', () => {
    expect(pitchLines({ ...empty, pitch: 'half' }, { length: 50, width: 60 }).arcs).toHaveLength(2)
    expect(pitchLines(empty, area).rects).toEqual([])
  })
})

describe('reading a drawing', () => {
  it('gives null for what is none', () => {
    for (const json of [null, undefined, 'x', {}, { v: 2, pitch: 'blank', items: [] }]) {
      expect(parseDiagram(json)).toBeNull()
    }
  })

  it('fills in what may be left out', () => {
    const json = { v: 1, pitch: 'blank', items: [{ k: 'mini_goal', x: 1, y: 2 }] }
    expect(parseDiagram(json)).toEqual({ ...empty, items: [{ k: 'mini_goal', x: 1, y: 2, r: 0 }] })
  })

  it('refuses a movement without an end', () => {
    const json = { v: 1, pitch: 'blank', items: [], moves: [{ k: 'run', p: [[1, 1]] }] }
    expect(parseDiagram(json)).toBeNull()
  })
})
