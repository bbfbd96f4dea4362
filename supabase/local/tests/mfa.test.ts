import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { computeCode } from '../parts/mfa-totp'
import type { Stack } from '../stack'
import { readClaims } from '../tokens'
import { ANA, BEN, connect, PASSWORD, signIn, startFixtureStack } from './harness'

let stack: Stack
beforeAll(async () => {
  stack = await startFixtureStack()
})
afterAll(() => stack.stop())

async function createAccount(email: string): Promise<SupabaseClient> {
  await connect(stack).auth.signUp({ email, password: PASSWORD })
  await stack.sql('update auth.users set email_confirmed_at = now() where email = $1', [email])
  return signIn(stack, email)
}

async function enroll(client: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return data
}

/** Sets an authenticator up and confirms it; the session is aal2 afterwards. */
async function enrollAndVerify(client: SupabaseClient) {
  const { id, totp } = await enroll(client)
  const code = computeCode(totp.secret, Date.now())
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code })
  if (error) throw error
  return { id, secret: totp.secret }
}

async function getClaims(client: SupabaseClient): Promise<Record<string, unknown>> {
  const { data } = await client.auth.getSession()
  return readClaims(data.session?.access_token ?? '')
}

describe('codes', () => {
  it('are those of RFC 6238, appendix B', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const expected = { 59: '94287082', 1111111109: '07081804', 20000000000: '65353130' }
    for (const [seconds, code] of Object.entries(expected)) {
      expect(computeCode(secret, Number(seconds) * 1000, 8)).toBe(code)
    }
  })
})

describe('a session', () => {
  it('says how it came about and how strong it is', async () => {
    const claims = await getClaims(await signIn(stack, ANA.email))
    expect(claims).toMatchObject({ sub: ANA.id, role: 'authenticated', aal: 'aal1' })
    expect(claims.amr).toMatchObject([{ method: 'password' }])
  })

  it('keeps what it says when it is renewed', async () => {
    const client = await signIn(stack, ANA.email)
    await client.auth.refreshSession()
    expect(await getClaims(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  })

  it('is noted with the browser that uses it', async () => {
    const client = await signIn(stack, BEN.email)
    const { session_id } = await getClaims(client)
    const [row] = await stack.sql(
      'select user_agent, refreshed_at from auth.sessions where id = $1',
      [session_id],
    )
    expect(row?.user_agent).toMatch(/\w/)
  })
})

describe('an authenticator', () => {
  it('is set up with a secret, and counts only after its first code', async () => {
    const client = await createAccount('totp@demo.test')
    const { id, totp } = await enroll(client)
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    expect(totp.uri).toContain(`secret=${totp.secret}`)
    const before = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })

    const wrong = await client.auth.mfa.challengeAndVerify({ factorId: id, code: '000000' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })

    const code = computeCode(totp.secret, Date.now())
    const right = await client.auth.mfa.challengeAndVerify({ factorId: id, code })
    expect(right.error).toBeNull()
    expect(right.data?.user.email).toBe('totp@demo.test')
    expect(await getClaims(client)).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, {}] })
    const after = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(after.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    const listed = await client.auth.mfa.listFactors()
    expect(listed.data?.totp).toMatchObject([{ id, friendly_name: 'Phone', status: 'verified' }])

    await client.auth.refreshSession()
    expect(await getClaims(client)).toMatchObject({ aal: 'aal2' })
  })

  it('is asked for at the next sign-in', async () => {
    const { id, secret } = await enrollAndVerify(await createAccount('next@demo.test'))
    const client = await signIn(stack, 'next@demo.test')
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const code = computeCode(secret, Date.now())
    expect((await client.auth.mfa.challengeAndVerify({ factorId: id, code })).error).toBeNull()
    expect(await getClaims(client)).toMatchObject({ aal: 'aal2' })
  })

  it('ends the weaker sessions of its owner when a code is shown', async () => {
    const first = await createAccount('two@demo.test')
    const second = await signIn(stack, 'two@demo.test')
    await enrollAndVerify(first)
    expect((await second.auth.refreshSession()).error).not.toBeNull()
    expect((await first.auth.getUser()).error).toBeNull()
  })

  it('is removed with a strong session only, which is weak afterwards', async () => {
    const strong = await createAccount('gone@demo.test')
    const { id } = await enrollAndVerify(strong)
    const weak = await signIn(stack, 'gone@demo.test')
    expect((await weak.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
      code: 'insufficient_aal',
    })
    expect((await strong.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
    await strong.auth.refreshSession()
    expect(await getClaims(strong)).toMatchObject({ aal: 'aal1' })
    expect((await strong.auth.mfa.listFactors()).data?.all).toEqual([])
  })
})

describe('with a stolen password', () => {
  it('nobody gets past the code by setting up another authenticator', async () => {
    await enrollAndVerify(await createAccount('thief1@demo.test'))
    const thief = await signIn(stack, 'thief1@demo.test')
    const { error } = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })

  it('nobody changes password or address without the code', async () => {
    await enrollAndVerify(await createAccount('thief2@demo.test'))
    const thief = await signIn(stack, 'thief2@demo.test')
    const change = { password: 'another-one-1', current_password: PASSWORD }
    expect((await thief.auth.updateUser(change)).error).toMatchObject({ code: 'insufficient_aal' })
    expect((await thief.auth.updateUser({ email: 'x@demo.test' })).error).toMatchObject({
      code: 'insufficient_aal',
    })
  })

  it('nobody tries codes for long', async () => {
    const { id } = await enrollAndVerify(await createAccount('thief3@demo.test'))
    const thief = await signIn(stack, 'thief3@demo.test')
    const codes: (string | undefined)[] = []
    for (let attempt = 0; attempt < 16; attempt += 1) {
      const { error } = await thief.auth.mfa.challengeAndVerify({ factorId: id, code: '123456' })
      codes.push(error?.code)
    }
    expect(codes.at(0)).toBe('mfa_verification_failed')
    expect(codes.at(-1)).toBe('over_request_rate_limit')
  })

  it('nobody uses a challenge twice, nor the authenticator of another', async () => {
    const own = await createAccount('thief4@demo.test')
    const { id, secret } = await enrollAndVerify(own)
    const { data: challenge } = await own.auth.mfa.challenge({ factorId: id })
    const answer = {
      factorId: id,
      challengeId: challenge?.id ?? '',
      code: computeCode(secret, Date.now()),
    }
    expect((await own.auth.mfa.verify(answer)).error).toBeNull()
    expect((await own.auth.mfa.verify(answer)).error).toMatchObject({
      code: 'mfa_challenge_expired',
    })
    const other = await signIn(stack, ANA.email)
    expect((await other.auth.mfa.challenge({ factorId: id })).error).toMatchObject({
      code: 'mfa_factor_not_found',
    })
  })
})
