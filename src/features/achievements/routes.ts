import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const achievementsRoutes = [
  createPage({
    path: paths.achievements.list,
    title: 'achievements:pages.list',
    layout: 'admin',
    access: 'admin_only',
    feature: 'achievements',
    isWide: true,
    component: () =>
      import('./pages/achievement-list-page').then((module) => module.AchievementListPage),
    loader: () => import('./loaders').then((module) => module.loadAchievements),
  }),
  createPage({
    path: paths.achievements.create,
    title: 'achievements:pages.create',
    layout: 'admin',
    access: 'admin_only',
    feature: 'achievements',
    component: () =>
      import('./pages/achievement-create-page').then((module) => module.AchievementCreatePage),
    loader: () => import('./loaders').then((module) => module.loadAchievements),
  }),
  createPage({
    path: paths.achievements.edit,
    title: 'achievements:pages.edit',
    layout: 'admin',
    access: 'admin_only',
    feature: 'achievements',
    component: () =>
      import('./pages/achievement-edit-page').then((module) => module.AchievementEditPage),
    loader: () => import('./loaders').then((module) => module.loadAchievementToEdit),
  }),
  createPage({
    path: paths.achievements.details,
    title: 'achievements:pages.details',
    layout: 'admin',
    access: 'admin_only',
    feature: 'achievements',
    component: () =>
      import('./pages/achievement-details-page').then((module) => module.AchievementDetailsPage),
    loader: () => import('./loaders').then((module) => module.loadAchievement),
  }),
]
