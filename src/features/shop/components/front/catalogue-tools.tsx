import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { categories, sorts, type CatalogueView, type Offer } from '../../model/catalogue'
import { control, quiet, row } from './looks'

interface CatalogueToolsProps {
  view: CatalogueView
  offers: readonly Offer[]
  /** How many fit. */
  count: number
  onChange: (changes: Record<string, string>) => void
  onClear: () => void
}

/** Search, kind, order and stock; all of it in the address. */
export function CatalogueTools({ view, offers, count, onChange, onClear }: CatalogueToolsProps) {
  const { t } = useTranslation('shop/front')
  return (
    <div role="search">
      <div style={row}>
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          defaultValue={view.q}
          style={control}
          onChange={(event) => onChange({ q: event.target.value })}
        />
        <Choice
          label={t('category')}
          value={view.category ?? ''}
          onChange={(category) => onChange({ category })}
        >
          <option value="">{t('all')}</option>
          {categories
            .filter((kind) => offers.some(({ category }) => category === kind))
            .map((kind) => (
              <option key={kind} value={kind}>
                {t(`categories.${kind}`)}
              </option>
            ))}
        </Choice>
        <Choice label={t('sort')} value={view.sort} onChange={(sort) => onChange({ sort })}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Choice>
        <label style={{ ...row, minBlockSize: 'var(--touch)' }}>
          <input
            type="checkbox"
            checked={view.isInStock}
            onChange={(event) => onChange({ stock: event.target.checked ? 'true' : '' })}
          />
          {t('in_stock')}
        </label>
        <span role="status" style={{ ...quiet, marginInlineStart: 'auto' }}>
          {t('found', { count })}
        </span>
      </div>
      {count === 0 ? (
        <Button kind="secondary" onClick={onClear}>
          {t('clear')}
        </Button>
      ) : null}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      style={control}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>
  )
}
