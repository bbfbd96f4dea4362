/** What a sign-in shows next, fetched while the person is still typing. Texts and code, never data. */
import { matchRoutes } from 'react-router'
import { getDashboardPath } from '@/features/session/model/home'
import { readSavedPath } from '@/features/session/model/saved-path'
import { isPageHandle } from '@/lib/router/handle'
import { isOnPhone } from '@/shared/hooks/use-is-phone'
import { readCookies } from '@/lib/device/cookies'
import { fetchSignedIn } from '../layouts/layout-parts'
import { schoolRows } from './school-rows'

/**
 * The page asked for before the sign-in, else the likeliest home: nobody's role is known yet, but most of
 * those who come on a phone are parents, and whoever plans sits before a larger screen.
 */
export async function fetchLanding(): Promise<void> {
  await fetchSignedIn()
  const address = readSavedPath(readCookies()) ?? getDashboardPath(isOnPhone() ? 'parent' : 'coach')
  const handle: unknown = address && matchRoutes(schoolRows, address)?.at(-1)?.route.handle
  if (isPageHandle(handle)) await handle.fetchFiles()
}
