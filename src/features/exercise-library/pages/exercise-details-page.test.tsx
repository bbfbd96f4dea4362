import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'
import { signInAs } from '@/test/sign-in-as'

const library = '/training-manager/exercise/exercise-library'

async function openFirst(query: string, as: 'coach' | 'parent' = 'coach') {
  await renderApp(`${library}?q=${query}`, { as })
  const list = await screen.findByRole('list', { name: 'Exercises' })
  const [link] = within(list).getAllByRole('link')
  if (!link) throw new Error('nothing found')
  const title = link.textContent ?? ''
  await userEvent.click(link)
  await screen.findByRole('heading', { level: 1, name: title })
  return title
}

test('an exercise that does not exist shows not found inside the layout', async () => {
  await renderApp('/training-manager/exercise/details/00000000-0000-4000-8000-00000000dead', {
    as: 'coach',
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
})

test('an exercise opens with its facts and explains its drawing; it prints as a sheet of its own', async () => {
  const name = await openFirst('gate')
  expect(screen.getByRole('list', { name: 'What the signs mean' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Coaching points' })).toBeVisible()
  const listTitles = () => screen.getAllByRole('heading', { level: 1, name, hidden: true })
  expect(listTitles()).toHaveLength(1)
  window.dispatchEvent(new Event('beforeprint'))
  expect(listTitles()).toHaveLength(2)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(listTitles()).toHaveLength(1))
})

test('its sizes are links beside each other, the open one marked, each with an address of its own', async () => {
  const { router } = await renderApp(`${library}?q=two-square rondo`, { as: 'coach' })
  const [card] = within(await screen.findByRole('list', { name: 'Exercises' })).getAllByRole('link')
  if (!card) throw new Error('nothing found')
  await userEvent.click(card)
  const findSizes = async () =>
    within(await screen.findByRole('navigation', { name: 'Sizes of this exercise' })).getAllByRole(
      'link',
    )
  const links = await findSizes()
  const here = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(here.map((link) => link.getAttribute('href'))).toEqual([router.state.location.pathname])
  expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(links.length)

  const other = links.find((link) => !here.includes(link))
  const title = screen.getByRole('heading', { level: 1 }).textContent
  other?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(other?.getAttribute('href')))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(title ?? ''),
  )
  const moved = (await findSizes()).filter((link) => link.hasAttribute('aria-current'))
  expect(moved.map((link) => link.getAttribute('href'))).toEqual([router.state.location.pathname])
})

test('it goes into a new session or one that is planned already', async () => {
  await openFirst('rondo')
  await userEvent.click(screen.getByRole('button', { name: 'Use in a session' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('link', { name: 'Plan a new session with it' })).toHaveAttribute(
    'href',
    expect.stringContaining('/trainings/create?exercise='),
  )
  expect(within(sheet).getByText('Or add it to a planned session')).toBeVisible()
})

test('its drawing goes out as a film, picture or PDF', async () => {
  // a menu without layout has nothing the kit could focus
  expectComplaint(/use-focus-trap/)
  const user = userEvent.setup()
  const title = await openFirst('rondo')
  await user.click(screen.getByRole('button', { name: `More for ${title}` }))
  await user.click(
    await screen.findByRole('menuitem', { name: 'Film, picture or PDF', hidden: true }),
  )
  expect(await screen.findByRole('dialog', { name: 'Export' })).toBeVisible()
})

test('a parent reads it and is offered nothing to plan with', async () => {
  await openFirst('rondo', 'parent')
  expect(screen.queryByRole('button', { name: 'Use in a session' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^More for / })).toBeNull()
})

test('"Times used" counts the sessions that are listed below it, whichever team did it', async () => {
  await signInAs('coach')
  const client = await getDb()
  const uses = await unwrap(client.from('exercise_uses').select('exercise_id, used_at').limit(1000))
  const isDone = ({ used_at }: { used_at: string }) => Date.parse(used_at) <= Date.now()
  const listUses = (wanted: string) => uses.filter(({ exercise_id }) => exercise_id === wanted)
  // as many as the list shows, some of them over
  const id = uses.find((use) => isDone(use) && listUses(use.exercise_id).length < 8)?.exercise_id
  if (!id) throw new Error('The demo school has used no exercise')
  const done = listUses(id).filter(isDone)
  await renderApp(`/training-manager/exercise/details/${id}`, { as: 'coach' })
  const used = within(await screen.findByRole('region', { name: 'Where your club used it' }))
  const label = await used.findByText('Times used')
  expect(label.parentElement).toHaveTextContent(`Times used${done.length}`)
  const rows = used.getAllByRole('listitem')
  const overRows = rows.filter((row) => !row.textContent.includes('planned'))
  expect(overRows).toHaveLength(done.length)
})
