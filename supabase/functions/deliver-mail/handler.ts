/**
 * Empties the mail outbox. Calling it is only a nudge: what is due is decided by claim_mail, which locks what it hands
 * out, so two calls at once never send an e-mail twice. The answer holds counts, never addresses.
 */
import { readCaller } from '../_shared/caller.ts'
import { preflight, reply } from '../_shared/reply.ts'
import { composeMail, type ComposedMail } from './compose.ts'

export interface OutboxMail {
  id: string
  user_id: string
  kind: string
  payload: Record<string, unknown>
}

export interface Person {
  id: string
  email: string
  first_name: string | null
  locale: string
}

export interface Deps {
  appUrl: string
  claim(batch: number): Promise<OutboxMail[]>
  people(ids: string[]): Promise<Person[]>
  send(mail: ComposedMail & { to: string }): Promise<void>
  finish(id: string, error: string | null): Promise<void>
}

const BATCH = 50

export async function handle(request: Request, deps: Deps): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (!readCaller(request)) return reply({ message: 'Sign in first.' }, 401)
  if (request.method !== 'POST') return reply({ message: 'Use POST.' }, 405)

  const mails = await deps.claim(BATCH)
  if (mails.length === 0) return reply({ sent: 0, failed: 0 })
  const people = await deps.people([...new Set(mails.map((mail) => mail.user_id))])
  let sent = 0
  for (const mail of mails) {
    const error = await deliver(mail, people, deps)
    if (error === null) sent += 1
    await deps.finish(mail.id, error)
  }
  return reply({ sent, failed: mails.length - sent })
}

/** Null when it went out, otherwise the reason. One bad e-mail must not hold up the rest. */
async function deliver(mail: OutboxMail, people: Person[], deps: Deps): Promise<string | null> {
  try {
    const person = people.find(({ id }) => id === mail.user_id)
    if (!person?.email) return 'the person has no e-mail address'
    await deps.send({ to: person.email, ...composeMail(mail, person, deps.appUrl) })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
