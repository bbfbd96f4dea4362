/** The calendar library's pieces and settings that never change. */
import type { CalendarOptions } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import bg from '@fullcalendar/react/locales/bg'
import de from '@fullcalendar/react/locales/de'
import en from '@fullcalendar/react/locales/en-gb'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import type { Locale } from '@/lib/i18n/locale'

export const calendarLocales = { en, de, bg } satisfies Record<Locale, unknown>

export const fixedOptions: CalendarOptions = {
  plugins: [classic, dayGrid, timeGrid, list, interaction],
  // wall-clock texts in, wall-clock texts out: see model/session-event.ts
  timeZone: 'UTC',
  headerToolbar: false,
  allDaySlot: false,
  firstDay: 1,
  views: {
    agenda: {
      type: 'list',
      duration: { weeks: 4 },
      dateAlignment: 'day',
      listDayFormat: { weekday: 'long' },
    },
    season: { type: 'list', duration: { years: 1 }, listDayFormat: { weekday: 'long' } },
  },
  fixedWeekCount: false,
  nowIndicator: true,
  slotEventOverlap: false,
  eventDisplay: 'block',
  displayEventEnd: true,
  slotDuration: '00:30:00',
  snapDuration: '00:15:00',
  slotHeaderFormat: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  eventTimeFormat: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  listDayAltFormat: { day: 'numeric', month: 'long' },
  // see use-open-on-next.ts
  scrollTimeReset: false,
  longPressDelay: 400,
  selectMinDistance: 8,
  dragScroll: true,
}
