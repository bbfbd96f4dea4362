/** The line-up of a match made for one journey: opened, read and saved. */
import { expect, type Page } from '@playwright/test'
import { getNight, planMatch } from './plan-match'

/**
 * A match of this journey alone with a squad of ten, seven of whom begin; `days` ahead, each journey on a night of
 * its own, as a team plays one match at a time.
 */
export async function openLineup(page: Page, days: number) {
  const id = await planMatch({
    opponent: 'Line-up Rovers',
    startsAt: getNight(days),
    format: 7,
    benched: 3,
    periodMinutes: 25,
    formation: '2-3-1',
  })
  await page.goto(`/match-manager/details/${id}?tab=lineup`)
  await expect(getPitch(page)).toBeVisible()
  return id
}

const getPitch = (page: Page) => page.getByRole('group', { name: /^Line-up, / })
export const getStarters = (page: Page) =>
  page.getByRole('region', { name: 'Starters without a place' }).getByRole('button')
export const getPlace = (page: Page, name: RegExp) => getPitch(page).getByRole('button', { name })

export async function saveLineup(page: Page) {
  await page.getByRole('button', { name: 'Save line-up' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.reload()
  await expect(getPitch(page)).toBeVisible()
}
