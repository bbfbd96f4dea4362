import start from './de/start.json'
import trainings from './de/trainings.json'
import exercises from './de/exercises.json'
import tactics from './de/tactics.json'
import calendar from './de/calendar.json'
import matches from './de/matches.json'
import teams from './de/teams.json'
import people from './de/people.json'
import messages from './de/messages.json'
import family from './de/family.json'
import settings from './de/settings.json'
import school from './de/school.json'
import admin from './de/admin.json'

/** Every article in this language: a file of its own, fetched when the help is opened. */
export const texts: Record<string, unknown> = {
  ...start,
  ...trainings,
  ...exercises,
  ...tactics,
  ...calendar,
  ...matches,
  ...teams,
  ...people,
  ...messages,
  ...family,
  ...settings,
  ...school,
  ...admin,
}
