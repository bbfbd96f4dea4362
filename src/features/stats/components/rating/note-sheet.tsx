import { useState } from 'react'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { noteLimit } from '../../model/rating/draft'

interface NoteSheetProps {
  name: string
  note: string
  onUse: (note: string) => void
  onClose: () => void
}

/** A few words that go with a player's rating; part of the draft. */
export function NoteSheet({ name, note, onUse, onClose }: NoteSheetProps) {
  const { t } = useTranslation(['stats', 'common'])
  const [typed, setTyped] = useState(note)
  const isLong = typed.trim().length > noteLimit

  function saveNote() {
    if (isLong) return
    onUse(typed.trim())
    onClose()
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('rate.note', { name })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('common:ui.cancel')}
          </Button>
          <Button onClick={saveNote}>{t('rate.done')}</Button>
        </>
      }
    >
      <NoteField value={typed} onChange={setTyped} />
    </Sheet>
  )
}

interface NoteFieldProps {
  value: string
  onChange: (note: string) => void
}

export function NoteField({ value, onChange }: NoteFieldProps) {
  const { t } = useTranslation('stats')
  const isLong = value.trim().length > noteLimit
  return (
    <Textarea
      label={t('rate.note_short')}
      description={t('rate.note_help')}
      rows={2}
      value={value}
      error={isLong ? t('rate.note_too_long', { max: noteLimit }) : null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
