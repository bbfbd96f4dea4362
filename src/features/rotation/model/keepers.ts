/** Keepers are assigned before the rest: whoever stands in goal is on the pitch, and the solver has fewer ways to weigh. */
import { countParts, unlockPart, getLock, type Impossible, type RotationProblem } from './rotation'

/** Keeper of each part that is to come, by id; null where none is planned. */
export function assignKeepers(problem: RotationProblem): (string | null)[] | Impossible {
  const { players, rules, passed } = problem
  const parts = countParts(problem)
  const keepers: (string | null)[] = []
  for (let part = 0; part < parts; part += 1) {
    const named = players.filter(({ id }) => getLock(problem, id, part) === 'k')
    if (part < passed || rules.keeper === 'open') {
      keepers.push(part < passed ? (named[0]?.id ?? null) : null)
      continue
    }
    if (named.length > 1) {
      return { code: 'locks_keeper', part, relaxed: unlockPart(rules, part) }
    }
    const [first] = named
    const keeper = first?.id ?? chooseKeeper(problem, keepers, part)
    if (keeper === null) {
      const hasFree = players.some(({ id }) => getLock(problem, id, part) === '.')
      return hasFree
        ? {
            code: 'keeper',
            relaxed: { ...rules, keeper: rules.keeper === 'turns' ? 'periods' : 'one' },
          }
        : { code: 'locks_keeper', part, relaxed: unlockPart(rules, part) }
    }
    keepers.push(keeper)
  }
  return keepers
}

function chooseKeeper(problem: RotationProblem, before: readonly (string | null)[], part: number) {
  const { players, rules } = problem
  const { parts, keeper: mode } = rules
  const all = countParts(problem)
  const isStart = mode === 'turns' || (mode === 'periods' ? part % parts === 0 : part === 0)
  const isFree = (id: string, at: number) => getLock(problem, id, at) === '.'
  const last = before.at(-1) ?? null
  if (!isStart && last !== null && isFree(last, part)) return last

  const end = mode === 'turns' ? part + 1 : mode === 'periods' ? part - (part % parts) + parts : all
  const later = Array.from({ length: all - part }, (_, index) => part + index)
  // somebody named for a later part of the same turn begins it
  const namedLater = players.find(
    ({ id }) =>
      isFree(id, part) && later.some((at) => at < end && getLock(problem, id, at) === 'k'),
  )
  if (namedLater && mode !== 'turns') return namedLater.id
  const isNamed = (id: string) => later.some((at) => getLock(problem, id, at) === 'k')
  const candidates = players.filter(
    ({ id }) => isFree(id, part) && (mode === 'one' || (!before.includes(id) && !isNamed(id))),
  )
  const [best] = candidates.toSorted(
    (one, other) =>
      countFree(problem, other.id, part, end) - countFree(problem, one.id, part, end) ||
      Number(other.isKeeper) - Number(one.isKeeper) ||
      countFree(problem, one.id, 0, all) - countFree(problem, other.id, 0, all),
  )
  return best?.id ?? null
}

function countFree(problem: RotationProblem, id: string, from: number, to: number): number {
  let count = 0
  for (let part = from; part < to; part += 1) {
    if (['.', 'k'].includes(getLock(problem, id, part))) count += 1
  }
  return count
}
