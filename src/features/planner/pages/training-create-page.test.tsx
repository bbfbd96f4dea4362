import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

beforeEach(() => localStorage.clear())

async function plan({ user }: App, title: string, exercises: number) {
  await user.click(await screen.findByLabelText('Title'))
  await user.paste(title)
  const adds = await screen.findAllByText(/^Add: /)
  for (const add of adds.slice(0, exercises)) await user.click(add)
}

const save = () => screen.getByText('Save session')

test('a coach plans a session with three exercises and finds it in the list', async () => {
  const app = await renderApp(`${paths.trainings.create}?date=2027-01-12&time=18:00`, {
    as: 'coach',
  })
  const title = `Pressing ${crypto.randomUUID().slice(0, 6)}`
  await plan(app, title, 3)
  await app.user.click(save())
  expect(await screen.findByText(title, { selector: 'h1' })).toBeVisible()
  expect(await screen.findByText('Session saved.')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(screen.getAllByText(/18:00/).length).toBeGreaterThan(0)
  expect(Object.keys(localStorage).join()).not.toContain('training-draft')

  await app.router.navigate(`${paths.trainings.mine}?q=${encodeURIComponent(title)}`)
  expect((await screen.findAllByText(title))[0]).toBeVisible()
})

test('what is wrong is said beside the field', async () => {
  const app = await renderApp(paths.trainings.create, { as: 'coach' })
  const minutes = await screen.findByLabelText(/^Minutes/)
  await app.user.clear(minutes)
  await app.user.type(minutes, '900')
  await app.user.click(save())
  expect(await screen.findByText('Enter 5 to 300 minutes.')).toBeVisible()
  expect(minutes).toHaveFocus()
})

test('without a connection the plan stays, and is saved later', async () => {
  expectComplaint(/Request failed after 3 attempts|Failed to fetch/)
  const app = await renderApp(`${paths.trainings.create}?date=2027-01-13`, { as: 'coach' })
  const title = `Offline ${crypto.randomUUID().slice(0, 6)}`
  await plan(app, title, 1)
  const line = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await app.user.click(save())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('You are offline')
  expect(screen.getByLabelText('Title')).toHaveValue(title)
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain(title))

  line.mockRestore()
  await app.user.click(within(alert).getByRole('button', { name: 'Save again' }))
  expect(await screen.findByText(title, { selector: 'h1' })).toBeVisible()
})

test('leaving asks, and keeps the draft', async () => {
  const app = await renderApp(paths.trainings.create, { as: 'coach' })
  await app.user.click(await screen.findByLabelText('Title'))
  await app.user.paste('Half a plan')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Half a plan'))
  void app.router.navigate(paths.trainings.mine)
  await screen.findByText('Leave without saving?')
  await app.user.click(screen.getByText('Leave'))
  expect(await screen.findByText('My trainings', { selector: 'h1' })).toBeVisible()
  expect(JSON.stringify({ ...localStorage })).toContain('Half a plan')
})

test('who has no team to plan for is told so', async () => {
  await renderApp(paths.trainings.create, { as: 'parent' })
  expect(await screen.findByRole('heading', { name: 'No team to plan for' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save session' })).not.toBeInTheDocument()
})
