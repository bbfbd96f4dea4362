import { expect, test } from 'vitest'
import { childNameLimit, parseChildName, validateChildName } from './child-name'

test('the name of a child fits its column, spaces around it apart', () => {
  expect(validateChildName('')).toBeNull()
  expect(validateChildName(` ${'a'.repeat(childNameLimit)} `)).toBeNull()
  expect(validateChildName('a'.repeat(childNameLimit + 1))).toBe('too_long')
})

test('only a parent names a child', () => {
  expect(parseChildName('parent', ' Emir Yılmaz ')).toBe('Emir Yılmaz')
  expect(parseChildName('parent', '  ')).toBeNull()
  expect(parseChildName('coach', 'Emir')).toBeNull()
  expect(parseChildName(null, 'Emir')).toBeNull()
})
