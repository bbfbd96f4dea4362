import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { formatClock, computeIntervalClock } from '../model/live-clock'
import type { Intervals, LiveBlock } from '../model/live-plan'
import { computeIntervalSpent, type LiveAction, type LiveRun } from '../model/live-run'
import styles from './live-intervals.module.css'

interface LiveIntervalsProps {
  block: LiveBlock
  intervals: Intervals
  run: LiveRun
  now: number
  dispatch: (action: LiveAction) => void
}

/** Sets of work and rest: starts when the coach has explained, not with the block. */
export function LiveIntervals({ block, intervals, run, now, dispatch }: LiveIntervalsProps) {
  const { t } = useTranslation('live')
  const known = run.intervals[block.key]
  const { kind, set, left } = computeIntervalClock(
    intervals,
    computeIntervalSpent(run, block.key, now),
  )
  const isRunning = known?.since !== null && known !== undefined && kind !== 'done'
  const changeInterval = (to: 'run' | 'stop' | 'restart') =>
    dispatch({ kind: 'interval', key: block.key, to })
  const { sets, work, rest } = intervals
  return (
    <div
      className={`${layout.row} ${layout.gapWide} ${layout.spread} ${layout.roundCard} ${styles.intervals}`}
      data-kind={known ? kind : undefined}
    >
      <p data-figures="">
        {known ? (
          <>
            <b>{t(`live.interval.${kind}`)}</b>
            <span>{t('live.interval.set', { set, sets })}</span>
            <strong>{formatClock(left)}</strong>
          </>
        ) : (
          <span>
            {t('live.interval.dose', {
              sets,
              work: formatClock(work * 1000),
              rest: formatClock(rest * 1000),
            })}
          </span>
        )}
      </p>
      {run.since === null ? null : (
        <div className={layout.wrap2}>
          {kind === 'done' ? null : (
            <Button kind="secondary" onClick={() => changeInterval(isRunning ? 'stop' : 'run')}>
              {t(isRunning ? 'live.interval.stop' : 'live.interval.run')}
            </Button>
          )}
          {known ? (
            <Button kind="quiet" onClick={() => changeInterval('restart')}>
              {t('live.interval.restart')}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}
