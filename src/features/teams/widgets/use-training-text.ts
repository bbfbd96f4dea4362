import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'

interface Told {
  title: string | null
  starts_at: string
  ends_at: string
  team: { name: string; school: { time_zone: string } }
}

/** Name and moment of a training in words, on the clock of its school. */
export function useTrainingText() {
  const { t, i18n } = useTranslation('training')

  function formatTitle(training: Told): string {
    return training.title ?? t('list.untitled')
  }

  /** "Tue, 24 Nov". */
  function formatTrainingDay(training: Told, style: 'day' | 'day_long' = 'day'): string {
    const { date } = toWallClock(training.starts_at, training.team.school.time_zone)
    return formatDay(date, i18n.language, style)
  }

  /** "17:30–19:00". */
  function formatClock({ starts_at, ends_at, team }: Told): string {
    const zone = team.school.time_zone
    return `${toWallClock(starts_at, zone).time}–${toWallClock(ends_at, zone).time}`
  }

  /** "U13, Tue, 24 Nov, 17:30–19:00". */
  function formatWhen(training: Told): string {
    return `${training.team.name}, ${formatTrainingDay(training)}, ${formatClock(training)}`
  }

  return { title: formatTitle, day: formatTrainingDay, clock: formatClock, when: formatWhen }
}
