/** The people and the money of an owner's schools: who coaches, who is invited, what is open. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

async function fetchPeople(schoolIds: readonly string[], signal: AbortSignal) {
  const client = await db()
  const [assignments, invitations, ...accounts] = await Promise.all([
    unwrap(
      client
        .from('role_assignments')
        .select('user_id, role, school_id')
        .in('school_id', schoolIds)
        .limit(5000)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('invitations')
        .select('id, email, role, status, school_id, accepted_by, expires_at')
        .in('school_id', schoolIds)
        .in('status', ['pending', 'accepted'])
        .order('created_at', { ascending: false })
        .limit(1000)
        .abortSignal(signal),
    ),
    ...schoolIds.map((id) =>
      unwrap(client.rpc('treasury_players', { p_school_id: id }).abortSignal(signal)),
    ),
  ])
  return { assignments, invitations, ...sums(accounts.flat()) }
}

interface Account {
  open_cents: number
  overdue_cents: number
}

/** Cents; `overdue_count` is how many players are late. */
function sums(accounts: readonly Account[]) {
  return {
    player_count: accounts.length,
    open_cents: accounts.reduce((sum, { open_cents }) => sum + open_cents, 0),
    overdue_cents: accounts.reduce((sum, { overdue_cents }) => sum + overdue_cents, 0),
    overdue_count: accounts.filter(({ overdue_cents }) => overdue_cents > 0).length,
  }
}

/** One's own subscription, which pays for the club; null on the free tier. */
async function fetchSubscription(signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('my_subscription')
      .select('tier, status, is_payment_late, expires_on')
      .abortSignal(signal),
  )
  return rows[0] ?? null
}

export const clubPeopleQueries = {
  of: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: ['people', 'club', schoolIds],
      queryFn: ({ signal }) => fetchPeople(schoolIds, signal),
    }),
  subscription: () =>
    queryOptions({
      queryKey: ['billing', 'mine', 'state'],
      queryFn: ({ signal }) => fetchSubscription(signal),
    }),
}

export function useClubPeople(schoolIds: readonly string[]) {
  return useSuspenseQuery(clubPeopleQueries.of(schoolIds)).data
}

export function useClubSubscription() {
  return useSuspenseQuery(clubPeopleQueries.subscription()).data
}
