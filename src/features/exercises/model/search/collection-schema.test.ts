import { expect, test } from 'vitest'
import { collectionSchema, moveIdTo } from './collection-schema'

test('a collection needs a name of at most 100 characters', () => {
  const values = { title: 'Autumn', description: '', visibility: 'me' }
  expect(collectionSchema.safeParse(values).success).toBe(true)
  expect(collectionSchema.safeParse({ ...values, title: '  ' }).success).toBe(false)
  expect(collectionSchema.safeParse({ ...values, title: 'a'.repeat(101) }).success).toBe(false)
})

test('an exercise moves to its new place, and nowhere outside', () => {
  expect(moveIdTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(moveIdTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moveIdTo(['a', 'b'], 'a', 2)).toEqual(['a', 'b'])
  expect(moveIdTo(['a', 'b'], 'x', 0)).toEqual(['a', 'b'])
})
