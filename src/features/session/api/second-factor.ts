/** Authenticator apps of the person signed in, through the auth service. Failures are thrown as they come. */
import { getDb } from '@/lib/supabase/client'

export interface Authenticator {
  id: string
  addedAt: string
}

/** What an authenticator app needs to know; `uri` is the content of its QR code. */
export interface AuthenticatorSecret {
  id: string
  uri: string
  secret: string
}

/** The confirmed ones. */
export async function listAuthenticators(): Promise<Authenticator[]> {
  const client = await getDb()
  const { data, error } = await client.auth.mfa.listFactors()
  if (error) throw error
  return data.totp.map(({ id, created_at }) => ({ id, addedAt: created_at }))
}

/** Begins to set one up; what an earlier try left behind goes away. It counts with its first code. */
export async function createAuthenticator(): Promise<AuthenticatorSecret> {
  const client = await getDb()
  const { data: known, error: failure } = await client.auth.mfa.listFactors()
  if (failure) throw failure
  const abandoned = known.all.filter(({ status }) => status === 'unverified')
  for (const { id } of abandoned) await client.auth.mfa.unenroll({ factorId: id })
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    issuer: 'Touchline',
    // never shown; two of one person must differ
    friendlyName: crypto.randomUUID(),
  })
  if (error) throw error
  return { id: data.id, uri: data.totp.uri, secret: data.totp.secret }
}

/** Shows a code of this authenticator: the session may do everything from then on. */
export async function verifyCode(factorId: string, code: string): Promise<void> {
  const client = await getDb()
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
}

/** Shows a code of whichever authenticator the person has at hand. */
export async function verifyAnyCode(code: string): Promise<void> {
  const known = await listAuthenticators()
  let failure: unknown = new Error('No authenticator')
  for (const { id } of known) {
    try {
      await verifyCode(id, code)
      return
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** Takes an authenticator away, with a code of it. */
export async function deleteAuthenticator(factorId: string, code: string): Promise<void> {
  await verifyCode(factorId, code)
  const client = await getDb()
  const { error } = await client.auth.mfa.unenroll({ factorId })
  if (error) throw error
  // the token still says what was true before
  await client.auth.refreshSession()
}
