import { expect, test } from 'vitest'
import { absenceSchema, type AbsenceValues } from './absence-schema'

const holiday: AbsenceValues = {
  player_id: 'p',
  from_on: '2026-12-01',
  to_on: '2026-12-03',
  reason: 'holiday',
  note: '',
}
const listFaults = (change: Partial<AbsenceValues>) =>
  absenceSchema.safeParse({ ...holiday, ...change }).error?.issues.map(({ message }) => message)

test('accepts one day and a year, refuses what the table refuses', () => {
  expect(listFaults({ to_on: '2026-12-01' })).toBeUndefined()
  expect(listFaults({ to_on: '2027-12-02' })).toBeUndefined()
  expect(listFaults({ to_on: '2027-12-03' })).toEqual(['calendar:away.too_long'])
  expect(listFaults({ to_on: '2026-11-30' })).toEqual(['calendar:away.ends_early'])
  expect(listFaults({ player_id: '' })).toEqual(['calendar:away.no_child'])
  expect(listFaults({ note: 'x'.repeat(301) })).toHaveLength(1)
})
