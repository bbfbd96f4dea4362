/** What goes into a quick session and what comes out. */
import type { SessionFacts } from './session-facts'
import type { EquipmentKind, TrainingPhase } from '@/features/exercises/model/taxonomy'
import type { Candidate, Topic } from './candidate'
import type { ThemeChoice } from './theme'

export interface QuickRequest {
  facts: SessionFacts
  /** ISO. */
  startsAt: string
  theme: ThemeChoice
  /** Whole minutes of the session. */
  minutes: number
  candidates: readonly Candidate[]
  /** Another one is another session. */
  seed: number
  /** Stay where they are: the place counts the steps of the phase from 0. */
  locked: readonly Locked[]
  /** Exercises nobody wants to see tonight. */
  unwanted: readonly string[]
  /** Exercises of the sessions that were made before for the same training. */
  shown: readonly string[]
  isHot: boolean
}

export interface Locked {
  phase: TrainingPhase
  place: number
  exerciseId: string
}

export interface QuickBlock {
  /** Phase and place, so that the block of another session at this place is the same row. */
  key: string
  phase: TrainingPhase
  minutes: number
  kind: 'exercise' | 'break'
  /** Null for a break, and where no exercise could be found. */
  exercise: Candidate | null
  /** Sizes of the groups that do it side by side; one entry: all together. */
  groups: readonly number[]
  isLocked: boolean
  reasons: readonly Reason[]
  compromises: readonly Compromise[]
}

/** Why a block is there, the most telling first. */
export type Reason =
  | { code: 'locked' }
  | { code: 'theme'; topic: Topic }
  | { code: 'related'; topic: Topic; theme: Topic }
  | { code: 'gap'; topic: Topic }
  | { code: 'goal'; topic: Topic; players: number; squad: number }
  | { code: 'starts_easy' }
  | { code: 'short_game'; minutes: number }
  | { code: 'simple_first' }
  | { code: 'match_like' }
  | { code: 'peak' }
  | { code: 'calms_down' }
  | { code: 'players'; players: number }
  | { code: 'groups'; players: number; groups: number }
  | { code: 'favourite' }
  | { code: 'own' }
  | { code: 'drinks' }

/** What had to give way, said plainly. */
export type Compromise =
  | { code: 'repeat' }
  | { code: 'keepers'; needed: number; have: number }
  | { code: 'equipment'; kind: EquipmentKind; needed: number; have: number }
  | { code: 'area'; length: number; width: number }
  | { code: 'players'; players: number; fewest: number; most: number }
  | { code: 'stretched'; minutes: number; usual: number }
  | { code: 'very_hard_twice' }
  | { code: 'nothing_fits' }

/** What the whole session was made from. */
export type SessionReason =
  | { code: 'theme'; topic: Topic }
  | { code: 'season'; title: string }
  | { code: 'balance'; topics: readonly Topic[] }
  | { code: 'goal'; topic: Topic; players: number; squad: number }
  | { code: 'expected'; players: number; yes: number; open: number }
  | { code: 'players_assumed'; players: number }
  | { code: 'shape_play' }
  | { code: 'shape_build' }
  | { code: 'no_repeat'; exercises: number }
  | { code: 'ground'; name: string; length: number; width: number }
  | { code: 'ground_unknown' }
  | { code: 'stock_checked' }
  | { code: 'stock_unknown' }
  | { code: 'no_heading' }
  | { code: 'theme_missed'; topic: Topic }

export interface QuickSession {
  blocks: readonly QuickBlock[]
  reasons: readonly SessionReason[]
}
