import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const billingRoutes = [
  createPage({
    path: paths.pricing,
    title: 'billing:pages.pricing',
    layout: 'role',
    access: 'signed_in',
    feature: 'billing',
    component: () => import('./pages/pricing-page').then((m) => m.PricingPage),
    loader: () => import('./loaders').then((m) => m.loadPricing),
  }),
  createPage({
    path: paths.owner.fees,
    title: 'billing:pages.owed',
    layout: 'owner',
    access: 'dashboard',
    feature: 'billing',
    isWide: true,
    component: () => import('./pages/owed-fee-list-page').then((m) => m.OwedFeeListPage),
  }),
]
