/** The squad on paper: who is expected first, a box to tick for each. */

type Answer = 'yes' | 'no' | 'maybe'

interface Member {
  player_id: string
  shirt_number: number | null
  player: { first_name: string; last_name: string }
}

export interface PaperPlayer {
  id: string
  /** "Mia L.": paper lies about, so family names stay short. */
  name: string
  number: number | null
  answer: Answer | null
}

const ranks: Record<Answer | 'open', number> = { yes: 0, maybe: 1, open: 1, no: 2 }

/** Those who said no come last; within a group by shirt number, then by name. */
export function createPaperSquad(
  members: readonly Member[],
  answers: readonly { player_id: string; answer: Answer | null }[],
): PaperPlayer[] {
  const given = new Map(answers.map(({ player_id, answer }) => [player_id, answer]))
  return members
    .map(({ player_id, shirt_number, player }) => ({
      id: player_id,
      name: `${player.first_name} ${player.last_name.slice(0, 1)}.`,
      number: shirt_number,
      answer: given.get(player_id) ?? null,
    }))
    .toSorted(
      (one, other) =>
        ranks[one.answer ?? 'open'] - ranks[other.answer ?? 'open'] ||
        (one.number ?? 100) - (other.number ?? 100) ||
        one.name.localeCompare(other.name),
    )
}
