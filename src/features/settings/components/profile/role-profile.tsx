import { useTranslation } from 'react-i18next'
import { useOwnUser } from '@/features/people/api/user-api'
import type { AppRole, Session } from '@/features/session/model/session'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { BasicProfile } from './basic-profile'
import { CoachProfile } from './coach-profile'
import { OwnerProfile } from './owner-profile'
import { ParentProfile } from './parent-profile'
import { PlayerProfile } from './player-profile'

interface RoleProfileProps {
  session: Session
  ofRole: AppRole | null
}

/** The profile in a role; only profiles of a role that one holds are shown and edited (spec section 5). */
export function RoleProfile({ session, ofRole: role }: RoleProfileProps) {
  const { t } = useTranslation('settings')
  const active = session.profile?.role
  // the active role is one's own even where the list of roles could not be read
  const held = [
    ...new Set([...(active ? [active] : []), ...session.held_roles.map(({ role: one }) => one)]),
  ]
  if (role && !held.includes(role)) {
    return (
      <Alert
        kind="error"
        title={t(`roles.${role}.mismatch`)}
        actions={
          <LinkButton kind="secondary" to={paths.profile}>
            {t('profile.to_own')}
          </LinkButton>
        }
      />
    )
  }
  const others = held.filter((other) => other !== role)
  return (
    <>
      {role && others.length > 0 ? (
        <div className={layout.wrap2}>
          {others.map((other) => (
            <LinkButton key={other} kind="quiet" to={paths.settings.profile[other]}>
              {t(`pages.profile_${other}`)}
            </LinkButton>
          ))}
        </div>
      ) : null}
      <Profile userId={session.user.id} ofRole={role} />
    </>
  )
}

function Profile({ userId, ofRole: role }: { userId: string; ofRole: AppRole | null }) {
  const user = useOwnUser(userId)
  switch (role) {
    case 'coach':
      return <CoachProfile user={user} />
    case 'owner':
      return <OwnerProfile user={user} />
    case 'parent':
      return <ParentProfile user={user} />
    case 'player':
      return <PlayerProfile user={user} />
    default:
      return <BasicProfile user={user} ofRole={role} />
  }
}
