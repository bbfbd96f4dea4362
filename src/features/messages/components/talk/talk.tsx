import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { formatFullName } from '@/lib/person'
import { useNow } from '@/lib/time/use-now'
import layout from '@/shared/ui/layout.module.css'
import { useConversationPeople } from '../../api/conversations'
import { useOlderMessages, useQuotes } from '../../api/messages'
import { useReactions } from '../../api/reactions'
import type { Conversation } from '../../model/conversation'
import type { Message, MessageLog } from '../../model/message-log'
import { canSendCards } from '../../model/library-card'
import { createTimeline, type TimelineItem } from '../../model/timeline'
import { Button } from '@/shared/ui/button'
import styles from '../messages.module.css'
import { useConversationText } from '../use-conversation-text'
import { useRefusalText } from '../use-refusal-text'
import { FileSheet } from '../file/file-sheet'
import { useChosenFiles } from '../file/use-chosen-files'
import { AnnouncementReaders } from './announcement-readers'
import { Composer } from './composer'
import { MessageList, type MessageListHandle } from './message-list'
import { MessageRow } from './message-row'
import { QuietNote } from './quiet-note'
import { ReportSheet } from './report-sheet'
import { TalkHeader } from './talk-header'
import { TalkSheet, type TalkSheetKind } from './talk-sheet'
import { useCompany } from './use-company'
import { useTalk } from './use-talk'
import { WaitingRow } from './waiting-row'

interface TalkProps {
  conversation: Conversation
  log: MessageLog
  userId: string
  onLeft: () => void
}

/** An open conversation: its messages, what waits to be sent, and the field to write in. */
export function Talk({ conversation, log, userId, onLeft }: TalkProps) {
  const { id, time_zone, archive_reason, kind, can_write } = conversation
  const { t } = useTranslation('messages')
  const text = useConversationText()
  const getRefusal = useRefusalText()
  const now = useNow()
  const held = useSession()?.held_roles ?? []
  const list = useRef<MessageListHandle>(null)
  const [sheet, setSheet] = useState<TalkSheetKind | null>(null)
  const { chosen, choose, clear } = useChosenFiles()
  const [readUpTo] = useState(
    conversation.unread > 0 ? (conversation.last_read_message_id ?? 0) : null,
  )
  const loaded = useConversationPeople(id)
  const people = loaded ?? []
  const isMinor = people.some((one) => one.user_id === userId && one.is_minor)
  const fellows = people.filter((one) => one.user_id !== userId && one.left_at === null)
  const older = useOlderMessages(id)
  const reactions = useReactions(id, log.starts)
  const talk = useTalk(conversation, userId, log)
  const { mode } = talk
  const { rows, hasOlder } = log
  const items = createTimeline({
    rows,
    hasOlder,
    outbox: talk.box,
    userId,
    zone: time_zone,
    readUpTo,
  })
  const names = new Map(people.map((person) => [person.user_id, formatFullName(person)]))
  const known = new Map(rows.map((row) => [row.id, row]))
  const missing = rows.flatMap(({ reply_to }) =>
    reply_to !== null && !known.has(reply_to) ? [reply_to] : [],
  )
  for (const row of useQuotes(id, missing)) known.set(row.id, row)
  const name = text.getName(conversation)
  const newest = rows.at(-1)
  const company = useCompany(conversation, userId, fellows, newest)

  function getName(personId: string | null): string {
    if (personId === userId) return t('list.me')
    // nobody is a former member only because the names are on their way
    return (personId && names.get(personId)) || (loaded ? t('message.nobody') : '…')
  }

  const getAuthor = ({ author_id }: Message) => getName(author_id)

  function getReactions({ id: messageId }: Message) {
    return (reactions.get(messageId) ?? []).map(({ emoji, user_ids }) => ({
      emoji,
      names: user_ids.map(getName),
      isMine: user_ids.includes(userId),
    }))
  }

  function getQuote({ reply_to }: Pick<Message, 'reply_to'>) {
    if (reply_to === null) return null
    const quoted = known.get(reply_to)
    if (!quoted) return { author: '', body: '…' }
    return { author: getAuthor(quoted), body: describeBody(quoted) }
  }

  function describeBody({ deleted_at, body, attachment }: Message): string {
    if (deleted_at) return t('message.deleted')
    return body || (attachment ? t(`card.${attachment.kind}`) : '')
  }

  function showReaders(message: Message): ReactNode {
    if (kind === 'announcement' && can_write && !message.deleted_at) {
      return (
        <AnnouncementReaders
          conversationId={id}
          message={message}
          people={people}
          isNewest={message.id === newest?.id}
        />
      )
    }
    if (kind !== 'staff' || message.author_id !== userId || message.id !== newest?.id) return null
    const readers = people.filter(
      ({ user_id, left_at, last_read_message_id }) =>
        user_id !== userId && left_at === null && (last_read_message_id ?? 0) >= message.id,
    )
    return readers.length === 0
      ? t('talk.seen_by_nobody')
      : t('talk.seen_by', { names: readers.map(({ first_name }) => first_name).join(', ') })
  }

  function scrollToEnd() {
    requestAnimationFrame(() => list.current?.scrollToEnd())
  }

  function loadOlder() {
    if (hasOlder && !older.isPending && !older.isError) older.mutate()
  }

  function renderItem(item: TimelineItem) {
    if (item.kind === 'older') {
      return (
        <div className={`${layout.centered} ${layout.pad3}`}>
          <Button kind="quiet" busy={older.isPending} onClick={() => older.mutate()}>
            {t('talk.older')}
          </Button>
        </div>
      )
    }
    if (item.kind === 'day') {
      return (
        <h3 className={`${layout.dim12} ${layout.medium} ${layout.textCenter} ${styles.day}`}>
          {text.formatDayLine(item.date, time_zone, now)}
        </h3>
      )
    }
    if (item.kind === 'unread') {
      return (
        <p
          className={`${layout.size12} ${layout.medium} ${layout.textCenter} ${styles.day}`}
          data-unread
        >
          {t('talk.unread')}
        </p>
      )
    }
    if (item.kind === 'waiting') {
      return (
        <WaitingRow
          item={item}
          quote={getQuote(item.entry)}
          zone={time_zone}
          people={people}
          userId={userId}
          onRetry={talk.retry}
          onRemove={talk.discard}
        />
      )
    }
    const { message } = item
    return (
      <MessageRow
        item={item}
        author={getAuthor(message)}
        userId={userId}
        getName={getName}
        people={people}
        quote={getQuote(message)}
        seenBy={showReaders(message)}
        reactions={getReactions(message)}
        zone={time_zone}
        now={now}
        actions={talk.actions}
        isOpen={archive_reason === null}
        isWritable={can_write}
      />
    )
  }

  return (
    <section className={styles.talk} aria-label={name}>
      <TalkHeader
        conversation={conversation}
        name={name}
        people={people}
        company={company.line}
        onLeft={onLeft}
      />
      {items.length === 0 ? (
        <p className={`${layout.dim14} ${layout.pad3} ${layout.fill}`}>{t('talk.empty')}</p>
      ) : (
        <MessageList
          ref={list}
          label={t('talk.log', { name })}
          items={items}
          render={renderItem}
          onNearTop={loadOlder}
          onReadAll={talk.readAll}
        />
      )}
      <p role="status" className={layout.hidden}>
        {newest && newest.author_id !== userId && newest.id > (conversation.last_message_id ?? 0)
          ? t('list.line', { author: getAuthor(newest), words: describeBody(newest) })
          : ''}
      </p>
      {can_write && !archive_reason && fellows.some(({ is_minor }) => is_minor) ? (
        <QuietNote schoolId={conversation.school_id} zone={time_zone} />
      ) : null}
      {archive_reason || !can_write ? (
        <p className={`${layout.dim14} ${layout.pad3}`}>
          {t(archive_reason ? `talk.closed.${archive_reason}` : 'announcement.read_only')}
        </p>
      ) : (
        <Composer
          // another text stands in the field
          key={mode.kind === 'edit' ? mode.message.id : 'new'}
          initial={mode.kind === 'edit' ? mode.message.body : talk.draft}
          about={
            mode.kind === 'new'
              ? null
              : {
                  label: mode.kind === 'edit' ? t('composer.editing') : getAuthor(mode.message),
                  body: describeBody(mode.message),
                }
          }
          problem={talk.problem ? getRefusal(talk.problem) : null}
          people={fellows}
          onType={(words) => {
            talk.type(words)
            if (mode.kind !== 'edit' && words.trim() !== '') company.type()
          }}
          onCancel={talk.cancel}
          onFiles={isMinor ? null : (files) => void choose(files)}
          onPoll={() => setSheet('poll')}
          onEvent={() => setSheet('event')}
          onCard={canSendCards(held, conversation.school_id) ? setSheet : null}
          onSend={(words) => {
            const isTaken = talk.send(words, fellows)
            if (isTaken) {
              company.send()
              scrollToEnd()
            }
            return isTaken
          }}
        />
      )}
      {chosen.length > 0 ? (
        <FileSheet conversationId={id} files={chosen} onSent={scrollToEnd} onClose={clear} />
      ) : null}
      {sheet ? (
        <TalkSheet
          sheet={sheet}
          conversation={conversation}
          onPoint={talk.point}
          onSent={scrollToEnd}
          onClose={() => setSheet(null)}
        />
      ) : null}
      {talk.reported ? <ReportSheet message={talk.reported} onClose={talk.closeReport} /> : null}
    </section>
  )
}
