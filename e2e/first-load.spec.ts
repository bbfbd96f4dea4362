import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './support/fixtures'
import type { Page } from '@playwright/test'

/**
 * Design section 9 for the first visit, in bytes of the files' content, gzip level 9; `read`: of a public page before
 * anybody does anything on it.
 */
const budget = { js: 130 * 1024, read: 4 * 1024, css: 8 * 1024 }
const heavy =
  /^(@supabase|@mantine|@tanstack|konva|firebase|@stripe|@visx|@fullcalendar|mediabunny)/

for (const path of ['/login', '/shop']) {
  test(`the first load of ${path} stays within its budget and loads no heavy library`, async ({
    as,
  }) => {
    expectWithin(budget.js, path, await recordLoad(await as(null), path))
  })
}

for (const path of ['/', '/landing/coach-landing', '/info/privacy-policy']) {
  test(`${path} is read with the little that paints it`, async ({ as }) => {
    expectWithin(budget.read, path, await recordLoad(await as(null), path))
  })
}

test('the app that comes into the home page with the first sign stays within the same budget', async ({
  as,
}) => {
  const page = await as(null)
  const read = await recordLoad(page, '/')
  const { js } = await recordLoad(page, '/', () => page.keyboard.press('Shift'))
  const size = formatKib(js - read.js)
  console.log(`the app that comes into /: JavaScript ${size} of ${formatKib(budget.js)}`)
  expect(js).toBeGreaterThan(read.js)
  expect(js - read.js).toBeLessThanOrEqual(budget.js)
})

type Load = Awaited<ReturnType<typeof recordLoad>>

function expectWithin(limit: number, what: string, { js, css, packages }: Load): void {
  const sizes = `${what}: JavaScript ${formatKib(js)} of ${formatKib(limit)}, CSS ${formatKib(css)}`
  test.info().annotations.push({ type: 'first load', description: sizes })
  console.log(`first load of ${sizes}`)
  expect(packages.filter((name) => heavy.test(name))).toEqual([])
  expect(js).toBeLessThanOrEqual(limit)
  expect(css).toBeLessThanOrEqual(budget.css)
}

/** What the built page fetches until it stands: sizes in bytes, and the npm packages inside. */
async function recordLoad(page: Page, path: string, act?: () => Promise<void>) {
  const files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname)) files.add(pathname.slice(1))
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await act?.()
  // also what the page asks for once it stands, such as a look ahead at the next page
  await page.waitForLoadState('networkidle')
  const known: Record<string, string[]> = JSON.parse(
    readFileSync('dist/.vite/packages.json', 'utf8'),
  )
  const loaded = [...files]
  return {
    js: measureGzip(loaded.filter((file) => file.endsWith('.js'))),
    css: measureGzip(loaded.filter((file) => file.endsWith('.css'))),
    packages: loaded.flatMap((file) => known[file] ?? []),
  }
}

function measureGzip(files: string[]): number {
  return files
    .map((file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0)
}

function formatKib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
