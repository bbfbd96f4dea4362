import start from './en/start.json'
import trainings from './en/trainings.json'
import exercises from './en/exercises.json'
import tactics from './en/tactics.json'
import calendar from './en/calendar.json'
import matches from './en/matches.json'
import teams from './en/teams.json'
import people from './en/people.json'
import messages from './en/messages.json'
import family from './en/family.json'
import settings from './en/settings.json'
import school from './en/school.json'
import admin from './en/admin.json'

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
