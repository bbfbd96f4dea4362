import { describe, expect, it } from 'vitest'
import { openScene } from '../open-scene'

const saved = {
  v: 1,
  pitch: { kind: 'half', length: 50, width: 60 },
  duration: 6,
  objects: [
    { id: 'a1', kind: 'player', team: 'a', number: 1 },
    { id: 'b1', kind: 'player', team: 'b', number: 1 },
    { id: 'ball', kind: 'ball' },
  ],
  tracks: [
    {
      object: 'a1',
      keys: [
        { t: 0, x: 13, y: 27 },
        { t: 3, x: 17, y: 23 },
      ],
    },
    { object: 'b1', keys: [{ t: 0, x: 30, y: 10 }] },
  ],
}

describe('an animation of the first version opens as a scene', () => {
  const { scene, repairs } = openScene(saved)

  it('says that it was saved in an older form, and nothing else', () => {
    expect(repairs).toStrictEqual([{ kind: 'older', count: 1 }])
  })

  it('keeps the pitch', () => {
    expect(scene.pitch).toMatchObject({ kind: 'half', length: 50, width: 60 })
  })

  it('puts everybody where the first key was; who did not move has no track', () => {
    expect(scene.objects).toMatchObject([
      { id: 'a1', x: 13, y: 27, number: '1' },
      { id: 'b1', x: 30, y: 10 },
      { id: 'ball', owner: 'a1' },
    ])
    expect(scene.tracks).toStrictEqual([
      { object: 'a1', keys: [{ t: 3, x: 17, y: 23, ease: 'in_out' }] },
    ])
  })

  it('a ball that had places in time is kicked from one to the next', () => {
    const track = {
      object: 'ball',
      keys: [
        { t: 0, x: 10, y: 10 },
        { t: 2, x: 30, y: 10 },
      ],
    }
    const opened = openScene({ ...saved, tracks: [track] }).scene
    expect(opened.events).toMatchObject([
      { ball: 'ball', t: 0, kind: 'ground', x: 30, y: 10, speed: 10 },
    ])
  })
})
