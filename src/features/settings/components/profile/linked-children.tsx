import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlayerPhotos } from '@/features/scene/api/player-photos'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { Button, LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { EmptyState } from '@/shared/ui/states/empty-state'
import layout from '@/shared/ui/layout.module.css'
import { useLinkedChildren, type LinkedChild } from '../../api/profile/linked-children'
import styles from './profile.module.css'

/** Each linked child with relationship and team, and the way to its profile. */
export function LinkedChildren({ userId }: { userId: string }) {
  const { t } = useTranslation(['settings', 'people'])
  const { data: links } = useLinkedChildren(userId)
  const photos = usePlayerPhotos(links.map(({ player_id }) => player_id))
  return (
    <SectionCard title={t('parent.children')}>
      {links.length === 0 ? (
        <EmptyState
          size="card"
          picture="people"
          title={t('parent.no_children')}
          text={t('parent.no_children_text')}
        />
      ) : (
        <ul className={layout.listGrid}>
          {links.map((link) => (
            <li key={link.id} className={`${layout.rowWide} ${styles.row}`}>
              <PersonAvatar name={nameOf(link)} src={photos.href(link.player_id)} size={40} />
              <div className={`${layout.grid2} ${styles.words}`}>
                <p className={styles.value}>{nameOf(link)}</p>
                <p className={styles.dim}>
                  {[t(`people:relationships.${link.relationship}`), ...teamsOf(link)].join(' · ')}
                </p>
              </div>
              <ToChild link={link} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

/** A link whose child cannot be read leads nowhere, and says so. */
function ToChild({ link }: { link: LinkedChild }) {
  const { t } = useTranslation('settings')
  const icon = <IconChevronRight size={18} stroke={1.75} />
  if (link.player) {
    return (
      <LinkButton kind="quiet" icon={icon} to={href(paths.players.details, { id: link.player.id })}>
        {t('parent.to_child')}
      </LinkButton>
    )
  }
  return (
    <Button kind="quiet" icon={icon} onClick={() => showToast('error', 'settings:failures.child')}>
      {t('parent.to_child')}
    </Button>
  )
}

function nameOf({ player }: LinkedChild): string {
  return player ? `${player.first_name} ${player.last_name}` : '–'
}

function teamsOf({ player }: LinkedChild): string[] {
  const now = player?.squads.filter(({ left_on }) => left_on === null) ?? []
  return now.flatMap(({ team }) => team?.name ?? [])
}
