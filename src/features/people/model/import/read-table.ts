/** A table of cells from a CSV file or from cells copied out of a spreadsheet. */
import Papa from 'papaparse'
import { readCell } from '@/lib/spreadsheet-cell'

export const importLimits = { rows: 500, bytes: 2_000_000, columns: 40 } as const

export type TableFault = 'empty' | 'too_many' | 'binary'

export type ReadTable = { fault: TableFault } | { cells: string[][] }

/** Comma, semicolon or tab. Empty lines are left out, short rows filled up. */
export function readTable(text: string): ReadTable {
  // a workbook is a ZIP archive, or older still: neither is text
  if (text.startsWith('PK') || text.includes('\u0000')) return { fault: 'binary' }
  const table = text.replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(table, { delimiter: detectDelimiter(table) })
  const rows = data
    .map((row) => row.slice(0, importLimits.columns).map((cell) => readCell(cell).trim()))
    .filter((row) => row.some((cell) => cell !== ''))
  if (rows.length === 0) return { fault: 'empty' }
  if (rows.length > importLimits.rows + 1) return { fault: 'too_many' }
  const width = Math.max(...rows.map((row) => row.length))
  return {
    cells: rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]),
  }
}

function detectDelimiter(table: string): string {
  const [first = ''] = table.split(/\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  return ['\t', ';', ','].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
