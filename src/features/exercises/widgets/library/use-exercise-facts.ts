import { useTranslation } from 'react-i18next'
import type { Exercise } from '../../api/exercises'
import { getArea, computeAreaPerPlayer, parseEquipment } from '../../model/exercise'
import { useEquipmentText } from './use-equipment-text'
import { useExerciseText } from './use-exercise-text'

type Facts = Pick<
  Exercise,
  | 'topic'
  | 'moment'
  | 'phase'
  | 'practice_type'
  | 'min_age'
  | 'max_age'
  | 'level'
  | 'players_min'
  | 'players_max'
  | 'players_ideal'
  | 'keepers'
  | 'coaches'
  | 'area_length_m'
  | 'area_width_m'
  | 'minutes'
  | 'intensity'
  | 'has_heading'
  | 'sets'
  | 'work_seconds'
  | 'rest_seconds'
  | 'source'
> & { equipment: unknown }

/** The facts of an exercise for a fact list, the most decisive first. */
export function useExerciseFacts(exercise: Facts) {
  const { t, i18n } = useTranslation('exercises')
  const { ages, players } = useExerciseText()
  const equipmentText = useEquipmentText()
  const { sets, work_seconds, rest_seconds, keepers, coaches, moment } = exercise
  const area = getArea(exercise)
  const equipment = parseEquipment(exercise.equipment).map(equipmentText)
  const number = new Intl.NumberFormat(i18n.language)
  const perPlayer = computeAreaPerPlayer(area, exercise.players_ideal ?? exercise.players_min)
  const size = t('exercise.area', {
    length: number.format(area.length),
    width: number.format(area.width),
  })
  const createFact = (key: FactKey, value: string) => ({ label: t(`exercise.facts.${key}`), value })

  const ground = createFact('area', `${size}, ${t('exercise.per_player', { count: perPlayer })}`)
  const toCarry = createFact(
    'equipment',
    equipment.length > 0 ? equipment.join(', ') : t('exercise.no_equipment'),
  )

  return {
    /** What a glance needs beside the main facts. */
    brief: [ground, toCarry],
    main: [
      createFact('ages', ages(exercise)),
      createFact('players', players(exercise)),
      createFact('minutes', t('exercise.minutes', { count: exercise.minutes })),
      createFact('intensity', t(`intensity.${exercise.intensity}`)),
    ],
    more: [
      createFact('topic', t(`topics.${exercise.topic}`)),
      createFact('phase', t(`phases.${exercise.phase}`)),
      createFact('kind', t(`library.kinds.${exercise.practice_type}`)),
      ...(moment ? [createFact('moment', t(`library.moments.${moment}`))] : []),
      ground,
      ...(sets && work_seconds && rest_seconds !== null
        ? [
            createFact(
              'intervals',
              t('exercise.intervals', {
                sets,
                work: formatClock(work_seconds),
                rest: formatClock(rest_seconds),
              }),
            ),
          ]
        : []),
      toCarry,
      createFact('level', t('exercise.level', { level: exercise.level })),
      createFact(
        'heading',
        exercise.has_heading ? t('exercise.has_heading') : t('exercise.without_heading'),
      ),
      ...(keepers > 0 ? [createFact('keepers', String(keepers))] : []),
      ...(coaches > 1 ? [createFact('coaches', String(coaches))] : []),
      ...(exercise.source ? [createFact('source', exercise.source)] : []),
    ],
  }
}

/** "1:30" of 90 seconds. */
function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
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
  | 'kind'
  | 'moment'
  | 'intervals'
  | 'keepers'
  | 'coaches'
  | 'source'
