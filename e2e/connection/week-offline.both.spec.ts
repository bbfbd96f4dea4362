import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
})

const asOf = /^No connection\. As of .*\d\d:\d\d.*, from this device\.$/

test('a coach opens a session of the week without a network: plan, live mode, and how old it is', async ({
  as,
}) => {
  const page = await as('coach')
  await page.goto('/dashboard/coach/overview')
  const id = await waitForWeek(page)
  await page.context().setOffline(true)
  await page.goto(`/training-manager/trainings/details/${id}`)
  await expect(page.getByText(asOf)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page).toHaveTitle('Session · Touchline')
  await page.goto(`/training-manager/trainings/live/${id}`)
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test('a parent opens a session of the week without a network: answer, place and coach', async ({
  as,
}) => {
  const page = await as('parent')
  await page.goto('/dashboard/parent/overview')
  const id = await waitForWeek(page)
  await page.context().setOffline(true)
  await page.goto(`/training-manager/trainings/details/${id}`)
  await expect(page.getByText(asOf)).toBeVisible()
  await expect(page.getByRole('group', { name: /^Answer for/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Where' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Coaches' })).toBeVisible()
  await expect(page).toHaveTitle('Session · Touchline')
})

/** Waits until the shell and the week are on the device; answers a session of it that has a plan. */
async function waitForWeek(page: Page): Promise<string> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/opened')) !== undefined))
    .toBe(true)
  let id: string | undefined
  let before = 0
  await expect
    .poll(
      async () => {
        const sessions = await listPlanned(page)
        const isStill = sessions.length > 0 && sessions.length === before
        before = sessions.length
        id = sessions[0]
        return isStill
      },
      { intervals: [2000] },
    )
    .toBe(true)
  return id ?? ''
}

interface SnapshotEntry {
  queryKey: readonly unknown[] | null
  value: { id?: string; blocks?: unknown[]; status?: string } | null
}

/** Ids of the sessions with a plan that lie on this device and take place: one called off asks nobody. */
function listPlanned(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('touchline')
        request.onsuccess = () => {
          const database = request.result
          if (!database.objectStoreNames.contains('kept')) return resolve([])
          const all = database.transaction('kept').objectStore('kept').getAll()
          all.onsuccess = () => {
            database.close()
            const entries: SnapshotEntry[] = all.result
            const details = entries.filter(({ queryKey }) => queryKey?.includes('details'))
            resolve(
              details.flatMap(({ value }) =>
                value?.id && value.blocks?.length && value.status !== 'cancelled' ? value.id : [],
              ),
            )
          }
        }
      }),
  )
}
