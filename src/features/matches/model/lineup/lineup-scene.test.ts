import { expect, test } from 'vitest'
import type { Lineup } from './lineup'
import { createLineupScene } from './lineup-scene'
import type { LineupPlayer } from './position-fit'

const players: LineupPlayer[] = [
  {
    player_id: 'anna',
    role: 'starter',
    first_name: 'Anna',
    last_name: 'Arnold',
    shirt_number: 9,
    position: null,
    other_positions: [],
    strong_foot: null,
  },
]
const lineup: Lineup = {
  formation: '2-3-1',
  places: [{ slot: 'ST', x: 50, y: 80, player_id: 'anna' }],
}

test('a team plays in the colours of its club, and in white where the club has chosen none', () => {
  const usual = createLineupScene(7, lineup, players)
  expect(usual.teams[0]).toMatchObject({ colour: '#ffffff', keeper_colour: '#ffd166' })
  const red = { colour: '#d7263d', keeper_colour: '#8fd3ff' }
  const own = createLineupScene(7, lineup, players, undefined, red)
  expect(own.teams[0]).toMatchObject(red)
  expect(own.teams[1]).toEqual(usual.teams[1])
})
