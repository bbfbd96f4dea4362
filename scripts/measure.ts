/**
 * `npm run measure`: prints Lighthouse scores of `/` and `/login` (mobile) for the production build.
 * A report, not a check: scores swing with the machine. Build first; takes about a minute.
 */
import { spawn } from 'node:child_process'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { addresses } from '../e2e/support/addresses'
import { browserLaunch } from '../e2e/support/browser'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/server.ts'], {
  stdio: 'inherit',
})
try {
  await untilAnswering(addresses.app)
  const { executablePath, args = [] } = await browserLaunch()
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
  })
  for (const path of ['/', '/login']) {
    const scores: number[][] = []
    const failing = new Set<string>()
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(`${addresses.app}${path}`, {
        port: chrome.port,
        onlyCategories: categories,
        logLevel: 'error',
      })
      const report = result?.lhr
      if (!report) continue
      scores.push(categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)))
      for (const audit of Object.values(report.audits)) {
        if (audit.score !== null && audit.score < 0.9)
          failing.add(`${audit.id} ${audit.displayValue ?? ''}`)
      }
    }
    const medians = categories.map(
      (name, index) => `${name} ${median(scores.map((s) => s[index] ?? 0))}`,
    )
    console.log(`${path.padEnd(7)} ${medians.join(' · ')} (median of ${runs})`)
    if (failing.size > 0) console.log(`        below 0.9: ${[...failing].join(' | ')}`)
  }
  chrome.kill()
} finally {
  server.kill()
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Nothing answers at ${url}`)
}
