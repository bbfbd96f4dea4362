import { createClient } from '@supabase/supabase-js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import type { AppRole } from '@/features/session/model/session'
import { newAccount } from '@/test/new-account'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'
import type { Database } from '@/lib/supabase/database.types'

const riverside = '00000000-0000-4000-8000-000000000001'
const teamIds = {
  u9: '00000000-0000-4000-8002-000000000001',
  nordstadtU11: '00000000-0000-4000-8002-000000000005',
}

/** A second session beside the one of the app, to change things behind its back. */
async function clientOf(account: { email: string; password: string }) {
  const client = createClient<Database>(inject('stackUrl'), inject('stackKey'), {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  })
  const { data, error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return { client, userId: data.user.id }
}

type Client = Awaited<ReturnType<typeof clientOf>>['client']

/** A training without a plan that begins in half an hour; `remove` takes it away again. */
async function comingTraining(client: Client, team_id: string, status: 'planned' | 'cancelled') {
  const start = Date.now() + 30 * 60_000
  const title = `Session ${crypto.randomUUID().slice(0, 8)}`
  const times = {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 60 * 60_000).toISOString(),
  }
  const { data, error } = await client
    .from('trainings')
    .insert({ team_id, school_id: riverside, title, place: 'Pitch 9', status, ...times })
    .select('id')
    .single()
  if (error) throw error
  async function remove() {
    await client
      .from('trainings')
      .update({ status: 'planned' })
      .eq('id', data?.id ?? '')
    await client
      .from('trainings')
      .delete()
      .eq('id', data?.id ?? '')
  }
  return { id: data.id, title, remove }
}

const region = (name: string | RegExp) => screen.findByRole('region', { name })

test('a coach sees the next session, the coming days and the next match of the own teams', async () => {
  await renderApp('/dashboard/coach/overview', { as: 'coach' })
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Lena' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Plan a session' })).toHaveAttribute(
    'href',
    '/training-manager/trainings/create',
  )
  expect(await region('Your next session')).toHaveTextContent(/U11|U13/)
  const days = within(await region('Next 7 days'))
  expect(days.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    '/calendar/training-calendar',
  )
  expect(days.getAllByRole('listitem').length).toBeGreaterThan(3)
  expect((await region('Next 7 days')).textContent).not.toMatch(/U9|U17/)
  const matches = within(await region('Next matches')).getAllByRole('listitem')
  expect(matches).toHaveLength(2)
})

test('a session without a plan is what a coach does now', async () => {
  const { client } = await clientOf(personas.multi)
  const training = await comingTraining(client, teamIds.u9, 'planned')
  await renderApp('/dashboard/coach/overview', { as: 'multi' })
  const next = await region('Your next session')
  expect(next).toHaveTextContent(`U9 · ${training.title}`)
  expect(next).toHaveTextContent('0 of 60 min planned')
  expect(next).toHaveTextContent(/in (29|30) minutes/)
  const editPath = `/training-manager/trainings/edit/${training.id}`
  expect(within(next).getByRole('link', { name: 'Plan it' })).toHaveAttribute('href', editPath)
  const days = within(await region('Next 7 days'))
  expect(days.getByText('1 session still needs a plan.')).toBeVisible()
  expect(days.getByText('No plan yet')).toBeVisible()
  expect(days.getByRole('link', { name: training.title })).toHaveAttribute('href', editPath)
  await training.remove()
})

test('an owner sees how many sessions are planned, every team in figures and the matches', async () => {
  await renderApp('/dashboard/owner/overview', { as: 'owner' })
  expect(await screen.findByText('Sessions in the next 7 days')).toBeVisible()
  expect(screen.getByText(/^\d+\s\/\s\d+$/)).toBeVisible()
  const teams = within(await region('Teams')).getAllByRole('listitem')
  expect(teams.map((row) => row.textContent.slice(0, 3))).toEqual(['U92', 'U11', 'U13', 'U17'])
  expect(teams[0]).toHaveTextContent('14 players2 on the staff')
  const matches = await region('Next matches')
  expect(within(matches).getAllByRole('listitem').length).toBeGreaterThan(3)
})

test('a parent sees a card for each of two children, and whose day is whose', async () => {
  await renderApp('/dashboard/parent/overview', { as: 'parent' })
  const cards = await screen.findAllByRole('region', { name: /Yılmaz/ })
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Defne YılmazU13',
    'Emir YılmazU11',
  ])
  for (const card of cards) {
    expect(within(card).getByText('Next training')).toBeVisible()
    expect(within(card).getByText('Next match')).toBeVisible()
    expect(within(card).getByText(/^Meet at \d\d:\d\d$/)).toBeVisible()
    expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/training-manager/trainings/details/'),
    )
  }
  const rows = within(await region('Next 7 days')).getAllByRole('listitem')
  expect(rows.every((row) => /Emir|Defne/.test(row.textContent))).toBe(true)
})

test('a cancelled training is said aloud to the families', async () => {
  const { client } = await clientOf(personas.coach2)
  const training = await comingTraining(client, teamIds.nordstadtU11, 'cancelled')
  await renderApp('/dashboard/parent/overview', { as: 'parent2' })
  const card = await region(/Kacper Wójcik/)
  expect(within(card).getByRole('alert')).toHaveTextContent(`Cancelled: ${training.title}`)
  expect(within(card).getByRole('link')).not.toHaveTextContent(training.title)
  expect(within(await region('Next 7 days')).getByText('Cancelled')).toBeVisible()
  await training.remove()
})

test('a player sees the next training and match of the own team', async () => {
  await renderApp('/dashboard/player/overview', { as: 'player' })
  const next = within(await region('What’s next'))
  expect(next.getByText('Next training')).toBeVisible()
  expect(next.getByText(/U17 –|– U17/)).toBeVisible()
  const days = await region('Next 7 days')
  expect(days.textContent).not.toMatch(/U9|U11|U13/)
})

test.each([
  ['coach2', '/dashboard/coach/overview'],
  ['owner2', '/dashboard/owner/overview'],
  ['parent2', '/dashboard/parent/overview'],
  ['player2', '/dashboard/player/overview'],
] as const)('%s of the rival club sees nothing of ours', async (persona, path) => {
  await renderApp(path, { as: persona })
  await region('Next 7 days')
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Gleisdreieck')
  expect(main).not.toHaveTextContent(/Riverside|Yılmaz|U9|U13|U17/)
})

test.each([
  ['coach', 'You are not looking after a team yet'],
  ['parent', 'No child is linked to your account yet'],
  ['player', 'Your account is not linked to a player yet'],
] as const)('a new %s without anything is told whom to ask', async (role, title) => {
  const account = await newAccount({ first_name: 'Nina', last_name: 'Neu' })
  await give(account, role)
  const { user, router } = await renderApp('/login')
  await user.type(screen.getByLabelText('E-mail'), account.email)
  await user.type(screen.getByLabelText('Password'), account.password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/${role}/overview`))
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
})

/** Profile row and role, as the first sign-in and an administrator would make them. */
async function give(account: { email: string; password: string }, role: AppRole) {
  const own = await clientOf(account)
  const profile = { id: own.userId, email: account.email, first_name: 'Nina', last_name: 'Neu' }
  await own.client.from('users').insert(profile)
  const admin = await clientOf(personas.admin)
  const { error } = await admin.client.rpc('assign_role', {
    p_user_ids: [own.userId],
    p_role: role,
    p_school_id: riverside,
  })
  if (error) throw error
}
