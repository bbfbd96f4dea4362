import { beforeEach, expect, test } from 'vitest'
import type { LivePlan } from './live-plan'
import { act, notStarted } from './live-run'
import { writeLive, openLive, restoreLive, replacePlan, type LiveRecord } from './live-store'

const hour = 3_600_000
const now = Date.parse('2026-11-24T17:00:00Z')

function plan(version: number, steps = 3): LivePlan {
  const block = {
    key: 'block',
    title: 'Rondo',
    group: null,
    minutes: 10,
    note: '',
    setup: '',
    rules: '',
    points: ['Open body'],
    intervals: null,
    drawing: { diagram: { v: 1 }, area_length_m: 20, area_width_m: 15 },
  }
  return {
    training_id: 't',
    version,
    title: 'Press together',
    team: 'U13',
    zone: 'Europe/Berlin',
    starts_at: new Date(now).toISOString(),
    ends_at: new Date(now + hour).toISOString(),
    steps: Array.from({ length: steps }, () => ({
      phase: 'game' as const,
      minutes: 10,
      blocks: [block],
    })),
  }
}

const running = act(act(notStarted, { kind: 'start' }, 3, now), { kind: 'next' }, 3, now + 60_000)
const record = (run = running): LiveRecord => ({ kept_at: now, plan: plan(1), run })

/** Like a browser's, for one test. */
function createStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let store = createStore()

beforeEach(() => {
  store = createStore()
})

test('a reload or a closed tab finds the session where it was', () => {
  expect(writeLive(store, 'key', record())).toBe(true)
  expect(restoreLive(store, 'key', now + hour)?.run).toEqual(running)
})

test('a session nobody ended does not run for days', () => {
  writeLive(store, 'key', record())
  expect(restoreLive(store, 'key', now + 37 * hour)?.run).toEqual(notStarted)
})

test('nothing, and something broken, is nothing', () => {
  expect(restoreLive(store, 'key', now)).toBeNull()
  store.setItem('key', '{"v":1,"plan":{}}')
  expect(restoreLive(store, 'key', now)).toBeNull()
})

test('where drawings do not fit, the rest is kept; where nothing fits, it says so', () => {
  const kept: string[] = []
  const small = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: (_: string, text: string) => {
      if (text.includes('area_length_m')) throw new Error('full')
      kept.push(text)
    },
  }
  expect(writeLive(small, 'key', record())).toBe(true)
  expect(kept[0]).toContain('Open body')
  const none = {
    ...small,
    setItem: () => {
      throw new Error('off')
    },
  }
  expect(writeLive(none, 'key', record())).toBe(false)
})

test('without a connection the plan opens as this device last saw it', () => {
  expect(openLive(record(notStarted), null, now)?.record.plan.version).toBe(1)
  expect(openLive(null, null, now)).toBeNull()
})

test('before the start the newest plan counts; after it the coach is asked', () => {
  expect(openLive(record(notStarted), plan(2), now)).toMatchObject({
    record: { plan: { version: 2 } },
    newer: null,
  })
  expect(openLive(record(), plan(2), now)).toMatchObject({
    record: { plan: { version: 1 }, run: running },
    newer: { version: 2 },
  })
  expect(openLive(record(), plan(1), now)?.newer).toBeNull()
})

test('a changed plan goes on at the same step, or the last there still is', () => {
  expect(replacePlan(record(), plan(2), now).run.step).toBe(1)
  expect(replacePlan(record(), plan(2, 1), now).run.step).toBe(0)
})
