/** Who leads, who comes on first and who takes what in one match: as edited, and as `match_squad` has it. */
import type { Enums } from '@/lib/supabase/database.types'

export type SetPiece = Enums<'set_piece'>

export const setPieces = [
  'penalty',
  'free_kick',
  'corner_left',
  'corner_right',
] as const satisfies readonly SetPiece[]

/** Players by id. */
export interface Duties {
  captain: string | null
  /** Substitutes, the first to come on first; empty until the coach has said. */
  bench: readonly string[]
  takers: Readonly<Record<SetPiece, string | null>>
}

export interface DutyRow {
  player_id: string
  is_captain: boolean
  /** 1 comes on first. */
  bench_order: number | null
  set_pieces: SetPiece[]
}

export function hasDuty({ is_captain, bench_order, set_pieces }: DutyRow): boolean {
  return is_captain || bench_order !== null || set_pieces.length > 0
}

export function readDuties(rows: readonly DutyRow[]): Duties {
  const findTaker = (piece: SetPiece) =>
    rows.find(({ set_pieces }) => set_pieces.includes(piece))?.player_id ?? null
  return {
    captain: rows.find(({ is_captain }) => is_captain)?.player_id ?? null,
    bench: rows
      .filter(({ bench_order }) => bench_order !== null)
      .toSorted((one, other) => (one.bench_order ?? 0) - (other.bench_order ?? 0))
      .map(({ player_id }) => player_id),
    takers: {
      penalty: findTaker('penalty'),
      free_kick: findTaker('free_kick'),
      corner_left: findTaker('corner_left'),
      corner_right: findTaker('corner_right'),
    },
  }
}

/** The rows `save_lineup` takes: everybody who has a duty. */
export function toDutyRows({ captain, bench, takers }: Duties): DutyRow[] {
  const named = [captain, ...bench, ...Object.values(takers)].filter((id) => id !== null)
  return [...new Set(named)].map((player_id) => ({
    player_id,
    is_captain: player_id === captain,
    bench_order: bench.includes(player_id) ? bench.indexOf(player_id) + 1 : null,
    set_pieces: setPieces.filter((piece) => takers[piece] === player_id),
  }))
}

/** Substitutes as the coach orders them; whom nobody has ordered comes last, as given. */
export function sortSubstitutes<Substitute extends { player_id: string }>(
  { bench }: Duties,
  substitutes: readonly Substitute[],
): Substitute[] {
  const getRank = ({ player_id }: Substitute) =>
    bench.includes(player_id) ? bench.indexOf(player_id) : bench.length
  return substitutes.toSorted((one, other) => getRank(one) - getRank(other))
}

/** One place up in the order of the substitutes, who all have a place in it from then on. */
export function moveUp(
  duties: Duties,
  substitutes: readonly { player_id: string }[],
  playerId: string,
): Duties {
  const bench = sortSubstitutes(duties, substitutes).map(({ player_id }) => player_id)
  const index = bench.indexOf(playerId)
  const before = bench[index - 1]
  if (before === undefined) return duties
  return { ...duties, bench: bench.with(index - 1, playerId).with(index, before) }
}
