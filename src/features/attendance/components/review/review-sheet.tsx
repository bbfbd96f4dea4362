import { useState } from 'react'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import type { ReviewedPlayer } from '../../model/attendance-sheet'
import { markLimits } from '../../model/mark'
import { EffortScale } from './effort-scale'
import styles from '../list/player-sheet.module.css'
import type { ReviewChange } from './use-reviews'

interface ReviewSheetProps {
  player: ReviewedPlayer
  onChange: (change: ReviewChange) => void
  onClose: () => void
}

/** Effort and a note for one player; the note is for the coaches alone. */
export function ReviewSheet({ player, onChange, onClose }: ReviewSheetProps) {
  const { t } = useTranslation('attendance')
  const { name, rpe, reported } = player
  const [note, setNote] = useState(player.note ?? '')
  const isLong = note.trim().length > markLimits.note

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={name}
      footer={<Button onClick={onClose}>{t('attendance.done')}</Button>}
    >
      <div className={layout.stack4}>
        <EffortScale
          label={t('review.effort')}
          value={rpe}
          onChange={(next) => onChange({ rpe: next })}
        />
        <p className={`${layout.dim14} ${layout.breakable}`}>
          {reported === null ? t('review.not_reported') : t('review.reported', { rpe: reported })}
        </p>
        <Textarea
          label={t('review.note')}
          description={t('review.note_help')}
          rows={3}
          classNames={{ input: styles.words }}
          value={note}
          error={isLong ? t('review.too_long', { max: markLimits.note }) : null}
          onChange={(event) => {
            const typed = event.currentTarget.value
            setNote(typed)
            if (typed.trim().length <= markLimits.note) onChange({ note: typed.trim() || null })
          }}
        />
      </div>
    </Sheet>
  )
}
