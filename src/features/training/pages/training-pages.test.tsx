import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { signInAs } from '@/test/sign-in-as'
import { createAccount } from '@/test/new-account'
import { renderApp } from '@/test/render-app'

const mine = '/training-manager/trainings/my-trainings'
const all = '/training-manager/trainings/all-my-trainings'
const getDetailsPath = (id: string) => `/training-manager/trainings/details/${id}`
const riverside = '00000000-0000-4000-8000-000000000001'
const u13 = '00000000-0000-4000-8002-000000000003'

/** A session of this test alone, three days from now; found by its title. */
async function planSession(title: string) {
  await signInAs('coach')
  const client = await getDb()
  const start = Date.now() + 3 * 24 * 3_600_000
  return unwrap(
    client
      .from('trainings')
      .insert({
        school_id: riverside,
        team_id: u13,
        title,
        notes: 'Keys at the gate.',
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 5_400_000).toISOString(),
      })
      .select('id')
      .single(),
  )
}

const getTable = () => screen.getByRole('table', { name: 'Sessions' })

type User = Awaited<ReturnType<typeof renderApp>>['user']

/** Without layout the kit takes a menu's button for scrolled away: it hides the menu and complains. */
async function choose(user: User, menu: string | RegExp, action: string) {
  expectComplaint(/use-focus-trap/)
  await user.click(screen.getByRole('button', { name: menu }))
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
}

async function findTraining(teamId: string) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .select('id, title, blocks:training_blocks!inner(id)')
      .eq('team_id', teamId)
      .gt('starts_at', new Date().toISOString())
      .neq('status', 'cancelled')
      .limit(1)
      .single(),
  )
}

test('a coach finds the own teams in my trainings and the school in all, the rival in neither', async () => {
  const { unmount } = await renderApp(mine, { as: 'coach' })
  expect(screen.getByRole('heading', { level: 1, name: 'My sessions' })).toBeVisible()
  expect(within(getTable()).getAllByRole('row')).toHaveLength(21)
  expect(screen.getAllByText(/^U1[13]$/).length).toBeGreaterThan(5)
  expect(screen.queryByText('U17')).not.toBeInTheDocument()
  unmount()

  const { user } = await renderApp(all, { as: 'coach' })
  expect(screen.getAllByText('U17').length).toBeGreaterThan(0)
  // the filter stands above the table, whose column of the same name sorts
  const [teams] = screen.getAllByRole('button', { name: 'Team' })
  if (!teams) throw new Error('The list can be narrowed to teams')
  await user.click(teams)
  const options = await screen.findAllByRole('option', { hidden: true })
  // beside them stand the teams that other tests have founded in the school
  const seeded = options
    .map(({ textContent }) => textContent)
    .filter((name) => /^U(9|11|13|17)$/.test(name))
  expect(seeded).toEqual(['U11', 'U13', 'U17', 'U9'])
  await user.click(screen.getByRole('option', { name: 'U9', hidden: true }))
  await waitFor(() => expect(within(getTable()).queryByText('U17')).not.toBeInTheDocument())
  expect(screen.queryByText(/Gleisdreieck/)).not.toBeInTheDocument()
})

test('past sessions, the sort and the page stand in the address', async () => {
  const { user, router } = await renderApp(`${mine}?page=2`, { as: 'coach' })
  await user.click(screen.getByRole('link', { name: 'Past' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=past'))
  await waitFor(() => expect(screen.getAllByText('Done').length).toBeGreaterThan(5))
  const getLatest = () => screen.getAllByRole('row')[1]?.textContent
  const before = getLatest()
  await user.click(screen.getByRole('button', { name: 'When' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=past&dir=asc'))
  await waitFor(() => expect(getLatest()).not.toBe(before))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(router.state.location.search).toContain('page=2'))
})

test('a session is called off, taken back and deleted from its row', async () => {
  const title = `Session ${crypto.randomUUID().slice(0, 8)}`
  await planSession(title)
  const { user } = await renderApp(`${mine}?q=${title}`, { as: 'coach' })
  const menu = new RegExp(`^Actions: ${title}, U13`)
  expect(screen.getByRole('link', { name: new RegExp(`^Plan it: ${title}`) })).toBeVisible()

  await choose(user, menu, 'Call off')
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(new RegExp(`${title}, U13`))).toBeVisible()
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'Pitch closed')
  await user.click(question.getByRole('button', { name: 'Call off' }))
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(screen.getByText('Called off: Pitch closed')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await within(getTable()).findByText('Planned')).toBeVisible()

  await choose(user, menu, 'Delete')
  const sure = within(await screen.findByRole('dialog', { name: 'Delete this session?' }))
  await user.click(sure.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Nothing matches')).toBeVisible()
})

test('a search without a hit offers to clear it', async () => {
  const { user, router } = await renderApp(`${mine}?q=qxqxq`, { as: 'coach' })
  expect(screen.getByText('Nothing matches')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('a page beyond the last leads back to the first', async () => {
  const { router } = await renderApp(`${mine}?page=90`, { as: 'coach' })
  expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('staff see the plan block by block and may change it', async () => {
  await signInAs('coach')
  const { id, title } = await findTraining(u13)
  const { user, router } = await renderApp(getDetailsPath(id), { as: 'coach' })
  expect(screen.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  const main = within(screen.getByRole('region', { name: 'Main part' }))
  expect(main.getAllByText('Coaching points').length).toBeGreaterThan(0)
  expect(main.getAllByRole('img').length).toBeGreaterThan(0)
  expect(screen.getByRole('region', { name: 'Equipment to bring' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/training-manager/trainings/edit/${id}`,
  )
  await choose(user, 'More actions', 'Duplicate')
  await waitFor(() => expect(router.state.location.search).toBe(`?copy=${id}`))
})

test('deleting from the page of a session leads to the list', async () => {
  const title = `Session ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await planSession(title)
  const { user, router } = await renderApp(getDetailsPath(id), { as: 'coach' })
  expect(screen.getByText('Keys at the gate.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Plan the exercises' })).toBeVisible()
  await choose(user, 'More actions', 'Delete')
  const sure = within(await screen.findByRole('dialog'))
  await user.click(sure.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(mine))
  expect(await screen.findByText('Session deleted.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument())
})

test('a coach reads the plan first; who comes and the check stand beside it', async () => {
  await signInAs('coach')
  const { id } = await findTraining(u13)
  await renderApp(getDetailsPath(id), { as: 'coach' })
  const beside = screen.getByText('Who is coming').closest('aside')
  if (!beside) throw new Error('Nothing beside the plan')
  expect(within(beside).queryByRole('region', { name: 'Main part' })).not.toBeInTheDocument()
  const plan = screen.getByRole('region', { name: 'Main part' })
  expect(plan.compareDocumentPosition(beside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(beside).getByRole('region', { name: 'Plan' })).toBeVisible()
})

test('a parent reads the session of the child and can change nothing', async () => {
  await signInAs('coach')
  const { id, title } = await findTraining(u13)
  const { unmount } = await renderApp(getDetailsPath(id), { as: 'parent' })
  expect(screen.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Main part' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Equipment to bring' })).not.toBeInTheDocument()
  unmount()

  await renderApp(mine, { as: 'parent' })
  expect(screen.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Plan a session' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument()
})

test('Ctrl+P on a session prints the sheet with a block for each exercise', async () => {
  await signInAs('coach')
  const { id } = await findTraining(u13)
  await renderApp(getDetailsPath(id), { as: 'coach' })
  const blocks = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(document.querySelector('[data-paper]')).toBeNull()
  window.dispatchEvent(new Event('beforeprint'))
  const paper = document.querySelector<HTMLElement>('[data-paper]')
  if (!paper) throw new Error('Nothing to print')
  const printed = within(paper).getAllByRole('heading', { level: 3, hidden: true })
  expect(printed.map(({ textContent }) => textContent)).toEqual(blocks)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull())
})

test('an id of the rival, of nobody or of no shape is not found inside the layout', async () => {
  await signInAs('coach2')
  const client = await getDb()
  const foreign = await unwrap(
    client.from('trainings').select('id').like('place', 'Gleisdreieck%').limit(1).single(),
  )
  for (const id of [foreign.id, '00000000-0000-4000-8003-999999999999', 'first-one']) {
    const { unmount } = await renderApp(getDetailsPath(id), { as: 'coach' })
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
    unmount()
  }
})

test('a new coach is told what is missing, first the team and then the first session', async () => {
  const account = await createAccount({ first_name: 'Nora', last_name: 'Falk', role: 'coach' })
  const logIn = async () => {
    const app = await renderApp('/login')
    await app.user.type(screen.getByLabelText('E-mail'), account.email)
    await app.user.type(screen.getByLabelText('Password'), account.password)
    await app.user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(app.router.state.location.pathname).not.toBe('/login'))
    return app
  }
  // the first sign-in writes the profile
  const first = await logIn()
  const client = await getDb()
  const { data } = await client.auth.getUser()
  const userId = data.user?.id ?? ''
  first.unmount()
  await signInAs('admin')
  await unwrap(
    client.rpc('assign_role', { p_user_ids: [userId], p_role: 'coach', p_school_id: riverside }),
  )

  const second = await logIn()
  await second.router.navigate(mine)
  expect(await screen.findByText('No team to plan for')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Plan a session' })).not.toBeInTheDocument()
  second.unmount()

  await signInAs('owner')
  const team = await unwrap(
    client
      .from('teams')
      .insert({ school_id: riverside, name: 'U7', age_group: 'U7', season: '2031/32' })
      .select('id')
      .single(),
  )
  await unwrapVoid(
    client.from('team_staff').insert({ team_id: team.id, user_id: userId, role: 'head_coach' }),
  )
  const third = await logIn()
  await third.router.navigate(mine)
  expect(await screen.findByText('Plan your first session')).toBeVisible()
  third.unmount()

  await signInAs('owner')
  await unwrapVoid(client.from('teams').delete().eq('id', team.id))
})
