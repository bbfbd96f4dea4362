import { describe, expect, it } from 'vitest'
import { listArrows } from '@/features/scene/model/motion/arrows'
import { EditorDriver } from '../driver/driver'
import { createLockedScene, createTrainingScene } from '../driver/training-scene'

const open = () => new EditorDriver(createTrainingScene()).tool('run')
const listKeys = (driver: EditorDriver, id: string) =>
  driver.scene.tracks.find(({ object }) => object === id)?.keys ?? []

describe('drawing a run', () => {
  it('is the movement: it starts at the shown time and takes as long as the way', () => {
    const driver = open().drag([
      [40, 20],
      [45, 20],
      [51, 20],
    ])
    expect(driver.place('p2', 0)).toEqual([40, 20])
    expect(driver.place('p2', 2)).toEqual([51, 20])
    expect(listKeys(driver, 'p2')[0]?.t).toBe(2)
    expect(listArrows(driver.scene)).toMatchObject([{ kind: 'run', by: 'p2' }])
    expect(driver.undoAll()).toBe(1)
  })

  it('the tool stays, and the new way is selected so that it can be corrected at once', () => {
    const driver = open().drag([
      [40, 20],
      [51, 20],
    ])
    expect(driver.state).toMatchObject({ tool: 'run', selection: ['p2@0'] })
  })

  it('follows the curve of the hand with few points', () => {
    const arc = Array.from({ length: 60 }, (_, index) => {
      const angle = (index / 59) * Math.PI
      return [50 - 10 * Math.cos(angle), 20 + 10 * Math.sin(angle)] as const
    })
    const driver = open().drag(arc)
    const [key] = listKeys(driver, 'p2')
    expect(key?.via?.length).toBeGreaterThan(1)
    expect(key?.via?.length).toBeLessThanOrEqual(10)
    const [arrow] = listArrows(driver.scene)
    const lowest = Math.max(...(arrow?.points ?? []).map(([, y]) => y))
    expect(lowest).toBeGreaterThan(29)
    expect(lowest).toBeLessThan(31)
  })

  it('is straight with shift', () => {
    const driver = open()
      .down(40, 20)
      .move(45, 30)
      .move(51, 20, { shift: true })
      .up({ shift: true })
    expect(listKeys(driver, 'p2')[0]).not.toHaveProperty('via')
  })

  it('somebody with the ball dribbles, and the ball itself can be taken hold of', () => {
    const driver = open().drag([
      [21.7, 20],
      [24, 20],
      [28, 20],
    ])
    expect(listArrows(driver.scene)).toMatchObject([{ kind: 'dribble', by: 'p1', ball: 'b1' }])
    expect(listKeys(driver, 'p1')[0]?.t).toBe(2)
  })

  it('from the end of an arrow it goes on from there', () => {
    const driver = open()
      .drag([
        [40, 20],
        [51, 20],
      ])
      .drag([
        [51, 20],
        [51, 25],
        [51, 31],
      ])
    expect(listKeys(driver, 'p2')).toMatchObject([
      { x: 51, y: 20, t: 2 },
      { x: 51, y: 31, t: 4 },
    ])
  })

  it('later steps wait until everybody has arrived', () => {
    const driver = open().drag([
      [40, 20],
      [62, 20],
    ])
    expect(driver.scene.steps.map(({ t }) => t)).toEqual([0, 4, 7])
  })

  it('who runs to a ball that lies there has it then, and dribbles on', () => {
    const scene = createTrainingScene()
    const ball = { id: 'b2', kind: 'ball' as const, x: 51, y: 20 }
    const driver = new EditorDriver({ ...scene, objects: [...scene.objects, ball] }).tool('run')
    driver.drag([
      [40, 20],
      [51, 20],
    ])
    expect(driver.scene.events).toMatchObject([{ kind: 'take', ball: 'b2', to: 'p2', t: 2 }])
    driver.drag([
      [51, 20],
      [51, 28],
    ])
    expect(listArrows(driver.scene).map(({ kind }) => kind)).toEqual(['run', 'dribble'])
    expect(driver.undoAll()).toBe(2)
  })

  it('at a later step it begins there', () => {
    const driver = open()
      .step(1)
      .drag([
        [40, 20],
        [51, 20],
      ])
    expect(driver.place('p2', 3)).toEqual([40, 20])
    expect(driver.place('p2', 5)).toEqual([51, 20])
  })

  it('shows the way while it is drawn, and who stands at its end', () => {
    const driver = open().down(40, 20).move(30, 40).move(20, 50)
    expect(driver.state.overlay).toMatchObject({ draft: { kind: 'run' }, target: 'p3' })
    expect(driver.up().state.overlay).toMatchObject({ draft: null, target: null })
  })

  it.each(['escape', 'secondFinger'] as const)('%s leaves the scene as it was', (how) => {
    const driver = open().down(40, 20).move(50, 30)
    driver[how]().up()
    expect(driver.scene).toBe(driver.first)
    expect(driver.state.overlay.draft).toBeNull()
  })

  it('does not begin on the grass, on something locked or in a scene to look at', () => {
    expect(
      open().drag([
        [55, 60],
        [60, 60],
      ]).state.canUndo,
    ).toBe(false)
    const fixed = new EditorDriver(createLockedScene(createTrainingScene(), 'p2')).tool('run')
    expect(
      fixed.drag([
        [40, 20],
        [50, 20],
      ]).state.canUndo,
    ).toBe(false)
    const guest = new EditorDriver(createTrainingScene(), { isReadOnly: true }).tool('run')
    expect(
      guest.drag([
        [40, 20],
        [50, 20],
      ]).scene,
    ).toBe(guest.first)
  })

  it('a finger need not meet the player exactly', () => {
    expect(
      open()
        .drag(
          [
            [43, 20],
            [52, 20],
          ],
          { kind: 'touch' },
        )
        .place('p2', 9),
    ).toEqual([52, 20])
  })
})

describe('recording', () => {
  const record = () => new EditorDriver(createTrainingScene()).tool('record')

  it('the time of the hand is the time of the movement', () => {
    const driver = record().down(40, 20, { time: 1000 })
    for (let tick = 1; tick <= 20; tick += 1)
      driver.move(40 + tick, 20, { time: 1000 + tick * 100 })
    driver.up({ time: 3000 })
    expect(driver.place('p2', 1)).toEqual([50, 20])
    expect(listKeys(driver, 'p2').at(-1)?.t).toBe(2)
    expect(driver.undoAll()).toBe(1)
  })

  it('is slow where the hand was slow', () => {
    const driver = record().down(40, 20, { time: 0 })
    for (let tick = 1; tick <= 10; tick += 1) driver.move(40 + tick * 0.4, 20, { time: tick * 100 })
    for (let tick = 1; tick <= 10; tick += 1)
      driver.move(44 + tick * 0.8, 20, { time: 1000 + tick * 100 })
    driver.up({ time: 2000 })
    expect(driver.place('p2', 1)[0]).toBeCloseTo(44, 0)
    expect(driver.place('p2', 2)[0]).toBe(52)
  })

  it('a free ball rolls along the drawn way', () => {
    const scene = createTrainingScene()
    const free = {
      ...scene,
      objects: [...scene.objects, { id: 'b2', kind: 'ball' as const, x: 60, y: 60 }],
    }
    const driver = new EditorDriver(free).tool('record').down(60, 60, { time: 0 })
    driver.move(70, 60, { time: 1000 }).move(80, 60, { time: 2000 }).up({ time: 2000 })
    expect(driver.scene.events).toMatchObject([{ ball: 'b2', x: 80, y: 60, speed: 10 }])
  })

  it('given up it leaves the scene as it was', () => {
    const driver = record().down(40, 20).move(50, 20).escape().up()
    expect(driver.scene).toBe(driver.first)
  })
})
