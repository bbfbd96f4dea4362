/** One table or view of the data model. */
import { joinBlocks } from './markdown'
import { renderParagraphs } from '../prose'
import type { Model } from '../model'
import { renderAccess } from './access'
import { renderColumns } from './columns'
import { renderIndexes, renderRules, renderTriggers } from './rules'
import type { TableDetail } from './table-details'

export function renderTable(relation: TableDetail, model: Model): string {
  const { definitions } = model
  const kind = relation.is_view ? 'view' : 'table'
  const note = definitions.get(`${kind} ${relation.name}`)?.note ?? ''
  return joinBlocks([
    // the same word for views, so that every link can be written without looking
    `### Table ${relation.name}`,
    relation.is_view ? describeView(relation) : '',
    renderParagraphs([relation.comment ?? '', note].filter(Boolean).join('\n\n')),
    renderColumns(relation, definitions),
    renderRules(relation, definitions),
    renderTriggers(relation, definitions),
    renderIndexes(relation, definitions),
    renderAccess(relation, model),
  ])
}

function describeView({ is_invoker }: TableDetail): string {
  return is_invoker
    ? 'A view: it shows what its tables allow the reader to see.'
    : 'A view that reads with the rights of its owner.'
}
