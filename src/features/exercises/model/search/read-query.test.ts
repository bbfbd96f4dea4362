import { describe, expect, test } from 'vitest'
import { exerciseFilterSchema } from '../exercise-filter'
import { resolveFilter, readQuery, removePart } from './read-query'

function readFacts(text: string) {
  const { parts, rest } = readQuery(text)
  return { ...Object.fromEntries(parts.map(({ fact }) => [fact.key, fact.value])), rest }
}

describe('a whole question is understood in each language', () => {
  test.each([
    '12 players 15 min U11 pressing no heading half pitch not used 3 weeks',
    '12 Spieler 15 Min U11 Pressing ohne Kopfball halber Platz seit 3 Wochen nicht benutzt',
    '12 играчи 15 мин U11 преса без глава половин игрище неизползвани 3 седмици',
  ])('%s', (text) => {
    expect(readFacts(text)).toEqual({
      players: 12,
      minutes: 15,
      age: 11,
      no_heading: true,
      area: 'half',
      unused: 3,
      rest: expect.stringMatching(/^(pressing|преса)$/i),
    })
  })
})

test.each([
  ['10-12 players', { players: 12 }],
  ['für 14 Kinder', { players: 14 }],
  ['16 души', { players: 16 }],
  ['up to 20 minutes', { minutes: 20 }],
  ['bis 25 Minuten', { minutes: 25 }],
  ['до 10 минути', { minutes: 10 }],
  ["15'", { minutes: 15 }],
  ['E-Jugend', { age: 11 }],
  ['U 9', { age: 9 }],
  ['до 13 години', { age: 13 }],
  ['u21', { age: 20 }],
  ['Senioren', { age: 20 }],
  ['Bambini', { age: 6 }],
  ['Minikicker', { age: 6 }],
  ['Halle', { area: '40x20' }],
  ['indoor hall rainy day', { area: '40x20' }],
  ['в зала', { area: '40x20' }],
  ['20x15', { area: '20x15' }],
  ['15 × 20 m', { area: '20x15' }],
  ['30 на 20 м', { area: '30x20' }],
  ['Strafraum', { area: 'box' }],
  ['наказателното поле', { area: 'box' }],
  ['quarter pitch', { area: 'quarter' }],
  ['unused for 4 weeks', { unused: 4 }],
  ['4 Wochen nicht gemacht', { unused: 4 }],
  ['не са правени 2 седмици', { unused: 2 }],
  ['ohne Hütchen', { without: ['cones'] }],
  ['no mini goals', { without: ['mini_goals'] }],
  ['без врати', { without: ['mini_goals', 'youth_goals', 'full_goals'] }],
  ['my favourites', { favourites: true }],
  ['meine Übungen', { mine: true }],
  ['hohe Intensität', { intensities: ['high'] }],
])('"%s" says what it says and leaves nothing to look for', (text, facts) => {
  expect(readFacts(text)).toEqual({ ...facts, rest: '' })
})

test.each([
  ['1v1 to goal', '1v1 to goal'],
  ['4 gegen 2', '4 gegen 2'],
  ['4 на 2 с опора', '4 на 2 с опора'],
  ['4v4+3', '4v4+3'],
  ['rondo 12', 'rondo 12'],
  ['U99 tricks', 'U99 tricks'],
  ['0 players', '0 players'],
  ['Torschuss', 'Torschuss'],
])('"%s" stays words', (text, rest) => {
  expect(readFacts(text)).toEqual({ rest })
})

test('what is said twice counts once; the rest is looked for', () => {
  expect(readFacts('U11 or U13 pressing')).toEqual({ age: 11, rest: 'or U13 pressing' })
})

test('words that only joined what was understood go with it', () => {
  expect(readFacts('pressing for 12 players with no goals').rest).toBe('pressing')
  expect(readFacts('Rondo mit 8 Spielern').rest).toBe('Rondo')
})

test('"in" goes only where it joined two things', () => {
  expect(readFacts('throw in')).toEqual({ rest: 'throw in' })
  expect(readFacts('throw in U12')).toEqual({ age: 12, rest: 'throw in' })
  expect(readFacts('pressing in half pitch')).toEqual({ area: 'half', rest: 'pressing' })
})

test('taking a chip away takes its words away', () => {
  const text = '12 players, 15 min pressing'
  const [players, minutes] = readQuery(text).parts
  if (!players || !minutes) throw new Error('not understood')
  expect(removePart(text, players)).toBe('15 min pressing')
  expect(removePart(text, minutes)).toBe('12 players, pressing')
})

test('a filter that is set goes before what is typed', () => {
  const filter = { ...exerciseFilterSchema.parse({}), q: 'U11 12 players rondo', age: 13 }
  expect(resolveFilter(filter)).toMatchObject({ age: 13, players: 12, q: 'rondo' })
})
