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
import { useRemindAnnouncement } from '../../api/announcements'
import type { ConversationPerson } from '../../api/conversations'
import { listReaders } from '../../model/announcement-readers'
import type { Message } from '../../model/message-log'
import { getRefusalKey } from '../use-refusal-text'
import { usePersonRole } from './use-person-role'

interface AnnouncementReadersProps {
  message: Message
  people: readonly ConversationPerson[]
}

/** How many have read an announcement; behind it who, and a word to the others. */
export function AnnouncementReaders({ message, people }: AnnouncementReadersProps) {
  const { t } = useTranslation('messages')
  const [isOpen, setIsOpen] = useState(false)
  const readers = listReaders(message, people)
  if (readers.length === 0) return null
  const seen = readers.filter(({ hasRead }) => hasRead).length
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {t('announcement.seen', { seen, count: readers.length })}
      </Button>
      {isOpen ? (
        <ReadersSheet messageId={message.id} readers={readers} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}

interface ReadersSheetProps {
  messageId: number
  readers: ReturnType<typeof listReaders<ConversationPerson>>
  onClose: () => void
}

function ReadersSheet({ messageId, readers, onClose }: ReadersSheetProps) {
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
    </Sheet>
  )
}
