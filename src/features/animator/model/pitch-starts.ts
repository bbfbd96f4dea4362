/** The empty pitches a new drawing may start with. */
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { findOrientation, pitchPresets } from '@/features/scene/model/pitch/presets'

export const pitchStarts = ['full', 'half', 'third', 'small_sided', 'futsal', 'blank'] as const

/** The whole pitch for a name nobody knows. `isTall`: for a window higher than wide, where upright is larger. */
export function startScene(name: string, isTall = false): Scene {
  const known = pitchStarts.find((start) => start === name) ?? 'full'
  const preset = pitchPresets[known]
  return createEmptyScene({ ...preset, orientation: findOrientation(preset.kind, isTall) })
}
