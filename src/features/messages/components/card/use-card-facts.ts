import { useTranslation } from 'react-i18next'
import { useExerciseText } from '@/features/exercises/widgets/library/use-exercise-text'
import type { LibraryCardFacts } from '../../model/library-card'

type Facts = Partial<
  Pick<
    LibraryCardFacts,
    'min_age' | 'max_age' | 'players_min' | 'players_max' | 'minutes' | 'step_count'
  >
>

/** "U9–U13 · 8–12 players · 15 min" of an exercise, "4 steps" of an animation. */
export function useCardFacts() {
  const { t } = useTranslation(['exercises', 'scene'])
  const { ages, players } = useExerciseText()
  return (facts: Facts): string => {
    const { min_age = null, max_age = null, players_min = null, players_max = null } = facts
    const { minutes = null, step_count = null } = facts
    if (minutes === null) {
      return step_count === null ? '' : t('scene:card.steps', { count: step_count })
    }
    return [
      min_age === null || max_age === null ? null : ages({ min_age, max_age }),
      players_min === null || players_max === null ? null : players({ players_min, players_max }),
      t('exercises:exercise.minutes', { count: minutes }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
