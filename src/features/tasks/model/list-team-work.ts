/** Work of the teams one looks after: a coach who is a parent too sees the own child's in the parent's role. */

interface Row {
  user_id: string | null
  player: { squads: readonly { left_on: string | null; team: { id: string } }[] } | null
}

/** Colleagues' work, that of players of these teams, and of players in no team at all. */
export function listTeamWork<R extends Row>(rows: readonly R[], teamIds: readonly string[]): R[] {
  return rows.filter(({ user_id: userId, player }) => {
    if (userId !== null) return true
    const squads = player?.squads.filter(({ left_on }) => left_on === null) ?? []
    return squads.length === 0 || squads.some(({ team }) => teamIds.includes(team.id))
  })
}
