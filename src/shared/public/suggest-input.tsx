import { useId, useState, type KeyboardEvent } from 'react'
import { listDescriptionIds, FieldFrame } from './field-frame'
import styles from './suggest-input.module.css'
import inputStyles from './text-input.module.css'
import type { TextInputProps } from './text-input'

export interface Suggestion {
  id: string
  label: string
  /** What tells two of the same label apart. */
  detail?: string
}

interface SuggestInputProps extends Omit<TextInputProps, 'value' | 'action' | 'error'> {
  value: string
  onType: (value: string) => void
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  /** Names the list for screen readers. */
  listLabel: string
}

/** A text field that offers what fits while one types; any other text stays as it was typed. */
export function SuggestInput(props: SuggestInputProps) {
  const { label, hint, note, value, onType, suggestions, onChoose, listLabel, ref, ...rest } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = suggestions.filter((suggestion) => isMatch(suggestion.label, value))
  const isShown = isOpen && found.length > 0
  const toOptionId = (index: number) => `${id}-option-${index}`

  function choose(suggestion: Suggestion | undefined) {
    if (!suggestion) return
    setIsOpen(false)
    onChoose(suggestion)
  }

  function move(by: number) {
    setIsOpen(true)
    setActive((active + by + found.length) % Math.max(found.length, 1))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(active < 0 ? 0 : -1)
    else if (event.key === 'Enter' && isShown && active >= 0) choose(found[active])
    else if (event.key === 'Escape' && isShown) setIsOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} note={note}>
      <div className={styles.box}>
        <input
          type="text"
          {...rest}
          id={id}
          ref={ref}
          className={inputStyles.input}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? toOptionId(active) : undefined}
          aria-describedby={listDescriptionIds(id, hint, null)}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onType(event.target.value)
            setActive(-1)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={handleKey}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={listLabel}
          className={styles.list}
          hidden={!isShown}
        >
          {found.map((suggestion, index) => (
            <div
              key={suggestion.id}
              id={toOptionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              // the field keeps the focus, so that the list is still there when the finger lifts
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
              onKeyDown={handleKey}
            >
              {suggestion.label}
              {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
            </div>
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}

/** Each typed word begins a word of the name. */
function isMatch(name: string, typed: string): boolean {
  const words = toWords(name)
  return toWords(typed).every((start) => words.some((word) => word.startsWith(start)))
}

function toWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}
