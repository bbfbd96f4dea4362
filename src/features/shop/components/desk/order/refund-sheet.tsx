import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Form } from '@/shared/form/form'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { useRefundOrder } from '../../../api/desk-orders'
import {
  createRefundInput,
  createRefundSchema,
  findRefundFault,
  reasonLimits,
} from '../../../model/desk/order-desk'

interface RefundSheetProps {
  order: { id: string; number: string; currency: string }
  leftCents: number
  /** It was not sent yet: all of its money goes back, and the order is over. */
  isGivenUp: boolean
  onClose: () => void
}

/** Sends money back to the card it came from; how much and why is written down. */
export function RefundSheet({ order, leftCents, isGivenUp, onClose }: RefundSheetProps) {
  const { t, i18n } = useTranslation('shop/desk')
  const formId = useId()
  const { mutateAsync: refund, isPending } = useRefundOrder()
  const [schema] = useState(() => createRefundSchema(leftCents))
  const sum = formatMoney(leftCents, order.currency)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(isGivenUp ? 'refund.give_up_title' : 'refund.title', { number: order.number })}
      footer={
        <Button type="submit" kind="danger" form={formId} busy={isPending}>
          {t(isGivenUp ? 'next.give_up' : 'refund.send')}
        </Button>
      }
    >
      <Form
        id={formId}
        label={t('refund.label')}
        schema={schema}
        defaultValues={createRefundInput(leftCents, i18n.language)}
        onSubmit={async ({ amount, reason }) => {
          const amountCents = isGivenUp ? leftCents : amount
          await refund({ orderId: order.id, amountCents, reason })
          onClose()
        }}
        renderFailure={(error) => (
          <Alert kind="error" title={t(`refund.faults.${findRefundFault(error)}`)} />
        )}
      >
        <p className={layout.dim14}>
          {t(isGivenUp ? 'refund.give_up_text' : 'refund.text', { sum })}
        </p>
        {isGivenUp ? null : (
          <TextField
            name="amount"
            label={t('refund.amount')}
            hint={t('refund.amount_hint', { sum })}
            required
          />
        )}
        <TextareaField
          name="reason"
          label={t('refund.reason')}
          maxLength={reasonLimits.max}
          required
        />
      </Form>
    </Sheet>
  )
}
