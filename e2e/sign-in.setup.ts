/** Signs every persona in once through the login page and keeps the cookies for the journeys. */
import { expect, test as setup } from '@playwright/test'
import { emailOf, password, personas, stateOf } from './personas'

for (const persona of personas) {
  setup(`${persona} signs in`, async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf(persona))
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/(dashboard\/\w+\/overview|settings\/account)$/)
    await page.context().storageState({ path: stateOf(persona) })
  })
}
