import { screen, waitFor } from '@testing-library/react'
import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import type { Database } from '@/lib/supabase/database.types'
import { findMailedLink, createAccount, createEmail } from '@/test/new-account'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const school = '00000000-0000-4000-8000-000000000001'
const child = '00000000-0000-4000-8001-000000000304'

function createAnonymousClient() {
  return createClient<Database>(inject('stackUrl'), inject('stackKey'), {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  })
}

/** The coach invites an address as a parent; answers the path in the e-mail and how to take it back. */
async function createInvitation(email: string) {
  const coach = createAnonymousClient()
  await coach.auth.signInWithPassword(personas.coach)
  const { data, error } = await coach.rpc('invite', {
    p_school_id: school,
    p_email: email,
    p_role: 'parent',
    p_player_id: child,
    p_relationship: 'mother',
  })
  if (error) throw error
  await coach.functions.invoke('deliver-mail')
  const path = await waitFor(
    async () => {
      const link = await findMailedLink(email)
      expect(link).toMatch(/^\/accept-invitation\?token=/)
      return link
    },
    { timeout: 20_000, interval: 500 },
  )
  return {
    path,
    revoke: async () => {
      const answer = await coach.rpc('revoke_invitation', { p_invitation_id: data })
      if (answer.error) throw answer.error
    },
  }
}

test('a newcomer joins with name and password: one e-mail, nothing asked that the invitation says', async () => {
  const email = createEmail()
  const { path } = await createInvitation(email)
  const { user } = await renderApp(path)
  expect(
    await screen.findByText(/invites you to follow .* at FC Riverside as Parent\./),
  ).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ida')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Novak')
  await user.type(screen.getByLabelText('Password'), 'jfk-29-Lantern')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  // a coach's invitation waits for the owner's or the administrator's word
  expect(
    await screen.findByRole('heading', { name: 'Almost there' }, { timeout: 20_000 }),
  ).toBeVisible()
  const mine = createAnonymousClient()
  const { data, error } = await mine.auth.signInWithPassword({ email, password: 'jfk-29-Lantern' })
  expect(error).toBeNull()
  const profile = await mine
    .from('users')
    .select('first_name, role')
    .eq('id', data.user?.id ?? '')
  expect(profile.data).toEqual([{ first_name: 'Ida', role: null }])
})

test('a visitor sees who invites, and login leads back to the invitation', async () => {
  const { email } = await createAccount({ first_name: 'Iva', last_name: 'Novak' })
  const { path } = await createInvitation(email)
  const { user, router } = await renderApp(path)
  expect(
    await screen.findByText(/invites you to follow .* at FC Riverside as Parent\./),
  ).toBeVisible()
  expect(screen.getByText(new RegExp(`The invitation is for ${email}`))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(decodeURIComponent(document.cookie)).toContain(path)
})

test('somebody else’s invitation cannot be accepted, and the page says whose it is', async () => {
  const email = createEmail()
  const { path } = await createInvitation(email)
  await renderApp(path, { as: 'player2' })
  expect(
    await screen.findByRole('heading', { name: 'This invitation is for another address' }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

test('the invited person accepts once; the link is used up after', async () => {
  const account = await createAccount({ first_name: 'Ina', last_name: 'Novak' })
  const { path } = await createInvitation(account.email)
  const { user, router, unmount } = await renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await user.type(await screen.findByLabelText('E-mail'), account.email)
  await user.type(screen.getByLabelText('Password'), account.password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await user.click(await screen.findByRole('button', { name: 'Accept' }, { timeout: 10_000 }))
  expect(router.state.location.pathname).toBe('/accept-invitation')
  // a coach's invitation still needs the administrator's word (spec section 6)
  expect(await screen.findByRole('heading', { name: 'Almost there' })).toBeVisible()
  unmount()
  await renderApp(path)
  expect(
    await screen.findByRole('heading', { name: 'This invitation was used already' }),
  ).toBeVisible()
})

test('a revoked invitation and an unknown link say so', async () => {
  const { path, revoke } = await createInvitation(createEmail())
  await revoke()
  const { unmount } = await renderApp(path)
  expect(await screen.findByRole('heading', { name: 'This invitation was revoked' })).toBeVisible()
  unmount()
  await renderApp('/accept-invitation?token=nobody-knows-this')
  expect(
    await screen.findByRole('heading', { name: 'This invitation link does not work' }),
  ).toBeVisible()
})
