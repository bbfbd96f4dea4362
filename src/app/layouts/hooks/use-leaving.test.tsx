import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLeaving } from './use-leaving'

function dispatchAt(name: string, timeStamp: number) {
  const event = new Event(name, { cancelable: true })
  window.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
}

test('whoever is leaving is not called back for code that is broken off on the way', () => {
  const reload = vi.fn()
  const { unmount } = renderHook(() => useLeaving())
  window.addEventListener('vite:preloadError', reload)
  dispatchAt('vite:preloadError', 900)
  expect(reload).toHaveBeenCalledTimes(1)
  dispatchAt('beforeunload', 1000)
  dispatchAt('vite:preloadError', 5900)
  expect(reload).toHaveBeenCalledTimes(1)
  // whoever was asked and stayed gets the newer build
  dispatchAt('vite:preloadError', 6100)
  expect(reload).toHaveBeenCalledTimes(2)
  window.removeEventListener('vite:preloadError', reload)
  unmount()
})
