import { IconClipboardText, IconHome, IconShirtSport, IconBuilding } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { getHomePath } from '@/features/session/model/home'
import { publicPaths } from '@/lib/router/public-paths'
import { Alert } from '@/shared/public/alert'
import { ButtonLink } from '@/shared/public/button'
import { getTryAddress, viewpoints } from '../model/viewpoint'

const icons = {
  coach: IconClipboardText,
  parent: IconHome,
  player: IconShirtSport,
  owner: IconBuilding,
}

/** As whom somebody without an account wants to look around; the loader has opened the academy where that was said. */
export function TryPage() {
  const { t } = useTranslation('trial')
  const failure: unknown = useLoaderData()
  const session = useSession()
  const isOpen = failure !== 'trial_not_offered' && !session
  return (
    <section
      aria-labelledby="try-title"
      style={{
        display: 'grid',
        gap: 'var(--space-5)',
        maxInlineSize: '960px',
        margin: '0 auto',
        padding: 'var(--space-7) var(--space-4)',
      }}
    >
      <header style={{ display: 'grid', gap: 'var(--space-3)', maxInlineSize: '62ch' }}>
        <h1 id="try-title">{t('try.title')}</h1>
        <p style={{ color: 'var(--text-dim)' }}>{t('try.lead')}</p>
      </header>
      {session ? <SignedIn home={getHomePath(session)} /> : <Failure word={failure} />}
      {isOpen ? <Viewpoints /> : null}
      <p style={{ color: 'var(--text-dim)' }}>
        {t('try.or')} <Link to={publicPaths.register}>{t('try.register')}</Link>
      </p>
    </section>
  )
}

function Failure({ word }: { word: unknown }) {
  const { t } = useTranslation('trial')
  if (typeof word !== 'string') return null
  if (word === 'trial_not_offered')
    return <Alert kind="info">{t('failures.trial_not_offered')}</Alert>
  const known = word === 'too_many_visitors' ? word : 'unavailable'
  return <Alert kind="error">{t(`failures.${known}`)}</Alert>
}

function SignedIn({ home }: { home: string }) {
  const { t } = useTranslation('trial')
  return (
    <>
      <Alert kind="info">{t('failures.signed_in')}</Alert>
      <p>
        <ButtonLink to={home}>{t('try.home')}</ButtonLink>
      </p>
    </>
  )
}

function Viewpoints() {
  const { t } = useTranslation('trial')
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
        gap: 'var(--space-4)',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {viewpoints.map((viewpoint) => {
        const Icon = icons[viewpoint]
        return (
          <li key={viewpoint}>
            <Link
              to={getTryAddress(viewpoint)}
              style={{
                display: 'grid',
                gridTemplateColumns: 'auto 1fr',
                gap: 'var(--space-1) var(--space-4)',
                alignContent: 'start',
                blockSize: '100%',
                padding: 'var(--space-5)',
                border: '1px solid var(--line)',
                borderRadius: 'var(--radius-card)',
                background: 'var(--surface-1)',
                color: 'var(--text)',
                textDecoration: 'none',
              }}
            >
              <span style={{ gridRow: 'span 2', color: 'var(--accent-text)' }}>
                <Icon size={32} stroke={1.5} aria-hidden="true" />
              </span>
              <strong>{t(`viewpoints.${viewpoint}`)}</strong>
              <span style={{ color: 'var(--text-dim)' }}>{t(`viewpoints.${viewpoint}_text`)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
