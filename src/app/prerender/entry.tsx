/** Draws the public pages for the build: the app's own routes, layout and texts, once for each language. */
import type { RouteObject } from 'react-router'
import { createMemoryRouter } from 'react-router'
import { prerender } from 'react-dom/static'
import i18next from 'i18next'
import { createStructuredData } from '@/features/landing/structured-data'
import { renderShareCard } from '@/features/landing/share-card'
import { locales, type Locale } from '@/lib/i18n/locale'
import { getCanonicalPath, listAlternates, localizePath } from '@/lib/i18n/alternates'
import { startI18n } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { installGuard } from '@/lib/router/guard'
import { isPageHandle } from '@/lib/router/handle'
import type { PageMeta } from '@/lib/router/page'
import { App } from '../app'
import { createRouteTree } from '../router/route-tree'
import { describePage } from '../shell/describe-page'
import { createPublicRows } from './public-page-rows'
import { renderHead } from './render-head'

export interface StaticPage {
  /** With its language prefix, if it has one. */
  pathname: string
  /** Without. */
  path: string
  locale: Locale
  head: string
  body: string
  /** Drawn without what only a visit knows: the app takes its place instead of coming into it. */
  isPart: boolean
  /** Where its picture for shared links lies, and what is drawn. */
  card: { file: string; svg: string } | null
}

/** `origin`: of the site, without a slash at its end. */
export async function renderPages(origin: string): Promise<StaticPage[]> {
  installGuard(() => Promise.resolve({ kind: 'allow' }))
  const pages: StaticPage[] = []
  for (const locale of locales) {
    await startI18n(locale)
    // English also without a prefix, as everybody's address
    const prefixes = locale === 'en' ? [null, locale] : [locale]
    for (const row of createPublicRows()) {
      if (!isPageHandle(row.handle)) continue
      const { page } = row.handle
      for (const prefix of prefixes) pages.push(await renderPage(page, locale, prefix, origin))
    }
  }
  // what it would keep for five minutes keeps the build from ending
  queryClient.clear()
  return pages
}

async function renderPage(
  page: PageMeta,
  locale: Locale,
  prefix: Locale | null,
  origin: string,
): Promise<StaticPage> {
  const { path } = page
  const pathname = prefix ? localizePath(prefix, path) : path
  const body = await renderBody(createRouteTree(createPublicRows()), pathname, prefix)
  const { title, description } = describePage(page, (key, values) =>
    i18next.t(key, { ...values, defaultValue: key }),
  )
  const url = `${origin}${getCanonicalPath(locale, pathname)}`
  const file = `share/${locale}${path === '/' ? '/home' : path}.png`
  const data = await createStructuredData({ origin, url, path, locale, title, description })
  return {
    pathname,
    path,
    locale,
    body,
    head: renderHead({
      title,
      description,
      image: `${origin}/${file}`,
      locale,
      url,
      alternates: listAlternates(origin, pathname),
      data,
    }),
    isPart: page.feature === 'shop',
    card:
      prefix === null || prefix !== 'en'
        ? {
            file,
            svg: renderShareCard(i18next.t(page.title, { defaultValue: '' }), description),
          }
        : null,
  }
}

/** The whole app at this address, as a visitor without an account gets it. */
async function renderBody(
  routes: RouteObject[],
  pathname: string,
  prefix: Locale | null,
): Promise<string> {
  const router = createMemoryRouter(routes, {
    basename: prefix ? `/${prefix}` : '/',
    initialEntries: [pathname],
  })
  await waitForPage(router)
  const failures: unknown[] = Object.values(router.state.errors ?? {})
  const { prelude } = await prerender(<App router={router} />, {
    // every part in its place, none moved there by a script
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  })
  const [failure] = failures
  if (failure) throw new Error(`${pathname} could not be drawn`, { cause: failure })
  const body = await new Response(prelude).text()
  router.dispose()
  // hints for files belong to the head, which has them
  return body.replace(/^(<link rel="preload"[^>]*>)+/, '')
}

function waitForPage(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => router.state.initialized && resolve()
    router.subscribe(check)
    check()
  })
}
