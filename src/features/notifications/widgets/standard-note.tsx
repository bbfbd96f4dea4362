import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useFollowedStandard, useTakeStandard } from '../api/standards'

interface StandardNoteProps {
  /** Remembers what is chosen now; calling the answer puts it back. */
  rememberChoices: () => () => void
}

/** Whose settings these are until one changes something, and the way back to them. */
export function StandardNote({ rememberChoices }: StandardNoteProps) {
  const { t } = useTranslation('notifications/preferences')
  const followed = useFollowedStandard()
  const take = useTakeStandard()
  if (!followed) return null
  const { school_name: school } = followed
  if (!followed.has_chosen) {
    return (
      <p className={`${layout.plain} ${layout.dim14}`}>
        {school ? t('standard.note', { school }) : t('standard.note_platform')}
      </p>
    )
  }
  return (
    <div className={`${layout.row} ${layout.gapWide} ${layout.spread}`}>
      <span className={layout.dim14}>{t('standard.chosen')}</span>
      <Button
        kind="quiet"
        busy={take.isPending}
        onClick={() => {
          const undo = rememberChoices()
          take.mutate(undefined, {
            onSuccess: () =>
              showToast('success', 'notifications/preferences:standard.taken', {
                style: 'compact',
                subject: 'preferences:standard',
                action: { label: 'notifications/preferences:standard.undo', run: undo },
              }),
          })
        }}
      >
        {school ? t('standard.take', { school }) : t('standard.take_platform')}
      </Button>
    </div>
  )
}
