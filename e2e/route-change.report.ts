import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

/** Links of the coach's sidebar and the heading each leads to. */
const stations = [
  ['/training-manager/trainings/my-trainings', 'My sessions'],
  ['/training-manager/exercise/exercise-library', 'Exercise library'],
  ['/calendar/training-calendar', 'Training calendar'],
  ['/dashboard/coach/overview', 'Hello, Lena'],
] as const
const rounds = 6

/** A report, not a check: machines differ. From the click to the new page's heading in the document. */
test('report: how long a change of page takes', async ({ as }) => {
  const page = await as('coach')
  await page.goto('/dashboard/coach/overview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first: number[] = []
  const later: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, heading] of stations) {
      ;(round === 0 ? first : later).push(await measureVisit(page, path, heading))
    }
  }
  const line = `route change, click to content: p50 ${getAtShare(later, 0.5)} ms, p95 ${getAtShare(later, 0.95)} ms of ${later.length}; first visits (code included) p95 ${getAtShare(first, 0.95)} ms`
  console.log(line)
  test.info().annotations.push({ type: 'route change', description: line })
  expect(later).toHaveLength(stations.length * (rounds - 1))
})

function measureVisit(page: Page, path: string, heading: string): Promise<number> {
  return page.evaluate(
    ([to, title]) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector(`nav a[href="${to}"]`)
        if (!(link instanceof HTMLElement)) return reject(new Error(`No link to ${to}`))
        const startedAt = performance.now()
        const isThere = () => document.querySelector('h1')?.textContent?.startsWith(title)
        const observer = new MutationObserver(() => {
          if (!isThere()) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - startedAt))
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        link.click()
      }),
    [path, heading] as const,
  )
}

function getAtShare(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
