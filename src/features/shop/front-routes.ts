import type { RouteObject } from 'react-router'
import { addTextFiles, type TextFile } from '@/lib/i18n/setup'
import { createPage } from '@/lib/router/page'
import { publicPaths } from '@/lib/router/public-paths'

addTextFiles(import.meta.glob<TextFile>('/src/features/shop/i18n/front/*.json'))

/** The shop's front, which visitors open from outside: its row brings none of the club's others. */
export const shopFrontRoutes: RouteObject[] = [
  {
    ...createPage({
      path: publicPaths.shop.home,
      title: 'shop/front:pages.home',
      layout: 'role',
      access: 'open',
      feature: 'shop',
      isIndexed: true,
      isLight: true,
      component: () => import('./pages/shop-page').then((m) => m.ShopPage),
      loader: () => import('./catalogue-loader').then((m) => m.loadCatalogue),
    }),
    // search, kind and order look through what is there
    shouldRevalidate: ({ currentUrl: from, nextUrl: to }) =>
      from.href === to.href ||
      from.pathname !== to.pathname ||
      from.searchParams.get('shop') !== to.searchParams.get('shop'),
  },
]
