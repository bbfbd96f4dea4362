/** One chapter of the data model: what its migration created. */
import type { EnumType } from '../../types/catalogue'
import type { Chapter } from '../chapter'
import { diagram } from './diagram'
import type { Definitions } from '../definitions'
import { blocks, bullets, code, fence, folded, wrap } from './markdown'
import { prose } from '../prose'
import type { Model } from '../model'
import { tablesOf } from '../parts'
import { createdIn } from '../placing'
import { renderPlatform } from './platform'
import { renderFunction } from './function'
import { renderTable } from './table'

export function renderChapter(model: Model, chapter: Chapter): string {
  const { definitions } = model
  const tables = tablesOf(model, chapter)
  const drawing = diagram(tables)
  return blocks([
    `## ${chapter.title}`,
    wrap(prose(chapter.summary)),
    chapter.file ? `From [${chapter.file}](../../supabase/migrations/${chapter.file}).` : '',
    chapter.remarks ? folded('In the words of the migration', fence('text', chapter.remarks)) : '',
    drawing ? fence('mermaid', drawing) : '',
    renderEnums(createdIn(model, chapter, ['type'], model.enums), definitions),
    renderRules(model, chapter),
    ...tables.map((table) => renderTable(table, model)),
    ...createdIn(model, chapter, ['function'], model.functions).map((entry) =>
      renderFunction(entry, definitions),
    ),
    renderPlatform(model, chapter),
  ])
}

function renderEnums(enums: EnumType[], definitions: Definitions): string {
  const lines = enums.map(({ name, values }) => {
    const note = definitions.get(`type ${name}`)?.note ?? ''
    return `${code(name)}: ${values.map(code).join(', ')}${note ? `. ${prose(note)}` : ''}`
  })
  return lines.length > 0 ? `**Enums**\n\n${bullets(lines)}` : ''
}

/** Functions of schema private that policies and triggers lean on; those that say what they mean. */
function renderRules(model: Model, chapter: Chapter): string {
  const lines = createdIn(model, chapter, ['function'], model.rules).flatMap(
    ({ name, comment }) => {
      const note = model.definitions.get(`function ${name}`)?.note ?? ''
      const text = [comment ?? '', note].filter(Boolean).join(' ')
      return text ? [`${code(name)}: ${prose(text)}`] : []
    },
  )
  return lines.length > 0 ? folded('What the private functions mean', bullets(lines)) : ''
}
