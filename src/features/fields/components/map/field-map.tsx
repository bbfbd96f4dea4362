import type { Field } from '../../api/fields'
import { readGround, twelfths } from '../../model/ground'
import type { Part } from '../../model/part'
import { useBookingText } from '../booking/use-booking-text'
import { PitchLines } from './pitch-lines'
import layout from '@/shared/ui/layout.module.css'
import styles from './pitch.module.css'

interface FieldMapProps {
  field: Pick<Field, 'length_m' | 'width_m'>
  /** One layer of parts, side by side. */
  parts: readonly Part[]
  /** The spoken name of the list of parts. */
  label: string
  chosenId?: string
  onChoose?: (part: Part) => void
  /** What stands under a part's name: who has it now, its size. */
  noteOf?: (part: Part) => string | null
  isTaken?: (part: Part) => boolean
}

/** The field from above, true to its sides, with its parts lying where they are. */
export function FieldMap(props: FieldMapProps) {
  const { field, parts, label, chosenId, onChoose, noteOf, isTaken } = props
  const text = useBookingText()
  const { length_m: length, width_m: width } = field
  const renderFace = (part: Part) => (
    <>
      {text.part(part)}
      {noteOf?.(part) ? (
        <span className={`${layout.size12} ${layout.normal}`}>{noteOf(part)}</span>
      ) : null}
    </>
  )
  return (
    <div className={`${layout.full} ${layout.relative} ${styles.map}`}>
      <svg
        className={`${layout.full} ${styles.ground}`}
        viewBox={`0 0 ${length} ${width}`}
        aria-hidden="true"
      >
        <PitchLines length={length} width={width} />
      </svg>
      <ul className={`${layout.list} ${layout.inside} ${styles.parts}`} aria-label={label}>
        {parts.map((part) => (
          <li
            key={part.id}
            className={`${layout.inside} ${styles.slot}`}
            style={computePlace(part)}
          >
            {onChoose ? (
              <button
                type="button"
                className={`${layout.medium} ${layout.gapTight} ${layout.middle} ${styles.part}`}
                aria-pressed={part.id === chosenId}
                data-taken={isTaken?.(part) || undefined}
                onClick={() => onChoose(part)}
              >
                {renderFace(part)}
              </button>
            ) : (
              <span
                className={`${layout.medium} ${layout.gapTight} ${layout.middle} ${styles.part}`}
                data-taken={isTaken?.(part) || undefined}
              >
                {renderFace(part)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function computePlace(part: Part) {
  const { along, across } = readGround(part)
  const toPercent = (share: number) => `${(share / twelfths) * 100}%`
  return {
    insetInlineStart: toPercent(along.from),
    inlineSize: toPercent(along.to - along.from),
    insetBlockStart: toPercent(across.from),
    blockSize: toPercent(across.to - across.from),
  }
}
