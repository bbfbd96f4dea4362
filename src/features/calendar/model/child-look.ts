/** A colour for each child, and for each team that of its first child: a family tells its dates apart by whose they are. */
import type { Child } from '@/features/attendance/model/family/children'
import { assignTeamLooks, type TeamLook } from './team-look'

interface ChildLooks {
  /** By child id. */
  children: ReadonlyMap<string, TeamLook>
  /** By team id. */
  teams: ReadonlyMap<string, TeamLook>
}

export function assignChildLooks(family: readonly Pick<Child, 'id' | 'teams'>[]): ChildLooks {
  const children = assignTeamLooks(family.map(({ id }) => id))
  const teams = new Map<string, TeamLook>()
  for (const child of family) {
    for (const { id } of child.teams) {
      if (!teams.has(id)) teams.set(id, children.get(child.id) ?? 'green_soft')
    }
  }
  return { children, teams }
}
