import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import type { OwnPlayer } from '../../api/profile/own-player'
import styles from './profile.module.css'

/** The parents linked to a player; a name where the database lets the player read it. */
export function PlayerGuardians({ player }: { player: OwnPlayer }) {
  const { t } = useTranslation(['settings', 'people'])
  const linked = player.guardians
  return (
    <SectionCard
      title={t('player.guardians')}
      description={linked.length === 0 ? t('player.no_guardians') : undefined}
    >
      {linked.length > 0 ? (
        <ul className={layout.listGrid}>
          {linked.map(({ guardian_id, relationship, card }) => {
            const name = card ? `${card.first_name} ${card.last_name}` : ''
            return (
              <li
                key={guardian_id}
                className={`${layout.rowWide} ${layout.padBlock2} ${styles.row}`}
              >
                <PersonAvatar name={name || '?'} size={40} />
                <div className={`${layout.grid2} ${styles.words}`}>
                  {name ? <p className={`${layout.medium} ${styles.value}`}>{name}</p> : null}
                  <p className={styles.dim}>{t(`people:relationships.${relationship}`)}</p>
                </div>
              </li>
            )
          })}
        </ul>
      ) : null}
    </SectionCard>
  )
}
