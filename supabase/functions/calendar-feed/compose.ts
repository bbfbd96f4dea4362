/** From what the database says to what a calendar app reads. */
import { type CalendarEvent, type CalendarFile } from '../_shared/ics.ts'
import { type Words, words } from './words.ts'

interface Answer {
  name: string
  answer: string
}

export interface FeedEvent {
  kind: 'training' | 'match'
  id: string
  team: string
  /** Of a training. */
  title?: string | null
  /** Of a match. */
  opponent?: string
  is_home?: boolean
  is_neutral?: boolean
  competition?: string | null
  meet_at?: string | null
  starts_at: string
  ends_at: string
  place: string | null
  is_cancelled: boolean
  sequence: number
  created_at: string
  updated_at: string
  answers: Answer[]
}

export interface Feed {
  locale: string
  /** Of the team or the child it is about; null when it is about everything. */
  name: string | null
  time_zone: string | null
  events: FeedEvent[]
}

const REFRESH_HOURS = 1

export function composeFeed(feed: Feed, appUrl: string): CalendarFile {
  const say = words[feed.locale] ?? words.en
  const zone = feed.time_zone ?? 'UTC'
  return {
    name: feed.name ? fill(say.one, { name: feed.name }) : say.all,
    zone,
    refreshHours: REFRESH_HOURS,
    events: feed.events.map((event) => composeEvent(event, say, zone, appUrl)),
  }
}

function composeEvent(event: FeedEvent, say: Words, zone: string, appUrl: string): CalendarEvent {
  const isMatch = event.kind === 'match'
  const summary = isMatch ? formatMatchName(event, say) : formatTrainingName(event, say)
  return {
    uid: `${event.kind}-${event.id}@touchline`,
    sequence: event.sequence,
    // some apps strike a cancelled event through, some do not: the word is there in all of them
    summary: event.is_cancelled ? `${say.cancelled}: ${summary}` : summary,
    start: event.starts_at,
    end: event.ends_at,
    createdAt: event.created_at,
    updatedAt: event.updated_at,
    description: describe(event, say, zone),
    location: event.place ?? undefined,
    url: isMatch
      ? `${appUrl}/calendar/match-calendar`
      : `${appUrl}/training-manager/trainings/details/${event.id}`,
    isCancelled: event.is_cancelled,
  }
}

function formatTrainingName({ team, title }: FeedEvent, say: Words): string {
  return title ? `${team} · ${title}` : `${team} · ${say.training}`
}

function formatMatchName({ team, opponent = '', is_home }: FeedEvent, say: Words): string {
  const [home, away] = is_home ? [team, opponent] : [opponent, team]
  return fill(say.match, { home, away })
}

function describe(event: FeedEvent, say: Words, zone: string): string {
  const lines: string[] = []
  if (event.kind === 'match') {
    const ground = event.is_neutral ? say.neutral : event.is_home ? say.home : say.away
    lines.push(event.competition ? `${ground} · ${event.competition}` : ground)
    if (event.meet_at) lines.push(fill(say.meet, { time: formatClock(event.meet_at, zone) }))
  }
  for (const { name, answer } of event.answers) {
    lines.push(fill(say.answer, { name, answer: say.answers[answer] ?? answer }))
  }
  return lines.join('\n')
}

function formatClock(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  )
}

/** What people typed is put in as it is, also when it looks like a placeholder. */
function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}
