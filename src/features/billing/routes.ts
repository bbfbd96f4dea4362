import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const billingRoutes = [
  page({
    path: paths.pricing,
    title: 'billing:pages.pricing',
    layout: 'role',
    access: 'signed_in',
    feature: 'billing',
  }),
]
