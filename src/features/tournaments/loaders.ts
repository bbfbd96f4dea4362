import { redirect, type LoaderFunctionArgs } from 'react-router'
import { ageRuleQueries } from '@/features/teams/api/age-rules'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { readSearch, requireFound, requireId } from '@/lib/router/loader'
import { paths } from '@/lib/router/paths'
import { tournamentQueries } from './api/tournaments'

/** The rules of the proposed team's age; who manages no team is led to the matches. */
export async function loadTournamentToCreate({ request }: LoaderFunctionArgs) {
  const { teams, isStaff } = await loadVisitor()
  const asked = readSearch(request).get('team')
  const team = teams.find(({ id }) => id === asked) ?? teams[0]
  if (!isStaff || !team) throw redirect(paths.matches.list)
  await queryClient.ensureQueryData(ageRuleQueries.ofTeam(team.id))
  return null
}

/** What the database does not show is not there (404). */
export async function loadTournament(args: LoaderFunctionArgs) {
  const query = tournamentQueries.details(requireId(args))
  await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.fetchQuery({ ...query, staleTime: 0 })),
  ])
  return null
}
