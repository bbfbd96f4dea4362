import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '@/shared/form/fields/date-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Button, IconButton } from '@/shared/ui/button'
import { reasonMax, type SeriesValues } from '../../model/series-schema'
import layout from '@/shared/ui/layout.module.css'
import styles from '../../widgets/series.module.css'

const icon = { size: 18, stroke: 1.75 }

/** Ranges without training: school holidays, a closed hall. */
export function SkipsField() {
  const { t } = useTranslation('series')
  const { fields, append, remove } = useFieldArray<SeriesValues, 'skips'>({ name: 'skips' })
  return (
    <>
      {fields.map((field, index) => {
        const name = t('series.skip_number', { number: index + 1 })
        return (
          <div
            key={field.id}
            className={`${layout.grid} ${layout.lineBelow} ${styles.skip}`}
            role="group"
            aria-label={name}
          >
            <DateField name={`skips.${index}.from`} label={t('series.skip_from')} required />
            <DateField name={`skips.${index}.to`} label={t('series.skip_to')} required />
            <TextField
              name={`skips.${index}.reason`}
              label={t('series.skip_reason')}
              placeholder={t('series.skip_placeholder')}
              maxLength={reasonMax}
            />
            <IconButton
              label={t('series.skip_remove', { range: name })}
              onClick={() => remove(index)}
            >
              <IconTrash {...icon} />
            </IconButton>
          </div>
        )
      })}
      <div>
        <Button
          kind="secondary"
          icon={<IconPlus {...icon} />}
          disabled={fields.length >= 20}
          onClick={() => append({ from: '', to: '', reason: '' })}
        >
          {t('series.skip_add')}
        </Button>
      </div>
    </>
  )
}
