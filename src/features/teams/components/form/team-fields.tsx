import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { toOptions } from '@/shared/ui/filters/list-filter'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { teamLimits } from '../../model/team-schema'
import { TeamFrameFields } from './team-frame-fields'
import { TeamRules } from './team-rules'

interface TeamFieldsProps {
  /** Schools to choose from; with one there is nothing to choose. */
  schools?: readonly { id: string; name: string }[]
}

export function TeamFields({ schools = [] }: TeamFieldsProps) {
  const { t } = useTranslation('teams')
  const { name } = teamLimits
  const options = toOptions(schools)
  return (
    <FormSection title={t('form.team')} why={t('form.team_why')}>
      {schools.length > 1 ? (
        <SelectField name="school_id" label={t('team.school')} options={options} required />
      ) : null}
      <TextField
        name="name"
        label={t('team.name')}
        hint={t('form.name_hint')}
        maxLength={name}
        required
      />
      <TeamFrameFields />
      <TeamRules />
    </FormSection>
  )
}
