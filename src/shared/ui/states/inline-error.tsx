import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { Alert } from '@/shared/public/alert'
import { Button } from '../button'

interface InlineErrorProps {
  error: unknown
  onRetry?: () => void
}

/** What went wrong in this part of the page, and a way to try again. */
export function InlineError({ error, onRetry }: InlineErrorProps) {
  const { t } = useTranslation(['errors', 'common'])
  return (
    <Alert
      kind="error"
      title={t(`errors:${toAppError(error).code}`)}
      actions={
        onRetry ? (
          <Button kind="secondary" onClick={onRetry}>
            {t('common:ui.retry')}
          </Button>
        ) : null
      }
    />
  )
}
