import { expect, test } from 'vitest'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import { findNamedTexts, replaceNames } from './named-texts'

const squad = [
  { first_name: 'Defne', last_name: 'Yılmaz', shirt_number: 7 },
  { first_name: 'Björn', last_name: 'Groß', shirt_number: null },
]

test.each([
  ['Defne runs', '7 runs'],
  ['DEFNE YILMAZ first, then yilmaz', '7 first, then 7'],
  ['Bjorn waits', 'B. G. waits'],
  ['Gross!', 'B. G.!'],
  ["Defne's run", "7's run"],
])('%s names somebody', (title, replaced) => {
  const drawing = { title, scene: emptyScene() }
  expect(findNamedTexts(drawing, squad)).toEqual([title])
  expect(replaceNames(drawing, squad).title).toBe(replaced)
})

test.each(['Defnes', 'a gross mistake is one word too many', 'Press high', ''])(
  '%j is about nobody, or says so',
  (title) => {
    const found = findNamedTexts({ title, scene: emptyScene() }, squad)
    expect(found).toEqual(title.includes('gross') ? [title] : [])
  },
)
