import { expect, test } from 'vitest'
import { parseBlockKey } from './block-keys'

const press = (
  key: string,
  held: { shiftKey?: boolean; altKey?: boolean; ctrlKey?: boolean } = {},
) => parseBlockKey({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held })

test.each([
  ['ArrowUp', {}, { kind: 'shift', direction: -1 }],
  ['ArrowRight', {}, { kind: 'lane', direction: 1 }],
  ['ArrowDown', { shiftKey: true }, { kind: 'stretch', direction: 1, isFine: false }],
  ['ArrowUp', { shiftKey: true, altKey: true }, { kind: 'stretch', direction: -1, isFine: true }],
  ['l', {}, { kind: 'beside' }],
  ['Л', {}, { kind: 'beside' }],
  ['Delete', {}, { kind: 'remove' }],
  ['Enter', {}, { kind: 'open' }],
  ['?', { shiftKey: true }, { kind: 'help' }],
] as const)('%s with %o', (key, held, act) => {
  expect(press(key, held)).toEqual(act)
})

test('leaves the keys of the browser alone', () => {
  expect(press('l', { ctrlKey: true })).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
  expect(press('a')).toBeNull()
})
