/** A quick session as `save_training` takes it. */
import { plusMinutes } from '@/lib/time/interval'
import { toInstant } from '@/lib/time/wall-clock'
import { rpeOf } from '@/features/planner/model/candidates/candidate'
import type { QuickSlot } from './next-slot'
import type { QuickBlock, QuickSession } from '@/features/planner/model/candidates/session'

/** Words the plan needs in the reader's language. */
export interface SaveTexts {
  title: string
  /** A block without an exercise. */
  free: (block: QuickBlock) => string
  /** Group 1, 2 …, for those side by side. */
  group: (number: number) => string
}

/** Fills the training that stands there without a plan, keeping what was written on it; else a new one. */
export function toQuickArgument(
  session: QuickSession,
  slot: QuickSlot,
  minutes: number,
  zone: string,
  texts: SaveTexts,
) {
  const { existing } = slot
  const starts_at = toInstant(slot, zone)
  return {
    ...(existing && { id: existing.id, version: existing.version }),
    team_id: slot.teamId,
    title: existing?.title || texts.title,
    objective: existing?.objective ?? null,
    place: slot.place || null,
    notes: existing?.notes ?? null,
    starts_at,
    ends_at: plusMinutes(starts_at, minutes),
    planned_players: plannedPlayers(session),
    blocks: session.blocks.flatMap((block) => rows(block, texts)),
  }
}

function plannedPlayers({ blocks }: QuickSession): number | null {
  const players = blocks[0]?.groups.reduce((sum, size) => sum + size, 0) ?? 0
  return players >= 1 && players <= 60 ? players : null
}

/** One row, or one per group: the first is the step, the others stand beside it. */
function rows(block: QuickBlock, texts: SaveTexts) {
  const { exercise, phase, minutes } = block
  const row = (lane: number, group_label: string | null) => ({
    phase,
    minutes,
    lane,
    group_label,
    exercise_id: exercise?.id ?? null,
    title: exercise ? null : texts.free(block),
    planned_rpe: exercise ? rpeOf(exercise) : block.kind === 'break' ? 0 : 2,
    note: null,
  })
  if (!exercise || block.groups.length < 2) return [row(0, null)]
  return block.groups.map((_, index) => row(index, texts.group(index + 1)))
}
