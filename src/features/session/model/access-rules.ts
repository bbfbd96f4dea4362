/** The access rules of spec section 6 as one pure function: who may open which address. */
import { splitLocalePrefix } from '@/lib/i18n/locale'
import type { Verdict } from '@/lib/router/guard'
import { publicPaths } from '@/lib/router/public-paths'
import { getDashboardPath, getHomePath } from './home'
import { parseRole, type Session } from './session'

/** Open to everybody. `/confirm-email` is not: see docs in `saved-path.ts`. */
const openPaths: readonly string[] = [
  publicPaths.home,
  publicPaths.login,
  publicPaths.register,
  publicPaths.confirm,
  publicPaths.forgotPassword,
  publicPaths.resetPassword,
  publicPaths.acceptInvitation,
]
/** Everything under these, the bare address included. */
const openSections = ['/landing', '/shop', '/info', '/shared', '/unsubscribe']
/** Pages that make no sense for somebody already signed in. */
const frontDoors: readonly string[] = [publicPaths.home, publicPaths.login, publicPaths.register]
const roleSections = ['/training-manager', '/stats', '/teams', '/academy']
/** The spec names `/admin/test-note-push`; the other test tools are kept to administrators too. */
const adminSections = ['/achievements', '/admin']

interface Visit {
  pathname: string
  search: string
}

/**
 * Decides on one visit. A session without a profile counts as anonymous: the spec clears the user
 * state when the profile cannot be read or created (section 8).
 */
export function decideAccess(session: Pick<Session, 'profile'> | null, visit: Visit): Verdict {
  const path = normalizePath(visit.pathname)
  const profile = session?.profile ?? null
  if (!profile)
    return isOpen(path) ? { kind: 'allow' } : { kind: 'redirect', to: publicPaths.login }

  const role = parseRole(profile.role)
  const home = getHomePath({ profile: { ...profile, role } })
  if (frontDoors.includes(path)) return { kind: 'redirect', to: home }
  if (path === '/dashboard')
    return { kind: 'redirect', to: getDashboardPath(role) ?? publicPaths.home }

  const isForeignDashboard =
    isUnder(path, '/dashboard') && !(role && isUnder(path, `/dashboard/${role}`))
  const isMissingRole = !role && roleSections.some((section) => isUnder(path, section))
  const isAdminOnly = role !== 'admin' && adminSections.some((section) => isUnder(path, section))
  if (isForeignDashboard || isMissingRole || isAdminOnly) return { kind: 'redirect', to: home }
  return { kind: 'allow' }
}

function isOpen(path: string): boolean {
  return openPaths.includes(path) || openSections.some((section) => isUnder(path, section))
}

function isUnder(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`)
}

/** What the router matches: no language prefix, decoded, any case, no doubled or closing slash. */
function normalizePath(pathname: string): string {
  const { path } = splitLocalePrefix(decodePath(pathname).replace(/\/{2,}/g, '/'))
  return path.toLowerCase().replace(/(.)\/$/, '$1')
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
