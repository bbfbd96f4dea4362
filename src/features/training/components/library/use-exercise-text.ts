import { useTranslation } from 'react-i18next'

interface Ranges {
  min_age: number
  max_age: number
  players_min: number
  players_max: number
}

/** Oldest age group of youth football; "and older" reads better than U99. */
const openEnd = 19

/** Ages and numbers of an exercise in words. */
export function useExerciseText() {
  const { t } = useTranslation('training')

  /** "U9–U13", "U13 and older". */
  function ages({ min_age, max_age }: Ranges): string {
    if (max_age > openEnd) return t('exercise.ages_from', { min: min_age })
    return t('exercise.ages', { min: min_age, max: max_age })
  }

  /** "8–12 players", "10 players". */
  function players({ players_min, players_max }: Ranges): string {
    if (players_min === players_max) return t('exercise.players_exact', { count: players_min })
    return t('exercise.players', { min: players_min, max: players_max })
  }

  return { ages, players }
}
