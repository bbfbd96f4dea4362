import { createPage } from '@/lib/router/page'
import { publicPaths } from '@/lib/router/public-paths'

/** Apart from the other pages of signing in: this row is in everybody's first load. */
export const loginRoutes = [
  createPage({
    path: publicPaths.login,
    title: 'session:pages.login',
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/login-page').then((m) => m.LoginPage),
    isIndexed: true,
  }),
]
