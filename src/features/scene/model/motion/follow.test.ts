import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '../document/empty-scene'
import type { Scene } from '../document/scene-schema'
import { findBallInPlay, followAim } from './follow'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'b1', kind: 'ball', x: 10, y: 10 },
    { id: 'b2', kind: 'ball', x: 50, y: 30 },
  ],
  events: [{ id: 'e1', ball: 'b2', t: 2, kind: 'ground', x: 62, y: 30, speed: 12 }],
}

describe('following the ball', () => {
  it('looks at the first ball until another one is played', () => {
    expect(findBallInPlay(scene, 1)).toEqual([10, 10])
    expect(findBallInPlay(scene, 2.5)).toEqual([56, 30])
  })

  it('has nothing to follow without a ball, or with a hidden one', () => {
    expect(findBallInPlay(createEmptyScene(), 0)).toBeNull()
    const hidden: Scene = {
      ...scene,
      events: [],
      objects: [{ id: 'b1', kind: 'ball', x: 1, y: 1, is_hidden: true }],
    }
    expect(findBallInPlay(hidden, 0)).toBeNull()
  })

  it('arrives at the same place however often the picture is drawn', () => {
    let slow = followAim([0, 0], [10, 0], 0.1)
    let fast = followAim([0, 0], [10, 0], 0)
    for (let frame = 0; frame < 6; frame += 1) fast = followAim(fast, [10, 0], 1 / 60)
    expect(fast[0]).toBeCloseTo(slow[0])
    for (let frame = 0; frame < 30; frame += 1) slow = followAim(slow, [10, 0], 0.1)
    expect(slow[0]).toBeCloseTo(10, 1)
  })
})
