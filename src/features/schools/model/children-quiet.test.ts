import { expect, test } from 'vitest'
import { childrenQuietSchema, findQuietEnd, toChildrenQuietInput } from './children-quiet'

const night = { children_quiet_from: '21:00:00', children_quiet_until: '07:00:00' }

test.each([
  ['20:59', null],
  ['21:00', '07:00'],
  ['00:00', '07:00'],
  ['06:59', '07:00'],
  ['07:00', null],
  ['12:00', null],
])('a night over midnight, at %s', (hour, end) => {
  expect(findQuietEnd(night, hour)).toBe(end)
})

test('a school that switched it off is never quiet, and begins again with the usual night', () => {
  const off = { children_quiet_from: null, children_quiet_until: null }
  expect(findQuietEnd(off, '23:00')).toBeNull()
  expect(toChildrenQuietInput(off)).toEqual({ is_on: false, from: '21:00', until: '07:00' })
})

test('what is stored comes back; off stores nothing', () => {
  expect(childrenQuietSchema.parse({ ...toChildrenQuietInput(night), until: '08:30' })).toEqual({
    children_quiet_from: '21:00',
    children_quiet_until: '08:30',
  })
  expect(childrenQuietSchema.parse({ is_on: false, from: '21:00', until: '07:00' })).toEqual({
    children_quiet_from: null,
    children_quiet_until: null,
  })
})
