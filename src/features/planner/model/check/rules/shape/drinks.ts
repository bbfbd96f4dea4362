/** Too long without a pause to drink; any block without an exercise is one. */
import { drinksLimit } from '../../../drinks'
import { isPause, type Checked, type TimedStep } from '../../checked'
import type { Finding } from '../../finding'

export function drinks(checked: Checked): Finding[] {
  const limit = drinksLimit(checked.age)
  const longest = runs(checked).toSorted((one, other) => minutesOf(other) - minutesOf(one))[0] ?? []
  const minutes = minutesOf(longest)
  if (minutes <= limit) return []
  return [{ code: 'drinks', severity: 'hint', blocks: [], values: { minutes, limit } }]
}

/** Steps of work that follow one another without a pause; the calm cool-down ends the last of them. */
export function runs({ steps }: Checked): TimedStep[][] {
  const found: TimedStep[][] = [[]]
  for (const step of steps) {
    if (isPause(step) || step.blocks.every(({ phase }) => phase === 'cool_down')) found.push([])
    else found.at(-1)?.push(step)
  }
  return found.filter((run) => run.length > 0)
}

function minutesOf(run: readonly TimedStep[]): number {
  return run.reduce((sum, { minutes }) => sum + minutes, 0)
}
