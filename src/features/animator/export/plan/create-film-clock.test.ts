import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { createFilmClock } from './create-film-clock'
import { getFrameAt, countFrames } from './film-frames'

/** Ten seconds in two steps, with a question of four seconds at 3 s. */
const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p', kind: 'player', team: 'a', x: 10, y: 10 }],
  tracks: [{ object: 'p', keys: [{ t: 10, x: 60, y: 10, ease: 'linear' }] }],
  steps: [
    { id: 's1', t: 0, name: '', note: '' },
    { id: 's2', t: 4, name: '', note: '' },
  ],
  freezes: [{ id: 'f', t: 3, seconds: 4, question: 'Where do you run?' }],
}
const all = { range: 'all', step: 0, speed: 1 } as const

describe('the clock of a film', () => {
  it('holds a freeze point for its seconds and then plays on', () => {
    const clock = createFilmClock(scene, all)
    expect(clock.duration).toBe(14)
    expect(clock.at(2)).toEqual({ time: 2, freeze: null })
    expect(clock.at(3)).toEqual({ time: 3, freeze: 'f' })
    expect(clock.at(6.9)).toEqual({ time: 3, freeze: 'f' })
    expect(clock.at(8).time).toBeCloseTo(4)
    expect(clock.at(8).freeze).toBeNull()
  })

  it('plays at twice the speed, but leaves the time to think', () => {
    const clock = createFilmClock(scene, { ...all, speed: 2 })
    expect(clock.duration).toBe(5 + 4)
    expect(clock.at(1).time).toBeCloseTo(2)
  })

  it('shows one step from its start to the next', () => {
    const first = createFilmClock(scene, { ...all, range: 'step' })
    expect(first.duration).toBe(4 + 4)
    const last = createFilmClock(scene, { ...all, range: 'step', step: 1 })
    expect(last.duration).toBe(6)
    expect(last.at(0)).toEqual({ time: 4, freeze: null })
  })

  it('asks a question that stands at the very end', () => {
    const late = { ...scene, freezes: [{ id: 'f', t: 10, seconds: 2, question: '' }] }
    const clock = createFilmClock(late, all)
    expect(clock.duration).toBe(12)
    expect(clock.at(12)).toEqual({ time: 10, freeze: 'f' })
  })

  it('looks at a scene in which nothing moves for three seconds', () => {
    expect(createFilmClock(createEmptyScene(), all)).toMatchObject({ duration: 3 })
  })
})

describe('the frames of a film', () => {
  it.each([30, 60])('have exact times at %i a second, and the last shows the end', (rate) => {
    const clock = createFilmClock({ ...scene, freezes: [] }, all)
    const count = countFrames(clock, rate)
    expect(count).toBe(10 * rate)
    expect(getFrameAt(clock, rate, 7).timestamp).toBe(7 / rate)
    expect(getFrameAt(clock, rate, count - 1).time).toBeCloseTo(10)
  })
})
