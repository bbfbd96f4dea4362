import { expect, test } from 'vitest'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { drawingFacts } from './drawing-facts'
import { fromDrawing } from './from-drawing'
import { blankExercise } from './stored-exercise'

const player = (id: string, team: 'a' | 'b', is_keeper = false) =>
  ({ id, kind: 'player', team, x: 1, y: 1, is_keeper }) as const

const drawn: Scene = {
  ...emptyScene({ kind: 'blank', length: 20, width: 15 }),
  objects: [
    ...['1', '2', '3', '4'].map((id) => player(`a${id}`, 'a')),
    player('b1', 'b'),
    player('b2', 'b'),
    player('k', 'b', true),
    { id: 'ball', kind: 'ball', x: 1, y: 1 },
    { id: 'g1', kind: 'goal', size: 'mini', x: 0, y: 7 },
    { id: 'g2', kind: 'goal', size: 'mini', x: 20, y: 7 },
    { id: 'hidden', kind: 'cone', x: 5, y: 5, is_hidden: true },
  ],
}

test('the drawing is counted: players, keepers, ground and equipment, bibs for the smaller team', () => {
  expect(drawingFacts(drawn)).toEqual({
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

test('what the drawing shows is taken over, the rest of the numbers stays', () => {
  const equipment = [{ kind: 'poles', count: 4 }] as const
  expect(fromDrawing(drawingFacts(drawn), { ...blankExercise, equipment })).toEqual({
    players: { min: 6, max: 12, ideal: 6 },
    keepers: 1,
    area: { length: 20, width: 15 },
    equipment: [...drawingFacts(drawn).equipment, ...equipment],
  })
})

test('nothing is offered where the numbers fit, and a whole pitch gives no area', () => {
  const facts = drawingFacts(drawn)
  const fitting = {
    ...blankExercise,
    players_ideal: 6,
    keepers: 1,
    area_length_m: 20,
    area_width_m: 15,
    equipment: facts.equipment,
  }
  expect(fromDrawing(facts, fitting)).toEqual({})
  expect(drawingFacts(emptyScene()).area).toBeNull()
})
