import { expect, test } from 'vitest'
import { createEmptyScene } from '../../model/document/empty-scene'
import type { Scene } from '../../model/document/scene-schema'
import { createPlayer } from './player'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p1', kind: 'player', team: 'a', x: 10, y: 10 }],
  tracks: [{ object: 'p1', keys: [{ t: 8, x: 40, y: 10, ease: 'linear' }] }],
  steps: [0, 2, 5].map((t, index) => ({ id: `s${index}`, t, name: '', note: '' })),
  freezes: [{ id: 'f1', t: 3, seconds: 5, question: 'Where do you run?' }],
}

test('the one button plays and pauses', () => {
  const player = createPlayer(scene)
  player.toggle()
  player.tick(1)
  expect(player.getState()).toMatchObject({ isPlaying: true, time: 1 })
  player.toggle()
  player.tick(1)
  expect(player.getState()).toMatchObject({ isPlaying: false, time: 1 })
})

test('a freeze point stops and asks; play goes on from there', () => {
  const player = createPlayer(scene)
  player.play()
  player.tick(4)
  expect(player.getState()).toMatchObject({ isPlaying: false, time: 3, frozen: 'f1' })
  player.play()
  player.tick(1)
  expect(player.getState()).toMatchObject({ isPlaying: true, time: 4, frozen: null })
})

test('a step forward plays to the next step, or stands there at once', () => {
  const player = createPlayer(scene)
  player.stepForward(false)
  player.tick(9)
  expect(player.getState()).toMatchObject({ isPlaying: false, time: 2 })
  player.stepForward(true)
  expect(player.getState()).toMatchObject({ isPlaying: false, time: 5 })
})

test('a step back goes to the beginning of the step, then to the one before', () => {
  const player = createPlayer(scene)
  player.seek(4)
  player.stepBack()
  expect(player.getState().time).toBe(2)
  player.stepBack()
  expect(player.getState().time).toBe(0)
})

test('a newer version of the scene keeps the place; a shorter one ends earlier', () => {
  const player = createPlayer(scene)
  player.seek(7)
  player.load({ ...scene, tracks: [], steps: scene.steps.slice(0, 2), freezes: [] })
  expect(player.getState().time).toBe(2)
})

test('every change is told, and nothing after leaving', () => {
  const player = createPlayer(scene)
  let told = 0
  const leave = player.subscribe(() => (told += 1))
  player.seek(1)
  player.tick(1)
  expect(told).toBe(1)
  leave()
  player.seek(2)
  expect(told).toBe(1)
})
