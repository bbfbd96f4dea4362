import { describe, expect, it } from 'vitest'
import { isAnswerOverdue, isCaseOverdue } from './deadline'

const now = new Date('2026-11-18T15:00:00Z')

describe('a case', () => {
  it('is taken up within three days, with somebody in danger within one', () => {
    const open = { status: 'open', created_at: '2026-11-16T15:00:00Z' } as const
    expect(isCaseOverdue(open, now)).toBe(false)
    expect(isCaseOverdue({ ...open, is_urgent: true }, now)).toBe(true)
    expect(isCaseOverdue({ ...open, created_at: '2026-11-15T14:00:00Z' }, now)).toBe(true)
  })

  it('is closed within four weeks, and never late once it is', () => {
    const old = { status: 'in_review', created_at: '2026-10-20T15:00:00Z' } as const
    expect(isCaseOverdue(old, now)).toBe(true)
    expect(isCaseOverdue({ ...old, status: 'closed' }, now)).toBe(false)
  })
})

describe('an erasure request', () => {
  it('is late the day after it was due, until it is answered and carried out', () => {
    expect(isAnswerOverdue({ status: 'requested', due_on: '2026-11-18' }, now)).toBe(false)
    expect(isAnswerOverdue({ status: 'requested', due_on: '2026-11-17' }, now)).toBe(true)
    expect(isAnswerOverdue({ status: 'approved', due_on: '2026-11-17' }, now)).toBe(true)
    expect(isAnswerOverdue({ status: 'refused', due_on: '2026-11-17' }, now)).toBe(false)
  })
})
