import { expect, test } from 'vitest'
import { listDifferences } from './exercise-text'

test('sizes are told apart by what their titles do not share', () => {
  expect(
    listDifferences([
      'Defending in pairs 2v2, 24×20 m: double up',
      'Defending in pairs 3v2, 24×20 m: double up',
    ]),
  ).toEqual(['2v2, 24×20 m', '3v2, 24×20 m'])
  expect(listDifferences(['Rondo: free', 'Rondo: free'])).toEqual(['Rondo', 'Rondo'])
})
