import { FilterSelect } from '@/shared/ui/filters/filter-select'

interface NumberFilterProps {
  label: string
  value: number | null
  options: readonly (readonly [value: number, text: string])[]
  onChange: (value: number | null) => void
}

/** A filter by one of a few numbers; a number from elsewhere joins the options. */
export function NumberFilter({ label, value, options, onChange }: NumberFilterProps) {
  return (
    <FilterSelect
      label={label}
      value={value === null ? [] : [String(value)]}
      options={options.map(([number, text]) => ({ value: String(number), label: text }))}
      onChange={([chosen]) => onChange(chosen === undefined ? null : Number(chosen))}
    />
  )
}
