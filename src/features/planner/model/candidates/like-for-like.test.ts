import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intensityLevels } from '@/features/exercises/model/taxonomy'
import {
  anyFacts,
  createAnyLibrary,
  createCandidate,
  createFacts,
  request,
  startsAt,
} from '@/test/quick-session'
import { getConditions, computeFit } from './fit'
import { changeMinutes, removeQuickBlock, swapBlock } from '@/features/quick-session/model/edits'
import { findAlternatives } from './like-for-like'
import { makeSession } from '@/features/quick-session/model/make-session'

const old = createCandidate({ id: 'old', topic: 'pressing', minutes: 20, intensity: 'high' })
const block = { phase: 'main_part', minutes: 20, exercise: old } as const

test('alternatives are of the phase, unused, and fit the training without a compromise', () => {
  fc.assert(
    fc.property(anyFacts, createAnyLibrary(60), (facts, library) => {
      const found = findAlternatives(block, library, facts, startsAt, ['e1'])
      const is = getConditions(facts, startsAt)
      expect(found.length).toBeLessThanOrEqual(8)
      for (const { exercise } of found) {
        expect(exercise.phase).toBe('main_part')
        expect(exercise.id).not.toBe('e1')
        expect(computeFit(exercise, is).against).toEqual([])
      }
    }),
  )
})

test('the likest comes first: topic, then time and effort', () => {
  const library = [
    createCandidate({ id: 'other topic', topic: 'crossing', minutes: 20, intensity: 'high' }),
    createCandidate({ id: 'same', topic: 'pressing', minutes: 20, intensity: 'high' }),
    createCandidate({ id: 'softer', topic: 'pressing', minutes: 18, intensity: 'low' }),
    createCandidate({ id: 'related', topic: 'compactness', minutes: 20, intensity: 'high' }),
  ]
  const found = findAlternatives(block, library, createFacts(), startsAt, [])
  expect(found.map(({ exercise }) => exercise.id)).toEqual([
    'same',
    'softer',
    'related',
    'other topic',
  ])
})

test('another one is another exercise, not another size, and each comes in the size that suits', () => {
  const createSize = (practice: string, ideal: number) =>
    createCandidate({ id: `${practice} ${ideal}`, practice, ideal, topic: 'pressing', minutes: 20 })
  const library = [
    createCandidate({ ...old, practice: 'of old' }),
    ...['of old', 'used', 'new'].flatMap((practice) =>
      [8, 14, 20].map((ideal) => createSize(practice, ideal)),
    ),
  ]
  // 16 are expected
  const found = findAlternatives(block, library, createFacts(), startsAt, ['used 8'])
  expect(found.map(({ exercise }) => exercise.id)).toEqual(['new 14'])
})

test('other families come before relatives, and what was shown before comes last', () => {
  const createPressing = (id: string, slug: string) =>
    createCandidate({ id, slug, topic: 'pressing', minutes: 20, intensity: 'high' })
  const boxes = createPressing('corner', 'hunting-boxes-corner')
  const library = [
    boxes,
    createPressing('control', 'hunting-boxes-control'),
    createPressing('touch', 'hunting-boxes-touch'),
    createPressing('trap', 'pressing-trap-6v5'),
    createPressing('game', 'power-play-5v5'),
  ]
  const swapped = { ...block, exercise: boxes }
  const listAlternativeIds = (shown: string[]) =>
    findAlternatives(swapped, library, createFacts(), startsAt, [], 8, shown).map(
      ({ exercise }) => exercise.id,
    )
  expect(listAlternativeIds([]).slice(0, 2).toSorted()).toEqual(['game', 'trap'])
  expect(listAlternativeIds(['trap'])[0]).toBe('game')
  expect(listAlternativeIds(['trap']).at(-1)).toBe('trap')
})

test('a warm-up is never swapped for something hard', () => {
  const library = intensityLevels.map((intensity) =>
    createCandidate({ id: intensity, phase: 'warm_up', intensity }),
  )
  const warmUp = { phase: 'warm_up' as const, minutes: 15, exercise: null }
  const found = findAlternatives(warmUp, library, createFacts(), startsAt, [])
  expect(found.map(({ exercise }) => exercise.id).toSorted()).toEqual(['low', 'medium'])
})

test('more minutes for one block come from the next: the length stays', () => {
  const session = makeSession(asked)
  const [first] = session.blocks.filter(({ kind }) => kind === 'exercise')
  const longer = changeMinutes(session, first?.key ?? '', (first?.minutes ?? 0) + 4)
  expect(longer.blocks.find(({ key }) => key === first?.key)?.minutes).toBe(
    (first?.minutes ?? 0) + 4,
  )
  expect(longer.blocks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(90)
  const most = changeMinutes(session, first?.key ?? '', 500)
  expect(most.blocks.every(({ minutes }) => minutes >= 1)).toBe(true)
  expect(most.blocks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(90)
})

const asked = request({
  candidates: [
    createCandidate({ id: 'a' }),
    createCandidate({ id: 'b' }),
    createCandidate({ id: 'c' }),
  ],
})

test('a swapped block keeps its minutes and says anew why it is there', () => {
  const session = makeSession(asked)
  const target = session.blocks.find(({ exercise }) => exercise)
  const next = swapBlock(session, target?.key ?? '', { exercise: old, groups: 1 }, asked)
  const swapped = next.blocks.find(({ key }) => key === target?.key)
  expect(swapped).toMatchObject({ minutes: target?.minutes, exercise: { id: 'old' } })
  expect(swapped?.reasons.length).toBeGreaterThan(0)
})

test('without a block its neighbours take over its minutes: the length stays', () => {
  let session = makeSession(asked)
  while (session.blocks.length > 1) {
    session = removeQuickBlock(session, session.blocks[0]?.key ?? '')
    expect(session.blocks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(90)
  }
  expect(removeQuickBlock(session, session.blocks[0]?.key ?? '')).toBe(session)
})
