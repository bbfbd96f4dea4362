import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findClashes, findEnd, listSlotStarts } from './day-times'
import { moveTeams, planNextRound } from './festival'
import { fillSlots, measureCost } from './fill-slots'
import { computePlanFacts, listAlternatives } from './plan-facts'
import { assignGroups, planGames, rebuildGames } from './plan-games'
import { listPairings } from './round-robin'
import type { GameOutcome, PlannedGame, PlanSettings, PlanTeam, TournamentGame } from './tournament'

const settings: PlanSettings = {
  kind: 'tournament',
  name: 'Cup',
  starts_at: '2026-11-21T09:00:00.000Z',
  ends_by: null,
  venue: null,
  format: 7,
  pitches: 2,
  game_minutes: 10,
  break_minutes: 2,
  lunch_at: null,
  lunch_minutes: null,
  group_count: 1,
  legs: 1,
  rounds: 5,
  shows_table: true,
}

function createTeams(count: number, groups = 1): PlanTeam[] {
  const teams = Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    team_id: null,
    name: `Team ${index}`,
    group_no: 1,
    position: index + 1,
    is_withdrawn: false,
  }))
  return assignGroups(teams, groups)
}

function createCounter() {
  let next = 0
  return () => `g${(next += 1)}`
}

function toPlayed(game: PlannedGame, outcome: GameOutcome | null): TournamentGame {
  return { ...game, outcome, home_goals: null, away_goals: null, version: 1 }
}

const sizes = fc.integer({ min: 2, max: 12 })

describe('groups', () => {
  test('every pair meets exactly once in a leg', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom(1, 2), (count, legs) => {
        const ids = createTeams(count).map(({ id }) => id)
        const pairs = listPairings(ids, legs).map(({ home, away }) =>
          [home, away].toSorted().join(),
        )
        expect(new Set(pairs).size).toBe((count * (count - 1)) / 2)
        expect(pairs).toHaveLength((legs * count * (count - 1)) / 2)
      }),
    )
  })

  test('nobody plays twice at once, no pitch is used twice, all play the same number of games', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 6 }), (count, pitches) => {
        const day = { ...settings, pitches }
        const games = planGames(day, createTeams(count), createCounter())
        expect(findClashes(games, day)).toEqual([])
        expect(games.every(({ pitch }) => pitch <= pitches)).toBe(true)
        const facts = computePlanFacts(day, createTeams(count), games)
        expect([facts.fewest, facts.most]).toEqual([count - 1, count - 1])
      }),
      { numRuns: 40 },
    )
  })

  test('the same teams give the same plan', () => {
    const plan = () => planGames(settings, createTeams(9, 2), createCounter())
    expect(plan()).toEqual(plan())
  })

  test('eight teams on two pitches never play three games in a row', () => {
    const games = listPairings(createTeams(8).map(({ id }) => id))
    const [slots, tired] = measureCost(games, fillSlots(games, 2))
    expect([slots, tired]).toEqual([14, 0])
  })
})

describe('the day', () => {
  test('a game that would reach into lunch begins after it', () => {
    const day = { ...settings, lunch_at: '2026-11-21T09:20:00.000Z', lunch_minutes: 30 }
    expect(listSlotStarts(day, 3)).toEqual([
      '2026-11-21T09:00:00.000Z',
      '2026-11-21T09:50:00.000Z',
      '2026-11-21T10:02:00.000Z',
    ])
  })

  test('the end, the games and the minutes of a team are told; a later end than allowed is warned of', () => {
    const day = { ...settings, ends_by: '2026-11-21T10:00:00.000Z' }
    const teams = createTeams(6)
    const games = planGames(day, teams, createCounter())
    expect(findEnd(games, day)).toBe('2026-11-21T10:34:00.000Z')
    expect(computePlanFacts(day, teams, games)).toMatchObject({
      most: 5,
      minutes: 50,
      isTooLate: true,
    })
    expect(listAlternatives(day, teams).map(({ pitches }) => pitches)).toEqual([1, 3])
  })

  test('a team that does not come is planned out, what was played stays', () => {
    const teams = createTeams(4)
    const games = planGames(settings, teams, createCounter()).map((game, nth) =>
      toPlayed(game, nth < 2 ? 'draw' : null),
    )
    const gone = teams.map((team) => ({ ...team, is_withdrawn: team.id === 't3' }))
    const next = rebuildGames(settings, gone, games, createCounter())
    expect(next.slice(0, 2)).toEqual(games.slice(0, 2))
    const later = next.slice(2)
    expect(later.every(({ home_id, away_id }) => home_id !== 't3' && away_id !== 't3')).toBe(true)
    expect(later).toHaveLength(2)
    expect(later.every(({ starts_at }) => starts_at > (games[1]?.starts_at ?? ''))).toBe(true)
  })
})

describe('festival', () => {
  const festival = { ...settings, kind: 'festival' as const, pitches: 4 }

  test('winners move one field up, losers one down; on a draw the second-named moves up', () => {
    const games = [
      { home_id: 'a', away_id: 'b', outcome: 'home' as const },
      { home_id: 'c', away_id: 'd', outcome: 'away' as const },
      { home_id: 'e', away_id: 'f', outcome: 'draw' as const },
    ]
    expect(moveTeams(games)).toEqual(['a', 'd', 'b', 'f', 'c', 'e'])
  })

  test('there is no next round before every result is in', () => {
    const teams = createTeams(4)
    const games = planGames(festival, teams, createCounter()).map((game) => toPlayed(game, null))
    expect(
      planNextRound(
        festival,
        teams.map(({ id }) => id),
        games,
        createCounter(),
      ),
    ).toBeNull()
  })

  test('whatever the results: nobody twice at once, games differ by one at most', () => {
    const outcome = fc.constantFrom<GameOutcome>('home', 'away', 'draw')
    fc.assert(
      fc.property(sizes, fc.infiniteStream(outcome), (count, outcomes) => {
        const createId = createCounter()
        const ids = createTeams(count).map(({ id }) => id)
        const play = (games: readonly PlannedGame[]) =>
          games.map((game) => toPlayed(game, outcomes.next().value))
        let games = play(planGames(festival, createTeams(count), createId))
        for (let round = 2; round <= 6; round += 1) {
          const next = planNextRound(festival, ids, games, createId)
          expect(next).toHaveLength(Math.floor(count / 2))
          games = [...games, ...play(next ?? [])]
        }
        expect(findClashes(games, festival)).toEqual([])
        const counts = ids.map(
          (id) => games.filter(({ home_id, away_id }) => home_id === id || away_id === id).length,
        )
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 50 },
    )
  })
})
