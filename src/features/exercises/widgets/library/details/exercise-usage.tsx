import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { FactList } from '@/shared/ui/cards/fact-list'
import { useExerciseUsage } from '../../../api/exercises'

interface ExerciseUsageProps {
  exerciseId: string
  /** IANA name. */
  zone: string
}

/** How often the club did it, when last and when next: nobody repeats it by accident. */
export function ExerciseUsage({ exerciseId, zone }: ExerciseUsageProps) {
  const { t, i18n } = useTranslation('exercises')
  const { data: usage } = useExerciseUsage(exerciseId)
  if (!usage) return null
  const formatUseDay = (instant: string | null) =>
    instant ? formatDay(toWallClock(instant, zone).date, i18n.language) : t('exercise.usage.never')
  return (
    <FactList
      facts={[
        { label: t('exercise.usage.times'), value: usage.times_used },
        { label: t('exercise.usage.last'), value: formatUseDay(usage.last_used_at) },
        { label: t('exercise.usage.next'), value: formatUseDay(usage.next_use_at) },
      ]}
    />
  )
}
