/** How much code the editor's route loads beyond the signed-in shell, and how much of it is its own. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { usualBench } from './animator-scenes'
import { createLimitRow, type Row } from './row'
import type { Session } from './session'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  isDynamicEntry?: boolean
}

const animator = 'src/features/animator/'

export async function measureChunks(session: Session): Promise<Row[]> {
  const id = await session.save('Bench size', usualBench)
  const page = await session.open()
  const shell = new Set(await listScripts(page, '/settings/account'))
  const loaded = (await listScripts(page, `/animator/editor/${id}`)).filter((f) => !shell.has(f))
  await page.close()
  const others = listFilesUsedElsewhere()
  const own = loaded.filter((file) => !others.has(file))
  for (const file of own)
    console.log(`  ${measureKilobytes([file]).toFixed(1).padStart(6)} kB  ${file}`)
  const whole = measureKilobytes(loaded)
  return [
    createLimitRow(
      `editor's own code (${own.length} files, gzip)`,
      150,
      measureKilobytes(own),
      'kB',
    ),
    {
      what: `all it loads beyond the shell (${loaded.length} files)`,
      asked: '–',
      measured: `${whole.toFixed(0)} kB`,
      isMet: null,
    },
  ]
}

/** Files that other features than the animator load too: they are not its own. */
function listFilesUsedElsewhere(): Set<string> {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync('dist/.vite/manifest.json', 'utf8'),
  )
  const files = new Set<string>()
  function follow(name: string) {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) follow(next)
  }
  for (const [name, { src, isEntry, isDynamicEntry }] of Object.entries(manifest)) {
    if ((isEntry || isDynamicEntry) && !src?.startsWith(animator)) follow(name)
  }
  return files
}

async function listScripts(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
  )
  return [...new Set(names.filter((name) => name.endsWith('.js')))]
}

function measureKilobytes(files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
