import { describe, expect, it } from 'vitest'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { EditorDriver } from '../driver/driver'
import { createTrainingScene } from '../driver/training-scene'

const open = () => new EditorDriver(createTrainingScene()).tool('pass')
const findOwnerAt = (driver: EditorDriver, t: number) => {
  const phase = getSceneMotion(driver.scene).balls.get('b1')?.phaseAt(t)
  return phase?.kind === 'carry' ? phase.owner : phase?.kind
}

describe('drawing a pass', () => {
  it('from the carrier to somebody is a pass to his feet', () => {
    const driver = open().drag([
      [20, 20],
      [30, 20],
      [40, 20],
    ])
    expect(driver.scene.events).toMatchObject([{ ball: 'b1', t: 0, kind: 'ground', to: 'p2' }])
    expect(findOwnerAt(driver, 3)).toBe('p2')
    expect(driver.state.selection).toEqual([driver.scene.events[0]?.id])
    expect(driver.undoAll()).toBe(1)
  })

  it('from the ball to the grass is a pass into space', () => {
    const driver = open().drag([
      [21.7, 20],
      [30, 35],
    ])
    expect(driver.scene.events).toMatchObject([{ x: 30, y: 35 }])
    expect(driver.scene.events[0]).not.toHaveProperty('to')
  })

  it('is of the kind that was chosen', () => {
    const lofted = open()
      .tool('pass', { pass: 'lofted' })
      .drag([
        [20, 20],
        [40, 20],
      ])
    expect(lofted.scene.events).toMatchObject([{ kind: 'lofted', speed: 16 }])
    const shot = open()
      .tool('pass', { pass: 'shot' })
      .drag([
        [20, 20],
        [105, 34],
      ])
    expect(shot.scene.events).toMatchObject([{ kind: 'shot', x: 105, y: 34 }])
  })

  it('goes on from whoever gets the ball in the same step', () => {
    const driver = open()
      .drag([
        [20, 20],
        [40, 20],
      ])
      .drag([
        [40, 20],
        [40, 50],
      ])
    const [first, second] = driver.scene.events
    expect([first?.to, second?.to]).toEqual(['p2', 'p4'])
    expect(second?.t).toBeGreaterThan(1)
    expect(findOwnerAt(driver, 9)).toBe('p4')
  })

  it('from the end of a dribble it leaves when the dribble ends', () => {
    const driver = open()
      .tool('run')
      .drag([
        [20, 20],
        [28, 20],
      ])
      .tool('pass')
      .drag([
        [28, 20],
        [40, 20],
      ])
    expect(driver.scene.events).toMatchObject([{ t: 2, to: 'p2' }])
  })

  it('onto the end of a run it is played into his way', () => {
    const driver = open()
      .tool('run')
      .drag([
        [40, 20],
        [51, 30],
      ])
      .tool('pass')
      .drag([
        [20, 20],
        [51, 30],
      ])
    expect(driver.scene.events).toMatchObject([{ to: 'p2', x: 51, y: 30 }])
  })

  it('drawn again from the same foot it is aimed anew', () => {
    const driver = open()
      .drag([
        [20, 20],
        [40, 20],
      ])
      .drag([
        [20, 20],
        [20, 50],
      ])
    expect(driver.scene.events).toMatchObject([{ t: 0, to: 'p3' }])
  })

  it('somebody without any ball on the pitch gets one', () => {
    const scene = createTrainingScene()
    const objects = scene.objects.filter(({ kind }) => kind !== 'ball')
    const driver = new EditorDriver({ ...scene, objects }).tool('pass').drag([
      [20, 20],
      [40, 20],
    ])
    expect(driver.scene.objects.at(-1)).toMatchObject({ kind: 'ball', owner: 'p1' })
    expect(driver.scene.events).toMatchObject([{ to: 'p2' }])
    expect(driver.undoAll()).toBe(1)
  })

  it('two taps do what a drag does', () => {
    const driver = open().with({ kind: 'touch' }).click(20, 20)
    expect(driver.host.isBusy()).toBe(true)
    expect(driver.click(40, 20).scene.events).toMatchObject([{ to: 'p2' }])
    expect(driver.host.isBusy()).toBe(false)
  })

  it('shows the way and who would get it', () => {
    const driver = open().down(20, 20).move(40, 20)
    expect(driver.state.overlay).toMatchObject({ draft: { kind: 'pass' }, target: 'p2' })
  })

  it('somebody who has no ball cannot pass it', () => {
    const driver = open().drag([
      [20, 50],
      [40, 50],
    ])
    expect(driver.scene).toBe(driver.first)
  })

  it.each(['escape', 'secondFinger'] as const)('%s leaves the scene as it was', (how) => {
    const driver = open().down(20, 20).move(40, 20)
    driver[how]().up()
    expect(driver.scene).toBe(driver.first)
    const tapped = open().click(20, 20)
    tapped[how]().click(40, 20)
    expect(tapped.scene.events).toEqual([])
  })

  it('nothing is played in a scene opened to look at', () => {
    const driver = new EditorDriver(createTrainingScene(), { isReadOnly: true }).tool('pass')
    expect(
      driver.drag([
        [20, 20],
        [40, 20],
      ]).scene,
    ).toBe(driver.first)
  })
})
