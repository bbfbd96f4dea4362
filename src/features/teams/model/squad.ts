/** The squad of a team: its order, and which number on the shirt somebody may have. */
import { compareByName, formatFullName } from '@/lib/person'
import { playerLimits } from '@/features/people/model/player'

export interface SquadPlace {
  id: string
  shirt_number: number | null
  player: { first_name: string; last_name: string }
}

/** By number, whoever has none at the end; then by name. */
export function compareBySquadOrder(one: SquadPlace, other: SquadPlace): number {
  const first = one.shirt_number ?? Number.POSITIVE_INFINITY
  const second = other.shirt_number ?? Number.POSITIVE_INFINITY
  if (first !== second) return first - second
  return compareByName(one.player, other.player)
}

export type ShirtAnswer =
  | { kind: 'number'; value: number | null }
  | { kind: 'range' }
  | { kind: 'taken'; number: number; by: string }

/** What a typed number means: empty takes it away; 1 to 99, once in a squad (`squad_members`). */
export function readShirt(
  typed: string,
  place: Pick<SquadPlace, 'id'>,
  squad: readonly SquadPlace[],
): ShirtAnswer {
  const text = typed.trim()
  if (text === '') return { kind: 'number', value: null }
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  const { min, max } = playerLimits.shirt
  if (!(value >= min && value <= max)) return { kind: 'range' }
  const wearer = squad.find(({ id, shirt_number }) => id !== place.id && shirt_number === value)
  return wearer
    ? { kind: 'taken', number: value, by: formatFullName(wearer.player) }
    : { kind: 'number', value }
}
