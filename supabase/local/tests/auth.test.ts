import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Stack } from '../stack'
import {
  ANA,
  APP_URL,
  BEN,
  connect,
  findNewestLink,
  PASSWORD,
  signIn,
  startFixtureStack,
} from './harness'

let stack: Stack
beforeAll(async () => {
  stack = await startFixtureStack()
})
afterAll(() => stack.stop())

async function useLink(email: string, type: 'signup' | 'recovery' | 'email_change') {
  const client = connect(stack)
  const token_hash = findNewestLink(stack, email).searchParams.get('token_hash') ?? ''
  const { data, error } = await client.auth.verifyOtp({ token_hash, type })
  return { client, data, error }
}

describe('sign-up', () => {
  it('needs the link in the e-mail before the first sign-in', async () => {
    const email = 'new@demo.test'
    const client = connect(stack)
    const { data, error } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { first_name: 'Nia', locale: 'de' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toHaveLength(1)

    const early = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

    const link = findNewestLink(stack, email)
    expect(link.href).toContain(`${APP_URL}/confirm?token_hash=`)
    expect(link.searchParams.get('type')).toBe('signup')
    expect(stack.mails.list(email)[0]?.subject).toBe('Bestätige deine E-Mail-Adresse')

    const confirmed = await useLink(email, 'signup')
    expect(confirmed.error).toBeNull()
    expect(confirmed.data.user?.user_metadata.first_name).toBe('Nia')
    expect((await useLink(email, 'signup')).error).toMatchObject({ code: 'otp_expired' })
  })

  it('sends the link again on request, and the newer one works', async () => {
    const email = 'slow@demo.test'
    await connect(stack).auth.signUp({ email, password: PASSWORD })
    expect((await connect(stack).auth.resend({ type: 'signup', email })).error).toBeNull()
    expect(stack.mails.list(email)).toHaveLength(2)
    expect((await useLink(email, 'signup')).error).toBeNull()
  })

  it('does not tell a stranger that an address has an account', async () => {
    const { data, error } = await connect(stack).auth.signUp({
      email: ANA.email,
      password: PASSWORD,
    })
    expect(error).toBeNull()
    expect(data.user?.identities).toEqual([])
    expect(data.user?.id).not.toBe(ANA.id)
    expect(stack.mails.list(ANA.email)).toEqual([])
  })

  it('refuses a short password', async () => {
    const { error } = await connect(stack).auth.signUp({ email: 'x@demo.test', password: '12345' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password' })
  })
})

describe('session', () => {
  it('signs in a user that was seeded by SQL', async () => {
    const client = await signIn(stack, ANA.email)
    const { data } = await client.auth.getUser()
    expect(data.user).toMatchObject({ id: ANA.id, email: ANA.email, role: 'authenticated' })
  })

  it('refuses a wrong password and an unknown address alike', async () => {
    const wrong = await connect(stack).auth.signInWithPassword({ email: ANA.email, password: 'no' })
    const unknown = await connect(stack).auth.signInWithPassword({
      email: 'nobody@demo.test',
      password: 'no',
    })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(unknown.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  it('refreshes, and ends at sign-out', async () => {
    const client = await signIn(stack, ANA.email)
    const before = (await client.auth.getSession()).data.session
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token)
    expect((await client.auth.signOut()).error).toBeNull()
    const after = await connect(stack).auth.getUser(data.session?.access_token)
    // The client's own name for session_not_found.
    expect(after.error?.name).toBe('AuthSessionMissingError')
  })
})

describe('changes', () => {
  it('sets a new password through the recovery link', async () => {
    await connect(stack).auth.resetPasswordForEmail(BEN.email)
    expect(findNewestLink(stack, BEN.email).pathname).toBe('/reset-password')
    const { client, error } = await useLink(BEN.email, 'recovery')
    expect(error).toBeNull()
    const same = await client.auth.updateUser({ password: PASSWORD })
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
    expect((await client.auth.updateUser({ password: 'another1' })).error).toBeNull()
    await expect(signIn(stack, BEN.email, 'another1')).resolves.toBeDefined()
    await expect(signIn(stack, BEN.email)).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  it('checks the current password when it is given', async () => {
    const client = await signIn(stack, ANA.email)
    const wrong = { password: 'another2', current_password: 'guess' }
    const { error } = await client.auth.updateUser(wrong)
    expect(error).toMatchObject({ status: 400, code: 'current_password_invalid' })
    const right = { password: 'another2', current_password: PASSWORD }
    expect((await client.auth.updateUser(right)).error).toBeNull()
    const back = { password: PASSWORD, current_password: 'another2' }
    expect((await client.auth.updateUser(back)).error).toBeNull()
  })

  it('moves to the new address once it is confirmed there', async () => {
    const client = await signIn(stack, ANA.email)
    const taken = await client.auth.updateUser({ email: BEN.email })
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await client.auth.updateUser({ email: 'ana2@demo.test' })).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(ANA.email)
    expect(findNewestLink(stack, 'ana2@demo.test').pathname).toBe('/confirm-email')
    const { data, error } = await useLink('ana2@demo.test', 'email_change')
    expect(error).toBeNull()
    expect(data.user?.email).toBe('ana2@demo.test')
  })
})
