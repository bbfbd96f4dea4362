import { useState, type ReactNode } from 'react'
import {
  IconArrowBackUp,
  IconCopy,
  IconFlag,
  IconMoodSmile,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import layout from '@/shared/ui/layout.module.css'
import type { MentionablePerson } from '../../model/mentions'
import type { Message } from '../../model/message-log'
import type { ReactionChange, ReactionEmoji } from '../../model/reactions'
import type { TimelineItem } from '../../model/timeline'
import styles from '../messages.module.css'
import { MessageCard } from '../card/message-card'
import { FileCard } from '../file/file-card'
import { PollCard } from '../poll/poll-card'
import { AttachmentCard } from './attachment-card'
import { MessageQuote, type Quote } from './message-quote'
import { MessageText } from './message-text'
import { ReactionBar, type ShownReaction } from './reaction-bar'
import { ReactionPicker } from './reaction-picker'
import { ReactionSheet } from './reaction-sheet'

/** The database lets an author correct for a quarter of an hour. */
const editMs = 15 * 60_000

export interface MessageActions {
  reply: (message: Message) => void
  edit: (message: Message) => void
  remove: (message: Message) => void
  report: (message: Message) => void
  react: (change: ReactionChange) => void
}

interface MessageRowProps {
  item: Extract<TimelineItem, { kind: 'message' }>
  author: string
  userId: string
  getName: (userId: string) => string
  people: readonly MentionablePerson[]
  /** What it answers: null where it answers nothing. */
  quote: Quote | null
  /** Who has read it, of those who are in the conversation; null where that is not shown. */
  seenBy: ReactNode
  reactions: readonly ShownReaction[]
  zone: string
  now: number
  actions: MessageActions
  /** One reacts and answers polls. */
  isOpen: boolean
  /** One writes here, too. */
  isWritable: boolean
}

/** One message as a bubble: mine at the end, those of others at the start with their name. */
export function MessageRow(props: MessageRowProps) {
  const { item, author, quote, seenBy, zone, userId, isOpen, actions } = props
  const { t } = useTranslation('messages')
  const { message, time, isMine, isFirst } = item
  const [isShowingReactions, setIsShowingReactions] = useState(false)
  const reactions = message.deleted_at ? [] : props.reactions
  const items = useMenuItems(props, () => setIsShowingReactions(true))
  const setReaction = (emoji: ReactionEmoji, isOn: boolean) =>
    actions.react({ messageId: message.id, emoji, isOn })
  return (
    <article
      className={`${layout.column} ${layout.gapTight} ${layout.top} ${styles.message}`}
      data-mine={isMine || undefined}
      data-first={isFirst || undefined}
      aria-label={t('message.label', { author, time })}
    >
      {isFirst && !isMine ? (
        <span className={`${layout.medium} ${layout.size13}`}>{author}</span>
      ) : null}
      <div className={`${layout.flex} ${layout.gap1} ${layout.middle} ${styles.line}`}>
        <div className={styles.bubble}>
          {quote ? <MessageQuote {...quote} /> : null}
          {message.deleted_at ? (
            <p className={layout.dim14}>{t('message.deleted')}</p>
          ) : (
            <>
              {message.body ? (
                <MessageText body={message.body} people={props.people} userId={userId} />
              ) : null}
              {message.attachment?.kind === 'poll' ? (
                <PollCard
                  id={message.attachment.id}
                  userId={userId}
                  zone={zone}
                  isClosed={!isOpen}
                  getName={props.getName}
                />
              ) : message.attachment?.kind === 'file' ? (
                <FileCard id={message.attachment.id} label={t('message.label', { author, time })} />
              ) : message.attachment?.kind === 'exercise' ||
                message.attachment?.kind === 'animation' ? (
                <MessageCard messageId={message.id} />
              ) : message.attachment ? (
                <AttachmentCard attachment={message.attachment} zone={zone} />
              ) : null}
            </>
          )}
          <span className={`${layout.dim12} ${layout.figures} ${styles.time}`}>
            {message.edited_at && !message.deleted_at ? `${t('message.edited')} · ` : ''}
            <time dateTime={message.created_at}>{time}</time>
          </span>
        </div>
        {items.length > 0 ? (
          <span className={styles.menu}>
            <ActionMenu
              label={t('message.actions', { author, time })}
              items={items}
              head={
                isOpen ? (
                  <ReactionPicker
                    mine={reactions.filter((one) => one.isMine).map(({ emoji }) => emoji)}
                    onReact={setReaction}
                  />
                ) : null
              }
            />
          </span>
        ) : null}
      </div>
      {reactions.length > 0 ? (
        <ReactionBar reactions={reactions} onReact={isOpen ? setReaction : null} />
      ) : null}
      {isShowingReactions ? (
        <ReactionSheet reactions={reactions} onClose={() => setIsShowingReactions(false)} />
      ) : null}
      {seenBy ? <div className={layout.dim12}>{seenBy}</div> : null}
    </article>
  )
}

function useMenuItems(props: MessageRowProps, onShowReactions: () => void): MenuAction[] {
  const { item, now, actions, isWritable, reactions } = props
  const { t } = useTranslation('messages')
  const { message, isMine } = item
  if (message.deleted_at) return []
  const icon = { size: 18, stroke: 1.75 }
  const canEdit = isMine && isWritable && now - Date.parse(message.created_at) < editMs
  return [
    ...(isWritable
      ? [
          {
            label: t('message.reply'),
            icon: <IconArrowBackUp {...icon} />,
            onSelect: () => actions.reply(message),
          },
        ]
      : []),
    ...(message.body
      ? [
          {
            label: t('message.copy'),
            icon: <IconCopy {...icon} />,
            onSelect: () => void navigator.clipboard.writeText(message.body).catch(() => null),
          },
        ]
      : []),
    // people have answered the question of a poll
    ...(canEdit && message.body && message.attachment?.kind !== 'poll'
      ? [
          {
            label: t('message.edit'),
            icon: <IconPencil {...icon} />,
            onSelect: () => actions.edit(message),
          },
        ]
      : []),
    ...(reactions.length > 0
      ? [
          {
            label: t('reaction.show'),
            icon: <IconMoodSmile {...icon} />,
            onSelect: onShowReactions,
          },
        ]
      : []),
    isMine
      ? {
          label: t('message.delete'),
          icon: <IconTrash {...icon} />,
          isDanger: true,
          onSelect: () => actions.remove(message),
        }
      : {
          label: t('message.report'),
          icon: <IconFlag {...icon} />,
          onSelect: () => actions.report(message),
        },
  ]
}
