import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useDeliveryFigures } from '../../api/deliveries'
import { FailureList } from './failure-list'

const channels = ['email', 'push'] as const

/** What waits, what is being sent and what failed, by e-mail and by push. */
export function Outbox() {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useDeliveryFigures()
  if (!data) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  return (
    <>
      {channels.map((channel) => {
        const figures = data.find((row) => row.channel === channel)
        return (
          <SectionCard key={channel} title={t(`news.ways.${channel}`)}>
            <FactList
              facts={[
                { label: t('news.outbox.waiting'), value: figures?.waiting ?? 0 },
                {
                  label: t('news.outbox.oldest'),
                  value: figures?.oldest_due_at ? formatAge(figures.oldest_due_at) : '–',
                },
                { label: t('news.outbox.claimed'), value: figures?.claimed ?? 0 },
                { label: t('news.outbox.sent'), value: figures?.sent ?? 0 },
                { label: t('news.outbox.failed'), value: figures?.failed ?? 0 },
              ]}
            />
          </SectionCard>
        )
      })}
      <FailureList />
    </>
  )
}
