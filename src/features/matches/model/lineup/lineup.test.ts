import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positions } from '@/features/people/model/player'
import { assignCheapest } from './assign'
import { fillLineup } from './fill-lineup'
import { listFormations } from './formations'
import {
  changeFormation,
  clearLineup,
  countPlacements,
  createEmptyLineup,
  findNearestPlace,
  findNextPlace,
  findPlayerPlace,
  movePlace,
  placePlayer,
  removePlayer,
  type Lineup,
} from './lineup'
import type { LineupPlayer } from './position-fit'

function createPlayer(id: number, from: Partial<LineupPlayer> = {}): LineupPlayer {
  return {
    player_id: `p${id}`,
    role: 'starter',
    shirt_number: id,
    first_name: `Player ${id}`,
    last_name: 'Test',
    position: null,
    other_positions: [],
    strong_foot: null,
    ...from,
  }
}

const getAt = (lineup: Lineup, slot: string) =>
  lineup.places.find((place) => place.slot === slot)?.player_id

const seven = createEmptyLineup(7, '2-3-1')

describe('placing', () => {
  test('from the bench onto an occupied place the other one sits down', () => {
    const lineup = placePlayer(placePlayer(seven, 'p1', 'st'), 'p2', 'st')
    expect(getAt(lineup, 'st')).toBe('p2')
    expect(findPlayerPlace(lineup, 'p1')).toBeUndefined()
  })

  test('from another place the two swap', () => {
    const before = placePlayer(placePlayer(seven, 'p1', 'st'), 'p2', 'cm')
    const lineup = placePlayer(before, 'p1', 'cm')
    expect(getAt(lineup, 'cm')).toBe('p1')
    expect(getAt(lineup, 'st')).toBe('p2')
  })

  test('a place moves within the pitch and takes its player along', () => {
    const lineup = movePlace(placePlayer(seven, 'p1', 'st'), 'st', 120, -5)
    expect(findPlayerPlace(lineup, 'p1')).toMatchObject({ slot: 'st', x: 98, y: 2 })
  })

  test('arrows go to the place that lies ahead', () => {
    expect(findNextPlace(seven, 'gk', 'up')?.slot).toMatch(/^cb/)
    expect(findNextPlace(seven, 'lm', 'right')?.slot).toBe('cm')
    expect(findNextPlace(seven, 'cm', 'up')?.slot).toBe('st')
    expect(findNextPlace(seven, 'st', 'up')).toBeNull()
  })

  test('the nearest place, or the nearest free one', () => {
    const lineup = placePlayer(seven, 'p1', 'st')
    expect(findNearestPlace(lineup, 50, 82)?.place.slot).toBe('st')
    expect(findNearestPlace(lineup, 50, 82, { isFree: true })?.place.slot).toBe('cm')
  })
})

test('another formation keeps everybody, near the old place, the keeper in goal', () => {
  const full = createEmptyLineup(11, '4-4-2').places.reduce(
    (lineup, { slot }, index) => placePlayer(lineup, `p${index}`, slot),
    createEmptyLineup(11, '4-4-2'),
  )
  const changed = changeFormation(full, 11, '4-3-3')
  expect(countPlacements(changed)).toBe(11)
  expect(getAt(changed, 'gk')).toBe(getAt(full, 'gk'))
  for (const slot of ['lb', 'cb1', 'cb2', 'rb'])
    expect(getAt(changed, slot)).toBe(getAt(full, slot))
})

describe('fill', () => {
  test('everybody comes where they like to play, starters before the bench', () => {
    const players = [
      createPlayer(9, { position: 'forward' }),
      createPlayer(1, { position: 'goalkeeper' }),
      createPlayer(4, { position: 'defender' }),
      createPlayer(5, { position: 'midfielder', other_positions: ['defender'] }),
      createPlayer(6, { position: 'midfielder' }),
      createPlayer(7, { position: 'midfielder', strong_foot: 'right' }),
      createPlayer(11, { position: 'midfielder', strong_foot: 'left' }),
      createPlayer(12, { position: 'forward', role: 'bench' }),
    ]
    const { lineup, filled } = fillLineup(seven, players)
    expect(getAt(lineup, 'gk')).toBe('p1')
    expect(getAt(lineup, 'st')).toBe('p9')
    expect(getAt(lineup, 'lm')).toBe('p11')
    expect(getAt(lineup, 'rm')).toBe('p7')
    expect(filled.find(({ player_id }) => player_id === 'p5')?.fit).toBe('possible')
    expect(findPlayerPlace(lineup, 'p12')).toBeUndefined()
  })

  test('who stands already stays, and the bench fills what is left', () => {
    const held = placePlayer(seven, 'p1', 'st')
    const players = [
      createPlayer(1, { position: 'goalkeeper' }),
      createPlayer(2, { position: 'goalkeeper', role: 'bench' }),
    ]
    const { lineup, filled } = fillLineup(held, players)
    expect(getAt(lineup, 'st')).toBe('p1')
    expect(getAt(lineup, 'gk')).toBe('p2')
    expect(filled).toHaveLength(1)
  })
})

test('pairs are the cheapest there are', () => {
  expect(
    assignCheapest([
      [1, 2],
      [1, 9],
    ]),
  ).toEqual([1, 0])
  expect(assignCheapest([[5], [1], [3]])).toEqual([null, 0, null])
  expect(assignCheapest([])).toEqual([])
})

const playerArbitrary = fc.record({
  role: fc.constantFrom('starter' as const, 'bench' as const),
  position: fc.option(fc.constantFrom(...positions), { nil: null }),
  other_positions: fc.subarray([...positions]),
  strong_foot: fc.option(fc.constantFrom('left' as const, 'right' as const, 'both' as const), {
    nil: null,
  }),
})

const formatArbitrary = fc.constantFrom(3, 5, 7, 8, 9, 11)

function expectPossible(lineup: Lineup, format: number) {
  const placed = lineup.places.flatMap(({ player_id }) => (player_id === null ? [] : [player_id]))
  expect(new Set(placed).size).toBe(placed.length)
  expect(lineup.places).toHaveLength(format)
}

test('whatever is done, nobody stands twice and nobody is too many', () => {
  const command = fc.record({
    kind: fc.constantFrom('place', 'remove', 'move', 'formation', 'fill', 'clear'),
    player: fc.nat(13),
    place: fc.nat(10),
    x: fc.integer({ min: -20, max: 120 }),
    y: fc.integer({ min: -20, max: 120 }),
  })
  fc.assert(
    fc.property(
      formatArbitrary,
      fc.array(playerArbitrary, { maxLength: 14 }),
      fc.array(command, { maxLength: 12 }),
      (format, squad, commands) => {
        const players = squad.map((from, index) => createPlayer(index, from))
        const names = listFormations(format)
        let lineup = createEmptyLineup(format, names[0] ?? '')
        for (const { kind, player, place, x, y } of commands) {
          const slot = lineup.places[place % format]?.slot ?? ''
          const before = countPlacements(lineup)
          if (kind === 'place') lineup = placePlayer(lineup, `p${player}`, slot)
          if (kind === 'remove') lineup = removePlayer(lineup, `p${player}`)
          if (kind === 'move') lineup = movePlace(lineup, slot, x, y)
          if (kind === 'clear') lineup = clearLineup(lineup)
          if (kind === 'fill') lineup = fillLineup(lineup, players).lineup
          if (kind === 'formation') {
            lineup = changeFormation(lineup, format, names[place % names.length] ?? '')
          }
          expect(kind === 'formation' ? countPlacements(lineup) : before).toBe(before)
          expectPossible(lineup, format)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('a filled line-up has as many as there are, and no starter sits while a substitute begins', () => {
  fc.assert(
    fc.property(formatArbitrary, fc.array(playerArbitrary, { maxLength: 16 }), (format, squad) => {
      const players = squad.map((from, index) => createPlayer(index, from))
      const { lineup } = fillLineup(
        createEmptyLineup(format, listFormations(format)[0] ?? ''),
        players,
      )
      expectPossible(lineup, format)
      expect(countPlacements(lineup)).toBe(Math.min(format, players.length))
      const isSitting = (role: 'starter' | 'bench') =>
        players.some((player) => player.role === role && !findPlayerPlace(lineup, player.player_id))
      const hasSubstitute = players.some(
        (player) => player.role === 'bench' && findPlayerPlace(lineup, player.player_id),
      )
      expect(isSitting('starter') && hasSubstitute).toBe(false)
    }),
    { numRuns: 60 },
  )
})
