import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const matchesRoutes = [
  page({
    path: paths.matches.create,
    title: 'matches:pages.create',
    layout: 'role',
    access: 'signed_in',
    feature: 'matches',
  }),
  page({
    path: paths.matches.edit,
    title: 'matches:pages.edit',
    layout: 'role',
    access: 'signed_in',
    feature: 'matches',
  }),
]
