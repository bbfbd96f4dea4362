import { useTranslation } from 'react-i18next'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import layout from '@/shared/ui/layout.module.css'
import type { Field } from '../../api/fields'
import { groupByKind, type Part } from '../../model/part'
import { FieldMap } from './field-map'
import styles from './pitch.module.css'

interface PartChooserProps {
  field: Field
  chosen: Part
  onChoose: (part: Part) => void
  isTaken?: (part: Part) => boolean
  noteOf?: (part: Part) => string | null
}

/** Whole, half or quarter first, then which one, on the map itself. */
export function PartChooser({ field, chosen, onChoose, isTaken, noteOf }: PartChooserProps) {
  const { t } = useTranslation('fields')
  const layers = groupByKind(field.parts)
  const layer = layers.find(({ kind }) => kind === chosen.kind)
  return (
    <>
      {layers.length > 1 ? (
        <div
          className={`${layout.wrap2} ${styles.layers}`}
          role="group"
          aria-label={t('parts.cut')}
        >
          {layers.map(({ kind, parts }) => (
            <FilterToggle
              key={kind}
              label={t(`parts.kinds.${kind}`)}
              isOn={kind === chosen.kind}
              onChange={() => {
                const [first] = parts
                if (first) onChoose(first)
              }}
            />
          ))}
        </div>
      ) : null}
      <FieldMap
        field={field}
        parts={layer?.parts ?? []}
        label={t('parts.choose')}
        chosenId={chosen.id}
        onChoose={onChoose}
        isTaken={isTaken}
        noteOf={noteOf}
      />
    </>
  )
}
