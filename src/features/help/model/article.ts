/** What an article of the help is about and for whom; its words lie in `texts`, one file per topic and language. */
import type { AppRole, Session } from '@/features/session/model/session'

export const topics = [
  'start',
  'trainings',
  'exercises',
  'tactics',
  'calendar',
  'matches',
  'teams',
  'people',
  'messages',
  'family',
  'settings',
  'school',
  'admin',
] as const
export type Topic = (typeof topics)[number]

/** A role, somebody who waits for one, or somebody whose account rests. */
export type Reader = AppRole | 'pending' | 'suspended'

export interface Article {
  id: string
  topic: Topic
  /** Route patterns of the pages it belongs to. */
  screens: readonly string[]
  readers: readonly Reader[]
  /** The screen it leads to: an address without parameters. */
  to?: string
  /** Ids of articles that go on from here. */
  related?: readonly string[]
}

export const staff: readonly Reader[] = ['admin', 'owner', 'coach']
export const families: readonly Reader[] = ['parent', 'player']
export const members: readonly Reader[] = [...staff, ...families]
export const everybody: readonly Reader[] = [...members, 'pending']

export function getReader(session: Pick<Session, 'profile'> | null): Reader {
  if (session?.profile?.is_suspended) return 'suspended'
  return session?.profile?.role ?? 'pending'
}
