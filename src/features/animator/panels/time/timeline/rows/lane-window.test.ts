import { expect, test } from 'vitest'
import { listShownLanes } from './lane-window'

test('of many lanes only those near the view are drawn', () => {
  const shown = listShownLanes(200, 34, { top: 1700, height: 204 }, -1)
  expect(shown[0]).toBe(46)
  expect(shown.at(-1)).toBe(60)
})

test('the one with the focus stays, wherever one scrolls', () => {
  expect(listShownLanes(200, 34, { top: 1700, height: 204 }, 3)[0]).toBe(3)
  expect(listShownLanes(200, 34, { top: 0, height: 204 }, 150).at(-1)).toBe(150)
})

test('few lanes are all drawn, none is none', () => {
  expect(listShownLanes(3, 34, { top: 0, height: 204 }, 1)).toEqual([0, 1, 2])
  expect(listShownLanes(0, 34, { top: 0, height: 204 }, -1)).toEqual([])
})
