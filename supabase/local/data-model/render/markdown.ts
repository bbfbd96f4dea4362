/** Small pieces of Markdown: code, tables, folded blocks, lines of bearable length. */

const WIDTH = 100
export const MARKS_A_BLOCK = /^([-+*>#=|]|\d+[.)]|```|~~~)/

export function renderCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

/** Code stays on one line unless it is longer than one. */
const WORD = /(?:`[^`\n]{1,118}`|[^ \n])+/g

/** Breaks between words, never so that a line would begin like a list or a heading. */
export function wrap(text: string, indent = '', width = WIDTH): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(WORD) ?? []) {
    const longer = line ? `${line} ${word}` : word
    if (line && indent.length + longer.length > width && !MARKS_A_BLOCK.test(word)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].join(`\n${indent}`)
}

export function renderBullets(items: string[]): string {
  return items.map((item) => `- ${wrap(item, '  ')}`).join('\n')
}

export function renderTable(head: readonly string[], rows: string[][]): string {
  const print = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`
  return [print(head), print(head.map(() => '---')), ...rows.map(print)].join('\n')
}

export function renderFence(language: string, text: string): string {
  const marks = '`'.repeat(text.includes('```') ? 5 : 3)
  return `${marks}${language}\n${text}\n${marks}`
}

export function renderDetails(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`
}

/** Blocks with a blank line between, empty ones left out. */
export function joinBlocks(parts: string[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** A link whose address stands at the end of the document; see links.ts. */
export function renderTableLink(name: string): string {
  return `[${name}]`
}

/** The address GitHub gives a heading. */
export function createAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
