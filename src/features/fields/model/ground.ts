/** The ground a part or a booking covers: twelfths of a field's length and width (migration 0450). */

export const twelfths = 12

export interface Span {
  from: number
  to: number
}

export interface Ground {
  along: Span
  across: Span
}

/** As the database sends it: two `int4range` texts such as `[0,6)`. */
export interface StoredGround {
  along: unknown
  across: unknown
}

export function readGround({ along, across }: StoredGround): Ground {
  return { along: readSpan(along), across: readSpan(across) }
}

/** The same rule as the constraint field_bookings_no_overlap: both sides have to meet. */
export function isGroundShared(one: StoredGround, other: StoredGround): boolean {
  const [first, second] = [readGround(one), readGround(other)]
  return hasOverlap(first.along, second.along) && hasOverlap(first.across, second.across)
}

/**
 * Where a booking stands within a day's column, as shares of its width: the length of the field is
 * laid out from left to right, and the width of each strip again within it. So the column is the
 * field, and what shows no gap is taken.
 */
export function computeLane(stored: StoredGround): Span {
  const { along, across } = readGround(stored)
  const strip = (along.to - along.from) / twelfths
  const start = along.from / twelfths
  return {
    from: start + (strip * across.from) / twelfths,
    to: start + (strip * across.to) / twelfths,
  }
}

/** Metres, to a tenth. */
export function computeSize(
  stored: StoredGround,
  field: { length_m: number; width_m: number },
): { length: number; width: number } {
  const { along, across } = readGround(stored)
  return {
    length: toMetres(field.length_m, along),
    width: toMetres(field.width_m, across),
  }
}

function toMetres(whole: number, { from, to }: Span): number {
  return Math.round((whole * (to - from) * 10) / twelfths) / 10
}

function readSpan(range: unknown): Span {
  const [from = 0, to = twelfths] = (String(range).match(/\d+/g) ?? []).map(Number)
  return { from, to }
}

function hasOverlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}
