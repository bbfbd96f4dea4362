import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startI18n } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { createClientFor } from '@/test/create-client-for'
import { expectComplaint } from '@/test/console-watch'
import { createPerson } from '@/test/create-person'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'
import { trustGuardian } from '@/test/trust-guardian'

const school = '00000000-0000-4000-8000-000000000001'
const team = '00000000-0000-4000-8002-000000000003'

/** A player of this test alone, to whom the coach has linked a parent of the school. */
async function createLinkedPlayer() {
  await startI18n('en')
  const parent = await createPerson('parent', { first_name: 'Petra', last_name: 'Link' })
  await signInAs('coach')
  const lastName = `Link${crypto.randomUUID().slice(0, 8)}`
  const client = await getDb()
  const id = await unwrap(
    client.rpc('save_player', {
      p_first_name: 'Mira',
      p_last_name: lastName,
      p_date_of_birth: '2014-05-06',
      p_squads: [{ team_id: team, shirt_number: null }],
    }),
  )
  const linked = await client.rpc('invite', {
    p_school_id: school,
    p_email: parent.email,
    p_role: 'parent',
    p_player_id: id,
    p_relationship: 'mother',
  })
  expect(linked).toMatchObject({ data: null, error: null })
  return { id, name: `Mira ${lastName}`, parent }
}

test('a linked parent says whose child it is, and an administrator sees for whom before confirming', async () => {
  const { id, name, parent } = await createLinkedPlayer()
  const { user } = await renderApp('/dashboard/parent/overview', { as: parent })
  const asked = await screen.findByRole('list', { name: 'Is this your child?' })
  expect(asked).toHaveTextContent(name)
  await user.click(within(asked).getByRole('button', { name: 'Yes, my child' }))
  await waitFor(() => expect(asked).not.toBeInTheDocument())

  const office = await renderApp('/dashboard/admin/users', { as: 'admin' })
  const row = await waitFor(() => {
    const found = screen.getAllByRole('listitem').find((item) => item.textContent.includes(name))
    if (!found) throw new Error('not in the list yet')
    return found
  })
  await office.user.click(within(row).getByRole('button', { name: 'Look and decide' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Is Petra Link a guardian?' }))
  expect(sheet.getByText(new RegExp(name))).toBeVisible()
  expect(sheet.getByText('None')).toBeVisible()
  await office.user.click(sheet.getByRole('switch', { name: 'Pays' }))
  await office.user.click(sheet.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Confirmed.')).toBeVisible()

  const { client } = await createClientFor(personas.owner)
  const link = await unwrap(
    client
      .from('guardian_links')
      .select('is_trusted, can_consent, receives_health, can_pay')
      .eq('player_id', id)
      .single(),
  )
  expect(link).toEqual({
    is_trusted: true,
    can_consent: true,
    receives_health: true,
    can_pay: false,
  })
})

test('a coach who enters the own address is told that somebody else has to ask', async () => {
  const { id } = await createLinkedPlayer()
  const { user } = await renderApp(`/players/details/${id}?tab=guardians`, { as: 'coach' })
  const form = within(await screen.findByRole('form', { name: 'Add guardian' }))
  await user.type(form.getByRole('textbox', { name: /Parent’s e-mail/ }), personas.coach.email)
  await user.click(form.getByRole('combobox', { name: /Relationship/ }))
  await user.click(await screen.findByRole('option', { name: 'Father', hidden: true }))
  await user.click(form.getByRole('button', { name: 'Add guardian' }))
  expect(await screen.findByText(/You cannot invite yourself/)).toBeVisible()
})

/** A second parent whom the coach links to the child; the first one is trusted already. */
async function addSecondGuardian(child: Awaited<ReturnType<typeof createLinkedPlayer>>) {
  await trustGuardian(child.parent)
  const second = await createPerson('parent', { first_name: 'Otto', last_name: 'Later' })
  await signInAs('coach')
  const client = await getDb()
  await client.rpc('invite', {
    p_school_id: school,
    p_email: second.email,
    p_role: 'parent',
    p_player_id: child.id,
    p_relationship: 'father',
  })
  return second
}

async function findGuardianRow(name: string) {
  const list = await screen.findByRole('list', { name: 'Guardians' })
  const row = await waitFor(() => {
    const found = within(list)
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes(name))
    if (!found) throw new Error('not in the list yet')
    return found
  })
  return within(row)
}

async function countRead(who: { email: string; password: string }, playerId: string) {
  const { client } = await createClientFor(who)
  return (await unwrap(client.from('players').select('id').eq('id', playerId))).length
}

test('a guardian objects to a new one, who then sees nothing until the school decides', async () => {
  const child = await createLinkedPlayer()
  const second = await addSecondGuardian(child)
  expect(await countRead(second, child.id)).toBe(1)
  const { user } = await renderApp(`/players/details/${child.id}?tab=guardians`, {
    as: child.parent,
  })
  expectComplaint(/use-focus-trap/)
  const row = await findGuardianRow('Otto Later')
  await user.click(row.getByRole('button', { name: 'Actions for Otto Later' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Object', hidden: true }))
  const question = within(await screen.findByRole('dialog', { name: 'Object to Otto Later?' }))
  await user.click(question.getByRole('button', { name: 'Object' }))
  expect(await (await findGuardianRow('Otto Later')).findByText('Closed: objection')).toBeVisible()
  expect(await countRead(second, child.id)).toBe(0)
})

test('a second guardian is confirmed by the first, with the rights chosen there', async () => {
  const child = await createLinkedPlayer()
  const second = await addSecondGuardian(child)
  const { client } = await createClientFor(second)
  const [link] = await unwrap(client.from('guardian_links').select('id'))
  await client.rpc('accept_guardian_link', { p_link_id: link?.id ?? '' })
  const { user } = await renderApp(`/players/details/${child.id}?tab=guardians`, {
    as: child.parent,
  })
  const row = await findGuardianRow('Otto Later')
  expect(row.getByText('Waits for confirmation')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Confirm' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirm Otto Later?' }))
  await user.click(sheet.getByRole('switch', { name: /^Sees health/ }))
  await user.click(sheet.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByText('Waits for confirmation')).not.toBeInTheDocument())
  const [confirmed] = await unwrap(
    client
      .from('guardian_links')
      .select('is_trusted, confirmed_by, receives_health')
      .eq('guardian_id', second.id),
  )
  expect(confirmed).toEqual({
    is_trusted: true,
    confirmed_by: child.parent.id,
    receives_health: false,
  })
  const told = await unwrap(client.from('notifications').select('kind'))
  expect(told.map(({ kind }) => kind)).toContain('guardian_confirmed')
})

test('a coach whose team the child has left is told why no guardian is shown', async () => {
  const { id, parent } = await createLinkedPlayer()
  const { client } = await createClientFor(personas.owner)
  await unwrap(
    client
      .from('squad_members')
      .update({ left_on: new Date().toISOString().slice(0, 10) })
      .eq('player_id', id)
      .select('id'),
  )
  await renderApp(`/players/details/${id}?tab=guardians`, { as: 'coach' })
  expect(await screen.findByText(/is shown to the coaches of its teams of today/)).toBeVisible()
  expect(screen.queryByText(/Petra/)).not.toBeInTheDocument()
  const coach = await getDb()
  expect(
    await unwrap(coach.from('person_cards').select('user_id').eq('user_id', parent.id)),
  ).toEqual([])
})
