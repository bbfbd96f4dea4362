import { describe, expect, it } from 'vitest'
import { listHandles } from '../handles'
import { EditorDriver } from '../driver/driver'
import { createTrainingScene } from '../driver/training-scene'

/** p2 runs from (40, 20) to (60, 20) until 3 s, p1 passes to p2 at 0. */
function createMovingScene() {
  return createTrainingScene({
    tracks: [
      {
        object: 'p2',
        keys: [
          { t: 3, x: 60, y: 20, ease: 'linear' },
          { t: 6, x: 60, y: 20, ease: 'linear' },
        ],
      },
    ],
    events: [{ id: 'k1', ball: 'b1', t: 0, kind: 'ground', to: 'p3', speed: 12 }],
  })
}
const open = () => new EditorDriver(createMovingScene(), { isSnapping: false })
const getVia = (driver: EditorDriver) => driver.scene.tracks[0]?.keys[0]?.via
const scale = { unit: 3, metresPerPixel: 0.1 }

describe('arrows', () => {
  it('a click on an arrow selects the movement it shows', () => {
    expect(open().click(50, 20).state.selection).toEqual(['p2@0'])
    expect(open().click(20, 35).state.selection).toEqual(['k1'])
  })

  it('are only met in the step they belong to', () => {
    expect(open().step(1).click(50, 20).state.selection).toEqual([])
  })

  it('dragging an arrow bends the way', () => {
    const driver = open().drag([
      [50, 20],
      [50, 30],
    ])
    expect(getVia(driver)).toEqual([[50, 30]])
    expect(driver.undoAll()).toBe(1)
  })

  it('dragged back to its line the arrow is straight again', () => {
    const driver = open()
      .drag([
        [50, 20],
        [50, 30],
      ])
      .drag([
        [50, 30],
        [50, 20.2],
      ])
    expect(getVia(driver)).toBeUndefined()
  })

  it('the handle in the middle bends it, its double click makes it straight', () => {
    const driver = open()
      .select('p2')
      .drag([
        [50, 20],
        [48, 28],
      ])
    expect(getVia(driver)).toEqual([[48, 28]])
    expect(getVia(driver.select('p2').doubleClick(48, 28))).toBeUndefined()
  })

  it('the handle at the end moves it in the same time, and who waits there waits at the new place', () => {
    const driver = open()
      .select('p2@0')
      .drag([
        [60, 20],
        [60, 26],
      ])
    expect(driver.place('p2', 3)).toEqual([60, 26])
    expect(driver.place('p2', 6)).toEqual([60, 26])
    expect(driver.undoAll()).toBe(1)
  })

  it('the end of a pass goes to somebody else, or into space', () => {
    const end = open().select('k1')
    const [handle] = listHandles(end.state, scale).filter(({ kind }) => kind === 'end')
    const to = open()
      .select('k1')
      .drag([handle?.at ?? [0, 0], [40, 50]])
    expect(to.scene.events).toMatchObject([{ to: 'p4' }])
    const space = open()
      .select('k1')
      .drag([handle?.at ?? [0, 0], [30, 40]])
    expect(space.scene.events).toMatchObject([{ x: 30, y: 40 }])
  })

  it('a pass can be bent, too', () => {
    const driver = open().drag([
      [20, 35],
      [14, 35],
    ])
    expect(driver.scene.events[0]?.via).toEqual([[14, 35]])
  })

  it('of locked players cannot be changed', () => {
    const scene = createMovingScene()
    const objects = scene.objects.map((object) =>
      object.id === 'p2' ? { ...object, is_locked: true } : object,
    )
    const driver = new EditorDriver({ ...scene, objects }).drag([
      [50, 20],
      [50, 30],
    ])
    expect(driver.scene.tracks).toEqual(scene.tracks)
    expect(driver.state.canUndo).toBe(false)
  })

  it('Escape takes a bend back', () => {
    const driver = open().down(50, 20).move(50, 30).escape().up()
    expect(driver.scene).toBe(driver.first)
  })
})

describe('turning', () => {
  const findHandlePlace = (driver: EditorDriver, id: string) =>
    listHandles(driver.select(id).state, scale).find(({ kind }) => kind === 'rotate')?.at ?? [0, 0]

  it('the handle before a player turns him, and then one sees where he looks', () => {
    const driver = open()
    driver.drag([findHandlePlace(driver, 'p4'), [40, 60]])
    expect(driver.scene.objects.find(({ id }) => id === 'p4')).toMatchObject({
      rotation: 90,
      has_direction: true,
    })
    expect(driver.undoAll()).toBe(1)
  })

  it('in steps of 15° with shift', () => {
    const driver = open()
    driver.drag([findHandlePlace(driver, 'p4'), [45, 59]], { shift: true })
    expect(driver.scene.objects.find(({ id }) => id === 'p4')).toMatchObject({ rotation: 60 })
  })

  it('at a later step he turns until then', () => {
    const driver = open().step(1)
    driver.drag([findHandlePlace(driver, 'p4'), [40, 60]])
    const [track] = driver.scene.tracks.filter(({ object }) => object === 'p4')
    expect(track?.keys.at(-1)).toMatchObject({ t: 3, rotation: 90 })
  })

  it('round things and the ball have no such handle', () => {
    for (const id of ['e1', 'b1']) {
      const kinds = listHandles(open().select(id).state, scale).map(({ kind }) => kind)
      expect(kinds).not.toContain('rotate')
    }
  })
})

describe('zones', () => {
  it('a corner resizes, the one opposite stays', () => {
    const driver = open()
      .select('d1')
      .drag([
        [70, 40],
        [75, 45],
      ])
    expect(driver.scene.drawings[0]).toMatchObject({
      points: [
        [75, 45],
        [90, 60],
      ],
    })
    expect(driver.undoAll()).toBe(1)
  })

  it('a turned one keeps its opposite corner, too', () => {
    const turned = open().select('d1')
    const at = listHandles(turned.state, scale).find(({ kind }) => kind === 'rotate')?.at ?? [0, 0]
    turned.drag([at, [100, 50]])
    expect(turned.scene.drawings[0]).toMatchObject({ rotation: 90 })
    const listCornerHandles = () =>
      listHandles(turned.state, scale).filter(({ kind }) => kind === 'corner')
    const [first, , third] = listCornerHandles()
    turned.drag([first?.at ?? [0, 0], [95, 35]])
    const opposite = listCornerHandles().map(({ at: [x, y] }) => [Math.round(x), Math.round(y)])
    expect(opposite).toContainEqual([Math.round(third?.at[0] ?? 0), Math.round(third?.at[1] ?? 0)])
  })

  it('polygons have their corners, new ones between them, and lose one by a double click', () => {
    const scene = createTrainingScene({
      drawings: [
        {
          id: 'd1',
          kind: 'zone',
          shape: 'polygon',
          points: [
            [50, 30],
            [70, 30],
            [70, 50],
          ],
          colour: '#f0b429',
        },
      ],
    })
    const driver = new EditorDriver(scene, { isSnapping: false }).select('d1')
    driver
      .drag([
        [70, 30],
        [75, 30],
      ])
      .drag([
        [72.5, 40],
        [80, 40],
      ])
    const listPoints = () => {
      const [zone] = driver.scene.drawings
      return zone?.kind === 'zone' ? zone.points : []
    }
    expect(listPoints()).toEqual([
      [50, 30],
      [75, 30],
      [80, 40],
      [70, 50],
    ])
    expect(driver.doubleClick(80, 40) && listPoints()).toEqual([
      [50, 30],
      [75, 30],
      [70, 50],
    ])
    expect(driver.doubleClick(75, 30) && listPoints()).toHaveLength(3)
  })
})
