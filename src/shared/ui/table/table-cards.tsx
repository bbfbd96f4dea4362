import { Link } from 'react-router'
import layout from '@/shared/ui/layout.module.css'
import type { DataTableProps } from './data-table-model'
import { RowTick } from './row-tick'
import styles from './table-cards.module.css'
import type { RowSelection } from './use-row-selection'

interface TableCardsProps<Row> extends DataTableProps<Row> {
  rowSelection: RowSelection | null
}

/** The same rows as cards a thumb can use. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, rows, rowKey, rowActions, rowLabel, rowSelection, isUpdating } = props
  return (
    <ul
      className={`${layout.listStack2} ${styles.list}`}
      aria-label={label}
      aria-busy={isUpdating}
      data-updating={isUpdating || undefined}
    >
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={`${layout.surface} ${layout.gap3} ${layout.top} ${layout.relative} ${styles.card}`}
          data-selected={rowSelection?.isOn(rowKey(row)) || undefined}
        >
          {rowSelection ? (
            <span className={`${layout.touch} ${styles.tick}`}>
              <RowTick id={rowKey(row)} name={rowLabel?.(row)} selection={rowSelection} />
            </span>
          ) : null}
          <div className={`${layout.stack2} ${styles.body}`}>
            <CardBody {...props} row={row} />
          </div>
          {rowActions ? <div className={styles.actions}>{rowActions(row)}</div> : null}
        </li>
      ))}
    </ul>
  )
}

function CardBody<Row>({ row, columns, rowHref, renderCard }: DataTableProps<Row> & { row: Row }) {
  const [first, ...rest] = columns
  const href = rowHref?.(row)
  const main = renderCard ? renderCard(row) : first?.render(row)
  const facts = renderCard ? [] : rest.filter((column) => !column.isHiddenOnPhone)
  return (
    <>
      {href ? (
        <Link
          to={href}
          className={`${layout.medium} ${layout.ink} ${layout.undecorated} ${styles.link}`}
        >
          {main}
        </Link>
      ) : (
        main
      )}
      {facts.length > 0 ? (
        <dl className={`${layout.dim13} ${styles.facts}`}>
          {facts.map((column) => (
            <div key={column.key}>
              <dt>{column.header}</dt>
              <dd>{column.render(row)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
}
