import { useState } from 'react'
import { IconCamera } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlayerConsents } from '@/features/people/api/consents'
import { useOwnTeams } from '@/features/people/api/own-teams'
import type { Player } from '@/features/people/api/players/players'
import { usePlayerPhotos } from '@/features/scene/api/player-photos'
import { useSession } from '@/features/session/api/session-store'
import { formatFullName } from '@/lib/person'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { useDataSubjects } from '../../api/data/data-subjects'
import { findDecider } from '../../model/data/consents'
import { PhotoSheet } from './photo-sheet'

/** The photo as far as the reader may see it, and changing it for whoever decides or coaches. */
export function PlayerPhoto({ player }: { player: Player }) {
  const { t } = useTranslation('settings')
  const [isOpen, setIsOpen] = useState(false)
  const photos = usePlayerPhotos([player.id])
  const mayChange = useMayChange(player)
  const name = formatFullName(player)
  const current = photos.href(player.id)
  return (
    <div className={layout.line1}>
      <PersonAvatar name={name} src={current} size={64} />
      {mayChange ? (
        <IconButton
          kind="secondary"
          label={t('child_photo.change', { name: player.first_name })}
          onClick={() => setIsOpen(true)}
        >
          <IconCamera size={20} stroke={1.75} />
        </IconButton>
      ) : null}
      {isOpen ? (
        <PhotoSheet player={player} current={current} onClose={() => setIsOpen(false)} />
      ) : null}
    </div>
  )
}

/** Whoever decides about the player's data, coaches it or owns the school; the family has agreed to photos. */
function useMayChange(player: Player): boolean {
  const session = useSession()
  const role = session?.profile?.role ?? null
  const myTeams = useOwnTeams(session)
  const { data: consents } = usePlayerConsents(player.id)
  const { data: subjects } = useDataSubjects(session?.user.id ?? '')
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const isAgreed = consents?.some(({ purpose, is_given }) => purpose === 'photo_video' && is_given)
  if (!isAgreed) return false
  if (role === 'owner') return true
  if (role === 'coach') {
    return player.squads.some(
      ({ left_on, team }) => left_on === null && myTeams.some(({ id }) => id === team.id),
    )
  }
  return subjects.some(
    (subject) => subject.playerId === player.id && findDecider(subject, today) === 'me',
  )
}
