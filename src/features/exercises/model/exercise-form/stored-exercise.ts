/** From the stored exercise to the form and back. */
import { isLocale, locales } from '@/lib/i18n/locale'
import { parseEquipment } from '../exercise'
import type { EquipmentItem } from '../exercise'
import { corners, type ExerciseValues } from './exercise-schema'
import { isBlank, noWords, toWords, toWordsValues, type Words } from './text-schema'

/** The columns of an exercise that its author writes, as the database answers them. */
export interface StoredExercise extends Omit<
  ExerciseValues,
  'corners' | 'equipment' | 'diagram' | 'texts' | 'video_url' | 'source' | 'licence'
> {
  corners: string[]
  equipment: unknown
  diagram: unknown
  video_url: string | null
  source: string | null
  licence: string | null
  texts: readonly (Words & { locale: string })[]
}

export function toValues(stored: StoredExercise): ExerciseValues {
  const { diagram } = stored
  return {
    ...blankExercise,
    topic: stored.topic,
    moment: stored.moment,
    phase: stored.phase,
    practice_type: stored.practice_type,
    corners: corners.filter((corner) => stored.corners.includes(corner)),
    min_age: stored.min_age,
    max_age: stored.max_age,
    level: stored.level,
    players_min: stored.players_min,
    players_max: stored.players_max,
    players_ideal: stored.players_ideal,
    keepers: stored.keepers,
    coaches: stored.coaches,
    area_length_m: stored.area_length_m,
    area_width_m: stored.area_width_m,
    minutes: stored.minutes,
    sets: stored.sets,
    work_seconds: stored.work_seconds,
    rest_seconds: stored.rest_seconds,
    intensity: stored.intensity,
    has_heading: stored.has_heading,
    equipment: parseEquipment(stored.equipment),
    diagram: typeof diagram === 'object' && diagram !== null ? { ...diagram } : null,
    animation_id: stored.animation_id,
    video_url: stored.video_url ?? '',
    next_id: stored.next_id,
    source: stored.source ?? '',
    licence: stored.licence ?? '',
    visibility: stored.visibility,
    team_id: stored.team_id,
    texts: toTextValues(stored.texts),
  }
}

function toTextValues(stored: StoredExercise['texts']): ExerciseValues['texts'] {
  const texts = { en: noWords, de: noWords, bg: noWords }
  for (const words of stored) if (isLocale(words.locale)) texts[words.locale] = toWordsValues(words)
  return texts
}

export interface ExerciseKey {
  id: string
  version: number
}

/** The argument of `save_exercise`: a new exercise of a school, or a change that names its version. */
export function toSaveArgument(
  values: ExerciseValues,
  target: ExerciseKey | { school_id: string },
) {
  return {
    ...toDocument(values),
    ...target,
    team_id: values.visibility === 'team' ? values.team_id : null,
    visibility: values.visibility,
  }
}

/** What an exercise says, without whose it is: what is saved, exported and compared. */
export function toDocument(values: ExerciseValues) {
  const { texts, visibility: _visibility, team_id: _team, ...facts } = values
  return {
    ...facts,
    equipment: facts.equipment.map(({ kind, count }): EquipmentItem => ({ kind, count })),
    video_url: facts.video_url.trim() || null,
    source: facts.source.trim() || null,
    licence: facts.licence.trim() || null,
    texts: groupWordsByLocale(texts),
  }
}

function groupWordsByLocale(texts: ExerciseValues['texts']): Partial<Record<string, Words>> {
  return Object.fromEntries(
    locales
      .filter((locale) => !isBlank(texts[locale]))
      .map((locale) => [locale, toWords(texts[locale])]),
  )
}

/** A new exercise: the numbers of a usual drill, to be changed. */
export const blankExercise: ExerciseValues = {
  topic: 'passing',
  moment: null,
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical'],
  min_age: 9,
  max_age: 19,
  level: 3,
  players_min: 8,
  players_max: 12,
  players_ideal: 10,
  keepers: 0,
  coaches: 1,
  area_length_m: 25,
  area_width_m: 20,
  minutes: 15,
  sets: null,
  work_seconds: null,
  rest_seconds: null,
  intensity: 'medium',
  has_heading: false,
  equipment: [],
  diagram: null,
  animation_id: null,
  video_url: '',
  next_id: null,
  source: '',
  licence: '',
  visibility: 'me',
  team_id: null,
  texts: { en: noWords, de: noWords, bg: noWords },
}
