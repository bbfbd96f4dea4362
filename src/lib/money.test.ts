import { expect, it } from 'vitest'
import { formatMoney, formatShortMoney } from './money'

it('writes cents as an amount with two digits', () => {
  expect(formatMoney(1490)).toBe('€14.90')
  expect(formatMoney(5)).toBe('€0.05')
  expect(formatMoney(1490, 'GBP')).toBe('£14.90')
})

it('leaves the cents of whole euros away where a sum is said in passing', () => {
  expect(formatShortMoney(13_500)).toBe('€135')
  expect(formatShortMoney(13_550)).toBe('€135.50')
})
