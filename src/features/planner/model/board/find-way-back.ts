/** Where a coach came from when the planner opened: what its address begins with says so, also after a reload. */
import { href, paths } from '@/lib/router/paths'
import type { PlannerLink } from './planner-link'

interface WayBack {
  to: string
  /** Its own name, such as an exercise's; else the section's. */
  of: 'exercise' | 'collection' | 'copy' | 'calendar' | 'sessions'
}

/** A slot comes from the calendar, on the day that was clicked; without any of these it was the list of sessions. */
export function findWayBack({ exercise, collection, copy, date }: PlannerLink): WayBack {
  if (exercise) return { to: href(paths.exercises.details, { id: exercise }), of: 'exercise' }
  if (collection) {
    return { to: href(paths.exercises.collection, { id: collection }), of: 'collection' }
  }
  if (copy) return { to: href(paths.trainings.details, { trainingId: copy }), of: 'copy' }
  if (date) return { to: `${paths.calendar.trainings}?date=${date}`, of: 'calendar' }
  return { to: paths.trainings.mine, of: 'sessions' }
}
