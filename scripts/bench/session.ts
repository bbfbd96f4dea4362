/** The production build with its stack, a browser without GPU, and somebody signed in, a coach if not said otherwise. */
import { execFileSync } from 'node:child_process'
import { chromium, type Browser, type Page } from '@playwright/test'
import { addresses } from '../../e2e/support/addresses'
import { getBrowserLaunch } from '../../e2e/support/browser'
import { getEmail, password, type Persona } from '../../e2e/support/personas'
import texts from '../../src/features/session/i18n/en.json' with { type: 'json' }
import type { Scene } from '../../src/features/scene/model/document/scene-schema'
import { PUBLISHABLE_KEY } from '../../supabase/local/keys'
import { requireHeading, serveBuild, type ServedBuild } from './served-build'

export interface Session {
  browser: Browser
  /** A fresh page of the person. */
  open: () => Promise<Page>
  /** A page of somebody else, in a browser context of their own. */
  openAs: (persona: Persona) => Promise<Page>
  /** Saves the scene as the coach's own animation and returns its id. */
  save: (title: string, scene: Scene) => Promise<string>
  stop: () => Promise<void>
}

/** So large that the board itself, between the panels, has 1280 × 720 px. */
const screen = { width: 1713, height: 1076 }

/** A build for the addresses of the benchmark; `isBuilt` takes `dist/` as it is. */
export function build(isBuilt: boolean): void {
  if (isBuilt) return
  execFileSync('npx', ['vite', 'build', '--mode', 'test', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, VITE_SUPABASE_URL: addresses.stack },
  })
}

interface Visitor {
  persona?: Persona
  viewport?: { width: number; height: number }
  /** One SQL statement, run as superuser before anybody comes. */
  grow?: string
}

export async function startSession(visitor: Visitor = {}): Promise<Session> {
  const server = await serveBuild({ GROW_SQL: visitor.grow ?? '' })
  const browser = await launchBrowser(server)
  const stop = async () => {
    await browser.close()
    await server.stop()
  }
  try {
    return { browser, stop, ...(await enter(browser, server, visitor)) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function launchBrowser(server: ServedBuild): Promise<Browser> {
  try {
    return await chromium.launch(await getBrowserLaunch())
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function enter(browser: Browser, server: ServedBuild, visitor: Visitor) {
  const { persona: visiting = 'coach', viewport = screen } = visitor
  const openContext = async (persona: Persona) => {
    const context = await browser.newContext({
      baseURL: addresses.app,
      viewport,
      colorScheme: 'dark',
      locale: 'en-GB',
    })
    // What runs in a page was compiled to keep the names of functions.
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    await Promise.race([signInOnPage(page, persona), server.failed])
    await page.close()
    return context
  }
  const context = await openContext(visiting)
  const token = await signIn()
  const [role] = await ask(token, 'GET', 'role_assignments?select=school_id&role=eq.coach')
  return {
    open: () => context.newPage(),
    openAs: async (persona: Persona) => (await openContext(persona)).newPage(),
    async save(title: string, scene: Scene) {
      const [saved] = await ask(token, 'POST', 'rpc/save_animation', {
        p_animation: { school_id: role?.school_id, title, scene },
      })
      if (!saved?.id) throw new Error('The scene was not saved')
      return saved.id
    },
  }
}

/** Waits as long as the machine takes, but not when the page refuses. */
async function signInOnPage(page: Page, persona: Persona): Promise<void> {
  page.setDefaultTimeout(0)
  await page.goto('/login')
  await requireHeading(page, texts.login.title)
  await page.getByRole('textbox', { name: texts.fields.email }).fill(getEmail(persona))
  await page.getByLabel(texts.fields.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.login.submit }).click()
  const refusal = page.getByRole('alert')
  const refused = refusal.waitFor().then(async () => {
    throw new Error(`${getEmail(persona)} cannot sign in: ${await refusal.innerText()}`)
  })
  // The page closes while this one still waits.
  refused.catch(() => undefined)
  await Promise.race([page.waitForURL(/\/dashboard\//), refused])
}

async function signIn(): Promise<string> {
  const response = await fetch(`${addresses.stack}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: getEmail('coach'), password }),
  })
  const session: { access_token: string } = await response.json()
  return session.access_token
}

interface Answer {
  id?: string
  school_id?: string
}

async function ask(token: string, method: string, path: string, body?: object): Promise<Answer[]> {
  const response = await fetch(`${addresses.stack}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  const answer: Answer | Answer[] = await response.json()
  return Array.isArray(answer) ? answer : [answer]
}
