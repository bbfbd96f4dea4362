import { expect, test } from 'vitest'
import { parseTypedDate } from './typed-date'
import { parseTypedTime, listTimesOfDay } from './typed-time'

const today = new Date(2026, 10, 21)

test.each([
  ['5.9.2026', '2026-09-05'],
  ['05.09.26', '2026-09-05'],
  ['5/9', '2026-09-05'],
  ['2026-09-05', '2026-09-05'],
  ['5. 9. 2026 г.', '2026-09-05'],
  ['29.2.2028', '2028-02-29'],
])('%s is the day %s', (text, day) => {
  expect(parseTypedDate(text, today)).toBe(day)
})

test.each(['', 'morgen', '31.2.2026', '5', '5.13.2026'])('"%s" is no day', (text) => {
  expect(parseTypedDate(text, today)).toBeNull()
})

test.each([
  ['18', '18:00'],
  ['1830', '18:30'],
  ['18.30', '18:30'],
  ['9:05', '09:05'],
  ['6:30 pm', '18:30'],
  ['12 am', '00:00'],
  ['18 Uhr', '18:00'],
  ['18:30 ч.', '18:30'],
])('%s is the time %s', (text, time) => {
  expect(parseTypedTime(text)).toBe(time)
})

test.each(['', '25:00', '18:75', 'abends'])('"%s" is no time', (text) => {
  expect(parseTypedTime(text)).toBeNull()
})

test('offers the day in equal steps', () => {
  expect(listTimesOfDay(30)).toHaveLength(48)
  expect(listTimesOfDay(15).at(-1)).toBe('23:45')
})
