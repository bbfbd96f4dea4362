/** Turns an outbox row into an e-mail in the person's language. */
import { GREETING, GREETING_WITHOUT_NAME, ROLES, TEXTS } from './texts.ts'
import type { Locale, MailKind } from './texts.ts'

export interface ComposedMail {
  subject: string
  html: string
  text: string
}

const PATHS: Record<MailKind, string> = {
  role_granted: '/login',
  role_declined: '/settings/account',
}

/** Throws for a kind it has no words for: such a row must fail visibly, not go out empty. */
export function composeMail(
  mail: { kind: string; payload: Record<string, unknown> },
  person: { first_name: string | null; locale: string },
  appUrl: string,
): ComposedMail {
  if (mail.kind !== 'role_granted' && mail.kind !== 'role_declined') {
    throw new Error(`no words for e-mails of the kind ${mail.kind}`)
  }
  const locale: Locale = person.locale === 'de' || person.locale === 'bg' ? person.locale : 'en'
  const texts = TEXTS[mail.kind][locale]
  const role = textOf(mail.payload.role)
  const values = {
    name: person.first_name?.trim() ?? '',
    role: ROLES[locale][role] ?? role,
    school: textOf(mail.payload.school_name),
  }
  const greeting = fill(values.name ? GREETING[locale] : GREETING_WITHOUT_NAME[locale], values)
  const body = fill(values.school ? texts.bodyWithSchool : texts.body, values)
  const link = `${appUrl}${PATHS[mail.kind]}`
  return {
    subject: texts.subject,
    text: `${greeting}\n\n${body}\n\n${texts.action}: ${link}\n`,
    html: layout(locale, greeting, body, link, texts.action),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function layout(locale: string, greeting: string, body: string, link: string, action: string) {
  return `<!doctype html>
<html lang="${locale}">
  <body style="margin: 0; padding: 24px; background: #f4f6f8; font-family: Arial, sans-serif; color: #16202b">
    <div style="max-width: 520px; margin: 0 auto; padding: 32px; background: #ffffff; border-radius: 12px">
      <p style="font-size: 16px; line-height: 1.5">${escape(greeting)}</p>
      <p style="font-size: 16px; line-height: 1.5">${escape(body)}</p>
      <p style="margin: 24px 0"><a href="${escape(link)}" style="display: inline-block; padding: 12px 20px; background: #14724a; color: #ffffff; border-radius: 8px; text-decoration: none; font-weight: bold">${escape(action)}</a></p>
    </div>
  </body>
</html>
`
}
