/** The teams of a school as its treasury knows them: through the players it charges. Pure. */

interface Player {
  player_id: string
  team_ids: readonly string[]
  team_names: readonly string[]
}

/** Each once, by name. */
export function listTeams(players: readonly Player[]): { id: string; name: string }[] {
  const names = new Map<string, string>()
  for (const { team_ids, team_names } of players)
    for (const [place, id] of team_ids.entries()) names.set(id, team_names[place] ?? '')
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
}

/** Everybody of these teams and these players themselves, each once. */
export function listPlayersToCharge(
  players: readonly Player[],
  teamIds: readonly string[],
  playerIds: readonly string[],
): string[] {
  return players
    .filter(
      ({ player_id, team_ids }) =>
        playerIds.includes(player_id) || team_ids.some((id) => teamIds.includes(id)),
    )
    .map(({ player_id }) => player_id)
}
