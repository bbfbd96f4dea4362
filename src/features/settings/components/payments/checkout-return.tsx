import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAwaitedSubscription } from '@/features/billing/api/subscriptions'
import { Alert } from '@/shared/public/alert'

/** Back from the payment provider: what counts is what it told the server, not the address one comes back to. */
export function CheckoutReturn({ userId }: { userId: string }) {
  const [params] = useSearchParams()
  return params.get('checkout') === 'success' ? <Confirmation userId={userId} /> : null
}

function Confirmation({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const isActive = useAwaitedSubscription(userId)
  const state = isActive ? 'done' : 'waiting'
  return (
    <Alert kind={isActive ? 'success' : 'info'} title={t(`payments.back.${state}_title`)}>
      {t(`payments.back.${state}`)}
    </Alert>
  )
}
