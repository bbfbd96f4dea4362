import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Calendar, type CalendarRef, type EventApi } from '@fullcalendar/react'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { useTranslation } from 'react-i18next'
import type { WallClock } from '@/lib/time/wall-clock'
import { isLocale } from '@/lib/i18n/locale'
import layout from '@/shared/ui/layout.module.css'
import type { CalendarView } from '../model/calendar-address'
import { arrowStep } from '../model/arrow-step'
import { toMatchEvent, type Fixture } from '../model/match-event'
import {
  isCancelled,
  isUnplanned,
  movedTo,
  nudged,
  readWall,
  resizedTo,
  toEvent,
  type Session,
  type SessionTimes,
} from '../model/session-event'
import { halfHour } from '../model/create-link'
import { dayHours } from '../model/day-hours'
import type { TeamLook } from '../model/team-look'
import { calendarLocales, fixedOptions } from './calendar-parts'
import { MatchFace } from './match-face'
import { SessionFace } from './session-face'
import looksCss from './team-looks.module.css'
import styles from './training-calendar.module.css'

export interface Slot {
  date: string
  time?: string
  end?: WallClock
}

interface TrainingCalendarProps {
  sessions: readonly Session[]
  matches: readonly Fixture[]
  view: CalendarView
  date: string
  /** The moment as the school's clock shows it. */
  wallNow: WallClock
  now: number
  isPhone: boolean
  looks: ReadonlyMap<string, TeamLook>
  mayWrite: (teamId: string) => boolean
  /** Where a session leads to. */
  addressOf: (session: Session) => string
  onOpen: (address: string) => void
  onDay: (date: string) => void
  /** Absent for those who do not plan. */
  onSlot?: (slot: Slot) => void
  onMove: (session: Session, times: SessionTimes) => Promise<boolean>
}

/** Week, month and agenda; on the phone the week is a list too. */
export function TrainingCalendar(props: TrainingCalendarProps) {
  const { sessions, matches, view, date, wallNow, now, isPhone, looks, mayWrite, onSlot, onMove } =
    props
  const { t, i18n } = useTranslation('calendar')
  const calendar = useRef<CalendarRef>(null)
  const frame = useRef<HTMLDivElement>(null)
  const known = new Map(sessions.map((session) => [session.id, session]))
  const fixtures = new Map(matches.map((fixture) => [`match-${fixture.id}`, fixture]))
  const type = typeOf(view, isPhone)
  const shape = shapes[isPhone ? 'phone' : 'desktop'][view]
  const isPill = shape === 'pill'

  useEffect(() => {
    calendar.current?.getApi().changeView(type, date)
  }, [type, date])

  const sessionEvents = sessions.map((session) => ({
    ...toEvent(session, { now, mayWrite: isPhone ? () => false : mayWrite }),
    // a month on the phone is too small to hit: there the day is what one taps
    ...(isPill ? {} : { url: props.addressOf(session) }),
    className: classOf(session),
  }))
  const matchEvents = matches.map((fixture) => ({
    ...toMatchEvent(fixture),
    className: `${lookOf(fixture.team_id)} ${styles.match} ${fixture.status === 'cancelled' ? styles.off : ''}`,
  }))
  const events = [...sessionEvents, ...matchEvents]

  function lookOf(teamId: string): string | undefined {
    return looksCss[looks.get(teamId) ?? 'green_soft']
  }

  function classOf(session: Session): string {
    const sign = isCancelled(session) ? styles.off : isUnplanned(session, now) ? styles.bare : ''
    return `${lookOf(session.team_id)} ${sign}`
  }

  function drawEvent({ event }: { event: EventApi }) {
    const fixture = fixtures.get(event.id)
    if (fixture) return <MatchFace fixture={fixture} shape={shape} />
    const session = known.get(event.id)
    return session ? <SessionFace session={session} now={now} shape={shape} /> : null
  }

  function change(
    info: { event: EventApi; revert: () => void },
    timesOf: (session: Session) => SessionTimes,
  ) {
    const session = known.get(info.event.id)
    if (!session) return info.revert()
    void onMove(session, timesOf(session)).then((isMoved) => {
      if (!isMoved) info.revert()
    })
  }

  async function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = event.shiftKey ? arrowStep(event.key) : null
    const id = idOf(event.target)
    const session = known.get(id ?? '')
    if (!step || !session || !toEvent(session, { now, mayWrite }).editable) return
    event.preventDefault()
    await onMove(session, nudged(session, step.days, step.minutes))
    // in another column it is another element
    frame.current?.querySelector<HTMLElement>(`[data-session="${session.id}"]`)?.focus()
  }

  return (
    <div
      ref={frame}
      role="region"
      aria-label={t('title')}
      className={`${layout.surface} ${styles.calendar}`}
      data-type={type}
      data-list={shape === 'row' || undefined}
      data-plans={onSlot ? true : undefined}
      onKeyDown={(event) => void moveByKey(event)}
    >
      <Calendar
        ref={calendar}
        {...fixedOptions}
        {...dayHours(events)}
        height={type === 'timeGridWeek' ? '100%' : 'auto'}
        aspectRatio={isPhone ? 0.75 : 2.2}
        locale={calendarLocales[isLocale(i18n.language) ? i18n.language : 'en']}
        initialView={type}
        initialDate={date}
        now={`${wallNow.date}T${wallNow.time}:00`}
        events={events}
        selectable={onSlot !== undefined && !isPhone}
        weekNumbers={!isPhone}
        navLinks={view === 'month'}
        navLinkDayClick={(day) => props.onDay(day.toISOString().slice(0, 10))}
        dayMaxEvents={isPhone ? 2 : 3}
        popoverClass={styles.popover}
        moreLinkClass={styles.more}
        navLinkClass={styles.dayLink}
        eventInteractive={!isPill}
        eventClass={styles.event}
        listItemEventBeforeClass={styles.dot}
        noEventsContent={() => t('empty.list')}
        eventContent={drawEvent}
        eventDidMount={({ el, event }) => el.setAttribute('data-session', event.id)}
        eventClick={({ event, jsEvent }) => {
          if (!event.url) return
          // with these keys the link opens elsewhere, as links do
          if (jsEvent.metaKey || jsEvent.ctrlKey || jsEvent.shiftKey) return
          jsEvent.preventDefault()
          props.onOpen(event.url)
        }}
        dateClick={({ dateStr, allDay }) => {
          const { date: day, time } = readWall(dateStr)
          if (isPhone) props.onDay(day)
          else onSlot?.(allDay ? { date: day } : { date: day, time: halfHour(time) })
        }}
        select={({ startStr, endStr, allDay }) => {
          const start = readWall(startStr)
          onSlot?.(allDay ? { date: start.date } : { ...start, end: readWall(endStr) })
        }}
        eventDrop={(info) =>
          change(info, (session) => movedTo(session, readWall(info.event.startStr)))
        }
        eventResize={(info) =>
          change(info, (session) => resizedTo(session, readWall(info.event.endStr)))
        }
      />
    </div>
  )
}

const shapes = {
  desktop: { week: 'tile', month: 'line', agenda: 'row' },
  phone: { week: 'row', month: 'pill', agenda: 'row' },
} as const

function typeOf(view: CalendarView, isPhone: boolean) {
  if (view === 'month') return 'dayGridMonth'
  if (view === 'agenda') return 'agenda'
  return isPhone ? 'listWeek' : 'timeGridWeek'
}

function idOf(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest('[data-session]')?.getAttribute('data-session') ?? null)
    : null
}
