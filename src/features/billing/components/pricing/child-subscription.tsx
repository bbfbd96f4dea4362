import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'

/** A child's plan runs already; card, bills and its end are in the settings of whoever pays. */
export function ChildSubscription({ name }: { name: string }) {
  const { t } = useTranslation('billing')
  return (
    <Alert
      title={t('pricing.child_subscribed', { name })}
      actions={<LinkButton to={paths.settings.payments}>{t('pricing.manage')}</LinkButton>}
    >
      {t('pricing.child_manage')}
    </Alert>
  )
}
