import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { StaticPage } from '../../src/app/prerender/entry'
import { buildEntry } from './build-entry.ts'
import { drawCards } from './draw-cards.ts'
import { renderRobots, renderSitemap } from './sitemap.ts'
import { isReadable, trimPage } from './trim-page.ts'
import { createPageFile, listPageFiles, type Chunks } from './page-file.ts'

/** Stands in the pages of a build that does not know its site; docs/deploy.md says so. */
const sitePlaceholder = 'https://your.site'

/** Which file of the app draws a public page: its code and styles are named in the page's head. */
const pageSources: readonly [RegExp, string][] = [
  [/^\/$/, 'src/features/landing/pages/home-page.tsx'],
  [/^\/landing\//, 'src/features/landing/pages/role-landing-page.tsx'],
  [/^\/info\/contacts$/, 'src/features/landing/pages/contacts-page.tsx'],
  [/^\/info\/report-a-concern$/, 'src/features/landing/pages/report-concern-page.tsx'],
  [/^\/info\//, 'src/features/landing/pages/document-page.tsx'],
  [/^\/shop$/, 'src/features/shop/pages/shop-page.tsx'],
]

/**
 * Writes every public page as a file of its own, in each language, with its picture for shared links, `sitemap.xml` and
 * `robots.txt`. What stays the app's is `app.html`: the page without anything drawn. Reasons: docs/decisions/0083.
 */
export function createPrerenderPlugin(): Plugin {
  let site = sitePlaceholder
  let mode = ''
  let folder = ''
  let entry: Promise<string> | null = null
  let chunks: Chunks = new Map()
  let loader = ''
  return {
    name: 'touchline:prerender',
    apply: 'build',
    configResolved(config) {
      site = String(config.env.VITE_SITE_URL ?? sitePlaceholder).replace(/\/+$/, '')
      mode = config.mode
      folder = config.build.outDir
    },
    buildStart() {
      if (site === sitePlaceholder) this.info(`VITE_SITE_URL is not set: pages name ${site}`)
      entry = buildEntry(mode)
      entry.catch(() => undefined)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        loader = Object.keys(bundle).find((file) => file.includes('/load-app-')) ?? ''
        chunks = new Map(
          Object.entries(bundle).flatMap(([file, output]) =>
            output.type === 'chunk' ? [[file, output] as const] : [],
          ),
        )
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!entry || chunks.size === 0) return
        const startedAt = performance.now()
        const pages = await renderAll(await entry, site)
        const template = readFileSync(join(folder, 'index.html'), 'utf8')
        write(join(folder, 'app.html'), template)
        for (const page of pages) {
          const [, source] = pageSources.find(([path]) => path.test(page.path)) ?? []
          if (!source) this.error(`Nothing is known to draw ${page.path}`)
          const whole = createPageFile(template, page, listPageFiles(chunks, source))
          const file = isReadable(page)
            ? await trimPage(whole, loader, (path) => readFileSync(join(folder, path), 'utf8'))
            : whole
          write(join(folder, page.file), file.html)
          if (file.styles) write(join(folder, file.styles.file), file.styles.css)
        }
        write(join(folder, 'sitemap.xml'), renderSitemap(site, pages))
        write(join(folder, 'robots.txt'), renderRobots(site))
        const drawn = await drawCards(folder, pages)
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
        this.info(`${pages.length} public pages, ${drawn} pictures drawn anew, in ${seconds} s`)
      },
    },
  }
}

async function renderAll(entry: string, site: string) {
  createBrowserStandIn(site)
  const { renderPages }: { renderPages: (origin: string) => Promise<StaticPage[]> } = await import(
    pathToFileURL(entry).href
  )
  const pages = await renderPages(site)
  return pages.map((page) => ({
    ...page,
    file: page.pathname === '/' ? 'index.html' : `${page.pathname.slice(1)}.html`,
  }))
}

/** The little that the app asks a browser for before its first page: nobody is signed in, nothing is stored. */
function createBrowserStandIn(site: string): void {
  Object.assign(globalThis, {
    document: { cookie: '', documentElement: { lang: '' }, addEventListener: () => undefined },
    window: { location: new URL(site) },
  })
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
