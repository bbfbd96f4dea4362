import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLiveMatchQuery } from '@/features/matches/api/live/live-match'
import { getMatchOutbox, getDeviceId } from '@/features/matches/api/live/match-outbox'
import { useLineupData } from '@/features/matches/api/lineup'
import { ageRuleQueries } from '@/features/teams/api/age-rules'
import { matchSquadQueries } from '@/features/matches/api/match-squad'
import { computePlayedSeconds } from '@/features/matches/model/live/clock'
import { mergeClock, mergeLog } from '@/features/matches/model/live/merge-log'
import { computePlay, sumSeconds } from '@/features/matches/model/live/played-intervals'
import type { RotationRules } from '@/features/matches/model/rotation/rotation-row'
import { useStore } from '@/lib/store'
import { useNow } from '@/lib/time/use-now'
import { countPartsOver, lockActual } from '../model/actual-turns'
import type { RotationProblem } from '../model/rotation'

/** The match as the plan needs it: who is called up, the season before it, and what happened so far. */
export function useRotationGame(userId: string, matchId: string) {
  const match = useLiveMatchQuery(matchId)
  const { players: lineup } = useLineupData(matchId)
  const { data: facts } = useSuspenseQuery(matchSquadQueries.facts(matchId))
  const { data: ageRules } = useQuery(ageRuleQueries.ofTeam(match.team_id))
  const outbox = useStore(getMatchOutbox(userId, matchId), (shown) => shown)
  const now = useNow()
  const clock = mergeClock(match.clock, outbox.box)
  const played = clock.status === 'live' ? computePlayedSeconds(clock, now) : 0
  const events = mergeLog(match.events, outbox.box, getDeviceId())
  const play = computePlay({ ...match, events, played })
  const rule = ageRules?.find(({ format }) => format === match.format)
  const players = match.players.map(({ player_id, name, shirt_number }) => {
    const fact = facts.find((known) => known.player_id === player_id)
    return {
      id: player_id,
      name,
      shirt_number,
      isKeeper: lineup.find((known) => known.player_id === player_id)?.position === 'goalkeeper',
      seconds: fact?.seconds ?? 0,
      possible: fact?.possible_seconds ?? 0,
    }
  })

  /** Parts that are over or running are locked to what happened. */
  function createProblem(rules: RotationRules): RotationProblem {
    const parts = match.periods * rules.parts
    const partSeconds = (match.period_minutes * 60) / rules.parts
    const actual = { play, players: players.map(({ id }) => id), played, partSeconds, parts }
    return {
      players: players.map(({ id, isKeeper, seconds, possible }) => ({
        id,
        isKeeper,
        seconds,
        possible,
      })),
      format: Math.max(1, match.format - play.sentOff.size),
      periods: match.periods,
      partSeconds,
      rules: played > 0 ? lockActual(rules, actual) : rules,
      passed: countPartsOver(actual),
    }
  }

  return {
    match,
    players,
    /** Percent the school asks for; also a match kept by an earlier version has an answer. */
    schoolShare: match.team.school.least_minutes_share ?? null,
    isOver: clock.status === 'finished' || clock.status === 'cancelled',
    hasKeeper: rule?.has_goalkeeper ?? match.format > 3,
    played: played > 0 ? { seconds: sumSeconds(play.intervals), until: played } : null,
    createProblem,
  }
}

export type RotationGame = ReturnType<typeof useRotationGame>
