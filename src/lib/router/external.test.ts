import { afterEach, expect, test, vi } from 'vitest'
import { isExternal, navigateExternal } from './external'

const origin = 'https://app.test'

test.each(['/teams', 'teams?page=2', 'https://app.test/teams', '#top'])('%s stays', (url) =>
  expect(isExternal(url, origin)).toBe(false),
)

test.each([
  'https://pay.test/',
  '//pay.test',
  'http://app.test/',
  'javascript:alert(1)',
  'http://',
])('%s leaves', (url) => expect(isExternal(url, origin)).toBe(true))

function stubLocation() {
  const assign = vi.fn()
  vi.stubGlobal('window', { location: { origin, assign } })
  return assign
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('another site needs the explicit option', () => {
  const assign = stubLocation()
  expect(() => navigateExternal('https://pay.test/checkout')).toThrow('not allowed by default')
  expect(assign).not.toHaveBeenCalled()
  navigateExternal('https://pay.test/checkout', { external: true })
  expect(assign).toHaveBeenCalledWith('https://pay.test/checkout')
})

test('a script is never a place to go', () => {
  const assign = stubLocation()
  expect(() => navigateExternal('javascript:alert(1)', { external: true })).toThrow('not allowed')
  expect(assign).not.toHaveBeenCalled()
})
