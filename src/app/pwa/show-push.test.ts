import { beforeEach, expect, it, vi } from 'vitest'
import { showPush, takeTap } from './show-push'
import type { WindowClient } from './worker-scope'

const data = { link: '/m', tag: 'm 1', act: null }
const text = JSON.stringify({ title: 'New match', body: 'Sat', link: '/m', tag: 'm 1', unread: 3 })

function createPage(visibilityState: 'visible' | 'hidden', answers = true) {
  const postMessage = vi.fn<WindowClient['postMessage']>((_word, ports) => {
    if (answers) ports?.[0]?.postMessage('opened')
  })
  return {
    visibilityState,
    postMessage,
    focus: vi.fn(async () => {}),
    navigate: vi.fn(async () => {}),
  }
}

let pages: WindowClient[]
const setAppBadge = vi.fn(async () => {})
const showNotification = vi.fn(async () => {})
const openWindow = vi.fn(async () => {})
const scope = {
  clients: { claim: async () => {}, matchAll: async () => pages, openWindow },
  registration: { showNotification },
  navigator: { onLine: true, setAppBadge },
}

beforeEach(() => {
  pages = []
  vi.clearAllMocks()
})

it('nobody looks: the device shows it, and the icon how much is unread', async () => {
  pages = [createPage('hidden')]
  await showPush(scope, text)
  const shown = { body: 'Sat', tag: 'm 1', data }
  expect(showNotification).toHaveBeenCalledWith('New match', expect.objectContaining(shown))
  expect(setAppBadge).toHaveBeenCalledWith(3)
})

it('somebody looks: the page tells it, and the lock screen does not', async () => {
  const page = createPage('visible')
  pages = [createPage('hidden'), page]
  await showPush(scope, text)
  expect(page.postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'news', title: 'New match', link: '/m' }),
  )
  expect(showNotification).not.toHaveBeenCalled()
})

it('a tap goes on in the page that is open, without loading it again', async () => {
  const page = createPage('hidden')
  pages = [page]
  await takeTap(scope, '', data)
  expect(page.focus).toHaveBeenCalled()
  expect(page.postMessage).toHaveBeenCalledWith({ kind: 'open', link: '/m' }, expect.anything())
  expect(page.navigate).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

it('a page that does not answer is led there', async () => {
  vi.useFakeTimers()
  const page = createPage('visible', false)
  pages = [page]
  const opening = takeTap(scope, '', data)
  await vi.runAllTimersAsync()
  await opening
  expect(page.navigate).toHaveBeenCalledWith('/m')
  vi.useRealTimers()
})

it('no page is open: a new one', async () => {
  await takeTap(scope, 'unknown', { ...data, link: '/' })
  expect(openWindow).toHaveBeenCalledWith('/')
})

const act = {
  url: 'https://api.test/rest/v1/rpc/act_on_push',
  key: 'anybody',
  token: 'a-token',
  choices: [
    { id: 'yes', title: 'Coming', answer: 'yes', done: 'Answered: coming' },
    { id: 'no', title: 'Not coming', answer: 'no', done: 'Answered: not coming' },
  ],
  failed: 'That did not work',
}

it('what can be answered comes with its buttons', async () => {
  await showPush(scope, JSON.stringify({ title: 'Coming?', act }))
  const actions = [
    { action: 'yes', title: 'Coming' },
    { action: 'no', title: 'Not coming' },
  ]
  expect(showNotification).toHaveBeenCalledWith('Coming?', expect.objectContaining({ actions }))
})

it.each([
  { ok: true, told: 'Answered: not coming' },
  { ok: false, told: 'That did not work' },
])('a button answers without opening the app, and says so: $told', async ({ ok, told }) => {
  const send = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { status: ok ? 204 : 400 }))
  await takeTap(scope, 'no', { ...data, act })
  const body = JSON.stringify({ p_token: 'a-token', p_answer: 'no' })
  expect(send).toHaveBeenCalledWith(act.url, expect.objectContaining({ method: 'POST', body }))
  expect(showNotification).toHaveBeenCalledWith(told, expect.objectContaining({ tag: 'm 1' }))
  expect(openWindow).not.toHaveBeenCalled()
  send.mockRestore()
})

it('without a connection the button says that it did not work', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await takeTap(scope, 'yes', { ...data, act })
  expect(showNotification).toHaveBeenCalledWith('That did not work', expect.anything())
  send.mockRestore()
})
