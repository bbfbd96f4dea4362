import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '../document/empty-scene'
import type { Scene } from '../document/scene-schema'
import {
  advancePlayhead,
  findNextStop,
  pausePlayhead,
  playScene,
  playToNextStep,
  findPreviousStop,
  seekTime,
  findStepIndexAt,
  stoppedPlayhead,
  type Playhead,
} from './playback'

const createStep = (id: string, t: number) => ({ id, t, name: '', note: '' })
const freeze = (id: string, t: number) => ({ id, t, seconds: 5, question: 'Where do you run?' })

/** Steps at 0, 2 and 5; the last movement ends at 8. */
function createScene(parts: Partial<Scene> = {}): Scene {
  return {
    ...createEmptyScene(),
    objects: [{ id: 'p1', kind: 'player', team: 'a', x: 10, y: 10 }],
    tracks: [{ object: 'p1', keys: [{ t: 8, x: 40, y: 10, ease: 'linear' }] }],
    steps: [createStep('s1', 0), createStep('s2', 2), createStep('s3', 5)],
    ...parts,
  }
}
const playing: Playhead = { ...stoppedPlayhead, isPlaying: true }

describe('the clock', () => {
  it('goes on with the time on the wall, times the speed', () => {
    expect(advancePlayhead(createScene(), playing, 0.5).time).toBe(0.5)
    expect(advancePlayhead(createScene(), { ...playing, speed: 0.25 }, 2).time).toBe(0.5)
    expect(advancePlayhead(createScene(), { ...playing, speed: 4 }, 0.5).time).toBe(2)
  })

  it('stands still while nobody plays', () => {
    expect(advancePlayhead(createScene(), stoppedPlayhead, 1)).toBe(stoppedPlayhead)
  })

  it('stops at the end exactly', () => {
    expect(advancePlayhead(createScene(), { ...playing, time: 7.9 }, 1)).toMatchObject({
      time: 8,
      isPlaying: false,
    })
  })

  it('starts over at the end when looping, without losing time', () => {
    const head = advancePlayhead(createScene(), { ...playing, time: 7.5, isLooping: true }, 1)
    expect(head).toMatchObject({ time: 0.5, isPlaying: true })
  })

  it('does not loop a scene in which nothing happens', () => {
    const still = createScene({ tracks: [], steps: [createStep('s1', 0)] })
    expect(advancePlayhead(still, { ...playing, isLooping: true }, 1)).toMatchObject({
      time: 0,
      isPlaying: false,
    })
    expect(playScene(still, stoppedPlayhead).isPlaying).toBe(false)
  })

  it('starts from the beginning when played at the end', () => {
    expect(playScene(createScene(), { ...stoppedPlayhead, time: 8 })).toMatchObject({
      time: 0,
      isPlaying: true,
    })
  })

  it('goes on from where it was paused', () => {
    const head = pausePlayhead(advancePlayhead(createScene(), playing, 3))
    expect(head.isPlaying).toBe(false)
    expect(playScene(createScene(), head)).toMatchObject({ time: 3, isPlaying: true })
  })
})

describe('step by step', () => {
  it('plays to the next step and stops there, even when looping', () => {
    const head = playToNextStep(createScene(), { ...stoppedPlayhead, isLooping: true })
    expect(advancePlayhead(createScene(), head, 3)).toMatchObject({
      time: 2,
      isPlaying: false,
      stopAt: null,
    })
  })

  it('plays the last step to the end of its movement, and then no further', () => {
    const last = advancePlayhead(
      createScene(),
      playToNextStep(createScene(), { ...stoppedPlayhead, time: 5 }),
      9,
    )
    expect(last.time).toBe(8)
    expect(playToNextStep(createScene(), last)).toMatchObject({ time: 8, isPlaying: false })
  })

  it('finds the step that is shown, the next and the one before', () => {
    expect([0, 1.9, 2, 4.9, 5, 8].map((t) => findStepIndexAt(createScene(), t))).toEqual([
      0, 0, 1, 1, 2, 2,
    ])
    expect([0, 2, 3, 5, 8].map((t) => findNextStop(createScene(), t))).toEqual([2, 5, 5, 8, null])
    expect([0, 2, 3, 5, 8].map((t) => findPreviousStop(createScene(), t))).toEqual([0, 0, 2, 2, 5])
  })
})

describe('freeze points', () => {
  const asking = createScene({ freezes: [freeze('f1', 3), freeze('f2', 6)] })

  it('stop play-back at their time and ask', () => {
    expect(advancePlayhead(asking, { ...playing, time: 2.9 }, 0.5)).toMatchObject({
      time: 3,
      isPlaying: false,
      frozen: 'f1',
    })
  })

  it('are not asked twice: playing goes on to the next one', () => {
    const first = advancePlayhead(asking, playing, 4)
    const second = advancePlayhead(asking, playScene(asking, first), 4)
    expect([first.frozen, second.frozen]).toEqual(['f1', 'f2'])
    expect(advancePlayhead(asking, playScene(asking, second), 4)).toMatchObject({
      time: 8,
      frozen: null,
    })
  })

  it('are asked again in the next round of a loop', () => {
    const head = { ...playing, time: 6, isLooping: true }
    expect(advancePlayhead(asking, head, 6)).toMatchObject({ time: 3, frozen: 'f1' })
  })

  it('at the very start and at the same moment are each asked', () => {
    const two = createScene({ freezes: [freeze('f1', 0), freeze('f2', 0)] })
    const first = playScene(two, stoppedPlayhead)
    const second = playScene(two, first)
    expect([first.frozen, second.frozen, playScene(two, second).frozen]).toEqual(['f1', 'f2', null])
    expect(playScene(two, second).isPlaying).toBe(true)
  })

  it('stop on the way to the next step, which stays the aim', () => {
    const frozen = advancePlayhead(
      asking,
      playToNextStep(asking, { ...stoppedPlayhead, time: 2 }),
      2,
    )
    expect(frozen).toMatchObject({ time: 3, frozen: 'f1' })
    expect(advancePlayhead(asking, playScene(asking, frozen), 9)).toMatchObject({
      time: 5,
      isPlaying: false,
    })
  })

  it('are put away by jumping somewhere else', () => {
    const frozen = advancePlayhead(asking, playing, 4)
    expect(seekTime(asking, frozen, 99)).toMatchObject({ time: 8, frozen: null, isPlaying: false })
  })

  it('are all asked once, however coarse the clock ticks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 800 }), { maxLength: 6 }),
        fc.array(fc.double({ min: 0.001, max: 3, noNaN: true }), { minLength: 1, maxLength: 5 }),
        (times, ticks) => {
          const asked: string[] = []
          const freezes = times.map((t, index) => freeze(`f${index}`, t / 100))
          const film = createScene({ freezes })
          let head = playScene(film, stoppedPlayhead)
          for (let turn = 0; turn < 50_000; turn += 1) {
            if (head.frozen !== null) {
              asked.push(head.frozen)
              head = playScene(film, head)
            } else if (!head.isPlaying) break
            head = advancePlayhead(film, head, ticks[turn % ticks.length] ?? 1)
          }
          expect(head).toMatchObject({ time: 8, isPlaying: false })
          expect(asked.toSorted()).toEqual(freezes.map(({ id }) => id).toSorted())
        },
      ),
      { numRuns: 60 },
    )
  })
})
