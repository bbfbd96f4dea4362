import { describe, expect, it } from 'vitest'
import { emptyScene } from '../document/empty-scene'
import type { Scene } from '../document/scene-schema'
import { ballInPlay, followed } from './follow'

const scene: Scene = {
  ...emptyScene(),
  objects: [
    { id: 'b1', kind: 'ball', x: 10, y: 10 },
    { id: 'b2', kind: 'ball', x: 50, y: 30 },
  ],
  events: [{ id: 'e1', ball: 'b2', t: 2, kind: 'ground', x: 62, y: 30, speed: 12 }],
}

describe('following the ball', () => {
  it('looks at the first ball until another one is played', () => {
    expect(ballInPlay(scene, 1)).toEqual([10, 10])
    expect(ballInPlay(scene, 2.5)).toEqual([56, 30])
  })

  it('has nothing to follow without a ball, or with a hidden one', () => {
    expect(ballInPlay(emptyScene(), 0)).toBeNull()
    const hidden: Scene = {
      ...scene,
      events: [],
      objects: [{ id: 'b1', kind: 'ball', x: 1, y: 1, is_hidden: true }],
    }
    expect(ballInPlay(hidden, 0)).toBeNull()
  })

  it('arrives at the same place however often the picture is drawn', () => {
    let slow = followed([0, 0], [10, 0], 0.1)
    let fast = followed([0, 0], [10, 0], 0)
    for (let frame = 0; frame < 6; frame += 1) fast = followed(fast, [10, 0], 1 / 60)
    expect(fast[0]).toBeCloseTo(slow[0])
    for (let frame = 0; frame < 30; frame += 1) slow = followed(slow, [10, 0], 0.1)
    expect(slow[0]).toBeCloseTo(10, 1)
  })
})
