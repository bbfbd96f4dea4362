import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Names by which code reaches a store of the browser past the doors of this folder. */
const stores = [
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b/,
  /\b(?:window|self|globalThis)\s*(?:\?\.|\.)\s*caches\b/,
  /\bcaches\s*\.\s*(?:open|keys|match|delete|has)\b/,
  /\bdocument\s*(?:\?\.|\.)\s*cookie\b/,
  /\buse(?:Local|Session)Storage\b/,
]

/** The worker's file shares no code with the pages; its caches are `app_files` in the registry. */
const exempt = new Set(['src/app/pwa/service-worker.ts', 'src/app/pwa/create-shell-cache.ts'])

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listSources(path)
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function removeComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
}

function hasStoreAccess(text: string): boolean {
  return stores.some((pattern) => pattern.test(removeComments(text)))
}

test('no file but the doors touches what the browser keeps', () => {
  const found = listSources('src')
    .filter((path) => !path.startsWith('src/lib/device/') && !path.startsWith('src/test/'))
    .filter((path) => !exempt.has(path) && hasStoreAccess(readFileSync(path, 'utf8')))
  expect(found).toEqual([])
})

test.each([
  "localStorage.setItem('a', 'b')",
  'const { sessionStorage } = window',
  "globalThis['localStorage']",
  "window.localStorage?.getItem('a')",
  "indexedDB.open('x')",
  "document.cookie = 'a=b'",
  "await caches.open('x')",
  'self.caches.keys()',
  "useLocalStorage({ key: 'a' })",
])('sees %s', (code) => expect(hasStoreAccess(code)).toBe(true))

test.each(['// localStorage is full', '/* document.cookie */', "const url = 'https://a.test'"])(
  'lets %s pass',
  (code) => expect(hasStoreAccess(code)).toBe(false),
)
