import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useOpenInvitations } from '../api/invitations'
import { usePlayerOptions } from '../api/players/player-options'
import { InvitationList } from '../components/invite/invitation-list'
import { InviteForm } from '../components/invite/invite-form'
import styles from '../components/people.module.css'
import { usePeopleAccess } from '../components/use-people-access'
import { useStartTeam } from '../components/use-start-team'
import { listRolesToInvite } from '../model/invitation-schema'

/**
 * Asking people by e-mail, and what became of it; `?role=`, `?player=` and `?team=` fill the form. Who came from a team
 * is back on its staff after the invitation.
 */
export function InvitePage() {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const start = useStartTeam(search.get('team'), 'staff')
  const { role, email, schoolId, myTeams } = usePeopleAccess()
  const { data: players, error: failure, refetch: again } = usePlayerOptions()
  const { data: invitations, error, refetch } = useOpenInvitations(email)
  const roles = listRolesToInvite(role)
  const [first] = roles
  const named = roles.find((known) => known === search.get('role'))
  return (
    <FormPage
      title={t('invite.title')}
      description={t('invite.text')}
      back={start.back ?? { to: paths.players.list, label: t('pages.players') }}
    >
      <div className={layout.grid4}>
        {first && players ? (
          <SectionCard title={t('invite.new')}>
            <InviteForm
              roles={roles}
              players={players}
              teams={myTeams}
              schoolId={schoolId}
              start={{
                role: named ?? first,
                player_id: search.get('player'),
                team_id: start.id,
              }}
              onInvited={start.back ? () => void navigate(start.back.to) : undefined}
            />
          </SectionCard>
        ) : null}
        {failure && !players ? <InlineError error={failure} onRetry={() => void again()} /> : null}
        {first ? null : <Alert kind="info">{t('invite.nobody')}</Alert>}
        <SectionCard title={t('invitations.title')} description={t('invitations.text')}>
          {error && !invitations ? (
            <InlineError error={error} onRetry={() => void refetch()} />
          ) : null}
          {!invitations && !error ? <ListSkeleton rows={3} /> : null}
          {invitations?.length === 0 ? (
            <p className={`${layout.dim13Any} ${styles.dim}`}>{t('invitations.none')}</p>
          ) : null}
          {invitations && invitations.length > 0 ? (
            <InvitationList invitations={invitations} />
          ) : null}
        </SectionCard>
      </div>
    </FormPage>
  )
}
