/** A Chromium without a system package: the one inside npm where it fits, else an installed one. */
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from '@playwright/test'

/** Its own flags switch web security off, so we give ours (no sandbox: CI runs as root). */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Launch options for the test browser; on other systems Playwright's own browser is used. */
export async function getBrowserLaunch(): Promise<LaunchOptions> {
  const executablePath = await findBrowser()
  return executablePath ? { executablePath, args } : { args }
}

export async function findBrowser(): Promise<string | undefined> {
  if (process.env.TEST_BROWSER) return process.env.TEST_BROWSER
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium()
  return installed.find((path) => existsSync(path))
}

/** Unpacks into a folder named by version: the package would reuse an older binary otherwise. */
async function unpackChromium(): Promise<string> {
  const folder = fileURLToPath(
    new URL('../../node_modules/.cache/chromium-147.0.0', import.meta.url),
  )
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
