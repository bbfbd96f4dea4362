import { describe, expect, it } from 'vitest'
import { nextMoment, type MarkOf } from './mark'
import {
  decided,
  emptyOutbox,
  isEmpty,
  nextBatch,
  pendingMark,
  refused,
  retried,
  settled,
  waiting,
  withMarks,
  withoutRefused,
} from './outbox'
import type { AttendanceStatus } from './attendance'

const minute = (count: number) => new Date(Date.UTC(2026, 10, 24, 18, count)).toISOString()

function tick(
  player_id: string,
  status: AttendanceStatus | null,
  at: string,
): MarkOf<'attendance'> {
  return { kind: 'attendance', player_id, at, value: { status, minutes: null } }
}

function arrow(player_id: string, trend: number, at: string): MarkOf<'review'> {
  return { kind: 'review', player_id, at, value: { trend, rpe: null, note: null } }
}

describe('what waits to be sent', () => {
  it('keeps one mark per player and kind: the last tap counts', () => {
    const box = withMarks(
      withMarks(emptyOutbox, [tick('anna', 'present', minute(1)), tick('ben', 'late', minute(1))]),
      [tick('anna', 'absent', minute(2)), arrow('anna', 1, minute(2))],
    )
    expect(nextBatch(box)).toEqual([
      tick('ben', 'late', minute(1)),
      tick('anna', 'absent', minute(2)),
    ])
    expect(pendingMark(box, 'review:anna')).toEqual(arrow('anna', 1, minute(2)))
  })

  it('sends one kind at a time and no more than the database takes at once', () => {
    const ticks = Array.from({ length: 70 }, (_, index) => tick(`p${index}`, 'present', minute(1)))
    const box = withMarks(emptyOutbox, [...ticks, arrow('anna', 0, minute(1))])
    expect(nextBatch(box)).toHaveLength(60)
    const rest = settled(box, nextBatch(box), [])
    expect(nextBatch(rest)).toHaveLength(10)
    expect(nextBatch(settled(rest, nextBatch(rest), []))).toEqual([arrow('anna', 0, minute(1))])
  })

  it('keeps a tap that came while the one before was on its way', () => {
    const first = tick('anna', 'present', minute(1))
    const box = withMarks(withMarks(emptyOutbox, [first]), [tick('anna', 'late', minute(2))])
    expect(nextBatch(settled(box, [first], []))).toEqual([tick('anna', 'late', minute(2))])
  })

  it('remembers since when nothing gets through, until something does', () => {
    const box = waiting(waiting(withMarks(emptyOutbox, [tick('anna', 'late', minute(1))]), 5), 9)
    expect(box.waiting_since).toBe(5)
    expect(settled(box, nextBatch(box), []).waiting_since).toBeNull()
  })
})

describe('a conflict', () => {
  const mine = tick('anna', 'present', minute(2))
  const theirs = tick('anna', 'absent', minute(5))

  it('arises when somebody else was later and says otherwise', () => {
    const box = settled(withMarks(emptyOutbox, [mine]), [mine], [{ theirs, by: 'Marco' }])
    expect(box.marks).toEqual([])
    expect(box.conflicts).toEqual([{ mine, theirs, by: 'Marco' }])
  })

  it('does not when both say the same', () => {
    const same = tick('anna', 'present', minute(5))
    const box = settled(withMarks(emptyOutbox, [mine]), [mine], [{ theirs: same, by: 'Marco' }])
    expect(isEmpty(box)).toBe(true)
  })

  it('does not when a newer tap of mine is still to be sent', () => {
    const newer = tick('anna', 'late', minute(6))
    const box = withMarks(withMarks(emptyOutbox, [mine]), [newer])
    expect(settled(box, [mine], [{ theirs, by: null }])).toMatchObject({
      conflicts: [],
      marks: [{ mark: newer }],
    })
  })

  it('taken as mine is recorded anew, later than theirs', () => {
    const box = settled(withMarks(emptyOutbox, [mine]), [mine], [{ theirs, by: null }])
    const [conflict] = box.conflicts
    if (!conflict) throw new Error('No conflict')
    const again = decided(box, conflict, 'mine', Date.parse(minute(3)))
    expect(again.conflicts).toEqual([])
    const [sent] = nextBatch(again)
    expect(sent?.value).toEqual(mine.value)
    expect(Date.parse(sent?.at ?? '')).toBeGreaterThan(Date.parse(theirs.at))
  })

  it('kept as theirs leaves nothing to do', () => {
    const box = settled(withMarks(emptyOutbox, [mine]), [mine], [{ theirs, by: null }])
    const [conflict] = box.conflicts
    if (!conflict) throw new Error('No conflict')
    expect(isEmpty(decided(box, conflict, 'theirs', 0))).toBe(true)
  })

  it('is over when the coach ticks the player once more', () => {
    const box = settled(withMarks(emptyOutbox, [mine]), [mine], [{ theirs, by: null }])
    expect(withMarks(box, [tick('anna', 'late', minute(9))]).conflicts).toEqual([])
  })
})

describe('a refused mark', () => {
  const gone = tick('gone', 'present', minute(1))
  const box = refused(withMarks(emptyOutbox, [gone, tick('ben', 'late', minute(1))]), [gone], 'no')

  it('stays, with the reason, and holds nobody else up', () => {
    expect(box.marks[0]).toEqual({ mark: gone, refused: 'no' })
    expect(nextBatch(box)).toEqual([tick('ben', 'late', minute(1))])
  })

  it('is sent once more on request, or given up', () => {
    expect(nextBatch(retried(box))).toHaveLength(2)
    expect(withoutRefused(box).marks.map(({ mark }) => mark.player_id)).toEqual(['ben'])
  })
})

describe('the moment of a mark', () => {
  it('is now, but never before what the coach saw', () => {
    expect(nextMoment(Date.parse(minute(4)), minute(2))).toBe(minute(4))
    expect(Date.parse(nextMoment(Date.parse(minute(4)), minute(7)))).toBeGreaterThan(
      Date.parse(minute(7)),
    )
    expect(nextMoment(Date.parse(minute(4)), null)).toBe(minute(4))
  })
})
