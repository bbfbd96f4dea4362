/** Whose data somebody may ask for beside their own account: oneself as a player, and linked children. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { linkedChildQueries } from '../profile/linked-children'

const playerColumns =
  'id, user_id, first_name, last_name, date_of_birth, school:schools!players_school(name, digital_consent_age)' as const

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
      queryFn: ({ signal }) => fetchSubjects(userId, signal),
    }),
}

async function fetchSubjects(userId: string, signal: AbortSignal): Promise<DataSubject[]> {
  const client = await db()
  const links = await unwrap(
    client
      .from('guardian_links')
      .select('player_id, can_consent')
      .eq('guardian_id', userId)
      .eq('status', 'active')
      .abortSignal(signal),
  )
  const ids = links.map(({ player_id }) => player_id)
  const mine = `user_id.eq.${userId}`
  const players = await unwrap(
    client
      .from('players')
      .select(playerColumns)
      .or(ids.length > 0 ? `${mine},id.in.(${ids.join(',')})` : mine)
      .order('date_of_birth')
      .abortSignal(signal),
  )
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
