/** Filters of a list as data: one of some values, several of them, or on and off. */
import type { FilterOption } from './filter-group'

export type ListFilter =
  | {
      kind: 'select'
      label: string
      value: string[]
      options: readonly FilterOption[]
      isMany: boolean
      onChange: (value: string[]) => void
    }
  | { kind: 'toggle'; label: string; isOn: boolean; onChange: (isOn: boolean) => void }

interface ChoiceOption<Value extends string> {
  value: Value
  label: string
}

interface OneOf<Value extends string, None> {
  label: string
  value: Value | None
  options: readonly ChoiceOption<Value>[]
  /** What it is without a choice. */
  none: None
  onChange: (value: Value | None) => void
}

/** At most one; what is not among the options counts as none. */
export function createSingleFilter<Value extends string, None extends string | null>(
  filter: OneOf<Value, None>,
): ListFilter {
  const { label, value, options, none, onChange } = filter
  return {
    kind: 'select',
    label,
    value: value === none || value === null ? [] : [value],
    options,
    isMany: false,
    onChange: ([chosen]) =>
      onChange(options.find((option) => option.value === chosen)?.value ?? none),
  }
}

interface ManyOf<Value extends string> {
  label: string
  value: readonly Value[]
  options: readonly ChoiceOption<Value>[]
  onChange: (value: Value[]) => void
}

/** Any number of them, in the order of the options. */
export function createMultiFilter<Value extends string>(filter: ManyOf<Value>): ListFilter {
  const { label, value, options, onChange } = filter
  return {
    kind: 'select',
    label,
    value: [...value],
    options,
    isMany: true,
    onChange: (chosen) =>
      onChange(options.map((option) => option.value).filter((known) => chosen.includes(known))),
  }
}

export function toggle(
  label: string,
  isOn: boolean,
  onChange: (isOn: boolean) => void,
): ListFilter {
  return { kind: 'toggle', label, isOn, onChange }
}

/** Rows with a name as options. */
export function toOptions(rows: readonly { id: string; name: string }[]): FilterOption[] {
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}

/** A value that is read as it is stored. */
export function toOption(value: string): FilterOption {
  return { value, label: value }
}
