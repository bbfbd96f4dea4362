/** From the front page into the demo academy and to an own account, without ever signing in. */
import { expect, test } from '@playwright/test'
import { loadApp } from '../support/settled'

test('a coach without an account looks around: everything opens, nothing is saved', async ({
  page,
}) => {
  await page.goto('/landing/coach-landing')
  await loadApp(page)
  await page.getByRole('link', { name: 'Look around without an account' }).click()
  const bar = page.getByRole('complementary', { name: 'Looking around' })
  await expect(bar).toContainText('Demo academy: nothing is saved.')
  await expect(page).toHaveURL(/\/dashboard\/coach\/overview$/)

  await page.goto('/training-manager/exercise/exercise-library')
  await expect(page.getByRole('heading', { level: 1, name: 'Exercise library' })).toBeVisible()
  const star = page.getByRole('button', { name: /^Favourite: / }).first()
  await star.click()
  await expect(page.getByText('You are only looking around', { exact: false })).toBeVisible()

  await bar.getByRole('button', { name: 'Register for free' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await expect(page).toHaveURL(/\/register\?role=coach$/)
})

test('a parent’s answer in the demo academy goes nowhere and says so', async ({ page }) => {
  await page.goto('/landing/try')
  await page.getByRole('link', { name: /As a parent/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/parent\/overview$/)
  await page
    .getByRole('group', { name: /Emir/ })
    .getByRole('button', { name: 'Yes' })
    .first()
    .click()
  await expect(page.getByText('You are only looking around', { exact: false })).toBeVisible()
})
