import { expect, test } from 'vitest'
import {
  scaleAreaToPlayers,
  scaleEquipmentToPlayers,
  scaleMinutesToArea,
  checkRoom,
  resizeArea,
} from './step'

test('more players get so much more ground that each keeps the room', () => {
  const size = scaleAreaToPlayers({ length: 20, width: 20, players: 8 }, 18)
  expect(size).toEqual({ length: 30, width: 30 })
  expect((size.length * size.width) / 18).toBe(50)
})

test('the shape stays and the limits of the field are kept', () => {
  expect(resizeArea({ length: 40, width: 20 }, 0.25)).toEqual({ length: 20, width: 10 })
  expect(resizeArea({ length: 100, width: 80 }, 4)).toEqual({ length: 120, width: 90 })
  expect(resizeArea({ length: 1, width: 1 }, 0)).toEqual({ length: 1, width: 1 })
})

test('balls and bibs grow with the players, goals stay', () => {
  const equipment = [
    { kind: 'balls', count: 6 },
    { kind: 'bibs', count: 4 },
    { kind: 'mini_goals', count: 2 },
  ] as const
  expect(scaleEquipmentToPlayers(equipment, 8, 12)).toEqual([
    { kind: 'balls', count: 9 },
    { kind: 'bibs', count: 6 },
    { kind: 'mini_goals', count: 2 },
  ])
})

test('less room is shorter, more room longer, by a third at most', () => {
  expect(scaleMinutesToArea(15, 400, 320)).toBe(13)
  expect(scaleMinutesToArea(15, 400, 4000)).toBe(20)
  expect(scaleMinutesToArea(15, 400, 10)).toBe(10)
})

test('a ground outside of what is usual comes with one inside', () => {
  const hint = checkRoom({ length: 40, width: 30 }, 6, 'rondo')
  expect(hint).toMatchObject({ perPlayer: 200, is: 'wide', from: 8, to: 25 })
  const { length, width } = hint.suggestion ?? { length: 0, width: 0 }
  expect(checkRoom({ length, width }, 6, 'rondo')).toMatchObject({ is: 'usual', suggestion: null })
})
