import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'
import { salesPath } from '../../model/sales-path'

/** Who subscribes already goes on in the settings; another plan is agreed with us. */
export function OwnSubscription() {
  const { t } = useTranslation('billing')
  return (
    <Alert
      title={t('pricing.errors.subscribed')}
      actions={
        <>
          <LinkButton to={paths.settings.payments}>{t('pricing.manage')}</LinkButton>
          <LinkButton kind="secondary" to={salesPath}>
            {t('pricing.change')}
          </LinkButton>
        </>
      }
    >
      {t('pricing.change_why')}
    </Alert>
  )
}
