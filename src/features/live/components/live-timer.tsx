import { useTranslation } from 'react-i18next'
import { formatClock, type StepClock } from '../model/live-clock'
import layout from '@/shared/ui/layout.module.css'
import styles from './live-timer.module.css'

interface LiveTimerProps {
  clock: StepClock
  isPaused: boolean
}

/** The clock of the block, to be read at arm's length in the sun. */
export function LiveTimer({ clock, isPaused }: LiveTimerProps) {
  const { t } = useTranslation('live')
  const isOver = clock.left <= 0
  return (
    <div
      className={`${layout.grid} ${styles.timer}`}
      data-over={isOver || undefined}
      data-paused={isPaused || undefined}
    >
      <p role="timer" aria-label={t(isOver ? 'live.over' : 'live.left')} data-figures="">
        {isOver ? '+' : ''}
        {formatClock(clock.left)}
      </p>
      <p
        className={`${layout.flex} ${layout.wrap} ${layout.plain} ${layout.justifyCenter} ${styles.under}`}
        data-figures=""
      >
        {isPaused ? <b>{t('live.paused')}</b> : <b>{t(isOver ? 'live.over' : 'live.left')}</b>}
        <span>{t('live.of', { time: formatClock(clock.length) })}</span>
      </p>
    </div>
  )
}
