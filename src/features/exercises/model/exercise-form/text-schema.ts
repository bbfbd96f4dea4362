/** The words of an exercise in one language, as the form holds them and as they are saved. */
import { z } from 'zod'
import { exerciseLimits as limits, textLists, type TextList } from './limits'

const entries = z.array(
  z.object({ text: z.string().max(limits.entry, 'exercises:exercise_form.errors.entry_long') }),
)

/** In the form an entry is an object, so that a list of fields can be put in another order. */
export const wordsFields = z.object({
  title: z.string().max(limits.title),
  aim: z.string().max(limits.aim),
  setup: z.string().max(limits.setup),
  rules: z.string().max(limits.rules),
  scoring: z.string().max(limits.scoring),
  coaching_points: entries,
  progressions: entries,
  regressions: entries,
  questions: entries,
  common_faults: entries,
})

export type WordsValues = z.infer<typeof wordsFields>

export interface Words {
  title: string
  aim: string
  setup: string
  rules: string
  scoring: string
  coaching_points: string[]
  progressions: string[]
  regressions: string[]
  questions: string[]
  common_faults: string[]
}

export const noWords: WordsValues = {
  title: '',
  aim: '',
  setup: '',
  rules: '',
  scoring: '',
  coaching_points: [],
  progressions: [],
  regressions: [],
  questions: [],
  common_faults: [],
}

const toTextList = (entries: WordsValues[TextList]) =>
  entries.map(({ text }) => text.trim()).filter((text) => text !== '')

/** What is saved: trimmed, without empty entries. */
export function toWords(values: WordsValues): Words {
  return {
    title: values.title.trim(),
    aim: values.aim.trim(),
    setup: values.setup.trim(),
    rules: values.rules.trim(),
    scoring: values.scoring.trim(),
    coaching_points: toTextList(values.coaching_points),
    progressions: toTextList(values.progressions),
    regressions: toTextList(values.regressions),
    questions: toTextList(values.questions),
    common_faults: toTextList(values.common_faults),
  }
}

export function toWordsValues(words: Words): WordsValues {
  const toFields = (list: readonly string[]) => list.map((text) => ({ text }))
  return {
    title: words.title,
    aim: words.aim,
    setup: words.setup,
    rules: words.rules,
    scoring: words.scoring,
    coaching_points: toFields(words.coaching_points),
    progressions: toFields(words.progressions),
    regressions: toFields(words.regressions),
    questions: toFields(words.questions),
    common_faults: toFields(words.common_faults),
  }
}

/** Whether nothing has been written in this language. */
export function isBlank(values: WordsValues): boolean {
  const words = toWords(values)
  return (
    [words.title, words.aim, words.setup, words.rules, words.scoring].every(
      (text) => text === '',
    ) && textLists.every((list) => words[list].length === 0)
  )
}

/** What a language that has been begun still lacks, and lists that grew too long. */
export function checkWords(
  values: WordsValues,
  add: (path: (string | number)[], message: string) => void,
): void {
  const words = toWords(values)
  if (words.title === '') add(['title'], 'exercises:exercise_form.errors.title')
  if (words.aim === '') add(['aim'], 'exercises:exercise_form.errors.aim')
  for (const list of textLists) {
    const { min, max } = limits[list]
    const { length } = words[list]
    if (length < min) add([list], 'exercises:exercise_form.errors.points')
    if (length > max) add([list], `exercises:exercise_form.errors.entries|{"max":${max}}`)
  }
}
