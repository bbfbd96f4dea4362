/** With what a plan begins, and what of a stored one still fits its match. */
import type { RotationRules, StoredRotation } from '@/features/matches/model/rotation/rotation-row'
import type { Turns } from './rotation'

interface Game {
  format: number
  periods: number
  period_minutes: number
}

/** As the solver was measured: more parts are neither planned nor remembered beside a pitch. */
const mostParts = 8

/** Parts of a period that are whole or half minutes, few first. */
export function listPartChoices({ periods, period_minutes }: Game): number[] {
  return Array.from({ length: mostParts }, (_, index) => index + 1).filter(
    (parts) => parts * periods <= mostParts && Number.isInteger((period_minutes * 2) / parts),
  )
}

/** Percent everybody plays where the school says nothing: half for the small ones, less where sides are bigger. */
function getUsualShare({ format }: Game): number {
  if (format <= 7) return 50
  return format <= 9 ? 40 : 25
}

/** `schoolShare`: percent the school asks for, null where it leaves it to the format; the coach changes it. */
export function createDefaultRules(
  game: Game,
  hasKeeper: boolean,
  schoolShare: number | null,
): RotationRules {
  return {
    parts: listPartChoices(game).at(-1) ?? 1,
    least_share: schoolShare ?? getUsualShare(game),
    keeper: hasKeeper ? 'periods' : 'open',
    bench_run: 1,
    is_even: false,
    pairs: [],
    levels: {},
    locks: {},
  }
}

/** Players who are no longer called up are dropped, and rows of another number of parts. */
export function fitToSquad(
  { rules, turns }: Pick<StoredRotation, 'rules' | 'turns'>,
  players: readonly string[],
  periods: number,
): { rules: RotationRules; turns: Turns } {
  const isKnown = (id: string) => players.includes(id)
  const filterRows = (rows: Turns) =>
    Object.fromEntries(
      Object.entries(rows).filter(
        ([id, row]) => isKnown(id) && row.length === periods * rules.parts,
      ),
    )
  return {
    rules: {
      ...rules,
      pairs: rules.pairs.filter(({ players: pair }) => pair.every(isKnown)),
      levels: Object.fromEntries(Object.entries(rules.levels).filter(([id]) => isKnown(id))),
      locks: filterRows(rules.locks),
    },
    turns: filterRows(turns),
  }
}
