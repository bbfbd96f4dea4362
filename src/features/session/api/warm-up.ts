/** Starts loading what signing in needs, so that it is there when the person has finished typing. */
export function warmUp(): void {
  const client = import('@/lib/supabase/client').then(({ db }) => db())
  const parts = [client, import('./auth-api'), import('./session-keeper')]
  Promise.all(parts).catch(() => undefined)
}
