import { defineConfig, devices } from '@playwright/test'
import { addresses } from './e2e/support/addresses'
import { getBrowserLaunch } from './e2e/support/browser'
import { setTestClock } from './scripts/clock/clock.mjs'

setTestClock()

const launchOptions = await getBrowserLaunch()

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } }

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/test/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // limits against hanging on a busy machine, not measures
  timeout: 120_000,
  forbidOnly: true,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/test/playwright.json' }]],
  use: {
    baseURL: addresses.app,
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'dark',
    // a click on a sheet that is still sliding in lands beside it when the machine is busy
    contextOptions: { reducedMotion: 'reduce' },
    // a worker would answer before a journey's own routes; the one about it lets it in
    serviceWorkers: 'block',
    // recording costs a quarter of the run; a journey under the glass gets `--trace retain-on-failure`
    trace: 'off',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
  },
  projects: [
    { name: 'sign-in', testMatch: /.*\.setup\.ts/ },
    {
      // before the others, as projects start in this order: it measures what nobody has added to yet
      name: 'first',
      dependencies: ['sign-in'],
      testMatch: /.*\.first\.spec\.ts/,
      use: phone,
    },
    {
      name: 'desktop',
      dependencies: ['sign-in'],
      testIgnore: /.*\.(phone|first)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      dependencies: ['sign-in'],
      testMatch: /.*\.(phone|both)\.spec\.ts/,
      use: phone,
    },
    {
      // alone at the end: it times page changes, and two journeys at once would slow it down
      name: 'report',
      dependencies: ['desktop', 'phone'],
      testMatch: /.*\.report\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node --import tsx e2e/support/server.ts',
    url: addresses.app,
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
    stdout: 'ignore',
  },
})
