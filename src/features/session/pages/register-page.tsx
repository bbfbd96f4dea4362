import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { resendConfirmation } from '../api/auth-api'
import { AuthPage } from '../components/auth-page'
import { CheckInbox } from '../components/check-inbox'
import { RegisterForm } from '../components/registration/register-form'

export function RegisterPage() {
  const { t } = useTranslation('session/account')
  const [sentTo, setSentTo] = useState<string | null>(null)

  return (
    <AuthPage
      title={sentTo ? t('inbox.title') : t('register.title')}
      lead={sentTo ? t('inbox.lead', { email: sentTo }) : t('register.lead')}
      footer={
        <>
          {t('register.have_account')} <Link to={publicPaths.login}>{t('register.login')}</Link>
        </>
      }
    >
      {sentTo && (
        <CheckInbox onResend={() => resendConfirmation(sentTo)} onOther={() => setSentTo(null)} />
      )}
      {/* stays mounted while hidden: another address needs nothing typed twice */}
      <div hidden={sentTo !== null}>
        <RegisterForm onDone={setSentTo} />
      </div>
    </AuthPage>
  )
}
