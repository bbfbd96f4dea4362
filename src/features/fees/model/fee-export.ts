/** Fees for the accountant: a table with everything, and booking lines as DATEV takes them. Pure. */
import { writeCell } from '@/lib/spreadsheet-cell'
import type { Fee, FeeMethod } from './fee'
import { toReferenceCode } from './bank-transfer'

export const exportColumns = [
  'code',
  'last',
  'first',
  'teams',
  'payers',
  'fee',
  'kind',
  'amount',
  'due',
  'state',
  'paid',
  'by',
] as const

/** Words of the table in the reader's language. */
export interface ExportWords {
  headings: readonly string[]
  formatKind: (kind: Fee['kind']) => string
  formatStatus: (status: Fee['status']) => string
  formatMethod: (method: FeeMethod) => string
}

/** Semicolons, a mark for the letters, and a decimal comma where the language has one, so that a spreadsheet opens it right. */
export function toFeeCsv(fees: readonly Fee[], words: ExportWords, decimalSign: string): string {
  const rows = fees.map((fee) => [
    toReferenceCode(fee.id),
    fee.last_name,
    fee.first_name,
    fee.team_names.join(', '),
    fee.payers.join(', '),
    fee.title,
    words.formatKind(fee.kind),
    formatAmount(fee.amount_cents, decimalSign),
    fee.due_on,
    words.formatStatus(fee.status),
    fee.paid_on ?? '',
    fee.method ? words.formatMethod(fee.method) : '',
  ])
  return toCsv([words.headings, ...rows])
}

export interface Accounts {
  bank: string
  cash: string
  income: string
}

/** Of the chart of accounts for clubs (SKR 49): bank, cash, membership fees. */
export const usualAccounts: Accounts = { bank: '0945', cash: '0920', income: '2110' }

/** Headings of DATEV's booking batch, in its own German whatever the reader speaks. */
const datevHeadings = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'Belegdatum',
  'Belegfeld 1',
  'Buchungstext',
]

/** A line for each fee that was paid: bank or cash to income, DDMM as DATEV has dates; at most 60 signs of text. */
export function toDatevCsv(fees: readonly Fee[], accounts: Accounts): string {
  const rows = fees.flatMap((fee) => {
    if (fee.status !== 'paid' || fee.paid_on === null) return []
    const [, month = '', day = ''] = fee.paid_on.split('-')
    return [
      [
        formatAmount(fee.amount_cents, ','),
        'S',
        'EUR',
        fee.method === 'cash' ? accounts.cash : accounts.bank,
        accounts.income,
        `${day}${month}`,
        toReferenceCode(fee.id),
        `${fee.title} ${fee.first_name} ${fee.last_name}`.slice(0, 60).trim(),
      ],
    ]
  })
  return toCsv([datevHeadings, ...rows])
}

function formatAmount(cents: number, decimalSign: string): string {
  return (cents / 100).toFixed(2).replace('.', decimalSign)
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`
}

function quote(cell: string): string {
  const text = writeCell(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
