import '@/lib/forbid-eval'
import '@/shared/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { createAppRouter } from '@/app/router/install'
import { watchFailures } from '@/app/shell/watch-failures'
import { startI18n } from '@/lib/i18n/setup'
import { applyColorScheme } from '@/shared/theme/color-scheme'

async function start(): Promise<void> {
  applyColorScheme()
  const texts = startI18n()
  // the router begins loading the page at once; its texts wait for the language by themselves
  const router = createAppRouter()
  watchFailures(router)
  await texts
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
  // a visit without a network leaves it to the next one
  setTimeout(() => void startRest().catch(() => null), 3000)
}

async function startRest(): Promise<void> {
  const { startAfterLoad } = await import('@/app/shell/after-load')
  await startAfterLoad()
}

void start()
