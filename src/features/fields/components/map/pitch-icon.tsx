import { readGround, twelfths } from '../../model/ground'
import type { Part } from '../../model/part'
import { PitchLines } from './pitch-lines'
import layout from '@/shared/ui/layout.module.css'
import styles from './pitch.module.css'

interface PitchIconProps {
  field: { length_m: number; width_m: number; parts: readonly Part[] }
}

/** A field in small, true to its sides, with its finest cut. Decoration: the name stands beside it. */
export function PitchIcon({ field }: PitchIconProps) {
  const { length_m: length, width_m: width, parts } = field
  const finest = parts.toSorted((a, b) => computeArea(a) - computeArea(b))[0]?.kind
  const cut = parts.filter(({ kind }) => kind === finest && kind !== 'whole')
  return (
    <svg
      className={`${layout.dimmed} ${styles.icon}`}
      viewBox={`-2 -2 ${length + 4} ${width + 4}`}
      aria-hidden="true"
    >
      <PitchLines length={length} width={width} />
      <g className={styles.cut}>
        {cut.map((part) => {
          const { along, across } = readGround(part)
          return (
            <rect
              key={part.id}
              x={(along.from / twelfths) * length}
              y={(across.from / twelfths) * width}
              width={((along.to - along.from) / twelfths) * length}
              height={((across.to - across.from) / twelfths) * width}
            />
          )
        })}
      </g>
    </svg>
  )
}

function computeArea(part: Part): number {
  const { along, across } = readGround(part)
  return (along.to - along.from) * (across.to - across.from)
}
