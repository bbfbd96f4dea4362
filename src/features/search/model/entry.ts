/** A line of the palette: a page, something to do, or a hit of the club's search. */
import type { HitKind } from './hit'

export type EntryKind = HitKind | 'page' | 'action'

export interface Entry {
  kind: EntryKind
  title: string
  /** Team, day, role; empty where the title says it all. */
  detail: string
  to: string
}

export interface EntryGroup {
  name: EntryKind | 'recent' | 'suggested'
  entries: Entry[]
}
