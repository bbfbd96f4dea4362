/** What the editor's route loads beyond the signed-in shell. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { usualBench } from './animator-scenes'
import { atMost, type Row } from './row'
import type { Session } from './session'

export async function chunkSize(session: Session): Promise<Row[]> {
  const id = await session.save('Bench size', usualBench)
  const page = await session.open()
  const shell = new Set(await scriptsOf(page, '/settings/account'))
  const own = (await scriptsOf(page, `/animator/editor/${id}`)).filter((file) => !shell.has(file))
  await page.close()
  const sizes = own
    .map((file) => ({ file, size: gzipSync(readFileSync(`dist${file}`), { level: 9 }).length }))
    .toSorted((a, b) => b.size - a.size)
  for (const { file, size } of sizes.slice(0, 8)) {
    console.log(`  ${(size / 1024).toFixed(1).padStart(6)} kB  ${file.replace('/assets/', '')}`)
  }
  const total = sizes.reduce((sum, { size }) => sum + size, 0) / 1024
  return [atMost(`editor's own code, ${own.length} files, gzip`, 150, total, 'kB')]
}

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return [...new Set(names.filter((name) => name.endsWith('.js')))]
}
