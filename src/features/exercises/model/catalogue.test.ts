import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openPreview, openScene } from '@/features/scene/model/document/open-scene'
import { getSceneFrame } from '@/features/scene/model/pitch/view'
import { equipmentKinds, exerciseTopics, intensityLevels, trainingPhases } from './taxonomy'

const folder = 'supabase/seed'
const seedSchema = z.object({
  slug: z.string(),
  topic: z.enum(exerciseTopics),
  phase: z.enum(trainingPhases),
  intensity: z.enum(intensityLevels),
  area: z.tuple([z.number(), z.number()]),
  equipment: z.array(z.object({ kind: z.enum(equipmentKinds), count: z.number() })),
  diagram: z.unknown(),
})

const exercises = readdirSync(folder)
  .filter((file) => /^00_catalogue_[1-9]_/.test(file))
  .flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\$json\$([\s\S]*?)\$json\$/g),
  ])
  .map((match) => seedSchema.parse(JSON.parse(match[1] ?? '')))

describe('the catalogue', () => {
  it('has at least the 40 exercises of the first release', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(40)
  })

  it.each(exercises)('has the scene of $slug in today’s form, of its area', (exercise) => {
    const { scene } = openScene(exercise.diagram)
    expect(scene).toStrictEqual(exercise.diagram)
    expect([scene?.pitch.length, scene?.pitch.width]).toStrictEqual(exercise.area)
    // the database refuses larger ones
    expect(JSON.stringify(exercise.diagram).length).toBeLessThan(40_000)
  })

  it.each(exercises)('draws $slug within its area and margin', ({ diagram, area }) => {
    const frame = getSceneFrame(openPreview(diagram))
    const [length, width] = area
    expect(frame.width).toBeLessThanOrEqual(length + 14)
    expect(frame.height).toBeLessThanOrEqual(width + 14)
  })
})
