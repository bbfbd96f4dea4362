/**
 * Where a session pauses to drink: as little as keeps every stretch of work within the limit, before the
 * game rather than inside a phase. The cool-down needs none: it is calm, and who is thirsty drinks on
 * the way.
 */
import type { Step } from './shape'

/** Minutes: in the middle of work, and before the game, where sides are picked and rules told as well. */
const breakLengths = { short: 3, game: 5 }

/** What pauses may take altogether, in minutes, little first; at most four short ones and a game's. */
export const breakBudgets = [0, 3, 5, 6, 8, 9, 11, 12, 14, 17]

interface Breaks {
  /** The steps before which one drinks, by their place in the list. */
  at: readonly number[]
  /** Minutes of the longest stretch of work. */
  longest: number
}

/** The pauses that take exactly so many minutes and leave the most even stretches; null if none do. */
export function chooseBreaks(steps: readonly Step[], budget: number): Breaks | null {
  const open = steps.flatMap(({ phase }, index) =>
    index > 0 && (phase === 'main_part' || phase === 'game') ? [index] : [],
  )
  const [best] = listChoices(open)
    .filter((at) => at.reduce((sum, before) => sum + getBreakLength(steps, before), 0) === budget)
    .map((at) => ({ at, minutes: listStretches(steps, at) }))
    .toSorted((one, other) => computeUnevenness(one.minutes) - computeUnevenness(other.minutes))
  return best ? { at: best.at, longest: Math.max(...best.minutes) } : null
}

/** Minutes of the pause before this step. */
export function getBreakLength(steps: readonly Step[], before: number): number {
  const gameStart = steps.findIndex(({ phase }) => phase === 'game')
  return before === gameStart ? breakLengths.game : breakLengths.short
}

/** Minutes of the stretches of work between the pauses. */
function listStretches(steps: readonly Step[], breaks: readonly number[]): number[] {
  const found = [0]
  for (const [index, { phase, minutes }] of steps.entries()) {
    if (phase === 'cool_down') break
    if (breaks.includes(index)) found.push(0)
    found.push((found.pop() ?? 0) + minutes)
  }
  return found
}

/** Small where the stretches are alike. */
function computeUnevenness(minutes: readonly number[]): number {
  return minutes.reduce((sum, stretch) => sum + stretch ** 2, 0)
}

const mostBreaks = 5

/** Every choice of at most five, each in order. */
function listChoices(from: readonly number[], most = mostBreaks): number[][] {
  if (most === 0) return [[]]
  return [
    [],
    ...from.flatMap((first, index) =>
      listChoices(from.slice(index + 1), most - 1).map((rest) => [first, ...rest]),
    ),
  ]
}
