/** What was asked for, and what came out. */
export interface Row {
  what: string
  asked: string
  measured: string
  /** null when nothing was asked. */
  isMet: boolean | null
}

/** A row with one number that must not be larger. */
export function createLimitRow(what: string, limit: number, value: number, unit: string): Row {
  const digits = value < 100 ? 1 : 0
  return {
    what,
    asked: `≤ ${limit} ${unit}`,
    measured: `${value.toFixed(digits)} ${unit}`,
    isMet: value <= limit,
  }
}

export function printTable(rows: readonly Row[]): void {
  const head: Row = { what: '', asked: 'asked', measured: 'measured', isMet: null }
  const measureWidth = (pick: (row: Row) => string) =>
    Math.max(...[head, ...rows].map((row) => pick(row).length))
  const [what, asked, measured] = [
    measureWidth((row) => row.what),
    measureWidth((row) => row.asked),
    measureWidth((row) => row.measured),
  ]
  for (const row of [head, ...rows]) {
    const cells = [
      row.what.padEnd(what),
      row.asked.padStart(asked),
      row.measured.padStart(measured),
    ]
    console.log(`${row.isMet === null ? ' ' : row.isMet ? '✔' : '✖'} ${cells.join('  ')}`)
  }
}
