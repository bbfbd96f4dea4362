import { expect, test } from 'vitest'
import { focusFrame, interpolateFrame } from './follow-view'

const whole = { x: -3, y: -3, width: 111, height: 74 }

test('without a ball to follow the whole picture is shown', () => {
  expect(focusFrame(whole, null)).toBe(whole)
})

test('the ball stands in the middle of a nearer part of the same proportions', () => {
  const part = focusFrame(whole, { x: 50, y: 34 })
  expect(part.x + part.width / 2).toBeCloseTo(50)
  expect(part.y + part.height / 2).toBeCloseTo(34)
  expect(part.width / part.height).toBeCloseTo(whole.width / whole.height)
  expect(part.width).toBeLessThan(whole.width)
})

test('at the corner flag the part stays within the picture', () => {
  const part = focusFrame(whole, { x: 107, y: 70 })
  expect(part.x + part.width).toBeCloseTo(whole.x + whole.width)
  expect(part.y + part.height).toBeCloseTo(whole.y + whole.height)
})

test('it glides there: nearer with time, no faster on a quick screen, and then rests', () => {
  const aim = focusFrame(whole, { x: 80, y: 20 })
  const once = interpolateFrame(whole, aim, 0.2)
  const twice = interpolateFrame(interpolateFrame(whole, aim, 0.1), aim, 0.1)
  expect(once.x).toBeGreaterThan(whole.x)
  expect(once.x).toBeLessThan(aim.x)
  expect(twice.x).toBeCloseTo(once.x)
  expect(interpolateFrame(whole, aim, 5)).toBe(aim)
})
