import type { AuthFailure } from '../model/auth-failure'

/** Names any failure of an auth call. The list of names comes with the first; not without a network. */
export async function nameFailure(thrown: unknown): Promise<AuthFailure> {
  try {
    const { authFailure } = await import('../model/auth-failure')
    return authFailure(thrown)
  } catch {
    return 'offline'
  }
}
