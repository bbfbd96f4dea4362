/** Whose data somebody may ask for beside their own account: oneself as a player, and linked children. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchLinks } from '@/features/people/api/guardians'
import { fetchPlayersWithSchool } from '@/features/people/api/players/player-rows'
import { linkedChildQueries } from '../profile/linked-children'

export interface DataSubject {
  playerId: string
  name: string
  school_name: string
  date_of_birth: string
  digital_consent_age: number
  isMyself: boolean
  /** A guardian's link may allow reading only. */
  can_consent: boolean
}

/** The school may be hidden from a guardian without a role there: then the strictest age counts. */
const strictestAge = 16

export const dataSubjectQueries = {
  all: () => [...linkedChildQueries.all(), 'data-subjects'] as const,
  of: (userId: string) =>
    queryOptions({
      queryKey: [...dataSubjectQueries.all(), userId],
      meta: { reads: ['guardian_links', 'players', 'schools'] },
      queryFn: ({ signal }) => fetchSubjects(userId, signal),
    }),
}

async function fetchSubjects(userId: string, signal: AbortSignal): Promise<DataSubject[]> {
  const links = await fetchLinks(userId, signal)
  const ids = links.map(({ player_id }) => player_id)
  const players = await fetchPlayersWithSchool(userId, ids, signal)
  return players.map((player) => ({
    playerId: player.id,
    name: `${player.first_name} ${player.last_name}`,
    school_name: player.school?.name ?? '',
    date_of_birth: player.date_of_birth,
    digital_consent_age: player.school?.digital_consent_age ?? strictestAge,
    isMyself: player.user_id === userId,
    can_consent: links.some((link) => link.player_id === player.id && link.can_consent),
  }))
}

export function useDataSubjects(userId: string) {
  return useSuspenseQuery(dataSubjectQueries.of(userId))
}
