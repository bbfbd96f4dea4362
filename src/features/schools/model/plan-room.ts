/** What a school's plan allows and how much of it is used: room for one more, over it, nothing to say. Pure. */
import type { Enums } from '@/lib/supabase/database.types'

export type PlanAllowance = 'teams' | 'players'
type PlanTier = Enums<'plan_tier'>

export interface PlanUsage {
  is_owner: boolean
  tier: PlanTier
  teams: number
  /** Null: no limit. */
  max_teams: number | null
  players: number
  max_players: number | null
  /** The cheapest plan in the reader's role with room for one more. */
  next_team_plan_id: string | null
  next_team_tier: PlanTier | null
  next_player_plan_id: string | null
  next_player_tier: PlanTier | null
  /** Names of whom to ask for a bigger plan. */
  owners: readonly string[]
  /** Until when a late payment changes nothing; null where none is late, and for coaches. */
  grace_ends_at: string | null
}

export interface PlanRoom {
  used: number
  max: number
  /** How many may still be added. */
  left: number
  /** After a change to a smaller plan. */
  isOver: boolean
  next: { planId: string; tier: PlanTier } | null
}

/** Null where the plan has no limit. */
export function computeRoom(usage: PlanUsage, allowance: PlanAllowance): PlanRoom | null {
  const isTeams = allowance === 'teams'
  const used = isTeams ? usage.teams : usage.players
  const max = isTeams ? usage.max_teams : usage.max_players
  if (max === null) return null
  const planId = isTeams ? usage.next_team_plan_id : usage.next_player_plan_id
  const tier = isTeams ? usage.next_team_tier : usage.next_player_tier
  return {
    used,
    max,
    left: Math.max(0, max - used),
    isOver: used > max,
    next: planId && tier ? { planId, tier } : null,
  }
}

/** True when a smaller plan left the school with more than it allows. */
export function isOverPlan(usage: PlanUsage): boolean {
  return (['teams', 'players'] as const).some((allowance) => computeRoom(usage, allowance)?.isOver)
}
