/** A stored player as the form takes it: only squads of teams the person manages can be changed there. */
import type { Foot, Position } from './player'
import type { PlayerInput } from './player-schema'

interface StoredPlayer {
  first_name: string
  last_name: string
  date_of_birth: string
  position: Position | null
  other_positions: Position[]
  strong_foot: Foot | null
  squads: {
    shirt_number: number | null
    left_on: string | null
    team: { id: string; name: string }
  }[]
}

interface FormOfPlayer {
  values: PlayerInput
  /** Names of the teams that stay as they are. */
  otherTeams: string[]
}

export function toPlayerInput(
  player: StoredPlayer,
  managed: readonly { id: string }[],
): FormOfPlayer {
  const isManaged = (id: string) => managed.some((team) => team.id === id)
  const open = player.squads.filter(({ left_on }) => left_on === null)
  return {
    values: {
      first_name: player.first_name,
      last_name: player.last_name,
      date_of_birth: player.date_of_birth,
      position: player.position,
      other_positions: player.other_positions,
      strong_foot: player.strong_foot,
      squads: open
        .filter(({ team }) => isManaged(team.id))
        .map(({ team, shirt_number }) => ({ team_id: team.id, shirt_number })),
      height_cm: null,
      weight_kg: null,
      guardians: [],
    },
    otherTeams: open.filter(({ team }) => !isManaged(team.id)).map(({ team }) => team.name),
  }
}
