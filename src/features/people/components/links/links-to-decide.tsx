import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useLinksToDecide, type LinkToDecide } from '../../api/link-decisions'
import styles from '../people.module.css'
import { DecideLinkSheet } from './decide-link-sheet'

/** Guardians and players that wait for the reader's word, one by one; nothing where nothing waits. */
export function LinksToDecide() {
  const { t } = useTranslation('people')
  const { data: waiting = [] } = useLinksToDecide()
  const [chosen, setChosen] = useState<LinkToDecide | null>(null)
  if (waiting.length === 0) return null
  return (
    <DashboardCard isToday title={t('links.title', { count: waiting.length })}>
      <ul className={layout.listStack} aria-label={t('links.title', { count: waiting.length })}>
        {waiting.map((link) => (
          <li key={link.id} className={`${layout.rowWide} ${styles.item}`}>
            <span className={layout.stack}>
              <span className={styles.name}>{link.player_name}</span>
              <span className={`${layout.dim13Any} ${styles.dim}`}>
                {t(`links.kinds.${link.kind}`, { person: link.person_name })}
              </span>
              <span className={`${layout.dim13Any} ${styles.dim}`}>
                {link.asked_by_name
                  ? t('links.asked_by_on', {
                      name: link.asked_by_name,
                      age: formatAge(link.asked_at),
                    })
                  : formatAge(link.asked_at)}
              </span>
            </span>
            <Button kind="secondary" onClick={() => setChosen(link)}>
              {t('links.decide')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? <DecideLinkSheet link={chosen} onClose={() => setChosen(null)} /> : null}
    </DashboardCard>
  )
}
