import { useEffect, useRef, useState } from 'react'
import { TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useHotkey } from '@/shared/hooks/use-hotkey'
import { IconButton } from '../button'
import layout from '@/shared/ui/layout.module.css'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
  /** Where answers are cheap: a key after a rest answers at once, and the rest is short. */
  isEager?: boolean
}

/** Milliseconds without a key before it answers. */
const usualPause = 250
const eagerPause = 60

/** Answers when the keys rest; `/` jumps here from anywhere on the page, Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, placeholder = label, maxLength = 120 } = props
  const { isEager = false } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)
  const lastKey = useRef(-Infinity)
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState<readonly string[]>([])
  if (seen !== value) {
    setSeen(value)
    // What was sent comes back late, when more has been typed already, and without spaces at its ends.
    const place = sent.indexOf(value.trim())
    setSent(place < 0 ? [] : sent.slice(place + 1))
    if (place < 0) setTyped(value)
  }
  useHotkey('/', () => input.current?.focus())
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function answer(next: string) {
    setSent((earlier) => [...earlier, next.trim()])
    onChange(next)
  }

  function change(next: string, pause: number) {
    const now = performance.now()
    const isRested = isEager && now - lastKey.current >= pause
    lastKey.current = now
    setTyped(next)
    window.clearTimeout(timer.current)
    if (isRested) answer(next)
    else timer.current = window.setTimeout(() => answer(next), pause)
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
          <kbd className={`${layout.dimmed} ${layout.edgeStrong} ${styles.key}`} aria-hidden="true">
            /
          </kbd>
        )
      }
      onChange={(event) => change(event.currentTarget.value, isEager ? eagerPause : usualPause)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed) change('', 0)
        if (event.key === 'Enter') change(typed, 0)
      }}
    />
  )
}
