/** What signing in needs is on its way while the person is still typing. */

/** What the app shows right after it, which this feature may not know. */
let behindTheDoor: () => Promise<unknown> = () => Promise.resolve()

/** Called once by the app before the router starts. */
export function installBehindTheDoor(load: () => Promise<unknown>): void {
  behindTheDoor = load
}

/** Starts loading; a failure shows when it is needed. */
export function warmUp(): void {
  const client = import('@/lib/supabase/client').then(({ db }) => db())
  const parts = [client, import('./auth-api'), import('./session-keeper')]
  // the door itself comes first, the rooms behind it after that
  Promise.all(parts)
    .then(behindTheDoor)
    .catch(() => undefined)
}
