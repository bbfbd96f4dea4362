/** The fold of the database and its twin in the browser answer alike. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldText } from '../../src/lib/fold-text'
import { openTestDatabase, type TestDatabase } from './test-database'

const ALIKE = [
  ['Müller', 'Mueller', 'muller', 'MULER'],
  ['Krüger', 'Krueger', 'kruger'],
  ['Yılmaz', 'YILMAZ', 'yilmaz', 'Йилмаз'],
  ['Ayşe', 'ayse', 'AYŞE'],
  ['İbrahim', 'ibrahim'],
  ['Weiß', 'Weiss', 'weis'],
  ['Łukasz Sørensen', 'lukasz sorensen'],
  ['Георги Йорданов', 'Georgi Yordanov', 'georgi iordanov'],
  ['Мария Щерева', 'Maria Shtereva', 'mariya shtereva'],
  ['загрявка', 'zagryavka', 'zagriavka'],
  ['Aleksandŭr Жеков', 'Aleksandur Zhekov', 'Alexandur zhekov'],
]
const UNLIKE = ['Müller', 'Meller', 'Müllner', 'U11', 'U1', 'Ivan', 'Ivana', '100%_\\', '']

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

it.each(ALIKE)('%s and its spellings are one', async (...spellings) => {
  const { rows } = await test.db.query<{ folded: string }>(
    'select private.fold_text(spelling) as folded from unnest($1::text[]) as spelling',
    [spellings],
  )
  const folded = rows.map((row) => row.folded)
  expect(folded).toEqual(spellings.map(foldText))
  expect(new Set(folded).size).toBe(1)
})

it('folds each letter of the languages alike, and keeps different names apart', async () => {
  const blocks = [
    [0x20, 0x17f],
    [0x218, 0x21b],
    [0x400, 0x45f],
    [0x490, 0x491],
  ] as const
  const signs = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)),
  )
  const { rows } = await test.db.query<{ folded: string }>(
    'select private.fold_text(sign) as folded from unnest($1::text[]) as sign',
    [[...signs, ...UNLIKE]],
  )
  expect(rows.map(({ folded }) => folded)).toEqual([...signs, ...UNLIKE].map(foldText))
  expect(new Set(UNLIKE.map(foldText)).size).toBe(UNLIKE.length)
})
