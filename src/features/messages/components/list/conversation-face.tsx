import {
  IconBallFootball,
  IconHome,
  IconShirtSport,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react'
import { formatFullName } from '@/lib/person'
import layout from '@/shared/ui/layout.module.css'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import type { Conversation } from '../../model/conversation'
import styles from '../messages.module.css'

const icons = {
  team: IconShirtSport,
  family: IconHome,
  staff: IconBallFootball,
  announcement: IconSpeakerphone,
  direct: IconUsers,
}

/** The face of a direct conversation with one person, otherwise a sign of its kind. Decoration. */
export function ConversationFace({ conversation }: { conversation: Conversation }) {
  const { kind, people, people_count } = conversation
  const [person] = people
  if (kind === 'direct' && person && people_count === 1) {
    return <PersonAvatar name={formatFullName(person)} src={person.avatar_url} size={40} />
  }
  const Icon = icons[kind]
  return (
    <span
      className={`${layout.centered} ${layout.round} ${layout.fixed} ${styles.face}`}
      data-kind={kind}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </span>
  )
}
