/** Where the app's access rule is plugged in: `page()` may not know the session feature. */

export type Verdict = { kind: 'allow' } | { kind: 'redirect'; to: string }

type Guard = (url: URL) => Promise<Verdict>

let guard: Guard | null = null

/** Called once by the app before the router starts. */
export function installGuard(next: Guard): void {
  guard = next
}

/** Decides on a URL; a route table without a guard is a fault, never an open door. */
export function checkAccess(url: URL): Promise<Verdict> {
  if (!guard) throw new Error('No access guard installed')
  return guard(url)
}
