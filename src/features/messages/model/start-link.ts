/** Addresses by which other pages lead into a conversation; it is opened where there is none yet. */
import { z } from 'zod'

export type StartTarget =
  | { kind: 'team'; teamId: string }
  | { kind: 'family'; teamId: string; playerId: string }
  | { kind: 'staff'; schoolId: string }
  /** A whole school where no team is named. */
  | { kind: 'announcement'; schoolId: string; teamId: string | null }
  | { kind: 'direct'; userId: string }

const idSchema = z.guid()

/** `?team=`, `?family=<player>&team=` or `?with=<user>`; null for anything else. */
export function parseStartLink(search: URLSearchParams): StartTarget | null {
  const read = (name: string) => idSchema.safeParse(search.get(name)).data
  const [teamId, playerId, userId] = [read('team'), read('family'), read('with')]
  if (userId) return { kind: 'direct', userId }
  if (playerId && teamId) return { kind: 'family', teamId, playerId }
  return teamId ? { kind: 'team', teamId } : null
}
