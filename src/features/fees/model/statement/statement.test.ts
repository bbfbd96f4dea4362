import { expect, test } from 'vitest'
import type { OpenFee } from './match-lines'
import { matchLines } from './match-lines'
import { findMissing, guessFields, openStatement, readStatementRows } from './read-csv'
import { parseCents, parseDay } from './read-values'
import { hashLines, type StatementLine } from './statement-line'

test('days and amounts are read as banks write them, and nothing is guessed', () => {
  expect(
    ['31.12.2026', '31.12.26', '2026-12-31', '20261231', '31/12/2026', '31.12.2026 10:15'].map(
      parseDay,
    ),
  ).toEqual(Array.from({ length: 6 }, () => '2026-12-31'))
  expect(['31.02.2026', 'Saldo', '', '2026-13-01'].map(parseDay)).toEqual([null, null, null, null])
  expect(
    ['1.234,56', '1,234.56', '+45,5', '-12,00', '12,00-', '1.234', '1 234,00 EUR', '0,01'].map(
      parseCents,
    ),
  ).toEqual([123_456, 123_456, 4550, -1200, -1200, 123_400, 123_400, 1])
  expect(['', 'EUR', '1.23,4567', '--5'].map(parseCents)).toEqual([null, null, null, null])
})

function readAll(text: string) {
  const table = openStatement(text)
  if ('fault' in table) return table
  return readStatementRows(table, guessFields(table.header))
}

test('a German statement, with the account above the table, credits and debits', () => {
  const read = readAll(
    [
      'Kontonummer:;DE89370400440532013000',
      '',
      'Buchungstag;Valuta;Begünstigter/Zahlungspflichtiger;Verwendungszweck;Betrag;Währung',
      '09.11.26;09.11.26;Yıldız, Ayşe;"1A2B3C4D Saison Emir";"45,50";EUR',
      '10.11.26;10.11.26;Stadtwerke;Strom;"-120,00";EUR',
      ';;;Saldo;;',
    ].join('\n'),
  )
  expect(read).toMatchObject({
    lines: [
      {
        place: 4,
        booked_on: '2026-11-09',
        cents: 4550,
        payer: 'Yıldız, Ayşe',
        purpose: '1A2B3C4D Saison Emir',
      },
      { place: 5, cents: -12_000 },
    ],
  })
})

test('a Bulgarian statement with a column for each direction', () => {
  const read = readAll(
    [
      'Дата;Референция;Наредител;Основание;Дебит;Кредит;Валута',
      '09.11.2026;77;Иван Петров;Такса U13;;30,00;EUR',
      '09.11.2026;78;;Наем;200,00;;EUR',
    ].join('\n'),
  )
  expect(read).toMatchObject({
    lines: [
      { cents: 3000, payer: 'Иван Петров', purpose: 'Такса U13', reference: '77' },
      { cents: -20_000 },
    ],
  })
})

test('without a day and an amount the columns have to be chosen', () => {
  const table = openStatement('when;how much\n2026-11-09;45.50')
  if ('fault' in table) throw new Error(table.fault)
  const fields = guessFields(table.header)
  expect(findMissing(fields)).toEqual(['booked_on', 'amount'])
  expect(readStatementRows(table, fields)).toEqual({ fault: 'no_columns' })
  expect(readStatementRows(table, ['booked_on', 'amount'])).toMatchObject({
    lines: [{ cents: 4550 }],
  })
  expect(openStatement('')).toEqual({ fault: 'empty' })
  expect(openStatement('PK\u0003')).toEqual({ fault: 'binary' })
})

const line: StatementLine = {
  place: 1,
  booked_on: '2026-11-09',
  cents: 4550,
  currency: 'EUR',
  payer: 'Ayse Yildiz',
  purpose: '',
  reference: '',
}
const emir: OpenFee = {
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  title: 'Season',
  amount_cents: 4550,
  due_on: '2026-11-01',
  first_name: 'Emir',
  last_name: 'Yıldız',
  payers: ['Ayşe Yıldız'],
}
const defne = {
  ...emir,
  id: '2b3c4d5e-0000-4000-8000-000000000000',
  first_name: 'Defne',
  amount_cents: 3000,
}
const match = (changes: Partial<StatementLine>, fees: OpenFee[] = [emir, defne]) => {
  const [found] = matchLines([{ ...line, ...changes }], fees)
  return {
    kind: found?.kind,
    fees: found?.fees.map(({ first_name }) => first_name),
    gap: found?.gap,
  }
}

test('the code and the sum are certain, whatever was typed around it', () => {
  for (const purpose of [
    '1A2B3C4D Season Emir',
    'season 1a2b3c4d',
    'EREF+1A2B 3C4D',
    'x/1A2B-3C4D',
  ])
    expect(match({ purpose })).toEqual({ kind: 'certain', fees: ['Emir'], gap: null })
  expect(match({ purpose: '1A2B3C4D 2B3C4D5E', cents: 7550 })).toEqual({
    kind: 'certain',
    fees: ['Emir', 'Defne'],
    gap: null,
  })
})

test('a code with another sum, or another currency, is told and left open', () => {
  expect(match({ purpose: '1A2B3C4D', cents: 2000 })).toMatchObject({ kind: 'none', gap: 'part' })
  expect(match({ purpose: '1A2B3C4D', cents: 5000 })).toMatchObject({ kind: 'none', gap: 'over' })
  expect(match({ purpose: '1A2B3C4D', currency: 'BGN' })).toMatchObject({
    kind: 'none',
    gap: 'foreign',
  })
  expect(match({ purpose: '1A2B3C4D', cents: -4550 })).toEqual({
    kind: 'none',
    fees: [],
    gap: null,
  })
})

test('a sum and a name are likely: of the player or of a parent; the oldest part first', () => {
  expect(match({})).toEqual({ kind: 'likely', fees: ['Emir'], gap: null })
  expect(match({ payer: '', purpose: 'Beitrag Emir Yildiz' })).toMatchObject({ kind: 'likely' })
  expect(match({ cents: 7550 })).toMatchObject({ kind: 'likely', fees: ['Emir', 'Defne'] })
  const later = { ...emir, id: '3c', due_on: '2026-12-01' }
  const [found] = matchLines([line], [later, emir])
  expect(found?.fees).toEqual([emir])
})

test('siblings with the same sum are for a person to tell apart, strangers are not matched', () => {
  expect(match({}, [emir, { ...defne, amount_cents: 4550 }])).toMatchObject({
    kind: 'none',
    gap: 'several',
  })
  expect(match({ payer: 'Emir Petrov' })).toEqual({ kind: 'none', fees: [], gap: null })
})

test('two lines never get the same fee', () => {
  const [first, second] = matchLines([line, { ...line, purpose: '1A2B3C4D' }], [emir])
  expect(first?.kind).toBe('none')
  expect(second?.kind).toBe('certain')
  const kinds = matchLines([line, line], [emir]).map(({ kind }) => kind)
  expect(kinds).toEqual(['likely', 'none'])
})

test('a line is known again, two alike are two', async () => {
  const [one, other] = await hashLines([line, line])
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(other).not.toBe(one)
  expect(await hashLines([{ ...line, place: 9, payer: ' AYSE  Yildiz' }])).toEqual([one])
})
