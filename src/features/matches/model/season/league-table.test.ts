import { expect, test } from 'vitest'
import { computeLeagueTable, listCompetitions, listLeagueTeams, toOwnGames } from './league-table'

const match = {
  id: '1',
  opponent: 'North',
  is_home: false,
  is_neutral: false,
  kind: 'league' as const,
  competition: 'District',
  starts_at: '',
  status: 'finished' as const,
  goals_for: 2,
  goals_against: 1,
}

test('own matches of the competition count, away ones turned round', () => {
  const games = toOwnGames(
    [
      match,
      { ...match, kind: 'cup' as const },
      { ...match, competition: null },
      { ...match, goals_for: null, goals_against: null },
    ],
    'District',
  )
  expect(games).toEqual([{ home: 'North', away: null, home_goals: 1, away_goals: 2 }])
})

test('points, goal difference, goals, then name; level teams share a rank', () => {
  const table = computeLeagueTable(
    [
      { home: null, away: 'North', home_goals: 1, away_goals: 1 },
      { home: 'South', away: 'north ', home_goals: 3, away_goals: 1 },
      { home: 'East', away: 'West', home_goals: 0, away_goals: 0 },
      { home: 'South', away: null, home_goals: 0, away_goals: 1 },
    ],
    'U13',
  )
  expect(table.map(({ rank, name, points }) => [rank, name, points])).toEqual([
    [1, null, 4],
    [2, 'South', 3],
    [3, 'East', 1],
    [3, 'West', 1],
    [5, 'North', 1],
  ])
  expect(table.at(-1)).toMatchObject({
    played: 2,
    drawn: 1,
    lost: 1,
    goals_for: 2,
    goals_against: 4,
  })
})

test('competitions and clubs are each named once', () => {
  const typed = [{ competition: null }, { competition: 'District' }]
  expect(listCompetitions([match, { ...match, kind: 'cup', competition: 'Cup' }], typed)).toEqual([
    'District',
    null,
  ])
  const games = [
    { home: 'West', away: null, home_goals: 0, away_goals: 0 },
    { home: 'East', away: 'West', home_goals: 0, away_goals: 0 },
  ]
  expect(listLeagueTeams(games)).toEqual(['East', 'West'])
})
