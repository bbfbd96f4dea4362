/** The look of every e-mail: one card, one button, at most one quiet line below. */

export interface Letter {
  locale: string
  lines: string[]
  action: string
  link: string
  /** Below the card; null on e-mails that cannot be switched off. */
  settings: { text: string; link: string } | null
}

export function renderText({ lines, action, link, settings }: Letter): string {
  const foot = settings ? `\n${settings.text}: ${settings.link}\n` : ''
  return `${lines.join('\n\n')}\n\n${action}: ${link}\n${foot}`
}

export function renderHtml({ locale, lines, action, link, settings }: Letter): string {
  const paragraphs = lines.map(
    (line) => `<p style="font-size: 16px; line-height: 1.5">${escape(line)}</p>`,
  )
  const foot = settings
    ? `\n    <p style="max-width: 520px; margin: 16px auto 0; text-align: center; font-size: 13px"><a href="${escape(settings.link)}" style="color: #52606d">${escape(settings.text)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${locale}">
  <body style="margin: 0; padding: 24px; background: #f4f6f8; font-family: Arial, sans-serif; color: #16202b">
    <div style="max-width: 520px; margin: 0 auto; padding: 32px; background: #ffffff; border-radius: 12px">
      ${paragraphs.join('\n      ')}
      <p style="margin: 24px 0"><a href="${escape(link)}" style="display: inline-block; padding: 12px 20px; background: #14724a; color: #ffffff; border-radius: 8px; text-decoration: none; font-weight: bold">${escape(action)}</a></p>
    </div>${foot}
  </body>
</html>
`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
