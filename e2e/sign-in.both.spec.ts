import { addresses } from './support/addresses'
import { expect, test } from './support/fixtures'
import { createEmail, waitForMailedLink } from './support/mail'
import { password } from './support/personas'

test.use({ expectedErrors: [/400|422|401|406/] })

test('a wrong password is told and what was typed stays', async ({ as }) => {
  const page = await as(null)
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('coach@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('not-this-one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('E-mail or password is not right. Please check both.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('coach@demo.test')
})

test('after signing in a visitor lands on the page they wanted, once', async ({ as }) => {
  const page = await as(null)
  await page.goto('/training-manager/trainings/my-trainings?team=none')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('coach@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/training-manager\/trainings\/my-trainings/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard\/coach\/overview$/)
})

test('the page behind the sign-in is fetched while one types: the one asked for, or the likely home', async ({
  as,
}, { project }) => {
  const home = project.name === 'phone' ? 'parent-overview-page' : 'coach-overview-page'
  const page = await as(null)
  for (const [asked, file] of [
    ['', home],
    ['/players', 'player-list-page'],
  ] as const) {
    const value = encodeURIComponent(asked)
    await page.context().addCookies([{ name: 'saved-path', value, url: addresses.app }])
    await page.goto('/login')
    const fetched = page.waitForRequest((request) => request.url().includes(`/assets/${file}`))
    await page.getByRole('textbox', { name: 'E-mail' }).focus()
    await fetched
  }
})

test('a forgotten password is replaced through the mailed link', async ({ as }) => {
  const email = createEmail('iva')
  const page = await as(null)
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'First name' }).fill('Iva')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Koleva')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('radio', { name: /Parent/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await page.goto(await waitForMailedLink(email))
  await page.getByLabel('Password', { exact: true }).fill('before-1')
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page).toHaveURL(/\/settings\/account$/)

  const elsewhere = await as(null)
  await elsewhere.goto('/forgot-password')
  await elsewhere.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await elsewhere.getByRole('button', { name: 'Send the link' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect.poll(() => waitForMailedLink(email)).toContain('/reset-password')
  await elsewhere.goto(await waitForMailedLink(email))
  await elsewhere.getByLabel('New password', { exact: true }).fill('after-22')
  await elsewhere.getByLabel('Confirm new password', { exact: true }).fill('after-22')
  await elsewhere
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(elsewhere).toHaveURL(/\/settings\/account$/)
})

test('whoever waits for a role sees one type and one ground, with the kit and without', async ({
  as,
}) => {
  const page = await as('pending')
  const readStyle = () =>
    page.evaluate(() => {
      const { fontFamily, backgroundColor, color } = getComputedStyle(document.body)
      return { fontFamily, backgroundColor, color }
    })
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const withKit = await readStyle()
  await page.goto('/role-selection')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await readStyle()).toEqual(withKit)
})
