import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnSchool } from '@/test/create-own-school'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

async function fetchWish(person: Awaited<ReturnType<typeof createPerson>>) {
  const { client, userId } = await createClientFor(person)
  const table = client.from('notification_preferences')
  return unwrap(table.select('push, digest').eq('user_id', userId).single())
}

test('an owner sets the standard, a coach follows it, chooses, and takes it back', async () => {
  const school = await createOwnSchool()
  const coach = await createPerson('coach', { first_name: 'Cora', last_name: 'Own' }, school.id)
  const first = await renderApp(paths.owner.academy, { as: school.owner })
  const card = within(await screen.findByRole('region', { name: 'Default notifications' }))
  expect(card.getByText('E-mail, Push')).toBeVisible()
  expect(card.getByText(/^The same as everywhere/)).toBeVisible()

  await first.user.click(card.getByRole('button', { name: 'Change' }))
  const form = within(await screen.findByRole('form', { name: 'Default notifications' }))
  await first.user.click(form.getByRole('switch', { name: 'Push' }))
  await first.user.click(form.getByRole('combobox', { name: 'Summary by e-mail' }))
  await first.user.click(await screen.findByRole('option', { name: 'On Mondays', hidden: true }))
  await first.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await card.findByText('On Mondays')).toBeVisible()
  expect(card.queryByText('E-mail, Push')).toBeNull()
  expect(card.getByText(/^Set by /)).toBeVisible()
  expect(await fetchWish(coach)).toEqual({ push: false, digest: 'weekly' })
  first.unmount()

  const { user } = await renderApp(paths.settings.notifications, { as: coach })
  expect(
    await screen.findByText(new RegExp(`^These are the defaults of ${school.name}`)),
  ).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Push' }))
  const back = await screen.findByRole('button', { name: `Back to the defaults of ${school.name}` })
  expect(await fetchWish(coach)).toMatchObject({ push: true })
  await user.click(back)
  expect(await screen.findByText('The defaults apply to you again.')).toBeVisible()
  expect(await fetchWish(coach)).toEqual({ push: false, digest: 'weekly' })
})

test('taking the standard back can be undone', async () => {
  const person = await createPerson('coach', { first_name: 'Undo', last_name: 'Own' })
  const { client, userId } = await createClientFor(person)
  const table = client.from('notification_preferences')
  await unwrap(table.update({ digest: 'daily' }).eq('user_id', userId).select('digest').single())
  const { user } = await renderApp(paths.settings.notifications, { as: person })
  await user.click(await screen.findByRole('button', { name: /^Back to the/ }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await fetchWish(person)).toMatchObject({ digest: 'daily' }))
  expect(await screen.findByText('These are your own settings.')).toBeVisible()
})

test('a school goes back to what is usual', async () => {
  const school = await createOwnSchool()
  const { client } = await createClientFor(school.owner)
  await unwrap(
    client.rpc('save_notification_standard', {
      p_email: true,
      p_push: true,
      p_training: true,
      p_messages: true,
      p_tasks: true,
      p_notes: true,
      p_system: true,
      p_payments: true,
      p_training_lead: '1_hour',
      p_tasks_lead: '1_day',
      p_digest: 'weekly',
      p_school_id: school.id,
    }),
  )
  const { user } = await renderApp(paths.owner.academy, { as: school.owner })
  const card = within(await screen.findByRole('region', { name: 'Default notifications' }))
  expect(card.getByText('On Mondays')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Change' }))
  await user.click(await screen.findByRole('button', { name: 'Back to the usual' }))
  expect(await card.findByText('Never')).toBeVisible()
  expect(card.getByText(/^The same as everywhere/)).toBeVisible()
})
