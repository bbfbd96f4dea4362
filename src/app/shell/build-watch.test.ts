import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenForToasts, type ToastRequest } from '@/lib/toast'
import { isOutdated, watchBuild } from './build-watch'

function serve(files: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.split('?')[0] ?? ''
    if (!(path in files)) return new Response('<!doctype html>', { status: 200 })
    return Response.json(files[path])
  })
}

let messages: ToastRequest[]
let stopListening: () => void

beforeEach(() => {
  messages = []
  stopListening = listenForToasts((request) => messages.push(request))
})

afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the build watch', () => {
  it('asks for its own manifest and the latest', async () => {
    serve({ '/builds/meta/a.json': { id: 'a' }, '/builds/latest.json': { id: 'a' } })
    expect(await isOutdated('a')).toBe(false)
    serve({ '/builds/meta/a.json': { id: 'a' }, '/builds/latest.json': { id: 'b' } })
    expect(await isOutdated('a')).toBe(true)
  })

  it('takes a vanished manifest as a new build: index page or 404', async () => {
    serve({})
    expect(await isOutdated('a')).toBe(true)
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    expect(await isOutdated('a')).toBe(true)
  })

  it('takes a failing network or server as no news', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))
    expect(await isOutdated('a')).toBe(false)
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    expect(await isOutdated('a')).toBe(false)
  })

  it('says once that there is a new version, with a button to reload', async () => {
    vi.useFakeTimers()
    const ask = vi.fn(async () => true)
    const stop = watchBuild('a', ask, new EventTarget())
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(messages).toMatchObject([
      { kind: 'info', message: 'common:app.new_version', action: { label: 'common:app.reload' } },
    ])
    stop()
  })

  it('asks when a part of a page is not to be had, and says nothing while there is no new build', async () => {
    const ask = vi.fn(async () => false)
    const target = new EventTarget()
    const stop = watchBuild('a', ask, target)
    target.dispatchEvent(new Event('vite:preloadError'))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
    expect(messages).toEqual([])
    stop()
    target.dispatchEvent(new Event('vite:preloadError'))
    expect(ask).toHaveBeenCalledOnce()
  })

  it('does nothing without a build', async () => {
    vi.useFakeTimers()
    const ask = vi.fn(async () => true)
    watchBuild(null, ask, new EventTarget())
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(ask).not.toHaveBeenCalled()
  })
})
