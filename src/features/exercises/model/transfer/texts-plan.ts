/** What a table of texts changes, exercise by exercise, with before and after of every text. */
import type { z } from 'zod'
import { exerciseSchema, type ExerciseValues } from '../exercise-form/exercise-schema'
import { isBlank, toWords, toWordsValues } from '../exercise-form/text-schema'
import type { Fault } from './exercise-file'
import type { Mine } from './import-plan'
import { csvFields, type CsvField, type CsvTable } from './texts-csv'
import type { Locale } from '@/lib/i18n/locale'

export interface TextChange {
  line: number
  locale: Locale
  field: CsvField
  before: string
  after: string
}

export interface PlannedTexts {
  mine: Mine
  values: ExerciseValues
  changes: TextChange[]
  /** Why it cannot be saved like this; empty when it can. */
  faults: (Fault & { line: number })[]
}

export interface TextsPlan {
  exercises: PlannedTexts[]
  /** Lines that name an exercise which is not mine. */
  foreign: number[]
  /** Rows that say what is there already. */
  unchanged: number
}

export function planTexts(
  table: CsvTable,
  mine: readonly Mine[],
  message: (issue: z.core.$ZodRawIssue) => string,
): TextsPlan {
  const plan: TextsPlan = { exercises: [], foreign: [], unchanged: 0 }
  const byId = new Map<string, PlannedTexts>()
  const lines = new Map<string, number>()
  for (const { line, exercise_id, locale, words } of table.rows) {
    const own = mine.find(({ id }) => id === exercise_id)
    if (!own) {
      plan.foreign.push(line)
      continue
    }
    const entry = byId.get(own.id) ?? { mine: own, values: own.values, changes: [], faults: [] }
    const before = toWords(own.values.texts[locale])
    const changes = csvFields
      .map((field) => ({
        line,
        locale,
        field,
        before: toComparable(before[field]),
        after: toComparable(words[field]),
      }))
      .filter((change) => change.before !== change.after)
    // a row without words is no order to delete a language
    if (changes.length === 0 || isBlank(toWordsValues(words))) {
      plan.unchanged += 1
      continue
    }
    lines.set(`${own.id} ${locale}`, line)
    entry.changes.push(...changes)
    entry.values = {
      ...entry.values,
      texts: { ...entry.values.texts, [locale]: toWordsValues(words) },
    }
    byId.set(own.id, entry)
  }
  plan.exercises = [...byId.values()].map((entry) => ({
    ...entry,
    faults: listFaults(entry, lines, message),
  }))
  return plan
}

function listFaults(
  { mine, values }: PlannedTexts,
  lines: ReadonlyMap<string, number>,
  message: (issue: z.core.$ZodRawIssue) => string,
): PlannedTexts['faults'] {
  const read = exerciseSchema.safeParse(values, { error: message })
  if (read.success) return []
  return read.error.issues.map(({ path, message: text }) => ({
    path: path.join('.'),
    message: text,
    line: lines.get(`${mine.id} ${String(path[1])}`) ?? 0,
  }))
}

function toComparable(text: string | readonly string[]): string {
  return typeof text === 'string' ? text : text.join('\n')
}
