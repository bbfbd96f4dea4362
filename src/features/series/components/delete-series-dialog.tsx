import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import { showToast } from '@/lib/toast'
import { TextField } from '@/shared/form/fields/text-field'
import { useDeleteSeries, type Series } from '../api/training-series'
import { reasonMax } from '../model/series-schema'
import { BulkSheet } from '../widgets/bulk-sheet'
import { useNow } from '@/lib/time/use-now'
import { ChoiceField } from './choice-field'
import layout from '@/shared/ui/layout.module.css'
import styles from '../widgets/series.module.css'
import { useSeriesText } from './use-series-text'

interface DeleteSeriesDialogProps {
  series: Series
  onClose: () => void
}

const schema = z.object({
  coming: z.enum(['keep', 'call_off']),
  reason: z.string().max(reasonMax, 'series:series.errors.reason'),
})

type DeleteValues = z.infer<typeof schema>

/** Before a slot is gone: what becomes of the trainings that stand already. */
export function DeleteSeriesDialog({ series, onClose }: DeleteSeriesDialogProps) {
  const { t } = useTranslation('series')
  const text = useSeriesText()
  const { mutateAsync: remove } = useDeleteSeries()
  const now = useNow()
  const coming = series.trainings.filter(
    ({ status, starts_at }) => status === 'planned' && Date.parse(starts_at) > now,
  ).length

  async function submit(values: DeleteValues) {
    const today = toWallClock(now, series.team.school.time_zone).date
    const isOff = coming > 0 && values.coming === 'call_off'
    await remove({
      id: series.id,
      callOff: isOff
        ? { from: today, to_on: addDays(today, -1), reason: values.reason.trim() || null }
        : null,
    })
    showToast('success', 'series:series.deleted')
  }

  return (
    <BulkSheet
      title={t('series.delete_title')}
      label={t('series.delete')}
      isDanger
      schema={schema}
      defaultValues={{ coming: 'keep', reason: '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={`${layout.medium} ${layout.pretty} ${styles.what}`}>{text.name(series)}</p>
      <p>{t('series.delete_text')}</p>
      {coming > 0 ? (
        <ChoiceField
          name="coming"
          label={t('series.delete_coming', { count: coming })}
          options={[
            { value: 'keep', label: t('series.delete_keep'), text: t('series.delete_keep_text') },
            { value: 'call_off', label: t('series.delete_off'), text: t('series.delete_off_text') },
          ]}
        />
      ) : null}
      <ReasonField />
    </BulkSheet>
  )
}

/** Only what is called off has a reason. */
function ReasonField() {
  const { t } = useTranslation('series')
  const coming = useWatch<DeleteValues, 'coming'>({ name: 'coming' })
  if (coming !== 'call_off') return null
  return (
    <TextField
      name="reason"
      label={t('series.reason')}
      hint={t('series.reason_hint')}
      maxLength={reasonMax}
    />
  )
}
