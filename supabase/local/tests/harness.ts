/** A stack of its own for a test file, on a small fixture schema, and the official client for it. */
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { startStack, type Stack, type StackOptions } from '../stack'

const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url))
export const APP_URL = 'http://localhost:5173'
export const ANA = { id: '00000000-0000-4000-8000-00000000000a', email: 'ana@demo.test' }
export const BEN = { id: '00000000-0000-4000-8000-00000000000b', email: 'ben@demo.test' }
export const PASSWORD = 'demo1234'

// Node 20 has no WebSocket of its own, and supabase-js refuses to start without one.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

export function startFixtureStack(options: Partial<StackOptions> = {}): Promise<Stack> {
  return startStack({
    port: 0,
    dataDir: null,
    seeds: 'all',
    appUrl: APP_URL,
    migrationsDir: join(FIXTURES, 'migrations'),
    seedDir: join(FIXTURES, 'seed'),
    ...options,
  })
}

export function connect(stack: Stack, key: string = stack.publishableKey): SupabaseClient {
  return createClient(stack.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
  })
}

export async function signIn(
  stack: Stack,
  email: string,
  password: string = PASSWORD,
): Promise<SupabaseClient> {
  const client = connect(stack)
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

/** Path and query of the newest mail's link, which must lead to the app. */
export function findNewestLink(stack: Stack, to: string): URL {
  const link = stack.mails.list(to)[0]?.links[0]
  if (!link) throw new Error(`There is no mail with a link to ${to}`)
  return new URL(link)
}

/** A new account with a profile and no role yet, signed in. */
export async function signUp(stack: Stack, email: string) {
  const client = connect(stack)
  await client.auth.signUp({ email, password: PASSWORD })
  const token_hash = findNewestLink(stack, email).searchParams.get('token_hash') ?? ''
  const { data } = await client.auth.verifyOtp({ token_hash, type: 'signup' })
  const id = data.user?.id
  await client.from('users').insert({ id, email, first_name: 'Eva', last_name: 'Adler' })
  return { client, id }
}
