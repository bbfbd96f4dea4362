import { useId, type ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './language-choice.module.css'

interface LanguageChoiceProps<Value extends string> {
  label: string
  hint?: string
  value: Value
  options: readonly { value: Value; label: string; flag?: string; lang?: string }[]
  busy?: boolean
  onChange: (value: Value) => void
  /** What went wrong, under the choice. */
  children?: ReactNode
}

/** Large radio rows with their flags; a tap saves. */
export function LanguageChoice<Value extends string>(props: LanguageChoiceProps<Value>) {
  const { label, hint, value, options, busy = false, onChange, children } = props
  const name = useId()
  return (
    <fieldset className={`${layout.grid3} ${layout.plain} ${styles.choice}`} aria-busy={busy}>
      <legend
        className={`${layout.bold} ${layout.full} ${layout.size16} ${layout.flush} ${styles.legend}`}
      >
        {label}
      </legend>
      {hint ? <p className={`${layout.dimmed} ${layout.size14} ${styles.hint}`}>{hint}</p> : null}
      <div className={`${layout.grid} ${layout.gap2} ${styles.options}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${layout.line3} ${layout.roundControl} ${layout.pointer} ${styles.option}`}
            lang={option.lang}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.flag ? (
              <img
                className={styles.flag}
                src={`/flags/${option.flag}.svg`}
                alt=""
                width={24}
                height={18}
              />
            ) : null}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
