/** The columns of a table: a table of short facts, longer remarks below. */
import type { Definitions } from './definitions'
import { blocks, bullets, code, prose, table, tableLink } from './markdown'
import { cut, shortExpression, shortType } from './sql-words'
import type { ColumnDetail, TableDetail } from './table-details'

const LONGEST_DEFAULT = 40

export function renderColumns(relation: TableDetail, definitions: Definitions): string {
  const head = relation.is_view
    ? ['column', 'type']
    : ['column', 'type', 'null', 'default', 'reference']
  const rows = relation.columns.map((column) => row(relation, column).slice(0, head.length))
  const remarks = relation.columns.flatMap((column) => {
    const note = definitions.get(`column ${relation.name}.${column.name}`)?.note ?? ''
    const text = [column.comment ?? '', note].filter(Boolean).join(' ')
    return text ? [`${code(column.name)}: ${prose(text)}`] : []
  })
  return blocks([table(head, rows), bullets(remarks)])
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
  const links = constraints.filter(({ kind, columns }) => kind === 'f' && columns.includes(column))
  return links.map(({ target, on_delete, columns }) => {
    const place = target?.includes('.') ? code(target) : tableLink(target ?? '')
    const partners = columns.filter((name) => name !== column)
    const beside = partners.length > 0 ? ` with ${partners.map(code).join(', ')}` : ''
    return `${place}${beside}${on_delete ? `, ${on_delete}` : ''}`
  })
}
