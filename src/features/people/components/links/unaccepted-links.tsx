import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { Button } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { useEndLink } from '../../api/guardians'
import { useAcceptLink, useUnacceptedLinks, type UnacceptedLink } from '../../api/link-decisions'
import { formatFullName } from '@/lib/person'
import styles from '../people.module.css'

/** "Is this your child?", for links somebody else has made; nothing where none waits. */
export function UnacceptedLinks() {
  const { t } = useTranslation('people')
  const { data: links = [] } = useUnacceptedLinks(useSession()?.user.id ?? '')
  if (links.length === 0) return null
  return (
    <DashboardCard isToday title={t('links.asked_title', { count: links.length })}>
      <ul className={layout.listStack} aria-label={t('links.asked_title', { count: links.length })}>
        {links.map((link) => (
          <UnacceptedItem key={link.id} link={link} />
        ))}
      </ul>
    </DashboardCard>
  )
}

function UnacceptedItem({ link }: { link: UnacceptedLink }) {
  const { t } = useTranslation('people')
  const question = useConfirm()
  const accept = useAcceptLink()
  const end = useEndLink()
  const child = formatFullName(link.player)

  async function handleRefuse() {
    const isSure = await question({
      title: t('links.not_mine_title', { child }),
      text: t('links.not_mine_text'),
      confirmLabel: t('links.not_mine'),
      isDanger: true,
    })
    if (isSure) end.mutate(link.id)
  }

  return (
    <li className={`${layout.rowWide} ${styles.item}`}>
      <span className={layout.stack}>
        <span className={styles.name}>{child}</span>
        <span className={`${layout.dim13Any} ${styles.dim}`}>
          {link.asker
            ? t('links.linked_by', { name: formatFullName(link.asker) })
            : t('links.linked_by_club')}
          {` · ${t(`relationships.${link.relationship}`)}`}
        </span>
      </span>
      <span className={layout.row2}>
        <Button busy={accept.isPending} onClick={() => accept.mutate(link.id)}>
          {t('links.accept')}
        </Button>
        <Button kind="quiet" busy={end.isPending} onClick={() => void handleRefuse()}>
          {t('links.not_mine')}
        </Button>
      </span>
    </li>
  )
}
