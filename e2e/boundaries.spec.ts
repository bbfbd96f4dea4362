import { expect, test } from './support/fixtures'

// refused and missing rows answer with an HTTP error that the browser logs
test.use({ expectedErrors: [/40[0-9]/] })

const unknown = '00000000-0000-4000-8000-00000000dead'

test('an id that does not exist shows the not-found page inside the layout', async ({ as }) => {
  const page = await as('coach')
  for (const path of [
    `/training-manager/trainings/details/${unknown}`,
    `/training-manager/trainings/edit/${unknown}`,
    `/training-manager/exercise/details/${unknown}`,
    '/training-manager/trainings/details/not-an-id',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
})

test('a session of the rival school is not found, whoever asks', async ({ as }) => {
  const coach = await as('coach')
  await coach.goto('/training-manager/trainings/my-trainings')
  await coach.getByRole('table').getByRole('link').first().click()
  await expect(coach).toHaveURL(/\/trainings\/details\//)
  const address = coach.url()
  await expect(coach.getByRole('heading', { level: 1 })).toBeVisible()

  for (const stranger of ['coach2', 'parent2'] as const) {
    const page = await as(stranger)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  }
  const parent = await as('parent')
  await parent.goto(address)
  await expect(parent.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
})

test('a coach who opens the admin area is sent to their own dashboard', async ({ as }) => {
  const page = await as('coach')
  await page.goto('/dashboard/admin/users')
  await expect(page).toHaveURL(/\/dashboard\/coach\/overview$/)
})
