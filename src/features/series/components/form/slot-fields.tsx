import { Autocomplete } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { toText, useField } from '@/shared/form/fields/use-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { useFieldNames } from '../../api/series-context'
import { trainingLimits } from '@/features/planner/model/limits'
import { seriesMinutes, type SeriesValues } from '../../model/series-schema'
import { useTeamDefaults } from './use-team-defaults'
import { GroundField } from './ground-field'
import { WeekdayField } from './weekday-field'

interface SlotFieldsProps {
  teams: readonly Team[]
  /** A slot never changes its team. */
  isNew: boolean
}

/** Who, on which days, when, how long, on which ground and where that is. */
export function SlotFields({ teams, isNew }: SlotFieldsProps) {
  const { t } = useTranslation(['series', 'planner'])
  const followTeam = useTeamDefaults(teams)
  return (
    <>
      {teams.length > 1 || !isNew ? (
        <SelectField
          name="team_id"
          label={t('planner:form.fields.team')}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={!isNew}
          required
          onChange={followTeam}
        />
      ) : null}
      <WeekdayField name="weekdays" label={t('series.weekdays')} required />
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
      <GroundField teams={teams} />
      <PlaceField teams={teams} />
    </>
  )
}

/** Free text; the school's fields are offered. */
function PlaceField({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation(['series', 'planner'])
  const teamId = useWatch<SeriesValues, 'team_id'>({ name: 'team_id' })
  const schoolId = teams.find(({ id }) => id === teamId)?.school_id ?? null
  const { data: fields = [] } = useFieldNames(schoolId)
  const { value, change, blur, inputProps } = useField({ name: 'place', label: t('series.place') })
  return (
    <Autocomplete
      {...inputProps}
      value={toText(value)}
      data={[...new Set(fields.map(({ name }) => name))]}
      maxLength={trainingLimits.place}
      autoComplete="off"
      onChange={change}
      onBlur={blur}
    />
  )
}
