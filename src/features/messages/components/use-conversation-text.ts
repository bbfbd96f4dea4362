import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { addDays } from '@/lib/time/calendar-date'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { describeName, type Conversation } from '../model/conversation'

/** What people call a conversation, and its newest words in one line. */
export function useConversationText() {
  const { t, i18n } = useTranslation('messages')

  function getName(conversation: Conversation): string {
    const { key, values } = describeName(conversation)
    return t(`name.${key}`, values)
  }

  function getLastLine(conversation: Conversation, userId: string): string {
    const { last_message_id, last_author_id, last_author_name, last_body } = conversation
    if (last_message_id === null) return t('list.nothing_yet')
    const words = conversation.is_last_deleted
      ? t('message.deleted')
      : last_body || t(`card.${toCardKind(conversation.last_attachment)}`)
    const author = last_author_id === userId ? t('list.me') : last_author_name
    return author ? t('list.line', { author, words }) : words
  }

  /** Today the time, this week the day, before that the date; by the school's clock. */
  function formatMoment({ active_at, time_zone }: Conversation, now: number): string {
    const { date, time } = toWallClock(active_at, time_zone)
    const today = toWallClock(now, time_zone).date
    if (date === today) return time
    if (date === addDays(today, -1)) return t('list.yesterday')
    const isThisWeek = date > addDays(today, -7)
    const style = isThisWeek
      ? ({ weekday: 'short' } as const)
      : ({ day: 'numeric', month: 'short' } as const)
    return new Intl.DateTimeFormat(formatLocale(i18n.language), {
      ...style,
      timeZone: 'UTC',
    }).format(new Date(`${date}T12:00:00Z`))
  }

  function formatDayLine(date: string, zone: string, now: number): string {
    const today = toWallClock(now, zone).date
    if (date === today) return t('list.today')
    if (date === addDays(today, -1)) return t('list.yesterday')
    return formatDay(date, i18n.language, 'day_long')
  }

  return { getName, getLastLine, formatMoment, formatDayLine }
}

const cardKinds = ['animation', 'exercise', 'training', 'match', 'poll', 'file'] as const

function toCardKind(kind: string | null) {
  return cardKinds.find((one) => one === kind) ?? 'training'
}
