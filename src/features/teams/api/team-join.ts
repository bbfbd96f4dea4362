/** The visitor's side of a team link: what it says, and asking to join. */
import type { Relationship } from '@/features/people/model/player'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Null for a link that is wrong, revoked, used up or over. Needs no account. */
export async function fetchTeamLink(token: string) {
  const client = await getDb()
  const [link = null] = await unwrap(client.rpc('team_link_by_token', { p_token: token }))
  return link
}

export interface JoinWish {
  token: string
  firstName: string
  lastName: string
  /** `YYYY-MM-DD`. */
  bornOn: string
  /** Null with a link for players, who ask for themselves. */
  relationship: Relationship | null
}

/**
 * Fails with `link_over`, `already_asked`, `too_many_requests` or `address_not_confirmed`. No mutation: the page of a
 * visitor stands without the app's query client around it.
 */
export async function requestTeamJoin(wish: JoinWish): Promise<void> {
  const { token, firstName, lastName, bornOn, relationship } = wish
  const client = await getDb()
  await unwrap(
    client.rpc('request_team_join', {
      p_token: token,
      p_first_name: firstName,
      p_last_name: lastName,
      p_date_of_birth: bornOn,
      ...(relationship ? { p_relationship: relationship } : {}),
    }),
  )
  await invalidateTables(queryClient, ['team_join_requests', 'team_links'])
}
