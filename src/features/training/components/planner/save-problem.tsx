import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '@/lib/errors'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'

interface SaveProblemProps {
  failure: AppError
  isBusy: boolean
  onRetry: () => void
}

/** Why the session is not saved yet. The plan stays on screen, and as a draft on the device. */
export function SaveProblem({ failure, isBusy, onRetry }: SaveProblemProps) {
  const { t } = useTranslation('training')
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    const tell = () => setIsBack(true)
    window.addEventListener('online', tell)
    return () => window.removeEventListener('online', tell)
  }, [])

  const isOffline = failure.code === 'offline'
  const isGone = failure.detail === 'training_not_writable' || failure.code === 'not_found'
  const text = isOffline
    ? t(isBack ? 'form.offline.back' : 'form.offline.text')
    : isGone
      ? t('planner.gone')
      : t(failure.code === 'forbidden' ? 'form.failed.forbidden' : 'form.failed.other')
  return (
    <Alert
      kind="error"
      title={isOffline && !isBack ? t('form.offline.title') : t('form.failed.not_saved')}
      actions={
        isGone ? null : (
          <Button kind="secondary" busy={isBusy} onClick={onRetry}>
            {t('planner.save_again')}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  )
}
