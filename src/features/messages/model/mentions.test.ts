import { describe, expect, test } from 'vitest'
import {
  findMentionQuery,
  insertMention,
  listMentionIds,
  splitMessage,
  suggestPeople,
} from './mentions'

const ana = { user_id: 'ana', first_name: 'Ana', last_name: 'Petrova' }
const anaShort = { user_id: 'petrov', first_name: 'Ana', last_name: 'Petrov' }
const jurgen = { user_id: 'jurgen', first_name: 'Jürgen', last_name: 'Müller' }
const people = [anaShort, ana, jurgen]

describe('the name being typed', () => {
  test.each([
    ['Hello @Ju', 9, { start: 6, typed: 'Ju' }],
    ['@', 1, { start: 0, typed: '' }],
    ['(@Ana Pe', 8, { start: 1, typed: 'Ana Pe' }],
    ['line\n@a and more', 7, { start: 5, typed: 'a' }],
  ])('%j at %i', (text, caret, query) => {
    expect(findMentionQuery(text, caret)).toEqual(query)
  })

  test('an e-mail address, an earlier line and a long text are none', () => {
    expect(findMentionQuery('write to coach@club.test', 24)).toBeNull()
    expect(findMentionQuery('@Ana\nhello', 10)).toBeNull()
    expect(findMentionQuery(`@${'x'.repeat(31)}`, 32)).toBeNull()
    expect(findMentionQuery('no name', 7)).toBeNull()
  })
})

test('people are found by the beginning of either name, with or without accents', () => {
  expect(suggestPeople(people, 'mul')).toEqual([jurgen])
  expect(suggestPeople(people, 'Ana P')).toEqual([anaShort, ana])
  expect(suggestPeople(people, 'ана п')).toEqual([anaShort, ana])
  expect(suggestPeople(people, 'trov')).toEqual([])
  expect(suggestPeople(people, '')).toEqual(people)
})

test('the whole name takes the place of what was typed, with the caret behind it', () => {
  const query = { start: 6, typed: 'Ju' }
  expect(insertMention('Hello @Ju, lift?', query, jurgen)).toEqual({
    text: 'Hello @Jürgen Müller , lift?',
    caret: 21,
  })
  expect(insertMention('Hello @Ju lift?', query, jurgen).text).toBe('Hello @Jürgen Müller lift?')
})

test('the longer name wins, and a name goes no further than its letters', () => {
  expect(listMentionIds('@Ana Petrova and @Jürgen Müller!', people)).toEqual(['ana', 'jurgen'])
  expect(listMentionIds('@Ana Petrov', people)).toEqual(['petrov'])
  expect(listMentionIds('@Ana Petrovic', people)).toEqual([])
  expect(listMentionIds('@Ana Petrova @Ana Petrova', people)).toEqual(['ana'])
  expect(listMentionIds('Ana Petrova', people)).toEqual([])
})

test('a text falls into words, people and web addresses, and loses nothing', () => {
  const text = 'Hi @Ana Petrova: https://touchline.test/@Ana Petrova @nobody'
  const parts = splitMessage(text, people)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ personId }) => personId).map((part) => part.text)).toEqual([
    '@Ana Petrova',
  ])
  expect(parts.filter(({ href }) => href).map((part) => part.text)).toEqual([
    'https://touchline.test/@Ana',
  ])
})

test('no more than twenty are rung', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => ({
    user_id: String(index),
    first_name: 'Player',
    last_name: `No${String(index).padStart(2, '0')}`,
  }))
  const text = crowd.map(({ last_name }) => `@Player ${last_name}`).join(' ')
  expect(listMentionIds(text, crowd)).toHaveLength(20)
})
