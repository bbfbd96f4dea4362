/** What becomes of each row: new, there already, twice in the table, or still to be fixed. */
import type { ImportField } from './columns'
import {
  readRow,
  type Faults,
  type ImportedPlayer,
  type RowCells,
  type TeamName,
} from './import-row'

export interface TableRow {
  /** Line of the table, from 1: what a person counts. */
  line: number
  cells: RowCells
  /** The person's word on a row that looks like a duplicate, or on one they do not want. */
  choice?: 'add' | 'skip'
  /** What the database said about it. */
  refused?: Faults
}

export interface PlannedRow extends TableRow {
  player: ImportedPlayer
  faults: Faults
  likeness: 'new' | 'known' | 'twice'
  /** True: goes in. False: left out, or waits to be fixed. */
  isIn: boolean
}

interface Known {
  first_name: string
  last_name: string
  date_of_birth: string
}

/** The same person by name and birth date, however it is written. */
export function createPersonKey({ first_name, last_name, date_of_birth }: Known): string {
  const name = `${first_name} ${last_name}`.normalize('NFC').toLowerCase()
  return `${name.replaceAll(/\s+/g, ' ').trim()} ${date_of_birth}`
}

/** Cells of the table by field, for the columns as they are matched. */
export function toRows(
  cells: readonly string[][],
  columns: readonly (ImportField | null)[],
  firstLine: number,
): TableRow[] {
  return cells.map((row, index) => ({
    line: firstLine + index,
    cells: Object.fromEntries(
      columns.flatMap((field, at) => (field ? [[field, row[at] ?? ''] as const] : [])),
    ),
  }))
}

export function planRows(
  rows: readonly TableRow[],
  known: readonly Known[],
  teams: readonly TeamName[],
  teamId: string | null,
): PlannedRow[] {
  const there = new Set(known.map(createPersonKey))
  const seen = new Set<string>()
  const shirts = new Set<string>()
  return rows.map((row) => {
    const { player, faults } = readRow(row.cells, teams, teamId)
    const key = createPersonKey(player)
    const isTwice = seen.has(key)
    seen.add(key)
    const likeness = there.has(key) ? 'known' : isTwice ? 'twice' : 'new'
    const wanted = row.choice ? row.choice === 'add' : likeness === 'new'
    if (wanted && player.team_id && player.shirt_number && !faults.shirt_number) {
      const shirt = `${player.team_id} ${player.shirt_number}`
      if (shirts.has(shirt)) faults.shirt_number = 'shirt_twice'
      shirts.add(shirt)
    }
    const all = { ...row.refused, ...faults }
    return {
      ...row,
      likeness,
      player: { ...player, is_namesake: likeness !== 'new' },
      faults: all,
      isIn: wanted && Object.keys(all).length === 0,
    }
  })
}

/** Reads `import_row:<place>:<reason>`; null for any other failure. */
export function parseRefusedRow(detail: string | null): { place: number; faults: Faults } | null {
  const match = /^import_row:(\d+):(.+)$/.exec(detail ?? '')
  if (!match) return null
  const faults: Faults =
    match[2] === '23505' ? { shirt_number: 'shirt_taken' } : { last_name: 'refused' }
  return { place: Number(match[1]), faults }
}

/** Waits for somebody: it is wanted and something about it is wrong. */
export function isCorrectable({ faults, choice }: PlannedRow): boolean {
  return choice !== 'skip' && Object.keys(faults).length > 0
}
