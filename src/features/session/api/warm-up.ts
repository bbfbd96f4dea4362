/** What signing in needs is on its way while the person is still typing. */

/** What the app shows right after it, which this feature may not know. */
interface PreloadTargets {
  frame: () => Promise<unknown>
  /** The frame, and the page that a person who returns will see. */
  landing: () => Promise<unknown>
}

let preloadTargets: PreloadTargets | null = null

/** Called once by the app before the router starts. */
export function registerPostLoginPreloads(rooms: PreloadTargets): void {
  preloadTargets = rooms
}

/** For whom a page of sign-in still awaits. */
export function warmUp(): void {
  fetchAhead('frame')
}

/** For whom the club is the next thing to see. */
export function warmUpLanding(): void {
  fetchAhead('landing')
}

/** A failure shows when it is needed. */
function fetchAhead(room: keyof PreloadTargets): void {
  const client = import('@/lib/supabase/client').then(({ getDb }) => getDb())
  const parts = [client, import('./auth-api'), import('./session-effects')]
  // the door itself comes first, the rooms behind it after that
  Promise.all(parts)
    .then(() => preloadTargets?.[room]())
    .catch(() => undefined)
}
