import { use } from 'react'
import { Combobox, useCombobox } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import styles from './filter-chip.module.css'
import { FilterGroup, type FilterOption } from './filter-group'
import { FilterLayout } from './filter-layout'

interface FilterSelectProps {
  label: string
  /** The chosen values; at most one unless `multiple`. */
  value: string[]
  options: readonly FilterOption[]
  onChange: (value: string[]) => void
  multiple?: boolean
}

/** A filter chip that opens its options; spread out as a group inside the phone's filter sheet. */
export function FilterSelect(props: FilterSelectProps) {
  const layout = use(FilterLayout)
  return layout === 'sheet' ? (
    <FilterGroup {...props} onToggle={(option) => props.onChange(toggleOption(props, option))} />
  ) : (
    <FilterChip {...props} />
  )
}

function FilterChip(props: FilterSelectProps) {
  const { label, value, options, onChange, multiple } = props
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const chosen = options.filter((option) => value.includes(option.value))
  const text = chosen.map((option) => option.label).join(', ')
  return (
    <Combobox
      store={combobox}
      width={260}
      position="bottom-start"
      onOptionSubmit={(option) => {
        onChange(toggleOption(props, option))
        if (!multiple) combobox.closeDropdown()
      }}
    >
      <Combobox.Target targetType="button">
        <button
          type="button"
          className={styles.chip}
          data-on={chosen.length > 0 || undefined}
          onClick={() => combobox.toggleDropdown()}
        >
          <span className={styles.text}>{text ? `${label}: ${text}` : label}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options
          className={styles.options}
          aria-label={label}
          aria-multiselectable={multiple || undefined}
        >
          {options.map((option) => (
            <Combobox.Option
              key={option.value}
              value={option.value}
              active={value.includes(option.value)}
              aria-selected={value.includes(option.value)}
            >
              <IconCheck
                className={styles.check}
                data-on={value.includes(option.value) || undefined}
                size={16}
                aria-hidden="true"
              />
              {option.label}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function toggleOption({ value, multiple }: FilterSelectProps, option: string): string[] {
  if (value.includes(option)) return value.filter((item) => item !== option)
  return multiple ? [...value, option] : [option]
}
