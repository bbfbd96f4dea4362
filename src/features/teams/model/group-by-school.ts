interface TeamOfSchool {
  id: string
  name: string
  season: string
  school: { id: string; name: string }
}

interface SchoolWithTeams {
  id: string
  name: string
  teams: TeamOfSchool[]
}

/** Each school once, the one with most of these teams first, then by name; teams by name, numbers as numbers (U9 before U11). */
export function groupBySchool(teams: readonly TeamOfSchool[]): SchoolWithTeams[] {
  const schools = new Map<string, SchoolWithTeams>()
  for (const team of teams) {
    const school = schools.get(team.school.id) ?? { ...team.school, teams: [] }
    schools.set(team.school.id, { ...school, teams: [...school.teams, team] })
  }
  return [...schools.values()]
    .map((school) => ({ ...school, teams: school.teams.toSorted(compareNames) }))
    .toSorted((one, other) => other.teams.length - one.teams.length || compareNames(one, other))
}

function compareNames(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, undefined, { numeric: true })
}
