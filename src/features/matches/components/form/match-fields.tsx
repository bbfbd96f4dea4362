import { useWatch } from 'react-hook-form'
import type { Team } from '@/features/teams/api/teams'
import type { MatchInput } from '../../model/match-schema'
import { OpponentFields } from './opponent-fields'
import { PlaceFields } from './place-fields'
import { PlayFields } from './play-fields'
import { TimeFields } from './time-fields'

export interface MatchFieldsProps {
  /** Those the person manages. */
  teams: readonly Team[]
  /** The match that is changed; null for a new one. */
  matchId: string | null
  /** The slot is chosen already: what is missing is the opponent. */
  isSlotKnown?: boolean
}

/** Whom, when, where and how long; what is proposed can be changed. */
export function MatchFields({ teams, matchId, isSlotKnown = false }: MatchFieldsProps) {
  const teamId = useWatch<MatchInput, 'team_id'>({ name: 'team_id' })
  const team = teams.find(({ id }) => id === teamId)
  const schoolId = team?.school_id ?? ''
  const zone = team?.school.time_zone ?? 'UTC'
  const shared = { schoolId, zone, matchId }
  return (
    <>
      <OpponentFields {...shared} teams={teams} isSlotKnown={isSlotKnown} />
      <TimeFields {...shared} />
      <PlaceFields {...shared} />
      <PlayFields {...shared} />
    </>
  )
}
