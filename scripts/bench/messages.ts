/**
 * `npm run bench:messages`: a conversation of 100,000 messages in two browsers, a parent's and a coach's, on the
 * production build in headless Chromium. How long until the newest message stands after the tap on the
 * conversation, until one's own words are painted after Enter, until the other one has them, and until older
 * ones are there when one scrolls up. Both browsers and the embedded database share this machine. A report, not a check.
 * Builds first; `-- --built` takes `dist/` as it is.
 */
import { availableParallelism, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { computeSpread } from './frame-times'
import { createLimitRow, printTable } from './row'
import { build, startSession } from './session'

const messages = 100_000
const runs = 9
const limits = { opening: 300, painting: 50, arriving: 500, paging: 300 }
/** The demo's family conversation about Emir. */
const conversation = '00000000-0000-4000-8082-000000000021'

interface Target {
  /** Of the conversation in the list. */
  link: string
  newest: string
}
const createTarget = (id: string, newest: string): Target => ({
  link: `main a[href*="${id}"]`,
  newest,
})
const long = createTarget(conversation, `Bench line ${messages}`)
/** Of the demo, for comparison within one run. */
const short = createTarget(
  '00000000-0000-4000-8082-000000000032',
  'The registration for the camp is open now.',
)

/** A word a minute; everybody has read to the end. Rows are stored as they would have become, without triggers. */
const grow = `
  do $grow$
  begin
    set local session_replication_role = replica;
    insert into public.messages (conversation_id, school_id, author_id, body, created_at)
    select
      talk.id, talk.school_id, member.user_id, 'Bench line ' || line,
      now() - make_interval(mins => ${messages} - line)
    from public.conversations as talk
    cross join generate_series(1, ${messages}) as line
    cross join lateral (
      select user_id from public.conversation_members
      where conversation_id = talk.id and left_at is null
      order by user_id offset line % 2 limit 1
    ) as member
    where talk.id = '${conversation}';
    update public.conversations as talk
    set last_message_id = newest.id, last_message_at = now()
    from (select max(id) as id from public.messages where conversation_id = '${conversation}') as newest
    where talk.id = '${conversation}';
    update public.conversation_members as member
    set last_read_message_id = talk.last_message_id, last_read_at = now()
    from public.conversations as talk
    where talk.id = member.conversation_id and talk.id = '${conversation}';
  end $grow$`

declare global {
  interface Window {
    /** By the text waited for: when the frame that shows it was done, in milliseconds since 1970. */
    shown?: Map<string, number>
    /** When the gesture that is measured happened, in milliseconds since 1970. */
    pressed?: number
  }
}

/** From now on the page notes when the text first stands in the log. */
function watchFor(page: Page, text: string): Promise<void> {
  return page.evaluate((wanted) => {
    window.shown ??= new Map()
    const { shown } = window
    const watch = () => {
      const isThere = document.querySelector('[role="log"]')?.textContent.includes(wanted)
      if (!isThere) requestAnimationFrame(watch)
      else setTimeout(() => shown.set(wanted, performance.timeOrigin + performance.now()))
    }
    requestAnimationFrame(watch)
  }, text)
}

async function readShown(page: Page, text: string): Promise<number> {
  await page.waitForFunction((wanted) => window.shown?.has(wanted), text, { timeout: 120_000 })
  return page.evaluate((wanted) => window.shown?.get(wanted) ?? Number.NaN, text)
}

/** The next press of a key or pointer is what is measured from. */
function watchGesture(page: Page, kind: 'keydown' | 'click' | 'scroll'): Promise<void> {
  return page.evaluate((type) => {
    const takeTime = ({ timeStamp }: Event) => (window.pressed = performance.timeOrigin + timeStamp)
    document.addEventListener(type, takeTime, { once: true, capture: true })
  }, kind)
}

const readGesture = (page: Page) => page.evaluate(() => window.pressed ?? Number.NaN)

async function openList(page: Page, link: string): Promise<void> {
  await page.goto('/communication/messages')
  await page.locator(link).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Milliseconds from the tap on the conversation to its newest message. */
async function measureOpening(page: Page, { link, newest }: Target): Promise<number> {
  await openList(page, link)
  await watchFor(page, newest)
  await watchGesture(page, 'click')
  await page.locator(link).click()
  return (await readShown(page, newest)) - (await readGesture(page))
}

/** Milliseconds from Enter to one's own words, and to those words on the other device. */
async function measureSending(from: Page, to: Page, words: string) {
  await Promise.all([watchFor(from, words), watchFor(to, words)])
  const field = from.getByRole('textbox', { name: 'Message' })
  await field.fill(words)
  await watchGesture(from, 'keydown')
  await field.press('Enter')
  const pressed = await readGesture(from)
  return {
    painted: (await readShown(from, words)) - pressed,
    arrived: (await readShown(to, words)) - pressed,
  }
}

/** Milliseconds from reaching the oldest known message to older ones above it. */
async function measurePaging(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const log = document.querySelector('[role="log"]')
    const inner = log?.firstElementChild
    if (!log || !inner) throw new Error('No conversation is open')
    const before = inner.clientHeight
    const start = performance.now()
    log.scrollTop = 0
    return new Promise<number>((resolve) => {
      const watch = () => {
        if (inner.clientHeight > before + 200) setTimeout(() => resolve(performance.now() - start))
        else requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    })
  })
}

build(process.argv.includes('--built'))
const session = await startSession({
  persona: 'coach',
  viewport: { width: 1280, height: 800 },
  grow,
})
try {
  const openings: number[] = []
  const shortOpenings: number[] = []
  const coach = await session.open()
  for (let run = 0; run < runs; run += 1) {
    shortOpenings.push(await measureOpening(coach, short))
    openings.push(await measureOpening(coach, long))
  }
  const parent = await session.openAs('parent')
  await measureOpening(parent, long)
  const pages: number[] = []
  for (let run = 0; run < runs; run += 1) pages.push(await measurePaging(parent))
  await measureOpening(parent, long)
  const sent: { painted: number; arrived: number }[] = []
  for (let run = 0; run < runs; run += 1) {
    const [from, to] = run % 2 === 0 ? [coach, parent] : [parent, coach]
    sent.push(await measureSending(from, to, `Measured ${run} of ${runs}`))
  }
  const [load = 0] = loadavg()
  console.log(`\n${messages} messages, ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  const computeMedian = (times: readonly number[]) => computeSpread(times).p50
  printTable([
    createLimitRow(
      `opening, tap to newest message (median of ${runs})`,
      limits.opening,
      computeMedian(openings),
      'ms',
    ),
    createLimitRow(
      'the same with a short conversation',
      limits.opening,
      computeMedian(shortOpenings),
      'ms',
    ),
    createLimitRow(
      'older messages when scrolled to the top',
      limits.paging,
      computeMedian(pages),
      'ms',
    ),
    createLimitRow(
      'Enter to own words painted',
      limits.painting,
      computeMedian(sent.map(({ painted }) => painted)),
      'ms',
    ),
    createLimitRow(
      'Enter to the words on the other device',
      limits.arriving,
      computeMedian(sent.map(({ arrived }) => arrived)),
      'ms',
    ),
  ])
} finally {
  await session.stop()
}
