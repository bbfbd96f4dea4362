/** The empty ground on which the drawing of an exercise begins: as large as the exercise says. */
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { pitchPresets } from '@/features/scene/model/pitch/presets'

/** Metres; what is missing or too small to draw on falls back on the usual blank ground. */
export function startScene(length: number | null, width: number | null): Scene {
  const isDrawable = Number(length) >= 4 && Number(width) >= 4
  return createEmptyScene({
    ...pitchPresets.blank,
    ...(isDrawable ? { length: Number(length), width: Number(width) } : {}),
  })
}
