import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '@/shared/form/fields/date-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import type { Series } from '../../api/training-series'
import {
  changeScopes,
  type ChangedTraining,
  type ChangeScope,
  type ChangeValues,
} from '../../model/series-change'
import { reasonMax, seriesMinutes } from '../../model/series-schema'
import { getIsoWeekday, formatWeekdays, formatWeekday } from '../../model/weekdays'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import { ChangeEffectNote } from './change-effect-note'
import { ChoiceField } from '../../components/choice-field'
import layout from '@/shared/ui/layout.module.css'
import styles from '../series.module.css'
import { WeekdayField } from '../../components/form/weekday-field'

interface ChangeFieldsProps {
  training: ChangedTraining
  kind: 'move' | 'cancel'
  /** Null for a training on its own, or until its days are known. */
  series: Series | null
}

/** How far it goes, to when, and why; below it what that means. */
export function ChangeFields({ training, kind, series }: ChangeFieldsProps) {
  const { t, i18n } = useTranslation(['series', 'planner'])
  const text = useTrainingText()
  const { setValue } = useFormContext<ChangeValues>()
  const scope = useWatch<ChangeValues, 'scope'>({ name: 'scope' })
  const own = getIsoWeekday(training.series_date ?? '2024-01-01')
  const weekdays = series?.weekdays ?? []
  const scopes = changeScopes.filter((known) => known !== 'weekday' || weekdays.length > 1)

  function formatScope(known: ChangeScope): string {
    if (known === 'one') return t('series.scope_one')
    if (known === 'weekday') {
      return t('series.scope_weekday', { day: formatWeekday(own, i18n.language) })
    }
    return weekdays.length > 1
      ? t('series.scope_all_days', { days: formatWeekdays(weekdays, i18n.language) })
      : t('series.scope_all')
  }

  /** Several days cannot all move to one. */
  function resetWeekday(next: string) {
    if (next === 'all' && weekdays.length > 1) setValue('weekday', own)
  }

  return (
    <div className={`${layout.column} ${layout.flex} ${layout.gap3}`}>
      <p
        className={`${layout.medium} ${layout.pretty} ${styles.what}`}
      >{`${text.title(training)}, ${text.when(training)}`}</p>
      {training.series_id ? (
        <ChoiceField
          name="scope"
          label={t('series.scope')}
          options={scopes.map((value) => ({ value, label: formatScope(value) }))}
          onChange={resetWeekday}
        />
      ) : null}
      {kind === 'move' ? (
        <>
          {scope === 'one' ? (
            <DateField name="date" label={t('planner:form.fields.date')} required />
          ) : null}
          {scope === 'weekday' || (scope === 'all' && weekdays.length <= 1) ? (
            <WeekdayField name="weekday" label={t('series.weekday')} isSingle />
          ) : null}
          <FieldRow>
            <TimeField name="time" label={t('series.time')} required />
            <NumberField
              name="minutes"
              label={t('series.minutes')}
              min={seriesMinutes.min}
              max={seriesMinutes.max}
              step={5}
              required
            />
          </FieldRow>
        </>
      ) : null}
      <TextField
        name="reason"
        label={t('series.reason')}
        hint={t('series.reason_hint')}
        placeholder={t('series.reason_placeholder')}
        maxLength={reasonMax}
      />
      <ChangeEffectNote training={training} kind={kind} series={series} />
    </div>
  )
}
