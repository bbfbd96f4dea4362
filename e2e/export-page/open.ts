/** Builds the page of the exports and opens it, without app and database around it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { getSecurityHeaders } from '../../scripts/headers/security-headers'
import { addresses } from '../support/addresses'
import type { Exporting } from './entry'

declare global {
  interface Window {
    exporting: Exporting
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Encoders are given to secure pages only. */
const origin = 'https://export.test'

export async function buildExportPage(name: string): Promise<string> {
  const folder = join(root, '.cache', name)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(root, 'e2e/export-page/entry.ts'),
        output: { entryFileNames: 'entry.js', assetFileNames: '[name][extname]' },
      },
    },
  })
  return folder
}

export async function openExportPage(page: Page, folder: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') {
      await route.fulfill({ contentType: 'text/html', body: html, headers })
      return
    }
    const ending = pathname.slice(pathname.lastIndexOf('.') + 1)
    await route.fulfill({
      contentType: kinds[ending] ?? 'application/octet-stream',
      body: readFileSync(join(folder, pathname)),
    })
  })
  await page.goto(`${origin}/`)
  await page.waitForFunction(() => 'exporting' in window)
}

const headers = getSecurityHeaders(addresses.stack)
const kinds: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

const html =
  '<!doctype html><html lang="en"><title>Export</title><link rel="icon" href="data:,">' +
  '<link rel="stylesheet" href="/entry.css"><script type="module" src="/entry.js"></script></html>'
