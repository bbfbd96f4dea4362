import { describe, expect, test } from 'vitest'
import { toFoldedPattern, foldText, hasText } from './fold-text'

test.each([
  ['Müller', 'mueller'],
  ['Krüger', 'kruger'],
  ['Ayşe Yılmaz', 'ayse yilmaz'],
  ['Георги Йорданов', 'georgi yordanov'],
  ['Weiß', 'weis'],
])('%s is typed as %s', (name, typed) => {
  expect(foldText(name)).toBe(foldText(typed))
})

describe('matchesText', () => {
  test('finds every word typed, in any order and still unfinished', () => {
    expect(hasText('Ayşe Yılmaz', 'yil ays')).toBe(true)
    expect(hasText('Мария Петрова', 'petr')).toBe(true)
    expect(hasText('Ayşe Yılmaz', 'yil anna')).toBe(false)
  })

  test('nothing typed matches everything', () => {
    expect(hasText('U11', '')).toBe(true)
  })
})

test('wildcards of the typist stand for any one sign, spaces for anything', () => {
  expect(toFoldedPattern(' Platz 1, 50%_(a"b) ')).toBe('%platz%1_%50___a_b_%')
})
