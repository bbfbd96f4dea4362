import { expect, test } from 'vitest'
import { getNextLevel, countPages, tightest } from './paper-fit'
import { createPaperSquad } from './create-paper-squad'

test('paper is set tighter until it stands on one page', () => {
  expect(getNextLevel(0, { content: 900, page: 1000 }, false)).toBe(0)
  expect(getNextLevel(0, { content: 1100, page: 1000 }, false)).toBe(1)
})

test('what fits no page gets room on two; a card has only one side', () => {
  expect(getNextLevel(tightest, { content: 1100, page: 1000 }, false)).toBe(1)
  expect(getNextLevel(tightest, { content: 1100, page: 1000 }, true)).toBe(tightest)
  expect(countPages({ content: 1100, page: 1000 })).toBe(2)
  expect(countPages({ content: 0, page: 0 })).toBe(1)
})

test('the squad on paper: expected players first, those who said no last, family names short', () => {
  const createMember = (id: string, first_name: string, shirt_number: number | null) => ({
    player_id: id,
    shirt_number,
    player: { first_name, last_name: 'Lindqvist' },
  })
  const squad = createPaperSquad(
    [
      createMember('a', 'Ana', 9),
      createMember('b', 'Ben', 7),
      createMember('c', 'Cem', null),
      createMember('d', 'Dia', 4),
    ],
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
