/**
 * `npm run test:browsers`: the main journeys in Firefox and WebKit, on the production build; a browser that is
 * not installed is named and left out. `-- firefox` takes one of them, `--only calendar` journeys by their
 * names, `--built` takes `dist/` as it is, `--pictures <folder>` keeps what each journey ended on.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../bench/session'
import { serveBuild } from '../bench/served-build'
import { BrowserPage, sizes } from './browser-page'
import type { BrowserEngine, Driver } from './driver'
import { firefox } from './firefox'
import { journeys, type Journey } from './journeys'
import { webkit } from './webkit'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
})
const asked = positionals.map((name) => name.toLowerCase())
const engines = [firefox, webkit].filter(
  ({ name }) => asked.length === 0 || asked.includes(name.toLowerCase()),
)
const chosen = journeys.filter(({ name }) => name.includes(values.only))
const counts = { passed: 0, failed: 0, skipped: 0 }

const present = engines.filter((engine) => {
  const missing = engine.findMissing()
  if (missing) console.log(`– ${missing}`)
  if (missing) counts.skipped += chosen.length
  return !missing
})
if (present.length > 0) build(values.built)
for (const engine of present) await runIn(engine)
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed > 0 ? 1 : 0

/** Each browser finds the demo as it was made. */
async function runIn(engine: BrowserEngine): Promise<void> {
  const server = await serveBuild()
  try {
    const browser = await engine.start()
    try {
      for (const journey of chosen) {
        await Promise.race([runJourney(engine.name, journey, browser.open), server.failed])
      }
    } finally {
      await browser.stop()
    }
  } finally {
    await server.stop()
  }
}

async function runJourney(
  engine: string,
  journey: Journey,
  open: () => Promise<Driver>,
): Promise<void> {
  const began = performance.now()
  const driver = await open()
  const problems = await listProblems(engine, journey, driver)
  await driver.close().catch(() => undefined)
  counts[problems.length > 0 ? 'failed' : 'passed'] += 1
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${problems.length > 0 ? '✖' : '✔'} ${engine}: ${journey.name} (${seconds} s)`)
  for (const problem of problems) console.log(`    ${problem}`)
}

/** What went wrong on the way, in the console, and on a narrow screen at its end. */
async function listProblems(engine: string, journey: Journey, driver: Driver): Promise<string[]> {
  const page = new BrowserPage(driver)
  try {
    await driver.resize(journey.isPhone ? sizes.phone : sizes.desktop)
    if (journey.persona) await page.signIn(journey.persona)
    await journey.run(page)
    await writePicture(`${engine} ${journey.name}`, driver)
    await driver.resize(sizes.phone)
    const overflow = await page.measureOverflow()
    await writePicture(`${engine} ${journey.name} 360`, driver)
    const errors = await driver.listErrors()
    const tooWide = overflow > 0 ? [`On a phone the page is ${overflow} px too wide.`] : []
    return [...errors.map((error) => `Console: ${error}`), ...tooWide]
  } catch (error) {
    await writePicture(`${engine} ${journey.name}`, driver)
    const errors = await driver.listErrors().catch(() => [])
    return [String(error), ...errors.map((text) => `Console: ${text}`)]
  }
}

async function writePicture(name: string, driver: Driver): Promise<void> {
  if (!values.pictures) return
  mkdirSync(values.pictures, { recursive: true })
  const file = join(values.pictures, `${name.toLowerCase().replaceAll(/\W+/g, '-')}.png`)
  writeFileSync(file, await driver.capture().catch(() => Buffer.alloc(0)))
}
