/** What is missing around a coach's sessions: ticks, fields and answers; and who of the squads is hurt. */
import { fetchHurt } from '@/features/attendance/api/absences'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchBookingsOfTrainings } from '@/features/fields/api/bookings'
import { hasFields } from '@/features/fields/api/fields'
import { fetchTurnout } from '@/features/attendance/api/turnout'
import { fetchTrainingPage } from '@/features/training/api/training-list'
import type { Session } from '../model/needs'

const dayMs = 24 * 60 * 60_000
/** How long back a forgotten list can still be filled from memory. */
const recordDays = 14

interface Scope {
  teamIds: readonly string[]
  trainingIds: readonly string[]
  /** Today at the school, `YYYY-MM-DD`. */
  today: string
}

async function fetchNeeds({ teamIds, trainingIds, today }: Scope, signal: AbortSignal) {
  const [past, bookings, turnout, isWithFields, hurt] = await Promise.all([
    fetchTrainingPage(
      {
        tab: 'past',
        status: 'unrecorded',
        team_ids: [...teamIds],
        from: new Date(Date.now() - recordDays * dayMs).toISOString(),
        limit: 20,
      },
      signal,
    ),
    fetchBookingsOfTrainings(trainingIds, signal),
    fetchTurnout(trainingIds, signal),
    hasFields(signal),
    fetchHurt(teamIds, today, signal),
  ])
  return {
    unrecorded: past.rows.map(({ id, title, team, starts_at, ends_at }): Session => ({
      id,
      title,
      team: team.name,
      starts_at,
      ends_at,
      zone: team.school.time_zone,
    })),
    booked: bookings.flatMap(({ training_id }) => training_id ?? []),
    open: turnout.map(({ training_id, open }) => ({ training_id, open })),
    hasFields: isWithFields,
    hurt: hurt.map(({ to_on, player }) => ({
      id: player.id,
      name: `${player.first_name} ${player.last_name}`.trim(),
      to_on,
    })),
  }
}

export type CoachNeeds = Awaited<ReturnType<typeof fetchNeeds>>

export const coachNeedQueries = {
  of: (scope: Scope) =>
    queryOptions({
      queryKey: ['dashboards', 'coach-needs', scope],
      meta: {
        reads: [
          'trainings',
          'attendance',
          'field_bookings',
          'fields',
          'absences',
          'players',
          'squad_members',
        ],
      },
      queryFn: ({ signal }) => fetchNeeds(scope, signal),
    }),
}

export function useCoachNeeds(scope: Scope): CoachNeeds {
  return useSuspenseQuery(coachNeedQueries.of(scope)).data
}
