import type { Locator, Page } from '@playwright/test'
import { getDateIn } from './support/dates'
import { expect, test } from './support/fixtures'
import { allowSecondSession } from './support/second-session'

const create = '/training-manager/trainings/create'

/** On the phone, plan and library are two views of one page. */
function getViewSwitch(page: Page, name: string) {
  return page.getByRole('radiogroup', { name: 'Plan and exercises' }).getByText(name)
}

/** A name nobody else in this run uses. */
const createTitle = (name: string) => `${name} ${Date.now().toString(36)}`

test('a coach plans a session with exercises and finds it in the list and the calendar', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  const title = createTitle('Press together')
  await allowSecondSession(page)
  await page.goto(`${create}?date=${getDateIn(41)}&time=18:00`)
  if (isMobile) await page.getByRole('button', { name: 'Change time and place' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  if (isMobile) await page.getByRole('button', { name: 'Done' }).click()
  if (isMobile) await getViewSwitch(page, 'Exercises').click()
  for (let count = 0; count < 3; count += 1) {
    await page
      .getByRole('button', { name: /^Add: / })
      .nth(count)
      .click()
  }
  if (isMobile) await getViewSwitch(page, 'Plan').click()
  await expect(
    page.getByRole('group', { name: 'Running time' }).or(page.getByText(/ of 90 min/)),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save session' }).click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)

  await page.goto(`/training-manager/trainings/my-trainings?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()

  await page.goto(`/calendar/training-calendar?date=${getDateIn(41)}`)
  await expect(page.getByText(title).first()).toBeVisible()
})

test('a draft survives a reload and a closed tab', async ({ as, isMobile }) => {
  const page = await as('coach')
  await page.goto(create)
  if (isMobile) await page.getByRole('button', { name: 'Change time and place' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a plan')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Half a plan')
  if (isMobile) await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(page.getByText(/Draft from .* restored/)).toBeVisible()

  const again = await page.context().newPage()
  await page.close()
  await again.goto(create)
  await expect(again.getByText(/Draft from .* restored/)).toBeVisible()
  await again.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(again.getByText(/Draft from .* restored/)).toHaveCount(0)
  await again.reload()
  await expect(again.getByRole('button', { name: 'Save session' })).toBeVisible()
  await expect(again.getByText('Half a plan')).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the network is cut while planning: nothing is lost, and it is saved on return', async ({
    as,
    isMobile,
  }) => {
    const page = await as('coach')
    const title = createTitle('In the tunnel')
    await allowSecondSession(page)
    await page.goto(`${create}?date=${getDateIn(40)}&time=17:00`)
    if (isMobile) await getViewSwitch(page, 'Exercises').click()
    await expect(page.getByRole('button', { name: /^Add: / }).first()).toBeVisible()

    await page.context().setOffline(true)
    await expect(page.getByText(/You are offline\. Plan on/)).toBeVisible()
    await page
      .getByRole('button', { name: /^Add: / })
      .first()
      .click()
    if (isMobile) await getViewSwitch(page, 'Plan').click()
    if (isMobile) await page.getByRole('button', { name: 'Change time and place' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    if (isMobile) await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Save session' }).click()
    await expect(page.getByText(/is saved as soon as you are online again/)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain(title)

    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
  })
})

test('"Save session" stays under the pointer while the list of exercises comes', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/rpc\/search_exercises/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(create)
  const save = page.getByRole('button', { name: 'Save session' })
  await expect(save).toBeVisible()
  const before = await findTop(save)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await findTop(save)).toBeCloseTo(before, 0)
  release()
  if (!isMobile) await expect(page.getByRole('button', { name: /^Add: / }).first()).toBeVisible()
  expect(await findTop(save)).toBeCloseTo(before, 0)
})

/** Pixels from the window's top. */
async function findTop(control: Locator): Promise<number> {
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not on the page.')
  return box.y
}
