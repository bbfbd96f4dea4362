/** Parts of fields as choices: which are free for a training, and who has the taken ones. */

interface Part {
  id: string
  kind: string
  label: string
  along: unknown
  across: unknown
  field: { id: string; name: string; length_m: number; width_m: number }
}

interface Booking {
  field_id: string
  along: unknown
  across: unknown
  training_id: string | null
  title: string | null
  team: { name: string } | null
}

export interface FieldChoice {
  id: string
  field: string
  kind: string
  label: string
  /** Sides of the part in metres. */
  length_m: number
  width_m: number
  /** Null when free; else the names of those who have it. */
  takenBy: string[] | null
}

/** A field is cut into twelve by twelve (migration 0450). */
const twelfths = 12

/** Whole fields first, each followed by its parts; a booking of this very training takes nothing. */
export function listFieldChoices(
  parts: readonly Part[],
  bookings: readonly Booking[],
  trainingId: string | null,
): FieldChoice[] {
  return parts
    .map((part): FieldChoice => {
      const others = bookings.filter(
        (booking) =>
          booking.field_id === part.field.id &&
          (trainingId === null || booking.training_id !== trainingId) &&
          isOverlapping(booking.along, part.along) &&
          isOverlapping(booking.across, part.across),
      )
      return {
        id: part.id,
        field: part.field.name,
        kind: part.kind,
        label: part.label,
        length_m: round(part.field.length_m * computeShare(part.along)),
        width_m: round(part.field.width_m * computeShare(part.across)),
        takenBy:
          others.length > 0 ? others.map(({ team, title }) => team?.name ?? title ?? '') : null,
      }
    })
    .toSorted(
      (one, other) =>
        one.field.localeCompare(other.field) ||
        other.length_m * other.width_m - one.length_m * one.width_m ||
        one.label.localeCompare(other.label),
    )
}

/** PostgreSQL writes an int4range as `[0,6)`. */
function parseRange(text: unknown): [number, number] {
  const [from = 0, to = twelfths] = (String(text).match(/\d+/g) ?? []).map(Number)
  return [from, to]
}

function isOverlapping(one: unknown, other: unknown): boolean {
  const [from, to] = parseRange(one)
  const [start, end] = parseRange(other)
  return from < end && start < to
}

function computeShare(side: unknown): number {
  const [from, to] = parseRange(side)
  return (to - from) / twelfths
}

function round(metres: number): number {
  return Math.round(metres * 10) / 10
}
