import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { Button } from '@/shared/ui/button'

interface AnswerNoteProps {
  /** What the coaches read already. */
  sent: string | null
  isBusy: boolean
  onSend: (note: string, onSent: () => void) => void
}

const noteLimit = 200

/** A word to the coach: a field until it is sent, then what the coaches read and a way to change it. */
export function AnswerNote({ sent, isBusy, onSend }: AnswerNoteProps) {
  const { t } = useTranslation('attendance')
  const [typed, setTyped] = useState<string | null>(null)
  const note = typed ?? sent ?? ''
  const isLong = note.length > noteLimit
  const isChanged = typed !== null && typed.trim() !== (sent ?? '')

  function send() {
    if (isChanged && !isLong) onSend(note, () => setTyped(null))
  }

  if (sent && typed === null) {
    return (
      <div className={layout.between3}>
        <p className={layout.grow}>{t('attendance.family.note_sent', { note: sent })}</p>
        <Button kind="secondary" onClick={() => setTyped(sent)}>
          {t('attendance.family.change')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <TextInput
        label={t('attendance.family.note')}
        value={note}
        error={isLong ? t('review.too_long', { max: noteLimit }) : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send()
        }}
      />
      {isChanged ? (
        <Button kind="secondary" busy={isBusy} onClick={send}>
          {t('attendance.family.send')}
        </Button>
      ) : null}
    </>
  )
}
