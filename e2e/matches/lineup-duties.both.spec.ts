import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'
import { getPlace, getStarters, openLineup, saveLineup } from './lineup-board'

test('captain, takers and the order of the bench are set in a few taps and kept', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  const hand = countTaps()
  await openLineup(page, isMobile ? 580 : 585)
  await hand.tap(page.getByRole('button', { name: 'Fill line-up' }))
  await expect(getStarters(page)).toHaveCount(0)
  hand.print('fill the line-up')

  const captain = page.getByLabel('Captain', { exact: true })
  const [first = '', second = ''] = (await captain.getByRole('option').allTextContents()).slice(1)
  await hand.choose(captain, first)
  await hand.choose(page.getByLabel('Penalties'), second)
  await hand.choose(page.getByLabel('Corners from the left'), second)
  hand.print('captain and two takers')
  const bench = page.getByRole('region', { name: 'Who comes on first' }).getByRole('listitem')
  await expect(bench).toHaveCount(3)
  const third = ((await bench.nth(2).textContent()) ?? '').replace(/^\d+\s*/, '')
  const earlier = page.getByRole('button', { name: `Bring on earlier: ${third}` })
  await hand.tap(earlier)
  await expect(bench.nth(1)).toContainText(third)
  await hand.tap(earlier)
  await expect(bench.nth(0)).toContainText(third)
  expect(hand.print('the last of the bench comes on first')).toBe(2)

  await saveLineup(page)
  await expect(captain.locator('option:checked')).toHaveText(first)
  await expect(page.getByLabel('Penalties').locator('option:checked')).toHaveText(second)
  await expect(page.getByLabel('Free kicks').locator('option:checked')).toHaveText('Not set')
  await expect(bench.nth(0)).toContainText(third)
  await expect(getPlace(page, /\(C\)/)).toHaveCount(1)
  expect(await findIssues(page)).toEqual([])
})
