/** A goal from above: its mouth on the place, the net behind it. */
import type { Goal } from '../../document/scene-schema'
import type { Mark } from '../marks'
import { number } from '../path-data'
import type { Setting } from '../setting'
import { extentOf } from '../symbol-size'

export function goalMarks(goal: Goal, { unit }: Setting): Mark[] {
  const { length, width } = extentOf(goal, unit)
  return [
    netMark(width, length, unit),
    {
      kind: 'path',
      d: `M0 ${number(-width / 2)}H${number(-length)}V${number(width / 2)}H0`,
      stroke: 'chalk',
      width: unit * 0.1,
      cap: 'round',
    },
  ]
}

/** Meshes about a third of a symbol wide. */
export function netMark(width: number, depth: number, unit: number): Mark {
  const columns = Math.max(3, Math.round(width / (unit * 0.34)))
  const rows = Math.max(2, Math.round(depth / (unit * 0.34)))
  const across = Array.from(
    { length: columns - 1 },
    (_, index) => `M0 ${number(-width / 2 + ((index + 1) * width) / columns)}H${number(-depth)}`,
  )
  const along = Array.from(
    { length: rows - 1 },
    (_, index) =>
      `M${number((-(index + 1) * depth) / rows)} ${number(-width / 2)}v${number(width)}`,
  )
  return {
    kind: 'path',
    d: [...across, ...along].join(''),
    stroke: 'chalk_dim',
    width: unit * 0.03,
  }
}
