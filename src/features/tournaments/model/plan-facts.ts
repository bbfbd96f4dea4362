/** What a plan means for a day: when it ends, how much each team plays, and what more pitches would change. */
import { findEnd, listSlotStarts } from './day-times'
import { planGames } from './plan-games'
import { listComing, type PlannedGame, type PlanSettings, type PlanTeam } from './tournament'

export interface PlanFacts {
  /** An instant in ISO; null without games. */
  endsAt: string | null
  fewest: number
  most: number
  /** Of the team that plays most. */
  minutes: number
  isTooLate: boolean
}

/** A festival counts all its rounds, though only the first is drawn. */
export function computePlanFacts(
  settings: PlanSettings,
  teams: readonly PlanTeam[],
  games: readonly PlannedGame[],
): PlanFacts {
  const coming = listComing(teams)
  const counts =
    settings.kind === 'festival'
      ? countFestivalGames(coming.length, settings.rounds)
      : coming.map(
          ({ id }) =>
            games.filter(({ home_id, away_id }) => home_id === id || away_id === id).length,
        )
  const most = Math.max(0, ...counts)
  const endsAt =
    settings.kind === 'festival'
      ? findFestivalEnd(settings, coming.length)
      : findEnd(games, settings)
  return {
    endsAt,
    fewest: Math.min(most, ...counts),
    most,
    minutes: most * settings.game_minutes,
    isTooLate:
      endsAt !== null &&
      settings.ends_by !== null &&
      Date.parse(endsAt) > Date.parse(settings.ends_by),
  }
}

/** With an odd number of teams one rests in each round. */
function countFestivalGames(teams: number, rounds: number): number[] {
  if (teams < 2) return []
  if (teams % 2 === 0) return [rounds]
  return [rounds - Math.ceil(rounds / teams), rounds - Math.floor(rounds / teams)]
}

function findFestivalEnd(settings: PlanSettings, teams: number): string | null {
  const turns = Math.ceil(Math.floor(teams / 2) / settings.pitches)
  const [last] = listSlotStarts(settings, turns * settings.rounds).slice(-1)
  if (!last || turns === 0) return null
  return new Date(Date.parse(last) + settings.game_minutes * 60_000).toISOString()
}

/** The plan with one pitch more or fewer, where it ends at another time. */
export function listAlternatives(
  settings: PlanSettings,
  teams: readonly PlanTeam[],
): { pitches: number; endsAt: string }[] {
  const now = computePlanFacts(settings, teams, planGames(settings, teams)).endsAt
  return [settings.pitches - 1, settings.pitches + 1].flatMap((pitches) => {
    if (pitches < 1 || pitches > 16) return []
    const other = { ...settings, pitches }
    const { endsAt } = computePlanFacts(other, teams, planGames(other, teams))
    return endsAt === null || endsAt === now ? [] : { pitches, endsAt }
  })
}
