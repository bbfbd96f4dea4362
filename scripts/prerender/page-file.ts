/** Puts what was drawn into the page of the build. */
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { StaticPage } from '../../src/app/prerender/entry'

interface Chunk {
  moduleIds: string[]
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}

export type Chunks = ReadonlyMap<string, Chunk>

interface PageFiles {
  scripts: string[]
  styles: string[]
}

const layout = 'src/app/layouts/default-layout.tsx'

/** Code and styles of the page and of the frame around it, with all they import. */
export function listPageFiles(chunks: Chunks, source: string): PageFiles {
  const scripts = new Set<string>()
  const collect = (file: string) => {
    const chunk = chunks.get(file)
    if (!chunk || scripts.has(file)) return
    scripts.add(file)
    chunk.imports.forEach(collect)
  }
  for (const start of [layout, source]) {
    const found = [...chunks].find(([, { moduleIds }]) =>
      moduleIds.some((id) => id.endsWith(posix.join('/', start))),
    )
    if (!found) throw new Error(`No chunk holds ${start}`)
    collect(found[0])
  }
  const styles = [...scripts].flatMap((file) => [
    ...(chunks.get(file)?.viteMetadata?.importedCss ?? []),
  ])
  return { scripts: [...scripts], styles: [...new Set(styles)] }
}

interface DrawnStyles {
  file: string
  css: string
}

export interface PageFile {
  html: string
  styles: DrawnStyles | null
}

/** Its name tells one wording from another, so that a browser may keep it for ever. */
export function toDrawnStyles(css: string): DrawnStyles {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  return { file: `assets/drawn-${hash}.css`, css }
}

/** `template`: the built `index.html`. */
export function createPageFile(template: string, page: StaticPage, files: PageFiles): PageFile {
  const { body, css } = moveStyles(page.body)
  const styles = css ? toDrawnStyles(css) : null
  const links = [
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...(styles ? [`<link rel="stylesheet" href="/${styles.file}">`] : []),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !template.includes(/href="[^"]+"/.exec(link)?.[0] ?? link))
  const own = template
    .replace(/<html[^>]*>/, (tag) =>
      tag
        .replace(/ lang="\w+"/, '')
        .replace(
          '<html',
          `<html lang="${page.locale}" data-page="${page.pathname}"${page.isPart ? ' data-part=""' : ''}`,
        ),
    )
    .replace(
      /\s*<(title>.*?<\/title|meta\s+(name="(description|robots|twitter:\w+)"|property="og:\w+")[^>]*)>/gs,
      '',
    )
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace('</head>', () => `  ${[page.head, ...links].join('\n    ')}\n  </head>`)
  const html = own.replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${body}</div>`)
  return { html, styles }
}

/**
 * The Content-Security-Policy lets no element bring its own style: each different one becomes a rule of a style sheet.
 * The attribute stands three times so that the rule wins over classes, as a style of its own would.
 */
function moveStyles(html: string): { body: string; css: string } {
  const rules = new Map<string, string>()
  const body = html.replace(/ style="([^"]*)"/g, (_whole, text: string) => {
    const style = text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    const name = rules.get(style) ?? rules.size.toString(36)
    rules.set(style, name)
    return ` data-s="${name}"`
  })
  const css = [...rules].map(([style, name]) => `[data-s="${name}"][data-s][data-s]{${style}}`)
  return { body, css: css.join('') }
}
