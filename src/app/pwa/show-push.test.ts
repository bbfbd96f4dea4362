import { beforeEach, expect, it, vi } from 'vitest'
import { openFromTap, showPush } from './show-push'
import type { WindowClient } from './worker-scope'

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
  const shown = { body: 'Sat', tag: 'm 1', data: '/m' }
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
  await openFromTap(scope, '/m')
  expect(page.focus).toHaveBeenCalled()
  expect(page.postMessage).toHaveBeenCalledWith({ kind: 'open', link: '/m' }, expect.anything())
  expect(page.navigate).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

it('a page that does not answer is led there', async () => {
  vi.useFakeTimers()
  const page = createPage('visible', false)
  pages = [page]
  const opening = openFromTap(scope, '/m')
  await vi.runAllTimersAsync()
  await opening
  expect(page.navigate).toHaveBeenCalledWith('/m')
  vi.useRealTimers()
})

it('no page is open: a new one', async () => {
  await openFromTap(scope, undefined)
  expect(openWindow).toHaveBeenCalledWith('/')
})
