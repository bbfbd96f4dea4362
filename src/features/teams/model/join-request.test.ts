import { expect, test } from 'vitest'
import { findNamesake } from './join-request'

const squad = [
  { id: '1', first_name: 'Ömer', last_name: 'Şahin' },
  { id: '2', first_name: 'Виктор', last_name: 'Георгиев' },
  { id: '3', first_name: 'Max', last_name: 'Vogt' },
  { id: '4', first_name: 'Max', last_name: 'Vogt' },
]

test('finds the player however the family writes the name', () => {
  expect(findNamesake(squad, { first_name: 'omer', last_name: 'sahin' })?.id).toBe('1')
  expect(findNamesake(squad, { first_name: 'Viktor', last_name: 'Georgiev' })?.id).toBe('2')
})

test('proposes nobody for an unknown name, and none of two namesakes', () => {
  expect(findNamesake(squad, { first_name: 'Ada', last_name: 'Vogt' })).toBeNull()
  expect(findNamesake(squad, { first_name: 'Max', last_name: 'Vogt' })).toBeNull()
})
