/** What somebody tries who wants another person's account, with the official client on the real schema. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startStack, type Stack } from '../stack'
import { APP_URL, connect, findNewestLink, signIn } from './harness'

const MINE = 'only mine'
const STRANGERS = 'known to me'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ port: 0, dataDir: null, seeds: 'none', appUrl: APP_URL })
})
afterAll(() => stack.stop())
afterEach(() => vi.useRealTimers())

async function register(email: string, password: string, data = {}): Promise<SupabaseClient> {
  const client = connect(stack)
  const { error } = await client.auth.signUp({ email, password, options: { data } })
  if (error) throw error
  return client
}

type LinkType = 'signup' | 'recovery' | 'email_change'

/** The owner of the address opens the newest link and chooses a password. */
async function openLink(email: string, type: LinkType): Promise<SupabaseClient> {
  const client = connect(stack)
  const token_hash = findNewestLink(stack, email).searchParams.get('token_hash') ?? ''
  const { error } = await client.auth.verifyOtp({ token_hash, type })
  if (error) throw error
  return client
}

async function choosePassword(client: SupabaseClient, password: string = MINE): Promise<void> {
  const { error } = await client.auth.updateUser({ password })
  if (error) throw error
}

/** A session of an address that is not confirmed, an hour ago and however it came about. */
async function openSession(email: string): Promise<SupabaseClient> {
  const set = (what: string) => stack.sql(`update auth.users set ${what} where email = $1`, [email])
  await set('confirmation_sent_at = null')
  await set('email_confirmed_at = now()')
  const client = await signIn(stack, email, STRANGERS)
  const before = `now() - interval '1 hour'`
  await set(`email_confirmed_at = null, created_at = ${before}, confirmation_sent_at = ${before}`)
  return client
}

async function createAccount(email: string): Promise<SupabaseClient> {
  await register(email, STRANGERS)
  await choosePassword(await openLink(email, 'signup'))
  const client = await signIn(stack, email, MINE)
  const { data } = await client.auth.getUser()
  await client.from('users').insert({ id: data.user?.id, email, locale: 'de' })
  return client
}

const refused = { code: 'invalid_credentials' }

/** Subjects of the delivered e-mails to an address, newest first. */
async function listSubjects(email: string): Promise<string[]> {
  await stack.tick()
  return stack.mails.list(email).map(({ subject }) => subject)
}

describe('a stranger registers my address', () => {
  it('before me: my confirmation ends the stranger’s password, session and words', async () => {
    const email = 'first@attack.test'
    await register(email, STRANGERS, { first_name: 'Mallory', role: 'owner' })
    const early = await openSession(email)
    await register(email, MINE)
    const me = await openLink(email, 'signup')

    await expect(signIn(stack, email, STRANGERS)).rejects.toMatchObject(refused)
    await choosePassword(me)
    await expect(signIn(stack, email, STRANGERS)).rejects.toMatchObject(refused)
    await expect(signIn(stack, email, MINE)).resolves.toBeDefined()
    expect((await early.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect((await early.auth.getUser()).error).not.toBeNull()
    const { user_metadata } = (await me.auth.getUser()).data.user ?? {}
    expect(user_metadata).not.toHaveProperty('first_name')
    expect(user_metadata).toMatchObject({ claimed: { first_name: 'Mallory', role: 'owner' } })
  })

  it('after me, before I confirm: neither of the two passwords lives, and mine is the one I choose', async () => {
    const email = 'second@attack.test'
    await register(email, 'typed at sign-up')
    await register(email, STRANGERS, { first_name: 'Mallory' })
    const me = await openLink(email, 'signup')
    await expect(signIn(stack, email, STRANGERS)).rejects.toMatchObject(refused)
    await expect(signIn(stack, email, 'typed at sign-up')).rejects.toMatchObject(refused)
    await choosePassword(me)
    await expect(signIn(stack, email, MINE)).resolves.toBeDefined()
    expect((await me.auth.getUser()).data.user?.user_metadata.first_name).toBeUndefined()
  })

  it('and I recover the account instead of confirming it', async () => {
    const email = 'third@attack.test'
    await register(email, STRANGERS)
    await connect(stack).auth.resetPasswordForEmail(email)
    const me = await openLink(email, 'recovery')
    await expect(signIn(stack, email, STRANGERS)).rejects.toMatchObject(refused)
    await choosePassword(me)
    await expect(signIn(stack, email, STRANGERS)).rejects.toMatchObject(refused)
    await expect(signIn(stack, email, MINE)).resolves.toBeDefined()
  })

  it('by asking for a sign-in link: that makes no account', async () => {
    const email = 'fourth@attack.test'
    await connect(stack).auth.signInWithOtp({ email, options: { shouldCreateUser: true } })
    expect(await stack.sql('select from auth.users where email = $1', [email])).toEqual([])
  })
})

describe('a stranger asks who has an account', () => {
  it('and every address gets the same answer to a sign-in link', async () => {
    await createAccount('known@attack.test')
    const options = { shouldCreateUser: false }
    const ask = (email: string) => connect(stack).auth.signInWithOtp({ email, options })
    expect(await ask('nobody@attack.test')).toEqual(await ask('known@attack.test'))
  })
})

describe('a thief holds my session', () => {
  it('and cannot set a password without mine', async () => {
    const email = 'session@attack.test'
    const stolen = await createAccount(email)
    const bare = await stolen.auth.updateUser({ password: 'thief 22' })
    expect(bare.error).toMatchObject({ status: 400, code: 'current_password_required' })
    const guess = { password: 'thief 22', current_password: STRANGERS }
    expect((await stolen.auth.updateUser(guess)).error?.code).toBe('current_password_invalid')
    await expect(signIn(stack, email, 'thief 22')).rejects.toMatchObject(refused)
  })

  it('and loses it when I change my password, of which I hear', async () => {
    const email = 'ended@attack.test'
    const stolen = await createAccount(email)
    const mine = await signIn(stack, email, MINE)
    const change = { password: 'another of mine', current_password: MINE }
    expect((await mine.auth.updateUser(change)).error).toBeNull()
    expect((await stolen.auth.refreshSession()).error).not.toBeNull()
    expect((await mine.auth.refreshSession()).error).toBeNull()
    expect((await listSubjects(email))[0]).toBe('Dein Passwort wurde geändert')
  })

  it('and cannot use a link of mine that opened another session', async () => {
    const email = 'link@attack.test'
    const stolen = await createAccount(email)
    await connect(stack).auth.resetPasswordForEmail(email)
    await openLink(email, 'recovery')
    const { error } = await stolen.auth.updateUser({ password: 'thief 22' })
    expect(error?.code).toBe('current_password_required')
  })

  it('and cannot move the account to another address', async () => {
    const email = 'moved@attack.test'
    const client = await createAccount(email)
    const bare = await client.auth.updateUser({ email: 'thief@attack.test' })
    expect(bare.error).not.toBeNull()
    expect((await client.rpc('prove_password', { p_password: 'a guess' })).data).toBe(false)
    expect((await client.auth.updateUser({ email: 'thief@attack.test' })).error).not.toBeNull()

    expect((await client.rpc('prove_password', { p_password: MINE })).data).toBe(true)
    expect((await client.auth.updateUser({ email: 'new@attack.test' })).error).toBeNull()
    expect((await listSubjects(email))[0]).toBe('Deine E-Mail-Adresse soll sich ändern')
    await openLink('new@attack.test', 'email_change')
    expect((await listSubjects(email))[0]).toBe('Deine E-Mail-Adresse wurde geändert')
    expect((await listSubjects('new@attack.test'))[0]).toBe('Deine E-Mail-Adresse wurde geändert')
  })
})

describe('somebody guesses', () => {
  it('and common passwords are nobody’s', async () => {
    const email = 'common@attack.test'
    const client = await createAccount(email)
    for (const password of ['123456', 'Password', 'fussball']) {
      const { error } = await client.auth.updateUser({ password, current_password: MINE })
      expect(error).toMatchObject({ status: 422, code: 'weak_password' })
      const signUp = await connect(stack).auth.signUp({ email: 'x@attack.test', password })
      expect(signUp.error).toMatchObject({ status: 422, code: 'weak_password' })
    }
  })

  it('and after five wrong passwords each further try has to wait, but the owner gets in', async () => {
    const email = 'guessed@attack.test'
    await createAccount(email)
    // how long a busy machine takes to hash five passwords is no part of the rule
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(signIn(stack, email, `guess ${guess}`)).rejects.toMatchObject(refused)
    }
    const early = await connect(stack).auth.signInWithPassword({ email, password: 'guess 5' })
    expect(early.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect(early.error?.message).toContain('after 1 seconds')
    await expect(signIn(stack, 'known@attack.test', MINE)).resolves.toBeDefined()

    vi.setSystemTime(Date.now() + 1000)
    await expect(signIn(stack, email, MINE)).resolves.toBeDefined()
    await expect(signIn(stack, email, 'a slip')).rejects.toMatchObject(refused)
    await expect(signIn(stack, email, MINE)).resolves.toBeDefined()
  })
})
