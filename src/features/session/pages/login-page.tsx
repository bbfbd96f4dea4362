import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { landingPath } from '../api/landing-path'
import { AuthPage } from '../components/auth-page'
import { LoginForm } from '../components/login-form'
import { MissingProfile } from '../components/missing-profile'

export function LoginPage() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()

  function leave(): void {
    void navigate(landingPath(), { replace: true })
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
      <MissingProfile onLoaded={leave} />
      <LoginForm onSignedIn={leave} />
    </AuthPage>
  )
}
