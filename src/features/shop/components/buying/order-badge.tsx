import { useTranslation } from 'react-i18next'
import { StatusBadge, type BadgeTone } from '@/shared/ui/status-badge'
import { parseOrderStatus, type KnownOrderStatus } from '../../model/order-status'

const tones: Record<KnownOrderStatus, BadgeTone> = {
  payment_pending: 'amber',
  paid: 'blue',
  shipped: 'blue',
  delivered: 'green',
  cancelled: 'neutral',
  unknown: 'neutral',
}

export function OrderBadge({ status }: { status: string }) {
  const { t } = useTranslation('shop')
  const known = parseOrderStatus(status)
  return <StatusBadge tone={tones[known]}>{t(`statuses.${known}`)}</StatusBadge>
}
