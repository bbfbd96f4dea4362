import { useState } from 'react'
import { toAppError } from '@/lib/errors'
import { readTable, type TableFault } from '@/lib/table-file/read-table'
import { showToast } from '@/lib/toast'
import { useImportPlayers, useKnownPlayers, type MadePlayer } from '../../api/players/player-import'
import {
  guessColumns,
  hasHeading,
  listMissingColumns,
  type ImportField,
} from '../../model/import/columns'
import { planRows, parseRefusedRow, toRows, type PlannedRow } from '../../model/import/import-plan'
import type { Faults, ImportedPlayer, RowCells, TeamName } from '../../model/import/import-row'

/** What the person said about a row, by its line. */
interface Word {
  cells?: RowCells
  choice?: 'add' | 'skip'
  refused?: Faults
}

export interface ImportResult {
  made: (MadePlayer & { player: ImportedPlayer })[]
  /** Left out on purpose: known, twice, unwanted. */
  left: number
}

/** A table on its way into the club: read, matched, fixed, brought in. */
export function useImport(
  schoolId: string,
  teams: readonly TeamName[],
  startTeamId: string | null,
) {
  const [cells, setCells] = useState<string[][] | null>(null)
  const [fault, setFault] = useState<TableFault | null>(null)
  const [columns, setColumns] = useState<(ImportField | null)[]>([])
  const [words, setWords] = useState<Record<number, Word>>({})
  const [teamId, setTeamId] = useState<string | null>(
    startTeamId ?? (teams.length === 1 ? (teams[0]?.id ?? null) : null),
  )
  const [result, setResult] = useState<ImportResult | null>(null)
  const { data: known = [] } = useKnownPlayers(schoolId)
  const { mutateAsync: send, isPending } = useImportPlayers()

  const header = cells?.[0] ?? []
  const isHeaded = hasHeading(header)
  const body = cells ? cells.slice(isHeaded ? 1 : 0) : []
  const missing = cells ? listMissingColumns(columns) : []
  const rows: PlannedRow[] =
    missing.length > 0
      ? []
      : planRows(
          toRows(body, columns, isHeaded ? 2 : 1).map((row) => {
            const word = words[row.line]
            return { ...row, ...word, cells: { ...row.cells, ...word?.cells } }
          }),
          known,
          teams,
          teamId,
        )

  function open(text: string) {
    const table = readTable(text)
    const isGood = 'cells' in table
    setFault(isGood ? null : table.fault)
    setCells(isGood ? table.cells : null)
    setColumns(isGood ? guessColumns(table.cells[0] ?? []) : [])
    setWords({})
    setResult(null)
  }

  function changeWord(line: number, word: Word) {
    setWords((all) => ({ ...all, [line]: { ...all[line], ...word } }))
  }

  function correctCell(line: number, field: ImportField, text: string) {
    changeWord(line, { cells: { ...words[line]?.cells, [field]: text }, refused: {} })
  }

  async function run() {
    const wanted = rows.filter(({ isIn }) => isIn)
    try {
      const made = await send({ schoolId, rows: wanted.map(({ player }) => player) })
      setResult({
        made: made.flatMap((entry) => {
          const row = wanted[entry.place - 1]
          return row ? [{ ...entry, player: row.player }] : []
        }),
        left: rows.length - made.length,
      })
      setCells(null)
    } catch (thrown) {
      const error = toAppError(thrown)
      // no row is wrong: there are more than the plan holds
      const refused = error.code === 'plan_full' ? null : parseRefusedRow(error.detail)
      const row = refused && wanted[refused.place - 1]
      if (!refused || !row) return showToast('error', `errors:${error.code}`)
      changeWord(row.line, { refused: refused.faults })
      showToast('error', 'people:import.refused', { values: { line: row.line } })
    }
  }

  return {
    fault,
    /** Null before there is a table. */
    table: cells && { header, isHeaded, sample: body[0] ?? [], columns, missing, rows },
    teamId,
    result,
    isSending: isPending,
    open,
    close: () => setCells(null),
    again: () => setResult(null),
    match: (at: number, field: ImportField | null) =>
      setColumns(columns.map((old, index) => (index === at ? field : old === field ? null : old))),
    setTeamId,
    mend: correctCell,
    choose: (line: number, choice: 'add' | 'skip') => changeWord(line, { choice }),
    run,
  }
}

export type ImportState = ReturnType<typeof useImport>
export type OpenTable = NonNullable<ImportState['table']>
