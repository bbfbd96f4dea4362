import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { showToast } from '@/lib/toast'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { OwnTeam } from '../../api/own-teams'
import { useInvite } from '../../api/invitations'
import type { PlayerOption } from '../../api/players/player-options'
import { listInvitationFieldErrors } from '../../model/invitation-failure'
import { invitationSchema, type Invitation, type InvitedRole } from '../../model/invitation-schema'
import { InviteFields } from './invite-fields'

interface InviteFormProps {
  roles: readonly InvitedRole[]
  players: readonly PlayerOption[]
  teams: readonly OwnTeam[]
  /** Where neither player nor team says it. */
  schoolId: string | null
  start: { role: InvitedRole; player_id: string | null; team_id: string | null }
  /** Leads on after one invitation; without it the next can be sent. */
  onInvited?: (() => void) | undefined
}

/** One invitation after the other: role, player or team stay for the next, the address goes. */
export function InviteForm(props: InviteFormProps) {
  const { roles, players, teams, schoolId, start, onInvited } = props
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
    if (onInvited) return onInvited()
    setLast({ role: values.role, player_id: values.player_id, team_id: values.team_id })
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
        locale: getCurrentLocale(),
      }}
      label={t('invite.title')}
      fieldErrors={listInvitationFieldErrors}
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
