import type { Page } from '@playwright/test'
import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'
import { openLineup } from './lineup-board'

// whoever saves second is refused
test.use({ expectedErrors: [/409 \(Conflict\) .*\/match_rotations/] })

const getGrid = (page: Page) => page.getByRole('region', { name: /^Rotation, players/ })

/** Two halves of two parts, seven on the pitch in each. Where the machine has no time the page says so: solved again. */
async function waitForPlan(page: Page) {
  const full = getGrid(page).getByText('7/7')
  const late = page.getByText('No plan within a second and a half')
  await expect.poll(async () => (await full.count()) === 4 || (await late.isVisible())).toBe(true)
  if (await late.isVisible()) {
    await page.getByRole('button', { name: 'Solve around my changes' }).click()
  }
  await expect(full).toHaveCount(4)
}

test('a coach has the minutes planned from the line-up, locks a child onto the pitch and saves', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  const hand = countTaps()
  await openLineup(page, isMobile ? 560 : 565)
  await hand.tap(page.getByRole('link', { name: 'Rotation', exact: true }))
  const grid = getGrid(page)
  // a plan stands without being asked for
  await waitForPlan(page)
  // the minutes of each child, with their share of the match
  await expect(grid.getByText(/^\d+([.,]\d)? · \d+\s?%$/)).toHaveCount(10)

  const cell = grid.getByRole('button', { name: /part 1: on the bench$/ }).first()
  const words = (await cell.getAttribute('aria-label')) ?? ''
  await hand.tap(cell)
  await expect(grid.getByText('8/7')).toBeVisible()
  await hand.tap(page.getByRole('button', { name: 'Solve around my changes' }))
  await waitForPlan(page)
  const name = words.split(',')[0]?.replace(/^\S+ /, '') ?? ''
  const locked = page.getByRole('button', { name: `${name}, part 1: on the pitch, locked` })
  await expect(locked).toBeVisible()
  await hand.tap(page.getByRole('button', { name: 'Save rotation' }))
  await expect(page.getByText('Rotation saved.')).toBeVisible()
  expect(hand.print('plan the minutes, lock a child, save')).toBe(4)

  await page.reload()
  await expect(locked).toBeVisible()
  const row = grid.getByRole('row').filter({ has: locked })
  await expect(row).toContainText(/\d+([.,]\d)? · \d+\s?%/)
  await expect(page.getByRole('button', { name: 'Save rotation' })).toBeDisabled()
  expect(await findIssues(page)).toEqual([])
})

test('of two coaches with the same rotation open the later one is asked', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  const id = await openLineup(page, isMobile ? 570 : 575)
  await page.goto(`/match-manager/rotation/${id}`)
  await waitForPlan(page)
  const other = await as('owner')
  await other.goto(`/match-manager/rotation/${id}`)
  await waitForPlan(other)
  await other.getByRole('button', { name: 'Save rotation' }).click()
  await expect(other.getByText('Rotation saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Save rotation' }).click()
  const question = page
    .getByRole('alert')
    .filter({ hasText: 'Somebody else has saved this rotation' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save rotation' }).click()
  await expect(page.getByText('Rotation saved.')).toBeVisible()
})
