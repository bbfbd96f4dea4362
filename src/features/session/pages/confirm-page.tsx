import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { resendConfirmation } from '../api/auth-api'
import { takeLandingPath } from '../api/take-landing-path'
import styles from '../components/auth-form.module.css'
import { AuthPage } from '../components/auth-page'
import { CheckInbox } from '../components/check-inbox'
import { EmailForm } from '../components/email-form'
import { LinkPasswordForm } from '../components/registration/link-password-form'
import { useLinkToken } from '../components/use-link-token'

type Step = 'ready' | 'broken' | 'expired' | 'sent'

/**
 * Where the confirmation mail of a sign-up leads, and where its reader chooses the password. Sending the form
 * keeps mail scanners from using the link up.
 */
export function ConfirmPage() {
  const { t } = useTranslation(['session/account', 'session'])
  const navigate = useNavigate()
  const token = useLinkToken()
  const [step, setStep] = useState<Step>(token ? 'ready' : 'broken')
  const [email, setEmail] = useState('')

  async function sendNew(address: string): Promise<void> {
    await resendConfirmation(address)
    setEmail(address)
    setStep('sent')
  }

  const titles = {
    ready: t('confirm.title'),
    broken: t('confirm.broken_title'),
    expired: t('confirm.expired_title'),
    sent: t('inbox.title'),
  }
  const leads = {
    ready: t('confirm.lead'),
    broken: t('confirm.broken_lead'),
    expired: t('session:failures.link_expired'),
    sent: t('inbox.lead', { email }),
  }
  return (
    <AuthPage
      title={titles[step]}
      lead={leads[step]}
      footer={<Link to={publicPaths.login}>{t('confirm.to_login')}</Link>}
    >
      {step === 'ready' && (
        <LinkPasswordForm
          token={token ?? ''}
          type="signup"
          submit={t('confirm.submit')}
          onDone={() => void navigate(takeLandingPath(), { replace: true })}
          onExpired={() => setStep('expired')}
        />
      )}
      {(step === 'broken' || step === 'expired') && (
        <>
          <EmailForm submit={t('confirm.new_link')} onSend={sendNew} />
          <p className={styles.small}>
            {t('confirm.confirmed')}{' '}
            <Link to={publicPaths.forgotPassword}>{t('confirm.choose')}</Link>
          </p>
        </>
      )}
      {step === 'sent' && (
        <CheckInbox onResend={() => resendConfirmation(email)} onOther={() => setStep('broken')} />
      )}
    </AuthPage>
  )
}
