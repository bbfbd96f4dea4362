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

  it('does not reload for code that cannot be fetched without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const event = new Event('vite:preloadError', { cancelable: true })
    expect(window.dispatchEvent(event)).toBe(true)
    expect(sessionStorage.getItem('touchline:reload')).toBeNull()
  })
})
