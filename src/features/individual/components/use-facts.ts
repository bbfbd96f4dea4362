import { useTranslation } from 'react-i18next'
import type { Fact } from '@/shared/ui/cards/fact-list'
import type { IndividualExercise } from '../api/exercises'
import { useIndividualText } from './use-individual-text'

/** What one looks for first: for whom, where, how long, with what, and what to try for. */
export function useFacts(exercise: IndividualExercise): Fact[] {
  const { t } = useTranslation('individual')
  const text = useIndividualText()
  const { sets, repetitions } = exercise
  const target = text.formatTarget(exercise)
  const dose =
    sets && repetitions
      ? t('facts.dose_value', { sets, count: repetitions })
      : sets
        ? t('facts.sets_value', { count: sets })
        : repetitions
          ? t('results.repetitions', { count: repetitions })
          : null
  return [
    { label: t('facts.topic'), value: text.formatTopic(exercise.topic) },
    { label: t('facts.ages'), value: text.formatAges(exercise) },
    { label: t('facts.place'), value: text.formatPlace(exercise.place) },
    { label: t('facts.minutes'), value: text.formatMinutes(exercise.minutes) },
    { label: t('facts.people'), value: t(exercise.people === 2 ? 'people.pair' : 'people.solo') },
    ...(dose ? [{ label: t('facts.dose'), value: dose }] : []),
    { label: t('facts.level'), value: t('facts.level_value', { level: exercise.level }) },
    { label: t('facts.equipment'), value: text.formatEquipment(exercise.equipment) },
    ...(target ? [{ label: t('facts.target'), value: target }] : []),
  ]
}
