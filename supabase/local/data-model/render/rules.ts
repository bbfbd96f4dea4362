/** What a table insists on: unique keys and checks, its other indexes, its triggers. */
import type { Definitions, Kind } from '../definitions'
import { blocks, bullets, code, folded } from './markdown'
import { prose } from '../prose'
import { cut, shortExpression } from '../sql-words'
import type { TableDetail } from './table-details'

const LONGEST_RULE = 116
/** Every table has it; the introduction says so once. */
const KEEPS_UPDATED_AT = 'private.set_updated_at'

interface Rule {
  line: string
  is_limit: boolean
}

export function renderRules(table: TableDetail, definitions: Definitions): string {
  const rules = [...constraintRules(table, definitions), ...uniqueIndexes(table, definitions)]
  const limits = rules.filter(({ is_limit }) => is_limit).map(({ line }) => line)
  const others = rules.filter(({ is_limit }) => !is_limit).map(({ line }) => line)
  return blocks([
    others.length > 0 ? `**Rules**\n\n${bullets(others)}` : '',
    limits.length > 0 ? folded(`Limits of single columns (${limits.length})`, bullets(limits)) : '',
  ])
}

/** A check of one column that needs no explanation is only a limit. */
function constraintRules(table: TableDetail, definitions: Definitions): Rule[] {
  return table.constraints
    .filter(({ kind }) => 'ucx'.includes(kind))
    .map(({ name, kind, columns, definition }) => {
      const words = wordsOf('constraint', `${table.name}.${name}`, definitions)
      const line = describe(name, words.text || shortExpression(definition), words.note)
      return { line, is_limit: kind === 'c' && columns.length === 1 && !words.note }
    })
}

function uniqueIndexes(table: TableDetail, definitions: Definitions): Rule[] {
  const unique = table.indexes.filter(({ is_unique }) => is_unique)
  return unique.map(({ name, definition }) => {
    const { text, note } = wordsOf('index', name, definitions)
    return { line: describe(name, `unique ${text || keysOf(definition)}`, note), is_limit: false }
  })
}

export function renderIndexes(table: TableDetail, definitions: Definitions): string {
  const lines = table.indexes
    .filter(({ is_unique }) => !is_unique)
    .map(({ name, definition }) => {
      const { text, note } = wordsOf('index', name, definitions)
      return describe(name, text || keysOf(definition), note)
    })
  return lines.length > 0 ? folded(`Indexes (${lines.length})`, bullets(lines)) : ''
}

export function renderTriggers(table: TableDetail, definitions: Definitions): string {
  const lines = table.triggers
    .filter(({ called }) => called !== KEEPS_UPDATED_AT)
    .map(({ name, definition, called }) => {
      const { text, note } = wordsOf('trigger', `${table.name}.${name}`, definitions)
      const timing =
        text || (/^CREATE .*?TRIGGER \S+ (.+?) ON /.exec(definition)?.[1] ?? '').toLowerCase()
      const reason = [note, definitions.get(`function ${called}`)?.note ?? '']
        .filter(Boolean)
        .join(' ')
      const given = argumentsOf(definition).map(code).join(', ')
      const call = `${code(called)}${given ? ` with ${given}` : ''}`
      return `${code(name)} ${timing}: ${call}${reason ? `. ${prose(reason)}` : ''}`
    })
  return lines.length > 0 ? `**Triggers**\n\n${bullets(lines)}` : ''
}

/** Those of a state machine are the moves it knows. */
function argumentsOf(definition: string): string[] {
  const list = /EXECUTE FUNCTION [^(]+\((.+)\)$/s.exec(definition)?.[1] ?? ''
  return [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"))
}

function wordsOf(kind: Kind, name: string, definitions: Definitions) {
  return definitions.get(`${kind} ${name}`) ?? { text: '', note: '' }
}

function describe(name: string, rule: string, note: string): string {
  return `${code(name)}: ${code(cut(rule, LONGEST_RULE))}${note ? `. ${prose(note)}` : ''}`
}

function keysOf(definition: string): string {
  return shortExpression(definition.replace(/^.* USING (btree )?/, ''))
}
