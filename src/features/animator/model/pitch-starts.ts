/** The empty pitches a new drawing may start with. */
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Pitch, Scene } from '@/features/scene/model/document/scene-schema'
import { pitchPresets } from '@/features/scene/model/pitch/presets'

export const pitchStarts = ['full', 'half', 'third', 'small_sided', 'futsal', 'blank'] as const

/** Wider than long: drawn with the attack going up, as on a coach's board. */
const upright: readonly Pitch['kind'][] = ['half', 'third']

/** The whole pitch for a name nobody knows. `isTall`: for a window higher than wide, where upright is larger. */
export function startScene(name: string, isTall = false): Scene {
  const known = pitchStarts.find((start) => start === name) ?? 'full'
  const preset = pitchPresets[known]
  return emptyScene({
    ...preset,
    orientation: isTall || upright.includes(preset.kind) ? 'portrait' : 'landscape',
  })
}
