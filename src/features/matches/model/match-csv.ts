/** The list of matches as a file that a spreadsheet opens. */
import Papa from 'papaparse'
import { formatScore, getMatchSide, type MatchSide } from '@/features/teams/model/fixture'
import { writeCell } from '@/lib/spreadsheet-cell'
import { toWallClock } from '@/lib/time/wall-clock'
import type { matchKinds, matchStatuses } from './match-filter'

interface CsvMatch {
  /** ISO instant. */
  starts_at: string
  opponent: string
  is_home: boolean
  is_neutral: boolean
  kind: (typeof matchKinds)[number]
  competition: string | null
  venue: string | null
  status: (typeof matchStatuses)[number]
  goals_for: number | null
  goals_against: number | null
  team: { name: string; school: { time_zone: string } }
}

export interface MatchCsvWords {
  headings: readonly string[]
  side: (side: MatchSide) => string
  kind: (kind: CsvMatch['kind']) => string
  status: (status: CsvMatch['status']) => string
}

/** One row per match by the clock of its school; UTF-8 with a mark at the beginning, so that Excel reads the letters. */
export function toCsv(matches: readonly CsvMatch[], words: MatchCsvWords): string {
  const data = matches.map((match) => {
    const { date, time } = toWallClock(match.starts_at, match.team.school.time_zone)
    return [
      date,
      time,
      match.team.name,
      match.opponent,
      words.side(getMatchSide(match)),
      words.kind(match.kind),
      match.competition ?? '',
      match.venue ?? '',
      words.status(match.status),
      formatScore(match) ?? '',
    ].map(writeCell)
  })
  return `\uFEFF${Papa.unparse({ fields: [...words.headings], data }, { newline: '\r\n' })}\r\n`
}
