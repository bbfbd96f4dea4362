import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const { plans } = paths.admin

async function findOffer(role: 'player' | 'parent', tier: 'club' | 'professional') {
  const { client } = await createClientFor(personas.admin)
  const offer = client.from('plans').select('id').match({ role, tier, period: 'yearly' })
  const { id } = await unwrap(offer.is('archived_at', null).single())
  return id
}

type View = Awaited<ReturnType<typeof renderApp>>

async function choose({ user }: View, field: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option, hidden: true }))
}

async function fillNewPlan(view: View) {
  await choose(view, /^Role/, 'Player')
  await choose(view, /^Plan/, 'Club')
  await choose(view, /^Billing period/, 'Yearly')
  const price = screen.getByRole('textbox', { name: /^Price/ })
  await view.user.clear(price)
  await view.user.type(price, '90')
}

test('a plan is taken off the list and made anew, each offer once', async () => {
  const first = await renderApp(plans.create, { as: 'admin' })
  await fillNewPlan(first)
  await first.user.click(screen.getByRole('button', { name: 'Create a plan' }))
  expect(await screen.findByText(/^This plan is on offer already/)).toBeVisible()
  first.unmount()

  const old = await findOffer('player', 'club')
  expectComplaint(/use-focus-trap/)
  const details = await renderApp(href(plans.details, { id: old }), { as: 'admin' })
  const name = 'Player · Club · Yearly'
  await details.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const item = await screen.findByRole('menuitem', { name: 'Stop offering', hidden: true })
  await details.user.click(item)
  const question = within(await screen.findByRole('dialog', { name: `Stop offering ${name}?` }))
  await details.user.click(question.getByRole('button', { name: 'Stop offering' }))
  // the words that go again come before those that stay
  expect(await screen.findByText('Plan taken off the list')).toBeVisible()
  expect(await screen.findByText(/^Not offered since/)).toBeVisible()
  details.unmount()

  const second = await renderApp(plans.create, { as: 'admin' })
  await fillNewPlan(second)
  await second.user.click(screen.getByRole('button', { name: 'Create a plan' }))
  expect(await screen.findByText('Plan created')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(second.router.state.location.pathname).not.toContain(old)
})

test('a price is changed, with what it was before in the log', async () => {
  const id = await findOffer('parent', 'professional')
  const { user } = await renderApp(href(plans.edit, { id }), { as: 'admin' })
  expect(screen.queryByRole('combobox', { name: /^Role/ })).toBeNull()
  const price = await screen.findByRole('textbox', { name: /^Price/ })
  expect(price).toHaveValue('48')
  await user.clear(price)
  await user.type(price, '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Only the free plan costs nothing. Enter a price.')).toBeVisible()
  await user.clear(price)
  await user.type(price, '45.50')
  await user.type(screen.getByRole('textbox', { name: /^Teams/ }), '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const title = 'Parent · Professional · Yearly'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await screen.findByText('€45.50 per year')).toBeVisible()
  const log = within(await screen.findByRole('list', { name: 'Activity' }))
  expect(await log.findByText('Price: €48.00 → €45.50')).toBeVisible()
  expect(log.getByText('Teams: – → 2')).toBeVisible()
})

test('the list is narrowed by role and by words in the reader’s language', async () => {
  const { user } = await renderApp(plans.list, { as: 'admin' })
  const table = within(await screen.findByRole('table', { name: 'Plans' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search plans' }), 'coach starter')
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3))
  expect(
    table.getByRole('row', { name: /Coach · Starter.*Monthly.*€9\.00 per month/ }),
  ).toBeVisible()
  expect(
    table.getByRole('row', { name: /Coach · Starter.*Yearly.*€86\.40 per year/ }),
  ).toBeVisible()
})

test('nobody but administrators gets there', async () => {
  const owner = await renderApp(plans.list, { as: 'owner' })
  expect(owner.router.state.location.pathname).toBe('/dashboard/owner/overview')
  owner.unmount()
  const coach = await renderApp(plans.create, { as: 'coach' })
  expect(coach.router.state.location.pathname).toBe('/dashboard/coach/overview')
  coach.unmount()
  const { router } = await renderApp(plans.list)
  expect(router.state.location.pathname).toBe(paths.login)
})
