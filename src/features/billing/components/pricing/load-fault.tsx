import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'

/** The plans cannot be read, in the words of the specification. */
export function LoadFault({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['billing', 'common'])
  return (
    <Alert
      kind="error"
      title={t('pricing.errors.load')}
      actions={
        <Button kind="secondary" onClick={onRetry}>
          {t('common:ui.retry')}
        </Button>
      }
    />
  )
}
