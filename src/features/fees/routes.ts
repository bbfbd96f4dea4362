import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

const shared = {
  title: 'fees:pages.finances',
  access: 'dashboard',
  feature: 'fees',
  isWide: true,
  component: () => import('./pages/finances-page').then((module) => module.FinancesPage),
} as const

export const feesRoutes = [
  createPage({ ...shared, path: paths.owner.fees, layout: 'owner' }),
  // a treasurer is a coach with an office: the database says whose desk it is
  createPage({ ...shared, path: paths.coach.fees, layout: 'coach' }),
]
