import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { findFreePlace, placeMember, findPlayer, type Member } from './place-member'
import { formatShortName } from './squad-names'

const when = { time: 0, mode: 'steps', appliesToLater: false } as const
const mia: Member = {
  player_id: 'a0000000-0000-4000-8000-000000000001',
  name: 'Mia',
  number: '10',
  isKeeper: false,
  team: 'a',
}
const withSeven: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p1', kind: 'player', team: 'b', number: '7', x: 20, y: 20 }],
}

test('a real player comes onto the grass with name and shirt number', () => {
  const scene = placeMember(withSeven, mia, [50, 30], when)
  expect(findPlayer(scene, mia.player_id)).toMatchObject({
    x: 50,
    y: 30,
    team: 'a',
    name: 'Mia',
    number: '10',
  })
  expect(scene.objects).toHaveLength(2)
})

test('dropped on a player without a name she takes that place', () => {
  const scene = placeMember(withSeven, mia, [21, 20], when)
  expect(scene.objects).toHaveLength(1)
  expect(findPlayer(scene, mia.player_id)).toMatchObject({
    id: 'p1',
    team: 'b',
    x: 20,
    name: 'Mia',
  })
})

test('a named player is not replaced, and nobody stands there twice', () => {
  const named = placeMember(withSeven, mia, [21, 20], when)
  const other: Member = { ...mia, player_id: 'a0000000-0000-4000-8000-000000000002', name: 'Ida' }
  expect(placeMember(named, other, [20, 20], when).objects).toHaveLength(2)
  const moved = placeMember(named, mia, [40, 40], when)
  expect(moved.objects).toHaveLength(1)
  expect(findPlayer(moved, mia.player_id)).toMatchObject({ x: 40, y: 40 })
})

test('the place beside the pitch is free', () => {
  const first = placeMember(createEmptyScene(), mia, findFreePlace(createEmptyScene(), 0), when)
  expect(findFreePlace(first, 0)).not.toEqual(findFreePlace(createEmptyScene(), 0))
})

test('two with the same first name get an initial', () => {
  const squad = [
    { first_name: 'Mia', last_name: 'Keller' },
    { first_name: 'Mia', last_name: 'Wolf' },
    { first_name: 'Ida', last_name: 'Brandt' },
  ]
  expect(squad.map((person) => formatShortName(person, squad))).toEqual(['Mia K.', 'Mia W.', 'Ida'])
})
