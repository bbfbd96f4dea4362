import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import type { Team } from '@/features/teams/api/teams'
import { DateField } from '@/shared/form/fields/date-field'
import { FilterGroup } from '@/shared/ui/filters/filter-group'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { findSeasonAt, getSeasonPeriod, type Season } from '../../model/series-defaults'
import type { SeriesValues } from '../../model/series-schema'
import layout from '@/shared/ui/layout.module.css'
import styles from '../../widgets/series.module.css'
import { useNow } from '@/lib/time/use-now'

interface PeriodFieldsProps {
  teams: readonly Team[]
  seasons: readonly Season[]
  isNew: boolean
}

/** How long it goes on: the season at one touch, or any two days. */
export function PeriodFields({ teams, seasons, isNew }: PeriodFieldsProps) {
  const { t } = useTranslation('series')
  const { setValue } = useFormContext<SeriesValues>()
  const [teamId, from_on, to_on] = useWatch<SeriesValues, ['team_id', 'from_on', 'to_on']>({
    name: ['team_id', 'from_on', 'to_on'],
  })
  const team = teams.find(({ id }) => id === teamId)
  const today = toWallClock(useNow(), team?.school.time_zone ?? 'UTC').date
  const season = team && findSeasonAt(seasons, team.school_id, today)
  const start = isNew ? today : from_on
  const presets = [
    ...(season
      ? [
          {
            value: 'season',
            label: t('series.preset_season', { name: season.name }),
            ...getSeasonPeriod(season, start),
          },
        ]
      : []),
    ...[8, 12].map((count) => ({
      value: String(count),
      label: t('series.preset_weeks', { count }),
      from_on: start,
      to_on: addDays(today, 7 * count - 1),
    })),
  ]
  return (
    <>
      <div className={`${layout.min} ${styles.weekdays}`}>
        <FilterGroup
          label={t('series.presets')}
          value={presets
            .filter((preset) => preset.to_on === to_on && (!isNew || preset.from_on === from_on))
            .map(({ value }) => value)}
          options={presets}
          onToggle={(value) => {
            const preset = presets.find((known) => known.value === value)
            if (!preset) return
            const options = { shouldDirty: true, shouldValidate: true }
            if (isNew) setValue('from_on', preset.from_on, options)
            setValue('to_on', preset.to_on, options)
          }}
        />
      </div>
      <FieldRow>
        <DateField name="from_on" label={t('series.from_on')} disabled={!isNew} required />
        <DateField name="to_on" label={t('series.to_on')} min={from_on} required />
      </FieldRow>
    </>
  )
}
