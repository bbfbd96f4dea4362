/**
 * Exercises as a file of their own: complete, with drawings, and with a version so that later programs can still
 * read it. An entry is what `toDocument` gives, with the id it had where it comes from.
 */
import { z } from 'zod'
import { openScene } from '@/features/scene/model/document/open-scene'
import { removePeopleFromScene } from '@/features/scene/model/document/remove-people-from-scene'
import { isLocale } from '@/lib/i18n/locale'
import { exerciseSchema, type ExerciseValues } from '../exercise-form/exercise-schema'
import { blankExercise, toDocument } from '../exercise-form/stored-exercise'
import { noWords, toWordsValues } from '../exercise-form/text-schema'

export const fileFormat = 'touchline-exercises'
export const fileVersion = 1
/** Nobody waits for more at once; and a browser holds no more comfortably. */
export const fileLimits = { exercises: 500, bytes: 20_000_000 } as const

export interface Exported {
  id: string
  values: ExerciseValues
}

/** Names of players stay at home: a file travels further than a library does. */
export function toFile(exercises: readonly Exported[], exportedAt: string): string {
  return JSON.stringify(
    {
      format: fileFormat,
      version: fileVersion,
      exported_at: exportedAt,
      exercises: exercises.map(({ id, values }) => ({ id, ...toDocument(removeNames(values)) })),
    },
    null,
    1,
  )
}

export function removeNames(values: ExerciseValues): ExerciseValues {
  if (!values.diagram) return values
  const { scene } = openScene(values.diagram)
  return { ...values, diagram: scene && { ...removePeopleFromScene(scene) } }
}

const head = z.object({
  format: z.literal(fileFormat),
  version: z.number().int().min(1),
  exercises: z.array(z.unknown()).max(fileLimits.exercises),
})

export type FileFault = 'not_json' | 'not_exercises' | 'newer' | 'too_many' | 'empty'

export interface Fault {
  /** Where in the entry, as in `texts.de.title`; empty for the whole. */
  path: string
  /** A translation key, perhaps with values (see `formatIssue`); or what zod says of itself. */
  message: string
}

export interface FileEntry {
  /** Place in the file, from 1. */
  place: number
  /** The id it had; empty when it says none. */
  id: string
  title: string
  /** Null where there are faults. */
  values: ExerciseValues | null
  faults: Fault[]
}

type ReadFile = { fault: FileFault } | { entries: FileEntry[] }

/** Every entry is read by the form's own schema; one that is wrong does not keep the others out. */
export function readFile(text: string, message: (issue: z.core.$ZodRawIssue) => string): ReadFile {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { fault: 'not_json' }
  }
  const file = head.safeParse(json)
  if (!file.success) {
    const isLong = file.error.issues.some(
      ({ code, path }) => code === 'too_big' && path[0] === 'exercises',
    )
    return { fault: isLong ? 'too_many' : 'not_exercises' }
  }
  if (file.data.version > fileVersion) return { fault: 'newer' }
  if (file.data.exercises.length === 0) return { fault: 'empty' }
  return {
    entries: file.data.exercises.map((entry, index) => readEntry(entry, index + 1, message)),
  }
}

const texts = z.object({
  title: z.string().catch(''),
})

const wordsIn = z.object({
  title: z.string(),
  aim: z.string(),
  setup: z.string().default(''),
  rules: z.string().default(''),
  scoring: z.string().default(''),
  coaching_points: z.array(z.string()).default([]),
  progressions: z.array(z.string()).default([]),
  regressions: z.array(z.string()).default([]),
  questions: z.array(z.string()).default([]),
  common_faults: z.array(z.string()).default([]),
})

const entryIn = z.looseObject({
  id: z.guid().optional().catch(undefined),
  video_url: z.string().nullish(),
  source: z.string().nullish(),
  licence: z.string().nullish(),
  texts: z.record(z.string(), wordsIn),
})

function readEntry(
  entry: unknown,
  place: number,
  message: (issue: z.core.$ZodRawIssue) => string,
): FileEntry {
  const title = findTitle(entry)
  const outer = entryIn.safeParse(entry, { error: message })
  if (!outer.success) return { place, id: '', title, values: null, faults: listFaults(outer.error) }
  const { id = '', texts: words, video_url, source, licence, ...facts } = outer.data
  const unknown = Object.keys(words).filter((locale) => !isLocale(locale))
  const read = exerciseSchema.safeParse(
    {
      ...blankExercise,
      // what the file leaves out is not taken from a new exercise's usual numbers
      ...required,
      ...facts,
      visibility: 'me',
      team_id: null,
      animation_id: null,
      video_url: video_url ?? '',
      source: source ?? '',
      licence: licence ?? '',
      texts: {
        en: words.en ? toWordsValues(words.en) : noWords,
        de: words.de ? toWordsValues(words.de) : noWords,
        bg: words.bg ? toWordsValues(words.bg) : noWords,
      },
    },
    { error: message },
  )
  const faults = [
    ...unknown.map((locale) => ({
      path: `texts.${locale}`,
      message: 'exercises:transfer.faults.language',
    })),
    ...(read.success ? checkDrawing(read.data) : listFaults(read.error)),
  ]
  const isSound = read.success && faults.length === 0
  return { place, id, title, values: isSound ? removeNames(read.data) : null, faults }
}

function checkDrawing({ diagram }: ExerciseValues): Fault[] {
  return diagram && openScene(diagram).fault
    ? [{ path: 'diagram', message: 'exercises:transfer.faults.drawing' }]
    : []
}

const required = {
  topic: undefined,
  phase: undefined,
  practice_type: undefined,
  min_age: undefined,
  max_age: undefined,
  players_min: undefined,
  players_max: undefined,
  area_length_m: undefined,
  area_width_m: undefined,
  minutes: undefined,
} as const

function listFaults(error: z.ZodError): Fault[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}

function findTitle(entry: unknown): string {
  const found = z.object({ texts: z.record(z.string(), texts) }).safeParse(entry)
  if (!found.success) return ''
  const titles = Object.values(found.data.texts).map(({ title }) => title.trim())
  return titles.find((title) => title !== '') ?? ''
}
