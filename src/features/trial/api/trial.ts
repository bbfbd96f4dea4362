/** The way into the demo academy without an account. What such a session may not do is the database's matter. */
import { takeSession } from '@/features/session/api/auth-api'
import { getSession, loadSession, signOut } from '@/features/session/api/session-store'
import { AppError } from '@/lib/errors'
import { getDb } from '@/lib/supabase/client'
import { findRefusal } from '@/lib/supabase/find-refusal'
import type { Viewpoint } from '../model/viewpoint'
import { getTrial, saveTrial } from './current-trial'

interface Tokens {
  access_token: string
  refresh_token: string
}

/**
 * Signs in as somebody of the demo academy, for reading only; another trial ends first. Throws `unavailable` with the
 * function's word: `trial_not_offered`, `too_many_visitors`, `trial_unavailable`, `no_answer`; `forbidden` to whoever
 * is signed in as themselves.
 */
export async function openTrial(as: Viewpoint): Promise<void> {
  if (await loadSession()) {
    if (!getTrial()) throw new AppError('forbidden', { detail: 'signed_in' })
    await signOut()
  }
  const client = await getDb()
  const { data, error } = await client.functions.invoke<Tokens>('open-trial', { body: { as } })
  if (!data) throw new AppError('unavailable', { detail: await findRefusal(error), cause: error })
  await takeSession(data)
  // after the device belongs to this person: what another one has left here is gone by now
  if (getSession()) saveTrial(as)
}
