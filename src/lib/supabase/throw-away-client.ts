/** A second client that keeps nothing: for checking a password beside the running session. */
import { readEnv } from '@/lib/env'
import { withRetries } from '@/lib/http/retrying-fetch'
import type { Db } from './client'

/** Throws AppError `setup_missing` when address or key is missing. */
export async function throwAwayClient(): Promise<Db> {
  const { supabaseUrl, supabaseKey } = readEnv()
  const { createClient } = await import('@supabase/supabase-js')
  return createClient(supabaseUrl, supabaseKey, {
    global: { fetch: withRetries((input, init) => fetch(input, init)) },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // two clients under one key would warn about each other
      storageKey: `throw-away-${crypto.randomUUID()}`,
    },
  })
}
