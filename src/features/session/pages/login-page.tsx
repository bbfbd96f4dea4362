import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { takeLandingPath } from '../api/take-landing-path'
import { useSession } from '../api/session-store'
import { AuthPage } from '../components/auth-page'
import { LoginForm } from '../components/login-form'

/** Few need it, and nobody before the password: no part of the first load. */
const SecondStepPage = lazy(() =>
  import('../widgets/second-step-page').then((m) => ({ default: m.SecondStepPage })),
)

const MissingProfile = lazy(() =>
  import('../components/missing-profile').then((m) => ({ default: m.MissingProfile })),
)

export function LoginPage() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const session = useSession()
  const step = session?.step

  function leave(): void {
    void navigate(takeLandingPath(), { replace: true })
  }

  if (step) {
    return (
      <Suspense>
        <SecondStepPage step={step} onDone={leave} />
      </Suspense>
    )
  }
  return (
    <AuthPage
      title={t('login.title')}
      lead={t('login.lead')}
      footer={
        <>
          {t('login.no_account')} <Link to={publicPaths.register}>{t('login.register')}</Link>
        </>
      }
    >
      {session && !session.profile ? (
        <Suspense>
          <MissingProfile onLoaded={leave} />
        </Suspense>
      ) : null}
      <LoginForm onSignedIn={leave} />
    </AuthPage>
  )
}
