/** What crawlers read first. */
import { listAlternates } from '../../src/lib/i18n/alternates'
import type { StaticPage } from '../../src/app/prerender/entry'

/** Every page in each language once, with its other languages beside it. */
export function renderSitemap(site: string, pages: readonly StaticPage[]): string {
  const urls = [...new Set(pages.map(({ path }) => path))].flatMap((path) => {
    const alternates = listAlternates(site, path)
    const links = alternates
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      .join('')
    return [...new Set(alternates.map(({ href }) => href))].map(
      (href) => `<url><loc>${href}</loc>${links}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Pages behind the sign-in say themselves that they are not to be listed. */
export function renderRobots(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`
}
