import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { takeSavedPath } from '@/features/session/model/saved-path'
import { href, paths } from '@/lib/router/paths'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnSchool } from '@/test/create-own-school'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

afterEach(() => localStorage.removeItem('shop-cart'))

/** A club of this test alone with an open shop: a scarf with two sizes, the small one scarce. */
async function createShop() {
  const school = await createOwnSchool()
  const { client } = await createClientFor(school.owner)
  const title = `Shop ${school.name}`
  const place = 'Club house'
  await unwrap(
    client
      .from('shops')
      .insert({ school_id: school.id, title, is_open: true, pickup_place: place })
      .select('school_id'),
  )
  const { id } = await unwrap(
    client
      .from('products')
      .insert({
        school_id: school.id,
        name: 'Chalk scarf',
        category: 'fan_items',
        price_cents: 1490,
      })
      .select('id')
      .single(),
  )
  const sizes = await unwrap(
    client
      .from('product_variants')
      .insert([
        { product_id: id, name: 'Short', position: 1 },
        { product_id: id, name: 'Long', price_cents: 1990, position: 2 },
      ])
      .select('id, name'),
  )
  await unwrap(client.from('products').update({ status: 'published' }).eq('id', id).select('id'))
  const findSize = (name: string) => sizes.find((size) => size.name === name)?.id ?? ''
  const [short, long] = [findSize('Short'), findSize('Long')]
  await unwrap(client.rpc('adjust_stock', { p_variant_id: short, p_delta: 2 }))
  await unwrap(client.rpc('adjust_stock', { p_variant_id: long, p_delta: 9 }))
  return { school, client, title, productId: id, short, long }
}

test('a visitor chooses a club, finds a product by name, and is led to its page', async () => {
  const { school, title } = await createShop()
  const { user, router } = await renderApp(paths.shop.home)
  expect(screen.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await user.click(await screen.findByRole('link', { name: title }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const card = await screen.findByRole('link', { name: /Chalk scarf/ })
  expect(card).toHaveTextContent('From €14.90')
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'boots')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Chalk scarf/ })).toBeNull())
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('boots')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await user.click(await screen.findByRole('link', { name: /Chalk scarf/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Chalk scarf' })).toBeVisible()
  expect(router.state.location.pathname).toMatch(/^\/shop\/details\//)
  expect(school.name).toBe(title.slice(5))
})

test('what a visitor puts into the cart comes along through the login', async () => {
  const { school, productId, title } = await createShop()
  const parent = await createPerson('parent', { first_name: 'Mara', last_name: 'Buys' }, school.id)
  const visit = await renderApp(href(paths.shop.details, { id: productId }))
  const { user } = visit
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByText('Choose a size.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Short' }))
  expect(await screen.findByText('Only 2 left')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  await user.click(await screen.findByRole('link', { name: 'To the cart' }))
  const line = await screen.findByRole('list', { name: `Cart: ${title}` })
  expect(within(line).getByRole('combobox')).toHaveValue('1')
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(visit.router.state.location.pathname).toBe(paths.login))
  expect(takeSavedPath()).toBe(paths.shop.cart)
  visit.unmount()

  const kept = localStorage.getItem('shop-cart') ?? ''
  await renderApp(paths.settings.account, { as: parent }).then((view) => view.unmount())
  localStorage.setItem('shop-cart', kept)
  await renderApp(paths.shop.cart, { as: parent })
  expect(await screen.findByRole('list', { name: `Cart: ${title}` })).toHaveTextContent(
    'Chalk scarf',
  )
  expect(await screen.findByRole('button', { name: 'Buy now' })).toBeEnabled()
  expect(localStorage.getItem('shop-cart')).toBeNull()
})

test('an order is placed for the sum shown; without the payment page it waits, and can be given up', async () => {
  const { school, short, client, title } = await createShop()
  const parent = await createPerson(
    'parent',
    { first_name: 'Mara', last_name: 'Orders' },
    school.id,
  )
  const { client: mine } = await createClientFor(parent)
  await unwrapVoid(mine.from('cart_items').insert({ variant_id: short, quantity: 2 }))
  const { user, router } = await renderApp(paths.shop.cart, { as: parent })
  const form = within(await screen.findByRole('form', { name: `Order at ${title}` }))
  await user.click(form.getByRole('radio', { name: /^By parcel/ }))
  await user.click(form.getByRole('button', { name: 'Buy now' }))
  expect(await form.findByText('Enter the postcode.')).toBeVisible()
  await user.type(form.getByLabelText(/^Street and number/), 'Am Ufer 1')
  await user.type(form.getByLabelText(/^Postcode/), '97000')
  await user.type(form.getByLabelText(/^Town/), 'Aurach')
  expect(form.getByText('€34.70')).toBeVisible()

  // somebody changes the price meanwhile
  await unwrap(
    client.from('product_variants').update({ price_cents: 1590 }).eq('id', short).select('id'),
  )
  await user.click(form.getByRole('button', { name: 'Buy now' }))
  expect(await form.findByText(/^A price has changed/)).toBeVisible()
  expect(await form.findByText('€36.70')).toBeVisible()
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/functions/v1/checkout')) return real(input, init)
    return Promise.resolve(Response.json({ code: 'payments_unavailable' }, { status: 503 }))
  })
  await user.click(form.getByRole('button', { name: 'Buy now' }))

  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/shop\/my-orders\/./))
  expect(await screen.findByRole('heading', { level: 1, name: /^Order \d{4}-/ })).toBeVisible()
  expect(await screen.findByText(/^The payment page did not open/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Buy now: €36.70' })).toBeVisible()
  vi.mocked(globalThis.fetch).mockRestore()
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Buy now/ })).toBeNull())
  const [row] = await unwrap(client.from('product_variants').select('stock').eq('id', short))
  expect(row?.stock).toBe(2)
})

test('what sold out meanwhile is told, and stands in the way until it is removed', async () => {
  const { school, short, long, client } = await createShop()
  const parent = await createPerson('parent', { first_name: 'Mara', last_name: 'Late' }, school.id)
  const { client: mine } = await createClientFor(parent)
  await unwrapVoid(
    mine.from('cart_items').insert([
      { variant_id: short, quantity: 2 },
      { variant_id: long, quantity: 1 },
    ]),
  )
  await unwrap(
    client.rpc('adjust_stock', { p_variant_id: short, p_delta: -2, p_reason: 'correction' }),
  )
  const { user } = await renderApp(paths.shop.cart, { as: parent })
  expect(await screen.findByText(/^Sold out meanwhile/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Buy now' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Remove Chalk scarf, Short' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buy now' })).toBeEnabled())
})

test('a visitor is asked to log in for orders; nobody opens those of somebody else', async () => {
  const visit = await renderApp(paths.shop.myOrders)
  expect(await screen.findByText('Please log in to view your orders.')).toBeVisible()
  visit.unmount()
  const { client, userId } = await createClientFor({
    email: 'parent@demo.test',
    password: 'demo1234',
  })
  const [order] = await unwrap(client.from('orders').select('id').eq('user_id', userId).limit(1))
  const page = href(paths.shop.myOrder, { id: order?.id ?? '' })
  await renderApp(page, { as: 'parent2' })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('orders stand in the tabs of their state; tracking says what there is', async () => {
  const { user, router } = await renderApp(paths.shop.myOrders, { as: 'parent', locale: 'en' })
  const tabs = within(await screen.findByRole('navigation', { name: 'Orders by status' }))
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    'All',
    'Processing',
    'Shipped',
    'Delivered',
    'Cancelled',
  ])
  await user.click(tabs.getByRole('link', { name: 'Shipped' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=shipped'))
  const list = within(await screen.findByRole('list', { name: 'My orders' }))
  await waitFor(() => expect(list.getAllByText('Shipped').length).toBeGreaterThan(0))
  await user.click(list.getAllByRole('button', { name: 'Track' })[0] ?? document.body)
  expect(await within(await screen.findByRole('dialog')).findByText('DHL')).toBeVisible()
})

test('a minor asks a parent to buy', async () => {
  await renderApp(paths.shop.cart, { as: 'player' })
  expect(await screen.findByRole('button', { name: 'Ask a parent to buy' })).toBeVisible()
  expect(screen.getByText(/^You are under 18/)).toBeVisible()
})
