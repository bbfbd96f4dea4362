import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

beforeEach(() => localStorage.clear())

/** The first of the catalogue that has a drawing, with its English title. */
async function findExercise() {
  await signInAs('coach')
  const client = await getDb()
  return unwrap(
    client
      .from('exercises')
      .select('id, texts:exercise_texts!inner(title)')
      .eq('visibility', 'public')
      .is('archived_at', null)
      .not('diagram', 'is', null)
      .eq('texts.locale', 'en')
      .order('slug')
      .limit(1)
      .single(),
  )
}

async function openLinks(id: string) {
  expectComplaint(/use-focus-trap/)
  const app = await renderApp(href(paths.exercises.details, { id }), { as: 'coach' })
  await app.user.click(await screen.findByRole('button', { name: /^More for/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Share by link', hidden: true }))
  return app
}

test('a library exercise is shared by a link that opens without an account', async () => {
  const { id, texts } = await findExercise()
  const title = texts[0]?.title ?? ''
  const { user, unmount } = await openLinks(id)
  expect(await screen.findByText('No link yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create a link' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create a link' }))
  expect(form.getByRole('radio', { name: /^30 days, until / })).toBeChecked()
  await waitFor(() => expect(form.getByRole('button', { name: 'Create' })).toBeEnabled())
  await user.click(form.getByRole('button', { name: 'Create' }))
  const field = await screen.findByRole('textbox', { name: 'Link' })
  const address = new URL(String(Reflect.get(field, 'value'))).pathname
  expect(address).toMatch(/^\/shared\/exercise\/[0-9a-f]{64}$/)
  unmount()

  const again = await openLinks(id)
  const list = within(await screen.findByRole('list', { name: 'Links' }))
  expect(list.getByRole('button', { name: 'Copy' })).toBeVisible()
  again.unmount()

  await renderApp(address)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(/^Shared by /)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'How to play' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Coaching points' })).toBeVisible()
  expect(screen.queryByText(/Times used/)).not.toBeInTheDocument()
})

test('a revoked link says plainly that it no longer works', async () => {
  const { id } = await findExercise()
  const client = await getDb()
  const [made] = await unwrap(client.rpc('create_exercise_share', { p_exercise_id: id }))
  const { user, unmount } = await openLinks(id)
  const list = within(await screen.findByRole('list', { name: 'Links' }))
  await user.click(list.getAllByRole('button', { name: 'Revoke' })[0] ?? document.body)
  const sure = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }))
  await user.click(sure.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(list.getByText('Revoked')).toBeVisible())
  unmount()

  await renderApp(`/shared/exercise/${made?.token}`, { locale: 'de' })
  const heading = { level: 1, name: 'Dieser Link gilt nicht mehr' }
  expect(screen.getByRole('heading', heading)).toBeVisible()
})

test('a family reads an exercise and shares none', async () => {
  const { id } = await findExercise()
  await renderApp(href(paths.exercises.details, { id }), { as: 'parent' })
  expect(await screen.findByRole('button', { name: /Print/ })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Share by link' })).not.toBeInTheDocument()
  const client = await getDb()
  const { error } = await client.rpc('create_exercise_share', { p_exercise_id: id })
  expect(error?.message).toBe('exercise_not_shareable')
})
