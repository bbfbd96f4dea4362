import { useWatch } from 'react-hook-form'
import { addMinutes } from '@/lib/time/interval'
import { toInstant } from '@/lib/time/wall-clock'
import type { MatchTime } from '../../api/match-form'
import { countMatchMinutes } from '../../model/match-proposals'
import { matchSchema, type MatchInput } from '../../model/match-schema'

const timeShape = matchSchema.pick({
  team_id: true,
  date: true,
  time: true,
  periods: true,
  period_minutes: true,
})

/** From kick-off to the planned end, as the fields say now; null while they do not. */
export function useMatchTime(zone: string): MatchTime | null {
  const [team_id, date, time, periods, period_minutes] = useWatch<
    MatchInput,
    ['team_id', 'date', 'time', 'periods', 'period_minutes']
  >({ name: ['team_id', 'date', 'time', 'periods', 'period_minutes'] })
  const read = timeShape.safeParse({ team_id, date, time, periods, period_minutes })
  if (!read.success) return null
  const startsAt = toInstant(read.data, zone)
  return { teamId: team_id, startsAt, endsAt: addMinutes(startsAt, countMatchMinutes(read.data)) }
}
