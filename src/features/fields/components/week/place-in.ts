/** Where a stretch of a day stands in its column, in percent. */
import type { Span } from '../../model/ground'
import type { Hours } from '../../model/week'

export function placeIn(hours: Hours, { from, to }: Hours, lane: Span) {
  const span = hours.to - hours.from
  const start = Math.max(from, hours.from)
  const end = Math.min(to, hours.to)
  return {
    insetBlockStart: `${((start - hours.from) / span) * 100}%`,
    blockSize: `${(Math.max(end - start, 0) / span) * 100}%`,
    insetInlineStart: `${lane.from * 100}%`,
    inlineSize: `${(lane.to - lane.from) * 100}%`,
  }
}
