import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

const source = 'src/app/first-paint.ts'
const appSource = 'src/app/load-app.ts'

/**
 * Puts `first-paint.ts` before everything that is painted: as a small classic script in the build, which the
 * parser waits for, as a module while developing. `load-app.ts` becomes such a script too, for the pages the build draws.
 */
export function createFirstPaintPlugin(): Plugin {
  let file = ''
  let isBuild = false
  return {
    name: 'touchline:first-paint',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async buildStart() {
      if (!isBuild) return
      const [paint, app] = await Promise.all([bundle(source), bundle(appSource)])
      file = toFileName('first-paint', paint)
      this.emitFile({ type: 'asset', fileName: file, source: paint })
      this.emitFile({ type: 'asset', fileName: toFileName('load-app', app), source: app })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () =>
        isBuild
          ? []
          : [{ tag: 'script', attrs: { type: 'module', src: `/${source}` }, injectTo: 'head' }],
    },
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        const page = files['index.html']
        if (page?.type !== 'asset') return
        page.source = String(page.source).replace(
          '<body>',
          `<body>\n    <script src="/${file}"></script>`,
        )
      },
    },
  }
}

function toFileName(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return `assets/${name}-${hash}.js`
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error(`${entry} became no script`)
  return chunk.code
}
