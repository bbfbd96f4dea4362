/** What the search of the club answers: typed, and where each kind opens. */
import { z } from 'zod'
import type { AppRole } from '@/features/session/model/session'
import { href, paths } from '@/lib/router/paths'

export const hitKinds = ['player', 'team', 'person', 'training', 'match', 'exercise'] as const
export type HitKind = (typeof hitKinds)[number]

/** Missing: the title of a session without one, the day of what has none, the role of who is no person. */
export const hitSchema = z.object({
  kind: z.enum(hitKinds),
  id: z.string(),
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  starts_at: z.string().nullable(),
  time_zone: z.string().nullable(),
  role: z.enum(['admin', 'owner', 'coach', 'parent', 'player']).nullable(),
  is_cancelled: z.boolean(),
})

export type Hit = z.infer<typeof hitSchema>

/** Fewer signs ask the club for nothing. */
export const fewestSigns = 2
/** Of each kind. */
export const mostHits = 5
/** As `search_words` in the database: this many signs at most. */
export const longestQuestion = 200

const personPaths = {
  owner: paths.owners.details,
  coach: paths.coaches.details,
  parent: paths.parents.details,
} as const

/** Null: nothing this role may open. */
export function getHitPath({ kind, id, role }: Hit, reader: AppRole | null): string | null {
  switch (kind) {
    case 'player':
      return href(paths.players.details, { id })
    case 'team':
      return href(paths.teams.details, { id })
    case 'training':
      return href(paths.trainings.details, { trainingId: id })
    case 'match':
      return href(paths.matches.details, { id })
    case 'exercise':
      return href(paths.exercises.details, { id })
    case 'person':
      if (reader === 'admin') return href(paths.admin.users.details, { id })
      return role === 'owner' || role === 'coach' || role === 'parent'
        ? href(personPaths[role], { id })
        : null
  }
}

/** The kinds in the order a role looks for them. */
export function listKinds(reader: AppRole | null): readonly HitKind[] {
  if (reader === 'admin') return ['person', 'player', 'team', 'match', 'training', 'exercise']
  if (reader === 'coach' || reader === 'owner') {
    return ['player', 'training', 'match', 'team', 'exercise', 'person']
  }
  return ['training', 'match', 'player', 'team', 'person', 'exercise']
}
