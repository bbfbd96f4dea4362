import { expect, test } from 'vitest'
import { usualPitch } from '@/features/scene/model/document/empty-scene'
import { getPointerKind, readModifiers, toPitchPoint, toPixel } from './pointer-input'

const view = { scale: 10, x: 100, y: 50 }
const portrait = { ...usualPitch, orientation: 'portrait' as const }
const noKeys = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

test('a pixel is a place on the pitch in metres', () => {
  expect(toPitchPoint(usualPitch, view, [200, 70])).toEqual([10, 2])
})

test('on a portrait picture the attack goes upwards', () => {
  const low = toPitchPoint(portrait, view, [300, 900])
  const high = toPitchPoint(portrait, view, [300, 100])
  expect(high[0]).toBeGreaterThan(low[0])
  expect(high[1]).toBe(low[1])
})

test('a place on the pitch finds its pixel again', () => {
  for (const pitch of [usualPitch, portrait]) {
    expect(toPixel(pitch, view, toPitchPoint(pitch, view, [333, 444]))).toEqual([
      expect.closeTo(333),
      expect.closeTo(444),
    ])
  }
})

test('Ctrl and Cmd mean the same', () => {
  expect(readModifiers({ ...noKeys, ctrlKey: true }).mod).toBe(true)
  expect(readModifiers({ ...noKeys, metaKey: true }).mod).toBe(true)
  expect(readModifiers(noKeys)).toEqual({ shift: false, alt: false, mod: false })
})

test('an unknown pointer counts as a mouse', () => {
  expect(['touch', 'pen', 'mouse', ''].map(getPointerKind)).toEqual([
    'touch',
    'pen',
    'mouse',
    'mouse',
  ])
})
