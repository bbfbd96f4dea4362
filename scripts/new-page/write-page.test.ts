import { describe, expect, test } from 'vitest'
import { addComponent, findRow, deriveNames, writeComponent, writeTest } from './write-page'

const routes = `export const shopRoutes = [
  createPage({
    path: paths.shop.cart,
    title: 'shop:pages.cart',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    component: () => import('./pages/cart-page').then((module) => module.CartPage),
  }),
  createPage({
    path: paths.shop.myOrders,
    title: 'shop:pages.my_orders',
    layout: 'parent',
    access: 'dashboard',
    feature: 'shop',
  }),
]
`

describe('a page built for the first time', () => {
  test('its files are named after the key of its title', () => {
    expect(deriveNames('shop:pages.my_orders')).toEqual({
      file: 'my-orders-page',
      component: 'MyOrdersPage',
    })
  })

  test('only its own row gets the component', () => {
    const lines = addComponent(routes, 'paths.shop.myOrders').split('\n')
    expect(lines.filter((line) => !routes.split('\n').includes(line))).toEqual([
      "    component: () => import('./pages/my-orders-page').then((module) => module.MyOrdersPage),",
    ])
    expect(findRow(lines.join('\n'), 'paths.shop.myOrders')?.text).toContain('MyOrdersPage')
  })

  test('a page that stands is not written again, an address nobody has is said', () => {
    expect(() => addComponent(routes, 'paths.shop.cart')).toThrow('has a page already')
    expect(() => addComponent(routes, 'paths.shop.my')).toThrow('No row for paths.shop.my.')
  })

  test('the page says its title and description, its test opens it as somebody who may', () => {
    const row = findRow(routes, 'paths.shop.myOrders')
    if (!row) throw new Error('no row')
    expect(writeComponent(row)).toContain("t('pages.my_orders_description')")
    const written = writeTest(row, "Coach's orders")
    expect(written).toContain("renderApp(paths.shop.myOrders, { as: 'parent' })")
    expect(written).toContain('name: "Coach\'s orders"')
  })
})
