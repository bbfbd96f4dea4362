/** Parts of a field: their kinds in the order people think of them, and the even divisions. */
import type { StoredGround } from './ground'

export const partKinds = ['whole', 'half', 'third', 'quarter', 'sixth', 'custom'] as const
export type PartKind = (typeof partKinds)[number]

export interface Part extends StoredGround {
  id: string
  kind: PartKind
  /** Empty for the whole field. */
  label: string
}

/** Even divisions the database knows (`divide_field`), by how many parts each makes. */
export const divisions = [2, 3, 4, 6] as const
export type Division = (typeof divisions)[number]

const kindOfDivision = { 2: 'half', 3: 'third', 4: 'quarter', 6: 'sixth' } as const

export function getDivisionKind(division: Division) {
  return kindOfDivision[division]
}

/** Limit of `public.field_parts`. */
export const labelLength = 30

/** The whole field first, then halves, thirds and so on, each by its label. */
export function sortParts<One extends Pick<Part, 'kind' | 'label'>>(parts: readonly One[]): One[] {
  return parts.toSorted(
    (a, b) =>
      partKinds.indexOf(a.kind) - partKinds.indexOf(b.kind) || a.label.localeCompare(b.label),
  )
}

/** The layers of the map, finest division last; a division not all of whose parts are left counts too. */
export function groupByKind<One extends Pick<Part, 'kind' | 'label'>>(
  parts: readonly One[],
): { kind: PartKind; parts: One[] }[] {
  return partKinds.flatMap((kind) => {
    const ofKind = sortParts(parts.filter((part) => part.kind === kind))
    return ofKind.length > 0 ? [{ kind, parts: ofKind }] : []
  })
}
