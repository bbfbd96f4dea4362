import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createAppShellPlugin } from './scripts/create-app-shell-plugin.ts'
import { createBuildMetaPlugin } from './scripts/create-build-meta-plugin.ts'
import { createChunkPackagesPlugin } from './scripts/create-chunk-packages-plugin.ts'
import { compiledSources } from './scripts/compiled-sources.ts'
import { firstLoadChunks } from './scripts/first-load-chunks.ts'
import { createSecurityHeadersPlugin } from './scripts/headers/headers-plugin.ts'
import { createFirstPaintPlugin } from './scripts/prerender/first-paint-plugin.ts'
import { createPrerenderPlugin } from './scripts/prerender/prerender-plugin.ts'

const port = Number(process.env.PORT ?? 5173)

/**
 * Lighter doors to the same code: React Router's package leads to its development build only, and
 * React itself has what the shim makes up for in old versions.
 */
const lighter = [
  {
    find: /^react-router$/,
    replacement: fileURLToPath(
      new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
    ),
  },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
]

/** The Content-Security-Policy refuses the style elements that the package makes. */
const strict = [
  {
    find: /^react-style-singleton$/,
    replacement: fileURLToPath(new URL('src/shared/theme/adopted-styles.ts', import.meta.url)),
  },
]

export default defineConfig(({ command }) => ({
  plugins: [
    react({ compiler: { sources: compiledSources } }),
    createChunkPackagesPlugin(),
    createBuildMetaPlugin(),
    createFirstPaintPlugin(),
    createAppShellPlugin(),
    createSecurityHeadersPlugin(),
    createPrerenderPlugin(),
  ],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? [...lighter, ...strict] : [] },
  server: {
    port,
    strictPort: true,
    watch: { ignored: ['**/.cache/**', '**/supabase/**', '**/e2e/**'] },
  },
  preview: { port, strictPort: true },
  build: {
    manifest: true,
    target: 'es2022',
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/app/pwa/service-worker.ts' },
      output: {
        codeSplitting: { groups: firstLoadChunks },
        // a worker's address must stay the same from build to build
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
}))
