/**
 * The texts of exercises as a table, one row per exercise and language, for translating in a spreadsheet. Lists
 * have one entry per line of their cell. UTF-8 with a mark at the beginning, so that Excel reads the letters.
 */
import Papa from 'papaparse'
import { readCell, writeCell } from '@/lib/spreadsheet-cell'
import { isLocale, locales, type Locale } from '@/lib/i18n/locale'
import type { ExerciseValues } from '../exercise-form/exercise-schema'
import { textLists } from '../exercise-form/limits'
import { isBlank, toWords, type Words } from '../exercise-form/text-schema'

const plain = ['title', 'aim', 'setup', 'rules', 'scoring'] as const
export const csvColumns = ['exercise_id', 'language', ...plain, ...textLists] as const
export type CsvField = (typeof plain)[number] | (typeof textLists)[number]
export const csvFields: readonly CsvField[] = [...plain, ...textLists]

export interface CsvRow {
  exercise_id: string
  locale: Locale
  words: Words
}

export function toCsv(exercises: readonly { id: string; values: ExerciseValues }[]): string {
  const rows = exercises.flatMap(({ id, values }) =>
    locales
      .filter((locale) => !isBlank(values.texts[locale]))
      .map((locale) => toRow(id, locale, toWords(values.texts[locale]))),
  )
  return `\uFEFF${Papa.unparse({ fields: [...csvColumns], data: rows }, { newline: '\r\n' })}\r\n`
}

function toRow(id: string, locale: Locale, words: Words): string[] {
  return [
    id,
    locale,
    ...plain.map((field) => writeCell(words[field])),
    ...textLists.map((list) =>
      writeCell(words[list].map((entry) => entry.replaceAll(/\s*\n\s*/g, ' ')).join('\n')),
    ),
  ]
}

export type CsvFault =
  | { line: number; kind: 'columns'; missing: string[] }
  | { line: number; kind: 'id' | 'language' | 'twice' | 'cells' }

export interface CsvTable {
  rows: (CsvRow & { line: number })[]
  faults: CsvFault[]
}

/** Reads comma, semicolon or tab. A wrong row is told with the line of the file and left out. */
export function readCsv(text: string): CsvTable {
  const table = text.replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(table, { delimiter: detectDelimiter(table) })
  const [header = [], ...body] = data
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = csvColumns.filter((column) => !names.includes(column))
  if (missing.length > 0) return { rows: [], faults: [{ line: 1, kind: 'columns', missing }] }

  const read: CsvTable = { rows: [], faults: [] }
  const seen = new Set<string>()
  let line = 1 + countLines(header)
  for (const cells of body) {
    const at = line
    line += countLines(cells)
    if (cells.every((cell) => cell.trim() === '')) continue
    const readNamedCell = (column: string) => readCell(cells[names.indexOf(column)] ?? '')
    const [exercise_id, locale] = [
      readNamedCell('exercise_id').trim(),
      readNamedCell('language').trim().toLowerCase(),
    ]
    const key = `${exercise_id} ${locale}`
    if (cells.length < names.length) read.faults.push({ line: at, kind: 'cells' })
    else if (exercise_id === '') read.faults.push({ line: at, kind: 'id' })
    else if (!isLocale(locale)) read.faults.push({ line: at, kind: 'language' })
    else if (seen.has(key)) read.faults.push({ line: at, kind: 'twice' })
    else read.rows.push({ line: at, exercise_id, locale, words: readWords(readNamedCell) })
    seen.add(key)
  }
  return read
}

/** Names of columns hold no separators, texts do: only the first line tells. */
function detectDelimiter(table: string): string {
  const [first = ''] = table.split(/\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function readWords(cell: (column: string) => string): Words {
  const readLines = (column: string) =>
    cell(column)
      .split(/\r?\n/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  const readText = (column: string) => cell(column).replaceAll('\r\n', '\n').trim()
  return {
    title: readText('title'),
    aim: readText('aim'),
    setup: readText('setup'),
    rules: readText('rules'),
    scoring: readText('scoring'),
    coaching_points: readLines('coaching_points'),
    progressions: readLines('progressions'),
    regressions: readLines('regressions'),
    questions: readLines('questions'),
    common_faults: readLines('common_faults'),
  }
}

/** A row takes as many lines of the file as its cells have line breaks, and one. */
function countLines(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 1)
}
