import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AppRole } from '@/features/session/model/session'
import { createClientFor } from '@/test/create-client-for'
import { createAccount } from '@/test/new-account'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const riverside = '00000000-0000-4000-8000-000000000001'
const teamIds = {
  u9: '00000000-0000-4000-8002-000000000001',
  nordstadtU11: '00000000-0000-4000-8002-000000000005',
}

type Client = Awaited<ReturnType<typeof createClientFor>>['client']

/** A training without a plan that begins in half an hour; `remove` takes it away again. */
async function createComingTraining(
  client: Client,
  team_id: string,
  status: 'planned' | 'cancelled',
) {
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

const findRegion = (name: string | RegExp) => screen.findByRole('region', { name })

test('a coach sees the next session, the coming days and the next match of the own teams', async () => {
  await renderApp('/dashboard/coach/overview', { as: 'coach' })
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Lena' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Plan a session' })).toHaveAttribute(
    'href',
    '/training-manager/trainings/create',
  )
  expect(await findRegion('Your next session')).toHaveTextContent(/U11|U13/)
  const days = within(await findRegion('Next 7 days'))
  expect(days.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    '/calendar/training-calendar',
  )
  expect(days.getAllByRole('listitem').length).toBeGreaterThan(3)
  expect((await findRegion('Next 7 days')).textContent).not.toMatch(/U9|U17/)
  const matches = within(await findRegion('Next matches')).getAllByRole('listitem')
  expect(matches).toHaveLength(2)
})

test('a session without a plan is what a coach does now', async () => {
  const { client } = await createClientFor(personas.multi)
  const training = await createComingTraining(client, teamIds.u9, 'planned')
  await renderApp('/dashboard/coach/overview', { as: 'multi' })
  const next = await findRegion('Your next session')
  expect(next).toHaveTextContent(`U9 · ${training.title}`)
  expect(next).toHaveTextContent('0 of 60 min planned')
  expect(next).toHaveTextContent(/in (29|30) minutes/)
  const editPath = `/training-manager/trainings/edit/${training.id}`
  expect(within(next).getByRole('link', { name: 'Plan it' })).toHaveAttribute('href', editPath)
  const days = within(await findRegion('Next 7 days'))
  expect(days.getByText('1 session still needs a plan.')).toBeVisible()
  expect(days.getByText('No plan yet')).toBeVisible()
  expect(days.getByRole('link', { name: training.title })).toHaveAttribute('href', editPath)
  await training.remove()
})

test('the next session says who comes, with the names behind each number', async () => {
  const { client } = await createClientFor(personas.multi)
  const training = await createComingTraining(client, teamIds.u9, 'planned')
  const { user } = await renderApp('/dashboard/coach/overview', { as: 'multi' })
  const answers = within(await screen.findByRole('region', { name: 'Who is coming' }))
  const open = await answers.findByRole('button', { name: /^\d+\s*No answer$/ })
  const count = Number(open.textContent.replace(/\D/g, ''))
  expect(count).toBeGreaterThan(5)
  await user.click(open)
  const names = within(answers.getByRole('list', { name: 'No answer' }))
  expect(names.getAllByRole('listitem')).toHaveLength(count)
  await training.remove()
})

test('what a session lacks stands in one list, each with the link that fixes it', async () => {
  const { client } = await createClientFor(personas.multi)
  const training = await createComingTraining(client, teamIds.u9, 'planned')
  await renderApp('/dashboard/coach/overview', { as: 'multi' })
  const missing = within(await findRegion('What is missing'))
  const editPath = `/training-manager/trainings/edit/${training.id}`
  const links = await missing.findAllByRole('link')
  const mending = links.filter((link) => link.getAttribute('href')?.includes(training.id))
  expect(mending.map((link) => link.getAttribute('href'))).toEqual([
    editPath,
    editPath,
    `/training-manager/trainings/details/${training.id}`,
  ])
  expect(mending[0]).toHaveAccessibleName(/^Plan it: No plan yet, U9/)
  expect(mending[1]).toHaveAccessibleName(/^Choose a field: No field booked, U9/)
  expect(mending[2]).toHaveAccessibleName(/^See who: \d+ answers are open, U9/)
  await training.remove()
})

test('an owner sees people, invitations and open fees in figures, and what needs the owner', async () => {
  await renderApp('/dashboard/owner/overview', { as: 'owner' })
  expect(await findRegion('What needs you')).toBeVisible()
  for (const label of ['Players', 'Coaches', 'Open invitations']) {
    expect(within(screen.getByRole('main')).getByRole('link', { name: label })).toBeVisible()
  }
  expect(screen.getByText('Waiting for a role')).toBeVisible()
  expect(screen.getByText('Fees open')).toBeVisible()
  expect(screen.getByText(/^€[\d,]+$/)).toBeVisible()
})

test('an owner sees how many sessions are planned, every team in figures and the matches', async () => {
  await renderApp('/dashboard/owner/overview', { as: 'owner' })
  expect(await screen.findByText('Sessions in the next 7 days')).toBeVisible()
  expect(screen.getByText(/^\d+\s\/\s\d+$/)).toBeVisible()
  expect(
    await screen.findByRole('link', { name: /^\d+ of \d+ players have goals/ }),
  ).toHaveAttribute('href', '/coach-lab/development')
  const rows = within(await findRegion('Teams')).getAllByRole('listitem')
  // other tests make teams of their own
  const teams = rows.filter((row) => /^U(9|11|13|17)20/.test(row.textContent))
  expect(teams.map((row) => row.textContent.slice(0, 3))).toEqual(['U92', 'U11', 'U13', 'U17'])
  expect(teams[0]).toHaveTextContent('14 players2 on the staff')
  const matches = await findRegion('Next matches')
  expect(within(matches).getAllByRole('listitem').length).toBeGreaterThan(3)
})

test('a player sees the next training and match of the own team, each once, and no fees', async () => {
  await renderApp('/dashboard/player/overview', { as: 'player' })
  const next = within(await findRegion('What’s next'))
  expect(next.getByText('Next session')).toBeVisible()
  expect(next.getByText(/U17 –|– U17/)).toBeVisible()
  const answers = screen.getAllByRole('group', { name: /^Answer for/ })
  const trainings = next.getAllByRole('link').map((link) => link.getAttribute('href'))
  const more = within(await findRegion('More dates'))
  const others = more.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(others.filter((href) => trainings.includes(href))).toEqual([])
  expect(answers.length).toBeGreaterThan(1)
  expect(screen.getByRole('main')).not.toHaveTextContent(/U9|U11|U13|Fees|overdue/)
})

test('a player reads progress, achievements and the coach’s words in cards of their own', async () => {
  await renderApp('/dashboard/player/overview', { as: 'player' })
  const progress = await findRegion('Progress')
  await waitFor(() => expect(progress).toHaveTextContent('Overall rating'))
  expect(within(progress).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('/players/details/'),
  )
  const awards = await findRegion('Achievements')
  await waitFor(() => expect(within(awards).getAllByRole('listitem').length).toBeGreaterThan(0))
  expect(await findRegion('Words from the coach')).toHaveTextContent('Markus Lindner')
})

test.each([
  ['coach2', '/dashboard/coach/overview'],
  ['owner2', '/dashboard/owner/overview'],
  ['parent2', '/dashboard/parent/overview'],
  ['player2', '/dashboard/player/overview'],
] as const)('%s of the rival club sees nothing of ours', async (persona, path) => {
  await renderApp(path, { as: persona })
  await findRegion(/^(Next 7 days|More dates)$/)
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Gleisdreieck')
  expect(main).not.toHaveTextContent(/Riverside|Yılmaz|U9|U13|U17/)
})

test.each([
  ['coach', 'You are not looking after a team yet'],
  ['parent', 'No child is linked to your account yet'],
  ['player', 'Your account is not linked to a player yet'],
] as const)('a new %s without anything is told whom to ask', async (role, title) => {
  const account = await createAccount({ first_name: 'Nina', last_name: 'Neu' })
  await grantRole(account, role)
  const { user, router } = await renderApp('/login')
  await user.type(screen.getByLabelText('E-mail'), account.email)
  await user.type(screen.getByLabelText('Password'), account.password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/${role}/overview`))
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
})

/** Profile row and role, as the first sign-in and an administrator would make them. */
async function grantRole(account: { email: string; password: string }, role: AppRole) {
  const own = await createClientFor(account)
  const profile = { id: own.userId, email: account.email, first_name: 'Nina', last_name: 'Neu' }
  await own.client.from('users').insert(profile)
  const admin = await createClientFor(personas.admin)
  const { error } = await admin.client.rpc('assign_role', {
    p_user_ids: [own.userId],
    p_role: role,
    p_school_id: riverside,
  })
  if (error) throw error
}
