import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeSavedPath } from '@/features/session/model/saved-path'
import { queryClient } from '@/lib/query/query-client'
import { paths } from '@/lib/router/paths'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { createPlayerAccount } from '@/test/create-player-account'
import { createPerson } from '@/test/create-person'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const page = paths.pricing
const notForRole =
  'This plan is not available for your role. Contact our sales team for more information.'

async function findPlanId(role: 'coach' | 'owner', tier: 'starter' | 'club', period: 'yearly') {
  const { client } = await createClientFor(personas.coach)
  const { id } = await unwrap(
    client.from('plans').select('id').match({ role, tier, period }).single(),
  )
  return id
}

test('a coach sees the plans of coaches by month and by year, with what a year saves', async () => {
  const coach = await createPerson('coach', { first_name: 'Cora', last_name: 'Price' })
  const { user } = await renderApp(page, { as: coach })
  const offers = within(await screen.findByRole('region', { name: 'Plans for coaches' }))
  const starter = within(offers.getByRole('article', { name: 'Starter' }))
  expect(starter.getByText('€9')).toBeVisible()
  expect(starter.getByText('1 team')).toBeVisible()
  expect(starter.getByText('Up to 25 players')).toBeVisible()
  expect(
    await starter.findByText('14 days free, then €9.00 per month. Cancel at any time.'),
  ).toBeVisible()
  expect(within(offers.getByRole('article', { name: 'Free' })).getByText('Your plan')).toBeVisible()
  expect(within(offers.getByRole('article', { name: 'Free' })).queryByRole('button')).toBeNull()

  await user.click(screen.getByRole('radio', { name: 'Yearly · Save 20%' }))
  expect(await starter.findByText('€86.40')).toBeVisible()
  expect(starter.getByText('€7.20 per month, paid once a year')).toBeVisible()
  expect(starter.getByText('Save 20%')).toBeVisible()
  expect(starter.getByText('14 days free, then €86.40 per year. Cancel at any time.')).toBeVisible()
  const club = within(offers.getByRole('article', { name: 'Club' }))
  expect(club.getByText('Unlimited teams')).toBeVisible()

  const others = within(screen.getByRole('region', { name: 'Plans for other roles' }))
  expect(others.getByText(notForRole)).toBeVisible()
  expect(others.getByText('Owner')).toBeVisible()
  expect(others.queryByText('Coach')).toBeNull()
  expect(others.queryByRole('button')).toBeNull()
})

test('a checkout that does not begin says so beside its button, and can be tried again', async () => {
  const coach = await createPerson('coach', { first_name: 'Cora', last_name: 'Tries' })
  const { user } = await renderApp(page, { as: coach })
  const starter = within(await screen.findByRole('article', { name: 'Starter' }))
  const button = await starter.findByRole('button', { name: /^Start free trial/ })
  // no coach any more since a moment ago
  const { client: admin } = await createClientFor(personas.admin)
  const { id: p_school_id } = await unwrap(
    admin.from('schools').select('id').eq('name', 'FC Riverside').single(),
  )
  const held = { p_user_id: coach.id, p_role: 'coach', p_school_id } as const
  await unwrapVoid(admin.rpc('revoke_role', held))
  await user.click(button)
  expect(await starter.findByRole('alert')).toHaveTextContent(notForRole)
  await waitFor(() => expect(button).toBeEnabled())
  const club = within(screen.getByRole('article', { name: 'Club' }))
  expect(club.queryByRole('alert')).toBeNull()
  expect(club.getByRole('button', { name: /^Start free trial/ })).toBeEnabled()
})

test('who subscribes already is led to the settings, and to sales for another plan', async () => {
  const { user, router } = await renderApp(page, { as: 'coach2' })
  expect(
    await screen.findByText('You already have an active subscription. Manage it in your settings.'),
  ).toBeVisible()
  const starter = within(await screen.findByRole('article', { name: 'Starter' }))
  expect(starter.getByText('Your plan')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Start free trial|Subscribe)/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Open settings' })).toHaveAttribute(
    'href',
    paths.settings.payments,
  )
  await user.click(screen.getByRole('link', { name: 'Change plan' }))
  expect(await screen.findByRole('combobox', { name: /^What is it about/ })).toHaveValue(
    'Prices and offers',
  )
  expect(router.state.location.pathname).toBe(paths.support.ask)
})

test('a plan chosen for another role is refused in words, one of the own role is marked', async () => {
  const coach = await createPerson('coach', { first_name: 'Cora', last_name: 'Chose' })
  const foreign = await findPlanId('owner', 'club', 'yearly')
  const first = await renderApp(`${page}?plan=${foreign}`, { as: coach })
  const refusal = await screen.findByText('You chose a plan for another role: Owner')
  expect(refusal.closest('[role=status]')).toHaveTextContent(notForRole)
  first.unmount()
  const own = await findPlanId('coach', 'club', 'yearly')
  await renderApp(`${page}?plan=${own}`, { as: coach })
  const club = within(await screen.findByRole('article', { name: 'Club' }))
  expect(club.getByText('Your choice')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Yearly/ })).toBeChecked()
  expect(screen.queryByText(/You chose a plan for another role/)).toBeNull()
})

test('a guest logs in first, and the chosen plan waits', async () => {
  const chosen = `${page}?plan=${crypto.randomUUID()}&period=yearly`
  const { router } = await renderApp(chosen)
  expect(router.state.location.pathname).toBe(paths.login)
  expect(takeSavedPath()).toBe(chosen)
})

test('a minor cannot subscribe; a guardian does', async () => {
  await renderApp(page, { as: 'player2' })
  expect(
    await screen.findByText('You are under 18: a parent or guardian subscribes and pays for you.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Start free trial|Subscribe)/ })).toBeNull()
})

test('whoever waits for a role and administrators see what there is and buy nothing', async () => {
  const pending = await renderApp(page, { as: 'pending' })
  expect(await screen.findByText('Your plans show once you have a role')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Start free trial|Subscribe)/ })).toBeNull()
  pending.unmount()
  await renderApp(page, { as: 'admin', locale: 'de' })
  expect(await screen.findByText('Die Verwaltung zahlt nichts')).toBeVisible()
  const others = within(screen.getByRole('region', { name: 'Tarife für andere Rollen' }))
  expect(others.getAllByRole('listitem')).toHaveLength(4)
})

test('a parent chooses for whom, and pays for a child with an account', async () => {
  const family = await createOwnFamily({ children: ['Ada'], isTeamless: true })
  const ada = await createPlayerAccount(family, 0)
  const { user, router } = await renderApp(page, { as: family.parent })
  const whose = within(await screen.findByRole('radiogroup', { name: 'Whose plan' }))
  expect(screen.getByRole('region', { name: 'Plans for parents' })).toBeVisible()
  await user.click(whose.getByRole('radio', { name: 'Ada' }))
  const offers = within(await screen.findByRole('region', { name: 'Plans for Ada' }))
  expect(router.state.location.search).toBe(`?child=${ada.id}`)
  expect(within(offers.getByRole('article', { name: 'Free' })).getByText('Runs now')).toBeVisible()

  await user.click(await offers.findByRole('button', { name: /^Start free trial: Starter/ }))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  // on the way to the provider nothing can be pressed twice
  expect(offers.getByRole('button', { name: /^Start free trial: Club/ })).toBeDisabled()
  expect(offers.queryByRole('alert')).toBeNull()
})

test('a child’s plan is opened by who may pay for the child, and by no coach', async () => {
  const family = await createOwnFamily({ children: ['Ada'], isTeamless: true })
  const ada = await createPlayerAccount(family, 0)
  const { client: parent } = await createClientFor(family.parent)
  const plans = await unwrap(
    parent.from('plans').select('id').match({ role: 'player', tier: 'starter', period: 'yearly' }),
  )
  const order = { body: { kind: 'subscription', planId: plans[0]?.id, userId: ada.id } }
  const { data: opened } = await parent.functions.invoke('checkout', order)
  expect(opened).toEqual({ url: expect.stringContaining('/stripe/pay/') })
  const { error: refused } = await family.coach.functions.invoke('checkout', order)
  expect(await refused?.context.json()).toEqual({ code: 'not_your_child' })
})

test('who may not pay for the children is asked for nobody', async () => {
  const family = await createOwnFamily({
    children: ['Ada'],
    isTeamless: true,
    rights: { can_pay: false },
  })
  await createPlayerAccount(family, 0)
  await renderApp(page, { as: family.parent })
  const offers = await screen.findByRole('region', { name: 'Plans for parents' })
  expect(await within(offers).findByRole('button', { name: /Starter$/ })).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('radiogroup', { name: 'Whose plan' })).toBeNull()
})
