/** A running session on the device: survives a reload, a closed tab and a lost connection. */
import { z } from 'zod'
import { livePlanSchema, type LivePlan } from './live-plan'
import { liveRunSchema, notStarted, type LiveRun } from './live-run'

/** A session nobody ended is forgotten after so many hours. */
const storedHours = 36

const recordSchema = z.object({
  v: z.literal(1),
  kept_at: z.number(),
  plan: livePlanSchema,
  run: liveRunSchema,
})

export interface LiveRecord {
  kept_at: number
  plan: LivePlan
  run: LiveRun
}

type LiveStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function createLiveKey(userId: string, trainingId: string): string {
  return `training-live:${userId}:${trainingId}`
}

/** Answers false when the browser keeps nothing, not even without the drawings. */
export function writeLive(store: LiveStore, key: string, record: LiveRecord): boolean {
  return write(store, key, record) || write(store, key, removeDrawings(record))
}

function write(store: LiveStore, key: string, record: LiveRecord): boolean {
  try {
    store.setItem(key, JSON.stringify({ v: 1, ...record }))
    return true
  } catch {
    return false
  }
}

function removeDrawings({ plan, ...record }: LiveRecord): LiveRecord {
  const steps = plan.steps.map((step) => ({
    ...step,
    blocks: step.blocks.map((block) => ({ ...block, drawing: null })),
  }))
  return { ...record, plan: { ...plan, steps } }
}

/** Null when there is none, or one that is broken. A run left alone too long begins anew. */
export function restoreLive(store: LiveStore, key: string, now: number): LiveRecord | null {
  try {
    const record = recordSchema.parse(JSON.parse(store.getItem(key) ?? 'null'))
    const isStale = now - record.kept_at > storedHours * 3_600_000
    return isStale ? { ...record, run: notStarted } : record
  } catch {
    return null
  }
}

/**
 * What to show: a session under way goes on with the plan it began with, everything else takes the
 * newest. `fresh` is null without a connection. Null: nothing is known of this training here.
 */
export function openLive(kept: LiveRecord | null, fresh: LivePlan | null, now: number) {
  if (kept && kept.run.started !== null) {
    const isChanged = fresh !== null && fresh.version !== kept.plan.version
    return { record: kept, newer: isChanged ? fresh : null }
  }
  const plan = fresh ?? kept?.plan
  return plan ? { record: { kept_at: now, plan, run: notStarted }, newer: null } : null
}

/** The run goes on with a changed plan: at the same step, or the last one there still is. */
export function replacePlan({ run }: LiveRecord, plan: LivePlan, now: number): LiveRecord {
  const step = Math.min(run.step, Math.max(0, plan.steps.length - 1))
  return { kept_at: now, plan, run: { ...run, step, intervals: {} } }
}
