import { getDateIn } from '../support/dates'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'

test('a coach plans a match from an empty slot of the calendar, changes it and calls it off', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  const hand = countTaps()
  const opponent = `SV ${Date.now().toString(36)}`
  const date = getDateIn(isMobile ? 330 : 320)
  const team = '00000000-0000-4000-8002-000000000003'

  if (isMobile) {
    // the week of a phone is a list without empty slots: the slot is in the address
    await page.goto(`/match-manager/create-match?date=${date}&time=09:00&team=${team}`)
  } else {
    await page.goto(`/calendar/training-calendar?date=${date}`)
    // the middle of an empty week
    await hand.tap(page.getByRole('region', { name: 'Training calendar' }))
    const slot = page.getByRole('dialog', { name: /^New session/ })
    await hand.tap(slot.getByRole('link', { name: 'Match', exact: true }))
  }
  // the sheet of the calendar asks for a team as well
  await expect(page.getByRole('heading', { level: 1, name: 'Create a match' })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Opponent' })
  // with several teams in the calendar the team is asked first
  if (isMobile) await expect(field).toBeFocused()
  const teamField = page.getByRole('combobox', { name: /^Team/ })
  if ((await teamField.inputValue()) === '') {
    await hand.tap(teamField)
    await hand.tap(page.getByRole('option', { name: 'U13' }))
  }
  await field.fill(opponent)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(opponent)
  expect(hand.print('create a match from a slot, opponent and Enter aside')).toBeLessThanOrEqual(4)

  await hand.tap(page.getByRole('link', { name: 'Edit', exact: true }))
  await page.getByRole('combobox', { name: 'Kick-off' }).fill('11:30')
  await page.getByRole('combobox', { name: 'Place' }).fill('Park, Gate 2')
  await hand.tap(page.getByRole('button', { name: 'Save match' }))
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  hand.print('edit a match')

  await hand.tap(page.getByRole('button', { name: 'More actions' }))
  await hand.tap(page.getByRole('menuitem', { name: 'Cancel match' }))
  const question = page.getByRole('dialog', { name: 'Cancel this match?' })
  await expect(question).toContainText('families are told')
  await hand.tap(question.getByRole('button', { name: 'Cancel match' }))
  await expect(page.getByText('The match is cancelled.')).toBeVisible()
  expect(hand.print('cancel a match')).toBe(3)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Set the match again' })).toBeVisible()
})
