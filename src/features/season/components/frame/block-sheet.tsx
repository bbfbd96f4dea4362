import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { DateField } from '@/shared/form/fields/date-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { blockKinds, type SeasonBlock } from '../../model/season-plan'
import { blockSchema, seasonLimits, type BlockValues } from '../../model/season-schema'
import { type Period } from '../../model/season-weeks'
import { isSharingDay } from '@/lib/time/interval'
import styles from '../start/start.module.css'

interface BlockSheetProps {
  title: string
  values: BlockValues
  season: Period
  /** The other blocks, which this one may not lie over. */
  others: readonly SeasonBlock[]
  onSave: (values: BlockValues) => void
  onRemove?: () => void
  onClose: () => void
}

/** Name, kind, focus and days of a block. */
export function BlockSheet(props: BlockSheetProps) {
  const { title, values, season, others, onSave, onRemove, onClose } = props
  const { t } = useTranslation('season')
  const schema = blockSchema.superRefine((block, context) => {
    const isOutside = block.starts_on < season.starts_on || block.ends_on > season.ends_on
    const isOver = others.some((other) => isSharingDay(other, block))
    const message = isOutside
      ? 'season:season.errors.outside'
      : isOver
        ? 'season:season.errors.overlap'
        : null
    if (message) context.addIssue({ code: 'custom', path: ['ends_on'], message })
  })
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Form
        schema={schema}
        defaultValues={values}
        onSubmit={(block) => {
          onSave(block)
          onClose()
        }}
      >
        <TextField
          name="title"
          label={t('season.fields.block')}
          maxLength={seasonLimits.title}
          required
        />
        <SelectField
          name="kind"
          label={t('season.fields.kind')}
          options={blockKinds.map((value) => ({ value, label: t(`season.kinds.${value}`) }))}
          required
        />
        <div className={`${layout.grid} ${layout.gap3} ${styles.dates}`}>
          <DateField name="starts_on" label={t('season.fields.starts_on')} required />
          <DateField name="ends_on" label={t('season.fields.ends_on')} required />
        </div>
        <TextareaField
          name="focus"
          label={t('season.fields.focus')}
          maxLength={seasonLimits.focus}
        />
        <div className={layout.wrapEnd}>
          {onRemove ? (
            <Button
              kind="quiet"
              onClick={() => {
                onRemove()
                onClose()
              }}
            >
              {t('season.remove_block')}
            </Button>
          ) : null}
          <Button type="submit">{t('season.save')}</Button>
        </div>
      </Form>
    </Sheet>
  )
}
