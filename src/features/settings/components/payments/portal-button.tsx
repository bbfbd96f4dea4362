import { useTranslation } from 'react-i18next'
import { useOpenPortal } from '@/features/billing/api/portal'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'

/** To the payment provider's pages: card, bills, and whether the plan renews. */
export function PortalButton() {
  const { t } = useTranslation('settings')
  const { open, isBusy, refusal } = useOpenPortal()
  return (
    <div className={layout.stack2}>
      <div>
        <Button kind="secondary" busy={isBusy} onClick={open}>
          {t('payments.manage')}
        </Button>
      </div>
      {refusal ? (
        <p role="alert" className={`${layout.plain} ${layout.danger} ${layout.size14}`}>
          {t(refusal === 'nothing_paid_yet' ? 'payments.manage_none' : 'payments.manage_failed')}
        </p>
      ) : null}
    </div>
  )
}
