/**
 * `node --import tsx scripts/bench/library.ts`: the exercise library as a coach uses it, asked and measured, in
 * headless Chromium without GPU on the production build: from the key to the painted answer, and scrolling past
 * 2,500 cards. A report, not a check. Builds first; `-- --built` takes `dist/` as it is. The database alone, with
 * 100,000 exercises, is measured by `npm run bench:db`.
 */
import { availableParallelism, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { measureFrameTimes, computeSpread } from './frame-times'
import { createLimitRow, printTable, type Row } from './row'
import { build, startSession, type Session } from './session'
import { measureTypedAnswer } from './typing'

const address = '/training-manager/exercise/exercise-library'
const questions = [
  'rondo',
  'gegenpressing',
  'presing rondo',
  'Torschuss',
  'рондо',
  '12 players 15 min U11 pressing',
  'switch of play',
  '4v2',
  'warm up dribbling',
  'keep away',
]
const cards = 2500
/** Pixels per frame: run through with the eyes on the drawings, and flung past as by a hard swipe. */
const speeds = { 'run through': 40, 'flung past': 80 } as const
/** Frames after which scrolling ends, however few cards went by. */
const frames = 6000

async function measureTyping(page: Page): Promise<Row[]> {
  console.log('… typing')
  const words: number[] = []
  const drawings: number[] = []
  for (const question of questions) {
    const [found = 0, drawn = 0] = await measureTypedAnswer(page, question, [
      '[data-card] h2 a, [data-updating]',
      '[data-card] img',
    ])
    words.push(found)
    drawings.push(drawn)
  }
  const { p50, p95 } = computeSpread(words)
  const { p50: drawn50, p95: drawn95 } = computeSpread(drawings)
  return [
    createLimitRow('typing: from the last key to the painted answer, median', 150, p50, 'ms'),
    createLimitRow('typing: the slowest but one in twenty', 150, p95, 'ms'),
    {
      what: 'typing: until all drawings are there too, median and p95',
      asked: '',
      measured: `${drawn50.toFixed(0)} · ${drawn95.toFixed(0)} ms`,
      isMet: null,
    },
  ]
}

async function measureScrolling({ browser }: Session, page: Page): Promise<Row[]> {
  await page.getByRole('searchbox').fill('')
  await page.waitForTimeout(800)
  const sizes = [await measureHeap(page)]
  const rows: Row[] = []
  for (const [how, step] of Object.entries(speeds)) {
    console.log(`… ${how}`)
    let passed = 0
    const { gaps, script } = await measureFrameTimes(browser, page, async () => {
      passed = await page.evaluate(scrollPast, { cards, frames, step })
    })
    rows.push(
      createLimitRow(`${passed} cards ${how}, ${step} px a frame: frame, p95`, 20, gaps.p95, 'ms'),
      createLimitRow(`${how}: script per frame, p95`, 16, script.p95, 'ms'),
    )
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForTimeout(500)
    sizes.push(await measureHeap(page))
  }
  const [before = 0, once = 0, twice = 0] = sizes
  return [
    ...rows,
    createLimitRow(
      'memory: more after the second time than after the first',
      2,
      twice - once,
      'MB',
    ),
    {
      what: 'memory: before, after the first time, after the second',
      asked: '',
      measured: [before, once, twice].map((size) => size.toFixed(1)).join(' · ') + ' MB',
      isMet: null,
    },
  ]
}

interface Scroll {
  cards: number
  frames: number
  /** Pixels per frame. */
  step: number
}

/** Down as long as there is more, then up and down again, until so many cards have gone by. */
async function scrollPast({ cards, frames, step }: Scroll): Promise<number> {
  const seen = { passed: 0, last: -1 }
  let direction = 1
  for (let frame = 0; frame < frames && seen.passed < cards; frame += 1) {
    const { scrollY } = window
    window.scrollBy(0, step * direction)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const shown = [...document.querySelectorAll('[data-card]')]
    const place = Number(shown[Math.floor(shown.length / 2)]?.getAttribute('data-card') ?? 0)
    seen.passed += seen.last < 0 ? 0 : Math.abs(place - seen.last)
    seen.last = place
    const isAtEnd = scrollY === window.scrollY
    if (isAtEnd && !document.querySelector('[aria-busy="true"]')) direction = -direction
  }
  return seen.passed
}

/** Megabytes in use after collecting what is not. */
async function measureHeap(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize / 1e6
}

build(process.argv.includes('--built'))
const session = await startSession()
try {
  const page = await session.open()
  await page.goto(address)
  await page.locator('[data-card]').first().waitFor()
  const rows = [...(await measureTyping(page)), ...(await measureScrolling(session, page))]
  const [load = 0] = loadavg()
  console.log(`\nMachine: ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  printTable(rows)
} finally {
  await session.stop()
}
