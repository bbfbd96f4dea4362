import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { Sheet } from '@/shared/ui/sheet'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { ConversationPerson } from '../../api/conversations'

const roles = [
  'head_coach',
  'assistant_coach',
  'goalkeeper_coach',
  'athletic_coach',
  'team_manager',
  'player',
  'guardian',
  'owner',
  'coach',
] as const

interface PeopleSheetProps {
  people: readonly ConversationPerson[]
  onClose: () => void
}

/** Who is in a conversation, and as what. */
export function PeopleSheet({ people, onClose }: PeopleSheetProps) {
  const { t } = useTranslation('messages')
  const present = people.filter(({ left_at }) => left_at === null)

  function describeRole({ role, child_names }: ConversationPerson): string {
    if (role === 'guardian' && child_names) return t('people.guardian_of', { name: child_names })
    const known = roles.find((name) => name === role)
    return known ? t(`people.roles.${known}`) : ''
  }

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
