/** The tables of a Markdown document, each row by the names of its columns. */

export type TableRow = Record<string, string>

/** One list of rows for each table of the text, in order. */
export function parseTables(markdown: string): TableRow[][] {
  const tables: TableRow[][] = []
  let header: string[] = []
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      header = []
      continue
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (header.length === 0) {
      header = cells
      tables.push([])
    } else if (!cells.every((cell) => /^-+$/.test(cell))) {
      tables.at(-1)?.push(Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])))
    }
  }
  return tables
}
