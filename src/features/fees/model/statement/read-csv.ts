/** A statement as CSV: which column holds what, guessed by the headings of German and Bulgarian banks and English ones. Pure. */
import { readTable } from '@/lib/table-file/read-table'
import { parseCents, parseDay } from './read-values'
import { statementLimits, type ReadLines, type StatementFault } from './statement-line'

export const statementFields = [
  'booked_on',
  'amount',
  'credit',
  'debit',
  'payer',
  'purpose',
  'currency',
  'reference',
] as const
export type StatementField = (typeof statementFields)[number]

export interface StatementTable {
  header: string[]
  rows: string[][]
  /** Of each row its number in the file. */
  places: number[]
}

/** How headings begin, in small letters. */
const headings: Record<StatementField, readonly string[]> = {
  booked_on: [
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'datum',
    'wertstellung',
    'wertstellungstag',
    'valuta',
    'valutadatum',
    'booking date',
    'transaction date',
    'completed date',
    'date',
    'дата',
    'вальор',
  ],
  amount: ['betrag', 'umsatz', 'amount', 'сума', 'стойност'],
  credit: [
    'haben',
    'gutschrift',
    'credit',
    'paid in',
    'money in',
    'кредит',
    'постъпления',
    'приход',
    'кт',
  ],
  debit: [
    'soll',
    'belastung',
    'debit',
    'paid out',
    'money out',
    'дебит',
    'плащания',
    'разход',
    'дт',
  ],
  payer: [
    'begünstigter',
    'beguenstigter',
    'empfänger',
    'name',
    'zahlungsbeteiligter',
    'zahlungspflichtiger',
    'zahlungspflichtige',
    'auftraggeber',
    'absender',
    'partnername',
    'payer',
    'payee',
    'counterparty',
    'sender',
    'наредител',
    'контрагент',
    'получател',
    'име',
  ],
  purpose: [
    'verwendungszweck',
    'buchungsdetails',
    'beschreibung',
    'zweck',
    'description',
    'reference',
    'details',
    'remittance',
    'memo',
    'основание',
    'описание',
    'пояснение',
    'пояснения',
    'детайли',
  ],
  currency: ['währung', 'waehrung', 'currency', 'валута'],
  reference: [
    'kundenreferenz',
    'buchungsreferenz',
    'transaktions-id',
    'transaktionsid',
    'transaction id',
    'bank reference',
    'референция',
    'референтен номер',
    'номер на операция',
  ],
}

function isHeading(name: string, field: StatementField): boolean {
  return headings[field].some(
    (stem) => name.startsWith(stem) && !/^\p{L}/u.test(name.slice(stem.length)),
  )
}

/** The first line that names a day and an amount is the heading: banks write the account above it. */
export function openStatement(text: string): StatementTable | { fault: StatementFault } {
  const table = readTable(text, statementLimits.lines + 30)
  if ('fault' in table) return table
  const { cells, lines } = table
  const top = cells.slice(0, 30).findIndex((row) => {
    const fields = guessFields(row)
    return fields.includes('booked_on') && (fields.includes('amount') || fields.includes('credit'))
  })
  const at = Math.max(top, 0)
  const header = cells[at] ?? []
  const rows = cells.slice(at + 1)
  if (rows.length === 0) return { fault: 'empty' }
  if (rows.length > statementLimits.lines) return { fault: 'too_many' }
  return { header, rows, places: lines.slice(at + 1) }
}

/** For each column what it holds, each field once; null is left out. */
export function guessFields(header: readonly string[]): (StatementField | null)[] {
  const taken = new Set<StatementField>()
  return header.map((heading) => {
    const name = heading.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    const field = statementFields.find((one) => !taken.has(one) && isHeading(name, one))
    if (field) taken.add(field)
    return field ?? null
  })
}

/** What has to be chosen before anything can be read. */
export function findMissing(fields: readonly (StatementField | null)[]): StatementField[] {
  const missing: StatementField[] = []
  if (!fields.includes('booked_on')) missing.push('booked_on')
  if (!fields.includes('amount') && !fields.includes('credit')) missing.push('amount')
  return missing
}

/** Rows without a day or an amount, such as balances, are left out. */
export function readStatementRows(
  { rows, places }: StatementTable,
  fields: readonly (StatementField | null)[],
): ReadLines {
  if (findMissing(fields).length > 0) return { fault: 'no_columns' }
  const lines = rows.flatMap((row, index) => {
    const getCell = (field: StatementField) => {
      const at = fields.indexOf(field)
      return at < 0 ? '' : (row[at] ?? '').trim()
    }
    const booked_on = parseDay(getCell('booked_on'))
    const cents = readCents(getCell)
    if (booked_on === null || cents === null) return []
    return {
      place: places[index] ?? index + 1,
      booked_on,
      cents,
      currency: getCell('currency').toUpperCase() || 'EUR',
      payer: getCell('payer'),
      purpose: getCell('purpose'),
      reference: getCell('reference'),
    }
  })
  return lines.length === 0 ? { fault: 'empty' } : { lines }
}

/** One column with a sign, or one for each direction. */
function readCents(getCell: (field: StatementField) => string): number | null {
  const amount = parseCents(getCell('amount'))
  if (amount !== null) return amount
  const credit = parseCents(getCell('credit'))
  if (credit) return credit
  const debit = parseCents(getCell('debit'))
  return debit === null ? credit : -Math.abs(debit)
}
