import '@/lib/forbid-eval'
import '@/shared/theme/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { createAppRouter } from '@/app/router/install'
import { watchFailures } from '@/app/shell/watch-failures'
import { startI18n } from '@/lib/i18n/setup'
import { toLocale } from '@/lib/i18n/locale'

const { documentElement: html, body } = document

async function start(): Promise<void> {
  // `first-paint.ts` has chosen it
  const texts = startI18n(toLocale(html.lang))
  // the router begins loading the page at once; its texts wait for the language by themselves
  const router = createAppRouter()
  watchFailures(router)
  await texts
  const root = document.querySelector('#root') ?? body
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  const { page, part } = html.dataset
  // what the build has drawn stays until the page itself is here
  if (page) while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve))
  body.hidden = false
  if (page && part === undefined) {
    // whoever has read on stays there: the browser has scrolled the page, as the router knows it of servers
    router.state.restoreScrollPosition = false
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
  // a visit without a network leaves it to the next one
  setTimeout(() => void startRest().catch(() => null), 3000)
}

async function startRest(): Promise<void> {
  const { startAfterLoad } = await import('@/app/shell/after-load')
  await startAfterLoad()
}

void start()
