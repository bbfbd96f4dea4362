/** The production build with its stack, a browser without GPU, and somebody signed in, a coach if not said otherwise. */
import { execFileSync, spawn } from 'node:child_process'
import { chromium, type Browser, type Page } from '@playwright/test'
import { addresses } from '../../e2e/support/addresses'
import { browserLaunch } from '../../e2e/support/browser'
import { emailOf, password, type Persona } from '../../e2e/support/personas'
import type { Scene } from '../../src/features/scene/model/document/scene-schema'
import { PUBLISHABLE_KEY } from '../../supabase/local/keys'

export interface Session {
  browser: Browser
  /** A fresh page of the person. */
  open: () => Promise<Page>
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
  const { persona = 'coach', viewport = screen, grow = '' } = visitor
  const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/server.ts'], {
    stdio: 'inherit',
    env: { ...process.env, GROW_SQL: grow },
  })
  await untilAnswering(addresses.app)
  const browser = await chromium.launch(await browserLaunch())
  const context = await browser.newContext({
    baseURL: addresses.app,
    viewport,
    colorScheme: 'dark',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf(persona))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/dashboard\//)
  await page.close()
  const token = await signIn()
  const [role] = await ask(token, 'GET', 'role_assignments?select=school_id&role=eq.coach')

  return {
    browser,
    open: () => context.newPage(),
    async save(title, scene) {
      const [saved] = await ask(token, 'POST', 'rpc/save_animation', {
        p_animation: { school_id: role?.school_id, title, scene },
      })
      if (!saved?.id) throw new Error('The scene was not saved')
      return saved.id
    },
    async stop() {
      await browser.close()
      server.kill()
    },
  }
}

async function signIn(): Promise<string> {
  const response = await fetch(`${addresses.stack}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('coach'), password }),
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

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 480; attempt += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Nothing answers at ${url}`)
}
