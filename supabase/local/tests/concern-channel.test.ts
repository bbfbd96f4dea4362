/** The concern channel over HTTP, where the address comes from the connection and not from the caller. */
import { createHash } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startStack, type Stack } from '../stack'
import { APP_URL } from './harness'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ port: 0, dataDir: null, seeds: 'none', appUrl: APP_URL })
})
afterAll(() => stack.stop())

const startedSchema = z.array(z.object({ challenge: z.string(), bits: z.number() })).length(1)

/** A visitor who claims another address with every request. */
async function startConcernFrom(claimed: string) {
  const client = createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { 'x-forwarded-for': claimed, 'cf-connecting-ip': claimed } },
  })
  const { data, error } = await client.rpc('start_concern')
  expect(error).toBeNull()
  const [started] = startedSchema.parse(data)
  return { client, challenge: started?.challenge ?? '', bits: started?.bits ?? 0 }
}

function solveChallenge(challenge: string, bits: number): string {
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${challenge}:${nonce}`).digest()
    if (hash.readUInt32BE() >>> (32 - bits) === 0) return String(nonce)
  }
}

it('takes a report for work, once', async () => {
  const { client, challenge, bits } = await startConcernFrom('203.0.113.1')
  expect(bits).toBe(15)
  const report = {
    p_body: 'Somebody shouts at the children.',
    p_challenge: challenge,
    p_nonce: solveChallenge(challenge, bits),
  }
  const first = await client.rpc('report_concern', report)
  expect(first.data).toMatch(/^[A-HJ-NP-Z2-9]{20}$/)
  const second = await client.rpc('report_concern', report)
  expect(second.error?.message).toBe('challenge_spent')
  const followed = await client.rpc('follow_concern', { p_receipt: first.data })
  expect(followed.data).toMatchObject([{ status: 'open', entries: [] }])
})

it('knows a sender again who claims another address each time', async () => {
  const bits: number[] = []
  for (const claimed of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']) {
    bits.push((await startConcernFrom(claimed)).bits)
  }
  expect(bits.at(-1)).toBeGreaterThan(15)
})
