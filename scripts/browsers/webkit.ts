/** WebKitGTK on a screen of its own, over WebDriver (https://www.w3.org/TR/webdriver2/). */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { BrowserEngine, Driver } from './driver'

const port = Number(process.env.WEBDRIVER_PORT ?? 4492)
const programs = { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' }
/** The key under which WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
/** Time limits of a command, in milliseconds. */
const patienceMs = 150_000
const goodbyeMs = 10_000
const keys = { Shift: '\uE008', Down: '\uE015', Up: '\uE013' }

export const webkit: BrowserEngine = {
  name: 'WebKit',
  findMissing() {
    const missing = Object.entries(programs).filter(([path]) => !existsSync(path))
    const packages = missing.map(([, name]) => name).join(' ')
    return packages ? `WebKit is not installed: apt-get install ${packages}` : null
  },
  async start() {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [display] = await once(createInterface(screen.stdout), 'line')
    return {
      open: () => openDriver(`:${display}`),
      async stop() {
        screen.kill()
      },
    }
  },
}

/** A service of its own for each page: one that has lost its browser answers nobody any more. */
function startService(display: string): ChildProcess {
  return spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'en_GB.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The browser writes its console to the output of the service. */
function watchConsole(service: ChildProcess): string[] {
  const errors: string[] = []
  for (const stream of [service.stdout, service.stderr]) {
    if (!stream) continue
    createInterface(stream).on('line', (line) => {
      if (/^CONSOLE .*ERROR/.test(line)) errors.push(line)
    })
  }
  return errors
}

async function waitForService(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await send('GET', '/status')
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('WebKitWebDriver does not answer.')
}

async function openDriver(display: string): Promise<Driver> {
  const service = startService(display)
  const errors = watchConsole(service)
  await waitForService()
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
  const { sessionId } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  })
  const call = (method: string, path: string, body?: object) =>
    send(method, `/session/${sessionId}${path}`, body)
  const read = (expression: string) =>
    call('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  const find = async (expression: string): Promise<string> => {
    const element = await read(expression)
    if (!element) throw new Error('The element has left the page.')
    return element[elementKey]
  }
  await call('POST', '/timeouts', { script: 60_000, pageLoad: 120_000, implicit: 0 })
  return {
    goto: (url) => call('POST', '/url', { url }),
    read,
    click: async (expression) => call('POST', `/element/${await find(expression)}/click`, {}),
    fill: async (expression, text) => {
      const element = await find(expression)
      await call('POST', `/element/${element}/clear`, {})
      await call('POST', `/element/${element}/value`, { text })
    },
    pressShiftArrow: async (arrow) => {
      const actions = [
        { type: 'keyDown', value: keys.Shift },
        { type: 'keyDown', value: keys[arrow] },
        { type: 'keyUp', value: keys[arrow] },
        { type: 'keyUp', value: keys.Shift },
      ]
      await call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async resize(size) {
      await call('POST', '/window/rect', { x: 0, y: 0, ...size })
      // the window has a bar of its own above the page
      const inner = await read('({ width: innerWidth, height: innerHeight })')
      await call('POST', '/window/rect', {
        width: 2 * size.width - inner.width,
        height: 2 * size.height - inner.height,
      })
    },
    capture: async () => Buffer.from(await call('GET', '/screenshot'), 'base64'),
    listErrors: async () => [...errors],
    async close() {
      // it may end without an answer
      await call('DELETE', '').catch(() => undefined)
      const ended = once(service, 'exit')
      service.kill()
      await ended
    },
  }
}

/** A command of WebDriver; throws what the browser refuses it with. */
async function send(method: string, path: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(method === 'DELETE' ? goodbyeMs : patienceMs),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
