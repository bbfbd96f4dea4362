/** The lines of a statement beside what is open and what statements have paid before. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { matchLines, type Match, type OpenFee } from '../model/statement/match-lines'
import { hashLines, type StatementLine } from '../model/statement/statement-line'
import { fetchBookedLines } from './fees'
import { fetchAllFees } from './treasury'

export interface StatementItem {
  /** Hash of the line. */
  key: string
  line: StatementLine
  match: Match
  /** A statement with this line was imported before, and it paid. */
  isBooked: boolean
}

interface MatchedStatement {
  items: StatementItem[]
  open: OpenFee[]
}

async function fetchMatches(
  schoolId: string,
  lines: readonly StatementLine[],
  signal: AbortSignal,
): Promise<MatchedStatement> {
  const days = lines.map(({ booked_on }) => booked_on).toSorted()
  const [keys, open, booked] = await Promise.all([
    hashLines(lines),
    fetchAllFees(schoolId, { status: 'due' }, signal),
    fetchBookedLines(schoolId, { from: days[0] ?? '', to: days.at(-1) ?? '' }, signal),
  ])
  const known = new Set(booked)
  const rest = lines.filter((_, place) => !known.has(keys[place] ?? ''))
  const matches = new Map(matchLines(rest, open).map((match, place) => [rest[place], match]))
  const items = lines.map((line, place) => ({
    key: keys[place] ?? '',
    line,
    match: matches.get(line) ?? { kind: 'none' as const, fees: [], gap: null },
    isBooked: !matches.has(line),
  }))
  return { items, open }
}

const statementQueries = {
  matches: (schoolId: string, lines: readonly StatementLine[]) =>
    queryOptions({
      queryKey: ['fees', 'statement', schoolId, lines],
      meta: { reads: ['fees', 'players', 'guardian_links'] },
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => fetchMatches(schoolId, lines, signal),
    }),
}

export function useStatementMatches(schoolId: string, lines: readonly StatementLine[]) {
  return useQuery(statementQueries.matches(schoolId, lines))
}
