import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'
import { getClock, selectAction } from './live-board'
import { getNight, moveClock, planMatch } from './plan-match'

test('a match nobody ended stands still, the family waits for the whistle, and two taps end it in time', async ({
  as,
  isMobile,
}) => {
  const opponent = isMobile ? 'Forgotten Town' : 'Forgotten City'
  const planned = { opponent, format: 7, benched: 2, periodMinutes: 25 }
  const id = await planMatch({ ...planned, startsAt: getNight(isMobile ? 640 : 645) })
  const page = await as('coach')
  await page.goto(`/match-manager/live/${id}`)
  await page.getByRole('button', { name: 'Kick-off' }).click()
  await selectAction(page, 'Goal against')
  await page.getByRole('button', { name: 'End period 1' }).click()
  await page.getByRole('button', { name: 'Start period 2' }).click()
  await expect(page.getByText('Everything saved')).toBeVisible()
  await moveClock(id, 180)

  const home = await as('parent')
  await home.goto(`/match-manager/details/${id}`)
  await expect(home.getByText('Waiting for the final whistle')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Not ended', { exact: true })).toBeVisible()
  await expect(getClock(page)).toHaveText('50:00')
  const hand = countTaps()
  await hand.tap(page.getByRole('button', { name: /^End the match at / }))
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Final whistle' }))
  await expect(page.getByText('Full time')).toBeVisible()
  expect(hand.print('end a forgotten match')).toBe(2)
  await expect(home.getByText('Waiting for the final whistle')).toBeHidden()
})
