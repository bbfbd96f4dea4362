import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { createPerson } from '@/test/create-person'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'
import { trustGuardian } from '@/test/trust-guardian'

/** Ada's mother, and Bo's father Dan, who drives; both children play the match in nine days. */
async function createTwoFamilies() {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'], isOneTeam: true })
  const { owner, players } = family
  const bo = players.find(({ first_name }) => first_name === 'Bo')?.id ?? ''
  const driver = await createPerson('parent', { first_name: 'Dan', last_name: 'Driver' })
  const { client } = await createClientFor(driver)
  await unwrap(owner.from('guardian_links').delete().eq('player_id', bo).select('id'))
  await unwrap(
    owner
      .from('guardian_links')
      .insert({
        guardian_id: driver.id,
        player_id: bo,
        relationship: 'father',
        status: 'active',
        can_respond: true,
      })
      .select('id'),
  )
  await trustGuardian(driver)
  const match = await family.play(9, 'SV Probe')
  return { ...family, driver, client, match, page: href(paths.matches.details, { id: match.id }) }
}

test('a father offers seats, a mother asks for one, he takes the child along and the coach reads it', async () => {
  const { page, driver, parent, trainer, client, match } = await createTwoFamilies()
  const own = await renderApp(page, { as: driver })
  await own.user.click(await screen.findByRole('button', { name: 'Offer seats' }))
  const seats = await screen.findByRole('textbox', { name: /^Free seats/ })
  await own.user.clear(seats)
  await own.user.type(seats, '9')
  await own.user.click(screen.getByRole('button', { name: 'Save offer' }))
  expect(await screen.findByText('From 1 to 8 seats.')).toBeVisible()
  await own.user.clear(seats)
  await own.user.type(seats, '1')
  await own.user.type(
    screen.getByRole('textbox', { name: /^Where and when/ }),
    'School gate at nine',
  )
  await own.user.click(screen.getByRole('button', { name: 'Save offer' }))
  expect(await screen.findByText('Your car')).toBeVisible()
  own.unmount()

  const asking = await renderApp(page, { as: parent })
  const car = within(await screen.findByRole('listitem', { name: 'Dan Driver' }))
  expect(car.getByText('School gate at nine')).toBeVisible()
  expect(car.getByText(/1 of 1 seats free/)).toBeVisible()
  await asking.user.click(car.getByRole('button', { name: 'Ask for a seat for Ada' }))
  expect(await car.findByText('Ada: asked, no answer yet')).toBeVisible()
  asking.unmount()

  const answering = await renderApp(page, { as: driver })
  expect(await screen.findByText('Ada asks for a seat')).toBeVisible()
  await answering.user.click(screen.getByRole('button', { name: 'Take along' }))
  expect(await screen.findByText('Come along: Ada')).toBeVisible()
  expect(screen.getByText(/full/)).toBeVisible()
  answering.unmount()

  await renderApp(page, { as: trainer })
  expect(await screen.findByText('Come along: Ada')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Offer seats' })).toBeNull()
  const { client: rival } = await createClientFor(personas.coach2)
  expect(await unwrap(rival.rpc('list_match_lifts', { p_match_id: match.id }))).toEqual([])
  expect(await unwrap(client.rpc('list_match_lifts', { p_match_id: match.id }))).toHaveLength(1)
})

test('a request waits for a driver, who takes the child with one tap', async () => {
  const { page, driver, parent, client, match } = await createTwoFamilies()
  const asking = await renderApp(page, { as: parent })
  await asking.user.click(await screen.findByRole('button', { name: 'Ada needs a lift' }))
  expect(await screen.findByText('Ada needs a lift · there and back')).toBeVisible()
  await asking.user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await asking.user.click(await screen.findByRole('button', { name: 'Ada needs a lift' }))
  expect(await screen.findByText('Ada needs a lift · there and back')).toBeVisible()
  asking.unmount()
  await unwrap(client.rpc('offer_lift', { p_match_id: match.id, p_seats: 2, p_direction: 'both' }))
  const driving = await renderApp(page, { as: driver })
  await driving.user.click(await screen.findByRole('button', { name: 'Take Ada along' }))
  await waitFor(() => expect(screen.getByText('Come along: Ada')).toBeVisible())
  await driving.user.click(screen.getByRole('button', { name: 'Withdraw offer' }))
  expect(await screen.findByRole('button', { name: 'Offer seats' })).toBeVisible()
  expect(screen.queryByText('Come along: Ada')).toBeNull()
})
