import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { teamFailure, teamLimits, teamSchema } from '../../model/team-schema'
import type { TeamInput, TeamValues } from '../../model/team-schema'
import { TeamFrameFields } from './team-frame-fields'

interface TeamFormProps {
  values: TeamInput
  /** Schools to choose from; with one there is nothing to choose. */
  schools: readonly { id: string; name: string }[]
  saveLabel: string
  cancelTo: string
  draftKey: string
  /** Rejects when saving failed; leads on when it worked. */
  onSave: (values: TeamValues) => Promise<void>
}

export function TeamForm(props: TeamFormProps) {
  const { values, schools, saveLabel, cancelTo, draftKey, onSave } = props
  const { t } = useTranslation('teams')
  return (
    <Form
      schema={teamSchema}
      defaultValues={values}
      onSubmit={onSave}
      fieldErrors={teamFailure}
      draftKey={draftKey}
      isGuarded
    >
      <FormSection title={t('form.team')} why={t('form.team_why')}>
        {schools.length > 1 ? (
          <SelectField
            name="school_id"
            label={t('team.school')}
            options={schools.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
        ) : null}
        <TextField
          name="name"
          label={t('team.name')}
          hint={t('form.name_hint')}
          maxLength={teamLimits.name}
          required
        />
        <TeamFrameFields />
      </FormSection>
      <SubmitBar label={saveLabel} cancelTo={cancelTo} />
    </Form>
  )
}
