/** What can wait until the first page stands. */
import { cleanUpDevice } from '@/lib/device/wipe'
import { hasSessionCookie } from '@/lib/supabase/session-cookie'
import { watchBuild } from './build-watch'

/** A newer build is no news to somebody who has just loaded this one. */
const buildWatchDelayMs = 27_000

/** Removes what an earlier visit has left too long, and looks out for newer builds. */
export async function startAfterLoad(): Promise<void> {
  setTimeout(watchBuild, buildWatchDelayMs)
  await cleanUpDevice(hasSessionCookie())
}
