import { useTranslation } from 'react-i18next'
import { FactLine } from '@/shared/ui/name-lines'
import { StatusBadge } from '@/shared/ui/status-badge'
import { listStates } from '../../model/subscriptions/subscription-state'

const tones = {
  running: 'green',
  trial: 'blue',
  ending: 'amber',
  late: 'red',
  cancelled: 'neutral',
  expired: 'red',
} as const

interface SubscriptionBadgesProps {
  held: Parameters<typeof listStates>[0]
  /** A withdrawal or cancellation waits for an answer. */
  hasNotice?: boolean
}

/** How a subscription stands, in words. */
export function SubscriptionBadges({ held, hasNotice = false }: SubscriptionBadgesProps) {
  const { t } = useTranslation('admin/subscriptions')
  return (
    <FactLine>
      {listStates(held).map((state) => (
        <StatusBadge key={state} tone={tones[state]}>
          {t(`states.${state}`)}
        </StatusBadge>
      ))}
      {hasNotice ? <StatusBadge tone="amber">{t('states.notice')}</StatusBadge> : null}
    </FactLine>
  )
}
