import { expect, test } from 'vitest'
import { computeTable, matchPlaces } from './table'
import type { PlanTeam, TournamentGame } from './tournament'

const teams: PlanTeam[] = ['a', 'b', 'c'].map((id, index) => ({
  id,
  team_id: null,
  name: id,
  group_no: 1,
  position: index + 1,
  is_withdrawn: false,
}))

function createGame(
  home_id: string,
  home_goals: number,
  away_goals: number,
  away_id: string,
): TournamentGame {
  return {
    id: `${home_id}-${away_id}`,
    round: 1,
    group_no: 1,
    place: null,
    pitch: 1,
    starts_at: '2026-11-21T09:00:00.000Z',
    home_id,
    away_id,
    home_goals,
    away_goals,
    outcome: home_goals > away_goals ? 'home' : home_goals < away_goals ? 'away' : 'draw',
    version: 1,
  }
}

const getOrder = (games: TournamentGame[]) =>
  computeTable(teams, games).map(
    ({ team, rank, isTied }) => `${rank}${team.id}${isTied ? '=' : ''}`,
  )

test('points come first, then goal difference, then goals', () => {
  expect(getOrder([createGame('a', 0, 1, 'b'), createGame('b', 0, 3, 'c')])).toEqual([
    '1c',
    '2b',
    '3a',
  ])
  expect(getOrder([createGame('a', 1, 1, 'b'), createGame('c', 2, 2, 'a')])).toEqual([
    '1a',
    '2c',
    '3b',
  ])
})

test('level in all of them, the game between the two decides', () => {
  const games = [createGame('c', 2, 0, 'a'), createGame('b', 2, 0, 'c'), createGame('a', 4, 2, 'b')]
  // all three have 3 points and no difference; a and b scored four, c two
  expect(getOrder(games)).toEqual(['1a', '2b', '3c'])
})

test('what nothing separates shares a rank and is said to', () => {
  const games = [createGame('a', 1, 1, 'b')]
  expect(getOrder(games)).toEqual(['1a=', '1b=', '3c'])
})

test('placement games do not count, and pair the same places of two groups, the final last', () => {
  const game = { ...createGame('a', 5, 0, 'b'), place: 1 }
  expect(computeTable(teams, [game]).every(({ points }) => points === 0)).toBe(true)
  const table = computeTable(teams, [])
  expect(
    matchPlaces([table, table.slice(0, 2)], 1).map(({ place, turn }) => [place, turn]),
  ).toEqual([
    [3, 0],
    [1, 1],
  ])
})
