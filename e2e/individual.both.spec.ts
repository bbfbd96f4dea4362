import { expect, test } from './support/fixtures'

// nothing gets through while the phone is offline
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

test('a coach gives an exercise; the player does it without a connection; back online it is one entry, and the coach sees it', async ({
  as,
  isMobile,
}) => {
  // each project has its own exercise, so that they do not meet
  const title = `Stairs (${isMobile ? 'phone' : 'desktop'})`
  const coach = await as('coach2')
  await coach.goto('/individual-training/exercise-library/create')
  await coach.getByRole('textbox', { name: /^Title/ }).fill(title)
  await coach.getByRole('textbox', { name: /^What it is good for/ }).fill('Quick feet')
  await coach.getByRole('textbox', { name: /^How it goes/ }).fill('Left foot up\nRight foot up')
  await coach.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(coach.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await coach.getByRole('link', { name: 'Give to players' }).click()
  await coach.getByRole('searchbox', { name: 'Search players' }).fill('Kacper')
  await coach.getByRole('button', { name: /^Choose/ }).click()
  await coach.getByRole('button', { name: /^Assign to/ }).click()
  await expect(coach.getByRole('heading', { name: /^Active tasks/ })).toBeVisible()

  const family = await as('parent2')
  await family.goto('/tasks-active')
  const task = family.getByRole('listitem').filter({ hasText: title })
  await task.getByRole('link', { name: 'Do it now' }).click()
  await expect(family.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await family.context().setOffline(true)
  const tap = family.getByRole('button', { name: /Tap for each one$/ })
  await tap.click()
  await tap.click()
  await tap.click()
  await family.getByRole('radio', { name: 'Just right' }).check()
  await family.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(family.getByText(/^Stored on this device/)).toBeVisible()
  const sent = family.waitForResponse(/\/rest\/v1\/rpc\/log_individual_progress$/)
  await family.context().setOffline(false)
  expect((await sent).ok()).toBe(true)
  await expect(family.getByText('Saved. Your coach can see it.')).toBeVisible()

  await coach.goto('/individual-training/exercise-library?mine=true')
  await coach.getByRole('link', { name: new RegExp(title.replace(/[()]/g, '.')) }).click()
  await coach.getByRole('link', { name: /^Kacper/ }).click()
  await expect(coach.getByRole('heading', { name: 'One entry' })).toBeVisible()
  await expect(coach.getByRole('link', { name: new RegExp(`^Stairs.*3 times$`) })).toBeVisible()
})
