import { useTranslation } from 'react-i18next'
import type { AppError } from '@/lib/errors'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'

interface SaveNoticeProps {
  error: AppError
  onRetry: () => void
  onDiscard: () => void
}

/** A change that is not saved: what went wrong, and the two ways on. What was typed still stands. */
export function SaveNotice({ error, onRetry, onDiscard }: SaveNoticeProps) {
  const { t } = useTranslation(['season', 'errors'])
  const isConflict = error.code === 'conflict'
  return (
    <Alert
      kind="error"
      title={isConflict ? t('season.conflict') : t(`errors:${error.code}`)}
      actions={
        <>
          <Button kind="secondary" onClick={onRetry}>
            {t(isConflict ? 'season.keep_mine' : 'season.retry')}
          </Button>
          <Button kind="quiet" onClick={onDiscard}>
            {t(isConflict ? 'season.take_theirs' : 'season.discard')}
          </Button>
        </>
      }
    />
  )
}
