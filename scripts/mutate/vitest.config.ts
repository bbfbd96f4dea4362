/** The unit tests with one file of the source replaced by a mutant of it. */
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const { MUTATED_FILE = '', MUTANT_TEXT = '' } = process.env

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (id.split('?')[0] === MUTATED_FILE ? readFileSync(MUTANT_TEXT, 'utf8') : null),
    },
  ],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['src/test/lint-fixture/**'],
    reporters: ['dot'],
    css: { include: [/tokens\.css/] },
    testTimeout: 10_000,
    passWithNoTests: true,
    maxWorkers: 1,
    isolate: false,
  },
})
