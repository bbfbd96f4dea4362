import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnUser } from '@/features/people/api/user-api'
import { usePlayerPhotos } from '@/features/scene/api/player-photos'
import type { AppRole } from '@/features/session/model/session'
import { formatDate } from '@/lib/dates'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { accountTones, getAccountState } from '../../model/account-state'
import styles from './profile.module.css'

interface PersonCardProps {
  user: OwnUser
  /** The role this profile is about. */
  ofRole: AppRole | null
  /** Whose photo stands in where there is no picture. */
  photoOf?: string | undefined
  actions: ReactNode
}

/** Who somebody is: what every profile shows first. */
export function PersonCard({ user, ofRole: role, photoOf, actions }: PersonCardProps) {
  const { t } = useTranslation(['settings', 'common'])
  const photos = usePlayerPhotos(photoOf ? [photoOf] : [])
  const name = `${user.first_name} ${user.last_name}`.trim()
  const photo = photoOf ? photos.href(photoOf) : null
  const state = getAccountState(user)
  return (
    <SectionCard title={t('profile.title')}>
      <div className={`${layout.row} ${layout.gap4}`}>
        <PersonAvatar name={name} src={user.avatar_url ?? photo} size={72} />
        <div className={`${layout.grid2} ${styles.words}`}>
          <p className={`${layout.plain} ${layout.breakable} ${styles.name}`}>
            {name || user.email}
          </p>
          <div className={layout.wrap2}>
            <StatusBadge tone="neutral">{t(`common:roles.${role ?? 'none'}`)}</StatusBadge>
            <StatusBadge tone={accountTones[state]}>{t(`profile.${state}`)}</StatusBadge>
          </div>
        </div>
        {actions}
      </div>
      <FactList
        layout="stack"
        facts={[
          { label: t('profile.email'), value: user.email },
          { label: t('profile.phone'), value: user.phone ?? t('profile.none') },
          { label: t('profile.joined'), value: formatDate(user.created_at) },
        ]}
      />
    </SectionCard>
  )
}
