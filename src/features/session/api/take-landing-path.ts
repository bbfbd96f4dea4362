import { publicPaths } from '@/lib/router/public-paths'
import { getHomePath } from '../model/home'
import { takeSavedPath } from '../model/saved-path'
import { getSession } from './session-store'

/** Where a fresh sign-in leads: the address asked for before, else the person's own home. */
export function takeLandingPath(): string {
  const session = getSession()
  // without a profile the guard treats the person as anonymous; the login page explains and retries
  if (session && !session.profile) return publicPaths.login
  return takeSavedPath() ?? getHomePath(session)
}
