/** The checks run at the instant that is given from outside: this process, PostgreSQL, tokens and mails alike. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Stack } from '../stack'
import { ANA, connect, PASSWORD, startFixtureStack } from './harness'

const SECOND = 1000
/** Longer than any run takes. */
const RUN = 6 * 3600 * SECOND

let stack: Stack
beforeAll(async () => {
  stack = await startFixtureStack()
})
afterAll(() => stack.stop())

it('starts at the given instant and goes on', async () => {
  const start = Date.parse(process.env.TOUCHLINE_NOW ?? '')
  const before = Date.now()
  expect(before).toBeGreaterThanOrEqual(start)
  expect(before - start).toBeLessThan(RUN)
  await expect.poll(() => Date.now()).toBeGreaterThan(before)
})

it('is what PostgreSQL reads', async () => {
  const before = Date.now()
  const [row] = await stack.sql<{ now: string; later: string }>(
    `select now(), clock_timestamp() as later from pg_sleep(0.01)`,
  )
  const after = Date.now()
  const now = Date.parse(row?.now ?? '')
  expect(now).toBeGreaterThanOrEqual(before - 1)
  expect(Date.parse(row?.later ?? '')).toBeGreaterThanOrEqual(now)
  expect(Date.parse(row?.later ?? '')).toBeLessThanOrEqual(after)
})

it('is what tokens begin and end by', async () => {
  const seconds = Math.floor(Date.now() / SECOND)
  const client = connect(stack)
  const { data } = await client.auth.signInWithPassword({ email: ANA.email, password: PASSWORD })
  const { expires_at = 0, expires_in = 0, access_token = '' } = data.session ?? {}
  const claims: { iat: number; exp: number } = JSON.parse(
    Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString(),
  )
  expect(claims.iat).toBeGreaterThanOrEqual(seconds)
  expect(claims.iat).toBeLessThanOrEqual(seconds + 60)
  expect(claims.exp).toBe(claims.iat + expires_in)
  expect(Math.abs(expires_at - claims.exp)).toBeLessThanOrEqual(1)
  expect((await client.auth.getUser(access_token)).error).toBeNull()
})
