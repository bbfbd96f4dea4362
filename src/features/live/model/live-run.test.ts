import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  act,
  notStarted,
  computeSpentOn,
  getRunState,
  type LiveAction,
  type LiveRun,
} from './live-run'

const minute = 60_000
const kinds = ['start', 'pause', 'resume', 'next', 'back', 'finish', 'reopen'] as const

/** Runs "start@0", "pause@5" …: kind and minute. */
function play(script: string, steps = 3): LiveRun {
  return script.split(' ').reduce((run, word) => {
    const [name = '', at = '0'] = word.split('@')
    const kind = kinds.find((known) => known === name)
    const action: LiveAction = kind ? { kind } : { kind: 'adjust', minutes: Number(name) }
    return act(run, action, steps, Number(at) * minute)
  }, notStarted)
}

const getSpent = (run: LiveRun, step: number, at: number) =>
  computeSpentOn(run, step, at * minute) / minute

test('a block counts from the tap on start, whatever happened between two looks', () => {
  const run = play('start@0')
  expect(getRunState(run)).toBe('running')
  expect(getSpent(run, 0, 7)).toBe(7)
  expect(getSpent(run, 0, 95)).toBe(95)
})

test('a pause stands still, and going on goes on', () => {
  const run = play('start@0 pause@4 resume@10')
  expect(getRunState(play('start@0 pause@4'))).toBe('paused')
  expect(getSpent(play('start@0 pause@4'), 0, 30)).toBe(4)
  expect(getSpent(run, 0, 11)).toBe(5)
})

test('back takes up a block where it was left, and the time of both is kept', () => {
  const run = play('start@0 next@10 back@12')
  expect(run.step).toBe(0)
  expect(getSpent(run, 0, 13)).toBe(11)
  expect(getSpent(play('start@0 next@10 back@12 next@15'), 1, 16)).toBe(3)
})

test('after the last block the session is over, and can be taken up again', () => {
  const over = play('start@0 next@10 next@20 next@33')
  expect(getRunState(over)).toBe('finished')
  expect(over.finished).toBe(33 * minute)
  expect(getSpent(over, 2, 60)).toBe(13)
  expect(getSpent(act(over, { kind: 'reopen' }, 3, 40 * minute), 2, 41)).toBe(14)
})

test('skipping while paused stays paused', () => {
  expect(getRunState(play('start@0 pause@2 next@3'))).toBe('paused')
})

test('a minute more belongs to the block that is on', () => {
  expect(play('start@0 next@5 1@6 5@7').extra).toEqual([0, 6 * minute])
})

test('what makes no sense now changes nothing', () => {
  expect(play('pause@1 next@2 back@3')).toEqual(notStarted)
  expect(act(notStarted, { kind: 'start' }, 0, 5)).toEqual(notStarted)
  expect(play('start@0 start@5').started).toBe(0)
  expect(play('start@0 back@5').step).toBe(0)
})

test('intervals run beside the block, stop with it, and end with the step', () => {
  const on: LiveAction = { kind: 'interval', key: 'a', to: 'run' }
  const running = act(play('start@0'), on, 3, minute)
  expect(running.intervals).toEqual({ a: { since: minute, spent: 0 } })
  expect(act(running, { kind: 'pause' }, 3, 3 * minute).intervals).toEqual({
    a: { since: null, spent: 2 * minute },
  })
  expect(act(running, { kind: 'next' }, 3, 3 * minute).intervals).toEqual({})
  const again = act(running, { kind: 'interval', key: 'a', to: 'restart' }, 3, 5 * minute)
  expect(again.intervals).toEqual({ a: { since: 5 * minute, spent: 0 } })
})

test('no order of taps loses or invents time: blocks and pauses together are the time since the start', () => {
  const actions = fc.constantFrom<LiveAction['kind'][]>('pause', 'resume', 'next', 'back', 'reopen')
  const taps = fc.array(fc.tuple(actions, fc.nat(600_000)), { maxLength: 60 })
  fc.assert(
    fc.property(taps, (script) => {
      let now = 0
      let idle = 0
      let run = act(notStarted, { kind: 'start' }, 4, now)
      for (const [name, wait] of script) {
        if (getRunState(run) !== 'running') idle += wait
        now += wait
        const kind = kinds.find((known) => known === name)
        if (kind) run = act(run, { kind }, 4, now)
      }
      const used = [0, 1, 2, 3].reduce((sum, step) => sum + computeSpentOn(run, step, now), 0)
      expect(used + idle).toBe(now)
    }),
  )
})
