/** The look of every e-mail: one card, one button, at most one quiet line below. */

export interface Letter {
  locale: string
  lines: string[]
  /** A list below the lines, each leading somewhere. */
  items?: { text: string; link: string }[]
  /** Below the list; empty for nothing. */
  after?: string
  action: string
  link: string
  /** Below the card; null on e-mails that cannot be switched off. */
  settings: { text: string; link: string } | null
}

export function renderText(letter: Letter): string {
  const { items = [], after = '', action, link, settings } = letter
  const list = items.map((item) => `- ${item.text}\n  ${item.link}`).join('\n')
  const lines = [...letter.lines, list, after].filter((line) => line !== '')
  const foot = settings ? `\n${settings.text}: ${settings.link}\n` : ''
  return `${lines.join('\n\n')}\n\n${action}: ${link}\n${foot}`
}

export function renderHtml(letter: Letter): string {
  const { locale, lines, items = [], after = '', action, link, settings } = letter
  const list = items.map(
    (item) =>
      `<li><a href="${escape(item.link)}" style="color: #14724a">${escape(item.text)}</a></li>`,
  )
  const paragraphs = [
    ...lines.map(renderParagraph),
    ...(list.length > 0
      ? [`<ul style="padding-left: 20px; font-size: 16px; line-height: 1.6">${list.join('')}</ul>`]
      : []),
    ...(after ? [renderParagraph(after)] : []),
  ]
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

function renderParagraph(line: string): string {
  return `<p style="font-size: 16px; line-height: 1.5">${escape(line)}</p>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
