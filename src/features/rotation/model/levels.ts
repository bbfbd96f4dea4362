/** Sides of about the same strength in every part: what is asked, and exchanges of turns that bring a plan there. */
import { isOnPitch } from '@/features/matches/model/rotation/turns'
import { listBreaches } from './check-rotation'
import { countParts, getLock, listNeeds, type RotationProblem, type Turns } from './rotation'

/** How far the levels on the pitch may be from an average side of that size. */
export const levelRoom = 1.5

/** More exchanges than any plan of eight parts has needed; a bound against going in circles. */
const mostExchanges = 200

/** Of those who are there, by their levels: 2 for a side of nothing but ordinary ones. */
export function computeAverageLevel(problem: RotationProblem, part: number): number {
  const there = problem.players.filter(({ id }) => getLock(problem, id, part) !== 'x')
  const sum = there.reduce((all, { id }) => all + getLevel(problem, id), 0)
  return there.length === 0 ? 2 : sum / there.length
}

/** By part, how much stronger than an average side the players on the pitch are; 0 for parts that are over. */
export function measureLevelGaps(problem: RotationProblem, turns: Turns): number[] {
  return listNeeds(problem).map((need, part) => {
    if (part < problem.passed) return 0
    const level = problem.players.reduce(
      (sum, { id }) => sum + (isOnPitch(turns[id]?.[part]) ? getLevel(problem, id) : 0),
      0,
    )
    return level - computeAverageLevel(problem, part) * need
  })
}

interface Exchange {
  /** On the pitch in part `from` and beside it in `to`; the other the other way round. */
  one: string
  other: string
  from: number
  to: number
  /** By how much the squared gaps become smaller. */
  gain: number
}

/**
 * A plan as fair as the given one, with even sides: two players exchange a turn in one part for a turn in another, so
 * that numbers on the pitch and everybody's turns stay. Null where no exchange leads there.
 */
export function alignLevels(problem: RotationProblem, turns: Turns): Turns | null {
  let current = turns
  for (let step = 0; step < mostExchanges; step += 1) {
    const gaps = measureLevelGaps(problem, current)
    if (gaps.every((gap) => Math.abs(gap) <= levelRoom)) return current
    const next = listExchanges(problem, current, gaps)
      .map((exchange) => applyExchange(current, exchange))
      .find((changed) => listBreaches(problem, changed).length === 0)
    if (!next) return null
    current = next
  }
  return null
}

/** Those that bring the sides nearer, the best first. */
function listExchanges(
  problem: RotationProblem,
  turns: Turns,
  gaps: readonly number[],
): Exchange[] {
  const { players, passed } = problem
  const parts = countParts(problem)
  const found: Exchange[] = []
  for (const { id: one } of players) {
    for (const { id: other } of players) {
      const shift = getLevel(problem, other) - getLevel(problem, one)
      if (shift === 0) continue
      for (let from = passed; from < parts; from += 1) {
        if (!canExchange(problem, turns, from, one, other)) continue
        for (let to = passed; to < parts; to += 1) {
          if (!canExchange(problem, turns, to, other, one)) continue
          const [before = 0, after = 0] = [gaps[from], gaps[to]]
          const gain = before ** 2 + after ** 2 - (before + shift) ** 2 - (after - shift) ** 2
          if (gain > 0) found.push({ one, other, from, to, gain })
        }
      }
    }
  }
  return found.toSorted((first, second) => second.gain - first.gain)
}

/** Whether the first one plays in that part and may make room for the second, who sits. */
function canExchange(
  problem: RotationProblem,
  turns: Turns,
  part: number,
  leaving: string,
  coming: string,
): boolean {
  return (
    turns[leaving]?.[part] === 'p' &&
    turns[coming]?.[part] === 'b' &&
    getLock(problem, leaving, part) === '.' &&
    getLock(problem, coming, part) === '.'
  )
}

function applyExchange(turns: Turns, { one, other, from, to }: Exchange): Turns {
  return {
    ...turns,
    [one]: setLetters(turns[one] ?? '', { [from]: 'b', [to]: 'p' }),
    [other]: setLetters(turns[other] ?? '', { [from]: 'p', [to]: 'b' }),
  }
}

function setLetters(row: string, letters: Readonly<Record<number, string>>): string {
  return [...row].map((letter, part) => letters[part] ?? letter).join('')
}

function getLevel({ rules }: RotationProblem, id: string): number {
  return rules.levels[id] ?? 2
}
