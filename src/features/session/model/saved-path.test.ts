import { describe, expect, test } from 'vitest'
import { isSafePath, readSavedPath, encodeSavedPath } from './saved-path'

describe('isSafePath', () => {
  test.each(['/teams', '/teams?page=2#top', '/confirm-email?token_hash=a&type=email_change', '/ü'])(
    'keeps %s',
    (path) => expect(isSafePath(path)).toBe(true),
  )

  test.each([
    '',
    'teams',
    '//evil.test/x',
    '/\\evil.test',
    '/a\\b',
    '/\t/evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    `/${'a'.repeat(2001)}`,
  ])('refuses %j', (path) => expect(isSafePath(path)).toBe(false))
})

test('a path survives the cookie with its query', () => {
  const path = '/shop/details/7?size=M;L&colour=grün#top'
  const value = encodeSavedPath(path) ?? ''
  expect(readSavedPath(`theme=dark; saved-path=${value}; x=1`)).toBe(path)
})

test.each(['/', '/login', '/login?next=1', '/register', '//evil.test'])(
  '%s is not worth keeping',
  (path) => expect(encodeSavedPath(path)).toBeNull(),
)

test.each(['', 'other=1', 'saved-path=', 'saved-path=%2F%2Fevil.test', 'saved-path=%E0%A4%A'])(
  'nothing usable in %j',
  (cookies) => expect(readSavedPath(cookies)).toBeNull(),
)
