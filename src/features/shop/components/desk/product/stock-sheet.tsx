import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { FormSheet } from '@/shared/form/form-sheet'
import layout from '@/shared/ui/layout.module.css'
import { useAdjustStock } from '../../../api/goods'
import { describeStockFailure, reasonLimits, stockSchema } from '../../../model/desk/order-desk'

interface StockSheetProps {
  variantId: string
  name: string
  stock: number
  onClose: () => void
}

/** What came in, or what counting found: by difference, so that a sale meanwhile still counts. */
export function StockSheet({ variantId, name, stock, onClose }: StockSheetProps) {
  const { t } = useTranslation('shop/desk')
  const { mutateAsync: adjust } = useAdjustStock()
  const [movementId] = useState(() => crypto.randomUUID())
  return (
    <FormSheet
      title={t('stock.title', { name })}
      label={t('stock.save')}
      schema={stockSchema}
      values={{ reason: 'delivery', pieces: NaN, note: '' }}
      save={({ pieces, reason, note }) =>
        adjust({ variantId, movementId, delta: pieces, reason, note })
      }
      fieldErrors={describeStockFailure}
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label={t('stock.reason')}
        options={(['delivery', 'correction'] as const).map((value) => ({
          value,
          label: t(`stock.reasons.${value}`),
        }))}
        required
      />
      <PiecesField stock={stock} />
      <TextField name="note" label={t('stock.note')} maxLength={reasonLimits.max} />
    </FormSheet>
  )
}

function PiecesField({ stock }: { stock: number }) {
  const { t } = useTranslation('shop/desk')
  const pieces: unknown = useWatch({ name: 'pieces' })
  const reason: unknown = useWatch({ name: 'reason' })
  const delta = typeof pieces === 'number' && Number.isFinite(pieces) ? pieces : 0
  return (
    <>
      <NumberField
        name="pieces"
        label={t(reason === 'correction' ? 'stock.difference' : 'stock.came_in')}
        hint={reason === 'correction' ? t('stock.difference_hint') : undefined}
        max={10_000}
        required
      />
      <p role="status" className={layout.dim14}>
        {t('stock.becomes', { stock, next: stock + delta })}
      </p>
    </>
  )
}
