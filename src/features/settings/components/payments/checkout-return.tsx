import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAwaitedSubscription } from '@/features/billing/api/subscriptions'
import { Alert } from '@/shared/public/alert'

/** Back from the payment provider: what counts is what it told the server, not the address one comes back to. */
export function CheckoutReturn({ userId }: { userId: string }) {
  const [params] = useSearchParams()
  if (params.get('checkout') !== 'success') return null
  return <Confirmation payerId={userId} subscriberId={params.get('child') ?? userId} />
}

function Confirmation(awaited: { payerId: string; subscriberId: string }) {
  const { t } = useTranslation('settings')
  const isActive = useAwaitedSubscription(awaited)
  const state = isActive ? 'done' : 'waiting'
  return (
    <Alert kind={isActive ? 'success' : 'info'} title={t(`payments.back.${state}_title`)}>
      {t(`payments.back.${state}`)}
    </Alert>
  )
}
