import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { createClientFor } from '@/test/create-client-for'
import { createPerson } from '@/test/create-person'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const { active, subscriptions } = paths.admin
const width = window.innerWidth

afterEach(() => {
  window.innerWidth = width
})

/** Somebody who has just begun a trial at the stand-in's own page, and their subscription. */
async function createSubscriber(last_name: string) {
  const person = await createPerson('parent', { first_name: 'Sub', last_name })
  const { client } = await createClientFor(person)
  const offer = client.from('plans').select('id').match({ role: 'parent', tier: 'starter' })
  const plan = await unwrap(offer.eq('period', 'monthly').is('archived_at', null).single())
  const body = { kind: 'subscription', planId: plan.id }
  const { data } = await client.functions.invoke('checkout', { body })
  const { url } = z.object({ url: z.string() }).parse(data)
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: last_name }
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) })
  const { id } = await unwrap(
    client.from('subscriptions').select('id').eq('user_id', person.id).single(),
  )
  return { id, name: `Sub ${last_name}` }
}

test('the overview says what comes in, explains its numbers and leads to who is behind them', async () => {
  const { user, router } = await renderApp(subscriptions, { as: 'admin' })
  expect(await screen.findByText('Monthly revenue (MRR)')).toBeVisible()
  expect(screen.getByText(/^VAT included\. A year counts as a twelfth/)).toBeVisible()
  expect(screen.getByText(/^Of \d+ who paid 30 days ago, \d+ have left/)).toBeVisible()
  const countries = within(screen.getByRole('region', { name: 'By country' }))
  expect(countries.getByRole('link', { name: 'Germany' })).toBeVisible()
  const events = within(screen.getByRole('region', { name: 'Last events' }))
  expect(events.getAllByRole('listitem').length).toBeGreaterThan(3)
  await user.click(screen.getByRole('link', { name: 'Owner · Club · Yearly' }))
  const table = within(await screen.findByRole('table', { name: 'Active subscriptions' }))
  expect(
    table.getByRole('row', { name: /Thomas Brandt.*€950\.40.*per year.*Running/ }),
  ).toBeVisible()
  expect(router.state.location.search).toContain('tier=club')
})

test('a subscriber is found by name, state and address of the list', async () => {
  const { name } = await createSubscriber('Findling')
  const { user, router } = await renderApp(active.list, { as: 'admin' })
  await user.type(screen.getByRole('searchbox', { name: 'Search subscriptions' }), 'findling')
  const table = within(await screen.findByRole('table', { name: 'Active subscriptions' }))
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2))
  expect(table.getByRole('row', { name: /Sub Findling.*Parent · Starter.*On trial/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'State' }))
  await user.click(await screen.findByRole('option', { name: 'Ending', hidden: true }))
  expect(await screen.findByText('Nothing matches')).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toContain('state=ending'))
  await router.navigate(`${active.list}?state=all&q=findling&period=monthly&country=DE`)
  expect(await screen.findByRole('link', { name: new RegExp(name) })).toBeVisible()
})

test('on a phone the rows are cards', async () => {
  window.innerWidth = 360
  await renderApp(`${active.list}?q=owner@demo.test`, { as: 'admin' })
  expect(await screen.findByText(/Owner · Club · FC Riverside · Renews on/)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a renewal is switched off with a reason, and on again, once Stripe has confirmed', async () => {
  const { id, name } = await createSubscriber('Leaves')
  expectComplaint(/use-focus-trap/)
  const { user } = await renderApp(href(active.details, { id }), { as: 'admin' })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.getByText(/^First payment on/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Switch renewal off' }))
  const sheet = within(await screen.findByRole('dialog', { name: /^End the subscription of Sub/ }))
  await user.click(sheet.getByRole('button', { name: 'Switch renewal off' }))
  expect(await sheet.findByText('Say why in at least 5 characters.')).toBeVisible()
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'They wrote to us')
  await user.click(sheet.getByRole('button', { name: 'Switch renewal off' }))
  expect(await screen.findByRole('button', { name: 'Let it renew' })).toBeEnabled()
  const history = within(screen.getByRole('list', { name: 'History' }))
  expect(await history.findByText('Stripe asked to end it with its period')).toBeVisible()
  expect(history.getByText('They wrote to us')).toBeVisible()
  expect(history.getByText('Renewal switched off')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Let it renew' }))
  const again = within(await screen.findByRole('dialog', { name: /^Let the subscription of Sub/ }))
  await user.type(again.getByRole('textbox', { name: /^Reason/ }), 'They stay after all')
  await user.click(again.getByRole('button', { name: 'Let it renew' }))
  expect(await screen.findByRole('button', { name: 'Switch renewal off' })).toBeEnabled()
  expect(await history.findByText('Stripe asked to let it renew again')).toBeVisible()
})

test('what has ended shows its bills, and nothing can be done any more', async () => {
  const { client } = await createClientFor(personas.admin)
  const ended = client.from('subscriptions').select('id').eq('status', 'cancelled')
  const { id } = await unwrap(ended.order('started_at').limit(1).single())
  await renderApp(href(active.details, { id }), { as: 'admin' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Stefan Georgiev' })).toBeVisible()
  const bills = within(screen.getByRole('table', { name: 'Invoices' }))
  expect(bills.getAllByText('Paid')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Switch renewal off' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Let it renew' })).toBeNull()
})

test('an unknown subscription is not found, and nobody but administrators gets there', async () => {
  const unknown = href(active.details, { id: crypto.randomUUID() })
  const lost = await renderApp(unknown, { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  lost.unmount()
  const owner = await renderApp(subscriptions, { as: 'owner' })
  expect(owner.router.state.location.pathname).toBe('/dashboard/owner/overview')
  owner.unmount()
  const coach = await renderApp(active.list, { as: 'coach' })
  expect(coach.router.state.location.pathname).toBe('/dashboard/coach/overview')
  coach.unmount()
  const { router } = await renderApp(unknown)
  expect(router.state.location.pathname).toBe(paths.login)
})
