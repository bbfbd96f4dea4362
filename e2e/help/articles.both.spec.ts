import { expect, test } from '../support/fixtures'

test('a coach finds how a training is moved, and the article leads to the screen', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  await page.goto('/dashboard/coach/overview')
  if (isMobile) {
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('menuitem', { name: 'Help' }).click()
  } else {
    await page.getByRole('button', { name: 'Help', exact: true }).click()
  }
  const panel = page.getByRole('dialog', { name: 'Help' })
  await expect(panel.getByRole('region', { name: 'For this page' })).toBeVisible()
  await panel.getByRole('searchbox').fill('reschedule training')
  await panel.getByRole('button', { name: 'Move a training to another day' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'More actions' })).toBeVisible()

  await panel.getByRole('link', { name: 'Open the page' }).click()
  await expect(page).toHaveURL(/\/training-manager\/trainings\/my-trainings$/)
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'My sessions' })).toBeVisible()

  // the link that support sends, and Back to where one was
  await page.goto('/settings/language')
  await page.goto('/settings/language?help=change-email')
  await expect(panel.getByRole('heading', { name: /password or e-mail/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/settings\/language$/)
})
