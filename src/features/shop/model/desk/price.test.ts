import { expect, test } from 'vitest'
import { formatTypedPrice, parsePrice } from './price'

test.each([
  ['39.90', 3990],
  ['39,9', 3990],
  ['39,90 €', 3990],
  ['€ 5', 500],
  ['12 EUR', 1200],
  ['1.234,50', 123450],
  ['1,234.50', 123450],
  ['1 234', 123400],
  ['1.500', 150000],
  ['0,99', 99],
])('%s is a price', (typed, cents) => {
  expect(parsePrice(typed)).toBe(cents)
})

test.each(['', 'free', '-5', '3,9,1', '12.3456', '1,2345', '€'])('%s is none', (typed) => {
  expect(parsePrice(typed)).toBeNull()
})

test('a price begins in the field as it is written in that language', () => {
  expect(formatTypedPrice(3990, 'en')).toBe('39.90')
  expect(formatTypedPrice(123450, 'de')).toBe('1234,50')
  expect(formatTypedPrice(null, 'de')).toBe('')
})
