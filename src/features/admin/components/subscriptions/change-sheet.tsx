import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { showToast } from '@/lib/toast'
import { Form } from '@/shared/form/form'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useAskSubscriptionChange } from '../../api/subscriptions'
import { longestReason, reasonSchema } from '../../model/account-schema'
import {
  parseChangeFault,
  type SubscriptionChange,
  type SubscriptionRecord,
} from '../../model/subscriptions/subscription-record'

interface ChangeSheetProps {
  held: SubscriptionRecord
  change: SubscriptionChange
  onClose: () => void
}

/** Asks Stripe to let a subscription end with its period, or to let it renew after all; says why. */
export function ChangeSheet({ held, change, onClose }: ChangeSheetProps) {
  const { t } = useTranslation(['admin/subscriptions', 'admin'])
  const { mutateAsync: ask, isPending } = useAskSubscriptionChange(held.id)
  const values = { date: formatDate(held.period_ends_at), name: held.user?.name ?? t('gone') }

  async function handleSubmit({ reason }: { reason: string }) {
    await ask({ change, reason })
    showToast('success', `admin/subscriptions:change.${change}_done`)
    onClose()
  }

  return (
    <Sheet title={t(`change.${change}_title`, values)} isOpen onClose={onClose}>
      <Form
        schema={reasonSchema}
        defaultValues={{ reason: '' }}
        fieldErrors={({ code, detail }) =>
          code === 'unavailable'
            ? { reason: `admin/subscriptions:change.faults.${parseChangeFault(detail)}` }
            : {}
        }
        onSubmit={handleSubmit}
      >
        <p className={layout.dim14}>{t(`change.${change}_text`, values)}</p>
        <TextareaField
          name="reason"
          label={t('admin:status.reason')}
          hint={t('admin:status.reason_hint')}
          maxLength={longestReason}
          required
        />
        <div className={layout.wrapEnd}>
          <Button kind="secondary" onClick={onClose}>
            {t('admin:assign.cancel')}
          </Button>
          <Button type="submit" kind={change === 'end' ? 'danger' : 'primary'} busy={isPending}>
            {t(`change.${change}`)}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
