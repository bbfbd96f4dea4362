import { useTranslation } from 'react-i18next'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSchoolPlayerOptions } from '@/features/people/api/players/player-options'
import { relationships } from '@/features/people/model/player'
import { SelectField } from '@/shared/form/fields/select-field'
import { isFamilyRole, type Invite } from '../../model/invite-schema'

/** Which player of the school a parent belongs to, and how; or which one gets an account. */
export function FamilyFields() {
  const { t } = useTranslation(['admin', 'people'])
  const { control } = useFormContext<Invite>()
  const [role, schoolId] = useWatch({ control, name: ['role', 'school_id'] })
  const isFamily = isFamilyRole(role)
  const { data: players = [] } = useSchoolPlayerOptions(isFamily ? schoolId : '')
  if (!isFamily || schoolId === '') return null
  return (
    <>
      <SelectField
        name="player_id"
        label={t('invite.player')}
        options={players.map(({ id, first_name, last_name, date_of_birth }) => ({
          value: id,
          label: `${first_name} ${last_name} (${date_of_birth.slice(0, 4)})`,
        }))}
        isSearchable
        required
      />
      {role === 'parent' ? (
        <SelectField
          name="relationship"
          label={t('invite.relationship')}
          options={relationships.map((value) => ({
            value,
            label: t(`people:relationships.${value}`),
          }))}
          required
        />
      ) : null}
    </>
  )
}
