/** What a table insists on: unique keys and checks, its other indexes, its triggers. */
import type { Definitions, Kind } from '../definitions'
import { joinBlocks, renderBullets, renderCode, renderDetails } from './markdown'
import { escapeProse } from '../prose'
import { truncateText, shortenExpression } from '../sql-words'
import type { TableDetail } from './table-details'

const LONGEST_RULE = 116
/** Every table has them; the introduction says so once. */
const COMMON_TRIGGERS = ['private.set_updated_at', 'private.refuse_read_only']

interface Rule {
  line: string
  is_limit: boolean
}

export function renderRules(table: TableDetail, definitions: Definitions): string {
  const rules = [
    ...listConstraintRules(table, definitions),
    ...listUniqueIndexes(table, definitions),
  ]
  const limits = rules.filter(({ is_limit }) => is_limit).map(({ line }) => line)
  const others = rules.filter(({ is_limit }) => !is_limit).map(({ line }) => line)
  return joinBlocks([
    others.length > 0 ? `**Rules**\n\n${renderBullets(others)}` : '',
    limits.length > 0
      ? renderDetails(`Limits of single columns (${limits.length})`, renderBullets(limits))
      : '',
  ])
}

/** A check of one column that needs no explanation is only a limit. */
function listConstraintRules(table: TableDetail, definitions: Definitions): Rule[] {
  return table.constraints
    .filter(({ kind }) => 'ucx'.includes(kind))
    .map(({ name, kind, columns, definition }) => {
      const words = findWords('constraint', `${table.name}.${name}`, definitions)
      const line = describe(name, words.text || shortenExpression(definition), words.note)
      return { line, is_limit: kind === 'c' && columns.length === 1 && !words.note }
    })
}

function listUniqueIndexes(table: TableDetail, definitions: Definitions): Rule[] {
  const unique = table.indexes.filter(({ is_unique }) => is_unique)
  return unique.map(({ name, definition }) => {
    const { text, note } = findWords('index', name, definitions)
    return {
      line: describe(name, `unique ${text || formatKeys(definition)}`, note),
      is_limit: false,
    }
  })
}

export function renderIndexes(table: TableDetail, definitions: Definitions): string {
  const lines = table.indexes
    .filter(({ is_unique }) => !is_unique)
    .map(({ name, definition }) => {
      const { text, note } = findWords('index', name, definitions)
      return describe(name, text || formatKeys(definition), note)
    })
  return lines.length > 0 ? renderDetails(`Indexes (${lines.length})`, renderBullets(lines)) : ''
}

export function renderTriggers(table: TableDetail, definitions: Definitions): string {
  const lines = table.triggers
    .filter(({ called }) => !COMMON_TRIGGERS.includes(called))
    .map(({ name, definition, called }) => {
      const { text, note } = findWords('trigger', `${table.name}.${name}`, definitions)
      const timing =
        text || (/^CREATE .*?TRIGGER \S+ (.+?) ON /.exec(definition)?.[1] ?? '').toLowerCase()
      const reason = [note, definitions.get(`function ${called}`)?.note ?? '']
        .filter(Boolean)
        .join(' ')
      const given = listArguments(definition).map(renderCode).join(', ')
      const call = `${renderCode(called)}${given ? ` with ${given}` : ''}`
      return `${renderCode(name)} ${timing}: ${call}${reason ? `. ${escapeProse(reason)}` : ''}`
    })
  return lines.length > 0 ? `**Triggers**\n\n${renderBullets(lines)}` : ''
}

/** Those of a state machine are the moves it knows. */
function listArguments(definition: string): string[] {
  const list = /EXECUTE FUNCTION [^(]+\((.+)\)$/s.exec(definition)?.[1] ?? ''
  return [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"))
}

function findWords(kind: Kind, name: string, definitions: Definitions) {
  return definitions.get(`${kind} ${name}`) ?? { text: '', note: '' }
}

function describe(name: string, rule: string, note: string): string {
  return `${renderCode(name)}: ${renderCode(truncateText(rule, LONGEST_RULE))}${note ? `. ${escapeProse(note)}` : ''}`
}

function formatKeys(definition: string): string {
  return shortenExpression(definition.replace(/^.* USING (btree )?/, ''))
}
