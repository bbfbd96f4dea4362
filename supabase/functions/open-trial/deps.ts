/** The world outside: who stands for which viewpoint, Auth, and the data API as service role. */
import { createRest } from '../_shared/rest.ts'
import { createSettings } from '../_shared/settings.ts'
import type { Deps, Tokens } from './handler.ts'

/** Null without `TRIAL_PASSWORD`: no demo academy is open. Throws when another setting is missing. */
export function readDeps(env: Record<string, string>): Deps | null {
  const password = env.TRIAL_PASSWORD
  if (!password) return null
  const need = createSettings(env)
  const url = need('SUPABASE_URL')
  const apikey = need('SUPABASE_ANON_KEY')
  const rest = createRest(url, need('SUPABASE_SERVICE_ROLE_KEY'))
  const people: Record<string, string> = JSON.parse(need('TRIAL_PEOPLE'))
  return {
    async signIn(as) {
      const email = people[as]
      if (!email) throw new Error(`TRIAL_PEOPLE names nobody as ${as}`)
      const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      if (response.status === 429) return null
      if (!response.ok)
        throw new Error(`Auth answered ${response.status}: ${await response.text()}`)
      const tokens: Tokens = await response.json()
      return tokens
    },
    markReadOnly: (sessionId) => rest.rpc('mark_session_read_only', { p_session_id: sessionId }),
  }
}
