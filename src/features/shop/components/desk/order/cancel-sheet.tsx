import { useTranslation } from 'react-i18next'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FormSheet } from '@/shared/form/form-sheet'
import { useCancelOrder } from '../../../api/place-order'
import { cancelSchema, reasonLimits } from '../../../model/desk/order-desk'

interface CancelSheetProps {
  order: { id: string; number: string }
  onClose: () => void
}

/** Gives up an order nobody has paid; its goods go back on the shelf. */
export function CancelSheet({ order, onClose }: CancelSheetProps) {
  const { t } = useTranslation('shop/desk')
  const { mutateAsync: cancel } = useCancelOrder()
  return (
    <FormSheet
      title={t('cancel.title', { number: order.number })}
      label={t('next.cancel')}
      schema={cancelSchema}
      values={{ reason: '' }}
      save={({ reason }) => cancel({ id: order.id, reason })}
      onClose={onClose}
    >
      <TextareaField
        name="reason"
        label={t('cancel.reason')}
        hint={t('cancel.hint')}
        maxLength={reasonLimits.max}
      />
    </FormSheet>
  )
}
