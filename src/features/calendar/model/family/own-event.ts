/** What stands in the calendar beside sessions and matches: a time away, a task that is due, an appointment. */
import type { TeamLook } from '../team-look'

export interface OwnEvent {
  id: string
  kind: 'away' | 'task' | 'appointment'
  /** All of it in a line, for where there is room for no more. */
  title: string
  /** First name; empty where the line says it. */
  who: string
  what: string
  /** First day, or `YYYY-MM-DDTHH:mm:00` on the school's clock. */
  start: string
  /** The day after the last one, or the end on the school's clock. */
  end: string
  allDay: boolean
  look: TeamLook
  place: string | null
  /** More about it, where a list has room. */
  note: string | null
  isDone: boolean
  /** What stands against it, in words. */
  warning: string | null
  /** Absent where there is nothing to open. */
  onOpen?: () => void
}

/** As the calendar library takes it. */
export function toLibraryEvent(event: OwnEvent) {
  const { id, title, start, end, allDay, isDone, warning } = event
  return {
    id: `${ownPrefix}${id}`,
    title,
    start,
    end,
    allDay,
    interactive: true,
    editable: false,
    // changes with whatever else is drawn
    stamp: `${isDone}/${warning ?? ''}`,
  }
}

/** Ids of these are no ids of sessions: the calendar tells them apart by this. */
const ownPrefix = 'own-'

/** By the library's ids. */
export function mapOwnEvents(events: readonly OwnEvent[]): ReadonlyMap<string, OwnEvent> {
  return new Map(events.map((event) => [`${ownPrefix}${event.id}`, event]))
}
