import type { ExerciseFilter } from '../../../model/exercise-filter'

export interface FilterProps {
  filter: ExerciseFilter
  /** A function gets the newest filter, also where the screen has not followed it yet. */
  onChange: (
    patch: Partial<ExerciseFilter> | ((filter: ExerciseFilter) => Partial<ExerciseFilter>),
  ) => void
}
