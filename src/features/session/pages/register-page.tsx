import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { resendConfirmation } from '../api/auth-api'
import { AuthPage } from '../components/auth-page'
import { CheckInbox } from '../components/check-inbox'
import { RegisterForm } from '../components/registration/register-form'
import { createChosenPlanPath } from '../model/chosen-plan'
import { savePath } from '../model/saved-path'

export function RegisterPage() {
  const { t } = useTranslation('session/account')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [search] = useSearchParams()
  const planPath = createChosenPlanPath(search)
  // the plan waits for the first sign-in, whether by the mail's link or with an account there was before
  useEffect(() => {
    if (planPath) savePath(planPath)
  }, [planPath])

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
