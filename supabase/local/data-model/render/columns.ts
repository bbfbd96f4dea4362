/** The columns of a table: a table of short facts, longer remarks below. */
import type { Definitions } from '../definitions'
import { blocks, bullets, code, table, tableLink } from './markdown'
import { prose } from '../prose'
import { cut, shortExpression, shortType } from '../sql-words'
import type { ColumnDetail, ConstraintDetail, TableDetail } from './table-details'

const LONGEST_DEFAULT = 40

export function renderColumns(relation: TableDetail, definitions: Definitions): string {
  const head = relation.is_view
    ? ['column', 'type']
    : ['column', 'type', 'null', 'default', 'reference']
  const told = relation.columns.filter((column) => !isStamp(column))
  const rows = told.map((column) => row(relation, column).slice(0, head.length))
  const remarks = relation.columns.flatMap((column) => {
    const note = definitions.get(`column ${relation.name}.${column.name}`)?.note ?? ''
    const text = [column.comment ?? '', note].filter(Boolean).join(' ')
    return text ? [`${code(column.name)}: ${prose(text)}`] : []
  })
  const stamps = relation.columns.filter(isStamp).map(({ name }) => code(name))
  return blocks([
    table(head, rows),
    stamps.length > 0 ? `Also ${stamps.join(' and ')}.` : '',
    bullets(remarks),
  ])
}

/** When the row was made and last changed: the same nearly everywhere. */
function isStamp({ name, value, is_nullable, comment }: ColumnDetail): boolean {
  return /^(created|updated)_at$/.test(name) && value === 'now()' && !is_nullable && !comment
}

function row(relation: TableDetail, column: ColumnDetail): string[] {
  return [
    code(column.name),
    code(shortType(column.type)),
    column.is_nullable ? 'yes' : '',
    defaultOf(column),
    references(relation, column.name).join('<br>'),
  ]
}

function defaultOf({ value, is_generated }: ColumnDetail): string {
  if (is_generated) return 'generated'
  return value === null ? '' : code(cut(shortExpression(value), LONGEST_DEFAULT))
}

function references({ constraints }: TableDetail, column: string): string[] {
  const keys = constraints.filter(({ kind }) => kind === 'f')
  const links = keys.filter((key) => key.columns.includes(column) && homeOf(key, keys) === column)
  return links.map(({ target, on_delete, columns }) => {
    const place = target?.includes('.') ? code(target) : tableLink(target ?? '')
    const partners = columns.filter((name) => name !== column)
    const beside = partners.length > 0 ? ` with ${partners.map(code).join(', ')}` : ''
    return `${place}${beside}${on_delete ? `, ${on_delete}` : ''}`
  })
}

/** A key of several columns is told once: where no key of its own stands, as with (school_id, team_id). */
function homeOf({ columns }: ConstraintDetail, keys: ConstraintDetail[]): string | undefined {
  const single = new Set(
    keys.filter((key) => key.columns.length === 1).map((key) => key.columns[0]),
  )
  return columns.length === 1
    ? columns[0]
    : (columns.findLast((name) => !single.has(name)) ?? columns.at(-1))
}
