/**
 * `npm run measure`: prints Lighthouse scores of `/` and `/login` (mobile) for the production build.
 * A report, not a check: scores swing with the machine. Run `npx vite build --mode test` first; takes about a minute.
 */
import { chromium, type LaunchOptions } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { addresses } from '../e2e/support/addresses'
import { getBrowserLaunch } from '../e2e/support/browser'
import landing from '../src/features/landing/i18n/en.json' with { type: 'json' }
import session from '../src/features/session/i18n/en.json' with { type: 'json' }
import { requireHeading, serveBuild } from './bench/served-build'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** What is measured, with the heading that tells it from an error page. */
const pages = [
  { path: '/', heading: landing.home.title },
  { path: '/login', heading: session.login.title },
]

const server = await serveBuild()
try {
  const options = await getBrowserLaunch()
  const { executablePath, args = [] } = options
  await checkHeadings(options)
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
  })
  try {
    for (const { path } of pages) await measure(path, chrome.port)
  } finally {
    chrome.kill()
  }
} finally {
  await server.stop()
}

async function checkHeadings(options: LaunchOptions): Promise<void> {
  const browser = await chromium.launch(options)
  try {
    const page = await browser.newPage({ locale: 'en-GB' })
    for (const { path, heading } of pages) {
      await page.goto(`${addresses.app}${path}`)
      await requireHeading(page, heading)
    }
  } finally {
    await browser.close()
  }
}

async function measure(path: string, port: number): Promise<void> {
  const scores: number[][] = []
  const failing = new Set<string>()
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(`${addresses.app}${path}`, {
      port,
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
    (name, index) => `${name} ${computeMedian(scores.map((s) => s[index] ?? 0))}`,
  )
  console.log(`${path.padEnd(7)} ${medians.join(' · ')} (median of ${runs})`)
  if (failing.size > 0) console.log(`        below 0.9: ${[...failing].join(' | ')}`)
}

function computeMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
