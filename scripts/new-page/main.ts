/**
 * `npm run new:page -- paths.shop.products`: the first files of a page whose row in the routes says no more than
 * its title, and its component in that row. Prints what only a person can do. Overwrites nothing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { addComponent, findRow, deriveNames, writeComponent, writeTest } from './write-page'

const [address] = process.argv.slice(2)
try {
  if (!address?.startsWith('paths.')) {
    throw new Error('Say how routes.ts names the address: npm run new:page -- paths.shop.products')
  }
  build(address)
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

function build(wanted: string): void {
  const feature = readdirSync('src/features').find(
    (name) => existsSync(getRoutesPath(name)) && findRow(readRoutes(name), wanted),
  )
  const row = feature && findRow(readRoutes(feature), wanted)
  if (!feature || !row) throw new Error(`No routes.ts has a row for ${wanted}.`)
  const routes = addComponent(readRoutes(feature), wanted)
  const folder = `src/features/${feature}/pages`
  const { file } = deriveNames(row.title)
  const files = {
    [`${folder}/${file}.tsx`]: writeComponent(row),
    [`${folder}/${file}.test.tsx`]: writeTest(row, readTitle(feature, row.title)),
  }
  for (const name of Object.keys(files)) if (existsSync(name)) throw new Error(`${name} exists.`)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(name, text)
  writeFileSync(getRoutesPath(feature), routes)
  console.log(`✔ ${[...Object.keys(files), getRoutesPath(feature)].join('\n  ')}

  Now yours (CONTRIBUTING.md, "Add a page"):
  data in src/features/${feature}/api and, if it is needed first, a loader in the row;
  the page from a pattern of src/shared/ui/patterns; texts in i18n/{en,de,bg}.json; more tests;
  what leads here; then npm run routes:doc.`)
}

function getRoutesPath(feature: string): string {
  return `src/features/${feature}/routes.ts`
}

function readRoutes(feature: string): string {
  return readFileSync(getRoutesPath(feature), 'utf8')
}

function readTitle(feature: string, title: string): string {
  const texts = z
    .object({ pages: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(`src/features/${feature}/i18n/en.json`, 'utf8')))
  return texts.pages[title.split('.').at(-1) ?? ''] ?? title
}
