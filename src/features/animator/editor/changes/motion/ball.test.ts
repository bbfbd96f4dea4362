import { describe, expect, it } from 'vitest'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { listArrows } from '@/features/scene/model/motion/arrows'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { createTrainingScene } from '../../driver/training-scene'
import { findObject } from '../scene/parts'
import { addPass, addTake, deleteEvent, giveBall, setEvent } from './ball'
import type { When } from './when'

const createWhen = (time: number, mode: When['mode'] = 'steps'): When => ({
  time,
  mode,
  appliesToLater: false,
})
const findOwnerAt = (scene: Scene, t: number) => {
  const phase = getSceneMotion(scene).balls.get('b1')?.phaseAt(t)
  return phase?.kind === 'carry' ? phase.owner : (phase?.kind ?? null)
}
const listStepTimes = (scene: Scene) => scene.steps.map(({ t }) => t)
const addGroundPass = (scene: Scene, to: string, t = 0) =>
  addPass(scene, { ball: 'b1', t, kind: 'ground', to }).scene

describe('the ball dragged at the start', () => {
  it('is at the feet of whoever it was dropped on', () => {
    const scene = giveBall(createTrainingScene(), 'b1', { to: 'p4' }, createWhen(0))
    expect(findObject(scene, 'b1')).toMatchObject({ owner: 'p4' })
    expect(scene.events).toEqual([])
  })

  it('lies where it was dropped on the grass', () => {
    const scene = giveBall(createTrainingScene(), 'b1', { point: [50, 34] }, createWhen(0))
    expect(findObject(scene, 'b1')).toMatchObject({ x: 50, y: 34 })
    expect(findObject(scene, 'b1')).not.toHaveProperty('owner')
  })
})

describe('the ball dragged at a later step', () => {
  it('gets there by a pass from whoever has it, leaving at the step before', () => {
    const scene = giveBall(createTrainingScene(), 'b1', { to: 'p2' }, createWhen(3))
    expect(listArrows(scene)).toMatchObject([{ kind: 'pass', by: 'p1', to: 'p2', from: 0 }])
    expect(findOwnerAt(scene, 3)).toBe('p2')
  })

  it('goes into space when dropped on the grass', () => {
    const scene = giveBall(createTrainingScene(), 'b1', { point: [35, 30] }, createWhen(6))
    expect(scene.events).toMatchObject([{ t: 3, x: 35, y: 30 }])
    expect(findOwnerAt(scene, 6)).toBe('rest')
  })

  it('aims the pass of this step anew instead of adding one', () => {
    const once = giveBall(createTrainingScene(), 'b1', { to: 'p2' }, createWhen(3))
    const twice = giveBall(once, 'b1', { to: 'p3' }, createWhen(3))
    expect(twice.events).toMatchObject([{ t: 0, to: 'p3' }])
  })

  it('takes the pass away when it is dragged back to the passer', () => {
    const once = giveBall(createTrainingScene(), 'b1', { to: 'p2' }, createWhen(3))
    expect(giveBall(once, 'b1', { to: 'p1' }, createWhen(3)).events).toEqual([])
  })

  it('changes nothing when it is dropped on its owner', () => {
    const scene = createTrainingScene()
    expect(giveBall(scene, 'b1', { to: 'p1' }, createWhen(3))).toBe(scene)
  })

  it('shows the step when the ball has arrived: a long pass makes it wait', () => {
    const scene = giveBall(createTrainingScene(), 'b1', { point: [100, 20] }, createWhen(3))
    const [, second = 0, third = 0] = listStepTimes(scene)
    expect(second).toBeGreaterThan(6)
    expect(third - second).toBeCloseTo(3)
    expect(findOwnerAt(scene, second)).toBe('rest')
  })
})

describe('the ball dragged on the timeline', () => {
  it('is there at the play-head: the pass left before', () => {
    const scene = giveBall(createTrainingScene(), 'b1', { to: 'p2' }, createWhen(5, 'timeline'))
    const [arrow] = listArrows(scene)
    expect(arrow?.from).toBeGreaterThan(3)
    expect(arrow?.until).toBeCloseTo(5, 2)
    expect(listStepTimes(scene)).toEqual([0, 3, 6])
  })

  it('aims a pass that is on its way anew', () => {
    const scene = giveBall(
      addGroundPass(createTrainingScene(), 'p2'),
      'b1',
      { to: 'p3' },
      createWhen(1, 'timeline'),
    )
    expect(scene.events).toMatchObject([{ t: 0, to: 'p3' }])
  })
})

describe('a pass', () => {
  it('takes as long as its distance and kind say', () => {
    const ground = addGroundPass(createTrainingScene(), 'p2')
    const driven = addPass(createTrainingScene(), {
      ball: 'b1',
      t: 0,
      kind: 'driven',
      to: 'p2',
    }).scene
    expect(ground.events[0]).toMatchObject({ kind: 'ground', speed: 12 })
    expect(listArrows(driven)[0]?.until).toBeLessThan(listArrows(ground)[0]?.until ?? 0)
  })

  it('leaves when the ball is free: one after the other', () => {
    const scene = addGroundPass(addGroundPass(createTrainingScene(), 'p2'), 'p3')
    const [first, second] = listArrows(scene)
    expect(second?.from).toBeCloseTo(first?.until ?? 0, 2)
    expect(second).toMatchObject({ by: 'p2', to: 'p3' })
  })

  it('leaves when the one it was drawn from has the ball', () => {
    const scene = addPass(addGroundPass(createTrainingScene(), 'p2'), {
      ball: 'b1',
      t: 0,
      kind: 'ground',
      to: 'p3',
      by: 'p2',
    }).scene
    expect(listArrows(scene)[1]).toMatchObject({ by: 'p2', to: 'p3' })
  })

  it('is none from somebody who never gets the ball', () => {
    const scene = createTrainingScene()
    const none = addPass(scene, { ball: 'b1', t: 0, kind: 'ground', to: 'p2', by: 'p3' })
    expect(none).toEqual({ scene, ids: [] })
  })

  it('never overlaps the next one: later things wait', () => {
    const before = addGroundPass(addGroundPass(createTrainingScene(), 'p2', 0), 'p4', 3)
    const [first = { id: '' }] = before.events
    const slow = setEvent(before, first.id, { speed: 5 })
    const arrows = listArrows(slow)
    expect(arrows[0]?.until).toBeLessThanOrEqual((arrows[1]?.from ?? 0) + 0.001)
    expect(getSceneMotion(slow).balls.get('b1')?.impossible).toEqual([])
    expect(listStepTimes(slow)[1]).toBeGreaterThan(3)
  })

  it('of another kind gets the usual speed of that', () => {
    const scene = addGroundPass(createTrainingScene(), 'p2')
    const id = scene.events[0]?.id ?? ''
    expect(setEvent(scene, id, { kind: 'shot' }).events[0]).toMatchObject({ speed: 24 })
    expect(setEvent(scene, id, { kind: 'lofted', speed: 10 }).events[0]).toMatchObject({
      speed: 10,
    })
  })

  it('is not moved into the flight before it', () => {
    const scene = addGroundPass(addGroundPass(createTrainingScene(), 'p2'), 'p3', 3)
    const [first, second] = scene.events
    const sooner = setEvent(scene, second?.id ?? '', { t: 0.1 })
    expect(sooner.events[1]?.t).toBeCloseTo(listArrows(scene)[0]?.until ?? 0, 2)
    expect(sooner.events[0]).toEqual(first)
  })

  it('needs somebody or somewhere to go, and no ball receives one', () => {
    const scene = createTrainingScene()
    expect(addPass(scene, { ball: 'b1', t: 0, kind: 'ground' }).ids).toEqual([])
    expect(addPass(scene, { ball: 'b1', t: 0, kind: 'ground', to: 'b1' }).ids).toEqual([])
    expect(addPass(scene, { ball: 'b1', t: 0, kind: 'ground', to: 'nobody' }).ids).toEqual([])
  })

  it('goes without a trace', () => {
    const scene = createTrainingScene()
    const passed = addGroundPass(scene, 'p2')
    expect(deleteEvent(passed, passed.events[0]?.id ?? '')).toEqual(scene)
  })
})

it('a ball that lies near is picked up', () => {
  const free = giveBall(createTrainingScene(), 'b1', { point: [41, 20] }, createWhen(0))
  const scene = addTake(free, { ball: 'b1', t: 2, to: 'p2' }).scene
  expect([findOwnerAt(scene, 1), findOwnerAt(scene, 2)]).toEqual(['rest', 'p2'])
})
