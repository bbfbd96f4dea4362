import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { locales } from '@/lib/i18n/locale'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import type { OwnTeam } from '../../api/own-teams'
import type { PlayerOption } from '../../api/players/player-options'
import type { Invitation, InvitedRole } from '../../model/invitation-schema'
import { formatFullName } from '@/lib/person'
import { RelationshipField } from '../../widgets/relationship-field'

interface InviteFieldsProps {
  roles: readonly InvitedRole[]
  players: readonly PlayerOption[]
  teams: readonly OwnTeam[]
}

/** Families are invited for a player, coaches perhaps for a team. */
export function InviteFields({ roles, players, teams }: InviteFieldsProps) {
  const { t } = useTranslation(['people', 'common'])
  const roleName = useRoleName()
  const { control } = useFormContext<Invitation>()
  const role = useWatch({ control, name: 'role' })
  return (
    <>
      <FieldRow>
        <SelectField
          name="role"
          label={t('invite.role')}
          options={roles.map((value) => ({ value, label: roleName(value) }))}
          required
        />
        <TextField name="email" label={t('invite.email')} type="email" maxLength={254} required />
      </FieldRow>
      {role === 'coach' ? (
        <SelectField
          name="team_id"
          label={t('invite.team')}
          hint={t('invite.team_hint')}
          options={teams.map(({ id, name, season }) => ({
            value: id,
            label: `${name} · ${season}`,
          }))}
        />
      ) : (
        <SelectField
          name="player_id"
          label={role === 'parent' ? t('invite.child') : t('invite.player')}
          hint={role === 'player' ? t('invite.player_hint') : undefined}
          options={players.map((player) => ({
            value: player.id,
            label: formatPlayerLabel(player),
          }))}
          isSearchable
          required
        />
      )}
      <FieldRow>
        {role === 'parent' ? <RelationshipField name="relationship" /> : null}
        <SelectField
          name="locale"
          label={t('invite.language')}
          options={locales.map((value) => ({ value, label: t(`common:languages.${value}`) }))}
          required
        />
      </FieldRow>
    </>
  )
}

/** Namesakes differ by team and year. */
function formatPlayerLabel(player: PlayerOption): string {
  const teams = player.squads.flatMap(({ left_on, team }) => (left_on ? [] : [team.name]))
  return [formatFullName(player), player.date_of_birth.slice(0, 4), ...teams].join(' · ')
}
