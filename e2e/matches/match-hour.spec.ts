import { expect, test } from '../support/fixtures'
import {
  confirmWhistle,
  getBench,
  getClock,
  getField,
  getLog,
  selectAction,
  makeChange,
} from './live-board'
import { getNight, moveClock, planMatch } from './plan-match'

test.use({
  viewport: { width: 360, height: 740 },
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
})

test('an hour of football on two devices, one of them cut off for a while: one log, every minute accounted for', async ({
  as,
}) => {
  const began = performance.now()
  const planned = { opponent: 'Hour Rovers', format: 7, benched: 3, periodMinutes: 30 }
  const id = await planMatch({ ...planned, startsAt: getNight(660) })
  const address = `/match-manager/live/${id}`
  const phone = await as('coach')
  await phone.goto(address)
  await phone.getByRole('button', { name: 'Kick-off' }).click()
  await expect(phone.getByText('Everything saved')).toBeVisible()
  await moveClock(id, 10)

  const tablet = await as('coach')
  await tablet.setViewportSize({ width: 1280, height: 800 })
  for (const page of [phone, tablet]) {
    await page.goto(address)
    await expect(getClock(page)).toHaveText(/^1[0-2]:/)
    await expect(getLog(page)).toHaveCount(0)
  }

  // the phone is cut off: it logs a goal and a change; the tablet logs on
  await phone.context().setOffline(true)
  await selectAction(phone, 'Goal')
  await getField(phone).nth(3).click()
  await makeChange(phone, 0, 6)
  await expect(phone.getByText(/No connection\. 2 entries wait/)).toBeVisible()
  await selectAction(tablet, 'Goal against')
  await selectAction(tablet, 'Yellow')
  await getField(tablet).nth(2).click()
  await expect(getLog(tablet)).toHaveCount(2)
  await phone.context().setOffline(false)
  for (const page of [phone, tablet]) {
    await expect(getLog(page)).toHaveCount(4)
    await expect(page.getByText('Score1 : 1')).toBeVisible()
  }

  // both saw the same goal: it is told, and undone on one of them
  await moveClock(id, 10)
  for (const page of [phone, tablet]) {
    await page.reload()
    await expect(getClock(page)).toHaveText(/^2[0-2]:/)
  }
  for (const page of [phone, tablet]) {
    await selectAction(page, 'Goal')
    await getField(page).nth(1).click()
  }
  await expect(phone.getByText('Logged twice? Undo one of them.').first()).toBeVisible()
  await getLog(phone)
    .filter({ hasText: 'Logged twice?' })
    .first()
    .getByRole('button', { name: /^Undo/ })
    .click()
  for (const page of [phone, tablet]) {
    await expect(page.getByText(/Score(2 : 1|1 : 2)/)).toBeVisible()
    await expect(page.getByText('Logged twice? Undo one of them.')).toHaveCount(0)
  }

  await moveClock(id, 10)
  await phone.reload()
  await phone.getByRole('button', { name: 'End period 1' }).click()
  await phone.getByRole('button', { name: 'Start period 2' }).click()
  await expect(phone.getByText('Everything saved')).toBeVisible()
  await moveClock(id, 15)
  await tablet.reload()
  await expect(getClock(tablet)).toHaveText(/^4[5-7]:/)
  await tablet.getByRole('button', { name: 'Several' }).click()
  await makeChange(tablet, 0, 0)
  await makeChange(tablet, 1, 1)
  await tablet.getByRole('button', { name: 'Make 2 changes' }).click()
  await expect(tablet.getByText('Everything saved')).toBeVisible()
  await moveClock(id, 15)
  await phone.reload()
  await expect(getBench(phone)).toHaveCount(3)
  await phone.getByRole('button', { name: 'Final whistle' }).click()
  await confirmWhistle(phone)
  await expect(tablet.getByText('Full time')).toBeVisible()
  const seconds = Math.round((performance.now() - began) / 1000)

  await tablet.goto(`/match-manager/details/${id}?tab=report`)
  const minutes = tablet.getByRole('table', { name: 'Minutes' })
  const rows = minutes.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(10)
  const played = await rows.evaluateAll((lines) =>
    lines.map(({ children }) => Number(children[1]?.textContent)),
  )
  // the journey's own seconds are played, too: a change may fall into one of the minutes after
  const meant = [60, 60, 60, 60, 50, 45, 45, 25, 15, 0]
  for (const [line, minutesMeant] of meant.entries()) {
    expect(Math.abs((played[line] ?? Number.NaN) - minutesMeant)).toBeLessThanOrEqual(3)
  }
  // seven places for an hour, each rounded
  const whole = played.reduce((sum, one) => sum + one, 0)
  expect(Math.abs(whole - 7 * 60)).toBeLessThanOrEqual(3)
  console.log(`an hour of football on two devices in ${seconds} s: ${played.join(', ')} minutes`)
})
