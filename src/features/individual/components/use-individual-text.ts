import { useTranslation } from 'react-i18next'
import { getMeasure, type IndividualTopic, type Measure, type Place } from '../model/exercise'
import type { Best } from '../model/history/bests'

interface Facts {
  topic: IndividualTopic
  place: Place
  min_age: number
  max_age: number
  minutes: number
  level: number
  people: number
  equipment: readonly string[]
}

interface Measured {
  measure: Measure | null
  target: number | null
  is_lower_better: boolean
}

/** How an individual exercise, its target and a result are said. */
export function useIndividualText() {
  const { t } = useTranslation(['individual', 'exercises'])

  const formatResult = (measure: Measure | null, value: number) =>
    t(`individual:results.${getMeasure({ measure })}`, { count: value })

  /** Null without a target. */
  function formatTarget({ measure, target, is_lower_better }: Measured): string | null {
    if (target === null) return null
    const result = formatResult(measure, target)
    return is_lower_better ? t('individual:target.under', { result }) : result
  }

  function formatEquipment(equipment: readonly string[]): string {
    const names = equipment.map((kind) => t(`individual:equipment.${kind}`, { defaultValue: kind }))
    return names.length > 0 ? names.join(', ') : t('individual:equipment.none')
  }

  const formatAges = ({ min_age, max_age }: Pick<Facts, 'min_age' | 'max_age'>) =>
    max_age >= 40
      ? t('individual:facts.ages_from', { from: min_age })
      : t('individual:facts.ages_value', { from: min_age, to: max_age })

  /** What was counted at the best and how it grew since the first time. */
  const formatBest = ({ best, measure }: Pick<Best, 'best' | 'measure'>) =>
    best === null ? null : formatResult(measure, best)

  return {
    formatResult,
    formatTarget,
    formatEquipment,
    formatAges,
    formatBest,
    formatTopic: (topic: IndividualTopic) => t(`exercises:topics.${topic}`),
    formatPlace: (place: Place) => t(`individual:places.${place}`),
    formatMinutes: (count: number) => t('individual:facts.minutes_value', { count }),
  }
}
