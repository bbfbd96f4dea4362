import { IconBellOff, IconPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { isMuted, type NamedConversation } from '../../model/conversation'
import { useConversationText } from '../use-conversation-text'
import styles from '../messages.module.css'
import { ConversationFace } from './conversation-face'

interface ConversationRowProps extends NamedConversation {
  userId: string
  now: number
  isOpen: boolean
}

/** One conversation: who, the newest words, when, and what is unread. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, name, userId, now, isOpen } = props
  const { t } = useTranslation('messages')
  const text = useConversationText()
  const { id, unread, pinned_at, active_at } = conversation
  const muted = isMuted(conversation, now)
  return (
    <li>
      <Link
        className={`${layout.line3} ${layout.quietLink} ${layout.roundControl} ${styles.row}`}
        to={`${paths.messages}?c=${id}`}
        aria-current={isOpen ? 'true' : undefined}
        preventScrollReset
      >
        <ConversationFace conversation={conversation} />
        <span className={layout.grow}>
          <span className={layout.line2}>
            <span
              className={`${layout.grow} ${layout.clip} ${unread ? layout.bold : layout.medium}`}
            >
              {name}
            </span>
            <time className={`${layout.dim12} ${layout.oneLine}`} dateTime={active_at}>
              {text.formatMoment(conversation, now)}
            </time>
          </span>
          <span className={layout.line2}>
            <span className={`${layout.grow} ${layout.clip} ${layout.dim14}`}>
              {text.getLastLine(conversation, userId)}
            </span>
            {pinned_at ? <IconPin size={16} role="img" aria-label={t('list.pinned')} /> : null}
            {muted ? <IconBellOff size={16} role="img" aria-label={t('list.muted')} /> : null}
            {unread > 0 ? (
              <span
                className={`${layout.centered} ${layout.round} ${layout.bold} ${layout.size12} ${styles.badge}`}
                data-muted={muted}
              >
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className={layout.hidden}>{t('list.unread', { count: unread })}</span>
              </span>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  )
}
