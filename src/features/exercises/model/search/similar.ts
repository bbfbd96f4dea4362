/** What counts as like an exercise: its topic and kind, for players of its age, as many as it likes best. */
import { exerciseFilterSchema, type ExerciseFilter } from '../exercise-filter'

interface Told {
  topic: ExerciseFilter['topics'][number]
  practice_type: ExerciseFilter['kinds'][number]
  min_age: number
  max_age: number
  players_min: number
  players_ideal: number | null
}

export function createSimilarFilter(exercise: Told): ExerciseFilter {
  const { topic, practice_type, min_age, max_age, players_min, players_ideal } = exercise
  return {
    ...exerciseFilterSchema.parse({}),
    topics: [topic],
    kinds: [practice_type],
    age: Math.round((min_age + Math.min(max_age, 19)) / 2),
    players: players_ideal ?? players_min,
    sort: 'popular',
  }
}
