import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'

/** Somebody else saved the row meanwhile; reading it anew keeps what was typed as a draft. */
export function StaleRowAlert({ onReload }: { onReload: () => Promise<void> }) {
  const { t } = useTranslation()
  return (
    <Alert
      kind="error"
      title={t('form.stale.title')}
      actions={
        <Button kind="secondary" onClick={() => void onReload()}>
          {t('form.stale.reload')}
        </Button>
      }
    >
      {t('form.stale.text')}
    </Alert>
  )
}
