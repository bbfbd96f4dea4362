/** A table of cells from a CSV file or from cells copied out of a spreadsheet. */
import Papa from 'papaparse'
import { readCell } from '@/lib/spreadsheet-cell'

export const importLimits = { rows: 500, bytes: 2_000_000, columns: 40 } as const

export type TableFault = 'empty' | 'too_many' | 'binary'

/** `lines`: for each row its number in the file, from 1, as a spreadsheet counts. */
export type ReadTable = { fault: TableFault } | { cells: string[][]; lines: number[] }

/** Comma, semicolon or tab. Empty lines are left out, short rows filled up; a heading comes on top of `maxRows`. */
export function readTable(text: string, maxRows: number = importLimits.rows): ReadTable {
  // a workbook is a ZIP archive, or older still: neither is text
  if (text.startsWith('PK') || text.includes('\u0000')) return { fault: 'binary' }
  const table = text.replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(table, { delimiter: detectDelimiter(table) })
  const rows = data
    .map((row, index) => ({
      line: index + 1,
      cells: row.slice(0, importLimits.columns).map((cell) => readCell(cell).trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) return { fault: 'empty' }
  if (rows.length > maxRows + 1) return { fault: 'too_many' }
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  return {
    cells: rows.map(({ cells }) => [
      ...cells,
      ...Array.from({ length: width - cells.length }, () => ''),
    ]),
    lines: rows.map(({ line }) => line),
  }
}

/** A title may stand above the table, so the first lines are counted together. */
function detectDelimiter(table: string): string {
  const first = table.split(/\r\n|\r|\n/, 10).join('')
  const count = (sign: string) => first.split(sign).length
  return ['\t', ';', ','].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
