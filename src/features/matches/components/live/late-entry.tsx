import { useState } from 'react'
import { NumberInput, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { EventTime, MatchClock } from '../../model/live/clock'

interface LateEntryProps {
  clock: MatchClock
  isOver: boolean
  /** What is logged next happened then; null: now. */
  time: EventTime | null
  onChange: (time: EventTime | null) => void
  onNote: (note: string) => void
}

/** The minute for what was forgotten, and a note for the staff. */
export function LateEntry({ clock, isOver, time, onChange, onNote }: LateEntryProps) {
  const { t } = useTranslation('matches/live')
  const [note, setNote] = useState('')
  const length = clock.period_minutes
  const minute = time ? (time.period - 1) * length + Math.floor(time.clock_seconds / 60) + 1 : null

  function setMinute(value: number) {
    const whole = Math.min(clock.periods * length, Math.max(1, value))
    const period = Math.ceil(whole / length)
    onChange({ period, clock_seconds: (whole - (period - 1) * length - 1) * 60 })
  }

  function addNote() {
    if (note.trim() === '') return
    onNote(note.trim())
    setNote('')
  }

  return (
    <section aria-label={t('late.title')} className={layout.stack3}>
      <NumberInput
        label={t('late.minute')}
        description={t(isOver ? 'late.hint_over' : 'late.hint')}
        value={minute ?? ''}
        min={1}
        max={clock.periods * length}
        allowDecimal={false}
        size="md"
        hideControls
        onChange={(value) => (typeof value === 'number' ? setMinute(value) : onChange(null))}
      />
      {time ? (
        <Button kind="secondary" onClick={() => onChange(null)}>
          {t('late.stop')}
        </Button>
      ) : null}
      <Textarea
        label={t('note.label')}
        description={t('note.hint')}
        maxLength={300}
        size="md"
        rows={2}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button kind="secondary" disabled={note.trim() === ''} onClick={addNote}>
        {t('note.add')}
      </Button>
    </section>
  )
}
