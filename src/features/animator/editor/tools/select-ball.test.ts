import { describe, expect, it } from 'vitest'
import { EditorDriver } from '../driver/driver'
import { createTrainingScene } from '../driver/training-scene'

const open = () => new EditorDriver(createTrainingScene())

describe('the ball', () => {
  it('at the start is given to somebody or laid on the grass', () => {
    const given = open().drag([
      [21.7, 20],
      [30, 20],
      [40, 20],
    ])
    expect(given.scene.objects.at(-1)).toMatchObject({ owner: 'p2' })
    const laid = open().drag([
      [21.7, 20],
      [30, 32],
    ])
    expect(laid.place('b1')).toEqual([30, 32])
    expect(laid.scene.events).toEqual([])
  })

  it('at a later step is passed to somebody by whoever has it, leaving at the step before', () => {
    const driver = open()
      .step(1)
      .drag([
        [21.7, 20],
        [40, 20],
      ])
    expect(driver.scene.events).toMatchObject([{ ball: 'b1', t: 0, to: 'p2' }])
    expect(driver.undoAll()).toBe(1)
  })

  it('at a later step is passed into space', () => {
    const driver = open()
      .step(1)
      .drag(
        [
          [21.7, 20],
          [30, 31],
        ],
        { mod: true },
      )
    expect(driver.scene.events).toMatchObject([{ ball: 'b1', t: 0, x: 30, y: 31 }])
  })

  it('lights up who would get it', () => {
    const driver = open().down(21.7, 20).move(40, 20)
    expect(driver.state.overlay.target).toBe('p2')
    expect(driver.up().state.overlay.target).toBeNull()
  })

  it('a pass that takes longer than the step shifts the steps, and the picture stays on its own', () => {
    const driver = open()
      .step(1)
      .drag(
        [
          [21.7, 20],
          [100, 60],
        ],
        { mod: true },
      )
    const [, second] = driver.scene.steps
    expect(second?.t).toBeGreaterThan(3)
    expect(driver.state.time).toBe(second?.t)
  })
})

describe('a scene opened to look at', () => {
  it('may be selected in, and is not changed', () => {
    const driver = new EditorDriver(createTrainingScene(), { isReadOnly: true })
    driver
      .drag([
        [40, 20],
        [50, 30],
      ])
      .drag([
        [21.7, 20],
        [40, 20],
      ])
      .doubleClick(40, 20)
    expect(driver.scene).toBe(driver.first)
    expect(driver.state).toMatchObject({ selection: ['p2'], editing: null })
  })
})

describe('during play-back', () => {
  it('a press stops it and goes to the step that is shown', () => {
    const driver = open()
    driver.editor.set({ isPlaying: true })
    driver.watch(4).drag([
      [40, 20],
      [50, 30],
    ])
    expect(driver.state).toMatchObject({ isPlaying: false, time: 3 })
    expect(driver.scene).toBe(driver.first)
  })
})
