import { expect, it } from 'vitest'
import { isTemplateTitle } from './template'

it.each([
  ['', false],
  ['   ', false],
  ['x', true],
  ['x'.repeat(100), true],
  [` ${'x'.repeat(100)} `, true],
  ['x'.repeat(101), false],
])('takes 1 to 100 characters as the name of a template: %j', (title, isFine) => {
  expect(isTemplateTitle(title)).toBe(isFine)
})
