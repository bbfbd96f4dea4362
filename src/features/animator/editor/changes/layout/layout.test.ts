import { describe, expect, it } from 'vitest'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import {
  createGroupedScene,
  createLockedScene,
  createTrainingScene,
} from '../../driver/training-scene'
import { addRun } from '../motion/run'
import { listKeys, findObject } from '../scene/parts'
import { alignThings, distributeThings, type Edge } from './arrange'
import { setFlag, toggleFlag } from './flags'
import { groupThings, ungroupThings, addGroupMembers } from './groups'
import { mirrorThings } from './mirror'
import { orderThingAt, orderThings } from './order'
import { rotateThing, turnThings } from './rotate'

const start = { time: 0, mode: 'steps', appliesToLater: false } as const
const findPlace = (scene: Scene, id: string, t = 0) => {
  const { x, y } = getSceneMotion(scene).poseOf(id, t)
  return [x, y]
}
const turnUpright = (scene: Scene): Scene => ({
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
    const scene = alignThings(createTrainingScene(), ['p1', 'p4', 'e1'], edge, start)
    expect(['p1', 'p4', 'e1'].map((id) => findPlace(scene, id))).toEqual(places)
  })

  it('goes by what one sees: left on an upright pitch is another line', () => {
    const scene = alignThings(turnUpright(createTrainingScene()), ['p1', 'p4'], 'left', start)
    expect(['p1', 'p4'].map((id) => findPlace(scene, id))).toEqual([
      [20, 20],
      [40, 20],
    ])
  })

  it('moves a group as one and leaves locked things', () => {
    const scene = alignThings(
      createGroupedScene(createTrainingScene(), 'e1', 'e2'),
      ['p1', 'e1', 'e2'],
      'left',
      start,
    )
    expect([findPlace(scene, 'e1'), findPlace(scene, 'e2')]).toEqual([
      [20, 10],
      [30, 10],
    ])
    const fixed = createLockedScene(createTrainingScene(), 'p1')
    expect(alignThings(fixed, ['p1', 'p2'], 'left', start)).toBe(fixed)
  })

  it('needs two', () => {
    const scene = createTrainingScene()
    expect(alignThings(scene, ['p1'], 'left', start)).toBe(scene)
  })
})

describe('distributing', () => {
  it('puts the same gap between all and leaves the outer two', () => {
    const scene = distributeThings(createTrainingScene(), ['p1', 'e1', 'p4'], 'across', start)
    expect(['p1', 'p4', 'e1'].map((id) => findPlace(scene, id)[0])).toEqual([20, 41, 62])
    const down = distributeThings(createTrainingScene(), ['p1', 'e1', 'p4'], 'down', start)
    expect(['e1', 'p1', 'p4'].map((id) => findPlace(down, id)[1])).toEqual([10, 30, 50])
  })
})

describe('mirroring', () => {
  const film = addRun(createTrainingScene(), 'p2', 0, [
    [45, 25],
    [51, 20],
  ])

  it('turns everything around the middle of the pitch, movement and goals too', () => {
    const scene = mirrorThings(film, [], 'left_right')
    expect(findPlace(scene, 'p2')).toEqual([65, 20])
    expect(listKeys(scene, 'p2')[0]).toMatchObject({ x: 54, via: [[60, 25]] })
    expect(findObject(scene, 'g1')).toMatchObject({ x: 0 })
    expect(findObject(scene, 'g1')).not.toHaveProperty('rotation')
    expect(scene.pitch.goal_side).toBe('left')
  })

  it('twice is the same again', () => {
    for (const axis of ['left_right', 'top_bottom'] as const) {
      expect(mirrorThings(mirrorThings(film, [], axis), [], axis)).toEqual(film)
    }
  })

  it('turns a selection around its own middle', () => {
    const scene = mirrorThings(createTrainingScene(), ['p1', 'p4'], 'top_bottom')
    expect([findPlace(scene, 'p1'), findPlace(scene, 'p4')]).toEqual([
      [20, 50],
      [40, 20],
    ])
    expect(findPlace(scene, 'p2')).toEqual([40, 20])
  })

  it('goes by what one sees on an upright pitch', () => {
    expect(findPlace(mirrorThings(turnUpright(film), [], 'left_right'), 'p2')).toEqual([40, 48])
  })
})

describe('turning', () => {
  it('turns one thing where it stands', () => {
    const scene = turnThings(createTrainingScene(), ['g1'], 15, start)
    expect(findObject(scene, 'g1')).toMatchObject({ x: 105, y: 34, rotation: 195 })
  })

  it('turns several around their common middle', () => {
    const scene = turnThings(createTrainingScene(), ['e1', 'e2'], 90, start)
    expect([findPlace(scene, 'e1'), findPlace(scene, 'e2')]).toEqual([
      [67, 5],
      [67, 15],
    ])
  })

  it('turns a rectangle by its direction and keeps its corners', () => {
    const scene = turnThings(createTrainingScene(), ['d1'], 30, start)
    expect(scene.drawings[0]).toMatchObject({
      rotation: 30,
      points: [
        [70, 40],
        [90, 60],
      ],
    })
  })

  it('at a later step happens on the way there', () => {
    const scene = rotateThing(createTrainingScene(), 'p2', 90, { ...start, time: 6 })
    expect(getSceneMotion(scene).poseOf('p2', 3).rotation).toBe(0)
    expect(getSceneMotion(scene).poseOf('p2', 6).rotation).toBe(90)
  })
})

describe('turning for later steps too', () => {
  it('turns what is said about later by as much', () => {
    const later = rotateThing(createTrainingScene(), 'p2', 90, { ...start, time: 6 })
    const scene = turnThings(later, ['p2'], 15, { ...start, appliesToLater: true })
    expect(getSceneMotion(scene).poseOf('p2', 0).rotation).toBe(15)
    expect(getSceneMotion(scene).poseOf('p2', 6).rotation).toBe(105)
  })
})

describe('the order of things', () => {
  const order = (scene: Scene) => scene.objects.map(({ id }) => id).join(' ')
  const scene = createTrainingScene()

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
    const scene = groupThings(createTrainingScene(), ['e1', 'e2', 'd1'])
    expect(addGroupMembers(scene, ['e1'])).toEqual(['e1', 'e2', 'd1'])
    expect(ungroupThings(scene, ['e1'])).toEqual(createTrainingScene())
  })

  it('groups nothing that is one group already, and not one thing alone', () => {
    const scene = groupThings(createTrainingScene(), ['e1', 'e2'])
    expect(groupThings(scene, ['e1', 'e2'])).toBe(scene)
    expect(groupThings(scene, ['p1'])).toBe(scene)
  })

  it('sets a flag on all when one lacks it, and keeps none that is off', () => {
    const one = setFlag(createTrainingScene(), ['e1'], 'is_locked', true)
    const both = toggleFlag(one, ['e1', 'e2'], 'is_locked')
    expect([findObject(both, 'e1'), findObject(both, 'e2')]).toMatchObject([
      { is_locked: true },
      { is_locked: true },
    ])
    expect(toggleFlag(both, ['e1', 'e2'], 'is_locked')).toEqual(createTrainingScene())
  })
})
