import { expect, it } from 'vitest'
import { isMinor } from './minor'

it('is over on the eighteenth birthday', () => {
  const today = new Date(2026, 10, 21, 9)
  expect(isMinor('2008-11-21', today)).toBe(false)
  expect(isMinor('2008-11-22', today)).toBe(true)
})
