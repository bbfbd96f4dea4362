import type { AuthFailure } from '../model/auth-failure'

/** Names any failure of an auth call. The list of names comes with the first; not without a network. */
export async function toAuthFailure(thrown: unknown): Promise<AuthFailure> {
  try {
    const { classifyAuthFailure } = await import('../model/auth-failure')
    return classifyAuthFailure(thrown)
  } catch {
    return 'offline'
  }
}
