import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sceneSchema } from '@/features/scene/model/document/scene-schema'
import { createRandomScene } from '@/test/create-random-scene'
import type { EditorState, ToolName } from '../editor-state'
import { toolFactories } from '../tools/tool-factories'
import { EditorDriver } from './driver'

const tools = fc.constantFrom<ToolName[]>(
  'select',
  'hand',
  'player',
  'coach',
  'ball',
  'goal',
  'equipment',
  'run',
  'pass',
  'record',
  'zone',
  'line',
  'text',
  'tape',
)
const point = fc.tuple(fc.integer({ min: -50, max: 1200 }), fc.integer({ min: -50, max: 800 }))
/** Press where something is as often as anywhere. */
const target = fc.oneof(point, fc.nat({ max: 60 }))
const held = fc.record({
  shift: fc.boolean(),
  alt: fc.boolean(),
  mod: fc.boolean(),
  kind: fc.constantFrom('mouse' as const, 'touch' as const, 'pen' as const),
})
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('stroke' as const),
      from: target,
      way: fc.array(target, { maxLength: 4 }),
      held,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('double' as const), from: target, held }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('broken' as const),
      from: target,
      way: fc.array(target, { maxLength: 3 }),
      held,
      how: fc.constantFrom(
        'escape' as const,
        'secondFinger' as const,
        'enter' as const,
        'undo' as const,
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('tool' as const), tool: tools }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('step' as const), index: fc.nat({ max: 4 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('state' as const),
      patch: fc.record({
        hasGrid: fc.boolean(),
        isSnapping: fc.boolean(),
        appliesToLater: fc.boolean(),
        mode: fc.constantFrom('steps' as const, 'timeline' as const),
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('all' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('play' as const),
      seconds: fc.integer({ min: 0, max: 3 }),
    }),
  },
)
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

function toPoint(
  driver: EditorDriver,
  where: readonly [number, number] | number,
): [number, number] {
  if (typeof where !== 'number') return [where[0] / 10, where[1] / 10]
  const { objects } = driver.scene
  const object = objects[where % Math.max(1, objects.length)]
  return object ? [...driver.place(object.id)] : [10, 10]
}

function act(driver: EditorDriver, step: Action): void {
  switch (step.kind) {
    case 'tool':
      driver.tool(step.tool)
      break
    case 'step':
      driver.step(Math.min(step.index, driver.scene.steps.length - 1))
      break
    case 'state':
      driver.editor.set(step.patch)
      break
    case 'all':
      driver.select(
        ...driver.scene.objects.map(({ id }) => id),
        ...driver.scene.drawings.map(({ id }) => id),
      )
      break
    case 'play':
      driver.editor.set({ isPlaying: true })
      driver.watch(step.seconds)
      break
    case 'double':
      driver.doubleClick(...toPoint(driver, step.from), step.held)
      break
    default: {
      driver.down(...toPoint(driver, step.from), step.held)
      for (const where of step.way) driver.move(...toPoint(driver, where), step.held)
      if (step.kind === 'broken') driver[step.how]()
      driver.up(step.held)
    }
  }
}

const view: Partial<EditorState> = { mode: 'steps' }

describe('whatever hands do', () => {
  it('the scene stays sound, and undo leads back to the first one', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.array(action, { maxLength: 14 }), (scene, actions) => {
        const driver = new EditorDriver(scene, view)
        for (const step of actions) {
          act(driver, step)
          const { error } = sceneSchema.safeParse(driver.scene)
          expect(error?.issues ?? []).toEqual([])
        }
        driver.host.cancel()
        const last = driver.scene
        const count = driver.undoAll()
        expect(driver.scene).toBe(scene)
        for (let step = 0; step < count; step += 1) driver.redo()
        expect(driver.scene).toBe(last)
      }),
      { numRuns: 150 },
    )
  })

  it('a gesture that is given up leaves the very same scene', () => {
    fc.assert(
      fc.property(
        createRandomScene(),
        tools,
        target,
        fc.array(target, { maxLength: 4 }),
        held,
        (scene, tool, from, way, keys) => {
          const driver = new EditorDriver(scene).tool(tool)
          driver.down(...toPoint(driver, from), keys)
          for (const where of way) driver.move(...toPoint(driver, where), keys)
          driver.escape().up(keys)
          expect(driver.scene).toBe(scene)
          expect(driver.state.canUndo).toBe(false)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('nothing changes a scene opened to look at', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.array(action, { maxLength: 8 }), (scene, actions) => {
        const driver = new EditorDriver(scene, { isReadOnly: true })
        for (const step of actions) act(driver, step)
        expect(driver.scene).toBe(scene)
      }),
      { numRuns: 60 },
    )
  })

  it('covers every tool there is', () => {
    const drawn = new Set(fc.sample(tools, 500))
    expect([...drawn].toSorted()).toEqual(Object.keys(toolFactories).toSorted())
  })
})
