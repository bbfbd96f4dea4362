import start from './bg/start.json'
import trainings from './bg/trainings.json'
import exercises from './bg/exercises.json'
import tactics from './bg/tactics.json'
import calendar from './bg/calendar.json'
import matches from './bg/matches.json'
import teams from './bg/teams.json'
import people from './bg/people.json'
import messages from './bg/messages.json'
import family from './bg/family.json'
import settings from './bg/settings.json'
import school from './bg/school.json'
import admin from './bg/admin.json'

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
