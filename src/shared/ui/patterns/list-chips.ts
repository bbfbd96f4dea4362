/** Filters of a list as chips bound to fields of its schema. */
import { z } from 'zod'
import type { FilterOption } from '../filters/filter-group'
import {
  createMultiFilter,
  createSingleFilter,
  toggle,
  type ListFilter,
} from '../filters/list-filter'
import type { List } from './use-list'

/** One chip; a list in the schema takes several options, a text one, and without options it is a toggle. */
export interface FilterChip<Filter> {
  key: keyof Filter & string
  label: string
  options?: readonly FilterOption[]
  /** What a toggle sets when it is on; `true` by default. */
  on?: string
  /** Fields that change along with this one. */
  along?: Partial<Filter>
}

const texts = z.array(z.string())

export function toListFilter<Row, Filter>(
  list: List<Row, Filter>,
  { key, label, options, on, along }: FilterChip<Filter>,
): ListFilter {
  const value: unknown = list.filter[key]
  const none = list.defaults[key]
  const handleChange = (next: unknown) => list.patchFields({ ...along, [key]: next })
  if (!options) {
    const isOn = value === (on ?? true)
    return toggle(label, isOn, (turnedOn) => handleChange(turnedOn ? (on ?? true) : none))
  }
  if (Array.isArray(value))
    return createMultiFilter({ label, options, onChange: handleChange, value: texts.parse(value) })
  return createSingleFilter({
    label,
    options,
    onChange: handleChange,
    value: String(value),
    none: String(none),
  })
}

/** How many of the chips' fields differ from their default; the search text is none of them. */
export function countActiveFilters<Row, Filter>(
  list: List<Row, Filter>,
  chips: readonly FilterChip<Filter>[],
): number {
  const keys = new Set(chips.map(({ key }) => key))
  return [...keys].filter(
    (key) => JSON.stringify(list.filter[key]) !== JSON.stringify(list.defaults[key]),
  ).length
}
