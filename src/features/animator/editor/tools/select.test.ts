import { describe, expect, it } from 'vitest'
import { EditorDriver } from '../driver/driver'
import {
  createGroupedScene,
  createLockedScene,
  createTrainingScene,
} from '../driver/training-scene'

const open = (...parts: Parameters<typeof createTrainingScene>) =>
  new EditorDriver(createTrainingScene(...parts))

describe('selecting', () => {
  it('a click selects what lies under the pointer, a click on the grass nothing', () => {
    const driver = open().click(40, 20)
    expect(driver.state.selection).toEqual(['p2'])
    expect(driver.click(55, 60).state.selection).toEqual([])
  })

  it('shift adds and takes away', () => {
    const driver = open().click(40, 20).click(20, 50, { shift: true })
    expect(driver.state.selection).toEqual(['p2', 'p3'])
    expect(driver.click(40, 20, { shift: true }).state.selection).toEqual(['p3'])
    expect(driver.click(55, 60, { shift: true }).state.selection).toEqual(['p3'])
  })

  it('a click on one of several selects it alone', () => {
    expect(open().select('p2', 'p3').click(40, 20).state.selection).toEqual(['p2'])
  })

  it('one of a group selects the whole group, a double click one of it', () => {
    const driver = new EditorDriver(createGroupedScene(createTrainingScene(), 'p2', 'p4'))
    expect(driver.click(40, 20).state.selection).toEqual(['p2', 'p4'])
    expect(driver.doubleClick(40, 20).state.selection).toEqual(['p2'])
  })

  it('locked things are not met by the pointer', () => {
    const driver = new EditorDriver(createLockedScene(createTrainingScene(), 'p2'))
    expect(driver.click(40, 20).state.selection).toEqual([])
    expect(
      driver.drag([
        [40, 20],
        [50, 30],
      ]).scene,
    ).toBe(driver.first)
  })

  it('a finger meets what is within 22 px, a mouse has to aim', () => {
    const beside = [40 + 1.5 + 2, 20] as const
    expect(open().click(...beside).state.selection).toEqual([])
    expect(open().click(...beside, { kind: 'touch' }).state.selection).toEqual(['p2'])
  })

  it('a frame from left to right takes who stands in it, from right to left also what it touches', () => {
    const right = open().drag([
      [15, 15],
      [41, 25],
    ])
    expect(right.state.selection).toEqual(['p1', 'p2', 'b1'])
    expect(
      open().drag([
        [38, 15],
        [39, 25],
      ]).state.selection,
    ).toEqual([])
    expect(
      open().drag([
        [39, 25],
        [38, 15],
      ]).state.selection,
    ).toEqual(['p2'])
    expect(
      open().drag([
        [85, 65],
        [65, 45],
      ]).state.selection,
    ).toEqual(['d1'])
    expect(
      open().drag([
        [65, 45],
        [85, 65],
      ]).state.selection,
    ).toEqual([])
  })

  it('a frame with shift adds, and a frame given up leaves the selection as it was', () => {
    const driver = open()
      .select('p3')
      .drag(
        [
          [35, 15],
          [45, 25],
        ],
        { shift: true },
      )
    expect(driver.state.selection).toEqual(['p3', 'p2'])
    driver.down(10, 40).move(50, 60)
    expect(driver.state.overlay.marquee).not.toBeNull()
    driver.escape()
    expect(driver.state.selection).toEqual(['p3', 'p2'])
    expect(driver.state.overlay.marquee).toBeNull()
  })

  it('a double click on a player, zone or text is for typing', () => {
    expect(open().doubleClick(40, 20).state.editing).toBe('p2')
    expect(open().doubleClick(70, 50).state.editing).toBe('d1')
    expect(open().doubleClick(62, 10).state.editing).toBeNull()
  })

  it('shows what a click would select', () => {
    expect(open().move(40, 20).state.overlay.hover).toBe('p2')
    expect(open().move(40, 20).move(55, 60).state.overlay.hover).toBeNull()
  })
})

describe('moving', () => {
  it('drags a thing in one undo step', () => {
    const driver = open().drag([
      [40, 20],
      [42, 22],
      [47, 27],
      [50, 30],
    ])
    expect(driver.place('p2')).toEqual([50, 30])
    expect(driver.undoAll()).toBe(1)
    expect(driver.scene).toBe(driver.first)
  })

  it('drags all that is selected, by the one that was grabbed', () => {
    const driver = open()
      .select('p2', 'p3', 'd1')
      .drag(
        [
          [40, 20],
          [45, 25],
        ],
        { mod: true },
      )
    expect([driver.place('p2'), driver.place('p3')]).toEqual([
      [45, 25],
      [25, 55],
    ])
    expect(driver.scene.drawings[0]).toMatchObject({
      points: [
        [75, 45],
        [95, 65],
      ],
    })
  })

  it('a zone is grabbed by its edge, and anywhere once it is selected', () => {
    const open40 = open().drag(
      [
        [80, 50],
        [85, 55],
      ],
      { mod: true },
    )
    expect(open40.scene).toBe(open40.first)
    const byEdge = open().drag(
      [
        [70, 50],
        [75, 50],
      ],
      { mod: true },
    )
    expect(byEdge.scene.drawings[0]).toMatchObject({
      points: [
        [75, 40],
        [95, 60],
      ],
    })
    const inside = open()
      .select('d1')
      .drag(
        [
          [80, 50],
          [85, 50],
        ],
        { mod: true },
      )
    expect(inside.scene.drawings[0]).toMatchObject({
      points: [
        [75, 40],
        [95, 60],
      ],
    })
  })

  it('keeps to one axis with shift', () => {
    const driver = open()
      .down(40, 20)
      .move(55, 22, { shift: true, mod: true })
      .up({ shift: true, mod: true })
    expect(driver.place('p2')).toEqual([55, 20])
  })

  it('leaves the original and drags a copy with alt', () => {
    const driver = open().drag(
      [
        [40, 20],
        [50, 30],
      ],
      { alt: true },
    )
    expect(driver.place('p2')).toEqual([40, 20])
    expect(driver.scene.objects).toHaveLength(9)
    const [copy = ''] = driver.state.selection
    expect(driver.place(copy)).toEqual([50, 30])
    expect(driver.undoAll()).toBe(1)
  })

  it('at a later step the movement happens between the steps', () => {
    const driver = open()
      .step(1)
      .drag([
        [40, 20],
        [50, 30],
      ])
    expect(driver.place('p2', 0)).toEqual([40, 20])
    expect(driver.place('p2', 3)).toEqual([50, 30])
    expect(driver.place('p2', 6)).toEqual([50, 30])
  })

  it('a trembling hand is a click, not a move; a finger may tremble more', () => {
    expect(
      open().drag([
        [40, 20],
        [40.2, 20],
      ]).state.canUndo,
    ).toBe(false)
    expect(
      open().drag(
        [
          [40, 20],
          [40.7, 20],
        ],
        { kind: 'touch' },
      ).state.canUndo,
    ).toBe(false)
  })

  it.each(['escape', 'secondFinger'] as const)('%s takes the drag back', (how) => {
    const driver = open().down(40, 20).move(50, 30)
    driver[how]().move(60, 40).up()
    expect(driver.scene).toBe(driver.first)
    expect(driver.state.canUndo).toBe(false)
  })

  it('undone in the middle of the drag the rest of it does nothing', () => {
    const driver = open().down(40, 20).move(50, 30).undo().move(60, 40).up()
    expect(driver.scene).toBe(driver.first)
    expect(driver.state.canUndo).toBe(false)
  })

  it('a scene loaded in the middle of the drag stays as it was loaded', () => {
    const driver = open().down(40, 20).move(50, 30)
    const loaded = createTrainingScene({ drawings: [] })
    driver.editor.change(() => loaded, 'ignore')
    expect(driver.move(60, 40).up().scene).toBe(loaded)
  })

  it('changing the tool during a drag takes it back too', () => {
    const driver = open().down(40, 20).move(50, 30).tool('hand').up()
    expect(driver.scene).toBe(driver.first)
  })

  it('dragged back to where it was nothing is to be undone', () => {
    const driver = open().drag([
      [40, 20],
      [50, 30],
      [40, 20],
    ])
    expect(driver.state.canUndo).toBe(false)
  })
})
