import { useEffect, useRef } from 'react'
import {
  computeIntervalClock,
  findIntervalCue,
  computeStepClock,
  findStepCue,
} from '../../model/live-clock'
import type { LivePlan } from '../../model/live-plan'
import { computeIntervalSpent, type LiveRun } from '../../model/live-run'
import { playSignal } from './live-signals'

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
      findStepCue(
        computeStepClock(plan, run, run.step, before.now),
        computeStepClock(plan, run, run.step, now),
      ),
      ...(plan.steps[run.step]?.blocks ?? []).map(({ key, intervals }) =>
        intervals && run.intervals[key]?.since
          ? findIntervalCue(
              computeIntervalClock(intervals, computeIntervalSpent(run, key, before.now)),
              computeIntervalClock(intervals, computeIntervalSpent(run, key, now)),
            )
          : null,
      ),
    ]
    const cue = cues.find((found) => found !== null)
    if (cue) playSignal(cue, withSound)
  }, [plan, run, now, withSound])
}
