import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Sparkline } from '@/shared/ui/cards/sparkline'
import layout from '@/shared/ui/layout.module.css'
import { computeChange, computeOverall } from '../../model/figures'
import { listBiggestChanges } from '../../model/progress'
import { computeChanges, type View } from '../../model/snapshot'
import { ChangeMark } from '../figures/change-mark'
import { useFigures } from '../figures/use-figures'
import styles from './player-progress.module.css'

interface PlayerProgressFactsProps {
  view: View
  /** The changes in one line, where several players stand below each other. */
  isBrief?: boolean
}

/** The overall rating and the three biggest changes since the rating before. */
export function PlayerProgressFacts({ view, isBrief = false }: PlayerProgressFactsProps) {
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const overall = computeOverall(view.now)
  const before = computeOverall(view.before)
  const series = view.snapshots.flatMap(({ ratings }) => computeOverall(ratings) ?? [])
  const changes = listBiggestChanges(computeChanges(view)).slice(0, 3)
  return (
    <div className={`${layout.stack3} ${styles.progress}`}>
      <div className={layout.rowWide}>
        <p className={`${layout.bold} ${styles.value}`} data-figures="">
          {show(overall)}
        </p>
        <div className={`${layout.min} ${styles.words}`}>
          <p>{t('tab.overall')}</p>
          <p className={`${layout.row} ${layout.dimmed} ${layout.dimmed13} ${styles.dim}`}>
            {before === undefined ? null : <ChangeMark points={computeChange(overall, before)} />}{' '}
            {view.at ? formatDate(view.at) : null}
          </p>
        </div>
        <Sparkline series={series} />
      </div>
      {changes.length > 0 ? (
        <ul
          className={`${layout.listStack} ${styles.changes}`}
          data-brief={isBrief || undefined}
          aria-label={t('widget.changes')}
        >
          {changes.map(({ attribute, points }) => (
            <li key={attribute}>
              <span>{t(`attributes.${attribute}`)}</span>
              <span className={`${layout.fixed} ${layout.inline} ${layout.gap3} ${layout.middle}`}>
                <ChangeMark points={points} />{' '}
                {isBrief ? null : <b data-figures="">{show(view.now[attribute])}</b>}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={`${layout.row} ${layout.dimmed} ${layout.dimmed13} ${styles.dim}`}>
          {t('widget.no_change')}
        </p>
      )}
    </div>
  )
}
