import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlanFullNotice, PlanRoomLine } from '@/features/schools/widgets/plan-room'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { toOptions } from '@/shared/ui/filters/list-filter'
import { FormSection } from '@/shared/ui/patterns/form-section'
import layout from '@/shared/ui/layout.module.css'
import { teamLimits, type TeamInput } from '../../model/team-schema'
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
      {schools.length > 0 ? <TeamRoom /> : null}
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

/** Of the school that is chosen, before anything is typed. */
function TeamRoom() {
  const schoolId = useWatch<TeamInput, 'school_id'>({ name: 'school_id' })
  return (
    <>
      <PlanFullNotice schoolId={schoolId} allowance="teams" />
      <p className={layout.dim13}>
        <PlanRoomLine schoolId={schoolId} allowance="teams" />
      </p>
    </>
  )
}
