import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Design section 9: budgets that keep the code readable. Tests, texts and generated files are exempt. */
const roots = ['src', 'supabase/local', 'supabase/functions', 'e2e', 'scripts']
const files = roots
  .flatMap((root) => listFiles(root))
  .filter((path) => !path.includes('lint-fixture'))
const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isExempt(path))

test('no source file is longer than 300 lines, no page longer than 150', () => {
  const tooLong = sources.filter(
    (path) => countLines(path) > (path.includes('/pages/') ? 150 : 300),
  )
  expect(tooLong).toEqual([])
})

test('half of the source files have at most 55 lines, 95 % at most 200', () => {
  const sizes = sources.map(countLines).toSorted((a, b) => a - b)
  const getAtShare = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0
  expect(getAtShare(0.5)).toBeLessThanOrEqual(55)
  expect(getAtShare(0.95)).toBeLessThanOrEqual(200)
})

test('no folder holds more than 25 files', () => {
  const folders = countByFolder(files.filter((path) => !/\.test\.(tsx?|mjs)$/.test(path)))
  expect([...folders].filter(([, count]) => count > 25)).toEqual([])
})

test('no SQL chapter is longer than 600 lines', () => {
  const chapters = listFiles('supabase/migrations').filter((path) => countLines(path) > 600)
  expect(chapters).toEqual([])
})

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? listFiles(path) : [path]
  })
}

function isExempt(path: string): boolean {
  return /\.test\.(tsx?|mjs)$|\.d\.ts$|database\.types\.ts$/.test(path)
}

function countLines(path: string): number {
  return readFileSync(path, 'utf8').split('\n').length - 1
}

function countByFolder(paths: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return counts
}
