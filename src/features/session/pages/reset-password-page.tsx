import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { showToast } from '@/lib/toast'
import { ButtonLink } from '@/shared/public/button'
import { takeLandingPath } from '../api/take-landing-path'
import { AuthPage } from '../components/auth-page'
import { LinkPasswordForm } from '../components/registration/link-password-form'
import { useLinkToken } from '../components/use-link-token'

/** Where the mail for a forgotten password leads. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['session/account', 'session'])
  const navigate = useNavigate()
  const token = useLinkToken()
  const [isExpired, setExpired] = useState(false)

  function finish(): void {
    showToast('success', 'session/account:reset.done')
    void navigate(takeLandingPath(), { replace: true })
  }

  const footer = <Link to={publicPaths.login}>{t('forgot.back')}</Link>
  if (token && !isExpired) {
    return (
      <AuthPage title={t('reset.title')} lead={t('reset.lead')} footer={footer}>
        <LinkPasswordForm
          token={token}
          type="recovery"
          submit={t('reset.submit')}
          onDone={finish}
          onExpired={() => setExpired(true)}
        />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={isExpired ? t('confirm.expired_title') : t('confirm.broken_title')}
      lead={isExpired ? t('session:failures.link_expired') : t('reset.broken_lead')}
      footer={footer}
    >
      <ButtonLink to={publicPaths.forgotPassword}>{t('reset.new_link')}</ButtonLink>
    </AuthPage>
  )
}
