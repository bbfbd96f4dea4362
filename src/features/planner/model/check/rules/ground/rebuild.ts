/**
 * Rebuilding between two blocks takes longer than three minutes. Estimated from what has to be carried:
 * on other ground everything of the next block is set up and the rest taken away, on the same ground
 * only the difference (`carrySeconds`, two people carry). What runs on in a lane keeps its things, and
 * a pause between the blocks is time to build.
 */
import { isPause, listKeys, type Checked, type TimedStep } from '../../checked'
import type { Finding } from '../../finding'
import { carriers, carrySeconds, checkLimits } from '../../limits'
import { sumStepEquipment } from '../../../plan-times'
import type { Step } from '../../../board/steps'

export function rebuild({ steps }: Checked): Finding[] {
  return steps.flatMap((step, index): Finding[] => {
    const before = steps.slice(0, index).findLast((each) => !isPause(each))
    if (!before || isPause(step)) return []
    const between = steps.slice(steps.indexOf(before) + 1, index)
    const pause = between.reduce((sum, { minutes }) => sum + minutes, 0) * 60
    const seconds = computeRebuildSeconds(before, step) - pause
    if (seconds <= checkLimits.rebuildSeconds) return []
    const values = { minutes: Math.ceil(seconds / 60) }
    return [{ code: 'rebuild', severity: 'think', blocks: listKeys(step.blocks), values }]
  })
}

/** Seconds two people need to turn one step into the next. */
export function computeRebuildSeconds(before: TimedStep, after: TimedStep): number {
  const stays = new Set(before.blocks.flatMap(({ exercise_id }) => exercise_id ?? []))
  const runsOn = new Set(
    after.blocks.flatMap(({ exercise_id }) =>
      exercise_id !== null && stays.has(exercise_id) ? [exercise_id] : [],
    ),
  )
  const listChanging = ({ blocks }: TimedStep): Step =>
    blocks.filter(({ exercise_id }) => exercise_id === null || !runsOn.has(exercise_id))
  const [old, next] = [listChanging(before), listChanging(after)]
  const isSame = isSameGround(old, next)
  const had = new Map(sumStepEquipment(old).map(({ kind, count }) => [kind, count]))
  let seconds = 0
  for (const { kind, count } of sumStepEquipment(next)) {
    const kept = isSame ? Math.min(count, had.get(kind) ?? 0) : 0
    seconds += (count - kept) * carrySeconds[kind]
    // what is moved is taken up and put down in one go
    had.set(kind, Math.max(0, (had.get(kind) ?? 0) - count))
  }
  for (const [kind, count] of had) seconds += (count * carrySeconds[kind]) / 2
  return Math.round(seconds / carriers)
}

function isSameGround(one: Step, other: Step): boolean {
  const [a, b] = [getSides(one), getSides(other)]
  return (
    Math.abs(a[0] - b[0]) <= checkLimits.sameArea && Math.abs(a[1] - b[1]) <= checkLimits.sameArea
  )
}

function getSides(step: Step): [number, number] {
  const getSide = (of: (length: number, width: number) => number) =>
    Math.max(
      0,
      ...step.map(({ exercise }) =>
        exercise ? of(exercise.area_length_m, exercise.area_width_m) : 0,
      ),
    )
  return [getSide(Math.max), getSide(Math.min)]
}
