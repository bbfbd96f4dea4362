import { lazy } from 'react'
import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'
import { cartCountSlot } from './model/cart-count-slot'

cartCountSlot.Count = lazy(() =>
  import('./components/account-count').then((m) => ({ default: m.AccountCount })),
)

cartCountSlot.Desk = lazy(() =>
  import('./components/desk-link').then((m) => ({ default: m.DeskLink })),
)

export const shopRoutes = [
  createPage({
    path: paths.shop.create,
    title: 'shop:pages.create',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    namespaces: ['shop/front', 'shop/desk'],
    component: () => import('./pages/desk/product-create-page').then((m) => m.ProductCreatePage),
    loader: () => import('./desk-loaders').then((m) => m.loadDesk),
  }),
  createPage({
    path: paths.shop.products,
    title: 'shop:pages.products',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    isWide: true,
    namespaces: ['shop/front', 'shop/desk'],
    component: () => import('./pages/desk/product-list-page').then((m) => m.ProductListPage),
    loader: () => import('./desk-loaders').then((m) => m.loadDesk),
  }),
  createPage({
    path: paths.shop.edit,
    title: 'shop:pages.edit',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    namespaces: ['shop/front', 'shop/desk'],
    component: () => import('./pages/desk/product-edit-page').then((m) => m.ProductEditPage),
    loader: () => import('./desk-loaders').then((m) => m.loadProductToEdit),
  }),
  createPage({
    path: paths.shop.details,
    title: 'shop:pages.details',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    isIndexed: true,
    namespaces: ['shop/front'],
    component: () => import('./pages/product-page').then((m) => m.ProductPage),
    loader: () => import('./loaders').then((m) => m.loadProduct),
  }),
  createPage({
    path: paths.shop.orderSuccess,
    title: 'shop:pages.order_success',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    namespaces: ['shop/front'],
    component: () => import('./pages/order-success-page').then((m) => m.OrderSuccessPage),
  }),
  createPage({
    path: paths.shop.cart,
    title: 'shop:pages.cart',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    namespaces: ['shop/front'],
    component: () => import('./pages/cart-page').then((m) => m.CartPage),
    loader: () => import('./loaders').then((m) => m.loadCart),
  }),
  createPage({
    path: paths.shop.myOrders,
    title: 'shop:pages.my_orders',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    isWide: true,
    namespaces: ['shop/front'],
    component: () => import('./pages/order-list-page').then((m) => m.OrderListPage),
  }),
  createPage({
    path: paths.shop.myOrder,
    title: 'shop:pages.my_order',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    namespaces: ['shop/front'],
    component: () => import('./pages/order-page').then((m) => m.OrderPage),
    loader: () => import('./loaders').then((m) => m.loadOrder),
  }),
  createPage({
    path: paths.shop.orderEdit,
    title: 'shop:pages.order_edit',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    namespaces: ['shop/front', 'shop/desk'],
    component: () => import('./pages/desk/order-edit-page').then((m) => m.OrderEditPage),
    loader: () => import('./desk-loaders').then((m) => m.loadDeskOrder),
  }),
  createPage({
    path: paths.shop.orderDetails,
    title: 'shop:pages.order_details',
    layout: 'role',
    access: 'open',
    feature: 'shop',
    namespaces: ['shop/front', 'shop/desk'],
    component: () => import('./pages/desk/order-details-page').then((m) => m.OrderDetailsPage),
    loader: () => import('./desk-loaders').then((m) => m.loadDeskOrder),
  }),
]
