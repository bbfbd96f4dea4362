import { useTranslation } from 'react-i18next'
import type { Attribute } from '../../../model/attributes'
import { useFigures } from '../../figures/use-figures'
import layout from '@/shared/ui/layout.module.css'
import styles from './rating-grid.module.css'

interface RatingCellProps {
  name: string
  attribute: Attribute
  /** Typed, not saved. */
  value: number | undefined
  /** What stands in the database. */
  before: number | undefined
  /** Waits for its tenth. */
  isPending: boolean
  isActive: boolean
  row: number
  column: number
}

/** The typed value in front, the one before in grey. */
export function RatingCell(props: RatingCellProps) {
  const { name, attribute, value, before, isPending, isActive, row, column } = props
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const what = { attribute: t(`attributes.${attribute}`), name }
  const label =
    value !== undefined && before !== undefined
      ? t('rate.cell_before', { ...what, value: show(value), before: show(before) })
      : value === undefined && before === undefined
        ? t('rate.cell_empty', what)
        : t('rate.cell', { ...what, value: show(value ?? before) })
  return (
    <div
      role="gridcell"
      className={`${layout.column} ${layout.flex} ${layout.middle} ${layout.justifyCenter} ${styles.cell}`}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-selected={isActive}
      data-row={row}
      data-column={column}
      data-figures=""
      data-typed={value !== undefined || undefined}
    >
      {value === undefined ? null : (
        <b>{isPending ? `${show(value).slice(0, -1)}_` : show(value)}</b>
      )}
      {before === undefined ? null : (
        <span className={`${layout.dimmed} ${styles.before}`}>{show(before)}</span>
      )}
    </div>
  )
}
