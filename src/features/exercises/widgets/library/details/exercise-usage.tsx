import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { FactList } from '@/shared/ui/cards/fact-list'
import { useExerciseUsage } from '../../../api/exercises'

interface ExerciseUsageProps {
  exerciseId: string
  team: { id: string; school: { time_zone: string } } | null
}

/** How often my team did it, when last and when next: nobody repeats it by accident. */
export function ExerciseUsage({ exerciseId, team }: ExerciseUsageProps) {
  const { t, i18n } = useTranslation('exercises')
  const { data: usage } = useExerciseUsage(exerciseId, team?.id ?? null)
  if (!usage) return null
  const day = (instant: string | null) =>
    instant
      ? formatDay(toWallClock(instant, team?.school.time_zone ?? 'UTC').date, i18n.language)
      : t('exercise.usage.never')
  return (
    <FactList
      facts={[
        { label: t('exercise.usage.times'), value: usage.times_used },
        { label: t('exercise.usage.last'), value: day(usage.last_used_at) },
        { label: t('exercise.usage.next'), value: day(usage.next_use_at) },
      ]}
    />
  )
}
