/** Fresh people for tests that change an account: the demo people stay as they are. */
import { createClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import { z } from 'zod'

interface Account {
  email: string
  password: string
}

/** Newest first. */
const mailsSchema = z.array(z.object({ links: z.array(z.string()) }))

export function createEmail(): string {
  return `p${crypto.randomUUID().slice(0, 8)}@people.test`
}

/** Signs somebody up and confirms the address with a password; they have no role and no profile row yet. */
export async function createAccount(data: Record<string, string> = {}): Promise<Account> {
  const account = { email: createEmail(), password: 'first-secret' }
  const client = createClient(inject('stackUrl'), inject('stackKey'), {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: account.email },
  })
  const { error } = await client.auth.signUp({
    email: account.email,
    password: crypto.randomUUID(),
    options: { data },
  })
  if (error) throw error
  const link = new URL(await findMailedLink(account.email), 'http://localhost')
  const token_hash = link.searchParams.get('token_hash') ?? ''
  const verified = await client.auth.verifyOtp({ token_hash, type: 'signup' })
  if (verified.error) throw verified.error
  const chosen = await client.auth.updateUser({ password: account.password })
  if (chosen.error) throw chosen.error
  await client.auth.signOut({ scope: 'local' })
  return account
}

/** Path and query of the link in the newest mail to an address; of the newest that leads to `page`, where one is named. */
export async function findMailedLink(email: string, page = ''): Promise<string> {
  const response = await fetch(`${inject('stackUrl')}/_mail.json?to=${encodeURIComponent(email)}`)
  const mails = mailsSchema.parse(await response.json())
  const link = mails.flatMap((mail) => mail.links).find((found) => found.includes(page))
  if (!link) throw new Error(`No mail with a link to ${email}`)
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}
