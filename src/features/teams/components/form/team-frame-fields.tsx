import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getToday } from '@/lib/time/calendar-date'
import { SelectField } from '@/shared/form/fields/select-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { useTeamChoices } from '../../api/team-choices'
import { listSeasonChoices, getSeasonOn } from '../../model/season'
import type { TeamInput } from '../../model/team-schema'

/** Age group and season; the seasons are those of the chosen school. */
export function TeamFrameFields() {
  const { t } = useTranslation('teams')
  const { ages, seasons, schools } = useTeamChoices()
  const schoolId = useWatch<TeamInput>({ name: 'school_id' })
  const startMonth = schools.find(({ id }) => id === schoolId)?.season_start_month ?? 7
  const known = seasons.filter(({ school_id }) => school_id === schoolId).map(({ name }) => name)
  return (
    <FieldRow>
      <SelectField
        name="age_group"
        label={t('team.age_group')}
        options={ages.map((code) => ({ value: code, label: code }))}
        required
      />
      <SelectField
        name="season"
        label={t('team.season')}
        options={listSeasonChoices(getSeasonOn(getToday(), startMonth), known).map((name) => ({
          value: name,
          label: name,
        }))}
        required
      />
    </FieldRow>
  )
}
