import type { Page } from '@playwright/test'
import { getDateIn } from './support/dates'
import { expect, test } from './support/fixtures'
import { allowSecondSession } from './support/second-session'
import { signIn } from './support/sign-in'

const minute = 60_000
const day = getDateIn(42)

/** A name nobody else in this run uses. */
const createTitle = (name: string) => `${name} ${Date.now().toString(36)}`

/** Plans a session of three exercises and answers its id. */
async function plan(page: Page, title: string, isMobile: boolean): Promise<string> {
  await allowSecondSession(page)
  await page.goto(`/training-manager/trainings/create?date=${day}&time=18:00`)
  if (isMobile) await page.getByRole('button', { name: 'Change time and place' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  if (isMobile) await page.getByRole('button', { name: 'Done' }).click()
  const view = page.getByRole('radiogroup', { name: 'Plan and exercises' })
  if (isMobile) await view.getByText('Exercises').click()
  for (let count = 0; count < 3; count += 1) {
    await page
      .getByRole('button', { name: /^Add: / })
      .nth(count)
      .click()
  }
  if (isMobile) await view.getByText('Plan').click()
  await page.getByRole('button', { name: 'Save session' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return page.url().split('/').pop() ?? ''
}

test('live: the clock runs through the session, a reload and over time lose nothing', async ({
  as,
  isMobile,
}) => {
  const page = await as(null)
  // the clock jumps past the end of the session's token: what renews it must not be anybody else's
  await signIn(page, 'coach')
  const id = await plan(page, createTitle('Live'), isMobile)
  // a text without a zone is read in the browser's, which is the school's
  const startsAt = await page.evaluate((start) => new Date(start).getTime(), `${day}T18:00`)
  await page.clock.install({ time: startsAt })
  await page.goto(`/training-manager/trainings/live/${id}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('timer', { name: 'left' })).toBeVisible()

  await page.clock.fastForward(3 * minute)
  const before = (await page.getByRole('timer').textContent()) ?? ''
  await page.reload()
  await expect(page.getByText(/^1 of 3/)).toBeVisible()
  const parseSeconds = (text: string) =>
    text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const after = (await page.getByRole('timer').textContent()) ?? ''
  expect(parseSeconds(before) - parseSeconds(after)).toBeLessThan(30)
  expect(parseSeconds(before)).toBeGreaterThanOrEqual(parseSeconds(after))

  await page.clock.fastForward(120 * minute)
  await expect(page.getByRole('timer', { name: 'over time' })).toContainText('+')
  await page.getByRole('button', { name: 'Next block' }).click()
  await page.getByRole('button', { name: 'Next block' }).click()
  await page.getByRole('button', { name: 'End the session' }).click()
  await expect(page.getByText(/^Ran \d+ min over$/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep for the next plan' }).click()
  await expect(page.getByRole('button', { name: 'Kept' })).toBeVisible()
})

test('print: one A4 page with every exercise', async ({ as, isMobile }) => {
  const page = await as('coach')
  const id = await plan(page, createTitle('Paper'), isMobile)
  await page.goto(`/training-manager/trainings/print/${id}`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('1 page', { exact: true })).toBeVisible()
  await expect(preview.getByText(/^Squad \(\d+\)/)).toBeVisible()
  await expect(preview.getByRole('heading', { level: 3 })).toHaveCount(4)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})

test('share: a link opens signed out, and no more once it is closed', async ({ as, isMobile }) => {
  const page = await as('coach')
  const title = createTitle('Shared')
  const id = await plan(page, title, isMobile)
  const openMenu = async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
  }
  await openMenu()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const form = page.getByRole('dialog', { name: 'Create a link' })
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()

  const visitor = await as(null)
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const order = visitor.getByRole('list', { name: 'Running order' })
  await expect(order.getByRole('heading', { level: 2 })).toHaveCount(3)

  await page.goto(`/training-manager/trainings/details/${id}`)
  await openMenu()
  await page.getByRole('list', { name: 'Links' }).getByRole('button', { name: 'Revoke' }).click()
  await page
    .getByRole('dialog', { name: 'Revoke this link?' })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(page.getByRole('list', { name: 'Links' })).toContainText('Revoked')
  await visitor.reload()
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'This link no longer works' }),
  ).toBeVisible()
})
