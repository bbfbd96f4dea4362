import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/lib/router/public-paths'
import { ButtonLink } from '@/shared/public/button'
import { redeemEmailChange } from '../api/auth-api'
import { useSession } from '../api/session-store'
import { AuthPage } from '../components/auth-page'
import { RedeemButton } from '../components/redeem-button'
import { useLinkToken } from '../components/use-link-token'

type Step = 'ready' | 'broken' | 'expired' | 'half' | 'done'

/** Where the mail to a new address leads; a signed-out visitor logs in first and comes back here. */
export function ConfirmEmailPage() {
  const { t } = useTranslation(['session/account', 'session'])
  const session = useSession()
  const token = useLinkToken()
  const [step, setStep] = useState<Step>(token ? 'ready' : 'broken')

  async function confirm(): Promise<void> {
    const state = await redeemEmailChange(token ?? '')
    setStep(state === 'in' ? 'done' : 'half')
  }

  const titles = {
    ready: t('confirm_email.title'),
    broken: t('confirm.broken_title'),
    expired: t('confirm.expired_title'),
    half: t('confirm_email.half_title'),
    done: t('confirm_email.done_title'),
  }
  const leads = {
    ready: t('confirm_email.lead'),
    broken: t('confirm_email.broken_lead'),
    expired: t('session:failures.link_expired'),
    half: t('confirm_email.half_lead'),
    done: t('confirm_email.done_lead', { email: session?.user.email ?? '' }),
  }
  return (
    <AuthPage title={titles[step]} lead={leads[step]}>
      {step === 'ready' ? (
        <RedeemButton
          label={t('confirm_email.submit')}
          onRedeem={confirm}
          onExpired={() => setStep('expired')}
        />
      ) : (
        <ButtonLink to={publicPaths.settings.account}>{t('confirm_email.to_account')}</ButtonLink>
      )}
    </AuthPage>
  )
}
