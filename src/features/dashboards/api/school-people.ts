/** The people and the money of an owner's schools: who coaches, who is invited, what is open. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchTreasuryPlayers } from '@/features/fees/api/treasury'
import { fetchInvitationsOfSchools } from '@/features/people/api/invitations'
import { fetchRolesAtSchools } from '@/features/session/api/role-assignments'

async function fetchPeople(schoolIds: readonly string[], signal: AbortSignal) {
  const [assignments, invitations, ...accounts] = await Promise.all([
    fetchRolesAtSchools(schoolIds, signal),
    fetchInvitationsOfSchools(schoolIds, signal),
    ...schoolIds.map((id) => fetchTreasuryPlayers(id, signal)),
  ])
  return { assignments, invitations, ...sumAccounts(accounts.flat()) }
}

interface Account {
  open_cents: number
  overdue_cents: number
}

/** Cents; `overdue_count` is how many players are late. */
function sumAccounts(accounts: readonly Account[]) {
  return {
    player_count: accounts.length,
    open_cents: accounts.reduce((sum, { open_cents }) => sum + open_cents, 0),
    overdue_cents: accounts.reduce((sum, { overdue_cents }) => sum + overdue_cents, 0),
    overdue_count: accounts.filter(({ overdue_cents }) => overdue_cents > 0).length,
  }
}

export const schoolPeopleQueries = {
  of: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: ['people', 'club', schoolIds],
      meta: { reads: ['role_assignments', 'invitations', 'fees', 'players'] },
      queryFn: ({ signal }) => fetchPeople(schoolIds, signal),
    }),
}

export function useSchoolPeople(schoolIds: readonly string[]) {
  return useSuspenseQuery(schoolPeopleQueries.of(schoolIds)).data
}
