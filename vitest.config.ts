import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { setTestClock } from './scripts/clock/clock.mjs'
import { compiledSources } from './scripts/compiled-sources'

setTestClock()

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    reporters: [
      'default',
      ['json', { outputFile: process.env.VITEST_REPORT ?? '.cache/test/vitest.json' }],
    ],
    maxWorkers: 2,
    // Limits against hanging, not measures: a page test on a busy machine loads its modules from cold.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['src/test/lint-fixture/**'],
          // read as text by the contrast test; other style sheets stay empty
          css: { include: [/tokens\.css/] },
        },
      },
      {
        extends: true,
        // as in the product: without it large pages such as the planner render three times as slowly
        plugins: [react({ compiler: { sources: compiledSources } })],
        test: {
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          include: ['src/**/*.test.tsx'],
          exclude: ['src/test/lint-fixture/**'],
          // a rendered page leaves much short-lived garbage: fewer, larger rounds of collection
          execArgv: ['--max-semi-space-size=64'],
          // one DOM for all files of a worker: isolation costs four times the run (setup cleans up)
          isolate: false,
          setupFiles: ['src/test/setup-dom.ts'],
          globalSetup: ['scripts/vitest-stack.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          environment: 'node',
          // a test of the start makes several database clusters, each of some seconds
          testTimeout: 120_000,
          include: ['supabase/local/tests/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'sql',
          environment: 'node',
          // each file loads all migrations and seeds before its first test
          hookTimeout: 300_000,
          include: ['supabase/tests/**/*.test.ts', 'supabase/seed/**/*.test.ts'],
        },
      },
    ],
  },
})
