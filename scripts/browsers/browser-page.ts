/** A page as a person uses it: finds by role and name, waits until it is there, then acts. */
import { readFileSync } from 'node:fs'
import { addresses } from '../../e2e/support/addresses'
import { getEmail, password, type Persona } from '../../e2e/support/personas'
import type { Driver } from './driver'

/** Patience with a busy machine, in milliseconds; not a measure. */
const patienceMs = 45_000
const pauseMs = 100

interface Target {
  /** Without a role the text of the page is searched. */
  role?: string
  name?: string | RegExp
  /** Of several, counted from 0. */
  nth?: number
  within?: Target
}

const library = readFileSync(
  new URL(
    '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
    import.meta.url,
  ),
  'utf8',
)
const finder = readFileSync(new URL('find-element.js', import.meta.url), 'utf8')

export class BrowserPage {
  readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  async goto(path: string): Promise<void> {
    await this.driver.goto(new URL(path, addresses.app).href)
  }

  /** Through the login page, as a person does. */
  async signIn(persona: Persona): Promise<void> {
    await this.goto('/login')
    await this.fillSignIn(persona)
    await this.waitForPath(/^\/dashboard\/\w+\/overview$/)
    await this.settle()
  }

  /** Waits until the page stands: opened before, an address would be overtaken by the way after the sign-in. */
  async settle(): Promise<void> {
    await this.expectSeen({ role: 'heading', within: { role: 'main' } })
    const busy = `document.querySelector('[aria-busy="true"], [data-updating]') === null`
    await this.waitFor('a page that rests', async () => (await this.driver.read(busy)) === true)
  }

  async fillSignIn(persona: Persona): Promise<void> {
    await this.type({ role: 'textbox', name: 'E-mail' }, getEmail(persona))
    // a field for a password has no role
    await this.act(`document.querySelector('input[type="password"]')`, (field) =>
      this.driver.fill(field, password),
    )
    await this.click({ role: 'button', name: 'Log in' })
  }

  async click(target: Target): Promise<void> {
    await this.act(toExpression(target), async (element) => {
      // away from the bars at the edges, which a click would meet instead
      await this.driver.read(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
      await this.driver.click(element)
    })
  }

  async type(target: Target, text: string): Promise<void> {
    await this.act(toExpression(target), (element) => this.driver.fill(element, text))
  }

  async focus(target: Target): Promise<void> {
    await this.expectSeen(target)
    await this.driver.read(`${toExpression(target)}.focus()`)
  }

  async expectSeen(target: Target): Promise<void> {
    await this.waitFor(describe(target), () => this.isSeen(target))
  }

  async expectGone(target: Target): Promise<void> {
    await this.waitFor(`no ${describe(target)}`, async () => !(await this.isSeen(target)))
  }

  async isSeen(target: Target): Promise<boolean> {
    return (await this.readFound(`${toExpression(target)} !== null`)) === true
  }

  async readText(target: Target): Promise<string> {
    await this.expectSeen(target)
    return String(await this.readFound(`${toExpression(target)}.textContent`))
  }

  async readAttribute(target: Target, name: string): Promise<string> {
    await this.expectSeen(target)
    const attribute = `${toExpression(target)}.getAttribute(${JSON.stringify(name)})`
    return String(await this.readFound(attribute))
  }

  async waitForPath(path: RegExp): Promise<void> {
    await this.waitFor(`the address ${path}`, async () =>
      path.test(String(await this.driver.read('location.pathname'))),
    )
  }

  /** Pixels by which the page is wider than its window. */
  async measureOverflow(): Promise<number> {
    await this.settle()
    const root = 'document.documentElement'
    return Number(await this.driver.read(`${root}.scrollWidth - ${root}.clientWidth`))
  }

  async waitFor(what: string, isReached: () => Promise<boolean>): Promise<void> {
    const until = performance.now() + patienceMs
    while (performance.now() < until) {
      // a page that is just being replaced answers nothing
      if (await isReached().catch(() => false)) return
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    const where = String(await this.driver.read('location.pathname').catch(() => 'no page'))
    throw new Error(`${where}: waited in vain for ${what}.`)
  }

  /** Does something with an element as soon as it lets itself be found, visible and uncovered. */
  private async act(element: string, work: (element: string) => Promise<void>): Promise<void> {
    let refusal: unknown = 'it is not there'
    await this.waitFor(element, async () => {
      if ((await this.readFound(`${element} !== null`)) !== true) return false
      try {
        await work(element)
        return true
      } catch (error) {
        refusal = error
        return false
      }
    }).catch((error: unknown) => {
      throw new Error(`${String(error)} The last answer: ${String(refusal)}`)
    })
  }

  private async readFound(expression: string): Promise<unknown> {
    const isReady = await this.driver.read('globalThis.findTouchlineElement !== undefined')
    if (isReady !== true) await this.driver.read(`(() => {${library}\n;${finder}; return true})()`)
    return this.driver.read(expression)
  }
}

export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
}

function toExpression(target: Target): string {
  return `globalThis.findTouchlineElement(${JSON.stringify(toData(target))})`
}

function toData({ name, within, ...rest }: Target): object {
  const matcher = name instanceof RegExp ? { pattern: name.source } : { text: name }
  return { ...rest, ...(name ? { name: matcher } : {}), ...(within && { within: toData(within) }) }
}

function describe({ role = 'text', name = '', within }: Target): string {
  const place = within ? ` in ${describe(within)}` : ''
  return `${role} ${name instanceof RegExp ? String(name) : JSON.stringify(name)}${place}`
}
