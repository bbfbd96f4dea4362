import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const animatorRoutes = [
  page({
    path: paths.animator.editor,
    title: 'animator:pages.editor',
    layout: 'role',
    access: 'signed_in',
    feature: 'animator',
    isWide: true,
  }),
  page({
    path: paths.animator.details,
    title: 'animator:pages.details',
    layout: 'role',
    access: 'signed_in',
    feature: 'animator',
    isWide: true,
  }),
]
