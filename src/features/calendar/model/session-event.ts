/**
 * Trainings as the calendar draws them. It is fed wall-clock texts and runs on UTC: so every session
 * stands at the time its own school's clock shows, whatever zone the browser is in.
 */
import { countMinutesBetween, addMinutes } from '@/lib/time/interval'
import { addDays } from '@/lib/time/calendar-date'
import { toInstant, toWallClock, type WallClock } from '@/lib/time/wall-clock'
import { trainingLimits } from '@/features/planner/model/limits'
import { getTrainingState } from '@/features/teams/model/training-state'
import type { TrainingStatus } from '@/features/teams/model/training-state'

export interface Session {
  id: string
  version: number
  title: string | null
  starts_at: string
  ends_at: string
  place: string | null
  status: TrainingStatus
  /** The weekly training it comes from, and the day it had there. */
  series_id: string | null
  series_date: string | null
  team_id: string
  team: { name: string; school: { time_zone: string } }
  blocks: readonly { minutes: number }[]
}

export interface SessionEvent {
  id: string
  title: string
  /** `YYYY-MM-DDTHH:mm:00` on the school's clock. */
  start: string
  end: string
  editable: boolean
  /** Changes with whatever else is drawn, so that the calendar draws it anew. */
  stamp: string
}

export function isCancelled(session: Session): boolean {
  return session.status === 'cancelled'
}

/** No exercises yet and still time to choose some; `now` in epoch milliseconds. */
export function isUnplanned(session: Session, now: number): boolean {
  return session.blocks.length === 0 && isAhead(session, now)
}

interface Viewer {
  /** Epoch milliseconds. */
  now: number
  mayWrite: (teamId: string) => boolean
}

/** Only what takes place and is not over may be moved, and only by the team's own staff. */
export function toEvent(session: Session, { now, mayWrite }: Viewer): SessionEvent {
  const { start, end } = getWallSpan(session)
  return {
    id: session.id,
    title: session.team.name,
    start,
    end,
    editable: isAhead(session, now) && mayWrite(session.team_id),
    stamp: `${session.version}/${session.status}/${session.blocks.length}`,
  }
}

export interface Span {
  start: WallClock
  end: WallClock
}

/** "17:30–19:00" needs both ends; `zone` is the school's. */
export function getClockSpan({ starts_at, ends_at, team }: Session): Span {
  const zone = team.school.time_zone
  return { start: toWallClock(starts_at, zone), end: toWallClock(ends_at, zone) }
}

/** What a wall-clock text of the calendar says, with or without zone at its end. */
export function readWall(text: string): WallClock {
  return { date: text.slice(0, 10), time: text.slice(11, 16) || '00:00' }
}

export interface SessionTimes {
  id: string
  starts_at: string
  ends_at: string
}

/** Moved: as long as before in real minutes, also over a clock change. */
export function moveSessionTo(session: Session, start: WallClock): SessionTimes {
  const starts_at = toInstant(start, session.team.school.time_zone)
  const minutes = countMinutesBetween(session.starts_at, session.ends_at)
  return { id: session.id, starts_at, ends_at: addMinutes(starts_at, minutes) }
}

/** Made longer or shorter at its end. */
export function resizeSessionTo(session: Session, end: WallClock): SessionTimes {
  const ends_at = toInstant(end, session.team.school.time_zone)
  return { id: session.id, starts_at: session.starts_at, ends_at }
}

export function isAllowedLength({ starts_at, ends_at }: Omit<SessionTimes, 'id'>): boolean {
  const minutes = countMinutesBetween(starts_at, ends_at)
  return minutes >= trainingLimits.durationMin && minutes <= trainingLimits.durationMax
}

/** Moved by days and minutes on the school's clock, as the arrow keys do; stays within its day. */
export function shiftSession(session: Session, days: number, minutes: number): SessionTimes {
  const { date, time } = getClockSpan(session).start
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wanted = Math.min(Math.max(hour * 60 + minute + minutes, 0), 24 * 60 - 15)
  return moveSessionTo(session, { date: addDays(date, days), time: formatClock(wanted) })
}

function formatClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':')
}

function isAhead(session: Session, now: number): boolean {
  const state = getTrainingState(session, now)
  return state === 'planned' || state === 'running'
}

/** In the night the clocks go back an end can read earlier than its start: there real time counts. */
function getWallSpan(session: Session): { start: string; end: string } {
  const span = getClockSpan(session)
  const start = `${span.start.date}T${span.start.time}:00`
  const end = `${span.end.date}T${span.end.time}:00`
  if (end > start) return { start, end }
  const real = countMinutesBetween(session.starts_at, session.ends_at)
  return { start, end: addMinutes(`${start}Z`, real).slice(0, 19) }
}
