/** What signing in needs is on its way while the person is still typing. */

/** The frame of what is behind sign-in, or with it the page a person who returns will see. */
type Rooms = 'fetchFrame' | 'fetchLanding'

/** What the app shows right after it, which this feature may not know. */
let behindTheDoor: (rooms: Rooms) => Promise<unknown> = () => Promise.resolve()

/** Called once by the app before the router starts. */
export function installBehindTheDoor(load: typeof behindTheDoor): void {
  behindTheDoor = load
}

/** For whom a page of sign-in still awaits. */
export function warmUp(): void {
  fetchAhead('fetchFrame')
}

/** For whom the club is the next thing to see. */
export function warmUpLanding(): void {
  fetchAhead('fetchLanding')
}

/** A failure shows when it is needed. */
function fetchAhead(rooms: Rooms): void {
  const client = import('@/lib/supabase/client').then(({ db }) => db())
  const parts = [client, import('./auth-api'), import('./session-keeper')]
  // the door itself comes first, the rooms behind it after that
  Promise.all(parts)
    .then(() => behindTheDoor(rooms))
    .catch(() => undefined)
}
