/** What the administrator's cockpit of the platform holds (RPC `platform_cockpit`). */
import { z } from 'zod'
import { spanShape } from './span'

export const roles = ['admin', 'owner', 'coach', 'parent', 'player'] as const
export const stages = ['registered', 'with_role', 'staff', 'planned', 'recorded'] as const

const schoolSchema = z.object({
  school_id: z.string(),
  name: z.string(),
  teams: z.number(),
  players: z.number(),
  sessions: z.number(),
  sessions_before: z.number(),
  recorded: z.number(),
  active: z.number(),
  last_on: z.string().nullable(),
})

const pair = z.object({ now: z.number(), before: z.number() })

export const platformCockpitSchema = z.object({
  ...spanShape,
  counted_at: z.string(),
  people: z.object({
    all: z.number(),
    registered: z.number(),
    registered_before: z.number(),
  }),
  active: pair,
  sessions: pair,
  roles: z.array(z.object({ role: z.enum(roles), people: z.number(), fresh: z.number() })),
  weeks: z.array(
    z.object({
      week_on: z.string(),
      active: z.number(),
      registered: z.number(),
      sessions: z.number(),
    }),
  ),
  funnel: z.object({
    registered: z.number(),
    with_role: z.number(),
    staff: z.number(),
    planned: z.number(),
    recorded: z.number(),
  }),
  schools: z.array(schoolSchema),
})

export type PlatformCockpit = z.infer<typeof platformCockpitSchema>
export type SchoolHealth = z.infer<typeof schoolSchema>

export type Health = 'new' | 'quiet' | 'fading' | 'unrecorded' | 'well'

/**
 * How a school is doing: new without any session ever, quiet without one in the period, fading with less than half of
 * those before, unrecorded where less than a third has an attendance list.
 */
export function getHealth(school: SchoolHealth): Health {
  if (school.last_on === null) return 'new'
  if (school.sessions === 0) return 'quiet'
  if (school.sessions * 2 < school.sessions_before) return 'fading'
  return school.recorded * 3 < school.sessions ? 'unrecorded' : 'well'
}
