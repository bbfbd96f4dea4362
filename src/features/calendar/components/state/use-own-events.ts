import { useTranslation } from 'react-i18next'
import type { Child } from '@/features/attendance/model/family/children'
import { addDays } from '@/lib/time/calendar-date'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import type { FamilyEntry } from '../../model/family-entries'
import type { AppointmentDate } from '../../model/family/appointment-dates'
import type { AppointmentEntry, OwnEntry, TaskEntry } from '../../model/family/own-entries'
import type { OwnEvent } from '../../model/family/own-event'
import type { TeamLook } from '../../model/team-look'

interface OfFamily {
  shown: readonly Child[]
  zone: string
  getLook: (childId: string) => TeamLook
}

/** Appointments and tasks in words, as the calendar and the list draw them. */
export function useOwnEvents({ shown, zone, getLook }: OfFamily) {
  const { t, i18n } = useTranslation('calendar')

  const formatDate = (date: string) => formatDay(date, i18n.language)
  const findName = (childId: string) => shown.find(({ id }) => id === childId)?.first_name ?? ''

  /** "Clashes with training 17:00"; the day is said where the appointment has several. */
  function formatClash(
    clashes: readonly FamilyEntry[],
    date: Pick<AppointmentDate, 'from_on' | 'to_on'>,
  ) {
    const [first, ...others] = clashes
    if (!first) return null
    if (others.length > 0) return t('own.clash.many', { count: clashes.length })
    const { date: day, time } = toWallClock(first.starts_at, zone)
    const when = date.from_on === date.to_on ? time : `${formatDate(day)}, ${time}`
    if (first.kind === 'training') return t('own.clash.training', { when })
    return t('own.clash.match', { when, opponent: first.fixture.opponent })
  }

  function toAppointmentEvent({ id, date, clashes }: AppointmentEntry): OwnEvent {
    const { appointment, from_on, to_on } = date
    const { player_id, title, from_time, to_time, repeats_until, place } = appointment
    const who = findName(player_id)
    const isLong = from_on !== to_on
    const note = [
      from_time ? null : t('own.whole_day'),
      isLong ? t('own.until', { day: formatDate(to_on) }) : null,
      repeats_until ? t('own.every_week') : null,
    ]
    return {
      id,
      kind: 'appointment',
      title: `${who}: ${title}`,
      who,
      what: title,
      start: from_time ? `${from_on}T${from_time.slice(0, 5)}:00` : from_on,
      end: to_time ? `${to_on}T${to_time.slice(0, 5)}:00` : addDays(to_on, 1),
      allDay: from_time === null,
      look: getLook(player_id),
      place,
      note: note.filter(Boolean).join(' · ') || null,
      isDone: false,
      warning: formatClash(clashes, date),
    }
  }

  function formatDue({ task, due_on, due_time, is_overdue }: TaskEntry): string {
    const when = [formatDate(due_on), due_time].filter(Boolean).join(', ')
    if (task.status === 'done') return t('own.task.done')
    return t(is_overdue ? 'own.task.was_due' : 'own.task.due', { when })
  }

  function toTaskEvent(entry: TaskEntry): OwnEvent {
    const { task, due_on } = entry
    const { player_id, kind } = task
    const who = findName(player_id ?? '')
    const what = task.title || t(`own.task.kinds.${kind}`)
    return {
      id: entry.id,
      kind: 'task',
      title: `${who}: ${what}`,
      who,
      what,
      start: due_on,
      end: addDays(due_on, 1),
      allDay: true,
      look: getLook(player_id ?? ''),
      place: null,
      note: formatDue(entry),
      isDone: task.status === 'done',
      warning: null,
    }
  }

  const toOwnEvent = (entry: OwnEntry) =>
    entry.kind === 'task' ? toTaskEvent(entry) : toAppointmentEvent(entry)

  return { toEvent: toOwnEvent, formatClash }
}
