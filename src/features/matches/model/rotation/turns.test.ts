import { expect, test } from 'vitest'
import { sumPlannedSeconds } from './turns'

const rules = {
  parts: 2,
  least_share: 50,
  keeper: 'open' as const,
  bench_run: 1,
  is_even: false,
  pairs: [],
  levels: {},
  locks: {},
}

test('parts on the pitch and in goal count, the bench and parts away do not', () => {
  const planned = sumPlannedSeconds({ rules, turns: { ana: 'ppkb', ben: 'bxpb' } }, 20)
  expect(planned.get('ana')).toBe(3 * 10 * 60)
  expect(planned.get('ben')).toBe(10 * 60)
  expect(planned.get('eva')).toBeUndefined()
})
