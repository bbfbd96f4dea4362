import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { Sheet } from '@/shared/ui/sheet'
import { StatusBadge } from '@/shared/ui/status-badge'
import {
  useAnnouncementGaps,
  useRemindAnnouncement,
  type AnnouncementGap,
} from '../../api/announcements'
import type { ConversationPerson } from '../../api/conversations'
import { listReaders } from '../../model/announcement-readers'
import type { Message } from '../../model/message-log'
import { getRefusalKey } from '../use-refusal-text'
import { usePersonRole } from './use-person-role'

interface AnnouncementReadersProps {
  conversationId: string
  message: Message
  people: readonly ConversationPerson[]
  /** Whom it does not reach is known of now, not of the days of older ones. */
  isNewest: boolean
}

/** How many have read an announcement; behind it who, and a word to the others. */
export function AnnouncementReaders(props: AnnouncementReadersProps) {
  const { conversationId, message, people, isNewest } = props
  const { t } = useTranslation('messages')
  const [isOpen, setIsOpen] = useState(false)
  const readers = listReaders(message, people)
  const missed = useAnnouncementGaps(conversationId)
  const gaps = isNewest ? missed : []
  if (readers.length === 0 && gaps.length === 0) return null
  const seen = readers.filter(({ hasRead }) => hasRead).length
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {[
          t('announcement.seen', { seen, count: readers.length }),
          ...(gaps.length > 0 ? [t('announcement.gaps', { count: gaps.length })] : []),
        ].join(' · ')}
      </Button>
      {isOpen ? (
        <ReadersSheet
          messageId={message.id}
          readers={readers}
          gaps={gaps}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}

interface ReadersSheetProps {
  messageId: number
  readers: ReturnType<typeof listReaders<ConversationPerson>>
  gaps: readonly AnnouncementGap[]
  onClose: () => void
}

function ReadersSheet({ messageId, readers, gaps, onClose }: ReadersSheetProps) {
  const { t } = useTranslation('messages')
  const describeRole = usePersonRole()
  const remind = useRemindAnnouncement()
  const waiting = readers.filter(({ hasRead }) => !hasRead).length

  function sendReminder() {
    remind.mutate(messageId, {
      onSuccess: (count) =>
        showToast('success', 'messages:announcement.reminded', { values: { count } }),
      onError: (error) => showToast('error', getRefusalKey(error)),
    })
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('announcement.readers')}
      footer={
        waiting > 0 ? (
          <Button busy={remind.isPending} disabled={remind.isSuccess} onClick={sendReminder}>
            {t('announcement.remind', { count: waiting })}
          </Button>
        ) : null
      }
    >
      <div className={layout.stack4}>
        <ul className={layout.listStack2}>
          {readers.map(({ person, hasRead }) => (
            <li key={person.user_id} className={layout.between}>
              <NameLines
                name={formatFullName(person)}
                text={describeRole(person)}
                media={
                  <PersonAvatar name={formatFullName(person)} src={person.avatar_url} size={40} />
                }
              />
              <StatusBadge tone={hasRead ? 'green' : 'neutral'}>
                {t(hasRead ? 'announcement.read' : 'announcement.unread')}
              </StatusBadge>
            </li>
          ))}
        </ul>
        {gaps.length > 0 ? (
          <section className={layout.stack2} aria-label={t('announcement.gaps_title')}>
            <h3 className={`${layout.size14} ${layout.medium}`}>{t('announcement.gaps_title')}</h3>
            <p className={layout.dim14}>{t('announcement.gaps_text')}</p>
            <ul className={layout.listStack1}>
              {gaps.map((player) => (
                <li key={player.player_id} className={layout.between}>
                  <span className={layout.breakable}>{formatFullName(player)}</span>
                  <span className={layout.dim13}>{player.teams}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Sheet>
  )
}
