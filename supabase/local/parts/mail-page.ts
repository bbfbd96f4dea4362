/** /_mail: shows what was "sent" and takes e-mails from edge functions, in place of a mail service. */
import type { Part } from '../http/part'
import { escapeHtml } from '../mail/go-template'
import type { Mail, Mailbox } from '../mail/mailbox'

/** Not a secret: it only opens the mailbox of this machine's development stack. */
export const MAIL_API_KEY = 'local-mail-key'

export function createMailPage(mailbox: Mailbox): Part {
  return {
    prefixes: ['/_mail'],
    async fetch(request) {
      const url = new URL(request.url)
      if (url.pathname === '/_mail/send' && request.method === 'POST') return take(request, mailbox)
      const mails = mailbox.list(url.searchParams.get('to') ?? undefined)
      if (url.pathname === '/_mail.json') return Response.json(mails)
      if (url.pathname !== '/_mail') return new Response('Not found', { status: 404 })
      return new Response(renderPage(mails), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
        },
      })
    },
  }
}

async function take(request: Request, mailbox: Mailbox): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${MAIL_API_KEY}`) {
    return Response.json({ message: 'Wrong mail key' }, { status: 401 })
  }
  const mail: unknown = await request.json().catch(() => null)
  const { from, to, subject, html, text } = Object(mail)
  const isComplete = [from, to, subject, html, text].every((part) => typeof part === 'string')
  if (!isComplete) {
    return Response.json(
      { message: 'from, to, subject, html and text are needed' },
      { status: 422 },
    )
  }
  return Response.json({ id: mailbox.add({ from, to, subject, html, text }).id })
}

function renderPage(mails: Mail[]): string {
  const list = mails.map(renderMail).join('') || '<p>No e-mails yet.</p>'
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>E-mails (${mails.length})</title>
    <style>
      body { max-width: 760px; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; background: #f4f6f8; color: #16202b }
      article { margin: 16px 0; padding: 16px; background: #fff; border-radius: 12px; overflow-wrap: anywhere }
      h2 { margin: 0; font-size: 18px }
      .meta { margin: 4px 0 12px; color: #55616d; font-size: 14px }
      pre { white-space: pre-wrap; font: inherit }
      iframe { width: 100%; height: 360px; border: 1px solid #d5dbe1; border-radius: 8px }
    </style>
  </head>
  <body>
    <h1>E-mails</h1>
    <p>Caught on this machine, nothing was sent. Reload to see new ones.</p>
    ${list}
  </body>
</html>
`
}

function renderMail(mail: Mail): string {
  const links = mail.links
    .map((link) => `<li><a href="${escapeHtml(toSafeLink(link))}">${escapeHtml(link)}</a></li>`)
    .join('')
  return `<article>
      <h2>${escapeHtml(mail.subject)}</h2>
      <p class="meta">to ${escapeHtml(mail.to)} · from ${escapeHtml(mail.from)} · <time>${mail.sentAt}</time></p>
      <ul>${links}</ul>
      <pre>${escapeHtml(mail.text)}</pre>
      <details><summary>As it looks</summary><iframe sandbox srcdoc="${escapeHtml(mail.html)}" title="${escapeHtml(mail.subject)}"></iframe></details>
    </article>`
}

function toSafeLink(link: string): string {
  return /^https?:\/\//.test(link) ? link : '#'
}
