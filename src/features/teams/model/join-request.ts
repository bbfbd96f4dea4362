/** Which player of a squad a family means. */
import { foldText } from '@/lib/fold-text'

interface Named {
  first_name: string
  last_name: string
}

/** The squad's player of this name, however it is written; null when there is none or more than one. */
export function findNamesake<Player extends Named>(
  players: readonly Player[],
  child: Named,
): Player | null {
  const fold = ({ first_name, last_name }: Named) => foldText(`${first_name} ${last_name}`.trim())
  const same = players.filter((player) => fold(player) === fold(child))
  return same.length === 1 ? (same[0] ?? null) : null
}
