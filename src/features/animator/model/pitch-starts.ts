/** The empty pitches a new drawing may start with. Measures in metres. */
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Pitch, Scene } from '@/features/scene/model/document/scene-schema'

export const pitchStarts = ['full', 'half', 'third', 'small_sided', 'futsal', 'blank'] as const
export type PitchStart = (typeof pitchStarts)[number]

/** Laws of the Game 1; 7-a-side and futsal as usual in Europe. */
const grounds: Record<PitchStart, Partial<Pitch>> = {
  full: {},
  half: { kind: 'half', length: 52.5, width: 68 },
  third: { kind: 'third', length: 35, width: 68 },
  small_sided: { kind: 'small_sided', length: 55, width: 35 },
  futsal: { kind: 'futsal', length: 40, width: 20 },
  blank: { kind: 'blank', length: 40, width: 30 },
}

/** The whole pitch for a name nobody knows. */
export function startScene(name: string): Scene {
  const known = pitchStarts.find((start) => start === name) ?? 'full'
  return emptyScene(grounds[known])
}
