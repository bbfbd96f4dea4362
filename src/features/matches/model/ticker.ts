/** The live ticker of a match (chapter 0723): what families read of it while it is played. */
import { z } from 'zod'
import type { MatchClock } from './live/clock'
import { listGoals, type GoalLine } from './match-story'

export const tickerGoalsSchema = z.array(
  z.object({
    id: z.string(),
    period: z.number(),
    clock_seconds: z.number(),
    kind: z.enum(['goal', 'penalty_goal', 'own_goal']),
    is_ours: z.boolean(),
    /** Null where the school tells no names, and of the other team's goals. */
    first_name: z.string().nullable(),
  }),
)

export type TickerGoal = z.infer<typeof tickerGoalsSchema>[number]

export interface TickerLine extends GoalLine {
  first_name: string | null
}

/** The goals with minute and score, the last one first. */
export function listTickerLines(goals: readonly TickerGoal[], periodMinutes: number): TickerLine[] {
  const names = new Map(goals.map(({ id, first_name }) => [id, first_name]))
  const events = goals.map(({ is_ours, ...goal }) => ({
    ...goal,
    is_opponent: is_ours === (goal.kind === 'own_goal'),
    player_id: null,
    second_player_id: null,
  }))
  return listGoals(events, periodMinutes)
    .map((line) => ({ ...line, first_name: names.get(line.id) ?? null }))
    .toReversed()
}

interface TickerRow {
  status: MatchClock['status']
  current_period: number | null
  /** Seconds since the running period began, by the server's clock; null between periods. */
  period_seconds: number | null
}

/** The clock of a ticker that arrived at an instant of this device (epoch ms). */
export function createTickerClock(
  match: { periods: number; period_minutes: number; started_at: string | null },
  ticker: TickerRow,
  arrivedAt: number,
): MatchClock {
  const isRunning = ticker.status === 'live' && ticker.period_seconds !== null
  return {
    status: ticker.status,
    periods: match.periods,
    period_minutes: match.period_minutes,
    period: ticker.current_period,
    runsSince: isRunning ? arrivedAt - (ticker.period_seconds ?? 0) * 1000 : null,
    startedAt: match.started_at === null ? null : Date.parse(match.started_at),
  }
}

const earlyMs = 30 * 60_000
const lateMs = 4 * 60 * 60_000

/** How often to ask again (ms): while it is played, less where nobody logs its end, and around a kick-off that nobody has logged yet. */
export function getTickerPause(
  match: { status: string; starts_at: string },
  tickerStatus: string | null,
  now: number,
): number | false {
  const status = tickerStatus ?? match.status
  const startsAt = Date.parse(match.starts_at)
  if (status === 'live') return now < startsAt + lateMs ? 15_000 : 300_000
  return status === 'planned' && now > startsAt - earlyMs && now < startsAt + lateMs
    ? 60_000
    : false
}
