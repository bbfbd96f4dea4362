import { describe, expect, it } from 'vitest'
import { EditorDriver } from './driver/driver'
import { createTrainingScene } from './driver/training-scene'
import type { EditorState } from './editor-state'
import { createPlayback, pause, play, playStep, seek, togglePlay, type Frames } from './playback'

const freezes = [{ id: 'f1', t: 2, seconds: 5, question: 'Where do you run?' }]
const open = (state: Partial<EditorState> = {}) =>
  new EditorDriver(createTrainingScene({ freezes }), state)

/** Frames that come when the test says so. */
function createHandFrames(): Frames & {
  show: (milliseconds: number) => void
  isWaiting: () => boolean
} {
  let waiting: ((milliseconds: number) => void) | null = null
  return {
    request(callback) {
      waiting = callback
      return 1
    },
    cancel() {
      waiting = null
    },
    show(milliseconds) {
      const callback = waiting
      waiting = null
      callback?.(milliseconds)
    },
    isWaiting: () => waiting !== null,
  }
}

describe('play-back in the editor', () => {
  it('goes on frame by frame until a freeze point asks, and then to the end', () => {
    const driver = open()
    play(driver.editor)
    expect(driver.watch(3).state).toMatchObject({ time: 2, frozen: 'f1', isPlaying: false })
    togglePlay(driver.editor)
    expect(driver.state.frozen).toBeNull()
    expect(driver.watch(9).state).toMatchObject({ time: 6, isPlaying: false })
  })

  it('plays to the next step and stops there', () => {
    const driver = open()
    seek(driver.editor, 3)
    playStep(driver.editor)
    expect(driver.watch(9).state).toMatchObject({ time: 6, isPlaying: false })
  })

  it('pauses and goes on', () => {
    const driver = open()
    play(driver.editor)
    driver.watch(1)
    pause(driver.editor)
    expect(driver.watch(1).state.time).toBeCloseTo(1)
    togglePlay(driver.editor)
    expect(driver.watch(0.5).state.time).toBeCloseTo(1.5)
  })

  it('the camera follows the ball, turned as the picture is', () => {
    const scene = createTrainingScene()
    const upright = { ...scene, pitch: { ...scene.pitch, orientation: 'portrait' as const } }
    const driver = new EditorDriver(upright, { isFollowingBall: true })
    play(driver.editor)
    driver.watch(5)
    expect(driver.state.camera.x).toBeCloseTo(20, 0)
    expect(driver.state.camera.y).toBeCloseTo(84.3, 0)
  })

  it('never touches the document', () => {
    const driver = open({ isLooping: true, isFollowingBall: true })
    play(driver.editor)
    expect(driver.watch(1.5).scene).toBe(driver.first)
    expect(driver.state.canUndo).toBe(false)
  })
})

describe('the clock', () => {
  it('asks for frames only while something plays', () => {
    const driver = open()
    const frames = createHandFrames()
    const stop = createPlayback(driver.editor, frames)
    expect(frames.isWaiting()).toBe(false)
    play(driver.editor)
    frames.show(1000)
    frames.show(1100)
    expect(driver.state.time).toBeCloseTo(0.1)
    pause(driver.editor)
    expect(frames.isWaiting()).toBe(false)
    stop()
  })

  it('a tab that slept goes on where it was', () => {
    const driver = open()
    const frames = createHandFrames()
    createPlayback(driver.editor, frames)
    play(driver.editor)
    frames.show(1000)
    frames.show(61_000)
    expect(driver.state.time).toBeLessThan(0.5)
  })
})
