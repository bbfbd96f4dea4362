/** The players list as a file that a spreadsheet opens, and that the import reads again. */
import Papa from 'papaparse'
import { writeCell } from '@/lib/spreadsheet-cell'
import type { PlayerRow } from './player-row'

/** The words of the person's language; a file is read by people. */
export interface CsvWords {
  headings: readonly [string, string, string, string, string, string, string]
  position: (position: NonNullable<PlayerRow['position']>) => string
  foot: (foot: NonNullable<PlayerRow['strong_foot']>) => string
}

/** One row per player and team; UTF-8 with a mark at the beginning, so that Excel reads the letters. */
export function toCsv(players: readonly PlayerRow[], words: CsvWords): string {
  const data = players.flatMap((player) => {
    const teams = player.teams.length > 0 ? player.teams : [null]
    return teams.map((team) =>
      [
        player.first_name,
        player.last_name,
        player.date_of_birth,
        player.position ? words.position(player.position) : '',
        player.strong_foot ? words.foot(player.strong_foot) : '',
        team?.name ?? '',
        team?.shirt_number?.toString() ?? '',
      ].map(writeCell),
    )
  })
  return `\uFEFF${Papa.unparse({ fields: [...words.headings], data }, { newline: '\r\n' })}\r\n`
}
