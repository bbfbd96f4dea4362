import type { Locator } from '@playwright/test'
import { test } from './fixtures'

/** Counts what a hand does: taps, and presses of Enter. */
export function countTaps() {
  let taps = 0
  return {
    async tap(target: Locator) {
      taps += 1
      await target.click()
    },
    /** A list of the browser's own: opened and chosen from. */
    async choose(target: Locator, label: string) {
      taps += 2
      await target.selectOption({ label })
    },
    print(what: string): number {
      console.log(`${what}: ${taps} taps`)
      test.info().annotations.push({ type: 'taps', description: `${what}: ${taps}` })
      const counted = taps
      taps = 0
      return counted
    },
  }
}
