import { href, paths } from '@/lib/router/paths'
import { usePeopleAccess } from './use-people-access'

/** The team somebody came from, by `?team=`: what a form starts with, and the way back to that tab of the team. */
export function useStartTeam(teamId: string | null, tab?: 'staff') {
  const { myTeams } = usePeopleAccess()
  const team = myTeams.find(({ id }) => id === teamId)
  if (!team) return { id: teamId, back: null }
  const page = href(paths.teams.details, { id: team.id })
  return { id: team.id, back: { to: tab ? `${page}?tab=${tab}` : page, label: team.name } }
}
