import { createHash } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

test('a person chooses a summary on Mondays', async () => {
  const person = await createPerson('coach', { first_name: 'Weekly', last_name: 'Reader' })
  const { user } = await renderApp(paths.settings.notifications, { as: person })
  const rhythm = await screen.findByRole('combobox', { name: 'How often' })
  expect(rhythm).toHaveValue('Never')
  await user.click(rhythm)
  await user.click(await screen.findByRole('option', { name: 'On Mondays', hidden: true }))
  const { client, userId } = await createClientFor(person)
  const fetchDigest = async () => {
    const table = client.from('notification_preferences')
    const row = await unwrap(table.select('digest').eq('user_id', userId).single())
    return row.digest
  }
  await waitFor(async () => expect(await fetchDigest()).toBe('weekly'))
})

test('signed out, a link that is too old says where summaries are stopped', async () => {
  const { user } = await renderApp(href(paths.unsubscribe, { token: 'no-such-token' }))
  await user.click(await screen.findByRole('button', { name: 'Stop these e-mails' }))
  expect(await screen.findByRole('heading', { name: 'This link is too old' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop these e-mails' })).not.toBeInTheDocument()
})

test('signed out, one tap stops the summaries and another brings them back', async () => {
  // of the demo, see supabase/seed/51_demo_80_notifications.sql
  const token = createHash('md5').update('demo digest').digest('hex').repeat(2)
  const { user } = await renderApp(href(paths.unsubscribe, { token }))
  await user.click(await screen.findByRole('button', { name: 'Stop these e-mails' }))
  expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send them again' }))
  expect(await screen.findByRole('heading', { name: 'They are back' })).toBeVisible()
})
