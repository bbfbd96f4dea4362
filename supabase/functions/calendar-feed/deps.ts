/** The world outside: the database behind the data API, as the worker of this function. */
import { createRest } from '../_shared/rest.ts'
import type { Deps, Feed } from './handler.ts'

/** Throws when a setting is missing. */
export function readDeps(env: Record<string, string>): Deps {
  function requireSetting(name: string): string {
    const value = env[name]
    if (!value) throw new Error(`The function setting ${name} is missing`)
    return value
  }
  const rest = createRest(
    requireSetting('SUPABASE_URL'),
    requireSetting('SUPABASE_SERVICE_ROLE_KEY'),
  )
  return {
    appUrl: requireSetting('APP_URL'),
    feed: (token) => rest.rpc<Feed | null>('calendar_feed', { p_token: token }),
  }
}
