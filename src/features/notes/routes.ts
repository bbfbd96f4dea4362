import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const notesRoutes = [
  createPage({
    path: paths.notes.lab,
    title: 'notes:pages.lab',
    layout: 'coach',
    access: 'signed_in',
    feature: 'notes',
    isWide: true,
  }),
  createPage({
    path: paths.notes.history,
    title: 'notes:pages.history',
    layout: 'role',
    access: 'signed_in',
    feature: 'notes',
    isWide: true,
  }),
  createPage({
    path: paths.notes.historyDetails,
    title: 'notes:pages.history_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'notes',
  }),
]
