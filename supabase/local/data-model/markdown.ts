/** Small pieces of Markdown: escaped prose, code, tables, folded blocks, lines of bearable length. */

const WIDTH = 100
const IDENTIFIER = /(?<![\w/.])(?:[a-z]\w*\.)?[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?:\(\))?(?![\w/])/g
const MARKS_A_BLOCK = /^([-+*>#=|]|\d+[.)]|```|~~~)/

/** Text of a comment: names with an underscore become code, marks of Markdown stay what they are. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : plain(part)))
    .join('')
}

function plain(text: string): string {
  const codes = [...text.matchAll(IDENTIFIER)].map(([found]) => `\`${found}\``)
  return text
    .split(IDENTIFIER)
    .map((part, index) => part.replace(/[\\`*_<[\]|~]/g, '\\$&') + (codes[index] ?? ''))
    .join('')
}

export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

/** Breaks between words, never so that a line would begin like a list or a heading. */
export function wrap(text: string, indent = '', width = WIDTH): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && indent.length + longer.length > width && !MARKS_A_BLOCK.test(word)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].join(`\n${indent}`)
}

export function bullets(items: string[]): string {
  return items.map((item) => `- ${wrap(item, '  ')}`).join('\n')
}

export function table(head: readonly string[], rows: string[][]): string {
  const print = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`
  return [print(head), print(head.map(() => '---')), ...rows.map(print)].join('\n')
}

export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}

export function folded(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`
}

/** Blocks with a blank line between, empty ones left out. */
export function blocks(parts: string[]): string {
  return parts.filter(Boolean).join('\n\n')
}

export function tableLink(name: string): string {
  return `[${name}](#table-${name})`
}

/** The address GitHub gives a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
