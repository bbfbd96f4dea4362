/** A training as a calendar app keeps it. The same event as in the feed: whoever has both sees it once. */
import type { CalendarEvent } from '@/lib/calendar-file'
import { href, paths } from '@/lib/router/paths'
import type { TrainingStatus } from '@/features/teams/model/training-state'

interface CalendarTraining {
  id: string
  version: number
  title: string | null
  /** ISO instants. */
  starts_at: string
  ends_at: string
  place: string | null
  status: TrainingStatus
  team: { name: string }
}

interface Around {
  /** What an untitled training is called. */
  untitled: string
  /** Where the app runs, for the link back: `https://app.example`. */
  origin: string
  /** ISO instant at which the file is made. */
  now: string
}

export function createTrainingEvent(training: CalendarTraining, around: Around): CalendarEvent {
  return {
    uid: `training-${training.id}@touchline`,
    sequence: training.version - 1,
    summary: `${training.team.name} · ${training.title ?? around.untitled}`,
    start: training.starts_at,
    end: training.ends_at,
    updatedAt: around.now,
    location: training.place ?? undefined,
    url: around.origin + href(paths.trainings.details, { trainingId: training.id }),
    isCancelled: training.status === 'cancelled',
  }
}
