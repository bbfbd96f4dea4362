/** A typed result of two other clubs; limits of `public.league_results`, messages are translation keys. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { matchLimits } from '../match-schema'

const text = matchLimits.opponent
const goals = 'matches/season:league.errors.goals'

const nameSchema = z
  .string()
  .trim()
  .min(1, 'matches/season:league.errors.name')
  .max(text, 'matches/season:league.errors.too_long')

const goalSchema = z
  .number(goals)
  .int(goals)
  .min(matchLimits.goals.min, goals)
  .max(matchLimits.goals.max, goals)

const date = 'matches/season:league.errors.date'

export const leagueResultSchema = z
  .object({
    home: nameSchema,
    away: nameSchema,
    home_goals: goalSchema,
    away_goals: goalSchema,
    played_on: z.iso
      .date(date)
      .refine((day) => day >= '2000-01-01' && day <= '2099-12-31', { error: date }),
  })
  .refine(({ home, away }) => home.toLowerCase() !== away.toLowerCase(), {
    path: ['away'],
    error: 'matches/season:league.errors.same',
  })

export type LeagueResultValues = z.output<typeof leagueResultSchema>

export function describeLeagueFailure({ code, detail }: AppError): Partial<Record<'home', string>> {
  if (detail === 'league_full') return { home: 'matches/season:league.errors.full' }
  if (detail === 'table_not_allowed') return { home: 'matches/season:no_table' }
  return code === 'conflict' ? { home: 'matches/season:league.errors.known' } : {}
}
