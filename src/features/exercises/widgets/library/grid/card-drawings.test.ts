import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DrawnExercise } from './create-card-scene'

/** A worker whose file cannot be loaded: it says so once and never answers. */
class LostWorker extends EventTarget {
  static started = 0
  constructor() {
    super()
    LostWorker.started += 1
    setTimeout(() => this.dispatchEvent(new Event('error')))
  }
  postMessage() {}
}

/** What the drawings need of a browser window: how far it is scrolled, and that it tells so. */
class FakeWindow extends EventTarget {
  devicePixelRatio = 1
  scrollY = 0
  scrollBy(pixels: number) {
    this.scrollY += pixels
    this.dispatchEvent(new Event('scroll'))
  }
}

const createExercise = (id: string): DrawnExercise => ({
  id,
  diagram: null,
  area_length_m: 20,
  area_width_m: 20,
})

let page = new FakeWindow()

beforeEach(() => {
  vi.resetModules()
  page = new FakeWindow()
  LostWorker.started = 0
  vi.stubGlobal('Worker', LostWorker)
  vi.stubGlobal('OffscreenCanvas', EventTarget)
  vi.stubGlobal('window', page)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('without its worker the page draws every card by itself, not the first alone', async () => {
  const { getKnownDrawing, orderDrawing } = await import('./card-drawings')
  const cards = ['one', 'two', 'three'].map(createExercise)
  await Promise.all(
    cards.map((card) => new Promise<void>((resolve) => orderDrawing(card, 'night', resolve))),
  )
  // there is nothing to draw in these: that is known of each, and no longer waited for
  expect(cards.map((card) => getKnownDrawing(card, 'night'))).toEqual([null, null, null])
  expect(LostWorker.started).toBe(1)
})

test('what is flung past is not drawn; what the page comes to rest at is', async () => {
  const { getKnownDrawing, orderDrawing } = await import('./card-drawings')
  const [seen, passed, rested] = ['seen', 'passed', 'rested'].map(createExercise)
  if (!seen || !passed || !rested) throw new Error('Three exercises were made')
  await new Promise<void>((resolve) => orderDrawing(seen, 'night', resolve))
  page.scrollBy(2000)
  const takeBack = orderDrawing(passed, 'night', () => {})
  page.scrollBy(2000)
  takeBack()
  await new Promise<void>((resolve) => orderDrawing(rested, 'night', resolve))
  expect(getKnownDrawing(passed, 'night')).toBeUndefined()
  expect(getKnownDrawing(rested, 'night')).toBeNull()
})

test('while the page is read drawings are made at once', async () => {
  const { getFastScrollCooldownMs } = await import('./fling')
  expect(getFastScrollCooldownMs()).toBe(0)
  await new Promise((resolve) => setTimeout(resolve, 40))
  page.scrollBy(40)
  expect(getFastScrollCooldownMs()).toBe(0)
  page.scrollBy(4000)
  expect(getFastScrollCooldownMs()).toBeGreaterThan(0)
})
