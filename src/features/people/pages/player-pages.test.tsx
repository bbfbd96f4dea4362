import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startI18n } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { signInAs } from '@/test/sign-in-as'
import { expectComplaint } from '@/test/console-watch'
import { createEmail } from '@/test/new-account'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

const school = '00000000-0000-4000-8000-000000000001'
const team = '00000000-0000-4000-8002-000000000003'

/** A player of this test alone, in the coach's U13. */
async function createOwnPlayer(): Promise<{ id: string; lastName: string }> {
  await startI18n('en')
  await signInAs('coach')
  const lastName = `Test${crypto.randomUUID().slice(0, 8)}`
  const client = await getDb()
  const { data, error } = await client.rpc('save_player', {
    p_first_name: 'Mira',
    p_last_name: lastName,
    p_date_of_birth: '2014-05-06',
    p_squads: [{ team_id: team, shirt_number: null }],
  })
  if (error) throw error
  return { id: data, lastName }
}

test('a second guardian is added with 2 inputs and 1 tap, and gets an invitation to register', async () => {
  const { id, lastName } = await createOwnPlayer()
  const { user } = await renderApp(`/players/details/${id}?tab=guardians`, { as: 'coach' })
  const form = within(await screen.findByRole('form', { name: 'Add guardian' }))
  const email = createEmail()
  const count = { inputs: 0, taps: 0 }

  await user.type(form.getByRole('textbox', { name: /Parent’s e-mail/ }), email)
  count.inputs += 1
  await user.click(form.getByRole('combobox', { name: /Relationship/ }))
  await user.click(await screen.findByRole('option', { name: 'Father', hidden: true }))
  count.inputs += 1
  await user.click(form.getByRole('button', { name: 'Add guardian' }))
  count.taps += 1

  const open = await screen.findByRole('list', { name: 'Open invitations' })
  expect(open).toHaveTextContent(email)
  expect(open).toHaveTextContent(`Father of Mira ${lastName}`)
  expect(open).toHaveTextContent(/1[34] days left/)
  process.stdout.write(`second guardian: ${count.inputs} inputs + ${count.taps} tap\n`)
  expect(count).toEqual({ inputs: 2, taps: 1 })

  // asked twice, it says so beside the address and keeps what was typed
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Parent’s e-mail/ })).toHaveValue(''),
  )
  const again = within(screen.getByRole('form', { name: 'Add guardian' }))
  await user.type(again.getByRole('textbox', { name: /Parent’s e-mail/ }), email)
  await user.click(again.getByRole('combobox', { name: /Relationship/ }))
  await user.click(await screen.findByRole('option', { name: 'Father', hidden: true }))
  await user.click(again.getByRole('button', { name: 'Add guardian' }))
  expect(await again.findByText('An invitation to this address is open already.')).toBeVisible()
  expect(again.getByRole('textbox', { name: /Parent’s e-mail/ })).toHaveValue(email)

  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  const dialog = await screen.findByRole('dialog', { name: `Revoke the invitation to ${email}?` })
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText(email)).not.toBeInTheDocument())
})

test('linking a parent needs the parent’s email and a relationship choice', async () => {
  const { id } = await createOwnPlayer()
  const { user } = await renderApp(`/players/details/${id}?tab=guardians`, { as: 'coach' })
  const form = within(await screen.findByRole('form', { name: 'Add guardian' }))
  await user.click(form.getByRole('button', { name: 'Add guardian' }))
  expect(await form.findByText(/Please enter a valid e-mail address/)).toBeVisible()
  expect(form.getByText('Please choose a relationship.')).toBeVisible()
})

test('an existing parent account is linked at once', async () => {
  const mother = await createPerson('parent', { first_name: 'Lia', last_name: 'Own' })
  const { id } = await createOwnPlayer()
  const { user } = await renderApp(`/players/details/${id}?tab=guardians`, { as: 'coach' })
  const form = within(await screen.findByRole('form', { name: 'Add guardian' }))
  await user.type(form.getByRole('textbox', { name: /Parent’s e-mail/ }), mother.email)
  await user.click(form.getByRole('combobox', { name: /Relationship/ }))
  await user.click(await screen.findByRole('option', { name: 'Mother', hidden: true }))
  await user.click(form.getByRole('button', { name: 'Add guardian' }))
  const list = await screen.findByRole('list', { name: 'Guardians' })
  await waitFor(() => expect(list).toHaveTextContent('Mother'))
  expect(screen.queryByRole('list', { name: 'Open invitations' })).not.toBeInTheDocument()
})

test('the club changes relationship, rights and whom to call first; nothing of it on cancel', async () => {
  const father = await createPerson('parent', { first_name: 'Leo', last_name: 'Own' })
  const { id } = await createOwnPlayer()
  const client = await getDb()
  const linked = await client.rpc('invite', {
    p_school_id: school,
    p_email: father.email,
    p_role: 'parent',
    p_player_id: id,
    p_relationship: 'father',
  })
  expect(linked.error).toBeNull()
  const { user } = await renderApp(`/players/details/${id}?tab=guardians`, { as: 'owner' })
  expectComplaint(/use-focus-trap/)
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Relationship', hidden: true }))
    return within(await screen.findByRole('dialog', { name: /relationship$/ }))
  }
  const list = await screen.findByRole('list', { name: 'Guardians' })
  expect(within(list).getByText('Has not accepted yet')).toBeVisible()
  const first = await open()
  expect(first.queryByRole('switch', { name: 'Decides about data' })).not.toBeInTheDocument()
  await user.click(first.getByRole('switch', { name: 'Call first' }))
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  expect(within(list).queryByText('Call first')).not.toBeInTheDocument()

  const second = await open()
  await user.click(second.getByRole('combobox', { name: /Relationship/ }))
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(second.getByRole('switch', { name: 'Call first' }))
  await user.click(second.getByRole('button', { name: 'Save' }))
  expect(await within(list).findByText('Call first')).toBeVisible()
  expect(list).not.toHaveTextContent('Father')
})

test('the list finds a player by name from the address, and says when nobody fits', async () => {
  const { id, lastName } = await createOwnPlayer()
  const { user, router } = await renderApp(`/players?q=${lastName}&state=no_guardian`, {
    as: 'coach',
  })
  const row = await screen.findByRole('link', { name: new RegExp(lastName) })
  expect(row).toHaveAttribute('href', `/players/details/${id}`)
  await user.type(screen.getByRole('searchbox', { name: 'Search players' }), 'x')
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a coach changes name, positions and number of an own player', async () => {
  const { id, lastName } = await createOwnPlayer()
  const { user, router } = await renderApp(`/players/edit/${id}`, { as: 'coach' })
  const name = await screen.findByRole('textbox', { name: /First name/ })
  await user.clear(name)
  await user.type(name, 'Nora')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/players/details/${id}`))
  expect(await screen.findByRole('heading', { level: 1, name: `Nora ${lastName}` })).toBeVisible()
})

test('a pasted table is matched, fixed in place and brought in as a whole', async () => {
  const name = `Imp${crypto.randomUUID().slice(0, 8)}`
  const { user } = await renderApp('/players/import', { as: 'owner' })
  await user.click(screen.getByRole('textbox', { name: 'Paste here' }))
  await user.paste(
    `Vorname\tNachname\tGeburtsdatum\tPosition\nAda\t${name}\t05.04.2013\tTorwart\nBo\t${name}\tsoon\tSturm`,
  )
  expect(await screen.findByText('1 ready · 1 to fix · 0 left out')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 1 player' })).toBeDisabled()
  const born = screen.getByRole('textbox', { name: 'Date of birth' })
  expect(born).toBeInvalid()
  await user.clear(born)
  await user.type(born, '6.4.2013')
  await user.click(screen.getByRole('button', { name: 'Import 2 players' }))
  expect(await screen.findByText('2 players are in the club.')).toBeVisible()
  const client = await getDb()
  const { data } = await client
    .from('players')
    .select('first_name, date_of_birth, position')
    .eq('last_name', name)
    .order('first_name')
  expect(data).toEqual([
    { first_name: 'Ada', date_of_birth: '2013-04-05', position: 'goalkeeper' },
    { first_name: 'Bo', date_of_birth: '2013-04-06', position: 'forward' },
  ])

  await user.click(screen.getByRole('button', { name: 'Undo the import' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }))
  expect(await screen.findByText('2 players are gone again.')).toBeVisible()
  const { count } = await client
    .from('players')
    .select('id', { count: 'exact', head: true })
    .eq('last_name', name)
  expect(count).toBe(0)
})

test('a parent is led away from making players, and finds the own child', async () => {
  const { router } = await renderApp('/players/create', { as: 'parent' })
  expect(router.state.location.pathname).toBe('/players')
  expect(screen.queryByRole('link', { name: 'Add a player' })).not.toBeInTheDocument()
  const client = await getDb()
  const { data: children } = await client
    .from('guardian_links')
    .select('player_id')
    .eq('status', 'active')
    .eq('school_id', school)
  expect(children?.length).toBeGreaterThan(0)
})

test('guardians of several players are invited in one go; a wrong address stays with its reason', async () => {
  const first = await createOwnPlayer()
  const second = await createOwnPlayer()
  const { user } = await renderApp('/players?q=Mira+Test', { as: 'coach' })
  expectComplaint(/use-focus-trap/)
  for (const { lastName } of [first, second]) {
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(lastName) }))
  }
  await user.click(screen.getByRole('button', { name: 'Invite guardians' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Invite guardians' }))
  const email = createEmail()
  await user.type(sheet.getByRole('textbox', { name: new RegExp(first.lastName) }), email)
  await user.type(sheet.getByRole('textbox', { name: new RegExp(second.lastName) }), 'no address')
  await user.click(sheet.getByRole('button', { name: 'Send 2 invitations' }))
  expect(await sheet.findByText(/^Please enter a valid e-mail address/)).toBeVisible()
  expect(sheet.queryByRole('textbox', { name: new RegExp(first.lastName) })).toBeNull()
  const client = await getDb()
  const { data } = await client.from('invitations').select('role').eq('email', email)
  expect(data).toEqual([{ role: 'parent' }])
})

test('a player’s page opens on the next session and whom to reach, before any tab', async () => {
  const { id } = await createOwnPlayer()
  await renderApp(`/players/details/${id}`, { as: 'coach' })
  const next = within(await screen.findByRole('region', { name: 'Next session' }))
  expect(await next.findByRole('link', { name: /^U13 · / })).toBeVisible()
  expect(next.getByText('No answer yet')).toBeVisible()
  const guardians = within(screen.getByRole('region', { name: 'Guardians' }))
  expect(guardians.getByText('Nobody is linked yet.')).toBeVisible()
  expect(guardians.getByRole('link', { name: 'Add guardian' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=guardians'),
  )
})
