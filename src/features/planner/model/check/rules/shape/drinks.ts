/** Too long without a pause to drink; any block without an exercise is one. */
import { getDrinksLimit } from '../../../drinks'
import { isPause, type Checked, type TimedStep } from '../../checked'
import type { Finding } from '../../finding'

export function checkDrinks(checked: Checked): Finding[] {
  const limit = getDrinksLimit(checked.age)
  const longest =
    listRuns(checked).toSorted((one, other) => sumMinutes(other) - sumMinutes(one))[0] ?? []
  const minutes = sumMinutes(longest)
  if (minutes <= limit) return []
  return [{ code: 'drinks', severity: 'hint', blocks: [], values: { minutes, limit } }]
}

/** Steps of work that follow one another without a pause; the calm cool-down ends the last of them. */
export function listRuns({ steps }: Checked): TimedStep[][] {
  const found: TimedStep[][] = [[]]
  for (const step of steps) {
    if (isPause(step) || step.blocks.every(({ phase }) => phase === 'cool_down')) found.push([])
    else found.at(-1)?.push(step)
  }
  return found.filter((run) => run.length > 0)
}

function sumMinutes(run: readonly TimedStep[]): number {
  return run.reduce((sum, { minutes }) => sum + minutes, 0)
}
