import { expect, test } from 'vitest'
import { computeRoom, isOverPlan, type PlanUsage } from './plan-room'

const usage: PlanUsage = {
  is_owner: true,
  tier: 'starter',
  teams: 1,
  max_teams: 1,
  players: 22,
  max_players: 25,
  next_team_plan_id: 'plan',
  next_team_tier: 'professional',
  next_player_plan_id: null,
  next_player_tier: null,
  owners: ['Olga Own'],
  grace_ends_at: null,
}

test('says how many may still be added and which plan holds one more', () => {
  expect(computeRoom(usage, 'players')).toMatchObject({ used: 22, left: 3, next: null })
  expect(computeRoom(usage, 'teams')).toMatchObject({
    left: 0,
    isOver: false,
    next: { planId: 'plan', tier: 'professional' },
  })
})

test('has no room to speak of where the plan has no limit', () => {
  expect(computeRoom({ ...usage, max_players: null }, 'players')).toBeNull()
})

test('knows what a smaller plan left over', () => {
  expect(isOverPlan(usage)).toBe(false)
  expect(isOverPlan({ ...usage, players: 26 })).toBe(true)
  expect(computeRoom({ ...usage, players: 26 }, 'players')).toMatchObject({ left: 0, isOver: true })
})
