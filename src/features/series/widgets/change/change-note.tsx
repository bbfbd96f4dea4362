import { useTranslation } from 'react-i18next'

interface ChangeNoteProps {
  training: { status: string; change_reason: string | null }
}

/** Why a training is off or not when it usually is, for everybody who may read it. */
export function ChangeNote({ training }: ChangeNoteProps) {
  const { t } = useTranslation('series')
  const { status, change_reason: reason } = training
  if (!reason) return null
  return (
    <p>
      {status === 'cancelled'
        ? t('series.note_off', { reason })
        : t('series.note_moved', { reason })}
    </p>
  )
}
