import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyFacts,
  anyLibrary,
  candidate,
  eveningFacts,
  request,
  startsAt,
} from '@/test/quick-session'
import { conditionsOf, fitOf } from './fit'
import { withoutQuickBlock, withSwapped } from '@/features/quick-session/model/edits'
import { alternativesFor } from './like-for-like'
import { makeSession } from '@/features/quick-session/model/make-session'

const old = candidate({ id: 'old', topic: 'pressing', minutes: 20, intensity: 'high' })
const block = { phase: 'main_part', minutes: 20, exercise: old } as const

test('alternatives are of the phase, unused, and fit the evening without a compromise', () => {
  fc.assert(
    fc.property(anyFacts, anyLibrary(60), (facts, library) => {
      const found = alternativesFor(block, library, facts, startsAt, ['e1'])
      const is = conditionsOf(facts, startsAt)
      expect(found.length).toBeLessThanOrEqual(8)
      for (const { exercise } of found) {
        expect(exercise.phase).toBe('main_part')
        expect(exercise.id).not.toBe('e1')
        expect(fitOf(exercise, is).against).toEqual([])
      }
    }),
  )
})

test('the likest comes first: topic, then time and effort', () => {
  const library = [
    candidate({ id: 'other topic', topic: 'crossing', minutes: 20, intensity: 'high' }),
    candidate({ id: 'same', topic: 'pressing', minutes: 20, intensity: 'high' }),
    candidate({ id: 'softer', topic: 'pressing', minutes: 18, intensity: 'low' }),
    candidate({ id: 'related', topic: 'compactness', minutes: 20, intensity: 'high' }),
  ]
  const found = alternativesFor(block, library, eveningFacts(), startsAt, [])
  expect(found.map(({ exercise }) => exercise.id)).toEqual([
    'same',
    'softer',
    'related',
    'other topic',
  ])
})

const asked = request({
  candidates: [candidate({ id: 'a' }), candidate({ id: 'b' }), candidate({ id: 'c' })],
})

test('a swapped block keeps its minutes and says anew why it is there', () => {
  const session = makeSession(asked)
  const target = session.blocks.find(({ exercise }) => exercise)
  const next = withSwapped(session, target?.key ?? '', { exercise: old, groups: 1 }, asked)
  const swapped = next.blocks.find(({ key }) => key === target?.key)
  expect(swapped).toMatchObject({ minutes: target?.minutes, exercise: { id: 'old' } })
  expect(swapped?.reasons.length).toBeGreaterThan(0)
})

test('without a block its neighbours take over its minutes: the length stays', () => {
  let session = makeSession(asked)
  while (session.blocks.length > 1) {
    session = withoutQuickBlock(session, session.blocks[0]?.key ?? '')
    expect(session.blocks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(90)
  }
  expect(withoutQuickBlock(session, session.blocks[0]?.key ?? '')).toBe(session)
})
