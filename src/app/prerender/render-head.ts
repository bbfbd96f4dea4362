/** The head of a public page as text: what a browser, a search engine and a link preview read without a script. */
import { locales, type Locale } from '@/lib/i18n/locale'

interface StaticHead {
  title: string
  description: string
  /** Of 1200 × 630, with the site's address. */
  image: string
  locale: Locale
  /** Its canonical address. */
  url: string
  alternates: { hreflang: string; href: string }[]
  /** JSON-LD. */
  data: object
}

export function renderHead(head: StaticHead): string {
  const { title, description, image, locale, url, alternates, data } = head
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...[
      ['name', 'description', description],
      ['name', 'robots', 'index, follow'],
      ['name', 'twitter:card', 'summary_large_image'],
      ['name', 'twitter:title', title],
      ['name', 'twitter:description', description],
      ['name', 'twitter:image', image],
      ['property', 'og:type', 'website'],
      ['property', 'og:site_name', 'Touchline'],
      ['property', 'og:title', title],
      ['property', 'og:description', description],
      ['property', 'og:url', url],
      ['property', 'og:image', image],
      ['property', 'og:image:width', '1200'],
      ['property', 'og:image:height', '630'],
      ['property', 'og:image:alt', title],
      ['property', 'og:locale', regions[locale]],
      ...locales
        .filter((one) => one !== locale)
        .map((one) => ['property', 'og:locale:alternate', regions[one]]),
    ].map(
      ([kind = '', name = '', content = '']) =>
        `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`,
    ),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}" />`,
    ),
    // data, not a script: the Content-Security-Policy lets it stand
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
  ].join('\n    ')
}

const regions = { en: 'en_GB', de: 'de_DE', bg: 'bg_BG' } as const

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
