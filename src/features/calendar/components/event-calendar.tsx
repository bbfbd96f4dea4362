import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Calendar, type CalendarRef, type EventApi } from '@fullcalendar/react'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { useTranslation } from 'react-i18next'
import { addDays } from '@/lib/time/calendar-date'
import type { WallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import { isLocale } from '@/lib/i18n/locale'
import layout from '@/shared/ui/layout.module.css'
import type { CalendarView } from '../model/calendar-address'
import { toMatchEntry, toSessionEntry, type FamilyEntry } from '../model/family-entries'
import { findArrowStep } from '../model/find-arrow-step'
import { toMatchEvent, type Fixture } from '../model/match-event'
import {
  isCancelled,
  isUnplanned,
  moveSessionTo,
  shiftSession,
  readWall,
  resizeSessionTo,
  toEvent,
  type Session,
  type SessionTimes,
} from '../model/session-event'
import { roundToHalfHour } from '../model/create-link'
import { computeDayHours } from '../model/compute-day-hours'
import type { TeamLook } from '../model/team-look'
import { computePeriod, isWithin } from '../model/calendar-period'
import { mapOwnEvents, toLibraryEvent, type OwnEvent } from '../model/family/own-event'
import { calendarLocales, fixedOptions } from './calendar-parts'
import { MatchFace } from './match-face'
import { OwnFace } from './own-face'
import { SessionFace } from './session-face'
import { useOpenOnNext } from './state/use-open-on-next'
import looksCss from './team-looks.module.css'
import styles from './event-calendar.module.css'

export interface Slot {
  date: string
  time?: string
  end?: WallClock
  /** The last of several whole days. */
  until?: string
}

interface EventCalendarProps {
  /** What it is called for screen readers. */
  label: string
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
  /** For families: whose a date is, with the answers. */
  noteOf?: (entry: FamilyEntry) => string
  /** What stands against a match, in words. */
  warningOf?: (matchId: string) => string | null
  /** What a family has on beside; absent where whole days have no row of their own. */
  own?: readonly OwnEvent[]
  onOpen: (address: string) => void
  onDay: (date: string) => void
  /** Absent for those who do not plan. */
  onSlot?: (slot: Slot) => void
  /** Absent where nothing is moved. */
  onMove?: (session: Session, times: SessionTimes) => Promise<boolean>
}

/** Sessions and matches by week, month, agenda and season; on the phone the week is a list too. */
export function EventCalendar(props: EventCalendarProps) {
  const {
    sessions,
    matches,
    view,
    date,
    wallNow,
    now,
    isPhone,
    looks,
    mayWrite,
    noteOf,
    onSlot,
    onMove,
  } = props
  const { t, i18n } = useTranslation('calendar')
  const calendar = useRef<CalendarRef>(null)
  const frame = useRef<HTMLDivElement>(null)
  const known = new Map(sessions.map((session) => [session.id, session]))
  const fixtures = new Map(matches.map((fixture) => [`match-${fixture.id}`, fixture]))
  const type = getViewType(view, isPhone)
  const shape = shapes[isPhone ? 'phone' : 'desktop'][view]
  const isPill = shape === 'pill'
  const period = computePeriod(view, date)
  const firstDay = view === 'season' ? period.from : date

  useEffect(() => {
    calendar.current?.getApi().changeView(type, firstDay)
  }, [type, firstDay])

  const sessionEvents = sessions.map((session) => ({
    ...toEvent(session, { now, mayWrite: isPhone ? () => false : mayWrite }),
    note: noteOf?.(toSessionEntry(session)),
    // a month on the phone is too small to hit: there the day is what one taps
    ...(isPill ? {} : { url: href(paths.trainings.details, { trainingId: session.id }) }),
    className: getClassName(session),
  }))
  const matchEvents = matches.map((fixture) => ({
    ...toMatchEvent(fixture),
    note: noteOf?.(toMatchEntry(fixture)),
    warning: props.warningOf?.(fixture.id),
    ...(isPill ? {} : { url: href(paths.matches.details, { id: fixture.id }) }),
    className: `${getLook(fixture.team_id)} ${styles.match} ${fixture.status === 'cancelled' ? styles.off : ''}`,
  }))
  const events = [...sessionEvents, ...matchEvents]
  const own = mapOwnEvents(props.own ?? [])
  const ownEvents = [...own.values()].map((event) => ({
    ...toLibraryEvent(event),
    className: `${looksCss[event.look]} ${event.kind === 'away' ? '' : styles.own}`,
  }))
  useOpenOnNext({
    calendar,
    frame,
    events: events.filter(({ start }) => isWithin(start.slice(0, 10), period)),
    type,
    from: period.from,
    isPresent: isWithin(wallNow.date, period),
    wallNow: `${wallNow.date}T${wallNow.time}:00`,
  })

  function getLook(teamId: string): string | undefined {
    return looksCss[looks.get(teamId) ?? 'green_soft']
  }

  function getClassName(session: Session): string {
    const sign = isCancelled(session)
      ? styles.off
      : !noteOf && isUnplanned(session, now)
        ? styles.bare
        : ''
    return `${getLook(session.team_id)} ${sign}`
  }

  function drawEvent({ event }: { event: EventApi }) {
    const ownEvent = own.get(event.id)
    if (ownEvent) {
      if (shape === 'pill') return event.title
      return <OwnFace event={ownEvent} shape={event.allDay && shape === 'tile' ? 'line' : shape} />
    }
    const fixture = fixtures.get(event.id)
    if (fixture)
      return (
        <MatchFace
          fixture={fixture}
          shape={shape}
          note={noteOf?.(toMatchEntry(fixture))}
          warning={props.warningOf?.(fixture.id)}
        />
      )
    const session = known.get(event.id)
    // the calendar may still hold for a moment what is no longer among the dates: it keeps its name
    if (!session) return event.title
    const note = noteOf?.(toSessionEntry(session))
    return <SessionFace session={session} now={now} shape={shape} note={note} />
  }

  function change(
    info: { event: EventApi; revert: () => void },
    timesOf: (session: Session) => SessionTimes,
  ) {
    const session = known.get(info.event.id)
    if (!session || !onMove) return info.revert()
    void onMove(session, timesOf(session)).then((isMoved) => {
      if (!isMoved) info.revert()
    })
  }

  async function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = event.shiftKey ? findArrowStep(event.key) : null
    const id = findSessionId(event.target)
    const session = known.get(id ?? '')
    if (!step || !session || !onMove || !toEvent(session, { now, mayWrite }).editable) return
    event.preventDefault()
    await onMove(session, shiftSession(session, step.days, step.minutes))
    // in another column it is another element
    frame.current?.querySelector<HTMLElement>(`[data-session="${session.id}"]`)?.focus()
  }

  return (
    <div
      ref={frame}
      role="region"
      aria-label={props.label}
      className={`${layout.surface} ${layout.cut} ${layout.ink} ${styles.calendar}`}
      data-type={type}
      data-list={shape === 'row' || undefined}
      data-plans={onSlot ? true : undefined}
      onKeyDown={(event) => void moveByKey(event)}
    >
      <Calendar
        ref={calendar}
        {...fixedOptions}
        {...computeDayHours([...events, ...ownEvents.filter(({ allDay }) => !allDay)])}
        height={type === 'timeGridWeek' ? '100%' : 'auto'}
        aspectRatio={isPhone ? 0.75 : 2.2}
        locale={calendarLocales[isLocale(i18n.language) ? i18n.language : 'en']}
        initialView={type}
        initialDate={firstDay}
        now={`${wallNow.date}T${wallNow.time}:00`}
        events={[...events, ...ownEvents]}
        allDaySlot={props.own !== undefined}
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
          own.get(event.id)?.onOpen?.()
          if (!event.url) return
          // with these keys the link opens elsewhere, as links do
          if (jsEvent.metaKey || jsEvent.ctrlKey || jsEvent.shiftKey) return
          jsEvent.preventDefault()
          props.onOpen(event.url)
        }}
        dateClick={({ dateStr, allDay }) => {
          const { date: day, time } = readWall(dateStr)
          if (isPhone) props.onDay(day)
          else onSlot?.(allDay ? { date: day } : { date: day, time: roundToHalfHour(time) })
        }}
        select={({ startStr, endStr, allDay }) => {
          const start = readWall(startStr)
          onSlot?.(
            allDay
              ? { date: start.date, until: addDays(readWall(endStr).date, -1) }
              : { ...start, end: readWall(endStr) },
          )
        }}
        eventDrop={(info) =>
          change(info, (session) => moveSessionTo(session, readWall(info.event.startStr)))
        }
        eventResize={(info) =>
          change(info, (session) => resizeSessionTo(session, readWall(info.event.endStr)))
        }
      />
    </div>
  )
}

const shapes = {
  desktop: { week: 'tile', month: 'line', agenda: 'row', season: 'row' },
  phone: { week: 'row', month: 'pill', agenda: 'row', season: 'row' },
} as const

function getViewType(view: CalendarView, isPhone: boolean) {
  if (view === 'month') return 'dayGridMonth'
  if (view === 'agenda' || view === 'season') return view
  return isPhone ? 'listWeek' : 'timeGridWeek'
}

function findSessionId(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest('[data-session]')?.getAttribute('data-session') ?? null)
    : null
}
