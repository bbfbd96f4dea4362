import { IconPlayerPause, IconPlayerPlay, IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTick } from '@/shared/hooks/use-tick'
import { useWakeLock } from '@/shared/hooks/use-wake-lock'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import {
  computeElapsedMs,
  formatClock,
  resetClock,
  startClock,
  stopClock,
  type Run,
} from '../../model/run/run'

interface RunClockProps {
  run: Run
  change: (step: (run: Run, now: number) => Run) => void
  /** The go-ahead is still to be given. */
  isLocked: boolean
  /** For how long the exercise is meant. */
  minutes: number
}

const icon = { size: 20, stroke: 1.75 } as const

/** The clock, to be read at arm's length; the screen stays on while it runs. */
export function RunClock({ run, change, isLocked, minutes }: RunClockProps) {
  const { t } = useTranslation('individual')
  const isRunning = run.running_since !== null
  const now = useTick(isRunning, run.running_since ?? 0)
  useWakeLock(isRunning)
  const elapsed = computeElapsedMs(run, now)
  return (
    <section className={`${layout.card} ${layout.stack3}`} aria-label={t('run.clock')}>
      <p
        role="timer"
        aria-label={t('run.time')}
        data-figures=""
        className={`${layout.plain} ${layout.bold}`}
        style={{
          fontSize: 'clamp(4rem, 22vw, 7rem)',
          lineHeight: 1,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formatClock(elapsed)}
      </p>
      <p className={layout.dim14} style={{ textAlign: 'center' }}>
        {t('run.meant_for', { count: minutes })}
      </p>
      <div className={layout.stack2}>
        {isRunning ? (
          <Button
            isFullWidth
            kind="secondary"
            icon={<IconPlayerPause {...icon} />}
            onClick={() => change(stopClock)}
          >
            {t('run.pause')}
          </Button>
        ) : (
          <Button
            isFullWidth
            disabled={isLocked}
            icon={<IconPlayerPlay {...icon} />}
            onClick={() => change(startClock)}
          >
            {t(elapsed > 0 ? 'run.go_on' : 'run.start')}
          </Button>
        )}
        {!isRunning && elapsed > 0 ? (
          <Button
            isFullWidth
            kind="quiet"
            icon={<IconRotate {...icon} />}
            onClick={() => change(resetClock)}
          >
            {t('run.reset')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
