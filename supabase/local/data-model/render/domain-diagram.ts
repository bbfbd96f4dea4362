/** Draws a whole domain: its tables as bare names and how they refer to each other. */
import { formatEntityName, renderRelation } from './diagram'
import type { TableDetail } from './table-details'

export function renderDomainDiagram(tables: TableDetail[]): string {
  const entities = tables.filter(({ is_view }) => !is_view)
  if (entities.length === 0) return ''
  const names = new Set(entities.map(({ name }) => name))
  const lines = [
    ...entities.map(({ name }) => formatEntityName(name)),
    ...entities.flatMap((table) => renderRelations(table, names)),
  ]
  return ['erDiagram', ...lines.map((line) => `  ${line}`)].join('\n')
}

/** Keys that say the same of the same two tables share a line; tables of other domains are left out. */
function renderRelations(table: TableDetail, drawn: Set<string>): string[] {
  const labels = new Map<string, Set<string>>()
  for (const key of table.constraints) {
    if (key.kind !== 'f' || !drawn.has(key.target ?? '')) continue
    const line = renderRelation(table, key)
    labels.set(line, new Set([...(labels.get(line) ?? []), ...key.columns]))
  }
  return [...labels].map(([line, columns]) => `${line} : "${[...columns].join(', ')}"`)
}

/** What the tables refer to outside of their domain, by name. */
export function listReferredElsewhere(tables: TableDetail[], known: Set<string>): string[] {
  const own = new Set(tables.map(({ name }) => name))
  const targets = tables.flatMap(({ constraints }) => constraints.map(({ target }) => target ?? ''))
  return [...new Set(targets)].filter((name) => known.has(name) && !own.has(name)).toSorted()
}
