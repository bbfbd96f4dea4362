import { expect, test } from 'vitest'
import { parseGridKey } from './grid-keys'

const pressKey = (name: string, index: number) =>
  parseGridKey({ key: name, ctrlKey: false, metaKey: false, altKey: false }, index, 4, 10)

test('arrows go from card to card, also by rows', () => {
  expect(pressKey('ArrowRight', 0)).toEqual({ to: 1 })
  expect(pressKey('ArrowDown', 1)).toEqual({ to: 5 })
  expect(pressKey('ArrowUp', 5)).toEqual({ to: 1 })
  expect(pressKey('End', 1)).toEqual({ to: 9 })
})

test('nothing lies outside', () => {
  expect(pressKey('ArrowLeft', 0)).toBeNull()
  expect(pressKey('ArrowDown', 8)).toBeNull()
})

test('letters act, with a modifier they are the browser’s', () => {
  expect(pressKey('F', 3)).toEqual({ act: 'favourite' })
  expect(pressKey('u', 3)).toEqual({ act: 'use' })
  const copy = { key: 'c', ctrlKey: true, metaKey: false, altKey: false }
  expect(parseGridKey(copy, 3, 4, 10)).toBeNull()
})
