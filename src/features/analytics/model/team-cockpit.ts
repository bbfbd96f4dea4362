/** What the coach's cockpit of a team holds (RPC `team_cockpit`), and what follows from it. */
import { z } from 'zod'
import { exerciseTopics } from '@/features/exercises/model/taxonomy'
import { computeMedian, spanShape } from './span'

export type Topic = (typeof exerciseTopics)[number]

const attributes = [
  'speed',
  'stamina',
  'strength',
  'agility',
  'passing',
  'shooting',
  'dribbling',
  'ball_control',
  'first_touch',
] as const
type Attribute = (typeof attributes)[number]

const reasons = ['illness', 'injury', 'school', 'holiday', 'family', 'other'] as const
const statuses = z.object({
  present: z.number().default(0),
  late: z.number().default(0),
  excused: z.number().default(0),
  absent: z.number().default(0),
  injured: z.number().default(0),
})

const weekSchema = z.object({
  week_on: z.string(),
  is_before: z.boolean(),
  sessions: z.number(),
  minutes: z.number(),
  load: z.number(),
  measured: z.number(),
  unknown: z.number(),
  target_load: z.number().nullable(),
})

const playerSchema = z.object({
  player_id: z.string(),
  name: z.string(),
  there: z.number(),
  recorded: z.number(),
  matches: z.number(),
  seconds: z.number(),
  possible_seconds: z.number(),
})

const topicSchema = z.object({
  topic: z.enum(exerciseTopics),
  target: z.number(),
  planned: z.number(),
  delivered: z.number(),
  before: z.number(),
})

const ratingSchema = z.object({
  attribute: z.enum(attributes),
  mean: z.number(),
  before: z.number().nullable(),
  players: z.number(),
})

export const teamCockpitSchema = z.object({
  ...spanShape,
  age: z.number().nullable(),
  weeks: z.array(weekSchema),
  attendance: z.object({
    now: statuses,
    before: statuses,
    weekdays: z.array(z.object({ weekday: z.number(), there: z.number(), recorded: z.number() })),
    reasons: z.array(z.object({ reason: z.enum(reasons).nullable(), count: z.number() })),
    open: z.number(),
  }),
  topics: z.array(topicSchema),
  squad: z.array(playerSchema),
  exercises: z.object({
    different: z.number(),
    times: z.number(),
    fresh: z.number(),
    before: z.number(),
    most: z.array(
      z.object({
        exercise_id: z.string(),
        titles: z.record(z.string(), z.string()).nullable(),
        times: z.number(),
        minutes: z.number(),
      }),
    ),
  }),
  ratings: z.array(ratingSchema),
})

export type TeamCockpit = z.infer<typeof teamCockpitSchema>
export type Week = z.infer<typeof weekSchema>
export type SquadPlayer = z.infer<typeof playerSchema>
type Statuses = z.infer<typeof statuses>

export function countThere({ present, late }: Statuses): number {
  return present + late
}

export function countRecords(all: Statuses): number {
  return all.present + all.late + all.excused + all.absent + all.injured
}

export interface Ramp {
  /** This week against the mean of the four before it: 1.4 is two fifths more. */
  ratio: number
  week_on: string
  isSteep: boolean
}

/** A rise worth a word begins at 1.3, a steep one at 1.5 (acute to chronic load as coaching courses teach it). */
const riseFrom = 1.3
const steepFrom = 1.5

/**
 * The newest week with a session against the four before it. Null while fewer than three of those had one: after
 * a break every week is a rise.
 */
export function findRamp(weeks: readonly Week[]): Ramp | null {
  const last = weeks.findLastIndex(({ sessions }) => sessions > 0)
  const week = weeks[last]
  if (!week || week.is_before) return null
  const earlier = weeks.slice(Math.max(0, last - 4), last)
  if (earlier.filter(({ load }) => load > 0).length < 3) return null
  const mean = earlier.reduce((sum, { load }) => sum + load, 0) / earlier.length
  const ratio = Math.round((week.load / mean) * 100) / 100
  return ratio > riseFrom ? { ratio, week_on: week.week_on, isSteep: ratio > steepFrom } : null
}

export interface PlayingTime {
  median: number
  /** Per cent of the minutes they could have had, the least first. */
  players: readonly { player_id: string; name: string; percent: number }[]
  /** Under half of the median. */
  short: readonly string[]
}

/** How playing time is spread over today's squad; null without a match anybody could have played in. */
export function computePlayingTime(squad: readonly SquadPlayer[]): PlayingTime | null {
  const players = squad
    .filter(({ possible_seconds }) => possible_seconds > 0)
    .map(({ player_id, name, seconds, possible_seconds }) => ({
      player_id,
      name,
      percent: Math.round((100 * seconds) / possible_seconds),
    }))
    .toSorted((one, other) => one.percent - other.percent || one.name.localeCompare(other.name))
  const median = computeMedian(players.map(({ percent }) => percent))
  if (median === null) return null
  return {
    median,
    players,
    short: players.filter(({ percent }) => percent < median / 2).map(({ name }) => name),
  }
}

const topicsByAttribute: { readonly [A in Attribute]?: Topic } = {
  speed: 'speed',
  strength: 'strength',
  agility: 'coordination',
  passing: 'passing',
  shooting: 'finishing',
  dribbling: 'dribbling',
  ball_control: 'ball_mastery',
  first_touch: 'first_touch',
}

export type NextReason =
  | { kind: 'plan'; topic: Topic; target: number; delivered: number }
  | { kind: 'rating'; topic: Topic; attribute: Attribute; mean: number }
  | { kind: 'gone'; topic: Topic; before: number }

/**
 * Three topics at most to work on next, each with its reason: what the season plan wanted and was given least, what the
 * squad is rated lowest in, what was trained before and not any more. A topic is named once.
 */
export function suggestNext(cockpit: Pick<TeamCockpit, 'topics' | 'ratings'>): NextReason[] {
  const behind = cockpit.topics
    .filter(({ target, delivered }) => target > 0 && delivered < 0.75 * target)
    .toSorted((one, other) => other.target - other.delivered - (one.target - one.delivered))
    .map(({ topic, target, delivered }): NextReason => ({
      kind: 'plan',
      topic,
      target,
      delivered,
    }))
  const weak = cockpit.ratings
    .toSorted((one, other) => one.mean - other.mean)
    .flatMap(({ attribute, mean }): NextReason[] => {
      const topic = topicsByAttribute[attribute]
      return topic ? [{ kind: 'rating', topic, attribute, mean }] : []
    })
    .slice(0, 1)
  const gone = cockpit.topics
    .filter(({ before, planned }) => before >= 30 && planned === 0)
    .toSorted((one, other) => other.before - one.before)
    .map(({ topic, before }): NextReason => ({ kind: 'gone', topic, before }))
  const all = [...behind.slice(0, 2), ...weak, ...gone]
  return all
    .filter(({ topic }, index) => all.findIndex((other) => other.topic === topic) === index)
    .slice(0, 3)
}
