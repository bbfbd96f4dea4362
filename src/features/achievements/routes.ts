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
  }),
  createPage({
    path: paths.achievements.create,
    title: 'achievements:pages.create',
    layout: 'admin',
    access: 'admin_only',
    feature: 'achievements',
  }),
  createPage({
    path: paths.achievements.edit,
    title: 'achievements:pages.edit',
    layout: 'admin',
    access: 'admin_only',
    feature: 'achievements',
  }),
  createPage({
    path: paths.achievements.details,
    title: 'achievements:pages.details',
    layout: 'admin',
    access: 'admin_only',
    feature: 'achievements',
  }),
]
