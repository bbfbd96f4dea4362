import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const list = '/training-manager/trainings/my-trainings'

/** Each project has a weekday of its own, so that the two do not meet on one training. */
const weekdays = { desktop: ['Sat', 'Saturday'], phone: ['Sun', 'Sunday'] } as const

async function choose(page: Page, title: string, number: number, action: string) {
  await page
    .getByRole('button', { name: new RegExp(`^Actions: ${title}`) })
    .nth(number)
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a weekly training is set once, one date moves, the rest is called off and taken back', async ({
  as,
  isMobile,
}) => {
  test.slow()
  const [short] = weekdays[isMobile ? 'phone' : 'desktop']
  const title = `Weekly ${Date.now().toString(36)}`
  const page = await as('coach')

  // weekday, and a title to find it by; the rest stands already
  await page.goto(`/training-manager/series/create`)
  await page.getByRole('combobox', { name: 'Team' }).click()
  await page.getByRole('option', { name: 'U13' }).click()
  await page.getByRole('button', { name: short, exact: true }).click()
  await page.getByRole('combobox', { name: 'Start' }).fill('18:00')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Title of every session' }).fill(title)
  await expect(page.getByRole('list', { name: 'Coming dates' }).getByText(/18:00/)).not.toHaveCount(
    0,
  )
  await page.getByRole('button', { name: 'Save and plan' }).click()
  await expect(page.getByText(/^Saved\. \d+ sessions are planned\.$/)).toBeVisible()

  // a family answers the second one
  await page.goto(`${list}?q=${encodeURIComponent(title)}`)
  const links = page.getByRole('link', { name: new RegExp(title) })
  await expect(links).not.toHaveCount(0)
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  // a session without a plan leads its coach on to the planner
  const sessions = new Set(hrefs.map((href) => href.replace('/edit/', '/details/')))
  const address = [...sessions][1] ?? ''
  const family = await as('parent')
  await family.goto(address)
  // shown before it is stored: the coach must not look earlier
  const stored = family.waitForResponse((response) => response.url().includes('answer_training'))
  await family.getByRole('button', { name: 'Yes', exact: true }).first().click()
  await stored
  await expect(
    family.getByRole('button', { name: 'Yes', exact: true, pressed: true }),
  ).not.toHaveCount(0)

  // only this one moves: the family is asked again, and told so before
  await page.reload()
  await choose(page, title, 1, 'Move')
  const move = page.getByRole('dialog', { name: 'Move the session' })
  await move.getByRole('radio', { name: 'Only this one' }).check()
  await move.getByRole('combobox', { name: 'Start' }).fill('19:00')
  await expect(move.getByText(/1 family will be asked again/)).toBeVisible()
  await move.getByRole('textbox', { name: 'Reason' }).fill('Pitch is lined')
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText(/^Moved to .*19:00\.$/)).toBeVisible()
  await family.reload()
  await expect(family.getByText('Moved: Pitch is lined')).toBeVisible()
  await expect(family.getByRole('button', { name: 'Yes', exact: true, pressed: true })).toHaveCount(
    0,
  )
  await expect(family.getByText('The time has changed. Please answer again.')).toBeVisible()

  // the rest gets another time; the one moved by hand stays
  await choose(page, title, 0, 'Move')
  await move.getByRole('radio', { name: 'This and all following' }).check()
  await move.getByRole('combobox', { name: 'Start' }).fill('20:00')
  // the list of times closes, as it does for a thumb beside it
  await page.keyboard.press('Tab')
  await expect(move.getByText('1 stays where you moved it.')).toBeVisible()
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('Weekly session changed.')).toBeVisible()
  await expect(page.getByText(/20:00–/)).not.toHaveCount(0)
  await expect(page.getByText(/19:00–/)).toHaveCount(1)

  // this and all following are called off, and with one click taken back
  await choose(page, title, 2, 'Call off')
  const off = page.getByRole('dialog', { name: 'Call the session off' })
  await off.getByRole('radio', { name: 'This and all following' }).check()
  await off.getByRole('textbox', { name: 'Reason' }).fill('Hall is rebuilt')
  await expect(off.getByText(/sessions are called off, their plans stay/)).toBeVisible()
  await off.getByRole('button', { name: 'Call off' }).click()
  await expect(page.getByText('This and all following are called off.')).toBeVisible()
  await expect(page.getByText('Called off: Hall is rebuilt').first()).toBeVisible()
  // older messages may still offer to take back something else
  await page
    .locator('[role="alert"], [role="status"]')
    .filter({ hasText: 'This and all following are called off.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('Called off: Hall is rebuilt')).toHaveCount(0)

  // what a test leaves behind: nothing
  await page.goto('/training-manager/series')
  await page
    .getByRole('button', { name: new RegExp(`^Actions: U13, ${short}, 20:00`) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const remove = page.getByRole('dialog', { name: 'Delete this weekly session?' })
  await remove.getByRole('radio', { name: 'They are called off' }).check()
  await remove.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Weekly session deleted.')).toBeVisible()
})
