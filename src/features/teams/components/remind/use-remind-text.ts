import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import type { OpenAnswers } from '../../model/open-answers'

/** So many names are read at a glance. */
const namesShown = 3

/** What stands beside the button: when it went out last, and for whom nobody can answer. */
export function useRemindText(zone: string, now: number) {
  const { t, i18n } = useTranslation('teams')
  return {
    last({ reminded_at, reminded_by, next_at }: OpenAnswers): string | null {
      if (reminded_at === null) return null
      const { date, time } = toWallClock(reminded_at, zone)
      const isToday = toWallClock(now, zone).date === date
      const day = formatDay(date, i18n.language)
      return [
        isToday ? t('remind.last', { time }) : t('remind.last_day', { day, time }),
        reminded_by === null ? null : t('remind.by', { name: reminded_by }),
        next_at === null || Date.parse(next_at) <= now
          ? null
          : t('remind.again', { time: toWallClock(next_at, zone).time }),
      ]
        .filter((part) => part !== null)
        .join(' · ')
    },
    unreachable(names: readonly string[]): string | null {
      if (names.length === 0) return null
      if (names.length > namesShown) return t('remind.nobody_for_many', { count: names.length })
      return t('remind.nobody_for', { names: new Intl.ListFormat(i18n.language).format(names) })
    },
  }
}
