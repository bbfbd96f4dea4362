import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startI18n } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'
import { trustGuardian } from '@/test/trust-guardian'

const team = '00000000-0000-4000-8002-000000000003'

/** A player of this test alone, in the coach's U13, with a parent of its own. */
async function createOwnPlayer() {
  await startI18n('en')
  const mother = await createPerson('parent', { first_name: 'Lia', last_name: 'Own' })
  await signInAs('coach')
  const lastName = `Stat${crypto.randomUUID().slice(0, 8)}`
  const client = await getDb()
  const id = await unwrap(
    client.rpc('save_player', {
      p_first_name: 'Mira',
      p_last_name: lastName,
      p_date_of_birth: '2014-05-06',
      p_squads: [{ team_id: team, shirt_number: null }],
    }),
  )
  const { school_id } = await unwrap(
    client.from('players').select('school_id').eq('id', id).single(),
  )
  await unwrapVoid(
    client.rpc('invite', {
      p_school_id: school_id,
      p_email: mother.email,
      p_role: 'parent',
      p_player_id: id,
      p_relationship: 'mother',
    }),
  )
  await trustGuardian(mother)
  return { id, mother, name: `Mira ${lastName}`, tab: `/players/details/${id}?tab=stats` }
}

/** Ratings as a coach would type them; the person signed in is the coach. */
async function rate(playerId: string, values: Record<string, number>, isShared: boolean) {
  await signInAs('coach')
  const client = await getDb()
  await unwrap(
    client.rpc('update_player_stats', {
      p_entries: [{ player_id: playerId, values }],
      p_is_shared: isShared,
    }),
  )
}

test('the coach updates one player from the tab; the family is told plainly that nothing is shared', async () => {
  const { id, mother, name, tab } = await createOwnPlayer()
  const coach = await renderApp(tab, { as: 'coach' })
  expect(await screen.findByText('No ratings yet', {}, { timeout: 10_000 })).toBeVisible()
  await coach.user.click(screen.getByRole('button', { name: 'Update stats' }))
  const sheet = within(await screen.findByRole('dialog', { name: `Rate ${name}` }))
  for (const digit of ['7', '6', '10']) {
    await coach.user.click(sheet.getByRole('button', { name: digit }))
  }
  await coach.user.click(sheet.getByRole('button', { name: 'Save ratings' }))
  expect((await screen.findAllByText('Not shared with the family yet')).length).toBeGreaterThan(0)
  const physical = screen.getByRole('region', { name: 'Physical' })
  expect(within(physical).getByRole('row', { name: /Speed 7/ })).toBeVisible()
  expect(within(physical).getByRole('row', { name: /Strength 10/ })).toBeVisible()
  coach.unmount()

  const parent = await renderApp(tab, { as: mother })
  expect(await screen.findByText('Nothing has been shared yet')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Physical' })).not.toBeInTheDocument()
  parent.unmount()

  await rate(id, { speed: 8 }, true)
  await renderApp(tab, { as: mother })
  const shared = within(await screen.findByRole('region', { name: 'Physical' }))
  expect(shared.getByRole('row', { name: /Speed 8/ })).toBeVisible()
})

test('a guardian enters the own rating of a child without an account; it stands beside the coach’s', async () => {
  const { id, mother, tab } = await createOwnPlayer()
  await rate(id, { speed: 5, stamina: 6, strength: 7 }, true)
  const { user } = await renderApp(tab, { as: mother })
  await user.click(
    await screen.findByRole(
      'button',
      { name: 'Enter the child’s own rating' },
      { timeout: 10_000 },
    ),
  )
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: '9' }))
  await user.click(sheet.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /^Speed 5.*9$/ })).toBeVisible())
  const radar = screen.getByRole('table', { name: 'Profile' })
  expect(within(radar).getByRole('row', { name: /Strength 7/ })).toBeInTheDocument()
})
