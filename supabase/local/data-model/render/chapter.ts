/** One chapter of the data model: what its migration created. */
import type { EnumType } from '../../types/catalogue'
import type { Chapter } from '../chapter'
import { renderDiagram } from './diagram'
import type { Definitions } from '../definitions'
import { joinBlocks, renderBullets, renderCode, renderFence, renderDetails, wrap } from './markdown'
import { escapeProse } from '../prose'
import type { Model } from '../model'
import { listTables } from '../parts'
import { filterCreatedIn } from '../placing'
import { renderPlatform } from './platform'
import { renderFunction } from './function'
import { renderTable } from './table'

export function renderChapter(model: Model, chapter: Chapter): string {
  const { definitions } = model
  const tables = listTables(model, chapter)
  const drawing = renderDiagram(tables)
  return joinBlocks([
    `## ${chapter.title}`,
    wrap(escapeProse(chapter.summary)),
    chapter.file ? `From [${chapter.file}](../../supabase/migrations/${chapter.file}).` : '',
    chapter.remarks
      ? renderDetails('In the words of the migration', renderFence('text', chapter.remarks))
      : '',
    drawing ? renderFence('mermaid', drawing) : '',
    renderEnums(filterCreatedIn(model, chapter, ['type'], model.enums), definitions),
    renderRules(model, chapter),
    ...tables.map((table) => renderTable(table, model)),
    ...filterCreatedIn(model, chapter, ['function'], model.functions).map((entry) =>
      renderFunction(entry, definitions),
    ),
    renderPlatform(model, chapter),
  ])
}

function renderEnums(enums: EnumType[], definitions: Definitions): string {
  const lines = enums.map(({ name, values }) => {
    const note = definitions.get(`type ${name}`)?.note ?? ''
    return `${renderCode(name)}: ${values.map(renderCode).join(', ')}${note ? `. ${escapeProse(note)}` : ''}`
  })
  return lines.length > 0 ? `**Enums**\n\n${renderBullets(lines)}` : ''
}

/** Functions of schema private that policies and triggers lean on; those that say what they mean. */
function renderRules(model: Model, chapter: Chapter): string {
  const lines = filterCreatedIn(model, chapter, ['function'], model.rules).flatMap(
    ({ name, comment }) => {
      const note = model.definitions.get(`function ${name}`)?.note ?? ''
      const text = [comment ?? '', note].filter(Boolean).join(' ')
      return text ? [`${renderCode(name)}: ${escapeProse(text)}`] : []
    },
  )
  return lines.length > 0
    ? renderDetails('What the private functions mean', renderBullets(lines))
    : ''
}
