import '@/lib/forbid-eval'
import '@/shared/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { createAppRouter } from '@/app/router/install'
import { watchFailures } from '@/app/shell/watch-failures'
import { startI18n } from '@/lib/i18n/setup'
import { hasSessionCookie } from '@/lib/supabase/session-cookie'
import { applyColorScheme } from '@/shared/theme/color-scheme'

async function start(): Promise<void> {
  applyColorScheme()
  watchFailures()
  const texts = startI18n()
  // the router begins loading the page at once; its texts wait for the language by themselves
  const router = createAppRouter()
  await texts
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
  setTimeout(() => void watchForNewBuild(), buildWatchDelayMs)
  setTimeout(() => void sweepLeftovers(), sweepDelayMs)
}

/** A newer build is no news to somebody who has just loaded this one: the page itself comes first. */
const buildWatchDelayMs = 30_000

async function watchForNewBuild(): Promise<void> {
  const { watchBuild } = await import('@/app/shell/build-watch')
  watchBuild()
}

/** What an earlier visit has left too long; after the page, before anybody types. */
const sweepDelayMs = 3000

async function sweepLeftovers(): Promise<void> {
  const { sweepDevice } = await import('@/lib/device/wipe')
  await sweepDevice(hasSessionCookie())
}

void start()
