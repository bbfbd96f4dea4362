import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { createEmail, waitForMailedLink } from './support/mail'

// a first sign-in asks for a profile that is not there yet (PGRST116)
test.use({ expectedErrors: [/406/] })

test('a coach registers, confirms by e-mail, waits, is given the role and starts to work', async ({
  as,
}) => {
  const email = createEmail('nora')
  const newcomer = await as(null)
  await register(newcomer, email)

  await newcomer.goto(await waitForMailedLink(email))
  await newcomer.getByLabel('Password', { exact: true }).fill('touchline-1')
  await newcomer.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(newcomer).toHaveURL(/\/settings\/account$/)
  await expect(newcomer.getByText('Your role is being assigned')).toBeVisible()

  const admin = await as('admin')
  await admin.goto(`/dashboard/admin/users?q=${encodeURIComponent(email)}`)
  await admin.getByRole('button', { name: 'Actions for Nora Falk' }).click()
  await admin.getByRole('menuitem', { name: 'Assign a role' }).click()
  const sheet = admin.getByRole('dialog', { name: 'Assign a role to Nora Falk' })
  await expect(sheet.getByRole('combobox', { name: 'Role' })).toHaveValue('Coach')
  await expect(sheet.getByRole('combobox', { name: 'School' })).toHaveValue('FC Riverside')
  await sheet.getByRole('button', { name: 'Assign' }).click()
  await expect(admin.getByText('1 person has the role Coach now.')).toBeVisible()

  await newcomer.goto('/')
  await expect(newcomer).toHaveURL(/\/dashboard\/coach\/overview$/)
  await newcomer.goto('/training-manager/exercise/exercise-library')
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Exercise library' })).toBeVisible()
})

test('several waiting people get a role in one go', async ({ as }) => {
  const tag = `Falk${Date.now().toString(36)}`
  for (const name of ['ben', 'mia']) {
    const email = createEmail(name)
    const page = await as(null)
    await register(page, email, tag)
    await page.goto(await waitForMailedLink(email))
    await page.getByLabel('Password', { exact: true }).fill('touchline-1')
    await page.getByRole('button', { name: 'Confirm and continue' }).click()
    await expect(page).toHaveURL(/\/settings\/account$/)
  }

  const admin = await as('admin')
  await admin.goto(`/dashboard/admin/users?status=pending&q=${tag}`)
  await admin.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await admin.getByRole('button', { name: 'More for the selection' }).click()
  await admin.getByRole('menuitem', { name: 'Assign role' }).click()
  const sheet = admin.getByRole('dialog', { name: 'Assign a role to 2 people' })
  await sheet.getByRole('button', { name: 'Assign' }).click()
  await expect(admin.getByText('2 people have the role Coach now.')).toBeVisible()
  await expect(
    admin.getByText('Nobody is waiting').or(admin.getByText('Nothing matches')),
  ).toBeVisible()
})

async function register(page: Page, email: string, lastName = 'Falk'): Promise<void> {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('radio', { name: /Coach/ }).check()
  await page.getByRole('textbox', { name: /Club or school/ }).fill('FC Riverside')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
}
