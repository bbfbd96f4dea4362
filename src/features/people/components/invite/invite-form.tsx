import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '@/lib/i18n/setup'
import { showToast } from '@/lib/toast'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { OwnTeam } from '../../api/own-teams'
import { useInvite } from '../../api/invitations'
import type { PlayerOption } from '../../api/players/player-options'
import { invitationFieldErrors } from '../../model/invitation-failure'
import { invitationSchema, type Invitation, type InvitedRole } from '../../model/invitation-schema'
import { InviteFields } from './invite-fields'

interface InviteFormProps {
  roles: readonly InvitedRole[]
  players: readonly PlayerOption[]
  teams: readonly OwnTeam[]
  /** Where neither player nor team says it. */
  schoolId: string | null
  start: { role: InvitedRole; player_id: string | null }
}

/** One invitation after the other: role, player or team stay for the next, the address goes. */
export function InviteForm({ roles, players, teams, schoolId, start }: InviteFormProps) {
  const { t } = useTranslation('people')
  const { mutateAsync: invite } = useInvite()
  const [round, setRound] = useState(0)
  const [last, setLast] = useState(start)

  async function handleSubmit(values: Invitation) {
    const isFamily = values.role !== 'coach'
    const player = players.find(({ id }) => id === values.player_id)
    const team = teams.find(({ id }) => id === values.team_id)
    const outcome = await invite({
      ...values,
      school_id: (isFamily ? player?.school_id : team?.school_id) ?? schoolId ?? '',
      player_id: isFamily ? values.player_id : null,
      team_id: isFamily ? null : values.team_id,
      relationship: values.role === 'parent' ? values.relationship : null,
    })
    showToast('success', `people:invite.${outcome}`, { values: { email: values.email } })
    setLast({ role: values.role, player_id: values.player_id })
    setRound(round + 1)
  }

  return (
    <Form
      key={round}
      schema={invitationSchema}
      defaultValues={{
        ...last,
        email: '',
        relationship: null,
        team_id: null,
        locale: currentLocale(),
      }}
      label={t('invite.title')}
      fieldErrors={invitationFieldErrors}
      onSubmit={handleSubmit}
    >
      <div className={layout.grid4}>
        <InviteFields roles={roles} players={players} teams={teams} />
        <span className={layout.row2}>
          <Button type="submit">{t('invite.submit')}</Button>
        </span>
      </div>
    </Form>
  )
}
