import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { requestJson } from './request'
import { createRetryingFetch } from './retrying-fetch'

const send = vi.fn<typeof fetch>()

beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('fetch', send)
  vi.spyOn(console, 'warn').mockReturnValue()
})

function answer(status: number): void {
  const body = [204, 205, 304].includes(status) ? null : '{"ok":true}'
  send.mockImplementation(async () => new Response(body, { status }))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the generic request', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('tries %i again, once', async (status) => {
    answer(status)
    await expect(requestJson('/x')).rejects.toBeInstanceOf(AppError)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each([400, 401, 403, 404, 410, 422, 501])('takes %i as final', async (status) => {
    answer(status)
    await expect(requestJson('/x')).rejects.toBeInstanceOf(AppError)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])(
    'never repeats a %s by itself',
    async (method) => {
      answer(503)
      await expect(requestJson('/x', { method })).rejects.toBeInstanceOf(AppError)
      expect(send).toHaveBeenCalledTimes(1)
    },
  )

  it('repeats as often as it is told', async () => {
    answer(503)
    await expect(requestJson('/x', { method: 'POST', retry: 4 })).rejects.toThrow('503')
    expect(send).toHaveBeenCalledTimes(5)
  })

  it.each([204, 205, 304])('expects no body with %i', async (status) => {
    answer(status)
    expect(await requestJson('/x')).toBeNull()
  })

  it('answers the JSON of a second try', async () => {
    send.mockRejectedValueOnce(new TypeError('fetch failed'))
    send.mockResolvedValueOnce(Response.json({ ok: true }))
    expect(await requestJson('/x')).toEqual({ ok: true })
  })

  it('does not repeat what was aborted', async () => {
    const stop = new AbortController()
    stop.abort()
    send.mockRejectedValue(new DOMException('Aborted', 'AbortError'))
    await expect(requestJson('/x', { signal: stop.signal })).rejects.toThrow('Aborted')
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('the auth client’s fetch', () => {
  it('tries three times in all, logs and rethrows', async () => {
    const failure = new TypeError('fetch failed')
    send.mockRejectedValue(failure)
    await expect(createRetryingFetch(send, 0)('/x')).rejects.toBe(failure)
    expect(send).toHaveBeenCalledTimes(3)
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  it('tries as often while the browser knows of no network: it may be wrong', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    send.mockRejectedValueOnce(new TypeError('fetch failed'))
    send.mockResolvedValueOnce(new Response('there'))
    expect(await (await createRetryingFetch(send, 0)('/x')).text()).toBe('there')
  })

  it('hands any answer on as it is', async () => {
    answer(500)
    expect((await createRetryingFetch(send, 0)('/x')).status).toBe(500)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('gives up at once when aborted', async () => {
    send.mockRejectedValue(new DOMException('Aborted', 'AbortError'))
    await expect(createRetryingFetch(send, 0)('/x')).rejects.toThrow('Aborted')
    expect(send).toHaveBeenCalledTimes(1)
    expect(console.warn).not.toHaveBeenCalled()
  })
})
