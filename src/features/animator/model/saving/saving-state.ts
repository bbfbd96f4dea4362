/** What is known about the saving of the animation on screen. */
import type { AppError } from '@/lib/errors'
import type { Scene } from '@/features/scene/model/document/scene-schema'

/** What somebody else saved meanwhile. */
export interface Theirs {
  version: number
  title: string
  scene: Scene
  /** ISO 8601. */
  savedAt: string
  /** Name of who saved; null when unknown. */
  savedBy: string | null
  /** The same person, in another tab or on another device. */
  isMe: boolean
}

/**
 * saved: the server has it. waiting: changed a moment ago. offline: kept on the device, sent when the
 * connection is back. refused: the server said no for good. conflict: somebody else saved first.
 */
export type SavingPhase = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict'

export interface SavingState {
  phase: SavingPhase
  title: string
  /** Milliseconds since 1970 of the last successful save here; null before the first. */
  savedAt: number | null
  error: AppError | null
  theirs: Theirs | null
  /** Somebody saved a newer version and nothing was changed here yet. */
  isOutdated: boolean
  /** The device took the last local state. */
  isKept: boolean
  /** Null before the first save. */
  id: string | null
}
