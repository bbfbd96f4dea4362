import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '@/lib/errors'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { fieldTaken } from './state/use-planner-save'

interface SaveProblemProps {
  failure: AppError
  isBusy: boolean
  onRetry: () => void
}

/** Why the session is not saved yet. The plan stays on screen, and as a draft on the device. */
export function SaveProblem({ failure, isBusy, onRetry }: SaveProblemProps) {
  const { t } = useTranslation('planner')
  const isOffline = failure.code === 'offline'
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  // saved as soon as there is a connection again, without anybody having to think of it
  useEffect(() => {
    if (!isOffline) return undefined
    const retrySave = () => retry.current()
    window.addEventListener('online', retrySave)
    return () => window.removeEventListener('online', retrySave)
  }, [isOffline])

  const isGone = failure.detail === 'training_not_writable' || failure.code === 'not_found'
  const text = isOffline
    ? t('plan.offline.saving_later')
    : failure.detail === fieldTaken
      ? t('plan.field.refused')
      : isGone
        ? t('planner.gone')
        : t(failure.code === 'forbidden' ? 'form.failed.forbidden' : 'form.failed.other')
  return (
    <Alert
      kind="error"
      title={isOffline ? t('form.offline.title') : t('form.failed.not_saved')}
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
