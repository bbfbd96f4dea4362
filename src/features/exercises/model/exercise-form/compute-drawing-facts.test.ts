import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { computeDrawingFacts } from './compute-drawing-facts'
import { takeNumbersFromDrawing } from './take-numbers-from-drawing'
import { blankExercise } from './stored-exercise'

const createPlayer = (id: string, team: 'a' | 'b', is_keeper = false) =>
  ({ id, kind: 'player', team, x: 1, y: 1, is_keeper }) as const

const drawn: Scene = {
  ...createEmptyScene({ kind: 'blank', length: 20, width: 15 }),
  objects: [
    ...['1', '2', '3', '4'].map((id) => createPlayer(`a${id}`, 'a')),
    createPlayer('b1', 'b'),
    createPlayer('b2', 'b'),
    createPlayer('k', 'b', true),
    { id: 'ball', kind: 'ball', x: 1, y: 1 },
    { id: 'g1', kind: 'goal', size: 'mini', x: 0, y: 7 },
    { id: 'g2', kind: 'goal', size: 'mini', x: 20, y: 7 },
    { id: 'hidden', kind: 'cone', x: 5, y: 5, is_hidden: true },
  ],
}

test('the drawing is counted: players, keepers, ground and equipment, bibs for the smaller team', () => {
  expect(computeDrawingFacts(drawn)).toEqual({
    players: 6,
    keepers: 1,
    coaches: 0,
    area: { length: 20, width: 15 },
    equipment: [
      { kind: 'balls', count: 1 },
      { kind: 'bibs', count: 2 },
      { kind: 'mini_goals', count: 2 },
    ],
  })
})

test('half a pitch is the ground of the exercise, a whole one says nothing', () => {
  const half = {
    ...drawn,
    pitch: { ...drawn.pitch, kind: 'half', length: 52.5, width: 68 },
  } as const
  expect(computeDrawingFacts(half).area).toEqual({ length: 52.5, width: 68 })
  const full = {
    ...drawn,
    pitch: { ...drawn.pitch, kind: 'full', length: 105, width: 68 },
  } as const
  expect(computeDrawingFacts(full).area).toBeNull()
})

test('what the drawing shows is taken over, the rest of the numbers stays', () => {
  const equipment = [{ kind: 'poles', count: 4 }] as const
  expect(
    takeNumbersFromDrawing(computeDrawingFacts(drawn), { ...blankExercise, equipment }),
  ).toEqual({
    players: { min: 6, max: 12, ideal: 6 },
    keepers: 1,
    area: { length: 20, width: 15 },
    equipment: [...computeDrawingFacts(drawn).equipment, ...equipment],
  })
})

test('nothing is offered where the numbers fit, and a whole pitch gives no area', () => {
  const facts = computeDrawingFacts(drawn)
  const fitting = {
    ...blankExercise,
    players_ideal: 6,
    keepers: 1,
    area_length_m: 20,
    area_width_m: 15,
    equipment: facts.equipment,
  }
  expect(takeNumbersFromDrawing(facts, fitting)).toEqual({})
  expect(computeDrawingFacts(createEmptyScene()).area).toBeNull()
})
