/** What a new profile row is made of: names, picture and role from the sign-up data (spec section 3). */
import { parseRole, type AppRole } from './session'

/** Limits of `public.users`; the e-mail limit is the longest address SMTP allows. */
export const profileLimits = { name: 60, email: 254, phone: 30 } as const

export interface AuthUser {
  id: string
  email?: string | undefined
  user_metadata?: Record<string, unknown> | undefined
}

export interface NewProfile {
  id: string
  email: string
  first_name: string
  last_name: string
  role: AppRole | null
  avatar_url: string | null
}

/** The row to insert when a signed-in person has none yet. */
export function createProfile(user: AuthUser): NewProfile {
  const data = user.user_metadata ?? {}
  const [firstWord = '', ...otherWords] = (toText(data.full_name) || toText(data.name))
    .split(/\s+/)
    .filter(Boolean)
  return {
    id: user.id,
    email: user.email ?? '',
    first_name: truncateName(toText(data.first_name) || toText(data.given_name) || firstWord),
    last_name: truncateName(
      toText(data.last_name) || toText(data.family_name) || otherWords.join(' '),
    ),
    role: parseRole(data.role),
    avatar_url: toText(data.avatar_url) || toText(data.picture) || null,
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A name from another provider may be longer than the column: better cut than no profile. */
function truncateName(name: string): string {
  return [...name].slice(0, profileLimits.name).join('')
}
