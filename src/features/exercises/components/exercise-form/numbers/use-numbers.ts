/** The numbers of the form as they are typed, and a way to set several of them at once. */
import { useFormContext, useWatch } from 'react-hook-form'
import type { ExerciseValues } from '../../../model/exercise-form/exercise-schema'
import { exerciseLimits as limits } from '../../../model/exercise-form/limits'
import type { Size } from '../../../model/exercise-form/step'

export function useNumbers() {
  const { setValue } = useFormContext<ExerciseValues>()
  const [length, width, ideal, fewest, most, practice] = useWatch<
    ExerciseValues,
    [
      'area_length_m',
      'area_width_m',
      'players_ideal',
      'players_min',
      'players_max',
      'practice_type',
    ]
  >({
    name: [
      'area_length_m',
      'area_width_m',
      'players_ideal',
      'players_min',
      'players_max',
      'practice_type',
    ],
  })
  const change = { shouldDirty: true, shouldValidate: true }

  return {
    size: { length, width },
    /** The number to reckon with: the ideal one, or else the middle. */
    players: ideal ?? Math.round((fewest + most) / 2),
    practice,
    setSize: (size: Size) => {
      setValue('area_length_m', size.length, change)
      setValue('area_width_m', size.width, change)
    },
    setPlayers: (players: number) => {
      const { min, max } = limits.players
      const clampWithin = (value: number) => Math.min(max, Math.max(min, value))
      const by = players - (ideal ?? Math.round((fewest + most) / 2))
      setValue('players_min', clampWithin(fewest + by), change)
      setValue('players_max', clampWithin(most + by), change)
      setValue('players_ideal', clampWithin(players), change)
    },
  }
}
