import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const page = '/dashboard/owner/finances'

test('the owner finds who owes what since when, and reminds a family once', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.charge(0, 'Camp', 40, -3)
  await family.charge(0, 'Season', 60, 30)
  const mark = family.teams[0]?.name.slice(4) ?? ''
  const { user } = await renderApp(`${page}?q=own${mark}`, { as: 'owner' })
  const table = within(await screen.findByRole('table', { name: 'Fees' }))
  const rows = (await table.findAllByRole('row')).map(({ textContent }) => textContent)
  // the oldest debt first, with the guardian who pays
  expect(rows[1]).toMatch(/Ada Own.*Own.*Camp.*Overdue.*Not yet.*€40\.00/)
  expect(rows[2]).toMatch(/Season.*€60\.00/)
  expect(rows[2]).not.toContain('Overdue')
  expect(screen.getByText(/€100\.00 open, €40\.00 of it overdue · 1 player/)).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: /Select .*Camp/ }))
  await user.click(screen.getByRole('button', { name: 'Remind of 1 fee' }))
  expect(await screen.findByText('Reminders sent: 1 of 1.')).toBeVisible()
  const camp = within(await table.findByRole('row', { name: /Camp/ }))
  await waitFor(() => expect(camp.getByRole('button', { name: 'Remind' })).toBeDisabled())
  expect(camp.queryByText('Not yet')).toBeNull()

  const { client } = await createClientFor(family.parent)
  const told = await unwrap(client.from('notifications').select('kind, payload'))
  expect(told.filter(({ kind }) => kind === 'fee_reminder')).toMatchObject([
    { payload: { title: 'Camp' } },
  ])
})

test('only what is late is shown when asked for, and a coach is led elsewhere', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.charge(0, 'Camp', 40, -3)
  await family.charge(0, 'Season', 60, 30)
  const mark = family.teams[0]?.name.slice(4) ?? ''
  const owner = await renderApp(`${page}?late=true&q=own${mark}`, { as: 'owner' })
  expect(await screen.findByRole('row', { name: /Camp/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Season/ })).toBeNull()
  owner.unmount()
  const { router } = await renderApp(page, { as: 'coach' })
  expect(router.state.location.pathname).toBe('/dashboard/coach/overview')
})
