import { expect, type Page } from '@playwright/test'
import { getEmail, password, type Persona } from './personas'

/** Through the login page, as a person does; the session is this page's own. */
export async function signIn(page: Page, persona: Persona): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(getEmail(persona))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/(dashboard\/\w+\/overview|settings\/account)$/)
}
