import layout from '@/shared/ui/layout.module.css'
import styles from './filter-chip.module.css'

export interface FilterOption {
  value: string
  label: string
}

interface FilterGroupProps {
  label: string
  value: string[]
  options: readonly FilterOption[]
  onToggle: (option: string) => void
}

/** All options of a filter at once, as toggle buttons a thumb can hit. */
export function FilterGroup({ label, value, options, onToggle }: FilterGroupProps) {
  return (
    <fieldset className={`${layout.gap2} ${layout.borderless} ${styles.group}`}>
      <legend className={`${layout.medium} ${layout.dimmed} ${layout.dimmed13} ${styles.legend}`}>
        {label}
      </legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          data-on={value.includes(option.value) || undefined}
          aria-pressed={value.includes(option.value)}
          onClick={() => onToggle(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
