import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { MentionablePerson } from '../../model/mentions'
import type { TimelineItem } from '../../model/timeline'
import styles from '../messages.module.css'
import { useRefusalText } from '../use-refusal-text'
import { AttachmentCard } from './attachment-card'
import { MessageQuote, type Quote } from './message-quote'
import { MessageText } from './message-text'

interface WaitingRowProps {
  item: Extract<TimelineItem, { kind: 'waiting' }>
  /** What it answers. */
  quote: Quote | null
  /** Of the school. */
  zone: string
  people: readonly MentionablePerson[]
  userId: string
  onRetry: (clientId: string) => void
  onRemove: (clientId: string) => void
}

/** A message the database does not have yet: on its way, or refused with the reason and what one can do. */
export function WaitingRow(props: WaitingRowProps) {
  const { item, quote, zone, people, userId, onRetry, onRemove } = props
  const { t } = useTranslation('messages')
  const getRefusal = useRefusalText()
  const { entry, refused } = item
  return (
    <article
      className={`${layout.column} ${layout.gapTight} ${layout.top} ${styles.message}`}
      data-mine
      data-first={item.isFirst || undefined}
      aria-label={t('message.waiting_label')}
    >
      <div className={styles.bubble} data-waiting>
        {quote ? <MessageQuote {...quote} /> : null}
        {entry.body ? <MessageText body={entry.body} people={people} userId={userId} /> : null}
        {entry.attachment ? <AttachmentCard attachment={entry.attachment} zone={zone} /> : null}
        <span
          className={`${layout.inline1} ${refused ? layout.danger : layout.dim12} ${layout.size12}`}
        >
          {refused ? (
            <IconAlertTriangle size={14} aria-hidden="true" />
          ) : (
            <IconClock size={14} aria-hidden="true" />
          )}
          {refused ? t('message.not_sent', { reason: getRefusal(refused) }) : t('message.waiting')}
        </span>
      </div>
      {refused ? (
        <div className={layout.wrap2}>
          <Button kind="secondary" onClick={() => onRetry(entry.client_id)}>
            {t('message.send_again')}
          </Button>
          <Button kind="quiet" onClick={() => onRemove(entry.client_id)}>
            {t('message.remove')}
          </Button>
        </div>
      ) : null}
    </article>
  )
}
