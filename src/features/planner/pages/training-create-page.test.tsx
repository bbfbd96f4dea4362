import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'

const u13 = '00000000-0000-4000-8002-000000000003'

type App = Awaited<ReturnType<typeof renderApp>>

beforeEach(() => localStorage.clear())

async function plan({ user }: App, title: string, exercises: number) {
  await user.click(await screen.findByLabelText('Title'))
  if (title) await user.paste(title)
  const adds = await screen.findAllByLabelText(/^Add: /)
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
  const details = await screen.findByRole('button', { name: /^Change time and place/ })
  await app.user.click(details)
  const minutes = await screen.findByLabelText(/^Minutes/)
  await app.user.clear(minutes)
  await app.user.type(minutes, '900')
  await app.user.click(details)
  await app.user.click(save())
  expect(await screen.findByText('Enter 5 to 300 minutes.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^Minutes/)).toHaveFocus())
})

/** A session of U13 in the far future, with exercises or without. */
async function createPlannedTraining(date: string, title: string, blocks: { minutes: number }[]) {
  await signInAs('coach')
  const client = await getDb()
  return unwrap(
    client.rpc('save_training', {
      p_training: {
        team_id: u13,
        title,
        starts_at: `${date}T17:00:00Z`,
        ends_at: `${date}T18:30:00Z`,
        blocks,
      },
    }),
  )
}

const free = [{ phase: 'warm_up', title: 'Tag', minutes: 15 }]

test('where the team trains already it is said, and saving over it asks first', async () => {
  const stood = await createPlannedTraining('2031-02-05', 'Cup week', free)
  const app = await renderApp(`${paths.trainings.create}?team=${u13}&date=2031-02-05&time=18:30`, {
    as: 'coach',
  })
  expect(await screen.findByText(/^U13 already trains then: Cup week, 18:00–19:30\./)).toBeVisible()
  await plan(app, 'Second one', 1)
  await app.user.click(save())
  const question = await screen.findByRole('dialog', { name: 'U13 already trains then' })
  expect(within(question).getByRole('link', { name: 'Open that session' })).toHaveAttribute(
    'href',
    expect.stringContaining(stood.id),
  )
  await app.user.click(within(question).getByRole('button', { name: 'Save anyway' }))
  expect(await screen.findByText('Second one', { selector: 'h1' })).toBeVisible()
  const client = await getDb()
  const kept = await unwrap(client.from('trainings').select('title').eq('id', stood.id).single())
  expect(kept.title).toBe('Cup week')
})

test('a session that waits for its plan gets it, also when it begins at another time', async () => {
  const same = await createPlannedTraining('2031-02-12', 'Wednesday', [])
  const app = await renderApp(`${paths.trainings.create}?team=${u13}&date=2031-02-12&time=18:00`, {
    as: 'coach',
  })
  expect(await screen.findByText(/Your plan goes into that session\.$/)).toBeVisible()
  await plan(app, '', 1)
  await app.user.click(save())
  expect(await screen.findByText('Wednesday', { selector: 'h1' })).toBeVisible()
  expect(app.router.state.location.pathname).toContain(same.id)
  app.unmount()

  const other = await createPlannedTraining('2031-02-19', 'Next Wednesday', [])
  const late = await renderApp(`${paths.trainings.create}?team=${u13}&date=2031-02-19&time=18:15`, {
    as: 'coach',
  })
  await plan(late, '', 1)
  await late.user.click(save())
  await late.user.click(await screen.findByRole('button', { name: 'Plan that session' }))
  expect(await screen.findByText('Next Wednesday', { selector: 'h1' })).toBeVisible()
  expect(late.router.state.location.pathname).toContain(other.id)
  expect(screen.getAllByText(/18:00–19:30/).length).toBeGreaterThan(0)
})

test('without a connection the plan stays, and is saved later', async () => {
  expectComplaint(/Request failed after 3 attempts|Failed to fetch/)
  const app = await renderApp(`${paths.trainings.create}?date=2027-01-13&time=08:00`, {
    as: 'coach',
  })
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
  expect(await screen.findByText('My sessions', { selector: 'h1' })).toBeVisible()
  expect(JSON.stringify({ ...localStorage })).toContain('Half a plan')
})

test('the way back leads to the calendar the coach came from, and asks before a plan is left', async () => {
  const app = await renderApp(`${paths.trainings.create}?date=2027-01-12&time=18:00`, {
    as: 'coach',
  })
  await app.user.click(await screen.findByLabelText('Title'))
  await app.user.paste('Half a plan')
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const back = trail.getByRole('link', { name: 'Calendar' })
  expect(back).toHaveAttribute('href', '/calendar/training-calendar?date=2027-01-12')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Half a plan'))
  await app.user.click(back)
  await app.user.click(await screen.findByText('Keep editing'))
  expect(screen.getByLabelText('Title')).toHaveValue('Half a plan')
  await app.user.click(back)
  await screen.findByText('Leave without saving?')
  await app.user.click(screen.getByText('Leave'))
  expect(await screen.findByText('Training calendar', { selector: 'h1' })).toBeVisible()
})

test('who has no team to plan for is told so', async () => {
  await renderApp(paths.trainings.create, { as: 'parent' })
  expect(await screen.findByRole('heading', { name: 'No team to plan for' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save session' })).not.toBeInTheDocument()
})

test('one tap shows the exercises for what players of the team work at', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.plan(0, 'first_touch', true)
  const { user } = await renderApp(`${paths.trainings.create}?date=2027-01-12&time=18:00`, {
    as: family.trainer,
  })
  const goals = within(await screen.findByRole('group', { name: 'Your players work on' }))
  await user.click(goals.getByRole('button', { name: 'First touch: 1 of 1' }))
  expect(goals.getByRole('button', { pressed: true })).toBeVisible()
  await waitFor(() => {
    const cards = within(screen.getByRole('region', { name: 'Exercises' })).getAllByText(/ · /)
    expect(cards.every((card) => card.textContent.endsWith('First touch'))).toBe(true)
  })
  await user.click(goals.getByRole('button', { pressed: true }))
  expect(goals.queryByRole('button', { pressed: true })).toBeNull()
})
