import { useTranslation } from 'react-i18next'
import type { Exercise } from '../../api/exercises'
import { areaOf, areaPerPlayer, parseEquipment } from '../../model/exercise'
import { useEquipmentText } from './use-equipment-text'
import { useExerciseText } from './use-exercise-text'

/** The facts of an exercise for a fact list, the most decisive first. */
export function useExerciseFacts(exercise: Exercise) {
  const { t, i18n } = useTranslation('exercises')
  const { ages, players } = useExerciseText()
  const equipmentText = useEquipmentText()
  const { sets, work_seconds, rest_seconds, keepers, coaches, moment } = exercise
  const area = areaOf(exercise)
  const equipment = parseEquipment(exercise.equipment).map(equipmentText)
  const number = new Intl.NumberFormat(i18n.language)
  const perPlayer = areaPerPlayer(area, exercise.players_ideal ?? exercise.players_min)
  const size = t('exercise.area', {
    length: number.format(area.length),
    width: number.format(area.width),
  })
  const fact = (key: FactKey, value: string) => ({ label: t(`exercise.facts.${key}`), value })

  const ground = fact('area', `${size}, ${t('exercise.per_player', { count: perPlayer })}`)
  const toCarry = fact(
    'equipment',
    equipment.length > 0 ? equipment.join(', ') : t('exercise.no_equipment'),
  )

  return {
    /** What a glance needs beside the main facts. */
    brief: [ground, toCarry],
    main: [
      fact('ages', ages(exercise)),
      fact('players', players(exercise)),
      fact('minutes', t('exercise.minutes', { count: exercise.minutes })),
      fact('intensity', t(`intensity.${exercise.intensity}`)),
    ],
    more: [
      fact('topic', t(`topics.${exercise.topic}`)),
      fact('phase', t(`phases.${exercise.phase}`)),
      fact('kind', t(`library.kinds.${exercise.practice_type}`)),
      ...(moment ? [fact('moment', t(`library.moments.${moment}`))] : []),
      ground,
      ...(sets && work_seconds && rest_seconds !== null
        ? [
            fact(
              'intervals',
              t('exercise.intervals', {
                sets,
                work: clock(work_seconds),
                rest: clock(rest_seconds),
              }),
            ),
          ]
        : []),
      toCarry,
      fact('level', t('exercise.level', { level: exercise.level })),
      fact(
        'heading',
        exercise.has_heading ? t('exercise.has_heading') : t('exercise.without_heading'),
      ),
      ...(keepers > 0 ? [fact('keepers', String(keepers))] : []),
      ...(coaches > 1 ? [fact('coaches', String(coaches))] : []),
      ...(exercise.source ? [fact('source', exercise.source)] : []),
    ],
  }
}

/** "1:30" of 90 seconds. */
function clock(seconds: number): string {
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
