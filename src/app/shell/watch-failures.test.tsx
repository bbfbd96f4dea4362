import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFailures } from './watch-failures'

let stop: () => void
beforeEach(() => {
  stop = watchFailures()
  localStorage.setItem('sb-demo-auth-token', 'x')
  localStorage.setItem('preferred-language', 'de')
})
afterEach(() => {
  stop()
  localStorage.clear()
  sessionStorage.clear()
})

function fail(name: 'error' | 'unhandledrejection', details: object): boolean {
  const event = Object.assign(new Event(name, { cancelable: true }), details)
  return !window.dispatchEvent(event)
}

describe('failures nobody caught', () => {
  it.each([
    ['error', { error: new Error('invalid JWT: signature is invalid') }],
    ['unhandledrejection', { reason: new Error('invalid value for JWT claim "exp"') }],
  ] as const)('signs out on a dead token in %s and keeps it quiet', async (name, details) => {
    expect(fail(name, details)).toBe(true)
    await waitFor(() => expect(localStorage.getItem('sb-demo-auth-token')).toBeNull())
    expect(localStorage.getItem('preferred-language')).toBe('de')
  })

  it('leaves every other failure to the browser', () => {
    expect(fail('error', { error: new Error('boom') })).toBe(false)
    expect(fail('unhandledrejection', { reason: new Error('boom') })).toBe(false)
    expect(localStorage.getItem('sb-demo-auth-token')).toBe('x')
  })

  it('opens the page somebody is on the way to when its code is not to be had', () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/teams', assign })
    const next = { pathname: '/players' }
    const stopWay = watchFailures({
      state: { navigation: { location: next } },
      createHref: ({ pathname }) => `/de${pathname}`,
    })
    stop()
    const event = new Event('vite:preloadError', { cancelable: true })
    expect(window.dispatchEvent(event)).toBe(false)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/de/players')
    expect(sessionStorage.getItem('touchline:reload')).toContain('/de/players')
    stopWay()
    vi.unstubAllGlobals()
  })

  it('does not reload for code that cannot be fetched without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const event = new Event('vite:preloadError', { cancelable: true })
    expect(window.dispatchEvent(event)).toBe(true)
    expect(sessionStorage.getItem('touchline:reload')).toBeNull()
  })
})
