import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const seriesRoutes = [
  createPage({
    path: paths.trainings.series,
    title: 'series:pages.series',
    layout: 'role',
    access: 'role_required',
    feature: 'series',
    namespaces: ['training', 'planner', 'exercises'],
    isWide: true,
    component: () => import('./pages/series-list-page').then((m) => m.SeriesListPage),
    loader: () => import('./loaders').then((m) => m.loadSeriesList),
  }),
  createPage({
    path: paths.trainings.seriesCreate,
    title: 'series:pages.series_create',
    layout: 'role',
    access: 'role_required',
    feature: 'series',
    namespaces: ['planner', 'exercises'],
    component: () => import('./pages/series-create-page').then((m) => m.SeriesCreatePage),
    loader: () => import('./loaders').then((m) => m.loadNewSeries),
  }),
  createPage({
    path: paths.trainings.seriesEdit,
    title: 'series:pages.series_edit',
    layout: 'role',
    access: 'role_required',
    feature: 'series',
    namespaces: ['planner', 'exercises'],
    component: () => import('./pages/series-edit-page').then((m) => m.SeriesEditPage),
    loader: () => import('./loaders').then((m) => m.loadSeriesToEdit),
  }),
]
