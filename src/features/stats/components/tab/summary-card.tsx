import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { Sparkline } from '@/shared/ui/cards/sparkline'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { computeChange, computeOverall } from '../../model/figures'
import { ChangeMark } from '../figures/change-mark'
import { PrecisionToggle } from '../figures/precision-toggle'
import { useFigures } from '../figures/use-figures'
import styles from './summary-card.module.css'
import type { Development } from './use-development'

interface SummaryCardProps {
  development: Development
  isFamily: boolean
  actions: ReactNode
}

/** The overall rating, how it moved, and what one can do about it. */
export function SummaryCard({ development, isFamily, actions }: SummaryCardProps) {
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const { coach, updates } = development
  const newest = updates.find(({ isSelf }) => !isSelf)
  const overall = computeOverall(coach.now)
  const before = computeOverall(coach.before)
  const series = coach.snapshots.flatMap(({ ratings }) => computeOverall(ratings) ?? [])
  return (
    <SectionCard
      title={t('tab.overall')}
      description={t('tab.overall_text')}
      actions={<PrecisionToggle />}
    >
      <div className={`${layout.row} ${layout.gapWide}`}>
        <p className={`${layout.bold} ${layout.plain} ${styles.value}`} data-figures="">
          {show(overall)}
        </p>
        <div
          className={`${layout.column} ${layout.gapTight} ${layout.dimmed13} ${layout.top} ${styles.words}`}
        >
          {overall !== undefined && before !== undefined && coach.beforeAt ? (
            <p>
              <ChangeMark points={computeChange(overall, before)} />{' '}
              {t('tab.since', { date: formatDate(coach.beforeAt) })}
            </p>
          ) : null}
          <p>{coach.at ? t('tab.rated_on', { date: formatDate(coach.at) }) : t('tab.not_rated')}</p>
          {newest && !isFamily ? (
            <StatusBadge tone={newest.isShared ? 'green' : 'amber'}>
              {t(newest.isShared ? 'tab.shared' : 'tab.not_shared')}
            </StatusBadge>
          ) : null}
        </div>
        <Sparkline series={series} />
      </div>
      {actions ? <div className={layout.wrap2}>{actions}</div> : null}
    </SectionCard>
  )
}
