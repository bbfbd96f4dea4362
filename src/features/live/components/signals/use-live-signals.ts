import { useEffect, useRef } from 'react'
import { intervalClock, intervalCue, stepClock, stepCue } from '../../model/live-clock'
import type { LivePlan } from '../../model/live-plan'
import { intervalSpent, type LiveRun } from '../../model/live-run'
import { signal } from './live-signals'

interface Look {
  run: LiveRun
  now: number
}

/** Buzzes (and sounds) at the last minute, at the end, and when work and rest change places. */
export function useLiveSignals(plan: LivePlan, { run, now }: Look, withSound: boolean): void {
  const last = useRef<Look | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = { run, now }
    // a tap changes what the clock says without time having passed
    if (!before || before.run !== run || run.since === null) return
    const cues = [
      stepCue(stepClock(plan, run, run.step, before.now), stepClock(plan, run, run.step, now)),
      ...(plan.steps[run.step]?.blocks ?? []).map(({ key, intervals }) =>
        intervals && run.intervals[key]?.since
          ? intervalCue(
              intervalClock(intervals, intervalSpent(run, key, before.now)),
              intervalClock(intervals, intervalSpent(run, key, now)),
            )
          : null,
      ),
    ]
    const cue = cues.find((found) => found !== null)
    if (cue) signal(cue, withSound)
  }, [plan, run, now, withSound])
}
