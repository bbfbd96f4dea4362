import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { Sheet } from '@/shared/ui/sheet'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { ConversationPerson } from '../../api/conversations'
import { usePersonRole } from './use-person-role'

interface PeopleSheetProps {
  people: readonly ConversationPerson[]
  onClose: () => void
}

/** Who is in a conversation, and as what. */
export function PeopleSheet({ people, onClose }: PeopleSheetProps) {
  const { t } = useTranslation('messages')
  const describeRole = usePersonRole()
  const present = people.filter(({ left_at }) => left_at === null)

  return (
    <Sheet isOpen onClose={onClose} title={t('people.title', { count: present.length })}>
      <ul className={layout.listStack2}>
        {present.map((person) => {
          const name = formatFullName(person)
          return (
            <li key={person.user_id} className={layout.between}>
              <NameLines
                name={name}
                text={describeRole(person)}
                media={<PersonAvatar name={name} src={person.avatar_url} size={40} />}
              />
              {person.is_officer ? (
                <StatusBadge tone="blue">{t('people.officer')}</StatusBadge>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
