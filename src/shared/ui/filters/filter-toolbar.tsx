import type { ReactNode } from 'react'
import { FilterSelect } from './filter-select'
import { FilterToggle } from './filter-toggle'
import type { ListFilter } from './list-filter'
import { ListToolbar } from './list-toolbar'
import { SearchField, type SearchFieldProps } from './search-field'

interface FilterToolbarProps {
  search: SearchFieldProps
  /** In the order they are shown; null for one that has nothing to offer now. */
  filters: readonly (ListFilter | null)[]
  /** How many filters narrow the list. */
  active: number
  onClear: () => void
  /** Sorting, view switch and the like, at the end of the row. */
  end?: ReactNode
}

/** The toolbar of a list: what is searched for and the filters, said as data. */
export function FilterToolbar({ search, filters, active, onClear, end }: FilterToolbarProps) {
  const shown = filters.flatMap((filter) => filter ?? [])
  return (
    <ListToolbar
      search={<SearchField {...search} />}
      filters={
        shown.length > 0
          ? shown.map((filter) => <Shown key={filter.label} filter={filter} />)
          : null
      }
      activeFilterCount={active}
      onClear={onClear}
      end={end}
    />
  )
}

function Shown({ filter }: { filter: ListFilter }) {
  const { label } = filter
  if (filter.kind === 'toggle') {
    return <FilterToggle label={label} isOn={filter.isOn} onChange={filter.onChange} />
  }
  const { value, options, isMany, onChange } = filter
  return (
    <FilterSelect
      label={label}
      value={value}
      options={options}
      onChange={onChange}
      multiple={isMany}
    />
  )
}
