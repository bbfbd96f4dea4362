/** What is read before its app comes needs little: docs/decisions/0084. */
import { PurgeCSS } from 'purgecss'
import type { StaticPage } from '../../src/app/prerender/entry'
import { toDrawnStyles, type PageFile } from './page-file.ts'

/** Whole without the app: nothing of it is to be filled in. */
export function isReadable({ isPart, body }: StaticPage): boolean {
  return !isPart && !body.includes('<form')
}

const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g

/**
 * One style sheet with what the page shows in place of all of them. They and the app stay named in the page for
 * `loader`, the file of `src/app/load-app.ts`. `read`: a file of the build.
 */
export async function trimPage(
  { html, styles }: PageFile,
  loader: string,
  read: (file: string) => string,
): Promise<PageFile> {
  const css = [...html.matchAll(sheet)]
    .map(([, file = '']) => (file === styles?.file ? styles.css : read(file)))
    .join('\n')
  const [shown] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    // they change without the app: what is open, the colours
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    keyframes: true,
    variables: true,
  })
  const own = toDrawnStyles(shown?.css ?? css)
  const light = html
    .replaceAll(sheet, (link, file: string) =>
      file === styles?.file ? '' : link.replace('rel=', 'data-rel='),
    )
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replaceAll('<script type="module" crossorigin src=', '<script type="module" data-src=')
    .replace('</head>', `  <link rel="stylesheet" href="/${own.file}">\n  </head>`)
    .replace(/(<body>\s*<script[^>]*><\/script>)/, `$1\n    <script src="/${loader}"></script>`)
  return { html: light, styles: own }
}
