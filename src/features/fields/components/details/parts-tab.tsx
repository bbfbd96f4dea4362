import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useDivideField } from '../../api/parts'
import type { Field } from '../../api/fields'
import { computeSize } from '../../model/ground'
import { getDivisionKind, divisions, groupByKind } from '../../model/part'
import { FieldMap } from '../map/field-map'
import { useFieldText } from '../use-field-text'
import { LayerActions } from './layer-actions'
import styles from './parts-tab.module.css'

/** The map of the field, layer by layer; its owner cuts it, names the parts and takes a cut back. */
export function PartsTab({ field, isOwner }: { field: Field; isOwner: boolean }) {
  const { t } = useTranslation('fields')
  const { metres } = useFieldText()
  const divide = useDivideField(field.id)
  const layers = groupByKind(field.parts)
  const missing = divisions.filter(
    (division) =>
      field.parts.filter(({ kind }) => kind === getDivisionKind(division)).length < division,
  )
  return (
    <>
      {isOwner && missing.length > 0 ? (
        <SectionCard title={t('parts.cut_into')} description={t('parts.why')}>
          <div className={layout.wrap2}>
            {missing.map((division) => (
              <Button
                key={division}
                kind="secondary"
                disabled={divide.isPending}
                onClick={() => divide.mutate(division)}
              >
                {t(`parts.divisions.${division}`)}
              </Button>
            ))}
          </div>
        </SectionCard>
      ) : null}
      <div className={`${layout.grid} ${layout.gap4} ${layout.top} ${styles.layers}`}>
        {layers.map(({ kind, parts }) => (
          <SectionCard
            key={kind}
            title={t(`parts.kinds.${kind}`)}
            actions={
              isOwner && kind !== 'whole' ? <LayerActions fieldId={field.id} parts={parts} /> : null
            }
          >
            <FieldMap
              field={field}
              parts={parts}
              label={t(`parts.kinds.${kind}`)}
              noteOf={(part) => {
                const { length, width } = computeSize(part, field)
                return metres(length, width)
              }}
            />
          </SectionCard>
        ))}
      </div>
    </>
  )
}
