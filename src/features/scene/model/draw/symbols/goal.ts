/** A goal from above: its mouth on the place, the net behind it. */
import type { Goal } from '../../document/scene-schema'
import type { Mark } from '../marks'
import { formatNumber } from '../path-data'
import type { Setting } from '../setting'
import { getExtent } from '../symbol-size'

export function createGoalMarks(goal: Goal, { unit }: Setting): Mark[] {
  const { length, width } = getExtent(goal, unit)
  return [
    createNetMark(width, length, unit),
    {
      kind: 'path',
      d: `M0 ${formatNumber(-width / 2)}H${formatNumber(-length)}V${formatNumber(width / 2)}H0`,
      stroke: 'chalk',
      width: unit * 0.1,
      cap: 'round',
    },
  ]
}

/** Meshes about a third of a symbol wide. */
export function createNetMark(width: number, depth: number, unit: number): Mark {
  const columns = Math.max(3, Math.round(width / (unit * 0.34)))
  const rows = Math.max(2, Math.round(depth / (unit * 0.34)))
  const across = Array.from(
    { length: columns - 1 },
    (_, index) =>
      `M0 ${formatNumber(-width / 2 + ((index + 1) * width) / columns)}H${formatNumber(-depth)}`,
  )
  const along = Array.from(
    { length: rows - 1 },
    (_, index) =>
      `M${formatNumber((-(index + 1) * depth) / rows)} ${formatNumber(-width / 2)}v${formatNumber(width)}`,
  )
  return {
    kind: 'path',
    d: [...across, ...along].join(''),
    stroke: 'chalk_dim',
    width: unit * 0.03,
  }
}
