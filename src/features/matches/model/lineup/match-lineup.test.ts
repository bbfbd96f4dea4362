import { expect, test } from 'vitest'
import { createFormationSpots } from './formations'
import { placePlayer } from './lineup'
import {
  createMatchLineup,
  getLineup,
  listChangedPeriods,
  setLineup,
  toSlots,
} from './match-lineup'

const game = { format: 7, periods: 2, formation: '2-3-1' }

test('a period without a line-up begins as the one before', () => {
  const stored = [{ period: 1, slot: 'st', player_id: 'p9', x: 44, y: 88 }]
  const lineups = createMatchLineup(game, stored)
  expect(lineups[1]).toBeNull()
  expect(getLineup(game, lineups, 2)).toBe(lineups[0])
  expect(getLineup(game, lineups, 1).places).toHaveLength(7)
  expect(toSlots(lineups[0] ?? null)).toEqual([{ slot: 'st', player_id: 'p9', x: 44, y: 88 }])
})

test('what was stored comes back as it was, without a change', () => {
  const stored = [
    { period: 1, slot: 'gk', player_id: 'p1', x: null, y: null },
    { period: 2, slot: 'gk', player_id: 'p2', x: 50, y: 10 },
  ]
  const lineups = createMatchLineup(game, stored)
  expect(listChangedPeriods(lineups, lineups)).toEqual([])
  const edited = setLineup(lineups, 2, placePlayer(getLineup(game, lineups, 2), 'p3', 'st'))
  expect(listChangedPeriods(lineups, edited)).toEqual([2])
  expect(listChangedPeriods(lineups, setLineup(lineups, 1, null))).toEqual([1])
})

test('another formation of a period is told by its slots', () => {
  const slots = ['gk', 'lb', 'cb', 'rb', 'dm', 'st'].map((slot, index) => ({
    period: 1,
    slot,
    player_id: `p${index}`,
    x: 50,
    y: 50,
  }))
  const [lineup] = createMatchLineup(
    { ...game, formation: null },
    slots.filter(({ slot }) => slot !== 'dm'),
  )
  expect(lineup?.formation).toBe('3-2-1')
})

test('places that no formation knows stay, and there are never more than the format', () => {
  const slots = ['gk', 'zz', 'yy2'].map((slot, index) => ({
    period: 1,
    slot,
    player_id: `p${index}`,
    x: 40,
    y: 40,
  }))
  const [lineup] = createMatchLineup(game, slots)
  expect(lineup?.places).toHaveLength(7)
  expect(toSlots(lineup ?? null)).toHaveLength(3)
})

test('free places follow a formation of the team’s own only where the places taken tell so', () => {
  const usual = createFormationSpots(7, '2-3-1')
  const places = usual.map((spot) => (spot.slot === 'st' ? { ...spot, y: spot.y + 6 } : spot))
  const own = { id: 'high', name: 'High', format: 7, formation: '2-3-1', places }
  const getStored = (slot: string) =>
    places
      .filter((spot) => spot.slot === slot)
      .map((spot) => ({ ...spot, period: 1, player_id: 'p1' }))
  const getStriker = (slot: string) =>
    createMatchLineup(game, getStored(slot), [own])[0]?.places.find((place) => place.slot === 'st')
  const [striker] = usual.filter(({ slot }) => slot === 'st')
  expect(getStriker('gk')?.y).toBe(striker?.y)
  expect(getStriker('st')?.y).toBe((striker?.y ?? 0) + 6)
  const moved = createMatchLineup(game, getStored('st'), [own])[0]
  expect(moved?.places).toHaveLength(7)
})
