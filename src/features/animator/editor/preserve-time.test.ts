import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { preserveTime } from './preserve-time'

const createStep = (id: string, t: number) => ({ id, t, name: '', note: '' })
const createSceneWithSteps = (...steps: Scene['steps']): Scene => ({ ...createEmptyScene(), steps })
const scene = createSceneWithSteps(createStep('s1', 0), createStep('s2', 2), createStep('s3', 5))
const createHead = (time: number, mode: 'steps' | 'timeline' = 'steps') => ({
  scene,
  time,
  mode,
  isPlaying: false,
})

describe('the play-head after a change', () => {
  it('stays on its step when the step moves in time', () => {
    expect(
      preserveTime(
        createHead(2),
        createSceneWithSteps(createStep('s1', 0), createStep('s2', 3.5), createStep('s3', 6.5)),
      ),
    ).toBe(3.5)
  })

  it('goes to the step in the place of a deleted one', () => {
    expect(
      preserveTime(createHead(2), createSceneWithSteps(createStep('s1', 0), createStep('s3', 5))),
    ).toBe(5)
    expect(
      preserveTime(createHead(5), createSceneWithSteps(createStep('s1', 0), createStep('s2', 2))),
    ).toBe(2)
  })

  it('stays at its time on the timeline, but within the scene', () => {
    const later = createSceneWithSteps(createStep('s1', 0), createStep('s2', 3))
    expect(preserveTime(createHead(2, 'timeline'), later)).toBe(2)
    expect(preserveTime(createHead(5, 'timeline'), later)).toBe(3)
  })
})
