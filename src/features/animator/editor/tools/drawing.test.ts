import { describe, expect, it } from 'vitest'
import { EditorDriver } from '../driver/driver'
import { createTrainingScene } from '../driver/training-scene'
import { blankText } from './drawing'

const open = () => new EditorDriver(createTrainingScene({ drawings: [] }), { isSnapping: false })
const getFirstDrawing = (driver: EditorDriver) => driver.scene.drawings[0]

describe('drawing zones', () => {
  it('a drag draws a rectangle or an ellipse in the chosen colour', () => {
    const driver = open()
      .tool('zone', { zone: 'ellipse', colour: '#112233' })
      .drag([
        [50, 10],
        [60, 25],
      ])
    expect(getFirstDrawing(driver)).toMatchObject({
      kind: 'zone',
      shape: 'ellipse',
      points: [
        [50, 10],
        [60, 25],
      ],
      colour: '#112233',
    })
    expect(driver.state).toMatchObject({ tool: 'zone', selection: ['d1'] })
    expect(driver.undoAll()).toBe(1)
  })

  it('as long as wide with shift', () => {
    const driver = open().tool('zone', { zone: 'rectangle' }).down(50, 10)
    driver.move(60, 25, { shift: true }).up({ shift: true })
    expect(getFirstDrawing(driver)).toMatchObject({
      points: [
        [50, 10],
        [65, 25],
      ],
    })
  })

  it('a click draws one of a usual size around it', () => {
    const driver = open().tool('zone', { zone: 'rectangle' }).click(50, 30)
    expect(getFirstDrawing(driver)).toMatchObject({
      points: [
        [45, 26],
        [55, 34],
      ],
    })
  })

  describe('a polygon', () => {
    const drawCorners = () =>
      open().tool('zone', { zone: 'polygon' }).click(50, 10).click(60, 10).click(60, 20)

    it('is drawn corner by corner and ends with Enter', () => {
      const driver = drawCorners()
      expect(driver.state.overlay.draft).toMatchObject({ kind: 'zone' })
      expect(getFirstDrawing(driver.enter())).toMatchObject({
        shape: 'polygon',
        points: [
          [50, 10],
          [60, 10],
          [60, 20],
        ],
      })
      expect(driver.undoAll()).toBe(1)
    })

    it('ends with a double click, which does not count twice', () => {
      expect(getFirstDrawing(drawCorners().doubleClick(50, 20))).toMatchObject({
        points: [
          [50, 10],
          [60, 10],
          [60, 20],
          [50, 20],
        ],
      })
    })

    it('ends with a click on its first corner', () => {
      expect(getFirstDrawing(drawCorners().click(50.3, 10))).toMatchObject({
        points: [
          [50, 10],
          [60, 10],
          [60, 20],
        ],
      })
    })

    it('with Escape there is none, and two corners make none', () => {
      expect(getFirstDrawing(drawCorners().escape().enter())).toBeUndefined()
      const two = open().tool('zone', { zone: 'polygon' }).click(50, 10).click(60, 10).enter()
      expect(getFirstDrawing(two)).toBeUndefined()
      expect(two.state.canUndo).toBe(false)
    })
  })
})

describe('drawing lines', () => {
  it('follows the hand with fewer points, and the pen stays in the hand', () => {
    const wave = Array.from(
      { length: 80 },
      (_, index) => [50 + index / 4, 30 + Math.sin(index / 8) * 4] as const,
    )
    const driver = open().tool('line', { line: 'dashed', hasHead: true }).drag(wave)
    const line = getFirstDrawing(driver)
    expect(line).toMatchObject({ kind: 'line', style: 'dashed', head: 'arrow' })
    expect(line?.kind === 'line' ? line.points.length : 0).toBeLessThan(30)
    expect(driver.state.tool).toBe('line')
    expect(driver.undoAll()).toBe(1)
  })

  it('is straight with shift', () => {
    const driver = open().tool('line').down(50, 10).move(55, 20).move(60, 10, { shift: true })
    expect(getFirstDrawing(driver.up({ shift: true }))).toMatchObject({
      points: [
        [50, 10],
        [60, 10],
      ],
    })
  })

  it('a click draws nothing', () => {
    expect(open().tool('line').click(50, 10).state.canUndo).toBe(false)
  })
})

describe('measuring', () => {
  it('a tape reaches from where one pressed to where one let go', () => {
    const driver = open()
      .tool('tape')
      .drag([
        [50, 10],
        [55, 12],
        [60, 18],
      ])
    expect(getFirstDrawing(driver)).toMatchObject({
      kind: 'tape',
      points: [
        [50, 10],
        [60, 18],
      ],
    })
    expect(driver.state.tool).toBe('tape')
  })

  it('level with shift', () => {
    const driver = open()
      .tool('tape')
      .down(50, 10)
      .move(60, 12, { shift: true })
      .up({ shift: true })
    expect(getFirstDrawing(driver)).toMatchObject({
      points: [
        [50, 10],
        [60, 10],
      ],
    })
  })

  it('a click measures nothing', () => {
    expect(open().tool('tape').click(50, 10).state.canUndo).toBe(false)
  })
})

describe('writing', () => {
  it('a click puts a text down and opens it for typing', () => {
    const driver = open().tool('text').click(50, 10)
    expect(getFirstDrawing(driver)).toMatchObject({ kind: 'text', text: blankText, x: 50, y: 10 })
    expect(driver.state).toMatchObject({ tool: 'select', editing: 'd1', selection: ['d1'] })
    expect(driver.undoAll()).toBe(1)
    expect(driver.state.editing).toBeNull()
  })
})

describe('given up or not allowed', () => {
  it.each(['zone', 'line', 'tape', 'text'] as const)('%s leaves nothing behind', (tool) => {
    for (const how of ['escape', 'secondFinger'] as const) {
      const driver = open().tool(tool).down(50, 10).move(60, 20)
      driver[how]().up()
      expect(driver.scene).toBe(driver.first)
      expect(driver.state.canUndo).toBe(false)
      expect(driver.state.overlay.draft).toBeNull()
    }
    const guest = new EditorDriver(createTrainingScene(), { isReadOnly: true }).tool(tool)
    expect(
      guest.drag([
        [50, 10],
        [60, 20],
      ]).scene,
    ).toBe(guest.first)
    expect(guest.state.editing).toBeNull()
  })
})
