import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnSchool } from '@/test/create-own-school'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

/** A club of this test alone with an open shop and one scarf, nine pieces of one size. */
async function createShop() {
  const school = await createOwnSchool()
  const { client } = await createClientFor(school.owner)
  await unwrap(
    client
      .from('shops')
      .insert({
        school_id: school.id,
        title: `Shop ${school.name}`,
        is_open: true,
        pickup_place: 'Club house',
        shipping_cents: 500,
      })
      .select('school_id'),
  )
  const [productId, sizeId] = [crypto.randomUUID(), crypto.randomUUID()]
  await unwrap(
    client.rpc('save_product', {
      p_product_id: productId,
      p_school_id: school.id,
      p_name: 'Chalk scarf',
      p_description: 'Warm.',
      p_category: 'fan_items',
      p_price_cents: 1490,
      p_image_paths: [],
      p_variants: [{ id: sizeId, name: 'One size', sku: 'CS-1', stock: 9 }],
    }),
  )
  await unwrap(
    client.from('products').update({ status: 'published' }).eq('id', productId).select('id'),
  )
  return { school, client, productId, sizeId }
}

/** An order of two scarves by somebody of the club, not paid yet. */
async function placeOrder(shop: Awaited<ReturnType<typeof createShop>>) {
  const name = { first_name: 'Mara', last_name: 'Buyer' }
  const parent = await createPerson('parent', name, shop.school.id)
  const { client } = await createClientFor(parent)
  await unwrapVoid(client.from('cart_items').insert({ variant_id: shop.sizeId, quantity: 2 }))
  const order = await unwrap(
    client.rpc('place_order', {
      p_order_id: crypto.randomUUID(),
      p_school_id: shop.school.id,
      p_expected_total_cents: 3480,
      p_delivery: 'shipping',
      p_recipient: 'Mara Buyer',
      p_street: 'Am Ufer 1',
      p_postal_code: '97000',
      p_city: 'Aurach',
      p_country: 'DE',
    }),
  )
  return { order, parent }
}

test('an owner opens a shop, adds a product with sizes, and puts it on sale', async () => {
  const school = await createOwnSchool()
  const { user, router } = await renderApp(paths.shop.products, { as: school.owner })
  await user.click(await screen.findByRole('button', { name: 'Open your shop' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByLabelText(/^Name of the shop/)).toHaveValue(school.name)
  await user.clear(sheet.getByLabelText(/^Delivery of a parcel/))
  await user.type(sheet.getByLabelText(/^Delivery of a parcel/), 'much')
  await user.click(sheet.getByRole('button', { name: 'Open your shop' }))
  expect(await sheet.findByText('Enter an amount from 0 to 100 euros.')).toBeVisible()
  await user.clear(sheet.getByLabelText(/^Delivery of a parcel/))
  await user.type(sheet.getByLabelText(/^Delivery of a parcel/), '3,50')
  await user.click(sheet.getByRole('button', { name: 'Open your shop' }))
  expect(await screen.findByText(/delivery €3.50/)).toBeVisible()

  const [add] = await screen.findAllByRole('link', { name: 'Add a product' })
  await user.click(add ?? document.body)
  await user.type(await screen.findByLabelText(/^Name/), 'Winter cap')
  await user.type(screen.getByLabelText(/^Price in euros/), '12,90 €')
  await user.type(screen.getByLabelText(/^Add sizes/), 'S, L, s{Enter}')
  const sizes = within(await screen.findByRole('list', { name: 'Sizes' }))
  expect(sizes.getAllByRole('listitem')).toHaveLength(2)
  const large = within(sizes.getByRole('group', { name: 'L' }))
  await user.type(large.getByLabelText('Own price'), '14.90')
  await user.clear(large.getByLabelText('In stock'))
  await user.type(large.getByLabelText('In stock'), '2')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))

  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/shop\/edit\//))
  expect(await screen.findByText(/^Buyers do not see this product/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Put on sale' }))
  expect(await screen.findByText(/^Buyers see this product/)).toBeVisible()

  const { client } = await createClientFor(school.owner)
  const [product] = await unwrap(
    client
      .from('products')
      .select('name, status, price_cents, sizes:product_variants(name, price_cents, stock)')
      .eq('school_id', school.id),
  )
  expect(product).toMatchObject({ name: 'Winter cap', status: 'published', price_cents: 1290 })
  expect(product?.sizes.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'L', price_cents: 1490, stock: 2 },
    { name: 'S', price_cents: null, stock: 0 },
  ])
})

test('stock changes by difference; a product without a size stays off sale', async () => {
  const { school, client, productId, sizeId } = await createShop()
  const page = href(paths.shop.edit, { id: productId })
  const { user } = await renderApp(page, { as: school.owner })
  const size = within(await screen.findByRole('group', { name: 'One size' }))
  expect(await size.findByText('9 in stock')).toBeVisible()
  await user.click(size.getByRole('button', { name: 'Change stock' }))
  const sheet = within(await screen.findByRole('dialog'))
  // two are sold meanwhile
  await unwrap(
    client.rpc('adjust_stock', { p_variant_id: sizeId, p_delta: -2, p_reason: 'correction' }),
  )
  await user.type(sheet.getByLabelText(/^Pieces that came in/), '5')
  await user.click(sheet.getByRole('button', { name: 'Change stock' }))
  expect(await size.findByText('12 in stock')).toBeVisible()

  await user.click(size.getByRole('button', { name: 'Actions for size One size' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Take off sale' }))
  expect(await screen.findByText(/^Save your changes first/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const table = within(await screen.findByRole('table', { name: 'Products' }))
  expect(await table.findByText('No size to buy')).toBeVisible()
  await user.click(table.getByRole('button', { name: 'Actions for Chalk scarf' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Take off sale' }))
  expect(await table.findByText('Draft')).toBeVisible()
  await user.click(table.getByRole('button', { name: 'Actions for Chalk scarf' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put on sale' }))
  expect(await screen.findByText(/^Add a size first/)).toBeVisible()
})

test('whoever saves second is told, and keeps what was typed', async () => {
  const { school, client, productId } = await createShop()
  const page = href(paths.shop.edit, { id: productId })
  const { user } = await renderApp(page, { as: school.owner })
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Long scarf')
  await unwrap(
    client.from('products').update({ price_cents: 1590 }).eq('id', productId).select('id'),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Somebody else changed this meanwhile')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Long scarf')
})

test('orders are found by number and name; one that is not paid is given up with a reason', async () => {
  const shop = await createShop()
  const { order } = await placeOrder(shop)
  const { user } = await renderApp(`${paths.shop.products}?tab=orders&state=all`, {
    as: shop.school.owner,
  })
  await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'nobody')
  expect(await screen.findByText('Nothing matches')).toBeVisible()
  await user.clear(screen.getByRole('searchbox', { name: 'Search orders' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'buyer')
  await user.click(await screen.findByRole('link', { name: /Mara Buyer/ }))

  expect(
    await screen.findByRole('heading', { level: 1, name: `Order ${order.number}` }),
  ).toBeVisible()
  expect(await screen.findByText(/^Not paid yet/)).toBeVisible()
  const list = within(screen.getByRole('list', { name: 'Items' }))
  expect(list.getByText('2 × Chalk scarf')).toBeVisible()
  expect(list.getByText('One size · CS-1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText(/^Reason/), 'The scarves are torn')
  await user.click(sheet.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('The scarves are torn')).toBeVisible()
  expect(await screen.findByText('This order was cancelled')).toBeVisible()
  const [size] = await unwrap(
    shop.client.from('product_variants').select('stock').eq('id', shop.sizeId),
  )
  expect(size?.stock).toBe(9)
})

test('the papers of an order are printed from its page', async () => {
  const shop = await createShop()
  const { order } = await placeOrder(shop)
  const printed: string[] = []
  const page = href(paths.shop.orderDetails, { id: order.id })
  const { user } = await renderApp(page, { as: shop.school.owner })
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'))
    printed.push(document.querySelector('[data-paper]')?.textContent ?? '')
    window.dispatchEvent(new Event('afterprint'))
  })
  await user.click(await screen.findByRole('button', { name: 'Packing slip' }))
  await user.click(screen.getByRole('button', { name: 'Pick list' }))
  expect(printed[0]).toContain('Am Ufer 1')
  expect(printed[0]).toContain('€34.80')
  expect(printed[1]).toContain('CS-1')
  expect(printed[1]).not.toContain('Am Ufer 1')
})

test.each(['coach2', 'parent', 'player'] as const)(
  'behind the counter %s is shown the way to the shop',
  async (persona) => {
    const { user, router } = await renderApp(`${paths.shop.products}?tab=orders`, { as: persona })
    expect(await screen.findByText(/^The club’s shop is run by/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to the shop' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.shop.home))
  },
)

test('a visitor is asked to log in; a rival finds neither goods nor orders', async () => {
  const shop = await createShop()
  const { order } = await placeOrder(shop)
  const page = href(paths.shop.orderDetails, { id: order.id })
  const visit = await renderApp(page)
  expect(await screen.findByText('Log in to run your club’s shop')).toBeVisible()
  visit.unmount()
  const rival = await createOwnSchool()
  const orders = await renderApp(page, { as: rival.owner })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  orders.unmount()
  await renderApp(href(paths.shop.edit, { id: shop.productId }), { as: rival.owner })
  expect(await screen.findByText(/^The club’s shop is run by/)).toBeVisible()
})

test('a buyer who opens the seller’s page of their own order is shown the way to the shop', async () => {
  const shop = await createShop()
  const { order, parent } = await placeOrder(shop)
  await renderApp(href(paths.shop.orderDetails, { id: order.id }), { as: parent })
  expect(await screen.findByText(/^The club’s shop is run by/)).toBeVisible()
})
