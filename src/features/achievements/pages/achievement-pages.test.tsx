import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const { achievements } = paths

type View = Awaited<ReturnType<typeof renderApp>>

function createTitle(): string {
  return `Badge ${crypto.randomUUID().slice(0, 8)}`
}

async function saveOwn(title: string) {
  const { client } = await createClientFor(personas.admin)
  const { id } = await unwrap(
    client.rpc('save_achievement', {
      p_achievement: {
        rule: 'tasks_done',
        threshold: 900,
        sort_order: 900,
        texts: [{ locale: 'en', title, description: 'Nine hundred tasks.' }],
      },
    }),
  )
  return id
}

async function choose({ user }: View, field: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option, hidden: true }))
}

async function type({ user }: View, field: RegExp, text: string) {
  const box = screen.getByRole('textbox', { name: field })
  await user.clear(box)
  await user.type(box, text)
}

test('an administrator makes a badge: rule in plain words, whom it would reach, words, look', async () => {
  const view = await renderApp(achievements.create, { as: 'admin' })
  expect(
    screen.getByText(/^Whoever reaches this wins it: 5 sessions in a row without missing one/),
  ).toBeVisible()
  await choose(view, /^Given for/, 'Tasks done')
  await type(view, /^How many/, '0')
  await view.user.click(screen.getByRole('button', { name: 'New achievement' }))
  expect(await screen.findByText('Enter a whole number from 1 to 1,000.')).toBeVisible()
  expect(screen.getByText('Please enter a title.')).toBeVisible()

  await type(view, /^How many/, '950')
  const reach = within(screen.getByRole('region', { name: 'Who would have it now' }))
  expect(await reach.findByText(/^0 of \d+ players in a squad$/)).toBeVisible()
  expect(reach.getByText('FC Riverside')).toBeVisible()

  const title = createTitle()
  await type(view, /^Title in English/, title)
  await type(view, /^Sentence in English/, 'A lot of tasks.')
  const shapes = within(screen.getByRole('group', { name: 'Shape' }))
  await view.user.click(shapes.getByRole('button', { name: 'Shield' }))
  expect(shapes.getByRole('button', { name: 'Shield', pressed: true })).toBeVisible()
  await choose(view, /^Level/, 'Gold')
  await view.user.click(screen.getByRole('button', { name: 'New achievement' }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getAllByText('950 tasks done')[0]).toBeVisible()
  expect(screen.getByText('Gold')).toBeVisible()
  expect(screen.getAllByText('No words yet: English is shown.')).toHaveLength(2)
})

test('one that was changed meanwhile is not overwritten', async () => {
  const title = createTitle()
  const id = await saveOwn(title)
  const view = await renderApp(href(achievements.edit, { id }), { as: 'admin' })
  expect(screen.getByText('Nobody has it yet.')).toBeVisible()
  const { client } = await createClientFor(personas.admin)
  await unwrap(
    client.from('achievements').update({ sort_order: 901 }).eq('id', id).select('id').single(),
  )
  await type(view, /^Title in German/, 'Neunhundert')
  await view.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter a sentence.')).toBeVisible()
  await type(view, /^Sentence in German/, 'Sehr viele Aufgaben.')
  await view.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Load the newest version' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Title in German/ })).toHaveValue('Neunhundert')
})

test('it is archived, found among the archived ones, and deleted as long as nobody has it', async () => {
  const title = createTitle()
  const id = await saveOwn(title)
  expectComplaint(/use-focus-trap/)
  const { user, router } = await renderApp(href(achievements.details, { id }), { as: 'admin' })
  const press = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
    await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
    const question = within(await screen.findByRole('dialog', { name: `${item} “${title}”?` }))
    await user.click(question.getByRole('button', { name: item }))
  }
  await press('Archive')
  expect(await screen.findByText(/^Archived since/)).toBeVisible()
  await router.navigate(`${achievements.list}?status=archived&q=${encodeURIComponent(title)}`)
  const table = await screen.findByRole('table', { name: 'Achievements' })
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
  expect(within(table).getByRole('row', { name: new RegExp(title) })).toHaveTextContent(
    '900 tasks done',
  )
  await router.navigate(href(achievements.details, { id }))
  await press('Delete')
  await waitFor(() => expect(router.state.location.pathname).toBe(achievements.list))
})

test('the catalogue is filtered by what is counted and by level', async () => {
  await renderApp(`${achievements.list}?rule=attendance_streak&tier=gold`, { as: 'admin' })
  const table = await screen.findByRole('table', { name: 'Achievements' })
  expect(await within(table).findByRole('row', { name: /Twenty in a row/ })).toBeVisible()
  expect(within(table).queryByRole('row', { name: /Five in a row/ })).toBeNull()
})

test.each(['owner', 'coach', 'player', 'parent'] as const)(
  'a %s does not edit the catalogue',
  async (persona) => {
    const { router } = await renderApp(achievements.create, { as: persona })
    expect(router.state.location.pathname).not.toContain('/achievements')
    const { client } = await createClientFor(personas[persona])
    const { error } = await client.rpc('preview_achievement', {
      p_rule: 'tasks_done',
      p_threshold: 1,
    })
    expect(error?.message).toBe('admin_only')
  },
)
