import { useDebouncedValue } from '@mantine/hooks'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import { showToast } from '@/lib/toast'
import { DateField } from '@/shared/form/fields/date-field'
import { TextField } from '@/shared/form/fields/text-field'
import {
  useChangeEffect,
  useChangeSeries,
  useSetSeriesEnd,
  type Series,
} from '../api/training-series'
import type { SeriesChange } from '../model/series-change'
import { reasonMax } from '../model/series-schema'
import { BulkSheet } from '../widgets/bulk-sheet'
import { useNow } from '@/lib/time/use-now'
import { EffectNote } from '../widgets/effect-note'
import layout from '@/shared/ui/layout.module.css'
import styles from '../widgets/series.module.css'
import { useSeriesText } from './use-series-text'

interface EndSeriesDialogProps {
  series: Series
  onClose: () => void
}

const schema = z.object({
  last_on: z.iso.date('planner:form.errors.date_required'),
  reason: z.string().max(reasonMax, 'series:series.errors.reason'),
})

type EndValues = z.infer<typeof schema>

/** A last day before the one there is; what is planned after it is called off. */
export function EndSeriesDialog({ series, onClose }: EndSeriesDialogProps) {
  const { t } = useTranslation('series')
  const text = useSeriesText()
  const { mutateAsync: change } = useChangeSeries()
  const { mutateAsync: setEnd } = useSetSeriesEnd()
  const today = toWallClock(useNow(), series.team.school.time_zone).date

  async function end({ last_on, reason }: EndValues) {
    await change(toEnd(series, last_on, reason))
    const undoEnd = () => void setEnd({ id: series.id, to_on: series.to_on }).catch(ignoreReported)
    showToast('success', 'series:series.ended', {
      values: { date: text.shortDay(last_on) },
      action: { label: 'training:list.undo', run: undoEnd },
    })
  }

  return (
    <BulkSheet
      title={t('series.end_title')}
      label={t('series.end_do')}
      isDanger
      schema={schema}
      defaultValues={{ last_on: today, reason: '' }}
      onSubmit={end}
      onClose={onClose}
    >
      <p className={`${layout.medium} ${layout.pretty} ${styles.what}`}>{text.name(series)}</p>
      <DateField
        name="last_on"
        label={t('series.end_last')}
        min={addDays(series.from_on, -1)}
        max={series.to_on}
        required
      />
      <TextField
        name="reason"
        label={t('series.reason')}
        hint={t('series.reason_hint')}
        maxLength={reasonMax}
      />
      <EndNote series={series} />
    </BulkSheet>
  )
}

function EndNote({ series }: { series: Series }) {
  const [last_on] = useDebouncedValue(useWatch<EndValues, 'last_on'>({ name: 'last_on' }), 250)
  const isDay = schema.shape.last_on.safeParse(last_on).success
  const effect = useChangeEffect(isDay ? toEnd(series, last_on, '') : null)
  return <EffectNote query={effect} zone={series.team.school.time_zone} />
}

function toEnd(series: Series, lastOn: string, reason: string): SeriesChange {
  return {
    seriesId: series.id,
    from: addDays(lastOn, 1),
    change: { to_on: lastOn, reason: reason.trim() || null },
    weekday: null,
  }
}
