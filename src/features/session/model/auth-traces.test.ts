import { expect, test } from 'vitest'
import { clearAuthEntries, expiredAuthCookies } from './auth-traces'

test('only entries named after supabase, auth or token go', () => {
  const storage = memoryStorage({
    'sb-demo-auth-token': '1',
    'Supabase.cache': '1',
    refreshToken: '1',
    'color-scheme': 'dark',
    'preferred-language': 'bg',
  })
  clearAuthEntries(storage)
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'color-scheme',
    'preferred-language',
  ])
})

test('every chunk of the session cookie is ended, nothing else', () => {
  const lines = expiredAuthCookies(
    'sb-demo-auth-token.0=a; preferred-language=bg; sb-demo-auth-token.1=b',
  )
  expect(lines).toEqual([
    'sb-demo-auth-token.0=; path=/; max-age=0; samesite=lax',
    'sb-demo-auth-token.1=; path=/; max-age=0; samesite=lax',
  ])
})

function memoryStorage(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  }
}
