import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'
import { callAs, getNight, planMatch } from './plan-match'

const chidi = '00000000-0000-4000-8001-000000000305'

const planLiftMatch = (days: number) =>
  planMatch({
    opponent: 'Lift Rovers',
    startsAt: getNight(days),
    format: 7,
    benched: 3,
    periodMinutes: 25,
  })

test('a mother offers seats, a father asks for one, and she takes his child along', async ({
  as,
  isMobile,
}) => {
  const id = await planLiftMatch(isMobile ? 590 : 595)
  const address = `/match-manager/details/${id}`
  const hand = countTaps()
  const driver = await as('parent')
  await driver.goto(address)
  await hand.tap(driver.getByRole('button', { name: 'Offer seats' }))
  await driver.getByRole('textbox', { name: /^Free seats/ }).fill('2')
  await driver.getByRole('textbox', { name: /^Where and when/ }).fill('School gate at nine')
  await hand.tap(driver.getByRole('button', { name: 'Save offer' }))
  const own = driver.getByRole('list', { name: 'Cars' }).getByRole('listitem')
  await expect(own).toContainText('Your car')
  expect(hand.print('offer seats')).toBe(2)

  const asking = await as('emeka.okafor')
  await asking.goto(address)
  const car = asking.getByRole('listitem', { name: 'Ayşe Yılmaz' })
  await expect(car).toContainText('School gate at nine')
  await hand.tap(car.getByRole('button', { name: 'Ask for a seat for Chidi' }))
  await expect(car).toContainText('Chidi: asked, no answer yet')
  expect(hand.print('ask for a seat')).toBe(1)

  await driver.reload()
  await hand.tap(own.getByRole('button', { name: 'Take along' }))
  await expect(own).toContainText('Come along: Chidi')
  await expect(own).toContainText('1 of 2 seats free')
  expect(hand.print('take a child along')).toBe(1)
  expect(await findIssues(driver)).toEqual([])
})

test('a seat is given back and an offer withdrawn with one tap each', async ({ as, isMobile }) => {
  const id = await planLiftMatch(isMobile ? 610 : 615)
  const lift = await callAs('parent', 'offer_lift', {
    p_match_id: id,
    p_seats: 2,
    p_direction: 'both',
  })
  const ask = await callAs('emeka.okafor', 'ask_for_lift', {
    p_match_id: id,
    p_player_id: chidi,
    p_lift_id: lift,
  })
  await callAs('parent', 'answer_lift_ask', { p_ask_id: ask, p_is_accepted: true })

  const address = `/match-manager/details/${id}`
  const hand = countTaps()
  const asking = await as('emeka.okafor')
  await asking.goto(address)
  const car = asking.getByRole('listitem', { name: 'Ayşe Yılmaz' })
  await expect(car).toContainText('Chidi comes along')
  await hand.tap(car.getByRole('button', { name: 'Withdraw' }))
  await expect(car.getByRole('button', { name: 'Ask for a seat for Chidi' })).toBeVisible()
  expect(hand.print('give the seat back')).toBe(1)

  const driver = await as('parent')
  await driver.goto(address)
  const own = driver.getByRole('list', { name: 'Cars' }).getByRole('listitem')
  await expect(own).toContainText('2 of 2 seats free')
  await hand.tap(own.getByRole('button', { name: 'Withdraw offer' }))
  await expect(driver.getByRole('button', { name: 'Offer seats' })).toBeVisible()
  expect(hand.print('withdraw the offer')).toBe(1)
})
