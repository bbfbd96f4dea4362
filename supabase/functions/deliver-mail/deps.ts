/** The world outside: the outbox behind the data API and the HTTP mail service. */
import { createRest } from '../_shared/rest.ts'
import type { OwnWords } from '../_shared/news/read-news.ts'
import type { Deps, OutboxMail, Person } from './handler.ts'

/** Throws when a setting is missing, so that nothing is claimed that cannot be sent. */
export function readDeps(env: Record<string, string>): Deps {
  function requireSetting(name: string): string {
    const value = env[name]
    if (!value) throw new Error(`The function setting ${name} is missing`)
    return value
  }
  const rest = createRest(
    requireSetting('SUPABASE_URL'),
    requireSetting('SUPABASE_SERVICE_ROLE_KEY'),
  )
  const mailUrl = requireSetting('MAIL_API_URL')
  const mailKey = requireSetting('MAIL_API_KEY')
  const from = env.MAIL_FROM ?? 'Touchline <no-reply@touchline.test>'

  return {
    appUrl: requireSetting('APP_URL'),
    claim: (batch) => rest.rpc<OutboxMail[]>('claim_mail', { batch }),
    readWords: () => rest.rpc<OwnWords[]>('read_news_words', {}),
    people: (ids) =>
      rest.select<Person[]>(`users?select=id,email,first_name,locale&id=in.(${ids.join(',')})`),
    async send({ to, subject, html, text, headers }) {
      const response = await fetch(mailUrl, {
        method: 'POST',
        headers: { authorization: `Bearer ${mailKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ from, to, subject, html, text, headers }),
        signal: AbortSignal.timeout(10_000),
      })
      const answer = await response.text()
      if (!response.ok) throw new Error(`The mail service answered ${response.status}: ${answer}`)
    },
    async finish(id, error) {
      await rest.rpc('finish_mail', { id, ok: error === null, error })
    },
  }
}
