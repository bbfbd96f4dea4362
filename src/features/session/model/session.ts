/** Who is using the app: the auth user, the profile row and the roles the person holds. */
import type { Locale } from '@/lib/i18n/locale'

export const appRoles = ['admin', 'owner', 'coach', 'parent', 'player'] as const
export type AppRole = (typeof appRoles)[number]

export interface HeldRole {
  role: AppRole
  /** Null for administrators, who belong to no school. */
  school_id: string | null
  school_name: string | null
}

export interface Profile {
  id: string
  email: string
  first_name: string
  last_name: string
  /** The active role; null while an administrator has not assigned one. */
  role: AppRole | null
  avatar_url: string | null
  /** May see their own profile and nothing else. */
  is_suspended?: boolean
  /** The language chosen on whichever device; null for one this app does not speak. */
  locale?: Locale | null
}

/** What a session still owes before it may do anything: a code, or an authenticator to be set up first. */
export type SignInStep = 'code' | 'enrol'

export interface Session {
  user: { id: string; email: string }
  /** Null when loading or creating the profile failed (spec section 8). */
  profile: Profile | null
  held_roles: HeldRole[]
  /** While it stands here, `profile` is null and the person counts as a visitor. */
  step?: SignInStep
}

/** Reads a role whatever its case (spec section 6); anything unknown is no role. */
export function parseRole(value: unknown): AppRole | null {
  if (typeof value !== 'string') return null
  const lower = value.trim().toLowerCase()
  return appRoles.find((role) => role === lower) ?? null
}
