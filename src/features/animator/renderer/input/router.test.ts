import { describe, expect, test } from 'vitest'
import { noRouting, dispatchPointer, type Action, type PointerStep } from './router'

const plain: PointerStep = {
  type: 'move',
  id: 1,
  kind: 'mouse',
  at: [0, 0],
  button: 0,
  isHand: false,
}

/** Everything the board is told to do by these steps. */
function listActions(...steps: Partial<PointerStep>[]): Action[] {
  let routing = noRouting
  return steps.flatMap((step) => {
    const routed = dispatchPointer(routing, { ...plain, ...step })
    routing = routed.routing
    return [...routed.actions]
  })
}

const listNames = (actions: Action[]) => actions.map(({ does }) => does)

describe('the mouse', () => {
  test('is the tool while its left button is down, and hovers without', () => {
    const actions = listActions(
      { type: 'move', at: [1, 1] },
      { type: 'down', at: [2, 2] },
      { type: 'move', at: [3, 3] },
      { type: 'up', at: [4, 4] },
    )
    expect(actions).toEqual([
      { does: 'move', at: [1, 1] },
      { does: 'down', at: [2, 2] },
      { does: 'move', at: [3, 3] },
      { does: 'up', at: [4, 4] },
    ])
  })

  test('moves the ground with its middle button or while space is held', () => {
    const pan = { does: 'pan', by: [5, 7] }
    const drag = [
      { type: 'down', at: [10, 10] },
      { type: 'move', at: [15, 17] },
      { type: 'up', at: [15, 17] },
    ] as const
    expect(listActions(...drag.map((step) => ({ ...step, button: 1 })))).toEqual([pan])
    expect(listActions(...drag.map((step) => ({ ...step, isHand: true })))).toEqual([pan])
  })

  test('does nothing to the scene with its right button', () => {
    expect(listActions({ type: 'down', button: 2 }, { type: 'up', button: 2 })).toEqual([])
  })
})

describe('fingers', () => {
  const first = { id: 1, kind: 'touch' } as const
  const second = { id: 2, kind: 'touch' } as const

  test('one is the tool', () => {
    const actions = listActions({ ...first, type: 'down' }, { ...first, type: 'up' })
    expect(listNames(actions)).toEqual(['down', 'up'])
  })

  test('a second one cancels the gesture, then both move and enlarge', () => {
    const actions = listActions(
      { ...first, type: 'down', at: [100, 100] },
      { ...second, type: 'down', at: [200, 100] },
      { ...second, type: 'move', at: [300, 100] },
    )
    expect(actions).toEqual([
      { does: 'down', at: [100, 100] },
      { does: 'cancel' },
      { does: 'pinch', factor: 2, from: [150, 100], to: [200, 100] },
    ])
  })

  test('the one that stays after a pinch moves the ground and never draws', () => {
    const actions = listActions(
      { ...first, type: 'down' },
      { ...second, type: 'down', at: [50, 0] },
      { ...first, type: 'up' },
      { ...second, type: 'move', at: [60, 5] },
      { ...second, type: 'up' },
    )
    expect(actions).toEqual([
      { does: 'down', at: [0, 0] },
      { does: 'cancel' },
      { does: 'pan', by: [10, 5] },
    ])
  })

  test('a third one changes nothing', () => {
    const actions = listActions(
      { ...first, type: 'down' },
      { ...second, type: 'down', at: [50, 0] },
      { id: 3, kind: 'touch', type: 'down', at: [90, 90] },
      { id: 3, kind: 'touch', type: 'move', at: [10, 90] },
    )
    expect(listNames(actions)).toEqual(['down', 'cancel'])
  })

  test('when the system takes one away the gesture is cancelled, not finished', () => {
    const actions = listActions({ ...first, type: 'down' }, { ...first, type: 'cancel' })
    expect(listNames(actions)).toEqual(['down', 'cancel'])
  })
})

describe('the pen', () => {
  const pen = { id: 9, kind: 'pen' } as const
  const palm = { id: 1, kind: 'touch' } as const

  test('draws, and the palm beside it does nothing', () => {
    const actions = listActions(
      { ...pen, type: 'down' },
      { ...palm, type: 'down' },
      { ...palm, type: 'move', at: [30, 30] },
      { ...pen, type: 'up' },
      { ...palm, type: 'move', at: [40, 40] },
    )
    expect(listNames(actions)).toEqual(['down', 'up'])
  })

  test('takes over from a palm that came first', () => {
    const actions = listActions(
      { ...palm, type: 'down' },
      { ...pen, type: 'down', at: [7, 7] },
      { ...palm, type: 'move', at: [30, 30] },
      { ...pen, type: 'move', at: [8, 8] },
    )
    expect(actions).toEqual([
      { does: 'down', at: [0, 0] },
      { does: 'cancel' },
      { does: 'down', at: [7, 7] },
      { does: 'move', at: [8, 8] },
    ])
  })

  test('makes one finger move the ground from then on', () => {
    const actions = listActions(
      { ...pen, type: 'down' },
      { ...pen, type: 'up' },
      { ...palm, type: 'down' },
      { ...palm, type: 'move', at: [3, 4] },
    )
    expect(actions.at(-1)).toEqual({ does: 'pan', by: [3, 4] })
  })
})
