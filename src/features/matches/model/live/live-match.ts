/** What a running match is made of on the screen: its frame, the people called up and the log. */
import { z } from 'zod'

export const eventKinds = [
  'goal',
  'penalty_goal',
  'own_goal',
  'penalty_missed',
  'chance',
  'save',
  'yellow',
  'yellow_red',
  'red',
  'substitution',
  'note',
] as const

export type EventKind = (typeof eventKinds)[number]

export interface CalledPlayer {
  player_id: string
  role: 'starter' | 'bench'
  shirt_number: number | null
  name: string
}

/** Who stands where when a period begins. */
export interface LineupSlot {
  period: number
  slot: string
  player_id: string
}

/** An entry as this device makes it; `clock_seconds` since its period began. */
export const newEventSchema = z.object({
  client_id: z.string(),
  kind: z.enum(eventKinds),
  period: z.number(),
  clock_seconds: z.number(),
  is_opponent: z.boolean(),
  player_id: z.string().nullable(),
  second_player_id: z.string().nullable(),
  note: z.string().nullable(),
})

export type NewEvent = z.infer<typeof newEventSchema>

export interface StoredEvent extends NewEvent {
  id: string
  device_id: string | null
  undone_at: string | null
  created_at: string
}

export interface LogEvent extends NewEvent {
  device_id: string | null
  /** Null: the database does not have it yet. */
  created_at: string | null
  isUndone: boolean
}
