import { findIssues } from './support/axe'
import { expect, test } from './support/fixtures'

const roles = [
  { home: 'Coaches', title: 'More football, less paperwork', role: 'Coach' },
  { home: 'Clubs and academies', title: 'Your whole club on one page', role: 'Owner' },
  { home: 'Parents', title: 'When, where, and who drives?', role: 'Parent' },
  { home: 'Players', title: 'Your football, your progress', role: 'Player' },
] as const

for (const { home, title, role } of roles) {
  test(`a visitor comes from home over the page for a ${role} to an account in this role`, async ({
    as,
  }) => {
    const page = await as(null)
    await page.goto('/')
    await page.getByRole('link', { name: home, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const prices = page.getByRole('region', { name: 'What it costs' })
    // prices come when somebody gets there
    await prices.scrollIntoViewIfNeeded()
    await expect(prices.getByRole('listitem')).toHaveCount(4)
    expect(await findIssues(page)).toEqual([])
    await page.getByRole('link', { name: 'Register for free' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
    await expect(page.getByRole('radio', { name: new RegExp(`^${role}`) })).toBeChecked()
  })
}

test('a plan chosen by a visitor waits behind the sign-in', async ({ as }) => {
  const page = await as(null)
  await page.goto('/landing/coach-landing')
  await page.getByRole('region', { name: 'What it costs' }).scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await page.getByRole('link', { name: 'Choose Professional' }).click()
  // each page has such a link or field of its own: the next one is waited for
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('E-mail').fill('coach@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/pricing\?plan=[\da-f-]{36}&period=yearly$/)
  await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked()
})

test('the footer leads to nine pages, and a link into a text arrives at its section', async ({
  as,
}) => {
  const page = await as(null)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveCount(9)
  for (const name of await footer.getByRole('link').allTextContents()) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findIssues(page)).toEqual([])
  }
  await page.goto('/info/privacy-policy#rights')
  // at the head of the window, not where the first page of this tab was left
  const section = page.getByRole('heading', { name: 'Your rights' })
  await expect(section).toBeInViewport()
  await expect
    .poll(async () => section.evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(200)
})
