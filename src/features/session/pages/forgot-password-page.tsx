import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { requestPasswordReset } from '../api/auth-api'
import { AuthPage } from '../components/auth-page'
import { CheckInbox } from '../components/check-inbox'
import { EmailForm } from '../components/email-form'

/** Answers the same whether or not the account exists. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('session/account')
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function send(email: string): Promise<void> {
    await requestPasswordReset(email)
    setSentTo(email)
  }

  return (
    <AuthPage
      title={sentTo ? t('forgot.sent_title') : t('forgot.title')}
      lead={sentTo ? t('forgot.sent_lead', { email: sentTo }) : t('forgot.lead')}
      footer={<Link to={publicPaths.login}>{t('forgot.back')}</Link>}
    >
      {sentTo && (
        <CheckInbox onResend={() => requestPasswordReset(sentTo)} onOther={() => setSentTo(null)} />
      )}
      <div hidden={sentTo !== null}>
        <EmailForm submit={t('forgot.submit')} onSend={send} />
      </div>
    </AuthPage>
  )
}
