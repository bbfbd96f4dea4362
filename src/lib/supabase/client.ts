/** The one Supabase client, loaded on first use so that public pages stay light. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { readEnv } from '@/lib/env'
import { createRetryingFetch } from '@/lib/http/retrying-fetch'
import type { Database } from './database.types'

export type Db = SupabaseClient<Database>

/** Spec section 9: 400 days, lax, path `/`, readable by script (a static app cannot use HttpOnly). */
export const sessionCookie = {
  path: '/',
  sameSite: 'lax',
  httpOnly: false,
  maxAge: 34_560_000,
} as const

let client: Promise<Db> | undefined

/** Resolves to the shared client; throws AppError `setup_missing` when address or key is missing. */
export function getDb(): Promise<Db> {
  client ??= createClient()
  return client
}

async function createClient(): Promise<Db> {
  const { supabaseUrl, supabaseKey } = readEnv()
  const { createBrowserClient } = await import('@supabase/ssr')
  const created: Db = createBrowserClient<Database>(supabaseUrl, supabaseKey, {
    cookieOptions: { ...sessionCookie, secure: window.location.protocol === 'https:' },
    global: { fetch: createRetryingFetch((input, init) => fetch(input, init)) },
    auth: {
      flowType: 'pkce',
      autoRefreshToken: true,
      detectSessionInUrl: true,
      persistSession: true,
    },
  })
  // its PostgREST part would try again by itself for seven seconds: an error comes late without a network,
  // and a question asked before a sign-out is repeated after it, as nobody's
  created['rest'].retry = false
  return created
}
