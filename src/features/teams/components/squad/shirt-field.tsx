import { useState, type KeyboardEvent } from 'react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { toAppError } from '@/lib/errors'
import { useSaveShirt, type SquadMember } from '../../api/squad'
import { readShirt } from '../../model/squad'
import styles from './shirt-field.module.css'

interface ShirtFieldProps {
  member: SquadMember
  squad: readonly SquadMember[]
  /** What is wrong with the typed number; shown beside the field, under the name. */
  fault: string | null
  onFault: (fault: string | null) => void
}

/**
 * The number on the shirt, edited in place: saved on Enter or on leaving the field, put back by Escape.
 * Enter and the arrow keys go on to the next player, so a whole squad is numbered without the mouse.
 */
export function ShirtField({ member, squad, fault, onFault }: ShirtFieldProps) {
  const { t } = useTranslation(['teams', 'errors'])
  const save = useSaveShirt()
  const [typed, setTyped] = useState<string | null>(null)
  const stored = member.shirt_number === null ? '' : String(member.shirt_number)

  function reset() {
    setTyped(null)
    onFault(null)
  }

  /** Saves what was typed, unless it cannot be; answers whether it could. */
  function commit(): boolean {
    if (typed === null) return true
    const answer = readShirt(typed, member, squad)
    if (answer.kind === 'range') onFault(t('squad.errors.range'))
    else if (answer.kind === 'taken') {
      onFault(t('squad.errors.taken', { number: answer.number, name: answer.by }))
    } else if (answer.value === member.shirt_number) reset()
    else void store(answer.value)
    return answer.kind === 'number'
  }

  async function store(number: number | null) {
    try {
      await save.mutateAsync({ id: member.id, number })
      reset()
    } catch (error) {
      const { code } = toAppError(error)
      onFault(
        code === 'conflict' ? t('squad.errors.taken_meanwhile', { number }) : t(`errors:${code}`),
      )
    }
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') return reset()
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    // leaving the field saves it; a number that cannot be keeps one here
    if (isReadable()) {
      if (!goTo(event.currentTarget, step)) commit()
    } else commit()
  }

  function isReadable(): boolean {
    return typed === null || readShirt(typed, member, squad).kind === 'number'
  }

  return (
    <TextInput
      className={styles.field}
      size="xs"
      inputMode="numeric"
      data-shirt=""
      maxLength={3}
      aria-label={t('squad.shirt_of', { name: formatFullName(member.player) })}
      placeholder="–"
      value={typed ?? stored}
      error={fault !== null}
      aria-describedby={fault ? createFaultId(member) : undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onFault(null)
      }}
      onBlur={commit}
      onKeyDown={press}
    />
  )
}

/** Ties a field to its message. */
export function createFaultId({ id }: Pick<SquadMember, 'id'>): string {
  return `shirt-fault-${id}`
}

/** The field of the player above or below; leaving this one saves it. */
function goTo(field: HTMLInputElement, step: number): boolean {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-shirt]')]
  const next = all[all.indexOf(field) + step]
  next?.focus()
  return next !== undefined
}
