import { expect, test } from 'vitest'
import { formatTicketNumber, groupByDay, parseKind } from './ticket'
import { askSchema } from './ticket-schemas'

test('a conversation is shown day by day, in its order', () => {
  const said = ['2026-11-20T10:00:00Z', '2026-11-20T10:05:00Z', '2026-11-23T09:00:00Z']
  const days = groupByDay(said.map((created_at) => ({ created_at })))
  expect(days.map(({ date, messages }) => [date, messages.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-23', 1],
  ])
})

test('a number is said aloud, and an address names known kinds only', () => {
  expect(formatTicketNumber(1042)).toBe('T-1042')
  expect(parseKind('fault')).toBe('fault')
  expect(parseKind('attack')).toBeNull()
  expect(parseKind(null)).toBeNull()
})

test('a question has a subject on one line and a text', () => {
  const values = { kind: 'question', subject: 'Where is it?', body: 'Please.', is_page_told: true }
  expect(askSchema.safeParse(values).success).toBe(true)
  expect(askSchema.safeParse({ ...values, subject: ' a ' }).success).toBe(false)
  expect(askSchema.safeParse({ ...values, body: '  ' }).success).toBe(false)
  expect(askSchema.safeParse({ ...values, body: 'x'.repeat(5001) }).success).toBe(false)
})
