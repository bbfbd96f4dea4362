/** Cuts SQL text into statements or list items, and keeps the comment that stands right above each of them. */

export interface SqlPiece {
  /** Without the separator and the comments before it. */
  text: string
  /** Lines of the comment directly above, without dashes; empty when a blank line is between. */
  note: string
}

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|[;,()]|\s+|[^\s;,()'"$/-]+|./g
const IS_TRIVIA = /^(\s|--|\/\*)/

export function splitSql(sql: string, separator: ';' | ','): SqlPiece[] {
  const pieces: SqlPiece[] = []
  let lead = ''
  let text = ''
  let depth = 0
  const finish = () => {
    if (text) pieces.push({ text: text.trim(), note: readNote(lead) })
    lead = text = ''
  }
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === separator && depth === 0) finish()
    else if (!text && IS_TRIVIA.test(token)) lead += token
    else text += token
  }
  finish()
  return pieces
}

/** What follows the previous piece on its own line is not about the next one; a ruler ends a heading. */
function readNote(lead: string): string {
  const isFirst = lead.startsWith('--')
  const above = isFirst ? lead : lead.slice(lead.indexOf('\n') + 1)
  const block = above.split(/\n[^\S\n]*\n/).at(-1) ?? ''
  const lines = block.split('\n').map((line) => line.trim())
  const afterRuler = lines.slice(lines.findLastIndex((line) => /-{4,}$/.test(line)) + 1)
  return afterRuler
    .map((line) => line.replace(/^--+ ?/, ''))
    .join('\n')
    .trim()
}

/** One line, without comments. */
export function flatten(sql: string): string {
  return sql
    .replace(TOKEN, (token) => (IS_TRIVIA.test(token) ? ' ' : token))
    .replace(/\s+/g, ' ')
    .replace(/\( | (?=[),])/g, (found) => found.trim())
    .trim()
}

/** What stands between the first parenthesis and the one that closes it. */
export function extractParentheses(sql: string): string {
  let depth = 0
  let inside = ''
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === ')' && --depth === 0) return inside
    if (depth > 0) inside += token
    if (token === '(') depth += 1
  }
  return inside
}
