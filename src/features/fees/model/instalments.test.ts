import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, createInstalments, splitCents, toPartTitle } from './instalments'

test('the parts of any sum add up to the cent and differ by one at most, the larger first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 36, max: 1_000_000 }),
      fc.integer({ min: 1, max: 36 }),
      (total, count) => {
        const parts = splitCents(total, count)
        expect(parts).toHaveLength(count)
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(total)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
        expect(parts).toEqual(parts.toSorted((one, other) => other - one))
      },
    ),
  )
})

test('a month later is the same day, or the last of a shorter month, over the year too', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', 2)).toBe('2026-03-31')
  expect(addMonths('2027-12-15', 2)).toBe('2028-02-15')
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29')
})

test('once, month by month, or in parts', () => {
  const plan = { cents: 10_000, count: 3, first: '2026-11-30', step: 3 }
  expect(createInstalments({ ...plan, mode: 'once' })).toEqual([
    { amount_cents: 10_000, due_on: '2026-11-30' },
  ])
  expect(createInstalments({ ...plan, mode: 'monthly' })).toEqual([
    { amount_cents: 10_000, due_on: '2026-11-30' },
    { amount_cents: 10_000, due_on: '2026-12-30' },
    { amount_cents: 10_000, due_on: '2027-01-30' },
  ])
  expect(createInstalments({ ...plan, mode: 'split' })).toEqual([
    { amount_cents: 3334, due_on: '2026-11-30' },
    { amount_cents: 3333, due_on: '2027-02-28' },
    { amount_cents: 3333, due_on: '2027-05-30' },
  ])
})

test('parts are numbered as the database numbers them', () => {
  expect(toPartTitle('Season', 0, 1)).toBe('Season')
  expect(toPartTitle('Season', 1, 3)).toBe('Season (2/3)')
})
