import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const individualRoutes = [
  createPage({
    path: paths.individual.list,
    title: 'individual:pages.list',
    layout: 'role',
    access: 'signed_in',
    feature: 'individual',
    isWide: true,
  }),
  createPage({
    path: paths.individual.create,
    title: 'individual:pages.create',
    layout: 'role',
    access: 'signed_in',
    feature: 'individual',
  }),
  createPage({
    path: paths.individual.edit,
    title: 'individual:pages.edit',
    layout: 'role',
    access: 'signed_in',
    feature: 'individual',
  }),
  createPage({
    path: paths.individual.details,
    title: 'individual:pages.details',
    layout: 'role',
    access: 'signed_in',
    feature: 'individual',
  }),
  createPage({
    path: paths.individual.progress,
    title: 'individual:pages.progress',
    layout: 'role',
    access: 'signed_in',
    feature: 'individual',
    isWide: true,
  }),
  createPage({
    path: paths.individual.progressDetails,
    title: 'individual:pages.progress_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'individual',
  }),
  createPage({
    path: paths.individual.activeDetails,
    title: 'individual:pages.active_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'individual',
  }),
]
