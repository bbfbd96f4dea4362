import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { ExportChoice } from '../choice'
import { createExportPlan } from './export-plan'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p', kind: 'player', team: 'a', x: 10, y: 10 }],
  tracks: [{ object: 'p', keys: [{ t: 10, x: 60, y: 10, ease: 'linear' }] }],
  steps: [0, 4].map((t) => ({ id: `s${t}`, t, name: '', note: '' })),
}
const choice: ExportChoice = {
  format: 'mp4',
  shape: '16:9',
  range: 'all',
  step: 0,
  look: 'night',
  hasCaptions: true,
  speed: 1,
  frameRate: 60,
}

describe('what an export will be', () => {
  it('a film of 10 s has 600 frames in full HD', () => {
    expect(createExportPlan(scene, choice)).toMatchObject({
      count: 600,
      duration: 10,
      size: { width: 1920, height: 1080 },
    })
  })

  it('a GIF has half the size and 12.5 pictures a second', () => {
    expect(createExportPlan(scene, { ...choice, format: 'gif' })).toMatchObject({
      count: 125,
      size: { width: 960, height: 540 },
    })
  })

  it('a picture for each step, or of the one that is asked for', () => {
    expect(createExportPlan(scene, { ...choice, format: 'png' })).toMatchObject({ steps: [0, 1] })
    const one = createExportPlan(scene, { ...choice, format: 'png', range: 'step', step: 1 })
    expect(one).toMatchObject({ steps: [1], count: 1 })
  })

  it('A4 has 300 dpi in print and stands upright for an upright pitch', () => {
    const upright = { ...scene, pitch: { ...scene.pitch, orientation: 'portrait' as const } }
    const a4 = { ...choice, format: 'png', shape: 'a4' } as const
    expect(createExportPlan(scene, a4).size).toEqual({ width: 3508, height: 2480 })
    expect(createExportPlan(upright, a4).size).toEqual({ width: 2480, height: 3508 })
  })
})
