import { expect, test } from './support/fixtures'

test('a coach looks at a child, writes for the family and gives a task; the parent reads and ticks; the coach sees both', async ({
  as,
  isMobile,
}) => {
  // each project writes its own, so that they do not meet
  const mark = isMobile ? 'phone' : 'desktop'
  const words = `Asks for the ball all the time (${mark})`
  const title = `Ten passes with the left foot (${mark})`

  const coach = await as('coach2')
  await coach.goto('/coach-lab/notes?q=Kacper')
  await coach.locator('a[href*="/coach-lab/player/"]').first().click()
  await expect(coach.getByRole('heading', { name: /^Note and tasks for/ })).toBeVisible()
  await coach.getByRole('textbox', { name: /^Note/ }).fill(words)
  await coach.getByRole('radio', { name: /^Player and family/ }).check()
  await coach.getByRole('button', { name: 'Add a task' }).click()
  const task = coach.getByRole('group', { name: 'Task 1' })
  await task.getByRole('textbox', { name: /^Title/ }).fill(title)
  await coach.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(coach.getByRole('heading', { name: /^Coach lab/ })).toBeVisible()

  const parent = await as('parent2')
  await parent.goto(`/notes/history?q=${encodeURIComponent(words)}`)
  await expect(parent.getByText(words)).toBeVisible()
  await parent.locator('a[href*="/notes/history/details/"]').first().click()
  await expect(parent).toHaveURL(/\/notes\/history\/details\//)
  await expect(parent.getByText(words)).toBeVisible()
  await parent.goto('/tasks-active')
  const own = parent.getByRole('listitem').filter({ hasText: title })
  const ticked = parent.waitForResponse(/\/rest\/v1\/rpc\/set_task_status$/)
  await own.getByRole('button', { name: 'Done' }).click()
  expect((await ticked).ok()).toBe(true)
  await expect(own.getByRole('button', { name: 'Say how it went' })).toBeVisible()

  await coach.goto(`/tasks-active?q=${encodeURIComponent(title)}`)
  const done = coach.getByRole('region', { name: /^Done/ })
  await expect(done.getByRole('heading', { name: title })).toBeVisible()
  await coach.goto(`/notes/history?q=${encodeURIComponent(words)}`)
  await coach.locator('a[href*="/notes/history/details/"]').first().click()
  await expect(coach.getByRole('heading', { name: 'Who has read it' })).toBeVisible()
  await expect(coach.getByText('Nobody has opened it yet.')).toBeHidden()
})
