/**
 * What a coach does not want to hear for this session, on this device. A session is its team and its
 * start; a finding is its rule and the exercises it is about, so that it stays ignored once saved.
 */
import { z } from 'zod'
import { deviceEntries } from '@/lib/device/registry'
import type { Finding } from './finding'
import type { Plan } from '../plan'

const ignoredDays = deviceEntries.session_check.keepDays
const day = 24 * 3_600_000

const storedSchema = z.object({ at: z.number(), signs: z.array(z.string()).max(200) })

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function createIgnoredKey(userId: string, teamId: string, startsAt: string): string {
  return `session-check:${userId}:${teamId}:${startsAt}`
}

/** The same for the same finding, whatever keys its blocks have. */
export function createSign({ code, blocks, values }: Finding, plan: Plan): string {
  const about = plan
    .filter(({ key }) => blocks.includes(key))
    .map(({ exercise_id, title }) => exercise_id ?? title ?? '')
  return [code, values.kind ?? values.topic ?? '', ...about.toSorted()].join('/')
}

/** Empty where nothing was kept, or too long ago. */
export function readIgnored(store: Store, key: string, now: number): readonly string[] {
  try {
    const { at, signs } = storedSchema.parse(JSON.parse(store.getItem(key) ?? ''))
    return now - at > ignoredDays * day ? [] : signs
  } catch {
    return []
  }
}

export function writeIgnored(store: Store, key: string, signs: readonly string[], now: number) {
  try {
    if (signs.length === 0) store.removeItem(key)
    else store.setItem(key, JSON.stringify({ at: now, signs }))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
