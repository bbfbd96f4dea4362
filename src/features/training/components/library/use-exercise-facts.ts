import { useTranslation } from 'react-i18next'
import type { Exercise } from '../../api/exercises'
import { areaOf, areaPerPlayer, parseEquipment } from '../../model/exercise'
import { usePlanText } from '../trainings/use-plan-text'
import { useExerciseText } from './use-exercise-text'

/** The facts of an exercise for a fact list, the most decisive first. */
export function useExerciseFacts(exercise: Exercise) {
  const { t, i18n } = useTranslation('training')
  const { ages, players } = useExerciseText()
  const { equipment: equipmentText } = usePlanText()
  const area = areaOf(exercise)
  const equipment = parseEquipment(exercise.equipment).map(equipmentText)
  const number = new Intl.NumberFormat(i18n.language)
  const perPlayer = areaPerPlayer(area, exercise.players_ideal ?? exercise.players_min)
  const size = t('exercise.area', {
    length: number.format(area.length),
    width: number.format(area.width),
  })
  const fact = (key: FactKey, value: string) => ({ label: t(`exercise.facts.${key}`), value })

  return {
    main: [
      fact('ages', ages(exercise)),
      fact('players', players(exercise)),
      fact('minutes', t('exercise.minutes', { count: exercise.minutes })),
      fact('intensity', t(`intensity.${exercise.intensity}`)),
    ],
    more: [
      fact('topic', t(`topics.${exercise.topic}`)),
      fact('phase', t(`phases.${exercise.phase}`)),
      fact('area', `${size}, ${t('exercise.per_player', { count: perPlayer })}`),
      fact('equipment', equipment.length > 0 ? equipment.join(', ') : t('exercise.no_equipment')),
      fact('level', t('exercise.level', { level: exercise.level })),
      fact(
        'heading',
        exercise.has_heading ? t('exercise.has_heading') : t('exercise.without_heading'),
      ),
    ],
  }
}

type FactKey =
  | 'ages'
  | 'players'
  | 'minutes'
  | 'intensity'
  | 'topic'
  | 'phase'
  | 'area'
  | 'equipment'
  | 'level'
  | 'heading'
