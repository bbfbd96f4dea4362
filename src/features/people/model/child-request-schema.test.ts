import { expect, test } from 'vitest'
import { childRequestSchema, listLinkFieldErrors, toChildQuery } from './child-request-schema'

const request = { child_name: ' Emir Yılmaz ', school_name: null, message: '' }

test('a request names a child, in at most 120 characters', () => {
  expect(childRequestSchema.parse(request).child_name).toBe('Emir Yılmaz')
  expect(childRequestSchema.safeParse({ ...request, child_name: '  ' }).success).toBe(false)
  expect(childRequestSchema.safeParse({ ...request, child_name: 'a'.repeat(121) }).success).toBe(
    false,
  )
})

test('what the database refuses is said at the child', () => {
  const error = { code: 'unknown' as const, detail: 'child_unknown' }
  expect(listLinkFieldErrors(Object.assign(new Error(), error))).toEqual({
    player_id: 'people:requests.errors.unknown',
  })
})

test('a search asks with ten words at most', () => {
  expect(toChildQuery('  a  b ')).toBe('a b')
  expect(toChildQuery('a '.repeat(30))).toBe('a a a a a a a a a a')
})
