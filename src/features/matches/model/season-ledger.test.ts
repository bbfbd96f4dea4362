import { expect, test } from 'vitest'
import { createLedger, sortLedger, toLedgerCsv, type LedgerEntry } from './season-ledger'

function createEntry(name: string, part: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    player_id: name,
    first_name: name,
    last_name: 'Test',
    called: 1,
    started: 1,
    bench: 0,
    left_out: 0,
    unavailable: 0,
    seconds: 0,
    possible_seconds: 3600,
    goalkeeper_seconds: 0,
    seconds_by_slot: {},
    goals: 0,
    assists: 0,
    yellow_cards: 0,
    red_cards: 0,
    ...part,
  }
}

test('shares are of the possible minutes, compared with their mean in percentage points', () => {
  const { lines, average, spread } = createLedger([
    createEntry('Ada', { seconds: 3600 }),
    createEntry('Ben', { seconds: 1800 }),
    createEntry('Cem', { seconds: 0, possible_seconds: 0 }),
  ])
  expect(average).toBe(0.75)
  expect(spread).toBe(25)
  expect(lines.map(({ share, points }) => [share, points])).toEqual([
    [1, 25],
    [0.5, -25],
    [null, null],
  ])
})

test('equal shares are even, and a season without matches has no figures', () => {
  const even = createLedger([
    createEntry('Ada', { seconds: 1800 }),
    createEntry('Ben', { seconds: 1800 }),
  ])
  expect(even.spread).toBe(0)
  expect(createLedger([createEntry('Ada', { possible_seconds: 0 })])).toMatchObject({
    average: null,
    spread: null,
  })
})

test('positions gather the slots of a line, the longest first', () => {
  const slots = { gk: 600, cb1: 300, lb: 900, dm: 1500, lw: 20 }
  const [line] = createLedger([createEntry('Ada', { seconds_by_slot: slots })]).lines
  expect(line?.positions).toEqual([
    { position: 'midfielder', minutes: 25 },
    { position: 'defender', minutes: 20 },
    { position: 'goalkeeper', minutes: 10 },
  ])
  expect(createLedger([createEntry('Ada', { seconds_by_slot: null })]).lines[0]?.positions).toEqual(
    [],
  )
})

test('sorts both ways, who could not play last', () => {
  const { lines } = createLedger([
    createEntry('Ada', { possible_seconds: 0 }),
    createEntry('Ben', { seconds: 3600 }),
    createEntry('Cem', { seconds: 60 }),
  ])
  const list = (dir: 'asc' | 'desc') =>
    sortLedger(lines, 'share', dir).map(({ player_id }) => player_id)
  expect(list('asc')).toEqual(['Cem', 'Ben', 'Ada'])
  expect(list('desc')).toEqual(['Ben', 'Cem', 'Ada'])
})

test('a name that looks like a formula stays a text in the file', () => {
  const headings = Array.from({ length: 17 }, (_, column) => `Column ${column}`)
  const { lines } = createLedger([createEntry('=1+1', { seconds: 1800 })])
  const csv = toLedgerCsv(lines, headings, () => 'Forward 30')
  expect(csv).toContain("'=1+1")
  expect(csv).toContain(',30,60,50,0,')
})
