import { useTranslation } from 'react-i18next'
import { DateField } from '@/shared/form/fields/date-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import layout from '@/shared/ui/layout.module.css'
import { getToday } from '@/lib/time/calendar-date'
import type { OwnTeam } from '../../api/own-teams'
import { feet, playerLimits, positions } from '../../model/player'
import { SquadsField } from './squads-field'

interface PlayerFieldsProps {
  teams: readonly OwnTeam[]
  /** Teams of others the player stays in whatever is saved here. */
  otherTeams?: readonly string[]
  /** Guardians and administrators change the birth date, the staff no longer. */
  isBirthDateLocked?: boolean
}

/** Who the player is, the teams and the game. */
export function PlayerFields(props: PlayerFieldsProps) {
  const { teams, otherTeams = [], isBirthDateLocked = false } = props
  const { t } = useTranslation('people')
  const { name: maxLength, bornFrom } = playerLimits
  const positionOptions = positions.map((value) => ({ value, label: t(`positions.${value}`) }))
  const footOptions = feet.map((value) => ({ value, label: t(`feet.${value}`) }))
  const names = { maxLength, required: true }
  return (
    <>
      <FormSection title={t('form.person')} why={t('form.person_why')}>
        <FieldRow>
          <TextField name="first_name" label={t('player.first_name')} {...names} />
          <TextField name="last_name" label={t('player.last_name')} {...names} />
        </FieldRow>
        <DateField
          name="date_of_birth"
          label={t('player.born')}
          min={bornFrom}
          max={getToday()}
          isBirthday
          required
          disabled={isBirthDateLocked}
          hint={isBirthDateLocked ? t('birth_date.locked') : undefined}
        />
      </FormSection>
      <FormSection title={t('form.teams')} why={t('form.teams_why')}>
        <SquadsField teams={teams} />
        {otherTeams.length > 0 ? (
          <p className={layout.dim13}>{t('form.other_teams', { teams: otherTeams.join(', ') })}</p>
        ) : null}
      </FormSection>
      <FormSection title={t('form.game')} why={t('form.game_why')}>
        <FieldRow>
          <SelectField name="position" label={t('player.position')} options={positionOptions} />
          <SelectField name="strong_foot" label={t('player.foot')} options={footOptions} />
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
    </>
  )
}
