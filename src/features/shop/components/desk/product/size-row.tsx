import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { TextField } from '@/shared/form/fields/text-field'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Dim } from '@/shared/ui/name-lines'
import { StatusBadge } from '@/shared/ui/status-badge'
import { productLimits, type SizeInput } from '../../../model/desk/product-schema'
import { StockSheet } from './stock-sheet'

interface SizeRowProps {
  index: number
  size: SizeInput
  isLast: boolean
  /** Undefined: not stored yet, or not known yet. */
  stock: number | undefined
  onMove: (to: number) => void
  onRemove: () => void
  onArchive: (isArchived: boolean) => void
}

/** One size: stored ones are archived, new ones simply taken out again. */
export function SizeRow(props: SizeRowProps) {
  const { index, size, isLast, stock, onMove, onRemove, onArchive } = props
  const { t } = useTranslation('shop/desk')
  const [isStockOpen, setIsStockOpen] = useState(false)
  const name = size.name || t('form.size_number', { number: index + 1 })
  return (
    <li className={`${layout.card} ${layout.stack2}`}>
      <div role="group" aria-label={name} className={layout.stack2}>
        <div className={layout.between}>
          <span className={layout.facts}>
            <span className={`${layout.medium} ${layout.breakable}`}>{name}</span>
            {stock === undefined ? null : <Dim>{t('stock.pieces', { count: stock })}</Dim>}
          </span>
          <span className={layout.row2}>
            {size.isStored && stock !== undefined ? (
              <Button kind="secondary" onClick={() => setIsStockOpen(true)}>
                {t('stock.change')}
              </Button>
            ) : null}
            {size.isArchived ? (
              <StatusBadge tone="neutral">{t('form.size_archived')}</StatusBadge>
            ) : null}
            <ActionMenu
              label={t('form.size_actions', { name })}
              items={[
                {
                  label: t('form.size_up'),
                  disabled: index === 0,
                  onSelect: () => onMove(index - 1),
                },
                { label: t('form.size_down'), disabled: isLast, onSelect: () => onMove(index + 1) },
                size.isStored
                  ? {
                      label: t(size.isArchived ? 'form.size_restore' : 'form.size_archive'),
                      isDanger: !size.isArchived,
                      onSelect: () => onArchive(!size.isArchived),
                    }
                  : { label: t('form.size_remove'), isDanger: true, onSelect: onRemove },
              ]}
            />
          </span>
        </div>
        <div
          className={layout.grid2}
          style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' }}
        >
          <TextField
            name={`sizes.${index}.name`}
            label={t('form.size_name')}
            maxLength={productLimits.sizeName}
            required
          />
          <TextField
            name={`sizes.${index}.sku`}
            label={t('form.sku')}
            maxLength={productLimits.sku}
          />
          <TextField
            name={`sizes.${index}.price`}
            label={t('form.own_price')}
            placeholder={t('form.as_product')}
          />
          {size.isStored ? null : (
            <NumberField
              name={`sizes.${index}.stock`}
              label={t('form.first_stock')}
              min={0}
              max={productLimits.stock}
            />
          )}
        </div>
      </div>
      {isStockOpen && stock !== undefined ? (
        <StockSheet
          variantId={size.id}
          name={name}
          stock={stock}
          onClose={() => setIsStockOpen(false)}
        />
      ) : null}
    </li>
  )
}
