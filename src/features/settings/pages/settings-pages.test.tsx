import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const getRegion = (name: string) => within(screen.getByRole('region', { name }))

test('a profile is viewed, edited and cancelled: nothing is kept, and it says "Editing cancelled."', async () => {
  const { user } = await renderApp('/settings/profile/coach', { as: 'coach' })
  await screen.findByText('Years of experience')
  expect(screen.queryByRole('button', { name: 'Choose a picture' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  const name = screen.getByRole('textbox', { name: /First name/ })
  await user.clear(name)
  await user.type(name, 'Somebody')
  expect(screen.queryByRole('textbox', { name: /E-mail/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Editing cancelled.')).toBeVisible()
  expect(screen.queryByText(/Somebody/)).not.toBeInTheDocument()
})

test('a coach saves what the role adds, and sees what is wrong beside the field', async () => {
  const { user } = await renderApp('/settings/profile/coach', { as: 'coach' })
  await screen.findByText('Years of experience')
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  const years = screen.getByRole('textbox', { name: /Years of experience/ })
  await user.clear(years)
  await user.type(years, '61')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('At most 60.')).toBeVisible()
  await user.clear(years)
  await user.type(years, '17')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Your profile is saved.')).toBeVisible()
  expect(await screen.findByText('17 years')).toBeVisible()
})

test('only PNG, JPG and GIF become a picture, whatever the file calls itself', async () => {
  const { user } = await renderApp('/settings/profile/coach', { as: 'coach' })
  await screen.findByText('Years of experience')
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  const file = new File(['<html>'], 'me.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), file)
  const fault = 'Invalid file type. Please select an image (PNG, JPG, GIF).'
  expect(await screen.findByText(fault)).toBeVisible()
})

test('the profile of a role that one does not hold is refused', async () => {
  await renderApp('/settings/profile/parent', { as: 'coach' })
  const mismatch = 'Role mismatch: Your account is not designated as a parent.'
  expect(await screen.findByText(mismatch)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'To your profile' })).toHaveAttribute('href', '/profile')
})

test('a parent sees each linked child with relationship, and the way to its profile', async () => {
  const { user } = await renderApp('/profile', { as: 'parent' })
  const children = within(await screen.findByRole('region', { name: 'Linked children' }))
  const [first] = children.getAllByRole('listitem')
  if (!first) throw new Error('no child')
  expect(within(first).getByText(/Mother|Father|Parent/)).toBeVisible()
  const link = within(first).getByRole('link', { name: 'Open profile' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/players\/details\/.+/))
  await user.click(children.getByRole('button', { name: 'Ask the club to link my child' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Ask the club to link my child' }),
  )
  expect(dialog.getByLabelText(/Your child's name/)).toBeVisible()
})

test('a preference saves with one tap and can be undone', async () => {
  const { user } = await renderApp('/settings/notifications', { as: 'parent' })
  const tasks = await screen.findByRole('switch', { name: 'Tasks' })
  expect(tasks).toBeChecked()
  await user.click(tasks)
  expect(tasks).not.toBeChecked()
  expect(await screen.findByText('Saved.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Tasks' })).toBeChecked())
  expect(await screen.findByText('Undone.')).toBeVisible()
})

test('with all notifications off the rest rests', async () => {
  const { user } = await renderApp('/settings/notifications', { as: 'parent' })
  await user.click(await screen.findByRole('switch', { name: 'Notifications' }))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Push' })).toBeDisabled())
  await user.click(screen.getByRole('switch', { name: 'Notifications' }))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Push' })).toBeEnabled())
})

test('payments show the subscription, its renewal, the bills and the orders', async () => {
  await renderApp('/settings/payments', { as: 'parent' })
  expect(await screen.findByText(/^No \(expires on /)).toBeVisible()
  expect(getRegion('Billing history').getByRole('heading')).toBeVisible()
  expect(getRegion('Order history').getByRole('heading')).toBeVisible()
})

test('a guardian sees what is due for each child: amount, due date, whose, and what is late', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'], isTeamless: true })
  await family.charge(0, 'Season', 60, 20)
  await family.charge(1, 'Camp', 40, -5)
  await renderApp('/settings/payments', { as: family.parent })
  const due = getRegion('What is due')
  const rows = (await due.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/^CampBo.*Overdue.*€40\.00$/)
  expect(rows[2]).toMatch(/^SeasonAda.*€60\.00$/)
  expect(rows[2]).not.toContain('Overdue')
  expect(due.getByText(/€100\.00 in all/)).toBeVisible()
})

test('a paid fee leaves what is due and has a receipt with day, amount and club', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.charge(0, 'Camp', 40, -3)
  await family.charge(0, 'Season', 60, 30)
  const fees = await unwrap(
    family.owner
      .from('fees')
      .select('id, title')
      .eq('player_id', family.players[0]?.id ?? ''),
  )
  const p_fee_id = fees.find(({ title }) => title === 'Camp')?.id ?? ''
  await unwrap(family.owner.rpc('settle_fee', { p_fee_id, p_status: 'paid', p_method: 'transfer' }))
  const { user } = await renderApp('/settings/payments', { as: family.parent })
  const due = getRegion('What is due')
  expect(await due.findByText('Season')).toBeVisible()
  expect(due.queryByText('Camp')).toBeNull()
  const paid = within(await screen.findByRole('region', { name: 'Paid fees' }))
  await user.click(paid.getByRole('button', { name: 'Receipt' }))
  const receipt = await screen.findByRole('dialog', { name: 'Receipt: Camp' })
  expect(receipt).toHaveTextContent(/ClubFC Riverside.*ForAda Own.*€40\.00.*Bank transfer/)
  expect(receipt).toHaveTextContent(`${p_fee_id.slice(0, 8).toUpperCase()} Camp Ada`)
})

test('a fee is paid by transfer: account, amount and reference to copy, and a code to scan', async () => {
  const family = await createOwnFamily({ children: ['Ada'], isTeamless: true })
  await family.charge(0, 'Camp', 40, -5)
  const { user } = await renderApp('/settings/payments', { as: family.parent })
  const due = getRegion('What is due')
  await user.click(await due.findByRole('button', { name: 'Pay by transfer' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Transfer: Camp' }))
  expect(sheet.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  expect(sheet.getByText('€40.00')).toBeVisible()
  expect(sheet.getByText(/^[0-9A-F]{8} Camp Ada$/)).toBeVisible()
  expect(sheet.getByRole('img', { name: 'QR code for banking apps' })).toBeVisible()
  expect(sheet.getByRole('button', { name: 'Copy IBAN' })).toBeVisible()
})

test('who may not pay for a child sees none of its fees, and who pays for nobody no list', async () => {
  const rights = { can_pay: false }
  const family = await createOwnFamily({ children: ['Ada'], isTeamless: true, rights })
  await family.charge(0, 'Season', 60, 20)
  await renderApp('/settings/payments', { as: family.parent })
  expect(await screen.findByText('No orders yet')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What is due' })).toBeNull())
  expect(screen.queryByText('Season')).toBeNull()
})

test('a guardian withdraws a consent as easily as it was given, and the history keeps both', async () => {
  const { user } = await renderApp('/settings/data', { as: 'parent' })
  const [consent] = await screen.findAllByRole('listitem', { name: 'Offers and events' })
  if (!consent) throw new Error('no child to decide for')
  await user.click(within(consent).getByRole('button', { name: 'Give consent' }))
  const withdraw = await within(consent).findByRole('button', { name: 'Withdraw' })
  await waitFor(() => expect(withdraw).toBeEnabled())
  await user.click(withdraw)
  expect(await within(consent).findByText('Refused')).toBeVisible()
  expect(within(consent).getByText('History (2)')).toBeVisible()
})

test('from the age of consent on the young person is asked anew for what a guardian decided', async () => {
  await renderApp('/settings/data', { as: 'player' })
  const consent = within(
    await screen.findByRole('listitem', { name: 'Photos and videos in the team' }),
  )
  expect(consent.getByText('Not answered')).toBeVisible()
  expect(consent.getByText(/^A parent decided this before\. .* your own word counts/)).toBeVisible()
  expect(consent.getByRole('button', { name: 'Give consent' })).toBeEnabled()
  expect(consent.getByRole('button', { name: 'Refuse' })).toBeEnabled()
})

test('one asks to be forgotten after a question, and takes it back', async () => {
  const { user } = await renderApp('/settings/data', { as: 'multi' })
  const account = within(await screen.findByRole('region', { name: 'Your account' }))
  await user.click(account.getByRole('button', { name: 'Ask for erasure' }))
  await user.click(await screen.findByRole('button', { name: 'Send request' }))
  await user.click(await account.findByRole('button', { name: 'Withdraw request' }))
  expect(await account.findByText('Withdrawn')).toBeVisible()
  expect(account.getByRole('button', { name: 'Ask for erasure' })).toBeVisible()
})

test('a coach whose details cannot be loaded sees the rest, and is told why editing waits', async () => {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    return address.includes('/coach_profiles')
      ? Promise.resolve(Response.json({ message: 'broken' }, { status: 400 }))
      : real(input, init)
  })
  const { user } = await renderApp('/settings/profile/coach', { as: 'coach' })
  expect(await screen.findByText('Error fetching coach profile')).toBeVisible()
  expect(screen.getByText(/Your basic details are loaded/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  expect(await screen.findByText('Cannot edit profile: Coach data not loaded.')).toBeVisible()
})

test('a player sees team, position and linked parents, which the club keeps', async () => {
  await renderApp('/settings/profile/player', { as: 'player' })
  const facts = within(await screen.findByRole('region', { name: 'As a player' }))
  expect(facts.getByText('Strong foot')).toBeVisible()
  const parents = within(screen.getByRole('region', { name: 'Linked parents' }))
  expect(parents.getByText(/Mother|Father|Parent/)).toBeVisible()
})
