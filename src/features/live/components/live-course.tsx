import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { computeStepClock } from '../model/live-clock'
import type { LivePlan } from '../model/live-plan'
import { getRunState, type LiveAction, type LiveRun } from '../model/live-run'
import { LiveBlockView } from './live-block'
import { LiveControls } from './live-controls'
import { LiveTimer } from './live-timer'
import layout from '@/shared/ui/layout.module.css'
import styles from './live.module.css'
import { useLiveTitle } from './signals/use-live-title'

interface LiveCourseProps {
  plan: LivePlan
  run: LiveRun
  now: number
  dispatch: (action: LiveAction) => void
  /** What the coach has to know about phone and plan. */
  notices: ReactNode
}

/** While it runs: the clock, what is on now, what comes next, and everything within a thumb's reach. */
export function LiveCourse({ plan, run, now, dispatch, notices }: LiveCourseProps) {
  const { t } = useTranslation(['live', 'exercises', 'training'])
  const titleOf = useLiveTitle()
  const step = plan.steps[run.step]
  const next = plan.steps[run.step + 1]
  if (!step) return null
  const state = getRunState(run)
  return (
    <div className={`${layout.grid} ${layout.gap3} ${layout.fill} ${layout.low} ${styles.course}`}>
      <section className={styles.clock} aria-label={t('live.now')}>
        <p
          className={`${layout.medium} ${layout.dimmed} ${layout.size16} ${layout.plain} ${layout.textCenter}`}
        >
          {t('live.step', { step: run.step + 1, steps: plan.steps.length })} ·{' '}
          {t(`exercises:phases.${step.phase}`)}
        </p>
        <LiveTimer
          clock={computeStepClock(plan, run, run.step, now)}
          isPaused={state === 'paused'}
        />
      </section>
      <div
        className={`${layout.grid} ${layout.gap4} ${layout.packed} ${styles.work}`}
        data-lanes={step.blocks.length > 1 || undefined}
        tabIndex={-1}
      >
        {notices}
        {step.blocks.map((block) => (
          <LiveBlockView key={block.key} block={block} run={run} now={now} dispatch={dispatch} />
        ))}
        {next ? (
          <p className={`${layout.flex} ${layout.wrap} ${layout.size16} ${styles.next}`}>
            <span>{t('live.next_up')}</span>
            <b>{next.blocks.map(titleOf).join(' · ')}</b>
            <span data-figures="">{t('training:list.length', { count: next.minutes })}</span>
          </p>
        ) : (
          <p className={`${layout.flex} ${layout.wrap} ${layout.size16} ${styles.next}`}>
            <span>{t('live.last_one')}</span>
          </p>
        )}
      </div>
      <LiveControls
        isPaused={state === 'paused'}
        isFirst={run.step === 0}
        isLast={!next}
        dispatch={dispatch}
      />
    </div>
  )
}
