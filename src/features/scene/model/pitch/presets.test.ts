import { describe, expect, it } from 'vitest'
import { sceneSchema } from '../document/scene-schema'
import { emptyScene } from '../document/empty-scene'
import { ageGroups, associations, formatGrounds, groundOf, pitchPresets } from './presets'

describe('the grounds to choose from', () => {
  const grounds = [
    ...Object.values(pitchPresets),
    ...Object.values(formatGrounds),
    ...associations.flatMap((association) => ageGroups[association].map(groundOf)),
  ]

  it('are valid pitches', () => {
    for (const ground of grounds)
      expect(sceneSchema.safeParse(emptyScene(ground)).success).toBe(true)
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
