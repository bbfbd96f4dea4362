/** How many play on a ground of this size. */
import type { Pitch } from '@/features/scene/model/document/scene-schema'
import type { GameFormat } from '@/features/scene/model/pitch/presets'

/** From which length on, in metres; see the grounds of the formats. */
const lengths: readonly (readonly [number, GameFormat])[] = [
  [80, '11v11'],
  [66, '9v9'],
  [48, '7v7'],
  [34, '5v5'],
]

export function guessFormat({ kind, length }: Pitch): GameFormat {
  if (kind === 'half' || kind === 'third' || kind === 'box') return '11v11'
  return lengths.find(([least]) => length >= least)?.[1] ?? '3v3'
}
