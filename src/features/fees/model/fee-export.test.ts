import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fee } from './fee'
import { toDatevCsv, toFeeCsv, usualAccounts } from './fee-export'

const fee: Fee = {
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  player_id: 'p',
  first_name: 'Emir',
  last_name: 'Yıldız',
  team_names: ['U13', 'U14'],
  payers: ['Ayşe Yıldız'],
  is_reachable: true,
  kind: 'season',
  title: 'Season; half',
  note: null,
  amount_cents: 4550,
  due_on: '2026-11-01',
  status: 'paid',
  method: 'transfer',
  paid_on: '2026-11-09',
  is_by_card: false,
  reminded_at: null,
}
const words = {
  headings: ['Code', 'Last'],
  formatKind: String,
  formatStatus: String,
  formatMethod: String,
}

test('the table quotes what would break it and keeps formulas from running', () => {
  const [heading, row, evil] = toFeeCsv([fee, { ...fee, title: '=1+1' }], words, ',').split('\r\n')
  expect(heading).toBe('\uFEFFCode;Last')
  expect(row).toBe(
    '1A2B3C4D;Yıldız;Emir;U13, U14;Ayşe Yıldız;"Season; half";season;45,50;2026-11-01;paid;2026-11-09;transfer',
  )
  expect(evil).toContain(";'=1+1;")
})

test('a booking line for each fee paid, cash to its own account, nothing for what is open', () => {
  const fees = [
    fee,
    { ...fee, method: 'cash' as const },
    { ...fee, status: 'due' as const, paid_on: null },
  ]
  const lines = toDatevCsv(fees, usualAccounts).trim().split('\r\n').slice(1)
  expect(lines).toEqual([
    '45,50;S;EUR;0945;2110;0911;1A2B3C4D;"Season; half Emir Yıldız"',
    '45,50;S;EUR;0920;2110;0911;1A2B3C4D;"Season; half Emir Yıldız"',
  ])
})

test('the booking lines add up to what was paid', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 30 }), (amounts) => {
      const fees = amounts.map((amount_cents) => ({ ...fee, title: 'Camp', amount_cents }))
      const lines = toDatevCsv(fees, usualAccounts).trim().split('\r\n').slice(1)
      const cents = lines.map((line) =>
        Math.round(Number(line.split(';')[0]?.replace(',', '.')) * 100),
      )
      expect(cents).toEqual(amounts)
    }),
  )
})
