import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'

const page = '/dashboard/owner/settings/academy'

/** The rival's owner and school: nobody else looks at their names in tests. */
async function fetchStored() {
  await signInAs('owner2')
  const client = await getDb()
  const held = await unwrap(
    client.from('role_assignments').select('school_id, user_id').eq('role', 'owner'),
  )
  const [mine] = held
  const school = await unwrap(
    client
      .from('schools')
      .select('id, location, updated_at')
      .eq('id', mine?.school_id ?? '')
      .single(),
  )
  const user = await unwrap(
    client
      .from('users')
      .select('phone')
      .eq('id', mine?.user_id ?? '')
      .single(),
  )
  return { school, phone: user.phone }
}

let before: Awaited<ReturnType<typeof fetchStored>> | null = null

afterEach(async () => {
  if (!before) return
  await signInAs('owner2')
  const client = await getDb()
  const { id, location } = before.school
  const row = { location, bank_holder: null, iban: null }
  await unwrap(client.from('schools').update(row).eq('id', id).select('id'))
})

async function openForm() {
  before = await fetchStored()
  const app = await renderApp(page, { as: 'owner2' })
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile and school' }))
  return app
}

test('view, then edit, then cancel: “Editing cancelled.” and nothing is saved', async () => {
  const { user } = await openForm()
  await user.type(await screen.findByRole('textbox', { name: 'Location' }), ' West')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Editing cancelled.')).toBeVisible()
  expect((await fetchStored()).school).toEqual(before?.school)
})

test('profile and school are saved together', async () => {
  const { user } = await openForm()
  const phone = `+49 30 ${Date.now()}`
  const location = await screen.findByRole('textbox', { name: 'Location' })
  await user.clear(location)
  await user.type(location, 'Saved Town')
  const field = screen.getByRole('textbox', { name: 'Phone' })
  await user.clear(field)
  await user.type(field, phone)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Profile and school saved.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Edit profile and school' })).toBeVisible()
  const after = await fetchStored()
  expect(after).toMatchObject({ phone, school: { location: 'Saved Town' } })
})

test('both or none: a school that changed meanwhile is told beside its name, and the profile stays', async () => {
  const { user } = await openForm()
  const client = await getDb()
  await unwrap(
    client
      .from('schools')
      .update({ location: 'Meanwhile' })
      .eq('id', before?.school.id ?? '')
      .select('id'),
  )
  const field = screen.getByRole('textbox', { name: 'Phone' })
  await user.clear(field)
  await user.type(field, '+1 555 0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Somebody else changed the school meanwhile/)).toBeVisible()
  expect(field).toHaveValue('+1 555 0')
  await waitFor(async () => expect((await fetchStored()).phone).toBe(before?.phone))
})

test('a crest of another type is refused in the words of the specification', async () => {
  const { user } = await openForm()
  const text = new File(['no picture'], 'crest.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Choose a crest', { selector: 'input' }), text)
  expect(
    await screen.findByText('Invalid file type. Please select an image (PNG, JPG, GIF).'),
  ).toBeVisible()
})

test('e-mail is read-only: the form has no field for it', async () => {
  await openForm()
  expect(screen.queryByRole('textbox', { name: /E-mail/ })).not.toBeInTheDocument()
})

test('coaches are led to their own overview', async () => {
  before = null
  const { router } = await renderApp(page, { as: 'coach' })
  expect(router.state.location.pathname).toBe('/dashboard/coach/overview')
})

test('the owner says where fees are transferred to; a mistyped IBAN is told before it costs money', async () => {
  before = await fetchStored()
  const { user } = await renderApp(page, { as: 'owner2' })
  const card = within(await screen.findByRole('region', { name: 'Bank account' }))
  const change = card.getByRole('button', { name: 'Change' })
  // not before the account is known
  await waitFor(() => expect(change).toBeEnabled())
  await user.click(change)
  const form = within(await screen.findByRole('form', { name: 'Bank account' }))
  await user.type(form.getByRole('textbox', { name: 'Account holder' }), 'SV Nordstadt')
  await user.type(form.getByRole('textbox', { name: 'IBAN' }), 'DE89 3704 0044 0532 0130 01')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/This IBAN is not right/)).toBeVisible()
  await user.type(form.getByRole('textbox', { name: 'IBAN' }), '{Backspace}0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await card.findByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  expect(card.getByText('SV Nordstadt')).toBeVisible()
})
