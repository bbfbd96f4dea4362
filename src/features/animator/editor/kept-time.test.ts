import { describe, expect, it } from 'vitest'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { keptTime } from './kept-time'

const step = (id: string, t: number) => ({ id, t, name: '', note: '' })
const withSteps = (...steps: Scene['steps']): Scene => ({ ...emptyScene(), steps })
const scene = withSteps(step('s1', 0), step('s2', 2), step('s3', 5))
const at = (time: number, mode: 'steps' | 'timeline' = 'steps') => ({
  scene,
  time,
  mode,
  isPlaying: false,
})

describe('the play-head after a change', () => {
  it('stays on its step when the step moves in time', () => {
    expect(keptTime(at(2), withSteps(step('s1', 0), step('s2', 3.5), step('s3', 6.5)))).toBe(3.5)
  })

  it('goes to the step in the place of a deleted one', () => {
    expect(keptTime(at(2), withSteps(step('s1', 0), step('s3', 5)))).toBe(5)
    expect(keptTime(at(5), withSteps(step('s1', 0), step('s2', 2)))).toBe(2)
  })

  it('stays at its time on the timeline, but within the scene', () => {
    const later = withSteps(step('s1', 0), step('s2', 3))
    expect(keptTime(at(2, 'timeline'), later)).toBe(2)
    expect(keptTime(at(5, 'timeline'), later)).toBe(3)
  })
})
