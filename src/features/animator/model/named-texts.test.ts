import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import { findNamedTexts, replaceNames } from './named-texts'

const squad = [
  { first_name: 'Defne', last_name: 'Yılmaz', shirt_number: 7 },
  { first_name: 'Björn', last_name: 'Groß', shirt_number: null },
  { first_name: 'Can', last_name: 'Öztürk', shirt_number: 11 },
]

test.each([
  ['Defne runs', '7 runs'],
  ['DEFNE YILMAZ first, then yilmaz', '7 first, then 7'],
  ['Bjorn waits', 'B. G. waits'],
  ['Gross!', 'B. G.!'],
  ["Defne's run", "7's run"],
  ['Can starts, as wide as he can', '11 starts, as wide as he can'],
])('%s names somebody', (title, replaced) => {
  const drawing = { title, scene: createEmptyScene() }
  expect(findNamedTexts(drawing, squad)).toEqual([title])
  expect(replaceNames(drawing, squad).title).toBe(replaced)
})

test.each([
  'Defnes',
  'a gross mistake is one word too many',
  'Press high',
  'As wide as they can',
  '',
])('%j is about nobody, or says so', (title) => {
  const found = findNamedTexts({ title, scene: createEmptyScene() }, squad)
  expect(found).toEqual(title.includes('gross') ? [title] : [])
})
