/** Finds in the migrations who created what, in which words, and the comment above it. */
import type { Chapter } from './chapter'
import { flatten, extractParentheses, splitSql, type SqlPiece } from './sql-split'

export type Kind =
  'table' | 'view' | 'function' | 'type' | 'index' | 'policy' | 'trigger' | 'constraint' | 'column'

export interface Definition {
  chapter: Chapter
  note: string
  /** The telling part of the statement; empty when it was altered since and only the catalogue knows. */
  text: string
}

/** Keys are `kind name`; names in schema public come without it, those on a table as `table.name`. */
export type Definitions = Map<string, Definition>

const NAME = '([\\w."]+)'
const OBJECT = new RegExp(
  `^create (?:or replace )?(?:unlogged |materialized )?(table|view|function|type) (?:if not exists )?${NAME}`,
  'i',
)
const INDEX = new RegExp(
  `^create (?:unique )?index (?:concurrently )?(?:if not exists )?${NAME} on (?:only )?${NAME} ?(.*)$`,
  'i',
)
const POLICY = new RegExp(`^(create|alter) policy ${NAME}\\s+on\\s+${NAME}`, 'i')
const TRIGGER = new RegExp(
  `^create (?:or replace )?(?:constraint )?trigger ${NAME} (.+?) on ${NAME}`,
  'i',
)
const ALTER = new RegExp(`^alter table (?:if exists )?(?:only )?${NAME} `, 'i')

export function readDefinitions(chapters: Chapter[]): Definitions {
  const found: Definitions = new Map()
  for (const chapter of chapters) {
    /** A later definition replaces the words; the chapter stays the one that came first. */
    const define: Define = (kind, name, text, note) => {
      const key = `${kind} ${name}`
      const earlier = found.get(key)
      found.set(key, {
        chapter: earlier?.chapter ?? chapter,
        note: note || (earlier?.note ?? ''),
        text,
      })
    }
    for (const statement of chapter.statements) readStatement(statement, define)
  }
  return found
}

type Define = (kind: Kind, name: string, text: string, note: string) => void

function readStatement({ text, note }: SqlPiece, define: Define): void {
  const line = flatten(text)
  const [, kind, name] = OBJECT.exec(line) ?? []
  const [, index, indexed, keys] = INDEX.exec(line) ?? []
  const [, verb, policy, guarded] = POLICY.exec(text) ?? []
  const [, trigger, timing, watched] = TRIGGER.exec(line) ?? []
  const [, altered] = ALTER.exec(line) ?? []
  if (kind && name) readObject(kind.toLowerCase(), getPlainName(name), { text, note }, define)
  if (index && indexed) define('index', getPlainName(index), removeSchema(keys ?? ''), note)
  if (verb && policy && guarded) {
    const rule = verb === 'create' ? text.slice(text.search(/\b(using|with check)\s*\(/i)) : ''
    define('policy', `${getPlainName(guarded)}.${getPlainName(policy)}`, rule, note)
  }
  if (trigger && watched) {
    define('trigger', `${getPlainName(watched)}.${getPlainName(trigger)}`, timing ?? '', note)
  }
  if (altered) readAlterTable(getPlainName(altered), text, define)
}

function readObject(kind: string, name: string, { text, note }: SqlPiece, define: Define): void {
  if (kind === 'function') define('function', name, '', note)
  if (kind === 'type') define('type', name, '', note)
  if (kind === 'view') define('view', name, '', note)
  if (kind !== 'table') return
  define('table', name, '', note)
  for (const item of splitSql(extractParentheses(text), ',')) readItem(name, item, define)
}

function readAlterTable(table: string, text: string, define: Define): void {
  const actions = text.replace(/^alter\s+table\s+(if\s+exists\s+)?(only\s+)?\S+/i, '')
  for (const { text: action, note } of splitSql(actions, ',')) {
    const added = /^add\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?([\s\S]+)$/i.exec(action)?.[1]
    if (added) readItem(table, { text: added, note }, define)
  }
}

/** A line of a table: a named constraint or a column. */
function readItem(table: string, { text, note }: SqlPiece, define: Define): void {
  const line = flatten(text)
  const [, constraint, rule] = /^constraint (\S+) (.+)$/i.exec(line) ?? []
  if (constraint && rule) define('constraint', `${table}.${constraint}`, removeSchema(rule), note)
  else define('column', `${table}.${/^\S+/.exec(line)?.[0] ?? ''}`, '', note)
}

function getPlainName(name: string): string {
  return name.replaceAll('"', '').replace(/^public\./, '')
}

function removeSchema(sql: string): string {
  return sql.replace(/\bpublic\./g, '')
}
