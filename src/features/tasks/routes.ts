import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const tasksRoutes = [
  createPage({
    path: paths.tasks.active,
    title: 'tasks:pages.active',
    layout: 'role',
    access: 'signed_in',
    feature: 'tasks',
    isWide: true,
  }),
  createPage({
    path: paths.tasks.ofPlayer,
    title: 'tasks:pages.of_player',
    layout: 'role',
    access: 'signed_in',
    feature: 'tasks',
    isWide: true,
  }),
  createPage({
    path: paths.tasks.assign,
    title: 'tasks:pages.assign',
    layout: 'role',
    access: 'signed_in',
    feature: 'tasks',
  }),
  createPage({
    path: paths.tasks.addForPlayer,
    title: 'tasks:pages.add_for_player',
    layout: 'coach',
    access: 'signed_in',
    feature: 'tasks',
  }),
]
