/** Sends the e-mails of auth from supabase/templates, the files that hosted projects use as well. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { readTextSetting, type Config } from '../config'
import { SUPABASE_DIR } from '../paths'
import { toPlainText, renderTemplate } from './go-template'
import type { Mailbox } from './mailbox'

type Kind = 'confirmation' | 'recovery' | 'magic_link' | 'email_change' | 'reauthentication'

interface Meta {
  userId?: string
  tokenHash?: string
  currentEmail?: string
  newEmail?: string
}

interface AuthMailer {
  sendConfirmation(to: string, tokenHash: string, code: string, meta?: Meta): Promise<void>
  sendRecovery(to: string, tokenHash: string, code: string, meta?: Meta): Promise<void>
  sendMagicLink(to: string, tokenHash: string, code: string, meta?: Meta): Promise<void>
  sendEmailChange(to: string, tokenHash: string, code: string, meta?: Meta): Promise<void>
  sendReauthentication(to: string, code: string, meta?: Meta): Promise<void>
}

const SENDER = 'Touchline <no-reply@touchline.test>'

export function createAuthMailer(
  config: Config,
  db: PGlite,
  mailbox: Mailbox,
  appUrl: string,
): AuthMailer {
  async function send(kind: Kind, to: string, tokenHash: string, code: string, meta?: Meta) {
    const template = await readTemplate(config, kind)
    const input = {
      values: {
        SiteURL: appUrl,
        RedirectTo: appUrl,
        TokenHash: tokenHash,
        Token: code,
        Email: meta?.currentEmail ?? to,
        NewEmail: meta?.newEmail ?? '',
      },
      data: await fetchMetadata(db, meta?.userId),
    }
    const html = renderTemplate(template.html, input)
    const subject = renderTemplate(template.subject, input)
    mailbox.add({ from: SENDER, to, subject, html, text: toPlainText(html) })
  }

  return {
    sendConfirmation: (to, hash, code, meta) => send('confirmation', to, hash, code, meta),
    sendRecovery: (to, hash, code, meta) => send('recovery', to, hash, code, meta),
    sendMagicLink: (to, hash, code, meta) => send('magic_link', to, hash, code, meta),
    sendEmailChange: (to, hash, code, meta) => send('email_change', to, hash, code, meta),
    sendReauthentication: (to, code, meta) =>
      send('reauthentication', to, meta?.tokenHash ?? '', code, meta),
  }
}

async function readTemplate(
  config: Config,
  kind: Kind,
): Promise<{ subject: string; html: string }> {
  const section = `auth.email.template.${kind}`
  const path = readTextSetting(config, `${section}.content_path`, '')
  return {
    subject: readTextSetting(config, `${section}.subject`, 'Touchline'),
    // The CLI resolves these paths from the project's folder.
    html: path ? await readFile(join(SUPABASE_DIR, '..', path), 'utf8') : '<p>{{ .Token }}</p>',
  }
}

async function fetchMetadata(db: PGlite, userId?: string): Promise<Record<string, unknown>> {
  if (!userId) return {}
  const { rows } = await db.query<{ data: Record<string, unknown> | null }>(
    'select raw_user_meta_data as data from auth.users where id = $1',
    [userId],
  )
  return rows[0]?.data ?? {}
}
