/** Which training is planned next: the next one of a team that has no plan yet. */
import { countMinutesBetween } from '@/lib/time/interval'
import { addDays, getWeekday } from '@/lib/time/calendar-date'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import { defaultDuration, defaultTime, getNextWorkday } from './training-defaults'

export interface SlotTraining {
  id: string
  version: number
  team_id: string
  starts_at: string
  ends_at: string
  status: string
  title: string | null
  objective: string | null
  place: string | null
  notes: string | null
  blocks: readonly unknown[]
}

export interface TeamSlot {
  teamId: string
  /** On the school's wall: `YYYY-MM-DD`, `HH:mm`. */
  date: string
  time: string
  minutes: number
  place: string
  /** The training that stands there without a plan. */
  existing: SlotTraining | null
  /** A training that has a plan already that day. */
  planned: SlotTraining | null
}

interface SlotTeam {
  id: string
  school: { time_zone: string }
}

/** How far a coach plans, and how far `team-slots` reads. */
const daysAhead = 42

/** The earliest training without a plan among the teams; null without a team. */
export function findFirstSlot(
  teams: readonly SlotTeam[],
  trainings: readonly SlotTraining[],
  now: number,
): TeamSlot | null {
  const slots = teams.map((team) => findNextSlot(team, trainings, now))
  const [first] = slots.toSorted((one, other) =>
    `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`),
  )
  return first ?? null
}

/** A date of the series without a plan; else the usual weekday and time; else the next weekday. */
export function findNextSlot(
  team: SlotTeam,
  trainings: readonly SlotTraining[],
  now: number,
): TeamSlot {
  const own = trainings.filter(({ team_id }) => team_id === team.id)
  const zone = team.school.time_zone
  const empty = own.find(
    ({ starts_at, status, blocks }) =>
      Date.parse(starts_at) > now && status === 'planned' && blocks.length === 0,
  )
  if (empty) return toSlot(empty, zone)
  const usual = findUsualTimes(own, zone, now)
  const today = toWallClock(now, zone).date
  const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead))
  const open = days.filter((date) =>
    own.every(({ starts_at }) => toWallClock(starts_at, zone).date !== date),
  )
  for (const date of open) {
    const habit = usual.get(getWeekday(date))
    if (habit && Date.parse(toInstant({ date, time: habit.time }, zone)) > now) {
      return { ...createFreeSlot(team.id, own), date, ...habit }
    }
  }
  const first = usual.values().next().value
  const weekday = open.find((date) => date !== today && ![0, 6].includes(getWeekday(date)))
  return {
    ...createFreeSlot(team.id, own),
    date: weekday ?? getNextWorkday(now, zone),
    time: first?.time ?? defaultTime,
    minutes: first?.minutes ?? defaultDuration,
  }
}

/** The training somebody asked for, with whatever stands there. */
export function findSlotAt(
  team: SlotTeam,
  trainings: readonly SlotTraining[],
  at: { date: string; time: string },
  now: number,
): TeamSlot {
  const own = trainings.filter(({ team_id }) => team_id === team.id)
  const zone = team.school.time_zone
  const that = own.filter(
    ({ starts_at, status }) =>
      status === 'planned' && toWallClock(starts_at, zone).date === at.date,
  )
  const empty = that.find(({ blocks }) => blocks.length === 0)
  if (empty) return { ...toSlot(empty, zone), time: at.time }
  const habit = findUsualTimes(own, zone, now).get(getWeekday(at.date))
  return {
    ...createFreeSlot(team.id, own),
    ...at,
    minutes: habit?.minutes ?? findNextSlot(team, trainings, now).minutes,
    planned: that[0] ?? null,
  }
}

function toSlot(training: SlotTraining, zone: string): TeamSlot {
  return {
    teamId: training.team_id,
    ...toWallClock(training.starts_at, zone),
    minutes: countMinutesBetween(training.starts_at, training.ends_at),
    place: training.place ?? '',
    existing: training,
    planned: null,
  }
}

function createFreeSlot(teamId: string, own: readonly SlotTraining[]) {
  const place = own.findLast((training) => training.place)?.place ?? ''
  return { teamId, place, existing: null, planned: null }
}

interface Habit {
  time: string
  minutes: number
}

/** Weekdays the team trained on at least twice in six weeks, or just once where no day came twice. */
function findUsualTimes(
  own: readonly SlotTraining[],
  zone: string,
  now: number,
): Map<number, Habit> {
  const past = own.filter(
    ({ starts_at, status }) => Date.parse(starts_at) <= now && status !== 'cancelled',
  )
  const days = groupByKey(past, ({ starts_at }) => getWeekday(toWallClock(starts_at, zone).date))
  const often = [...days].filter(([, trainings]) => trainings.length >= 2)
  return new Map(
    (often.length > 0 ? often : [...days]).map(([weekday, trainings]) => [
      weekday,
      {
        time: findMostCommon(trainings.map(({ starts_at }) => toWallClock(starts_at, zone).time)),
        minutes: Number(
          findMostCommon(
            trainings.map(({ starts_at, ends_at }) =>
              String(countMinutesBetween(starts_at, ends_at)),
            ),
          ),
        ),
      },
    ]),
  )
}

/** Of equally common ones the latest. */
function findMostCommon(values: readonly string[]): string {
  const counts = groupByKey(values, (value) => value)
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? ''
}

function groupByKey<Value, Key>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}
