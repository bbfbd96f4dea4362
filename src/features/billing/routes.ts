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
]
