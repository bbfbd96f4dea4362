import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { computeOverall } from '../../model/figures'
import { useFigures } from '../figures/use-figures'
import styles from './lists.module.css'
import type { Development } from './use-development'

const few = 5

interface UpdatesCardProps {
  development: Development
  /** Families see only what is shared, so that it need not be said. */
  isFamily: boolean
}

/** Who rated when, with the note that went with it. */
export function UpdatesCard({ development, isFamily }: UpdatesCardProps) {
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const [isLong, setIsLong] = useState(false)
  const { updates, nameOf } = development
  const shown = isLong ? updates : updates.slice(0, few)
  return (
    <SectionCard title={t('updates.title')}>
      <ul className={layout.listStack} aria-label={t('updates.title')}>
        {shown.map((update) => (
          <li
            key={update.id}
            className={`${layout.flex} ${layout.wrap} ${layout.top} ${layout.lineBelow} ${styles.item}`}
          >
            <div className={`${layout.stack} ${layout.gapTight} ${styles.words}`}>
              <p className={layout.name}>{formatDate(update.at)}</p>
              <p className={layout.dim13Any}>{nameOf(update)}</p>
              {update.note ? (
                <p className={`${layout.breakable} ${layout.ownLines} ${styles.note}`}>
                  {update.note}
                </p>
              ) : null}
            </div>
            {!isFamily && !update.isShared ? (
              <StatusBadge tone="amber">{t('tab.not_shared')}</StatusBadge>
            ) : null}
            <span className={`${layout.bold} ${layout.size16}`} data-figures="">
              {show(computeOverall(update.ratings))}
            </span>
          </li>
        ))}
      </ul>
      {updates.length > shown.length ? (
        <div>
          <Button kind="quiet" onClick={() => setIsLong(true)}>
            {t('updates.more', { count: updates.length })}
          </Button>
        </div>
      ) : null}
    </SectionCard>
  )
}
