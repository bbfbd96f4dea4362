import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { Mark } from '../model/mark'
import type { Conflict } from '../model/outbox'
import styles from './save-problems.module.css'

interface ConflictRowProps {
  conflict: Conflict
  name: string
  zone: string
  onDecide: (choice: 'mine' | 'theirs') => void
}

/** "Anna: you ticked present at 18:02, Marco absent at 18:05", and whose shall count. */
export function ConflictRow({ conflict, name, zone, onDecide }: ConflictRowProps) {
  const { t } = useTranslation('attendance')
  const { mine, theirs, by } = conflict
  const words = useMarkWords()
  return (
    <li
      className={`${layout.row} ${layout.gapWide} ${layout.spread} ${layout.padBlock2} ${styles.conflict}`}
    >
      <p>
        {t('attendance.conflicts.row', {
          name,
          mine: words(mine),
          mine_time: toWallClock(mine.at, zone).time,
          by: by ?? t('attendance.conflicts.somebody'),
          theirs: words(theirs),
          theirs_time: toWallClock(theirs.at, zone).time,
        })}
      </p>
      <div className={layout.wrap2}>
        <Button kind="secondary" onClick={() => onDecide('mine')}>
          {t('attendance.conflicts.mine')}
        </Button>
        <Button kind="secondary" onClick={() => onDecide('theirs')}>
          {t('attendance.conflicts.theirs')}
        </Button>
      </div>
    </li>
  )
}

function useMarkWords() {
  const { t } = useTranslation('attendance')
  return (mark: Mark): string => {
    if (mark.kind === 'attendance') {
      const { status, minutes } = mark.value
      const word = t(`attendance.status.${status ?? 'none'}`)
      return minutes === null ? word : `${word}, ${t('attendance.minutes', { count: minutes })}`
    }
    if (mark.kind === 'session') {
      const { review, minutes_over } = mark.value
      const over = minutes_over === null ? [] : [t('review.over_value', { count: minutes_over })]
      return [...(review ? [review] : []), ...over].join(', ') || t('review.nothing')
    }
    const { trend, rpe, note } = mark.value
    const parts = [
      ...(trend === null ? [] : [t(`review.trend.${describeTrend(trend)}`)]),
      ...(rpe === null ? [] : [t('review.rpe_value', { rpe })]),
      ...(note ? [note] : []),
    ]
    return parts.join(', ') || t('review.nothing')
  }
}

export function describeTrend(trend: number): 'up' | 'level' | 'down' {
  if (trend > 0) return 'up'
  return trend < 0 ? 'down' : 'level'
}
