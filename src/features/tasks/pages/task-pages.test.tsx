import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { createPlayerAccount } from '@/test/create-player-account'
import { renderApp } from '@/test/render-app'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

const listTasks = ({ coach, players }: Family) =>
  unwrap(
    coach
      .from('tasks')
      .select('title, status, result, completed_by, player_id')
      .in(
        'player_id',
        players.map(({ id }) => id),
      )
      .order('title'),
  )

test('a coach gives a whole team a task and sees it on the board', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bea'], isOneTeam: true })
  const { user, router } = await renderApp(paths.tasks.assign, { as: family.trainer })
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('Choose at least one player.')).toBeVisible()
  expect(screen.getByText('Please give the task a title.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose all 2' }))
  expect(await screen.findByText('2 players')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Fifty passes')
  await user.click(screen.getByRole('button', { name: 'Assign to 2 players' }))
  expect(await screen.findByRole('heading', { name: /^To do/ })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.tasks.active)
  expect(await screen.findAllByRole('heading', { name: 'Fifty passes' })).toHaveLength(2)
  expect((await listTasks(family)).map(({ status }) => status)).toEqual(['open', 'open'])
})

test('the board finds a task by name, and a coach finishes and takes back', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bea'], isOneTeam: true })
  await family.ask(0, 'Left foot', 48)
  await family.ask(1, 'Right foot', -48)
  const { user, router } = await renderApp(paths.tasks.active, { as: family.trainer })
  const late = await screen.findByRole('region', { name: /^Past its day/ })
  expect(within(late).getByText('Right foot')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Left foot: actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Done' }))
  const done = screen.getByRole('region', { name: /^Done/ })
  expect(await within(done).findByText('Left foot')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Right foot: actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Take back' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Right foot' })).toBeNull())
  await user.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'nobody')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Left foot' })).toBeNull())
  expect(router.state.location.search).toContain('q=nobody')
})

test('a parent ticks for a child without a phone, takes it back and says how it went', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.ask(0, 'Juggle thirty times', 48)
  const { user } = await renderApp(paths.tasks.active, { as: family.parent })
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Say how it went' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open again' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Say how it went' }))
  await user.type(await screen.findByRole('textbox', { name: /^How did it go/ }), 'Thirty-one!')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('“Thirty-one!”')).toBeVisible()
  const [task] = await listTasks(family)
  expect(task).toMatchObject({ status: 'done', result: 'Thirty-one!' })
  expect(task?.completed_by).toBe(family.parent.id)
})

test('a guardian who may not answer reads along', async () => {
  const family = await createOwnFamily({ children: ['Ada'], rights: { can_respond: false } })
  await family.ask(0, 'Juggle', 48)
  await renderApp(paths.tasks.active, { as: family.parent })
  expect(await screen.findByRole('heading', { name: 'Juggle' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
})

test('a player starts the own task and finds it in the history', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const player = await createPlayerAccount(family, 0)
  await family.ask(0, 'Watch the left back', 48)
  const { user, router } = await renderApp(paths.tasks.active, { as: player })
  await user.click(await screen.findByRole('button', { name: 'I have started' }))
  expect(await screen.findByText('Being done')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(async () => expect((await listTasks(family))[0]?.status).toBe('done'))
  await router.navigate(href(paths.tasks.ofPlayer, { id: family.players[0]?.id ?? '' }))
  expect(await screen.findByText(/^Given .* by Wanda Weiss/)).toBeVisible()
})

test('a note for the coaches and a task for the player are written together', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const playerId = family.players[0]?.id ?? ''
  const { user } = await renderApp(href(paths.tasks.addForPlayer, { playerId }), {
    as: family.trainer,
  })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write a note or add a task.')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Coaches only/ })).toBeChecked()
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Stands too wide')
  await user.click(screen.getByRole('button', { name: 'Add a task' }))
  const first = await screen.findByRole('group', { name: 'Task 1' })
  await user.type(within(first).getByRole('textbox', { name: /^Title/ }), 'Watch your distance')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('table', { name: 'Players of your teams' })).toBeVisible()
  const [task] = await listTasks(family)
  expect(task?.title).toBe('Watch your distance')
  const notes = await unwrap(
    family.coach.from('notes').select('body, visibility').eq('player_id', playerId),
  )
  expect(notes).toEqual([{ body: 'Stands too wide', visibility: 'staff' }])
})

test('whoever does not coach the player writes nothing about them', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const playerId = family.players[0]?.id ?? ''
  await renderApp(href(paths.tasks.addForPlayer, { playerId }), { as: family.parent })
  expect(await screen.findByText('Not a player of your teams')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a coach cheers with one tap, once a day; the player reads it on the task and in the bell', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const player = await createPlayerAccount(family, 0)
  await family.ask(0, 'Juggle', 48)
  const [task] = await unwrap(
    family.coach
      .from('tasks')
      .select('id')
      .eq('player_id', family.players[0]?.id ?? ''),
  )
  await unwrap(
    family.coach.rpc('set_task_status', { p_task_id: task?.id ?? '', p_status: 'in_progress' }),
  )
  const { user, unmount } = await renderApp(paths.tasks.active, { as: family.trainer })
  const cheers = within(await screen.findByRole('group', { name: 'Cheer for Juggle' }))
  await user.click(cheers.getByRole('button', { name: 'Great effort: Juggle' }))
  const given = await screen.findByRole('list', { name: 'Cheers' })
  expect(given).toHaveTextContent('Wanda Weiss: Great effort')
  expect(screen.queryByRole('group', { name: 'Cheer for Juggle' })).toBeNull()
  unmount()

  const own = await renderApp(paths.tasks.active, { as: player })
  expect(await screen.findByRole('list', { name: 'Cheers' })).toHaveTextContent('Great effort')
  expect(screen.queryByRole('group', { name: 'Cheer for Juggle' })).toBeNull()
  await own.user.click(await screen.findByRole('button', { name: /^Notifications, \d+ unread$/ }))
  expect(await screen.findByText('Wanda: Great effort')).toBeVisible()
})

test('a parent cheers the own child, and a second word is kept for tomorrow', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.ask(0, 'Juggle', 48)
  const { user } = await renderApp(paths.tasks.active, { as: family.parent })
  await user.click(await screen.findByRole('button', { name: 'I have started' }))
  await user.click(await screen.findByRole('button', { name: 'Keep going' }))
  expect(await screen.findByRole('list', { name: 'Cheers' })).toHaveTextContent('Keep going')
  expect(screen.queryByRole('button', { name: 'Well done' })).toBeNull()
})
