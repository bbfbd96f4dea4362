import { expect, test } from 'vitest'
import { isBetter, isAtTarget } from '../exercise'
import { filterLibrary, libraryFilterSchema } from './library-filter'

const rows = [
  {
    id: 'wall',
    title: 'Wandpass mit beiden Füßen',
    aim: 'Scharfe Pässe',
    topic: 'passing' as const,
    place: 'wall' as const,
    min_age: 8,
    max_age: 19,
    level: 2,
    minutes: 12,
    people: 1,
    equipment: ['ball', 'wall'],
    author_id: null,
    archived_at: null,
    created_at: '2026-01-01',
  },
  {
    id: 'pair',
    title: 'Doppelpass im Hof',
    aim: 'Zu zweit',
    topic: 'passing' as const,
    place: 'yard' as const,
    min_age: 10,
    max_age: 14,
    level: 3,
    minutes: 8,
    people: 2,
    equipment: ['ball'],
    author_id: 'me',
    archived_at: null,
    created_at: '2026-02-01',
  },
  {
    id: 'old',
    title: 'Alt',
    aim: 'Im Archiv',
    topic: 'speed' as const,
    place: 'pitch' as const,
    min_age: 10,
    max_age: 14,
    level: 1,
    minutes: 5,
    people: 1,
    equipment: [],
    author_id: 'me',
    archived_at: '2026-03-01',
    created_at: '2026-01-15',
  },
]
const reader = { userId: 'me', isStaff: true, givenIds: ['wall'] }
const find = (filter: Partial<ReturnType<typeof libraryFilterSchema.parse>>, who = reader) =>
  filterLibrary(rows, { ...libraryFilterSchema.parse({}), ...filter }, who).map(({ id }) => id)

test('the archive is a place of its own', () => {
  expect(find({})).toEqual(['pair', 'wall'])
  expect(find({ archived: true })).toEqual(['old'])
})

test('words are found whatever their accents, in title and aim', () => {
  expect(find({ q: 'fussen' })).toEqual(['wall'])
  expect(find({ q: 'kopfball' })).toEqual([])
  expect(find({ q: 'scharfe passe' })).toEqual(['wall'])
})

test.each([
  [{ people: 'pair' as const }, ['pair']],
  [{ age: 18 }, ['wall']],
  [{ minutes: 10 }, ['pair']],
  [{ level: 2 }, ['wall']],
  [{ place: ['wall' as const] }, ['wall']],
  [{ with: ['ball' as const] }, ['pair']],
  [{ sort: 'minutes' as const }, ['pair', 'wall']],
  [{ sort: 'newest' as const }, ['pair', 'wall']],
])('%o finds %o', (filter, ids) => {
  expect(find(filter)).toEqual(ids)
})

test('staff asks for what it wrote, a family for what it was given', () => {
  expect(find({ mine: true })).toEqual(['pair'])
  expect(find({ mine: true }, { ...reader, isStaff: false })).toEqual(['wall'])
})

test('a time to beat is better when it is shorter', () => {
  expect(isBetter(40, 44, true)).toBe(true)
  expect(isBetter(40, 44, false)).toBe(false)
  expect(isAtTarget(44, { target: 45, is_lower_better: true })).toBe(true)
  expect(isAtTarget(44, { target: 45, is_lower_better: false })).toBe(false)
  expect(isAtTarget(44, { target: null, is_lower_better: false })).toBe(false)
})
