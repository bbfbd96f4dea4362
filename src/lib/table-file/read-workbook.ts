/**
 * The first sheet of an Excel workbook (.xlsx: a ZIP of XML, ECMA-376) as text with tabs, which the table
 * reader takes like any other. Dates come out as `YYYY-MM-DD`, with `HH:mm` where they have a time: Excel keeps them
 * as days since 1900.
 */
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'

/** A part of the archive that is larger than this once unpacked is no list of a school. */
const largestPart = 20_000_000

/** Rows below this number are no longer counted from the top of the sheet. */
const largestGap = 5000

export function isWorkbook(bytes: ArrayBuffer): boolean {
  const [first, second, third] = new Uint8Array(bytes, 0, Math.min(3, bytes.byteLength))
  return first === 0x50 && second === 0x4b && third === 0x03
}

/** Null: an archive, but no workbook that can be read. */
export function readWorkbook(bytes: ArrayBuffer): string | null {
  try {
    const parts = unzipSync(new Uint8Array(bytes), {
      filter: ({ name, originalSize }) =>
        /^xl\/.+\.(?:xml|rels)$/.test(name) && originalSize < largestPart,
    })
    const parsePart = (name: string) => (parts[name] ? parseXml(strFromU8(parts[name])) : null)
    const sheet = parsePart(
      findFirstSheet(parsePart('xl/workbook.xml'), parsePart('xl/_rels/workbook.xml.rels')),
    )
    if (!sheet) return null
    const texts = listAll(parsePart('xl/sharedStrings.xml'), 'si').map(readText)
    const book: Book = {
      texts,
      dateStyles: findDateStyles(parsePart('xl/styles.xml')),
      epochDay: listAll(parsePart('xl/workbook.xml'), 'workbookPr').some(
        (entry) => entry.getAttribute('date1904') === '1',
      )
        ? Date.UTC(1904, 0, 1)
        : Date.UTC(1899, 11, 30),
    }
    return Papa.unparse(listRows(sheet, book), { delimiter: '\t' })
  } catch {
    return null
  }
}

interface Book {
  texts: readonly string[]
  dateStyles: ReadonlySet<number>
  /** Day 0 of the workbook, in milliseconds. */
  epochDay: number
}

function parseXml(text: string): Document {
  return new DOMParser().parseFromString(text, 'application/xml')
}

/** Whatever prefix the writer chose for the namespace. */
function listAll(parent: Document | Element | null, name: string): Element[] {
  return parent ? [...parent.getElementsByTagNameNS('*', name)] : []
}

function findFirstSheet(workbook: Document | null, relations: Document | null): string {
  const [sheet] = listAll(workbook, 'sheet')
  const id = [...(sheet?.attributes ?? [])].find(({ localName }) => localName === 'id')?.value
  const target = listAll(relations, 'Relationship')
    .find((entry) => entry.getAttribute('Id') === id)
    ?.getAttribute('Target')
  if (!target) return 'xl/worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Runs of one text, without the readings some languages add above it. */
function readText(entry: Element): string {
  return listAll(entry, 't')
    .filter((run) => run.parentElement?.localName !== 'rPh')
    .map((run) => run.textContent)
    .join('')
}

/** Built-in formats 14 to 22 and 45 to 47 are dates, and others that name a day or a year. */
function findDateStyles(styles: Document | null): Set<number> {
  const codes = new Map(
    listAll(styles, 'numFmt').map((format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode') ?? '',
    ]),
  )
  const [cells = null] = listAll(styles, 'cellXfs')
  const isDate = (id: string | null) => {
    const code = codes.get(id)
    if (code !== undefined) return /[dyjtг]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
    const number = Number(id)
    return (number >= 14 && number <= 22) || (number >= 45 && number <= 47)
  }
  return new Set(
    listAll(cells, 'xf').flatMap((style, place) =>
      isDate(style.getAttribute('numFmtId')) ? [place] : [],
    ),
  )
}

/** Empty rows are left out of the file: each says its number, so that a row stays where people see it. */
function listRows(sheet: Document, book: Book): string[][] {
  const rows: string[][] = []
  for (const row of listAll(sheet, 'row')) {
    const place = Number(row.getAttribute('r') ?? 0)
    while (rows.length < place - 1 && rows.length < largestGap) rows.push([''])
    rows.push(readRow(row, book))
  }
  return rows
}

/** Empty cells are left out of the file: each says its column. */
function readRow(row: Element, book: Book): string[] {
  const cells: string[] = []
  for (const cell of listAll(row, 'c')) {
    const column = toColumn(cell.getAttribute('r')) ?? cells.length
    if (column > 200) break
    while (cells.length < column) cells.push('')
    cells[column] = readCell(cell, book)
  }
  return cells
}

/** `C7` is column 2. */
function toColumn(reference: string | null): number | null {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function readCell(cell: Element, { texts, dateStyles, epochDay }: Book): string {
  const [value] = listAll(cell, 'v')
  const raw = value?.textContent ?? ''
  const type = cell.getAttribute('t')
  if (type === 'inlineStr') return readText(cell)
  if (type === 's') return texts[Number(raw)] ?? ''
  if (type === 'str' || type === 'b' || type === 'e') return type === 'e' ? '' : raw
  if (type === 'd') return raw.slice(0, 16).replace('T', ' ').replace(' 00:00', '')
  const isDate = raw !== '' && dateStyles.has(Number(cell.getAttribute('s') ?? 0))
  if (!isDate) return raw
  return formatMoment(Number(raw), epochDay)
}

/** Below one day it is a time alone; day 0 of a Mac is a day. */
function formatMoment(days: number, epochDay: number): string {
  const moment = new Date(epochDay + Math.round(days * 1440) * 60_000).toISOString()
  const time = moment.slice(11, 16)
  if (days > 0 && days < 1) return time
  return time === '00:00' ? moment.slice(0, 10) : `${moment.slice(0, 10)} ${time}`
}
