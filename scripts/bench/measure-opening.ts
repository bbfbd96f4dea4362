/** Opening a saved scene: from its data in the browser to the first picture on the canvas. */
import type { Page } from '@playwright/test'
import { usualBench } from './animator-scenes'
import { computeSpread } from './frame-times'
import { createLimitRow, type Row } from './row'
import type { Session } from './session'

const runs = 7
const limit = 300

export async function measureOpening(session: Session): Promise<Row[]> {
  const id = await session.save('Bench opening', usualBench)
  const fromPage = await measureTimes(session, (page) => openFromPage(page, id), id)
  const cold = await measureTimes(session, (page) => openCold(page, id), id)
  return [
    createLimitRow(
      `opening from its page (median of ${runs})`,
      limit,
      computeSpread(fromPage).p50,
      'ms',
    ),
    createLimitRow('opening by its address, cold', limit, computeSpread(cold).p50, 'ms'),
  ]
}

async function measureTimes(session: Session, open: (page: Page) => Promise<void>, id: string) {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await session.open()
    await page.addInitScript(watchFirstPicture)
    await open(page)
    await page.waitForFunction(() => window.firstPicture !== undefined)
    times.push(await measureSinceData(page, id))
    await page.close()
  }
  return times
}

async function openFromPage(page: Page, id: string): Promise<void> {
  await page.goto(`/animator/details/${id}`)
  const link = page.locator(`a[href="/animator/editor/${id}"]`)
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  await link.click()
}

async function openCold(page: Page, id: string): Promise<void> {
  await page.goto(`/animator/editor/${id}`)
}

/** Milliseconds since the last answer that held the scene before the picture was there. */
function measureSinceData(page: Page, id: string): Promise<number> {
  return page.evaluate((part) => {
    const picture = window.firstPicture ?? 0
    const data = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/rest/v1/animations') && name.includes(part))
      .map((entry) => entry.startTime + entry.duration)
    return picture - Math.max(0, ...data.filter((time) => time < picture))
  }, id)
}

declare global {
  interface Window {
    /** Milliseconds since the page began: when the frame after the first turf was done. */
    firstPicture?: number
  }
}

function watchFirstPicture() {
  const watch = {
    look() {
      const ground = document.querySelector<HTMLCanvasElement>('.konvajs-content canvas')
      const size = ground?.width ?? 0
      const pixel = size > 1 ? ground?.getContext('2d')?.getImageData(size / 2, 200, 1, 1) : null
      if (!pixel?.data[3]) requestAnimationFrame(() => watch.look())
      else setTimeout(() => (window.firstPicture = performance.now()))
    },
  }
  requestAnimationFrame(() => watch.look())
}
