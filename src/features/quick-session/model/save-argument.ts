/** A quick session as `save_training` takes it. */
import { addMinutes } from '@/lib/time/interval'
import { toInstant } from '@/lib/time/wall-clock'
import { getRpe } from '@/features/planner/model/candidates/candidate'
import type { TeamSlot } from '@/features/planner/model/next-slot'
import type { QuickBlock, QuickSession } from '@/features/planner/model/candidates/session'

/** Words the plan needs in the reader's language. */
export interface SaveTexts {
  /** The theme in words; null for none, which leaves a title that stands there. */
  title: string | null
  /** What it trains, for a session whose title is new. */
  objective: string | null
  /** Its title when there is no theme and none stands there. */
  untitled: string
  /** A block without an exercise. */
  free: (block: QuickBlock) => string
  /** Group 1, 2 …, for those side by side. */
  group: (number: number) => string
}

/** Fills the training that stands there without a plan, keeping what was written on it; else a new one. */
export function toQuickArgument(
  session: QuickSession,
  slot: TeamSlot,
  minutes: number,
  zone: string,
  texts: SaveTexts,
) {
  const { existing } = slot
  const starts_at = toInstant(slot, zone)
  const isSameTitle = texts.title === null || existing?.title === texts.title
  return {
    ...(existing && { id: existing.id, version: existing.version }),
    team_id: slot.teamId,
    title: texts.title ?? (existing?.title || texts.untitled),
    // what was written for another theme would say the wrong thing to everybody
    objective: isSameTitle ? (existing?.objective ?? texts.objective) : texts.objective,
    place: slot.place || null,
    notes: existing?.notes ?? null,
    starts_at,
    ends_at: addMinutes(starts_at, minutes),
    planned_players: countPlannedPlayers(session),
    blocks: session.blocks.flatMap((block) => toRows(block, texts)),
  }
}

function countPlannedPlayers({ blocks }: QuickSession): number | null {
  const players = blocks[0]?.groups.reduce((sum, size) => sum + size, 0) ?? 0
  return players >= 1 && players <= 60 ? players : null
}

/** One row, or one per group: the first is the step, the others stand beside it. */
function toRows(block: QuickBlock, texts: SaveTexts) {
  const { exercise, phase, minutes } = block
  const createRow = (lane: number, group_label: string | null) => ({
    phase,
    minutes,
    lane,
    group_label,
    exercise_id: exercise?.id ?? null,
    title: exercise ? null : texts.free(block),
    planned_rpe: exercise ? getRpe(exercise) : block.kind === 'break' ? 0 : 2,
    note: null,
  })
  if (!exercise || block.groups.length < 2) return [createRow(0, null)]
  return block.groups.map((_, index) => createRow(index, texts.group(index + 1)))
}
