import { useEffect, useRef, useState } from 'react'
import { TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useHotkey } from '@/shared/hooks/use-hotkey'
import { IconButton } from '../button'
import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
}

const pauseMs = 250

/** Answers 250 ms after the last key; `/` jumps here from anywhere on the page, Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, placeholder = label, maxLength = 120 } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setSent(value)
    // The answer to our own message may come late, when more has been typed already.
    if (sent !== value) setTyped(value)
  }
  useHotkey('/', () => input.current?.focus())
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function change(next: string, pause: number) {
    setTyped(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      setSent(next)
      onChange(next)
    }, pause)
  }

  return (
    <TextInput
      ref={input}
      className={styles.search}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={typed}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      rightSection={
        typed ? (
          <IconButton label={t('ui.search.clear')} size="small" onClick={() => change('', 0)}>
            <IconX size={16} />
          </IconButton>
        ) : (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        )
      }
      onChange={(event) => change(event.currentTarget.value, pauseMs)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed) change('', 0)
        if (event.key === 'Enter') change(typed, 0)
      }}
    />
  )
}
