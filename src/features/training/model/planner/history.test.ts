import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeBlock, type Plan } from '../plan'
import { newTrainingValues } from '../training-defaults'
import type { TrainingValues } from '../training-schema'
import { historyLimit, recorded, redone, startHistory, undone, type History } from './history'
import { changeSign } from './plan-changes'
import { withBesideBefore, withBlock, withChange, withoutBlock, withShifted } from './plan-moves'

const values: TrainingValues = {
  ...newTrainingValues({ now: 0, zone: 'Europe/Berlin', teamId: 'team', place: '' }),
  blocks: [freeBlock('a', 'warm_up', 'A'), freeBlock('b', 'warm_up', 'B')],
}

const anyKey = fc.constantFrom('a', 'b', 'c', 'd')
/** What a coach may do next, as a change of the whole planner. */
const anyMove = fc.oneof(
  anyKey.map((key) => onPlan((plan) => withoutBlock(plan, key))),
  anyKey.map((key) => onPlan((plan) => withBesideBefore(plan, key))),
  fc
    .tuple(anyKey, fc.constantFrom(1 as const, -1 as const))
    .map(([key, by]) => onPlan((plan) => withShifted(plan, key, by))),
  fc
    .tuple(anyKey, fc.integer({ min: 1, max: 120 }))
    .map(([key, minutes]) => onPlan((plan) => withChange(plan, key, { minutes }))),
  anyKey.map((key) =>
    onPlan((plan) =>
      plan.some((block) => block.key === key) ? plan : withBlock(plan, freeBlock(key, 'game', key)),
    ),
  ),
  fc.string({ maxLength: 5 }).map((title) => (now: TrainingValues) => ({ ...now, title })),
)

function onPlan(change: (plan: Plan) => Plan) {
  return (now: TrainingValues): TrainingValues => ({ ...now, blocks: [...change(now.blocks)] })
}

function play(moves: readonly ((now: TrainingValues) => TrainingValues)[], pauseMs: number) {
  return moves.reduce<History<TrainingValues>>((history, move, index) => {
    const next = move(history.present)
    const sign = changeSign(history.present, next)
    return recorded(history, next, { sign, at: index * pauseMs })
  }, startHistory(values))
}

function allBack<Value>(history: History<Value>): History<Value> {
  const before = undone(history)
  return before === history ? history : allBack(before)
}

function allForth<Value>(history: History<Value>): History<Value> {
  const next = redone(history)
  return next === history ? history : allForth(next)
}

test('any sequence undone gives the first plan back, redone the last', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 40 }), fc.constantFrom(0, 5000), (moves, pause) => {
      const history = play(moves, pause)
      const first = allBack(history)
      expect(first.present).toEqual(values)
      expect(allForth(first).present).toEqual(history.present)
    }),
  )
})

test('typing in one field is one step, a pause or another field begins the next', () => {
  const typed = (title: string) => ({ ...values, title })
  let history = startHistory(values)
  history = recorded(history, typed('P'), { sign: 'title', at: 0 })
  history = recorded(history, typed('Pr'), { sign: 'title', at: 300 })
  expect(history.past).toHaveLength(1)
  history = recorded(history, typed('Pre'), { sign: 'title', at: 5000 })
  expect(history.past).toHaveLength(2)
  expect(undone(history).present.title).toBe('Pr')
})

test('a gesture is a step of its own, and a new one forgets what was undone', () => {
  let history = startHistory(1)
  for (const value of [2, 3]) history = recorded(history, value, { sign: null, at: 0 })
  history = recorded(undone(history), 4, { sign: null, at: 0 })
  expect([...history.past, history.present, ...history.future]).toEqual([1, 2, 4])
})

test('a hundred steps can be taken back', () => {
  let history = startHistory(0)
  for (let value = 1; value <= 150; value += 1) {
    history = recorded(history, value, { sign: null, at: 0 })
  }
  expect(allBack(history).present).toBe(150 - historyLimit)
})
