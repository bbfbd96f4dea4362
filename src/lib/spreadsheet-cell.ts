/** Text in a spreadsheet's cell: one that begins like a formula would be reckoned, an apostrophe keeps it a text. */
const formula = /^'*[=+\-@\t\r]/

export function writeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

export function readCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
