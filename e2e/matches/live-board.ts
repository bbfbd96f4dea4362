/** The live page of a match, as a thumb finds it. */
import type { Page } from '@playwright/test'

export const getField = (page: Page) =>
  page.getByRole('region', { name: 'On the pitch' }).getByRole('button')

export const getBench = (page: Page) =>
  page.getByRole('region', { name: 'Bench' }).getByRole('button')

export const getLog = (page: Page) =>
  page.getByRole('region', { name: 'Log' }).getByRole('listitem')

export const getClock = (page: Page) => page.getByRole('timer', { name: 'Match clock' })

export async function selectAction(page: Page, name: string): Promise<void> {
  const actions = page.getByRole('toolbar', { name: 'What happened' })
  await actions.getByRole('button', { name, exact: true }).click()
}

/** Two taps: who comes on, who goes off. */
export async function makeChange(page: Page, on: number, off: number): Promise<void> {
  await getBench(page).nth(on).click()
  await getField(page).nth(off).click()
}

export async function confirmWhistle(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Final whistle' }).click()
}
