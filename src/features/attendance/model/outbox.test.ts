import { describe, expect, it } from 'vitest'
import { computeNextInstant, type MarkOf } from './mark'
import {
  resolveConflict,
  emptyOutbox,
  isEmpty,
  getNextBatch,
  findPendingMark,
  refuseMarks,
  retryRefusals,
  settleMarks,
  startWaiting,
  addMarks,
  removeRefusals,
} from './outbox'
import type { AttendanceStatus } from './attendance'

const createInstant = (count: number) => new Date(Date.UTC(2026, 10, 24, 18, count)).toISOString()

function tick(
  player_id: string,
  status: AttendanceStatus | null,
  at: string,
): MarkOf<'attendance'> {
  return { kind: 'attendance', player_id, at, value: { status, minutes: null } }
}

function createTrendMark(player_id: string, trend: number, at: string): MarkOf<'review'> {
  return { kind: 'review', player_id, at, value: { trend, rpe: null, note: null } }
}

describe('what waits to be sent', () => {
  it('keeps one mark per player and kind: the last tap counts', () => {
    const box = addMarks(
      addMarks(emptyOutbox, [
        tick('anna', 'present', createInstant(1)),
        tick('ben', 'late', createInstant(1)),
      ]),
      [tick('anna', 'absent', createInstant(2)), createTrendMark('anna', 1, createInstant(2))],
    )
    expect(getNextBatch(box)).toEqual([
      tick('ben', 'late', createInstant(1)),
      tick('anna', 'absent', createInstant(2)),
    ])
    expect(findPendingMark(box, 'review:anna')).toEqual(
      createTrendMark('anna', 1, createInstant(2)),
    )
  })

  it('sends one kind at a time and no more than the database takes at once', () => {
    const ticks = Array.from({ length: 70 }, (_, index) =>
      tick(`p${index}`, 'present', createInstant(1)),
    )
    const box = addMarks(emptyOutbox, [...ticks, createTrendMark('anna', 0, createInstant(1))])
    expect(getNextBatch(box)).toHaveLength(60)
    const rest = settleMarks(box, getNextBatch(box), [])
    expect(getNextBatch(rest)).toHaveLength(10)
    expect(getNextBatch(settleMarks(rest, getNextBatch(rest), []))).toEqual([
      createTrendMark('anna', 0, createInstant(1)),
    ])
  })

  it('keeps a tap that came while the one before was on its way', () => {
    const first = tick('anna', 'present', createInstant(1))
    const box = addMarks(addMarks(emptyOutbox, [first]), [tick('anna', 'late', createInstant(2))])
    expect(getNextBatch(settleMarks(box, [first], []))).toEqual([
      tick('anna', 'late', createInstant(2)),
    ])
  })

  it('remembers since when nothing gets through, until something does', () => {
    const box = startWaiting(
      startWaiting(addMarks(emptyOutbox, [tick('anna', 'late', createInstant(1))]), 5),
      9,
    )
    expect(box.waiting_since).toBe(5)
    expect(settleMarks(box, getNextBatch(box), []).waiting_since).toBeNull()
  })
})

describe('a conflict', () => {
  const mine = tick('anna', 'present', createInstant(2))
  const theirs = tick('anna', 'absent', createInstant(5))

  it('arises when somebody else was later and says otherwise', () => {
    const box = settleMarks(addMarks(emptyOutbox, [mine]), [mine], [{ theirs, by: 'Marco' }])
    expect(box.marks).toEqual([])
    expect(box.conflicts).toEqual([{ mine, theirs, by: 'Marco' }])
  })

  it('does not when both say the same', () => {
    const same = tick('anna', 'present', createInstant(5))
    const box = settleMarks(addMarks(emptyOutbox, [mine]), [mine], [{ theirs: same, by: 'Marco' }])
    expect(isEmpty(box)).toBe(true)
  })

  it('does not when a newer tap of mine is still to be sent', () => {
    const newer = tick('anna', 'late', createInstant(6))
    const box = addMarks(addMarks(emptyOutbox, [mine]), [newer])
    expect(settleMarks(box, [mine], [{ theirs, by: null }])).toMatchObject({
      conflicts: [],
      marks: [{ mark: newer }],
    })
  })

  it('taken as mine is recorded anew, later than theirs', () => {
    const box = settleMarks(addMarks(emptyOutbox, [mine]), [mine], [{ theirs, by: null }])
    const [conflict] = box.conflicts
    if (!conflict) throw new Error('No conflict')
    const again = resolveConflict(box, conflict, 'mine', Date.parse(createInstant(3)))
    expect(again.conflicts).toEqual([])
    const [sent] = getNextBatch(again)
    expect(sent?.value).toEqual(mine.value)
    expect(Date.parse(sent?.at ?? '')).toBeGreaterThan(Date.parse(theirs.at))
  })

  it('kept as theirs leaves nothing to do', () => {
    const box = settleMarks(addMarks(emptyOutbox, [mine]), [mine], [{ theirs, by: null }])
    const [conflict] = box.conflicts
    if (!conflict) throw new Error('No conflict')
    expect(isEmpty(resolveConflict(box, conflict, 'theirs', 0))).toBe(true)
  })

  it('is over when the coach ticks the player once more', () => {
    const box = settleMarks(addMarks(emptyOutbox, [mine]), [mine], [{ theirs, by: null }])
    expect(addMarks(box, [tick('anna', 'late', createInstant(9))]).conflicts).toEqual([])
  })
})

describe('a refused mark', () => {
  const gone = tick('gone', 'present', createInstant(1))
  const box = refuseMarks(
    addMarks(emptyOutbox, [gone, tick('ben', 'late', createInstant(1))]),
    [gone],
    'no',
  )

  it('stays, with the reason, and holds nobody else up', () => {
    expect(box.marks[0]).toEqual({ mark: gone, refused: 'no' })
    expect(getNextBatch(box)).toEqual([tick('ben', 'late', createInstant(1))])
  })

  it('is sent once more on request, or given up', () => {
    expect(getNextBatch(retryRefusals(box))).toHaveLength(2)
    expect(removeRefusals(box).marks.map(({ mark }) => mark.player_id)).toEqual(['ben'])
  })
})

describe('the moment of a mark', () => {
  it('is now, but never before what the coach saw', () => {
    expect(computeNextInstant(Date.parse(createInstant(4)), createInstant(2))).toBe(
      createInstant(4),
    )
    expect(
      Date.parse(computeNextInstant(Date.parse(createInstant(4)), createInstant(7))),
    ).toBeGreaterThan(Date.parse(createInstant(7)))
    expect(computeNextInstant(Date.parse(createInstant(4)), null)).toBe(createInstant(4))
  })
})
