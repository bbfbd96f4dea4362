import { useTranslation } from 'react-i18next'
import { NotificationWords } from '@/features/notifications/widgets/notification-words'
import { formatAge } from '@/lib/dates'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { StatusBadge, type BadgeTone } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { useNewsTest } from '../../api/news-tests'
import type { DeliveryFate, DeliveryState } from '../../model/news-tools'

const stateTones: Record<DeliveryState, BadgeTone> = {
  queued: 'blue',
  sending: 'blue',
  sent: 'green',
  failed: 'red',
  dropped: 'amber',
}

/** What became of a test: the bell, the e-mail and the push, kept up to date while something is on its way. */
export function TestReport({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useNewsTest(id)
  return (
    <SectionCard title={t('news.report.title')} description={t('news.report.text')}>
      {data ? (
        <div role="status">
          <FactList
            layout="stack"
            facts={[
              { label: t('news.report.bell'), value: <NotificationWords told={data.told} /> },
              { label: t('news.ways.email'), value: <Fate fate={data.email} /> },
              { label: t('news.ways.push'), value: <Fate fate={data.push} /> },
            ]}
          />
        </div>
      ) : error ? (
        <InlineError error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </SectionCard>
  )
}

function Fate({ fate }: { fate: DeliveryFate }) {
  const { t } = useTranslation('admin')
  const { state, missing, error, sentAt } = fate
  return (
    <span className={`${layout.wrap2} ${layout.breakable}`}>
      <StatusBadge tone={state ? stateTones[state] : 'neutral'}>
        {t(state ? `news.states.${state}` : 'news.states.none')}
      </StatusBadge>
      {sentAt ? <span className={layout.dim13}>{formatAge(sentAt)}</span> : null}
      {missing ? <span className={layout.dim13}>{t(`news.missing.${missing}`)}</span> : null}
      {error ? <span className={layout.dim13}>{error}</span> : null}
    </span>
  )
}
