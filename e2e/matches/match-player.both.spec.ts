import type { Page } from '@playwright/test'
import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'
import { callAs, getNight, planMatch, u17 } from './plan-match'

/** Minutes of the season, on the page of the match. */
const getMinutes = (page: Page) =>
  page
    .getByRole('region', { name: 'My season' })
    .locator('div')
    .filter({ has: page.getByText('Minutes', { exact: true }) })
    .last()
    .getByRole('definition')

test('a player answers in one tap, reads the decision, and after the match the own minutes', async ({
  as,
  isMobile,
}) => {
  const opponent = isMobile ? 'Minute Town' : 'Minute City'
  const planned = { opponent, format: 11, benched: 7, periodMinutes: 35 }
  const days = isMobile ? 665 : 670
  const id = await planMatch({
    ...planned,
    startsAt: getNight(days),
    team: u17,
    planner: 'owner',
  })
  const page = await as('player')
  await page.goto(`/match-manager/matches?q=${encodeURIComponent(opponent)}`)
  await expect(page.getByText(`U17 – ${opponent}`)).toBeVisible()
  await page.locator(`a[href$="${id}"]`).first().click()
  const hand = countTaps()
  const answer = page.getByRole('group', { name: /^Answer for Jonas: U17/ })
  await hand.tap(answer.getByRole('button', { name: 'Yes' }))
  await expect(answer.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
  expect(hand.print('a player answers')).toBe(1)
  await expect(page.getByText(/^Called up: /)).toBeVisible()
  expect(await findIssues(page)).toEqual([])

  const before = await getMinutes(page).textContent()
  await callAs('owner', 'start_match', { p_match_id: id })
  await callAs('owner', 'finish_match', { p_match_id: id })
  await page.reload()
  await expect(getMinutes(page)).not.toHaveText(before ?? '')
  // a match counts with the length it was planned with
  expect(Number(await getMinutes(page).textContent()) - Number(before)).toBe(70)
  expect(await findIssues(page)).toEqual([])
})
