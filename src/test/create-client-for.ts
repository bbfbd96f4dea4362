/** A session beside the one of the app: to act behind its back, or with somebody else's rights. */
import { createClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import type { Database } from '@/lib/supabase/database.types'

export async function createClientFor(account: { email: string; password: string }) {
  const client = createClient<Database>(inject('stackUrl'), inject('stackKey'), {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  })
  const { email, password } = account
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, userId: data.user.id }
}
