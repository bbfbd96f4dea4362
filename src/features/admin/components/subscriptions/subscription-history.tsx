import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { describeEvent } from '../../model/subscriptions/subscription-events'
import type { SubscriptionEvent } from '../../model/subscriptions/subscription-record'
import styles from '../audit/audit.module.css'

/** What happened to a subscription, newest first: its days, Stripe's messages, what was asked and sent. */
export function SubscriptionHistory({ events }: { events: readonly SubscriptionEvent[] }) {
  const { t } = useTranslation('admin/subscriptions')
  return (
    <SectionCard title={t('history.title')} description={t('history.why')}>
      <ul className={layout.list} aria-label={t('history.title')}>
        {events.map((event) => (
          <HistoryEntry key={`${event.kind} ${event.word} ${event.at}`} event={event} />
        ))}
      </ul>
    </SectionCard>
  )
}

function HistoryEntry({ event }: { event: SubscriptionEvent }) {
  const { t } = useTranslation('admin/subscriptions')
  const { at, kind, text, actor, word } = event
  const when = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  const described = describeEvent(event)
  return (
    <li className={`${layout.grid} ${layout.size14} ${styles.entry}`}>
      <time className={layout.dim13Figures} dateTime={at}>
        {when.format(new Date(at))}
      </time>
      <div className={layout.stack1}>
        <span className={layout.medium}>
          {described ? t(`history.${described}`) : t('history.other', { word })}
        </span>
        {text && kind === 'provider' ? (
          <span className={`${layout.dimmed} ${layout.breakable}`}>
            {t('history.fault', { text })}
          </span>
        ) : null}
        {text && kind !== 'provider' ? (
          <q className={`${layout.dimmed} ${layout.breakable}`}>{text}</q>
        ) : null}
      </div>
      <span className={`${layout.dimmed} ${layout.breakable} ${styles.actor}`}>
        {actor ?? (kind === 'provider' ? t('history.from_provider') : null)}
      </span>
    </li>
  )
}
