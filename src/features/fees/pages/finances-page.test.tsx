import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { createOwnSchool } from '@/test/create-own-school'
import { renderApp } from '@/test/render-app'

const page = '/dashboard/owner/finances'

test('the owner finds who owes what since when, and reminds a family once', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.charge(0, 'Camp', 40, -3)
  await family.charge(0, 'Season', 60, 30)
  const mark = family.teams[0]?.name.slice(4) ?? ''
  const { user } = await renderApp(`${page}?tab=open&q=own${mark}`, { as: 'owner' })
  const table = within(await screen.findByRole('table', { name: 'Open' }))
  const rows = (await table.findAllByRole('row')).map(({ textContent }) => textContent)
  // the oldest debt first, with the guardian who pays
  expect(rows[1]).toMatch(/Ada Own.*Own.*Camp.*Overdue.*Not yet.*€40\.00/)
  expect(rows[2]).toMatch(/Season.*€60\.00/)
  expect(rows[2]).not.toContain('Overdue')
  expect(screen.getByText(/€100\.00, €40\.00 of it overdue · 1 player/)).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: /Select .*Camp/ }))
  await user.click(screen.getByRole('button', { name: 'Remind of 1 fee' }))
  expect(await screen.findByText('Reminders sent: 1 of 1.')).toBeVisible()
  const camp = within(await table.findByRole('row', { name: /Camp/ }))
  await waitFor(() => expect(camp.getByRole('button', { name: 'Remind' })).toBeDisabled())

  const { client } = await createClientFor(family.parent)
  const told = await unwrap(client.from('notifications').select('kind, payload'))
  expect(told.filter(({ kind }) => kind === 'fee_reminder')).toMatchObject([
    { payload: { title: 'Camp' } },
  ])
})

test('a coach finds no arrears, at neither address', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.charge(0, 'Camp', 40, -3)
  const owners = await renderApp(page, { as: 'coach' })
  expect(owners.router.state.location.pathname).toBe('/dashboard/coach/overview')
  owners.unmount()
  await renderApp('/dashboard/coach/finances?tab=open', { as: family.trainer })
  expect(await screen.findByRole('heading', { name: 'This is the treasurer’s desk' })).toBeVisible()
  expect(screen.queryByText('Camp')).toBeNull()
})

async function createSquad() {
  const school = await createOwnSchool()
  const { client } = await createClientFor(school.owner)
  const school_id = school.id
  const team = await unwrap(
    client
      .from('teams')
      .insert({ school_id, name: 'U13', age_group: 'U13', season: '2026/27' })
      .select('id')
      .single(),
  )
  const players = await unwrap(
    client
      .from('players')
      .insert(
        ['Ada', 'Ben'].map((first_name) => ({
          school_id,
          first_name,
          last_name: 'Lind',
          date_of_birth: '2014-05-06',
        })),
      )
      .select('id, first_name'),
  )
  await unwrap(
    client
      .from('squad_members')
      .insert(players.map(({ id }) => ({ player_id: id, team_id: team.id })))
      .select('id'),
  )
  return { ...school, client, players }
}

test('a fee is waived with a reason, found again under all and reopened', async () => {
  const { owner, client, id, players } = await createSquad()
  await unwrap(
    client.rpc('charge_fees', {
      p_school_id: id,
      p_player_ids: players.map((player) => player.id),
      p_title: 'Kit',
      p_amount_cents: 3500,
      p_due_on: '2026-12-01',
    }),
  )
  const { user } = await renderApp(`${page}?tab=open`, { as: owner })
  await user.click(await screen.findByRole('button', { name: 'Actions for Ada Lind, Kit' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Waive' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Waive' }))
  expect(await sheet.findByText('Say why.')).toBeVisible()
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Hardship')
  await user.click(sheet.getByRole('button', { name: 'Waive' }))
  expect(await screen.findByText('1 fee is updated.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ada Lind/ })).toBeNull())

  await user.click(screen.getByRole('link', { name: 'All' }))
  const row = within(await screen.findByRole('row', { name: /Ada Lind.*Waived/ }))
  await user.click(row.getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'History' }))
  expect(await screen.findByText(/Waived · €35\.00 · Hardship/)).toBeVisible()
})

test('the overview adds up what is open, late and paid, and leads to the team', async () => {
  const { owner, client, id, players } = await createSquad()
  const createFees = (title: string, due: string) =>
    unwrap(
      client.rpc('charge_fees', {
        p_school_id: id,
        p_player_ids: players.map((player) => player.id),
        p_title: title,
        p_amount_cents: 2000,
        p_due_on: due,
      }),
    )
  await createFees('Late', '2026-10-01')
  await createFees('Paid', '2026-10-02')
  const rows = await unwrap(client.from('fees').select('id').eq('title', 'Paid'))
  await unwrap(
    client.rpc('settle_fees', {
      p_fee_ids: rows.map((row) => row.id),
      p_status: 'paid',
      p_method: 'cash',
      p_paid_on: '2026-11-02',
    }),
  )
  const { user } = await renderApp(page, { as: owner })
  const teams = within(await screen.findByRole('table', { name: 'By team' }))
  expect(await teams.findByRole('row', { name: /U13.*2.*€40\.00.*€40\.00.*€40\.00/ })).toBeVisible()
  const months = within(await screen.findByRole('table', { name: 'By month' }))
  expect(months.getByRole('row', { name: /November 2026.*€40\.00/ })).toBeVisible()
  await user.click(teams.getByRole('link', { name: 'U13' }))
  expect(await screen.findByText(/€40\.00, €40\.00 of it overdue · 2 players/)).toBeVisible()
})
