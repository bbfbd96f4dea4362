import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFailures } from './watch-failures'

/** Standing on a page, on the way to none. */
function createWay() {
  const navigation: { location?: { pathname: string } } = {}
  return {
    state: { initialized: true, navigation },
    createHref: ({ pathname }: { pathname: string }) => `/de${pathname}`,
  }
}

let way = createWay()
let stop: () => void
beforeEach(() => {
  way = createWay()
  stop = watchFailures(way)
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

  describe('code that is not to be had', () => {
    const assign = vi.fn()
    const reload = vi.fn()
    const reportMissing = () =>
      !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

    beforeEach(() => {
      for (const spy of [assign, reload]) spy.mockReset()
      vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/teams', assign, reload })
    })
    afterEach(() => vi.unstubAllGlobals())

    it('opens the page somebody is on the way to', () => {
      way.state.navigation.location = { pathname: '/players' }
      expect(reportMissing()).toBe(true)
      expect(assign).toHaveBeenCalledExactlyOnceWith('/de/players')
      expect(reload).not.toHaveBeenCalled()
    })

    it('loads the first page again', () => {
      way.state.initialized = false
      expect(reportMissing()).toBe(true)
      expect(reload).toHaveBeenCalledOnce()
    })

    it('leaves a page in use when a part of it is missing', () => {
      expect(reportMissing()).toBe(false)
      expect(assign).not.toHaveBeenCalled()
      expect(reload).not.toHaveBeenCalled()
    })

    it('leaves everything as it is without a network', () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      way.state.navigation.location = { pathname: '/players' }
      expect(reportMissing()).toBe(false)
      expect(assign).not.toHaveBeenCalled()
    })
  })
})
