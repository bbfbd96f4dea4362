import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'
import { runScene, storeAnimation } from '@/test/stored-animation'

/** A drawing of this test alone that calls a child of the coach's by name. */
async function drawNamed() {
  await signInAs('coach')
  const client = await getDb()
  const [member] = await unwrap(
    client
      .from('squad_members')
      .select('shirt_number, player:players!squad_members_player!inner(first_name)')
      .is('left_on', null)
      .not('shirt_number', 'is', null)
      .limit(1),
  )
  if (!member) throw new Error('The coach has no squad')
  const name = member.player.first_name
  const note = `${name.toUpperCase()} loses the ball`
  const steps = runScene.steps.map((step) => ({ ...step, note }))
  const { id } = await storeAnimation('coach', 'Against the press', 'me', { ...runScene, steps })
  return { id, name, note }
}

async function openSheet(id: string) {
  const app = await renderApp(`/animator/details/${id}`, { as: 'coach' })
  await app.user.click(await screen.findByRole('button', { name: 'Create a link' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Create a link' }))
  expect(await sheet.findByText('A text names one of your players')).toBeVisible()
  return { ...app, sheet }
}

test('a text that names a child is shown before the link is made, and can be made nameless', async () => {
  const { id, name, note } = await drawNamed()
  const { sheet, user } = await openSheet(id)
  expect(sheet.getByText(note)).toBeVisible()
  expect(sheet.queryByRole('button', { name: 'Create' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Replace by number or initials' }))
  const link = await screen.findByRole('textbox', { name: 'Link' })
  const token = (link.getAttribute('value') ?? '').split('/').at(-1) ?? ''
  const client = await getDb()
  const [shown] = await unwrap(client.rpc('shared_animation', { p_token: token }))
  const text = JSON.stringify(shown?.scene)
  expect(text).toContain('loses the ball')
  expect(text.toLowerCase()).not.toContain(name.toLowerCase())
})

test('the coach may share it all the same', async () => {
  const { id } = await drawNamed()
  const { sheet, user } = await openSheet(id)
  await user.click(sheet.getByRole('button', { name: 'Share anyway' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toBeVisible())
})
