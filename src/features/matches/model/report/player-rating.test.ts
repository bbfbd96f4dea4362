import { expect, test } from 'vitest'
import { listRatingLines, toRating } from './player-rating'

test.each([
  ['', null],
  ['7', 7],
  ['7,5', 7.5],
  ['7.3', 7.5],
  [7.2, 7],
  ['0', 1],
  ['99', 10],
  ['good', null],
])('%s is rated %s', (typed, rating) => {
  expect(toRating(typed)).toBe(rating)
})

test('called-up players by name, with this rating and the one before', () => {
  const squad = [
    { player_id: 'b', role: 'bench', player: { first_name: 'Bo', last_name: 'B' } },
    { player_id: 'a', role: 'starter', player: { first_name: 'Ada', last_name: 'A' } },
    { player_id: 'c', role: 'not_called', player: { first_name: 'Cem', last_name: 'C' } },
  ]
  const stored = [
    { match_id: 'now', player_id: 'a', rating: 8, is_shared: true },
    { match_id: 'last', player_id: 'a', rating: 7, is_shared: false },
    { match_id: 'last', player_id: 'b', rating: 6, is_shared: true },
    { match_id: 'older', player_id: 'b', rating: 4, is_shared: false },
  ]
  expect(listRatingLines(squad, stored, 'now')).toMatchObject([
    { player_id: 'a', rating: 8, is_shared: true, last: 7 },
    { player_id: 'b', rating: null, is_shared: false, last: 6 },
  ])
})
