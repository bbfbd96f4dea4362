/** The session as this device remembers it: when it may open a page before the server has answered. */
import type { Verdict } from '@/lib/router/guard'
import { publicPaths } from '@/lib/router/public-paths'
import { parseRole, type Session } from './session'

/** Reads what was kept; null unless it is the session of this account, with a role. */
export function parseStoredSession(value: unknown, owner: string): Session | null {
  if (!isSession(value) || value.user.id !== owner) return null
  return parseRole(value.profile?.role) ? value : null
}

/**
 * Whether the page may open with what is remembered. Only where it would be let in anyway, or at the
 * front door, which leads on to the person's own home: a role given meanwhile must not be missed by a
 * redirect. Without a network there is nobody else to ask.
 */
export function canOpen(verdict: Verdict, path: string, isOffline: boolean): boolean {
  return isOffline || verdict.kind === 'allow' || path === publicPaths.home
}

export function isSameSession(one: Session | null, other: Session | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  if (!('user' in value && 'profile' in value && 'held_roles' in value)) return false
  const { user, profile, held_roles } = value
  return (
    isRecord(user) &&
    typeof user.id === 'string' &&
    isRecord(profile) &&
    typeof profile.first_name === 'string' &&
    Array.isArray(held_roles)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
