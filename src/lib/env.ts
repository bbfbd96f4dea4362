/** Reads the build's settings once; nothing else may touch `import.meta.env`. */
import { AppError } from '@/lib/errors'

export interface Env {
  supabaseUrl: string
  supabaseKey: string
}

/** Named one by one: the build writes all settings wherever `import.meta.env` stands alone. */
const readOwn = (): Record<string, unknown> => ({
  VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
  VITE_BUILD_ID: import.meta.env.VITE_BUILD_ID,
})

/** Throws `AppError('setup_missing')` naming the missing variables (spec section 7: setup error). */
export function readEnv(source = readOwn()): Env {
  const supabaseUrl = toText(source.VITE_SUPABASE_URL)
  const supabaseKey = toText(source.VITE_SUPABASE_ANON_KEY)
  const missing = [
    supabaseUrl ? null : 'VITE_SUPABASE_URL',
    supabaseKey ? null : 'VITE_SUPABASE_ANON_KEY',
  ].filter((name) => name !== null)
  if (missing.length > 0) throw new AppError('setup_missing', { detail: missing.join(', ') })
  return { supabaseUrl, supabaseKey }
}

/** The id of this build; null while developing, when there is nothing to compare with. */
export function readBuildId(source = readOwn()): string | null {
  return toText(source.VITE_BUILD_ID) || null
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
