import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOwnChildRequest } from '@/features/people/api/guardian-requests'
import { AskForChild } from '@/features/people/widgets/ask-for-child'
import { OpenChildRequest } from '@/features/people/widgets/open-child-request'
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

/** Each linked child with relationship and team, the way to its profile, and to ask the club for another one. */
export function LinkedChildren({ userId }: { userId: string }) {
  const { t } = useTranslation(['settings', 'people'])
  const { data: links } = useLinkedChildren(userId)
  const { data: request } = useOwnChildRequest(userId)
  const photos = usePlayerPhotos(links.map(({ player_id }) => player_id))
  return (
    <SectionCard
      title={t('parent.children')}
      actions={request ? null : <AskForChild kind="quiet" />}
    >
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
            <li key={link.id} className={`${layout.rowWide} ${layout.padBlock2} ${styles.row}`}>
              <PersonAvatar name={formatName(link)} src={photos.href(link.player_id)} size={40} />
              <div className={`${layout.grid2} ${styles.words}`}>
                <p className={`${layout.medium} ${styles.value}`}>{formatName(link)}</p>
                <p className={styles.dim}>
                  {[t(`people:relationships.${link.relationship}`), ...listTeamNames(link)].join(
                    ' · ',
                  )}
                </p>
              </div>
              <ToChild link={link} />
            </li>
          ))}
        </ul>
      )}
      {request ? <OpenChildRequest request={request} size="card" /> : null}
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

function formatName({ player }: LinkedChild): string {
  return player ? `${player.first_name} ${player.last_name}` : '–'
}

function listTeamNames({ player }: LinkedChild): string[] {
  const now = player?.squads.filter(({ left_on }) => left_on === null) ?? []
  return now.flatMap(({ team }) => team?.name ?? [])
}
