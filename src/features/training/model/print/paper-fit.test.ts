import { expect, test } from 'vitest'
import { nextLevel, pagesOf, tightest } from './paper-fit'
import { paperSquad } from './paper-squad'

test('paper is set tighter until it stands on one page', () => {
  expect(nextLevel(0, { content: 900, page: 1000 }, false)).toBe(0)
  expect(nextLevel(0, { content: 1100, page: 1000 }, false)).toBe(1)
})

test('what fits no page gets room on two; a card has only one side', () => {
  expect(nextLevel(tightest, { content: 1100, page: 1000 }, false)).toBe(1)
  expect(nextLevel(tightest, { content: 1100, page: 1000 }, true)).toBe(tightest)
  expect(pagesOf({ content: 1100, page: 1000 })).toBe(2)
  expect(pagesOf({ content: 0, page: 0 })).toBe(1)
})

test('the squad on paper: expected players first, those who said no last, family names short', () => {
  const member = (id: string, first_name: string, shirt_number: number | null) => ({
    player_id: id,
    shirt_number,
    player: { first_name, last_name: 'Lindqvist' },
  })
  const squad = paperSquad(
    [member('a', 'Ana', 9), member('b', 'Ben', 7), member('c', 'Cem', null), member('d', 'Dia', 4)],
    [
      { player_id: 'a', answer: 'yes' },
      { player_id: 'b', answer: 'no' },
    ],
  )
  expect(squad.map(({ name, answer }) => [name, answer])).toEqual([
    ['Ana L.', 'yes'],
    ['Dia L.', null],
    ['Cem L.', null],
    ['Ben L.', 'no'],
  ])
})
