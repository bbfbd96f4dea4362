import { expect, test } from 'vitest'
import {
  listChangedMeanwhile,
  listEntriesToSave,
  listFaulty,
  listTakenAway,
  setSeen,
  typeTry,
} from './test-draft'
import type { MeasuredTest } from './measured-test'

const sprint: MeasuredTest = {
  key: 'sprint_30',
  attribute_key: 'speed',
  unit: 'seconds',
  is_lower_better: true,
  decimals: 2,
  lowest: 3.5,
  highest: 10,
  tries: 3,
  years_from: 10,
  years_until: null,
}
const standing = { id: 'r1', player_id: 'ada', tries: [5.21, 5.3] }

function type(place: number, text: string, entries = {}) {
  return typeTry(entries, { playerId: 'ada', place, text, standing, test: sprint })
}

test('a corrected try is sent with the others and with the result that was seen', () => {
  const entries = type(0, '5,12')
  expect(listEntriesToSave(entries, sprint)).toEqual([
    { player_id: 'ada', tries: [5.12, 5.3], seen: 'r1' },
  ])
})

test('typing back what stands leaves nothing to save', () => {
  expect(type(0, '5.21', type(0, '5.2'))).toEqual({})
})

test('a try that nobody runs is kept as it was typed and named as a fault', () => {
  const entries = type(2, '52')
  expect(listFaulty(entries, sprint)).toEqual(['ada'])
  expect(entries['ada']?.texts).toEqual(['5.21', '5.30', '52'])
})

test('without any try the result is taken away', () => {
  const entries = type(1, '', type(0, ''))
  expect(listTakenAway(entries, [standing], sprint)).toEqual(['ada'])
  expect(listEntriesToSave(entries, sprint)[0]?.tries).toEqual([])
})

test('what a colleague changed is named, until it is seen', () => {
  const entries = type(0, '5.0')
  const theirs = [{ ...standing, id: 'r2' }]
  expect(listChangedMeanwhile(entries, [standing])).toEqual([])
  expect(listChangedMeanwhile(entries, theirs)).toEqual(['ada'])
  expect(listChangedMeanwhile(setSeen(entries, theirs), theirs)).toEqual([])
})
