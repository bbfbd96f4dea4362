/** What is known of one training of a team before it is planned: the answer of the RPC `session_facts`. */
import { z } from 'zod'
import { equipmentKinds, exerciseTopics } from '@/features/exercises/model/taxonomy'

const count = z.number().int().min(0)
const minutes = z.number().int().min(0)
const topicMinutes = z.array(z.object({ topic: z.enum(exerciseTopics), minutes }))

/** A part of a field; sides in metres. */
const ground = z.object({
  part_id: z.string(),
  name: z.string(),
  length_m: z.number(),
  width_m: z.number(),
})

export const sessionFactsSchema = z.object({
  team: z.object({
    id: z.string(),
    name: z.string(),
    age_group: z.string(),
    /** As exercises count ages: U13 is 13; 19 stands for everybody older. */
    min_age: z.number(),
    max_age: z.number(),
    /** Players a side in the team's matches, the choices from few to many; empty: no rule is known. */
    format_options: z.array(z.number()),
  }),
  players: z.object({
    squad: count,
    yes: count,
    no: count,
    open: count,
    /** Those who said yes and the usual share of the silent. */
    expected: count,
    keepers: count,
  }),
  /** What is whole and lies ready for this team. */
  inventory: z.array(z.object({ kind: z.enum(equipmentKinds), count })),
  /** What other teams of the school have planned at the same time. */
  taken: z.array(
    z.object({
      kind: z.enum(equipmentKinds),
      count,
      team_name: z.string(),
      training_id: z.string(),
    }),
  ),
  /** What is booked for this training. */
  field: z.array(ground),
  /** Where the team trains most; null when something is booked or nothing is known. */
  usual_field: ground.nullable(),
  /** Bookings of others on the usual part at that time. */
  field_clashes: z.array(
    z.object({
      name: z.string(),
      /** Null for maintenance and the like. */
      team_name: z.string().nullable(),
      starts_at: z.string(),
      ends_at: z.string(),
    }),
  ),
  /** The last three weeks and at least six trainings, the latest first. */
  recent: z.array(
    z.object({
      training_id: z.string(),
      starts_at: z.string(),
      topics: topicMinutes,
      exercise_ids: z.array(z.string()),
    }),
  ),
  /** Null where no rule is known. */
  heading: z
    .object({
      /** One more training with heading may be held. */
      allowed: z.boolean(),
      per: z.enum(['week', 'month']).nullable(),
      /** 0: none at this age. */
      max_sessions: count.nullable(),
      max_headings: count.nullable(),
      done_sessions: count,
      country: z.string(),
      season: z.string(),
    })
    .nullable(),
  /** The season plan's week; null where nothing is planned. */
  theme: z.object({ title: z.string(), targets: topicMinutes }).nullable(),
  /** How many of the squad have a topic as the main one of an agreed goal, how many more as one that helps. */
  goals: z.array(z.object({ topic: z.enum(exerciseTopics), players: count, helped: count })),
})

export type SessionFacts = z.infer<typeof sessionFactsSchema>
