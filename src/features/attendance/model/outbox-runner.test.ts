import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import type { MarkOf, Mark } from './mark'
import type { Conflict, Outbox } from './outbox'
import { createRunner } from './outbox-runner'
import { createOutboxKey, readOutbox, listTrainingsToSend, writeOutbox } from './outbox-store'

type Answer = (marks: readonly Mark[]) => Omit<Conflict, 'mine'>[]

/** A device: storage that outlives a page, a network that can be cut, timers that run when told to. */
function createDevice() {
  const disk = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return disk.size
    },
    key: (index) => [...disk.keys()][index] ?? null,
    getItem: (key) => disk.get(key) ?? null,
    setItem: (key, text) => void disk.set(key, text),
    removeItem: (key) => void disk.delete(key),
    clear: () => disk.clear(),
  }
  const sent: Mark[][] = []
  const waits: number[] = []
  const state: { timer: (() => void) | null; answer: Answer; isFull: boolean } = {
    timer: null,
    answer: () => [],
    isFull: false,
  }
  const key = createOutboxKey('me', 'evening')
  const open = () =>
    createRunner({
      read: () => (state.isFull ? null : readOutbox(storage, key)),
      write: (box: Outbox) => !state.isFull && writeOutbox(storage, key, box),
      now: () => 1000,
      send: async (marks) => {
        await Promise.resolve()
        const kept = state.answer(marks)
        sent.push([...marks])
        return kept
      },
      onSent: () => undefined,
      later: (ms, run) => {
        waits.push(ms)
        state.timer = run
        return () => {
          state.timer = null
        }
      },
    })
  return { storage, sent, state, waits, open }
}

function tick(player_id: string, minute = 1): MarkOf<'attendance'> {
  const at = new Date(Date.UTC(2026, 10, 24, 18, minute)).toISOString()
  return { kind: 'attendance', player_id, at, value: { status: 'present', minutes: null } }
}

const failAnswer: Answer = () => {
  throw new AppError('offline')
}

describe('the outbox on a device', () => {
  it('gathers taps and sends them as one call', async () => {
    const { open, sent, state } = createDevice()
    const runner = open()
    runner.put([tick('anna')])
    runner.put([tick('ben')])
    expect(sent).toEqual([])
    expect(state.timer).not.toBeNull()
    await runner.flush()
    expect(sent).toEqual([[tick('anna'), tick('ben')]])
    expect(runner.getState().box.marks).toEqual([])
    // nothing is left to be sent later
    expect(state.timer).toBeNull()
  })

  it('waits longer after each failure, half a minute at most', async () => {
    const { open, state, waits } = createDevice()
    state.answer = failAnswer
    const runner = open()
    runner.put([tick('anna')])
    for (let attempt = 0; attempt < 5; attempt += 1) await runner.flush()
    expect(waits).toEqual([600, 2_000, 5_000, 15_000, 30_000, 30_000])
  })

  it('tries again after an attempt that began without a connection', async () => {
    const { open, sent, state } = createDevice()
    state.answer = (marks) => {
      state.answer = () => []
      return failAnswer(marks)
    }
    const runner = open()
    runner.put([tick('anna')])
    void runner.flush()
    await runner.flush()
    expect(sent).toEqual([[tick('anna')]])
    expect(runner.getState().box.marks).toEqual([])
  })

  it('loses nothing without a connection, nor by a reload, and sends it on return', async () => {
    const { open, sent, state, storage } = createDevice()
    state.answer = failAnswer
    const before = open()
    before.put([tick('anna')])
    await before.flush()
    expect(before.getState().box).toMatchObject({ waiting_since: 1000, marks: [{ refused: null }] })
    expect(state.timer).not.toBeNull()

    expect(listTrainingsToSend(storage, 'me')).toEqual(['evening'])
    const after = open()
    expect(after.getState().box.marks).toHaveLength(1)
    after.put([tick('ben', 2)])
    state.answer = () => []
    await after.flush()
    expect(sent).toEqual([[tick('anna'), tick('ben', 2)]])
    expect(listTrainingsToSend(storage, 'me')).toEqual([])
  })

  it('asks for a later turn after a failure that passes', async () => {
    const { open, state } = createDevice()
    state.answer = () => {
      throw new AppError('unavailable')
    }
    const runner = open()
    runner.put([tick('anna')])
    await runner.flush()
    expect(state.timer).not.toBeNull()
    expect(runner.getState().isSending).toBe(false)
  })

  it('sends a tap that came meanwhile afterwards', async () => {
    const { open, sent, state } = createDevice()
    const runner = open()
    runner.put([tick('anna')])
    state.answer = () => {
      if (sent.length === 0) runner.put([tick('anna', 5)])
      return []
    }
    await runner.flush()
    expect(sent).toEqual([[tick('anna')], [tick('anna', 5)]])
    expect(runner.getState().box.marks).toEqual([])
  })

  it('does not let one refused record hold up the others', async () => {
    const { open, sent, state } = createDevice()
    state.answer = (marks) => {
      if (marks.some(({ player_id }) => player_id === 'gone')) {
        throw new AppError('invalid', { detail: 'player_not_in_squad' })
      }
      return []
    }
    const runner = open()
    runner.put([tick('anna'), tick('gone'), tick('ben')])
    await runner.flush()
    expect(sent).toEqual([[tick('anna')], [tick('ben')]])
    expect(runner.getState().box.marks).toEqual([
      { mark: tick('gone'), refused: 'player_not_in_squad' },
    ])
    state.answer = () => []
    runner.retry()
    await runner.flush()
    expect(runner.getState().box.marks).toEqual([])
  })

  it('shows a later record of somebody else and records mine anew when told to', async () => {
    const { open, sent, state } = createDevice()
    const theirs: Mark = { ...tick('anna', 7), value: { status: 'absent', minutes: null } }
    state.answer = () => [{ theirs, by: 'Marco' }]
    const runner = open()
    runner.put([tick('anna')])
    await runner.flush()
    const [conflict] = runner.getState().box.conflicts
    if (!conflict) throw new Error('No conflict')
    expect(open().getState().box.conflicts).toEqual([conflict])
    state.answer = () => []
    runner.decide(conflict, 'mine')
    await runner.flush()
    expect(sent.at(-1)?.[0]?.value).toEqual(tick('anna').value)
    expect(runner.getState().box.conflicts).toEqual([])
  })

  it('adds to what another tab has written', () => {
    const { open } = createDevice()
    const one = open()
    const other = open()
    one.put([tick('anna')])
    other.put([tick('ben')])
    expect(other.getState().box.marks).toHaveLength(2)
    one.reread()
    expect(one.getState().box.marks).toHaveLength(2)
  })

  it('says when the browser keeps nothing, and sends all the same', async () => {
    const { open, sent, state } = createDevice()
    state.isFull = true
    const runner = open()
    runner.put([tick('anna')])
    expect(runner.getState().isKept).toBe(false)
    await runner.flush()
    expect(sent).toEqual([[tick('anna')]])
  })
})
