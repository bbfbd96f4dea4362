import { posix } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What opens without a network, besides the chunks somebody has used: the frame of a signed-in page, a
 * family's and a player's overview. By source file, with all it imports.
 */
const shellSources = [
  'src/main.tsx',
  'src/app/router/school-rows.ts',
  'src/app/layouts/signed-in-shell.tsx',
  'src/app/pwa/start-worker.ts',
  'src/app/shell/toasts/toast-containers.tsx',
  'src/features/session/api/session-effects.ts',
  'src/features/dashboards/loaders.ts',
  'src/features/dashboards/pages/parent-overview-page.tsx',
  'src/features/dashboards/pages/player-overview-page.tsx',
]

interface Chunk {
  type: 'chunk'
  facadeModuleId: string | null
  moduleIds: string[]
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/** Writes `builds/shell.json`: the files the service worker fetches when it meets a new build. */
export function createAppShellPlugin(): Plugin {
  return {
    name: 'touchline:app-shell',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map<string, Chunk>()
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === 'chunk') chunks.set(file, output)
        }
        // the one script outside of all chunks
        const files = new Set(Object.keys(bundle).filter((file) => file.includes('/first-paint-')))
        for (const source of shellSources) {
          const start = [...chunks].find(([, { moduleIds }]) =>
            moduleIds.some((id) => id.endsWith(posix.join('/', source))),
          )
          if (!start) this.error(`The app shell has no chunk with ${source}`)
          collect(start[0], chunks, files)
        }
        const text = JSON.stringify({
          id: findBuildId(bundle),
          files: [...files].map((file) => `/${file}`),
        })
        this.emitFile({ type: 'asset', fileName: 'builds/shell.json', source: text })
      },
    },
  }
}

function collect(file: string, chunks: ReadonlyMap<string, Chunk>, files: Set<string>): void {
  const chunk = chunks.get(file)
  if (!chunk || files.has(file)) return
  files.add(file)
  for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
  for (const next of chunk.imports) collect(next, chunks, files)
}

/** The id of `build-meta`, which has named its file by it. */
function findBuildId(bundle: Record<string, unknown>): string {
  const meta = Object.keys(bundle).find((file) => file.startsWith('builds/meta/'))
  return posix.basename(meta ?? '', '.json')
}
