import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

const shared = {
  title: 'safety:pages.safety',
  access: 'dashboard',
  feature: 'safety',
  component: () => import('./pages/safety-page').then((module) => module.SafetyPage),
} as const

export const safetyRoutes = [
  createPage({ ...shared, path: paths.admin.safety, layout: 'admin' }),
  createPage({ ...shared, path: paths.owner.safety, layout: 'owner' }),
  createPage({ ...shared, path: paths.coach.safety, layout: 'coach' }),
]
