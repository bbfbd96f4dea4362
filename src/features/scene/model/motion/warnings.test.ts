import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '../document/empty-scene'
import type { BallEvent, Scene, SceneObject, Track } from '../document/scene-schema'
import { listWarnings } from './warnings'

const six: SceneObject = { id: 'six', kind: 'player', team: 'a', x: 10, y: 34 }
const nine: SceneObject = { id: 'nine', kind: 'player', team: 'a', x: 30, y: 34 }
const ball: SceneObject = { id: 'ball', kind: 'ball', x: 10, y: 34, owner: 'six' }

function createScene(parts: Partial<Scene>): Scene {
  return { ...createEmptyScene(), objects: [six, nine, ball], ...parts }
}

function run(t: number, x: number, ease: Track['keys'][number]['ease'] = 'linear'): Track {
  return { object: 'nine', keys: [{ t, x, y: 34, ease }] }
}

function createPass(rest: Partial<BallEvent>): BallEvent {
  return { id: 'pass', ball: 'ball', t: 1, kind: 'ground', speed: 10, ...rest }
}

describe('warnings about movement', () => {
  it('a run over 9 m/s is too fast: how fast it would have to be, and what time is enough', () => {
    expect(listWarnings(createScene({ tracks: [run(2, 50)] }))).toStrictEqual([
      { kind: 'too_fast', ids: ['nine'], t: 0, value: 10, enough: 20 / 9 },
    ])
  })

  it('looks at the fastest moment: starting and stopping costs time', () => {
    expect(listWarnings(createScene({ tracks: [run(2.5, 50)] }))).toStrictEqual([])
    expect(listWarnings(createScene({ tracks: [run(2.5, 50, 'in_out')] }))).toMatchObject([
      { kind: 'too_fast', value: 12 },
    ])
  })

  it('cones may be carried as fast as one likes', () => {
    const cone: SceneObject = { id: 'nine', kind: 'cone', x: 30, y: 34 }
    expect(listWarnings(createScene({ objects: [cone], tracks: [run(0.5, 50)] }))).toStrictEqual([])
  })
})

describe('warnings about passes', () => {
  it('a pass to a team-mate is fine', () => {
    expect(listWarnings(createScene({ events: [createPass({ to: 'nine' })] }))).toStrictEqual([])
  })

  it('a pass into space that nobody receives is warned about', () => {
    expect(listWarnings(createScene({ events: [createPass({ x: 60, y: 34 })] }))).toStrictEqual([
      { kind: 'not_received', ids: ['pass'], t: 1, value: 0 },
    ])
  })

  it('a receiver who never gets there: with the metres missing', () => {
    expect(
      listWarnings(createScene({ events: [createPass({ to: 'nine', x: 60, y: 34 })] })),
    ).toMatchObject([{ kind: 'not_received', value: 30 }])
  })

  it('nobody has to be meant when somebody takes the ball up in the end', () => {
    const take = createPass({ id: 'take', kind: 'take', t: 4, to: 'nine' })
    const events = [createPass({ x: 29, y: 34 }), take]
    expect(listWarnings(createScene({ events }))).toStrictEqual([])
  })

  it('shots, and passes into a goal, need no receiver', () => {
    const goal: SceneObject = { id: 'goal', kind: 'goal', size: 'mini', x: 60, y: 34 }
    expect(
      listWarnings(createScene({ events: [createPass({ kind: 'shot', x: 105, y: 30 })] })),
    ).toStrictEqual([])
    expect(
      listWarnings(
        createScene({ objects: [six, goal, ball], events: [createPass({ x: 59.4, y: 34 })] }),
      ),
    ).toStrictEqual([])
  })

  it('a pass into touch goes out of play', () => {
    expect(listWarnings(createScene({ events: [createPass({ x: 50, y: 71 })] }))).toMatchObject([
      { kind: 'outside', value: 3 },
    ])
  })

  it('nobody kicks a ball that is on its way', () => {
    const again = createPass({ id: 'again', t: 2, to: 'six' })
    expect(
      listWarnings(createScene({ events: [createPass({ to: 'nine' }), again] })),
    ).toMatchObject([
      { kind: 'ball_on_the_way', ids: ['again'], t: 2, value: expect.closeTo(0.86, 1) },
    ])
  })

  it('nobody takes a ball that is out of reach', () => {
    const take = createPass({ kind: 'take', to: 'nine' })
    expect(listWarnings(createScene({ events: [take] }))).toMatchObject([
      { kind: 'out_of_reach', ids: ['pass'], value: expect.closeTo(19.3, 1) },
    ])
  })
})
