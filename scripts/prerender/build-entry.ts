import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const folder = '.cache/prerender'

/** What only signed-in people need, and no public page is drawn with: left out, it takes seconds to bundle. */
const signedIn =
  /(signed-in-shell|kit-outlet|session-effects|member-texts|school-rows|pages\/shop-page|catalogue-loader|toast-containers)$/

/** Bundles the part of the app that draws public pages for Node; answers where it lies. */
export async function buildEntry(mode: string): Promise<string> {
  await build({
    configFile: false,
    mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [createCutPlugin()],
    resolve: { tsconfigPaths: true },
    build: {
      ssr: 'src/app/prerender/entry.tsx',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  return resolve(folder, 'entry.mjs')
}

function createCutPlugin(): Plugin {
  const nothing = '\0nothing'
  return {
    name: 'touchline:cut-signed-in',
    enforce: 'pre',
    resolveId: (source) =>
      signedIn.test(source) ? { id: nothing, moduleSideEffects: false } : null,
    load: (id) => (id === nothing ? 'export default null' : null),
  }
}
