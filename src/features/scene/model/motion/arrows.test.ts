import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomScene } from '@/test/create-random-scene'
import { createEmptyScene } from '../document/empty-scene'
import type { BallEvent, Scene, SceneObject, Track } from '../document/scene-schema'
import { listArrows, getStepSpan } from './arrows'

const six: SceneObject = { id: 'six', kind: 'player', team: 'a', x: 10, y: 34, rotation: 0 }
const nine: SceneObject = { id: 'nine', kind: 'player', team: 'a', x: 30, y: 34 }
const ball: SceneObject = { id: 'ball', kind: 'ball', x: 10, y: 34, owner: 'six' }

function createScene(parts: Partial<Scene>): Scene {
  return { ...createEmptyScene(), objects: [six, nine, ball], ...parts }
}

function run(object: string, ...keys: [t: number, x: number, y: number][]): Track {
  return { object, keys: keys.map(([t, x, y]) => ({ t, x, y, ease: 'linear' })) }
}

function createEvent(rest: Partial<BallEvent>): BallEvent {
  return { id: 'e', ball: 'ball', t: 1, kind: 'ground', speed: 10, ...rest }
}

describe('an arrow is a view of a movement', () => {
  it('without the ball a run, with it a dribble', () => {
    const tracks = [run('six', [2, 20, 34]), run('nine', [2, 40, 34])]
    expect(
      listArrows(createScene({ tracks })).map(({ id, kind, ball: with_ }) => [id, kind, with_]),
    ).toEqual([
      ['six:0:0', 'dribble', 'ball'],
      ['nine:0:0', 'run', null],
    ])
  })

  it('is cut where the runner plays the ball away', () => {
    const tracks = [run('six', [4, 10, 54])]
    const arrows = listArrows(createScene({ tracks, events: [createEvent({ to: 'nine' })] }))
    expect(arrows.map(({ kind, from }) => [kind, from])).toStrictEqual([
      ['dribble', 0],
      ['run', 1],
      ['pass', 1],
    ])
    expect(arrows[0]?.points.at(-1)).toStrictEqual([10, 39])
    expect(arrows[1]?.points[0]).toStrictEqual([10, 39])
  })

  it('is cut where the runner gets the ball', () => {
    const tracks = [run('nine', [8, 30, 10])]
    const arrows = listArrows(createScene({ tracks, events: [createEvent({ to: 'nine' })] }))
    expect(arrows.map(({ kind, by }) => [kind, by])).toStrictEqual([
      ['run', 'nine'],
      ['pass', 'six'],
      ['dribble', 'nine'],
    ])
    expect(arrows[2]?.from).toBe(arrows[1]?.until)
  })

  it('is not cut for the last steps: they belong to the run', () => {
    const tracks = [run('nine', [3, 45, 34])]
    const pass = createEvent({ t: 0.5, to: 'nine', x: 46, y: 34, speed: 14 })
    expect(
      listArrows(createScene({ tracks, events: [pass] })).map(({ kind }) => kind),
    ).toStrictEqual(['run', 'pass'])
  })

  it.each([
    ['ground', 'pass'],
    ['driven', 'driven'],
    ['lofted', 'lofted'],
    ['shot', 'shot'],
  ] as const)('a %s ball is drawn as %s', (kind, drawn) => {
    const [arrow] = listArrows(createScene({ events: [createEvent({ kind, x: 90, y: 34 })] }))
    expect(arrow).toMatchObject({ id: 'e', kind: drawn, by: 'six', to: null })
    expect(arrow?.points.at(-1)).toStrictEqual([90, 34])
  })

  it('there is none for waiting, for taking the ball up and for the hidden', () => {
    const tracks = [run('nine', [2, 30, 34])]
    const take = createEvent({ kind: 'take', to: 'six' })
    expect(listArrows(createScene({ tracks, events: [take] }))).toStrictEqual([])
    const hidden: SceneObject = { ...nine, is_hidden: true }
    expect(
      listArrows(createScene({ objects: [six, hidden], tracks: [run('nine', [2, 50, 34])] })),
    ).toStrictEqual([])
  })

  it('follows the bend that was drawn', () => {
    const bent: Track = {
      object: 'nine',
      keys: [{ t: 2, x: 50, y: 34, ease: 'linear', via: [[40, 44]] }],
    }
    const points = listArrows(createScene({ tracks: [bent] }))[0]?.points ?? []
    expect(points.some(([x, y]) => x === 40 && y === 44)).toBe(true)
  })
})

describe('arrows of a step', () => {
  it('are those that start before the next one; the last step has the rest', () => {
    const steps = [0, 2, 4].map((t) => ({ id: `s${t}`, t, name: '', note: '' }))
    const moving = createScene({
      steps,
      tracks: [run('nine', [2, 40, 34], [3, 40, 30], [9, 30, 34])],
    })
    const ids = steps.map((_, index) =>
      listArrows(moving, getStepSpan(moving, index)).map(({ id }) => id),
    )
    expect(ids).toStrictEqual([['nine:0:0'], ['nine:1:0', 'nine:2:0'], []])
  })

  it('share none and leave none out, in any scene', () => {
    fc.assert(
      fc.property(createRandomScene(), (any) => {
        const all = listArrows(any).map(({ id }) => id)
        const byStep = any.steps.flatMap((_, index) =>
          listArrows(any, getStepSpan(any, index)).map(({ id }) => id),
        )
        expect(byStep.toSorted()).toStrictEqual(all.toSorted())
        expect(new Set(all).size).toBe(all.length)
      }),
    )
  })
})
