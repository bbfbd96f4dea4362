import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildMeta } from './scripts/build-meta.ts'
import { chunkPackages } from './scripts/chunk-packages.ts'
import { firstLoadChunks } from './scripts/first-load-chunks.ts'

const port = Number(process.env.PORT ?? 5173)

/**
 * The React compiler memoises what lies behind sign-in. The public shell stays as written: its pages
 * are small and render once, and the compiler would cost the first load 5 kB.
 */
const publicFeatures = ['session', 'landing']
const compiled = readdirSync('src/features')
  .filter((name) => !publicFeatures.includes(name))
  .map((name) => `/src/features/${name}/`)

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

export default defineConfig(({ command }) => ({
  plugins: [
    react({ compiler: { sources: ['/src/shared/ui/', '/src/shared/form/', ...compiled] } }),
    chunkPackages(),
    buildMeta(),
  ],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? lighter : [] },
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
    rolldownOptions: { output: { codeSplitting: { groups: firstLoadChunks } } },
  },
}))
