import { describe, expect, it } from 'vitest'
import { sceneSchema } from '../document/scene-schema'
import { createEmptyScene } from '../document/empty-scene'
import {
  ageGroups,
  associations,
  findOrientation,
  formatGrounds,
  getPitchMeasures,
  pitchPresets,
} from './presets'
import { getSceneFrame } from './view'

describe('the grounds to choose from', () => {
  const grounds = [
    ...Object.values(pitchPresets),
    ...Object.values(formatGrounds),
    ...associations.flatMap((association) => ageGroups[association].map(getPitchMeasures)),
  ]

  it('are valid pitches', () => {
    for (const ground of grounds)
      expect(sceneSchema.safeParse(createEmptyScene(ground)).success).toBe(true)
  })

  it.each(associations)('leave no age out (%s), and end with eleven a side', (association) => {
    const groups = ageGroups[association]
    const ends = groups.slice(0, -1).map(({ until }) => (until ?? Infinity) + 1)
    expect(groups.slice(1).map(({ from }) => from)).toEqual(ends)
    expect(groups.at(-1)).toMatchObject({ until: null, format: '11v11' })
  })

  it('grow with the age', () => {
    for (const association of associations) {
      const sizes = ageGroups[association].map(({ length, width }) => length * width)
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    }
  })
})

it('every ground lies across a wide window, half a pitch with its goal at the top', () => {
  for (const preset of Object.values(pitchPresets)) {
    const orientation = findOrientation(preset.kind, false)
    const { width, height } = getSceneFrame(createEmptyScene({ ...preset, orientation }))
    expect(width).toBeGreaterThan(height)
  }
  expect(findOrientation('half', false)).toBe('portrait')
})
