import { describe, expect, it } from 'vitest'
import { EditorDriver } from '../driver/driver'
import { createTrainingScene } from '../driver/training-scene'

describe('the hand', () => {
  it('moves the picture, not the scene, also for those who may only look', () => {
    const driver = new EditorDriver(createTrainingScene(), { isReadOnly: true }).tool('hand')
    driver.down(50, 30).move(45, 28)
    expect(driver.state.camera).toMatchObject({ x: 5, y: 2 })
    expect(driver.scene).toBe(driver.first)
  })

  it('moves an upright picture the way the hand goes', () => {
    const scene = createTrainingScene()
    const upright = { ...scene, pitch: { ...scene.pitch, orientation: 'portrait' as const } }
    const driver = new EditorDriver(upright).tool('hand').down(50, 30).move(45, 30)
    expect(driver.state.camera.x).toBeCloseTo(0)
    expect(driver.state.camera.y).toBeCloseTo(-5)
  })

  it('given up the picture is where it was, and play-back goes on meanwhile', () => {
    const driver = new EditorDriver(createTrainingScene(), { isPlaying: true }).tool('hand')
    driver.down(50, 30).move(45, 28)
    expect(driver.state.isPlaying).toBe(true)
    expect(driver.secondFinger().state.camera).toEqual({ x: 0, y: 0, zoom: 1 })
  })
})
