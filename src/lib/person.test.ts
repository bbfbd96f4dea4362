import { expect, test } from 'vitest'
import { compareByName, formatFullName, getInitials } from './person'

test('a person who has given one name only is called by it', () => {
  expect(formatFullName({ first_name: 'Ada', last_name: 'Kaya' })).toBe('Ada Kaya')
  expect(formatFullName({ first_name: 'Ronaldinho', last_name: '' })).toBe('Ronaldinho')
})

test.each([
  ['Ada Kaya', 'AK'],
  ['Ana Maria de Souza', 'AS'],
  ['  élodie ', 'É'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})

test('people stand by last name, then by first name', () => {
  const people = [
    { first_name: 'Zoe', last_name: 'Adler' },
    { first_name: 'Ben', last_name: 'Bauer' },
    { first_name: 'Ada', last_name: 'Adler' },
  ]
  expect(people.toSorted(compareByName).map(formatFullName)).toEqual([
    'Ada Adler',
    'Zoe Adler',
    'Ben Bauer',
  ])
})
