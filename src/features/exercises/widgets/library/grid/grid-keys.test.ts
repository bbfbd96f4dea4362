import { expect, test } from 'vitest'
import { gridKey } from './grid-keys'

const key = (name: string, index: number) =>
  gridKey({ key: name, ctrlKey: false, metaKey: false, altKey: false }, index, 4, 10)

test('arrows go from card to card, also by rows', () => {
  expect(key('ArrowRight', 0)).toEqual({ to: 1 })
  expect(key('ArrowDown', 1)).toEqual({ to: 5 })
  expect(key('ArrowUp', 5)).toEqual({ to: 1 })
  expect(key('End', 1)).toEqual({ to: 9 })
})

test('nothing lies outside', () => {
  expect(key('ArrowLeft', 0)).toBeNull()
  expect(key('ArrowDown', 8)).toBeNull()
})

test('letters act, with a modifier they are the browser’s', () => {
  expect(key('F', 3)).toEqual({ act: 'favourite' })
  expect(key('u', 3)).toEqual({ act: 'use' })
  const copy = { key: 'c', ctrlKey: true, metaKey: false, altKey: false }
  expect(gridKey(copy, 3, 4, 10)).toBeNull()
})
