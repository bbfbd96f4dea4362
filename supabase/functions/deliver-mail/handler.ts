/**
 * Empties the mail outbox. Calling it is only a nudge: what is due is decided by claim_mail, which locks what it hands
 * out, so two calls at once never send an e-mail twice. The answer holds counts, never addresses.
 */
import { readCaller } from '../_shared/caller.ts'
import { answerPreflight, reply } from '../_shared/reply.ts'
import type { OwnWords } from '../_shared/news/read-news.ts'
import { composeMail, type ComposedMail } from './compose.ts'

/** To an account, or to an address that has none (`to_email`). */
export interface OutboxMail {
  id: string
  user_id: string | null
  to_email: string | null
  to_locale: string | null
  category: string | null
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
  /** What administrators wrote in place of the standard words. */
  readWords(): Promise<OwnWords[]>
  people(ids: string[]): Promise<Person[]>
  send(mail: ComposedMail & { to: string }): Promise<void>
  finish(id: string, error: string | null): Promise<void>
}

const BATCH = 50
/** One call sends 300 at most: the platform ends it after two and a half minutes. */
const ROUNDS = 6

export async function handle(request: Request, deps: Deps): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  if (!readCaller(request)) return reply({ message: 'Sign in first.' }, 401)
  if (request.method !== 'POST') return reply({ message: 'Use POST.' }, 405)

  const own = await deps.readWords()
  let sent = 0
  let failed = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const mails = await deps.claim(BATCH)
    const ids = new Set(mails.map((mail) => mail.user_id).filter((id) => id !== null))
    const people = ids.size > 0 ? await deps.people([...ids]) : []
    for (const mail of mails) {
      const error = await deliver(mail, people, own, deps)
      if (error === null) sent += 1
      else failed += 1
      await deps.finish(mail.id, error)
    }
    if (mails.length < BATCH) break
  }
  return reply({ sent, failed })
}

/** Null when it went out, otherwise the reason. One bad e-mail must not hold up the rest. */
async function deliver(
  mail: OutboxMail,
  people: Person[],
  own: readonly OwnWords[],
  deps: Deps,
): Promise<string | null> {
  try {
    const person = mail.to_email ? createStranger(mail, mail.to_email) : findPerson(mail, people)
    if (!person?.email) return 'the person has no e-mail address'
    await deps.send({ to: person.email, ...composeMail(mail, person, deps.appUrl, own) })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function findPerson(mail: OutboxMail, people: Person[]): Person | undefined {
  return people.find(({ id }) => id === mail.user_id)
}

function createStranger(mail: OutboxMail, email: string): Person {
  return { id: '', email, first_name: null, locale: mail.to_locale ?? 'en' }
}
