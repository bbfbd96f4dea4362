/** Opening a saved scene: from its data in the browser to the first picture on the canvas. */
import type { Page } from '@playwright/test'
import { usualBench } from './animator-scenes'
import { spreadOf } from './frame-times'
import { atMost, type Row } from './row'
import type { Session } from './session'

const runs = 7

export async function opening(session: Session): Promise<Row[]> {
  const id = await session.save('Bench opening', usualBench)
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await session.open()
    times.push(await openOnce(page, id))
    await page.close()
  }
  const { p50 } = spreadOf(times)
  return [atMost(`opening: data to first picture (median of ${runs})`, 300, p50, 'ms')]
}

async function openOnce(page: Page, id: string): Promise<number> {
  await page.addInitScript(watchFirstPicture)
  await page.goto(`/animator/editor/${id}`)
  await page.waitForFunction(() => window.firstPicture !== undefined)
  return page.evaluate((part) => {
    const data = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/rest/v1/animations') && name.includes(part))
      .map((entry) => entry.startTime + entry.duration)
    return (window.firstPicture ?? 0) - Math.max(0, ...data)
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
    look: () => {
      const ground = document.querySelector<HTMLCanvasElement>('.konvajs-content canvas')
      const size = ground?.width ?? 0
      const pixel = size > 1 ? ground?.getContext('2d')?.getImageData(size / 2, 200, 1, 1) : null
      if (!pixel?.data[3]) requestAnimationFrame(watch.look)
      else setTimeout(() => (window.firstPicture = performance.now()))
    },
  }
  requestAnimationFrame(watch.look)
}
