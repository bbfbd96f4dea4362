import { createPage } from '@/lib/router/page'
import { publicPaths } from '@/lib/router/public-paths'

/** Apart from the other public pages: this row is in everybody's first load. */
export const homeRoutes = [
  createPage({
    path: publicPaths.home,
    title: 'landing:pages.home',
    layout: 'default',
    access: 'open',
    feature: 'landing',
    isIndexed: true,
    component: () => import('./pages/home-page').then((module) => module.HomePage),
  }),
]
