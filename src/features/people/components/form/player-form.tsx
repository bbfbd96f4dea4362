import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import type { AppError } from '@/lib/errors'
import { DateField } from '@/shared/form/fields/date-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { feet, playerLimits, positions } from '../../model/player'
import { today } from '@/lib/time/calendar-date'
import { playerSchema, type PlayerInput, type PlayerValues } from '../../model/player-schema'
import { BodyFields } from './body-fields'
import { GuardiansField } from './guardians-field'
import styles from './player-form.module.css'
import { SquadsField } from './squads-field'

interface PlayerFormProps {
  values: PlayerInput
  teams: readonly Team[]
  /** Teams of others the player stays in whatever is saved here. */
  otherTeams?: readonly string[]
  isNew: boolean
  /**
   * Coaches measure, once the family has agreed; owners neither read nor write what is about a child's body, and
   * nobody has been asked yet about a new player.
   */
  body: 'hidden' | 'needs_consent' | 'open'
  /** Guardians and administrators change the birth date, the staff no longer. */
  isBirthDateLocked?: boolean
  draftKey: string
  cancelTo: string
  onSave: (values: PlayerValues) => Promise<void>
  fieldErrors: (error: AppError) => Partial<Record<string, string>>
}

export function PlayerForm(props: PlayerFormProps) {
  const { values, teams, otherTeams = [], isNew, body, draftKey, cancelTo } = props
  const { isBirthDateLocked = false } = props
  const { t } = useTranslation('people')
  const positionOptions = positions.map((value) => ({ value, label: t(`positions.${value}`) }))
  return (
    <Form
      schema={playerSchema}
      defaultValues={values}
      onSubmit={props.onSave}
      fieldErrors={props.fieldErrors}
      draftKey={draftKey}
      isGuarded
    >
      <FormSection title={t('form.person')} why={t('form.person_why')}>
        <FieldRow>
          <TextField
            name="first_name"
            label={t('player.first_name')}
            maxLength={playerLimits.name}
            required
          />
          <TextField
            name="last_name"
            label={t('player.last_name')}
            maxLength={playerLimits.name}
            required
          />
        </FieldRow>
        <DateField
          name="date_of_birth"
          label={t('player.born')}
          min={playerLimits.bornFrom}
          max={today()}
          isBirthday
          required
          disabled={isBirthDateLocked}
          {...(isBirthDateLocked ? { hint: t('birth_date.locked') } : {})}
        />
      </FormSection>
      <FormSection title={t('form.teams')} why={t('form.teams_why')}>
        <SquadsField teams={teams} />
        {otherTeams.length > 0 ? (
          <p className={styles.note}>{t('form.other_teams', { teams: otherTeams.join(', ') })}</p>
        ) : null}
      </FormSection>
      <FormSection title={t('form.game')} why={t('form.game_why')}>
        <FieldRow>
          <SelectField name="position" label={t('player.position')} options={positionOptions} />
          <SelectField
            name="strong_foot"
            label={t('player.foot')}
            options={feet.map((value) => ({ value, label: t(`feet.${value}`) }))}
          />
        </FieldRow>
        <SelectField
          name="other_positions"
          label={t('player.other_positions')}
          hint={t('form.other_positions_hint')}
          options={positionOptions}
          multiple
          isClearable
        />
      </FormSection>
      {body === 'hidden' ? null : <BodyFields needsConsent={body === 'needs_consent'} />}
      {isNew ? (
        <FormSection title={t('guardians.title')} why={t('form.guardians_why')}>
          <GuardiansField />
        </FormSection>
      ) : null}
      <SubmitBar label={isNew ? t('form.create') : t('form.save')} cancelTo={cancelTo} />
    </Form>
  )
}
