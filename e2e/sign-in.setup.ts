/** Signs every persona in once through the login page and keeps the cookies for the journeys. */
import { test as setup } from './support/fixtures'
import { personas, getStatePath } from './support/personas'
import { signIn } from './support/sign-in'

for (const persona of personas) {
  setup(`${persona} signs in`, async ({ page }) => {
    await signIn(page, persona)
    await page.context().storageState({ path: getStatePath(persona) })
  })
}
