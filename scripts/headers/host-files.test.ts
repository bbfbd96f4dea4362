import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderHeadersFile, renderHostFiles } from './host-files'
import { getSecurityHeaders } from './security-headers'

const policy =
  getSecurityHeaders('https://abc.supabase.co/')['Content-Security-Policy']?.split('; ') ?? []

test('the files for static hosts hold the headers of today: `npm run headers` writes them', () => {
  const checkedIn = readdirSync('deploy').map((name) => [
    name,
    readFileSync(`deploy/${name}`, 'utf8'),
  ])
  expect(Object.fromEntries(checkedIn)).toEqual(renderHostFiles())
})

test('scripts come from the own origin alone, never inline, never from a text', () => {
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(policy.join()).not.toMatch(/'unsafe-(inline|eval)'/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('connections go to the own origin and the project alone', () => {
  expect(policy).toContain(
    "connect-src 'self' blob: data: https://abc.supabase.co wss://abc.supabase.co",
  )
  expect(renderHeadersFile('http://127.0.0.1:54321')).toContain(
    "connect-src 'self' blob: data: http://127.0.0.1:54321 ws://127.0.0.1:54321",
  )
})

test('index.html has neither a script nor a style of its own inside', () => {
  const page = readFileSync('index.html', 'utf8')
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/)
})
