/** The guard the app installs: session, rule and saved path together. */
import { splitLocalePrefix } from '@/lib/i18n/locale'
import type { Verdict } from '@/lib/router/guard'
import { publicPaths } from '@/lib/router/public-paths'
import { decideAccess } from '../model/access-rules'
import { savePath } from '../model/saved-path'
import { loadSession } from './session-store'

/** Decides on a visit; remembers the address when the visitor has to sign in first. */
export async function guardVisit(url: URL): Promise<Verdict> {
  const session = await loadSession()
  const verdict = decideAccess(session, url)
  const isSentToLogin = verdict.kind === 'redirect' && verdict.to === publicPaths.login
  if (isSentToLogin) savePath(`${splitLocalePrefix(url.pathname).path}${url.search}${url.hash}`)
  return verdict
}
