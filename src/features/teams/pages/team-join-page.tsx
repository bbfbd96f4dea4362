import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { getHomePath } from '@/features/session/model/home'
import { savePath } from '@/features/session/model/saved-path'
import { publicPaths } from '@/lib/router/public-paths'
import { Button, ButtonLink } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import { JoinRequestForm } from '../components/join/join-request-form'
import type { loadTeamJoin } from '../loaders'

/** Where the link or QR code of a team leads, signed in or not. */
export function TeamJoinPage() {
  const { t } = useTranslation('teams')
  const link = useLoaderData<typeof loadTeamJoin>()
  const { token = '' } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const [isSent, setSent] = useState(false)

  /** There and, over the saved path, back to this page. */
  function leaveFor(to: string) {
    savePath(pathname)
    void navigate(to)
  }

  if (!link) {
    return (
      <Column title={t('join.over_title')} lead={t('join.over')}>
        <ButtonLink to={publicPaths.home}>{t('join.home')}</ButtonLink>
      </Column>
    )
  }
  const { team_name: team, school_name: school, role } = link
  if (isSent) {
    return (
      <Column title={t('join.sent_title')} lead={t('join.sent', { team })}>
        <ButtonLink to={getHomePath(session)}>{t('join.go_on')}</ButtonLink>
        {role === 'parent' ? (
          <Button kind="secondary" onClick={() => setSent(false)}>
            {t('join.another')}
          </Button>
        ) : null}
      </Column>
    )
  }
  const lead = role === 'player' ? 'join.lead_player' : 'join.lead'
  return (
    <Column title={t('join.title', { team })} lead={t(lead, { team, school })}>
      {session?.profile ? (
        <JoinRequestForm
          token={token}
          isOwn={role === 'player'}
          profile={session.profile}
          onSent={() => setSent(true)}
        />
      ) : (
        <>
          <p className={layout.dim14}>{t('join.account')}</p>
          <Button onClick={() => leaveFor(`${publicPaths.register}?role=${role}`)}>
            {t('join.register')}
          </Button>
          <Button kind="secondary" onClick={() => leaveFor(publicPaths.login)}>
            {t('join.log_in')}
          </Button>
        </>
      )}
    </Column>
  )
}

interface ColumnProps {
  title: string
  lead: string
  children: ReactNode
}

function Column({ title, lead, children }: ColumnProps) {
  return (
    <div
      className={layout.stack4}
      style={{ inlineSize: '100%', maxInlineSize: '26rem', marginInline: 'auto' }}
    >
      <h1 className={layout.plain}>{title}</h1>
      <p className={layout.plain}>{lead}</p>
      {children}
    </div>
  )
}
