/** The columns of a table: a table of short facts, longer remarks below. */
import type { Definitions } from '../definitions'
import { joinBlocks, renderBullets, renderCode, renderTable, renderTableLink } from './markdown'
import { escapeProse } from '../prose'
import { truncateText, shortenExpression, shortenType } from '../sql-words'
import type { ColumnDetail, ConstraintDetail, TableDetail } from './table-details'

const LONGEST_DEFAULT = 40

export function renderColumns(relation: TableDetail, definitions: Definitions): string {
  const head = relation.is_view
    ? ['column', 'type']
    : ['column', 'type', 'null', 'default', 'reference']
  const told = relation.columns.filter((column) => !isStamp(column))
  const rows = told.map((column) => createRow(relation, column).slice(0, head.length))
  const remarks = relation.columns.flatMap((column) => {
    const note = definitions.get(`column ${relation.name}.${column.name}`)?.note ?? ''
    const text = [column.comment ?? '', note].filter(Boolean).join(' ')
    return text ? [`${renderCode(column.name)}: ${escapeProse(text)}`] : []
  })
  const stamps = relation.columns.filter(isStamp).map(({ name }) => renderCode(name))
  return joinBlocks([
    renderTable(head, rows),
    stamps.length > 0 ? `Also ${stamps.join(' and ')}.` : '',
    renderBullets(remarks),
  ])
}

/** When the row was made and last changed: the same nearly everywhere. */
function isStamp({ name, value, is_nullable, comment }: ColumnDetail): boolean {
  return /^(created|updated)_at$/.test(name) && value === 'now()' && !is_nullable && !comment
}

function createRow(relation: TableDetail, column: ColumnDetail): string[] {
  return [
    renderCode(column.name),
    renderCode(shortenType(column.type)),
    column.is_nullable ? 'yes' : '',
    formatDefault(column),
    listReferences(relation, column.name).join('<br>'),
  ]
}

function formatDefault({ value, is_generated }: ColumnDetail): string {
  if (is_generated) return 'generated'
  return value === null ? '' : renderCode(truncateText(shortenExpression(value), LONGEST_DEFAULT))
}

function listReferences({ constraints }: TableDetail, column: string): string[] {
  const keys = constraints.filter(({ kind }) => kind === 'f')
  const links = keys.filter((key) => key.columns.includes(column) && findHome(key, keys) === column)
  return links.map(({ target, on_delete, columns }) => {
    const place = target?.includes('.') ? renderCode(target) : renderTableLink(target ?? '')
    const partners = columns.filter((name) => name !== column)
    const beside = partners.length > 0 ? ` with ${partners.map(renderCode).join(', ')}` : ''
    return `${place}${beside}${on_delete ? `, ${on_delete}` : ''}`
  })
}

/** A key of several columns is told once: where no key of its own stands, as with (school_id, team_id). */
function findHome({ columns }: ConstraintDetail, keys: ConstraintDetail[]): string | undefined {
  const single = new Set(
    keys.filter((key) => key.columns.length === 1).map((key) => key.columns[0]),
  )
  return columns.length === 1
    ? columns[0]
    : (columns.findLast((name) => !single.has(name)) ?? columns.at(-1))
}
