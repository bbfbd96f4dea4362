import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewEvent, StoredEvent } from './live-match'
import {
  addEntries,
  emptyMatchOutbox,
  matchOutboxRules,
  listUnsent,
  type MatchOutbox,
  type OutboxEntry,
} from './match-outbox'
import { computeScore, findLikelyDoubles, mergeLog } from './merge-log'

function createGoal(client_id: string, change: Partial<NewEvent> = {}): NewEvent {
  return {
    client_id,
    kind: 'goal',
    period: 1,
    clock_seconds: 60,
    is_opponent: false,
    player_id: null,
    second_player_id: null,
    note: null,
    ...change,
  }
}

/** The database: takes every entry once (`match_events_delivered_once`), whoever delivers it and how often. */
class Log {
  readonly rows = new Map<string, StoredEvent>()
  private count = 0

  take(entry: OutboxEntry, device_id: string): StoredEvent[] {
    if (entry.kind === 'event' && !this.rows.has(entry.event.client_id)) {
      this.count += 1
      const created_at = new Date(this.count * 1000).toISOString()
      const row = {
        ...entry.event,
        id: `row ${this.count}`,
        device_id,
        undone_at: null,
        created_at,
      }
      this.rows.set(entry.event.client_id, row)
    }
    const id = entry.kind === 'event' ? entry.event.client_id : ''
    const known = this.rows.get(entry.kind === 'undo' ? entry.client_id : id)
    if (!known) return []
    if (entry.kind === 'undo') {
      this.rows.set(known.client_id, { ...known, undone_at: entry.is_undone ? 'now' : null })
    }
    return [...this.rows.values()].filter(({ client_id }) => client_id === known.client_id)
  }
}

/** What a phone does: tap, deliver one entry with or without luck, or look at the database. */
const act = fc.record({
  device: fc.constantFrom('one', 'two'),
  what: fc.constantFrom(
    'goal',
    'theirs',
    'own',
    'undo',
    'redo',
    'send',
    'send',
    'lost',
    'unheard',
    'look',
  ),
  at: fc.nat(1500),
  pick: fc.nat(20),
})

class Phone {
  box: MatchOutbox = emptyMatchOutbox
  seen: StoredEvent[] = []
  made = 0

  readonly name: string
  readonly log: Log

  constructor(name: string, log: Log) {
    this.name = name
    this.log = log
  }

  view() {
    return mergeLog(this.seen, this.box, this.name)
  }

  tap(what: string, at: number, pick: number) {
    this.made += 1
    const key = `${this.name} ${this.made}`
    if (what === 'undo' || what === 'redo') {
      const shown = this.view()
      const event = shown[pick % Math.max(1, shown.length)]
      if (!event) return
      const entry = {
        kind: 'undo' as const,
        key,
        client_id: event.client_id,
        is_undone: what === 'undo',
      }
      this.box = addEntries(this.box, [entry])
      return
    }
    const event = createGoal(key, {
      clock_seconds: at,
      is_opponent: what === 'theirs',
      kind: what === 'own' ? 'own_goal' : 'goal',
    })
    this.box = addEntries(this.box, [{ kind: 'event', key, event }])
  }

  /** `unheard`: the database took it, the answer was lost; the same entry is sent again later. */
  deliver(how: 'send' | 'lost' | 'unheard') {
    const batch = matchOutboxRules.nextBatch(this.box)
    if (how !== 'lost') for (const entry of batch) this.log.take(entry, this.name)
    if (how === 'send') {
      this.look()
      this.box = matchOutboxRules.settle(this.box, batch, [])
    } else this.box = matchOutboxRules.wait(this.box, 0)
  }

  look() {
    this.seen = [...this.log.rows.values()]
  }
}

describe('two devices that log one match', () => {
  it('end with the same log and score, without doubles or losses, whatever the line does', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
        const log = new Log()
        const phones = { one: new Phone('one', log), two: new Phone('two', log) }
        const logged: string[] = []
        for (const { device, what, at, pick } of acts) {
          const phone = phones[device]
          if (what === 'look') phone.look()
          else if (what === 'send' || what === 'lost' || what === 'unheard') phone.deliver(what)
          else {
            phone.tap(what, at, pick)
            if (what !== 'undo' && what !== 'redo') logged.push(`${phone.name} ${phone.made}`)
          }
          // what a device has logged never leaves its own screen, and never stands twice
          const ids = phone.view().map(({ client_id }) => client_id)
          expect(new Set(ids).size).toBe(ids.length)
          const own = logged.filter((id) => id.startsWith(phone.name))
          expect(ids).toEqual(expect.arrayContaining(own))
        }
        for (const phone of [phones.one, phones.two]) {
          while (listUnsent(phone.box).length > 0) phone.deliver('send')
        }
        phones.one.look()
        phones.two.look()
        expect(phones.one.view()).toEqual(phones.two.view())
        expect(computeScore(phones.one.view())).toEqual(computeScore(phones.two.view()))
        expect([...log.rows.keys()].toSorted()).toEqual(logged.toSorted())
        const standing = [...log.rows.values()].filter(({ undone_at }) => undone_at === null)
        const { us, them } = computeScore(phones.one.view())
        expect(us + them).toBe(standing.length)
      }),
      { numRuns: 400 },
    )
  })

  it('reads the same log in whatever order the rows arrive', () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      ...createGoal(`c${index}`, { clock_seconds: (index * 7) % 5, period: 1 + (index % 2) }),
      id: `r${index}`,
      device_id: 'one',
      undone_at: null,
      created_at: new Date(index * 1000).toISOString(),
    }))
    const wanted = mergeLog(rows, emptyMatchOutbox, null)
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(mergeLog(shuffled, emptyMatchOutbox, null)).toEqual(wanted)
      }),
    )
  })

  it('are asked about what looks like the same goal', () => {
    const rows = [
      { clock_seconds: 60, device_id: 'one' },
      { clock_seconds: 95, device_id: 'two' },
      { clock_seconds: 100, device_id: 'two', player_id: 'ben' },
      { clock_seconds: 400, device_id: 'one' },
      { clock_seconds: 410, device_id: 'one' },
    ].map((change, index) => ({
      ...createGoal(`c${index}`, change),
      device_id: change.device_id,
      id: `r${index}`,
      undone_at: null,
      created_at: new Date(index * 1000).toISOString(),
    }))
    expect([...findLikelyDoubles(mergeLog(rows, emptyMatchOutbox, null))]).toEqual(['c1'])
  })
})

describe('the score', () => {
  it('counts an own goal for the other side and forgets what was undone', () => {
    const events = [
      createGoal('a'),
      createGoal('b', { kind: 'own_goal' }),
      createGoal('c', { kind: 'own_goal', is_opponent: true }),
      createGoal('d', { is_opponent: true }),
      createGoal('e', { kind: 'penalty_goal' }),
      createGoal('f', { kind: 'penalty_missed' }),
    ].map((event) => ({
      ...event,
      device_id: null,
      created_at: null,
      isUndone: event.client_id === 'a',
    }))
    expect(computeScore(events)).toEqual({ us: 2, them: 2 })
  })
})
