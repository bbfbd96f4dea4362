import type { Page } from '@playwright/test'
import { getDateIn } from './support/dates'
import { expect, test } from './support/fixtures'
import { allowSecondSession } from './support/second-session'

const create = '/training-manager/trainings/create'

/** What a calendar app reads: lines that begin with a space belong to the one before. */
async function read(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address)
  expect(response.status()).toBe(200)
  return (await response.text()).replaceAll('\r\n ', '')
}

/** The lines of one event. */
function findEvent(file: string, title: string): string {
  return file.split('BEGIN:VEVENT').find((event) => event.includes(title)) ?? ''
}

test('a secret link follows a training until it is called off, and dies when it is removed', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  const title = `Wet grass ${Date.now().toString(36)}`
  await allowSecondSession(page)
  await page.goto(`${create}?date=${getDateIn(42)}&time=18:00`)
  if (isMobile) await page.getByRole('button', { name: 'Change time and place' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  if (isMobile) await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save session' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const details = page.url()

  await page.goto('/calendar/training-calendar')
  await openLinks(page, isMobile)
  // the other size runs as the same coach at the same time: each knows its link by what it shows
  const kinds = isMobile ? 'Sessions ·' : 'Sessions and matches ·'
  if (isMobile) await page.getByRole('switch', { name: 'Matches', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Make link' }).click()
  const address = await page.getByRole('textbox', { name: 'Calendar link' }).inputValue()
  const planned = findEvent(await read(page, address), title)
  expect(planned).toContain('STATUS:CONFIRMED')

  await page.goto(details)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Call off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click()
  await expect(page.getByText('Called off').first()).toBeVisible()
  const cancelled = findEvent(await read(page, address), title)
  expect(cancelled).toContain('STATUS:CANCELLED')
  expect(readSequence(cancelled)).toBeGreaterThan(readSequence(planned))

  await page.goto('/calendar/training-calendar')
  await openLinks(page, isMobile)
  const links = page.getByRole('list', { name: 'Your calendar links' })
  const own = links.getByRole('listitem').filter({ hasText: kinds }).first()
  await expect(own).toContainText('last read')
  await own.getByRole('button', { name: /^Remove link:/ }).click()
  await page.getByRole('button', { name: 'Remove link', exact: true }).click()
  await expect(page.getByText('Link removed.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

/** For whoever plans it is in the menu on a phone. */
async function openLinks(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click()
  const role = isMobile ? 'menuitem' : 'button'
  await page.getByRole(role, { name: 'My calendar app' }).click()
}

function readSequence(event: string): number {
  return Number(/SEQUENCE:(\d+)/.exec(event)?.[1])
}
