import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

const phoneSchema = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })

/** Somebody whose news arrives on a phone of the stack. */
async function createReachablePerson(lastName: string) {
  const person = await createPerson('coach', { first_name: 'Reached', last_name: lastName })
  const response = await fetch(`${inject('stackUrl')}/_push/devices`, { method: 'POST' })
  const phone = phoneSchema.parse(await response.json())
  const { client } = await createClientFor(person)
  await unwrap(
    client.rpc('register_push_device', {
      p_address: phone.endpoint,
      p_kind: 'subscription',
      p_public_key: phone.p256dh,
      p_auth_secret: phone.auth,
      p_user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    }),
  )
  return phone
}

test('an administrator sends a push to somebody and sees that it was delivered', async () => {
  const phone = await createReachablePerson('Byphone')
  const { user } = await renderApp(paths.adminTools.pushTest, { as: 'admin' })
  await user.clear(screen.getByRole('combobox', { name: 'Person' }))
  await user.type(screen.getByRole('combobox', { name: 'Person' }), 'Byphone')
  await user.click(await screen.findByRole('option', { name: 'Reached Byphone', hidden: true }))
  const devices = await screen.findByRole('list', { name: 'Devices: Reached Byphone' })
  expect(within(devices).getByText('Firefox · Linux')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Hello from the office')
  await user.click(screen.getByRole('button', { name: 'Send push' }))
  const report = await screen.findByRole('region', { name: 'What became of it' })
  expect(await within(report).findByText('Delivered', {}, { timeout: 10_000 })).toBeVisible()
  expect(within(report).getByText('This kind does not go out this way.')).toBeVisible()
  const arrived = await fetch(
    `${inject('stackUrl')}/_push.json?endpoint=${encodeURIComponent(phone.endpoint)}`,
  )
  expect(await arrived.text()).toContain('Hello from the office')
})

test('an administrator tries out a kind of news and sees what became of it', async () => {
  const { user } = await renderApp(paths.adminTools.orderPushTest, { as: 'admin' })
  expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send to me' }))
  const report = await screen.findByRole('region', { name: 'What became of it' })
  expect(await within(report).findByText(/2026-00012/)).toBeVisible()
  expect(within(report).getByText('No device is switched on.')).toBeVisible()
})

test('what could not be delivered is sent again', async () => {
  const { user } = await renderApp(`${paths.adminTools.notificationSettings}?tab=outbox`, {
    as: 'admin',
  })
  const failures = await screen.findByRole('table', { name: 'Could not be delivered' })
  const invitation = within(failures).getByRole('row', { name: /aunt@family\.test/ })
  expect(within(invitation).getByText('Invite this person again')).toBeVisible()
  const [again] = within(failures).getAllByRole('button', { name: /^Send again to/ })
  if (again) await user.click(again)
  expect(await screen.findByText('1 message is on its way again.')).toBeVisible()
})

test('an administrator sees the jobs and stops a kind of push', async () => {
  const { user } = await renderApp(paths.adminTools.notificationSettings, { as: 'admin' })
  const kinds = await screen.findByRole('table', { name: 'What is sent' })
  const award = 'A new achievement: Push'
  const box = within(kinds).getByRole('checkbox', { name: award })
  await user.click(box)
  await waitFor(() => {
    expect(box).toBeEnabled()
    expect(box).not.toBeChecked()
  })
  await user.click(box)
  await waitFor(() => {
    expect(box).toBeEnabled()
    expect(box).toBeChecked()
  })
  await user.click(screen.getByRole('link', { name: 'Jobs' }))
  const jobs = await screen.findByRole('table', { name: 'Jobs' })
  expect(within(jobs).getByText('Reminders')).toBeVisible()
})

test('an administrator writes the words of a kind, sees them, and goes back to the standard ones', async () => {
  const { user } = await renderApp(`${paths.adminTools.notificationSettings}?tab=words`, {
    as: 'admin',
  })
  await user.click(await screen.findByRole('button', { name: 'Edit words: A new achievement' }))
  const sheet = await screen.findByRole('dialog', { name: 'A new achievement' })
  const subject = within(sheet).getByRole('textbox', { name: 'Subject line' })
  await user.clear(subject)
  await user.type(subject, 'Hooray {{player}')
  expect(within(sheet).getByText('{player} is not known here.')).toBeVisible()
  expect(within(sheet).getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.clear(subject)
  await user.type(subject, 'Hooray')
  const preview = within(sheet).getByRole('region', { name: 'Preview' })
  expect(within(preview).getAllByText('Hooray')).toHaveLength(2)
  await user.click(within(sheet).getByRole('button', { name: 'Save' }))
  const back = await within(sheet).findByRole('button', { name: 'Back to the standard words' })
  expect(within(sheet).getByText(/^Changed by /)).toBeVisible()
  await user.click(back)
  expect(await within(sheet).findByText('These are the standard words.')).toBeVisible()
  expect(subject).toHaveValue('A new achievement')

  await user.type(subject, '!')
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(subject).toHaveValue('A new achievement!')
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
})

test('an administrator sets the standard of the platform', async () => {
  const { user } = await renderApp(`${paths.adminTools.notificationSettings}?tab=standard`, {
    as: 'admin',
  })
  const card = within(await screen.findByRole('region', { name: 'Default notifications' }))
  expect(card.getByText('E-mail, Push')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Change' }))
  const form = within(await screen.findByRole('form', { name: 'Default notifications' }))
  expect(screen.queryByRole('button', { name: 'Back to the usual' })).toBeNull()
  // nothing is changed: everybody follows it
  expect(form.getByRole('switch', { name: 'Push' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await card.findByText(/^Set by /)).toBeVisible()
})
