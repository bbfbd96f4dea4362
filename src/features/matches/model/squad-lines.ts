/** One line per player of a match: the team's squad now, and guests who were called or answered. */

interface Answered {
  player_id: string
  answer: 'yes' | 'no' | 'maybe' | null
  needs_reconfirmation: boolean
}

interface Person {
  id: string
  first_name: string
  last_name: string
}

interface Member {
  shirt_number: number | null
  player: Person & { position: string | null }
}

/** How many said what; an answer to another time is none. */
export function countAnswers(rows: readonly Answered[], members: readonly Member[]) {
  const lines = listLines(
    rows.map((row) => ({ ...row, player: null })),
    members,
  )
  const counts = { yes: 0, no: 0, maybe: 0, open: 0 }
  for (const { row } of lines) counts[(!row?.needs_reconfirmation && row?.answer) || 'open'] += 1
  return counts
}

export interface SquadLine<Row> {
  id: string
  name: string
  row: Row | null
  /** Not of this team. */
  isGuest: boolean
  isKeeper: boolean
  /** The number of the team. */
  shirt: number | null
}

type RowOfPlayer = Answered & { player: (Person & { position: string | null }) | null }

/** In the order of the team's squad, guests at the end. */
export function listLines<Row extends RowOfPlayer>(
  rows: readonly Row[],
  members: readonly Member[],
): SquadLine<Row>[] {
  const byPlayer = new Map(rows.map((row) => [row.player_id, row]))
  const ofTeam = new Set(members.map(({ player }) => player.id))
  return [
    ...members.map(({ player, shirt_number }) => ({
      id: player.id,
      name: formatName(player),
      row: byPlayer.get(player.id) ?? null,
      isGuest: false,
      isKeeper: player.position === 'goalkeeper',
      shirt: shirt_number,
    })),
    ...rows
      .filter(({ player_id }) => !ofTeam.has(player_id))
      .map((row) => ({
        id: row.player_id,
        name: row.player ? formatName(row.player) : '',
        row,
        isGuest: true,
        isKeeper: row.player?.position === 'goalkeeper',
        shirt: null,
      })),
  ]
}

function formatName({ first_name, last_name }: Person): string {
  return `${first_name} ${last_name}`
}
