/** Between a stored individual exercise, its form and what a save sends. */
import type { IntensityLevel } from '@/features/exercises/model/taxonomy'
import { locales, type Locale } from '@/lib/i18n/locale'
import {
  equipmentKinds,
  type IndividualTopic,
  type Measure,
  type Place,
  type visibilities,
} from '../exercise'
import {
  isBlank,
  listLines,
  noWords,
  type IndividualInput,
  type IndividualValues,
  type WordsValues,
} from './exercise-schema'

interface StoredExercise {
  school_id: string | null
  visibility: (typeof visibilities)[number]
  team_id: string | null
  topic: IndividualTopic
  place: Place
  people: number
  min_age: number
  max_age: number
  level: number
  intensity: IntensityLevel
  minutes: number
  sets: number | null
  repetitions: number | null
  equipment: readonly string[]
  measure: Measure | null
  target: number | null
  is_lower_better: boolean
  needs_go_ahead: boolean
  video_url: string | null
  texts: readonly {
    locale: string
    title: string
    aim: string
    steps: readonly string[]
    coaching_points: readonly string[]
    progressions: readonly string[]
    measuring: string | null
  }[]
}

const levels = ['1', '2', '3', '4', '5'] as const

/** A new exercise for a school: ten minutes with a ball, anywhere. */
export function createIndividualInput(schoolId: string): IndividualInput {
  return {
    school_id: schoolId,
    visibility: 'school',
    team_id: null,
    topic: 'ball_mastery',
    place: 'anywhere',
    people: '1',
    min_age: 8,
    max_age: 14,
    level: '2',
    intensity: 'medium',
    minutes: 10,
    sets: null,
    repetitions: null,
    equipment: ['ball'],
    measure: null,
    target: null,
    is_lower_better: false,
    needs_go_ahead: false,
    video_url: '',
    texts: { en: noWords, de: noWords, bg: noWords },
  }
}

export function toIndividualInput(stored: StoredExercise): IndividualInput {
  const { texts, school_id, video_url, people, level, equipment, ...facts } = stored
  const toWords = (locale: Locale): WordsValues => {
    const words = texts.find((text) => text.locale === locale)
    if (!words) return noWords
    return {
      title: words.title,
      aim: words.aim,
      steps: words.steps.join('\n'),
      points: words.coaching_points.join('\n'),
      progressions: words.progressions.join('\n'),
      measuring: words.measuring ?? '',
    }
  }
  return {
    school_id: school_id ?? '',
    visibility: facts.visibility,
    team_id: facts.team_id,
    topic: facts.topic,
    place: facts.place,
    people: people === 2 ? '2' : '1',
    min_age: facts.min_age,
    max_age: facts.max_age,
    level: levels[level - 1] ?? '2',
    intensity: facts.intensity,
    minutes: facts.minutes,
    sets: facts.sets,
    repetitions: facts.repetitions,
    equipment: equipmentKinds.filter((kind) => equipment.includes(kind)),
    measure: facts.measure,
    target: facts.target,
    is_lower_better: facts.is_lower_better,
    needs_go_ahead: facts.needs_go_ahead,
    video_url: video_url ?? '',
    texts: { en: toWords('en'), de: toWords('de'), bg: toWords('bg') },
  }
}

/** What a save sends; languages in which nothing is written stay out. */
export function toSaveArgument(values: IndividualValues, id: string) {
  const { texts, people, level, video_url, measure, target, is_lower_better, ...facts } = values
  const written = locales.filter((locale) => !isBlank(texts[locale]))
  return {
    ...facts,
    id,
    team_id: values.visibility === 'team' ? values.team_id : null,
    people: Number(people),
    level: Number(level),
    video_url: video_url || null,
    measure,
    target: measure === null ? null : target,
    is_lower_better: measure === 'seconds' && is_lower_better,
    texts: Object.fromEntries(written.map((locale) => [locale, toStoredWords(texts[locale])])),
  }
}

function toStoredWords({ title, aim, steps, points, progressions, measuring }: WordsValues) {
  return {
    title: title.trim(),
    aim: aim.trim(),
    steps: listLines(steps),
    coaching_points: listLines(points),
    progressions: listLines(progressions),
    measuring: measuring.trim() || null,
  }
}
