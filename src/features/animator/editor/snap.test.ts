import { describe, expect, it } from 'vitest'
import type { Point } from '@/features/scene/model/document/scene-schema'
import { EditorDriver } from './driver/driver'
import { createTrainingScene } from './driver/training-scene'
import type { EditorState } from './editor-state'
import { snapPoint } from './snap'

const createState = (parts: Partial<EditorState> = {}) =>
  new EditorDriver(createTrainingScene({ drawings: [] }), parts).state
const held = { metresPerPixel: 0.1, mod: false }
const snap = (point: Point, parts: Partial<EditorState> = {}) =>
  snapPoint(createState(parts), point, held)

describe('snapping', () => {
  it('lines up with others within 8 px, each axis by itself, and shows the line', () => {
    expect(snap([40.5, 41])).toEqual({ point: [40, 41], guides: [{ axis: 'x', at: 40 }] })
    expect(snap([40.9, 41])).toEqual({ point: [40.9, 41], guides: [] })
    expect(snapPoint(createState(), [40.5, 41], { ...held, metresPerPixel: 0.05 }).point).toEqual([
      40.5, 41,
    ])
  })

  it('lines up with the middle, the boxes and the touchlines', () => {
    expect(snap([52.3, 33.8]).point).toEqual([52.5, 34])
    expect(snap([16.2, 3]).point).toEqual([16.5, 3])
    expect(snap([30, 67.7]).point).toEqual([30, 68])
  })

  it('finds the goal of half a pitch where it is', () => {
    const half = createTrainingScene({
      drawings: [],
      pitch: { ...createTrainingScene().pitch, kind: 'half', length: 52.5, goal_side: 'right' },
    })
    const { state: there } = new EditorDriver(half)
    expect(snapPoint(there, [36.2, 3], held).point).toEqual([36, 3])
    expect(snapPoint(there, [16.2, 3], held).point).toEqual([16.2, 3])
  })

  it('keeps the distance that two neighbours in a row have', () => {
    expect(snap([82.3, 10.2])).toMatchObject({ point: [82, 10] })
    expect(snap([67.2, 10.2]).point).toEqual([67, 10])
  })

  it('goes to the grid of 1 m when that is shown and nothing else is near', () => {
    expect(snap([31.4, 38.4]).point).toEqual([31.4, 38.4])
    expect(snap([31.4, 38.4], { hasGrid: true }).point).toEqual([31, 38])
  })

  it('rests while Ctrl is held, and when it is switched off', () => {
    expect(snapPoint(createState(), [40.5, 41], { ...held, mod: true }).point).toEqual([40.5, 41])
    expect(snap([40.5, 41], { isSnapping: false, hasGrid: true }).point).toEqual([40.5, 41])
  })

  it('what is dragged does not snap to itself, and a group snaps by the thing that was grabbed', () => {
    const driver = new EditorDriver(createTrainingScene({ drawings: [] })).select('p2', 'p4')
    driver.down(40, 20).move(40.7, 41).move(40.6, 49.7)
    expect(driver.state.overlay.guides).toEqual([{ axis: 'y', at: 50 }])
    driver.up()
    expect(driver.place('p2')).toEqual([40.6, 50])
    expect(driver.place('p4')).toEqual([40.6, 80])
    expect(driver.state.overlay.guides).toEqual([])
  })
})
