import { describe, expect, it } from 'vitest'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { sceneMotion } from '@/features/scene/model/motion/scene-motion'
import { grouped, locked, trainingScene } from '../../driver/training-scene'
import { addRun } from '../motion/run'
import { keysOf, objectOf } from '../scene/parts'
import { alignThings, distributeThings, type Edge } from './arrange'
import { setFlag, toggleFlag } from './flags'
import { groupThings, ungroupThings, withGroups } from './groups'
import { mirrorThings } from './mirror'
import { orderThingAt, orderThings } from './order'
import { pointThing, turnThings } from './rotate'

const start = { time: 0, mode: 'steps', appliesToLater: false } as const
const whereIs = (scene: Scene, id: string, t = 0) => {
  const { x, y } = sceneMotion(scene).poseOf(id, t)
  return [x, y]
}
const upright = (scene: Scene): Scene => ({
  ...scene,
  pitch: { ...scene.pitch, orientation: 'portrait' },
})

describe('aligning', () => {
  const edges: [Edge, number[][]][] = [
    [
      'left',
      [
        [20, 20],
        [20, 50],
        [20, 10],
      ],
    ],
    [
      'right',
      [
        [62, 20],
        [62, 50],
        [62, 10],
      ],
    ],
    [
      'centre',
      [
        [41, 20],
        [41, 50],
        [41, 10],
      ],
    ],
    [
      'top',
      [
        [20, 10],
        [40, 10],
        [62, 10],
      ],
    ],
    [
      'bottom',
      [
        [20, 50],
        [40, 50],
        [62, 50],
      ],
    ],
    [
      'middle',
      [
        [20, 30],
        [40, 30],
        [62, 30],
      ],
    ],
  ]
  it.each(edges)('%s', (edge, places) => {
    const scene = alignThings(trainingScene(), ['p1', 'p4', 'e1'], edge, start)
    expect(['p1', 'p4', 'e1'].map((id) => whereIs(scene, id))).toEqual(places)
  })

  it('goes by what one sees: left on an upright pitch is another line', () => {
    const scene = alignThings(upright(trainingScene()), ['p1', 'p4'], 'left', start)
    expect(['p1', 'p4'].map((id) => whereIs(scene, id))).toEqual([
      [20, 20],
      [40, 20],
    ])
  })

  it('moves a group as one and leaves locked things', () => {
    const scene = alignThings(
      grouped(trainingScene(), 'e1', 'e2'),
      ['p1', 'e1', 'e2'],
      'left',
      start,
    )
    expect([whereIs(scene, 'e1'), whereIs(scene, 'e2')]).toEqual([
      [20, 10],
      [30, 10],
    ])
    const fixed = locked(trainingScene(), 'p1')
    expect(alignThings(fixed, ['p1', 'p2'], 'left', start)).toBe(fixed)
  })

  it('needs two', () => {
    const scene = trainingScene()
    expect(alignThings(scene, ['p1'], 'left', start)).toBe(scene)
  })
})

describe('distributing', () => {
  it('puts the same gap between all and leaves the outer two', () => {
    const scene = distributeThings(trainingScene(), ['p1', 'e1', 'p4'], 'across', start)
    expect(['p1', 'p4', 'e1'].map((id) => whereIs(scene, id)[0])).toEqual([20, 41, 62])
    const down = distributeThings(trainingScene(), ['p1', 'e1', 'p4'], 'down', start)
    expect(['e1', 'p1', 'p4'].map((id) => whereIs(down, id)[1])).toEqual([10, 30, 50])
  })
})

describe('mirroring', () => {
  const film = addRun(trainingScene(), 'p2', 0, [
    [45, 25],
    [51, 20],
  ])

  it('turns everything around the middle of the pitch, movement and goals too', () => {
    const scene = mirrorThings(film, [], 'left_right')
    expect(whereIs(scene, 'p2')).toEqual([65, 20])
    expect(keysOf(scene, 'p2')[0]).toMatchObject({ x: 54, via: [[60, 25]] })
    expect(objectOf(scene, 'g1')).toMatchObject({ x: 0 })
    expect(objectOf(scene, 'g1')).not.toHaveProperty('rotation')
    expect(scene.pitch.goal_side).toBe('left')
  })

  it('twice is the same again', () => {
    for (const axis of ['left_right', 'top_bottom'] as const) {
      expect(mirrorThings(mirrorThings(film, [], axis), [], axis)).toEqual(film)
    }
  })

  it('turns a selection around its own middle', () => {
    const scene = mirrorThings(trainingScene(), ['p1', 'p4'], 'top_bottom')
    expect([whereIs(scene, 'p1'), whereIs(scene, 'p4')]).toEqual([
      [20, 50],
      [40, 20],
    ])
    expect(whereIs(scene, 'p2')).toEqual([40, 20])
  })

  it('goes by what one sees on an upright pitch', () => {
    expect(whereIs(mirrorThings(upright(film), [], 'left_right'), 'p2')).toEqual([40, 48])
  })
})

describe('turning', () => {
  it('turns one thing where it stands', () => {
    const scene = turnThings(trainingScene(), ['g1'], 15, start)
    expect(objectOf(scene, 'g1')).toMatchObject({ x: 105, y: 34, rotation: 195 })
  })

  it('turns several around their common middle', () => {
    const scene = turnThings(trainingScene(), ['e1', 'e2'], 90, start)
    expect([whereIs(scene, 'e1'), whereIs(scene, 'e2')]).toEqual([
      [67, 5],
      [67, 15],
    ])
  })

  it('turns a rectangle by its direction and keeps its corners', () => {
    const scene = turnThings(trainingScene(), ['d1'], 30, start)
    expect(scene.drawings[0]).toMatchObject({
      rotation: 30,
      points: [
        [70, 40],
        [90, 60],
      ],
    })
  })

  it('at a later step happens on the way there', () => {
    const scene = pointThing(trainingScene(), 'p2', 90, { ...start, time: 6 })
    expect(sceneMotion(scene).poseOf('p2', 3).rotation).toBe(0)
    expect(sceneMotion(scene).poseOf('p2', 6).rotation).toBe(90)
  })
})

describe('turning for later steps too', () => {
  it('turns what is said about later by as much', () => {
    const later = pointThing(trainingScene(), 'p2', 90, { ...start, time: 6 })
    const scene = turnThings(later, ['p2'], 15, { ...start, appliesToLater: true })
    expect(sceneMotion(scene).poseOf('p2', 0).rotation).toBe(15)
    expect(sceneMotion(scene).poseOf('p2', 6).rotation).toBe(105)
  })
})

describe('the order of things', () => {
  const order = (scene: Scene) => scene.objects.map(({ id }) => id).join(' ')
  const scene = trainingScene()

  it.each([
    ['front', 'g1 e2 p2 p3 p4 b1 e1 p1'],
    ['back', 'e1 p1 g1 e2 p2 p3 p4 b1'],
    ['forward', 'g1 e2 e1 p2 p1 p3 p4 b1'],
    ['backward', 'e1 g1 p1 e2 p2 p3 p4 b1'],
  ] as const)('to the %s', (to, ids) => {
    expect(order(orderThings(scene, ['e1', 'p1'], to))).toBe(ids)
  })

  it('changes nothing at the end of it', () => {
    expect(orderThings(scene, ['b1'], 'forward')).toBe(scene)
  })

  it('may be any place', () => {
    expect(order(orderThingAt(scene, 'b1', 0))).toBe('b1 g1 e1 e2 p1 p2 p3 p4')
  })
})

describe('groups, locks and hiding', () => {
  it('groups objects and drawings, and dissolves them again', () => {
    const scene = groupThings(trainingScene(), ['e1', 'e2', 'd1'])
    expect(withGroups(scene, ['e1'])).toEqual(['e1', 'e2', 'd1'])
    expect(ungroupThings(scene, ['e1'])).toEqual(trainingScene())
  })

  it('groups nothing that is one group already, and not one thing alone', () => {
    const scene = groupThings(trainingScene(), ['e1', 'e2'])
    expect(groupThings(scene, ['e1', 'e2'])).toBe(scene)
    expect(groupThings(scene, ['p1'])).toBe(scene)
  })

  it('sets a flag on all when one lacks it, and keeps none that is off', () => {
    const one = setFlag(trainingScene(), ['e1'], 'is_locked', true)
    const both = toggleFlag(one, ['e1', 'e2'], 'is_locked')
    expect([objectOf(both, 'e1'), objectOf(both, 'e2')]).toMatchObject([
      { is_locked: true },
      { is_locked: true },
    ])
    expect(toggleFlag(both, ['e1', 'e2'], 'is_locked')).toEqual(trainingScene())
  })
})
